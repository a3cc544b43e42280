"""Bans: who may not use this server, by what they are known here or by where they come from.

They lie in memory, for every request asks; `moderating.py` reads them from the store when they change, and every few
seconds besides, for another server may have changed them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from time import time
from typing import TypeAlias

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from ecumene.table.store.operating import BanRow
from ecumene.table.web.refusals import Refusal, respond
from ecumene.table.web.security import is_api
from ecumene.table.wire.live_messages import Problem
from ecumene.table.wire.messages import Both
from ecumene.table.wire.problems import words

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network

WIDEST = {4: 8, 6: 16}
"""The shortest prefix of a range: a wider one would shut out half of the world."""

SPARED = frozenset(
    {("GET", "/api/announcements"), ("GET", "/api/me"), ("DELETE", "/api/me"), ("GET", "/api/me/export")}
)
"""What a ban leaves: whoever runs the server gets in, and everybody may take what is theirs, and be forgotten."""


def read_network(text: str) -> Network | None:
    """A range as somebody wrote it; None where it is none, or too wide."""
    try:
        found = ip_network(text.strip(), strict=False)
    except ValueError:
        return None
    if isinstance(found, IPv6Network) and found.network_address.ipv4_mapped and found.prefixlen >= 96:
        found = IPv4Network((found.network_address.ipv4_mapped, found.prefixlen - 96))
    return found if found.prefixlen >= WIDEST[found.version] else None


def came_from(scope: Scope) -> Address | None:
    """The address of whoever asks, without the zone that a proxy may name; None where it is none."""
    try:
        found = ip_address(str((scope.get("client") or ("",))[0]).partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def is_spared(connection: HTTPConnection) -> bool:
    """Whether a request is one that a ban leaves."""
    path: str = connection.scope["path"]
    return (connection.scope.get("method"), path) in SPARED or f"{path}/".startswith("/api/operator/")


class Bans:
    """The bans that are in force."""

    def __init__(self, clock: Callable[[], float] = time) -> None:
        self._clock = clock
        self._guests: dict[str, BanRow] = {}
        self._ranges: dict[tuple[int, int], dict[int, BanRow]] = {}  # by version and length of the prefix

    def set(self, rows: Iterable[BanRow]) -> None:
        """Only these from now on."""
        self._guests, self._ranges = {}, {}
        for row in rows:
            if row.kind == "guest":
                self._guests[row.what] = row
            elif (network := read_network(row.what)) is not None:
                same = self._ranges.setdefault((network.version, network.prefixlen), {})
                same[int(network.network_address)] = row

    def of_guest(self, guest: str) -> BanRow | None:
        """What keeps a guest out."""
        return self._in_force(self._guests.get(guest))

    def of_address(self, address: Address | None) -> BanRow | None:
        """What keeps an address out."""
        if address is None:
            return None
        for (version, length), rows in self._ranges.items():
            if version == address.version:
                host = address.max_prefixlen - length
                found = self._in_force(rows.get(int(address) >> host << host))
                if found is not None:
                    return found
        return None

    def _in_force(self, row: BanRow | None) -> BanRow | None:
        return None if row is None or (row.until is not None and row.until <= self._clock()) else row

    def need_none(self, guest: str) -> None:
        """Refuse a guest who is banned."""
        row = self.of_guest(guest)
        if row is not None:
            raise banned(row)


def banned(row: BanRow) -> Refusal:
    """Somebody may not use this server: until when, and why."""
    until = "" if row.until is None else datetime.fromtimestamp(row.until, UTC).strftime("%Y-%m-%d %H:%M UTC")
    key = "banned-until" if until else "banned-for-good"
    said = {
        lang: words(lang)(key, reason=reason, until=until)
        for lang, reason in (("en", row.reason_en), ("fr", row.reason_fr))
    }
    return Refusal(Problem(code="banned", text=Both(**said)), 403, {})


class TurnAway:
    """Middleware: whoever comes from a range that is banned is refused what the API can do."""

    def __init__(self, app: ASGIApp, bans: Bans) -> None:
        self.app, self.bans = app, bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        row = None
        if scope["type"] == "http" and is_api(scope) and not is_spared(HTTPConnection(scope)):
            row = self.bans.of_address(came_from(scope))
        if row is None:
            await self.app(scope, receive, send)
        else:
            await respond(banned(row))(scope, receive, send)
