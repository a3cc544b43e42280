"""Geometry: outlines of areas, joined where they share borders, and the places of hexes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, hypot, pi, sin, sqrt
from typing import Any, Final, TypeAlias

from ecumene.picture.looks import n

Point: TypeAlias = tuple[float, float]
Side: TypeAlias = tuple[Point, Point]

TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
"""How many numbers each command of a path takes; the last two are where it ends."""
TOKEN: Final = re.compile(r"[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
SQUASH: Final = 0.9  # lifted worlds are seen a little from the side
RISE: Final = 0.16  # of a hex's radius, for each level
CLOSE: Final = 0.06  # units: corners so near are one corner, written down twice
FOOT: Final = 0.23  # the wall under level 0


@lru_cache(maxsize=1024)
def rings_of(path: str) -> tuple[tuple[tuple[Point, ...], ...], bool]:
    """The corners of a path's rings, and whether all of its lines are straight; curves are followed at their ends."""
    tokens = TOKEN.findall(path)
    rings: list[list[Point]] = [[]]
    x = y = 0.0
    straight, command, i = True, "M", 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        kind = command.upper()
        takes = TAKES.get(kind, 2)
        given = [0.0 if token.isalpha() else float(token) for token in tokens[i : i + takes]]
        i += takes
        if kind == "Z":
            x, y = rings[-1][0] if rings[-1] else (x, y)
            rings.append([])
            continue
        if len(given) < takes:
            break
        if kind == "M" and rings[-1]:
            rings.append([])
        x, y = _end(kind, given, x if command != kind else 0.0, y if command != kind else 0.0, x, y)
        rings[-1].append((x, y))
        straight = straight and kind in "MLHV"
        command = {"M": "L", "m": "l"}.get(command, command)
    return tuple(tuple(ring) for ring in rings if ring), straight


def _end(kind: str, given: list[float], from_x: float, from_y: float, x: float, y: float) -> Point:
    if kind == "H":
        return from_x + given[0], y
    if kind == "V":
        return x, from_y + given[0]
    return from_x + given[-2], from_y + given[-1]


def middle_of(path: str) -> Point:
    """The middle of the box around a path."""
    corners = [corner for ring in rings_of(path)[0] for corner in ring] or [(0.0, 0.0)]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def polygon(points: Sequence[Point]) -> str:
    """A path around some points."""
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "Z"


def outline_of(paths: Sequence[str]) -> str:
    """The outline around areas that share borders; worked out once for the same areas."""
    return _outline_of(tuple(paths))


@lru_cache(maxsize=256)
def _outline_of(paths: tuple[str, ...]) -> str:
    """The outline around areas that share borders, to be filled by the even-odd rule.

    A side that two of them have is inside, and left out. Areas with curves cannot be joined and keep their own.
    """
    read = [rings_of(path) for path in paths]
    if len(paths) < 2 or not all(straight for _, straight in read):
        return "".join(paths)
    sides: dict[tuple[Point, Point], Side] = {}
    met: dict[tuple[int, int], list[Point]] = {}
    for rings, _ in read:
        for ring in rings:
            corners = [_same(corner, met) for corner in ring]
            for one, other in zip(corners, [*corners[1:], corners[0]], strict=True):
                key = (min(one, other), max(one, other))
                if one != other and sides.pop(key, None) is None:
                    sides[key] = (one, other)
    return "".join(polygon(ring) for ring in _chained(sides))


def _same(corner: Point, met: dict[tuple[int, int], list[Point]]) -> Point:
    """Tells corners that are the same, however they were rounded: each is answered by the first one met there."""
    x, y = round(corner[0]), round(corner[1])
    for dx in (0, -1, 1):
        for dy in (0, -1, 1):
            for other in met.get((x + dx, y + dy), ()):
                if hypot(other[0] - corner[0], other[1] - corner[1]) <= CLOSE:
                    return other
    met.setdefault((x, y), []).append(corner)
    return corner


def _chained(sides: Mapping[tuple[Point, Point], Side]) -> list[list[Point]]:
    ends: dict[Point, dict[tuple[Point, Point], Point]] = {}
    for key, (one, other) in sides.items():
        ends.setdefault(one, {})[key] = other
        ends.setdefault(other, {})[key] = one
    rings: list[list[Point]] = []
    for key, (start, _) in sides.items():
        if key not in ends[start]:
            continue
        ring: list[Point] = []
        here = start
        while ends[here]:
            side, there = next(iter(ends[here].items()))
            del ends[here][side]
            ends[there].pop(side, None)
            ring.append(here)
            here = there
        rings.append(ring)
    return rings


# ---- hexes


@dataclass(frozen=True)
class HexGrid:
    """Where and how a world of hexes is drawn."""

    pointy: bool
    size: float
    lift: bool
    x: float
    y: float

    @classmethod
    def of(cls, hexes: Mapping[str, Any]) -> HexGrid:
        """The grid of an element."""
        size = hexes.get("size", 32)
        x, y = [*hexes.get("at", ()), 0, 0][:2]
        return cls(hexes.get("layout") != "flat", float(size), bool(hexes.get("lift")), float(x), float(y))

    def at(self, q: int, r: int, level: int = 0) -> Point:
        """The middle of a cell's face."""
        x, y = (sqrt(3) * (q + r / 2), 1.5 * r) if self.pointy else (1.5 * q, sqrt(3) * (r + q / 2))
        lifted = RISE * self.size * level if self.lift else 0
        return self.x + self.size * x, self.y + self.size * y * (SQUASH if self.lift else 1) - lifted

    def corners(self, at: Point, size: float | None = None) -> list[Point]:
        """The six corners of a cell, clockwise; a pointy one begins at the top, a flat one at the upper right."""
        radius = self.size if size is None else size
        squash = SQUASH if self.lift else 1
        angles = [((-90 if self.pointy else -60) + 60 * i) * pi / 180 for i in range(6)]
        return [(at[0] + radius * cos(a), at[1] + radius * sin(a) * squash) for a in angles]

    def depth(self, level: int) -> float:
        """How far the wall under a cell's face reaches down."""
        return (RISE * level + FOOT) * self.size if self.lift else 0


def half(one: Point, other: Point) -> Point:
    """The point between two."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
