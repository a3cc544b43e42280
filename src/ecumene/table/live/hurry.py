"""Hurry: where all wait for one seat, a game may give it a few seconds; when they are over, chance decides for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, Protocol
from weakref import ref

from ecumene.core.action import Seat
from ecumene.table.log.state import Move, TableState
from ecumene.table.wire.problems import TableProblem

RETRY = 1.0
"""Seconds before one more attempt when the store is gone."""


@dataclass(frozen=True, eq=False)
class Due:
    """A seat, the question it must answer, and until when, by the clock of the event loop."""

    seat: Seat
    asked: Move | None
    at: float


class Clocked(Protocol):
    """A table, as far as its clock knows it."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> object:
        """Work that the table waits for before it closes."""

    async def decide_by_chance(self, due: Due) -> None:
        """A seat's time is over: chance decides for it."""


class Hurry:
    """The clock of one table. It goes on while people come and go, and starts anew with the server.

    Where several processes have a table open, each runs its own; the store lets one of them decide.
    """

    def __init__(self, table: Clocked) -> None:
        self._held = ref(table)  # no circle, so that a table that leaves memory is freed at once
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False
        self.due: Due | None = None

    def look(self, state: TableState) -> None:
        """The table is another now: start the clock, stop it, or let it run on."""
        found = None if self._closed else hurried(state)
        if self.due is not None and found is not None and self.due.seat == found[0] and self.due.asked is state.asked:
            return
        self._stop()
        if found is not None:
            self._start(found[0], state.asked, found[1])

    def told(self) -> dict[str, Any] | None:
        """What pages are shown of it: `Hurried`."""
        if self.due is None:
            return None
        left = max(0.0, self.due.at - asyncio.get_running_loop().time())
        return {"seat": self.due.seat, "left": round(left, 2)}

    def close(self) -> None:
        """Hurry nobody any more."""
        self._closed = True
        self._stop()

    def _start(self, seat: Seat, asked: Move | None, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self.due = Due(seat, asked, loop.time() + seconds)
        self._timer = loop.call_at(self.due.at, self._strike)

    def _stop(self) -> None:
        self.due = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _strike(self) -> None:
        table, due = self._held(), self.due
        if table is not None and due is not None:
            table.spawn(self._expire(table, due))

    async def _expire(self, table: Clocked, due: Due) -> None:
        try:
            await table.decide_by_chance(due)
        except TableProblem:  # the store is gone for now
            if self.due is due:
                self._timer = asyncio.get_running_loop().call_later(RETRY, self._strike)


def hurried(state: TableState) -> tuple[Seat, int] | None:
    """The person for whom all others wait, and the seconds the game gives them; bots are never hurried."""
    if state.status != "running" or state.last is None:
        return None
    found = state.game.hurry(state.last.position)
    return None if found is None or state.seats[found[0]].by_bot else found
