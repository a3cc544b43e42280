"""Counting: what effects can give points for."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.games.tapestry.box.content import (
    BUILDINGS,
    COUNTED,
    FOREST,
    PER_LINE,
    PER_TECH_CARD,
    PER_TERRITORY,
    TRACKS,
)
from ecumene.games.tapestry.play.capital import columns, districts, lines, rows
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import ERAS, KINDS

PER_TILE: Final = 3  # territory tiles in supply
PER_TAPESTRY: Final = 4  # tapestry cards in hand and on the mat
PER_LANDMARK: Final = 5
PER_OPPONENT: Final = 6
PER_BUILDING: Final = 7  # 7 to 10: income buildings of that kind, wherever they stand
PER_SPACE: Final = 11  # 11 to 15: spaces advanced on that track
PER_INCOME_BUILDING: Final = 16  # of every kind
PER_ROW: Final = 17  # complete rows of the capital, which is not scored as such [tapestry.masterpieces.lines]
PER_COLUMN: Final = 18
PER_DISTRICT: Final = 19  # complete ones
PER_MASTERPIECE: Final = 20  # those owned, turned over or not
PER_FOREST: Final = 21  # territories controlled that show forest
PER_ENCHANTED: Final = 22  # enchanted tapestry cards on the mat
PER_NEIGHBOURS_ENCHANTED: Final = 23  # … on those of the neighbours
COUNTABLE: Final[tuple[str, ...]] = (
    *COUNTED,
    "tile",
    "tapestry_card",
    "landmark",
    "opponent",
    *BUILDINGS,
    *[f"track_{track}" for track in TRACKS],
    "income_building",
    "row",
    "column",
    "district",
    "masterpiece",
    "forest",
    "enchanted_card",
    "neighbours_enchanted_card",
)
"""What effects can count; the first are those of the income mat."""


def count(position: TapestryPosition, seat: Seat, of: int) -> int:
    """How many of something a seat has; buildings count wherever they stand [tapestry.faq.counted_anywhere]."""
    if of >= PER_INCOME_BUILDING:
        return _count_capital(position, seat, of)
    if of >= PER_SPACE:
        return position.reached(seat, of - PER_SPACE)
    if of >= PER_BUILDING:
        return position.gained(seat, of - PER_BUILDING)
    if of == PER_TECH_CARD:
        return position.tech_count(seat)
    if of == PER_LINE:
        return lines(position, seat)
    if of == PER_TERRITORY:
        return len(position.controlled(seat))
    if of == PER_TILE:
        return position.tile_count(seat)
    if of == PER_TAPESTRY:
        return position.card_count(seat)
    if of == PER_LANDMARK:
        return position.landmarks_of(seat)
    return position.seats - 1


def _count_capital(position: TapestryPosition, seat: Seat, of: int) -> int:
    """Income buildings wherever they stand, what is complete in the capital, and what came later."""
    if of >= PER_FOREST:
        return _count_enchanted(position, seat, of)
    if of == PER_INCOME_BUILDING:
        return sum([position.gained(seat, kind) for kind in range(KINDS)])
    if of == PER_DISTRICT:
        return districts(position, seat)
    if of == PER_MASTERPIECE:
        return position.masterpiece_owner.count(seat)
    return rows(position, seat) if of == PER_ROW else columns(position, seat)


def _count_enchanted(position: TapestryPosition, seat: Seat, of: int) -> int:
    """Woods that a seat controls, and enchanted cards."""
    if of == PER_FOREST:
        return len([place for place in position.controlled(seat) if FOREST in lands(position, place)])
    if of == PER_ENCHANTED:
        return enchanted_on_mat(position, seat)
    return sum([enchanted_on_mat(position, other) for other in position.neighbours(seat)])


def lands(position: TapestryPosition, place: int) -> tuple[int, ...]:
    """The land terrains of a territory, at its corners or inside, on a tile or printed.

    [tapestry.cards.enchanted_forest]
    """
    tile = position.land[place]
    return position.box.tiles[tile].lands if tile >= 0 else position.board.lands[place]


def enchanted_on_mat(position: TapestryPosition, seat: Seat) -> int:
    """The enchanted cards on a seat's income mat; covered ones count, face-down ones do not.

    [tapestry.enchantments.counted]
    """
    cards = position.box.cards
    stacks = position.mats[ERAS * seat : ERAS * seat + ERAS]
    return sum([1 for stack in stacks for kind in stack if kind >= 0 and cards[kind].enchanted])
