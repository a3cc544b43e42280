"""The frame: hexes, their codes, and the numbers that some of them get."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ecumene.games.rise_and_fall.box.frame import CODES, SIZE, STEPS, Numbering


@given(st.sets(st.sampled_from(CODES), max_size=40), st.integers(0, SIZE - 1))
def test_hexes_are_numbered_in_the_order_of_their_codes_and_no_others(some: set[int], any_hex: int) -> None:
    codes = sorted(some)
    numbering = Numbering(codes)
    assert [numbering.of(hex_code) for hex_code in codes] == list(range(len(codes)))
    for hex_code in (CODES[any_hex], 0, *[near + step for near in codes for step in STEPS]):
        assert numbering.of(hex_code) == (codes.index(hex_code) if hex_code in some else -1)
