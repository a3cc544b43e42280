"""What can be asked. Every question is one or two statements on a connection."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import ColumnElement, Connection, func, literal, select
from sqlalchemy.exc import DBAPIError

from ecumene.core.content import OLD_DIGITS, same_name
from ecumene.table.store.database import DAMAGED, Database
from ecumene.table.store.errors import gone_is_unavailable
from ecumene.table.store.rows import LOST, AnalysisRow, ContentRow, EntryRow, GuestRow, Summary, TableRow
from ecumene.table.store.schema import (
    ANALYSES,
    CONTENTS,
    ENTRIES,
    FRIEND_LINKS,
    FRIENDS,
    GUESTS,
    MEMBERS,
    PERSONS,
    SETTINGS,
    SUMMARIES,
    TABLES,
    TALK,
)

T = TypeVar("T")
Listed: TypeAlias = list[tuple[TableRow, Summary]]

TABLE_FIELDS = [field.name for field in fields(TableRow)]
SUMMARY_FIELDS = [field.name for field in fields(Summary)]


@dataclass(frozen=True)
class Only:
    """Which kind of tables is meant; None or False: any."""

    game: str | None = None
    seats: int | None = None
    pace: str | None = None
    """`days`, or `live`: anything else."""
    language: str | None = None
    beginners: bool = False


EVERY_KIND = Only()


def read(database: Database, question: Callable[[Connection], T]) -> T:
    """Ask, and once more where the connection turns out to have broken since it was last used."""
    database.need_file()
    with gone_is_unavailable():
        try:
            with database.reading.connect() as connection:
                return question(connection)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        with database.reading.connect() as connection:
            return question(connection)


def table_with_entries(connection: Connection, table_id: str) -> tuple[TableRow, list[EntryRow]] | None:
    """A table and its whole log."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one_or_none()
    return None if row is None else (TableRow(**row._mapping), entries_after(connection, table_id, 0))


def entries_after(connection: Connection, table_id: str, number: int) -> list[EntryRow]:
    """The entries of a table that follow that number."""
    columns = [column for column in ENTRIES.c if column.name != "table_id"]
    query = select(*columns).where(ENTRIES.c.table_id == table_id, ENTRIES.c.number > number)
    return [_whole(EntryRow(*row)) for row in connection.execute(query.order_by(ENTRIES.c.number))]


def _whole(entry: EntryRow) -> EntryRow:
    """An entry as it was written; one that is damaged is of a kind that nothing follows."""
    return entry if isinstance(entry.body, dict) and entry.body != DAMAGED else replace(entry, kind=LOST, body={})


def content_by_hash(connection: Connection, game: str, hash: str) -> ContentRow | None:
    """Content that some table began with."""
    alike = _old_name() == hash[:OLD_DIGITS]
    rows = connection.execute(select(CONTENTS).where(CONTENTS.c.game == game, alike).order_by(CONTENTS.c.hash))
    return content_named(hash, [ContentRow(**row._mapping) for row in rows])


def began_with() -> ColumnElement[bool]:
    """Whether a table began with a content, by either of its names."""
    return (TABLES.c.game == CONTENTS.c.game) & TABLES.c.content.in_((CONTENTS.c.hash, _old_name()))


def _old_name() -> ColumnElement[str]:
    """What an older release called a content."""
    return func.substr(CONTENTS.c.hash, 1, OLD_DIGITS)


def content_named(name: str, rows: Iterable[ContentRow]) -> ContentRow | None:
    """Which content is meant by a name: either may have been written by an older release, which said less of a hash.

    What is kept by the same name comes first. Whoever reads it asks its text whether it is what is meant.
    """
    found = [row for row in rows if same_name(name, row.hash)]
    return min(found, key=lambda row: row.hash != name, default=None)


def summary_of(connection: Connection, table_id: str) -> Summary | None:
    """What was written of a table with its last entry."""
    found = _listed(connection, 1, SUMMARIES.c.table_id == table_id)
    return found[0][1] if found else None


def analysis_of(connection: Connection, table_id: str) -> AnalysisRow | None:
    """What bots think of a game that is over."""
    row = connection.execute(select(ANALYSES).where(ANALYSES.c.table_id == table_id)).one_or_none()
    return None if row is None else AnalysisRow(**row._mapping)


def unfinished_analyses(connection: Connection, limit: int) -> list[str]:
    """The tables whose analysis was begun, the one that waits longest first."""
    query = select(ANALYSES.c.table_id).where(ANALYSES.c.done.is_(False)).order_by(ANALYSES.c.changed).limit(limit)
    return list(connection.execute(query).scalars())


