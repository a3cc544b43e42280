"""Maps as they are written down: paths, places and drawings as small JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np  # pyright: ignore[reportMissingImports]
import shapely  # pyright: ignore[reportMissingModuleSource]

from tools.map_geometry import Geometry


def path(shape: Geometry) -> str:
    """SVG path data of polygons or lines: where each line begins, then from corner to corner."""
    data = ""
    for part in shapely.get_parts(shapely.orient_polygons(shape)):
        closed = part.geom_type == "Polygon"
        for ring in (part.exterior, *part.interiors) if closed else (part,):
            tenths = np.round(np.array(ring.coords) * 10).astype(int)
            steps = np.diff(tenths[:-1] if closed else tenths, axis=0)
            data += f"M{_pairs(tenths[:1])}l{_pairs(steps)}{'z' if closed else ''}"
    return data


def _pairs(tenths: Geometry) -> str:
    return " ".join(f"{x / 10:g} {y / 10:g}" for x, y in tenths).replace(" -", "-")


def tidy(place: Iterable[float]) -> list[float]:
    """A place on the grid of the corners."""
    return [round(float(value), 1) for value in place]


def text(drawing: Mapping[str, Any]) -> str:
    """A drawing as JSON, a face a line."""
    blocks = []
    for key, value in drawing.items():
        rows = value if isinstance(value, dict) else {}
        lines = ",\n".join(f"{json.dumps(name)}:{_compact(row)}" for name, row in rows.items())
        blocks.append(f"{json.dumps(key)}:" + (f"{{\n{lines}\n}}" if rows else _compact(value)))
    return "{\n" + ",\n".join(blocks) + "\n}\n"


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
