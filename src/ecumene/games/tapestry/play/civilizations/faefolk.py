"""Faefolk: a token dances round a ring, as far as tapestry cards can be seen.

On the mat: the spot of the token, 0 at the top.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.games.tapestry.box.codes import Code
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed
from ecumene.games.tapestry.play.drawing import tapestry_left
from ecumene.games.tapestry.play.gains import TAPESTRY_CARD, draw
from ecumene.games.tapestry.play.model import ERAS, TapestryPosition

NAME: Final = "faefolk"
LAST_ROUNDS: Final = 2


def visible_cards(position: TapestryPosition, seat: Seat) -> int:
    """The tapestry cards of the hand, and those on the income mat that no other card covers."""
    shown = [stack for stack in position.mats[ERAS * seat : ERAS * seat + ERAS] if stack]
    return len(position.hands[seat]) + len(shown)


def spot_after(position: TapestryPosition, steps: int) -> int:
    """The spot so many steps clockwise from the token."""
    return (on_mat(position, NAME)[0] + steps) % len(printed(position, NAME).grids["ring"][0])


def dance(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """A round, two of them on the last income turn [tapestry.civilizations.faefolk]."""
    for _ in range(LAST_ROUNDS if position.era[seat] == ERAS else 1):
        position.agenda.append(FaefolkRound(seat, cause))


@dataclass(frozen=True, eq=False)
class FaefolkRound(Step):
    """A tapestry card may be gained, if there is one; then the token moves [tapestry.civilizations.faefolk]."""

    seat: Seat
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        position.agenda.append(FaefolkDance(self.seat, self.cause))
        if tapestry_left(position):
            position.agenda.append(FaefolkCard(self.seat, self.cause))


@dataclass(frozen=True, eq=False)
class FaefolkCard(SeatQuestion):
    """Whether to gain a tapestry card, which takes the token one spot further [tapestry.civilizations.faefolk]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.accept, position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        if action is position.acts.accept:
            draw(position, seat, TAPESTRY_CARD, 1, self.cause)


@dataclass(frozen=True, eq=False)
class FaefolkDance(Step):
    """The token moves clockwise as many spots as cards can be seen, and gains its spot."""

    seat: Seat
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        steps = visible_cards(position, self.seat)
        spot = spot_after(position, steps)
        lay(position, NAME, (spot,))
        position.tell_number("tapestry-log-dances", self.seat, steps)
        position.perform(self.seat, printed(position, NAME).grids["ring"][0][spot], self.cause)


CODES: dict[str, Code] = {"faefolk_dance": dance}
ITEMS: tuple[type[Item], ...] = (FaefolkCard, FaefolkDance, FaefolkRound)
