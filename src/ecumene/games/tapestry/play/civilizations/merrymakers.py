"""Merrymakers: three tokens climb columns of growing rewards.

On the mat: how high the token of each column stands, 0 at the bottom.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.games.tapestry.box.actions import PICK, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed, raised
from ecumene.games.tapestry.play.model import TapestryPosition

NAME: Final = "merrymakers"


def climbable(position: TapestryPosition) -> list[int]:
    """The columns whose token can go up."""
    levels = on_mat(position, NAME)
    columns = printed(position, NAME).grids["columns"]
    return [column for column, steps in enumerate(columns) if levels[column] < len(steps)]


def can_climb(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return bool(climbable(position))


def climb(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Move a token one step up and gain what is there [tapestry.civilizations.merrymakers]."""
    columns = climbable(position)
    if len(columns) == 1:
        step_up(position, seat, columns[0], cause)
    elif columns:
        position.agenda.append(MerrymakersColumn(seat, cause))


def step_up(position: TapestryPosition, seat: Seat, column: int, cause: str) -> None:
    levels = on_mat(position, NAME)
    lay(position, NAME, raised(levels, column))
    position.perform(seat, printed(position, NAME).grids["columns"][column][levels[column]], cause)


@dataclass(frozen=True, eq=False)
class MerrymakersColumn(SeatQuestion):
    """The token of which column goes up [tapestry.civilizations.merrymakers]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PICK]
        return [of[column] for column in climbable(position)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        step_up(position, seat, action.arg, self.cause)


CODES: dict[str, Code] = {"merrymakers_climb": climb}
ABLE: dict[str, Able] = {"merrymakers_climb": can_climb}
ITEMS: tuple[type[Item], ...] = (MerrymakersColumn,)
