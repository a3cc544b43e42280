"""The house's time and people's holidays: two numbers that only grow, however many processes write them."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from ecumene.table.store.schema import HOLIDAYS, SETTINGS, SUMMARIES

HOUSE_TIME = "house-time"
"""The setting with the seconds that a server has run here, all servers together."""


@dataclass(frozen=True)
class KeepTime:
    """So many seconds have passed in this house, or more where another process knows better. Always True."""

    seconds: float


@dataclass(frozen=True)
class TakeHolidays:
    """Days of holidays in a year; below zero, some are given back. False: there are not so many left of `most`."""

    guest: str
    year: int
    days: int
    most: int


def take_time(connection: Connection, work: KeepTime | TakeHolidays) -> bool:
    """Carry out a work of this kind."""
    return keep_time(connection, work) if isinstance(work, KeepTime) else take_holidays(connection, work)


def keep_time(connection: Connection, work: KeepTime) -> bool:
    """Write the house's time down; it never goes back."""
    kept = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == HOUSE_TIME).with_for_update()).scalar()
    if kept is None:
        connection.execute(insert(SETTINGS), {"key": HOUSE_TIME, "value": repr(work.seconds)})
    elif float(kept) < work.seconds:
        changed = update(SETTINGS).where(SETTINGS.c.key == HOUSE_TIME)
        connection.execute(changed.values(value=repr(work.seconds)))
    return True


def take_holidays(connection: Connection, work: TakeHolidays) -> bool:
    """Count days of holidays, as far as there are any left."""
    of_year = (HOLIDAYS.c.guest == work.guest, HOLIDAYS.c.year == work.year)
    taken = connection.execute(select(HOLIDAYS.c.days).where(*of_year).with_for_update()).scalar()
    days = max(0, (taken or 0) + work.days)
    if work.days > 0 and days > work.most:
        return False
    if taken is None:
        connection.execute(insert(HOLIDAYS), {"guest": work.guest, "year": work.year, "days": days})
    else:
        connection.execute(update(HOLIDAYS).where(*of_year).values(days=days))
    return True


def adopt_holidays(connection: Connection, guest: str, person: str) -> None:
    """The days that a guest took, a person took."""
    taken = connection.execute(select(HOLIDAYS.c.year, HOLIDAYS.c.days).where(HOLIDAYS.c.guest == guest)).all()
    connection.execute(delete(HOLIDAYS).where(HOLIDAYS.c.guest == guest))
    for year, days in taken:
        both = days + holidays_taken(connection, person, year)
        take_holidays(connection, TakeHolidays(person, year, days, both))


# ---- what can be asked


def house_time(connection: Connection) -> float:
    """The seconds that a server has run here, as far as they were written down."""
    kept = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == HOUSE_TIME)).scalar()
    return 0.0 if kept is None else float(kept)


def holidays_taken(connection: Connection, guest: str, year: int) -> int:
    """The days of holidays that somebody took in a year."""
    query = select(HOLIDAYS.c.days).where(HOLIDAYS.c.guest == guest, HOLIDAYS.c.year == year)
    return connection.execute(query).scalar() or 0


def tables_due(connection: Connection, before: float, limit: int) -> list[str]:
    """The tables at which somebody's time is up before a moment of the house's time, the first first."""
    query = select(SUMMARIES.c.table_id).where(SUMMARIES.c.due <= before).order_by(SUMMARIES.c.due).limit(limit)
    return list(connection.execute(query).scalars())


def next_due(connection: Connection) -> float | None:
    """When the next time is up anywhere; None where no table has clocks."""
    found: float | None = connection.execute(select(func.min(SUMMARIES.c.due))).scalar()
    return found
