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

TALK = Table(
    "talk",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("circle", Text, nullable=False),
    Column("guest", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("phrase", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("talk_by_guest", "guest"),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("by", Text, primary_key=True),
    Column("why", Text, nullable=False),
    Column("at", Double, nullable=False),
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

PERSONS = Table(
    "persons",
    METADATA,
    Column("id", Text, primary_key=True),  # that of the guest who kept it: tables know nobody else
    Column("handle", Text, nullable=False, unique=True),  # what authenticators know the person by
    Column("colour", Text, nullable=False),
    Column("public", Text, unique=True),  # what the address of their page ends with, where others may see it
    Column("phrase_tag", Text, unique=True),
    Column("phrase_salt", Text, nullable=False),
    Column("phrase_hash", Text, nullable=False),
    Column("created", Double, nullable=False),
)

ALIASES = Table(
    "aliases",
    METADATA,
    Column("guest", Text, primary_key=True),  # a guest whose seats are the person's; the first is the person
    Column("person", Text, ForeignKey("persons.id"), nullable=False),
    Index("aliases_by_person", "person"),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("persons.id"), nullable=False),
    Column("site", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
    Index("passkeys_by_person", "person"),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", Text, primary_key=True),  # of the secret that only one browser has
    Column("id", Text, nullable=False, unique=True),
    Column("person", Text, ForeignKey("persons.id"), nullable=False),
    Column("label", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Index("sessions_by_person", "person"),
)

CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("purpose", Text, nullable=False),
    Column("guest", Text, nullable=False),
    Column("challenge", Text, nullable=False),
    Column("expires", Double, nullable=False),
)
