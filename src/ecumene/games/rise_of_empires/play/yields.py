"""What a turn yields: food, income and points, each item with its rule. Phases and forecasts use the same."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.core.tally import UNITEMISED, Items
from ecumene.games.rise_of_empires.box.actions import TOWN_GOODS
from ecumene.games.rise_of_empires.box.content import CUBE, FOOD, LAST_TURN, NO_FOOD_UPKEEP, POINT, TOWN
from ecumene.games.rise_of_empires.play.model import LAND_KINDS, EmpiresPosition

# ---- the map


def region_share(position: EmpiresPosition, seat: Seat, region: int) -> int:
    """How much of its benefit a region gives to a seat: all, or divided [rise_of_empires.control.shared].

    What is left over is lost, so 1 divided is nothing [rise_of_empires.control.shared_down].
    """
    first, _ = position.leaders(region)
    return position.box.regions[region].amount // len(first) if seat in first else 0


def region_points(position: EmpiresPosition, seat: Seat, region: int) -> tuple[int, str]:
    """The points of a region for a seat, and by which rule.

    Most cubes: the first number [rise_of_empires.points.region]; level with others: both numbers divided, and nothing
    for a second place [rise_of_empires.points.tied_first] [rise_of_empires.points.no_second]. Second: the other number
    [rise_of_empires.points.second], divided if several are [rise_of_empires.points.tied_second].
    """
    first, second = position.leaders(region)
    banner = position.box.regions[region]
    if seat in first:
        if len(first) == 1:
            return banner.first, "rise_of_empires.points.region"
        return (banner.first + banner.second) // len(first), "rise_of_empires.points.tied_first"
    if seat in second and len(first) == 1:
        if len(second) == 1:
            return banner.second, "rise_of_empires.points.second"
        return banner.second // len(second), "rise_of_empires.points.tied_second"
    return 0, ""


# ---- a seat's whole turn


def food(position: EmpiresPosition, seat: Seat, items: Items = UNITEMISED) -> int:
    """Food gained less food lost [rise_of_empires.food.sum]; twice that at last [rise_of_empires.food.last_turn]."""
    box = position.box
    total = 0
    for kind, land in enumerate(box.lands):
        number = position.lands[LAND_KINDS * seat + kind]
        if number and land.food:
            total += items.add(f"rise_of_empires.territory.{land.id}", number * land.food, land.id)
    total += items.add("rise_of_empires.territory.town_choice", position.towns[TOWN_GOODS * seat + FOOD], "town")
    waived = position.modifier(seat, NO_FOOD_UPKEEP)
    for city in position.cities[seat]:
        tile = box.cities[city]
        total += items.add("rise_of_empires.city.income", tile.income[FOOD], tile.id)
        if not waived:
            total += items.add("rise_of_empires.city.upkeep", -tile.food_upkeep, tile.id)
    total += _progress(position, seat, FOOD, items)
    total += _regions(position, seat, FOOD, items)
    if position.turn == LAST_TURN:
        total += items.add("rise_of_empires.food.last_turn", total)
    return total


def income(position: EmpiresPosition, seat: Seat, thing: int, items: Items = UNITEMISED) -> int:
    """Gold, discs or cubes of a turn, before the bank or the stock runs out [rise_of_empires.income.collect]."""
    box = position.box
    total = 0
    if thing == CUBE:
        for kind, land in enumerate(box.lands):
            number = position.lands[LAND_KINDS * seat + kind]
            if number and land.cube:
                total += items.add(f"rise_of_empires.territory.{land.id}", number * land.cube, land.id)
    total += items.add("rise_of_empires.territory.town_choice", position.towns[TOWN_GOODS * seat + thing], "town")
    for city in position.cities[seat]:
        tile = box.cities[city]
        total += items.add("rise_of_empires.city.income", tile.income[thing], tile.id)
    total += _progress(position, seat, thing, items)
    return total + _regions(position, seat, thing, items)


def points(position: EmpiresPosition, seat: Seat, items: Items = UNITEMISED) -> tuple[int, int, int, int]:
    """The points of a turn from regions, cities, territories and progress tiles [rise_of_empires.points.collect]."""
    box = position.box
    first = position.regions * seat
    of_regions = 0
    for region in range(position.regions):
        if position.cubes[first + region]:
            amount, rule = region_points(position, seat, region)
            of_regions += items.add(rule, amount, box.regions[region].id)
    of_cities = 0
    for city in position.cities[seat]:
        of_cities += items.add("rise_of_empires.city.points", box.cities[city].points, box.cities[city].id)
    of_lands = 0
    for kind, land in enumerate(box.lands):
        if land.points:
            of_lands += items.add(
                f"rise_of_empires.territory.{land.id}", land.points * position.lands[LAND_KINDS * seat + kind], land.id
            )
    return of_regions, of_cities, of_lands, _progress(position, seat, POINT, items)


def _progress(position: EmpiresPosition, seat: Seat, thing: int, items: Items) -> int:
    """What progress tiles give each turn; a tile just taken gives too [rise_of_empires.progress.at_once]."""
    total = 0
    for kind in position.progress[seat]:
        amount = 0
        for part in position.box.each_turn[kind]:
            amount += part.amount(position, seat, thing)
        if amount:
            total += items.add("rise_of_empires.progress.each_turn", amount, position.box.progress[kind].id)
    return total


def _regions(position: EmpiresPosition, seat: Seat, thing: int, items: Items) -> int:
    total = 0
    first = position.regions * seat
    for region in position.box.benefits[thing]:
        if position.cubes[first + region]:
            amount = region_share(position, seat, region)
            if amount:
                total += items.add("rise_of_empires.control.benefit", amount, position.box.regions[region].id)
    return total


def towns(position: EmpiresPosition, seat: Seat) -> int:
    """How many towns a seat has."""
    return position.lands[LAND_KINDS * seat + TOWN]
