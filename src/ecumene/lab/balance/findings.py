"""What many games of one number of players tell: scores, seats, length, and what taking each thing goes with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import polars as pl

from ecumene.core.game import Game
from ecumene.lab.balance.playing import Played
from ecumene.lab.balance.subjects import Deed, Kind, Subject
from ecumene.lab.balance.tense import Tense, measure
from ecumene.lab.inference import Fit, fit, share
from ecumene.lab.statistics import Mean, Rate, mean
from ecumene.lab.work import LabError

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
    tense: Tense | None = None  # none where games were kept before tension was measured

    def of(self, kind: Kind, thing: str) -> Thing | None:
        """What was found about one thing."""
        return next((each for each in self.things[kind.id] if each.id == thing), None)


def find(game: Game, subject: Subject, seats: int, played: Iterable[Played]) -> Findings:
    """Work out the findings, from tables of all games."""
    games = list(played)
    if not games:
        raise LabError("empty")
    sat = seat_rows(games)
    by_order = sat.group_by("order").agg("share", "points").sort("order")
    wins = [share(sum(shares), len(shares)) for shares in by_order["share"].to_list()]
    points = [mean(scored) for scored in by_order["points"].to_list()]
    counted = _counted(games, sat)
    return Findings(
        seats,
        len(games),
        tuple(sat["points"]),
        tuple(sat.filter(pl.col("place") == 1)["points"]),
        mean([_lead(each) for each in games]),
        sum(each.places.count(1) > 1 for each in games),
        tuple(each.decisions for each in games),
        tuple(each.rounds for each in games) if subject.rounds else (),
        tuple(SeatFinding(won, scored) for won, scored in zip(wins, points, strict=True)),
        fit([won.wins for won in wins]),
        _sources(games, sat),
        {kind.id: _of_kind(kind, _things(game, kind), counted, seats, len(games)) for kind in subject.kinds},
        measure(game, seats, games) if all(each.course for each in games) else None,
    )


def _lead(game: Played) -> int:
    ranked = sorted(game.points, reverse=True)
    return ranked[0] - ranked[1] if game.places.count(1) == 1 else 0


def _things(game: Game, kind: Kind) -> Sequence[str]:
    """The things of a kind that the game's actions or its content know, in their order."""
    if not isinstance(kind, Deed):
        return [row.record for row in game.content.rows(kind.table)] if kind.table else ()
    return list(dict.fromkeys(thing for action in game.actions if (thing := kind.thing(action.notation))))


# ---- tables


def seat_rows(games: Sequence[Played]) -> pl.DataFrame:
    """A row for each seat of each game: its place in the order of play, its points, its place and its part of the win.

    `lead` is its points above the average of its table.
    """
    rows = [
        (number, seat, game.order.index(seat), game.points[seat], game.places[seat], game.share(seat))
        for number, game in enumerate(games)
        for seat in range(len(game.points))
    ]
    told = pl.DataFrame(rows, schema=["game", "seat", "order", "points", "place", "share"], orient="row")
    return told.with_columns(lead=pl.col("points") - pl.col("points").mean().over("game"))


def thing_rows(games: Sequence[Played]) -> pl.DataFrame:
    """A row for each seat of each game and each thing that it could take or took, with how often."""
    rows: list[tuple[int, int, str, int, int]] = []
    for number, game in enumerate(games):
        nothing = [0] * len(game.points)
        for thing in sorted(game.chances.keys() | game.takes.keys()):
            chances, takes = game.chances.get(thing, nothing), game.takes.get(thing, nothing)
            rows += [(number, seat, thing, chances[seat], takes[seat]) for seat in range(len(nothing))]
    names = {"game": pl.Int64, "seat": pl.Int64, "thing": pl.String, "chances": pl.Int64, "takes": pl.Int64}
    return pl.DataFrame(rows, schema=names, orient="row")


def _counted(games: Sequence[Played], sat: pl.DataFrame) -> pl.DataFrame:
    """A row for each thing: the games that offered it and that saw it taken, its chances and takes, and its takers."""
    rows = thing_rows(games)
    each = rows.group_by("thing", "game").agg(pl.col("chances", "takes").sum())
    offered = (pl.col("chances") > 0) | (pl.col("takes") > 0)
    told = each.group_by("thing").agg(
        offered.sum().alias("offered"), (pl.col("takes") > 0).sum().alias("taken"), pl.col("chances", "takes").sum()
    )
    takers = rows.filter(pl.col("takes") > 0).join(sat, on=["game", "seat"])
    won = takers.group_by("thing").agg(pl.len().alias("takers"), pl.col("share").sum().alias("wins"), "lead")
    return told.join(won, on="thing", how="left").with_columns(pl.col("takers", "wins").fill_null(0)).sort("thing")


def _sources(games: Sequence[Played], sat: pl.DataFrame) -> tuple[Source, ...]:
    """What brought points, the greatest first."""
    rows = [
        (number, seat, rule, amount)
        for number, game in enumerate(games)
        for seat, amounts in enumerate(game.sources)
        for rule, amount in amounts.items()
    ]
    if not rows:
        return ()
    brought = pl.DataFrame(rows, schema=["game", "seat", "rule", "amount"], orient="row")
    brought = brought.join(sat.select("game", "seat", won=pl.col("place") == 1), on=["game", "seat"])
    told = brought.group_by("rule").agg(
        all=pl.col("amount").sum(), winners=pl.col("amount").filter(pl.col("won")).sum()
    )
    seats, winners = sat.height, int((sat["place"] == 1).sum())
    found = [Source(rule, everybody / seats, won / winners) for rule, everybody, won in told.iter_rows()]
    return tuple(sorted(found, key=lambda source: (-source.mean, source.rule)))


def _of_kind(kind: Kind, known: Sequence[str], counted: pl.DataFrame, seats: int, games: int) -> tuple[Thing, ...]:
    """All things of a kind, those that go with winning first."""
    prefix = f"{kind.id}/"
    mine = counted.filter(pl.col("thing").str.starts_with(prefix))
    rows = {str(row["thing"]).removeprefix(prefix): row for row in mine.iter_rows(named=True)}
    among = mine.filter(pl.col("takers") > 0).height
    things = dict.fromkeys([*known, *rows])
    found = [_thing(kind, thing, rows.get(thing, NOTHING), seats, games, among) for thing in things]
    return tuple(sorted(found, key=lambda thing: (-thing.lift, thing.id)))


NOTHING: Mapping[str, Any] = {
    "offered": 0, "taken": 0, "chances": 0, "takes": 0, "takers": 0, "wins": 0.0, "lead": None,
}  # fmt: skip
"""What is told of a thing that no game had."""


def _thing(kind: Kind, thing: str, row: Mapping[str, Any], seats: int, games: int, among: int) -> Thing:
    return Thing(
        thing,
        games,
        row["offered"] if kind.told else games,
        row["taken"],
        row["chances"] if isinstance(kind, Deed) else 0,  # a log does not tell who could have taken it
        row["takes"],
        seats,
        share(row["wins"], row["takers"]),
        share(row["wins"], row["takers"], among),
        mean(row["lead"]) if row["lead"] else None,
        1 if kind.single else seats,
        kind.chosen,
    )
