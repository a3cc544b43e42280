"""An INSERT that can say what to do where the key is taken, which is not part of standard SQL."""

from __future__ import annotations

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_or(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """The INSERT of the database that is connected."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
