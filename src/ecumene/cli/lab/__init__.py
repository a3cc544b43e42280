"""`ecumene lab`: tournaments, ladders, datasets and what else a laboratory of games does.

Each is a module of this package with `add_arguments(parser)` and `run(terminal, arguments)`, like other commands. They
need more than the base install has, so nothing of that is imported before one of them runs.
"""

from __future__ import annotations

from argparse import Namespace
from types import ModuleType

from ecumene.cli.arguments import Parser
from ecumene.cli.lab import balance, compare, dataset, ladder, report, tournament
from ecumene.cli.terminal import Terminal
from ecumene.cli.working import plainly

COMMANDS: dict[str, ModuleType] = {
    "tournament": tournament,
    "ladder": ladder,
    "dataset": dataset,
    "balance": balance,
    "compare": compare,
    "report": report,
}


def add_arguments(parser: Parser) -> None:
    words = parser.words
    commands = parser.commands(words("help-commands"), "lab")
    for name, module in COMMANDS.items():
        about = words(f"help-lab-{name}")
        module.add_arguments(commands.add_parser(name, words=words, help=about, description=about))


def run(terminal: Terminal, arguments: Namespace) -> int:
    with plainly(terminal):
        return int(COMMANDS[arguments.lab].run(terminal, arguments))
