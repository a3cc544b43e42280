"""Pacing: how fast a table may be played, and what people may wish about time while they play."""

from __future__ import annotations

from ecumene.table.live.seating import need_running, own_seat
from ecumene.table.log.clocks import Clocks
from ecumene.table.log.deeds import Deed
from ecumene.table.log.state import TableState
from ecumene.table.log.ticking import people
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.messages import AbsenceRule, NewTable
from ecumene.table.wire.problems import problem
from ecumene.table.wire.time_messages import PauseWish

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


def holiday(state: TableState, guest: Guest, days: int) -> list[Deed]:
    """Holidays of a guest at a table: nothing where it is not played over days, or they have none to end."""
    clocks = state.clocks
    if clocks is None or clocks.pace.kind != "days" or state.status != "running":
        return []
    seats = [seat for seat in people(state) if guest.id in state.seats[seat].holders]
    return [
        Deed("holiday", seat, guest.id, {"days": days}) for seat in seats if days or clocks.holidays[seat] > clocks.at
    ]


def need_clocks(state: TableState) -> Clocks:
    """Refuse what only a table with clocks can do."""
    if state.clocks is None:
        raise problem("not_allowed", "no-clocks")
    return state.clocks
