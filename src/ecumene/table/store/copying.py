"""Backups of a SQLite store, made while a server writes to it, and stores made from them.

PostgreSQL has programs of its own for both. A copy is written beside its place and put there whole: whoever finds one
has all of it.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from ecumene.table.store.claim import claimed
from ecumene.table.store.database import BUSY_SECONDS, file_of
from ecumene.table.store.errors import StoreError

PART = ".part"

SAID: dict[str, str] = {
    "postgres": "a backup of PostgreSQL is made by pg_dump and read by pg_restore",
    "missing": "there is no store",
    "exists": "is there already, and is not written over",
    "foreign": "is not a store of Ecumene",
    "broken": "is damaged",
}


class CopyRefused(StoreError):
    """Nothing was copied: `why` is `postgres`, `missing`, `exists`, `foreign` or `broken`, of that `file`."""

    def __init__(self, why: str, file: Path | str = "") -> None:
        super().__init__(f"{file}: {SAID[why]}" if file else SAID[why])
        self.why, self.file = why, str(file)


def back_up(url: str, target: Path) -> int:
    """Copy a store into a file, as it is at one moment, whoever writes meanwhile. How many tables it has."""
    return _copy(_sqlite(url), target)


def restore(source: Path, url: str) -> int:
    """Make a store of a backup; one that is there already is refused. How many tables it has."""
    target = _sqlite(url)
    for beside in (target, *(target.with_name(target.name + end) for end in ("-wal", "-shm"))):
        _need_free(beside)  # SQLite would take another store's journal for this one's
    if not source.is_file():
        raise CopyRefused("missing", source)
    with claimed(url):
        return _copy(source, target)


def _sqlite(url: str) -> Path:
    file = file_of(url)
    if file is None:
        raise CopyRefused("postgres")
    return file


def _need_free(file: Path) -> None:
    if file.exists():
        raise CopyRefused("exists", file)


def _copy(source: Path, target: Path) -> int:
    if not source.is_file():
        raise CopyRefused("missing", source)
    _need_free(target)
    part = target.with_name(target.name + PART)
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds the seeds of running games
        try:
            tables = _fill(source, part)
            _need_free(target)
            part.rename(target)
            _sync(target.parent)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise StoreError(f"{target}: {error.strerror}") from None
    return tables


def _fill(source: Path, part: Path) -> int:
    """Copy in one step: a writer is not kept waiting, and what it writes meanwhile does not begin the copy anew."""
    try:
        with closing(sqlite3.connect(source, timeout=BUSY_SECONDS)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, without a journal beside it
            tables = _checked(new, source)
    except sqlite3.DatabaseError as error:
        raise CopyRefused("broken" if "malformed" in str(error) else "foreign", source) from None
    with part.open("rb+") as written:
        os.fsync(written.fileno())
    return tables


def _checked(copy: sqlite3.Connection, source: Path) -> int:
    """How many tables a copy has, once it is known to be a store, and whole."""
    if copy.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
        raise CopyRefused("broken", source)
    named = {name for (name,) in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not {"alembic_version", "tables", "entries"} <= named:
        raise CopyRefused("foreign", source)
    return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])


def _sync(folder: Path) -> None:
    """Let the name outlive a power cut, where the system can do that for a folder."""
    try:
        opened = os.open(folder, os.O_RDONLY)
    except OSError:  # pragma: no cover - Windows
        return
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
