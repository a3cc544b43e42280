"""Putting the store of a release into a database."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import JSON, Boolean, MetaData, insert

from ecumene.table.store.database import Database
from ecumene.table.store.migrate import upgrade

SQL = sorted(Path(__file__).parent.glob("*.sql"))
"""The store of each release."""

ORDER = ("tables", "contents", "entries", "summaries", "members", "guests", "settings")


def load(sql: Path, url: str) -> None:
    """Make a database what the release left behind, at the version of its tables that it had."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            connection.executescript(sql.read_text(encoding="utf-8"))
        return
    with closing(sqlite3.connect(":memory:")) as old:
        old.row_factory = sqlite3.Row
        old.executescript(sql.read_text(encoding="utf-8"))
        database = Database(url)
        upgrade(database.writing, old.execute("SELECT version_num FROM alembic_version").fetchone()[0])
        schema = MetaData()
        schema.reflect(database.reading)
        with database.writing.begin() as connection:
            for name in ORDER:
                if name in schema.tables:
                    table = schema.tables[name]
                    for row in old.execute(f'SELECT * FROM "{name}"'):
                        connection.execute(insert(table), {c.name: _value(c.type, row[c.name]) for c in table.columns})
        database.dispose()


def _value(kind: object, value: object) -> object:
    """What SQLite keeps of a value, as PostgreSQL takes it."""
    if isinstance(kind, JSON) and isinstance(value, str):
        return json.loads(value)
    return bool(value) if isinstance(kind, Boolean) else value
