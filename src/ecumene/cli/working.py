"""What commands with long work share: who does it, what is said at Ctrl-C, and what went wrong, in a person's words."""

from __future__ import annotations

import argparse
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, redirect_stdout

from ecumene import installing
from ecumene.cli.arguments import Parser, whole
from ecumene.cli.errors import UsageError
from ecumene.cli.terminal import Terminal
from ecumene.core.words import Words
from ecumene.lab.work import LabError, Workers, workers_on

INTERRUPTED = 130


def add_workers(parser: Parser, jobs: str = "help-lab-workers") -> None:
    """How many processes work, and where."""
    words = parser.words
    parser.add_argument("--jobs", metavar="N", type=whole(words, 1), help=words(jobs))
    parser.add_argument("--on", metavar="CLUSTER", type=cluster(words), help=words("help-lab-on"))


def cluster(words: Words) -> Callable[[str], str]:
    """Reads where a cluster is."""

    def read(text: str) -> str:
        if text != "ray" and not text.startswith("ray://"):
            raise argparse.ArgumentTypeError(words("lab-on", what=text[:80]))
        return text

    return read


@contextmanager
def hired(terminal: Terminal, arguments: Namespace) -> Iterator[Workers]:
    """Who works. Ray tells on stdout of machines that died, where nothing but our answer may stand."""
    with redirect_stdout(terminal.err), closing(workers_on(arguments.on, arguments.jobs)) as workers:
        yield workers


@contextmanager
def plainly(terminal: Terminal) -> Iterator[None]:
    """Around long work: what goes wrong with it is said in a person's words, and what is missing is named."""
    try:
        yield
    except LabError as error:
        raise UsageError(terminal.words(f"lab-wrong-{error.kind}", **error.values)) from error
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "ecumene"):
            raise
        extras = ("lab", "ray") if missing == "ray" else ("lab",)
        said = terminal.words("lab-install", what=missing, command=installing.command(*extras))
        raise UsageError(said) from error


def say_kept(terminal: Terminal, key: str, done: int, folder: str | None) -> None:
    """What is left after Ctrl-C, on stderr."""
    told = terminal.words(key, n=done, folder=folder or "")
    print(told if folder else terminal.words("lab-not-kept", n=done), file=terminal.err)
