"""Reaching an address that somebody gave us, and none that they must not reach by way of us.

Every address that a name stands for is looked at, and the connection goes to one that was: a name that leads elsewhere
a moment later leads nowhere. No redirect is followed, and whoever does not answer in time is not waited for.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from asyncio import StreamReader, StreamWriter
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

import ecumene
from ecumene.table.web.told.threads import NAMES

SECONDS = 10.0
"""So long a whole exchange may take."""

MOST_HEADERS = 100
NAT64 = IPv6Network("64:ff9b::/96")
"""Where a network that knows IPv6 alone reaches IPv4 addresses."""

NEAR = tuple(
    ip_network(each)
    for each in (
        "192.0.0.0/24",  # protocols between a host and its own network, 192.0.0.8 among them
        "192.88.99.0/24",  # whatever relay of 6to4 is nearest
        "192.31.196.0/24", "192.175.48.0/24", "2001:4:112::/48", "2620:4f:8000::/48",  # AS112: whoever runs it nearby
        "2001::/23",  # as 192.0.0.0/24
        "3fff::/20",  # handbooks
    )
)  # fmt: skip
"""Networks whose addresses lead to whatever is near, or nowhere. Python's tables know them since one release or
another, or take them for public: what may be reached must not depend on it."""


class Unreachable(Exception):
    """Nobody could be reached; `why` is one of the words that `trouble-…` says."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True)
class Target:
    """An address taken apart."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """What stands before the path."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = 443 if self.secure else 80
        return f"{'https' if self.secure else 'http'}://{host}{'' if self.port == usual else f':{self.port}'}"


@dataclass(frozen=True)
class Answer:
    """What came back: a status, and the seconds after which one may try again, where they say so."""

    status: int
    wait: float | None = None


def read_address(text: str) -> Target | None:
    """An http or https address; None of anything else."""
    if not (text.isascii() and text.isprintable()) or " " in text:
        return None
    try:
        parts = urlsplit(text)
        port = parts.port
        if "[" in parts.netloc:  # some releases of Python read any name there
            IPv6Address(parts.hostname or "")
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None or port == 0:
        return None
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, parts.hostname, port or (443 if secure else 80), path)


def is_outside(address: str) -> bool:
    """Whether an address is one of the public network, also where it stands for one of another kind."""
    ip = ip_address(address.partition("%")[0])
    if any(ip in network for network in NEAR):
        return False
    if isinstance(ip, IPv6Address):
        stands_for = ip.ipv4_mapped or (IPv4Address(int(ip) & 0xFFFFFFFF) if ip in NAT64 else None)
        if stands_for is not None:
            return is_outside(str(stands_for))
        if any(not is_outside(str(each)) for each in (ip.sixtofour, *(ip.teredo or ())) if each is not None):
            return False
        if ip.is_site_local:  # given up long ago, and routed inside all the same
            return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)


async def post(
    url: str, body: bytes, headers: Mapping[str, str], inside: bool = False, seconds: float = SECONDS
) -> Answer:
    """Send a body, and hear what is said to it. `inside`: addresses of the server's own network are allowed."""
    target = read_address(url)
    if target is None:
        raise Unreachable("address")
    try:
        async with asyncio.timeout(seconds):
            reader, writer = await _connect(target, inside)
            try:
                writer.write(_request(target, body, headers))
                await writer.drain()
                return await _answer(reader)
            finally:
                writer.close()
    except TimeoutError:
        raise Unreachable("timeout") from None
    except (OSError, asyncio.IncompleteReadError, ValueError):
        raise Unreachable("unreachable") from None


async def look(target: Target, inside: bool, seconds: float = SECONDS) -> None:
    """Raise `Unreachable` where a name is nobody's, or leads to where we must not go."""
    try:
        async with asyncio.timeout(seconds):
            await _addresses(target, inside)
    except (TimeoutError, OSError, ValueError):
        raise Unreachable("unreachable") from None


async def _addresses(target: Target, inside: bool) -> list[str]:
    """Everything that a name stands for."""
    found = await NAMES.do(partial(socket.getaddrinfo, target.host, target.port, type=socket.SOCK_STREAM))
    addresses = list(dict.fromkeys(str(each[4][0]) for each in found))
    if not inside and not all(is_outside(address) for address in addresses):
        raise Unreachable("inside")
    return addresses


async def _connect(target: Target, inside: bool) -> tuple[StreamReader, StreamWriter]:
    addresses = await _addresses(target, inside)
    context, name = (_context(), target.host) if target.secure else (None, None)
    for address in addresses:
        with suppress(OSError):
            return await asyncio.open_connection(address, target.port, ssl=context, server_hostname=name)
    raise Unreachable("unreachable")


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()


def _request(target: Target, body: bytes, headers: Mapping[str, str]) -> bytes:
    lines = {
        "Host": target.origin.partition("://")[2],
        "User-Agent": f"Ecumene/{ecumene.__version__}",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    written = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {target.path} HTTP/1.1\r\n{written}\r\n".encode("latin-1") + body


async def _answer(reader: StreamReader) -> Answer:
    while True:
        version, _, rest = (await reader.readline()).decode("latin-1").partition(" ")
        if not version.startswith("HTTP/1."):
            raise Unreachable("unreachable")
        status, wait = int(rest[:3]), None
        for _ in range(MOST_HEADERS):
            name, _, value = (await reader.readline()).decode("latin-1").partition(":")
            if not name.strip():
                break
            if name.strip().lower() == "retry-after":
                wait = _seconds(value)
        if status >= 200:
            return Answer(status, wait)


def _seconds(text: str) -> float | None:
    """Seconds to wait; a date is not worth reading, for we wait long enough by ourselves."""
    try:
        seconds = float(text)
    except ValueError:
        return None
    return seconds if 0 <= seconds < 1e6 else None
