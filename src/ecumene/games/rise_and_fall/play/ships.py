"""Ships: they cross their sea, trade along its coasts, and put their crew ashore for good."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.errors import IllegalAction
from ecumene.core.tally import UNITEMISED, Items, Tally
from ecumene.games.rise_and_fall.box.actions import (
    FOUND_CITY,
    FOUND_TEMPLE,
    LAND_MERCHANT,
    LAND_NOMAD,
    MOVE,
    TRADE,
    RiseAction,
)
from ecumene.games.rise_and_fall.box.content import CITY, MERCHANT, NOMAD, PLAIN, SHIP, TEMPLE
from ecumene.games.rise_and_fall.play.calling import Calling
from ecumene.games.rise_and_fall.play.deeds import (
    build,
    check_empty,
    check_gold,
    check_income,
    check_reserve,
    check_room_for_merchant,
    check_stone,
    give_way,
    move,
    paid_out,
    target_of,
    tell_at,
    tell_income,
)
from ecumene.games.rise_and_fall.play.position import RisePosition

CITY_STONE: Final = 1
TEMPLE_STONE: Final = 2
MERCHANT_GOLD: Final = 2
TRADE_GOLD: Final = 3
"""What a ship's trade brings for each coastal city."""


class Ships(Calling):
    """Crossing the sea, trading, going ashore."""

    def options(self, position: RisePosition, seat: Seat, piece: int) -> list[Action]:
        """All that a ship can do now."""
        land = position.ground
        cell = position.place[piece]
        pieces = position.piece
        found: list[Action] = []
        moves = land.acts(MOVE)
        for sea in land.region_cells[land.region[cell]]:
            if pieces[sea] < 0:
                found.append(moves[sea])
        add_buildings(position, seat, cell, found)
        add_landings(position, seat, cell, found)
        if can_trade(position, cell):
            found.append(position.acts.by_verb[TRADE])
        return found

    def can_act(self, position: RisePosition, seat: Seat, piece: int) -> bool:
        """Whether a ship can do anything now; only one shut in by others has to look further than its sea."""
        land = position.ground
        cell = position.place[piece]
        pieces = position.piece
        for sea in land.region_cells[land.region[cell]]:
            if pieces[sea] < 0:
                return True
        if can_trade(position, cell):
            return True
        found: list[Action] = []
        add_buildings(position, seat, cell, found)
        add_landings(position, seat, cell, found)
        return len(found) > 0

    def check(self, position: RisePosition, seat: Seat, piece: int, action: RiseAction) -> None:
        """Refuse what a ship cannot do, by the rule that forbids it."""
        cell = position.place[piece]
        verb = action.verb
        if verb == MOVE:
            check_move(position, cell, target_of(position, action))
        elif verb in (FOUND_CITY, FOUND_TEMPLE):
            kind = CITY if verb == FOUND_CITY else TEMPLE
            check_building(position, cell, target_of(position, action))
            check_reserve(position, seat, kind)
            check_stone(position, seat, building_cost(kind))
        elif verb == LAND_NOMAD:
            target = target_of(position, action)
            check_shore(position, cell, target, "rise_and_fall.ships.transform_nomad")
            check_empty(position, target)
            check_reserve(position, seat, NOMAD)
        elif verb == LAND_MERCHANT:
            target = target_of(position, action)
            check_shore(position, cell, target, "rise_and_fall.ships.transform_merchant")
            check_room_for_merchant(position, target)
            check_reserve(position, seat, MERCHANT)
            check_gold(position, seat, MERCHANT_GOLD)
        elif verb == TRADE:
            check_income(trade(position, cell))
        else:
            raise IllegalAction("rise_and_fall.actions.kind", card="ship")

    def carry_out(self, position: RisePosition, seat: Seat, piece: int, action: RiseAction) -> None:
        """Do what a ship was told."""
        verb = action.verb
        if verb == MOVE:
            move(position, seat, piece, target_of(position, action))
        elif verb in (FOUND_CITY, FOUND_TEMPLE):
            kind = CITY if verb == FOUND_CITY else TEMPLE
            position.stone[seat] -= building_cost(kind)
            build(position, seat, piece, kind, target_of(position, action))
        elif verb == LAND_NOMAD:
            go_ashore(position, seat, piece, NOMAD, target_of(position, action))
        elif verb == LAND_MERCHANT:
            position.spend(seat, MERCHANT_GOLD)
            go_ashore(position, seat, piece, MERCHANT, target_of(position, action))
        else:
            collect_trade(position, seat, position.place[piece])


