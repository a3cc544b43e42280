"""`ecumene --version`: the release, how its rules run here, and what each game holds."""

from __future__ import annotations

import argparse
import platform
from collections.abc import Sequence
from typing import Any, NoReturn

import ecumene
from ecumene.catalogue import catalogue
from ecumene.cli.arguments import Parser
from ecumene.cli.terminal import Terminal


def add_version(parser: Parser, terminal: Terminal) -> None:
    """Let `parser` answer to `--version`."""

    class Version(argparse.Action):
        """Prints and leaves, like `--help`: no command need be named."""

        def __call__(
            self,
            parser: argparse.ArgumentParser,
            namespace: argparse.Namespace,
            values: str | Sequence[Any] | None,
            *_: Any,
        ) -> NoReturn:
            print_version(terminal)
            parser.exit()

    parser.add_argument("--version", action=Version, nargs=0, help=parser.words("help-version"))


def print_version(terminal: Terminal) -> None:
    """What a report of a fault must name: everything here decides how a game goes."""
    build = "version-compiled" if ecumene.COMPILED else "version-plain"
    terminal.say(build, version=ecumene.__version__, python=platform.python_version())
    width = max(len(name) for name in catalogue)
    for name in catalogue:
        game = catalogue[name]
        terminal.say("version-game", id=name.ljust(width), rules=game.version, content=game.content.hash)
