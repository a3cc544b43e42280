"""The stage of Rise & Fall: the places of a table, whatever world will lie on it, and the ids of its things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Seat
from ecumene.core.elements import panel_element
from ecumene.core.scene import Counter, Element, Message, Region, Slot, Stage, Text
from ecumene.core.staging import new_stage, zone_id
from ecumene.core.texts import message, player
from ecumene.games.rise_and_fall.box.content import KINDS, TERRAINS
from ecumene.games.rise_and_fall.box.frame import q_of, r_of
from ecumene.games.rise_and_fall.play.position import RisePosition

WORLD: Final = "world"  # the surface, and its region
HEXES: Final = "w"
TRAY: Final = "hand"  # what the viewer holds, or what is being laid
TROPHIES: Final = "trophies"
DECLINE_ZONE: Final = "decline"
LEGEND: Final = "legend"
PLAYERS: Final = "players"
SUPPLY: Final = "supply"

HEX_SIZE: Final = 34
"""The radius of a hex, in units of the surface."""

PLACES: Final = ("hand", "played", "discard", "reserve")
"""Where a player's cards lie, in the order in which a tray shows them; all players share the zone of Decline."""
LAYOUTS: Final = {"hand": "fan", "played": "pile", "discard": "spread", "reserve": "spread", "start": "row"}


# ---- ids


def cell_id(hex_code: int) -> str:
    """The id of a hex: `w.3.-2`."""
    return f"{HEXES}.{q_of(hex_code)}.{r_of(hex_code)}"


def slot_of(hex_code: int) -> list[int]:
    """The place of a hex among the hexes of the world: `[3, -2]`."""
    return [q_of(hex_code), r_of(hex_code)]


def piece_id(kind: int, seat: Seat, number: int) -> str:
    """The id of a piece by its number among a seat's pieces of that kind: `nomad.p0.3`."""
    return f"{KINDS[kind]}.p{seat}.{number}"


def card_id(seat: Seat, kind: int) -> str:
    return f"card.p{seat}.{KINDS[kind]}"


def panel_id(seat: Seat) -> str:
    return f"sup.p{seat}"


def tile_id(tier: int) -> str:
    """The id of the tiles of a tier that are still to be laid."""
    return f"tile.{TERRAINS[tier]}"


def trophy_id(kind: int) -> str:
    return f"trophy.{KINDS[kind]}"


def prize_id(kind: int) -> str:
    """The id of the trophy itself, in its slot."""
    return f"prize.{KINDS[kind]}"


def region_id(region: int) -> str:
    return f"region.{region}"


# ---- texts


def said(key: str, **args: int | str | Message) -> Message:
    """A message of this game."""
    return message(f"rise_and_fall-{key}", **args)


def card_title(kind: int) -> Message:
    return said(f"card-{KINDS[kind]}")


def cards_said(names: Sequence[str]) -> Message:
    """Several cards by their titles."""
    return said(f"cards-{len(names)}", **dict(zip("abcdef", names, strict=False)))


# ---- the stage


def rise_stage(position: RisePosition) -> Stage:
    """The stage of a number of players: the world comes with the scene, since players make it."""
    world = said("scene-world")
    regions: dict[str, Region] = {
        WORLD: {"place": "board", "title": world},
        TRAY: {"place": "tray", "title": said("scene-hand")},
        TROPHIES: {"place": "side", "title": said("scene-trophies")},
        LEGEND: {"place": "side", "title": said("scene-legend")},
        PLAYERS: {"place": "player", "title": said("scene-players")},
    }
    elements: list[Element] = [
        {"id": WORLD, "type": "surface", "region": WORLD, "backdrop": "sea", "title": world, "label": world},
        _hexes(),
        *_trophies(position),
        {
            "id": DECLINE_ZONE,
            "type": "zone",
            "region": TROPHIES,
            "layout": "spread",
            "order": 1,
            "title": said("scene-decline"),
            "label": said("scene-decline"),
            "rule": ["rise_and_fall.decline.owed", "rise_and_fall.buy_back.price"],
        },
        _legend(position),
    ]
    for seat in range(position.seats):
        elements += _player(seat)
    return new_stage(position.game, position.seats, regions, elements)


LANDMARKS: Final = ("city", "temple", "ship", "nomad", "mountaineer", "merchant")
"""The pieces by which a player says where a hex lies; those that stay come first."""


def _hexes() -> Element:
    names: dict[str, Text] = {terrain: said(f"name-{terrain}") for terrain in TERRAINS}
    names["frontier"] = said("scene-frontier")
    return {
        "id": HEXES,
        "type": "hexes",
        "in": WORLD,
        "layout": "pointy",
        "size": HEX_SIZE,
        "lift": True,
        "label": said("scene-world"),
        "names": names,
        "yours": {kind: said(f"yours-{kind}") for kind in LANDMARKS},
    }


def _trophies(position: RisePosition) -> list[Element]:
    """The six trophies; whoever takes one becomes its owner."""
    slots: list[Slot] = []
    prizes: list[Element] = []
    for kind, name in enumerate(KINDS):
        set_of = position.pieces[kind]
        label = said("scene-trophy", card=name, of=set_of.count, n=set_of.trophy)
        points = said("scene-card-points", n=set_of.trophy)
        slots.append({"id": trophy_id(kind), "label": label, "badges": [{"text": str(set_of.trophy), "label": points}]})
        prize: Element = {"id": prize_id(kind), "type": "card", "size": "chip", "in": TROPHIES, "slot": trophy_id(kind)}
        prizes.append({**prize, "glyph": name, "title": card_title(kind), "label": label})
    title = said("scene-trophies")
    market: Element = {
        "id": TROPHIES,
        "type": "zone",
        "region": TROPHIES,
        "layout": "market",
        "order": 0,
        "slots": slots,
        "cap": int(position.options["trophies"]),  # so many end the game
        "title": title,
        "label": title,
        "rule": ["rise_and_fall.trophies.first", "rise_and_fall.end.trophies"],
    }
    return [market, *prizes]


def _legend(position: RisePosition) -> Element:
    """What a hex of each terrain is worth to whoever leads its region."""
    points = position.box.components.points
    counters: list[Counter] = [
        {"id": terrain, "icon": terrain, "label": said(f"name-{terrain}"), "value": points[level]}
        for level, terrain in enumerate(TERRAINS)
    ]
    counters.append({"id": "cliff", "icon": "cliff", "label": said("scene-cliff"), "value": 0})
    title = said("scene-legend")
    return {
        "id": LEGEND,
        "type": "panel",
        "region": LEGEND,
        "title": title,
        "label": title,
        "counters": counters,
        "rule": ["rise_and_fall.scoring.territory"],
    }


def _player(seat: Seat) -> list[Element]:
    """A player's panel, and the places of the cards."""
    panel = panel_element(panel_id(seat), PLAYERS, seat, seat, said("scene-player", who=player(seat)))
    return [panel, *[zone(place, seat, order) for order, place in enumerate(PLACES)]]


def zone(place: str, seat: Seat, order: int) -> Element:
    """One of a player's places, where everybody else sees it: with the player."""
    return {
        "id": zone_id(place, seat),
        "type": "zone",
        "region": PLAYERS,
        "layout": LAYOUTS[place],
        "owner": player(seat),
        "order": order,
        "title": said(f"scene-{place}"),
        "label": said(f"scene-{place}-of", who=player(seat)),
    }
