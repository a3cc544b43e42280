"""Keeping one of two tapestry cards on the first income turn, where a table plays so [tapestry.options.first_card].

Lost Artifacts do the same with three [tapestry.cards.lost_artifacts].
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, amount_said
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import KEEP, TapestryAction
from ecumene.games.tapestry.play.drawing import has_options, reveal_tapestry, tapestry_left
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
        if draw_several(position, self.seat, DRAWN_AT_ONCE, self.cause):
            position.agenda.append(KeepCard(self.seat, self.cause))


def draw_several(position: TapestryPosition, seat: Seat, number: int, cause: str) -> bool:
    """Draw so many cards, of which one is kept; whether there is a choice, for a single one is kept at once.

    With one more option it is one more, and the rest is discarded all the same [tapestry.boxes.psionics_options].
    """
    cards: list[int] = []
    for _ in range(number + int(has_options(position, seat))):
        kind = reveal_tapestry(position, seat, cause)
        if kind != NONE:
            insort(cards, kind)
    if len(cards) == 1:
        _keep(position, seat, cards[0])
    elif cards:
        position.drawn[seat] = tuple(cards)
    return len(cards) > 1


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


@dataclass(frozen=True, eq=False)
class KeepArtifact(KeepCard):
    """Which of the cards of Lost Artifacts to keep [tapestry.cards.lost_artifacts]."""

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb != KEEP:
            raise IllegalAction("core.choice")
        if action.arg not in position.drawn[seat]:
            raise IllegalAction("tapestry.cards.lost_artifacts")


class KeepOneOf(Effect):
    """Draw so many tapestry cards and keep one of them [tapestry.cards.lost_artifacts]."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.cards = number

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return tapestry_left(position) and not position.finished[seat]

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if self.able(position, seat, about) and draw_several(position, seat, self.cards, cause):
            position.agenda.append(KeepArtifact(seat, cause))


def _read_keep_one_of(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return KeepOneOf(amount_said(row, "keep_one_of", says, 9))


def _keep(position: TapestryPosition, seat: Seat, kind: int) -> None:
    insort(position.hands[seat], kind)
    position.tell("tapestry-log-gains", {"who": seat, "thing": DRAWN[TAPESTRY_CARD], "n": 1})
    announce(position, CARD_GAINED, seat, kind)


VERBS: dict[str, Verb] = {"keep_one_of": _read_keep_one_of}
ITEMS: tuple[type[Item], ...] = (DrawToKeep, KeepArtifact, KeepCard)
