"""What pages are told of time: the clocks, and who has won where somebody's time was up."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ecumene.core.action import Seat
from ecumene.table.log.state import TableState


def clock_info(state: TableState, now: float | None) -> dict[str, Any] | None:
    """The clocks of a table as they stand, in seconds from now, for clocks differ: `TableClock`."""
    clocks = state.clocks
    if clocks is None or not state.begun:
        return None
    at = max(clocks.at, clocks.at if now is None else now)
    seats: list[dict[str, Any]] = []
    for seat, (left, used, until) in enumerate(zip(clocks.left, clocks.used, clocks.holidays, strict=True)):
        spent = max(0.0, at - max(clocks.at, until)) if seat in clocks.running else 0.0
        seats.append(
            {
                "left": round(max(0.0, left - spent), 2),
                "used": round(used + spent, 2),
                "runs": clocks.runs_at(seat, at),
                "holiday": round(max(0.0, until - at), 2),
            }
        )
    return {"seats": seats, "paused": clocks.paused, "wishes": sorted(clocks.wishes)}


def clock_later(clock: dict[str, Any], passed: float, waited: Collection[Seat] = ()) -> dict[str, Any]:
    """Clocks as they stand some seconds after they were told; `waited` are the people whose decision is awaited."""
    running = () if clock["paused"] else waited
    told = enumerate(clock["seats"])
    return {**clock, "seats": [_seat_later(seat, max(0.0, passed), number in running) for number, seat in told]}


def _seat_later(seat: dict[str, Any], passed: float, waited: bool) -> dict[str, Any]:
    """A seat that is waited for runs again from when its holidays end."""
    runs = seat["runs"] or (waited and seat["holiday"] <= passed)
    spent = max(0.0, passed - seat["holiday"]) if runs else 0.0
    return {
        "left": round(max(0.0, seat["left"] - spent), 2),
        "used": round(seat["used"] + spent, 2),
        "runs": runs,
        "holiday": round(max(0.0, seat["holiday"] - passed), 2),
    }


def winners_of(state: TableState) -> list[Seat]:
    """Who has won: the best of those who did not resign, and where all have, nobody's bot but the best."""
    assert state.last is not None
    standings = state.last.position.standings()
    stayed = [row for row in standings if not state.seats[row.seat].resigned]
    if not stayed:
        return list(standings.winners)
    best = min(row.place for row in stayed)
    return sorted(row.seat for row in stayed if row.place == best)


def places_of(state: TableState) -> list[int]:
    """The places of a game that is over, by seat, whoever has given up; where they are not known, none are."""
    if state.last is None:
        return []
    standings = state.last.position.standings()
    return [standings.of(seat).place for seat in range(len(state.seats))]
