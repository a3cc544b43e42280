"""Moderating: what whoever runs a server decides, carried out at once here and within seconds on every other server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe
from time import time
from typing import TypeVar

from ecumene.table.live.live import LiveTable
from ecumene.table.live.tables import Tables
from ecumene.table.live.talking import mark_of
from ecumene.table.log.closing import Closed
from ecumene.table.store import StoreUnavailable, TalkRow
from ecumene.table.store.operating import (
    AddBans,
    Announce,
    AnnouncementRow,
    BanRow,
    DropBan,
    NewToken,
    Note,
    Noted,
    Operating,
    Reported,
    Settle,
    Withdraw,
)
from ecumene.table.web.bans import Bans, read_network
from ecumene.table.web.outbox import Sockets
from ecumene.table.web.refusals import refusal
from ecumene.table.wire.guests import one_line
from ecumene.table.wire.messages import Both
from ecumene.table.wire.operator_messages import (
    Announcement,
    AnnouncementRequest,
    BanInfo,
    BanRequest,
    BothRequest,
    OperatorDeed,
    OperatorSeat,
    OperatorTable,
    Overview,
    Report,
    ReportedBy,
    ReportedLine,
)
from ecumene.table.wire.problems import both

log = logging.getLogger("ecumene.table")

DAY = 86_400.0
EVERY = 5.0
"""Seconds between two looks at what other servers' operators decided."""

TOKEN_BYTES = 32
MOST_REPORTS = 50
MOST_LOG = 200

T = TypeVar("T")


async def new_token(operating: Operating) -> str:
    """A token that opens the operator's page; the one before it opens nothing any more."""
    token = token_urlsafe(TOKEN_BYTES)
    await operating.write(NewToken(_hash(token), time()))
    return token


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


@dataclass
class Moderator:
    """Everything that an operator may do."""

    operating: Operating
    tables: Tables
    bans: Bans
    sockets: Sockets
    clock: Callable[[], float] = time
    announced: list[Announcement] = field(default_factory=list)

    async def knows(self, token: str) -> bool:
        """Whether that token opens the operator's page."""
        kept = await self.operating.token()
        return compare_digest(_hash(token), kept or "") and kept is not None

    # ---- what is in force

    async def look(self) -> None:
        """Learn what is in force now; whoever may not be here any more is sent away."""
        now = self.clock()
        self.bans.set(await self.operating.bans(now))
        self.announced = [_announcement(row) for row in await self.operating.announcements(now)]
        self.sockets.turn_away(self.bans)

    async def keep_looking(self, every: float = EVERY) -> None:
        """Until cancelled: another server's operator may have decided something."""
        while True:
            await asyncio.sleep(every)
            try:
                await self.look()
            except StoreUnavailable:  # what was in force stays so
                log.warning("bans wait for the store")

    def announcements(self) -> list[Announcement]:
        """What everybody is told now."""
        return [each for each in self.announced if each.until > self.clock()]

    async def overview(self) -> Overview:
        """Everything that an operator's page shows."""
        now = self.clock()
        return Overview(
            reports=[self._report(each) for each in await self.operating.reported(MOST_REPORTS)],
            bans=[_ban(row) for row in await self.operating.bans(now)],
            announcements=[_announcement(row) for row in await self.operating.announcements(now)],
            log=[
                OperatorDeed(number=number, at=note.at, what=note.what, about=note.about, details=note.details)
                for number, note in await self.operating.log(MOST_LOG)
            ],
        )

    # ---- reports

    def _report(self, found: Reported) -> Report:
        def mark(guest: str) -> str:
            return mark_of(self.tables.house.link_key, found.table_id, guest)

        return Report.model_validate(
            {
                "table": found.table_id,
                "game": found.game,
                "title": found.title,
                "status": found.status,
                "number": found.number,
                "reports": [ReportedBy(who=mark(each.by), why=each.why, at=each.at) for each in found.reports],
                "lines": [_line(line, mark(line.guest)) for line in found.lines],
                "verdict": found.verdict,
            }
        )

    async def settle(self, table: str, number: int, verdict: str) -> None:
        """A report waits no longer; where the words must go, they go first."""
        if await self.operating.line(table, number) is None:
            raise refusal("not_found", 404, "no-such-report")
        if not await self.operating.write(Settle(table, number, verdict, self.clock())):
            raise refusal("not_found", 404, "no-such-report")
        if verdict == "remove":
            await self.tables.house.store.take_words(table, number)
            await (await self.tables.open(table)).hear_talk()

    # ---- bans

    async def ban(self, wish: BanRequest) -> None:
        """Whoever is meant may not use this server, from now on."""
        targets, note = await self._targets(wish)
        now = self.clock()
        until = None if wish.days is None else now + wish.days * DAY
        en, fr = _said(wish.reason, "reason")
        rows = tuple(
            [BanRow(token_urlsafe(9), kind, what, name, en, fr, now, until) for kind, what, name in targets],
        )
        # the log is never rewritten, so of people it has no reason: that goes with the ban when they are forgotten
        why = {} if note.details else {"en": en, "fr": fr}
        note = Note(now, "ban", note.about, {**note.details, "until": until, **why})
        await self.operating.write(AddBans(rows, note))
        await self.look()

    async def _targets(self, wish: BanRequest) -> tuple[list[tuple[str, str, str]], Note]:
        """Who is meant, and what the log says of it: never who they are."""
        if sum(each is not None for each in (wish.range, wish.number, wish.seat)) != 1:
            raise refusal("bad_request", 400, "ban-whom")
        if wish.range is not None:
            network = read_network(wish.range)
            if network is None:
                raise refusal("bad_request", 400, "ban-range", field="range")
            return [("address", str(network), "")], Note(0.0, "ban", str(network))
        if wish.table is None:
            raise refusal("bad_request", 400, "ban-whom", field="table")
        if wish.seat is not None:
            return await self._seated(wish.table, wish.seat), Note(0.0, "ban", wish.table, {"seat": wish.seat})
        line = await self.operating.line(wish.table, wish.number or 0)
        if line is None or not line.guest:
            raise refusal("not_found", 404, "ban-nobody", field="number")
        return [("guest", line.guest, line.name)], Note(0.0, "ban", wish.table, {"line": line.number})

    async def _seated(self, table_id: str, seat: int) -> list[tuple[str, str, str]]:
        state = (await self.tables.open(table_id)).state
        found = state.seats[seat] if seat < len(state.seats) else None
        if found is None or not found.holders:
            raise refusal("not_found", 404, "ban-nobody", field="seat")
        return [("guest", guest, found.name) for guest in found.holders]

    async def unban(self, ban: str) -> None:
        """A ban is lifted."""
        if not await self.operating.write(DropBan(ban, self.clock())):
            raise refusal("not_found", 404, "no-such-ban")
        await self.look()

    # ---- tables

    async def table(self, table_id: str) -> OperatorTable:
        """Who sits at a table, and whether it is closed."""
        return _shown(await self.tables.open(table_id))

    async def close(self, table_id: str, reason: BothRequest | None) -> OperatorTable:
        """Let nobody act at a table; without a reason, let them again."""
        table = await self.tables.open(table_id)
        why = None if reason is None else Closed(*_said(reason, "reason"))
        if table.state.closed != why:
            await table.close_down(why)
            details = {} if why is None else {"en": why.en, "fr": why.fr}
            note = Note(self.clock(), "reopen" if why is None else "close", table_id, details)
            await self.operating.write(Noted(note))
        return _shown(table)

    # ---- announcements

    async def announce(self, wish: AnnouncementRequest) -> None:
        """Tell everybody something until a moment."""
        now = self.clock()
        if wish.until <= now:
            raise refusal("bad_request", 400, "announce-past", field="until")
        en, fr = _said(wish.text, "text")
        await self.operating.write(Announce(AnnouncementRow(token_urlsafe(9), en, fr, now, wish.until)))
        await self.look()

    async def withdraw(self, announcement: str) -> None:
        """Tell it no longer."""
        if not await self.operating.write(Withdraw(announcement, self.clock())):
            raise refusal("not_found", 404, "no-such-announcement")
        await self.look()


