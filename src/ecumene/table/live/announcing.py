"""Announcing: what happens at a table becomes notices for those who wish to be told and are not there.

Nothing here keeps a move waiting: it is written down after everybody at the table has been told. What there is to tell
follows from the table as it stands, and a notice is kept once, so whoever looks again later (`web/courier.py`, after a
server died in between) adds only what is missing.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping
from dataclasses import dataclass
from time import time
from typing import Any

from ecumene.core.action import Seat
from ecumene.table.log.state import Move, SeatState, TableState
from ecumene.table.log.watching import watching_of
from ecumene.table.store import StoreUnavailable, TalkRow
from ecumene.table.store.notices import SEEN, WAITING, Announce, ChannelRow, Looked, NoticeRow, Notices

log = logging.getLogger("ecumene.table")

DELAY = 20.0
"""Seconds that news wait: several become one, and whoever looks meanwhile need not be told."""

HOURS_LEFT = 3 * 3_600.0
"""Seconds that somebody has left when they are told so."""

AFTER = 0.2
"""The part of the delay after which a server says who looks at a table that another one has written to."""

TALK_SECONDS = 600.0
"""That somebody wrote is told once in such a time."""

SILENT_SECONDS = 30.0
"""How long it is believed that somebody has no channel: another server may be told of one."""

MOST_SILENT = 50_000


@dataclass(frozen=True)
class News:
    """Something to tell of a seat. `mark` tells it from the next of its kind; it is due after `wait` seconds."""

    what: str
    seat: Seat
    mark: str
    guests: tuple[str, ...]
    wait: float = 0.0


def asked_since(state: TableState, seat: Seat) -> Move:
    """The move with which a seat's turn began: whatever it has done since, it is the same turn."""
    move = state.last
    assert move is not None, "somebody is asked"
    while move.before is not None and seat in move.before.pending:
        move = move.before
    return move


def mark_of(move: Move) -> str:
    """Tells a moment of a game from all others. One that is taken back and made again is the same.

    Not so after the owner rewound the table: what comes then is another game. The turn to which it went back is known.
    """
    return f"{move.number}.{move.age}" if move.age else f"{move.number}"


def news_of(state: TableState) -> list[News]:
    """All there is to tell of a table as it stands."""
    if state.status == "over":
        assert state.last is not None, "it was played"
        return [News("over", number, mark_of(state.last), seat.holders) for number, seat in _people(state)]
    if state.status != "running":
        return []
    awaited = [(number, seat) for number, seat in _people(state) if number in state.pending and not seat.by_bot]
    found: list[News] = []
    for number, seat in awaited:
        since = mark_of(asked_since(state, number))
        found.append(News("turn", number, since, seat.holders))
        wait = until_hours_left(state, number, resting=False)  # whoever is back from holidays sooner is told in time
        if wait is not None and wait > 0:
            found.append(News("hours", number, since, seat.holders, wait))
    return found


def _people(state: TableState) -> list[tuple[Seat, SeatState]]:
    return [(number, seat) for number, seat in enumerate(state.seats) if seat.kind == "person" and seat.holders]


def until_hours_left(state: TableState, seat: Seat, now: float | None = None, resting: bool = True) -> float | None:
    """The seconds until a seat that is waited for has three hours left, at the earliest; None where no clock runs.

    `resting`: its holidays last as long as they were taken for.
    """
    clocks = state.clocks
    if clocks is None or seat not in clocks.running:
        return None
    at = clocks.at if now is None else now
    rest = max(0.0, clocks.holidays[seat] - at) if resting else 0.0
    return clocks.left_at(seat, at) - HOURS_LEFT + rest


