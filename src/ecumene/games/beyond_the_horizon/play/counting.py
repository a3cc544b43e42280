"""Counting: what objectives ask for and what cards score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Seat
from ecumene.core.numbers import times
from ecumene.core.regions import size
from ecumene.games.beyond_the_horizon.box.actions import unit_strength
from ecumene.games.beyond_the_horizon.box.components import PointsPer
from ecumene.games.beyond_the_horizon.box.terms import (
    COLOURS,
    COUNT_ACTIVE_COLUMNS,
    COUNT_ACTIVE_POPULATION,
    COUNT_BUILDINGS,
    COUNT_CITIES,
    COUNT_COINS,
    COUNT_COLOURS_WITH_TWO,
    COUNT_CUBES_REMOVED,
    COUNT_ECONOMY_CUBES_REMOVED,
    COUNT_FLAT,
    COUNT_LEADERS,
    COUNT_MAIN_COLOURS,
    COUNT_MAP_CUBES,
    COUNT_SHARED_TILES,
    COUNT_TECHNOLOGIES,
    COUNT_TECHNOLOGIES_II,
    COUNT_TECHNOLOGIES_II_PLUS,
    COUNT_TECHNOLOGIES_III,
    COUNT_TECHNOLOGIES_III_PLUS,
    COUNT_UNIT_STRENGTH,
    COUNT_VILLAGES,
    COUNT_VILLAGES_AND_CITIES,
    ECONOMY,
    LEVEL_I,
    LEVEL_II,
    LEVEL_III,
    LEVEL_IV,
)
from ecumene.games.beyond_the_horizon.play.model import TRACK_COUNT, HorizonPosition


def count(position: HorizonPosition, seat: Seat, counter: int) -> int:
    """How much a seat has of what a counter names."""
    chapter = 1 << counter
    if _ON_THE_MAP & chapter:
        return _on_the_map(position, seat, counter)
    if _ON_THE_BOARD & chapter:
        return _on_the_board(position, seat, counter)
    if _COLOURS & chapter:
        return _colours(position, seat, counter)
    return size(position.technologies[seat] & _counted(position, counter))


def _chapter(counters: Sequence[int]) -> int:
    """Counters of one kind, a bit for each: this is asked all the time."""
    return sum([1 << counter for counter in counters])


# ---- the player board

_ON_THE_BOARD: Final[int] = _chapter((
    COUNT_FLAT, COUNT_COINS, COUNT_ACTIVE_POPULATION, COUNT_CUBES_REMOVED, COUNT_ECONOMY_CUBES_REMOVED,
    COUNT_ACTIVE_COLUMNS, COUNT_LEADERS,
))  # fmt: skip


def _on_the_board(position: HorizonPosition, seat: Seat, counter: int) -> int:
    """Coins, pawns, cubes and leaders."""
    if counter == COUNT_COINS:
        return position.coins[seat]
    if counter == COUNT_ACTIVE_POPULATION:
        return position.active[seat]
    if counter == COUNT_CUBES_REMOVED:
        return position.cubes_removed(seat)
    if counter == COUNT_ECONOMY_CUBES_REMOVED:
        return position.removed[TRACK_COUNT * seat + ECONOMY]
    if counter == COUNT_ACTIVE_COLUMNS:  # [beyond_the_horizon.counters.columns]
        return size(position.open_columns(seat))
    return len(position.leaders[seat]) if counter == COUNT_LEADERS else 1


# ---- technologies


def _counted(position: HorizonPosition, counter: int) -> int:
    """The technologies that a counter is about; private ones count too [beyond_the_horizon.counters.technologies]."""
    levels = position.box.level_mask
    if counter == COUNT_TECHNOLOGIES:
        return levels[LEVEL_I] | levels[LEVEL_II] | levels[LEVEL_III] | levels[LEVEL_IV]
    if counter == COUNT_TECHNOLOGIES_II:
        return levels[LEVEL_II]
    if counter == COUNT_TECHNOLOGIES_II_PLUS:
        return levels[LEVEL_II] | levels[LEVEL_III] | levels[LEVEL_IV]
    if counter == COUNT_TECHNOLOGIES_III:
        return levels[LEVEL_III]
    assert counter == COUNT_TECHNOLOGIES_III_PLUS
    return levels[LEVEL_III] | levels[LEVEL_IV]


_COLOURS: Final[int] = _chapter((COUNT_COLOURS_WITH_TWO, COUNT_MAIN_COLOURS))


def _colours(position: HorizonPosition, seat: Seat, counter: int) -> int:
    """Main colours on two technologies, or at all from level II on [beyond_the_horizon.counters.colours]."""
    owned, needed = position.technologies[seat], 2
    if counter == COUNT_MAIN_COLOURS:
        owned, needed = owned & _counted(position, COUNT_TECHNOLOGIES_II_PLUS), 1
    found = 0
    for colour in range(len(COLOURS)):
        if size(owned & position.box.colour_mask[colour]) >= needed:
            found += 1
    return found


# ---- the map

_ON_THE_MAP: Final[int] = _chapter((
    COUNT_VILLAGES, COUNT_CITIES, COUNT_BUILDINGS, COUNT_MAP_CUBES, COUNT_VILLAGES_AND_CITIES, COUNT_SHARED_TILES,
    COUNT_UNIT_STRENGTH,
))  # fmt: skip


def _on_the_map(position: HorizonPosition, seat: Seat, counter: int) -> int:
    """Cubes on villages, cities and buildings; and the strength of units."""
    if counter == COUNT_UNIT_STRENGTH:
        return _strength(position.units[seat])
    if counter == COUNT_SHARED_TILES:
        return _shared(position, seat)
    total = 0
    if counter != COUNT_CITIES and counter != COUNT_BUILDINGS:
        total += times(position.village, seat)
    if counter != COUNT_VILLAGES and counter != COUNT_BUILDINGS:
        total += times(position.city, seat)
    if counter in (COUNT_BUILDINGS, COUNT_MAP_CUBES):
        total += times(position.first_builder, seat) + times(position.second_builder, seat)
    return total


def _strength(units: tuple[int, ...]) -> int:
    total = 0
    for unit in units:
        total += unit_strength(unit)
    return total


def _shared(position: HorizonPosition, seat: Seat) -> int:
    """Tiles where a seat and somebody else have cubes [beyond_the_horizon.counters.shared_tiles]."""
    found = 0
    for tile in position.laid:
        if position.presence(seat, tile) and any(
            position.presence(other, tile) for other in range(position.seats) if other != seat
        ):
            found += 1
    return found


# ---- what is made of it


def points_of(position: HorizonPosition, seat: Seat, several: Sequence[PointsPer]) -> int:
    """The points that a card scores at the end."""
    total = 0
    for per in several:
        points = per.points * (count(position, seat, per.counter) // per.every)
        total += min(points, per.most) if per.most else points
    return total


def has_any(position: HorizonPosition, seat: Seat, needs: tuple[tuple[int, int], ...]) -> bool:
    """Whether a seat has enough of one of several things; nothing asked is nothing missing."""
    for counter, least in needs:
        if count(position, seat, counter) >= least:
            return True
    return not needs


def has_all(position: HorizonPosition, seat: Seat, needs: tuple[tuple[int, int], ...]) -> bool:
    """Whether a seat has enough of everything that is named."""
    return all(count(position, seat, counter) >= least for counter, least in needs)
