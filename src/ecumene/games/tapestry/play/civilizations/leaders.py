"""Leaders: once for each track, a free advance with its benefit.

On the mat: one number with a bit for each covered square, which is that of its track.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import TRACK, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.play.advancing import NO_BONUS, check_move, move_on, tokens_able
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed
from ecumene.games.tapestry.play.model import TapestryPosition

NAME: Final = "leaders"


def free_squares(position: TapestryPosition) -> list[int]:
    """The tracks whose squares are not covered."""
    covered = on_mat(position, NAME)[0]
    return [track for track in printed(position, NAME).series["squares"] if not covered >> track & 1]


def leading(position: TapestryPosition, seat: Seat) -> list[int]:
    """The squares that may be covered: a track on which nothing can move only where all the free ones are like that."""
    free = free_squares(position)
    return [track for track in free if tokens_able(position, seat, track)] or free


def can_lead(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return bool(free_squares(position))


def lead(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Perhaps cover a square [tapestry.civilizations.leaders]."""
    if free_squares(position):
        position.agenda.append(LeadersSquare(seat, cause))


@dataclass(frozen=True, eq=False)
class LeadersSquare(SeatQuestion):
    """Which square to cover, if any: an advance with the benefit, never the bonus [tapestry.civilizations.leaders]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[TRACK]
        return [*[of[track] for track in leading(position, seat)], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action in self.legal(position, seat):
            return
        assert isinstance(action, TapestryAction)
        if action.verb != TRACK:
            raise IllegalAction("core.choice")
        if action.arg in free_squares(position):
            check_move(position, seat, action.arg, forward=True)
        raise IllegalAction("tapestry.civilizations.leaders")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb == TRACK:
            lay(position, NAME, (on_mat(position, NAME)[0] | 1 << action.arg,))
            move_on(position, seat, action.arg, self.cause, benefit=True, bonus=NO_BONUS)


CODES: dict[str, Code] = {"leaders_lead": lead}
ABLE: dict[str, Able] = {"leaders_lead": can_lead}
ITEMS: tuple[type[Item], ...] = (LeadersSquare,)
