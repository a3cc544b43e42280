"""A live table: one that people or bots are at. What they may see, and what each of their wishes does.

How a wish is written down before it is answered and told is in `ledger.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import asdict
from typing import Any, TypeAlias

from ecumene.core.action import Seat
from ecumene.core.scene import Stage, Why
from ecumene.table.live import acting, colours, foreseeing, looking_back, pacing, seating
from ecumene.table.live.audience import Audience, Ending, Subscription, nothing
from ecumene.table.live.bot_turns import BotTurns
from ecumene.table.live.clockwork import Clockwork
from ecumene.table.live.coaching import Coach, need_hints
from ecumene.table.live.house import House
from ecumene.table.live.hurry import Due, Hurry
from ecumene.table.live.ledger import Ledger, Overtaken
from ecumene.table.live.papers import Papers
from ecumene.table.live.planning import Sending
from ecumene.table.live.premoves import Premoves
from ecumene.table.live.talking import Talk, ruled
from ecumene.table.live.telling import Viewer, is_welcome, viewer_of
from ecumene.table.live.weighing import LIGHTEST
from ecumene.table.log.closing import CLOSE, Closed
from ecumene.table.log.deeds import Deed
from ecumene.table.log.state import TableState
from ecumene.table.log.stopped import stopped
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.live_messages import Moment, Series
from ecumene.table.wire.messages import (
    ActRequest,
    Admit,
    Choose,
    Done,
    Fill,
    Give,
    OfSeat,
    RewindRequest,
    SeatLink,
    Sit,
    StandIn,
    TableInfo,
    TalkRule,
    UndoRequest,
    WhyRequest,
)
from ecumene.table.wire.plan_messages import PlanDone, PlanRequest
from ecumene.table.wire.problems import TableProblem, problem, store_away
from ecumene.table.wire.teaching_messages import Foreseen, ForeseeRequest, Hint, HintRequest
from ecumene.table.wire.time_messages import PauseWish

Again: TypeAlias = Callable[["LiveTable", Guest], Coroutine[Any, Any, TableInfo]]
"""Opens the table where the people of a finished game meet again."""


class LiveTable(Ledger):
    """A table in memory. Its methods belong to the event loop."""

    def __init__(self, state: TableState, house: House, again: Again) -> None:
        super().__init__(house)
        self.hurry = Hurry(self)
        self.clockwork = Clockwork(self)
        self.audience = Audience(state, self.hurry.told, house.clock, self.clockwork.now)
        self.bots = BotTurns(self)
        self.coach = Coach(self)
        self.talk = Talk(self)
        self.papers = Papers(self)
        self.premoves = Premoves(self)
        self._meet_again = again
        self.needed = 0.0  # when somebody needed it last
        self.weight, self.weighed = LIGHTEST, 0  # the bytes that it took up at a version

    @property
    def idle(self) -> bool:
        """Whether the table may leave memory."""
        thinks = self.bots.busy or self.coach.busy or self.premoves.busy
        clocks = self.hurry.due or self.clockwork.soon
        return not (self.audience or self._tasks or thinks or clocks or self._lock.locked())

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

    def join(
        self, guest: Guest, send: Callable[[bytes], None], end: Callable[[Ending], None] = nothing, looks: bool = True
    ) -> Subscription:
        """Hear of everything from now on. Nothing may be awaited between asking for the state and joining.

        Whoever comes before the bot has moved that others put on their seat has it back. `end` is called when
        the table is no more, or closed to them; `looks` says whether the page is in sight.
        """
        joined = self.audience.join(guest, send, end)
        joined.looks = False
        self.look(joined, looks)
        self.bots.looked()
        if seating.returning(self.state, guest):
            self.spawn(self._welcome(guest))
        return joined

    def look(self, joined: Subscription, looks: bool) -> None:
        """A page came into sight, or went into the background."""
        before, joined.looks = joined.looks, looks
        if looks and not before:
            self.house.herald.came(self.state.row.id, joined.guest.id)

    def need_welcome(self, guest: Guest) -> None:
        """Refuse whoever has no part in a game that is closed to others. Before it begins everybody may come to sit."""
        if not self.welcomes(guest):
            raise problem("not_allowed", "watch-closed")

    def welcomes(self, guest: Guest) -> bool:
        """Whether a guest may look."""
        return is_welcome(self.state, viewer_of(self.state, guest.id))

    def _seen(self, guest: Guest) -> TableState:
        """The table as a guest is shown it."""
        return self.audience.shown(viewer_of(self.state, guest.id))

    def looked(self) -> None:
        """Somebody looks at the table, be it for a moment."""
        self.bots.looked()

    def dismiss(self) -> None:
        """The table is no more: it was thrown away. Send everybody away; bots rest."""
        self.hurry.close()
        self.clockwork.close()
        self.audience.dismiss()
        self.spawn(self.bots.close())
        self.spawn(self.coach.close())
        self.spawn(self.premoves.close())

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

    def foresee(self, guest: Guest, asked: ForeseeRequest) -> Foreseen:
        """The figures of a seat that are sure to change with these actions."""
        seating.own_seat(self.state, guest, asked.seat)
        self._need_rules()
        if self.state.last is None or self.state.status != "running":
            raise problem("waiting", "not-begun")
        position = self.state.last.position
        asks = asked.seat in position.pending()
        changes = foreseeing.foresee(self.state.game, position, asked.seat, asked.acts) if asks else []
        return Foreseen(changes=changes)

    async def hint(self, guest: Guest, asked: HintRequest) -> Hint:
        """What a strong player would do in the place of a seat; a table that allows no hints refuses it."""
        need_hints(self.state, guest, asked.seat)
        self._need_version(guest, asked.version, asked.seat)
        return await self.coach.hint(guest, asked)

    async def note_hint(self, seen: TableState, guest: Guest, seat: Seat) -> bool:
        """Write down that a seat was given a hint, unless it is asked something else by now."""
        return await self._finish(self._note_hint(seen, guest, seat))

    async def _note_hint(self, seen: TableState, guest: Guest, seat: Seat) -> bool:
        async with self._lock:
            while True:
                await self._be_sure()
                if not acting.still_asked(seen, self.state, seat):
                    return False
                with suppress(Overtaken):
                    await self._write([Deed("hint", seat, guest.id)])
                    return True

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
        state = self._seen(guest)
        if state is not self.state:  # its undone moves cannot be told apart from those that are still to be seen
            raise problem("waiting", "watch-delayed")
        return looking_back.record(state, guest.id, lang)

    def moment(self, guest: Guest, move: int) -> Moment:
        """The table after a move."""
        return looking_back.moment(self._seen(guest), viewer_of(self.state, guest.id), move)

    def series(self, guest: Guest) -> Series:
        """Points over time."""
        return looking_back.series(self._seen(guest))

    def keepsake(self, guest: Guest) -> str:
        """A content file with which a new game begins as this one did, as far as the guest may know it."""
        return looking_back.keepsake(self._seen(guest), viewer_of(self.state, guest.id))

    # ---- talking

    @property
    def here(self) -> frozenset[str]:
        """The guests who have a page of the table."""
        return self.audience.guests

    @property
    def looking(self) -> frozenset[str]:
        """Those of them whose page is in sight: they need not be told what happens."""
        return self.audience.looking

    def tell(self, make: Callable[[Viewer], bytes | None]) -> None:
        """Send everybody what `make` has for such a viewer; None: nothing."""
        self.audience.tell(make)

    def tell_guest(self, guest: str, message: bytes) -> None:
        """Send a message to the pages of one guest."""
        self.audience.tell_guest(guest, message)

    async def hear_talk(self) -> None:
        """Another process says that something beside the log has changed: what was said, or what somebody keeps."""
        with suppress(TableProblem):  # whoever wants to know next will look
            await self.talk.heard()
            await self.papers.heard()
            self.premoves.heard()

    async def rule_talk(self, guest: Guest, wish: TalkRule) -> Done:
        """Let people speak here, or not, or slowly."""
        return await self._do(guest, lambda state: ruled(state, guest, wish))

    # ---- seats

    async def sit(self, guest: Guest, wish: Sit, kept: frozenset[str] = frozenset()) -> None:
        """Take an open seat; not one that is kept for others."""
        await self._do(guest, lambda state: seating.sit(state, guest, wish, kept))

    async def fill(self, guest: Guest, wish: Fill) -> None:
        """Give a seat to a bot, or free it."""
        await self._do(guest, lambda state: seating.fill(state, guest, wish))

    async def choose_colour(self, guest: Guest, wish: Choose) -> None:
        """Have another colour."""
        await self._do(guest, lambda state: colours.choose(state, guest, wish))

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
        arrived = self.clockwork.moment()
        async with self._lock:
            await self._be_sure()
            await self._settle_time(arrived)
            seating.own_seat(self.state, guest, wish.seat)
            while True:
                self._need_rules()
                self._need_version(guest, wish.version, wish.seat)
                if back := seating.returning(self.state, guest):
                    with suppress(Overtaken):
                        await self._write(back, arrived)
                    continue
                acts = acting.act(self.state, guest, wish)
                try:
                    await self._write(acts.deeds, arrived)
                except Overtaken:  # perhaps by somebody's secret choice, which changes nothing for this seat
                    continue
                if acts.refused is not None:
                    raise acts.refused
                return Done(version=self.state.version)

    async def send_plan(self, guest: Guest, sent: Sending, wish: PlanRequest) -> PlanDone:
        """Let a seat do all that it planned, in one go."""
        return sent.told((await self._do(guest, sent.deeds, wish.version, wish.seat)).version)

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
            if self.hurry.due is due and self.state.status == "running":
                with suppress(Overtaken):
                    await self._write([acting.hurried_deed(self.state, due.seat)])

    async def pause(self, guest: Guest, wish: PauseWish) -> None:
        """Wish for a pause, or go on."""
        await self._do(guest, lambda state: pacing.pause(state, guest, wish))

    async def holiday(self, guest: Guest, days: int, year: int, until: float | None = None) -> bool:
        """Begin or end somebody's holidays at this table; whether that means anything here."""
        before = self.state.version
        return (await self._do(guest, lambda state: pacing.holiday(state, guest, days, year, until))).version != before

    def holiday_left(self, guest: Guest) -> float:
        """Seconds of holidays that somebody has left at this table."""
        return pacing.holiday_left(self.state, guest, self.house.now())

    async def time_up(self) -> None:
        """Perhaps somebody's time is up: then write it down."""
        async with self._lock:
            await self._be_sure()
            if self.state.stopped is None:
                await self._settle_time(self.clockwork.moment())
            self.clockwork.look(self.state)

    async def close_down(self, why: Closed | None) -> Done:
        """Whoever runs the server lets nobody act here any more, or with None lets them again."""
        return await self._finish(self._close_down(why))

    async def _close_down(self, why: Closed | None) -> Done:
        async with self._lock:
            await self._be_sure()
            if self.state.stopped is not None:
                raise stopped(self.state.stopped)
            while self.state.closed != why:
                with suppress(Overtaken):
                    await self._write([Deed(CLOSE, None, "", {} if why is None else asdict(why))])
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
                        raise store_away() from None
            return self.state.again

    def wake(self) -> None:
        """Come into memory: perhaps a bot must decide, or a person hurry."""
        self.hurry.look(self.state)
        self.clockwork.look(self.state)
        self.bots.wake()
        self.premoves.wake()
