"""What waits in a store, counted: for whoever watches over a server, never for those who play."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, LargeBinary, Table, Text, and_, cast, func, or_, select
from sqlalchemy.sql.elements import ColumnElement

from ecumene.table.store.notices import WAITING
from ecumene.table.store.schema import BANS, CHANNELS, NOTICES, PAPERS, REPORTS, SUMMARIES, TALK, VERDICTS


@dataclass(frozen=True)
class Backlog:
    """What is to be done, by whichever server does it."""

    notices: int
    """Due, and not sent yet."""
    oldest: float | None
    """Since when the first of them is due."""
    clocks: int
    """Tables at which a clock runs."""
    clocks_due: int
    """Those at which somebody's time is up, and nobody has written it down."""
    reports: int
    """On which nobody has decided."""
    bans: int
    """In force."""
    channels: dict[str, int]
    """By kind."""


def backlog(connection: Connection, now: float, house: float) -> Backlog:
    """What waits at a moment, which is that one in the house's time."""
    due = (NOTICES.c.state == WAITING, NOTICES.c.due <= now)
    waiting, oldest = connection.execute(select(func.count(), func.min(NOTICES.c.due)).where(*due)).one()
    kinds = connection.execute(select(CHANNELS.c.kind, func.count()).group_by(CHANNELS.c.kind)).all()
    return Backlog(
        notices=waiting,
        oldest=oldest,
        clocks=_count(connection, SUMMARIES, SUMMARIES.c.due.is_not(None)),
        clocks_due=_count(connection, SUMMARIES, SUMMARIES.c.due <= house),
        reports=_reports(connection),
        bans=_count(connection, BANS, or_(BANS.c.until.is_(None), BANS.c.until > now)),
        channels={row[0]: row[1] for row in kinds},
    )


@dataclass(frozen=True)
class KeptAt:
    """Bytes of notes, marks and talk at a table."""

    members: int
    """Of whoever owns it or holds a seat."""
    others: int

    @property
    def all(self) -> int:
        return self.members + self.others


LINE = 100
"""Bytes that something said takes up beside its words."""


def kept_at(connection: Connection, table_id: str, members: Collection[str]) -> KeptAt:
    """What people keep for themselves at a table, and what they said."""
    found = {True: 0, False: 0}
    for rows, size in _sizes(connection):
        theirs = rows.c.guest.in_(members)
        query = select(theirs, func.sum(size)).where(rows.c.table_id == table_id).group_by(theirs)
        for member, total in connection.execute(query):
            found[bool(member)] += int(total)
    return KeptAt(found[True], found[False])


def kept(connection: Connection) -> int:
    """The same of all tables."""
    return sum(int(connection.execute(select(func.sum(size))).scalar_one() or 0) for _, size in _sizes(connection))


def _sizes(connection: Connection) -> list[tuple[Table, ColumnElement[int]]]:
    """The rows that people fill as they like, and the bytes of one."""

    def octets(column: ColumnElement[Any]) -> ColumnElement[int]:
        if connection.dialect.name == "postgresql":
            return func.octet_length(cast(column, Text))
        return func.length(cast(cast(column, Text), LargeBinary))

    return [
        (PAPERS, octets(PAPERS.c.note) + octets(PAPERS.c.marks)),
        (TALK, octets(TALK.c.text) + octets(TALK.c.name) + LINE),
    ]


def _count(connection: Connection, rows: Table, which: ColumnElement[bool]) -> int:
    return connection.execute(select(func.count()).select_from(rows).where(which)).scalar_one()


def _reports(connection: Connection) -> int:
    """As the operator's page counts: one for each thing that was said, however many report it."""
    same = and_(VERDICTS.c.table_id == REPORTS.c.table_id, VERDICTS.c.number == REPORTS.c.number)
    said = select(REPORTS.c.table_id, REPORTS.c.number).join_from(REPORTS, VERDICTS, same, isouter=True)
    waits = said.where(or_(VERDICTS.c.at.is_(None), REPORTS.c.at > VERDICTS.c.at)).distinct().subquery()
    return connection.execute(select(func.count()).select_from(waits)).scalar_one()
