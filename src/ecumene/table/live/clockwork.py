"""The clockwork of a table: it waits until somebody's time is up, and knows what the clocks say meanwhile.

What they say follows from the log (`log/clocks.py`) and the house's time. The server's own work counts for nobody: how
long it took from an entry until everybody was told, and how long the store was gone, is `slack`, and stands in the next
entry (`w`). Where several processes have a table open, each has its own clockwork; the store lets one of them write.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol
from weakref import ref

from ecumene.core.action import Seat
from ecumene.table.live.house import House
from ecumene.table.log.deeds import Deed
from ecumene.table.log.state import TableState
from ecumene.table.wire.problems import TableProblem

RETRY = 1.0
"""Seconds before one more attempt when the store is gone."""

BEAT = 15.0
"""Seconds after which the house's time is written down, and tables are looked for whose time is up."""

LONGEST = 3_600.0
"""Seconds: so often one looks at a clock that runs for days."""


class Wound(Protocol):
    """A table, as far as its clockwork knows it."""

    house: House

    @property
    def state(self) -> TableState:
        """The table as it is now."""
        ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> object:
        """Work that the table waits for before it closes."""

    async def time_up(self) -> None:
        """Perhaps somebody's time is up: then write it down."""


class Clockwork:
    """The clocks of one table as they run."""

    def __init__(self, table: Wound) -> None:
        self._held = ref(table)  # no circle, so that a table that leaves memory is freed at once
        self._house = table.house
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False
        self._stands: float | None = None  # since when, where the store is gone
        self._told = -1  # the last version that was looked at
        self._resumed = 0.0  # when the store was last back: nothing was heard before
        self.slack = 0.0
        self._due: float | None = None

    def moment(self) -> float:
        """What time it is in the house; it stands while nothing can be written."""
        return self._house.now() if self._stands is None else self._stands

    def now(self) -> float:
        """What time it is for the clocks."""
        return self.moment() - self.slack

    @property
    def soon(self) -> bool:
        """Whether somebody's time is up so soon that the table must stay in memory."""
        return self._due is not None and self._due - self.now() < 4 * BEAT

    def stand(self) -> None:
        """Nothing can be written: nobody's time passes."""
        if self._stands is None:
            self._stands = self._house.now()

    def go_on(self) -> None:
        """What is written counts again."""
        if self._stands is not None:
            self._resumed = self._house.now()
            self.slack += self._resumed - self._stands
            self._stands = None
            self._arm()

    def look(self, state: TableState, since: float | None = None) -> None:
        """The table is another now. Where this process wrote it, its work `since` a moment counts for nobody."""
        clocks = state.clocks
        if clocks is None:
            return
        if state.version != self._told:
            self._told = state.version
            self._house.now.at_least(clocks.at)
            self.slack = 0.0 if since is None else max(0.0, self.moment() - since)
        due = None if state.status != "running" else clocks.due()
        self._due = None if due is None else due[0]
        self._arm()

    def stamp(self, at: float) -> dict[str, float]:
        """What an entry says of the time: when it was, and how much of the time before was the server's own."""
        return {"t": round(max(at, self._resumed), 3), **({"w": round(self.slack, 3)} if self.slack >= 0.001 else {})}

    def expired(self, state: TableState, at: float) -> tuple[Deed, float] | None:
        """The first whose time was up at a moment of the house, and when that was."""
        found = None if state.clocks is None or state.status != "running" else state.clocks.due()
        if found is None or found[0] + self.slack > max(at, self._resumed):
            return None
        return timeout_deed(state, found[1]), found[0] + self.slack

    def strike(self) -> None:
        """See whether somebody's time is up."""
        self._disarm()
        table = self._held()
        if table is not None and not self._closed and self._due is not None and self._due <= self.now():
            table.spawn(self._expire(table))
        else:
            self._arm()

    def close(self) -> None:
        """Nobody's time is up here any more."""
        self._closed = True
        self._disarm()

    def _arm(self) -> None:
        """Wait for the next deadline. A timer that ends before stays: it will see that it is too early."""
        if self._due is None or self._closed:
            self._disarm()
            return
        loop = asyncio.get_running_loop()
        at = loop.time() + min(LONGEST, max(0.0, self._due - self.now()))
        if self._timer is None or self._timer.when() > at:
            self._disarm()
            self._timer = loop.call_at(at, self.strike)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _expire(self, table: Wound) -> None:
        try:
            await table.time_up()
        except TableProblem:  # the store is gone for now
            if not self._closed:
                self._disarm()
                self._timer = asyncio.get_running_loop().call_later(RETRY, self._again)

    def _again(self) -> None:
        self._disarm()
        table = self._held()
        if table is not None and not self._closed:
            table.spawn(self._expire(table))


def timeout_deed(state: TableState, seat: Seat) -> Deed:
    """A seat's time is up, with what was agreed to happen then."""
    assert state.clocks is not None
    pace = state.clocks.pace
    return Deed("timeout", seat, "", {"up": pace.time_up, "level": pace.level})
