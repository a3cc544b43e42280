"""`ecumene restore`: make a store of a backup."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from ecumene.cli.arguments import Parser, add_json
from ecumene.cli.backup import copy
from ecumene.cli.terminal import Terminal


def add_arguments(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("file", metavar="FILE", help=words("help-restore-file"))
    parser.add_argument("--store", metavar="URL", help=words("help-serve-store"))
    add_json(parser)


def run(terminal: Terminal, arguments: Namespace) -> int:
    def make(store: str) -> int:
        from ecumene.table.store.copying import restore

        return restore(Path(arguments.file), store)

    return copy(terminal, arguments, "restore", make)
