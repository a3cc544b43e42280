"""The budget of dear work: looking back, records, whole tables, sockets that open.

What such work costs differs a hundredfold from game to game and from move to move, so it is not counted but measured,
in seconds of a processor. Each address and each guest has a share of them, and a reserve for whoever leafs through a
game. One pays afterwards: whoever owes is refused until it is paid back. The dearest of it is done beside the event
loop, one piece at a time for each address and each guest and a few at a time for all, so that nobody stands in
another's way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic, thread_time
from typing import TypeVar

from ecumene.table.limits import Buckets, Turns, hold
from ecumene.table.refusals import refusal

T = TypeVar("T")

RESERVE = 60.0
"""So many seconds' share may be used at once."""

LEAST = 0.001
"""Seconds that any such work costs: what the network and the system do for it is not measured."""

HANDSHAKE = 0.005
"""The same of a socket that opens."""

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

    def __init__(self, share: float, clock: Callable[[], float] = monotonic) -> None:
        self.addresses = Buckets(share, share * RESERVE, clock)
        self.guests = Buckets(share, share * RESERVE, clock)
        self._turns = Turns(1, WAITING)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="looking-back")

    def close(self) -> None:
        """Finish what is being done."""
        self._threads.shutdown()

    def owed(self, asker: Asker) -> float:
        """Seconds until the asker owes nothing; 0 where they may go on."""
        return max(self.addresses.of(asker.address).debt_wait, self.guests.of(asker.guest).debt_wait)

    async def check(self, asker: Asker) -> None:
        """Refuse whoever owes."""
        wait = self.owed(asker)
        if wait:
            await hold()
            raise refusal("too_many", 429, "no-more-work", wait=wait)

    def charge(self, asker: Asker, seconds: float) -> None:
        """Let the asker pay for work."""
        self.addresses.of(asker.address).charge(seconds)
        self.guests.of(asker.guest).charge(seconds)

    @contextmanager
    def paid(self, asker: Asker, least: float = LEAST) -> Iterator[None]:
        """Work that must be done on the event loop, without a pause."""
        began = thread_time()
        try:
            yield
        finally:
            self.charge(asker, max(least, thread_time() - began))

    async def do(self, asker: Asker, work: Callable[[], T]) -> T:
        """Work that can be done beside the event loop."""
        await self.check(asker)
        async with self._turns.turn(f"guest {asker.guest}"), self._turns.turn(asker.address):
            await self.check(asker)  # others of the same address may have been at work meanwhile

            def measured() -> T:
                with self.paid(asker):
                    return work()

            return await asyncio.get_running_loop().run_in_executor(self._threads, measured)
