"""The things on the page's table: the names of its regions, the ids of what lies there, and how it is called."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.core.scene import Message
from ecumene.core.staging import zone_id
from ecumene.core.texts import message, player
from ecumene.games.rise_of_empires.box.content import ROWS
from ecumene.games.rise_of_empires.box.naming import tile_name

# regions; the map has its surface in one of the same name
MAP: Final = "world"
DISPLAY: Final = "display"
MAT: Final = "mat"
SUPPLY: Final = "supply"

ORDER_TRACK: Final = "order"
FOOD_TRACK: Final = "food"
EMPIRES_ZONE: Final = "empires"
TRADES_ZONE: Final = "trades"


# ---- ids: a region of the map has the id that it has in the content


def cubes_id(region: str, seat: Seat) -> str:
    """The id of a player's cubes in a region: `cubes.egypt.p2`."""
    return f"cubes.{region}.{player(seat)}"


def row_id(row: int) -> str:
    """The id of a row of the action display."""
    return f"row.{ROWS[row]}"


def space_id(row: int, space: int) -> str:
    """The id of a space of a row; they are numbered from 1, from the right."""
    return f"row.{ROWS[row]}.{space + 1}"


def disc_id(row: int, space: int) -> str:
    """The id of a disc by the space it lies on: it comes there once and never moves on."""
    return f"disc.{ROWS[row]}.{space + 1}"


def offer_id(family: int, beside: bool = False) -> str:
    """The id of the place of a family's tiles that can be taken, new or left over."""
    return f"{'beside' if beside else 'offer'}.{ROWS[family]}"


def tile_id(sort: str, beside: bool = False) -> str:
    """The id of the tiles of a sort on offer, new or left over."""
    return f"{'old' if beside else 'tile'}.{sort}"


def empire_id(tile: str) -> str:
    return f"empire.{tile}"


def trade_id(space: str) -> str:
    return f"trade.{space}"


def place_id(place: int) -> str:
    """The id of a place in the turn order, numbered from 1."""
    return f"{ORDER_TRACK}.{place + 1}"


def panel_id(seat: Seat) -> str:
    return zone_id(SUPPLY, seat)


def progress_id(kind: str, seat: Seat) -> str:
    """The id of a player's progress tile."""
    return zone_id(f"progress.{kind}", seat)


def city_id(city: str, seat: Seat) -> str:
    """The id of a player's cities of one name."""
    return zone_id(f"city.{city}", seat)


def land_id(land: str, seat: Seat) -> str:
    """The id of a player's territories of one kind."""
    return zone_id(f"land.{land}", seat)


# ---- texts


def said(key: str, **args: int | str | Message) -> Message:
    """A message of this game."""
    return message(f"rise_of_empires-{key}", **args)


def name_of(thing: str) -> Message:
    """The name of a thing; a red tile is called as its kind is."""
    return said(f"name-{tile_name(thing)}")
