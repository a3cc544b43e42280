"""Marks of the test suite: `@rule("vinci.conquest.forest")` says which rule of a rulebook a test proves."""

from collections.abc import Iterable

import pytest
from _pytest.mark.structures import ParameterSet

rule = pytest.mark.rule


def few_in_plain(seat_counts: Iterable[int]) -> list[ParameterSet]:
    """Seat counts for a test of whole games that proves no rule of its own: the plain run plays with the fewest only.

    The compiled run plays them all, several times as fast, and the golden records hold the two builds together.
    """
    fewest, *more = seat_counts
    return [pytest.param(fewest), *(pytest.param(seats, marks=pytest.mark.once) for seats in more)]
