"""The stage of Rise of Empires: what of the table never changes: the map, the displays, tracks and mats."""

from __future__ import annotations

from typing import Final, Literal

from ecumene.core.action import Seat
from ecumene.core.elements import panel_element, place_element
from ecumene.core.scene import Badge, Element, Region, Space, Stage, Text
from ecumene.core.staging import new_stage, zone_id
from ecumene.core.texts import player
from ecumene.games.rise_of_empires.box.actions import MOST_SPACES
from ecumene.games.rise_of_empires.box.content import AREAS, ERA_IDS, FAMILIES, NONE, POINT, ROWS, THINGS
from ecumene.games.rise_of_empires.box.content import Region as Land
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from ecumene.games.rise_of_empires.scene.drawings import LineDrawing, RegionDrawing, read_world
from ecumene.games.rise_of_empires.scene.icons import amount
from ecumene.games.rise_of_empires.scene.things import (
    DISPLAY,
    EMPIRES_ZONE,
    FOOD_TRACK,
    MAP,
    MAT,
    ORDER_TRACK,
    SUPPLY,
    TRADES_ZONE,
    name_of,
    offer_id,
    panel_id,
    place_id,
    row_id,
    said,
    space_id,
)
from ecumene.games.rise_of_empires.speech.describing import amounts

ERA_COLOURS: Final = ("gold", "leaf", "violet")
"""How regions are tinted, by the era that opens them."""
ROW_GLYPHS: Final = ("scroll", "tree", "city", "crown", "trade")
PLACES: Final = ("lands", "cities", "progress")
"""A player's places on the mat."""


def empires_stage(position: EmpiresPosition) -> Stage:
    """The stage of a number of players: it decides how many spaces the rows have."""
    regions: dict[str, Region] = {
        MAP: {"place": "board", "title": said("scene-world"), "weight": 65, "min": 52},
        DISPLAY: {"place": "board", "title": said("scene-display"), "weight": 35},
        MAT: {"place": "mat", "title": said("scene-mat"), "under": MAP},
        SUPPLY: {"place": "player", "title": said("table-players")},
    }
    elements: list[Element] = [*_world(position), _order(position), _food(position)]
    for row in range(len(ROWS)):
        elements += [_row(position, row), _offer(row)]
    for seat in range(position.seats):
        elements += _player(seat)
    return new_stage(position.game, position.seats, regions, elements)


# ---- the map


def _world(position: EmpiresPosition) -> list[Element]:
    """The map as it is drawn: water, closed land, regions, arrows and closed borders."""
    drawing = read_world(position.game.folder)
    title = said("scene-world")
    found: list[Element] = [
        {
            "id": MAP,
            "type": "surface",
            "region": MAP,
            "view": drawing.view,
            "backdrop": "sea",
            "lines": drawing.lines,
            "title": title,
            "label": title,
        },
        {"id": "ocean", "type": "area", "kind": "sea", "in": MAP, "path": drawing.ocean},
    ]
    for name, path in drawing.closed.items():
        found.append({"id": f"off.{name}", "type": "area", "kind": "off", "in": MAP, "path": path, "terrain": "off"})
    for number, region in enumerate(position.box.regions):
        drawn = drawing.regions[region.id]
        found.append(_region(position, number, region, drawn))
        text: Element = {"id": f"name.{region.id}", "type": "text", "in": MAP, "anchor": drawn.label, "tone": "area"}
        found.append({**text, "text": name_of(region.id)})
    for number, line in enumerate(drawing.arrows):
        found.append(_link(arrow_id(number), "double", line))
    for number, line in enumerate(drawing.closed_borders):
        found.append(_link(f"wall.{number}", "cliff", line))
    return found


def _region(position: EmpiresPosition, number: int, region: Land, drawn: RegionDrawing) -> Element:
    """A region with its two numbers and its benefit."""
    points = said("region-points", first=region.first, second=region.second)
    badges: list[Badge] = [{"text": said("region-pill", first=region.first, second=region.second), "label": points}]
    if region.benefit != NONE:
        badges.append(amount(region.benefit, region.amount))
    tags: list[Text] = [said("scene-era", era=ERA_IDS[region.era]), name_of(AREAS[region.area])]
    area: Element = {
        "id": region.id,
        "type": "area",
        "kind": "sea" if region.sea else "land",
        "in": MAP,
        "order": number,
        "path": drawn.path,
        "anchor": drawn.anchor,
        "spots": drawn.spots,
        "banner": drawn.banner,
        "terrain": "sea" if region.sea else "plain",
        "near": [position.box.regions[other].id for other in region.near],
        "label": name_of(region.id),
        "tags": tags,
        "badges": badges,
        "lines": region_worth(region),
        "rule": ["rise_of_empires.reach.mediterranean" if region.sea else "rise_of_empires.control.most"],
    }
    if not region.sea:
        area["colour"] = ERA_COLOURS[region.era]
    return area


