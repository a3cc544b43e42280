"""A live table: one that people or bots are at. It orders what they do, writes it down, and tells everybody.

Whatever is done goes through one lock: decide what it amounts to, write it to the store, and only then adopt it, answer
and tell. If another process wrote first, the table catches up and the deed is refused as stale.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

from ecumene import __version__
from ecumene.core.action import Seat
from ecumene.core.errors import EcumeneError
from ecumene.core.scene import Stage, Why
from ecumene.table import acting, looking_back, seating
from ecumene.table.audience import Audience, Subscription, nothing
from ecumene.table.bot_turns import BotTurns
from ecumene.table.carrying import LIFTED
from ecumene.table.deeds import Deed, follow_all
from ecumene.table.fold import Unfollowable, fold
from ecumene.table.guests import Guest
from ecumene.table.house import House
from ecumene.table.hurry import Due, Hurry
from ecumene.table.loading import find, rebuild, told
from ecumene.table.messages import (
    ActRequest,
    Admit,
    Done,
    Fill,
    Give,
    Moment,
    OfSeat,
    RewindRequest,
    SeatLink,
    Series,
    Sit,
    StandIn,
    TableInfo,
    UndoRequest,
    WhyRequest,
)
from ecumene.table.problems import TableProblem, problem, stale, stopped
from ecumene.table.state import TableState
from ecumene.table.store import EntryRow, StoreUnavailable, TableGone
from ecumene.table.telling import summary, viewer_of

T = TypeVar("T")

Again: TypeAlias = Callable[["LiveTable", Guest], Coroutine[Any, Any, TableInfo]]
"""Opens the table where the people of a finished game meet again."""

Decide: TypeAlias = Callable[[TableState], list[Deed]]
"""What a wish amounts to."""

LONG = 50
"""More entries than this are folded in a thread."""


class Overtaken(Exception):
    """Another process wrote first; the table has caught up."""


class LiveTable:
    """A table in memory. Its methods belong to the event loop."""

    def __init__(self, state: TableState, house: House, again: Again) -> None:
        self.house = house
        self.ours = False  # whether this process wrote the last entry
        self.hurry = Hurry(self)
        self.audience = Audience(state, self.hurry.told, house.clock)
        self.bots = BotTurns(self)
        self._meet_again = again
        self._lock = asyncio.Lock()
        self._unsure = False  # whether the store may have more than this table
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def state(self) -> TableState:
        """The table as it is now."""
        return self.audience.state

    @property
    def idle(self) -> bool:
        """Whether the table may leave memory."""
        return not (self.audience or self._tasks or self.bots.busy or self.hurry.due or self._lock.locked())

    # ---- looking

    def info(self, guest: Guest) -> TableInfo:
        """The table as a guest may see it."""
        return self.audience.info(guest)

    def full(self, guest: Guest) -> bytes:
        """Everything a guest may know: a `Full` message."""
        return self.audience.full(guest)

    def since(self, guest: Guest, version: int) -> list[bytes] | None:
        """The `Update` messages after a version that a guest saw; None where only a `Full` message will do."""
        return self.audience.since(guest, version)

    def join(self, guest: Guest, send: Callable[[bytes], None], end: Callable[[], None] = nothing) -> Subscription:
        """Hear of everything from now on. Nothing may be awaited between asking for the state and joining.

        Whoever comes before the bot has moved that others put on their seat has it back. `end` is called when
        the table is no more.
        """
        joined = self.audience.join(guest, send, end)
        self.bots.looked()
        if seating.returning(self.state, guest):
            self.spawn(self._welcome(guest))
        return joined

    def looked(self) -> None:
        """Somebody looks at the table, be it for a moment."""
        self.bots.looked()

    async def _welcome(self, guest: Guest) -> None:
        with suppress(TableProblem, Overtaken):  # a button says the same
            await self._decided(guest, lambda state: seating.returning(state, guest), None, None)

    def dismiss(self) -> None:
        """The table is no more: it was thrown away. Send everybody away; bots rest."""
        self.hurry.close()
        self.audience.dismiss()
        self.spawn(self.bots.close())

    def stage(self) -> Stage | None:
        """What never changes on this table; None before the game begins."""
        return None if self.state.last is None else self.state.game.stage(self.state.last.position)

    def why(self, guest: Guest, asked: WhyRequest) -> Why | None:
        """The rule that forbids a seat to click these things now."""
        seating.own_seat(self.state, guest, asked.seat)
        self._need_rules()
        if self.state.last is None or self.state.status == "waiting":
            raise problem("waiting", "not-begun")
        return self.state.game.why(self.state.last.position.view(asked.seat), asked.seat, asked.path)

    def seat_link(self, guest: Guest, seat: Seat) -> SeatLink:
        """The secret that moves one's seat to another browser."""
        seating.own_seat(self.state, guest, seat)
        return SeatLink(secret=seating.seat_secret(self.state, seat, self.house.link_key))

    async def renew_link(self, guest: Guest, seat: Seat) -> SeatLink:
        """Another secret for one's seat; the old one, and whoever came by it, hold it no longer."""
        await self._do(guest, lambda state: seating.renew(state, guest, seat))
        return self.seat_link(guest, seat)

    def record(self, guest: Guest, lang: str = "en") -> str:
        """The record of the game; without its secrets while the game is on. `lang` calls those who have no name."""
        return looking_back.record(self.state, guest.id, lang)

    def moment(self, guest: Guest, move: int) -> Moment:
        """The table after a move."""
        return looking_back.moment(self.state, viewer_of(self.state, guest.id), move)

    def series(self, guest: Guest) -> Series:
        """Points over time."""
        return looking_back.series(self.state)

    def keepsake(self, guest: Guest) -> str:
        """A content file with which a new game begins as this one did, as far as the guest may know it."""
        return looking_back.keepsake(self.state, viewer_of(self.state, guest.id))

    # ---- seats

    async def sit(self, guest: Guest, wish: Sit) -> None:
        """Take an open seat."""
        await self._do(guest, lambda state: seating.sit(state, guest, wish))

    async def fill(self, guest: Guest, wish: Fill) -> None:
        """Give a seat to a bot, or free it."""
        await self._do(guest, lambda state: seating.fill(state, guest, wish))

    async def give(self, guest: Guest, wish: Give) -> None:
        """Give an open seat to somebody who has one already."""
        await self._do(guest, lambda state: seating.give(state, guest, wish))

    async def admit(self, guest: Guest, wish: Admit) -> None:
        """Let somebody sit down again."""
        await self._do(guest, lambda state: seating.admit(state, guest, wish))

    async def begin(self, guest: Guest) -> None:
        """Begin the game."""
        await self._do(guest, lambda state: seating.begin(state, guest))

    async def leave(self, guest: Guest, wish: StandIn) -> None:
        """Leave a seat; a bot stands in while the game is on."""
        await self._do(guest, lambda state: seating.leave(state, guest, wish, self.audience.roll))

    async def come_back(self, guest: Guest, wish: OfSeat) -> None:
        """Take a seat back from the bot that stands in."""
        await self._do(guest, lambda state: seating.come_back(state, guest, wish))

    async def concede(self, guest: Guest, wish: StandIn) -> None:
        """Give up for good."""
        await self._do(guest, lambda state: seating.concede(state, guest, wish))

    async def claim(self, guest: Guest, secret: str) -> None:
        """Hold a seat by its secret link."""
        await self._do(guest, lambda state: seating.claim(state, guest, secret, self.house.link_key))

    async def again(self, guest: Guest) -> TableInfo:
        """The table where the same people meet once more; it is made for the first who asks."""
        self._need_rules()
        if self.state.status != "over":
            raise problem("not_allowed", "game-on")
        if guest.id != self.state.row.owner and not self.state.seats_of(guest.id):
            raise problem("not_allowed", "members-only")
        return await self._finish(self._meet_again(self, guest))

    # ---- playing

    async def act(self, guest: Guest, wish: ActRequest) -> Done:
        """Let a seat act."""
        return await self._finish(self._act(guest, wish))

    async def _act(self, guest: Guest, wish: ActRequest) -> Done:
        async with self._lock:
            await self._be_sure()
            seating.own_seat(self.state, guest, wish.seat)
            while True:
                self._need_rules()
                self._need_version(guest, wish.version, wish.seat)
                if back := seating.returning(self.state, guest):
                    with suppress(Overtaken):
                        await self._write(back)
                    continue
                acts = acting.act(self.state, guest, wish)
                try:
                    await self._write(acts.deeds)
                except Overtaken:  # perhaps by somebody's secret choice, which changes nothing for this seat
                    continue
                if acts.refused is not None:
                    raise acts.refused
                return Done(version=self.state.version)

    async def undo(self, guest: Guest, wish: UndoRequest) -> Done:
        """Take back a seat's last deed."""
        return await self._do(guest, lambda state: acting.undo(state, guest, wish), wish.version, wish.seat)

    async def redo(self, guest: Guest, wish: UndoRequest) -> Done:
        """Do again what was taken back."""
        return await self._do(guest, lambda state: acting.redo(state, guest, wish), wish.version, wish.seat)

    async def rewind(self, guest: Guest, wish: RewindRequest) -> Done:
        """Take the table back to a move."""
        return await self._do(guest, lambda state: acting.rewind(state, guest, wish), wish.version)

    async def bot_act(self, seen: TableState, seat: Seat, notation: str, trouble: str, standby: bool = False) -> bool:
        """Carry out what a bot decided, or the table for it, unless the table has moved on since it was asked."""
        return await self._finish(self._bot_act(seen, seat, notation, trouble, standby))

    async def _bot_act(self, seen: TableState, seat: Seat, notation: str, trouble: str, standby: bool) -> bool:
        async with self._lock:
            await self._be_sure()
            if not (self.state.seats[seat].by_bot and acting.still_asked(seen, self.state, seat)):
                return False
            try:
                await self._write([acting.bot_deed(self.state, seat, notation, trouble, standby)])
            except Overtaken:
                return False
            return True

    async def decide_by_chance(self, due: Due) -> None:
        """A seat's time is over: chance decides for it, unless it has just decided."""
        async with self._lock:
            await self._be_sure()
            if self.hurry.due is due and self.state.stopped is None:
                with suppress(Overtaken):
                    await self._write([acting.hurried_deed(self.state, due.seat)])

    # ---- writing

    async def _do(self, guest: Guest, decide: Decide, version: int | None = None, seat: Seat | None = None) -> Done:
        """Do what `decide` makes of the table as it is; a seat that saw that version must be asked the same still."""
        return await self._finish(self._decided(guest, decide, version, seat))

    async def _decided(self, guest: Guest, decide: Decide, version: int | None, seat: Seat | None) -> Done:
        async with self._lock:
            await self._be_sure()
            self._need_rules()
            if version is not None:
                self._need_version(guest, version, seat)
            deeds = decide(self.state)
            try:
                await self._write(deeds)
            except Overtaken:
                raise self._stale(guest) from None
            return Done(version=self.state.version)

    async def note_again(self, table_id: str) -> str:
        """Write down where the same people meet again, unless that was done; the table that counts."""
        async with self._lock:
            await self._be_sure()
            self._need_rules()
            if not self.state.again:
                try:
                    await self._write([Deed("again", None, "", {"table": table_id})])
                except Overtaken:
                    if not self.state.again:
                        raise problem("unavailable", "store-unavailable") from None
            return self.state.again

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
        """Refuse whatever would go on with a table that this release can only show."""
        if self.state.stopped is not None:
            raise stopped(self.state.stopped)

    def _need_version(self, guest: Guest, version: int, seat: Seat | None = None) -> None:
        """Refuse whoever saw an older table, unless their seat is asked the same there as it is now."""
        if version == self.state.version:
            return
        seen = self.audience.at(version)
        if seen is None or seat is None or not acting.still_asked(seen, self.state, seat):
            raise self._stale(guest)

    def _stale(self, guest: Guest) -> TableProblem:
        return stale(self.audience.full_model(guest))

    async def _write(self, deeds: list[Deed]) -> None:
        """Store deeds, if there are any, then adopt what they make of the table and tell everybody."""
        if not deeds:
            return
        if self.state.rules < self.state.game.version:  # what an older release began goes on by our rules
            lift = {"rules": self.state.game.version, "release": __version__}
            deeds = [Deed(LIFTED, None, "", lift), *deeds]
        entries, states = follow_all(self.state, deeds, self.house.clock())
        try:
            written = await self.house.store.append(self.state.row.id, entries, summary(states[-1]))
        except StoreUnavailable:
            self._unsure = True
            raise problem("unavailable", "store-unavailable") from None
        except TableGone:
            raise problem("not_found", "no-such-table") from None
        if not written:
            await self._catch_up()
            raise Overtaken
        for number, state in enumerate(stops(states)):
            if number:
                await asyncio.sleep(0)  # of many deeds each takes a moment to tell; others need not wait for all
            self._adopt(state)
        self.ours = True
        self.bots.wake()

    def _adopt(self, state: TableState) -> None:
        self.hurry.look(state)  # first: everybody is told of it with the rest
        self.audience.adopt(state)

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
        self._unsure = True
        try:
            entries = await self.house.store.entries(self.state.row.id, self.state.version)
        except StoreUnavailable:
            raise problem("unavailable", "store-unavailable") from None
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
        for guest in self.audience.taken_for_away():  # another process did not know that they are here
            self.spawn(self._welcome(guest))
        self.bots.wake()

    async def _read_again(self) -> TableState:
        """The table from the beginning of its log."""
        try:
            stored = await find(self.house, self.state.row.id)
            assert stored is not None, "tables are never removed"
            return await told(self.house, await asyncio.to_thread(rebuild, self.house.shelf, stored))
        except StoreUnavailable:
            raise problem("unavailable", "store-unavailable") from None

    def wake(self) -> None:
        """Come into memory: perhaps a bot must decide, or a person hurry."""
        self.hurry.look(self.state)
        self.bots.wake()

    async def close(self) -> None:
        """Finish what is being written; let bots rest."""
        self.hurry.close()
        await self.bots.close()
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
