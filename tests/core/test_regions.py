"""Regions: connected parts of any board."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ecumene.core.regions import lowest, mask_of, parts, places, spread

SIZE = 12
masks = st.integers(0, (1 << SIZE) - 1)
wide_masks = st.one_of(masks, st.integers(0, (1 << 200) - 1))


@st.composite
def boards(draw: st.DrawFn) -> list[int]:
    """The neighbours of each of SIZE places, as masks; being neighbours is mutual."""
    pairs = draw(st.lists(st.tuples(st.integers(0, SIZE - 1), st.integers(0, SIZE - 1)), max_size=20))
    near = [0] * SIZE
    for a, b in pairs:
        if a != b:
            near[a] |= 1 << b
            near[b] |= 1 << a
    return near


@given(wide_masks)
def test_a_mask_is_made_of_its_places(mask: int) -> None:
    assert mask_of(places(mask)) == mask


@given(wide_masks)
def test_places_are_the_bits_lowest_first(mask: int) -> None:
    found = list(places(mask))
    assert found == sorted(found)
    assert sum(1 << place for place in found) == mask
    assert not mask or lowest(mask) == found[0]


@given(masks, masks, boards())
def test_a_spread_stays_within_and_cannot_grow(start: int, within: int, near: list[int]) -> None:
    reached = spread(start, within, near)
    assert reached & ~within == 0
    assert start & within & ~reached == 0
    for place in places(reached):
        assert near[place] & within & ~reached == 0


@given(masks, masks, boards())
def test_nothing_is_reached_but_step_by_step_from_the_start(start: int, within: int, near: list[int]) -> None:
    known = {place for place in range(SIZE) if start & within & 1 << place}
    for _ in range(SIZE):
        known |= {b for a in known for b in range(SIZE) if near[a] >> b & 1 and within >> b & 1}
    assert set(places(spread(start, within, near))) == known


@given(masks, boards())
def test_parts_share_out_the_mask_by_their_lowest_place(mask: int, near: list[int]) -> None:
    found = parts(mask, near)
    assert sum(found) == mask
    assert all(a & b == 0 for i, a in enumerate(found) for b in found[:i])
    assert [part & -part for part in found] == sorted(part & -part for part in found)
    for part in found:
        assert spread(part & -part, part, near) == part
        assert all(near[place] & mask & ~part == 0 for place in places(part))
