"""Advice: whoever sits beside the Advisors may be handed a card of theirs instead of drawing one.

Only in advance turns, and card by card [tapestry.civilizations.advisors]. At tables without them nothing here is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import PICK, TapestryAction
from ecumene.games.tapestry.play.drawing import (
    TAPESTRY_CARD,
    draw_tapestry,
    gain_tapestry,
    has_options,
    tapestry_left,
)
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import NONE
from ecumene.games.tapestry.play.options import DrawOptions
from ecumene.games.tapestry.play.whenever import ADVISES, modified

CAUSE: Final = "civ.advisors"


def advisor_of(position: TapestryPosition, seat: Seat) -> int:
    """The neighbour who may hand a seat its next card, or NONE.

    Public facts alone decide, so a question that is left out tells nothing. Whoever has finished draws nothing any more
    and so hands over nothing [tapestry.end.passive].
    """
    if position.shared.alone or position.finished[seat]:
        return NONE
    for neighbour in position.neighbours(seat):
        if modified(position, neighbour, ADVISES) and position.hands[neighbour] and not position.finished[neighbour]:
            return neighbour if position.in_advance_turn() and tapestry_left(position) else NONE
    return NONE


@dataclass(frozen=True, eq=False)
class AdvisedDraw(Step):
    """A seat draws so many cards, one by one, each of which its neighbour may hand over instead."""

    seat: Seat
    amount: int
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        if self.amount > 1:
            position.agenda.append(AdvisedDraw(self.seat, self.amount - 1, self.cause))
        advisor = advisor_of(position, self.seat)
        if advisor != NONE:
            position.agenda.append(AdvisorsAnswer(advisor, self.seat, self.cause))
        else:
            draw_one(position, self.seat, self.cause)


def draw_one(position: TapestryPosition, seat: Seat, cause: str) -> None:
    """A single card off the deck, told to the log; or one of two [tapestry.civilizations.psionics]."""
    if has_options(position, seat):
        position.agenda.append(DrawOptions(seat, TAPESTRY_CARD, 1, cause))
    elif draw_tapestry(position, seat, cause) != NONE:
        position.tell("tapestry-log-gains", {"who": seat, "thing": "tapestry", "n": 1})


def hand_over(position: TapestryPosition, seat: Seat, other: Seat, kind: int) -> None:
    """A card of one's hand goes into another, face down; for whoever receives it, it is gained."""
    position.leave_hand(seat, kind, openly=False)
    position.tell("tapestry-log-advises", {"who": seat, "other": other})
    gain_tapestry(position, other, kind)


def offered(position: TapestryPosition, seat: Seat) -> list[int]:
    """The kinds of card in a hand, in their order; in the view of another seat none."""
    return sorted({kind for kind in position.hands[seat] if kind >= 0})


@dataclass(frozen=True, eq=False)
class AdvisorsAnswer(SeatQuestion):
    """Whether a neighbour gets a card of one's hand instead of drawing, and which.

    [tapestry.civilizations.advisors] Nobody else learns which it was, neither by the time it takes nor by a record of
    the game: the card is picked by its place.
    """

    other: Seat
    cause: str

    def concealed(self) -> bool:
        return True

    def hides(self, action: Action) -> bool:
        """By the place of a card one would learn what lies before it."""
        return isinstance(action, TapestryAction) and action.verb == PICK

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [*position.acts.of[PICK][: len(offered(position, seat))], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == PICK
            raise IllegalAction("tapestry.civilizations.advisors" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        """The card is gained first, then one draws a card in its place."""
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != PICK:
            draw_one(position, self.other, self.cause)
            return
        position.agenda.append(AdvisorsDraw(seat))
        hand_over(position, seat, self.other, offered(position, seat)[action.arg])


@dataclass(frozen=True, eq=False)
class AdvisorsDraw(Step):
    """Whoever has handed a card over draws one."""

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        draw_one(position, self.seat, CAUSE)


ITEMS: tuple[type[Item], ...] = (AdvisedDraw, AdvisorsAnswer, AdvisorsDraw)
