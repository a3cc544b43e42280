"""Reading the tiles and tokens: territories, buildings, and the faces of units."""

from __future__ import annotations

from typing import Final

from ecumene.core.content import Content, Fields, is_whole
from ecumene.core.effect_reading import EffectReader
from ecumene.games.beyond_the_horizon.box.components import Building, Territory
from ecumene.games.beyond_the_horizon.box.fields import check_shares, track_of
from ecumene.games.beyond_the_horizon.box.terms import BUILDING_LEVELS, LEVELS, STRONGEST, TERRITORIES, UNITS

BUILDINGS_OF_A_LEVEL: Final = 8
TOKENS_OF_A_KIND: Final = 8  # of settlers, and of soldiers, for each player


def read_territories(content: Content, reader: EffectReader) -> tuple[Territory, ...]:
    """The territory tiles, each with a village and a city."""
    territories = tuple([_read_territory(row, reader) for row in content.rows("territories")])
    content.check_count("territories", len(territories), TERRITORIES)
    return territories


def _read_territory(row: Fields, reader: EffectReader) -> Territory:
    village, city = row.part("village"), row.part("city")
    territory = Territory(
        row.record,
        row.integer("strength", 1, 2 * STRONGEST),
        reader.listed(row, "reveal"),
        track_of(village, "track"),
        reader.listed(village, "bonus"),
        village.integer("points", 0, 30),
        track_of(city, "track"),
        city.integer("points", 0, 30),
    )
    village.nothing_else()
    city.nothing_else()
    row.nothing_else()
    return territory


def read_buildings(content: Content, reader: EffectReader) -> tuple[Building, ...]:
    """The buildings, as many of each of three levels."""
    buildings: list[Building] = []
    for row in content.rows("buildings"):
        level = LEVELS.index(row.one_of("level", LEVELS[:BUILDING_LEVELS]))
        left, right = track_of(row, "left_track"), track_of(row, "right_track")
        cost, points = row.integer("cost", 0, 20), row.integer("left_points", 0, 30)
        buildings.append(Building(row.record, level, cost, left, points, right, reader.listed(row, "bonus")))
        row.nothing_else()
    wanted = [BUILDINGS_OF_A_LEVEL for _ in range(BUILDING_LEVELS)]
    check_shares(content, "buildings", "level", LEVELS, [building.level for building in buildings], wanted)
    return tuple(buildings)


def read_units(content: Content) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The two faces of each token of settlers and of soldiers."""
    kinds: list[tuple[tuple[int, int], ...]] = []
    for row in content.named("units", UNITS):
        tokens = row.get("tokens")
        if not isinstance(tokens, list) or len(tokens) != TOKENS_OF_A_KIND:
            raise row.wrong("tokens", f"must be a list of {TOKENS_OF_A_KIND} tokens")
        kinds.append(tuple([_read_faces(row, token) for token in tokens]))
        row.nothing_else()
    return tuple(kinds)


def _read_faces(row: Fields, token: object) -> tuple[int, int]:
    if not isinstance(token, list) or len(token) != 2 or not all(is_whole(face, 1, STRONGEST) for face in token):
        raise row.wrong("tokens", f"must have two faces from 1 to {STRONGEST}, not {token!r}")
    return int(token[0]), int(token[1])
