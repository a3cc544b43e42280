"""Playing tapestry cards: on the space of one's era or over the card that lies there, and what lasts for an era."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, nothing_said
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import PLAY, TapestryAction
from ecumene.games.tapestry.box.content import PERMANENT, THIS_ERA, WHEN_PLAYED
from ecumene.games.tapestry.play.drawing import reveal_tapestry
from ecumene.games.tapestry.play.enchantments import enchant
from ecumene.games.tapestry.play.gains import gain_any
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import ERAS, FACE_DOWN, NONE


def card_cause(position: TapestryPosition, kind: int) -> str:
    """What a person would point at for what a card does."""
    return f"card.{position.box.cards[kind].id}"


def card_effect(position: TapestryPosition, kind: int) -> int:
    """What a card does when it is played; for a this-era card the choices that come with it, if there are any."""
    return position.box.cards[kind].effects


def visible_card(position: TapestryPosition, seat: Seat, era: int) -> int:
    """The uncovered card on the space of an era; NONE where there is none, FACE_DOWN where nobody sees it."""
    stack = position.mat(seat, era)
    return stack[-1] if stack else NONE


# ---- laying a card


def play_card(position: TapestryPosition, seat: Seat, kind: int, cause: str, once: bool = False) -> None:
    """Play a card from the hand on the space of the current era; what lies there is covered.

    It acts after the resources for the first among neighbours are settled, which are gained before the space is covered
    [tapestry.income.first_of_neighbours]; `once` for whoever has nothing of what lasts.
    """
    position.leave_hand(seat, kind)
    lay_card(position, seat, kind, cause, once)


def lay_card(position: TapestryPosition, seat: Seat, kind: int, cause: str, once: bool = False) -> None:
    """Play a card that is in no hand any more."""
    position.tell(
        "tapestry-log-plays", {"who": seat, "card": position.box.cards[kind].id, "era": position.current_space(seat)}
    )
    position.agenda.append(ActOnce(seat, kind) if once else Act(seat, kind))
    _cover(position, seat, kind, cause)


def play_face_down(position: TapestryPosition, seat: Seat) -> None:
    """With an empty hand the top card of the deck covers the space, unseen [tapestry.income.empty_hand].

    It has no ability [tapestry.rulings.face_down_card]. Without any card left nothing is laid.
    """
    kind = reveal_tapestry(position, seat, "income")
    if kind == NONE:
        return
    position.buried = sorted([*position.buried, kind])
    position.tell("tapestry-log-face-down", {"who": seat, "era": position.current_space(seat)})
    if position.futures:  # [tapestry.enchantments.right]
        enchant(position, seat, NONE, len(position.mat(seat, position.current_space(seat))))
    _cover(position, seat, FACE_DOWN, "income")


def _cover(position: TapestryPosition, seat: Seat, kind: int, cause: str) -> None:
    """Lay a card on the space of the current era; one that lay there stops acting [tapestry.tapestry_cards.covered]."""
    era = position.current_space(seat)
    slot = ERAS * seat + era - 1
    firsts = 0 if position.mats[slot] or era < position.era[seat] else position.box.eras[era]
    _stop(position, seat, visible_card(position, seat, era))
    position.mats[slot] = (*position.mats[slot], kind)
    end_era(position, seat)
    if firsts and first_of_neighbours(position, seat):
        position.tell("tapestry-log-first-era", {"who": seat, "era": era})
        gain_any(position, seat, firsts, cause)


def _stop(position: TapestryPosition, seat: Seat, kind: int) -> None:
    """A permanent card that is covered has worked long enough [tapestry.tapestry_cards.permanent]."""
    if kind in position.lasting[seat]:
        position.lasting[seat] = tuple([source for source in position.lasting[seat] if source != kind])


def first_of_neighbours(position: TapestryPosition, seat: Seat) -> bool:
    """Whether a seat is in its era before its neighbours [tapestry.income.first_of_neighbours].

    The era of a player is the number of income turns begun [tapestry.rulings.era_of_a_player].
    """
    era = position.era[seat]
    return all(position.era[other] < era for other in position.neighbours(seat))


@dataclass(frozen=True, eq=False)
class Act(Step):
    """A card just played does what it says; one for this era holds from now on [tapestry.tapestry_cards.this_era].

    A permanent one holds as long as it lies uncovered, whatever the era [tapestry.tapestry_cards.permanent].
    """

    seat: Seat
    card: int

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        kind = position.box.cards[self.card].kind
        if kind == THIS_ERA:
            position.ability[self.seat] = self.card
        elif kind == PERMANENT:
            position.lasting[self.seat] = (*position.lasting[self.seat], self.card)
        covered = len(position.mat(self.seat, position.current_space(self.seat))) - 1
        if position.futures and enchant(position, self.seat, self.card, covered):
            return
        # rule: tapestry.tapestry_cards.when_played
        position.perform(self.seat, card_effect(position, self.card), card_cause(position, self.card))


@dataclass(frozen=True, eq=False)
class ActOnce(Step):
    """A card played after the end does only what it does when played, with its enchantment.

    [tapestry.civilizations.merfolk]
    """

    seat: Seat
    card: int

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        acts = position.box.cards[self.card].kind == WHEN_PLAYED
        covered = len(position.mat(self.seat, position.current_space(self.seat))) - 1
        if not enchant(position, self.seat, self.card, covered, acts) and acts:
            position.perform(self.seat, card_effect(position, self.card), card_cause(position, self.card))


def end_era(position: TapestryPosition, seat: Seat) -> None:
    """The this-era ability of a seat ends, with the player and the track that it named [tapestry.faq.this_era_ends]."""
    position.ability[seat] = NONE
    position.partner[seat] = NONE
    position.partner_track[seat] = NONE
    position.dormant[seat] = NONE


def rest_era(position: TapestryPosition, seat: Seat) -> None:
    """The last income turn begins: the card of era 4 rests, for whoever may go on with it after that turn.

    [tapestry.end.era_4]
    """
    position.dormant[seat] = position.ability[seat]
    position.ability[seat] = NONE


def wake_era(position: TapestryPosition, seat: Seat) -> None:
    """The card that rested is in force again, unless another one has covered it [tapestry.end.era_4]."""
    if position.ability[seat] == NONE:
        position.ability[seat] = position.dormant[seat]
    position.dormant[seat] = NONE


def end_permanent(position: TapestryPosition, seat: Seat) -> None:
    """The game of a seat is over, and with it its permanent cards [tapestry.tapestry_cards.permanent]."""
    kinds = len(position.box.cards)
    position.lasting[seat] = tuple([source for source in position.lasting[seat] if source >= kinds])


# ---- which card


def can_play(position: TapestryPosition, seat: Seat) -> bool:
    """Whether an effect may play a card over the current one [tapestry.tapestry_cards.over].

    In era 1 there is no card to cover, unless one lies on Maker of Fire [tapestry.rulings.play_over_in_era_1]. Later an
    empty space takes it [tapestry.rulings.play_over_in_step_1]. From the fifth income turn on it lies on the cards of
    era 4 [tapestry.end.cards].
    """
    if not position.hands[seat] or position.finished[seat]:
        return False
    return position.era[seat] > 1 or bool(position.era[seat] and position.mat(seat, 1))


def ask_for_card(position: TapestryPosition, seat: Seat, cause: str) -> None:
    """A seat with cards in hand plays one of them.

    It is asked even for a single card: what it holds must not come to light by what somebody else has done.
    """
    if position.hands[seat]:
        position.agenda.append(PlayCard(seat, cause))


@dataclass(frozen=True, eq=False)
class PlayCard(SeatQuestion):
    """Which card of the hand to play [tapestry.income.tapestry]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        return [position.acts.of[PLAY][kind] for kind in sorted(set(position.hands[seat]))]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if not isinstance(action, TapestryAction) or action.verb != PLAY:
            raise IllegalAction("tapestry.income.tapestry")
        if action.arg not in position.hands[seat]:
            raise IllegalAction("core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        play_card(position, seat, action.arg, self.cause)


class PlayTapestry(Effect):
    """Play a card from the hand over the current one [tapestry.tapestry_cards.over]."""

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return can_play(position, seat)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if can_play(position, seat):
            ask_for_card(position, seat, cause)


def _read_play(reader: EffectReader, row: Fields, says: Any) -> Effect:
    nothing_said(row, "play_tapestry", says)
    return PlayTapestry()


VERBS: dict[str, Verb] = {"play_tapestry": _read_play}
ITEMS: tuple[type[Item], ...] = (Act, ActOnce, PlayCard)
