"""What bots make of numbers: chances to win by points, and means that say how sure they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

from ecumene.core.position import Position

SURE = 1.96
"""So many standard errors lie on either side of a mean: in nineteen of twenty cases the truth is within."""


@dataclass(frozen=True)
class Estimate:
    """A mean, and by how much it may be wrong."""

    mean: float
    doubt: float

    def plus(self, doubt: float) -> Estimate:
        """The same with one more reason to doubt it."""
        return Estimate(self.mean, sqrt(self.doubt**2 + doubt**2))


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of some values, and how sure it is."""
    n = len(values)
    mean = sum(values) / n
    spread = sum([(value - mean) ** 2 for value in values]) / max(n - 1, 1)
    return Estimate(mean, SURE * sqrt(spread / n))


def shares(prospects: Sequence[float], margin: float) -> list[float]:
    """Chances to win by points: so many of lead make a seat e times as likely to win."""
    top = max(prospects)
    weights = [exp((value - top) / margin) for value in prospects]
    total = sum(weights)
    return [weight / total for weight in weights]


def won(position: Position) -> list[float]:
    """What came out of a game that is over: one, in equal parts for those who share it."""
    winners = position.standings().winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(position.seats)]
