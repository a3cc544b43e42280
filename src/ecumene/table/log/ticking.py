"""Ticking: what each entry of the log does to a table's clocks. Pure: the same log gives the same clocks everywhere.

Every entry of a table with clocks says when it happened (`t`), in seconds of the house's own time, which runs only
while a server does (`live/house_time.py`), and how long that server had worked on the entry before (`w`). What lies
between two entries is taken from every person who was waited for. Nothing gives it back: an undo brings back the
question, not the time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
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
    clocks = _changed(replace(_spent(clocks, works, now), at=now), before, after, entry)
    here = frozenset(people(after))
    if not clocks.wishes <= here:  # who has left wishes nothing any more
        clocks = replace(clocks, wishes=clocks.wishes & here)
    return replace(clocks, running=() if clocks.paused else waited_for(after))


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
        return _wished(clocks, seat, bool(entry.body["pause"]), people(after))
    if entry.kind == "holiday":
        until = clocks.at + DAY * float(entry.body["days"])
        return replace(clocks, holidays=_with(clocks.holidays, seat, until))
    return clocks


def _anew(before: TableState, entry: EntryRow, seat: Seat) -> bool:
    """Whether a seat is asked something that is not the rest of its turn. Each secret choice is a turn of its own."""
    if entry.kind == "begin" or seat not in before.pending:
        return True
    secret = before.last is not None and secret_question(before.last.position) is not None
    return secret and seat == entry.seat


def _spent(clocks: Clocks, since: float, now: float) -> Clocks:
    """The time until now is gone, from the moment when the server had told everybody of the last entry."""
    begun = replace(clocks, at=since)
    seats = range(len(clocks.left))
    left = tuple([round(begun.left_at(seat, now), 3) for seat in seats])
    return replace(begun, left=left, used=tuple([round(begun.used_at(seat, now), 3) for seat in seats]))


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


def _wished(clocks: Clocks, seat: Seat, pause: bool, all_people: Iterable[Seat]) -> Clocks:
    """All people together pause; one of them goes on."""
    if not pause:
        return replace(clocks, paused=False, wishes=clocks.wishes - {seat} if not clocks.paused else frozenset())
    wishes = clocks.wishes | {seat}
    return replace(clocks, wishes=wishes, paused=wishes >= frozenset(all_people))


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
