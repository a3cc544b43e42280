"""Holidays: days of one's own on which one's clock stands still at every table that one plays over days."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from math import ceil
from typing import TypeAlias

from ecumene.table.live.live import LiveTable
from ecumene.table.live.pacing import holiday_rooms
from ecumene.table.store import Store
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.problems import problem
from ecumene.table.wire.time_messages import HOLIDAYS, Holidays

Find: TypeAlias = Callable[[str], Awaitable[LiveTable]]

DAY = 86_400.0

MOST_MINE = 1_000
"""So many tables of one person are told of their holidays."""


async def taken(store: Store, guest: Guest, year: int) -> Holidays:
    """What somebody has left of a year's holidays."""
    return Holidays(left=HOLIDAYS - await store.holidays(guest.id, year))


async def take(store: Store, find: Find, guest: Guest, year: int, days: int) -> Holidays:
    """Holidays at all tables that somebody plays over days, on top of those they have; with no days, these are over."""
    if days and not await store.take_holidays(guest.id, year, days, HOLIDAYS):
        raise problem("not_allowed", "no-holidays", "days", left=(await taken(store, guest, year)).left)
    tables, told, fewer, unused = 0, 0, 0, 0.0
    async for table in _over_days(store, find, guest):
        tables += 1
        unused = max(unused, table.holiday_left(guest))
        fewer += any(room < days for room in holiday_rooms(table.state, guest, year))
        told += await table.holiday(guest, days, year)
    if days and not told:  # there was nothing to be away from
        await store.take_holidays(guest.id, year, -days, HOLIDAYS)
        raise problem("not_allowed", "no-holidays-of-seats" if tables else "no-table-over-days", "days")
    if not days and unused >= DAY:  # who is back sooner keeps the whole days that were left
        await store.take_holidays(guest.id, year, -int(unused // DAY), HOLIDAYS)
    return Holidays(left=(await taken(store, guest, year)).left, tables=told, fewer=fewer)


async def bring_along(store: Store, find: Find, begun: LiveTable, year: int) -> None:
    """Whoever is on holidays when a game over days begins has them there too."""
    for guest in sorted({holder for seat in begun.state.seats for holder in seat.holders}):
        away = Guest(guest, "")
        if not (await store.holidays(guest, year) or await store.holidays(guest, year - 1)):
            continue
        left = max([table.holiday_left(away) async for table in _over_days(store, find, away)], default=0.0)
        if left > 0:
            await begun.holiday(away, ceil(left / DAY), year, begun.house.now() + left)


async def _over_days(store: Store, find: Find, guest: Guest) -> AsyncIterator[LiveTable]:
    """The running tables of somebody that have clocks; at one that was stopped or closed they stand still anyway."""
    for row, kept in await store.mine(guest.id, MOST_MINE):
        if kept.status == "running" and kept.due is not None:
            table = await find(row.id)
            if table.state.stopped is None and table.state.closed is None:
                yield table
