"""Draw the world of Rise of Empires as a map: countries of Natural Earth joined to regions, with room for each.

    python -m tools.draw_world build/maps/node_modules/world-atlas/countries-50m.json

`make maps` fetches the outlines and runs this. Europe is small and holds half of the regions, so the map is stretched:
first by longitude and latitude, then until a disc of a fair size fits into every region (tools/cartogram.py). A drawing
whose borders are not those of the content is refused.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np  # pyright: ignore[reportMissingImports]
import shapely  # pyright: ignore[reportMissingModuleSource]
import yaml

from tools.cartogram import Flow, blurred
from tools.map_check import compare, pairs
from tools.map_geometry import Geometry, borders, fit, polygons, read_countries, without_holes
from tools.map_writing import path, text, tidy
from tools.world_places import places
from tools.world_survey import STEP, survey

GAME = Path(__file__).parents[1] / "src" / "ecumene" / "games" / "rise_of_empires"

# All in units of the picture:
CELL = 4  # the grid on which room is made
GRID = 0.1  # corners lie on it
CLOSE = 0.01  # corners so near are one while shapes are joined and cut
DETAIL = 1.2  # finer shapes are not drawn
INLAND = 11.0  # from the shore to the tip of an arrow
BEND = 0.2  # how far an arrow swings out, in parts of its length
LEAST_BORDER = 14.0  # a shorter one is not seen
SPECK = 12.0  # a smaller fragment of a face goes to its neighbour

Faces = dict[str, Geometry]
Shapes = dict[str, Faces]  # by kind
Hints = Mapping[str, Any]
Row = Mapping[str, Any]


class Chart:
    """Where longitudes and latitudes lie in the picture, y downwards: enlarged here and there, then carried along."""

    def __init__(self, hints: Hints) -> None:
        west, south, east, north = hints["frame"]
        width, height = self.size = hints["size"]
        self.across = _stretched(west, east, hints["magnify"]["east"], width)
        self.down = _stretched(south, north, hints["magnify"]["north"], height)
        self.flows: list[Flow] = []

    def __call__(self, lonlat: Geometry) -> Geometry:
        """An array of [longitude, latitude] as places in the picture."""
        places = self.flat(lonlat)
        for flow in self.flows:
            places = self.carried(places, flow)
        return places

    def flat(self, lonlat: Geometry) -> Geometry:
        """The same before any flow."""
        return np.column_stack(
            [np.interp(lonlat[:, 0], *self.across), self.size[1] - np.interp(lonlat[:, 1], *self.down)]
        )

    def carried(self, places: Geometry, flow: Flow) -> Geometry:
        """Where a flow carries places of the picture; it never carries them out of it."""
        return np.clip(flow(places), 0, self.size)

    def carry(self, shapes: Faces, flow: Flow) -> Faces:
        """Shapes of the picture where a flow carries them."""
        return {
            name: shapely.transform(face, lambda places: self.carried(places, flow)) for name, face in shapes.items()
        }


def _stretched(start: float, end: float, swells: Iterable[tuple[float, float, float]], length: float) -> Geometry:
    """Degrees from `start` to `end` and where they lie on a line of that length."""
    degrees = np.linspace(start, end, 2000)
    scale = np.ones_like(degrees)
    for middle, spread, more in swells:
        scale += more * np.exp(-(((degrees - middle) / spread) ** 2))
    way = np.cumsum(scale) - scale[0]
    return degrees, length * way / way[-1]


def make_room(chart: Chart, surveyed: Shapes, hints: Hints) -> None:
    """Carry the map until every region has room for what is to lie there; open water gives way, closed land stays."""
    rules, rounding = hints["room"], hints["land"]["rounding"]
    width, height = chart.size
    x, y = np.meshgrid(np.arange(CELL / 2, width, CELL), np.arange(CELL / 2, height, CELL))
    drawn = {
        name: shapely.transform(shapely.simplify(face, rules["detail"]), chart.flat)
        for kind in ("regions", "off")
        for name, face in surveyed[kind].items()
    }
    wishes: dict[str, float] = dict(rules["wishes"])
    for _ in range(rules["rounds"]):
        density = np.full(x.shape, np.nan)
        for name, shape in drawn.items():
            face = filled(shapely.make_valid(shape), rounding)
            now = room(face)
            usual = now if name in surveyed["off"] else min(max(now, rules["least"]), rules["most"])
            need = (wishes.setdefault(name, usual) / now) ** 2
            density[shapely.contains_xy(face, x, y)] = min(max(need, 0.5), 2)
        water = np.isnan(density)
        density[water] = max(0.4, (density.size - density[~water].sum()) / water.sum())
        flow = Flow(blurred(density, rules["blur"] / CELL), CELL)
        chart.flows.append(flow)
        drawn = chart.carry(drawn, flow)


def filled(face: Geometry, radius: float) -> Geometry:
    """A face with its narrow inlets and its ponds filled."""
    return without_holes(face.buffer(radius).buffer(-radius), 40 * radius)


def room(face: Geometry) -> float:
    """The radius of the largest disc that fits into a face."""
    return max(float(shapely.maximum_inscribed_circle(part, tolerance=0.3).length) for part in polygons(face)[:3])


def shapes_of(chart: Chart, surveyed: Shapes, hints: Hints) -> Shapes:
    """All faces of the picture, with common corners on the grid; together they cover it once."""
    drawn = {
        (kind, name): _drawn(face, chart)
        for kind in ("regions", "off")
        for name, face in surveyed[kind].items()
        if name not in hints["seas"]
    }
    faces = _cleaned(drawn, hints["land"])
    land = shapely.union_all(list(faces.values()), grid_size=CLOSE)
    for name, corners in hints["seas"].items():
        outline = _drawn(shapely.segmentize(shapely.Polygon(corners), STEP), chart)
        faces["regions", name] = polygons(shapely.difference(outline, land, grid_size=CLOSE))[0]
    whole = shapely.union_all([land, *(faces["regions", name] for name in hints["seas"])], grid_size=CLOSE)
    faces["seas", "ocean"] = shapely.box(0, 0, *chart.size).difference(whole)
    fitted = fit(faces, SPECK, GRID)
    simple = shapely.coverage_simplify(list(fitted.values()), DETAIL, simplify_boundary=False)
    shapes: Shapes = {"regions": {}, "off": {}, "seas": {}}
    for (kind, name), face in zip(fitted, simple, strict=True):
        shapes[kind][name] = shapely.transform(face, lambda places: np.round(places, 1))
    return shapes


def _drawn(face: Geometry, chart: Chart) -> Geometry:
    """A face of the survey in the picture; where it was carried into a knot, the knot is undone."""
    parts = polygons(shapely.make_valid(shapely.transform(face, chart)))
    return shapely.union_all(parts, grid_size=CLOSE)


def _cleaned(lands: Mapping[tuple[str, str], Geometry], rules: Hints) -> dict[tuple[str, str], Geometry]:
    """Lands without narrow inlets and spits and without small islands; what was another's stays the other's."""
    tree = shapely.STRtree(list(lands.values()))
    full = {}
    for i, (key, land) in enumerate(lands.items()):
        face = filled(land, rules["rounding"])
        others = shapely.union_all([tree.geometries[j] for j in tree.query(face) if j != i], grid_size=CLOSE)
        full[key] = shapely.MultiPolygon(polygons(shapely.difference(face, others, grid_size=CLOSE)))
    spit = rules["rounding"] / 2
    blunt = shapely.union_all(list(full.values()), grid_size=CLOSE).buffer(-spit).buffer(spit)
    cleaned = {}
    for key, face in full.items():
        parts = polygons(shapely.intersection(face, blunt, grid_size=CLOSE))
        cleaned[key] = shapely.union_all([part for part in parts if part.area >= rules["smallest_island"]])
    return cleaned


def graticule(chart: Chart, hints: Hints) -> str:
    """Every twentieth meridian and parallel, as a path."""
    west, south, east, north = hints["frame"]
    lines = [[(lon, lat) for lat in np.arange(south, north + 0.1, 1)] for lon in range(-160, east, 20)]
    lines += [[(lon, lat) for lon in np.arange(west, east + 0.1, 1)] for lat in range(-40, north, 20)]
    drawn = shapely.transform(shapely.MultiLineString(lines), chart)
    return path(shapely.simplify(drawn, 0.4))


def arrows(regions: Faces, rows: list[Row], bends: Mapping[str, float]) -> list[Geometry]:
    """Ways across the water, from a little inland to a little inland: where each begins, is drawn to and ends."""
    found = []
    for row in rows:
        start, end = np.array(shapely.shortest_line(regions[row["a"]], regions[row["b"]]).coords)
        way = (end - start) / np.hypot(*(end - start))
        start, end = start - INLAND * way, end + INLAND * way
        aside = np.array([way[1], -way[0]]) * bends.get(row["id"], BEND) * np.hypot(*(end - start))
        found.append(np.array([start, (start + end) / 2 + aside, end]))
    return found


def _curve(bow: Geometry) -> str:
    """An arrow as a path."""
    return "M{:g} {:g}Q{:g} {:g} {:g} {:g}".format(*(number for place in bow for number in tidy(place)))


def _along(bow: Geometry) -> Geometry:
    """An arrow as the ground that it covers."""
    start, middle, end = bow
    steps = np.linspace(0, 1, 17)[:, None]
    line = (1 - steps) ** 2 * start + 2 * steps * (1 - steps) * middle + steps**2 * end
    return shapely.LineString(line).buffer(INLAND / 2)


def closed_borders(regions: Faces, rows: list[Row]) -> list[dict[str, Any]]:
    """Borders that nobody crosses, as lines, in the order of the content."""
    lines = borders(regions)
    return [{"between": [row["a"], row["b"]], "path": path(lines[_pair(row["a"], row["b"])])} for row in rows]


def _pair(one: str, other: str) -> tuple[str, str]:
    return min(one, other), max(one, other)


def faults(shapes: Shapes, content: Mapping[str, list[Row]]) -> list[str]:
    """What differs between drawing and content, a sentence each."""
    rows = {row["id"]: row for row in content["regions"]}
    found = compare("regions", set(rows), set(shapes["regions"]))
    across = {_pair(row["a"], row["b"]) for row in content["arrows"]}
    closed = {_pair(row["a"], row["b"]) for row in content["closed_borders"]}
    lengths = {pair: line.length for pair, line in borders(shapes["regions"]).items()}
    found += compare("borders", (pairs(rows, "near") - across) | closed, set(lengths))
    short = sorted(pair for pair, length in lengths.items() if length < LEAST_BORDER)
    return found + [f"borders: {one} and {other} share too little to tell" for one, other in short]


def draw(countries: Faces) -> dict[str, Any]:
    """The drawing of the world; an error tells what of it is not as the content says."""
    hints = yaml.safe_load((GAME / "drawing" / "hints" / "world.yaml").read_text(encoding="utf-8"))
    content = yaml.safe_load((GAME / "content" / "regions.yaml").read_text(encoding="utf-8"))
    surveyed = survey(countries, hints)
    chart = Chart(hints)
    make_room(chart, surveyed, hints)
    shapes = shapes_of(chart, surveyed, hints)
    wrong = faults(shapes, content)
    if wrong:
        raise SystemExit("world: the drawing is not the board\n" + "\n".join(wrong))
    regions = shapes["regions"]
    bows = arrows(regions, content["arrows"], hints["bends"])
    where = places(regions, hints["long_names"], [_along(bow) for bow in bows])
    return {
        "board": "world",
        "outlines": "Natural Earth, public domain",
        "view": [0, 0, *chart.size],
        "lines": graticule(chart, hints),
        "regions": {name: {"path": path(face)} | where[name] for name, face in regions.items()},
        "off": {name: {"path": path(face)} for name, face in shapes["off"].items()},
        "seas": {name: {"path": path(face)} for name, face in shapes["seas"].items()},
        "arrows": [
            {"between": [row["a"], row["b"]], "path": _curve(bow)}
            for row, bow in zip(content["arrows"], bows, strict=True)
        ],
        "closed_borders": closed_borders(regions, content["closed_borders"]),
    }


def main() -> None:
    """Draw the world."""
    parser = argparse.ArgumentParser(description="Draw the world of Rise of Empires as a map.")
    parser.add_argument("countries", type=Path, help="countries-50m.json of the npm package world-atlas")
    drawing = text(draw(read_countries(parser.parse_args().countries)))
    (GAME / "drawing" / "world.json").write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
