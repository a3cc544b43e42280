"""Find a place in every region for its name, its banner of values and the stacks of five players, neatly in rows.

The three form one block, the name above the banner above the stacks. Where the block stands and how many stacks are in
a row is what keeps everything farthest from the borders; a name may rather reach over them than a stack. A sixth place
is for what else may stand there.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np  # pyright: ignore[reportMissingImports]
import shapely  # pyright: ignore[reportMissingModuleSource]
from shapely import affinity  # pyright: ignore[reportMissingModuleSource]

from tools.map_geometry import Geometry
from tools.map_writing import tidy

PIXEL = 1400 / 1096  # units: what looks like a pixel on a board of usual size

# All in pixels:
APART = 23  # from the middle of a stack to the next
STACK = 10  # half of a stack
BANNER = (27, 8)  # half of its width and height
NAME = (40, 7)  # of a usual one; a longer one goes on to both sides
GAP = 2  # between the rows
ROWS = ((3, 2), (2, 3), (5,), (4, 1), (2, 2, 1), (1, 2, 2))

FINE = 2.0  # units: the grid of places that are tried
CALM = 6.0  # units: what keeps so far from the borders is well placed
TAKEN = 40.0  # units: as bad as if it lay so far outside
USUAL = 3  # so many stacks there are often; more are crowded now and then

Offsets = list[tuple[float, float]]


class Block:
    """A block of a name, a banner and stacks: where its parts are, in units from the middle of the banner."""

    def __init__(self, rows: tuple[int, ...], lines: int) -> None:
        first = BANNER[1] + GAP + STACK
        self.name = (0.0, -(BANNER[1] + GAP + NAME[1]) * PIXEL)  # of its lowest line
        self.lines = lines
        self.stacks: Offsets = [
            ((i - (count - 1) / 2) * APART * PIXEL, (first + row * APART) * PIXEL)
            for row, count in enumerate(rows)
            for i in range(count)
        ]
        self.stacks.sort(key=lambda at: (at[1], abs(at[0]), at[0]))

    def title(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """The middle of the name, in units, and half of its size, in pixels."""
        wide, high = NAME
        return (0, self.name[1] - (self.lines - 1) * high * PIXEL), (wide, self.lines * high)

    def shape(self, x: float, y: float) -> Geometry:
        """What the block covers with its banner at a place."""
        size = STACK * PIXEL
        parts = [shapely.box(dx - size, dy - size, dx + size, dy + size) for dx, dy in self.stacks]
        for (dx, dy), half in (((0, 0), BANNER), self.title()):
            wide, high = half[0] * PIXEL, half[1] * PIXEL
            parts.append(shapely.box(dx - wide, dy - high, dx + wide, dy + high))
        return affinity.translate(shapely.union_all(parts), x, y)

    def worth(self, far: Room) -> Geometry:
        """How well the block stands with its banner at every place of a region."""
        stacks = [far.least([stack]) - STACK * PIXEL for stack in self.stacks]
        banner = far.least(_corners((0, 0), BANNER))
        name = far.least(_corners(*self.title()))
        first = np.minimum(banner, np.min(stacks[:USUAL], axis=0))
        worth = sum(
            weight * np.minimum(part, CALM)
            for weight, part in ((2, first), (1.3, np.min(stacks[USUAL:], axis=0)), (0.7, name))
        ) + 0.05 * np.minimum(first, 10 * CALM)
        return np.where(far.least([self.name]) > 0, worth, -np.inf)


def _corners(middle: tuple[float, float], half: tuple[float, float]) -> Offsets:
    (x, y), (wide, high) = middle, half
    return [(x + dx * wide * PIXEL, y + dy * high * PIXEL) for dx in (-1, -0.5, 0, 0.5, 1) for dy in (-1, 1)]


class Room:
    """How far every place of a region lies from its border; outside, and where it is taken, it is less than nothing."""

    def __init__(self, face: Geometry, taken: Geometry) -> None:
        west, north, east, south = face.buffer(80 * PIXEL).bounds
        self.corner = (west, north)
        x, y = np.meshgrid(np.arange(west, east, FINE), np.arange(north, south, FINE))
        far = shapely.distance(face.boundary, shapely.points(x, y))
        far = np.where(shapely.contains_xy(face, x, y), far, -far)
        self.far = np.where(shapely.contains_xy(taken, x, y), -TAKEN, far)

    def least(self, offsets: Offsets) -> Geometry:
        """The least distance among places so far from each place; places near the edge of the grid have none."""
        best = np.full(self.far.shape, np.inf)
        rows, columns = self.far.shape
        for x, y in offsets:
            down = np.clip(np.arange(rows) + round(y / FINE), 0, rows - 1)
            across = np.clip(np.arange(columns) + round(x / FINE), 0, columns - 1)
            best = np.minimum(best, self.far[np.ix_(down, across)])
        return best

    def place(self, row: int, column: int) -> tuple[float, float]:
        """A place of the grid, in units."""
        return self.corner[0] + column * FINE, self.corner[1] + row * FINE


def places(regions: Mapping[str, Geometry], long_names: list[str], taken: list[Geometry]) -> dict[str, dict[str, Any]]:
    """Where the name, the banner and the stacks of every region go, clear of what is taken.

    The first stack is a region's anchor, the others are its spots. Regions with the least room choose first.
    """
    found = {}
    for name, face in sorted(regions.items(), key=lambda entry: entry[1].area):
        far = Room(face, shapely.union_all(taken))
        block, (x, y) = _stand(far, 1 + (name in long_names))
        stacks = [(x + dx, y + dy) for dx, dy in block.stacks]
        taken = [*taken, block.shape(x, y)]
        stacks += _beside(Room(face, shapely.union_all(taken).buffer(STACK * PIXEL)), stacks)
        anchor, *spots = (tidy(stack) for stack in stacks)
        label = tidy((x + block.name[0], y + block.name[1]))
        found[name] = {"label": label, "banner": tidy((x, y)), "anchor": anchor, "spots": spots}
    return {name: found[name] for name in regions}


def _stand(far: Room, lines: int) -> tuple[Block, tuple[float, float]]:
    """The block that stands best, and the middle of its banner; in doubt the one whose rows come first."""
    best: list[tuple[float, Block, tuple[float, float]]] = []
    for rows in ROWS:
        block = Block(rows, lines)
        worth = block.worth(far)
        row, column = np.unravel_index(int(np.argmax(worth)), worth.shape)
        value = float(worth[row, column])
        if not best or value > best[0][0] + 0.5:
            best = [(value, block, far.place(int(row), int(column)))]
    return best[0][1:]


def _beside(far: Room, stacks: Offsets) -> Offsets:
    """The place nearest to the first stack where another one fits, if there is one."""
    rows, columns = np.nonzero(far.far > STACK * PIXEL)
    places = [far.place(int(row), int(column)) for row, column in zip(rows, columns, strict=True)]
    free = [place for place in places if min(math.dist(place, stack) for stack in stacks) >= APART * PIXEL]
    return [min(free, key=lambda place: math.dist(place, stacks[0]))] if free else []
