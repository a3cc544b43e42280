"""Cards about other cards: Espionage, Doppelgängers, Tyranny."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, nothing_said, part_of
from ecumene.core.effects import NOTHING, Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import ACCEPT, CARD, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.box.content import PERMANENT, THIS_ERA, WHEN_PLAYED
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.model import ERAS, NONE, UNKNOWN, TapestryPosition
from ecumene.games.tapestry.play.playing import card_cause, card_effect, play_card, visible_card
from ecumene.games.tapestry.play.whenever import cause_of

# ---- Espionage


def espionage(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Copy the ability of an uncovered card on any income mat [tapestry.cards.espionage]."""
    spots = copied(position, seat)
    if len(spots) == 1:
        copy_card(position, seat, spots[0])
    elif spots:
        position.agenda.append(CopyCard(seat, cause))


def can_copy(position: TapestryPosition, seat: Seat, about: int) -> bool:
    """Whether there is a card to copy."""
    return bool(copied(position, seat))


def copied(position: TapestryPosition, seat: Seat) -> list[int]:
    """Where the cards lie that a seat may copy: 5 * seat + era - 1.

    A copied Espionage would only choose again, so none is offered; a face-down card has no ability. The ability of
    an era needs a card that carries it, the Espionage that lies uncovered on the copier's own space. A permanent one is
    never copied [tapestry.tapestry_cards.permanent], nor are the Double Agents that have found this Espionage in a
    hand, or they would find it again without end [tapestry.cards.double_agents].
    """
    spy = position.box.card_no["espionage"]
    agents = agents_at_work(position)
    carries = visible_card(position, seat, position.current_space(seat)) == spy
    found: list[int] = []
    for spot in range(ERAS * position.seats):
        stack = position.mats[spot]
        kind = stack[-1] if stack else NONE
        if kind < 0 or kind in (spy, agents) or position.box.cards[kind].kind == PERMANENT:
            continue
        if carries or position.box.cards[kind].kind != THIS_ERA:
            found.append(spot)
    return found


def agents_at_work(position: TapestryPosition) -> int:
    """The Double Agents while they use a card of a hand, which must not lead to them again; else NONE.

    [tapestry.cards.double_agents]
    """
    agents = position.box.card_no.get("double_agents", NONE)
    working = agents != NONE and any(getattr(item, "cause", "") == "card.double_agents" for item in position.agenda)
    return agents if working else NONE


def copy_card(position: TapestryPosition, seat: Seat, spot: int) -> None:
    """The copier is the card's “you” and makes its choices anew [tapestry.tapestry_cards.copied].

    Doppelgängers are told by which card they are copied: it is not another one [tapestry.cards.doppelgangers].
    """
    kind = position.mats[spot][-1]
    if position.box.cards[kind].kind == THIS_ERA:
        position.ability[seat] = kind
    position.tell("tapestry-log-copies", {"who": seat, "card": position.box.cards[kind].id})
    twin = kind == position.box.card_no.get("doppelgangers", NONE)
    by = position.box.card_no["espionage"] if twin else NOTHING
    position.perform(seat, card_effect(position, kind), card_cause(position, kind), by)


@dataclass(frozen=True, eq=False)
class CopyCard(SeatQuestion):
    """Which uncovered card to copy."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.of[CARD][spot] for spot in copied(position, seat)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            raise IllegalAction("tapestry.cards.espionage")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        copy_card(position, seat, action.arg)


# ---- Doppelgängers


class CopyOwn(Effect):
    """Use again another uncovered card of one's own mat that acts when played [tapestry.cards.doppelgangers].

    What it is about is the card by which it is copied, if any: Espionage is not found again in this way.
    """

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return bool(own_cards(position, seat, about))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        spots = own_cards(position, seat, about)
        if len(spots) == 1:
            copy_card(position, seat, spots[0])
        elif spots:
            position.agenda.append(CopyOwnCard(seat, about, cause))


def own_cards(position: TapestryPosition, seat: Seat, by: int) -> list[int]:
    """Where the cards lie that Doppelgängers may use again: 5 * seat + era - 1; one on Maker of Fire too.

    What lasts is not used again, nor are the Double Agents that have led here [tapestry.cards.double_agents].
    """
    twin, agents = position.box.card_no.get("doppelgangers", NONE), agents_at_work(position)
    found: list[int] = []
    for era in range(1, ERAS + 1):
        kind = visible_card(position, seat, era)
        if kind < 0 or kind in (twin, by, agents):
            continue
        if position.box.cards[kind].kind == WHEN_PLAYED:
            found.append(ERAS * seat + era - 1)
    return found


@dataclass(frozen=True, eq=False)
class CopyOwnCard(SeatQuestion):
    """Which card of one's own mat to use again."""

    by: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.of[CARD][spot] for spot in own_cards(position, seat, self.by)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == CARD
            raise IllegalAction("tapestry.cards.doppelgangers" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        copy_card(position, seat, action.arg)


# ---- Tyranny


class PlayOver(Effect):
    """The card just gained may be played over the current one at once, for points [tapestry.cards.tyranny]."""

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        card = position.ability[seat]  # of several gained at once one is played over it, and it is covered
        covered = card == NONE or cause_of(position, card) != cause
        if about in position.hands[seat] and not covered:  # the Collectors may have put it away meanwhile
            position.agenda.append(PlayGained(seat, about, self.points, cause))


@dataclass(frozen=True, eq=False)
class PlayGained(SeatQuestion):
    """Whether to play the card just gained over the current one, for points; that ends the ability.

    Which card it is only its player knows, until it is played [tapestry.tapestry_cards.hands].
    """

    card: int
    points: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.accept, position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == ACCEPT:
            score_points(position, seat, self.points, self.cause)
            play_card(position, seat, self.card, self.cause)

    def view(self, seat: Seat | None) -> Item:
        return self if seat == self.seat else replace(self, card=UNKNOWN)

    def guess(self, position: Any, seat: Seat, rng: Random) -> Item:
        if seat == self.seat:
            return self
        hand = position.unseen_cards(seat, self.seat)  # it was just gained
        return replace(self, card=hand[rng.randrange(len(hand))])


def _read_play_gained(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "play_gained", says)
    effect = PlayOver(part.integer("points", 1, 99))
    part.nothing_else()
    return effect


def _read_copy_own(reader: EffectReader, row: Fields, says: Any) -> Effect:
    nothing_said(row, "copy_own", says)
    return CopyOwn()


VERBS: dict[str, Verb] = {"play_gained": _read_play_gained, "copy_own": _read_copy_own}
CODES: dict[str, Code] = {"espionage": espionage}
ABLE: dict[str, Able] = {"espionage": can_copy}
ITEMS: tuple[type[Item], ...] = (CopyCard, CopyOwnCard, PlayGained)
