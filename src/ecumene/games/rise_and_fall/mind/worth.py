"""What a deed is worth at a glance: points gained and lost on the spot, without looking a step further.

Much cheaper than `evaluate`, and rougher: play-outs use it for every piece, and it sorts out what deserves a closer
look. Not a rule, only a habit.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.games.rise_and_fall.box.actions import (
    BUILD_CITY,
    BUILD_SHIP,
    BUILD_TEMPLE,
    BUY_WOOD,
    CONVERT,
    EDUCATE_MERCHANT,
    EDUCATE_MOUNTAINEER,
    FOUND_CITY,
    FOUND_TEMPLE,
    GROW,
    LAND_NOMAD,
    MOVE,
    PRODUCE,
    SELL_STONE,
    SELL_WOOD,
    TAX,
    TITHE,
    TRADE,
    RiseAction,
)
from ecumene.games.rise_and_fall.box.content import (
    CITY,
    FOREST,
    GLACIER,
    MERCHANT,
    MOUNTAIN,
    MOUNTAINEER,
    NOMAD,
    SHIP,
    TEMPLE,
)
from ecumene.games.rise_and_fall.mind.evaluate import BEHIND, CONTEST, stone_worth, wood_worth
from ecumene.games.rise_and_fall.mind.incomes import GOLD
from ecumene.games.rise_and_fall.play.cities import TAXES
from ecumene.games.rise_and_fall.play.merchants import trade_due
from ecumene.games.rise_and_fall.play.model import CARDS, DECLINE, NONE
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.play.ships import TRADE_GOLD
from ecumene.games.rise_and_fall.play.temples import PRICES, tithe_due

INVESTED: Final = [1.2, 3.0, 3.5, 1.5, 2.5, 2.0]  # points that a piece of each kind earns by and by
CHEER: Final = [1.0, 0.4, 0.2, 0.1, 0.05, 0.0]  # part of a trophy's points felt when so many pieces are missing
CARD_LOST: Final = 2.0  # points that the last piece of a kind is worth, because its card goes with it
STROLL: Final = 0.15  # points that make a step worth it
LAUNCH: Final = 0.9  # points of a hex where the wood at hand could become a ship
OUTLOOK: Final = 0.5  # points of looking on a forest
BARGAIN: Final[float] = 5.0 * GOLD  # points in gold for which a merchant sells or buys
SHARE: Final = 0.7  # part of an income that a better place is worth


def worth(position: RisePosition, seat: Seat, piece: int, action: RiseAction) -> float:
    """What a deed of a piece adds, in points, as far as one can tell at a glance."""
    verb = action.verb
    cell = position.place[piece]
    kind = position.kind(piece)
    if verb == MOVE:
        return _move_worth(position, seat, kind, cell, position.ground.cell(action.arg))
    if verb >= BUILD_SHIP:
        return _change_worth(position, seat, kind, cell, verb, position.ground.cell(action.arg))
    if verb == PRODUCE:
        return _harvest(position, seat, position.ground.level[cell])
    if verb in (BUILD_CITY, BUILD_TEMPLE):
        return _building_worth(position, seat, kind, cell, verb)
    if verb in (TAX, TRADE, TITHE):
        return GOLD * _income(position, seat, kind, cell)
    return _bank_worth(position, seat, verb)


def _income(position: RisePosition, seat: Seat, kind: int, cell: int) -> float:
    """The gold that a piece collects."""
    if kind == SHIP:
        return TRADE_GOLD * _ports(position, position.ground.region[cell])
    if kind == CITY:
        return TAXES[position.ground.level[cell]]
    if kind == MERCHANT:
        return trade_due(position, seat, cell)
    return tithe_due(position, seat, cell)


def _bank_worth(position: RisePosition, seat: Seat, verb: int) -> float:
    """A merchant's purchase or sale."""
    wood, stone = position.wood[seat], position.stone[seat]
    if verb == SELL_WOOD:
        return BARGAIN - wood_worth(wood) + wood_worth(wood - 1)
    if verb == SELL_STONE:
        return BARGAIN - stone_worth(stone) + stone_worth(stone - 1)
    if verb == BUY_WOOD:
        return wood_worth(wood + 1) - wood_worth(wood) - BARGAIN
    return stone_worth(stone + 1) - stone_worth(stone) - BARGAIN


