"""What people say at a table: kept beside its log, for it is no part of the game, and somebody may wish it gone."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from ecumene.table.store.schema import REPORTS, TALK, VERDICTS


@dataclass(frozen=True)
class TalkRow:
    """One thing that somebody said. Numbers count from 1 at each table."""

    number: int
    circle: str
    """Who hears it: `table` or `watch`."""
    guest: str
    """Empty where its speaker was forgotten."""
    name: str
    phrase: str
    """The id of a quick phrase; empty where somebody wrote."""
    text: str
    at: float


@dataclass(frozen=True)
class ReportRow:
    """Somebody found that what was said should not have been."""

    table_id: str
    number: int
    by: str
    why: str
    at: float


@dataclass(frozen=True)
class Say:
    """Say something at a table; the store gives it its number. False: the table is gone."""

    table_id: str
    said: TalkRow


@dataclass(frozen=True)
class AddReport:
    """Report what was said. False: that was not said, or the same guest has reported it already."""

    report: ReportRow


@dataclass(frozen=True)
class TakeWords:
    """Take away what was said, and leave who said it. False: nothing is there to take."""

    table_id: str
    number: int


FIELDS = [TALK.c[field.name] for field in fields(TalkRow)]


def _at(table_id: str) -> ColumnElement[bool]:
    return TALK.c.table_id == table_id


def add_talk(connection: Connection, table_id: str, said: TalkRow) -> None:
    """Write down what was said, after all that was said before. The table must be locked."""
    last = connection.execute(select(func.max(TALK.c.number)).where(_at(table_id))).scalar_one_or_none() or 0
    connection.execute(insert(TALK), {"table_id": table_id, **asdict(said), "number": last + 1})


def take_words(connection: Connection, table_id: str, number: int) -> bool:
    """Leave nothing of what was said but that something was, and by whom."""
    there = update(TALK).where(_at(table_id), TALK.c.number == number, TALK.c.guest != "")
    return connection.execute(there.values(phrase="", text="")).rowcount == 1


def add_report(connection: Connection, report: ReportRow) -> bool:
    """Write down a report, once for each who reports."""
    said = select(TALK.c.number).where(_at(report.table_id), TALK.c.number == report.number)
    known = select(REPORTS.c.number).where(
        REPORTS.c.table_id == report.table_id, REPORTS.c.number == report.number, REPORTS.c.by == report.by
    )
    if connection.execute(said).first() is None or connection.execute(known).first() is not None:
        return False
    connection.execute(insert(REPORTS), asdict(report))
    return True


def last_talk(connection: Connection, table_id: str, most: int) -> list[TalkRow]:
    """The last things that were said at a table, in their order."""
    query = select(*FIELDS).where(_at(table_id)).order_by(TALK.c.number.desc()).limit(most)
    return [TalkRow(*row) for row in connection.execute(query)][::-1]


def reports(connection: Connection, most: int) -> list[ReportRow]:
    """The last reports, the newest first."""
    query = select(REPORTS).order_by(REPORTS.c.at.desc(), REPORTS.c.number).limit(most)
    return [ReportRow(**row._mapping) for row in connection.execute(query)]


def said_by(connection: Connection, guest: str) -> list[tuple[str, TalkRow]]:
    """Everything that a guest ever said, each with its table."""
    query = select(TALK.c.table_id, *FIELDS).where(TALK.c.guest == guest).order_by(TALK.c.at)
    return [(table_id, TalkRow(*row)) for table_id, *row in connection.execute(query)]


def prune_talk(connection: Connection, table_id: str) -> None:
    """Nothing of what was said at a table is left."""
    for rows in (VERDICTS, REPORTS, TALK):
        connection.execute(delete(rows).where(rows.c.table_id == table_id))


def adopt_talk(connection: Connection, guest: str, person: str) -> None:
    """What a guest said and reported, a person did; what both reported counts once."""
    connection.execute(update(TALK).where(TALK.c.guest == guest).values(guest=person))
    reported = connection.execute(select(REPORTS).where(REPORTS.c.by == guest)).all()
    connection.execute(delete(REPORTS).where(REPORTS.c.by == guest))
    for row in reported:
        add_report(connection, ReportRow(**{**row._mapping, "by": person}))


def forget_talk(connection: Connection, guest: str) -> list[str]:
    """Take away what a guest said, anywhere; the tables where that was. That somebody said something stays."""
    theirs = TALK.c.guest == guest
    tables = sorted(connection.execute(select(TALK.c.table_id).where(theirs).distinct()).scalars())
    connection.execute(update(TALK).where(theirs).values(guest="", name="", phrase="", text=""))
    connection.execute(delete(REPORTS).where(REPORTS.c.by == guest))
    return tables
