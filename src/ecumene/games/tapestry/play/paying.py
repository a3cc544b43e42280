"""Paying for a bonus: with resources of one's choice, or with tiles and cards that one gives up.

All bonuses are optional [tapestry.advancing.bonus_optional].
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import Effect, PayThen, Price
from ecumene.games.tapestry.box.actions import DISCARD, PAY, SCRAP, TILE, TapestryAction, bits_of, payments
from ecumene.games.tapestry.box.content import PAY_RESOURCE, PAY_TAPESTRY, PAY_TECH, PAY_TERRITORY, PAYMENTS, RESOURCES
from ecumene.games.tapestry.play.drawing import discard_tapestry
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import BESIDE, DISCARDED, KINDS, NONE
from ecumene.games.tapestry.play.whenever import BONUS_TAKEN, COUNTS_CHANGED, FREE_BONUS, announce, modified


class ResourcePrice(Price):
    """One or two resources of one's choice; some pay none for a bonus [tapestry.cards.wartime_economy].

    What a tapestry card takes for its ability is no `bonus` [tapestry.cards.wishing_well].
    """

    def __init__(self, amount: int, bonus: bool = True) -> None:
        self.amount = amount
        self.bonus = bonus
        self.payments = [number for number, paid in enumerate(payments(KINDS)) if sum(paid) == amount]

    def ways(self, position: Any, seat: Seat, cause: str) -> list[Action]:
        assert isinstance(position, TapestryPosition)
        if self.bonus and modified(position, seat, FREE_BONUS):
            return [position.acts.accept]
        of, needed = position.acts.of[PAY], position.acts.needed
        there = bits_of(position.stock[KINDS * seat : KINDS * seat + KINDS])
        found: list[Action] = []
        for number in self.payments:
            if there & needed[number] == needed[number]:
                found.append(of[number])
        return found

    def pay(self, position: Any, seat: Seat, cause: str, way: Action) -> None:
        assert isinstance(way, TapestryAction)
        announce_bonus(position, seat, cause)
        if way.verb == PAY:
            pay_resources(position, seat, [*position.acts.payments[way.arg]])


class Payment(PayThen):
    """An effect for a price, offered only where the effect can do anything now [tapestry.rulings.idle_payment]."""

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        if position.third_rulings and not self.then.able(position, seat, about):
            return False
        return super().able(position, seat, about)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if self.able(position, seat, about):
            super().do(position, seat, cause, about)


def announce_bonus(position: TapestryPosition, seat: Seat, cause: str) -> None:
    """Somebody pays: those who listen hear of it if it is for the bonus of a space [tapestry.cards.street_art]."""
    if cause.startswith("bonus."):
        announce(position, BONUS_TAKEN, seat)


def pay_resources(position: TapestryPosition, seat: Seat, paid: list[int]) -> None:
    """Give up so many of each resource."""
    for resource in range(KINDS):
        if paid[resource]:
            position.spend(seat, resource, paid[resource])
            if position.journal is not None:
                position.tell("tapestry-log-pays", {"who": seat, "thing": RESOURCES[resource], "n": paid[resource]})


class CardPrice(Price):
    """So many territory tiles, tapestry cards of the hand, or tech cards: `what` is one of PAYMENTS."""

    def __init__(self, what: int, amount: int) -> None:
        self.what = what
        self.amount = amount

    def ways(self, position: Any, seat: Seat, cause: str) -> list[Action]:
        return [position.acts.accept] if owned_cards(position, seat, self.what) >= self.amount else []

    def pay(self, position: Any, seat: Seat, cause: str, way: Action) -> None:
        announce_bonus(position, seat, cause)
        position.tell("tapestry-log-discards", {"who": seat, "n": self.amount, "thing": PAYMENTS[self.what]})
        give_up(position, seat, self.what, self.amount, cause)


def owned_cards(position: TapestryPosition, seat: Seat, what: int) -> int:
    """How many territory tiles, cards in hand or tech cards a seat has."""
    if what == PAY_TERRITORY:
        return len(position.supply[seat])
    return len(position.hands[seat]) if what == PAY_TAPESTRY else len(tech_cards(position, seat))


def give_up(position: TapestryPosition, seat: Seat, what: int, amount: int, cause: str) -> None:
    """Discard so many; which ones is asked, unless they are all.

    Whether it is asked depends on how many cards a hand has, never on which: that would tell a secret.
    """
    if amount <= 0:
        return
    if what == PAY_TERRITORY:
        if len(position.supply[seat]) <= amount:
            position.supply[seat].clear()
        else:
            position.agenda.append(DiscardTile(seat, amount, cause))
    elif what == PAY_TAPESTRY:
        if len(position.hands[seat]) <= amount:
            for kind in position.hands[seat].copy():
                discard_tapestry(position, seat, kind)
        else:
            position.agenda.append(DiscardCard(seat, amount, cause))
    elif len(tech_cards(position, seat)) <= amount:
        for card in tech_cards(position, seat):
            scrap(position, seat, card)
    else:
        position.agenda.append(ScrapTech(seat, amount, cause))


@dataclass(frozen=True, eq=False)
class DiscardTile(SeatQuestion):
    """Which territory tile to discard; it leaves the game [tapestry.rulings.discarded_territory_tiles]."""

    left: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[TILE]
        return [of[tile] for tile in position.supply[seat]]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        position.supply[seat].remove(action.arg)
        give_up(position, seat, PAY_TERRITORY, self.left - 1, self.cause)


@dataclass(frozen=True, eq=False)
class DiscardCard(SeatQuestion):
    """Which tapestry card of the hand to discard."""

    left: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[DISCARD]
        hand: list[int] = position.hands[seat]
        return [of[kind] for i, kind in enumerate(hand) if kind >= 0 and kind not in hand[:i]]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        discard_tapestry(position, seat, action.arg)
        give_up(position, seat, PAY_TAPESTRY, self.left - 1, self.cause)


def tech_cards(position: TapestryPosition, seat: Seat) -> list[int]:
    """All tech cards of a seat, whatever their row; what the Collectors have put away is in none."""
    owner = position.tech_owner
    return [card for card in range(len(owner)) if owner[card] == seat and position.tech_row[card] != NONE]


def scrap(position: TapestryPosition, seat: Seat, card: int) -> None:
    """A tech card goes onto the discards, without whatever lay on it; a landmark is discarded with it.

    [tapestry.technology.landmark]
    """
    landmark = position.tech_landmark[card]
    if landmark != NONE:
        position.landmark_owner[landmark], position.landmark_site[landmark] = DISCARDED, BESIDE
        position.tech_landmark[card] = NONE
    position.turned = [other for other in position.turned if other != card]
    position.resting = [other for other in position.resting if other != card]
    position.tech_owner[card] = NONE
    position.tech_row[card] = NONE
    position.tech_mark[card] = NONE
    position.tech_discard.append(card)
    announce(position, COUNTS_CHANGED, seat)


@dataclass(frozen=True, eq=False)
class ScrapTech(SeatQuestion):
    """Which tech card to discard."""

    left: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[SCRAP]
        return [of[card] for card in tech_cards(position, seat)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        scrap(position, seat, action.arg)
        give_up(position, seat, PAY_TECH, self.left - 1, self.cause)


# ---- reading


def read_price(row: Fields, bonus: bool = True) -> Price:
    """`{resource: 1}`, `{tapestry: 3}` …: one kind of payment and how many."""
    if len(row.row) != 1:
        raise row.wrong("pay", f"must name one of {', '.join(PAYMENTS)}")
    for what, name in enumerate(PAYMENTS):
        if name in row.row:
            return (
                ResourcePrice(row.integer(name, 1, 2), bonus)
                if what == PAY_RESOURCE
                else CardPrice(what, row.integer(name, 1, 9))
            )
    raise row.wrong("pay", f"must name one of {', '.join(PAYMENTS)}")


def _read_bonus(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "bonus", says)
    effect = Payment(read_price(part.part("pay")), reader.many(row, part.get("then")))
    part.nothing_else()
    return effect


def _read_offer(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "offer", says)
    effect = Payment(read_price(part.part("pay"), bonus=False), reader.many(row, part.get("then")))
    part.nothing_else()
    return effect


VERBS: dict[str, Verb] = {"bonus": _read_bonus, "offer": _read_offer}
ITEMS: tuple[type[Item], ...] = (DiscardCard, DiscardTile, ScrapTech)
