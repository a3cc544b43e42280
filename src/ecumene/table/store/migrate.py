"""Bringing a database up to date.

To change its tables, change `schema.py` and add a module to `migrations/versions`, which a test compares with it. A
migration, once released, stays as it is; the next one builds on it.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, text

from ecumene.table.store.errors import StoreError

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x65637565_6D656E65  # any number, as long as everybody who migrates takes the same


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Apply what is missing, in one transaction; a second process waits and finds nothing left to do."""
    with engine.begin() as connection:
        _lock(connection)
        try:
            command.upgrade(_config(connection), revision)
        except CommandError:
            raise StoreError("the store was written by a newer Ecumene") from None


def is_current(engine: Engine) -> bool:
    """Whether nothing is missing, and nothing is there that only a newer release knows."""
    with engine.connect() as connection:
        there = MigrationContext.configure(connection).get_current_heads()
        return set(there) == set(ScriptDirectory.from_config(_config(connection)).get_heads())


def downgrade(engine: Engine, revision: str) -> None:
    """Take migrations back, and lose what only they could hold."""
    with engine.begin() as connection:
        _lock(connection)
        command.downgrade(_config(connection), revision)


def _lock(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
