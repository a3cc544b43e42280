"""Statistics: intervals by Wilson, means with their errors, and whether counts could be equal by chance."""

from __future__ import annotations

import statistics
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.lab.inference import Shift, alike, fit, interval, paired, quantile, share, shares_apart, together
from ecumene.lab.statistics import between, mean, spread, wilson

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
    assert found.error is not None
    assert found.mean == pytest.approx(statistics.mean(values))
    assert found.error == pytest.approx(statistics.stdev(values) / len(values) ** 0.5)
    assert (found.least, found.most) == (min(values), max(values))


def test_one_value_has_no_error_and_none_has_no_mean() -> None:
    assert (mean([7]).mean, mean([7]).error) == (7, None)
    with pytest.raises(ValueError, match="no values"):
        mean([])


def test_one_sitting_says_nothing_of_what_a_score_lies_between() -> None:
    assert between([0.8], 3) is None


@given(st.lists(st.sampled_from((0.0, 0.25, 0.5, 0.8, 1.0)), min_size=2, max_size=30), st.integers(1, 6))
def test_a_score_lies_between_nothing_and_everything(scores: list[float], games_each: int) -> None:
    low, high = between(scores, games_each * len(scores)) or (-1.0, -1.0)
    assert 0 <= low <= statistics.mean(scores) + 1e-9
    assert statistics.mean(scores) - 1e-9 <= high <= 1
    assert high - low > 0.01, "sittings that agree leave doubt all the same"


def test_sittings_that_scatter_like_free_games_are_as_sure_as_these() -> None:
    """Heads and tails scatter as Wilson takes them to; sittings that scatter less count for more, and none for ever."""
    tossed = [float(n % 2) for n in range(100)]
    assert between(tossed, 100) == pytest.approx((wilson(50, 100).low, wilson(50, 100).high), abs=0.005)
    steady = [0.4, 0.6] * 50
    assert between(steady, 300) == pytest.approx((wilson(150, 300).low, wilson(150, 300).high))
    scattered = [0.1, 0.9] * 50  # a standard deviation of 0.4, where that of a coin is 0.5
    low, high = between(scattered, 300) or (0.0, 0.0)
    assert (high - low) / 2 == pytest.approx(1.96 * 0.4 / 10, abs=0.003)


@given(trials_and_wins)
def test_wilsons_interval_is_that_of_statsmodels(sample: tuple[int, float]) -> None:
    from statsmodels.stats.proportion import proportion_confint  # here, since collecting would pay a second for it

    trials, wins = sample
    rate = wilson(wins, trials)
    low, high = proportion_confint(wins, trials, method="wilson")
    assert [rate.low, rate.high] == pytest.approx([low, high], abs=1e-9)


@pytest.mark.parametrize(
    ("counts", "distance", "chance"),
    [([30, 50, 40], 5.0, 0.0821), ([7, 7], 0.0, 1.0), ([60, 40], 4.0, 0.0455), ([2.5, 1.5, 2.0], 0.25, 0.8825)],
)
def test_a_fit_measures_how_far_counts_lie_from_equal_ones(counts: list[float], distance: float, chance: float) -> None:
    found = fit(counts)
    assert found.distance == pytest.approx(distance)
    assert found.freedom == len(counts) - 1
    assert found.chance == pytest.approx(chance, abs=1e-4)


def test_a_fit_needs_two_counts() -> None:
    for counts in ([], [5], [0, 0]):
        with pytest.raises(ValueError, match="two counts"):
            fit(counts)


def test_pairs_are_judged_by_their_differences() -> None:
    found = paired([10, 20, 30, 40], [11, 22, 31, 44])
    assert found.by == 2.0
    assert found.low == pytest.approx(2 - 3.1824 * sqrt(2) / 2, abs=1e-3), "Student's t of three degrees of freedom"
    assert found.chance == pytest.approx(0.066, abs=1e-3)
    assert found.reach == pytest.approx(2 - found.low)
    assert paired([1, 5], [2, 6]) == Shift(1.0, 1.0, 1.0, 0.0)
    assert paired([1, 5], [1, 5]).chance == 1
    with pytest.raises(ValueError, match="no two pairs"):
        paired([1], [1])


