"""The study behind the numbers in docs/bots.md: how strong the bots are, with confidence intervals.

make study                          all tables, some hours on two cores
python -m ecumene.lab.study vinci --part 0.1      a tenth of one game's
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ecumene.core.options import OptionValue
from ecumene.core.words import LANGUAGES
from ecumene.lab.match import Setup
from ecumene.lab.series import Report, Series, report
from ecumene.lab.voice import Voice, voice_of


@dataclass(frozen=True)
class Trial:
    """One bot at a table of others; `games` is what its interval needs."""

    bot: str
    others: str
    seats: int
    games: int


@dataclass(frozen=True)
class Study:
    """The trials of one game, and the options under which they are played."""

    trials: tuple[Trial, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)


STUDIES = {
    "vinci": Study(
        (
            Trial("greedy", "random", 4, 400),
            Trial("mcts:100", "random", 4, 40),
            Trial("mcts:100ms", "greedy", 4, 40),
            Trial("mcts:1000ms", "greedy", 4, 24),
            Trial("greedy", "random", 2, 400),
            Trial("greedy", "random", 6, 400),
        )
    ),
    "rise_and_fall": Study(
        (
            Trial("greedy", "random", 2, 200),
            Trial("greedy", "quick", 2, 100),
            Trial("mcts:100", "greedy", 2, 40),
            Trial("mcts:1000ms", "greedy", 2, 24),
            Trial("greedy", "random", 4, 80),
        ),
        {"world": "quick"},
    ),
    "tapestry": Study(
        (
            Trial("greedy", "random", 2, 200),
            Trial("greedy", "quick", 2, 100),
            Trial("mcts:100", "greedy", 2, 40),
            Trial("mcts:1000ms", "greedy", 2, 24),
            Trial("greedy", "random", 4, 80),
        )
    ),
    "rise_of_empires": Study(
        (
            Trial("greedy", "random", 2, 200),
            Trial("greedy", "quick", 2, 100),
            Trial("mcts:20", "greedy", 2, 40),  # whose play-outs are slow and good
            Trial("mcts:1000ms", "greedy", 2, 24),
            Trial("mcts:300ms", "greedy", 4, 24),
            Trial("greedy", "random", 4, 80),
        )
    ),
    "beyond_the_horizon": Study(
        (
            Trial("greedy", "random", 2, 200),
            Trial("greedy", "quick", 2, 100),
            Trial("mcts:100", "greedy", 2, 40),
            Trial("mcts:1000ms", "greedy", 2, 24),
            Trial("greedy", "random", 4, 80),
        )
    ),
}


def run(game: str, trial: Trial, games: int, jobs: int) -> Report:
    """Play a trial, the bot moving from seat to seat."""
    bots = (trial.bot, *[trial.others] * (trial.seats - 1))
    setup = Setup(game, trial.seats, STUDIES[game].options)
    matches, _ = Series(setup, bots, games, seed=1).run(jobs)
    return report(matches)


HEADS = ("bot", "against", "games", "wins", "chance", "points")


def row(trial: Trial, told: Report, voice: Voice) -> str:
    """A line of the table."""
    tested, others = told.bots[:2]
    wins = tested.wins
    return _line(
        trial.bot,
        f"{trial.seats - 1} × {trial.others}",
        str(told.games),
        f"{voice.number(wins.rate, '.0%')} ({voice.span(wins.low, wins.high, '.0%')})",
        voice.number(1 / trial.seats, ".0%"),
        f"{voice.number(tested.points.mean, '.0f')} : {voice.number(others.points.mean, '.0f')}",
    )


def _line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the tables, each line as soon as it is known."""
    parser = ArgumentParser(prog="ecumene.lab.study", description="Measure the strength of the bots.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(STUDIES)}; all, unless named")
    parser.add_argument("--part", type=float, default=1.0, help="play this part of the games only")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="of the tables")
    given = parser.parse_args(arguments)
    voice = voice_of(given.lang)
    if unknown := [game for game in given.games if game not in STUDIES]:
        parser.error(f"no study of {unknown[0]!r}; there are {', '.join(STUDIES)}")
    for game in given.games or STUDIES:
        print(f"{game}\n\n{_line(*(voice(f'strength-{head}') for head in HEADS))}")
        print("|---" * len(HEADS) + "|")
        for trial in STUDIES[game].trials:
            games = max(trial.seats, round(trial.games * given.part / trial.seats) * trial.seats)
            print(row(trial, run(game, trial, games, given.jobs), voice), flush=True)
        print()


if __name__ == "__main__":
    main(sys.argv[1:])
