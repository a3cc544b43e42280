"""What a card brings when it is played, with the pieces as they stand: gold, and what gold cannot buy.

An estimate in points, for bots; what pieces may really do is said in the modules of their kinds.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.games.rise_and_fall.box.content import CITY, FOREST, MERCHANT, MOUNTAINEER, NOMAD, PLAIN, SHIP
from ecumene.games.rise_and_fall.play.cities import TAXES
from ecumene.games.rise_and_fall.play.merchants import trade_due
from ecumene.games.rise_and_fall.play.model import CARDS, NONE
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.play.ships import TRADE_GOLD
from ecumene.games.rise_and_fall.play.temples import tithe_due

GOLD: Final = 0.5  # points of a gold piece
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
    gold = 0
    first = seat * position.set_size + position.pieces[kind].first
    for piece in range(first, first + position.pieces[kind].count):
        cell = place[piece]
        if cell >= 0:
            if kind == SHIP:
                gold += TRADE_GOLD * ports[land.region[cell]]
            elif kind == CITY:
                gold += TAXES[land.level[cell]]
            elif kind == MERCHANT:
                gold += trade_due(position, seat, cell)
            else:
                gold += tithe_due(position, seat, cell)
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
