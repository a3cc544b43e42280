"""Vinci's stage: the map as it is drawn, the places for peoples and players, the signs of the tokens."""

from __future__ import annotations

from typing import Any, Final

from ecumene.core.elements import panel_element
from ecumene.core.scene import Badge, Element, Region, Stage, Terrain, Text
from ecumene.core.staging import new_stage, read_json
from ecumene.core.texts import message, player
from ecumene.games.vinci.box.content import SLOTS, Board, Province
from ecumene.games.vinci.play.model import VinciPosition

MAP: Final = "map"
PEOPLES: Final = "peoples"
PLAYERS: Final = "players"

TERRAIN: Final[dict[str, Terrain]] = {
    "agricultural": "farmland",
    "livestock": "pasture",
    "plain": "plain",
    "forest": "forest",
    "mountain": "mountain",
}
"""How the page calls each terrain."""

FACES: Final[tuple[tuple[str, str, Terrain], ...]] = (
    ("seas", "sea", "deep"),
    ("coasts", "coast", "coast"),
    ("off", "off", "off"),
    ("lakes", "lake", "coast"),
)
"""The faces of a drawing that are no provinces: their key, the kind of area they become, its terrain."""


def panel(seat: int) -> str:
    """The id of a seat's panel."""
    return f"panel.{player(seat)}"


def people_zone(seat: int) -> str:
    """The id of the place where a seat's tokens lie."""
    return f"people.{player(seat)}"


def slot_id(slot: int) -> str:
    """The id of a slot of the display."""
    return f"{PEOPLES}.{slot + 1}"


def vinci_stage(position: VinciPosition) -> Stage:
    """The stage of a number of players: their number decides the board."""
    game, board = position.game, position.board
    drawing = read_json(game.folder / "drawing" / f"{board.id}.json")
    title, peoples = message(f"vinci-board-{board.id}"), message("vinci-scene-peoples")
    regions: dict[str, Region] = {
        MAP: {"place": "board", "title": title},
        PEOPLES: {
            "place": "tray",
            "title": peoples,
            "note": message("vinci-scene-peoples-note"),
        },
        PLAYERS: {"place": "player", "title": message("vinci-table-players")},
    }
    elements: list[Element] = [
        {
            "id": MAP,
            "type": "surface",
            "region": MAP,
            "view": drawing["view"],
            "backdrop": "sea",
            "lines": drawing["lines"],
            "title": title,
            "label": title,
        }
    ]
    elements += _waters(drawing)
    elements += [_province(board, province, drawing["provinces"][province.id]) for province in board.provinces]
    elements += _links(drawing)
    elements += _names(drawing)
    elements.append(_display())
    for seat in range(position.seats):
        elements += _places(seat)
    return new_stage(game, position.seats, regions, elements, goal=position.count.target)


def _province(board: Board, province: Province, drawn: dict[str, Any]) -> Element:
    tags: list[Text] = [message(f"vinci-terrain-{province.terrain}")]
    badges: list[Badge] = []
    for symbol in province.symbols:
        name = message(f"vinci-symbol-{symbol}")
        tags.append(name)
        badges.append({"icon": symbol, "label": name})
    if province.edge:
        tags.append(message("vinci-scene-edge"))
    area: Element = {
        "id": province.id,
        "type": "area",
        "kind": "land",
        "in": MAP,
        "order": board.index[province.id],
        "path": drawn["path"],
        "anchor": drawn["anchor"],
        "spots": drawn["spots"],
        "terrain": TERRAIN[province.terrain],
        "near": list(province.adjacent),
        "label": message(f"vinci-name-{province.id}"),
        "tags": tags,
        "rule": [board.land_rule[board.index[province.id]]],
    }
    if badges:
        area["badges"] = badges
    return area


def _waters(drawing: dict[str, Any]) -> list[Element]:
    """Seas, coasts, lakes, and land outside play."""
    areas: list[Element] = []
    for key, kind, terrain in FACES:
        for name, drawn in drawing[key].items():
            area: Element = {"id": name, "type": "area", "kind": kind, "in": MAP, "path": drawn["path"]}
            area["terrain"] = terrain
            if "label" in drawn:
                area["anchor"] = drawn["label"]
            if kind != "lake":
                area["label"] = message(f"vinci-name-{name}")
                area["tags"] = [message(f"vinci-scene-{kind}")]
            areas.append(area)
    return areas


def _links(drawing: dict[str, Any]) -> list[Element]:
    """Crossings between neighbours that only a coastal water joins."""
    links: list[Element] = []
    for drawn in drawing["links"]:
        one, other = drawn["between"]
        links.append(
            {
                "id": f"link.{one}.{other}",
                "type": "link",
                "in": MAP,
                "from": one,
                "to": other,
                "style": "dashed",
                "path": drawn["path"],
            }
        )
    return links


def _names(drawing: dict[str, Any]) -> list[Element]:
    """The names of seas and of land outside play."""
    names: list[Element] = []
    for key, tone in (("seas", "sea"), ("off", "off")):
        for name, drawn in drawing[key].items():
            names.append(
                {
                    "id": f"name.{name}",
                    "type": "text",
                    "in": MAP,
                    "anchor": drawn["label"],
                    "text": message(f"vinci-name-{name}"),
                    "tone": tone,
                }
            )
    return names


def _display() -> Element:
    return {
        "id": PEOPLES,
        "type": "zone",
        "region": PEOPLES,
        "layout": "market",
        "cap": SLOTS,
        "title": message("vinci-scene-peoples"),
        "label": message("vinci-scene-peoples"),
        "rule": ["vinci.choosing.display", "vinci.choosing.price"],
    }


def _places(seat: int) -> list[Element]:
    """A player's panel, and the zone of the tokens of a people."""
    owner = player(seat)
    name = message("vinci-scene-player", who=owner)
    zone = message("vinci-scene-people", who=owner)
    return [
        panel_element(panel(seat), PLAYERS, seat, seat, name),
        {
            "id": people_zone(seat),
            "type": "zone",
            "region": PLAYERS,
            "layout": "row",
            "owner": owner,
            "order": seat,
            "label": zone,
        },
    ]
