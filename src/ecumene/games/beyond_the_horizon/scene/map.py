"""The world in the scene: tiles with their villages, cities and buildings, cubes, units, and where one may explore."""

from __future__ import annotations

from math import sqrt
from typing import Final

from ecumene.core.action import Seat
from ecumene.core.scene import Badge, Element, Message, Text
from ecumene.core.texts import player
from ecumene.games.beyond_the_horizon.box.actions import unit_kind, unit_strength, unit_tile
from ecumene.games.beyond_the_horizon.box.terms import CRADLE, NONE, SETTLER, START, TERRITORIES, UNITS
from ecumene.games.beyond_the_horizon.play.exploring import left_to_explore, open_sides
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.moving import MoveUnits, distances
from ecumene.games.beyond_the_horizon.scene.faces import Faces, lines_of, track_badge
from ecumene.games.beyond_the_horizon.scene.icons import TRACK_ICONS, effect_icons
from ecumene.games.beyond_the_horizon.scene.stage import HEX_SIZE, LEAST_RADIUS
from ecumene.games.beyond_the_horizon.scene.things import (
    CITY,
    HEXES,
    LEFT,
    MAP,
    RIGHT,
    VILLAGE,
    cell_id,
    name_of,
    place_id,
    said,
    tile_id,
    unit_id,
)
from ecumene.games.beyond_the_horizon.speech.describing import building_text

GROUND: Final = ("farmland", "desert", "forest")
"""The page's terrain for a territory, by the track of its village."""
START_GROUND: Final = ("desert", "plain", "pasture", "mountain")
CRADLE_GROUND: Final = "pasture"
MARGIN: Final = 1.0
"""Room around the outermost hexes, in hexes."""


def map_elements(position: HorizonPosition, faces: Faces) -> list[Element]:
    """What the world shows."""
    found: list[Element] = [*_world(position)]
    for tile in position.laid:
        found += _tile(position, faces, tile)
    for seat in range(position.seats):
        found += _units(position, seat)
    left = said("scene-unknown", n=len(position.tile_pool))
    found.append({"id": "note.world", "type": "text", "region": MAP, "text": left})
    return found


# ---- how large it is, and where it can grow


def _world(position: HorizonPosition) -> list[Element]:
    cells: list[list[int | str]] = []
    for tile in position.laid:
        cells.append([position.hex_q[tile], position.hex_r[tile], _ground(position, tile), 0])
    edge = frontier(position)
    around = [(position.hex_q[tile], position.hex_r[tile]) for tile in position.laid] + edge
    return [
        {"id": MAP, "view": _view(around)},
        {"id": HEXES, "cells": cells, "frontier": [[q, r] for q, r in _open_now(position, edge)]},
    ]


def _ground(position: HorizonPosition, tile: int) -> str:
    if tile < TERRITORIES:
        return GROUND[position.box.territories[tile].village_track]
    return CRADLE_GROUND if tile == CRADLE else START_GROUND[tile - START]


def _view(hexes: list[tuple[int, int]]) -> list[float]:
    """The part of the surface with all these hexes, never less than some way around the cradle."""
    across = [sqrt(3) * (q + r / 2) for q, r in hexes]
    down = [1.5 * r for _, r in hexes]
    left, right = min([-LEAST_RADIUS, *across]) - MARGIN, max([LEAST_RADIUS, *across]) + MARGIN
    top, bottom = min([-LEAST_RADIUS, *down]) - MARGIN, max([LEAST_RADIUS, *down]) + MARGIN
    return [float(round(HEX_SIZE * each)) for each in (left, top, right - left, bottom - top)]


def frontier(position: HorizonPosition) -> list[tuple[int, int]]:
    """The unknown hexes that may be explored from a tile beside them, while there is something left to find."""
    return _beyond(position, position.laid) if position.tile_pool else []


