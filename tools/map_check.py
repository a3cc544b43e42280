"""Is a drawn map the board? Its borders, coasts, seas and edge are measured and compared with the content's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import shapely  # pyright: ignore[reportMissingModuleSource]

from tools.map_geometry import Geometry, borders

Faces = Mapping[str, Geometry]
Rows = Mapping[str, Mapping[str, Any]]
Pair = tuple[str, str]


@dataclass(frozen=True)
class Measures:
    """What counts on a map, in units of its picture."""

    size: tuple[float, float]
    border: float  # provinces are neighbours from this length on
    strip: float  # the width of the coasts: a sea that comes so near to a province touches it

    @property
    def touch(self) -> float:
        """From this length on a sea touches something: it is seen more easily than a border is crossed."""
        return 0.75 * self.border


def faults(board: str, content: Mapping[str, Any], shapes: Mapping[str, Faces], measures: Measures) -> list[str]:
    """What differs between drawing and content, a sentence each."""
    rows = {kind: {row["id"]: row for row in content[f"{board}.{kind}"]} for kind in ("provinces", "seas", "coasts")}
    found = []
    for kind, of_kind in rows.items():
        found += compare(kind, set(of_kind), set(shapes[kind]))
    found += [f"{name}: not a clean shape" for faces in shapes.values() for name, f in faces.items() if not f.is_valid]
    if found:
        return found
    found += _land(rows["provinces"], rows["coasts"], shapes, measures)
    found += _water(rows["provinces"], rows["seas"], shapes, measures)
    return found + _edge(rows, shapes, measures)


def _land(provinces: Rows, coasts: Rows, shapes: Mapping[str, Faces], measures: Measures) -> list[str]:
    """Neighbours share a border that is long enough or lie on the same coastal water."""
    sides = {(kind, name): face for kind in ("coasts", "provinces") for name, face in shapes[kind].items()}
    shores = {(one[1], other[1]) for one, other in borders(sides) if one[0] != other[0]}
    found = compare("shore", {(name, p) for name, row in coasts.items() for p in row["provinces"]}, shores)
    lengths = {pair: line.length for pair, line in borders(shapes["provinces"]).items()}
    near = {pair for pair, length in lengths.items() if length >= measures.border}
    for coast in coasts:
        near |= set(combinations(sorted(province for name, province in shores if name == coast), 2))
    found += compare("neighbours", pairs(provinces, "adjacent"), near)
    short = sorted(pair for pair, length in lengths.items() if length < measures.border)
    return found + [f"neighbours: {_name(pair)} share too little to tell" for pair in short]


def _water(provinces: Rows, seas: Rows, shapes: Mapping[str, Faces], measures: Measures) -> list[str]:
    """Seas touch each other along a limit, and a province where they come as near as its coast is wide."""
    touching = {pair for pair, line in borders(shapes["seas"]).items() if line.length >= measures.touch}
    found = compare("seas that touch", pairs(seas, "touches"), touching)
    reached = set()
    for province, land in shapes["provinces"].items():
        near = land.buffer(1.1 * measures.strip)
        lengths = {sea: water.boundary.intersection(near).length for sea, water in shapes["seas"].items()}
        reached |= {(province, sea) for sea, length in lengths.items() if length >= measures.touch}
    return found + compare("sea", {(name, sea) for name, row in provinces.items() for sea in row["seas"]}, reached)


def _edge(rows: Mapping[str, Rows], shapes: Mapping[str, Faces], measures: Measures) -> list[str]:
    """The edge is the frame and the land outside play."""
    outside = shapely.union_all([shapely.box(0, 0, *measures.size).boundary, *shapes["off"].values()]).buffer(0.1)
    found = []
    for kind in ("provinces", "seas"):
        lengths = {name: face.boundary.intersection(outside).length for name, face in shapes[kind].items()}
        edge = {name for name, length in lengths.items() if length >= measures.border}
        found += compare("edge", {name for name, row in rows[kind].items() if row["edge"]}, edge)
    return found


def pairs(rows: Rows, field: str) -> set[Pair]:
    """The pairs that rows name in a field, each once."""
    return {(min(one, other), max(one, other)) for one, row in rows.items() for other in row[field]}


def compare(what: str, wanted: set[Any], drawn: set[Any]) -> list[str]:
    """What is wanted and not drawn, and what is drawn and not wanted, a sentence each."""
    missing = [f"{what}: {_name(thing)} is not drawn" for thing in sorted(wanted - drawn)]
    return missing + [f"{what}: {_name(thing)} is drawn but not on the board" for thing in sorted(drawn - wanted)]


def _name(thing: str | Pair) -> str:
    return thing if isinstance(thing, str) else " and ".join(thing)
