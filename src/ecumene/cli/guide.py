"""What a game's `guide/*.ftl` tell of its content: what a table holds, what a field means, what a verb does.

`table-cards`, `field-cards-worth` or, for all tables, `field-worth`, and `verb-gain`. Verbs that all games share are
explained by the command line's own words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ecumene.cli.terminal import Terminal
from ecumene.core.game import Game
from ecumene.core.overlaying import PROVENANCE, WORDS
from ecumene.core.words import Words

FOLDER = "guide"


def kind_of(table: str) -> str:
    """What the records of a table are, whichever box it is of."""
    return table.rpartition(".")[2]


class Guide:
    """What can be said about the content of a game in one language; a game without a guide says nothing."""

    def __init__(self, terminal: Terminal, game: Game) -> None:
        self.game = game
        self.common = terminal.words
        folder = game.folder / FOLDER
        there = (folder / f"{terminal.lang}.ftl").is_file()
        self.words = Words.read(terminal.lang, folder) if there else Words(terminal.lang, "")

    def table(self, table: str) -> str:
        """What a table holds."""
        return self._said(f"table-{kind_of(table)}")

    def fields(self, table: str) -> list[str]:
        """The fields that its records, or others of their kind, may have, as far as they are explained."""
        alike = [rows for name, rows in self.game.content.tables.items() if kind_of(name) == kind_of(table)]
        found = dict.fromkeys(field for rows in alike for row in rows for field in row)
        left = ("id", WORDS, *PROVENANCE)
        return [field for field in found if field not in left and self.field(table, field)]

    def field(self, table: str, field: str) -> str:
        """What a field means."""
        return self._said(f"field-{kind_of(table)}-{field}") or self._said(f"field-{field}")

    def verb(self, verb: str) -> str:
        """What an effect does."""
        key = f"verb-{verb}"
        return self._said(key) or (self.common(key) if key in self.common else "")

    def verbs(self, tables: Sequence[str]) -> dict[str, object]:
        """The verbs that tables of these kinds use, each with the shortest of our examples."""
        kinds = {kind_of(table) for table in tables}
        found: dict[str, object] = {}
        for name, rows in self.game.content.tables.items():
            for row in rows if kind_of(name) in kinds else ():
                for verb, effect in effects_in(row):
                    if self.verb(verb) and (verb not in found or len(str(effect)) < len(str(found[verb]))):
                        found[verb] = effect
        return dict(sorted(found.items()))

    def _said(self, key: str) -> str:
        return self.words(key) if key in self.words else ""


def effects_in(value: object) -> Iterator[tuple[str, object]]:
    """Whatever looks like an effect, one verb with what it says inside a list, however deep it lies."""
    if isinstance(value, dict):
        for part in value.values():
            yield from effects_in(part)
    elif isinstance(value, list):
        for part in value:
            if isinstance(part, dict) and len(part) == 1:
                yield str(next(iter(part))), part
            yield from effects_in(part)
