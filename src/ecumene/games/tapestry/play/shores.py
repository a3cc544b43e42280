"""The six hexes on the mat of the Islanders, around a printed island: explored like the map, and no part of it.

They are the last hexes of `actions.WORLD`, one in each direction from the island. Until somebody has the Islanders they
are OFF. Nothing ever stands there, so nobody controls or conquers them [tapestry.civilizations.islanders].
"""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.games.tapestry.box.actions import MAP_SIZE, SHORES
from ecumene.games.tapestry.box.content import FACING, SEA
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import UNEXPLORED

NAME: Final = "islanders"
ON_MAT: Final = 2  # where one explores: on the mat alone, besides those of `territory.WHERE`
NORTH: Final = 4  # the direction from which the sides of the island are told
OUTER: Final = (1, 2, 3, 4)  # corners of a tile on sides that touch nothing of the mat, from its direction on


def free_shores(position: TapestryPosition, seat: Seat, where: int) -> list[int]:
    """The free hexes of its own mat that a seat may explore: whenever told so, and in each of its advance turns."""
    civ = position.box.civ_no.get(NAME, -1)
    if civ < 0 or not position.has_civ(seat, civ):
        return []
    if where != ON_MAT and (position.turn != seat or not position.in_advance_turn()):
        return []
    return [place for place in SHORES if position.land[place] == UNEXPLORED]


def open_shores(position: TapestryPosition) -> None:
    """Somebody has the Islanders: the hexes of their mat can be explored."""
    for place in SHORES:
        position.land[place] = UNEXPLORED


def shore_sides(position: TapestryPosition, place: int, mine: tuple[int, ...]) -> int:
    """How many sides of a tile on the mat, of these corners, show the terrain of what they touch there.

    That is the island, which tells the terrains at both ends of each side, and the tiles to the left and right.
    """
    way = place - MAP_SIZE
    coast = position.box.civs[position.box.civ_no[NAME]].data.series["coast"]
    first = 2 * ((way - NORTH) % 6)
    # the ends of a side of the island run clockwise, so those of the tile that faces it run the other way
    sides = 1 if mine[way] == coast[first] or mine[(way + 5) % 6] == coast[first + 1] else 0
    for step, side in ((1, (way + 2) % 6), (5, (way + 4) % 6)):
        tile = position.land[MAP_SIZE + (way + step) % 6]
        if tile >= 0:
            theirs = position.box.tiles[tile].turned[position.rotation[MAP_SIZE + (way + step) % 6]]
            one, other = FACING[side]
            if mine[one[0]] == theirs[one[1]] or mine[other[0]] == theirs[other[1]]:
                sides += 1
    return sides


def open_sea(position: TapestryPosition, place: int) -> bool:
    """Whether a tile on the mat shows nothing but sea on the three sides that touch nothing there."""
    tile = position.land[place]
    if tile < 0:
        return False
    corners = position.box.tiles[tile].turned[position.rotation[place]]
    return all(corners[(place - MAP_SIZE + corner) % 6] == SEA for corner in OUTER)
