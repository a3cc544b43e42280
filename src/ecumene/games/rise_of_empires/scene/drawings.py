"""The world as it is drawn: outlines of regions and the places in them, closed land, ways across the water.

`make maps` writes the drawing from the outlines of Natural Earth; drawing/README.md says what its fields mean. All is
in units of the picture, as SVG path data or as places [x, y].
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ecumene.core.staging import read_json

WORLD: Final = "world"
"""The name of the drawing."""


@dataclass(frozen=True)
class RegionDrawing:
    """A region's outline and the places in it."""

    path: str
    label: list[float]  # the middle of its name, or of the lowest line of it
    banner: list[float]  # the middle of the row of its values
    anchor: list[float]  # where the first stack of cubes stands
    spots: list[list[float]]  # where the others stand, in this order


@dataclass(frozen=True)
class LineDrawing:
    """A line between two regions, given by their ids: a way across the water or a border that nobody crosses."""

    one: str
    other: str
    path: str


@dataclass(frozen=True)
class WorldDrawing:
    """The whole map. All faces together (regions, closed lands and the ocean) cover the view exactly once."""

    view: list[float]  # x, y, width, height
    lines: str  # the meridians and parallels
    regions: dict[str, RegionDrawing]
    closed: dict[str, str]  # outlines of land where nobody goes
    ocean: str
    arrows: tuple[LineDrawing, ...]
    closed_borders: tuple[LineDrawing, ...]


def read_world(folder: Path) -> WorldDrawing:
    """The drawing in the folder of the game."""
    drawing: dict[str, Any] = read_json(folder / "drawing" / f"{WORLD}.json")
    return WorldDrawing(
        view=drawing["view"],
        lines=drawing["lines"],
        regions={name: _region(drawn) for name, drawn in drawing["regions"].items()},
        closed={name: drawn["path"] for name, drawn in drawing["off"].items()},
        ocean=drawing["seas"]["ocean"]["path"],
        arrows=_lines(drawing["arrows"]),
        closed_borders=_lines(drawing["closed_borders"]),
    )


def _region(drawn: dict[str, Any]) -> RegionDrawing:
    return RegionDrawing(drawn["path"], drawn["label"], drawn["banner"], drawn["anchor"], drawn["spots"])


def _lines(drawn: list[dict[str, Any]]) -> tuple[LineDrawing, ...]:
    return tuple([LineDrawing(row["between"][0], row["between"][1], row["path"]) for row in drawn])
