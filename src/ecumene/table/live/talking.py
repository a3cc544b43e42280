"""Talking: what people say at a table, and who hears it.

While a game is on, those who play and those who watch are two circles, and neither hears the other: a spectator may
see what a player must not be told. An owner without a seat watches. Before and after the game everybody is in one.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from typing import Protocol, get_args
from weakref import ref

from ecumene.table.live.house import House
from ecumene.table.live.seating import need_owner
from ecumene.table.live.telling import Data, Viewer, encode, viewer_of
from ecumene.table.log.closing import closed
from ecumene.table.log.deeds import Deed
from ecumene.table.log.speaking import TALK
from ecumene.table.log.state import TableState
from ecumene.table.store import ReportRow, StoreUnavailable, TalkRow
from ecumene.table.store.measuring import LINE
from ecumene.table.wire.guests import Guest, one_line
from ecumene.table.wire.messages import TalkRule
from ecumene.table.wire.problems import both, problem, store_away
from ecumene.table.wire.talk_messages import Circle, Phrase, PhraseInfo, ReportRequest, SayRequest, TalkInfo

KEPT = 200
"""So many of the last things said are told to whoever comes."""

PHRASES: tuple[Phrase, ...] = get_args(Phrase)


class Spoken(Protocol):
    """A live table, as far as people speak there."""

    house: House

    @property
    def state(self) -> TableState: ...

    @property
    def looking(self) -> frozenset[str]: ...

    def tell(self, make: Callable[[Viewer], bytes | None]) -> None: ...


def circle_of(state: TableState, viewer: Viewer) -> Circle:
    """Where a viewer speaks."""
    return "watch" if state.standing == "running" and not viewer.seats else "table"


def heard_by(state: TableState, viewer: Viewer) -> frozenset[Circle]:
    """The circles that a viewer hears."""
    if state.standing in ("over", "stopped"):
        return frozenset(("table", "watch"))
    return frozenset((circle_of(state, viewer),))


def ruled(state: TableState, guest: Guest, wish: TalkRule) -> list[Deed]:
    """The owner says whether one speaks here, and how slowly."""
    need_owner(state, guest)
    return [] if wish == state.speaking else [Deed(TALK, None, guest.id, wish.model_dump())]


def mark_of(key: str, table_id: str, guest: str) -> str:
    """Marks whoever speaks at a table; empty where they were forgotten."""
    return hmac.digest(key.encode(), f"{table_id} {guest}".encode(), "sha256").hex()[:12] if guest else ""


class Talk:
    """What is said at one table. It is read from the store when somebody first wants to know."""

    def __init__(self, table: Spoken) -> None:
        self._of = ref(table)  # what belongs to a table does not keep it in memory
        self._lines: list[TalkRow] | None = None
        self._lock = asyncio.Lock()

    @property
    def _table(self) -> Spoken:
        table = self._of()
        assert table is not None, "whoever asks holds the table"
        return table

    @property
    def _id(self) -> str:
        return self._table.state.row.id

    @property
    def _rule(self) -> TalkRule:
        return self._table.state.speaking

    async def info(self, guest: Guest) -> TalkInfo:
        """What a guest may hear of what was said, and where they would speak."""
        lines = await self._known()
        state = self._table.state
        viewer = viewer_of(state, guest.id)
        hears = heard_by(state, viewer)
        return TalkInfo.model_validate(
            {
                "lines": [self._told(line) for line in lines if line.circle in hears],
                "circle": circle_of(state, viewer),
                "you": self._mark(guest.id),
                "rule": self._rule,
                "phrases": [PhraseInfo(id=each, text=both(f"phrase-{each}")) for each in PHRASES],
            }
        )

    async def say(self, guest: Guest, wish: SayRequest) -> None:
        """Say something: it is kept first, and then everybody hears it who may."""
        text = one_line(wish.text, pictures=True)
        if not text and wish.phrase is None:
            raise problem("bad_request", "talk-empty", "text")
        if text and wish.phrase is not None:  # only one of them would be heard
            raise problem("bad_request", "talk-both", "phrase")
        await self._known()
        async with self._lock:
            state = self._table.state
            viewer = viewer_of(state, guest.id)
            self._need_leave(guest, viewer)
            name = state.seats[viewer.seats[0]].name if viewer.seats else guest.name
            said = TalkRow(
                0, circle_of(state, viewer), guest.id, name, wish.phrase or "", "" if wish.phrase else text,
                self._table.house.clock(),
            )  # fmt: skip
            house, size = self._table.house, len(text.encode()) + len(name.encode()) + LINE
            try:
                await house.quota.need(house.store, state, guest.id, size)
                kept = await house.store.say(self._id, said)
            except StoreUnavailable:
                raise store_away() from None
            if not kept:
                raise problem("not_found", "no-such-table")
        house.quota.held += size
        house.meter.said(said.circle)
        house.herald.said(self._table.state, said, self._table.looking)
        await self.heard()

    def _need_leave(self, guest: Guest, viewer: Viewer) -> None:
        if (why := self._table.state.closed) is not None:
            raise closed(why)
        if not self._rule.on:
            raise problem("not_allowed", "talk-off")
        if viewer.barred:
            raise problem("not_allowed", "barred")
        now, slow = self._table.house.clock(), self._rule.slow
        last = max((line.at for line in self._lines or () if line.guest == guest.id), default=None)
        if last is not None and now < last + slow:
            raise problem("too_many", "talk-slow", seconds=int(last + slow - now) + 1)

    async def report(self, guest: Guest, number: int, wish: ReportRequest) -> None:
        """Tell whoever runs the server that something should not have been said."""
        viewer = viewer_of(self._table.state, guest.id)
        hears = heard_by(self._table.state, viewer)
        line = next((line for line in await self._known() if line.number == number and line.circle in hears), None)
        if line is None:
            raise problem("not_found", "talk-none", "number")
        if line.guest == guest.id:
            raise problem("bad_request", "talk-own", "number")
        try:
            report = ReportRow(self._id, number, guest.id, wish.why, self._table.house.clock())
            if await self._table.house.store.report(report):  # that somebody reports the same twice is no news
                self._table.house.meter.reported(wish.why)
        except StoreUnavailable:
            raise store_away() from None

    async def heard(self) -> None:
        """Something was said, here or by way of another process, or was taken away: tell everybody what is new."""
        if self._lines is None:
            return  # nobody has asked yet
        async with self._lock:
            before = self._lines
            lines = self._lines = await self._read()
        known = before[-1].number if before else 0
        old, new = ([line for line in lines if (line.number > known) is later] for later in (False, True))
        whole = old != before[len(before) - len(old) :]
        told = lines if whole else new
        if not told:
            return
        made: dict[frozenset[Circle], bytes | None] = {}

        def message(viewer: Viewer) -> bytes | None:
            hears = heard_by(self._table.state, viewer)
            if hears not in made:
                said: list[Data] = [self._told(line) for line in told if line.circle in hears]
                made[hears] = encode({"type": "talk", "whole": whole, "lines": said}) if said or whole else None
            return made[hears]

        self._table.tell(message)

    async def _known(self) -> list[TalkRow]:
        if self._lines is None:
            async with self._lock:
                if self._lines is None:
                    self._lines = await self._read()
        return self._lines

    async def _read(self) -> list[TalkRow]:
        try:
            return await self._table.house.store.talk(self._id, KEPT)
        except StoreUnavailable:
            raise store_away() from None

    def _mark(self, guest: str) -> str:
        """Tells the speakers of a table apart; nobody can tell from it that two tables had the same guest."""
        return mark_of(self._table.house.link_key, self._id, guest)

    def _told(self, line: TalkRow) -> Data:
        return {
            "number": line.number,
            "circle": line.circle,
            "who": self._mark(line.guest),
            "seat": next(iter(self._table.state.seats_of(line.guest)), None) if line.circle == "table" else None,
            "name": line.name,
            "text": line.text,
            "phrase": both(f"phrase-{line.phrase}").model_dump() if line.phrase else None,
            "at": line.at,
            "removed": bool(line.guest) and not line.text and not line.phrase,
        }
