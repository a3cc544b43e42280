"""A series: many matches between the same bots, over several processes, and the report of it.

The seed of a series decides everything: each match has a seed of its own by its number, so the same series gives the
same matches whatever the number of processes (bots with a time limit aside). Bots move on by one seat from match to
match, so that each sits everywhere equally often.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from ecumene.lab.match import Match, MatchError, Setup, Watcher, derive, play_match
from ecumene.lab.sitting import Player, match_of, plan_of
from ecumene.lab.statistics import Mean, Rate, mean, wilson
from ecumene.lab.work import Desk, Journal, Unit, workers_on
from ecumene.lab.work.units import Told


@dataclass(frozen=True)
class Series:
    """So many matches of one setup between these bots, one for each seat."""

    setup: Setup
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    rotate: bool = True

    def lineup(self, number: int) -> tuple[str, ...]:
        """The bots of a match, seat by seat."""
        shift = number % len(self.bots) if self.rotate else 0
        return self.bots[len(self.bots) - shift :] + self.bots[: len(self.bots) - shift]

    def match(self, number: int, watcher: Watcher | None = None) -> Match:
        """Play the match of that number."""
        return play_match(self.setup, self.lineup(number), derive(self.seed, number), watcher)

    def plan(self) -> dict[str, Any]:
        """What must be the same for a series to be gone on with; the number of games may differ."""
        self.setup.check(self.bots)
        return plan_of("series", self.setup, self.seed, bots=list(self.bots), rotate=self.rotate)

    def units(self) -> Iterator[Unit]:
        """The matches that are to be played."""
        for number in range(self.games):
            yield Unit(str(number), {"bots": self.lineup(number), "seed": derive(self.seed, number)})

    def play(self, desk: Desk) -> Generator[Match, None, None]:
        """The matches in the order of their numbers; what the desk's journal holds is not played again."""
        with closing(desk.answers(Player.of(self.setup), self.units(), self.games)) as answers:
            for unit, told in answers:
                yield match_of(unit, told)

    def run(self, jobs: int = 1, told: Told | None = None) -> tuple[list[Match], float]:
        """All matches in the order of their numbers, and the seconds they took together."""
        start = perf_counter()
        with closing(self.play(Desk(workers_on(None, jobs), Journal(self.plan()), told))) as matches:
            return list(matches), perf_counter() - start


# ---- the report


@dataclass(frozen=True)
class BotReport:
    """How the seats of one kind of bot did, taken together."""

    bot: str
    seats: int  # in each match
    wins: Rate
    points: Mean
    places: Mean


@dataclass(frozen=True)
class OrderReport:
    """How the seats at one place in the order of play did; `order` 0 decides first."""

    order: int
    wins: Rate
    points: Mean


@dataclass(frozen=True)
class Report:
    """What a series tells."""

    games: int
    bots: tuple[BotReport, ...]
    order: tuple[OrderReport, ...]
    decisions: Mean
    total_decisions: int

    def dump(self) -> dict[str, Any]:
        """Plain JSON types."""
        return {
            "games": self.games,
            "bots": [
                {"bot": b.bot, "seats": b.seats, "wins": rate_dump(b.wins), "points": asdict(b.points)}
                | {"places": asdict(b.places)}
                for b in self.bots
            ],
            "order": [{"order": o.order, "wins": rate_dump(o.wins), "points": asdict(o.points)} for o in self.order],
            "decisions": asdict(self.decisions) | {"total": self.total_decisions},
        }


def report(matches: Sequence[Match]) -> Report:
    """What some matches between the same bots tell; bots of one name are taken together."""
    if not matches:
        raise MatchError("no match was played")
    seats = len(matches[0].bots)
    by_bot = {bot: [(m, s) for m in matches for s in range(seats) if m.bots[s] == bot] for bot in matches[0].bots}
    by_order = [[(m, (m.first + k) % seats) for m in matches] for k in range(seats)]
    bots = [
        BotReport(
            bot,
            len(seen) // len(matches),
            wilson(sum(m.share(s) for m, s in seen), len(seen)),
            mean([m.points[s] for m, s in seen]),
            mean([m.places[s] for m, s in seen]),
        )
        for bot, seen in by_bot.items()
    ]
    order = [
        OrderReport(k, wilson(sum(m.share(s) for m, s in seen), len(seen)), mean([m.points[s] for m, s in seen]))
        for k, seen in enumerate(by_order)
    ]
    decisions = [m.decisions for m in matches]
    return Report(len(matches), tuple(bots), tuple(order), mean(decisions), sum(decisions))


def rate_dump(rate: Rate) -> dict[str, float]:
    """Plain JSON types."""
    return {**asdict(rate), "rate": rate.rate}
