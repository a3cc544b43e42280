"""The terminal: where sentences go, in which language, how wide, and with colours or without."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TextIO

from ecumene.core.action import Seat
from ecumene.core.speech import NOBODY, Paint, unpainted
from ecumene.core.words import LANGUAGES, Words

FORMAT = 2
"""The version of all `--json` output; raised when a field changes its meaning or goes away."""

NARROWEST, WIDEST, USUAL = 40, 120, 100
SEAT_COLOURS = ("1;36", "1;33", "1;35", "1;32", "1;34", "1;31")
FAINT = "2"


class Terminal:
    """What the commands print on, and the command line's own words."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.words = Words.read(lang, Path(__file__).parent / "words")
        self.out: TextIO = sys.stdout
        self.err: TextIO = sys.stderr

    def print(self, text: str = "") -> None:
        """Print a text and end the line."""
        print(text, file=self.out, flush=True)

    def say(self, key: str, **args: object) -> None:
        """Print a sentence of the command line."""
        self.print(self.words(key, **args))

    def json(self, command: str, data: Mapping[str, object]) -> None:
        """Print what a command found, for a program."""
        self.print(json.dumps({"format": FORMAT, "command": command, **data}, ensure_ascii=False, indent=2))

    @property
    def width(self) -> int:
        """The columns to write in."""
        return max(NARROWEST, min(shutil.get_terminal_size((USUAL, 24)).columns, WIDEST))

    @property
    def paint(self) -> Paint:
        """Colours by seat where the terminal shows them and nobody minds."""
        return ansi if shows_colours(self.out, os.environ) else unpainted


def ansi(text: str, seat: Seat) -> str:
    """A text in the colour of a seat, by the codes that terminals understand."""
    code = FAINT if seat == NOBODY else SEAT_COLOURS[seat % len(SEAT_COLOURS)]
    return f"\x1b[{code}m{text}\x1b[0m" if text else text


def shows_colours(stream: TextIO, environment: Mapping[str, str]) -> bool:
    """Whether a stream is a terminal with colours; NO_COLOR (https://no-color.org) turns them off."""
    return stream.isatty() and not environment.get("NO_COLOR") and environment.get("TERM") != "dumb"


def language_of(environment: Mapping[str, str]) -> str:
    """The language a person has set for programs, where it is one of ours; English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            spoken = value[:2].lower()
            return spoken if spoken in LANGUAGES else "en"
    return "en"


def columns(rows: list[list[str]], left: int = 1) -> list[str]:
    """Rows of cells as lines, the first `left` columns flush left and the others flush right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines: list[str] = []
    for row in rows:
        cells = [
            cell.ljust(n) if i < left else cell.rjust(n) for i, (cell, n) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines
