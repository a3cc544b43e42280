"""`ecumene serve`: a table in the browser."""

from __future__ import annotations

import argparse
import os
from argparse import Namespace
from collections.abc import Callable

from ecumene.cli.arguments import Parser, whole
from ecumene.cli.errors import UsageError, needs_table
from ecumene.cli.terminal import Terminal
from ecumene.core.words import Words

LOGS = ("plain", "json")
HOOKS = ("outside", "anywhere", "none")
WHOLE = (
    "workers", "tables-per-hour", "seats-per-hour", "channels-per-hour", "sockets-per-address", "body-bytes",
    "bytes-per-second", "kept-megabytes",
)  # fmt: skip
KEEP = ("keep-finished", "keep-abandoned", "keep-waiting")
DECIMAL = ("bot-pause", "unwatched", "messages-per-second", "calls-per-second", "work-per-second", "tell-delay")
TEXT = (
    ("host", "HOST"),
    ("store", "URL"),
    ("page", "FOLDER"),
    ("proxies", "ADDRESSES"),
    ("origins", "ORIGINS"),
    ("address", "URL"),
    ("smtp", "URL"),
    ("mail-from", "ADDRESS"),
)


def add_arguments(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("--port", metavar="N", type=whole(words, 1), help=words("help-serve-port"))
    for name, metavar in TEXT:
        parser.add_argument(f"--{name}", metavar=metavar, help=words(f"help-serve-{name}"))
    for name in WHOLE:
        parser.add_argument(f"--{name}", metavar="N", type=whole(words, 0), help=words(f"help-serve-{name}"))
    for name in DECIMAL:
        parser.add_argument(f"--{name}", metavar="N", type=decimal(words), help=words(f"help-serve-{name}"))
    add_keep(parser)
    parser.add_argument("--hooks", metavar="WHERE", choices=HOOKS, help=words("help-serve-hooks"))
    parser.add_argument("--log", metavar="KIND", choices=LOGS, help=words("help-serve-log"))


def add_keep(parser: Parser) -> None:
    """How long tables are kept."""
    for name in KEEP:
        words = parser.words
        parser.add_argument(f"--{name}", metavar="DAYS", type=decimal(words), help=words(f"help-serve-{name}"))


def decimal(words: Words) -> Callable[[str], float]:
    """Reads a number that is not negative."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = -1.0
        if not 0 <= number < 1e12:
            raise argparse.ArgumentTypeError(words("usage-decimal", what=text[:40]))
        return number

    return read


def run(terminal: Terminal, arguments: Namespace) -> int:
    with needs_table(terminal):
        from ecumene.table.store.claim import StoreTaken
        from ecumene.table.web.nearby import is_loopback, own_address  # imported late: needs more than the rules do
        from ecumene.table.web.serve import PortBusy, serve
        from ecumene.table.web.settings import SettingError, Settings
    given = {name: value for name, value in vars(arguments).items() if name not in ("command", "lang")}
    try:
        settings = Settings.read(os.environ, **given)
        if settings.smtp and not settings.address:
            raise UsageError(terminal.words("serve-smtp-address"))

        def started(address: str) -> None:
            terminal.say("serve-address", address=address)
            here = own_address()
            if is_loopback(settings.host):
                terminal.say("serve-here-only", host=here or terminal.words("serve-own-address"))
            elif settings.host in ("0.0.0.0", "::") and here is not None:
                terminal.say("serve-others", address=f"http://{here}:{address.rpartition(':')[2]}")

        serve(settings, started)
    except SettingError as error:
        raise UsageError(terminal.words("serve-setting", name=error.name, what=error.value)) from error
    except StoreTaken as error:
        raise UsageError(terminal.words("serve-store-taken", file=error.file)) from error
    except PortBusy as error:
        said = terminal.words("serve-port", host=error.host, port=str(error.port), reason=error.reason)
        raise UsageError(said) from error
    terminal.say("serve-over")
    return 0
