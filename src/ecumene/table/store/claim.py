"""Claiming a SQLite file for one server.

Two servers on one file would not hear each other: each would tell its people of half the game. The claim is a lock of
the operating system on a file beside the database, so whatever ends the server ends the claim too, be it kill -9 or a
power cut. It keeps no one from reading: tools look at the store, and prune it, while a server runs. The database itself
cannot carry the lock, for SQLite would lose its own locks when we let go of ours.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from ecumene.table.store.database import parse
from ecumene.table.store.errors import StoreError

try:
    import fcntl
except ImportError:  # pragma: no cover - Windows, where a server is for trying out only
    fcntl = None  # type: ignore[assignment]

SUFFIX = "-server"


class StoreTaken(StoreError):
    """Another server has the SQLite file."""

    def __init__(self, file: str) -> None:
        super().__init__(
            f"{file}: another server already uses this SQLite file; for several servers, keep the tables in PostgreSQL"
        )
        self.file = file


@contextmanager
def claimed(url: str) -> Iterator[None]:
    """Be the only server on a SQLite file. PostgreSQL is made for several."""
    parsed = parse(url)
    if parsed.drivername != "sqlite" or fcntl is None:
        yield
        return
    file = Path(parsed.database or "").resolve()  # whatever way leads to it
    with _lock_file(file) as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StoreTaken(parsed.database or "") from None
        yield


def _lock_file(file: Path) -> IO[bytes]:
    """The file beside the database. It stays when the server ends: to remove it could unlock somebody else's."""
    try:
        return file.with_name(file.name + SUFFIX).open("ab")
    except OSError as error:
        raise StoreError(f"{file}: {error.strerror}") from None
