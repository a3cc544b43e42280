"""What many games of one number of players tell: scores, seats, length, and what taking each thing goes with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ecumene.core.game import Game
from ecumene.lab.balance.playing import Played
from ecumene.lab.balance.subjects import Deed, Kind, Subject
from ecumene.lab.match import MatchError
from ecumene.lab.statistics import Fit, Mean, Rate, fit, mean, wilson, z_of_many

ALWAYS = 0.97
"""A thing taken at a greater part of the decisions at which it could be is always taken: there is no choice about it.
Where only a log tells of it, a greater part of the seats must have taken it, or of the games, if one seat takes it from
the others.

Games would be the wrong measure: what lies in a market until somebody takes it is taken in nearly every game, be it
the first choice or the last.
"""
NEVER = 0.03
"""A thing taken in a smaller part of the games in which it could be is never taken: nobody wants it, first or last."""
FEWEST = 30
"""Games in which a thing must have been on offer before it is called always or never taken, and takers before it is
called strong or weak: Wilson's interval of a single win lies above an equal share of five."""
IMAGINED = 10
"""Takers who win an equal share, added where things are put in order."""


@dataclass(frozen=True)
class SeatFinding:
    """The seats that played first, second and so on."""

    wins: Rate
    points: Mean


@dataclass(frozen=True)
class Source:
    """What a rule brought on average: to all seats, and to the winners."""

    rule: str
    mean: float
    winners: float


@dataclass(frozen=True)
class Thing:
    """One thing that seats may take.

    `offered` counts games in which somebody could take it, `taken` games in which somebody did; `chances` and `takes`
    count decisions. `wins` is over the seats that took it at least once, `sure` the same with an interval wide enough
    for all things of its kind together, and `lead` their points above the average of their table. Takers at one table
    cannot all win, so the intervals of what everybody takes are too wide rather than too narrow.
    """

    id: str
    games: int
    offered: int
    taken: int
    chances: int
    takes: int
    seats: int  # at each table
    wins: Rate
    sure: Rate
    lead: Mean | None
    takers: int  # at each table, at most
    chosen: bool = True  # not by chance alone

    @property
    def expected(self) -> float:
        """What the share of wins would be if it made no difference."""
        return 1 / self.seats

    @property
    def lift(self) -> float:
        """The share of wins against the expected one: 1 is neither good nor bad.

        A few takers who win as often as expected are added, so that things of which little is known keep to the middle.
        """
        won = self.wins.wins + IMAGINED * self.expected
        return won / (self.wins.trials + IMAGINED) / self.expected

    @property
    def per_offer(self) -> float:
        """The part of the games with it on offer in which it was taken."""
        return self.taken / self.offered if self.offered else 0.0

    @property
    def per_chance(self) -> float:
        """The part of the decisions at which it could be taken that took it.

        Where only a log tells, the part of those who could have it: all seats, or one of a game.
        """
        if self.chances:
            return self.takes / self.chances
        return self.wins.trials / (self.offered * self.takers) if self.offered else 0.0

    @property
    def per_seat(self) -> float:
        """The part of all seats that took it at least once."""
        return self.wins.trials / (self.games * self.seats)

    @property
    def stands_out(self) -> int:
        """1 where its takers surely win more than an equal share, -1 where they surely win less."""
        return self.sure.against(self.expected) if self.sure.trials >= FEWEST else 0

    @property
    def always(self) -> bool:
        """Whether those who could take it did, nearly always."""
        return self.chosen and self.offered >= FEWEST and self.per_chance > ALWAYS

    @property
    def never(self) -> bool:
        """Whether hardly any game saw it taken."""
        return self.chosen and self.offered >= FEWEST and self.per_offer < NEVER


@dataclass(frozen=True)
class Findings:
    """All of it, for one number of players."""

    seats: int
    games: int
    points: tuple[int, ...]  # of every seat of every game
    winners: tuple[int, ...]  # of the winners
    leads: Mean  # of the first over the second; 0 where the first place is shared
    shared: int  # games with several winners
    decisions: tuple[int, ...]
    rounds: tuple[int, ...]  # of each game; none where the game has no rounds to count
    order: tuple[SeatFinding, ...]
    fairness: Fit
    sources: tuple[Source, ...]
    things: Mapping[str, tuple[Thing, ...]]  # by the id of their kind

    def of(self, kind: Kind, thing: str) -> Thing | None:
        """What was found about one thing."""
        return next((each for each in self.things[kind.id] if each.id == thing), None)