class Announcer:
    """Writes down what people are to be told. Its methods belong to the event loop."""

    def __init__(self, notices: Notices, clock: Callable[[], float] = time, delay: float = DELAY) -> None:
        self._notices, self._clock, self.delay = notices, clock, delay
        self._silent: OrderedDict[str, float] = OrderedDict()  # guests and tables of whom nobody is told, until when
        self._tasks: dict[str, asyncio.Task[None]] = {}
        """The last work for each table. Each waits for the one before: whoever looked away was there until then."""

    def moved(self, before: TableState, after: TableState, here: frozenset[str]) -> None:
        """This server carried a table on, while some people looked at it."""
        if (before.status, before.pending) == (after.status, after.pending) or after.status not in ("running", "over"):
            return
        people = {guest for seat in after.seats for guest in seat.holders}
        if self._may_listen([after.row.id, *people]):
            self._spawn(after.row.id, self.announce(after, here))

    def heard(self, after: TableState, here: frozenset[str]) -> None:
        """Another server carried a table on at which people look here: in a while they need not be told of it."""
        if self._may_listen(here):
            asyncio.get_running_loop().call_later(
                self.delay * AFTER, lambda: self._spawn(after.row.id, self._look(after.row.id, here))
            )

    def stay(self, looking: Mapping[str, frozenset[str]], seconds: float) -> None:
        """So long whoever looks at a table here need not be told of it by another server, either."""
        self._spawn("", self._stay(looking, seconds))

    async def _stay(self, looking: Mapping[str, frozenset[str]], seconds: float) -> None:
        until = self._clock() + max(self.delay, seconds)
        for table_id, guests in (await self._notices.soon(until) if looking else {}).items():
            if theirs := guests & looking.get(table_id, frozenset()):
                await self._notices.write(Looked(table_id, sorted(theirs), until))

    def came(self, table_id: str, guest: str) -> None:
        """Somebody looks at a table from now on."""
        if self._may_listen([guest]):
            self._spawn(table_id, self._look(table_id, [guest]))

    def said(self, state: TableState, said: TalkRow, here: frozenset[str]) -> None:
        """Somebody said something at a table."""
        if said.circle != "table":
            return
        mark = f"{int(self._clock() // TALK_SECONDS)}"
        absent = [
            News("talk", seat, mark, tuple([guest for guest in held.holders if guest != said.guest]))
            for seat, held in _people(state)
            if said.guest not in held.holders and not here & {*held.holders}
        ]
        self._spawn(state.row.id, self._announce(state, absent, frozenset()))

    def look_for(self, whom: str) -> None:
        """A guest or a table has another channel."""
        self._silent.pop(whom, None)

    async def announce(self, state: TableState, here: frozenset[str]) -> None:
        """Write down whatever there is to tell of a table and is not written down yet."""
        await self._announce(state, news_of(state), here)

    async def close(self) -> None:
        """Finish what is being written."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def _announce(self, state: TableState, news: list[News], here: frozenset[str]) -> None:
        channels = await self._channels({guest for each in news for guest in each.guests}, state.row.id)
        if watching_of(state.row).delay:  # whoever reads a table's own channel may have no seat, and be behind the game
            channels = [each for each in channels if each.table_id is None or state.status == "over"]
        rows = [
            self._notice(channel, state, each, here)
            for each in news
            for channel in channels
            if each.what in channel.wants
            and (channel.table_id is not None or channel.guest in each.guests)
            and (each.what == "talk" or channel.created <= state.changed)  # it was no news when the channel was made
        ]
        once = {row.key: row for row in rows}  # of a game's end a table's own channel hears once
        if once:
            await self._notices.write(Announce(list(once.values())))

    def _notice(self, channel: ChannelRow, state: TableState, news: News, here: frozenset[str]) -> NoticeRow:
        of_table = channel.table_id is not None
        which = "" if of_table and news.what in ("over", "talk") else f" {news.seat}"
        looks = news.what == "turn" or (news.what == "over" and not of_table)
        seen = looks and bool(here & {*news.guests})
        now = self._clock()
        return NoticeRow(
            key=f"{news.what} {channel.id} {state.row.id}{which} {news.mark}",
            channel=channel.id,
            table_id=state.row.id,
            guest="" if of_table else channel.guest,
            what=news.what,
            data={"seat": news.seat, "mark": news.mark},
            made=now,
            due=now + max(self.delay, news.wait),
            state=SEEN if seen else WAITING,
        )

    async def _look(self, table_id: str, guests: Collection[str]) -> None:
        channels = await self._channels(guests, table_id)
        theirs = sorted({channel.guest for channel in channels if channel.table_id is None})
        if theirs:
            await self._notices.write(Looked(table_id, theirs, self._clock() + self.delay))

    def _may_listen(self, whom: Iterable[str]) -> list[str]:
        now = self._clock()
        return [each for each in whom if self._silent.get(each, 0.0) <= now]

    async def _channels(self, guests: Collection[str], table_id: str) -> list[ChannelRow]:
        """The channels of guests and of a table; those who have none are not asked for again for a while."""
        asked = self._may_listen([*guests, table_id])
        if not asked:
            return []
        found = await self._notices.listening(asked, table_id)
        heard = {channel.guest for channel in found if channel.table_id is None}
        heard |= {channel.table_id for channel in found if channel.table_id is not None}
        for each in asked:
            if each not in heard:
                self._silent[each] = self._clock() + SILENT_SECONDS
                self._silent.move_to_end(each)
        while len(self._silent) > MOST_SILENT:
            self._silent.popitem(last=False)
        return found

    def _spawn(self, table_id: str, work: Coroutine[Any, Any, None]) -> None:
        """Do some work for a table after all that came before."""
        task = asyncio.get_running_loop().create_task(self._guarded(work, self._tasks.get(table_id)))
        self._tasks[table_id] = task
        task.add_done_callback(lambda _: self._done(table_id, task))

    def _done(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]

    async def _guarded(self, work: Coroutine[Any, Any, None], before: asyncio.Task[None] | None) -> None:
        """A game goes on whatever becomes of the telling; whoever looks again finds what is missing."""
        if before is not None:
            await asyncio.wait([before])
        try:
            await work
        except StoreUnavailable:
            log.warning("notices wait for the store")
        except Exception:
            log.exception("announcing")
