"""Ticking: what each entry of the log does to a table's clocks. Pure: the same log gives the same clocks everywhere.

Every entry of a table with clocks says when it happened (`t`), in seconds of the house's own time, which runs only
while a server does (`live/house_time.py`), and how long that server had worked on the entry before (`w`). What lies
between two entries is taken from every person who was waited for. Nothing gives it back: an undo brings back the
question, not the time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from time import gmtime
from typing import TypeVar

from ecumene.core.action import Seat
from ecumene.table.log.clocks import Clocks
from ecumene.table.log.state import TableState, secret_question
from ecumene.table.store import EntryRow

RETURN = 60.0
"""Seconds that somebody has at least who comes back after their time for the whole game was up."""

HOUR = 3_600.0
DAY = 86_400.0
MOST = 1e11
"""No moment of a house lies later, thirty centuries after its first: what an entry says beyond is not believed."""


def ticked(before: TableState, after: TableState, entry: EntryRow) -> Clocks | None:
    """The clocks after an entry that led from one state to another."""
    clocks = before.clocks
    if clocks is None:
        return None
    now = min(max(clocks.at, float(entry.body.get("t", clocks.at))), MOST)
    works = min(now, clocks.at + max(0.0, float(entry.body.get("w", 0.0))))
    clocks = _changed(_spent(clocks, works, now), before, after, entry)
    clocks = _agreed(clocks, people(after))
    running = () if clocks.paused else waited_for(after)
    return clocks if running == clocks.running else replace(clocks, running=running)


def _changed(clocks: Clocks, before: TableState, after: TableState, entry: EntryRow) -> Clocks:
    """What an entry itself does to the clocks."""
    seat = entry.seat
    if entry.kind in ("begin", "act"):
        return _given(clocks, after, [other for other in waited_for(after) if _anew(before, entry, other)])
    if seat is None:
        return clocks
    if entry.kind == "standin":  # until the bot has moved, to leave and come back gives nothing
        return replace(clocks, asked=_with(clocks.asked, seat, after.moves))
    if entry.kind == "back":
        if before.seats[seat].timed_out:
            return _returned(clocks, seat)
        return _given(clocks, after, [seat] if seat in after.pending else [])
    if entry.kind == "pause":
        return _wished(clocks, seat, bool(entry.body["pause"]))
    if entry.kind == "holiday":
        until = _with(clocks.holidays, seat, _away_until(clocks, seat, entry))
        return replace(clocks, holidays=until, away=_counted(clocks, seat, entry))
    return clocks


def _counted(clocks: Clocks, seat: Seat, entry: EntryRow) -> dict[tuple[Seat, int], int]:
    """The days of holidays that a seat has had by year; whoever is back sooner has not had the whole days left."""
    of = seat, int(entry.body.get("year", gmtime(entry.at).tm_year))
    days = int(entry.body["days"]) or -int(max(0.0, clocks.holidays[seat] - clocks.at) // DAY)
    return {**clocks.away, of: max(0, clocks.away.get(of, 0) + days)}


def _away_until(clocks: Clocks, seat: Seat, entry: EntryRow) -> float:
    """When the holidays of a seat end: now, at the moment when they end elsewhere, or after so many days more."""
    days, until = float(entry.body["days"]), entry.body.get("until")
    if not days:
        return clocks.at
    return max(clocks.at, clocks.holidays[seat]) + DAY * days if until is None else float(until)


def _anew(before: TableState, entry: EntryRow, seat: Seat) -> bool:
    """Whether a seat is asked something that is not the rest of its turn. Each secret choice is a turn of its own."""
    if entry.kind == "begin" or seat not in before.pending:
        return True
    secret = before.last is not None and secret_question(before.last.position) is not None
    return secret and seat == entry.seat


def _spent(clocks: Clocks, since: float, now: float) -> Clocks:
    """The time until now is gone, from the moment when the server had told everybody of the last entry."""
    left, used = list(clocks.left), list(clocks.used)
    for seat in clocks.running:
        spent = max(0.0, now - max(since, clocks.holidays[seat]))
        left[seat], used[seat] = left[seat] - spent, used[seat] + spent
    return replace(clocks, at=now, left=_rounded(left), used=_rounded(used))


def _rounded(seconds: Iterable[float]) -> tuple[float, ...]:
    return tuple([round(each, 3) for each in seconds])


def _given(clocks: Clocks, after: TableState, seats: Iterable[Seat]) -> Clocks:
    """Whoever is asked anew has time for it: once for each move that leads there, however often it is taken back."""
    pace = clocks.pace
    for seat in seats:
        if after.moves > clocks.asked[seat]:
            left = pace.hours * HOUR if pace.kind == "days" else clocks.left[seat] + pace.increment_s
            asked = _with(clocks.asked, seat, after.moves)
            clocks = replace(clocks, left=_with(clocks.left, seat, left), asked=asked)
    return clocks


def _returned(clocks: Clocks, seat: Seat) -> Clocks:
    pace = clocks.pace
    least = pace.hours * HOUR if pace.kind == "days" else max(RETURN, float(pace.increment_s))
    return replace(clocks, left=_with(clocks.left, seat, max(least, clocks.left[seat])))


def _wished(clocks: Clocks, seat: Seat, pause: bool) -> Clocks:
    """One of all people goes on, and nobody wishes for a pause any more; whether all do, `_agreed` sees."""
    if pause:
        return replace(clocks, wishes=clocks.wishes | {seat})
    return replace(clocks, paused=False, wishes=clocks.wishes - {seat} if not clocks.paused else frozenset())


def _agreed(clocks: Clocks, there: Iterable[Seat]) -> Clocks:
    """Who has left wishes nothing any more, and need not agree, either, where all who are left wish for a pause."""
    wishes = clocks.wishes & frozenset(there)
    paused = clocks.paused or (bool(wishes) and wishes >= frozenset(there))
    known = (wishes, paused) == (clocks.wishes, clocks.paused)
    return clocks if known else replace(clocks, wishes=wishes, paused=paused)


def people(state: TableState) -> list[Seat]:
    """The seats at which a person decides."""
    return [number for number, seat in enumerate(state.seats) if seat.kind == "person" and not seat.by_bot]


def waited_for(state: TableState) -> tuple[Seat, ...]:
    """The people whose decision is awaited."""
    return tuple([seat for seat in state.pending if not state.seats[seat].by_bot])


def deadline(state: TableState) -> float | None:
    """When somebody must look at a table's clocks, in the house's time; None where they stand for ever.

    Where they only stand for now, that is far away: as long as there is such a table, the house's time is kept.
    """
    clocks = state.clocks
    if clocks is None or state.status in ("over", "stopped"):
        return None
    found = clocks.due()
    return MOST if found is None else min(MOST, found[0])


N = TypeVar("N", int, float)


def _with(values: tuple[N, ...], seat: Seat, value: N) -> tuple[N, ...]:
    return tuple([value if number == seat else other for number, other in enumerate(values)])
