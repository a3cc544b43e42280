"""Clocks: how much time each seat of a table has left and has used, as of the last entry of its log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ecumene.core.action import Seat
from ecumene.table.store import TableRow
from ecumene.table.wire.time_messages import Pace

PACE = "pace"
"""The term of a table that is played with clocks."""

MINUTE = 60.0


def pace_of(row: TableRow) -> Pace:
    """How fast a table is played; those of older releases have no clocks."""
    return Pace.model_validate(row.terms.get(PACE, {}))


def pace_terms(pace: Pace) -> dict[str, Any]:
    """What a table's row keeps of its pace: nothing where there is no clock."""
    if pace.kind == "free":
        return {}
    own = {"minutes", "increment_s"} if pace.kind == "clock" else {"hours"}
    return {PACE: pace.model_dump(include={"kind", "time_up", "level"} | own)}


@dataclass(frozen=True)
class Clocks:
    """The clocks of a table, as they stood `at` its last entry. All numbers are seconds."""

    pace: Pace
    left: tuple[float, ...]
    used: tuple[float, ...]
    asked: tuple[int, ...]  # by seat the last move after which it was given time: none is given twice for one
    holidays: tuple[float, ...]  # by seat until when; 0 without
    at: float = 0.0
    running: tuple[Seat, ...] = ()
    paused: bool = False
    wishes: frozenset[Seat] = frozenset()
    away: Mapping[tuple[Seat, int], int] = field(default_factory=dict)  # days of holidays by seat and year

    def left_at(self, seat: Seat, now: float) -> float:
        """What a seat has left at a moment; below zero, its time is up."""
        return self.left[seat] - self._spent(seat, now)

    def used_at(self, seat: Seat, now: float) -> float:
        """What a seat has used until a moment."""
        return self.used[seat] + self._spent(seat, now)

    def _spent(self, seat: Seat, now: float) -> float:
        return max(0.0, now - max(self.at, self.holidays[seat])) if seat in self.running else 0.0

    def runs_at(self, seat: Seat, now: float) -> bool:
        """Whether the clock of a seat runs."""
        return seat in self.running and self.holidays[seat] <= now

    def due(self) -> tuple[float, Seat] | None:
        """When the next seat's time is up, unless something happens before; None while no clock runs."""
        ends = [(max(self.at, self.holidays[seat]) + self.left[seat], seat) for seat in self.running]
        return min(ends, default=None)


def new_clocks(row: TableRow) -> Clocks | None:
    """The clocks of a table before anything has happened there; None where it has none."""
    pace = pace_of(row)
    if pace.kind == "free":
        return None
    first = pace.minutes * MINUTE if pace.kind == "clock" else 0.0
    none = (0.0,) * row.seats
    return Clocks(pace, (first,) * row.seats, none, (-1,) * row.seats, none)
