"""Outboxes: what is on its way to each page, and how all of them hear goodbye when the server ends."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque

from starlette.websockets import WebSocket

from ecumene.table.web.bans import Address, Bans
from ecumene.table.wire.live_messages import Goodbye

UNWELCOME = 4403
RESTART, LATER = 1012, 1013  # what a page is told that is to come back: `socket.py` says all such codes
FAREWELL = 1.5  # seconds for pages to hear it
GOODBYE = Goodbye().model_dump_json().encode()


class Outbox:
    """Messages on their way to one page. A reader that falls too far behind is told to come back."""

    def __init__(self, most: int, holder: str = "", guest: str = "", address: Address | None = None) -> None:
        self.most, self.holder = most, holder  # whose pass opened the socket, by its hash
        self.guest, self.address = guest, address  # who that is, and where they are
        self.code = 0
        self.over = asyncio.Event()  # end now, whatever is still here
        self.closed = asyncio.Event()  # its socket is no more
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    def put(self, message: bytes) -> None:
        """Send a message when its turn comes."""
        if self.code:
            return
        if 0 < self.most <= len(self._waiting):
            self.end(LATER)
            self.over.set()
            return
        self._waiting.append(message)
        self._news.set()

    def end(self, code: int) -> None:
        """Take nothing more; send what is here, then close with that code."""
        self.code = self.code or code
        self._news.set()

    async def send_to(self, socket: WebSocket) -> None:
        """Send until the end."""
        while True:
            while self._waiting:
                await socket.send_text(self._waiting.popleft().decode())
            if self.code:
                return
            self._news.clear()
            await self._news.wait()


class Sockets:
    """Every open socket of this server."""

    def __init__(self) -> None:
        self.open: set[Outbox] = set()
        self.closing = False
        self.dismissals = 0  # how often somebody had to go: who was let in before that is asked again

    def dismiss(self, who: str) -> None:
        """A pass, or all of somebody's, is another's now, or nobody's: its pages come back, and see what they may."""
        self.dismissals += 1
        for outbox in self.open:
            if who in (outbox.holder, outbox.guest):
                outbox.end(RESTART)

    def turn_away(self, bans: Bans) -> None:
        """Whoever is banned by now may not stay."""
        for outbox in self.open:
            if bans.of_guest(outbox.guest) or bans.of_address(outbox.address):
                outbox.end(UNWELCOME)

    async def farewell(self, seconds: float = FAREWELL) -> None:
        """Say goodbye to every page, and wait until they have heard it."""
        self.closing = True
        leaving = list(self.open)
        for outbox in leaving:
            outbox.put(GOODBYE)
            outbox.end(RESTART)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*[outbox.closed.wait() for outbox in leaving])
