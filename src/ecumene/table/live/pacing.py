"""Pacing: how fast a table may be played, and what people may wish about time while they play."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.table.live.seating import need_running, own_seat
from ecumene.table.log.clocks import Clocks
from ecumene.table.log.deeds import Deed
from ecumene.table.log.state import TableState
from ecumene.table.log.ticking import people
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.messages import AbsenceRule, NewTable
from ecumene.table.wire.problems import problem
from ecumene.table.wire.time_messages import HOLIDAYS, PauseWish

OWN = {"free": frozenset[str](), "clock": frozenset({"minutes", "increment_s"}), "days": frozenset({"hours"})}
"""The fields that count for each kind of pace, besides those that count for both that have clocks."""

SHARED = frozenset({"time_up", "level"})

PATIENT = AbsenceRule(away_s=None, idle_s=None)
"""Where clocks say how long one may think, nobody else does."""


def paced(wish: NewTable) -> NewTable:
    """A wish with a pace that makes sense; its clocks take the place of the usual rule of absence."""
    pace = wish.pace
    known = {"kind"} | OWN[pace.kind] | (SHARED if pace.kind != "free" else frozenset())
    for field in sorted(pace.model_fields_set - known):
        raise problem("bad_request", "pace-other", f"pace.{field}", name=f"pace.{field}", kind=pace.kind)
    if pace.kind == "free" or "absence" in wish.model_fields_set:
        return wish
    return wish.model_copy(update={"absence": PATIENT})


def pause(state: TableState, guest: Guest, wish: PauseWish) -> list[Deed]:
    """A person would like a pause, or to go on; nothing to do where that is known."""
    seat = own_seat(state, guest, wish.seat)
    need_running(state)
    clocks = need_clocks(state)
    if seat.by_bot:
        raise problem("not_allowed", "away", "seat")
    if wish.pause == (clocks.paused or wish.seat in clocks.wishes):
        return []
    return [Deed("pause", wish.seat, guest.id, {"pause": wish.pause})]


def holiday(state: TableState, guest: Guest, days: int, year: int, until: float | None = None) -> list[Deed]:
    """Holidays of a guest at a table: nothing where it is not played over days, or they have none to end.

    A seat has no more of them in a year than one person, whoever sits there. Those that began elsewhere end `until` the
    same moment of the house.
    """
    clocks = state.clocks
    if clocks is None or clocks.pace.kind != "days" or state.status != "running":
        return []
    seats = _of_guest(state, guest)
    if not days:
        return [_away(seat, guest, 0, year) for seat in seats if clocks.holidays[seat] > clocks.at]
    if until is not None:
        return [_away(seat, guest, days, year, until=until) for seat in seats]
    rooms = zip(seats, holiday_rooms(state, guest, year), strict=True)
    return [_away(seat, guest, min(days, room), year) for seat, room in rooms if room > 0]


def _away(seat: Seat, guest: Guest, days: int, year: int, **more: float) -> Deed:
    return Deed("holiday", seat, guest.id, {"days": days, "year": year, **more})


def holiday_rooms(state: TableState, guest: Guest, year: int) -> list[int]:
    """The days of holidays that each seat of a guest may still have in a year."""
    had = {} if state.clocks is None else state.clocks.away
    return [max(0, HOLIDAYS - had.get((seat, year), 0)) for seat in _of_guest(state, guest)]


def holiday_left(state: TableState, guest: Guest, now: float) -> float:
    """Seconds of holidays that a guest has left at a table."""
    clocks = state.clocks
    return max([clocks.holidays[seat] - now for seat in _of_guest(state, guest)], default=0.0) if clocks else 0.0


def _of_guest(state: TableState, guest: Guest) -> list[Seat]:
    """The seats that a guest holds and plays."""
    return [seat for seat in people(state) if guest.id in state.seats[seat].holders]


def need_clocks(state: TableState) -> Clocks:
    """Refuse what only a table with clocks can do."""
    if state.clocks is None:
        raise problem("not_allowed", "no-clocks")
    return state.clocks
