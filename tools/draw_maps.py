"""Draw the boards of Vinci as maps: outlines of Natural Earth, divided as the hints say, checked against the content.

    python -m tools.draw_maps build/maps/node_modules/world-atlas/land-50m.json

`make maps` fetches the outlines and runs this. For each file in src/ecumene/games/vinci/drawing/hints a drawing of the
same name is written beside the folder, unless its borders, coasts and seas are not those of the board's content.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np  # pyright: ignore[reportMissingImports]
import shapely  # pyright: ignore[reportMissingModuleSource]
import yaml

from tools.map_check import Measures, faults
from tools.map_geometry import Geometry, Place, Projection, borders, fit, polygons, read_land, roomiest
from tools.map_survey import survey
from tools.map_writing import path, text, tidy

VINCI = Path(__file__).parents[1] / "src" / "ecumene" / "games" / "vinci"
WINDOW = (-40.0, 15.0, 90.0, 80.0)  # longitudes and latitudes that any frame may show

# All in units of the picture:
WIDTH = 1400
GRID = 0.1  # corners lie on it
DETAIL = 1.35  # finer shapes are not drawn
SPECK = 18.0  # a smaller fragment of a face goes to its neighbour
MARGIN = 45  # names keep this far from the sides
WIDE, NARROW = (36, 20), (20, 4)  # how far apart spots lie: eight of them if they can be wide, else six

Faces = dict[str, Geometry]
Shapes = dict[str, Faces]  # by kind


class Picture:
    """Where places of the map, in km, lie in its picture, y downwards."""

    def __init__(self, hints: Mapping[str, Any]) -> None:
        west, south, east, north = hints["frame"]
        self.frame = shapely.box(west, south, east, north)
        self.project = Projection(hints["projection"])
        self.scale = WIDTH / (east - west)
        self.origin = west, north
        self.size = WIDTH, round((north - south) * self.scale, 1)

    def __call__(self, places: Geometry) -> Geometry:
        """An array of places in km as places in the picture."""
        west, north = self.origin
        return np.column_stack([places[:, 0] - west, north - places[:, 1]]) * self.scale

    def place(self, lonlat: list[float]) -> Geometry:
        """The place of a longitude and latitude."""
        return shapely.transform(self.project.point(lonlat), self)

    def shapes(self, surveyed: Shapes) -> Shapes:
        """Faces in km as faces in the picture that fit exactly, with every corner on the grid."""
        faces = {
            (kind, name): shapely.transform(shapely.MultiPolygon(polygons(face)), self)
            for kind, group in surveyed.items()
            for name, face in group.items()
            if polygons(face)
        }
        fitted = fit(faces, SPECK, GRID)
        simple = shapely.coverage_simplify(list(fitted.values()), DETAIL, simplify_boundary=False)
        shapes: Shapes = {kind: {} for kind in surveyed}
        for (kind, name), face in zip(fitted, simple, strict=True):
            shapes[kind][name] = shapely.transform(face, lambda places: np.round(places, 1))
        return shapes


def spots(face: Geometry) -> tuple[list[float], list[list[float]]]:
    """The anchor of a province, where it has most room, and places for counters around it, as wide apart as may be."""
    part = polygons(face)[0]
    anchor = roomiest(part)
    west, north, east, south = part.bounds
    grid = [(float(x), float(y)) for x in np.arange(west, east, 2.5) for y in np.arange(north, south, 2.5)]
    inside = shapely.contains_xy(part, grid)
    room = np.where(inside, shapely.distance(part.boundary, shapely.points(grid)), 0)
    order = sorted(range(len(grid)), key=lambda i: math.dist(anchor, grid[i]))
    for count, (widest, least) in ((8, WIDE), (6, NARROW)):
        for apart in range(widest, least, -1):
            found = [anchor]
            for i in order:
                if room[i] >= 0.45 * apart and all(math.dist(grid[i], place) >= apart for place in found):
                    found.append(grid[i])
            if len(found) > count:
                return tidy(anchor), [tidy(place) for place in found[1 : count + 1]]
    raise ValueError("a province has no room for six counters")


def _label(face: Geometry, size: tuple[float, float], hint: Geometry | None = None) -> list[float]:
    """Where a name goes: the hinted place, if it lies well inside, else where there is most room."""
    width, height = size
    well_inside = face.intersection(shapely.box(MARGIN, MARGIN / 3, width - MARGIN, height - MARGIN / 3))
    if hint is not None and well_inside.contains(hint):
        return tidy((hint.x, hint.y))
    return tidy(roomiest(well_inside if polygons(well_inside) else face))


def _links(faces: Mapping[str, Geometry], near: set[tuple[str, str]]) -> list[dict[str, Any]]:
    """The shortest crossings between neighbours that only a coastal water joins."""
    across = sorted(near - set(borders(faces)))
    lines = {pair: shapely.shortest_line(faces[pair[0]], faces[pair[1]]) for pair in across}
    return [{"between": list(pair), "path": path(line)} for pair, line in lines.items()]


def _graticule(picture: Picture) -> str:
    """Every tenth meridian and parallel, as a path."""
    lines = [[(lon, lat) for lat in range(16, 80, 2)] for lon in range(-40, 91, 10)]
    lines += [[(lon, lat) for lon in range(-40, 91, 2)] for lat in range(20, 80, 10)]
    curves = [shapely.transform(shapely.LineString(line), picture.project) for line in lines]
    shown = shapely.union_all(
        [curve.intersection(picture.frame) for curve in curves if curve.intersects(picture.frame)]
    )
    return path(shapely.simplify(shapely.transform(shapely.line_merge(shown), picture), 0.4))


def _pinch(shapes: Shapes, near: set[tuple[str, str]], least: float) -> Shapes:
    """Shrink to a point the short borders between provinces that are no neighbours: there four lands meet."""
    moved: dict[Place, Place] = {}
    for pair, border in borders(shapes["provinces"]).items():
        if pair in near or border.length >= least:
            continue
        for line in shapely.get_parts(border):
            middle = line.interpolate(0.5, normalized=True)
            moved |= dict.fromkeys(line.coords, (round(middle.x, 1), round(middle.y, 1)))

    def move(places: Geometry) -> Geometry:
        return np.array([moved.get((x, y), (x, y)) for x, y in places.tolist()]).reshape(-1, 2)

    return {
        kind: {name: shapely.transform(face, move) for name, face in faces.items()} for kind, faces in shapes.items()
    }


def draw(board: str, land: Geometry) -> dict[str, Any]:
    """The drawing of a board; an error tells what of it is not as the content says."""
    hints = yaml.safe_load((VINCI / "drawing" / "hints" / f"{board}.yaml").read_text(encoding="utf-8"))
    content = yaml.safe_load((VINCI / "content" / f"{board}.yaml").read_text(encoding="utf-8"))
    rows = content[f"{board}.provinces"]
    near = {(min(row["id"], other), max(row["id"], other)) for row in rows for other in row["adjacent"]}
    picture = Picture(hints)
    measures = Measures(
        picture.size, hints["land"]["least_border"] * picture.scale, hints["coasts"]["width"] * picture.scale
    )
    shapes = picture.shapes(survey(land, hints, {row["id"]: row["coasts"] for row in rows}))
    shapes = _pinch(shapes, near, measures.border)
    wrong = faults(board, content, shapes, measures)
    if wrong:
        raise SystemExit(f"{board}: the drawing is not the board\n" + "\n".join(wrong))
    places = {name: spots(face) for name, face in shapes["provinces"].items()}
    labels = {name: picture.place(sea["label"]) for name, sea in hints["seas"].items()}
    return {
        "board": board,
        "outlines": "Natural Earth, public domain",
        "view": [0, 0, *picture.size],
        "lines": _graticule(picture),
        "provinces": {
            name: {"path": path(face), "anchor": places[name][0], "spots": places[name][1]}
            for name, face in shapes["provinces"].items()
        },
        "seas": {
            name: {"path": path(face), "label": _label(face, picture.size, labels[name])}
            for name, face in shapes["seas"].items()
        },
        "coasts": {name: {"path": path(face)} for name, face in shapes["coasts"].items()},
        "off": {
            name: {"path": path(face), "label": _label(face, picture.size)} for name, face in shapes["off"].items()
        },
        "lakes": {name: {"path": path(face)} for name, face in shapes["lakes"].items()},
        "links": _links(shapes["provinces"], near),
    }


def main() -> None:
    """Draw every board that has hints."""
    parser = argparse.ArgumentParser(description="Draw the boards of Vinci as maps.")
    parser.add_argument("land", type=Path, help="land-50m.json of the npm package world-atlas")
    parser.add_argument("boards", nargs="*", help="only these boards")
    wanted = parser.parse_args()
    land = read_land(wanted.land, WINDOW)
    for hints in sorted((VINCI / "drawing" / "hints").glob("*.yaml")):
        if wanted.boards and hints.stem not in wanted.boards:
            continue
        drawing = text(draw(hints.stem, land))
        (VINCI / "drawing" / f"{hints.stem}.json").write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
