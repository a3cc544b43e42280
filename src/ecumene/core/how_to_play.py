"""How to play: the page for a first game, written in Markdown beside the game, one file for each language.

A game's `how_to_play/en.md` and `fr.md` are read into chapters of plain blocks, so that a screen can show them with its
own type and open them at the phase being played. Of Markdown there is what such a page needs: headings, paragraphs,
lists, tables; bold, italics and code stay in the text. Three comments, which other readers of Markdown do not see, say
more, each on a line of its own:

    <!-- phases: expand, reorganise -->           the chapter is about these phases of a turn
    <!-- picture: expansion 60 map | Caption -->  the region `map` when that question is asked after 60 moves
    <!-- not on the page -->                      the chapter is for readers of the file only
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ecumene.core.errors import ContentError

FOLDER: Final = "how_to_play"
_COMMENT: Final[re.Pattern[str]] = re.compile(r"^<!-- (phases|picture): (.*) -->$")
_ITEM: Final[re.Pattern[str]] = re.compile(r"^(- |\d+\. )(.*)$")
_ELSEWHERE: Final = "<!-- not on the page -->"
_OTHER_LANGUAGE: Final[re.Pattern[str]] = re.compile(r"^\[[^]]*\]\(\w+\.md\)$")
_RULE: Final[re.Pattern[str]] = re.compile(r"^\|[-| :]+\|$")


@dataclass(frozen=True)
class Picture:
    """A moment of a game of ours and the part of the table to look at."""

    question: str
    moves: int
    region: str
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Block:
    """A piece of a chapter: `text`, `heading`, `list`, `steps`, `table` or `picture`.

    A list has a row for each of its items; a table one for each line, its head first. The text of a picture tells what
    is seen on it.
    """

    kind: str
    text: str = ""
    rows: tuple[tuple[str, ...], ...] = ()
    picture: Picture | None = None


@dataclass(frozen=True)
class Chapter:
    """A chapter with the phases of a turn that it is about; the first one, before any heading, has no title."""

    title: str
    phases: tuple[str, ...]
    blocks: tuple[Block, ...]


def how_to_play(folder: Path, lang: str) -> tuple[Chapter, ...]:
    """The chapters that a game of `folder` has in `lang`; none where nobody has written any."""
    path = folder / FOLDER / f"{lang}.md"
    return read_chapters(path.read_text(encoding="utf-8"), path.name) if path.exists() else ()


def read_chapters(text: str, file: str = "") -> tuple[Chapter, ...]:
    """The chapters of a page of Markdown; its own title, the line with one `#`, is left to whoever shows it."""
    chapters: list[Chapter] = []
    title, lines = "", list[str]()
    for line in [*text.splitlines(), "## "]:
        if line.startswith("## "):
            if _ELSEWHERE not in lines and (title or any(lines)):
                chapters.append(_chapter(title, lines, file))
            title, lines = line[3:].strip(), []
        elif not line.startswith("# ") and not _OTHER_LANGUAGE.match(line):
            lines.append(line.strip())
    return tuple(chapters)


def _chapter(title: str, lines: Sequence[str], file: str) -> Chapter:
    phases: list[str] = []
    blocks: list[Block] = []
    for group in _groups(lines):
        comment = _COMMENT.match(group[0])
        if comment and comment[1] == "phases":
            phases += [phase.strip() for phase in comment[2].split(",")]
        elif comment:
            blocks.append(_picture(comment[2], file))
        else:
            blocks.append(_block(group))
    return Chapter(title, tuple(phases), tuple(blocks))


def _groups(lines: Sequence[str]) -> Iterator[list[str]]:
    """Lines that belong together: an empty line parts them, and a comment or a heading stands by itself."""
    group: list[str] = []
    for line in [*lines, ""]:
        alone = line.startswith(("<!-- ", "### "))
        if (not line or alone) and group:
            yield group
            group = []
        if alone:
            yield [line]
        elif line:
            group.append(line)


def _block(group: Sequence[str]) -> Block:
    if group[0].startswith("### "):
        return Block("heading", group[0][4:])
    if group[0].startswith("|"):
        return Block("table", rows=tuple([_cells(line) for line in group if not _RULE.match(line)]))
    first = _ITEM.match(group[0])
    if first is None:
        return Block("text", " ".join(group))
    items: list[str] = []
    for line in group:
        item = _ITEM.match(line)
        if item:
            items.append(item[2])
        else:
            items[-1] += " " + line
    return Block("list" if first[1] == "- " else "steps", rows=tuple([(item,) for item in items]))


def _cells(line: str) -> tuple[str, ...]:
    return tuple([cell.strip() for cell in line.strip("|").split("|")])


def _picture(text: str, file: str) -> Block:
    """What a comment says of a picture: `expansion 60 map world=quick | Caption`."""
    moment, bar, caption = text.partition(" | ")
    words = moment.split()
    if len(words) < 3 or not words[1].isdecimal() or not bar:
        raise ContentError(f'{file}: a picture needs a question, moves, a region and a caption, not "{text}"')
    options = [word.partition("=") for word in words[3:]]
    picture = Picture(words[0], int(words[1]), words[2], tuple([(key, value) for key, _, value in options]))
    return Block("picture", caption, picture=picture)
