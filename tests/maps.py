"""What tests ask of drawn maps: their outlines as corners, and what follows from those."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from itertools import pairwise
from math import dist, hypot

Point = tuple[float, float]
Ring = list[Point]
Pair = tuple[str, str]

LINE = re.compile(r"M([^Mlz]+)l([^Mlz]+)(z?)")
NUMBER = re.compile(r"-?\d+(?:\.\d)?")


def lines(path: str) -> list[Ring]:
    """The lines of a path `M x y l dx dy … z`, closed ones ending where they began; anything else is an error."""
    assert LINE.sub("", path) == ""
    found = []
    for start, steps, closed in LINE.findall(path):
        numbers = [round(10 * float(number)) for number in NUMBER.findall(start) + NUMBER.findall(steps)]
        assert len(numbers) % 2 == 0
        x = y = 0
        line = []
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            line.append((x / 10, y / 10))
        found.append(line + line[:1] if closed else line)
    return found


def rings(path: str) -> list[Ring]:
    """The outlines of a face."""
    outlines = lines(path)
    assert all(ring[0] == ring[-1] and len(ring) > 3 for ring in outlines)
    return outlines


def inside(point: Point, outlines: list[Ring]) -> bool:
    """Whether a point lies in a face: a ray to the right crosses its outlines an odd number of times."""
    x, y = point
    crossings = 0
    for ring in outlines:
        for (ax, ay), (bx, by) in pairwise(ring):
            crossings += (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax)
    return crossings % 2 == 1


def area(outlines: list[Ring]) -> float:
    """The area of a face: its holes run the other way round."""
    return abs(sum(ax * by - bx * ay for ring in outlines for (ax, ay), (bx, by) in pairwise(ring))) / 2


def shared(faces: Mapping[str, list[Ring]]) -> dict[Pair, float]:
    """How long a border any two faces share, counting sides that both have corner by corner."""
    owners: defaultdict[tuple[Point, Point], list[str]] = defaultdict(list)
    for name, outlines in faces.items():
        for ring in outlines:
            for a, b in pairwise(ring):
                owners[min(a, b), max(a, b)].append(name)
    lengths: defaultdict[Pair, float] = defaultdict(float)
    for (a, b), names in owners.items():
        assert len(names) <= 2
        if len(names) == 2:
            one, other = sorted(names)
            lengths[one, other] += dist(a, b)
    return lengths


def from_border(point: Point, outlines: list[Ring]) -> float:
    """How far a point lies from the outlines of a face."""
    return min(_from_side(point, a, b) for ring in outlines for a, b in pairwise(ring))


def _from_side(point: Point, a: Point, b: Point) -> float:
    (x, y), (ax, ay), (dx, dy) = point, a, (b[0] - a[0], b[1] - a[1])
    along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
    share = min(max(along, 0.0), 1.0)
    return hypot(x - ax - share * dx, y - ay - share * dy)
