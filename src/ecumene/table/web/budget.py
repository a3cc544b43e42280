"""The budget of dear work: looking back, records, whole tables, asking why, sockets that open.

What such work costs differs a hundredfold from game to game and from move to move, so it is not counted but measured,
in seconds of a processor. Each address and each guest has a share of them, and a reserve for whoever leafs through a
game. One pays afterwards: whoever owes is refused until it is paid back. It is done one piece at a time for each
address and each guest, with a rest after each in which others come first, and the dearest beside the event loop, a few
pieces at a time for all. Compiled rules do not let go of the interpreter before they are done: so others wait for one
piece at most.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from time import monotonic, thread_time
from typing import TypeVar

from ecumene.table.web.limits import Buckets, Pace, Turns
from ecumene.table.web.refusals import refusal

T = TypeVar("T")

RESERVE = 60.0
"""So many seconds' share may be used at once."""

LEAST = 0.001
"""Seconds that any such work costs: what the network and the system do for it is not measured."""

HANDSHAKE = 0.005
"""The same of a socket that opens."""

REST = 4.0
"""An address rests so many times as long as its work took."""

THREADS = 2
WAITING = 32
"""So much work of one address or guest may wait for its turn."""


@dataclass(frozen=True)
class Asker:
    """Whoever asks for work: from where, and who they are."""

    address: str
    guest: str


class Budget:
    """What each address and each guest may still ask for."""

    def __init__(self, share: float, refusals: Pace | None = None, clock: Callable[[], float] = monotonic) -> None:
        self.addresses = Buckets(share, share * RESERVE, clock)
        self.guests = Buckets(share, share * RESERVE, clock)
        self.rest = REST if share > 0 else 0.0
        self.refusals, self._pace = refusals or Pace(clock), Pace(clock)
        self._turns = Turns(1, WAITING)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="looking-back")

    def close(self) -> None:
        """Begin nothing more; nobody waits for what is being done."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def owed(self, asker: Asker) -> float:
        """Seconds until the asker owes nothing; 0 where they may go on."""
        return max(self.addresses.of(asker.address).debt_wait, self.guests.of(asker.guest).debt_wait)

    async def check(self, asker: Asker) -> None:
        """Refuse whoever owes."""
        wait = self.owed(asker)
        if wait:
            await self.refusals.hold(asker.address)
            raise refusal("too_many", 429, "no-more-work", wait=wait)

    def charge(self, asker: Asker, seconds: float) -> None:
        """Let the asker pay for work."""
        self.addresses.of(asker.address).charge(seconds)
        self.guests.of(asker.guest).charge(seconds)

    async def handshake(self, asker: Asker) -> None:
        """Until a socket of the asker may open."""
        await self.check(asker)
        await self._pace.wait(asker.address, HANDSHAKE * self.rest)
        await self.check(asker)

    @contextmanager
    def paid(self, asker: Asker, least: float = LEAST) -> Iterator[None]:
        """Work that must be done on the event loop, without a pause."""
        began = thread_time()
        try:
            yield
        finally:
            seconds = max(least, thread_time() - began)
            self.charge(asker, seconds)
            self._pace.rest(asker.address, seconds * self.rest)

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Inside, it is the asker's turn for dear work, and nothing else of theirs is done."""
        await self.check(asker)
        async with self._turns.turn(f"guest {asker.guest}"), self._turns.turn(asker.address):
            await self._pace.wait(asker.address)
            await self.check(asker)  # others of the same address may have been at work meanwhile
            yield

    async def do(self, asker: Asker, work: Callable[[], T]) -> T:
        """Work that can be done beside the event loop."""

        def measured() -> T:
            with self.paid(asker):
                return work()

        async with self.turn(asker):
            return await asyncio.get_running_loop().run_in_executor(self._threads, measured)
