"""What the commands that write reports share: their arguments, their progress, and where the page goes."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ecumene.cli.arguments import Parser, whole
from ecumene.cli.errors import UsageError, reason_of
from ecumene.cli.progress import Bar
from ecumene.cli.terminal import Terminal
from ecumene.cli.working import add_workers
from ecumene.core.words import Words

if TYPE_CHECKING:
    from ecumene.lab.balance.playing import Sample
    from ecumene.lab.page import Page
    from ecumene.lab.work.units import Told

KEPT = "artifacts/balance"
BOT, SEED = "greedy", 0


def add_playing(parser: Parser, games: int) -> None:
    """How many games are played, by whom, and where they are kept."""
    words = parser.words
    add = parser.add_argument
    add("--games", metavar="N", type=whole(words, 1), default=games, help=words("help-study-games", n=games))
    add("--seats", metavar="N,…", type=_numbers(words), default=(), help=words("help-study-seats"))
    add("--bot", metavar="BOT", default=BOT, help=words("help-study-bot"))
    add("--seed", metavar="S", type=whole(words), default=SEED, help=words("help-study-seed"))
    add("--option", metavar="NAME=VALUE", action="append", default=[], help=words("help-option"))
    add_workers(parser)
    add("--keep", metavar="FOLDER", type=Path, default=Path(KEPT), help=words("help-study-keep"))


def add_writing(parser: Parser) -> None:
    """Where the page goes."""
    words = parser.words
    parser.add_argument("--name", metavar="NAME", type=_file_name(words), help=words("help-study-name"))
    parser.add_argument("--write", metavar="FOLDER", type=Path, help=words("help-study-write"))


def put(terminal: Terminal, page: Page, folder: Path | None) -> int:
    """Write the page and say where, or print it."""
    if folder is None:
        terminal.print(page.markdown())
        return 0
    try:
        files = page.write(folder)
    except OSError as error:
        raise UsageError(terminal.words("file-unwritable", file=str(folder), reason=reason_of(error))) from error
    for path in files:
        terminal.print(str(path))
    return 0


class Bars:
    """A bar of progress for each sample, one after the other, and how many games there are in all."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal
        self.games = 0

    @contextmanager
    def __call__(self, sample: Sample) -> Iterator[Told]:
        before = self.games
        with Bar(self._terminal, "study-progress", seats=sample.setup.seats) as bar:

            def hear(done: int, total: int | None) -> None:
                self.games = before + done
                bar(done, total)

            yield hear


def _numbers(words: Words) -> Callable[[str], list[int]]:
    read = whole(words, 1)
    return lambda text: sorted({read(part) for part in text.split(",")})


def _file_name(words: Words) -> Callable[[str], str]:
    """Reads a name that is one file, here."""

    def read(text: str) -> str:
        if not re.fullmatch(r"[a-z0-9_]+", text):
            raise argparse.ArgumentTypeError(words("study-name", what=text[:40]))
        return text

    return read
