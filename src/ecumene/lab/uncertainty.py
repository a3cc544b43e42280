"""How open the outcome is while a game goes on: the entropy of the chances to win, as points tell them.

The chances of the seats of one game are a conditional logit (McFadden) on their points, fitted for each tenth of the
game over all games of a sample: `P(seat) = exp(weight × points) / Σ exp(weight × points)`. One weight is all there is
to fit, so few games are enough for a curve. What a seat has beside points, such as a better position, is not seen: the
outcome is a little less open than the curve says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import scipy

STEEPEST = 40.0
"""The greatest weight of a standard deviation of points: where whoever leads wins in every game, none is too great."""


def uncertainty(courses: Sequence[Sequence[Sequence[int]]], shares: Sequence[Sequence[float]]) -> list[float]:
    """For the beginning and each part of the game how open it is: 1 is anybody's game, 0 is decided.

    `courses` has the points of all seats at each of these moments, game by game, and `shares` the seats' parts of wins.
    """
    points, won = np.asarray(courses, dtype=float), np.asarray(shares, dtype=float)
    return [openness(points[:, moment], won) for moment in range(points.shape[1] - 1)] + [0.0]


def openness(points: Any, won: Any) -> float:
    """The mean entropy of the chances at one moment, in parts of that of equal ones; rows are games, columns seats."""
    spread = float(np.std(points - points.mean(axis=1, keepdims=True)))
    if spread == 0:
        return 1.0
    leads = (points - points.mean(axis=1, keepdims=True)) / spread

    def surprise(weight: float) -> float:
        return -float(np.sum(won * scipy.special.log_softmax(weight * leads, axis=1)))

    # a little of the weight counts against it, or a sample without a surprise would ask for an endless one
    found: Any = scipy.optimize.minimize_scalar(
        lambda weight: surprise(weight) + 1e-6 * weight**2, bounds=(0.0, STEEPEST), method="bounded"
    )
    chances = scipy.special.softmax(float(found.x) * leads, axis=1)
    return float(np.mean(scipy.special.entr(chances).sum(axis=1)) / np.log(points.shape[1]))
