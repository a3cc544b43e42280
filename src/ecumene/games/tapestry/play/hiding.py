"""What a seat may know of a game of Tapestry: the few fields that hide something, as that seat sees them."""

from __future__ import annotations

from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.games.tapestry.play.numbers import COLLECTED_CARD, NONE, UNKNOWN
from ecumene.games.tapestry.play.state import TapestryState

REVEALED: Final = "gamblerscard"
"""The question while which cards drawn lie open to all [tapestry.civilizations.gamblers]."""


class Sight:
    """The fields that hide something, as a seat, or a spectator, knows them.

    Others' hands and what they draw to keep one, the decks and face-down cards are unknown; their sizes are not. What
    is dealt before the first turn lies open; civilizations drawn later are as good as in their deck. Cards that the
    viewer has seen in a hand are known [tapestry.boxes.seen_hands]; whoever spies on a hand sees it for as long as that
    is asked [tapestry.cards.double_agents].
    """

    def __init__(self, position: TapestryState, seat: Seat | None) -> None:
        self.seen = position.seen.copy()
        self.hands = position.hands.copy()
        self.drawn = position.drawn.copy()
        self.offers = position.offers.copy()
        self.civ_deck = position.civ_deck
        self.deck = [UNKNOWN] * len(position.deck)
        self.buried = [UNKNOWN] * len(position.buried)
        self.collected = position.collected
        self.submerged = position.submerged
        self.landmark_draft = position.landmark_draft
        self.landmark_deck = position.landmark_deck
        self._hide_seen(position, seat)
        self._hide_others(position, seat)
        if seat is None or not position.keeps(seat, COLLECTED_CARD):
            self.collected = [UNKNOWN] * len(position.collected)
        if seat is None or not position.plays_cards_on(seat):  # what lies under the mat of the Merfolk is theirs to see
            self.submerged = [UNKNOWN] * len(position.submerged)  # rule: tapestry.civilizations.merfolk
        if position.landmark_draft and not _has_seen_draft(position, seat):
            self.landmark_draft = [UNKNOWN] * len(position.landmark_draft)
            self.landmark_deck = [UNKNOWN] * len(position.landmark_deck)

    def _hide_seen(self, position: TapestryState, seat: Seat | None) -> None:
        """Who has seen what, only the two of them know."""
        seats = position.seats
        for row in range(seats):
            for column in range(seats):
                if row != seat and column != seat:
                    self.seen[seats * row + column] = ()

    def _hide_others(self, position: TapestryState, seat: Seat | None) -> None:
        revealed = [getattr(item, "seat", NONE) for item in position.agenda if item.kind == REVEALED]
        spied = spied_on(position, seat)
        for other in range(position.seats):
            if other == seat:
                continue
            if other != spied:
                known = () if seat is None else position.seen[position.seats * seat + other]
                self.hands[other] = [UNKNOWN] * (len(position.hands[other]) - len(known)) + sorted(known)
            if position.drawn[other] and other not in revealed:
                self.drawn[other] = (UNKNOWN,) * len(position.drawn[other])
            if position.offers[other] and position.turn != NONE:
                self.civ_deck = sorted([*self.civ_deck, *position.offers[other]])
                self.offers[other] = (UNKNOWN,) * len(position.offers[other])

    def lay_over(self, parts: dict[str, Any]) -> None:
        """Put these fields in the place of those that tell all; the base box stores not all of them."""
        parts["hands"] = self.hands
        parts["drawn"] = self.drawn
        parts["offers"] = self.offers
        parts["civ_deck"] = self.civ_deck
        parts["deck"] = self.deck
        parts["buried"] = self.buried
        if "seen" in parts:
            parts["seen"] = self.seen
            parts["collected"] = self.collected
            parts["landmark_draft"] = self.landmark_draft
            parts["landmark_deck"] = self.landmark_deck
        if "submerged" in parts:
            parts["submerged"] = self.submerged


def _has_seen_draft(position: TapestryState, seat: Seat | None) -> bool:
    """Whether the landmark cards that are being drafted are, or were, in a seat's hand.

    [tapestry.setup.landmark_cards_seen]
    """
    if seat is None:
        return False
    drafting = [getattr(item, "seat", NONE) for item in position.agenda if item.kind == "draftlandmark"]
    return seat in drafting or bool(position.landmark_cards[seat])


def spied_on(position: TapestryState, seat: Seat | None) -> int:
    """Whose hand a seat is looking at besides its own; NONE nearly always."""
    top = position.agenda[-1] if position.agenda else None
    if top is None or seat is None or top.kind != "spyhand" or getattr(top, "seat", NONE) != seat:
        return NONE
    other: int = getattr(top, "other", NONE)
    return other
