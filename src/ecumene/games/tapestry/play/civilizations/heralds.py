"""Heralds: cards that lie open serve them too.

On the mat: how many tokens are left, then for each token that was put on a card, 16 * the space of the income mat
(5 * seat + era - 1) + how many cards lay there. Once the card is covered the stack is higher, and the token is lost.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import CARD, PLAY, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.box.content import THIS_ERA, WHEN_PLAYED
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed
from ecumene.games.tapestry.play.drawing import reveal_tapestry
from ecumene.games.tapestry.play.model import NONE, TapestryPosition
from ecumene.games.tapestry.play.playing import card_cause, card_effect, play_card
from ecumene.games.tapestry.play.whenever import CARD_GAINED, announce

NAME: Final = "heralds"
HEIGHT: Final = 16


# ---- the first income turn


def reveal(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Reveal cards until one is not for an era; it comes into the hand [tapestry.adjustments.heralds].

    A permanent card will do too [tapestry.tapestry_cards.permanent_heralds].
    """
    aside: list[int] = []
    kind = reveal_tapestry(position, seat, cause)
    while kind != NONE and position.box.cards[kind].kind == THIS_ERA:
        aside.append(kind)
        kind = reveal_tapestry(position, seat, cause)
    for other in aside:
        insort(position.discard, other)
    if kind != NONE:
        position.tell("tapestry-log-reveals", {"who": seat, "card": position.box.cards[kind].id, "n": len(aside)})
        insort(position.hands[seat], kind)
        announce(position, CARD_GAINED, seat, kind)


def play_first(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Perhaps play a card on Maker of Fire; who has none that may is asked all the same, lest the hand be known."""
    if position.hands[seat]:
        position.agenda.append(HeraldsFirst(seat, cause))


@dataclass(frozen=True, eq=False)
class HeraldsFirst(SeatQuestion):
    """Which card of the hand to play on Maker of Fire and use, if any; never Renaissance.

    [tapestry.adjustments.heralds] [tapestry.rulings.heralds_first_card]
    """

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PLAY]
        return [*[of[kind] for kind in first_cards(position, seat)], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            held = isinstance(action, TapestryAction) and action.verb == PLAY and action.arg in position.hands[seat]
            raise IllegalAction("tapestry.adjustments.heralds" if held else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == PLAY:
            play_card(position, seat, action.arg, self.cause)


def first_cards(position: TapestryPosition, seat: Seat) -> list[int]:
    """The kinds of card in a hand that may lie on Maker of Fire; in the view of another seat none."""
    banned = printed(position, NAME).numbers["not_first"]
    found: list[int] = []
    for kind in position.hands[seat]:
        allowed = kind >= 0 and position.box.cards[kind].kind != THIS_ERA and kind != banned
        if allowed and kind not in found:
            found.append(kind)
    return found


# ---- later income turns


def markable(position: TapestryPosition) -> list[int]:
    """The spaces of income mats whose uncovered card acts when played and bears no token.

    Nobody sees a covered card [tapestry.faq.heralds_uncovered]; what holds for an era, or permanently, is not copied.
    """
    tokens = on_mat(position, NAME)[1:]
    found: list[int] = []
    for place, stack in enumerate(position.mats):
        kind = stack[-1] if stack else NONE
        if kind >= 0 and position.box.cards[kind].kind == WHEN_PLAYED and HEIGHT * place + len(stack) not in tokens:
            found.append(place)
    return found


def can_mark(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return on_mat(position, NAME)[0] > 0 and bool(markable(position))


def mark(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Perhaps put a token on a card [tapestry.civilizations.heralds]."""
    if can_mark(position, seat, about):
        position.agenda.append(HeraldsCard(seat, cause))


@dataclass(frozen=True, eq=False)
class HeraldsCard(SeatQuestion):
    """On which card to put a token, if any, to use it as one's own [tapestry.civilizations.heralds]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[CARD]
        return [*[of[place] for place in markable(position)], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == CARD
            raise IllegalAction("tapestry.civilizations.heralds" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != CARD:
            return
        stack = position.mats[action.arg]
        left, *tokens = on_mat(position, NAME)
        lay(position, NAME, (left - 1, *tokens, HEIGHT * action.arg + len(stack)))
        position.tell("tapestry-log-copies", {"who": seat, "card": position.box.cards[stack[-1]].id})
        position.perform(seat, card_effect(position, stack[-1]), card_cause(position, stack[-1]))


CODES: dict[str, Code] = {"heralds_reveal": reveal, "heralds_play": play_first, "heralds_mark": mark}
ABLE: dict[str, Able] = {"heralds_mark": can_mark}
ITEMS: tuple[type[Item], ...] = (HeraldsCard, HeraldsFirst)
