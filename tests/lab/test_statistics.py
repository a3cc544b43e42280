"""Statistics: Wilson's interval and means with their errors."""

from __future__ import annotations

import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.lab.statistics import mean, wilson

trials_and_wins = st.integers(1, 10_000).flatmap(lambda n: st.tuples(st.just(n), st.floats(0, n)))


def test_wilsons_interval_gives_the_numbers_of_the_textbooks() -> None:
    rate = wilson(10, 20)
    assert (round(rate.low, 4), rate.rate, round(rate.high, 4)) == (0.2993, 0.5, 0.7007)
    rate = wilson(0, 10)
    assert (rate.low, round(rate.high, 4)) == (0.0, 0.2775)


@given(trials_and_wins)
def test_the_interval_holds_the_share_and_lies_between_0_and_1(sample: tuple[int, float]) -> None:
    trials, wins = sample
    rate = wilson(wins, trials)
    assert 0 <= rate.low <= rate.rate <= rate.high <= 1


@given(trials_and_wins)
def test_losing_mirrors_winning(sample: tuple[int, float]) -> None:
    trials, wins = sample
    won, lost = wilson(wins, trials), wilson(trials - wins, trials)
    assert won.low == pytest.approx(1 - lost.high, abs=1e-9)


@given(trials_and_wins)
def test_more_of_the_same_narrows_the_interval(sample: tuple[int, float]) -> None:
    trials, wins = sample
    few, many = wilson(wins, trials), wilson(4 * wins, 4 * trials)
    assert many.high - many.low < few.high - few.low


def test_no_trial_tells_nothing_and_impossible_counts_are_refused() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high, wilson(0, 0).rate) == (0, 1, 0)
    for wins in (-1, 11):
        with pytest.raises(ValueError, match="wins in 10 trials"):
            wilson(wins, 10)


@given(st.lists(st.integers(-1000, 1000), min_size=2, max_size=50))
def test_a_mean_has_the_error_that_the_standard_library_finds(values: list[int]) -> None:
    found = mean(values)
    assert found.mean == pytest.approx(statistics.mean(values))
    assert found.error == pytest.approx(statistics.stdev(values) / len(values) ** 0.5)
    assert (found.least, found.most) == (min(values), max(values))


def test_one_value_has_no_error_and_none_has_no_mean() -> None:
    assert (mean([7]).mean, mean([7]).error) == (7, 0)
    with pytest.raises(ValueError, match="no values"):
        mean([])
