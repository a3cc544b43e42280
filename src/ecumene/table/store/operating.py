"""What whoever runs a server decides: who may not come, what all are told, what became of reports; and a log of it.

The log only grows: triggers in the database refuse to change or delete a line (`v0011` among the migrations). It names
tables, lines and bans, never people nor why they were banned, so nobody who wishes to be forgotten stands in it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, or_, select

from ecumene.table.store.persons import PersonWork
from ecumene.table.store.reader import Reader
from ecumene.table.store.schema import (
    ANNOUNCEMENTS,
    BANS,
    OPERATOR_LOG,
    OPERATOR_TOKENS,
    REPORTS,
    SUMMARIES,
    TABLES,
    TALK,
    VERDICTS,
)
from ecumene.table.store.talking import FIELDS, ReportRow, TalkRow

AROUND = 3
"""So many lines before and after one that was reported are shown with it."""


@dataclass(frozen=True)
class BanRow:
    """Somebody, or a range of addresses, that may not use this server."""

    id: str
    kind: str
    """`guest` or `address`."""
    what: str
    """The guest's id, or the range as a network is written."""
    name: str
    """What the guest was called where they were found; empty for a range."""
    reason_en: str
    reason_fr: str
    created: float
    until: float | None
    """None: for good."""


@dataclass(frozen=True)
class AnnouncementRow:
    """Something that everybody is told until a moment."""

    id: str
    en: str
    fr: str
    created: float
    until: float


@dataclass(frozen=True)
class Note:
    """A line of the log: what an operator did, and to what."""

    at: float
    what: str
    about: str = ""
    details: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Reported:
    """Something that was said and reported, with the words around it."""

    table_id: str
    game: str
    title: str
    status: str
    number: int
    reports: list[ReportRow]
    lines: list[TalkRow]
    verdict: str
    """What became of it; empty as long as nobody has decided."""


def _note(connection: Connection, note: Note) -> None:
    connection.execute(insert(OPERATOR_LOG), asdict(note))


@dataclass(frozen=True)
class Noted:
    """Only a line of the log. Always True."""

    note: Note

    def write(self, connection: Connection) -> bool:
        """Write it."""
        _note(connection, self.note)
        return True


@dataclass(frozen=True)
class NewToken:
    """From now on this token opens the operator's page, and no other. Always True."""

    hash: str
    at: float

    def write(self, connection: Connection) -> bool:
        """Write it."""
        connection.execute(delete(OPERATOR_TOKENS))
        connection.execute(insert(OPERATOR_TOKENS), {"hash": self.hash, "created": self.at})
        _note(connection, Note(self.at, "token"))
        return True


@dataclass(frozen=True)
class AddBans:
    """Somebody may not come any more, in whichever of their browsers. Always True."""

    bans: tuple[BanRow, ...]
    note: Note

    def write(self, connection: Connection) -> bool:
        """Write it."""
        for ban in self.bans:
            connection.execute(delete(BANS).where(BANS.c.kind == ban.kind, BANS.c.what == ban.what))
            connection.execute(insert(BANS), asdict(ban))
        _note(connection, self.note)
        return True


@dataclass(frozen=True)
class DropBan:
    """A ban is lifted. False: there is none of that id."""

    id: str
    at: float

    def write(self, connection: Connection) -> bool:
        """Write it."""
        if connection.execute(delete(BANS).where(BANS.c.id == self.id)).rowcount != 1:
            return False
        _note(connection, Note(self.at, "unban", self.id))
        return True


@dataclass(frozen=True)
class Announce:
    """Something is told to everybody. Always True."""

    row: AnnouncementRow

    def write(self, connection: Connection) -> bool:
        """Write it."""
        connection.execute(insert(ANNOUNCEMENTS), asdict(self.row))
        said = {"en": self.row.en, "fr": self.row.fr, "until": self.row.until}
        _note(connection, Note(self.row.created, "announce", self.row.id, said))
        return True


@dataclass(frozen=True)
class Withdraw:
    """It is told no longer. False: there is none of that id."""

    id: str
    at: float

    def write(self, connection: Connection) -> bool:
        """Write it."""
        if connection.execute(delete(ANNOUNCEMENTS).where(ANNOUNCEMENTS.c.id == self.id)).rowcount != 1:
            return False
        _note(connection, Note(self.at, "withdraw", self.id))
        return True


@dataclass(frozen=True)
class Settle:
    """What was reported is decided on, and waits no longer. False: nobody has reported it."""

    table_id: str
    number: int
    verdict: str
    at: float

    def write(self, connection: Connection) -> bool:
        """Write it."""
        reported = select(REPORTS.c.number).where(REPORTS.c.table_id == self.table_id, REPORTS.c.number == self.number)
        if connection.execute(reported).first() is None:
            return False
        of = (VERDICTS.c.table_id == self.table_id, VERDICTS.c.number == self.number)
        connection.execute(delete(VERDICTS).where(*of))
        connection.execute(insert(VERDICTS), asdict(self))
        _note(connection, Note(self.at, self.verdict, self.table_id, {"line": self.number}))
        return True


