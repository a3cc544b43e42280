"""The maps: every face of a board is drawn, they fit together, and what borders what is what the content says."""

from __future__ import annotations

import gzip
import json
from functools import cache
from importlib import resources
from itertools import combinations, pairwise
from math import dist
from typing import Any

import pytest

from ecumene.games.vinci.box.content import BOARDS
from tests.maps import Pair, area, inside, lines, rings, shared
from tests.vinci.board import vinci

KINDS = ("provinces", "seas", "coasts", "off", "lakes")
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


def borders(board: str) -> dict[Pair, float]:
    """How long a border any two provinces share."""
    return shared({name: rings(province["path"]) for name, province in drawing(board)["provinces"].items()})


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
    coasts = {row["id"]: set(row["coasts"]) for row in vinci().content.tables[f"{board}.provinces"]}
    for link in drawing(board)["links"]:
        one, other = link["between"]
        assert coasts[one] & coasts[other]
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
