"""The stage of Beyond the Horizon: what of the table never changes: the tree, the actions, the world and the boards."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.core.elements import panel_element
from ecumene.core.scene import Element, Region, Slot, Space, Stage, Text
from ecumene.core.staging import new_stage, zone_id
from ecumene.core.texts import player
from ecumene.games.beyond_the_horizon.box.terms import (
    BOARD_DEEDS,
    BUILDING_LEVELS,
    COLONISE_TOKEN,
    FORTIFY_TOKEN,
    GROW,
    LEVELS,
    MUSTER,
    RESEARCH_I,
    RESEARCH_II,
    RESEARCH_III,
    RESEARCH_IV,
    TRACKS,
)
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.spaces import opened
from ecumene.games.beyond_the_horizon.scene.faces import Faces
from ecumene.games.beyond_the_horizon.scene.icons import TRACK_ICONS, investment_icons, track_icons
from ecumene.games.beyond_the_horizon.scene.things import (
    BUILDINGS,
    CARDS,
    HEXES,
    MAP,
    MAT,
    OBJECTIVES_ZONE,
    STATE,
    SUPPLY,
    TREE,
    investment_id,
    name_of,
    panel_id,
    said,
    slot_id,
    space_id,
    track_id,
    track_space_id,
)
from ecumene.games.beyond_the_horizon.speech.describing import investment_text, track_text

# the picture of the tree, in its own units
CARD_WIDTH: Final = 146.0
CARD_HEIGHT: Final = 84.0
BETWEEN: Final = 30.0  # two columns
ROW: Final = 47.0  # half the way from one card down to the next
LEFT_EDGE: Final = 10.0
RIGHT_EDGE: Final = 32.0
DEED_HEIGHT: Final = 44.0
TOP_EDGE: Final = 6.0
LANE: Final = 13.0  # how far above the cards a line runs that goes around them
FIRST_ROW: Final[float] = TOP_EDGE + DEED_HEIGHT + 2 * LANE
ROWS: Final = 11

ABOVE: Final[tuple[int, ...]] = (RESEARCH_I, RESEARCH_II, RESEARCH_III, RESEARCH_IV)
"""The actions over the columns of the tree: each researches there."""
BELOW: Final[tuple[int, ...]] = (MUSTER, GROW, COLONISE_TOKEN, FORTIFY_TOKEN)

HEX_SIZE: Final = 40
LANDMARKS: Final = ("cube", "marker", "settler", "soldier")
"""The pieces by which a player says where a territory lies; those that stay come first."""
LEAST_RADIUS: Final = 3.2
"""So many hexes around the cradle are in sight at least."""


def horizon_stage(position: HorizonPosition, faces: Faces) -> Stage:
    """The stage of a number of players: it decides how many spaces are open."""
    regions: dict[str, Region] = {
        TREE: {"place": "board", "title": said("scene-tree"), "weight": 61, "min": 30},
        MAP: {"place": "board", "title": said("scene-world"), "weight": 39, "min": 38},
        MAT: {"place": "mat", "title": said("scene-mat"), "under": MAP},
        STATE: {"place": "mat", "title": said("scene-state"), "under": MAP},
        BUILDINGS: {"place": "mat", "title": said("scene-buildings"), "under": MAP},
        CARDS: {"place": "tray", "title": said("scene-cards")},
        SUPPLY: {"place": "player", "title": said("scene-players")},
    }
    elements: list[Element] = [*_tree(position), *_deeds(position, faces), _objectives(), *_world(), *_rows()]
    for seat in range(position.seats):
        elements += _player(position, seat)
    return new_stage(position.game, position.seats, regions, elements)


# ---- the tree


def _left(column: float) -> float:
    """Where the cards of a column begin."""
    return LEFT_EDGE + column * (CARD_WIDTH + BETWEEN)


def _top(row: float) -> float:
    """Where a card of a row begins."""
    return FIRST_ROW + row * ROW


def _tree(position: HorizonPosition) -> list[Element]:
    """The slots where cards come to lie, and the lines between them."""
    width = _left(3) + CARD_WIDTH + RIGHT_EDGE
    height = _top(ROWS - 1) + CARD_HEIGHT + TOP_EDGE + 8 + DEED_HEIGHT
    title = said("scene-tree")
    found: list[Element] = [
        {
            "id": TREE,
            "type": "surface",
            "region": TREE,
            "backdrop": "paper",
            "view": [0.0, 0.0, width, height],
            "title": title,
            "label": title,
        }
    ]
    box = position.box
    routed = {(line.slot, line.to): line for line in box.routed_lines}
    for number, slot in enumerate(box.slots):
        found.append(
            {
                "id": slot_id(box, number),
                "type": "zone",
                "in": TREE,
                "at": [_left(slot.column), _top(slot.row), CARD_WIDTH, CARD_HEIGHT],
                "layout": "pile",
                "cap": 1,
                "order": number,
                "title": said("scene-slot", slot=slot.id),
                "label": said("scene-slot", slot=slot.id),
                "rule": [slot_rule(position, number)],
            }
        )
        for before in slot.prerequisites:
            link: Element = {"id": link_id(position, before, number), "type": "link", "in": TREE, "style": "line"}
            link["from"], link["to"] = slot_id(box, before), slot_id(box, number)
            if (before, number) in routed:
                link["via"] = [_bend(column, row) for column, row in routed[before, number].by]
            found.append(link)
    return found


def slot_rule(position: HorizonPosition, slot: int) -> str:
    """The rule by which one researches at a slot."""
    place = position.box.slots[slot]
    if not place.prerequisites:
        return "beyond_the_horizon.research.level_i"
    all_of_them = place.needed == len(place.prerequisites)
    return "beyond_the_horizon.research.prerequisites" if all_of_them else "beyond_the_horizon.research.level_iv"


def link_id(position: HorizonPosition, before: int, slot: int) -> str:
    """The id of a line from slot to slot: `line.i1.ii2`."""
    slots = position.box.slots
    return f"line.{slots[before].id}.{slots[slot].id}".lower()


def _bend(column: float, row: float) -> list[float]:
    """Where a line bends that goes around the cards: above them, or beside the last column."""
    x = _left(column) + CARD_WIDTH / 2
    if column > 3:
        x = _left(3) + CARD_WIDTH + RIGHT_EDGE / 2
    return [x, FIRST_ROW - LANE if row < 0 else _top(row) + CARD_HEIGHT / 2]


# ---- actions


def _deeds(position: HorizonPosition, faces: Faces) -> list[Element]:
    """The actions of the board: research over its column, the others below the tree."""
    found: list[Element] = []
    below = _top(ROWS - 1) + CARD_HEIGHT + 8
    for deeds, top in ((ABOVE, TOP_EDGE), (BELOW, below)):
        for column, deed in enumerate(deeds):
            face: Element = {**faces.deeds[deed]}
            at = [_left(column), top, CARD_WIDTH, DEED_HEIGHT]
            face.update({"in": TREE, "at": at, "order": deed, "slots": spaces(position, deed)})
            found.append(face)
    assert len(found) == BOARD_DEEDS
    return found


def spaces(position: HorizonPosition, deed: int) -> list[Slot]:
    """The places for pawns at a deed: as many as are open with so many players, those with a fee last."""
    found: list[Slot] = []
    shared = position.box.deeds[deed].shared
    for space in (2 * deed, 2 * deed + 1):
        places = opened(position, space)
        for place in range(position.seats if shared and places else places):
            slot: Slot = {"id": space_id(position.box, space, place), "label": _space_label(position, space & 1 == 1)}
            if space & 1:
                fee = position.box.values.fee
                slot["badges"] = [{"icon": "coin", "text": str(fee), "label": said("scene-fee", n=fee)}]
            found.append(slot)
    return found


def _space_label(position: HorizonPosition, fee: bool) -> Text:
    return said("scene-space-paid", n=position.box.values.fee) if fee else said("scene-space")


def _objectives() -> Element:
    """Where the objectives lie, under the tree."""
    title = said("scene-objectives")
    return {
        "id": OBJECTIVES_ZONE,
        "type": "zone",
        "region": TREE,
        "order": 0,
        "layout": "row",
        "title": title,
        "label": title,
        "rule": ["beyond_the_horizon.objectives.must", "beyond_the_horizon.ending.trigger"],
    }


# ---- the world


def _world() -> list[Element]:
    """The world, of which the scene says how large it is."""
    title = said("scene-world")
    return [
        {"id": MAP, "type": "surface", "region": MAP, "backdrop": "sea", "title": title, "label": title},
        {
            "id": HEXES,
            "type": "hexes",
            "in": MAP,
            "layout": "pointy",
            "size": HEX_SIZE,
            "label": title,
            "names": {"frontier": said("scene-frontier")},
            "yours": {kind: said(f"yours-{kind}") for kind in LANDMARKS},
            "rule": ["beyond_the_horizon.exploring.two_tiles"],
        },
    ]


def _rows() -> list[Element]:
    """The buildings on display, level by level."""
    found: list[Element] = []
    for level in range(BUILDING_LEVELS):
        title = said("scene-row", level=LEVELS[level])
        found.append(
            {
                "id": f"row.{LEVELS[level].lower()}",
                "type": "zone",
                "region": BUILDINGS,
                "order": level,
                "layout": "wrap",
                "title": title,
                "label": title,
                "rule": ["beyond_the_horizon.buildings.take", "beyond_the_horizon.buildings.refill"],
            }
        )
    return found


# ---- players


def _player(position: HorizonPosition, seat: Seat) -> list[Element]:
    """A player's panel, tracks and places; what lies there comes with the scene."""
    found: list[Element] = [
        panel_element(panel_id(seat), SUPPLY, seat, seat, said("scene-player", who=player(seat))),
        panel_element(zone_id(MAT, seat), MAT, seat, 0, said("scene-goods")),
        panel_element(zone_id("people", seat), MAT, seat, 1, said("scene-people")),
    ]
    found[-1]["title"] = said("scene-people")
    for track in range(len(TRACKS)):
        found.append(_track(position, seat, track))
    found.append(_investment(position, seat))
    return found