def _building_worth(position: RisePosition, seat: Seat, kind: int, cell: int, verb: int) -> float:
    """A piece settles where it stands."""
    wood, stone = position.wood[seat], position.stone[seat]
    value = -loss(position, seat, kind)
    if verb == BUILD_TEMPLE:
        return value + gain(position, seat, TEMPLE) - stone_worth(stone) + stone_worth(stone - 2)
    if kind == NOMAD:
        value -= wood_worth(wood) - wood_worth(wood - 1) + stone_worth(stone) - stone_worth(stone - 1)
    else:
        value -= wood_worth(wood) - wood_worth(wood - 2)
    return value + gain(position, seat, CITY) + _coast_worth(position, seat, cell)


def _harvest(position: RisePosition, seat: Seat, level: int) -> float:
    """One more wood or stone in store."""
    if level == FOREST:
        return wood_worth(position.wood[seat] + 1) - wood_worth(position.wood[seat])
    return stone_worth(position.stone[seat] + 1) - stone_worth(position.stone[seat])


def _move_worth(position: RisePosition, seat: Seat, kind: int, cell: int, target: int) -> float:
    """Regions won and lost, and what the piece finds where it comes."""
    land = position.ground
    here, there = land.region[cell], land.region[target]
    value = -STROLL
    if here != there:
        value += claim(position, seat, there, 1) + claim(position, seat, here, -1)
    if kind == MERCHANT:
        return value + SHARE * GOLD * (trade_due(position, seat, target) - trade_due(position, seat, cell))
    if kind == SHIP:
        return value
    return value + _liking(position, seat, target) - _liking(position, seat, cell)


def _liking(position: RisePosition, seat: Seat, cell: int) -> float:
    """How a nomad or mountaineer likes a hex: for what it gives, then for what could be done there."""
    land = position.ground
    level = land.level[cell]
    if FOREST <= level <= GLACIER:
        return _harvest(position, seat, level)
    if position.wood[seat] and land.seas[cell]:
        return LAUNCH
    for near in land.paths[cell]:
        if land.level[near] == FOREST:
            return OUTLOOK
    return 0.0


def _change_worth(position: RisePosition, seat: Seat, kind: int, cell: int, verb: int, target: int) -> float:
    """A piece comes to stand on a hex, mostly in the place of another."""
    land = position.ground
    there = land.region[target]
    if verb == GROW:
        return gain(position, seat, NOMAD) + claim(position, seat, there, 1) + 0.4 * _liking(position, seat, target)
    if verb == EDUCATE_MERCHANT:
        return gain(position, seat, MERCHANT) - loss(position, seat, NOMAD) - 2.0 * GOLD
    if verb == EDUCATE_MOUNTAINEER:
        return gain(position, seat, MOUNTAINEER) - loss(position, seat, NOMAD) - 1.0 * GOLD
    if verb == CONVERT:
        return _conversion_worth(position, seat, target)
    value = claim(position, seat, there, 1) + claim(position, seat, land.region[cell], -1) - loss(position, seat, kind)
    if verb == BUILD_SHIP:
        value -= wood_worth(position.wood[seat]) - wood_worth(position.wood[seat] - 1)
        return value + gain(position, seat, SHIP) + 0.5 * GOLD * TRADE_GOLD * _ports(position, there)
    return value + _landing_worth(position, seat, verb, target)


def _landing_worth(position: RisePosition, seat: Seat, verb: int, target: int) -> float:
    """What a ship's crew becomes ashore."""
    stone = position.stone[seat]
    if verb == FOUND_CITY:
        return (
            gain(position, seat, CITY)
            + _coast_worth(position, seat, target)
            - stone_worth(stone)
            + stone_worth(stone - 1)
        )
    if verb == FOUND_TEMPLE:
        return gain(position, seat, TEMPLE) - stone_worth(stone) + stone_worth(stone - 2)
    if verb == LAND_NOMAD:
        return gain(position, seat, NOMAD)
    return gain(position, seat, MERCHANT) + 0.5 * GOLD * trade_due(position, seat, target) - 2.0 * GOLD


def _conversion_worth(position: RisePosition, seat: Seat, target: int) -> float:
    """A rival's piece becomes one's own: what one side gains the other loses."""
    there = position.ground.region[target]
    other = position.piece[target]
    rival, kind = position.owner(other), position.kind(other)
    value = gain(position, seat, kind) + loss(position, rival, kind) - GOLD * PRICES[kind]
    return value + claim(position, seat, there, 1) - claim(position, rival, there, -1)


