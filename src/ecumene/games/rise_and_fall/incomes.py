"""What a card brings when it is played, with the pieces as they stand: gold, and what gold cannot buy.

An estimate in points, for bots; what pieces may really do is said in the modules of their kinds.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.games.rise_and_fall.content import CITY, FOREST, MERCHANT, MOUNTAINEER, NOMAD, PLAIN, SHIP, TEMPLE
from ecumene.games.rise_and_fall.model import CARDS, NONE, RisePosition

GOLD: Final = 0.5  # points of a gold piece
TAXES: Final = [0.0, 2.0, 3.0, 1.0, 0.0]  # gold by the level of a city's hex
CARGO: Final = 3.0  # gold for each coastal city, when a ship trades
OWN_TRADE: Final = 3.0  # gold for a city next to a merchant
OTHER_TRADE: Final = 5.0  # … of another player
TITHE: Final = 2.0  # gold for each neighbour of a temple
GROWTH: Final = 1.8  # points of a nomad more, when a city grows
HARVEST: Final = 1.3  # points of a piece of wood or stone, when a nomad or mountaineer produces
STROLL: Final = 0.5  # points of whatever else they do
LANDFALL: Final = 0.8  # points of a ship off a coast where it could found a city


def coastal_cities(position: RisePosition) -> list[int]:
    """Per region, the cities on its coast; 0 where it is no sea."""
    land = position.ground
    region, seas = land.region, land.seas
    count = [0] * land.regions
    size = position.set_size
    first = position.pieces[CITY].first
    number = position.pieces[CITY].count
    for seat in range(position.seats):
        for piece in range(seat * size + first, seat * size + first + number):
            cell = position.place[piece]
            if cell >= 0:
                one = other = NONE  # a hex of land rarely lies at more than two seas
                for sea in seas[cell]:
                    found = region[sea]
                    if found != one and found != other:
                        count[found] += 1
                        other = one
                        one = found
    return count


def income(position: RisePosition, seat: Seat, kind: int, ports: list[int]) -> float:
    """What playing a card once brings, in points, with the pieces as they stand."""
    return gold_income(position, seat, kind, ports) + goods_income(position, seat, kind)


def gold_income(position: RisePosition, seat: Seat, kind: int, ports: list[int]) -> float:
    """The gold that playing a card once brings, in points."""
    if kind in (NOMAD, MOUNTAINEER) or not position.standing[CARDS * seat + kind]:
        return 0.0
    land, place = position.ground, position.place
    gold = 0.0
    first = seat * position.set_size + position.pieces[kind].first
    for piece in range(first, first + position.pieces[kind].count):
        cell = place[piece]
        if cell >= 0:
            if kind == SHIP:
                gold += CARGO * ports[land.region[cell]]
            elif kind == CITY:
                gold += TAXES[land.level[cell]]
            elif kind == MERCHANT:
                gold += merchant_trade(position, seat, cell)
            else:
                gold += tithe(position, seat, cell)
    return GOLD * gold


def goods_income(position: RisePosition, seat: Seat, kind: int) -> float:
    """What playing a card once brings beside gold: people, wood and stone."""
    standing = position.standing[CARDS * seat + kind]
    if kind == CITY:
        room = position.in_reserve(seat, NOMAD)
        return GROWTH * (standing if standing < room else room)
    if kind == SHIP:
        return STROLL * standing + _landfalls(position, seat)
    if kind != NOMAD and kind != MOUNTAINEER:
        return STROLL * standing
    land, place = position.ground, position.place
    wood = HARVEST if position.wood[seat] < 4 else STROLL
    stone = HARVEST if position.stone[seat] < 4 else STROLL
    total = 0.0
    first = seat * position.set_size + position.pieces[kind].first
    for piece in range(first, first + position.pieces[kind].count):
        cell = place[piece]
        if cell >= 0:
            level = land.level[cell]
            total += wood if level == FOREST else stone if level > FOREST else STROLL
    return total


def _landfalls(position: RisePosition, seat: Seat) -> float:
    """Ships that lie off an empty plain, with the stone for a city there."""
    if not position.stone[seat] or not position.in_reserve(seat, CITY):
        return 0.0
    land, place = position.ground, position.place
    total = 0.0
    first = seat * position.set_size + position.pieces[SHIP].first
    for piece in range(first, first + position.pieces[SHIP].count):
        if place[piece] >= 0:
            for near in land.shore[place[piece]]:
                if land.level[near] == PLAIN and position.is_empty(near):
                    total += LANDFALL
                    break
    return total


def merchant_trade(position: RisePosition, seat: Seat, cell: int) -> float:
    """The gold that a merchant there gets for a trade."""
    town, size = position.town, position.set_size
    gold = 0.0
    if town[cell] >= 0:
        gold += OWN_TRADE if town[cell] // size == seat else OTHER_TRADE
    for near in position.ground.near[cell]:
        if town[near] >= 0:
            gold += OWN_TRADE if town[near] // size == seat else OTHER_TRADE
    return gold


def tithe(position: RisePosition, seat: Seat, cell: int) -> float:
    """The gold that a temple there gets from its neighbours."""
    town, piece, size = position.town, position.piece, position.set_size
    gold = 0.0
    for near in position.ground.near[cell]:
        if town[near] >= 0 and town[near] // size == seat:
            gold += TITHE
        other = piece[near]
        if other >= 0 and other // size == seat and position.kind_of[other % size] != TEMPLE:
            gold += TITHE
    return gold
