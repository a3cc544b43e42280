"""What a position promises: the points each seat can expect to end with. An estimate for bots, no rule.

To the points a seat has it adds what its tiles and regions will bring until the end, what its stores and its food are
good for, and the actions that it still has.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.games.rise_of_empires.box.actions import MOST_SPACES
from ecumene.games.rise_of_empires.box.content import FOOD, LAST_TURN, POINT
from ecumene.games.rise_of_empires.mind.glance import DISC, Glance
from ecumene.games.rise_of_empires.mind.worth import Worths
from ecumene.games.rise_of_empires.play.display import own_discs
from ecumene.games.rise_of_empires.play.display import price as disc_price
from ecumene.games.rise_of_empires.play.model import ACTIONS, KINDS, LAND_KINDS, EmpiresPosition

# how much of each part comes true: fitted to 80 games of greedy players
TILES: Final = 0.8
MAP: Final = 0.9
HOLD: Final = 0.7  # … and more of it while all of a turn's actions are to come: who leads now leads more easily again
GOODS: Final = 1.1
LEFT: Final = 0.35  # part of the discs to the left of an own one that will be paid for


def prospects(position: EmpiresPosition, worths: Worths) -> list[float]:
    """The points each seat can expect to end with."""
    if not position.agenda:
        return [float(position.goods[KINDS * seat + POINT]) for seat in range(position.seats)]
    return [expected(position, seat, worths) for seat in range(position.seats)]


def expected(position: EmpiresPosition, seat: Seat, worths: Worths) -> float:
    """The points a seat can expect to end with."""
    glance = Glance(position, seat, worths)
    glance.food_apart = True
    return (
        position.goods[KINDS * seat + POINT]
        + TILES * tiles_promise(glance)
        + (MAP + HOLD * glance.realm().patience) * map_promise(glance)
        + GOODS * goods_promise(glance)
        + glance.comfort(0.0)
        + actions_promise(glance)
    )


def parts(position: EmpiresPosition, seat: Seat, worths: Worths) -> list[tuple[str, float]]:
    """What `expected` adds up, part by part."""
    points = ("points", float(position.goods[KINDS * seat + POINT]))
    if not position.agenda:
        return [points]
    glance = Glance(position, seat, worths)
    glance.food_apart = True
    return [
        points, ("tiles", TILES * tiles_promise(glance)),
        ("map", (MAP + HOLD * glance.realm().patience) * map_promise(glance)),
        ("goods", GOODS * goods_promise(glance)), ("food", glance.comfort(0.0)), ("actions", actions_promise(glance)),
    ]  # fmt: skip


def tiles_promise(glance: Glance) -> float:
    """What progress tiles, cities and territories still bring; food apart."""
    position, seat, first = glance.position, glance.seat, glance.scored_from
    if first > LAST_TURN:
        return 0.0
    total = 0.0
    for kind in position.progress[seat]:
        total += glance.progress_from(kind, first)
    for city in position.cities[seat]:
        total += glance.city_from(position.box.cities[city], first)
    for kind in range(LAND_KINDS):
        number = position.lands[LAND_KINDS * seat + kind]
        if number:
            total += number * glance.land_worth(kind)
    return total


def map_promise(glance: Glance) -> float:
    """What the regions still bring."""
    realm = glance.realm()
    total = 0.0
    for region in glance.position.occupied(glance.seat):
        total += realm.promise(region, realm.cubes_in(region), glance.seat)
    return total


def goods_promise(glance: Glance) -> float:
    """What is in hand: gold, discs and cubes."""
    position, seat = glance.position, glance.seat
    total = 0.0
    when = position.turn if glance.actions else position.turn + 1
    for thing in range(FOOD):
        total += position.goods[KINDS * seat + thing] * glance.worths.held[when][thing] * glance.factors[thing]
    return total


def actions_promise(glance: Glance) -> float:
    """The actions to come, less what discs that lie to the right will cost."""
    position, seat = glance.position, glance.seat
    action = position.box.valuation.action
    total = glance.actions * action[position.era]
    for turn in range(position.turn + 1, LAST_TURN + 1):
        total += ACTIONS * action[turn >> 1]
    due = 0
    for place in own_discs(position, seat):
        due += disc_price(position, seat, place // MOST_SPACES, place % MOST_SPACES)
    return total - LEFT * DISC * due
