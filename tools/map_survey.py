"""Divide the land and water of a board as its hints say: provinces, coasts, seas, and the land around.

Works in km on the projected map; what comes out need not fit to the last corner, map_geometry.fit sees to that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import shapely  # pyright: ignore[reportMissingModuleSource]

from tools.map_geometry import (
    STEP,
    Geometry,
    Place,
    Projection,
    Wander,
    corners,
    nearest,
    polygons,
    rounded,
    without_holes,
)

Faces = dict[str, Geometry]
Hints = Mapping[str, Any]

POCKET = 0.06  # a part of a sea smaller than this share of it is no sea but coast


def survey(land: Geometry, hints: Hints, waters: Mapping[str, list[str]]) -> dict[str, Faces]:
    """The faces of a board by kind and name; `waters` are the coastal waters of each province."""
    project = Projection(hints["projection"])
    frame = shapely.box(*hints["frame"])
    wander = Wander(hints["land"]["wander"])
    playable, off = _land(project.shape(land).intersection(frame.buffer(200)), frame, hints, project, wander)
    provinces = _divide(playable, hints, project, wander)
    water = frame.difference(shapely.union_all([*provinces.values(), *off.values()]))
    coast, seas = _seas(water, shapely.union_all(list(provinces.values())), hints, project)
    coasts, lakes = _coasts(coast, water, provinces, waters, hints["coasts"], project)
    return {"provinces": provinces, "seas": seas, "coasts": coasts, "off": off, "lakes": {"lakes": lakes}}


def _land(land: Geometry, frame: Geometry, hints: Hints, project: Projection, wander: Wander) -> tuple[Geometry, Faces]:
    """The land in play, and the land around it."""
    rules = hints["land"]
    land = without_holes(rounded(land, rules["rounding"]), rules["smallest_island"]).intersection(frame)
    straits = [project.shape(shapely.LineString(line)) for line in rules["straits"]["along"].values()]
    cuts = [line.buffer(rules["straits"]["width"] / 2) for line in straits]
    land = land.difference(shapely.union_all([*cuts, *(project.ring(ring) for ring in rules["erased"])]))
    rings = {name: project.ring(ring) for name, ring in hints["outside"]["lands"].items()}
    outside = {name: shapely.make_valid(shapely.transform(ring, wander)) for name, ring in rings.items()}
    playable = land.difference(shapely.union_all(list(outside.values())))
    off = {}
    for name, ring in outside.items():
        pieces = [part for part in polygons(land.intersection(ring)) if part.area >= rules["smallest_island"]]
        off[name] = shapely.union_all(pieces)
    return playable, _apart(playable, off, hints["outside"]["distance"])


def _apart(playable: Geometry, off: Faces, distance: float) -> Faces:
    """Land off the board, drawn back from what it does not border."""
    drawn = {}
    for name, land in off.items():
        across = shapely.union_all([part for part in polygons(playable) if part.distance(land) > 1])
        drawn[name] = rounded(land.difference(across.buffer(distance)), 5) if distance else land
    return drawn


def _divide(land: Geometry, hints: Hints, project: Projection, wander: Wander) -> Faces:
    """Give every piece of land to the provinces whose seeds it holds, an island without seeds to a province near it."""
    rules = hints["land"]
    seeds = {(p.x, p.y): name for name, seeds in hints["seeds"].items() for p in map(project.point, seeds)}
    shares: dict[str, list[Geometry]] = {name: [] for name in hints["seeds"]}
    islands: list[Geometry] = []
    for piece in polygons(land):
        reach = piece.buffer(rules["rounding"])
        within = {place: name for place, name in seeds.items() if reach.contains(shapely.Point(place))}
        if not within:
            islands.append(piece)
            continue
        for name, cell in nearest(within, piece).items():
            bent = shapely.make_valid(shapely.transform(shapely.segmentize(cell, STEP), wander))
            shares[name] += polygons(bent.intersection(piece))
    _give_away(shares, seeds)
    provinces = {name: shapely.union_all(parts) for name, parts in shares.items()}
    for island in islands:
        distance, name = min((face.distance(island), name) for name, face in provinces.items())
        if island.area >= rules["smallest_island"] and distance <= rules["island_reach"]:
            provinces[name] = provinces[name].union(island)
    return provinces


def _give_away(shares: dict[str, list[Geometry]], seeds: Mapping[Place, str]) -> None:
    """A part without a seed that borders another province becomes that province's."""
    for name, parts in shares.items():
        own = shapely.MultiPoint([place for place, owner in seeds.items() if owner == name]).buffer(5)
        kept = polygons(shapely.union_all(parts))
        for part in [part for part in kept if not part.intersects(own)]:
            around = part.buffer(1)
            touching, taker = max(
                (shapely.union_all(theirs).intersection(around).area, other)
                for other, theirs in shares.items()
                if other != name
            )
            if touching > 0:
                shares[taker].append(part)
                kept.remove(part)
        shares[name] = kept


def _seas(water: Geometry, land: Geometry, hints: Hints, project: Projection) -> tuple[Geometry, Faces]:
    """Light blue, all of it, and dark blue by sea."""
    narrow = [project.ring(ring) for ring in hints["coasts"]["narrow_seas"].values()]
    width = hints["coasts"]["width"]
    shallow = rounded(shapely.union_all([land.buffer(width), *narrow]), width / 2)
    left = water.difference(shallow)
    seas: Faces = {}
    for name, sea in hints["seas"].items():
        ring = project.ring(sea["outline"])
        parts = polygons(left.intersection(ring))
        left = left.difference(ring)
        seas[name] = shapely.union_all([part for part in parts if part.area >= POCKET * parts[0].area])
    return water.difference(shapely.union_all(list(seas.values()))), seas


def _coasts(
    coast: Geometry,
    water: Geometry,
    provinces: Faces,
    waters: Mapping[str, list[str]],
    hints: Hints,
    project: Projection,
) -> tuple[Faces, Geometry]:
    """Light blue by coastal water, and what belongs to none because no coast reaches it.

    A place belongs to the nearest province, and of that province's waters to the nearest.
    """
    cores = {name: project.ring(ring) for name, ring in hints["narrow_seas"].items()}
    cores |= {name: project.point(place).buffer(20) for name, place in hints["shores"].items()}
    reached = [part for part in polygons(water) if any(part.intersects(core) for core in cores.values())]
    lakes = coast.difference(shapely.union_all(reached))
    coast = coast.intersection(shapely.union_all(reached))
    edge = {place: name for name, face in provinces.items() if waters[name] for place in corners(face)}
    parts: dict[str, list[Geometry]] = {name: [] for name in cores}
    for province, cell in nearest(edge, coast).items():
        before = cell.intersection(coast)
        places: dict[Place, str] = {}
        for name in waters[province]:
            parts[name].append(before.intersection(cores[name]))
            places |= dict.fromkeys(corners(parts[name][-1]) or corners(cores[name]), name)
            before = before.difference(cores[name])
        for name, share in nearest(places, coast).items():
            parts[name].append(share.intersection(before))
    return {name: shapely.union_all(pieces) for name, pieces in parts.items()}, lakes
