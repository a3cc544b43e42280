"""Text maps: labels on a grid of characters, each as near as can be to where its place lies on the real map.

Places crowd together in some parts of a map and lie far apart in others. So a place's column and row come partly from
where it lies and partly from how many places lie before it; labels that would still overlap move to the nearest gap.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from ecumene.core.action import Seat
from ecumene.core.speech import NOBODY, Paint, unpainted

EVENNESS: Final = 0.6  # 0 keeps the true distances, 1 spreads the places evenly
ROW_WEIGHT: Final = 3  # a row is about as far as three columns
FEWEST_ROWS: Final = 16
MOST_ROWS: Final = 48
FARTHEST: Final = 12  # columns by which one label may have to move before the map wants more rows
CROWDED: Final = 1.5  # … and by which labels may have to move on average


@dataclass(frozen=True)
class Label:
    """The lines about one place; `east` and `north` may be in any unit, `seat` is whose place it is.

    A label that leaves `room` for more than it says now lets the map keep its shape when it says more.
    """

    east: float
    north: float
    lines: tuple[str, ...]
    seat: Seat = NOBODY
    room: int = 0

    @property
    def width(self) -> int:
        return max(self.room, *[len(line) for line in self.lines])


Box: TypeAlias = tuple[float, float, int, int]
"""A label without its words: east, north, columns, rows."""

Place: TypeAlias = tuple[int, int]
"""Column and row of a label's first letter."""


def draw_map(labels: Sequence[Label], width: int, paint: Paint = unpainted) -> list[str]:
    """The rows of the map; none where the labels do not fit into `width` columns."""
    boxes = tuple([(label.east, label.north, label.width, len(label.lines)) for label in labels])
    places = arrange(boxes, width)
    rows: dict[int, list[tuple[int, str, Seat]]] = {}
    for label, (column, row) in zip(labels, places, strict=False):
        for k, line in enumerate(label.lines):
            rows.setdefault(row + k, []).append((column, line, label.seat))
    return [_print(rows.get(row, []), paint) for row in range(max(rows, default=-1) + 1)]


@lru_cache(maxsize=32)
def arrange(boxes: tuple[Box, ...], width: int) -> tuple[Place, ...]:
    """Where the labels go, on as few rows as let them lie about where they belong; nothing if they do not fit."""
    near = sorted([(_distance(dx, dy), dx, dy) for dx in range(-width, width) for dy in range(-MOST_ROWS, MOST_ROWS)])
    best: tuple[Place, ...] = ()
    for rows in range(FEWEST_ROWS, MOST_ROWS + 1, 2):
        places, moves = _arrange(boxes, width, rows, near)
        if places:
            best = tuple(places)
            if max(moves) <= FARTHEST and sum(moves) <= CROWDED * len(moves):
                break
    return best


def _arrange(
    boxes: Sequence[Box], width: int, rows: int, near: Sequence[tuple[int, int, int]]
) -> tuple[list[Place], list[int]]:
    """Places on a map of so many rows, and how far each label had to move; nothing if one finds no room."""
    columns = _spread([box[0] for box in boxes])
    heights = _spread([box[1] for box in boxes])
    taken = [0] * rows  # per row, a bit for each column in use
    places: list[Place] = [(0, 0)] * len(boxes)
    moves: list[int] = []
    for i in sorted(range(len(boxes)), key=lambda i: (-heights[i], columns[i])):
        _, _, wide, tall = boxes[i]
        x = min(max(round(columns[i] * (width - 1) - wide / 2), 0), width - wide)
        y = round((1 - heights[i]) * (rows - tall))
        bits = (1 << wide + 1) - 1  # with a gap on its right
        for distance, dx, dy in near:
            column, row = x + dx, y + dy
            if not (0 <= column <= width - wide and 0 <= row <= rows - tall):
                continue
            if any(taken[row + k] & bits << column for k in range(tall)):
                continue
            for k in range(tall):
                taken[row + k] |= bits << column
            places[i] = (column, row)
            moves.append(distance)
            break
        else:
            return [], []
    return places, moves


def _distance(dx: int, dy: int) -> int:
    return abs(dx) + ROW_WEIGHT * abs(dy)


def _spread(values: Sequence[float]) -> list[float]:
    """The values between 0 and 1, their distances partly evened out."""
    order = sorted(set(values))
    if len(order) < 2:
        return [0.5 for _ in values]
    low, high, steps = order[0], order[-1], len(order) - 1
    rank = {value: i / steps for i, value in enumerate(order)}
    return [EVENNESS * rank[value] + (1 - EVENNESS) * (value - low) / (high - low) for value in values]


def _print(row: list[tuple[int, str, Seat]], paint: Paint) -> str:
    text, end = "", 0
    for column, line, seat in sorted(row):
        text += " " * (column - end) + (line if seat == NOBODY else paint(line, seat))
        end = column + len(line)
    return text
