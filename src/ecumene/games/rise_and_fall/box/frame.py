"""The frame: the hexes on which a world may lie, numbered for the catalogue of actions.

A hex (q, r) is packed into one number, its code, so that a step in any direction is a constant. Codes have a margin
around the frame: a tile at its edge can be looked at without asking first whether each hex exists.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.errors import NotationError
from ecumene.core.hexes import DIRECTIONS, read_hex

RADIUS: Final = 48
"""How far from the first anchor a tile may reach [rise_and_fall.world.window]."""
_EDGE: Final[int] = RADIUS + 5  # the frame and its margin
_WIDTH: Final[int] = 2 * _EDGE + 1

STEPS: Final[list[int]] = [d.q * _WIDTH + d.r for d in DIRECTIONS]
"""The six neighbours of a hex, clockwise, as differences of codes."""


def code(q: int, r: int) -> int:
    """The code of a hex of the frame or its margin."""
    return (q + _EDGE) * _WIDTH + r + _EDGE


def offset(q: int, r: int) -> int:
    """The step to a hex as a difference of codes."""
    return q * _WIDTH + r


def q_of(hex_code: int) -> int:
    return hex_code // _WIDTH - _EDGE


def r_of(hex_code: int) -> int:
    return hex_code % _WIDTH - _EDGE


def notation(hex_code: int) -> str:
    """`"3.-2"`."""
    return f"{q_of(hex_code)}.{r_of(hex_code)}"


def distance(one: int, other: int) -> int:
    """The number of steps between two hexes."""
    q, r = q_of(one) - q_of(other), r_of(one) - r_of(other)
    return max(abs(q), abs(r), abs(q + r))


def _frame() -> list[int]:
    found: list[int] = []
    for q in range(-RADIUS, RADIUS + 1):
        for r in range(max(-RADIUS, -q - RADIUS), min(RADIUS, RADIUS - q) + 1):
            found.append(code(q, r))
    return found


CODES: Final[list[int]] = _frame()
"""The code of each hex of the frame by its number."""
SIZE: Final[int] = len(CODES)


def _numbers() -> list[int]:
    numbers = [-1] * (_WIDTH * _WIDTH)
    for number, hex_code in enumerate(CODES):
        numbers[hex_code] = number
    return numbers


NUMBERS: Final[list[int]] = _numbers()
"""The number of each hex by its code, -1 in the margin."""


class Numbering:
    """Some hexes, numbered 0 to n - 1 in the order of their codes; a number is found without a dictionary."""

    def __init__(self, codes: list[int]) -> None:
        """`codes` are ascending."""
        self._first = codes[0] if codes else 0
        self._numbers = [-1] * (codes[-1] - codes[0] + 1 if codes else 0)
        for number, hex_code in enumerate(codes):
            self._numbers[hex_code - self._first] = number

    def of(self, hex_code: int) -> int:
        """The number of a hex, -1 for one that is not among them."""
        place = hex_code - self._first
        return self._numbers[place] if 0 <= place < len(self._numbers) else -1


def read(text: str) -> int:
    """The code of the hex written as `text`; one outside the frame is refused."""
    place = read_hex(text)
    if max(abs(place.q), abs(place.r), abs(place.s)) > RADIUS:
        raise NotationError(f"{text} lies outside the frame: worlds reach {RADIUS} hexes from 0.0")
    return code(place.q, place.r)
