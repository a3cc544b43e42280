"""Tokens that are kept are those that would be made, and numbers are found in lists as Python finds them."""

from __future__ import annotations

from hashlib import blake2b

import pytest

from ecumene.core.agenda import SeatQuestion
from ecumene.core.chance import Chance
from ecumene.core.numbers import holds, times
from ecumene.core.tokens import KEPT, LENGTH, ROW, Spot, mixed, text_number, token

VALUES = (-(1 << 70), -2, -1, 1, ROW - 2, ROW - 1, KEPT - 1, KEPT, 1 << 31, 1 << 40, 1 << 59, 1 << 61, 1 << 80)


def spot_of(name: str) -> Spot:
    return Spot(mixed(0, text_number(name)))


@pytest.mark.parametrize("value", VALUES)
def test_a_number_has_the_same_token_when_it_is_seen_again(value: int) -> None:
    spot = spot_of("points")
    assert [spot.token(value) for _ in range(3)] == [token(("points",), value)] * 3


def test_the_places_of_a_list_have_tokens_for_their_numbers_and_for_its_length() -> None:
    spot = spot_of("hand")
    places = spot.room(40)
    assert places[39].token(7) == token(("hand", 39), 7)
    assert [spot.keep(3, value) for value in (-1, ROW - 2)] == [token(("hand", 3), value) for value in (-1, ROW - 2)]
    assert (spot.rows[3 * ROW], spot.rows[4 * ROW - 1]) == (token(("hand", 3), -1), token(("hand", 3), ROW - 2))
    assert spot.lengths[:40] == [token(("hand", LENGTH), length) for length in range(1, 41)]
    assert spot.room(2) is places


def test_names_beyond_those_that_are_kept_mean_the_same() -> None:
    spot = spot_of("world")
    for name in [f"n{number}" for number in range(2 * KEPT)] * 2:
        assert spot.named(name, text_number(name)).token(5) == token(("world", name), 5)


def test_numbers_are_counted_and_found() -> None:
    numbers = [3, -1, 3, 1 << 70, 0]
    for number in (3, -1, 0, 2, 1 << 70):
        assert (times(numbers, number), holds(numbers, number)) == (numbers.count(number), number in numbers)


@pytest.mark.parametrize("seat", [0, 3, 15, 16, 40])
def test_whoever_is_asked_alone_is_pending(seat: int) -> None:
    assert SeatQuestion(seat).pending(None) == (seat,)


@pytest.mark.parametrize("n", [1, 6, 10**9, (1 << 32) - 1, 1 << 32, 3 << 62, (1 << 63) + 1])
def test_every_outcome_is_equally_likely_whatever_their_number(n: int) -> None:
    """As the first release drew: words from the last whole multiple of n on are drawn again."""
    count = 0
    expected: list[int] = []
    while len(expected) < 30:
        word = int.from_bytes(blake2b(f"7:{count}:die".encode(), digest_size=8).digest(), "big")
        count += 1
        if word < (1 << 64) - (1 << 64) % n:
            expected.append(word % n)
    chance = Chance(7)
    assert [chance.below("die", n) for _ in range(30)] == expected
    assert chance.count == count
