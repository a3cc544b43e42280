"""What other processes do in tests. They are forked from a server that has everything imported, so they start fast."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Barrier
from typing import Any

from ecumene.table.store import Store
from tests.table.store.examples import append, entry, opened, summary, table, with_store

PROCESSES = get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.table.store.workers", "pytest"])


@contextmanager
def process(target: Any, *arguments: Any) -> Iterator[tuple[BaseProcess, Connection]]:
    """A process and the end of a pipe on which it tells; it is killed when it is no longer needed."""
    ours, theirs = PROCESSES.Pipe(duplex=False)
    worker = PROCESSES.Process(target=target, args=(theirs, *arguments), daemon=True)
    worker.start()
    theirs.close()
    try:
        yield worker, ours
    finally:
        worker.kill()
        worker.join()


def race(tell: Connection, url: str, name: str, rounds: int, barrier: Barrier) -> None:
    """Try to write entry after entry at the same moment as others; tell the numbers won."""

    async def scenario(store: Store) -> list[int]:
        won = []
        for number in range(1, rounds + 1):
            await asyncio.to_thread(barrier.wait, 240)
            if await append(store, number, guest=name):
                won.append(number)
        return won

    tell.send(with_store(url, scenario))


def write_one(tell: Connection, url: str, number: int) -> None:
    """Append one entry and tell whether it was won."""
    tell.send(with_store(url, lambda store: append(store, number)))


def storm(tell: Connection, url: str, tables: list[str]) -> None:
    """Append to several tables at once, without end; tell each entry when it is acknowledged."""

    async def play(store: Store, table_id: str) -> None:
        await store.create(table(table_id), [], summary(0))
        number = 0
        while True:
            batch = [entry(number + 1, half="first"), entry(number + 2, half="second")]
            number += 2
            assert await store.append(table_id, batch, summary(number))
            tell.send((table_id, number))

    async def scenario() -> None:
        async with opened(url) as store:
            await asyncio.gather(*(play(store, table_id) for table_id in tables))

    asyncio.run(scenario())
