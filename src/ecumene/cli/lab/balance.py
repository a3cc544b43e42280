"""`ecumene lab balance`: equal bots play very many games, and a page tells how balanced the game is."""

from __future__ import annotations

from argparse import Namespace

from ecumene.cli.arguments import Parser, add_content, find_game, read_options
from ecumene.cli.lab.studying import Bars, add_playing, add_writing, put
from ecumene.cli.terminal import Terminal
from ecumene.cli.working import INTERRUPTED, hired, say_kept

GAMES = 2000


def add_arguments(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("games_named", metavar="GAME", nargs="*", help=words("help-study-balance-games"))
    add_playing(parser, GAMES)
    add_content(parser)
    parser.add_argument("--things", metavar="VERB,…", help=words("help-study-things"))
    add_writing(parser)


def run(terminal: Terminal, arguments: Namespace) -> int:
    from ecumene.catalogue import catalogue
    from ecumene.lab.balance import running

    options = read_options(terminal, arguments.option)
    todo = []
    for name in arguments.games_named or catalogue:  # what is wrong is said before the first game
        find_game(terminal, name)
        wish = running.Wish(
            name,
            arguments.games,
            arguments.seats,
            arguments.bot,
            arguments.seed,
            options,
            arguments.content,
            arguments.things,
            arguments.name,
            terminal.lang,
        )
        todo.append(running.prepare(wish, arguments.write))
    bars = Bars(terminal)
    try:
        with hired(terminal, arguments) as workers:
            for report, samples in todo:
                running.play(report, samples, arguments.games, workers, arguments.keep, bars)
                report.read_why(arguments.write)
                put(terminal, report.page(), arguments.write)
    except KeyboardInterrupt:
        say_kept(terminal, "lab-kept", bars.games, str(arguments.keep))
        return INTERRUPTED
    return 0
