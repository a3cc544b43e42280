"""The content of Rise of Empires read by itself, as it is and changed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ecumene.core.content import Content
from ecumene.core.effects import EffectBook
from ecumene.games.rise_of_empires import content as empires_content
from ecumene.games.rise_of_empires.content import EmpiresContent
from ecumene.games.rise_of_empires.content_reading import read_content
from ecumene.games.rise_of_empires.vocabulary import vocabulary

Row = dict[str, Any]
FOLDER = Path(empires_content.__file__).parent / "content"


@cache
def ours() -> Content:
    return Content.read(FOLDER)


def read(content: Content) -> tuple[EmpiresContent, EffectBook]:
    """A box and the book of its effects."""
    book = EffectBook()
    return read_content(content, vocabulary(book)), book


@cache
def read_box() -> tuple[EmpiresContent, EffectBook]:
    return read(ours())


def changed(table: str, record: str, **values: Any) -> Content:
    """Our content with some fields of one record changed; `None` takes a field away."""
    rows = [dict(row, **values) if row["id"] == record else dict(row) for row in ours().tables[table]]
    return rewritten(table, [{key: value for key, value in row.items() if value is not None} for row in rows])


def rewritten(table: str, rows: list[Row]) -> Content:
    """Our content with another table in the place of one."""
    return Content({**ours().tables, table: rows}, ours().files)
