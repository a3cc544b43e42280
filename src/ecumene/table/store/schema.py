"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    text,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", Text, nullable=False),
    Column("overlay", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("title", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("order", Text, nullable=False),
    Column("owner", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("setup", JSON, nullable=False),
    Column("terms", JSON, nullable=False, server_default="{}"),
)

CONTENTS = Table(
    "contents",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("hash", Text, primary_key=True),
    Column("release", Text, nullable=False),
    Column("written", Text, nullable=False),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("guest", Text, nullable=False),
    Column("body", JSON, nullable=False),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,  # the log of a table lies together, in its order
)
SEATED = text("kind IN ('sit', 'hold')")
Index("entries_by_guest", ENTRIES.c.guest, sqlite_where=SEATED, postgresql_where=SEATED)  # whoever acts once sat down

SUMMARIES = Table(
    "summaries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("changed", Double, nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", JSON, nullable=False),
    Column("members", JSON, nullable=False),
    Column("due", Double),
    Index("summaries_by_status", "status", "public", "changed"),
    Index("summaries_by_due", "due"),
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("played", Text, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("changed", Double, nullable=False),
    Column("data", JSON, nullable=False),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
)

HOLIDAYS = Table(
    "holidays",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("year", Integer, primary_key=True, autoincrement=False),
    Column("days", Integer, nullable=False),
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

PERMITS = Table(
    "permits",
    METADATA,
    Column("what", Text, primary_key=True),  # prune, forget: inside the transaction that does it, and never after
)
