"""Choosing a people: six pairs of tokens on display, and what it costs to pass the first ones by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import SeatQuestion
from ecumene.core.chance import Chance
from ecumene.core.errors import IllegalAction
from ecumene.core.tally import UNITEMISED, Items
from ecumene.games.vinci.box.actions import TAKE, VinciAction
from ecumene.games.vinci.box.content import SLOTS
from ecumene.games.vinci.play.model import VinciPosition


def slot_price(position: VinciPosition, slot: int) -> int:
    """Points to pay for a pair: so many for each pair passed by [vinci.option.skip_price]."""
    return position.skip_price * slot


def slot_bonus(position: VinciPosition, slot: int) -> int:
    """Points that the markers above a pair bring its taker; a marker is worth what it cost."""
    return position.skip_price * position.markers[slot]


def slot_points(position: VinciPosition, slot: int, items: Items = UNITEMISED) -> int:
    """What taking a pair changes on the score track."""
    points = items.add("vinci.choosing.price", -slot_price(position, slot))
    return points + items.add("vinci.choosing.bonus", slot_bonus(position, slot))


def starting_pawns(position: VinciPosition, first: int, second: int, items: Items = UNITEMISED) -> int:
    """The pawns of a new people: the base for the number of players, and what its tokens give."""
    components = position.box.components
    pawns = items.add("vinci.setup.players", position.count.base_pawns)
    given = components.traits(first, second).pawns
    one = components.tokens[first]
    two = components.tokens[second]
    doubled = given - one.pawns - two.pawns  # Specialization repeats the other token's number
    items.add("vinci.choosing.pawns", one.pawns, one.id)
    items.add("vinci.choosing.pawns", two.pawns, two.id)
    items.add("vinci.token.specialization", doubled)
    return pawns + given


def draw_token(position: VinciPosition, chance: Chance) -> int:
    """One token out of the bag."""
    token = chance.weighted("draw", position.bag)
    position.bag[token] -= 1
    return token


@dataclass(frozen=True, eq=False)
class Choose(SeatQuestion):
    """Which pair shall be your new people? Its pawns wait in your hand for your next turn [vinci.decline.next_turn]."""

    def legal(self, position: VinciPosition, seat: Seat) -> Sequence[Action]:
        score = position.score[seat]
        return [take for slot, take in enumerate(position.moves.take) if slot_price(position, slot) <= score]

    def check(self, position: VinciPosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, VinciAction)
        if action.verb != TAKE:
            raise IllegalAction("vinci.turn.order")
        price = slot_price(position, action.arg)
        if price > position.score[seat]:
            raise IllegalAction("vinci.choosing.afford", price=price, score=position.score[seat])

    def apply(self, position: VinciPosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, VinciAction)
        slot = action.arg
        pay_for_slot(position, seat, slot)
        first, second = position.display[2 * slot], position.display[2 * slot + 1]
        position.set_tokens(2 * seat, first, second)
        position.hand[seat] = position.troops[seat] = starting_pawns(position, first, second)
        position.fresh[seat] = 1
        if position.journal is not None:
            tokens = position.box.components.tokens
            position.tell("vinci-log-takes", {"who": seat, "first": tokens[first].id, "second": tokens[second].id})
        refill(position, slot)


def pay_for_slot(position: VinciPosition, seat: Seat, slot: int) -> None:
    """Pay for the pairs passed by, which get a marker each [vinci.choosing.marker]; collect those of the pair taken."""
    price, bonus = slot_price(position, slot), slot_bonus(position, slot)
    for passed in range(slot):
        position.markers[passed] += 1
    position.earn(seat, "vinci.choosing.price", -price)
    position.earn(seat, "vinci.choosing.bonus", bonus)
    if position.journal is not None:
        if price:
            position.tell_number("vinci-log-pays", seat, price)
        if bonus:
            position.tell_number("vinci-log-bonus", seat, bonus)


def refill(position: VinciPosition, slot: int) -> None:
    """The pairs to the right move up with their markers, and two tokens fill the last slot [vinci.choosing.refill]."""
    chance = position.chance
    assert chance is not None
    del position.display[2 * slot : 2 * slot + 2]
    del position.markers[slot]
    position.display.append(draw_token(position, chance))
    position.display.append(draw_token(position, chance))
    position.markers.append(0)
    assert len(position.markers) == SLOTS
