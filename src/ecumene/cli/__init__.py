"""The command line: `ecumene play`, `serve`, `check-store`, `prune`, `simulate`, `lab`, `replay`, `picture`, `rules`,
`content`, `games`, `backup`, `restore`, `operator`, `new-game`, `bench`.

Each command is a module with `add_arguments(parser)` and `run(terminal, arguments)`. Whatever a person gets wrong is
one line on stderr and exit code 2; Ctrl-C is exit code 130; nothing prints a traceback.
"""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType

from ecumene.cli.arguments import Parser
from ecumene.cli.terminal import Terminal, language_of
from ecumene.cli.version import add_version
from ecumene.core.errors import EcumeneError
from ecumene.core.words import LANGUAGES

COMMANDS = (
    "games",
    "play",
    "serve",
    "check-store",
    "simulate",
    "lab",
    "replay",
    "picture",
    "rules",
    "content",
    "prune",
    "backup",
    "restore",
    "operator",
    "new-game",
    "bench",
)

WRONG, BROKEN, INTERRUPTED = 2, 70, 130  # exit codes: bad input, our own fault, Ctrl-C
LONGEST = 500  # characters of a complaint: a spoilt file may hold endless lines


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    given = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a terminal that cannot show a letter shows a question mark
    try:
        terminal = Terminal(_language(given))
    except KeyboardInterrupt:  # there are no words for it yet
        return INTERRUPTED
    try:
        arguments = read_arguments(terminal, given)
        return int(module_of(arguments.command).run(terminal, arguments))
    except EcumeneError as error:
        from ecumene.cli.problems import in_words

        return _complain(in_words(terminal.lang, error), WRONG)
    except BrokenPipeError:
        # whoever read our output has gone; nothing more may be written, not even when Python closes the stream
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return _complain(terminal.words("interrupted"), INTERRUPTED)
    except SystemExit as end:  # argparse has printed its help
        return int(end.code or 0)
    except Exception as error:
        if os.environ.get("ECUMENE_DEBUG"):
            raise
        return _complain(terminal.words("internal", error=f"{type(error).__name__}: {error}"), BROKEN)


def module_of(command: str) -> ModuleType:
    """The module of a command, imported when the command is given: all of them take longer than most."""
    return import_module(f"ecumene.cli.{command.replace('-', '_')}")


def read_arguments(terminal: Terminal, given: Sequence[str]) -> Namespace:
    """The command and its arguments."""
    words = terminal.words
    parser = Parser(words=words, prog="ecumene", description=words("help-ecumene"))
    add_version(parser, terminal)
    commands = parser.commands(words("help-commands"), "command")
    for name in COMMANDS:
        about = words(f"help-{name}")
        command = commands.add_parser(name, words=words, help=about, description=about)
        if name in given:
            module_of(name).add_arguments(command)
    return parser.parse_args(given)


def _language(given: Sequence[str]) -> str:
    """The language to complain in, known before the arguments are read."""
    for i, word in enumerate(given):
        spoken = "".join(given[i + 1 : i + 2]) if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and spoken in LANGUAGES:
            return spoken
    return language_of(os.environ)


def _complain(text: str, code: int) -> int:
    line = " ".join(text.split())
    print(f"ecumene: {line if len(line) <= LONGEST else line[: LONGEST - 1] + '…'}", file=sys.stderr)
    return code