def _said(text: BothRequest, field: str) -> tuple[str, str]:
    """What can be seen of a text, in both languages; nothing to be seen is refused."""
    en, fr = one_line(text.en), one_line(text.fr)
    if not en or not fr:
        raise refusal("bad_request", 400, "reason-empty", field=f"{field}.{'fr' if en else 'en'}")
    return en, fr


def _line(line: TalkRow, who: str) -> ReportedLine:
    phrase = both(f"phrase-{line.phrase}") if line.phrase else None
    return ReportedLine.model_validate(
        {
            "number": line.number,
            "circle": line.circle,
            "who": who,
            "name": line.name,
            "text": line.text,
            "phrase": phrase,
            "at": line.at,
            "removed": bool(line.guest) and not line.text and not line.phrase,
        }
    )


def _ban(row: BanRow) -> BanInfo:
    where = row.what if row.kind == "address" else ""  # a guest's id is nobody's business
    return BanInfo.model_validate(
        {
            "id": row.id,
            "kind": row.kind,
            "name": row.name,
            "range": where,
            "reason": Both(en=row.reason_en, fr=row.reason_fr),
            "created": row.created,
            "until": row.until,
        }
    )


def _announcement(row: AnnouncementRow) -> Announcement:
    return Announcement(id=row.id, text=Both(en=row.en, fr=row.fr), until=row.until)


def _shown(table: LiveTable) -> OperatorTable:
    state = table.state
    why = state.closed
    return OperatorTable(
        id=state.row.id,
        game=state.row.game,
        title=state.row.title,
        status=state.status,
        seats=[OperatorSeat(seat=n, kind=seat.kind, name=seat.name) for n, seat in enumerate(state.seats)],
        closed=None if why is None else Both(en=why.en, fr=why.fr),
    )
