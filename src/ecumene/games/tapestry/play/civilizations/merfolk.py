"""Merfolk: cards that lie under water until the last income turn, and are played after it. Nothing lies on the mat.

The cards under it are `submerged`: their owner sees them, everybody their number. What is done with them after the
last income turn stands in `play/playing_on.py`.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import DISCARD, KEEP, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.play.civilizations.mats import printed
from ecumene.games.tapestry.play.drawing import discard_tapestry
from ecumene.games.tapestry.play.gains import TAPESTRY_CARD, draw
from ecumene.games.tapestry.play.model import ERAS, TapestryPosition
from ecumene.games.tapestry.play.playing_on import held

NAME: Final = "merfolk"


def dive(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """A card, and all but a few go under water; on the last income turn they come back instead.

    [tapestry.civilizations.merfolk]
    """
    if position.era[seat] < ERAS:
        position.agenda.append(MerfolkDive(seat, cause))
    else:
        surface(position, seat)
    draw(position, seat, TAPESTRY_CARD, 1, cause)


@dataclass(frozen=True, eq=False)
class MerfolkDive(Step):
    """Those that stay in hand are chosen; the others go under the mat."""

    seat: Seat
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        kept = printed(position, NAME).numbers["kept"]
        hand = position.hands[self.seat].copy()
        if len(hand) <= kept:
            return
        for kind in hand:
            position.leave_hand(self.seat, kind, openly=False)
        position.drawn[self.seat] = tuple(hand)
        position.agenda.append(MerfolkKeep(self.seat, kept, self.cause))


@dataclass(frozen=True, eq=False)
class MerfolkKeep(SeatQuestion):
    """Which card stays in hand; `left` still do, this one included [tapestry.civilizations.merfolk]."""

    left: int
    cause: str

    def concealed(self) -> bool:
        return True

    def hides(self, action: Action) -> bool:
        """What stays in hand and what goes under water is for nobody else to know."""
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[KEEP]
        return [of[kind] for kind in sorted(set(position.drawn[seat])) if kind >= 0]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == KEEP
            raise IllegalAction("tapestry.civilizations.merfolk" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        cards = list(position.drawn[seat])
        cards.remove(action.arg)
        insort(position.hands[seat], action.arg)
        if self.left > 1:
            position.drawn[seat] = tuple(cards)
            position.agenda.append(MerfolkKeep(seat, self.left - 1, self.cause))
            return
        position.drawn[seat] = ()
        position.submerged = sorted([*position.submerged, *cards])
        position.tell_number("tapestry-log-submerges", seat, len(cards))


def surface(position: TapestryPosition, seat: Seat) -> None:
    """All cards under the mat come back into the hand; they are not gained again."""
    if position.submerged:
        position.tell_number("tapestry-log-surfaces", seat, len(position.submerged))
        position.hands[seat] = sorted([*position.hands[seat], *position.submerged])
        position.submerged = []


def drown(position: TapestryPosition, seat: Seat) -> None:
    """The mat is lost: the cards under it are discarded [tapestry.cards.black_death]."""
    if position.submerged:
        position.tell("tapestry-log-discards", {"who": seat, "n": len(position.submerged), "thing": "tapestry"})
        position.discard = sorted([*position.discard, *position.submerged])
        position.submerged = []


def limit(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """At the end of the last income turn only so many cards stay in hand [tapestry.civilizations.merfolk]."""
    if can_limit(position, seat, about):
        position.agenda.append(MerfolkDiscard(seat, cause))


def can_limit(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return len(position.hands[seat]) > printed(position, NAME).numbers["limit"]


@dataclass(frozen=True, eq=False)
class MerfolkDiscard(SeatQuestion):
    """Which card is too many [tapestry.civilizations.merfolk]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[DISCARD]
        return [of[kind] for kind in held(position, seat)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        discard_tapestry(position, seat, action.arg)
        position.tell("tapestry-log-discards", {"who": seat, "n": 1, "thing": "tapestry"})
        limit(position, seat, self.cause, 0)


CODES: dict[str, Code] = {"merfolk_dive": dive, "merfolk_limit": limit}
ABLE: dict[str, Able] = {"merfolk_limit": can_limit}
ITEMS: tuple[type[Item], ...] = (MerfolkDive, MerfolkDiscard, MerfolkKeep)
