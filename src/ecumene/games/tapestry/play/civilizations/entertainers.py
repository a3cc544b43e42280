"""Entertainers: a token walks from the left to the right along paths of benefits.

On the mat: one number, where the token stands: 0 the start, then the spots in the order of their letters.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.games.tapestry.box.actions import PICK, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed
from ecumene.games.tapestry.play.model import TapestryPosition

NAME: Final = "entertainers"


def coming(position: TapestryPosition) -> tuple[int, ...]:
    """The spots, from 0 on, to which paths lead; none from the last level."""
    return printed(position, NAME).paths[on_mat(position, NAME)[0]]


def can_walk(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return bool(coming(position))


def walk(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Move the token along a path [tapestry.civilizations.entertainers]."""
    if coming(position):
        position.agenda.append(EntertainersWalk(seat, False, cause))


def begin(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Gained during the game, the token begins on any spot [tapestry.civilizations.entertainers]."""
    position.agenda.append(EntertainersWalk(seat, True, cause))


@dataclass(frozen=True, eq=False)
class EntertainersWalk(SeatQuestion):
    """To which spot the token goes; its benefit is gained [tapestry.civilizations.entertainers]."""

    anywhere: bool
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PICK]
        spots = range(len(printed(position, NAME).grids["spots"][0])) if self.anywhere else coming(position)
        return [of[spot] for spot in spots]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        lay(position, NAME, (action.arg + 1,))
        position.perform(seat, printed(position, NAME).grids["spots"][0][action.arg], self.cause)


CODES: dict[str, Code] = {"entertainers_walk": walk, "entertainers_begin": begin}
ABLE: dict[str, Able] = {"entertainers_walk": can_walk}
ITEMS: tuple[type[Item], ...] = (EntertainersWalk,)
