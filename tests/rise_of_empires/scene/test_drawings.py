"""The map: every region is drawn with room for what lies there, and what borders what is what the content says."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import dist
from typing import Any

import pytest

from ecumene.games.rise_of_empires.game import RiseOfEmpires
from ecumene.games.rise_of_empires.scene import drawings
from ecumene.games.rise_of_empires.scene.drawings import RegionDrawing, WorldDrawing, read_world
from tests.maps import Pair, Point, Ring, area, from_border, inside, lines, rings, shared
from tests.rise_of_empires.content import ours

FOLDER = RiseOfEmpires.folder
BOARD = 1096  # pixels that the map is wide on a usual screen
STACK = 22.5  # pixels between two stacks, so that they do not lie on each other
LEAST_BORDER = 14.0
CURVE = re.compile(r"M(\S+) (\S+)Q\S+ \S+ (\S+) (\S+)")
SLIM = {"britain": 27, "japan": 27, "mediterranean": 28}
"""Islands and a sea have less room, in pixels; their names reach over open water."""


@cache
def world() -> WorldDrawing:
    return read_world(FOLDER)


@cache
def outlines(region: str) -> list[Ring]:
    return rings(world().regions[region].path)


def rows(table: str) -> list[dict[str, Any]]:
    return ours().tables[table]


def joined(table: str) -> list[Pair]:
    """The pairs of regions of arrows or of closed borders, in the order of the content."""
    return [(row["a"], row["b"]) for row in rows(table)]


def in_order(pairs: list[Pair]) -> set[Pair]:
    return {(min(pair), max(pair)) for pair in pairs}


def unit() -> float:
    """What looks like a pixel."""
    return world().view[2] / BOARD


def stacks(region: RegionDrawing) -> list[Point]:
    return [(x, y) for x, y in (region.anchor, *region.spots)]


def room(region: str) -> float:
    """The radius of a disc that fits into a region, in pixels: the best of places on a fine grid."""
    corners = [corner for ring in outlines(region) for corner in ring]
    west, east = (side([x for x, _ in corners]) for side in (min, max))
    north, south = (side([y for _, y in corners]) for side in (min, max))
    step = 7
    places = [
        (west + step * i, north + step * j)
        for i in range(int((east - west) / step) + 1)
        for j in range(int((south - north) / step) + 1)
    ]
    return max(from_border(place, outlines(region)) for place in places if inside(place, outlines(region))) / unit()


def names() -> Iterator[str]:
    for row in rows("regions"):
        yield row["id"]


regions = pytest.mark.parametrize("region", list(names()))


def test_every_region_is_drawn_and_nothing_else() -> None:
    assert set(world().regions) == set(names())


def test_regions_closed_land_and_ocean_cover_the_view_exactly_once() -> None:
    _, _, width, height = world().view
    faces = [region.path for region in world().regions.values()] + [*world().closed.values(), world().ocean]
    assert sum(area(rings(path)) for path in faces) == pytest.approx(width * height, rel=1e-9)


def test_all_lies_in_the_view() -> None:
    left, top, width, height = world().view
    paths = [region.path for region in world().regions.values()] + [*world().closed.values(), world().lines]
    for path in paths:
        for line in lines(path):
            assert all(left <= x <= left + width and top <= y <= top + height for x, y in line)


@regions
def test_name_banner_and_first_stacks_lie_in_their_own_region(region: str) -> None:
    drawn = world().regions[region]
    for place in (drawn.label, drawn.banner, drawn.anchor, *drawn.spots[:2]):
        assert inside((place[0], place[1]), outlines(region))


@regions
def test_five_players_and_an_ally_find_room_side_by_side(region: str) -> None:
    places = stacks(world().regions[region])
    assert len(places) == 6
    assert min(dist(one, other) for one, other in combinations(places, 2)) >= STACK * unit()
    assert sum(inside(place, outlines(region)) for place in places[:5]) >= 4


@regions
def test_a_region_has_room_for_a_disc_of_a_fair_size(region: str) -> None:
    assert room(region) >= SLIM.get(region, 32)


def test_stacks_of_different_regions_never_lie_on_each_other() -> None:
    for one, other in combinations(world().regions.values(), 2):
        nearest = min(dist(a, b) for a in stacks(one)[:5] for b in stacks(other)[:5])
        assert nearest >= 0.8 * STACK * unit()


def test_regions_share_a_border_just_when_one_may_cross_it_or_it_is_closed() -> None:
    near = in_order([(row["id"], other) for row in rows("regions") for other in row["near"]])
    across, closed = in_order(joined("arrows")), in_order(joined("closed_borders"))
    lengths = shared({name: outlines(name) for name in names()})
    assert min(lengths.values()) >= LEAST_BORDER
    assert across.isdisjoint(lengths)
    assert set(lengths) == (near - across) | closed


def test_the_mediterranean_does_not_touch_the_ocean_but_for_a_strait() -> None:
    touching = shared({"mediterranean": outlines("mediterranean"), "ocean": rings(world().ocean)})
    assert sum(touching.values()) < 60


def test_arrows_come_in_the_order_of_the_content_and_run_from_region_to_region() -> None:
    assert [(arrow.one, arrow.other) for arrow in world().arrows] == joined("arrows")
    for arrow in world().arrows:
        found = CURVE.fullmatch(arrow.path)
        assert found is not None
        ax, ay, bx, by = (float(number) for number in found.groups())
        for place, region in (((ax, ay), arrow.one), ((bx, by), arrow.other)):
            assert inside(place, outlines(region)) or from_border(place, outlines(region)) < 8


def test_closed_borders_come_in_the_order_of_the_content_and_run_along_both_regions() -> None:
    assert [(line.one, line.other) for line in world().closed_borders] == joined("closed_borders")
    corners = {name: {corner for ring in outlines(name) for corner in ring} for name in names()}
    for line in world().closed_borders:
        along = {corner for part in lines(line.path) for corner in part}
        assert along <= corners[line.one] & corners[line.other]


def test_the_drawing_is_small() -> None:
    text = (FOLDER / "drawing" / f"{drawings.WORLD}.json").read_bytes()
    assert len(text) < 150_000
    assert len(gzip.compress(text)) < 60_000
