"""Entries about time: somebody's is up, all pause, one is on holidays. What clocks make of them is in `ticking.py`."""

from __future__ import annotations

from dataclasses import replace

from ecumene.core.texts import message, player
from ecumene.table.log.clocks import Clocks
from ecumene.table.log.handing import handed, noted, seat_of
from ecumene.table.log.state import StoodIn, TableState
from ecumene.table.store import EntryRow


def timeout(state: TableState, entry: EntryRow) -> TableState:
    """Somebody's time is up. What happens then was agreed on when the table was opened, and stands in the entry."""
    seat, level = seat_of(state, entry), entry.body["level"]
    if entry.body["up"] == "resign":
        resigned = replace(seat, away=False, conceded=True, resigned=True, level=level, stood_in=None)
        return handed(state, entry, resigned, "-resign")
    return handed(state, entry, replace(seat, away=True, level=level, stood_in=StoodIn("time", None, entry.at)))


def elapsed(state: TableState, entry: EntryRow) -> TableState:
    """Before an entry the story tells whose holidays ended by themselves; none is written when they do."""
    clocks = state.clocks
    if clocks is None:
        return state
    now = float(entry.body.get("t", clocks.at))
    ended = [seat for seat, until in enumerate(clocks.holidays) if clocks.at < until <= now]
    for seat in ended:
        if (entry.kind, entry.seat) != ("holiday", seat):  # it says so itself
            state = noted(state, message("core-log-holiday-over", who=player(seat)), seat)
    return state


def pause(state: TableState, entry: EntryRow) -> TableState:
    """The story tells when somebody goes on; a wish alone is on the page, and of a pause `agreed` tells."""
    assert entry.seat is not None
    over = state.clocks is not None and state.clocks.paused and not entry.body["pause"]
    return noted(state, message("core-log-pause-over", who=player(entry.seat)), entry.seat) if over else state


def agreed(before: TableState, after: TableState, clocks: Clocks | None) -> TableState:
    """The story tells of a pause when all agree to it, be it that whoever did not has left."""
    begins = clocks is not None and clocks.paused and before.clocks is not None and not before.clocks.paused
    return noted(after, message("core-log-pause")) if begins else after


def holiday(state: TableState, entry: EntryRow) -> TableState:
    """Somebody's clock stands still for some days, or runs again."""
    days = entry.body["days"]
    if not days:
        return handed(state, entry, seat_of(state, entry), "-over")
    return handed(state, entry, seat_of(state, entry), n=days)
