"""The two statistics that every series of games tells, in plain Python: shares and means with their uncertainty.

All that goes further (tests, regressions, comparisons) is SciPy's and statsmodels' work, in `ecumene.lab.inference`: it
comes with the extra `lab`, which `ecumene simulate` must do without.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

Z_95 = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Rate:
    """A share of trials with its Wilson interval; shared wins count as fractions."""

    wins: float
    trials: int
    low: float
    high: float

    @property
    def rate(self) -> float:
        return self.wins / self.trials if self.trials else 0.0

    def against(self, expected: float) -> int:
        """1 where even the low end lies above what was expected, -1 where even the high end lies below, 0 otherwise."""
        return int(self.low > expected) - int(self.high < expected)


@dataclass(frozen=True)
class Mean:
    """An average with its standard error, and the extremes. One value alone says nothing of its error: that is None."""

    mean: float
    error: float | None
    least: float
    most: float


def wilson(wins: float, trials: int, z: float = Z_95) -> Rate:
    """The share `wins / trials` with the interval by Wilson's score, which holds near 0 and 1 and for few trials."""
    if not 0 <= wins <= trials:
        raise ValueError(f"{wins} wins in {trials} trials")
    if trials == 0:
        return Rate(0.0, 0, 0.0, 1.0)
    share, spread = wins / trials, z * z / trials
    centre = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    # rounding must not push the bounds past the share itself, nor past 0 and 1
    return Rate(wins, trials, max(0.0, min(centre - half, share)), min(1.0, max(centre + half, share)))


def mean(values: Sequence[float]) -> Mean:
    """The average of some values and the standard error of it."""
    if not values:
        raise ValueError("no values")
    count, apart = len(values), spread(values)
    error = None if apart is None else apart / sqrt(count)
    return Mean(sum(values) / count, error, min(values), max(values))


def spread(values: Sequence[float]) -> float | None:
    """The standard deviation of what the values were drawn from; one value alone tells nothing of it."""
    count = len(values)
    if count < 2:
        return None
    average = sum(values) / count
    return sqrt(sum((value - average) ** 2 for value in values) / (count - 1))


def between(scores: Sequence[float], games: int) -> tuple[float, float] | None:
    """Between what the mean score lies, at 95 % and never outside 0 and 1; None where at most one sitting tells of it.

    It is Wilson's interval for as many free trials as would scatter like these scores (their effective number). But
    sittings that happen to agree must not look too sure: their games count for no more than free ones.
    """
    if len(scores) < 2:
        return None
    told = mean(scores)
    assert told.error is not None
    varies, seen = told.mean * (1 - told.mean), told.error**2
    trials = games if seen * games <= varies else max(len(scores), round(varies / seen))
    rate = wilson(told.mean * trials, trials)
    return rate.low, rate.high
