"""A capital inside a margin, as the bits of a square of 17 by 17: a landmark may hang over its edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.games.tapestry.box.actions import MARGIN, SPAN
from ecumene.games.tapestry.box.content import CITY

SIDE: Final[int] = CITY + 2 * MARGIN
INSIDE: Final[int] = sum([((1 << CITY) - 1) << (SIDE * row + MARGIN) for row in range(MARGIN, MARGIN + CITY)])
"""The plots of the capital as bits of the square with the margin."""
CORNERS: Final[int] = sum([((1 << SPAN) - 1) << (SIDE * row) for row in range(SPAN)])
"""Where the corner of a landmark can lie in that square."""
SQUARE: Final[int] = (1 << SIDE * SIDE) - 1
OUTSIDE: Final[int] = SQUARE & ~INSIDE


def touching(shape: Sequence[tuple[int, int]]) -> int:
    """The corners by which a shape, its rows and columns, lies on at least one plot of the capital, as bits."""
    touches = 0
    for row, column in shape:
        touches |= INSIDE >> (SIDE * row + column)
    return touches & CORNERS
