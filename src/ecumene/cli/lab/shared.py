"""What the commands of the lab share: their arguments, who works, and what is said at Ctrl-C."""

from __future__ import annotations

import argparse
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, redirect_stdout
from pathlib import Path

from ecumene.bots import make_bot
from ecumene.cli.arguments import Parser, add_game, add_json, add_table, find_game, read_options, whole
from ecumene.cli.errors import UsageError
from ecumene.cli.lab.progress import Bar
from ecumene.cli.terminal import Terminal
from ecumene.core.game import Game
from ecumene.core.words import Words
from ecumene.lab.match import Setup
from ecumene.lab.sitting import Played
from ecumene.lab.tournament import Contest, settle
from ecumene.lab.work import Desk, Journal, Workers, workers_on

INTERRUPTED = 130


def add_shared(parser: Parser, bots: str) -> None:
    """The game, its table, the bots, and where and how it is played."""
    words = parser.words
    add_game(parser)
    add_table(parser)
    parser.add_argument("--bots", metavar="BOT,…", default="random,quick,greedy", help=words(bots))
    parser.add_argument("--seed", metavar="S", type=whole(words), default=0, help=words("help-seed-series"))
    parser.add_argument("--jobs", metavar="N", type=whole(words, 1), help=words("help-lab-workers"))
    parser.add_argument("--on", metavar="CLUSTER", type=cluster(words), help=words("help-lab-on"))
    add_json(parser)


def cluster(words: Words) -> Callable[[str], str]:
    """Reads where a cluster is."""

    def read(text: str) -> str:
        if text != "ray" and not text.startswith("ray://"):
            raise argparse.ArgumentTypeError(words("lab-on", what=text[:80]))
        return text

    return read


def number(words: Words, above: float | None = None, below: float | None = None) -> Callable[[str], float]:
    """Reads a number, between two others where they are given."""

    def read(text: str) -> float:
        try:
            found = float(text)
        except ValueError:
            found = float("nan")
        low, high = float("-inf") if above is None else above, float("inf") if below is None else below
        if not low < found < high:
            raise argparse.ArgumentTypeError(words("lab-number", what=text[:40]))
        return found

    return read


def read_setup(terminal: Terminal, arguments: Namespace, seats: int) -> tuple[Game, Setup]:
    """The game and the table that a person asked for, or one of so many seats."""
    game = find_game(terminal, arguments.game, arguments.content)
    setup = Setup(game.id, arguments.seats or seats, read_options(terminal, arguments.option), arguments.content)
    game.check_offered(setup.options)
    game.prepare(setup.seats, 0, setup.options)
    return game, setup


def read_entrants(terminal: Terminal, text: str, least: int) -> tuple[str, ...]:
    """Bots that meet each other: at least so many, and none twice."""
    bots = [bot.strip() for bot in text.split(",")]
    for bot in bots:
        make_bot(bot, 0)
        if bots.count(bot) > 1:
            raise UsageError(terminal.words("lab-twice", what=bot))
    if len(bots) < least:
        raise UsageError(terminal.words("lab-few", n=len(bots), least=least))
    return tuple(bots)


@contextmanager
def hired(terminal: Terminal, arguments: Namespace) -> Iterator[Workers]:
    """Who works. Ray tells on stdout of machines that died, where nothing but our answer may stand."""
    with redirect_stdout(terminal.err), closing(workers_on(arguments.on, arguments.jobs)) as workers:
        yield workers


def play(terminal: Terminal, contest: Contest, arguments: Namespace) -> tuple[list[Played], bool]:
    """Play a contest: its sittings, and whether it came to its end. Ctrl-C keeps what is done."""
    folder = None if arguments.out is None else Path(arguments.out)
    played: list[Played] = []
    with Journal(contest.plan(), folder) as journal, hired(terminal, arguments) as workers:
        desk = Desk(workers, journal)
        with Bar(terminal, "lab-games") as desk.told:
            try:
                with closing(contest.play(desk)) as sittings:
                    for one in sittings:
                        played.append(one)
            except KeyboardInterrupt:
                interrupted = True
            else:
                interrupted = False
                settle(journal, contest.setup, played)
        if interrupted:
            say_kept(terminal, "lab-kept", desk.done, arguments.out)
    return played, not interrupted


def say_kept(terminal: Terminal, key: str, done: int, folder: str | None) -> None:
    """What is left after Ctrl-C, on stderr."""
    told = terminal.words(key, n=done, folder=folder or "")
    print(told if folder else terminal.words("lab-not-kept", n=done), file=terminal.err)