class Operating:
    """What the store knows of operators' deeds; every method raises `StoreUnavailable` while the database is gone."""

    def __init__(self, read: Reader, write: Callable[[Any], Awaitable[bool]]) -> None:
        self._read, self._write = read, write

    async def write(self, work: PersonWork) -> bool:
        """Carry out a work."""
        return await self._write(work)

    async def token(self) -> str | None:
        """The hash of the token that opens the operator's page; None before one was made."""
        return await self._read(_token)

    async def bans(self, now: float) -> list[BanRow]:
        """The bans that are in force, the newest first."""
        return await self._read(partial(_bans, now=now))

    async def announcements(self, now: float) -> list[AnnouncementRow]:
        """What everybody is told, the newest first."""
        return await self._read(partial(_announcements, now=now))

    async def log(self, most: int) -> list[tuple[int, Note]]:
        """The last things that operators did, the newest first, with their numbers."""
        return await self._read(partial(_log, most=most))

    async def reported(self, most: int, settled: bool = False) -> list[Reported]:
        """What was reported, the newest first: what nobody has decided on, or all of it."""
        return await self._read(partial(_reported, most=most, settled=settled))

    async def line(self, table_id: str, number: int) -> TalkRow | None:
        """One thing that was said."""
        return await self._read(partial(_line, table_id=table_id, number=number))


def _token(connection: Connection) -> str | None:
    value: str | None = connection.execute(select(OPERATOR_TOKENS.c.hash)).scalar_one_or_none()
    return value


def _bans(connection: Connection, now: float) -> list[BanRow]:
    in_force = or_(BANS.c.until.is_(None), BANS.c.until > now)
    query = select(BANS).where(in_force).order_by(BANS.c.created.desc(), BANS.c.id)
    return [BanRow(**row._mapping) for row in connection.execute(query)]


def _announcements(connection: Connection, now: float) -> list[AnnouncementRow]:
    query = select(ANNOUNCEMENTS).where(ANNOUNCEMENTS.c.until > now)
    rows = connection.execute(query.order_by(ANNOUNCEMENTS.c.created.desc(), ANNOUNCEMENTS.c.id))
    return [AnnouncementRow(**row._mapping) for row in rows]


def _log(connection: Connection, most: int) -> list[tuple[int, Note]]:
    columns = [OPERATOR_LOG.c[name] for name in ("number", "at", "what", "about", "details")]
    query = select(*columns).order_by(OPERATOR_LOG.c.number.desc()).limit(most)
    return [(number, Note(*rest)) for number, *rest in connection.execute(query)]


def _reported(connection: Connection, most: int, settled: bool) -> list[Reported]:
    same = and_(VERDICTS.c.table_id == REPORTS.c.table_id, VERDICTS.c.number == REPORTS.c.number)
    query = select(REPORTS, VERDICTS.c.verdict).join_from(REPORTS, VERDICTS, same, isouter=True)
    if not settled:  # what is reported again after a verdict waits again
        query = query.where(or_(VERDICTS.c.at.is_(None), REPORTS.c.at > VERDICTS.c.at))
    found: dict[tuple[str, int], tuple[list[ReportRow], str]] = {}
    for *report, verdict in connection.execute(query.order_by(REPORTS.c.at.desc(), REPORTS.c.by)):
        row = ReportRow(*report)
        found.setdefault((row.table_id, row.number), ([], verdict or ""))[0].append(row)
        if len(found) > most:
            break
    return [_with_words(connection, key, *told) for key, told in list(found.items())[:most]]


def _with_words(connection: Connection, key: tuple[str, int], reports: list[ReportRow], verdict: str) -> Reported:
    table_id, number = key
    columns = (TABLES.c.game, TABLES.c.title, SUMMARIES.c.status)
    query = select(*columns).join_from(TABLES, SUMMARIES, SUMMARIES.c.table_id == TABLES.c.id)
    game, title, status = connection.execute(query.where(TABLES.c.id == table_id)).one()
    return Reported(table_id, game, title, status, number, reports, _around(connection, table_id, number), verdict)


def _around(connection: Connection, table_id: str, number: int) -> list[TalkRow]:
    """What was said before and after a line, where the same people could hear it."""
    line = _line(connection, table_id, number)
    if line is None:
        return []
    heard = select(*FIELDS).where(TALK.c.table_id == table_id, TALK.c.circle == line.circle)
    before = heard.where(TALK.c.number < number).order_by(TALK.c.number.desc()).limit(AROUND)
    after = heard.where(TALK.c.number > number).order_by(TALK.c.number).limit(AROUND)
    earlier, later = ([TalkRow(*row) for row in connection.execute(query)] for query in (before, after))
    return [*earlier[::-1], line, *later]


def _line(connection: Connection, table_id: str, number: int) -> TalkRow | None:
    query = select(*FIELDS).where(TALK.c.table_id == table_id, TALK.c.number == number)
    row = connection.execute(query).one_or_none()
    return None if row is None else TalkRow(*row)