# ---- one piece more or less


def gain(position: RisePosition, seat: Seat, kind: int) -> float:
    """What one piece more of a kind is worth, wherever it stands."""
    standing = position.standing[CARDS * seat + kind]
    value = INVESTED[kind]
    if position.card[CARDS * seat + kind] != DECLINE:
        points = position.pieces[kind].points
        value += points[standing + 1] - points[standing]
    return value + _nearer(position, kind, position.pieces[kind].count - standing - 1)


def loss(position: RisePosition, seat: Seat, kind: int) -> float:
    """What one piece less of a kind costs, wherever it stood."""
    standing = position.standing[CARDS * seat + kind]
    value = INVESTED[kind]
    if position.card[CARDS * seat + kind] != DECLINE:
        points = position.pieces[kind].points
        value += points[standing] - points[standing - 1]
        if standing == 1:
            value += CARD_LOST
    return value + _nearer(position, kind, position.pieces[kind].count - standing)


def _nearer(position: RisePosition, kind: int, missing: int) -> float:
    """What it means for a trophy to be short of so many pieces and not of one more."""
    if position.trophy[kind] != NONE or missing >= len(CHEER) - 1:
        return 0.0
    return (CHEER[missing] - CHEER[missing + 1]) * position.pieces[kind].trophy


def claim(position: RisePosition, seat: Seat, region: int, change: int) -> float:
    """What it changes for a seat to have so many pieces more in a region, in points."""
    presence, seats = position.presence, position.seats
    start = region * seats
    own, most = presence[start + seat], 0
    for other in range(seats):
        if other != seat and presence[start + other] > most:
            most = presence[start + other]
    points = position.ground.region_points[region]
    return points * (_chance(own + change, most) - _chance(own, most))


def _chance(own: int, most: int) -> float:
    """The chance to dominate a region in the end, with so many pieces against a rival's."""
    step = own - most + BEHIND
    if own == 0 or step < 0:
        return 0.0
    return CONTEST[step if step < len(CONTEST) else len(CONTEST) - 1]


def _ports(position: RisePosition, region: int) -> int:
    """The cities on the coast of a sea."""
    town = position.town
    count = 0
    for cell in position.ground.coast[region]:
        if town[cell] >= 0:
            count += 1
    return count


def _coast_worth(position: RisePosition, seat: Seat, cell: int) -> float:
    """What a city there would add to the trade of one's own ships, less that of others."""
    land = position.ground
    seas = land.seas[cell]
    if not seas:
        return 0.0
    start = land.region[seas[0]] * position.seats
    own = position.presence[start + seat]
    others = -own
    for other in range(position.seats):
        others += position.presence[start + other]
    return GOLD * TRADE_GOLD * (own - 0.5 * others / (position.seats - 1))


# ---- the first pieces


def site(position: RisePosition, seat: Seat, kind: int, cell: int) -> float:
    """How good a hex is for a starting piece: what can be won there, gathered there, and reached from there."""
    land = position.ground
    region = land.region[cell]
    value = 0.5 * claim(position, seat, region, 1)
    if kind == SHIP:
        return value + 0.15 * len(land.coast[region]) + 0.3 * len(land.shore[cell])
    level = land.level[cell]
    woods = 2 if level == FOREST else 0
    rocks = 2 if level == MOUNTAIN else 0
    for near in land.paths[cell]:
        if land.level[near] == FOREST:
            woods += 1
        elif land.level[near] == MOUNTAIN:
            rocks += 1
        value += 0.4 - _crowd(position, seat, cell, near)
    value += 1.2 * (woods if woods < 3 else 3) + 1.2 * (rocks if rocks < 3 else 3)
    if woods and rocks:
        value += 2.0
    if kind == CITY:
        value += GOLD * TAXES[level] + (2.0 if land.seas[cell] else 0.0)
    return value


def _crowd(position: RisePosition, seat: Seat, cell: int, near: int) -> float:
    """How much a neighbouring hex is hemmed in: one had better spread out, and stay away from rivals."""
    crowd = 0.0
    for further in position.ground.near[near]:
        other = position.piece[further] if position.piece[further] >= 0 else position.town[further]
        if other >= 0 and further != cell:
            crowd += 0.4 if position.owner(other) == seat else 0.3
    return crowd
