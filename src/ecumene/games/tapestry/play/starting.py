"""Where players begin: the territory of their capital, or the centre of the nearest island."""

from __future__ import annotations

from math import atan2, pi, sqrt

from ecumene.core.action import Seat
from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.play.model import TapestryPosition


def start_of(position: TapestryPosition, seat: Seat) -> int:
    """The hex on which a seat has begun, its capital territory."""
    return position.home[seat]


def start_number(position: TapestryPosition, seat: Seat, capital: int) -> int:
    """The number of the territory on which a seat begins: that of its capital [tapestry.setup.outposts].

    Advanced capitals have none: that of the base capital dealt with it counts, or of the pair, which shares its
    territory [tapestry.setup.advanced_capitals]. Where a table plays so, it is the centre of the nearest island instead
    [tapestry.options.start]: clockwise around the map as the players sit, spaced evenly, so that with four players each
    has a neighbour on the next island.
    """
    if position.options["start"] == "capital":
        return position.box.capitals[capital].number or position.box.capitals[position.offers[seat][2]].number
    islands = _islands(position)
    return islands[len(islands) * seat // position.seats]


def _islands(position: TapestryPosition) -> list[int]:
    """The lowest number of each territory on which somebody may begin, clockwise around the map from the top."""
    start = position.board.start
    islands: list[int] = []
    for number in range(1, len(start)):
        if start.index(start[number]) == number:
            islands.append(number)
    islands.sort(key=lambda number: _bearing(start[number]))
    return islands


def _bearing(place: int) -> float:
    """The direction of a hex as one sees it from the middle, clockwise from the top."""
    here = WORLD.hexes[place]
    across, down = 1.5 * here.q, sqrt(3.0) * (here.r + here.q / 2)
    return atan2(across, -down) % (2 * pi)
