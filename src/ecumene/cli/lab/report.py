"""`ecumene lab report FILE…`: the page about games that are kept, without playing."""

from __future__ import annotations

import shlex
from argparse import Namespace
from pathlib import Path

from ecumene.cli.arguments import Parser, find_game
from ecumene.cli.errors import UsageError
from ecumene.cli.lab.studying import add_writing, put
from ecumene.cli.terminal import Terminal

ALL = 10**9


def add_arguments(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help=words("help-study-report-files"))
    parser.add_argument("--things", metavar="VERB,…", help=words("help-study-things"))
    add_writing(parser)


def run(terminal: Terminal, arguments: Namespace) -> int:
    from ecumene.lab.balance import find
    from ecumene.lab.balance.page import Report
    from ecumene.lab.balance.playing import About, read_games
    from ecumene.lab.balance.running import subject_of

    found = sorted(((About.read(path), path) for path in arguments.files), key=lambda pair: pair[0].seats)
    first = found[0][0]
    if any((about.game, about.bot, about.seed) != (first.game, first.bot, first.seed) for about, _ in found):
        raise UsageError(terminal.words("study-report-mixed"))
    game = find_game(terminal, first.game)
    subject = subject_of(game, arguments.things)
    told = [find(game, subject, about.seats, read_games(path, ALL)) for about, path in found]
    files = [path.name for path in arguments.files]
    command = shlex.join(["ecumene", "lab", "report", *files, "--lang", terminal.lang])
    name, more = arguments.name or game.id, {"content": first.content, "lang": terminal.lang}
    report = Report(game, subject, first.bot, first.seed, first.options, told, command, name, **more)
    report.read_why(arguments.write)
    return put(terminal, report.page(), arguments.write)
