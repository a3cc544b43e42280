"""Channels: how somebody says by which ways, and what for, they wish to be told."""

from __future__ import annotations

import hmac
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from secrets import randbelow, token_hex, token_urlsafe
from time import time
from typing import Any

from ecumene.table.live.announcing import Announcer
from ecumene.table.store.notices import (
    AddChannel,
    Announce,
    ChangeChannel,
    ChannelRow,
    DropChannel,
    NoticeRow,
    Notices,
    RenewPush,
)
from ecumene.table.web.limits import Buckets
from ecumene.table.web.refusals import refusal
from ecumene.table.web.told.mailing import is_mail, mailbox_of
from ecumene.table.web.told.pushing import is_subscription
from ecumene.table.web.told.reaching import Unreachable, look, read_address
from ecumene.table.web.told.sending import Senders
from ecumene.table.wire.guests import one_line
from ecumene.table.wire.notice_messages import (
    Channel,
    ChannelMade,
    ChannelRequest,
    Channels,
    PushKeys,
    RenewRequest,
    WantsRequest,
)
from ecumene.table.wire.problems import both

MOST_OWN, MOST_OF_TABLE = 10, 5
CODES_A_SECOND, CODES_AT_ONCE = 1 / 3_600, 2
"""So often a code is sent to a mailbox, whoever asks for it and however it is written: nobody is buried in codes."""


