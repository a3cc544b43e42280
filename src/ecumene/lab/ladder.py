"""A ladder: bots with ratings and what is not yet known about them, by openskill's model of Plackett and Luce.

In each round those sit together whose strength may be alike, as far as is known: a strength is drawn for everybody from
their rating and its uncertainty, and neighbours meet. So newcomers wander about, and those that are well known meet
their equals. A sitting is one observation, ranked by its scores; bots do not change, so nothing is added to their
uncertainty from round to round (`tau` is 0).

A ladder has no end. It can be gone on with for more rounds and with more bots: who sat where is written down.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from ecumene.lab.match import Setup, derive
from ecumene.lab.sitting import Played, Sittings, plan_of, play_sittings, sitting
from ecumene.lab.statistics import Z_95
from ecumene.lab.tournament import check_bots
from ecumene.lab.work import Desk
from ecumene.rating import UNKNOWN, Strength, ahead, learn


@dataclass(frozen=True)
class Rating:
    """What is known of a bot: its strength `mu`, give or take `sigma`, and with 95 % from `low` to `high`."""

    bot: str
    mu: float
    sigma: float
    low: float
    high: float
    sittings: int
    games: int
    ahead: float | None
    """The chance that it finishes before the next on the ladder."""

    def dump(self) -> dict[str, Any]:
        """Plain JSON types."""
        return asdict(self)


@dataclass(frozen=True)
class Ladder:
    """So many rounds, or fewer if before that nobody's uncertainty is larger than `sure`."""

    setup: Setup
    bots: tuple[str, ...]
    rounds: int = 20
    sure: float = 0.0
    seed: int = 0

    def plan(self) -> dict[str, Any]:
        check_bots(self.setup, self.bots, self.setup.seats)
        return plan_of("ladder", self.setup, self.seed)

    def total(self) -> int:
        seats = self.setup.seats
        return self.rounds * (len(self.bots) // seats) * seats

    def play(self, desk: Desk) -> Sittings:
        ratings = Ratings(self.bots)
        for number in range(self.rounds):
            key = f"tables.{number}"
            if key not in desk.journal.done:
                if max(ratings.of(bot).sigma for bot in self.bots) <= self.sure:
                    return
                desk.journal.write(key, self._tables(ratings, number))
            tables = desk.journal.done[key]
            coming = [sitting(f"{number}.{n}", table, self.seed) for n, table in enumerate(tables)]
            for one in play_sittings(desk, self.setup, coming, self.total()):
                ratings.learn(one)
                yield one

    def _tables(self, ratings: Ratings, number: int) -> list[list[str]]:
        rng = Random(derive(self.seed, "ladder", number))
        drawn = {bot: rng.gauss(ratings.of(bot).mu, ratings.of(bot).sigma) for bot in self.bots}
        known = sorted(self.bots, key=lambda bot: ratings.of(bot).sigma)
        idle = known[: len(self.bots) % self.setup.seats]
        seated = sorted((bot for bot in self.bots if bot not in idle), key=lambda bot: -drawn[bot])
        return [seated[start : start + self.setup.seats] for start in range(0, len(seated), self.setup.seats)]


class Ratings:
    """Ratings as they are learnt, sitting by sitting."""

    def __init__(self, bots: Iterable[str] = ()) -> None:
        self._known: dict[str, Strength] = dict.fromkeys(bots, UNKNOWN)

    def of(self, bot: str) -> Strength:
        return self._known.setdefault(bot, UNKNOWN)

    def learn(self, played: Played) -> None:
        """One observation: the bots of a sitting in the order of their scores, equal ones side by side."""
        bots = played.sitting.bots
        scores = [round(played.score(bot), 9) for bot in bots]
        rated = learn([self.of(bot) for bot in bots], [-score for score in scores])
        self._known.update(zip(bots, rated, strict=True))

    def table(self, played: Sequence[Played]) -> list[Rating]:
        """The ladder, best first."""
        order = sorted(self._known, key=lambda bot: (-self._known[bot].mu, bot))
        return [self._row(bot, order[n + 1 : n + 2], played) for n, bot in enumerate(order)]

    def _row(self, bot: str, after: Sequence[str], played: Sequence[Played]) -> Rating:
        own = self._known[bot]
        seen = [one for one in played if bot in one.sitting.bots]
        before = ahead(own, self._known[after[0]]) if after else None
        half = Z_95 * own.sigma
        games = sum(len(one.matches) for one in seen)
        return Rating(bot, own.mu, own.sigma, own.mu - half, own.mu + half, len(seen), games, before)


def ladder_of(bots: Iterable[str], played: Sequence[Played]) -> list[Rating]:
    """The ladder that some sittings make."""
    ratings = Ratings(bots)
    for one in played:
        ratings.learn(one)
    return ratings.table(played)