def test_shares_of_other_trials_lie_apart_by_newcombes_interval() -> None:
    found = shares_apart(wilson(48, 80), wilson(56, 70))  # Newcombe's own example, the other way round
    assert found.by == pytest.approx(0.2)
    assert (round(found.low, 4), round(found.high, 4)) == (0.0524, 0.3339)
    assert found.chance == pytest.approx(0.0087, abs=2e-3)
    assert shares_apart(wilson(0, 9), wilson(0, 5)).chance == 1
    with pytest.raises(ValueError, match="no trials"):
        shares_apart(wilson(0, 0), wilson(1, 2))


def test_many_questions_raise_each_others_chances() -> None:
    assert together([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert together([]) == []


def test_values_of_one_seed_go_together_or_not() -> None:
    assert alike([1, 2, 3], [2, 4, 6]) == pytest.approx(1)
    assert alike([1, 2, 3], [5, 5, 5]) == 0


@given(trials_and_wins)
def test_the_lab_tells_shares_as_the_base_does(sample: tuple[int, float]) -> None:
    """The base has its own Wilson, for `ecumene simulate` does without statsmodels."""
    trials, wins = sample
    one, other = share(wins, trials), wilson(wins, trials)
    assert (one.low, one.rate, one.high) == pytest.approx((other.low, other.rate, other.high), abs=1e-9)
    assert 0 <= one.low <= one.rate <= one.high <= 1


def test_many_comparisons_need_wider_intervals() -> None:
    """As with 1.96, 2.807 and 3.481 standard deviations, by Bonferroni."""
    for among, z in ((1, 1.959964), (10, 2.807034), (100, 3.480756)):
        told, known = share(30, 100, among), wilson(30, 100, z)
        assert (told.low, told.high) == pytest.approx((known.low, known.high), abs=1e-6)
    assert share(0, 0, 5) == wilson(0, 0)
    with pytest.raises(ValueError, match="3 wins in 2 trials"):
        share(3, 2)


def test_few_values_leave_much_open() -> None:
    """By Student: 3.182 standard errors for four values, where a normal distribution has 1.96."""
    low, high = interval([1.0, 2.0, 3.0, 4.0])
    assert (low, high) == pytest.approx((2.5 - 3.182446 * 0.6454972, 2.5 + 3.182446 * 0.6454972), abs=1e-5)
    many = [float(n % 2) for n in range(10_000)]
    half = 1.96 * (mean(many).error or 0.0)
    assert interval(many) == pytest.approx((0.5 - half, 0.5 + half), abs=1e-5)


def test_values_that_do_not_differ_have_no_interval_and_none_has_none() -> None:
    assert interval([7]) == interval([7.0, 7.0]) == (7, 7)
    with pytest.raises(ValueError, match="no values"):
        interval([])


def test_a_rate_is_told_apart_from_what_was_expected_by_its_whole_interval() -> None:
    assert [wilson(wins, 100).against(0.5) for wins in (70, 55, 30)] == [1, 0, -1]


@given(st.lists(st.integers(-1000, 1000), min_size=2, max_size=50))
def test_spread_and_quantiles_are_those_of_the_standard_library(values: list[int]) -> None:
    assert spread(values) == pytest.approx(statistics.stdev(values))
    quarters = statistics.quantiles(values, n=4, method="inclusive")
    assert [quantile(values, part) for part in (0.25, 0.5, 0.75)] == pytest.approx(quarters)


def test_one_value_has_no_spread_and_none_no_quantile() -> None:
    assert spread([3]) is None
    assert quantile([3], 0.9) == 3
    with pytest.raises(ValueError, match="no values"):
        quantile([], 0.5)
