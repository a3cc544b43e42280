"""The maps: every face of a board is drawn, they fit together, and what borders what is what the content says."""

from __future__ import annotations

import gzip
import json
import re
from collections import defaultdict
from functools import cache
from importlib import resources
from itertools import combinations, pairwise
from math import dist
from typing import Any

import pytest

from ecumene.games.vinci.content import BOARDS
from tests.vinci.board import vinci

Point = tuple[float, float]
Ring = list[Point]
Pair = tuple[str, str]

KINDS = ("provinces", "seas", "coasts", "off", "lakes")
LINE = re.compile(r"M([^Mlz]+)l([^Mlz]+)(z?)")
NUMBER = re.compile(r"-?\d+(?:\.\d)?")
LEAST_BORDER = 12.0  # in units of the picture, about 36 km; the tool asks for 40
COUNTER = 15.0  # no two spots are nearer than this


@cache
def text(board: str) -> bytes:
    """The file of a drawing."""
    return (resources.files("ecumene.games.vinci") / "drawing" / f"{board}.json").read_bytes()


@cache
def drawing(board: str) -> dict[str, Any]:
    """A drawing."""
    loaded: dict[str, Any] = json.loads(text(board))
    return loaded


def lines(path: str) -> list[Ring]:
    """The lines of a path `M x y l dx dy … z`, closed ones ending where they began; anything else is an error."""
    assert LINE.sub("", path) == ""
    found = []
    for start, steps, closed in LINE.findall(path):
        numbers = [round(10 * float(number)) for number in NUMBER.findall(start) + NUMBER.findall(steps)]
        assert len(numbers) % 2 == 0
        x = y = 0
        line = []
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            line.append((x / 10, y / 10))
        found.append(line + line[:1] if closed else line)
    return found


def rings(path: str) -> list[Ring]:
    """The outlines of a face."""
    outlines = lines(path)
    assert all(ring[0] == ring[-1] and len(ring) > 3 for ring in outlines)
    return outlines


def inside(point: Point, outlines: list[Ring]) -> bool:
    """Whether a point lies in a face: a ray to the right crosses its outlines an odd number of times."""
    x, y = point
    crossings = 0
    for ring in outlines:
        for (ax, ay), (bx, by) in pairwise(ring):
            crossings += (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax)
    return crossings % 2 == 1


def area(outlines: list[Ring]) -> float:
    """The area of a face: its holes run the other way round."""
    return abs(sum(ax * by - bx * ay for ring in outlines for (ax, ay), (bx, by) in pairwise(ring))) / 2


def borders(board: str) -> dict[Pair, float]:
    """How long a border any two provinces share, counting sides that both have corner by corner."""
    owners: defaultdict[tuple[Point, Point], list[str]] = defaultdict(list)
    for name, province in drawing(board)["provinces"].items():
        for ring in rings(province["path"]):
            for a, b in pairwise(ring):
                owners[min(a, b), max(a, b)].append(name)
    lengths: defaultdict[Pair, float] = defaultdict(float)
    for (a, b), names in owners.items():
        assert len(names) <= 2
        if len(names) == 2:
            one, other = sorted(names)
            lengths[one, other] += dist(a, b)
    return lengths


def neighbours(board: str) -> set[Pair]:
    """The adjacent pairs of the content."""
    provinces = vinci().content.tables[f"{board}.provinces"]
    return {(min(row["id"], other), max(row["id"], other)) for row in provinces for other in row["adjacent"]}


boards = pytest.mark.parametrize("board", BOARDS)


@boards
def test_every_face_of_the_board_is_drawn_and_nothing_else(board: str) -> None:
    assert drawing(board)["board"] == board
    for kind in ("provinces", "seas", "coasts"):
        assert set(drawing(board)[kind]) == {row["id"] for row in vinci().content.tables[f"{board}.{kind}"]}


@boards
def test_faces_cover_the_view_exactly_once(board: str) -> None:
    _, _, width, height = drawing(board)["view"]
    total = sum(area(rings(face["path"])) for kind in KINDS for face in drawing(board)[kind].values())
    assert total == pytest.approx(width * height, rel=1e-9)


@boards
def test_all_lies_in_the_view(board: str) -> None:
    left, top, width, height = drawing(board)["view"]
    paths = [face["path"] for kind in KINDS for face in drawing(board)[kind].values()]
    paths += [link["path"] for link in drawing(board)["links"]] + [drawing(board)["lines"]]
    for path in paths:
        for line in lines(path):
            assert all(left <= x <= left + width and top <= y <= top + height for x, y in line)


@boards
def test_anchors_and_spots_lie_in_their_province_and_keep_apart(board: str) -> None:
    for name, province in drawing(board)["provinces"].items():
        outlines = rings(province["path"])
        places = [tuple(place) for place in (province["anchor"], *province["spots"])]
        assert 6 <= len(province["spots"]) <= 8, name
        assert all(inside(place, outlines) for place in places), name
        assert min(dist(a, b) for a, b in combinations(places, 2)) >= COUNTER, name
        shore = min(dist(place, corner) for place in places for ring in outlines for corner in ring)
        assert shore >= COUNTER / 3, name


@boards
def test_anchors_of_two_provinces_are_never_close(board: str) -> None:
    anchors = [province["anchor"] for province in drawing(board)["provinces"].values()]
    assert min(dist(a, b) for a, b in combinations(anchors, 2)) > 44  # the smallest target one can touch


@boards
def test_names_lie_on_what_they_name(board: str) -> None:
    for kind in ("seas", "off"):
        for name, face in drawing(board)[kind].items():
            assert inside(tuple(face["label"]), rings(face["path"])), name


@boards
def test_provinces_share_a_border_or_a_link_just_when_they_are_neighbours(board: str) -> None:
    by_land = borders(board)
    across = {(one, other) for one, other in (link["between"] for link in drawing(board)["links"])}
    assert min(by_land.values()) >= LEAST_BORDER
    assert across.isdisjoint(by_land)
    assert across | set(by_land) == neighbours(board)


@boards
def test_links_run_from_shore_to_shore_between_provinces_on_one_coast(board: str) -> None:
    shared = {row["id"]: set(row["coasts"]) for row in vinci().content.tables[f"{board}.provinces"]}
    for link in drawing(board)["links"]:
        one, other = link["between"]
        assert shared[one] & shared[other]
        (line,) = lines(link["path"])
        for end, name in zip((line[0], line[-1]), (one, other), strict=True):
            outlines = rings(drawing(board)["provinces"][name]["path"])
            around = [(end[0] + dx, end[1] + dy) for dx in (-1, -0.3, 0, 0.3, 1) for dy in (-1, -0.3, 0, 0.3, 1)]
            assert len({inside(place, outlines) for place in around}) == 2, (one, other)


@boards
def test_a_coast_touches_its_provinces_and_no_others(board: str) -> None:
    sides = {
        name: {frozenset(side) for ring in rings(province["path"]) for side in pairwise(ring)}
        for name, province in drawing(board)["provinces"].items()
    }
    for row in vinci().content.tables[f"{board}.coasts"]:
        water = {frozenset(s) for ring in rings(drawing(board)["coasts"][row["id"]]["path"]) for s in pairwise(ring)}
        assert {name for name, own in sides.items() if own & water} == set(row["provinces"]), row["id"]


@boards
def test_a_drawing_is_small(board: str) -> None:
    assert len(text(board)) < 150_000
    assert len(gzip.compress(text(board))) < 60_000
