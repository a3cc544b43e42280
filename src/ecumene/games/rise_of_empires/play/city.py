"""Cities and wonders: what they cost. A city is kept and feeds on its owner; a wonder scores at once."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.core.errors import IllegalAction
from ecumene.games.rise_of_empires.box.content import (
    CITY,
    CITY_GOLD,
    CUBE,
    GOLD,
    RESOURCE,
    THINGS,
    WONDER_GOLD,
    WONDER_RESOURCE,
)
from ecumene.games.rise_of_empires.play.gains import pay
from ecumene.games.rise_of_empires.play.model import WONDER_POINTS, EmpiresPosition
from ecumene.games.rise_of_empires.play.tiles import offered

PAID_IN: Final[tuple[int, ...]] = (GOLD, RESOURCE, CUBE)


def price(position: EmpiresPosition, seat: Seat, city: int) -> list[int]:
    """The gold [rise_of_empires.city.price], and for a wonder also resource discs and cubes.

    [rise_of_empires.wonders.price]
    """
    tile = position.box.cities[city]
    gold, resources, cubes = tile.cost
    gold += position.active_modifier(seat, WONDER_GOLD if tile.wonder else CITY_GOLD)
    if tile.wonder:
        resources += position.active_modifier(seat, WONDER_RESOURCE)
    return [max(gold, 0), max(resources, 0), cubes]


def missing(position: EmpiresPosition, seat: Seat, city: int) -> int:
    """The first thing of which a seat has too little for a city; -1 where it can pay."""
    cost = price(position, seat, city)
    for thing in PAID_IN:
        if position.have(seat, thing) < cost[thing]:
            return thing
    return -1


def can_take(position: EmpiresPosition, seat: Seat) -> bool:
    """Whether a seat can pay for any city or wonder."""
    tiles = position.box.tiles
    return any(missing(position, seat, tiles[tile].thing) < 0 for tile in offered(position, CITY))


def takeable(position: EmpiresPosition, seat: Seat) -> list[int]:
    """The cities and wonders that a seat can pay for."""
    box = position.box
    return [tile for tile in offered(position, CITY) if missing(position, seat, box.tiles[tile].thing) < 0]


def check_take(position: EmpiresPosition, seat: Seat, city: int) -> None:
    """Refuse what cannot be paid."""
    thing = missing(position, seat, city)
    if thing >= 0:
        tile = position.box.cities[city]
        rule = "rise_of_empires.wonders.price" if tile.wonder else "rise_of_empires.city.price"
        raise IllegalAction(rule, city=tile.id, thing=THINGS[thing])


def take(position: EmpiresPosition, seat: Seat, city: int) -> None:
    """Pay; a city is laid down [rise_of_empires.city.take], several may bear one name [rise_of_empires.city.copies].

    A wonder scores at once [rise_of_empires.wonders.points] and goes back into the box.
    [rise_of_empires.wonders.leaves]
    """
    cost = price(position, seat, city)
    for thing in PAID_IN:
        pay(position, seat, thing, cost[thing])
    tile = position.box.cities[city]
    if tile.wonder:
        position.score(seat, tile.once, WONDER_POINTS)
        position.tell("rise_of_empires-log-wonder", {"who": seat, "tile": tile.id, "n": tile.once})
    else:
        position.cities[seat] = (*position.cities[seat], city)


def discard(position: EmpiresPosition, seat: Seat, city: int) -> None:
    """A city whose upkeep is not paid goes back into the box [rise_of_empires.city.upkeep]."""
    cities = list(position.cities[seat])
    cities.remove(city)
    position.cities[seat] = tuple(cities)
    position.tell("rise_of_empires-log-discards", {"who": seat, "tile": position.box.cities[city].id})
