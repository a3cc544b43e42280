"""The log of a live table: what is decided is written to it first, and only then adopted and told.

Everything goes through one lock. If another process wrote first, the table catches up, and whoever saw the older one is
refused.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

from ecumene import __version__
from ecumene.core.action import Seat
from ecumene.core.errors import EcumeneError
from ecumene.table.live import acting, seating
from ecumene.table.live.audience import Audience
from ecumene.table.live.bot_turns import BotTurns
from ecumene.table.live.clockwork import Clockwork
from ecumene.table.live.coaching import Coach
from ecumene.table.live.house import House
from ecumene.table.live.hurry import Hurry
from ecumene.table.live.premoves import Premoves
from ecumene.table.log.carrying import LIFTED
from ecumene.table.log.closing import closed
from ecumene.table.log.deeds import Deed, follow_all
from ecumene.table.log.fold import Unfollowable, fold
from ecumene.table.log.loading import find, rebuild, told
from ecumene.table.log.state import TableState
from ecumene.table.log.stopped import stopped
from ecumene.table.store import EntryRow, StoreUnavailable, TableGone
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.messages import Done
from ecumene.table.wire.problems import TableProblem, problem, stale, store_away

T = TypeVar("T")

Decide: TypeAlias = Callable[[TableState], list[Deed]]
"""What a wish amounts to."""

LONG = 50
"""More entries than this are folded in a thread."""


class Overtaken(Exception):
    """Another process wrote first; the table has caught up."""


class Ledger:
    """Orders what is done at a table, and writes it down. Its methods belong to the event loop."""

    audience: Audience
    bots: BotTurns
    clockwork: Clockwork
    coach: Coach
    hurry: Hurry
    premoves: Premoves

    def __init__(self, house: House) -> None:
        self.house = house
        self.ours = False  # whether this process wrote the last entry
        self._lock = asyncio.Lock()
        self._unsure = False  # whether the store may have more than this table
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def state(self) -> TableState:
        """The table as it is now."""
        return self.audience.state

    async def _do(self, guest: Guest, decide: Decide, version: int | None = None, seat: Seat | None = None) -> Done:
        """Do what `decide` makes of the table as it is; a seat that saw that version must be asked the same still."""
        return await self._finish(self._decided(guest, decide, version, seat))

    async def _decided(self, guest: Guest, decide: Decide, version: int | None, seat: Seat | None) -> Done:
        arrived = self.clockwork.moment()
        async with self._lock:
            await self._be_sure()
            self._need_rules()
            await self._settle_time(arrived)
            if version is not None:
                self._need_version(guest, version, seat)
            deeds = decide(self.state)
            try:
                await self._write(deeds, arrived)
            except Overtaken:
                raise self._stale(guest) from None
            return Done(version=self.state.version)

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry work through even if whoever asked for it goes away: half of it must not be lost."""
        return await asyncio.shield(self.spawn(work))

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Work that the table waits for before it closes."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _need_rules(self) -> None:
        """Refuse whatever would go on with a table that this release can only show, or that was closed."""
        if self.state.stopped is not None:
            raise stopped(self.state.stopped)
        if self.state.closed is not None:
            raise closed(self.state.closed)

    def _need_version(self, guest: Guest, version: int, seat: Seat | None = None) -> None:
        """Refuse whoever saw an older table, unless their seat is asked the same there as it is now."""
        if version == self.state.version:
            return
        seen = self.audience.at(version)
        if seen is None or seat is None or not acting.still_asked(seen, self.state, seat):
            raise self._stale(guest)

    def _stale(self, guest: Guest) -> TableProblem:
        return stale(self.audience.full_model(guest))

    async def _settle_time(self, arrived: float) -> None:
        """Whose time was up before somebody asked for something is out of time first."""
        while (found := self.clockwork.expired(self.state, arrived)) is not None:
            deed, at = found
            with suppress(Overtaken):  # another server wrote it
                await self._write([deed], at, self.clockwork.moment())
                assert self.state.clocks is not None, "time was up"
                self.house.meter.time_up(self.state.clocks.pace.time_up)

    async def _write(self, deeds: list[Deed], at: float | None = None, since: float | None = None) -> None:
        """Store deeds, if there are any, then adopt what they make of the table and tell everybody.

        They happened `at` a moment of the house, and the server works on them `since` then, or since another one.
        """
        if not deeds:
            return
        if self.state.rules < self.state.game.version:  # what an older release began goes on by our rules
            lift = {"rules": self.state.game.version, "release": __version__}
            deeds = [Deed(LIFTED, None, "", lift), *deeds]
        was = self.state
        happened = self.clockwork.moment() if at is None else at
        stamp = self.clockwork.stamp(happened)
        entries, states = follow_all(self.state, deeds, self.house.clock(), stamp)
        try:
            written = await self.house.store.append(self.state.row.id, entries, self.audience.summary(states[-1]))
        except StoreUnavailable:
            self._unsure = True
            self.clockwork.stand()
            raise store_away() from None
        except TableGone:
            raise problem("not_found", "no-such-table") from None
        if not written:
            await self._catch_up()
            raise Overtaken
        for number, state in enumerate(stops(states)):
            if number:
                await asyncio.sleep(0)  # of many deeds each takes a moment to tell; others need not wait for all
            self._adopt(state, happened if since is None else since)
        if self.state.status == "running" and was.status == "waiting":
            self.house.began(self.state)
        if self.state.status == "over" and was.status != "over":
            self.house.ended(self.state)
        self.house.herald.moved(was, self.state, self.audience.looking)
        self.ours = True
        self.bots.wake()
        self.premoves.wake()

    def _adopt(self, state: TableState, since: float | None = None) -> None:
        self.hurry.look(state)  # first: everybody is told of it with the rest
        self.clockwork.look(state, since)
        self.audience.adopt(state)
        self.coach.look(state)

    async def act_beforehand(self, seen: TableState, seat: Seat, decide: Decide, in_time: bool) -> bool:
        """Let a seat do what it said beforehand, unless the table has moved on; said `in_time`, it takes no time."""
        return await self._finish(self._act_beforehand(seen, seat, decide, in_time))

    async def _act_beforehand(self, seen: TableState, seat: Seat, decide: Decide, in_time: bool) -> bool:
        async with self._lock:
            await self._be_sure()
            if self.state.seats[seat].by_bot or not acting.still_asked(seen, self.state, seat):
                return False
            deeds = decide(self.state)
            clocks = self.state.clocks
            asked = None if clocks is None or not in_time else clocks.at + self.clockwork.stamp(0.0).get("w", 0.0)
            try:
                await self._write(deeds, asked)
            except Overtaken:
                return False
            return bool(deeds)

    async def heard(self, number: int) -> None:
        """Another process says that it wrote; 0: it may have."""
        if 0 < number <= self.state.version:
            return
        async with self._lock:
            with suppress(TableProblem):  # whoever needs the table next will look
                await self._catch_up()

    async def _be_sure(self) -> None:
        """After a write of which nobody knows whether it happened: look."""
        if self._unsure:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Adopt what the store has and this table has not."""
        self._unsure, was = True, self.state
        try:
            entries = await self.house.store.entries(self.state.row.id, self.state.version)
        except StoreUnavailable:
            raise store_away() from None
        try:
            if len(entries) > LONG:
                states = await asyncio.to_thread(fold_all, self.state, entries)
            else:
                states = fold_all(self.state, entries)
        except (Unfollowable, EcumeneError):  # another release wrote them
            states = [await self._read_again()]
        for state in stops(states):
            self._adopt(state)
            self.ours = False
        self._unsure = False
        self.clockwork.go_on()
        if self.state.status == "over" and was.status != "over":  # perhaps by a write that nobody was sure of
            self.house.overtaken(self.state)
        if states:
            self.house.herald.heard(self.state, self.audience.looking)
        for guest in self.audience.taken_for_away():  # another process did not know that they are here
            self.spawn(self._welcome(guest))
        self.bots.wake()
        self.premoves.wake()

    async def _read_again(self) -> TableState:
        """The table from the beginning of its log."""
        try:
            stored = await find(self.house.store, self.house.shelf, self.state.row.id)
            assert stored is not None, "tables are never removed"
            return await told(self.house.store, await asyncio.to_thread(rebuild, self.house.shelf, stored))
        except StoreUnavailable:
            raise store_away() from None

    async def _welcome(self, guest: Guest) -> None:
        with suppress(TableProblem, Overtaken):  # a button says the same
            await self._decided(guest, lambda state: seating.returning(state, guest), None, None)

    async def close(self) -> None:
        """Finish what is being written; let bots rest."""
        self.hurry.close()
        self.clockwork.close()
        await self.bots.close()
        await self.premoves.close()
        await self.coach.close()
        while self._tasks:
            await asyncio.wait(list(self._tasks))


def stops(states: list[TableState]) -> list[TableState]:
    """The states that are told: a deed of several actions is told as one."""
    return [state for state in states if state is states[-1] or not state.halfway]


def fold_all(state: TableState, entries: list[EntryRow]) -> list[TableState]:
    """The table after each of some entries."""
    states: list[TableState] = []
    for entry in entries:
        state = fold(state, entry)
        states.append(state)
    return states
