"""`ecumene operator`: for whoever runs a server. `token` makes the secret that opens the operator's page."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace

from ecumene.cli.arguments import Parser, add_json
from ecumene.cli.errors import UsageError, needs_table
from ecumene.cli.terminal import Terminal


def add_arguments(parser: Parser) -> None:
    words = parser.words
    actions = parser.commands(words("help-commands"), "action")
    about = words("help-operator-token")
    token = actions.add_parser("token", words=words, help=about, description=about)
    token.add_argument("store", metavar="URL", nargs="?", help=words("help-serve-store"))
    add_json(token)


def run(terminal: Terminal, arguments: Namespace) -> int:
    with needs_table(terminal):  # imported late, as by `serve`
        from ecumene.table.store import Store
        from ecumene.table.store.database import file_of
        from ecumene.table.web.moderating import new_token
        from ecumene.table.web.settings import SettingError, Settings
    try:
        settings = Settings.read(os.environ, store=arguments.store)
    except SettingError as error:
        raise UsageError(terminal.words("serve-setting", name=error.name, what=error.value)) from error
    file = file_of(settings.store)
    if file is not None and not file.is_file():
        raise UsageError(terminal.words("prune-no-store", file=str(file)))

    async def make() -> str:
        store = await Store.open(settings.store, as_it_is=True)
        try:
            return await new_token(store.operating)
        finally:
            await store.close()

    token = asyncio.run(make())
    if arguments.json:
        terminal.json("operator", {"token": token})
        return 0
    terminal.say("operator-token")
    terminal.print(f"\n    {token}\n")
    terminal.say("operator-token-use")
    return 0
