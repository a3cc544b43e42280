"""Ratings: how strong somebody is and how sure that is, by openskill's model of Plackett and Luce.

The lab's ladders of bots and the table's rated games learn by the same model. One game is one observation: everybody in
the order of their places, equal ones side by side.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating


@dataclass(frozen=True)
class Strength:
    """What is known of somebody: a strength `mu`, give or take `sigma`."""

    mu: float
    sigma: float

    def after(self, tau: float) -> Strength:
        """The same a game later: whoever may have changed meanwhile is known a little less."""
        return Strength(self.mu, float((self.sigma**2 + tau**2) ** 0.5))


_MODEL = PlackettLuce(tau=0.0)  # what may have changed between two games is said by `Strength.after`

UNKNOWN = Strength(_MODEL.mu, _MODEL.sigma)
"""Somebody of whom no game is known."""

TAU = UNKNOWN.sigma / 100
"""How much a person may change from game to game; a bot does not."""


def learn(strengths: Sequence[Strength], places: Sequence[float]) -> list[Strength]:
    """What is known of everybody after a game that ended with these places: 1 is the best, equal ones share one."""
    # openskill cuts fractions, so places become whole ranks
    ranks: list[float] = [1 + sum(other < place for other in places) for place in places]
    rated = _MODEL.rate([[_of(each)] for each in strengths], ranks=ranks)
    return [Strength(team[0].mu, team[0].sigma) for team in rated]


def ahead(one: Strength, other: Strength) -> float:
    """The chance that one finishes before the other."""
    return float(_MODEL.predict_win([[_of(one)], [_of(other)]])[0])


def _of(strength: Strength) -> PlackettLuceRating:
    return _MODEL.rating(mu=strength.mu, sigma=strength.sigma)
