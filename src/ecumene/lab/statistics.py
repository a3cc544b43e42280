"""The few statistics that a series of games needs."""

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


@dataclass(frozen=True)
class Mean:
    """An average with its standard error, and the extremes."""

    mean: float
    error: float
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
    """The average of some values and the standard error of it; one value alone has no known error, told as 0."""
    if not values:
        raise ValueError("no values")
    count = len(values)
    average = sum(values) / count
    squares = sum((value - average) ** 2 for value in values)
    error = sqrt(squares / (count - 1) / count) if count > 1 else 0.0
    return Mean(average, error, min(values), max(values))
