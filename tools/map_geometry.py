"""Plane geometry for draw_maps: the outline of the land, the projection, and a map cut into faces that fit exactly.

Everything here works in km on the projected map, x to the east and y to the north, and knows nothing of any game.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, TypeVar

import numpy as np  # pyright: ignore[reportMissingImports]
import shapely  # pyright: ignore[reportMissingModuleSource]
from shapely import Point, Polygon, affinity  # pyright: ignore[reportMissingModuleSource]

Geometry = Any  # shapely's shapes: it is installed only where maps are drawn
Place = tuple[float, float]
Name = TypeVar("Name", str, tuple[str, str], tuple[Any, int])

RADIUS = 6371.0
STEP = 8.0  # lines are bent by points so far apart
SNAP = 0.05  # corners closer than this are one


class Projection:
    """Equidistant conic, with the far east and north squeezed together."""

    def __init__(self, hints: Mapping[str, Any]) -> None:
        self.middle, latitude = hints["centre"]
        south, north = (math.radians(v) for v in hints["parallels"])
        self.cone = (math.cos(south) - math.cos(north)) / (north - south)
        self.apex = math.cos(south) / self.cone + south
        self.height = self.apex - math.radians(latitude)
        self.squeezes = hints.get("squeeze_east"), hints.get("squeeze_north")

    def __call__(self, lonlat: Geometry) -> Geometry:
        """Project an array of [longitude, latitude]."""
        lon, lat = (_squeeze(lonlat[:, i], self.squeezes[i]) for i in (0, 1))
        radius = self.apex - np.radians(lat)
        angle = self.cone * np.radians(lon - self.middle)
        return RADIUS * np.column_stack([radius * np.sin(angle), self.height - radius * np.cos(angle)])

    def shape(self, shape: Geometry) -> Geometry:
        """Project a shape; its straight lines become the curves they are."""
        return shapely.transform(shapely.segmentize(shape, 0.25), self)

    def point(self, lonlat: Iterable[float]) -> Geometry:
        """Project one place."""
        return Point(self(np.array([list(lonlat)], float))[0])

    def ring(self, corners: Iterable[Iterable[float]]) -> Geometry:
        """Project an outline given by its corners."""
        return shapely.make_valid(self.shape(Polygon([tuple(corner) for corner in corners])))


def _squeeze(values: Geometry, squeeze: Mapping[str, float] | None) -> Geometry:
    if squeeze is None:
        return values
    start, by = squeeze["from"], squeeze["by"]
    return np.where(values > start, start + by * np.log1p(np.maximum(values - start, 0) / by), values)


def read_land(path: Path, window: tuple[float, float, float, float]) -> Geometry:
    """The land of a world-atlas TopoJSON file within a window of longitudes and latitudes."""
    (land,) = _shapes(path, "land").values()
    turned = [affinity.translate(part, turn) for part in land for turn in (-360, 0, 360)]  # rings may lie a turn off
    return shapely.union_all(shapely.intersection(turned, shapely.box(*window)))


def read_countries(path: Path) -> dict[str, Geometry]:
    """The countries of a world-atlas TopoJSON file by name."""
    parts = {
        name: [face for part in found for face in polygons(part)] for name, found in _shapes(path, "countries").items()
    }
    return {name: shapely.union_all(found) for name, found in parts.items()}


def _shapes(path: Path, kind: str) -> dict[str, list[Geometry]]:
    """The polygons of a world-atlas TopoJSON file by the name of what they belong to."""
    atlas = json.loads(path.read_text(encoding="utf-8"))
    scale, shift = np.array(atlas["transform"]["scale"]), np.array(atlas["transform"]["translate"])
    arcs = [np.cumsum(arc, axis=0) * scale + shift for arc in atlas["arcs"]]
    shapes: dict[str, list[Geometry]] = {}
    for shape in atlas["objects"][kind]["geometries"]:
        parts = shapes.setdefault(shape.get("properties", {}).get("name", ""), [])
        for rings in shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]:
            outer, *holes = (_ring(arcs, ring) for ring in rings)
            parts.append(shapely.make_valid(Polygon(outer, [hole for hole in holes if len(hole) > 3])))
    return shapes


def _ring(arcs: list[Geometry], ring: list[int]) -> Geometry:
    """Join arcs into a ring; ~i is arc i backwards. It goes on across the 180th meridian."""
    pieces = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in ring]
    points = np.concatenate([pieces[0], *(piece[1:] for piece in pieces[1:])])
    jumps = np.round(np.diff(points[:, 0], prepend=points[0, 0]) / 360)
    return np.column_stack([points[:, 0] - 360 * np.cumsum(jumps), points[:, 1]])


def polygons(shape: Geometry) -> list[Geometry]:
    """The polygons a shape is made of, largest first."""
    return sorted((part for part in _parts(shape) if part.area > 0), key=lambda part: (-part.area, part.bounds))


def _parts(shape: Geometry) -> Iterator[Geometry]:
    if shape.geom_type == "Polygon":
        yield shape
    elif hasattr(shape, "geoms"):
        for part in shape.geoms:
            yield from _parts(part)


def rounded(shape: Geometry, radius: float) -> Geometry:
    """Fill what is narrower than a disc outside the shape, then cut off what is narrower inside."""
    filled = shape.buffer(radius).buffer(-radius)
    return filled.buffer(-radius / 2).buffer(radius / 2).simplify(SNAP)


def without_holes(shape: Geometry, smallest: float) -> Geometry:
    """A shape with its small holes filled."""
    filled = []
    for part in polygons(shape):
        holes = [ring for ring in part.interiors if Polygon(ring).area >= smallest]
        filled.append(Polygon(part.exterior, holes))
    return shapely.union_all(filled)


class Wander:
    """Moves every place a little, by an amount that changes smoothly over the plane, so that straight lines meander.

    Equal places move equally: lines that were shared stay shared.
    """

    def __init__(self, amount: float) -> None:
        draw = np.random.default_rng(1519)  # any number: it only picks one of many equally good drawings
        self.waves = [(size, amount * part, draw.uniform(-1, 1, (64, 64, 2))) for size, part in ((130, 1), (48, 0.55))]

    def __call__(self, points: Geometry) -> Geometry:
        return points + sum(part * _blend(points / size, lattice) for size, part, lattice in self.waves)


def _blend(points: Geometry, lattice: Geometry) -> Geometry:
    """The lattice's values between its nodes."""
    corner = np.floor(points).astype(int)
    near = points - corner
    x, y = (near * near * (3 - 2 * near)).T[:, :, None]
    i, j = (corner % len(lattice)).T
    k, m = (i + 1) % len(lattice), (j + 1) % len(lattice)
    return (lattice[i, j] * (1 - x) + lattice[k, j] * x) * (1 - y) + (lattice[i, m] * (1 - x) + lattice[k, m] * x) * y


