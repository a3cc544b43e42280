"""Tapestry's content read by itself: its effects are only numbered and kept, so that tests can look at them."""

from __future__ import annotations

from functools import cache
from typing import Any

from ecumene.core.content import Fields
from ecumene.games import tapestry
from ecumene.games.tapestry.box.content import Abilities, TapestryContent
from ecumene.games.tapestry.box.reading import read_base
from tests.contents import OurContent

OURS = OurContent(tapestry)
ours, changed, rewritten = OURS.ours, OURS.changed, OURS.rewritten


class Book:
    """Stands in for the effect book: numbers what it is given, and keeps it."""

    def __init__(self) -> None:
        self.kept: list[tuple[str, str, str, Any]] = []

    def number(self, row: Fields, field: str, order: str) -> int:
        self.kept.append((row.record, field, order, row.get(field)))
        return len(self.kept) - 1

    def effects(self, number: int) -> Any:
        return self.kept[number][3]


def abilities(row: Fields) -> Abilities:
    """Stands in for the reader of abilities: it accepts whatever they say."""
    row.read.update({"whenever", "modify"})
    return Abilities((), 0, 0)


@cache
def read_box() -> tuple[TapestryContent, Book]:
    book = Book()
    return read_base(ours(), book.number, abilities), book
