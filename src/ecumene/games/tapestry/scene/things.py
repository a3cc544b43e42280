"""The things on the page's table: the names of its regions, the ids of what lies there, and how it is called."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.core.scene import Message
from ecumene.core.texts import message
from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.box.content import BUILDINGS, RESOURCES, TRACKS

# regions; the world has its surface in one of the same name
TRACKS_PANE: Final = "tracks"
MAP: Final = "world"
MAT: Final = "mat"
CAPITAL: Final = "capital"
TECH: Final = "tech"
PEOPLE: Final = "people"
OFFERS: Final = "offers"
HAND: Final = "hand"
SUPPLY: Final = "supply"

HEXES: Final = "m"
HEX_SIZE: Final = 30
"""The radius of a hex, in units of the surface."""

ROMAN: Final = ("I", "II", "III", "IV", "V")
ROWS: Final = ("bottom", "middle", "top")
"""The rows of tech cards by their numbers."""
DICE: Final = ("red", "black", "science")
DIE_COLOURS: Final = ("brick", "ink", "slate")
RED_FACES: Final = ("4", "5", "6", "7", "per-territory", "per-territory")
BLACK_FACES: Final[tuple[str, ...]] = (*RESOURCES, "tile-benefit", "tile-benefit")
TERRAIN_OF: Final = ("sea", "mountain", "pasture", "forest", "desert")
"""The page's terrain for each of the game's."""


# ---- ids


def track_id(track: int) -> str:
    return f"track.{TRACKS[track]}"


def space_id(track: int, space: int) -> str:
    """The id of a space of a track; 0 is the start."""
    return f"space.{TRACKS[track]}_{space}"


def token_id(seat: Seat, track: int, number: int) -> str:
    """The id of a token by its place among a seat's tokens on a track."""
    return f"token.p{seat}.{TRACKS[track]}.{number}"


def cell_id(place: int) -> str:
    """The id of a hex: `m.1.-2`."""
    return f"{HEXES}.{WORLD.hexes[place]}"


def stone_id(place: int, number: int) -> str:
    """The id of a piece on the map by its place among those of its hex."""
    return f"stone.{WORLD.hexes[place]}.{number}"


def city_id(seat: Seat) -> str:
    return f"city.p{seat}"


def plot_id(seat: Seat, row: int, column: int) -> str:
    """The id of a plot of a capital; those around it have one, too, since landmarks may begin there."""
    return f"city.p{seat}.{row}.{column}"


def income_id(seat: Seat, building: int) -> str:
    return f"income.p{seat}.{BUILDINGS[building]}"


def panel_id(seat: Seat) -> str:
    return f"supply.p{seat}"


def row_id(seat: Seat, row: int) -> str:
    return f"tech.p{seat}.{ROWS[row]}"


def era_id(seat: Seat, era: int) -> str:
    return f"era.p{seat}.{era}"


def landmark_card_id(landmark: str) -> str:
    return f"landmark_card.{landmark}"


# ---- texts


def said(key: str, **args: int | str | Message) -> Message:
    """A message of this game."""
    return message(f"tapestry-{key}", **args)


def bare(thing: str) -> Message:
    """The name of a thing as it stands within a text: `outpost`."""
    return message("tapestry-thing-bare", thing=thing)


def name_of(kind: str, thing: str) -> Message:
    """The name of a thing of a kind."""
    return message(f"tapestry-name-{kind}-{thing}")


def text_of(kind: str, thing: str) -> Message:
    """What a thing does, in words."""
    return message(f"tapestry-text-{kind}-{thing}")
