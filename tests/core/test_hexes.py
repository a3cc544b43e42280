"""Hexes: the laws of their geometry, for any hex."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.core.errors import NotationError
from ecumene.core.hexes import DIRECTIONS, ORIGIN, Frame, Hex, disc, read_hex, ring
from ecumene.core.regions import mask_of, parts, places, spread

hexes = st.builds(Hex, st.integers(-30, 30), st.integers(-30, 30))
radii = st.integers(0, 5)


@given(hexes)
def test_notation_round_trips(place: Hex) -> None:
    assert read_hex(str(place)) == place


@pytest.mark.parametrize("text", ["", "3", "3,-2", "3.-2 ", "3.-", "03.1", "-0.1", "+3.1", "a.b", "3.2.1", "99999.0"])
def test_what_is_no_hex_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is not a hex"):
        read_hex(text)


@given(hexes)
def test_the_three_coordinates_sum_to_nothing(place: Hex) -> None:
    assert place.q + place.r + place.s == 0


@given(hexes)
def test_six_neighbours_stand_one_step_away_each_beside_the_next(place: Hex) -> None:
    around = place.neighbours()
    assert len(set(around)) == 6
    assert all(place.distance(other) == 1 for other in around)
    assert all(around[i].distance(around[(i + 1) % 6]) == 1 for i in range(6))
    assert all(place in other.neighbours() for other in around)


@given(hexes, hexes, hexes)
def test_distance_is_a_distance(a: Hex, b: Hex, c: Hex) -> None:
    assert (a.distance(b) == 0) == (a == b)
    assert a.distance(b) == b.distance(a)
    assert a.distance(c) <= a.distance(b) + b.distance(c)


@given(hexes, hexes)
def test_the_nearest_neighbour_is_one_step_nearer(a: Hex, b: Hex) -> None:
    if a != b:
        assert min(step.distance(b) for step in a.neighbours()) == a.distance(b) - 1


@given(hexes, radii)
def test_a_ring_is_what_stands_at_that_distance(centre: Hex, radius: int) -> None:
    around = ring(centre, radius)
    assert len(set(around)) == len(around) == (6 * radius or 1)
    assert all(centre.distance(place) == radius for place in around)
    assert all(around[i].distance(around[i - 1]) <= 1 for i in range(len(around)))


@given(hexes, radii)
def test_a_disc_is_its_rings_from_the_centre_outwards(centre: Hex, radius: int) -> None:
    inside = disc(centre, radius)
    assert len(set(inside)) == len(inside) == 1 + 3 * radius * (radius + 1)
    assert [centre.distance(place) for place in inside] == sorted(centre.distance(place) for place in inside)


@given(hexes, hexes, st.integers(-12, 12), st.integers(-12, 12))
def test_turns_add_up_and_keep_distances(place: Hex, centre: Hex, a: int, b: int) -> None:
    turned = place.rotated(a, centre)
    assert turned.rotated(b, centre) == place.rotated(a + b, centre)
    assert turned.distance(centre) == place.distance(centre)
    assert place.rotated(6, centre) == place


def test_the_directions_run_clockwise() -> None:
    assert [DIRECTIONS[0].rotated(sixths) for sixths in range(6)] == list(DIRECTIONS)


@given(hexes, hexes, hexes)
def test_a_mirror_undoes_itself_keeps_distances_and_turns_the_other_way(a: Hex, b: Hex, centre: Hex) -> None:
    assert a.reflected(centre).reflected(centre) == a
    assert a.reflected(centre).distance(b.reflected(centre)) == a.distance(b)
    assert a.rotated(1, centre).reflected(centre) == a.reflected(centre).rotated(-1, centre)
    assert Hex(2, -3).reflected() == Hex(2, 1)


@given(st.lists(hexes, unique=True, max_size=40))
def test_a_frame_numbers_its_hexes(places_in: list[Hex]) -> None:
    frame = Frame(places_in)
    assert list(frame) == places_in
    for index, place in enumerate(places_in):
        assert frame[index] == place
        assert frame.index(place) == frame.read(str(place)) == index
        assert place in frame
        assert [frame[n] for n in frame.near[index]] == [n for n in place.neighbours() if n in places_in]
        assert frame.near_mask[index] == mask_of(frame.near[index])
    assert list(places(frame.mask)) == list(range(len(frame)))


def test_a_frame_refuses_what_lies_outside_or_stands_twice() -> None:
    frame = Frame(disc(ORIGIN, 1))
    with pytest.raises(NotationError, match=r"2.0 lies outside the frame"):
        frame.read("2.0")
    for index in (-1, 7):
        with pytest.raises(IndexError, match="7 hexes"):
            frame[index]
    with pytest.raises(ValueError, match="twice"):
        Frame([ORIGIN, ORIGIN])


def test_frames_and_regions_fit_together() -> None:
    frame = Frame(disc(ORIGIN, 2))
    outer = mask_of([frame.index(place) for place in ring(ORIGIN, 2)])
    inner = frame.mask & ~outer
    assert parts(outer, frame.near_mask) == [outer]
    gap = mask_of([frame.read("0.-2"), frame.read("0.2")])
    assert len(parts(outer & ~gap, frame.near_mask)) == 2
    assert spread(1, inner, frame.near_mask) == inner
    assert frame.distance(0, frame.read("2.-1")) == 2
