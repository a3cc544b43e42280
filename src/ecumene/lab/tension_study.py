"""The study of tension in docs/studies: a modest series of every game and number of players.

python -m ecumene.lab.tension_study --games 40 --write docs/studies
"""

from __future__ import annotations

import shlex
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from ecumene.catalogue import catalogue
from ecumene.core.words import LANGUAGES
from ecumene.lab.balance.playing import Sample
from ecumene.lab.balance.running import KEPT, subject_of
from ecumene.lab.balance.tense import measure, tension_page
from ecumene.lab.match import Setup
from ecumene.lab.work import workers_on
from ecumene.machine import cores

ASKS = 6


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, or read what is kept, and write the page."""
    parser = ArgumentParser(prog="ecumene.lab.tension_study", description="Measure how tense the games are.")
    parser.add_argument("game", nargs="*", help="of the catalogue; all, unless named")
    parser.add_argument("--games", type=int, default=40, help="for each number of players")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=cores(), help="processes")
    parser.add_argument("--keep", type=Path, default=KEPT, help="where games lie for another run")
    parser.add_argument("--write", type=Path, help="the folder for the page; without it, it is printed")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="of the page")
    given = parser.parse_args(arguments)
    told, workers = [], workers_on(None, given.jobs)
    for name in given.game or catalogue:
        game = catalogue[name]
        subject = subject_of(game)
        for seats in game.seat_counts:
            sample = Sample(Setup(name, seats, subject.options), subject, given.bot, given.seed, ASKS)
            played = list(sample.games(given.games, workers, given.keep))
            told.append(measure(game, seats, played))
    words = ["python", "-m", "ecumene.lab.tension_study", *given.game, "--games", str(given.games), "--bot", given.bot]
    command = shlex.join([*words, "--seed", str(given.seed), "--lang", given.lang])
    page = tension_page(told, given.bot, ASKS, given.seed, command, given.lang)
    print(page.markdown() if given.write is None else "\n".join(str(path) for path in page.write(given.write)))


if __name__ == "__main__":
    main(sys.argv[1:])
