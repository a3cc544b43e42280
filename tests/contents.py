"""The content of a game as it is and changed, for tests of how it is read."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from ecumene.core.content import Content, Row


class OurContent:
    """The content beside a module of a game."""

    def __init__(self, module: ModuleType) -> None:
        assert module.__file__ is not None
        self.folder = Path(module.__file__).parent / "content"

    @cached_property
    def _read(self) -> Content:
        return Content.read(self.folder)

    def ours(self) -> Content:
        """The content as it is, read once."""
        return self._read

    def owned(self, folder: Path, text: str) -> Content:
        """Our content with an owner's file laid over it."""
        path = folder / "mine.yaml"
        path.write_text(text, encoding="utf-8")
        return self.ours().overlaid(path)

    def changed(self, table: str, record: str, **values: Any) -> Content:
        """Our content with some fields of one record changed; `None` takes a field away."""
        rows = [dict(row, **values) if row["id"] == record else dict(row) for row in self.ours().tables[table]]
        return self.rewritten(table, [{key: value for key, value in row.items() if value is not None} for row in rows])

    def rewritten(self, table: str, rows: list[Row]) -> Content:
        """Our content with another table in the place of one."""
        return Content({**self.ours().tables, table: rows}, self.ours().files)
