"""The things on the page's table: the names of its regions, the ids of what lies there, and how it is called."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.core.scene import Message
from ecumene.core.staging import zone_id
from ecumene.core.texts import message, player
from ecumene.games.beyond_the_horizon.box.actions import unit_kind, unit_strength, unit_tile
from ecumene.games.beyond_the_horizon.box.box import HorizonBox
from ecumene.games.beyond_the_horizon.box.terms import BOARD_DEEDS, COLUMN_IDS, TRACKS, UNITS

# regions; the tree and the world have their surfaces in those of the same name
TREE: Final = "tree"
MAP: Final = "world"
MAT: Final = "mat"
STATE: Final = "state"
BUILDINGS: Final = "buildings"
CARDS: Final = "cards"
SUPPLY: Final = "supply"

HEXES: Final = "w"
OBJECTIVES_ZONE: Final = "objectives"
GOVERNMENTS_ZONE: Final = "governments"
REVEALED_ZONE: Final = "revealed"

PAID: Final = "paid"
"""What the ids of spaces with a fee begin their number with."""

# places of a territory; a building has two others instead
VILLAGE: Final = "village"
CITY: Final = "city"
LEFT: Final = "left"
RIGHT: Final = "right"


# ---- ids of the tree


def slot_id(box: HorizonBox, slot: int) -> str:
    """The id of a slot of the tree: `slot.ii3`."""
    return f"slot.{box.slots[slot].id.lower()}"


def technology_id(box: HorizonBox, technology: int) -> str:
    """The id of a technology card, wherever it lies."""
    return f"tech.{box.technologies[technology].id}"


def deed_id(box: HorizonBox, deed: int) -> str:
    """The id of what lets one do a deed: an action of the board or a technology."""
    return f"deed.{box.deeds[deed].id}" if deed < BOARD_DEEDS else technology_id(box, deed - BOARD_DEEDS)


def space_id(box: HorizonBox, space: int, place: int) -> str:
    """The id of one of the places for pawns at a deed, counted from 1, with or without a fee."""
    fee = f"{PAID}-" if space & 1 else ""
    return f"space.{box.deeds[space >> 1].id}.{fee}{place + 1}"


def scholar_id(slot: str, seat: Seat) -> str:
    """The id of a player's scholar at a slot, given by its id in the content."""
    return f"scholar.{slot.lower()}.{player(seat)}"


def pawn_id(seat: Seat) -> str:
    """The id of a player's action pawn."""
    return f"pawn.{player(seat)}"


# ---- ids of the map


def cell_id(q: int, r: int) -> str:
    """The id of a hex: `w.1.-2`."""
    return f"{HEXES}.{q}.{r}"


def tile_id(tile: str) -> str:
    """The id of the head of a tile, by the tile's id: where its strength stands."""
    return f"tile.{tile}"


def place_id(place: str, tile: str) -> str:
    """The id of one of the places for cubes on a tile: `village.oasis`."""
    return f"{place}.{tile}"


def unit_id(box: HorizonBox, seat: Seat, unit: int) -> str:
    """The id of a seat's units of one strength on a tile: `unit.p0.oasis.settler.2`."""
    return f"unit.{player(seat)}.{box.tile_ids[unit_tile(unit)]}.{UNITS[unit_kind(unit)]}.{unit_strength(unit)}"


# ---- ids of the player boards


def panel_id(seat: Seat) -> str:
    return zone_id(SUPPLY, seat)


def track_id(seat: Seat, track: int) -> str:
    """The id of a development track: `track.p0.food`."""
    return f"track.{player(seat)}.{TRACKS[track]}"


def track_space_id(seat: Seat, track: int, space: int) -> str:
    """The id of a space of a development track, counted from 1."""
    return f"{track_id(seat, track)}.{space + 1}"


def cube_id(seat: Seat, track: int, space: int) -> str:
    """The id of the cube that began on a space of a development track."""
    return f"cube.{player(seat)}.{TRACKS[track]}.{space + 1}"


def investment_id(seat: Seat) -> str:
    return f"invest.{player(seat)}"


def column_id(seat: Seat, column: int) -> str:
    return f"{player(seat)}.column.{COLUMN_IDS[column].lower()}"


def stage_id(seat: Seat, stage: str) -> str:
    """The id of a stage of a player's government."""
    return f"stage.{player(seat)}.{stage}"


def government_id(government: str) -> str:
    return f"government.{government}"


def leader_id(leader: str) -> str:
    return f"leader.{leader}"


def building_id(building: str) -> str:
    """The id of a building in a row or a reserve."""
    return f"building.{building}"


def objective_id(objective: str) -> str:
    return f"objective.{objective}"


# ---- texts


def said(key: str, **args: int | str | Message) -> Message:
    """A message of this game."""
    return message(f"beyond_the_horizon-{key}", **args)


def name_of(thing: str) -> Message:
    """The name of a thing."""
    return said(f"name-{thing}")


def points(n: int) -> Message:
    """`3 points`."""
    return said("points", n=n)
