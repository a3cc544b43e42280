"""Two writers cannot both win, and what was acknowledged is there whatever happens to who wrote it."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack
from multiprocessing.connection import Connection
from random import Random
from threading import Barrier, Thread

import pytest

from ecumene.table.store import Store, database
from tests.table.store.examples import append, entry, summary, table, with_store
from tests.table.store.workers import PROCESSES, process, race, storm

WRITERS = 8
ROUNDS = 10


@pytest.fixture
def new_table(store_url: str) -> str:
    """The address of a store with one empty table."""
    with_store(store_url, lambda store: store.create(table(), [], summary(0)))
    return store_url


def winners(url: str) -> list[str]:
    """Who wrote each entry."""
    log = with_store(url, lambda store: store.entries("t1", 0))
    assert [line.number for line in log] == list(range(1, len(log) + 1))
    return [line.guest for line in log]


def test_of_eight_tasks_one_wins(new_table: str) -> None:
    async def scenario(store: Store) -> None:
        won = await asyncio.gather(*(append(store, 1, guest=f"w{n}") for n in range(WRITERS)))
        assert won.count(True) == 1
        assert [line.guest for line in await store.entries("t1", 0)] == [f"w{won.index(True)}"]

    with_store(new_table, scenario)


def test_of_eight_threads_with_stores_of_their_own_one_wins(new_table: str) -> None:
    barrier = Barrier(WRITERS)
    won: dict[int, list[str]] = {number: [] for number in range(1, ROUNDS + 1)}

    def work(name: str) -> None:
        async def scenario(store: Store) -> None:
            for number, winners_of in won.items():
                await asyncio.to_thread(barrier.wait, 30)
                if await append(store, number, guest=name):
                    winners_of.append(name)

        with_store(new_table, scenario)

    threads = [Thread(target=work, args=(f"w{n}",)) for n in range(WRITERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert list(won.values()) == [[name] for name in winners(new_table)]


def test_of_eight_processes_one_wins(new_table: str) -> None:
    barrier = PROCESSES.Barrier(WRITERS)
    with ExitStack() as stack:
        started = [stack.enter_context(process(race, new_table, f"w{n}", ROUNDS, barrier)) for n in range(WRITERS)]
        won = [told.recv() for _, told in started]
    by_log = winners(new_table)
    assert sorted(number for numbers in won for number in numbers) == list(range(1, ROUNDS + 1))
    assert all(by_log[number - 1] == f"w{n}" for n, numbers in enumerate(won) for number in numbers)


def test_eight_stores_open_an_empty_database_at_once(empty_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # eight migrations one after the other take longer on a busy machine than a server would wait for a lock
    monkeypatch.setattr(database, "BUSY_SECONDS", 300)
    monkeypatch.setattr(database, "SQLITE_SETUP", ("PRAGMA busy_timeout = 300000", *database.SQLITE_SETUP[1:]))

    async def scenario() -> None:
        stores = await asyncio.gather(*(Store.open(empty_url) for _ in range(WRITERS)))
        assert await stores[0].create(table(), [], summary(0))
        assert await append(stores[-1], 1)
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(scenario())


def test_a_killed_writer_loses_nothing_acknowledged(store_url: str) -> None:
    random = Random(7)
    for number in range(ROUNDS):
        ids = [f"{number}-{seat}" for seat in range(4)]
        with process(storm, store_url, ids) as (worker, told):
            assert told.poll(240)
            time.sleep(random.uniform(0, 0.08))
            worker.kill()
            worker.join()
            acknowledged = dict(drain(told))
        assert acknowledged
        with_store(store_url, lambda store, seen=acknowledged: check_kept(store, seen))  # type: ignore[misc]


async def check_kept(store: Store, acknowledged: dict[str, int]) -> None:
    for table_id, version in acknowledged.items():
        log = await store.entries(table_id, 0)
        assert len(log) >= version
        assert len(log) % 2 == 0, "half of what was appended together"
        halves = ["first", "second"] * (len(log) // 2)
        assert log == [entry(number, half=half) for number, half in enumerate(halves, 1)]
        assert await append(store, len(log) + 1, table_id)
    shown = {row.id: seen.version for row, seen in await store.mine("ann", limit=len(acknowledged))}
    assert shown == {table_id: len(await store.entries(table_id, 0)) for table_id in shown}


def drain(told: Connection) -> list[tuple[str, int]]:
    """Everything that was told before the end."""
    messages = []
    try:
        while True:
            messages.append(told.recv())
    except (EOFError, OSError):
        return messages
