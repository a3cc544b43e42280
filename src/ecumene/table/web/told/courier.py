"""The courier: takes notices that are due, looks whether they are still true, and sends those of a channel as one.

Every server has one; leases in the store see to it that each notice is sent by one of them. What cannot be sent is
tried again, more and more seldom, and given up after a while.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from secrets import token_hex
from time import time

from ecumene.core.errors import EcumeneError
from ecumene.table.live.announcing import Announcer, asked_since, mark_of, until_hours_left
from ecumene.table.live.tables import Tables
from ecumene.table.store import Store, StoreUnavailable
from ecumene.table.store.notices import (
    DROPPED,
    GIVEN_UP,
    GONE,
    SENT,
    ChangeChannel,
    ChannelRow,
    Claim,
    DropChannel,
    NoticeRow,
    Release,
    Settle,
    SweepNotices,
)
from ecumene.table.web.metrics import Metrics
from ecumene.table.web.told.message import Outcome
from ecumene.table.web.told.sending import Senders
from ecumene.table.web.told.wording import Told, message_of
from ecumene.table.wire.problems import TableProblem

log = logging.getLogger("ecumene.told")

LEASE = 120.0
"""Seconds after which a server that took a notice is believed to be dead; sending takes far less."""

AT_ONCE = 64
"""So many channels are sent to at a time."""

FIRST, FACTOR = 30.0, 4.0
"""Seconds before the second try, and how much longer each further one is waited for."""

MOST_TRIES, OLDEST = 6, 86_400.0
"""After so many tries, or seconds, a notice is given up."""

MINUTE, HOUR, DAY = 60.0, 3_600.0, 86_400.0
BACK = 7 * DAY
"""So far back a server looks, when it starts, for what nobody was told because one died."""

SETTLED = 30 * DAY
"""So long it is known what was told."""

SETTLING = 30.0
"""Seconds that whoever wrote an entry has to announce what came of it."""

LOOKED_AT = 200
"""So many tables are looked at again at a time."""

LAST = 0.5
"""Seconds for what is on its way when the server ends."""

REST = 0.1
"""Seconds between two of them: all at once they would be felt by whoever plays."""


class Courier:
    """Sends what the store holds. Its methods belong to the event loop."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        announcer: Announcer,
        senders: Senders,
        metrics: Metrics,
        clock: Callable[[], float] = time,
    ) -> None:
        self._store, self._tables, self._announcer = store, tables, announcer
        self._senders, self._metrics, self._clock = senders, metrics, clock
        self._sending: dict[asyncio.Task[None], int] = {}  # each with how many notices it sends
        self._bell = asyncio.Event()
        self._looked, self._swept = clock() - BACK, 0.0
        self._looking: asyncio.Task[None] | None = None
        self._name = token_hex(8)
        self._leases = 0

    def nudge(self) -> None:
        """There is something that need not wait."""
        self._bell.set()

    async def run(self, every: float) -> None:
        """Send until cancelled."""
        held = not self._store.shared  # by a server before this one, whose lease need not be waited for
        while True:
            try:
                if held:
                    await self._store.notices.write(Release())
                    held = False
                await self.round()
            except StoreUnavailable:
                pass  # it says so itself
            except Exception:
                log.exception("courier")
            self._bell.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(every):  # `wait_for` may forget in Python 3.11 that it was cancelled
                    await self._bell.wait()

    @property
    def on_their_way(self) -> int:
        """How many notices this server sends now, under a lease of its own."""
        return sum(self._sending.values())

    async def close(self) -> None:
        """Let what is on its way arrive; what does not is another server's once its lease ends."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.wait([self._looking])
        if self._sending:
            await asyncio.wait(list(self._sending), timeout=min(LAST, self._senders.seconds))
        for task in list(self._sending):
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def idle(self) -> None:
        """Until nothing is on its way, and what was missed is looked for."""
        while self._sending or self._looking is not None:
            await asyncio.wait([*self._sending, *([] if self._looking is None else [self._looking])])

    async def round(self) -> None:
        """Take what is due, and begin to send it."""
        await self._tidy()
        now = self._clock()
        room = AT_ONCE - len(self._sending)
        if room <= 0 or not await self._store.notices.any_due(now):
            return
        self._leases += 1
        lease = f"{self._name} {self._leases}"
        if not await self._store.notices.write(Claim(lease, now, now + LEASE, now + self._announcer.delay, room)):
            return
        by_channel: dict[str, tuple[ChannelRow, list[NoticeRow]]] = {}
        for notice, channel in await self._store.notices.taken(lease):
            by_channel.setdefault(channel.id, (channel, []))[1].append(notice)
        for channel, notices in by_channel.values():
            task = asyncio.get_running_loop().create_task(self._guarded(channel, notices, lease))
            self._sending[task] = len(notices)
            task.add_done_callback(self._sending.pop)

    async def _guarded(self, channel: ChannelRow, notices: Sequence[NoticeRow], lease: str) -> None:
        try:
            await self._tell(channel, notices, lease)
        except StoreUnavailable:
            pass  # the lease ends by itself
        except Exception:
            log.exception("telling", extra={"channel": channel.kind})

    async def _tell(self, channel: ChannelRow, notices: Sequence[NoticeRow], lease: str) -> None:
        told: list[Told] = []
        for notice in notices:
            wait = await self._wait(notice)
            if wait is None:
                await self._settle(notice, lease, {"state": DROPPED})
                self._metrics.told(channel.kind, "dropped")
            elif wait > 0:
                await self._settle(notice, lease, {"due": self._clock() + wait})
                self._metrics.told(channel.kind, "premature")
            else:
                kept = None if notice.table_id is None else await self._store.summary(notice.table_id)
                told.append(Told(notice, kept))
        if not told:
            return
        if self._senders.site:
            channel = replace(channel, site=self._senders.site)
        message = message_of(channel, told, self._clock(), self._game_name)
        try:
            outcome = await self._senders.send(channel, message, self._clock())
        except Exception:  # a fault of ours: tried again as any other, and given up as any other
            log.exception("sending", extra={"channel": channel.kind})
            outcome = Outcome("later", "failed")
        for each in told:
            await self._done(channel, each.notice, lease, outcome)
        await self._mark(channel, outcome)

    # ---- whether it is still true

    async def _wait(self, notice: NoticeRow) -> float | None:
        """The seconds until a notice may be sent; None where it is not true any more."""
        if notice.table_id is None:
            return 0.0
        kept = await self._store.summary(notice.table_id)
        if kept is None:
            return None
        looking = self._tables.looking(notice.table_id)
        data = kept.data
        seat: int = notice.data["seat"]
        holders = {*data["holders"][seat]}
        concerned = {notice.guest} if notice.guest else holders
        if looking & concerned and not (notice.what == "over" and not notice.guest):
            return None
        if notice.what == "talk":
            return 0.0
        if notice.what == "over":
            return 0.0 if kept.status == "over" else None
        sits = data["seats"][seat]
        asked = kept.status == "running" and seat in data["pending"] and not (sits["away"] or sits["conceded"])
        if not asked or (notice.guest and notice.guest not in holders):
            return None
        return 0.0 if notice.what == "turn" else await self._hours(notice, seat)

    async def _hours(self, notice: NoticeRow, seat: int) -> float | None:
        """A clock may have stood still meanwhile: then three hours are left later than one thought."""
        assert notice.table_id is not None
        try:
            table = await self._tables.open(notice.table_id)
        except TableProblem:
            return None
        state = table.state
        if state.clocks is None or state.status != "running" or seat not in state.pending:
            return None
        if mark_of(asked_since(state, seat)) != notice.data.get("mark"):
            return None
        now = table.clockwork.now()
        left = until_hours_left(state, seat, now)
        if left is not None and left <= self._announcer.delay:
            return 0.0
        stands_still = left is None or state.clocks.holidays[seat] > now  # a pause or holidays, which may end any time
        return HOUR if left is None else min(HOUR, left) if stands_still else left

    def _game_name(self, game: str, lang: str) -> str:
        try:
            return self._tables.house.shelf.game(game).name(lang)
        except (EcumeneError, KeyError):  # it was installed once
            return game

    # ---- what came of it

    async def _done(self, channel: ChannelRow, notice: NoticeRow, lease: str, outcome: Outcome) -> None:
        self._metrics.told(channel.kind, outcome.kind)
        now, tries = self._clock(), notice.tries + 1
        if outcome.kind == "sent":
            await self._settle(notice, lease, {"state": SENT, "tries": tries})
            self._metrics.notice_seconds.labels(channel.kind).observe(max(0.0, now - notice.due))
        elif outcome.kind == "gone" or tries >= MOST_TRIES or now - notice.made > OLDEST:
            await self._settle(notice, lease, {"state": GIVEN_UP, "tries": tries})
        else:
            wait = max(FIRST * FACTOR ** (tries - 1), outcome.wait or 0.0)
            await self._settle(notice, lease, {"due": now + wait, "tries": tries})

    async def _settle(self, notice: NoticeRow, lease: str, values: dict[str, object]) -> None:
        await self._store.notices.write(Settle(notice.key, lease, values))

    async def _mark(self, channel: ChannelRow, outcome: Outcome) -> None:
        """Whoever has a channel sees what is wrong with it; a browser that is gone for good is forgotten."""
        if outcome.kind == "gone" and channel.kind == "push":
            await self._store.notices.write(DropChannel(channel.id))
        elif outcome.why != channel.trouble:
            trouble = GONE if outcome.kind == "gone" else outcome.why
            await self._store.notices.write(ChangeChannel(channel.id, {"trouble": trouble}))

    # ---- what was missed

    async def _tidy(self) -> None:
        """Look for what a server that died has told nobody, and forget what was told long ago."""
        now = self._clock()
        if self._looking is None and now - self._looked >= MINUTE + SETTLING:
            since, self._looked = self._looked, now - SETTLING
            self._looking = asyncio.get_running_loop().create_task(self._look_again(since, self._looked))
        if now - self._swept >= HOUR:
            self._swept = now
            await self._store.notices.write(SweepNotices(now - SETTLED))

    async def _look_again(self, since: float, until: float) -> None:
        try:
            await self.look_again(since, until)
        except StoreUnavailable:
            self._looked = since
        except Exception:
            log.exception("looking again")
        finally:
            self._looking = None

    async def look_again(self, since: float, until: float) -> None:
        """Announce what happened then, as far as nobody has: every notice is written once. Nothing waits for it."""
        for number, table_id in enumerate(await self._store.notices.lately(since, until, LOOKED_AT)):
            if number:
                await asyncio.sleep(REST)
            try:
                table = await self._tables.open(table_id)
            except TableProblem:
                continue
            await self._announcer.announce(table.state, table.looking)
