"""The reserve in the scene: a strip beside the income mat with the things that wait for the fifth income turn."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.core.scene import Element
from ecumene.core.staging import zone_id
from ecumene.core.texts import player
from ecumene.games.tapestry.box.content import BUILDINGS
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import (
    RESERVED_BUILDING,
    RESERVED_CARD,
    RESERVED_STAR,
    RESERVED_TECH,
    reserved_argument,
    reserved_by,
    reserved_sort,
)
from ecumene.games.tapestry.scene.city import tech_card
from ecumene.games.tapestry.scene.map import star_card
from ecumene.games.tapestry.scene.mat import card_face
from ecumene.games.tapestry.scene.things import said, text_of
from ecumene.games.tapestry.speech.describing import reserved_name

SIGNS: Final[dict[int, str]] = {RESERVED_TECH: "tech", RESERVED_STAR: "space-tile", RESERVED_CARD: "tapestry"}
"""What stands before the name of a thing, by its sort."""


def reserve_id(position: TapestryPosition, seat: Seat, place: int) -> str:
    """The id of a thing in reserve; tech cards and space tiles keep theirs wherever they lie."""
    item = position.reserve[seat][place]
    sort, argument = reserved_sort(item), reserved_argument(item)
    if sort == RESERVED_TECH:
        return f"tech.{position.box.tech[argument].id}"
    if sort == RESERVED_STAR:
        return f"star.{position.box.stars[argument].id}"
    return f"reserved.p{seat}.{item}.{position.reserve[seat][:place].count(item)}"


def reserve_elements(position: TapestryPosition, seat: Seat) -> list[Element]:
    """What a player has in reserve, open to all [tapestry.reserve.edge]."""
    return [_thing(position, seat, place) for place in range(len(position.reserve[seat]))]


def _thing(position: TapestryPosition, seat: Seat, place: int) -> Element:
    item, zone = position.reserve[seat][place], zone_id("reserve", seat)
    sort, argument, by = reserved_sort(item), reserved_argument(item), position.box.cards[reserved_by(item)]
    drawn: Element
    if sort == RESERVED_TECH:
        drawn = tech_card(position, argument, zone, place)
    elif sort == RESERVED_STAR:
        drawn = star_card(position, argument, zone, place)
    elif sort == RESERVED_CARD:
        drawn = card_face(position, argument)
    elif sort == RESERVED_BUILDING:
        label = said("scene-reserved", who=player(seat), what=reserved_name(position, item))
        drawn = {"id": "", "type": "piece", "kind": BUILDINGS[argument], "owner": player(seat), "label": label}
        drawn["title"] = reserved_name(position, item)
    else:
        name = reserved_name(position, item)
        drawn = {"id": "", "type": "card", "size": "chip", "title": name, "label": name}
        drawn.update({"lines": [text_of("card", by.id)], "glyph": "token", "rule": [f"tapestry.cards.{by.id}"]})
    drawn.update({"id": reserve_id(position, seat, place), "in": zone, "slot": place})
    if sort in SIGNS:
        drawn["glyph"] = SIGNS[sort]
        drawn["tags"] = [*drawn.get("tags", []), said("scene-reserved-by", card=f"card-{by.id}")]
    return drawn
