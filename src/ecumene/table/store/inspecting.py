"""Looking into a store without changing it, whichever release wrote it: no migration runs, nothing is locked."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection, Engine, Table, create_engine, func, inspect, select, text
from sqlalchemy.exc import DBAPIError

from ecumene import installing
from ecumene.table.store.database import POSTGRES_OPTIONS, from_json, parse
from ecumene.table.store.errors import StoreError, reason
from ecumene.table.store.migrate import MIGRATIONS
from ecumene.table.store.reading import began_with, content_named, entries_after
from ecumene.table.store.rows import ContentRow, EntryRow, TableRow
from ecumene.table.store.schema import CONTENTS, SUMMARIES, TABLES

REVISIONS = sorted(path.name[1:5] for path in (MIGRATIONS / "versions").glob("v*.py"))
"""The versions of the database's tables that this release knows, the newest last."""


class Inspection:
    """A store that is only read."""

    def __init__(self, url: str) -> None:
        self._engine = _read_only(url)
        try:
            with self._engine.connect() as connection:
                names = set(inspect(connection).get_table_names())
                if not {"tables", "entries", "alembic_version"} <= names:
                    raise StoreError("there are no tables of Ecumene in this store")
                self.revision = str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())
                self._columns = {name: _columns(connection, name) for name in names & {"tables", "contents"}}
        except DBAPIError as error:
            raise StoreError(f"the store cannot be read: {reason(error)}") from None
        if self.revision not in REVISIONS:
            raise StoreError("the store was written by a newer Ecumene")

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def table_ids(self) -> list[str]:
        """Every table, the oldest first."""
        with self._engine.connect() as connection:
            return [name for (name,) in connection.execute(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id))]

    def table(self, table_id: str) -> tuple[TableRow, list[EntryRow], str]:
        """A table, its log, and the status that it has in lists."""
        with self._engine.connect() as connection:
            query = select(*self._known(TABLES)).where(TABLES.c.id == table_id)
            row = TableRow(**connection.execute(query).one()._mapping)
            status = connection.execute(select(SUMMARIES.c.status).where(SUMMARIES.c.table_id == table_id)).scalar()
            return row, entries_after(connection, table_id, 0), str(status or "")

    def content(self, game: str, hash: str) -> ContentRow | None:
        """Content that some table began with, where the store keeps it already."""
        return content_named(hash, [row for row, _ in self.contents(game)])

    def contents(self, game: str = "") -> list[tuple[ContentRow, int]]:
        """The contents that the store keeps, of one game or of all, and how many tables began with each."""
        if "contents" not in self._columns:
            return []
        query = select(*CONTENTS.c, func.count(TABLES.c.id)).outerjoin(TABLES, began_with()).group_by(*CONTENTS.c)
        if game:
            query = query.where(CONTENTS.c.game == game)
        with self._engine.connect() as connection:
            rows = connection.execute(query.order_by(CONTENTS.c.game, CONTENTS.c.release, CONTENTS.c.hash)).all()
        return [(ContentRow(*facts), tables) for *facts, tables in rows]

    def _known(self, table: Table) -> list[Any]:
        """The columns that the store has of those that a table has here."""
        return [column for column in table.columns if column.name in self._columns[table.name]]


def _columns(connection: Connection, name: str) -> set[str]:
    return {column["name"] for column in inspect(connection).get_columns(name)}


def _read_only(url: str) -> Engine:
    """Connections that cannot write."""
    parsed = parse(url)
    if parsed.drivername == "sqlite":
        path = Path(parsed.database or "").absolute()
        if not path.is_file():
            raise StoreError(f"{path}: no such file")
        address = f"file:{quote(str(path))}?mode=ro"
        return create_engine(
            "sqlite://", creator=lambda: sqlite3.connect(address, uri=True), json_deserializer=from_json
        )
    settings = {key: value for key, value in POSTGRES_OPTIONS.items() if key not in parsed.query}
    settings["options"] = "-c default_transaction_read_only=on"
    try:
        return create_engine(parsed, connect_args=settings, hide_parameters=True, isolation_level="AUTOCOMMIT")
    except ModuleNotFoundError:
        raise StoreError(f"PostgreSQL needs one more package: {installing.command('postgres')}") from None
