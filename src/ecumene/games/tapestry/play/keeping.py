"""Keeping one of two tapestry cards on the first income turn, where a table plays so [tapestry.options.first_card]."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import KEEP, TapestryAction
from ecumene.games.tapestry.play.drawing import reveal_tapestry
from ecumene.games.tapestry.play.gains import DRAWN, TAPESTRY_CARD
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import NONE
from ecumene.games.tapestry.play.whenever import CARD_GAINED, announce

DRAWN_AT_ONCE: Final = 2


def draw_to_keep(position: TapestryPosition, seat: Seat, amount: int, cause: str) -> None:
    """So many tapestry cards, each of them one of two [tapestry.options.first_card]."""
    if not position.finished[seat]:
        for _ in range(amount):
            position.agenda.append(DrawToKeep(seat, cause))


@dataclass(frozen=True, eq=False)
class DrawToKeep(Step):
    """Two cards are drawn, seen by their player alone; the last one of all is simply kept."""

    seat: Seat
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        cards: list[int] = []
        for _ in range(DRAWN_AT_ONCE):
            kind = reveal_tapestry(position, self.seat, self.cause)
            if kind != NONE:
                insort(cards, kind)
        if len(cards) == 1:
            _keep(position, self.seat, cards[0])
        elif cards:
            position.drawn[self.seat] = tuple(cards)
            position.agenda.append(KeepCard(self.seat, self.cause))


@dataclass(frozen=True, eq=False)
class KeepCard(SeatQuestion):
    """Which of two tapestry cards to keep; it is asked for two alike too, or a question left out would tell of them."""

    cause: str

    def concealed(self) -> bool:
        return True

    def hides(self, action: Action) -> bool:
        """The card goes into a hand [tapestry.tapestry_cards.hands]."""
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[KEEP]
        return [of[kind] for kind in sorted(set(position.drawn[seat])) if kind >= 0]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb != KEEP:
            raise IllegalAction("core.choice")
        if action.arg not in position.drawn[seat]:
            raise IllegalAction("tapestry.options.first_card")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        """The other one goes onto the discards, open to all like every discard."""
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        left = list(position.drawn[seat])
        left.remove(action.arg)
        position.drawn[seat] = ()
        for kind in left:
            insort(position.discard, kind)
        _keep(position, seat, action.arg)
        position.tell("tapestry-log-discards", {"who": seat, "thing": DRAWN[TAPESTRY_CARD], "n": len(left)})


def _keep(position: TapestryPosition, seat: Seat, kind: int) -> None:
    insort(position.hands[seat], kind)
    position.tell("tapestry-log-gains", {"who": seat, "thing": DRAWN[TAPESTRY_CARD], "n": 1})
    announce(position, CARD_GAINED, seat, kind)


ITEMS: tuple[type[Item], ...] = (DrawToKeep, KeepCard)
