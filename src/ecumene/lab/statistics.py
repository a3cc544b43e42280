"""The few statistics that a series of games needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, exp, gamma, sqrt
from statistics import NormalDist

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
    """An average with its standard error, and the extremes."""

    mean: float
    error: float
    least: float
    most: float


@dataclass(frozen=True)
class Fit:
    """How far counts lie from what was expected, and how likely chance alone brings them that far or farther."""

    distance: float
    freedom: int
    chance: float


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
    """The average of some values and the standard error of it; one value alone has no known error, told as 0."""
    if not values:
        raise ValueError("no values")
    count = len(values)
    return Mean(sum(values) / count, spread(values) / sqrt(count), min(values), max(values))


def spread(values: Sequence[float]) -> float:
    """The standard deviation of what the values were drawn from; one value alone tells nothing of it, told as 0."""
    count = len(values)
    if count < 2:
        return 0.0
    average = sum(values) / count
    return sqrt(sum((value - average) ** 2 for value in values) / (count - 1))


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which that share of the values lies, between two neighbours in proportion."""
    if not values:
        raise ValueError("no values")
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def fit(counts: Sequence[float]) -> Fit:
    """Pearson's chi-square test of whether all counts could come from equal chances.

    Counts with fractions (shared wins) vary less than whole ones, so with them the test is a little too cautious.
    """
    expected = sum(counts) / len(counts) if counts else 0.0
    if len(counts) < 2 or expected <= 0:
        raise ValueError("a fit needs two counts that are not all 0")
    distance = sum((count - expected) ** 2 for count in counts) / expected
    return Fit(distance, len(counts) - 1, chi_square_tail(distance, len(counts) - 1))


def chi_square_tail(distance: float, freedom: int) -> float:
    """The chance that a chi-square variable of that many degrees of freedom is at least `distance`."""
    if freedom < 1 or distance < 0:
        raise ValueError(f"chi-square of {distance} with {freedom} degrees of freedom")
    half = distance / 2
    tail = exp(-half) if freedom % 2 == 0 else erfc(sqrt(half))
    for below in range(2 - freedom % 2, freedom, 2):  # two degrees more add one term
        tail += half ** (below / 2) * exp(-half) / gamma(below / 2 + 1)
    return min(1.0, tail)


def z_of_many(comparisons: int, error: float = 0.05) -> float:
    """Standard deviations for intervals of which, among so many, none misses its truth but for that small chance."""
    return NormalDist().inv_cdf(1 - error / (2 * max(1, comparisons)))