@dataclass
class ChannelKeeper:
    """Makes, shows, changes and removes channels; `nudge` says that something need not wait."""

    notices: Notices
    announcer: Announcer
    senders: Senders
    nudge: Callable[[], None]
    clock: Callable[[], float] = field(default=time)
    codes: Buckets = field(default_factory=lambda: Buckets(CODES_A_SECOND, CODES_AT_ONCE))

    async def shown(self, guest: str, table_id: str | None) -> Channels:
        """A guest's own channels, or a table's."""
        return Channels(**await self._facts(guest, table_id))

    async def _facts(self, guest: str, table_id: str | None) -> dict[str, Any]:
        pusher = self.senders.pusher
        rows = await self._rows(guest, table_id)
        arrived = await self.notices.arrived([row.id for row in rows])
        return {
            "channels": [_told(row, arrived.get(row.id)) for row in rows],
            "push_key": None if pusher is None else pusher.key,
            "hooks": self.senders.hooks,
            "mail": self.senders.post is not None,
        }

    async def _rows(self, guest: str, table_id: str | None) -> list[ChannelRow]:
        return await (self.notices.of_guest(guest) if table_id is None else self.notices.of_table(table_id))

    async def _find(self, guest: str, table_id: str | None, channel: str) -> ChannelRow:
        found = next((row for row in await self._rows(guest, table_id) if row.id == channel), None)
        if found is None:
            raise refusal("not_found", 404, "channel-none")
        return found

    async def add(self, guest: str, table_id: str | None, wish: ChannelRequest, site: str) -> ChannelMade:
        """One more channel. Whoever has a mailbox must show that it is theirs."""
        keys = await self._checked(wish, table_id)
        if wish.kind == "mail":
            self._need_code(wish.address)
        secret = token_urlsafe(24) if wish.kind == "json" else keys
        row = ChannelRow(
            id=token_hex(8),
            guest=guest,
            table_id=table_id,
            kind=wish.kind,
            address=wish.address,
            secret=secret,
            wants=_wants(wish.wants),
            lang=wish.lang,
            label=one_line(wish.label),
            site=site,
            code=f"{randbelow(10**8):08}" if wish.kind == "mail" else "",
            trouble="",
            created=self.clock(),
        )
        most = MOST_OWN if table_id is None else MOST_OF_TABLE
        if not await self.notices.write(AddChannel(row, most)):
            raise refusal("not_allowed", 403, "channels-many", most=most)
        if wish.kind == "mail":
            await self._send_code(row)
        self.announcer.look_for(guest if table_id is None else table_id)
        facts = await self._facts(guest, table_id)
        return ChannelMade(**facts, made=row.id, secret=secret if wish.kind == "json" else "")

    async def _checked(self, wish: ChannelRequest, table_id: str | None) -> str:
        """Refuse what cannot be; the keys of a browser."""
        if table_id is not None and wish.kind in ("push", "mail"):
            raise refusal("not_allowed", 403, "table-hooks-only", field="kind")
        if wish.kind == "push":
            return await self._checked_push(wish.address, wish.keys)
        if wish.kind == "mail":
            if self.senders.post is None:
                raise refusal("not_allowed", 403, "mail-off", field="kind")
            if not is_mail(wish.address):
                raise refusal("bad_request", 400, "mail-address", field="address")
            return ""
        if not self.senders.hooks:
            raise refusal("not_allowed", 403, "hooks-off", field="kind")
        try:
            await self._looked_at(wish.address)
        except Unreachable as error:
            key = "hook-inside" if error.why == "inside" else "hook-unreachable"
            raise refusal("bad_request", 400, key, field="address") from None
        return ""

    async def _looked_at(self, address: str) -> None:
        """Refuse what is no address; raise `Unreachable` where nothing can or may be sent."""
        target = read_address(address)
        if target is None:
            raise refusal("bad_request", 400, "hook-address", field="address")
        await look(target, self.senders.inside, self.senders.seconds)

    async def _checked_push(self, address: str, keys: PushKeys | None) -> str:
        if self.senders.pusher is None or not self.senders.hooks:
            raise refusal("not_allowed", 403, "push-off", field="kind")
        if keys is None or not is_subscription(address, keys.p256dh, keys.auth, self.senders.inside):
            raise refusal("bad_request", 400, "push-keys", field="keys")
        try:
            await self._looked_at(address)
        except Unreachable as error:
            if error.why == "inside":  # whoever cannot be found now may be when there is something to tell
                raise refusal("bad_request", 400, "hook-inside", field="address") from None
        return json.dumps(keys.model_dump())

    async def change(self, guest: str, table_id: str | None, channel: str, wish: WantsRequest) -> Channels:
        """Another purpose, language or label."""
        await self._find(guest, table_id, channel)
        values: dict[str, Any] = {}
        if wish.wants is not None:
            values["wants"] = _wants(wish.wants)
        if wish.lang is not None:
            values["lang"] = wish.lang
        if wish.label is not None:
            values["label"] = one_line(wish.label)
        if values:
            await self.notices.write(ChangeChannel(channel, values))
        return await self.shown(guest, table_id)

    async def renew(self, guest: str, channel: str, wish: RenewRequest) -> Channels:
        """A browser got another subscription. It stays the channel that it was: what for, and in which language."""
        await self._find(guest, None, channel)
        keys = await self._checked_push(wish.address, wish.keys)
        if not await self.notices.write(RenewPush(channel, wish.address, keys)):
            raise refusal("not_found", 404, "channel-none")
        self.announcer.look_for(guest)
        return await self.shown(guest, None)

    async def drop(self, guest: str, table_id: str | None, channel: str) -> Channels:
        """A channel is told nothing any more."""
        await self._find(guest, table_id, channel)
        await self.notices.write(DropChannel(channel))
        return await self.shown(guest, table_id)

    async def confirm(self, guest: str, channel: str, code: str) -> Channels:
        """Whoever read the code has the mailbox."""
        row = await self._find(guest, None, channel)
        if row.code and not hmac.compare_digest(row.code.encode(), code.strip().encode()):
            raise refusal("not_allowed", 403, "code-wrong", field="code")
        await self.notices.write(ChangeChannel(channel, {"code": ""}))
        self.announcer.look_for(guest)
        return await self.shown(guest, None)

    async def try_out(self, guest: str, table_id: str | None, channel: str) -> Channels:
        """Send something, to see whether it arrives; a mailbox that is not confirmed gets its code once more."""
        row = await self._find(guest, table_id, channel)
        if row.code:
            self._need_code(row.address)
            await self._send_code(row)
        else:
            await self.notices.write(ChangeChannel(channel, {"trouble": ""}))
            self.announcer.look_for(guest if table_id is None else table_id)
            await self._send(row, "test", f"test {row.id} {token_hex(8)}")
        return await self.shown(guest, table_id)

    async def _send_code(self, row: ChannelRow) -> None:
        await self._send(row, "code", f"code {row.id} {token_hex(8)}")

    def _need_code(self, mailbox: str) -> None:
        wait = self.codes.take(mailbox_of(mailbox))
        if wait:
            raise refusal("too_many", 429, "mail-wait", field="address", wait=wait)

    async def _send(self, row: ChannelRow, what: str, key: str) -> None:
        now = self.clock()
        await self.notices.write(Announce([NoticeRow(key, row.id, None, row.guest, what, {}, now, now)]))
        self.nudge()


def _wants(wants: list[Any]) -> list[str]:
    return list(dict.fromkeys(str(each) for each in wants))


def _told(row: ChannelRow, arrived: float | None) -> Channel:
    target = read_address(row.address)
    facts = {name: value for name, value in asdict(row).items() if name in Channel.model_fields}
    return Channel(
        **{
            **facts,
            "to": row.address if target is None else target.origin,
            "confirmed": not row.code,
            "trouble": both(f"trouble-{row.trouble}") if row.trouble else None,
            "arrived": arrived,
        }
    )