def add_buildings(position: RisePosition, seat: Seat, cell: int, found: list[Action]) -> None:
    """Cities, then temples, on the empty plains beside a ship."""
    if can_found(position, seat, CITY):
        add_plains(position, cell, position.ground.acts(FOUND_CITY), found)
    if can_found(position, seat, TEMPLE):
        add_plains(position, cell, position.ground.acts(FOUND_TEMPLE), found)


def add_plains(position: RisePosition, cell: int, acts: list[RiseAction], found: list[Action]) -> None:
    """One building on each empty plain beside a ship."""
    level = position.ground.level
    for n in position.ground.shore[cell]:
        if level[n] == PLAIN and position.is_empty(n):
            found.append(acts[n])


def add_landings(position: RisePosition, seat: Seat, cell: int, found: list[Action]) -> None:
    """Where the crew can go ashore as a nomad, then as a merchant, for whom a city has room too."""
    land = position.ground
    if position.in_reserve(seat, NOMAD) > 0:
        nomads = land.acts(LAND_NOMAD)
        for n in land.shore[cell]:
            if position.is_empty(n):
                found.append(nomads[n])
    if can_land_merchant(position, seat):
        merchants = land.acts(LAND_MERCHANT)
        for n in land.shore[cell]:
            if position.piece[n] < 0:
                found.append(merchants[n])


def building_cost(kind: int) -> int:
    """The stone that a building on the coast costs [rise_and_fall.ships.build]."""
    return CITY_STONE if kind == CITY else TEMPLE_STONE


def can_found(position: RisePosition, seat: Seat, kind: int) -> bool:
    """Whether a seat has the stone for a building and one left to build."""
    return position.stone[seat] >= building_cost(kind) and position.in_reserve(seat, kind) > 0


def can_land_merchant(position: RisePosition, seat: Seat) -> bool:
    """Whether a seat can pay for a merchant and has one left [rise_and_fall.ships.transform_merchant]."""
    return position.gold[seat] >= MERCHANT_GOLD and position.in_reserve(seat, MERCHANT) > 0


def can_trade(position: RisePosition, cell: int) -> bool:
    """Whether trading would bring anything: a city on these coasts, and gold in the bank."""
    if position.bank == 0:
        return False
    land = position.ground
    towns = position.town
    return any(towns[coast] >= 0 for coast in land.coast[land.region[cell]])


def trade(position: RisePosition, cell: int, items: Items = UNITEMISED) -> int:
    """The gold for each city on the coasts of a ship's sea, whoever owns it [rise_and_fall.ships.trade]."""
    land = position.ground
    towns = position.town
    cities = 0
    for coast in land.coast[land.region[cell]]:
        if towns[coast] >= 0:
            cities += 1
    return paid_out(position, items.add("rise_and_fall.ships.trade", TRADE_GOLD * cities), items)


def check_move(position: RisePosition, cell: int, target: int) -> None:
    """Any empty hex of the same sea, past whoever is in the way [rise_and_fall.ships.move]."""
    land = position.ground
    if target == cell:
        raise IllegalAction("rise_and_fall.actions.idle")
    if target < 0 or land.region[target] != land.region[cell]:
        raise IllegalAction("rise_and_fall.ships.move")
    check_empty(position, target)


def check_building(position: RisePosition, cell: int, target: int) -> None:
    """A city or a temple rises on an empty plain beside the ship [rise_and_fall.ships.build]."""
    land = position.ground
    if target not in land.near[cell] or land.level[target] != PLAIN:
        raise IllegalAction("rise_and_fall.ships.build")
    check_empty(position, target)


def check_shore(position: RisePosition, cell: int, target: int, rule: str) -> None:
    """A crew goes ashore on plain or forest beside the ship, even up a cliff [rise_and_fall.actions.cliffs_named]."""
    if target not in position.ground.shore[cell]:
        raise IllegalAction(rule)


def go_ashore(position: RisePosition, seat: Seat, piece: int, kind: int, target: int) -> None:
    """The ship leaves the world, and its crew stands on the shore."""
    tell_at(position, "lands", seat, kind, target)
    give_way(position, seat, piece, kind, target)


def collect_trade(position: RisePosition, seat: Seat, cell: int) -> None:
    """The bank pays for a ship's trade."""
    if position.journal is not None:
        tally = Tally("rise_and_fall.ships.trade")
        trade(position, cell, tally)
        tell_income(position, "trades", seat, SHIP, cell, tally)
    position.earn(seat, trade(position, cell))
