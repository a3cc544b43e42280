"""`ecumene prune`: throw away tables that were kept long enough."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from dataclasses import asdict
from time import time

from ecumene.cli.arguments import Parser, add_json
from ecumene.cli.errors import UsageError, needs_table
from ecumene.cli.serve import add_keep
from ecumene.cli.terminal import Terminal


def add_arguments(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("store", metavar="URL", nargs="?", help=words("help-serve-store"))
    add_keep(parser)
    parser.add_argument("--dry-run", action="store_true", help=words("help-prune-dry-run"))
    add_json(parser)


def run(terminal: Terminal, arguments: Namespace) -> int:
    with needs_table(terminal):
        from ecumene.table.live.retention import Pruned, outdated, prune  # imported late, as by `serve`
        from ecumene.table.store import Store
        from ecumene.table.store.database import file_of
        from ecumene.table.web.settings import SettingError, Settings
    given = {name: getattr(arguments, name) for name in ("store", "keep_finished", "keep_abandoned", "keep_waiting")}
    try:
        settings = Settings.read(os.environ, **given)
    except SettingError as error:
        raise UsageError(terminal.words("serve-setting", name=error.name, what=error.value)) from error
    keeping = settings.keeping
    if not keeping:
        raise UsageError(terminal.words("prune-nothing"))
    file = file_of(settings.store)
    if file is not None and not file.is_file():
        raise UsageError(terminal.words("prune-no-store", file=str(file)))

    async def work() -> Pruned:
        store = await Store.open(settings.store, as_it_is=True)
        try:
            return await (outdated if arguments.dry_run else prune)(store, keeping, time())
        finally:
            await store.close()

    _tell(terminal, arguments, asdict(asyncio.run(work())))
    return 0


def _tell(terminal: Terminal, arguments: Namespace, counts: dict[str, int]) -> None:
    if arguments.json:
        terminal.json("prune", {"dry_run": arguments.dry_run, **counts})
        return
    terminal.say("prune-would" if arguments.dry_run else "prune-done", n=sum(counts.values()))
    for kind, count in counts.items():
        terminal.say(f"prune-{kind}", n=count)