def _track(position: HorizonPosition, seat: Seat, track: int) -> Element:
    """A development track: each cube covers what it uncovers when it leaves."""
    spaces_of: list[Space] = []
    for number, space in enumerate(position.box.tracks[track]):
        text = track_text(position.book, space, None)
        spaces_of.append(
            {
                "id": track_space_id(seat, track, number),
                "label": said("scene-uncovers", what=text),
                "icons": track_icons(position.book, space),
                "lines": [text],
            }
        )
    return {
        "id": track_id(seat, track),
        "type": "track",
        "region": MAT,
        "owner": player(seat),
        "order": 2 + track,
        "covers": True,
        "glyph": TRACK_ICONS[track],
        "label": name_of(TRACKS[track]),
        "spaces": spaces_of,
        "rule": ["beyond_the_horizon.investing.cube"],
    }


def _investment(position: HorizonPosition, seat: Seat) -> Element:
    """The investment track: cubes that are invested cover it from left to right."""
    spaces_of: list[Space] = []
    for number, space in enumerate(position.box.investment):
        text = investment_text(position.book, space)
        spaces_of.append(
            {
                "id": f"{investment_id(seat)}.{number + 1}",
                "label": said("scene-covers", what=text),
                "icons": investment_icons(position.book, space),
                "lines": [text],
            }
        )
    return {
        "id": investment_id(seat),
        "type": "track",
        "region": MAT,
        "owner": player(seat),
        "order": 2 + len(TRACKS),
        "glyph": "cubes",
        "label": said("scene-investment"),
        "spaces": spaces_of,
        "rule": ["beyond_the_horizon.investing.investment_track"],
    }
