"""Join countries to the regions of the world as its hints say. Everything is in degrees, longitude first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import shapely  # pyright: ignore[reportMissingModuleSource]
from shapely import affinity  # pyright: ignore[reportMissingModuleSource]

from tools.map_geometry import Geometry, Wander, polygons

STEP = 0.5  # degrees between two points of a straight line, so that it can bend
DETAIL = 0.06  # degrees: finer shapes are left out from the start
KM = 25.0  # of a degree, for the wandering of borders, which is made for km

Faces = dict[str, Geometry]
Hints = Mapping[str, Any]


def survey(countries: Faces, hints: Hints) -> dict[str, Faces]:
    """The regions, of land and of water, and the closed lands (`off`), by name."""
    parts = _turned(countries, hints["turned"])
    parts = dict(zip(parts, shapely.coverage_simplify(list(parts.values()), DETAIL), strict=True))
    wander = Wander(hints["land"]["wander"] * KM)
    frame = shapely.box(*hints["frame"])

    def land(entries: list[str | list[Any]]) -> Geometry:
        pieces = [parts[entry] if isinstance(entry, str) else _clipped(parts, entry, wander) for entry in entries]
        return shapely.union_all(pieces, grid_size=1e-4)

    regions = {name: land(entries) for name, entries in hints["regions"].items()}
    closed = {name: land(entries) for name, entries in hints["closed"].items()}
    named = {entry if isinstance(entry, str) else entry[0] for group in hints["regions"].values() for entry in group}
    for name in sorted(set(parts) - named - {entry for group in hints["closed"].values() for entry in group}):
        _give(parts[name], regions)
    solid = shapely.union_all([*regions.values(), *closed.values()])
    for name, corners in hints["seas"].items():
        regions[name] = polygons(shapely.segmentize(shapely.Polygon(corners), STEP).difference(solid))[0]
    return {kind: _within(frame, faces) for kind, faces in (("regions", regions), ("off", closed))}


def _turned(countries: Faces, names: list[str]) -> Faces:
    """The countries, with what reaches across the 180th meridian in one piece to the east of it."""
    turned = dict(countries)
    for name in names:
        parts = [affinity.translate(part, 360 * (part.bounds[0] < -100)) for part in polygons(countries[name])]
        turned[name] = shapely.union_all(parts)
    return turned


def _clipped(countries: Faces, entry: list[Any], wander: Wander) -> Geometry:
    """What of a country lies within a box, whose sides wander a little; boxes side by side wander alike."""
    name, *sides = entry
    box = shapely.segmentize(shapely.box(*sides), STEP)
    bent = shapely.transform(box, lambda places: wander(places * KM) / KM)
    return countries[name].intersection(shapely.make_valid(bent))


def _give(country: Geometry, regions: Faces) -> None:
    """A country that no hint names, as small as Andorra, belongs to the region around it; in the sea it is left out."""
    around = country.buffer(0.1)
    shared, name = max((around.intersection(face).area, name) for name, face in regions.items())
    if shared > 0:
        regions[name] = regions[name].union(country)


def _within(frame: Geometry, faces: Faces) -> Faces:
    return {name: shapely.segmentize(face.intersection(frame), STEP) for name, face in faces.items()}
