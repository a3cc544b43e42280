"""What pages are told of time: the clocks, and who has won where somebody's time was up."""

from __future__ import annotations

from typing import Any

from ecumene.core.action import Seat
from ecumene.table.log.state import TableState


def clock_info(state: TableState, now: float | None) -> dict[str, Any] | None:
    """The clocks of a table as they stand, in seconds from now, for clocks differ: `TableClock`."""
    clocks = state.clocks
    if clocks is None or not state.begun:
        return None
    at = max(clocks.at, clocks.at if now is None else now)
    seats = [
        {
            "left": round(max(0.0, clocks.left_at(seat, at)), 2),
            "used": round(clocks.used_at(seat, at), 2),
            "runs": clocks.runs_at(seat, at),
            "holiday": round(max(0.0, clocks.holidays[seat] - at), 2),
        }
        for seat in range(len(state.seats))
    ]
    return {"seats": seats, "paused": clocks.paused, "wishes": sorted(clocks.wishes)}


def clock_later(clock: dict[str, Any], passed: float) -> dict[str, Any]:
    """Clocks as they stand some seconds after they were told."""
    later = max(0.0, passed)
    seats = [
        {**seat, "left": round(max(0.0, seat["left"] - later), 2), "used": round(seat["used"] + later, 2)}
        if seat["runs"]
        else {**seat, "holiday": round(max(0.0, seat["holiday"] - later), 2)}
        for seat in clock["seats"]
    ]
    return {**clock, "seats": seats}


def winners_of(state: TableState) -> list[Seat]:
    """Who has won: the best of those who did not resign, and where all have, nobody's bot but the best."""
    assert state.last is not None
    standings = state.last.position.standings()
    stayed = [row for row in standings if not state.seats[row.seat].resigned]
    if not stayed:
        return list(standings.winners)
    best = min(row.place for row in stayed)
    return sorted(row.seat for row in stayed if row.place == best)
