"""`ecumene backup`: copy a store while a server runs on it."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from ecumene.cli.arguments import Parser, add_json
from ecumene.cli.errors import UsageError, needs_table
from ecumene.cli.terminal import Terminal


def add_arguments(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("file", metavar="FILE", help=words("help-backup-file"))
    parser.add_argument("--store", metavar="URL", help=words("help-serve-store"))
    add_json(parser)


def run(terminal: Terminal, arguments: Namespace) -> int:
    def make(store: str) -> int:
        from ecumene.table.store.copying import back_up

        return back_up(store, Path(arguments.file))

    return copy(terminal, arguments, "backup", make)


def copy(terminal: Terminal, arguments: Namespace, command: str, make: Callable[[str], int]) -> int:
    """Copy from or to the store that is meant, and say how many tables there are."""
    with needs_table(terminal):  # imported late, as by `serve`
        from ecumene.table.store.copying import CopyRefused
        from ecumene.table.web.settings import SettingError, Settings
    try:
        settings = Settings.read(os.environ, store=arguments.store)
    except SettingError as error:
        raise UsageError(terminal.words("serve-setting", name=error.name, what=error.value)) from error
    try:
        tables = make(settings.store)
    except CopyRefused as refused:
        raise UsageError(terminal.words(f"backup-{refused.why}", file=refused.file)) from refused
    if arguments.json:
        terminal.json(command, {"tables": tables, "file": arguments.file})
    else:
        terminal.say(f"{command}-done", n=tables, file=arguments.file)
    return 0
