"""Hexes: axial coordinates, and frames that number a bounded set of them.

A hex is (q, r); its third coordinate is s = -q - r. Turning is clockwise where q grows to the right and r downwards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ecumene.core.errors import NotationError
from ecumene.core.regions import mask_of

_NOTATION: re.Pattern[str] = re.compile(r"(-?[0-9]{1,4})\.(-?[0-9]{1,4})")


@dataclass(frozen=True, order=True)
class Hex:
    """One hexagon, or the step from one to another. `str(hex)` is its notation, `"3.-2"`."""

    q: int
    r: int

    @property
    def s(self) -> int:
        return -self.q - self.r

    def __str__(self) -> str:
        return f"{self.q}.{self.r}"

    def __add__(self, step: Hex) -> Hex:
        return Hex(self.q + step.q, self.r + step.r)

    def __sub__(self, other: Hex) -> Hex:
        return Hex(self.q - other.q, self.r - other.r)

    def __mul__(self, times: int) -> Hex:
        return Hex(self.q * times, self.r * times)

    def neighbours(self) -> list[Hex]:
        """The six hexes around, in the order of `DIRECTIONS`."""
        return [self + step for step in DIRECTIONS]

    def distance(self, other: Hex) -> int:
        """The number of steps to `other`."""
        step = self - other
        return max(abs(step.q), abs(step.r), abs(step.s))

    def rotated(self, sixths: int, about: Hex | None = None) -> Hex:
        """This hex turned clockwise by sixths of a circle about a centre (the origin unless told)."""
        centre = ORIGIN if about is None else about
        step = self - centre
        for _ in range(sixths % 6):
            step = Hex(-step.r, -step.s)
        return centre + step

    def reflected(self, about: Hex | None = None) -> Hex:
        """This hex mirrored in the line through a centre along which r = s; with turning, every mirror is at hand."""
        centre = ORIGIN if about is None else about
        step = self - centre
        return centre + Hex(step.q, step.s)


ORIGIN: Hex = Hex(0, 0)

DIRECTIONS: tuple[Hex, ...] = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))
"""The six steps, clockwise from q alone."""


def read_hex(notation: str) -> Hex:
    """The hex written as `notation`."""
    found = _NOTATION.fullmatch(notation)
    if found is None or str(Hex(int(found[1]), int(found[2]))) != notation:
        raise NotationError(f'{notation!r} is not a hex: write it as "3.-2"')
    return Hex(int(found[1]), int(found[2]))


def ring(centre: Hex, radius: int) -> list[Hex]:
    """The hexes at exactly `radius` steps, clockwise."""
    if radius == 0:
        return [centre]
    found: list[Hex] = []
    here = centre + DIRECTIONS[4] * radius
    for step in DIRECTIONS:
        for _ in range(radius):
            found.append(here)
            here = here + step
    return found


def disc(centre: Hex, radius: int) -> list[Hex]:
    """The hexes within `radius` steps, ring by ring from the centre."""
    found: list[Hex] = []
    for r in range(radius + 1):
        found += ring(centre, r)
    return found


class Frame:
    """A bounded set of hexes, each numbered by its place in the list: hex ↔ integer ↔ notation.

    `near[i]` lists the neighbours of hex i inside the frame, in the order of `DIRECTIONS`; `near_mask[i]` is the same
    as a bit mask for `ecumene.core.regions`, and `mask` the whole frame.
    """

    def __init__(self, hexes: Iterable[Hex]) -> None:
        self.hexes: tuple[Hex, ...] = tuple(hexes)
        self._index: dict[Hex, int] = {h: i for i, h in enumerate(self.hexes)}
        if len(self._index) != len(self.hexes):
            raise ValueError("a frame holds no hex twice")
        self.mask: int = (1 << len(self.hexes)) - 1
        self.near: tuple[tuple[int, ...], ...] = tuple(
            [tuple([self._index[n] for n in h.neighbours() if n in self._index]) for h in self.hexes]
        )
        self.near_mask: tuple[int, ...] = tuple([mask_of(near) for near in self.near])

    def __len__(self) -> int:
        return len(self.hexes)

    def __iter__(self) -> Iterator[Hex]:
        return iter(self.hexes)

    def __contains__(self, place: Hex) -> bool:
        return place in self._index

    def __getitem__(self, index: int) -> Hex:
        if not 0 <= index < len(self.hexes):
            raise IndexError(f"the frame has {len(self.hexes)} hexes, no number {index}")
        return self.hexes[index]

    def index(self, place: Hex) -> int:
        """The integer of a hex; one outside the frame is refused."""
        index = self._index.get(place)
        if index is None:
            raise NotationError(f"{place} lies outside the frame")
        return index

    def read(self, notation: str) -> int:
        """The integer of the hex written as `notation`."""
        return self.index(read_hex(notation))

    def distance(self, a: int, b: int) -> int:
        """The number of steps between two hexes, given by their integers, as if nothing lay in the way."""
        return self.hexes[a].distance(self.hexes[b])
