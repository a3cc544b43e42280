"""Tapestry's content read by itself: its effects are only numbered and kept, so that tests can look at them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ecumene.core.content import Content, Fields
from ecumene.games.tapestry import content as tapestry_content
from ecumene.games.tapestry.content import Abilities, TapestryContent
from ecumene.games.tapestry.content_reading import read_content

Row = dict[str, Any]
FOLDER = Path(tapestry_content.__file__).parent / "content"


class Book:
    """Stands in for the effect book: numbers what it is given, and keeps it."""

    def __init__(self) -> None:
        self.kept: list[tuple[str, str, str, Any]] = []

    def number(self, row: Fields, field: str, order: str) -> int:
        self.kept.append((row.record, field, order, row.get(field)))
        return len(self.kept) - 1

    def effects(self, number: int) -> Any:
        return self.kept[number][3]


@cache
def ours() -> Content:
    return Content.read(FOLDER)


def abilities(row: Fields) -> Abilities:
    """Stands in for the reader of abilities: it accepts whatever they say."""
    row.read.update({"whenever", "modify"})
    return Abilities((), 0, 0)


@cache
def read_box() -> tuple[TapestryContent, Book]:
    book = Book()
    return read_content(ours(), book.number, abilities), book


def changed(table: str, record: str, **values: Any) -> Content:
    """Our content with some fields of one record changed; `None` takes a field away."""
    rows = [dict(row, **values) if row["id"] == record else dict(row) for row in ours().tables[table]]
    return rewritten(table, [{key: value for key, value in row.items() if value is not None} for row in rows])


def rewritten(table: str, rows: list[Row]) -> Content:
    """Our content with another table in the place of one."""
    return Content({**ours().tables, table: rows}, ours().files)
