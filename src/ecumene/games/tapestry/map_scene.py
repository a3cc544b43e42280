"""The world in the scene: what is explored, what stands there, the tiles in hand and in piles, the dice."""

from __future__ import annotations

from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.core.scene import Element, Message, Text
from ecumene.core.staging import player
from ecumene.games.tapestry.actions import WORLD
from ecumene.games.tapestry.content import BUILDINGS, TERRAINS
from ecumene.games.tapestry.icons import effect_icons
from ecumene.games.tapestry.model import (
    HOUSING,
    MONUMENT,
    NONE,
    OUTPOST,
    TOKEN,
    UNEXPLORED,
    TapestryPosition,
    kind_of,
    owner_of,
    toppler_of,
)
from ecumene.games.tapestry.stage import (
    DICE,
    HEXES,
    MAP,
    TERRAIN_OF,
    cell_id,
    name_of,
    said,
    stone_id,
    text_of,
    zone_id,
)

WILD: Final = "sea"
"""The terrain of a territory as a whole: its corners say more."""


def map_elements(position: TapestryPosition, viewer: Seat | None) -> list[Element]:
    """The map, and what belongs to it."""
    found = _land(position)
    for place in position.board.hexes:
        found += _stones(position, place)
    for seat in range(position.seats):
        found += _supplies(position, seat, viewer)
    found += [{"id": "deck.tiles", "count": len(position.tiles)}, {"id": "deck.stars", "count": len(position.stars)}]
    for number, die in enumerate(DICE):
        if position.dice[number] != NONE:
            found.append({"id": f"die.{die}", "up": position.dice[number]})
    if viewer is not None:
        lands = said("scene-lands", n=len(position.controlled(viewer)))
        found.append({"id": "note.world", "type": "text", "region": MAP, "text": lands})
    return found


# ---- land


def _land(position: TapestryPosition) -> list[Element]:
    cells: list[list[int | str]] = []
    frontier: list[list[int]] = []
    found: list[Element] = []
    for place in position.board.hexes:
        here = WORLD.hexes[place]
        if position.land[place] == UNEXPLORED:
            frontier.append([here.q, here.r])
        else:
            cells.append([here.q, here.r, WILD, 0])
            if position.land[place] >= 0:
                found.append(_explored(position, place))
    return [{"id": HEXES, "cells": cells, "frontier": frontier}, *found]


def _explored(position: TapestryPosition, place: int) -> Element:
    """A hex with a tile on it."""
    here = WORLD.hexes[place]
    drawn = tile_face(position, position.land[place], position.rotation[place])
    return {
        "id": cell_id(place),
        "in": HEXES,
        "slot": [here.q, here.r],
        "label": said("scene-territory", area=str(here)),
        **drawn,
    }


def tile_face(position: TapestryPosition, tile: int, rotation: int = 0) -> Any:
    """What a territory tile shows: its corners, what it gives and which lands are on it."""
    entry = position.box.tiles[tile]
    lines: list[Text] = [text_of("tile", entry.id)]
    return {
        "corners": [TERRAIN_OF[terrain] for terrain in entry.turned[rotation]],
        "gives": effect_icons(position, entry.benefit),
        "lines": lines,
        "tags": [said(f"name-{TERRAINS[terrain]}") for terrain in entry.lands],
    }


# ---- what stands there


def _stones(position: TapestryPosition, place: int) -> list[Element]:
    here = WORLD.hexes[place]
    found: list[Element] = []
    for number, stone in enumerate(position.pieces[place]):
        kind, owner = kind_of(stone), player(owner_of(stone))
        toppler = toppler_of(stone)
        drawn: Element = {"id": stone_id(place, number), "type": "piece", "kind": piece_kind(kind)}
        if kind >= MONUMENT:
            drawn["id"] = f"landmark.{position.box.landmarks[kind - MONUMENT].id}"
            drawn["glyph"] = position.box.landmarks[kind - MONUMENT].id
        name = stone_name(position, kind)
        drawn.update({"in": HEXES, "slot": [here.q, here.r], "owner": owner})
        if toppler == NONE:
            drawn["label"] = said("scene-piece", who=owner, what=name)
        else:
            drawn["label"] = said("scene-piece-toppled", who=owner, what=name, other=player(toppler))
            drawn["state"] = ["toppled"]
        found.append(drawn)
    return found


def piece_kind(kind: int) -> str:
    """How the page draws a piece of a kind."""
    if kind == OUTPOST:
        return "outpost"
    if kind == TOKEN:
        return "marker"
    return "landmark" if kind >= MONUMENT else BUILDINGS[kind - HOUSING]


def stone_name(position: TapestryPosition, kind: int) -> Message:
    """What a piece on the map is called."""
    if kind == OUTPOST or kind == TOKEN:
        return said("name-outpost" if kind == OUTPOST else "name-token")
    if kind >= MONUMENT:
        return name_of("landmark", position.box.landmarks[kind - MONUMENT].id)
    return said(f"name-{BUILDINGS[kind - HOUSING]}")


# ---- tiles of players


def _supplies(position: TapestryPosition, seat: Seat, viewer: Seat | None) -> list[Element]:
    """A player's territory and space tiles; the viewer's own territories lie beside the map."""
    found: list[Element] = []
    if seat == viewer:
        found.append({"id": zone_id("tiles", seat), "region": MAP})
    for slot, tile in enumerate(position.supply[seat]):
        found.append(tile_card(position, tile, zone_id("tiles", seat), slot))
    for place, stars in (("stars", position.star_supply[seat]), ("space", position.star_explored[seat])):
        for slot, star in enumerate(stars):
            found.append(_star_card(position, star, zone_id(place, seat), slot))
    return found


def tile_card(position: TapestryPosition, tile: int, zone: str, slot: int) -> Element:
    """A territory tile that is not on the map."""
    name = name_of("tile", position.box.tiles[tile].id)
    return {
        "id": f"tile.{position.box.tiles[tile].id}",
        "type": "card",
        "size": "tile",
        "in": zone,
        "slot": slot,
        "title": name,
        "label": name,
        **tile_face(position, tile),
    }


def _star_card(position: TapestryPosition, star: int, zone: str, slot: int) -> Element:
    entry = position.box.stars[star]
    name = name_of("star", entry.id)
    return {
        "id": f"star.{entry.id}",
        "type": "card",
        "size": "tile",
        "in": zone,
        "slot": slot,
        "title": name,
        "label": name,
        "gives": effect_icons(position, entry.benefit),
        "lines": [text_of("star", entry.id)],
    }
