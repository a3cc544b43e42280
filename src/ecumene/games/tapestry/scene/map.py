"""The world in the scene: what is explored, what stands there, the tiles in hand and in piles, the dice."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.core.elements import place_element
from ecumene.core.scene import Element, Message, Text
from ecumene.core.staging import zone_id
from ecumene.core.texts import player
from ecumene.games.tapestry.box.actions import ISLE, MAP_SIZE, SHORES, WORLD
from ecumene.games.tapestry.box.content import BUILDINGS, TERRAINS
from ecumene.games.tapestry.play.civilizations.celestials import NAME as CELESTIALS
from ecumene.games.tapestry.play.civilizations.mats import printed
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import (
    CLAIM,
    HOUSING,
    MONUMENT,
    NONE,
    OFF,
    OUTPOST,
    TOKEN,
    UNEXPLORED,
    is_monument,
    kind_of,
    owner_of,
    piece,
    toppler_of,
)
from ecumene.games.tapestry.play.shores import NAME as ISLANDERS
from ecumene.games.tapestry.scene.icons import effect_icons
from ecumene.games.tapestry.scene.stage import view_of
from ecumene.games.tapestry.scene.things import (
    DICE,
    HEXES,
    MAP,
    PEOPLE,
    TERRAIN_OF,
    bare,
    cell_id,
    name_of,
    said,
    stone_id,
    text_of,
)
from ecumene.games.tapestry.speech.saying import lands_named

WILD: Final = "sea"
"""The terrain of a territory as a whole: its corners say more."""


def map_elements(position: TapestryPosition, viewer: Seat | None) -> list[Element]:
    """The map, and what belongs to it."""
    found: list[Element] = _land(position)
    for place in position.board.hexes:
        found += _stones(position, place)
    for seat in range(position.seats):
        found += _supplies(position, seat, viewer)
    found.append({"id": "deck.tiles", "count": len(position.tiles)})
    found.append({"id": "deck.stars", "count": len(position.stars)})
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
    world: Element = {"id": HEXES, "cells": cells, "frontier": frontier}
    return [world, *found, *_isle(position, cells, frontier)]


def _isle(position: TapestryPosition, cells: list[list[int | str]], frontier: list[list[int]]) -> list[Element]:
    """The island on the mat of the Islanders and the hexes around it, beside the map, where somebody has them."""
    if len(position.land) == MAP_SIZE or position.land[SHORES[0]] == OFF:
        return []
    coast = printed(position, ISLANDERS).series["coast"]
    isle: Element = {"id": f"{HEXES}.{ISLE}", "in": HEXES, "slot": [ISLE.q, ISLE.r], "label": said("scene-isle")}
    isle["corners"] = [TERRAIN_OF[coast[2 * side]] for side in range(6)]
    isle["rule"] = ["tapestry.civilizations.islanders"]
    cells.append([ISLE.q, ISLE.r, WILD, 0])
    found: list[Element] = [{"id": MAP, "view": view_of([*position.board.hexes, *SHORES])}, isle]
    for place in SHORES:
        here = WORLD.hexes[place]
        if position.land[place] == UNEXPLORED:
            frontier.append([here.q, here.r])
        else:
            cells.append([here.q, here.r, WILD, 0])
            found.append(_explored(position, place))
    return found


def _explored(position: TapestryPosition, place: int) -> Element:
    """A hex with a tile on it."""
    here = WORLD.hexes[place]
    cell = tile_face(position, position.land[place], position.rotation[place])
    cell["id"] = cell_id(place)
    lands = lands_named(position.box.tiles[position.land[place]].lands)
    cell.update({"in": HEXES, "slot": [here.q, here.r], "label": said("scene-territory", lands=lands)})
    return cell


def tile_face(position: TapestryPosition, tile: int, rotation: int = 0) -> Element:
    """What a territory tile shows: its corners, what it gives and which lands are on it."""
    entry = position.box.tiles[tile]
    lines: list[Text] = [text_of("tile", entry.id)]
    return {
        "id": f"tile.{entry.id}",
        "corners": [TERRAIN_OF[terrain] for terrain in entry.turned[rotation]],
        "gives": effect_icons(position, entry.benefit),
        "lines": lines,
        "tags": [said(f"name-{TERRAINS[terrain]}") for terrain in entry.lands],
    }


def there(position: TapestryPosition, place: int) -> Message:
    """A territory within a sentence, by what one sees there: nobody reads coordinates on a map."""
    if place == position.board.island:
        return said("there-island")
    tile = position.land[place]
    if tile == UNEXPLORED:
        return said("there-any")
    return said(
        "there", lands=lands_named(position.box.tiles[tile].lands if tile >= 0 else position.board.lands[place])
    )


def without_coordinates(position: TapestryPosition, text: Message) -> Message:
    """A text of the terminal for the page: its areas become territories."""
    args: dict[str, int | str | Message] = {}
    for name, value in text.get("a", {}).items():
        if name == "area" and isinstance(value, str):
            args[name] = there(position, WORLD.read(value))
        else:
            args[name] = without_coordinates(position, value) if isinstance(value, dict) else value
    return {"t": text["t"], "a": args} if args else text


# ---- what stands there


def _stones(position: TapestryPosition, place: int) -> list[Element]:
    here = WORLD.hexes[place]
    found: list[Element] = []
    for number, stone in enumerate(position.pieces[place]):
        kind, owner = kind_of(stone), player(owner_of(stone))
        toppler = toppler_of(stone)
        drawn: Element = {"id": _stone(position, place, number), "type": "piece", "kind": piece_kind(kind)}
        if is_monument(kind):
            drawn["glyph"] = position.box.landmarks[kind - MONUMENT].id
        name = bare("floating") if _floats(position, place, stone) else stone_name(position, kind)
        drawn.update({"in": HEXES, "slot": [here.q, here.r], "owner": owner})
        if toppler == NONE:
            drawn["label"] = said("scene-piece", who=owner, what=name)
        else:
            drawn["label"] = said("scene-piece-toppled", who=owner, what=name, other=player(toppler))
            drawn["state"] = ["toppled"]
        found.append(drawn)
    return found


def _floats(position: TapestryPosition, place: int, stone: int) -> bool:
    """Whether a piece is the token of the Celestials, or one like it beside it."""
    civ = position.box.civ_no.get(CELESTIALS, NONE)
    seat = owner_of(stone)
    here = position.has_civ(seat, civ) and position.civ_state[civ][0] == place
    return here and stone == piece(seat, TOKEN)


def _stone(position: TapestryPosition, place: int, number: int) -> str:
    """The id of a piece; a landmark keeps its own wherever it stands."""
    kind = kind_of(position.pieces[place][number])
    return f"landmark.{position.box.landmarks[kind - MONUMENT].id}" if is_monument(kind) else stone_id(place, number)


def hex_ids(position: TapestryPosition, place: int) -> list[str]:
    """A hex and the pieces that stand or lie on it."""
    return [cell_id(place), *[_stone(position, place, number) for number in range(len(position.pieces[place]))]]


def piece_kind(kind: int) -> str:
    """How the page draws a piece of a kind."""
    if kind == OUTPOST:
        return "outpost"
    if kind in (TOKEN, CLAIM):
        return "marker"
    return "landmark" if is_monument(kind) else BUILDINGS[kind - HOUSING]


def stone_name(position: TapestryPosition, kind: int) -> Message:
    """What a piece on the map is called."""
    if kind in (OUTPOST, TOKEN, CLAIM):
        return bare("outpost" if kind == OUTPOST else "token")
    if is_monument(kind):
        return name_of("landmark", position.box.landmarks[kind - MONUMENT].id)
    return bare(BUILDINGS[kind - HOUSING])


# ---- tiles of players


def _supplies(position: TapestryPosition, seat: Seat, viewer: Seat | None) -> list[Element]:
    """A player's territory and space tiles; the viewer's own territories lie beside the map."""
    found: list[Element] = []
    if position.supply[seat]:
        found.append(place_element("tapestry", "tiles", MAP if seat == viewer else PEOPLE, "row", seat, 7))
    for slot, tile in enumerate(position.supply[seat]):
        found.append(tile_card(position, tile, zone_id("tiles", seat), slot))
    for order, (place, stars) in enumerate(
        [("stars", position.star_supply[seat]), ("space", position.star_explored[seat])], 8
    ):
        if stars:
            found.append(place_element("tapestry", place, PEOPLE, "row", seat, order))
        for slot, star in enumerate(stars):
            found.append(star_card(position, star, zone_id(place, seat), slot))
    return found


def tile_card(position: TapestryPosition, tile: int, zone: str, slot: int) -> Element:
    """A territory tile that is not on the map."""
    name = name_of("tile", position.box.tiles[tile].id)
    card = tile_face(position, tile)
    card.update({"type": "card", "size": "tile", "in": zone, "slot": slot, "title": name, "label": name})
    return card


def star_card(position: TapestryPosition, star: int, zone: str, slot: int) -> Element:
    """A space tile."""
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
