"""What the commands of the lab that let bots meet share: their arguments, and how they are played."""

from __future__ import annotations

import argparse
from argparse import Namespace
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from ecumene.bots import make_bot
from ecumene.cli.arguments import Parser, add_game, add_json, add_table, find_game, read_options, whole
from ecumene.cli.errors import UsageError
from ecumene.cli.progress import Bar
from ecumene.cli.terminal import Terminal
from ecumene.cli.working import add_workers, hired, say_kept
from ecumene.core.game import Game
from ecumene.core.words import Words
from ecumene.lab.match import Setup
from ecumene.lab.sitting import Played
from ecumene.lab.tournament import Contest, settle
from ecumene.lab.work import Desk, Journal


def add_shared(parser: Parser, bots: str) -> None:
    """The game, its table, the bots, and where and how it is played."""
    words = parser.words
    add_game(parser)
    add_table(parser)
    parser.add_argument("--bots", metavar="BOT,…", default="random,quick,greedy", help=words(bots))
    parser.add_argument("--seed", metavar="S", type=whole(words), default=0, help=words("help-seed-series"))
    add_workers(parser)
    add_json(parser)


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
