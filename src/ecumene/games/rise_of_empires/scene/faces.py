"""Faces: what tiles and trade spaces show, made once for a game, since they never change and every scene has them.

A scene takes a copy and says where the thing lies; what is in a face is shared, so nobody changes it.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.scene import Badge, Element, Message, Text
from ecumene.games.rise_of_empires.box.box import EmpiresBox
from ecumene.games.rise_of_empires.box.content import CITY, ERA_IDS, PROGRESS, TERRITORY
from ecumene.games.rise_of_empires.box.naming import side_name
from ecumene.games.rise_of_empires.scene.icons import (
    city_badges,
    land_badges,
    progress_badges,
    side_badges,
    trade_badges,
)
from ecumene.games.rise_of_empires.scene.things import name_of, said
from ecumene.games.rise_of_empires.speech.describing import city_text, land_text, progress_text, side_text, trade_text

LAND_GLYPHS: Final = ("wheat", "island", "tree", "mountain", "house")
COLOURS: Final = ("slate", "leaf", "gold")
"""The colour of each family of tiles."""
EMPIRE_COLOUR: Final = "brick"
WONDER_COLOUR: Final = "violet"


class Faces:
    """The faces of all tiles, each by its number."""

    def __init__(self, box: EmpiresBox) -> None:
        self.progress: list[Element] = [_progress(box, kind) for kind in range(len(box.progress))]
        self.lands: list[Element] = [_land(box, kind) for kind in range(len(box.lands))]
        self.cities: list[Element] = [_city(box, number) for number in range(len(box.cities))]
        self.empires: list[list[Element]] = [
            [_empire(box, tile, side) for side in range(2)] for tile in range(len(box.empires))
        ]
        self.trades: list[Element] = [_trade(box, number) for number in range(len(box.trades))]


def _progress(box: EmpiresBox, kind: int) -> Element:
    tile = box.progress[kind]
    tag, badges = said("scene-progress-of", era=ERA_IDS[tile.era]), progress_badges(box.book, tile)
    return _face(tile.id, COLOURS[PROGRESS], progress_text(box, kind), badges, tag, "rise_of_empires.progress.take")


def _land(box: EmpiresBox, kind: int) -> Element:
    land = box.lands[kind]
    tag, rule = said("name-territory"), f"rise_of_empires.territory.{land.id}"
    face = _face(land.id, COLOURS[TERRITORY], land_text(land), land_badges(land), tag, rule)
    return {**face, "glyph": LAND_GLYPHS[kind]}


def _city(box: EmpiresBox, number: int) -> Element:
    """A city, or a wonder."""
    city = box.cities[number]
    text, badges = city_text(city), city_badges(city)
    if city.wonder:
        face = _face(city.id, WONDER_COLOUR, text, badges, said("name-wonder"), "rise_of_empires.wonders.points")
        return {**face, "glyph": "wonder"}
    return _face(city.id, COLOURS[CITY], text, badges, said("name-city"), "rise_of_empires.city.upkeep")


def _empire(box: EmpiresBox, tile: int, side: int) -> Element:
    entry = box.empires[tile]
    text, badges = side_text(entry.sides[side]), side_badges(entry.sides[side])
    name, tag = side_name(entry.id, side), said("name-empire")
    return _face(name, EMPIRE_COLOUR, text, badges, tag, "rise_of_empires.empire.value")


def _trade(box: EmpiresBox, number: int) -> Element:
    space = box.trades[number]
    return _face(
        space.id, "", trade_text(space), trade_badges(space), said("name-trade"), "rise_of_empires.trade.space"
    )


def _face(thing: str, colour: str, text: Message, badges: list[Badge], tag: Text, rule: str) -> Element:
    name = name_of(thing)
    face: Element = {
        "id": "",
        "type": "card",
        "size": "chip",
        "title": name,
        "label": name,
        "lines": [text],
        "tags": [tag],
        "badges": badges,
        "rule": [rule],
    }
    if colour:
        face["colour"] = colour
    return face
