"""The study behind the numbers in docs/bots.md: how strong the bots are, with confidence intervals.

make study                          the whole table, about half an hour on two cores
python -m ecumene.lab.study --part 0.1      a tenth of the games
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass

from ecumene.lab.match import Setup
from ecumene.lab.series import Report, Series, report


@dataclass(frozen=True)
class Trial:
    """One bot at a table of others; `games` is what its interval needs."""

    bot: str
    others: str
    seats: int
    games: int


TRIALS = (
    Trial("greedy", "random", 4, 400),
    Trial("mcts:100", "random", 4, 40),
    Trial("mcts:100ms", "greedy", 4, 40),
    Trial("mcts:1000ms", "greedy", 4, 24),
    Trial("greedy", "random", 2, 400),
    Trial("greedy", "random", 6, 400),
)


def run(trial: Trial, games: int, jobs: int) -> Report:
    """Play a trial, the bot moving from seat to seat."""
    bots = (trial.bot, *[trial.others] * (trial.seats - 1))
    matches, _ = Series(Setup("vinci", trial.seats), bots, games, seed=1).run(jobs)
    return report(matches)


def row(trial: Trial, told: Report) -> str:
    """A line of the table."""
    tested = told.bots[0]
    others = told.bots[1]
    wins = tested.wins
    return (
        f"| {trial.bot} | {trial.seats - 1} × {trial.others} | {told.games} "
        f"| {wins.rate:.0%} ({wins.low:.0%} to {wins.high:.0%}) | {1 / trial.seats:.0%} "
        f"| {tested.points.mean:.0f} : {others.points.mean:.0f} |"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the table, each line as soon as it is known."""
    parser = ArgumentParser(prog="ecumene.lab.study", description="Measure the strength of the bots on Vinci.")
    parser.add_argument("--part", type=float, default=1.0, help="play this part of the games only")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    given = parser.parse_args(arguments)
    print("| bot | against | games | wins (95 % interval) | by chance | points |")
    print("|---|---|---|---|---|---|")
    for trial in TRIALS:
        games = max(trial.seats, round(trial.games * given.part / trial.seats) * trial.seats)
        print(row(trial, run(trial, games, given.jobs)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
