"""A sequential test between two bots, which stops as soon as it is clear (SPRT), as fishtest does it for chess engines.

Two claims stand against each other: that one bot is `low` Elo stronger than the other, or `high`. After each sitting
the likelihood of both is compared, and the test ends when one is so much more likely that it is wrongly believed at
most as often as `error` says. Clear cases take few games and close ones many; nobody must guess how many before.

What is counted is the sitting, with the score that the first bot made in it. fishtest plays every opening with both
colours and counts the pair as one result of five kinds; a sitting is the same with any number of seats, on one seed,
and with as many kinds of results as come up. Ties, shared wins and what the games of one sitting have in common need
no model of their own: the claims are about the mean of the scores, whatever their distribution (Van den Bergh, "A
practical introduction to the GSPRT"): of all distributions over the results seen, the likelihood of a claim is that of
the most likely one whose mean the claim allows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from importlib import import_module
from math import log, log10, nextafter
from typing import Any

from ecumene.lab.match import MatchError, Setup
from ecumene.lab.sitting import Played, Sittings, plan_of, play_sittings, sitting
from ecumene.lab.statistics import Mean, between, mean
from ecumene.lab.tournament import check_bots
from ecumene.lab.work import Desk, Journal

UNSEEN = 1e-3
"""How often results that nobody has seen count as seen, as in fishtest: a claim must never be impossible."""
POSSIBLE = (0.0, 0.5, 1.0)
ALL = (0.0, 1.0)
"""Between what a score lies of which nothing is known."""

MEASURES = ("places", "wins")

FARTHEST = 4000.0
"""Elo that a claim may be about: beyond lies a score that no computer tells from 0 or 1."""

LIBRARIES = "scipy.optimize"
"""What needs the extra `lab`, which other kinds of tournaments do without, and takes seconds to be there: it is asked
for before anything is played, for Ctrl-C in the middle of it would leave half of it behind."""


@dataclass(frozen=True)
class Claims:
    """The first bot is `low` Elo stronger than the second, or `high`; each is wrongly believed at most so often."""

    low: float = 0.0
    high: float = 20.0
    error: float = 0.05
    by: str = "places"
    """Whether a bot's score in a sitting is how often it finished before the other, or its part of the wins."""

    def check(self) -> None:
        if not -FARTHEST <= self.low < self.high <= FARTHEST:
            far = f"{FARTHEST:.0f}"
            raise MatchError(f"low must be less than high, both from -{far} to {far}: {self.low} and {self.high} Elo")
        if self.by not in MEASURES:
            raise MatchError(f"by: {self.by!r} is none of {', '.join(MEASURES)}")
        if not 0 < self.error < 0.5:
            raise MatchError(f"an error from 0 to 0.5, not {self.error}")

    @property
    def bound(self) -> float:
        """The test ends where the logarithm of the likelihoods' ratio leaves ± this."""
        return log((1 - self.error) / self.error)


@dataclass(frozen=True)
class Verdict:
    """What the sittings so far tell. `believed` is "low", "high" or None: not yet clear."""

    sittings: int
    games: int
    ratio: float
    bound: float
    believed: str | None
    score: Mean
    elo: float | None
    elo_low: float | None
    elo_high: float | None

    def dump(self) -> dict[str, Any]:
        """Plain JSON types."""
        return asdict(self)


@dataclass(frozen=True)
class Sprt:
    """A test of the first bot against the second, of at most `most` sittings."""

    setup: Setup
    bots: tuple[str, ...]
    claims: Claims = Claims()
    most: int = 1000
    seed: int = 0

    def plan(self) -> dict[str, Any]:
        check_bots(self.setup, self.bots)
        if len(self.bots) != 2:
            raise MatchError(f"a sequential test is between 2 bots, not {len(self.bots)}")
        self.claims.check()
        import_module(LIBRARIES)
        return plan_of("sprt", self.setup, self.seed, bots=list(self.bots))

    def total(self) -> int:
        return 2 * self.most

    def play(self, desk: Desk) -> Sittings:
        """Sitting by sitting in their order, so that the end does not hang on who is quicker."""
        sittings = [sitting(str(number), self.bots, self.seed) for number in range(self.most)]
        played: list[Played] = []
        with closing(play_sittings(desk, self.setup, sittings, self.total())) as coming:
            for one in coming:
                played.append(one)
                yield one
                if self.judge(played).believed is not None:
                    break
        self._forget_the_rest(desk.journal, played)

    def _forget_the_rest(self, journal: Journal, played: Sequence[Played]) -> None:
        """What was played ahead hangs on how many played; what a longer test left stays."""
        asked = {unit.key for one in played for unit in one.sitting.units(self.setup.seats)}
        for key in [key for key in journal.done if key not in asked and key not in journal.settled]:
            del journal.done[key]

    def judge(self, played: Sequence[Played]) -> Verdict:
        """What these sittings tell."""
        first, claims = self.bots[0], self.claims
        scores = [one.pairs[first, self.bots[1]] if claims.by == "places" else one.wins(first) for one in played]
        ratio = log_likelihood_ratio(scores, claims.low, claims.high) if scores else 0.0
        believed = "high" if ratio >= claims.bound else "low" if ratio <= -claims.bound else None
        games = sum(len(one.matches) for one in played)
        told = mean(scores) if scores else Mean(0.5, None, 0.5, 0.5)
        edges = [elo(score) for score in (told.mean, *(between(scores, games) or ALL))]
        return Verdict(len(played), games, ratio, claims.bound, believed, told, *edges)


# ---- the mathematics


def expected(difference: float) -> float:
    """The score that a difference in Elo promises."""
    return float(1 / (1 + 10 ** (-difference / 400)))


def elo(score: float) -> float | None:
    """The difference in Elo that a score shows; a score of all or nothing shows none."""
    return 400 * log10(score / (1 - score)) if 0 < score < 1 else None


def log_likelihood_ratio(scores: Sequence[float], low: float, high: float) -> float:
    """How much more likely the scores are if the difference is `high` Elo than if it is `low`, as a logarithm."""
    counts: dict[float, float] = dict(Counter(round(score, 9) for score in scores))
    for value in POSSIBLE:
        counts.setdefault(value, UNSEEN)
    given_low, given_high = (most_likely(counts, expected(claim)) for claim in (low, high))
    return sum(count * log(given_high[value] / given_low[value]) for value, count in counts.items())


def most_likely(counts: Mapping[float, float], average: float) -> dict[float, float]:
    """Of the distributions over these values with that mean, the one under which they are most likely.

    Each value's share is what was seen, divided by 1 + x (value - mean), with the x that makes the mean right.
    """
    from scipy.optimize import root_scalar

    total = sum(counts.values())

    def off(x: float) -> float:
        return sum(n * (value - average) / (1 + x * (value - average)) for value, n in counts.items())

    low, high = -1 / (max(counts) - average), 1 / (average - min(counts))  # there a share would be infinite
    x = float(root_scalar(off, bracket=(nextafter(low, 0), nextafter(high, 0)), method="brentq", xtol=1e-14).root)
    return {value: n / total / (1 + x * (value - average)) for value, n in counts.items()}
