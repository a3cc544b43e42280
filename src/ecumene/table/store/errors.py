"""What can go wrong with a store, said without any secret: no address, no password, no value of a row."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DatabaseError, DBAPIError, InterfaceError, InternalError, OperationalError

from ecumene.core.errors import EcumeneError


class StoreError(EcumeneError):
    """A store that cannot be opened as it was asked for."""


class StoreUnavailable(StoreError):
    """The database is gone for now. Whether a last write is in it can be seen when it is back, by reading."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class TableGone(ValueError):
    """There is no such table: it was thrown away, or never was."""


def is_gone(error: DBAPIError) -> bool:
    """Whether the database failed, not the statement. A bare DatabaseError is how SQLite speaks of a broken file."""
    return isinstance(error, OperationalError | InterfaceError | InternalError) or type(error) is DatabaseError


def reason(error: DBAPIError) -> str:
    """One line for people. PostgreSQL's own text may name hosts and users, so only the name of its error is told."""
    cause = error.orig
    if type(cause).__module__.startswith("sqlite3"):
        return f"SQLite: {cause}"
    code = getattr(cause, "sqlstate", None)
    return "PostgreSQL cannot be reached" if code is None else f"PostgreSQL: {type(cause).__name__} ({code})"


@contextmanager
def gone_is_unavailable() -> Iterator[None]:
    """Turn the many errors of a database that fails into the one that callers know."""
    try:
        yield
    except DBAPIError as error:
        if not is_gone(error):
            raise
        raise StoreUnavailable(reason(error)) from error
