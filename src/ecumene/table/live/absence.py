"""Absence: after how long somebody else may let a bot play for a person, and who may.

A seat is *away* as long as no page of its person is open while the game runs. Who is there is known to this process
only, so that clock starts anew when the table comes into memory, and never earlier. A seat is *idle* as long as it is
waited for and has not moved; that is told by the times in the log, and outlives the server.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from math import ceil
from typing import Any

from ecumene.core.action import Seat
from ecumene.core.words import LANGUAGES
from ecumene.table.log.state import SeatState, TableState
from ecumene.table.store import TableRow
from ecumene.table.wire.live_messages import Problem
from ecumene.table.wire.messages import AbsenceRule, Both, Role, StandInWhy
from ecumene.table.wire.problems import TableProblem, problem, words

UNITS = ((86_400, "d"), (3_600, "h"), (60, "min"), (1, "s"))
"""Seconds of each unit in which a time is told."""


def rule_of(row: TableRow) -> AbsenceRule:
    """What the players of a table agreed to; tables of older stores have the usual rule."""
    return AbsenceRule.model_validate(row.terms.get("absence", {}))


def terms_of(rule: AbsenceRule) -> dict[str, Any]:
    """What a table's row keeps of a rule: nothing where it is the usual one."""
    return {} if rule == AbsenceRule() else {"absence": rule.model_dump()}


def told_time(seconds: float, most: int = 1) -> list[tuple[int, str]]:
    """A time in its largest units, rounded up: 161 seconds are 2 min 41 s, or 3 min where one unit must do."""
    left = max(1, ceil(seconds))
    unit = next(size for size, _ in UNITS if size <= left)
    parts = [(size, name) for size, name in UNITS if size <= unit][:most]
    left = -(-left // parts[-1][0]) * parts[-1][0]
    told: list[tuple[int, str]] = []
    for size, name in parts:
        told.append((left // size, name))
        left %= size
    return [(n, name) for n, name in told if n]


@dataclass(frozen=True)
class Absent:
    """A person who keeps the others waiting: for how many seconds, and how many more it takes."""

    why: StandInWhy
    since: float
    left: float


class Roll:
    """Who of a table's people is there, and since when the others are not."""

    def __init__(self, row: TableRow, clock: Callable[[], float]) -> None:
        self._rule, self._clock = rule_of(row), clock
        self._gone: dict[Seat, float] = {}
        self._guests: Collection[str] = ()

    def look(self, state: TableState, guests: Collection[str]) -> None:
        """The table or who is there is another now."""
        self._guests = guests
        if state.status != "running":
            self._gone.clear()
            return
        now = self._clock()
        for number, seat in enumerate(state.seats):
            if self.here(seat):
                self._gone.pop(number, None)
            else:
                self._gone.setdefault(number, now)

    def here(self, seat: SeatState) -> bool:
        """Whether a page of its person is open."""
        return any(holder in self._guests for holder in seat.holders)

    def absent(self, state: TableState, number: Seat) -> Absent | None:
        """Whether a person is away or keeps the others waiting; the reason that counts first."""
        seat = state.seats[number]
        if state.status != "running" or seat.kind != "person" or seat.by_bot:
            return None
        rule, now = self._rule, self._clock()
        found: list[Absent] = []
        if number in self._gone and rule.away_s is not None:
            since = max(0.0, now - self._gone[number])
            found.append(Absent("away", since, max(0.0, rule.away_s - since)))
        if state.waited[number] and rule.idle_s is not None:
            since = max(0.0, now - state.waited[number])
            found.append(Absent("idle", since, max(0.0, rule.idle_s - since)))
        return min(found, key=lambda absent: absent.left, default=None)

    def left_for(self, state: TableState, number: Seat, role: Role, seats: Collection[Seat]) -> float | None:
        """Seconds until somebody may let a bot play for an absent person; None where it is not theirs to do.

        It is the owner's. No game stands still because its owner is gone: then it is that of everybody who plays.
        """
        absent = self.absent(state, number)
        if absent is None or role == "owner":
            return None if absent is None else absent.left
        owner = self._owner_left(state, number)
        return max(absent.left, owner) if seats and owner is not None else None

    def _owner_left(self, state: TableState, number: Seat) -> float | None:
        """Seconds until the others need not wait for the owner any more; None while the owner is there."""
        own = state.seats_of(state.row.owner)
        if number in own:
            return 0.0
        if not own:
            return None if state.row.owner in self._guests else 0.0
        waits: list[float] = []
        for seat in own:
            absent = self.absent(state, seat)
            if not state.seats[seat].by_bot and (absent is None or state.row.owner in self._guests):
                return None
            waits.append(0.0 if absent is None else absent.left)
        return max(waits)

    def need(self, state: TableState, number: Seat, role: Role, seats: Collection[Seat]) -> Absent:
        """The absence that allows somebody to let a bot play for another; else they are told how long it takes."""
        absent = self.absent(state, number)
        if self._rule.away_s is None and self._rule.idle_s is None:
            raise problem("not_allowed", "absence-never", "seat")
        if absent is None:
            raise problem("not_allowed", "absence-none", "seat")
        left = self.left_for(state, number, role, seats)
        if left is None:
            raise problem("not_allowed", "owner-only")
        if left > 0:
            raise _too_soon(absent, left)
        return absent

    def told(self, state: TableState, role: Role, seats: Collection[Seat]) -> list[dict[str, Any]]:
        """What pages are shown of it: `AbsentInfo`, in seconds from now, for clocks differ."""
        told: list[dict[str, Any]] = []
        for number in range(len(state.seats)):
            absent = self.absent(state, number)
            if absent is not None:
                yours = None if number in seats else self.left_for(state, number, role, seats)
                told.append({
                    "seat": number,
                    "why": absent.why,
                    "since": round(absent.since, 2),
                    "left": round(absent.left, 2),
                    "yours": None if yours is None else round(yours, 2),
                })  # fmt: skip
        return told


def _too_soon(absent: Absent, left: float) -> TableProblem:
    said = {lang: words(lang)(f"absence-{absent.why}", time=_time(lang, left)) for lang in LANGUAGES}
    return TableProblem(Problem(code="not_allowed", text=Both(**said), field="seat"))


def _time(lang: str, seconds: float) -> str:
    return " ".join([words(lang)(f"core-time-{unit}", n=n) for n, unit in told_time(seconds, 2)])
