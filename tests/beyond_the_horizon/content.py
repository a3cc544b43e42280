"""The content of Beyond the Horizon read by itself, as it is and changed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ecumene.core.content import Content
from ecumene.core.effects import EffectBook
from ecumene.games.beyond_the_horizon import content as horizon_content
from ecumene.games.beyond_the_horizon.content import HorizonContent
from ecumene.games.beyond_the_horizon.content_reading import read_content
from ecumene.games.beyond_the_horizon.vocabulary import vocabulary

Row = dict[str, Any]
FOLDER = Path(horizon_content.__file__).parent / "content"


@cache
def ours() -> Content:
    return Content.read(FOLDER)


def read(content: Content) -> tuple[HorizonContent, EffectBook]:
    """A box and the book of its effects."""
    book = EffectBook()
    return read_content(content, vocabulary(book)), book


@cache
def read_box() -> tuple[HorizonContent, EffectBook]:
    return read(ours())


def owned(folder: Path, text: str) -> Content:
    """Our content with an owner's file laid over it."""
    path = folder / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    return ours().overlaid(path)


def changed(table: str, record: str, **values: Any) -> Content:
    """Our content with some fields of one record changed; `None` takes a field away."""
    rows = [dict(row, **values) if row["id"] == record else dict(row) for row in ours().tables[table]]
    return rewritten(table, [{key: value for key, value in row.items() if value is not None} for row in rows])


def rewritten(table: str, rows: list[Row]) -> Content:
    """Our content with another table in the place of one."""
    return Content({**ours().tables, table: rows}, ours().files)
