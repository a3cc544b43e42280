"""`ecumene lab balance`: equal bots play very many games, and a page tells how balanced the game is."""

from __future__ import annotations

from argparse import Namespace

from ecumene.cli.arguments import Parser, add_content, find_game, read_options
from ecumene.cli.lab.studying import Bars, add_playing, add_writing, needs_lab, put
from ecumene.cli.terminal import Terminal

GAMES = 2000


def add_arguments(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("games_named", metavar="GAME", nargs="*", help=words("help-study-balance-games"))
    add_playing(parser, GAMES)
    add_content(parser)
    parser.add_argument("--things", metavar="VERB,…", help=words("help-study-things"))
    add_writing(parser)


def run(terminal: Terminal, arguments: Namespace) -> int:
    with needs_lab(terminal):
        from ecumene.lab.balance import running
    from ecumene.catalogue import catalogue

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
        )
        todo.append(running.prepare(wish, arguments.write))
    for report, samples in todo:
        bars = Bars(terminal, arguments.games)
        try:
            running.play(report, samples, arguments.games, arguments.jobs, arguments.keep, bars)
        finally:
            bars.clear()
        report.read_why(arguments.write)
        put(terminal, report.page(), arguments.write)
    return 0