def nearest(points: Mapping[Place, str], within: Geometry) -> dict[str, Geometry]:
    """Divide the plane: each name gets what lies nearer to its points than to any other's."""
    if len(set(points.values())) == 1:
        return {name: within.envelope.buffer(10 * RADIUS) for name in points.values()}
    sites = list(points)
    cells = shapely.voronoi_polygons(shapely.MultiPoint(sites), extend_to=within.envelope.buffer(RADIUS), ordered=True)
    shares: dict[str, list[Geometry]] = {}
    for site, cell in zip(sites, cells.geoms, strict=True):
        shares.setdefault(points[site], []).append(cell)
    return {name: shapely.union_all(shapely.make_valid(cells), grid_size=SNAP) for name, cells in shares.items()}


def corners(shape: Geometry) -> list[Place]:
    """Places along the outline of a shape, near enough to stand for it."""
    line = shapely.segmentize(shapely.simplify(shape, STEP / 4), STEP)
    return [(round(x, 1), round(y, 1)) for x, y in shapely.get_coordinates(line)]


def fit(faces: Mapping[Name, Geometry], smallest: float, grid: float) -> dict[Name, Geometry]:
    """The same faces with exactly common borders: neighbours have the same corners, all on a grid; nothing gapes.

    A fragment smaller than `smallest` goes to the face it borders longest.
    """
    lines = shapely.union_all([face.boundary for face in faces.values()], grid_size=grid)
    names = list(faces)
    tree = shapely.STRtree(list(faces.values()))
    owned: dict[Name, list[Geometry]] = {name: [] for name in names}
    for atom in shapely.get_parts(shapely.polygonize(shapely.get_parts(lines))):
        shares = [(faces[names[i]].intersection(atom).area, names[i]) for i in tree.query(atom)]
        owned[max(shares)[1]].append(atom)
    return _absorb({name: shapely.coverage_union_all(atoms) for name, atoms in owned.items() if atoms}, smallest)


def _absorb(faces: Mapping[Name, Geometry], smallest: float) -> dict[Name, Geometry]:
    pieces = {(name, i): part for name, face in faces.items() for i, part in enumerate(polygons(face))}
    owners = {piece: piece[0] for piece in pieces}
    lengths: dict[tuple[Name, int], list[tuple[float, Name]]] = {piece: [] for piece in pieces}
    for (one, other), line in borders(pieces).items():
        lengths[one].append((line.length, other[0]))
        lengths[other].append((line.length, one[0]))
    for piece, part in pieces.items():
        if piece[1] > 0 and part.area < smallest:
            owners[piece] = max(lengths[piece])[1]
    return {
        name: shapely.coverage_union_all([pieces[piece] for piece, owner in owners.items() if owner == name])
        for name in faces
    }


def borders(faces: Mapping[Name, Geometry]) -> dict[tuple[Name, Name], Geometry]:
    """What any two faces of a fitted map have in common, as lines; pairs without a border are left out."""
    sides: dict[tuple[Place, Place], list[Name]] = {}
    for name, face in faces.items():
        for side in _sides(face):
            sides.setdefault(side, []).append(name)
    shared: dict[tuple[Name, Name], list[tuple[Place, Place]]] = {}
    for side, names in sides.items():
        for one, other in combinations(sorted(set(names)), 2):
            shared.setdefault((one, other), []).append(side)
    return {pair: shapely.line_merge(shapely.MultiLineString(lines)) for pair, lines in shared.items()}


def _sides(face: Geometry) -> Iterator[tuple[Place, Place]]:
    for part in polygons(face):
        for ring in (part.exterior, *part.interiors):
            for start, end in pairwise(ring.coords):
                yield min(start, end), max(start, end)


def roomiest(face: Geometry) -> Place:
    """The middle of the largest disc that fits into a face."""
    circle = shapely.maximum_inscribed_circle(polygons(face)[0], tolerance=0.5)
    x, y = circle.coords[0]
    return x, y
