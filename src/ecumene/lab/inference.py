"""What samples of games allow one to say: tests, intervals of differences and regressions, by SciPy and statsmodels.

Nothing is worked out here; each function asks a library the question that games ask, and gives its answer a name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy  # whose rooms are imported when they are first used

from ecumene.lab.statistics import Rate

SURE = 0.95
"""How much of what could be true an interval holds."""


@dataclass(frozen=True)
class Fit:
    """How far counts lie from what was expected, and how likely chance alone brings them that far or farther."""

    distance: float
    freedom: int
    chance: float


@dataclass(frozen=True)
class Shift:
    """How far one sample lies above another, with its interval, and how likely chance alone brings it that far."""

    by: float
    low: float
    high: float
    chance: float

    @property
    def reach(self) -> float:
        """Half of the interval: what is much smaller cannot be seen in samples of this size."""
        return (self.high - self.low) / 2


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which that share of the values lies, between two neighbours in proportion."""
    if not values:
        raise ValueError("no values")
    return float(np.quantile(np.asarray(values, dtype=float), share))


def fit(counts: Sequence[float]) -> Fit:
    """Pearson's chi-square test of whether all counts could come from equal chances.

    Counts with fractions (shared wins) vary less than whole ones, so with them the test is a little too cautious.
    """
    if len(counts) < 2 or sum(counts) <= 0:
        raise ValueError("a fit needs two counts that are not all 0")
    told = scipy.stats.chisquare(np.asarray(counts, dtype=float))
    return Fit(float(told.statistic), len(counts) - 1, float(told.pvalue))


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Between what the mean of all such values lies, by Student's distribution: few values leave much open.

    One value, or values that are all the same, say nothing of how far they could lie apart: the interval is that value.
    """
    if len(values) == 0:  # an array of NumPy will do, and is neither true nor false
        raise ValueError("no values")
    sample = np.asarray(values, dtype=float)
    if np.ptp(sample) == 0:
        return float(sample[0]), float(sample[0])
    told: Any = scipy.stats.t.interval(SURE, len(sample) - 1, loc=sample.mean(), scale=scipy.stats.sem(sample))
    return float(told[0]), float(told[1])


def share(wins: float, trials: int, among: int = 1) -> Rate:
    """The share `wins / trials` with its interval by Wilson, wide enough for that of `among` none misses its truth."""
    if not 0 <= wins <= trials:
        raise ValueError(f"{wins} wins in {trials} trials")
    if trials == 0:
        return Rate(0.0, 0, 0.0, 1.0)
    from statsmodels.stats.proportion import proportion_confint  # imported late: it brings pandas along

    told: Any = proportion_confint(wins, trials, alpha=(1 - SURE) / max(1, among), method="wilson")
    rate = wins / trials  # which rounding must not push out of its interval
    return Rate(wins, trials, max(0.0, min(float(told[0]), rate)), min(1.0, max(float(told[1]), rate)))


def paired(before: Sequence[float], after: Sequence[float]) -> Shift:
    """How far the values after lie above those before, pair by pair: Student's test of the differences.

    Pairs that all differ by the same amount leave no doubt, and pairs that do not differ at all show no difference.
    """
    if len(before) != len(after) or len(before) < 2:
        raise ValueError(f"{len(before)} and {len(after)} values are no two pairs")
    apart = np.asarray(after, dtype=float) - np.asarray(before, dtype=float)
    by = float(apart.mean())
    if np.ptp(apart) == 0:
        return Shift(by, by, by, 1.0 if by == 0 else 0.0)
    told: Any = scipy.stats.ttest_1samp(apart, 0.0)
    low, high = told.confidence_interval(SURE)
    return Shift(by, float(low), float(high), float(told.pvalue))


def shares_apart(before: Rate, after: Rate) -> Shift:
    """How far one share lies above another of other trials: Newcombe's interval and the score test."""
    if not before.trials or not after.trials:
        raise ValueError("no trials")
    by = after.rate - before.rate
    if before.rate == after.rate and before.rate in (0.0, 1.0):
        return Shift(by, -1.0, 1.0, 1.0)  # all won or all lost on both sides: the score test divides by nothing
    from statsmodels.stats.proportion import confint_proportions_2indep, test_proportions_2indep

    sample = (after.wins, after.trials, before.wins, before.trials)
    between: Any = confint_proportions_2indep(*sample, method="newcomb", compare="diff", alpha=1 - SURE)
    low, high = between
    with np.errstate(divide="ignore", invalid="ignore"):  # it works out ratios, too, and nobody asks for them
        told: Any = test_proportions_2indep(*sample, method="score", compare="diff")
    return Shift(by, float(low), float(high), float(told.pvalue))


def together(chances: Sequence[float]) -> list[float]:
    """Chances of many questions asked at once, raised by Holm so that hardly one of them misleads."""
    if not chances:
        return []
    from statsmodels.stats.multitest import multipletests

    told: Any = multipletests(list(chances), method="holm")
    return [float(chance) for chance in told[1]]


def alike(before: Sequence[float], after: Sequence[float]) -> float:
    """How closely values of the same seed go together, from -1 to 1: what pairs gain over two samples."""
    if len(before) < 3 or np.ptp(before) == 0 or np.ptp(after) == 0:
        return 0.0
    told: Any = scipy.stats.pearsonr(before, after)
    return float(told.statistic)