def find(game: Game, subject: Subject, seats: int, played: Iterable[Played]) -> Findings:
    """Work out the findings, game by game."""
    gathered = _Gathered(seats)
    for each in played:
        gathered.add(each)
    if not gathered.decisions:
        raise MatchError("no game was played")
    wins = [wilson(sum(shares), len(shares)) for shares in gathered.order_shares]
    return Findings(
        seats,
        len(gathered.decisions),
        tuple(gathered.points),
        tuple(gathered.winners),
        mean(gathered.leads),
        gathered.shared,
        tuple(gathered.decisions),
        tuple(gathered.rounds) if subject.rounds else (),
        tuple(SeatFinding(won, mean(points)) for won, points in zip(wins, gathered.order_points, strict=True)),
        fit([won.wins for won in wins]),
        gathered.sources(),
        {kind.id: gathered.of_kind(kind, _things(game, kind)) for kind in subject.kinds},
    )


def _things(game: Game, kind: Kind) -> Sequence[str]:
    """The things of a kind that the game's actions or its content know, in their order."""
    if not isinstance(kind, Deed):
        return [row.record for row in game.content.rows(kind.table)] if kind.table else ()
    return list(dict.fromkeys(thing for action in game.actions if (thing := kind.thing(action.notation))))


class _Gathered:
    """Sums over games, for one number of players."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.points: list[int] = []
        self.winners: list[int] = []
        self.leads: list[int] = []
        self.shared = 0
        self.decisions: list[int] = []
        self.rounds: list[int] = []
        self.order_shares: list[list[float]] = [[] for _ in range(seats)]
        self.order_points: list[list[int]] = [[] for _ in range(seats)]
        self._sums: dict[str, list[int]] = {}  # by source: of all seats, of the winners
        self._counts: dict[str, _Counts] = {}

    def add(self, game: Played) -> None:
        ranked = sorted(game.points, reverse=True)
        self.points += game.points
        self.leads.append(ranked[0] - ranked[1] if game.places.count(1) == 1 else 0)
        self.shared += game.places.count(1) > 1
        self.decisions.append(game.decisions)
        self.rounds.append(game.rounds)
        for place, seat in enumerate(game.order):
            self.order_shares[place].append(game.share(seat))
            self.order_points[place].append(game.points[seat])
        for seat, amounts in enumerate(game.sources):
            won = game.places[seat] == 1
            if won:
                self.winners.append(game.points[seat])
            for rule, amount in amounts.items():
                sums = self._sums.setdefault(rule, [0, 0])
                sums[0] += amount
                sums[1] += amount if won else 0
        for thing in game.chances.keys() | game.takes.keys():
            self._counts.setdefault(thing, _Counts()).add(game, thing)

    def sources(self) -> tuple[Source, ...]:
        """What brought points, the greatest first."""
        found = [Source(rule, a / len(self.points), w / len(self.winners)) for rule, (a, w) in self._sums.items()]
        return tuple(sorted(found, key=lambda source: (-source.mean, source.rule)))

    def of_kind(self, kind: Kind, known: Sequence[str]) -> tuple[Thing, ...]:
        """All things of a kind, those that go with winning first."""
        prefix = f"{kind.id}/"
        seen = sorted(thing.removeprefix(prefix) for thing in self._counts if thing.startswith(prefix))
        ids = list(dict.fromkeys([*known, *seen]))
        taken = sum(1 for thing in ids if self._counts.get(prefix + thing, _NOTHING).seats)
        found = [self._thing(kind, thing, z_of_many(taken)) for thing in ids]
        return tuple(sorted(found, key=lambda thing: (-thing.lift, thing.id)))

    def _thing(self, kind: Kind, thing: str, z: float) -> Thing:
        counts = self._counts.get(f"{kind.id}/{thing}", _NOTHING)
        games = len(self.decisions)
        return Thing(
            thing,
            games,
            counts.offered if kind.told else games,
            counts.taken,
            counts.chances if isinstance(kind, Deed) else 0,  # a log does not tell who could have taken it
            counts.takes,
            self.seats,
            wilson(counts.wins, counts.seats),
            wilson(counts.wins, counts.seats, z),
            mean(counts.leads) if counts.leads else None,
            1 if kind.single else self.seats,
            kind.chosen,
        )


class _Counts:
    """Sums over games, for one thing."""

    def __init__(self) -> None:
        self.offered = self.taken = self.chances = self.takes = self.seats = 0
        self.wins = 0.0
        self.leads: list[float] = []

    def add(self, game: Played, thing: str) -> None:
        chances, takes = game.chances.get(thing, ()), game.takes.get(thing, ())
        self.offered += any(chances) or any(takes)
        self.taken += any(takes)
        self.chances += sum(chances)
        self.takes += sum(takes)
        average = sum(game.points) / len(game.points)
        for seat, count in enumerate(takes):
            if count:
                self.seats += 1
                self.wins += game.share(seat)
                self.leads.append(game.points[seat] - average)


_NOTHING = _Counts()
