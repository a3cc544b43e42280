"""`ecumene lab`: series and studies. Each of its commands is a module with `add_arguments(parser)` and `run`."""

from __future__ import annotations

from argparse import Namespace
from types import ModuleType

from ecumene.cli.arguments import Parser
from ecumene.cli.lab import balance, compare, report
from ecumene.cli.terminal import Terminal

COMMANDS: dict[str, ModuleType] = {"balance": balance, "compare": compare, "report": report}


def add_arguments(parser: Parser) -> None:
    words = parser.words
    commands = parser.commands(words("help-commands"), "lab")
    for name, module in COMMANDS.items():
        about = words(f"help-lab-{name}")
        module.add_arguments(commands.add_parser(name, words=words, help=about, description=about))


def run(terminal: Terminal, arguments: Namespace) -> int:
    return int(COMMANDS[arguments.lab].run(terminal, arguments))
