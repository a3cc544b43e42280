"""Tournaments: bots meet in sittings, everybody with everybody or by the Swiss system, and the standings of it.

A tournament is a plan: what it plays next follows from its seed and from what has been played, and from nothing else.
So it gives the same games whoever plays them, and one that was stopped goes on where it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from itertools import combinations
from math import ceil, log
from pathlib import Path
from typing import Any, Protocol

from ecumene.bots import make_bot
from ecumene.lab.match import MatchError, Setup
from ecumene.lab.series import rate_dump
from ecumene.lab.sitting import Played, Sittings, plan_of, play_sittings, sitting
from ecumene.lab.statistics import Mean, Rate, between, mean, wilson
from ecumene.lab.swiss import tables_of
from ecumene.lab.work import Desk, Journal, Workers
from ecumene.lab.work.units import Told

BYE = 0.5
"""The score of a round without a table: neither a reward nor a punishment."""


class Contest(Protocol):
    """Anything that is played in sittings."""

    @property
    def setup(self) -> Setup: ...

    def plan(self) -> dict[str, Any]:
        """What must be the same for a run to be gone on with."""
        ...

    def total(self) -> int:
        """The most games there can be."""
        ...

    def play(self, desk: Desk) -> Sittings:
        """The sittings, as they are over."""
        ...


def check_bots(setup: Setup, bots: Sequence[str], least: int = 2) -> None:
    """Refuse what could not be played, before anybody starts a hundred games."""
    setup.load().prepare(setup.seats, 0, setup.options)
    for bot in bots:
        make_bot(bot, 0)
    twice = [bot for bot in bots if bots.count(bot) > 1]
    if twice:
        raise MatchError(f"{twice[0]} is named twice")
    if len(bots) < least:
        raise MatchError(f"{least} bots are needed, not {len(bots)}")


def run(contest: Contest, workers: Workers, folder: Path | None = None, told: Told | None = None) -> list[Played]:
    """Play a contest to its end, or go on with it where its folder says it was."""
    with Journal(contest.plan(), folder) as journal:
        played: list[Played] = []
        with closing(contest.play(Desk(workers, journal, told))) as sittings:
            played.extend(sittings)
        settle(journal, contest.setup, played)
        return played


def settle(journal: Journal, setup: Setup, played: Iterable[Played]) -> None:
    """The contest is over: its journal holds these sittings in their order, and after them those of a longer one."""
    tables = [key for key in journal.done if key.startswith("tables")]
    games = [unit.key for one in played for unit in one.sitting.units(setup.seats)]
    journal.settle(dict.fromkeys([*tables, *games, *journal.done]))


@dataclass(frozen=True)
class RoundRobin:
    """Everybody meets everybody, `rounds` times: every group of as many bots as a table seats has its sittings."""

    setup: Setup
    bots: tuple[str, ...]
    rounds: int = 1
    seed: int = 0

    def groups(self) -> list[tuple[str, ...]]:
        return list(combinations(self.bots, min(self.setup.seats, len(self.bots))))

    def plan(self) -> dict[str, Any]:
        check_bots(self.setup, self.bots)
        return plan_of("round-robin", self.setup, self.seed, bots=list(self.bots))

    def total(self) -> int:
        groups = self.groups()
        return self.rounds * len(groups) * len(groups[0])

    def play(self, desk: Desk) -> Sittings:
        groups = self.groups()
        sittings = [sitting(f"{r}.{n}", group, self.seed) for r in range(self.rounds) for n, group in enumerate(groups)]
        return play_sittings(desk, self.setup, sittings, self.total())


@dataclass(frozen=True)
class Swiss:
    """Rounds in which those meet who did equally well so far, and have not met if possible."""

    setup: Setup
    bots: tuple[str, ...]
    rounds: int = 0
    """As many as single elimination would need, and two more, unless told."""
    sittings: int = 1
    """Of each table in each round."""
    seed: int = 0

    def plan(self) -> dict[str, Any]:
        check_bots(self.setup, self.bots, self.setup.seats)
        return plan_of("swiss", self.setup, self.seed, bots=list(self.bots), sittings=self.sittings)

    def length(self) -> int:
        return self.rounds or ceil(log(len(self.bots)) / log(self.setup.seats)) + 2

    def total(self) -> int:
        tables = len(self.bots) // self.setup.seats
        return self.length() * tables * self.sittings * self.setup.seats

    def play(self, desk: Desk) -> Sittings:
        played: list[Played] = []
        for number in range(self.length()):
            tables = tables_of(self._ranked(played, number), met(played), self.setup.seats, byes(self.bots, played))
            coming = [
                sitting(f"{number}.{n}.{again}", table, self.seed)
                for n, table in enumerate(tables)
                for again in range(self.sittings)
            ]
            for one in play_sittings(desk, self.setup, coming, self.total()):
                played.append(one)
                yield one

    def _ranked(self, played: Sequence[Played], rounds: int) -> list[str]:
        """The bots, best first; before the first round as they were drawn from the seed."""
        drawn = sitting("draw", self.bots, self.seed).bots
        score = {row.bot: row.total / self.sittings for row in standings(played)}
        free = byes(self.bots, played)
        told = {bot: score.get(bot, 0.0) + BYE * (free[bot] if rounds else 0) for bot in self.bots}
        return sorted(drawn, key=lambda bot: -round(told[bot], 9))


def met(played: Iterable[Played]) -> dict[frozenset[str], int]:
    """How often each pair has sat at one table."""
    counts: dict[frozenset[str], int] = {}
    for one in played:
        for pair in combinations(one.sitting.bots, 2):
            counts[frozenset(pair)] = counts.get(frozenset(pair), 0) + 1
    return counts


def byes(bots: Iterable[str], played: Sequence[Played]) -> dict[str, int]:
    """How many rounds each bot had no table in."""
    rounds: dict[str, set[str]] = {}
    for one in played:
        rounds.setdefault(one.sitting.key.partition(".")[0], set()).update(one.sitting.bots)
    return {bot: sum(bot not in seated for seated in rounds.values()) for bot in bots}


# ---- what it tells


@dataclass(frozen=True)
class Place:
    """How one bot did. `total` adds up its scores, `strength` is the mean score of whom it met (as by Buchholz).

    `between` is the interval of its mean score, or nothing after one sitting.
    """

    bot: str
    sittings: int
    games: int
    total: float
    score: Mean
    between: tuple[float, float] | None
    wins: Rate
    points: Mean
    strength: float

    def dump(self) -> dict[str, Any]:
        """Plain JSON types."""
        edges = None if self.between is None else list(self.between)
        return asdict(self) | {"wins": rate_dump(self.wins), "between": edges}


def standings(played: Sequence[Played]) -> list[Place]:
    """The bots, best first: by their mean score, then by the strength of those they met, then by name."""
    sat: dict[str, list[Played]] = {}
    for one in played:
        for bot in one.sitting.bots:
            sat.setdefault(bot, []).append(one)
    average = {bot: sum(one.score(bot) for one in seen) / len(seen) for bot, seen in sat.items()}
    places = [_place(bot, seen, average) for bot, seen in sat.items()]
    return sorted(places, key=lambda row: (-round(row.score.mean, 9), -round(row.strength, 9), row.bot))


def _place(bot: str, seen: Sequence[Played], average: dict[str, float]) -> Place:
    scores = [one.score(bot) for one in seen]
    games = sum(len(one.matches) for one in seen)
    others = [average[other] for one in seen for other in one.sitting.bots if other != bot]
    wins = wilson(min(games, sum(one.wins(bot) * len(one.matches) for one in seen)), games)
    points, strength = mean([one.points(bot) for one in seen]), sum(others) / len(others)
    return Place(bot, len(seen), games, sum(scores), mean(scores), between(scores, games), wins, points, strength)


def crosstable(played: Iterable[Played]) -> dict[tuple[str, str], Mean]:
    """For each pair that met, how often the first finished before the second."""
    scores: dict[tuple[str, str], list[float]] = {}
    for one in played:
        for pair, score in one.pairs.items():
            scores.setdefault(pair, []).append(score)
    return {pair: mean(values) for pair, values in scores.items()}
