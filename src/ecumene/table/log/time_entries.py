"""Entries about time: somebody's is up, all pause, one is on holidays. What clocks make of them is in `ticking.py`."""

from __future__ import annotations

from dataclasses import replace

from ecumene.core.texts import message, player
from ecumene.table.log.handing import handed, noted, seat_of
from ecumene.table.log.state import StoodIn, TableState
from ecumene.table.log.ticking import people
from ecumene.table.store import EntryRow


def timeout(state: TableState, entry: EntryRow) -> TableState:
    """Somebody's time is up. What happens then was agreed on when the table was opened, and stands in the entry."""
    seat, level = seat_of(state, entry), entry.body["level"]
    if entry.body["up"] == "resign":
        resigned = replace(seat, away=False, conceded=True, resigned=True, level=level, stood_in=None)
        return handed(state, entry, resigned, "-resign")
    return handed(state, entry, replace(seat, away=True, level=level, stood_in=StoodIn("time", None, entry.at)))


def pause(state: TableState, entry: EntryRow) -> TableState:
    """The story tells of a pause when all agree to it, and when somebody goes on; a wish alone is on the page."""
    assert entry.seat is not None
    clocks = state.clocks
    if clocks is None:
        return state
    if entry.body["pause"]:
        begins = not clocks.paused and (clocks.wishes | {entry.seat}) >= frozenset(people(state))
        return noted(state, message("core-log-pause")) if begins else state
    return noted(state, message("core-log-pause-over", who=player(entry.seat)), entry.seat) if clocks.paused else state


def holiday(state: TableState, entry: EntryRow) -> TableState:
    """Somebody's clock stands still for some days, or runs again."""
    days = entry.body["days"]
    if not days:
        return handed(state, entry, seat_of(state, entry), "-over")
    return handed(state, entry, seat_of(state, entry), n=days)