def _beyond(position: HorizonPosition, tiles: list[int]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for tile in tiles:
        for side in open_sides(position, tile):
            step = position.box.steps[side]
            there = (position.hex_q[tile] + step[0], position.hex_r[tile] + step[1])
            if there not in found:
                found.append(there)
    return sorted(found)


def _open_now(position: HorizonPosition, edge: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """While somebody moves, only where their settlers can get now."""
    top = position.agenda[-1] if position.agenda else None
    if not isinstance(top, MoveUnits):
        return edge
    if not left_to_explore(position, top.seat):
        return []
    near: list[int] = []
    for unit in position.units[top.seat]:
        if unit_kind(unit) == SETTLER and (top.bound == NONE or unit == top.bound):
            far = distances(position, unit_tile(unit), top.left - 1)
            near += [tile for tile in position.laid if far[tile] != NONE and tile not in near]
    return [there for there in _beyond(position, near) if there in edge]


# ---- tiles


def _tile(position: HorizonPosition, faces: Faces, tile: int) -> list[Element]:
    """A tile with its places for cubes, and the cubes on them."""
    q, r = position.hex_q[tile], position.hex_r[tile]
    face = faces.tiles[tile]
    cell: Element = {**face, "id": cell_id(q, r), "in": HEXES, "slot": [q, r]}
    if position.building[tile] != NONE:
        _add_building(position, tile, cell)
    elif position.village[tile] != NONE and "gives" in cell:
        del cell["gives"]
    owners = _owners(position, tile)
    if owners:
        cell["lines"] = [*lines_of(cell), *owners]
    return [cell, *_cubes(position, tile), *_home(position, tile)]


def _add_building(position: HorizonPosition, tile: int, cell: Element) -> None:
    """A building with its two places; what the first one gained the second will gain, too."""
    building, name = position.box.buildings[position.building[tile]], position.box.tile_ids[tile]
    left = track_badge(building.left_track, building.left_points)
    right: Badge = {"icon": TRACK_ICONS[building.right_track]}
    left["shape"] = right["shape"] = "square"
    cell["glyph"] = "building"
    cell["slots"] = [
        *cell.get("slots", [])[:1],
        {"id": place_id(LEFT, name), "label": said("scene-first-builder"), "badges": [left]},
        {"id": place_id(RIGHT, name), "label": said("scene-second-builder"), "badges": [right]},
    ]
    cell["gives"] = [] if position.second_builder[tile] != NONE else effect_icons(position.book, building.bonus)
    cell["tags"] = [name_of(building.id)]
    cell["lines"] = [building_text(position.book, building)]
    cell["rule"] = ["beyond_the_horizon.buildings.second", "beyond_the_horizon.scoring.first_builder"]


def _taken(position: HorizonPosition, tile: int) -> list[tuple[str, Seat]]:
    """The places of a tile with the players who hold them."""
    held = (
        (VILLAGE, position.village[tile]), (CITY, position.city[tile]),
        (LEFT, position.first_builder[tile]), (RIGHT, position.second_builder[tile]),
    )  # fmt: skip
    return [(place, seat) for place, seat in held if seat != NONE]


def _owners(position: HorizonPosition, tile: int) -> list[Text]:
    return [said("scene-held", what=_place_name(place), who=player(seat)) for place, seat in _taken(position, tile)]


def _place_name(place: str) -> Message:
    if place in (VILLAGE, CITY):
        return name_of(place)
    return said("scene-first-builder" if place == LEFT else "scene-second-builder")


def _cubes(position: HorizonPosition, tile: int) -> list[Element]:
    """The cubes on villages, cities and buildings."""
    name = position.box.tile_ids[tile]
    return [
        {
            "id": f"on.{place_id(place, name)}",
            "type": "piece",
            "kind": "cube",
            "in": HEXES,
            "slot": place_id(place, name),
            "owner": player(seat),
            "label": said("scene-held", what=_place_name(place), who=player(seat)),
        }
        for place, seat in _taken(position, tile)
    ]


def _home(position: HorizonPosition, tile: int) -> list[Element]:
    """The mark of whose starting tile it is."""
    seat = position.start_of(tile)
    if seat == NONE:
        return []
    return [
        {
            "id": f"home.{player(seat)}",
            "type": "piece",
            "kind": "marker",
            "in": HEXES,
            "slot": tile_id(position.box.tile_ids[tile]),
            "owner": player(seat),
            "label": said("scene-home", who=player(seat)),
        }
    ]


# ---- units


def _units(position: HorizonPosition, seat: Seat) -> list[Element]:
    """A player's units; equal ones on one tile are one thing with a number."""
    found: list[Element] = []
    units = position.units[seat]
    for unit in sorted(set(units)):
        tile, kind, strength = unit_tile(unit), UNITS[unit_kind(unit)], unit_strength(unit)
        n = units.count(unit)
        piece: Element = {
            "id": unit_id(position.box, seat, unit),
            "type": "piece",
            "kind": kind,
            "in": HEXES,
            "slot": [position.hex_q[tile], position.hex_r[tile]],
            "owner": player(seat),
            "strength": strength,
            "label": said("scene-unit", who=player(seat), unit=kind, n=n, strength=strength),
        }
        if n > 1:
            piece["n"] = n
        found.append(piece)
    return found
