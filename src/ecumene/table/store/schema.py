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

VERDICTS = Table(
    "verdicts",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("verdict", Text, nullable=False),
    Column("at", Double, nullable=False),
)

OPERATOR_TOKENS = Table(
    "operator_tokens",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("created", Double, nullable=False),
)

BANS = Table(
    "bans",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("reason_en", Text, nullable=False),
    Column("reason_fr", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("until", Double),
    Index("bans_by_what", "kind", "what", unique=True),
)

ANNOUNCEMENTS = Table(
    "announcements",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("en", Text, nullable=False),
    Column("fr", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("until", Double, nullable=False),
)

OPERATOR_LOG = Table(
    "operator_log",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("what", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("details", JSON, nullable=False),
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

CHANNELS = Table(
    "channels",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False),  # who made it
    Column("table_id", Text, ForeignKey("tables.id")),  # of a table's own; otherwise its guest's own
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),  # what signs a webhook; the keys of a browser that is pushed to
    Column("wants", JSON, nullable=False),
    Column("lang", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("site", Text, nullable=False),  # where its guest opened the page: what links begin with
    Column("code", Text, nullable=False),  # of an address that nobody has confirmed yet
    Column("trouble", Text, nullable=False),  # what went wrong the last time
    Column("created", Double, nullable=False),
    Index("channels_by_guest", "guest"),
    Index("channels_by_table", "table_id"),
)

NOTICES = Table(
    "notices",
    METADATA,
    Column("key", Text, primary_key=True),  # what happened, and to whom it is told: nobody is told twice
    Column("channel", Text, ForeignKey("channels.id"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id")),
    Column("guest", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("data", JSON, nullable=False),
    Column("made", Double, nullable=False),
    Column("due", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("lease", Text, nullable=False),  # which server sends it
    Column("leased", Double, nullable=False),  # and until when it is believed to live
    Index("notices_by_due", "state", "due"),
    Index("notices_by_channel", "channel"),
    Index("notices_by_table", "table_id"),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("who", Text, primary_key=True),  # a guest or person, or `bot:` and its level
    Column("game", Text, primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", Double, nullable=False),
)

RATED = Table(
    "rated",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, unique=True),  # the how manieth game that was rated; empty until it is
    Column("at", Double),
    Column("result", JSON, nullable=False),  # by seat what was known of whoever sat there, and what is
)

PAPERS = Table(
    "papers",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("guest", Text, primary_key=True),  # who alone may read it
    Column("note", Text, nullable=False),
    Column("marks", JSON, nullable=False),
    Column("version", Integer, nullable=False),
    Column("changed", Double, nullable=False),
    Index("papers_by_guest", "guest"),
)

PREMOVES = Table(
    "premoves",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, nullable=False),
    Column("data", JSON, nullable=False),
    Column("changed", Double, nullable=False),
    Index("premoves_by_guest", "guest"),
)

FRIEND_LINKS = Table(
    "friend_links",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),  # whoever opens it may become a friend
)

FRIENDS = Table(
    "friends",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Column("id", Text, nullable=False, unique=True),  # what the guest calls the other by; it opens nothing
    Column("kind", Text, nullable=False),  # friend, muted or blocked
    Column("created", Double, nullable=False),
    Index("friends_by_other", "other"),
)

INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("guest", Text, primary_key=True),  # who is awaited
    Column("by", Text, nullable=False),
    Column("kept", Boolean, nullable=False),  # a seat stays free for them
    Column("at", Double, nullable=False),
    Index("invitations_by_guest", "guest"),
)
