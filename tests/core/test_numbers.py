"""Lists of numbers: they say what Python's own words say, which compiled code takes longer for."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ecumene.core.numbers import holds, times, total, united
from ecumene.core.regions import size

NUMBERS = st.lists(st.integers(-3, 30), max_size=12)


@given(NUMBERS, st.integers(-3, 30))
def test_counting_and_looking_are_those_of_lists(numbers: list[int], number: int) -> None:
    assert times(numbers, number) == numbers.count(number)
    assert holds(numbers, number) == (number in numbers)


@given(NUMBERS, st.integers(0, 12), st.integers(0, 12))
def test_a_total_is_the_sum_of_a_part(numbers: list[int], first: int, end: int) -> None:
    end = min(end, len(numbers))
    assert total(numbers, first, end) == sum(numbers[first:end])


@given(st.sets(st.integers(0, 20)), st.sets(st.integers(0, 20)))
def test_what_is_united_is_in_order_and_named_once(one: set[int], other: set[int]) -> None:
    assert united(sorted(one), sorted(other)) == sorted(one | other)


@given(st.integers(0, 1 << 80))
def test_the_size_of_a_mask_is_the_number_of_its_places(mask: int) -> None:
    assert size(mask) == mask.bit_count()
