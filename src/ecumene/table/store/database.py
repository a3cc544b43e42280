"""The connections to a database: one for the writer, a few for readers."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, OperationalError

from ecumene import installing
from ecumene.table.store.errors import StoreError, StoreUnavailable, gone_is_unavailable
from ecumene.table.store.migrate import is_current, upgrade

READERS = 4
BUSY_SECONDS = 5  # how long one waits for a lock that another process holds

# A server that is gone is noticed within seconds, and one that hangs holds no lock for long; addresses may differ.
POSTGRES_OPTIONS = {
    "application_name": "ecumene",
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
}
POSTGRES_SETUP = (
    f"SET lock_timeout = '{BUSY_SECONDS}s'",
    f"SET idle_in_transaction_session_timeout = '{2 * BUSY_SECONDS}s'",
)
SQLITE_SETUP = (
    f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}",
    "PRAGMA synchronous = FULL",  # an acknowledged entry outlives a power cut; many share one commit
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what is taken away leaves no trace in the file
)

to_json = partial(json.dumps, separators=(",", ":"), allow_nan=False)

DAMAGED: Final[dict[str, Any]] = {"": "damaged"}
"""Stands for what is no JSON. Nothing that we write has such a name in it."""


def from_json(text: str | bytes) -> Any:
    """What was written; one damaged value must not keep all that is read with it from being read."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return dict(DAMAGED)


class Database:
    """An address, and the engines that connect to it when they are first used."""

    def __init__(self, url: str) -> None:
        parsed = parse(url)
        self.writing = _engine(parsed, pool_size=1, max_overflow=0)
        self.reading = _engine(parsed, pool_size=READERS, max_overflow=1, isolation_level="AUTOCOMMIT")
        self.is_postgres = parsed.drivername.startswith("postgresql")
        self._file = file_of(url)
        self._opened = None if self._file is None else _which(self._file)
        if not self.is_postgres:
            event.listen(self.writing, "begin", _begin_immediate)

    def need_file(self) -> None:
        """Refuse to go on with a SQLite file that was taken away: what is written to it now, nobody would ever read."""
        if self._file is not None and _which(self._file) != self._opened:
            raise StoreUnavailable("SQLite: its file was deleted or replaced")

    def prepare(self) -> None:
        """Bring the tables up to date, whoever else is doing the same."""
        with gone_is_unavailable():
            if not self.is_postgres:
                _use_wal(self.reading)
            upgrade(self.writing)

    def check(self) -> None:
        """Refuse a database that this release would first have to change: a server may be using it."""
        with gone_is_unavailable():
            if not is_current(self.reading):
                raise StoreError("the store is of another Ecumene: start the server of this one on it first")

    def scrub(self) -> None:
        """Leave nothing in SQLite's journal of what was taken away. PostgreSQL's vacuum does it in its own time."""
        if not self.is_postgres:
            with gone_is_unavailable(), self.reading.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def dispose(self) -> None:
        """Close every connection."""
        self.writing.dispose()
        self.reading.dispose()


def parse(url: str) -> URL:
    """The address of a database we can keep tables in."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StoreError("the address of the store is not a URL such as sqlite:///ecumene.db") from None
    kind = parsed.drivername.partition("+")[0]
    if kind in ("postgres", "postgresql"):
        return parsed.set(drivername="postgresql+psycopg")
    if kind != "sqlite":
        raise StoreError(f"the store can be sqlite:///… or postgresql://…, not {kind}")
    if not parsed.database or parsed.database == ":memory:":
        raise StoreError("the store needs a file, as in sqlite:///ecumene.db")
    return parsed.set(drivername="sqlite")


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None of any other."""
    parsed = parse(url)
    return Path(parsed.database or "") if parsed.drivername == "sqlite" else None


def _engine(url: URL, **options: Any) -> Engine:
    set_up: Callable[[Any, object], None] | None = None if "options" in url.query else _set_up_postgres
    if url.drivername == "sqlite":
        set_up = _set_up_sqlite
        _make_file(Path(url.database or ""))
    else:
        options["connect_args"] = {key: value for key, value in POSTGRES_OPTIONS.items() if key not in url.query}
    try:
        # parameters stay out of errors and logs: seeds and names are among them
        engine = create_engine(
            url, json_serializer=to_json, json_deserializer=from_json, hide_parameters=True, **options
        )
    except ModuleNotFoundError:
        raise StoreError(f"PostgreSQL needs one more package: {installing.command('postgres')}") from None
    if set_up is not None:
        event.listen(engine, "connect", set_up)
    return engine


def _make_file(path: Path) -> None:
    """Nobody else on this machine may read it: it holds the seeds of running games."""
    try:
        path.touch(mode=0o600)
    except OSError as error:
        raise StoreError(f"{path}: {error.strerror}") from None


def _which(path: Path) -> tuple[int, int] | None:
    """Which file lies there; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _use_wal(engine: Engine) -> None:
    """Let readers and the writer not wait for each other. The file remembers it.

    This is the one statement for which SQLite does not wait when others are just opening the same new file.
    """
    deadline = monotonic() + BUSY_SECONDS
    while True:
        try:
            with engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA journal_mode = WAL")
            return
        except OperationalError:
            if monotonic() > deadline:
                raise
        sleep(0.01)


def _set_up_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # Python's sqlite3 would begin transactions at moments of its own choosing
    for statement in SQLITE_SETUP:
        connection.execute(statement)


def _set_up_postgres(connection: Any, _record: object) -> None:
    for statement in POSTGRES_SETUP:
        connection.execute(statement)
    connection.commit()


def _begin_immediate(connection: Any) -> None:
    """Take the lock before reading, so that what was read still holds when it is written."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