def tables_of(connection: Connection, guest: str, limit: int) -> Listed:
    """The tables that a guest owns or plays at."""
    own = select(MEMBERS.c.table_id).where(MEMBERS.c.guest == guest)
    return _listed(connection, limit, SUMMARIES.c.table_id.in_(own))


def tables_of_guest(connection: Connection, guest: str) -> list[str]:
    """The ids of all tables that a guest owns or plays at."""
    return sorted(connection.execute(select(MEMBERS.c.table_id).where(MEMBERS.c.guest == guest)).scalars())


def tables_by_status(
    connection: Connection, status: str, only_public: bool, limit: int, only: Only = EVERY_KIND
) -> Listed:
    """The tables of that status, and of that kind."""
    public = (SUMMARIES.c.public.is_(True),) if only_public else ()
    return _listed(connection, limit, SUMMARIES.c.status == status, *public, *_kind(only))


def _kind(only: Only) -> list[ColumnElement[bool]]:
    """What a row says of the kind of a table; terms that are as usual are not named there."""
    terms, wanted = TABLES.c.terms, list[ColumnElement[bool]]()
    if only.game is not None:
        wanted.append(TABLES.c.game == only.game)
    if only.seats is not None:
        wanted.append(TABLES.c.seats == only.seats)
    if only.pace is not None:
        over_days = func.coalesce(terms[("pace", "kind")].as_string(), "free") == "days"
        wanted.append(over_days if only.pace == "days" else ~over_days)
    if only.language is not None:
        wanted.append(func.coalesce(terms["language"].as_string(), only.language) == only.language)
    if only.beginners:
        wanted.append(terms["beginners"].as_string().is_not(None))
    return wanted


def tables_with(connection: Connection, guest: str) -> list[str]:
    """The tables that know a guest: where they are something, or once sat."""
    seated = select(ENTRIES.c.table_id).where(ENTRIES.c.guest == guest, ENTRIES.c.kind.in_(("sit", "hold")))
    known = select(MEMBERS.c.table_id).where(MEMBERS.c.guest == guest).union(seated)
    return sorted(connection.execute(known).scalars())


def tables_unchanged(connection: Connection, status: str, before: float, limit: int | None) -> list[str]:
    """The tables of a status that nothing has changed since a moment, the oldest first."""
    query = select(SUMMARIES.c.table_id).where(SUMMARIES.c.status == status, SUMMARIES.c.changed < before)
    return list(connection.execute(query.order_by(SUMMARIES.c.changed).limit(limit)).scalars())


def guest_by_id(connection: Connection, guest_id: str) -> GuestRow | None:
    """A guest who has chosen a name."""
    row = connection.execute(select(GUESTS).where(GUESTS.c.id == guest_id)).one_or_none()
    return None if row is None else GuestRow(**row._mapping)


def is_known(connection: Connection, guest: str) -> bool:
    """Whether anything that others see, or that somebody means to come back to, names a guest."""
    named = (GUESTS.c.id, MEMBERS.c.guest, PERSONS.c.id, TALK.c.guest, FRIEND_LINKS.c.guest, FRIENDS.c.guest)
    return any(connection.execute(select(each).where(each == guest).limit(1)).first() is not None for each in named)


def setting_by_key(connection: Connection, key: str) -> str | None:
    """A value that was set once and for all."""
    value: str | None = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == key)).scalar_one_or_none()
    return value


def _listed(connection: Connection, limit: int, *conditions: ColumnElement[bool]) -> Listed:
    """Newest change first. Overlay and setup are left empty: they may be long, and no list shows them."""
    short = {"overlay": literal(""), "setup": literal([], TABLES.c.setup.type)}
    facts = [short.get(name, TABLES.c[name]).label(f"t_{name}") for name in TABLE_FIELDS]
    shown = [SUMMARIES.c[name].label(f"s_{name}") for name in SUMMARY_FIELDS]
    query = select(*facts, *shown).join_from(SUMMARIES, TABLES, SUMMARIES.c.table_id == TABLES.c.id)
    rows = connection.execute(query.where(*conditions).order_by(SUMMARIES.c.changed.desc()).limit(limit))
    return [_split(row) for row in rows]


def _split(row: Sequence[Any]) -> tuple[TableRow, Summary]:
    facts, shown = row[: len(TABLE_FIELDS)], row[len(TABLE_FIELDS) :]
    summary = dict(zip(SUMMARY_FIELDS, shown, strict=True))
    return TableRow(*facts), Summary(**{**summary, "members": frozenset(summary["members"])})
