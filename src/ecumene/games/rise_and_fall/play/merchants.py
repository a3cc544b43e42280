"""Merchants: they travel far, past everybody, trade with cities and with the bank, and take to the sea."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.errors import IllegalAction
from ecumene.core.tally import UNITEMISED, Items, Tally
from ecumene.games.rise_and_fall.box.actions import (
    BUILD_SHIP,
    BUY_STONE,
    BUY_WOOD,
    MOVE,
    SELL_STONE,
    SELL_WOOD,
    TRADE,
    RiseAction,
)
from ecumene.games.rise_and_fall.box.content import MERCHANT
from ecumene.games.rise_and_fall.play.calling import Calling
from ecumene.games.rise_and_fall.play.deeds import (
    add_ships,
    build_ship,
    can_build_ship,
    check_gold,
    check_income,
    check_room,
    check_room_for_merchant,
    check_ship,
    check_stone,
    check_wood,
    has_room,
    move,
    paid_out,
    take,
    target_of,
    tell_income,
)
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.play.world.land import MERCHANT_STEPS

FOREIGN_CITY: Final = 5
OWN_CITY: Final = 3
BANK_PRICE: Final = 5
"""What the bank takes or gives for a wood or a stone."""


class Merchants(Calling):
    """Travelling, trading, taking to the sea."""

    def options(self, position: RisePosition, seat: Seat, piece: int) -> list[Action]:
        """All that a merchant can do now."""
        land = position.ground
        cell = position.place[piece]
        pieces = position.piece
        once = position.acts.by_verb
        found: list[Action] = []
        moves = land.acts(MOVE)
        for n in land.roads(cell):
            if pieces[n] < 0:
                found.append(moves[n])
        if can_trade(position, cell):
            found.append(once[TRADE])
        add_bank_trade(position, seat, found)
        add_ships(position, seat, cell, found)
        return found

    def can_act(self, position: RisePosition, seat: Seat, piece: int) -> bool:
        """Whether a merchant can do anything now; only one shut in by others has to look further than the roads."""
        cell = position.place[piece]
        pieces = position.piece
        for n in position.ground.roads(cell):
            if pieces[n] < 0:
                return True
        if can_trade(position, cell) or can_build_ship(position, seat, cell):
            return True
        found: list[Action] = []
        add_bank_trade(position, seat, found)
        return len(found) > 0

    def check(self, position: RisePosition, seat: Seat, piece: int, action: RiseAction) -> None:
        """Refuse what a merchant cannot do, by the rule that forbids it."""
        cell = position.place[piece]
        verb = action.verb
        if verb == MOVE:
            check_move(position, cell, target_of(position, action))
        elif verb == TRADE:
            check_income(trade(position, seat, cell))
        elif verb in (BUY_WOOD, BUY_STONE):
            check_room(position, seat, resource_traded(verb))
            check_gold(position, seat, BANK_PRICE)
        elif verb == SELL_WOOD:
            check_wood(position, seat, 1)
            check_income(sale(position))
        elif verb == SELL_STONE:
            check_stone(position, seat, 1)
            check_income(sale(position))
        elif verb == BUILD_SHIP:
            check_ship(position, seat, cell, target_of(position, action), "rise_and_fall.merchants.ship")
        else:
            raise IllegalAction("rise_and_fall.actions.kind", card="merchant")

    def carry_out(self, position: RisePosition, seat: Seat, piece: int, action: RiseAction) -> None:
        """Do what a merchant was told."""
        verb = action.verb
        if verb == MOVE:
            move(position, seat, piece, target_of(position, action))
        elif verb == TRADE:
            collect_trade(position, seat, position.place[piece])
        elif verb in (BUY_WOOD, BUY_STONE):
            buy(position, seat, resource_traded(verb))
        elif verb in (SELL_WOOD, SELL_STONE):
            sell(position, seat, resource_traded(verb))
        else:
            build_ship(position, seat, piece, target_of(position, action))


def add_bank_trade(position: RisePosition, seat: Seat, found: list[Action]) -> None:
    """One wood or stone, bought or sold [rise_and_fall.merchants.bank]."""
    once = position.acts.by_verb
    if position.gold[seat] >= BANK_PRICE:
        if has_room(position, seat, "wood"):
            found.append(once[BUY_WOOD])
        if has_room(position, seat, "stone"):
            found.append(once[BUY_STONE])
    if position.bank > 0:
        if position.wood[seat] > 0:
            found.append(once[SELL_WOOD])
        if position.stone[seat] > 0:
            found.append(once[SELL_STONE])


def can_trade(position: RisePosition, cell: int) -> bool:
    """Whether trading would bring anything: a city here or beside, and gold in the bank."""
    if position.bank == 0:
        return False
    towns = position.town
    if towns[cell] >= 0:
        return True
    return any(towns[n] >= 0 for n in position.ground.near[cell])


def trade(position: RisePosition, seat: Seat, cell: int, items: Items = UNITEMISED) -> int:
    """What the bank pays a merchant for a trade."""
    return paid_out(position, trade_due(position, seat, cell, items), items)


def trade_due(position: RisePosition, seat: Seat, cell: int, items: Items = UNITEMISED) -> int:
    """The gold from the cities around a merchant and the one underfoot [rise_and_fall.merchants.trade].

    One's own cities bring less than the others' [rise_and_fall.merchants.own_city].
    """
    towns = position.town
    own = foreign = 0
    if towns[cell] >= 0:
        if position.owner(towns[cell]) == seat:
            own += 1
        else:
            foreign += 1
    for n in position.ground.near[cell]:
        if towns[n] >= 0:
            if position.owner(towns[n]) == seat:
                own += 1
            else:
                foreign += 1
    due = items.add("rise_and_fall.merchants.trade", FOREIGN_CITY * foreign)
    return due + items.add("rise_and_fall.merchants.own_city", OWN_CITY * own)


def sale(position: RisePosition, items: Items = UNITEMISED) -> int:
    """The gold that the bank gives for a wood or a stone [rise_and_fall.merchants.bank]."""
    return paid_out(position, items.add("rise_and_fall.merchants.bank", BANK_PRICE), items)


def resource_traded(verb: int) -> str:
    """What is bought or sold."""
    return "wood" if verb in (BUY_WOOD, SELL_WOOD) else "stone"


def check_move(position: RisePosition, cell: int, target: int) -> None:
    """Up to four steps over plain, forest and mountain, past anybody [rise_and_fall.merchants.move]."""
    if target == cell:
        raise IllegalAction("rise_and_fall.actions.idle")
    if target not in position.ground.roads(cell):
        raise IllegalAction("rise_and_fall.merchants.move", most=MERCHANT_STEPS)
    check_room_for_merchant(position, target)


def collect_trade(position: RisePosition, seat: Seat, cell: int) -> None:
    """The bank pays for a merchant's trade."""
    if position.journal is not None:
        tally = Tally("rise_and_fall.merchants.trade")
        trade(position, seat, cell, tally)
        tell_income(position, "trades", seat, MERCHANT, cell, tally)
    position.earn(seat, trade(position, seat, cell))


def buy(position: RisePosition, seat: Seat, resource: str) -> None:
    """One wood or stone for gold."""
    if position.journal is not None:
        position.tell("rise_and_fall-log-buys", {"who": seat, "resource": resource, "n": BANK_PRICE})
    position.spend(seat, BANK_PRICE)
    take(position, seat, resource, 1)


def sell(position: RisePosition, seat: Seat, resource: str) -> None:
    """Gold for one wood or stone, as far as the bank reaches."""
    paid = sale(position)
    if position.journal is not None:
        position.tell("rise_and_fall-log-sells", {"who": seat, "resource": resource, "n": paid})
    take(position, seat, resource, -1)
    position.earn(seat, paid)
