"""The examples of the pages: fenced blocks, each with the comment before it that says how far it can be tried.

Nothing said, a block is run. `<!-- parsed: why -->` before it: its commands are read, not carried out. `<!-- not run:
why -->`: it is something else that this cannot try. `<!-- printed -->`: it is no example but what the Python above it
prints, and compared with that. A block in the language `usage` is a form of a command, with
brackets around what may be left out and capitals for what is to be filled in: it is parsed too, and so are commands
that are set off by an indent alone.
"""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
OUTSIDE = ("README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md", "CODE_OF_CONDUCT.md")

FENCED = re.compile(
    r"(?:^ *<!-- (?P<how>parsed|not run|printed)(?:: (?P<why>[^\n]+))? -->\n)?"
    r"^(?P<indent> *)```(?P<language>[^\n]*)\n(?P<text>.*?)^(?P=indent)```$",
    re.M | re.S,
)
FILLED = {
    "N": "1",
    "FILE": "a.yaml",
    "DIR": ".",
    "NAME": "orchard",
    "GAME": "vinci",
    "URL": "sqlite:///a.db",
    "HASH": "ab",
}
"""What stands for the capitals of a form."""


@dataclass(frozen=True)
class Snippet:
    """A block of a page, and where its text begins there."""

    page: str
    line: int
    language: str
    text: str
    how: str = "run"
    why: str = ""

    def commands(self) -> list[list[str]]:
        """The words of each command of a shell block."""
        text = self.text.replace("\\\n", " ")
        if self.language == "usage":
            text = re.sub(r" \| [^\]\n]*(?=\])", "", text)  # of several ways the first
            text = re.sub(r"(?<!\w)\[|\](?!['\"])", "", text)
        words = [shlex.split(line, comments=True) for line in text.splitlines()]
        if self.language == "usage":
            words = [[FILLED.get(word, word) for word in command] for command in words]
        return [command for command in words if command]


def pages() -> list[Path]:
    """Every page that holds examples."""
    return [*(ROOT / name for name in OUTSIDE), *sorted((ROOT / "docs").rglob("*.md"))]


def snippets_of(page: Path) -> list[Snippet]:
    """The fenced blocks of a page."""
    text = page.read_text(encoding="utf-8")
    name = page.relative_to(ROOT).as_posix()
    return [*read(text, name), *loose(text, name)]


def read(text: str, page: str) -> list[Snippet]:
    """The fenced blocks of a text."""
    found: list[Snippet] = []
    for block in FENCED.finditer(text):
        line = text.count("\n", 0, block.start("text")) + 1
        lines = [row.removeprefix(block["indent"]) for row in block["text"].splitlines(keepends=True)]
        language = block["language"].split()[0] if block["language"].strip() else ""
        found.append(Snippet(page, line, language, "".join(lines), block["how"] or "run", block["why"] or ""))
    return found


def loose(text: str, page: str) -> list[Snippet]:
    """Commands in blocks that have no fence, only an indent: read as forms, for nothing says that they can be run."""
    outside = FENCED.sub(lambda block: "\n" * block[0].count("\n"), text)
    commands = re.finditer(r"^ {4,}((?:ecumene|pip|make|python) .*)$", outside, re.M)
    return [Snippet(page, outside.count("\n", 0, found.start()) + 1, "usage", found[1] + "\n") for found in commands]


def program(snippets: list[Snippet]) -> str:
    """The Python of a page as one program, every line where it stands on the page."""
    lines: list[str] = []
    for snippet in snippets:
        lines += [""] * (snippet.line - 1 - len(lines))
        lines += snippet.text.splitlines()
    return "\n".join(lines) + "\n"