def region_worth(region: Land) -> list[Text]:
    """What a region is worth to whoever has most cubes there, and to the second."""
    first = [0] * len(THINGS)
    first[POINT] = region.first
    if region.benefit != NONE:
        first[region.benefit] = region.amount
    second = [0] * len(THINGS)
    second[POINT] = region.second
    lines: list[Text] = [said("scene-most", what=amounts(first))]
    return [*lines, said("scene-second", what=amounts(second))] if region.second else lines


def _link(name: str, style: Literal["double", "cliff"], line: LineDrawing) -> Element:
    """A way across the water, or a border that nobody crosses."""
    link: Element = {"id": name, "type": "link", "in": MAP, "style": style, "path": line.path}
    link["from"], link["to"] = line.one, line.other
    return link


def arrow_id(number: int) -> str:
    """The id of an arrow; they come in the order of the content."""
    return f"arrow.{number}"


# ---- the displays


def _row(position: EmpiresPosition, row: int) -> Element:
    """A row of the action display: as many spaces as the players have, the first on the right."""
    spaces: list[Space] = []
    for space in range(position.box.values.spaces[row][position.seats] - 1, -1, -1):
        spaces.append({"id": space_id(row, space), "label": said("scene-space", n=space + 1)})
    assert len(spaces) <= MOST_SPACES
    return {
        "id": row_id(row),
        "type": "track",
        "region": DISPLAY,
        "order": 3 * row,
        "covers": True,
        "glyph": ROW_GLYPHS[row],
        "label": name_of(ROWS[row]),
        "spaces": spaces,
        "rule": ["rise_of_empires.display.right_to_left", "rise_of_empires.display.price"],
    }


def _offer(row: int) -> Element:
    """Where the tiles of a row lie that can be taken."""
    if row < len(FAMILIES):
        return offer_element(row, False)
    zone: Element = {
        "id": (EMPIRES_ZONE, TRADES_ZONE)[row - len(FAMILIES)],
        "type": "zone",
        "region": DISPLAY,
        "order": 3 * row + 1,
        "layout": "wrap",
        "title": "",
        "label": said("table-trades" if ROWS[row] == "trade" else "table-empires"),
        "rule": [("rise_of_empires.empire.once", "rise_of_empires.trade.once")[row - len(FAMILIES)]],
    }
    return zone


def offer_element(family: int, beside: bool) -> Element:
    """The place of a family's tiles: the new ones, or those left over from earlier turns."""
    label = said("table-tiles", row=FAMILIES[family])
    return {
        "id": offer_id(family, beside),
        "type": "zone",
        "region": DISPLAY,
        "order": 3 * family + (2 if beside else 1),
        "layout": "wrap",
        "title": said("scene-beside") if beside else "",
        "label": said("scene-beside-of", what=label) if beside else label,
        "rule": ["rise_of_empires.tiles.leftover" if beside else f"rise_of_empires.{FAMILIES[family]}.take"],
    }


# ---- tracks


def _order(position: EmpiresPosition) -> Element:
    """The places of the turn order."""
    return {
        "id": ORDER_TRACK,
        "type": "track",
        "region": MAP,
        "order": 0,
        "glyph": "flag",
        "label": said("scene-order"),
        "spaces": [{"id": place_id(n), "label": str(n + 1)} for n in range(position.seats)],
        "rule": ["rise_of_empires.turn_order.fewest", "rise_of_empires.turn_order.later_first"],
    }


def _food(position: EmpiresPosition) -> Element:
    """The food track from 0 to its top."""
    return {
        "id": FOOD_TRACK,
        "type": "track",
        "region": MAP,
        "order": 1,
        "glyph": "food",
        "label": name_of("food"),
        "spaces": [{"id": f"{FOOD_TRACK}.{n}", "label": str(n)} for n in range(position.box.values.food_top + 1)],
        "rule": ["rise_of_empires.food.shortage", "rise_of_empires.food.surplus"],
    }


# ---- players


def _player(seat: Seat) -> list[Element]:
    """A player's panel and the places of the mat; what lies there comes with the scene."""
    owner = player(seat)
    found: list[Element] = [
        panel_element(panel_id(seat), SUPPLY, seat, seat, said("scene-player", who=owner)),
        panel_element(zone_id(MAT, seat), MAT, seat, 0, said("scene-goods")),
        {
            "id": zone_id("next", seat),
            "type": "panel",
            "region": MAT,
            "owner": owner,
            "order": 1,
            "title": said("scene-coming"),
            "label": said("scene-coming"),
        },
    ]
    for order, place in enumerate(PLACES, 2):
        found.append(place_element("rise_of_empires", place, MAT, "row", seat, order))
    return found
