"""What somebody keeps at a table for themselves: notes, marks on the board, and answers given beforehand.

No part of the game and nobody else's business: it lies beside the log, is found by whoever wrote it, and goes with
them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, select, update

from ecumene.table.store.inserting import insert_or
from ecumene.table.store.reader import Reader
from ecumene.table.store.schema import PAPERS, PREMOVES, SUMMARIES, TABLES

LONGEST_NOTE = 4_000


@dataclass(frozen=True)
class PaperRow:
    """What a guest wrote and drew at a table. `version` counts what was changed, on whichever device."""

    table_id: str
    guest: str
    note: str = ""
    marks: list[dict[str, Any]] = field(default_factory=list)
    version: int = 0
    changed: float = 0.0


@dataclass(frozen=True)
class PremoveRow:
    """What a seat has answered beforehand, and what has become of it; `guest` is who said so."""

    table_id: str
    seat: int
    guest: str
    data: dict[str, Any]
    changed: float = 0.0


@dataclass(frozen=True)
class KeepPaper:
    """Keep a note or marks in place of those before. False: they were changed since `seen`, or the table is gone."""

    table_id: str
    guest: str
    seen: int
    changes: dict[str, Any]
    at: float

    def write(self, connection: Connection) -> bool:
        """Write it."""
        if not _is_there(connection, self.table_id):
            return False
        theirs = _of(self.table_id, self.guest)
        known = connection.execute(select(PAPERS.c.version).where(*theirs).with_for_update()).scalar_one_or_none()
        if (known or 0) != self.seen:
            return False
        written = {**self.changes, "version": self.seen + 1, "changed": self.at}
        if known is not None:
            connection.execute(update(PAPERS).where(*theirs).values(**written))
            return True
        row = asdict(PaperRow(self.table_id, self.guest)) | written
        made = insert_or(connection, PAPERS).values(**row).on_conflict_do_nothing()
        return connection.execute(made.returning(PAPERS.c.guest)).one_or_none() is not None


@dataclass(frozen=True)
class KeepPremoves:
    """Keep what a seat answers beforehand, in place of what it did before. False: the table is gone.

    Where `since` is given, nothing is kept if somebody has changed it after that moment.
    """

    row: PremoveRow
    since: float | None = None

    @property
    def table_id(self) -> str:
        return self.row.table_id

    def write(self, connection: Connection) -> bool:
        """Write it."""
        if not _is_there(connection, self.table_id):
            return False
        at_seat = (PREMOVES.c.table_id == self.table_id, PREMOVES.c.seat == self.row.seat)
        if self.since is not None:
            known = connection.execute(
                select(PREMOVES.c.changed).where(*at_seat).with_for_update()
            ).scalar_one_or_none()
            if (known or 0.0) > self.since:
                return False
        if not self.row.data:
            connection.execute(delete(PREMOVES).where(*at_seat))
            return True
        written = asdict(self.row)
        statement = insert_or(connection, PREMOVES).values(**written)
        connection.execute(statement.on_conflict_do_update(index_elements=["table_id", "seat"], set_=written))
        return True


def _is_there(connection: Connection, table_id: str) -> bool:
    return connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id)).first() is not None


def _of(table_id: str, guest: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return PAPERS.c.table_id == table_id, PAPERS.c.guest == guest


def prune_papers(connection: Connection, table_id: str) -> None:
    """Nothing of it is left at a table."""
    for rows in (PAPERS, PREMOVES):
        connection.execute(delete(rows).where(rows.c.table_id == table_id))


def forget_papers(connection: Connection, guest: str) -> list[str]:
    """Nothing is left of what a guest kept; the tables where that was."""
    tables: set[str] = set()
    for rows in (PAPERS, PREMOVES):
        theirs = rows.c.guest == guest
        tables |= {*connection.execute(select(rows.c.table_id).where(theirs)).scalars()}
        connection.execute(delete(rows).where(theirs))
    return sorted(tables)


def adopt_papers(connection: Connection, guest: str, person: str) -> None:
    """What a guest kept, a person keeps. Where both did, one note follows the other and all marks stay."""
    connection.execute(update(PREMOVES).where(PREMOVES.c.guest == guest).values(guest=person))
    for row in connection.execute(select(PAPERS).where(PAPERS.c.guest == guest)).all():
        mine = PaperRow(**row._mapping)
        known = paper_of(connection, mine.table_id, person)
        notes = [text for text in (known.note, mine.note) if text]
        marks = known.marks + [mark for mark in mine.marks if mark not in known.marks]
        kept = {"note": "\n\n".join(dict.fromkeys(notes))[:LONGEST_NOTE], "marks": marks}
        KeepPaper(mine.table_id, person, known.version, kept, max(known.changed, mine.changed)).write(connection)
    connection.execute(delete(PAPERS).where(PAPERS.c.guest == guest))


# ---- what can be asked


def paper_of(connection: Connection, table_id: str, guest: str) -> PaperRow:
    """What a guest keeps at a table."""
    found = connection.execute(select(PAPERS).where(*_of(table_id, guest))).one_or_none()
    return PaperRow(table_id, guest) if found is None else PaperRow(**found._mapping)


def papers_at(connection: Connection, table_id: str) -> list[PaperRow]:
    """What anybody keeps at a table."""
    found = connection.execute(select(PAPERS).where(PAPERS.c.table_id == table_id))
    return [PaperRow(**row._mapping) for row in found]


def papers_by(connection: Connection, guest: str) -> list[PaperRow]:
    """All that a guest keeps, at whichever table."""
    found = connection.execute(select(PAPERS).where(PAPERS.c.guest == guest).order_by(PAPERS.c.changed))
    return [PaperRow(**row._mapping) for row in found]


def premoves_at(connection: Connection, table_id: str) -> list[PremoveRow]:
    """What seats of a table have answered beforehand."""
    found = connection.execute(select(PREMOVES).where(PREMOVES.c.table_id == table_id).order_by(PREMOVES.c.seat))
    return [PremoveRow(**row._mapping) for row in found]


def premoves_by(connection: Connection, guest: str) -> list[PremoveRow]:
    """What a guest has answered beforehand, at whichever table."""
    found = connection.execute(select(PREMOVES).where(PREMOVES.c.guest == guest).order_by(PREMOVES.c.changed))
    return [PremoveRow(**row._mapping) for row in found]


def tables_with_premoves(connection: Connection, limit: int) -> list[str]:
    """The tables under way at which somebody has answered beforehand."""
    of_table = PREMOVES.c.table_id == SUMMARIES.c.table_id
    query = select(PREMOVES.c.table_id).join_from(PREMOVES, SUMMARIES, of_table).where(SUMMARIES.c.status == "running")
    return list(connection.execute(query.distinct().limit(limit)).scalars())


class Papers:
    """What people keep for themselves; every method raises `StoreUnavailable` while the database is gone."""

    def __init__(self, read: Reader, write: Callable[[Any], Awaitable[bool]]) -> None:
        self._read, self._write = read, write

    async def paper(self, table_id: str, guest: str) -> PaperRow:
        """What a guest keeps at a table."""
        return await self._read(partial(paper_of, table_id=table_id, guest=guest))

    async def keep(self, table_id: str, guest: str, seen: int, changes: dict[str, Any], at: float) -> bool:
        """Keep a note or marks. False: they were changed since that version was seen, or the table is gone."""
        return await self._write(KeepPaper(table_id, guest, seen, changes, at))

    async def at(self, table_id: str) -> list[PaperRow]:
        """What anybody keeps at a table: for the server alone, which tells each their own."""
        return await self._read(partial(papers_at, table_id=table_id))

    async def of_guest(self, guest: str) -> list[PaperRow]:
        """All that a guest keeps."""
        return await self._read(partial(papers_by, guest=guest))

    async def premoves(self, table_id: str) -> list[PremoveRow]:
        """What seats of a table have answered beforehand."""
        return await self._read(partial(premoves_at, table_id=table_id))

    async def premoves_of_guest(self, guest: str) -> list[PremoveRow]:
        """What a guest has answered beforehand."""
        return await self._read(partial(premoves_by, guest=guest))

    async def keep_premoves(self, row: PremoveRow, since: float | None = None) -> bool:
        """Keep what a seat answers beforehand; without any data, nothing. False: it was changed after `since`."""
        return await self._write(KeepPremoves(row, since))

    async def with_premoves(self, limit: int) -> list[str]:
        """The tables under way at which somebody has answered beforehand."""
        return await self._read(partial(tables_with_premoves, limit=limit))
