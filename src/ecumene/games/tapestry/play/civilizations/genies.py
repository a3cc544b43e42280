"""Genies: an opponent drawn by lot makes a wish, which serves both.

On the mat nothing changes: the tokens of the opponents lie there, and whichever is drawn goes back. Circles and squares
alternate around it, a square first; the wish of a circle is its points and one of the two squares beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import PICK, TapestryAction
from ecumene.games.tapestry.box.codes import Code
from ecumene.games.tapestry.play.civilizations.mats import printed
from ecumene.games.tapestry.play.model import ERAS, TapestryPosition

NAME: Final = "genies"


def circles(position: TapestryPosition) -> tuple[int, ...]:
    """What the circles score, clockwise."""
    return printed(position, NAME).grids["circles"][0]


def grant(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """An opponent wishes; on the last income turn one wishes for oneself [tapestry.civilizations.genies]."""
    if position.era[seat] == ERAS:
        position.agenda.append(GeniesCircle(seat, 0, cause))
        return
    chance = position.chance
    assert chance is not None
    opponents = position.clockwise(seat)[1:]
    drawn = opponents[chance.below("genies", len(opponents))]
    position.tell("tapestry-log-lot", {"who": seat, "other": drawn})
    position.agenda.append(GeniesWish(drawn, seat, cause))


@dataclass(frozen=True, eq=False)
class GeniesWish(SeatQuestion):
    """Which circle the opponent drawn chooses, for themselves and for the Genies [tapestry.civilizations.genies]."""

    host: Seat
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        ways: list[Action] = list(position.acts.of[PICK][: len(circles(position))])
        return ways

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        """Whoever has finished chooses, and scores nothing."""
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        position.perform(self.host, printed(position, NAME).grids["wishes"][0][action.arg], self.cause)
        if not position.finished[seat]:
            position.perform(seat, circles(position)[action.arg], self.cause)


@dataclass(frozen=True, eq=False)
class GeniesCircle(SeatQuestion):
    """Which circle to score next on the last income turn; `taken` has a bit for each that was, and none twice.

    [tapestry.civilizations.genies]
    """

    taken: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        of = position.acts.of[PICK]
        return [of[circle] for circle in range(len(circles(position))) if not self.taken >> circle & 1]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == PICK
            raise IllegalAction("tapestry.civilizations.genies" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        taken = self.taken | 1 << action.arg
        if taken.bit_count() < printed(position, NAME).numbers["last"]:
            position.agenda.append(GeniesCircle(seat, taken, self.cause))
        position.perform(seat, circles(position)[action.arg], self.cause)


CODES: dict[str, Code] = {"genies_grant": grant}
ITEMS: tuple[type[Item], ...] = (GeniesCircle, GeniesWish)
