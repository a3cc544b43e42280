"""A database that is gone is said to be gone, and used again when it is back."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic

import pytest
from sqlalchemy import Connection, event

from ecumene.table.store import Store, StoreUnavailable, database
from ecumene.table.store.rows import LOST
from tests.table.fresh import new_store
from tests.table.postgres import PASSWORD, Cluster
from tests.table.store.examples import append, entry, opened, summary, table, with_store
from tests.table.store.workers import process, write_one

Heard = list[tuple[str, int]]


async def until(happened: Callable[[], bool], what: str) -> None:
    """Wait for something that another thread or process brings about."""
    deadline = monotonic() + 240
    while not happened():
        assert monotonic() < deadline, f"never: {what}"
        await asyncio.sleep(0.01)


def listening(store: Store) -> Heard:
    heard: Heard = []
    store.listen(lambda table_id, number: heard.append((table_id, number)))
    return heard


async def refused(asked: Awaitable[object]) -> str:
    with pytest.raises(StoreUnavailable) as caught:
        await asked
    return caught.value.reason


def test_postgres_may_stop_and_start_in_the_middle(postgres: Cluster, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(store: Store) -> None:
        heard = listening(store)
        await store.create(table(), [], summary(0))
        assert await append(store, 1)
        await until(lambda: heard == [("", 0)], "listening")
        postgres.stop()
        reasons = {
            await refused(asked) for asked in (append(store, 2), store.load("t1"), store.ping(), append(store, 2))
        }
        assert reasons == {"PostgreSQL cannot be reached"}
        postgres.start()
        await store.ping()
        assert await append(store, 2)
        assert await store.entries("t1", 0) == [entry(1), entry(2)]
        await until(lambda: heard == [("", 0), ("", 0)], "listening again")
        async with opened(url) as other:
            assert await append(other, 3)
        await until(lambda: heard[2:] == [("t1", 3)], "hearing again")

    url = postgres.new_store()
    with_store(url, scenario)
    said = [record.getMessage() for record in caplog.records if record.name.startswith("ecumene")]
    assert said.count("the store is unavailable: PostgreSQL cannot be reached") == 1
    assert said.count("the store is back") == 1
    assert PASSWORD not in caplog.text


def test_a_restart_that_nobody_saw_is_not_noticed(postgres: Cluster) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), [], summary(0))
        assert await store.load("t1") is not None
        postgres.stop()
        postgres.start()
        assert await store.entries("t1", 0) == []
        assert await append(store, 1)

    with_store(postgres.new_store(), scenario)


def test_a_store_cannot_be_opened_while_postgres_is_gone(postgres: Cluster) -> None:
    url = postgres.new_store()
    postgres.stop()
    with pytest.raises(StoreUnavailable) as caught:
        asyncio.run(Store.open(url))
    postgres.start()
    assert PASSWORD not in f"{caught.value!r} {caught.value.__cause__!r}"


def test_a_commit_that_was_cut_off_is_not_tried_again(postgres: Cluster) -> None:
    """Whether it was carried out cannot be known, so the caller must read; to lose against oneself would be a lie."""

    def cut_off(connection: Connection) -> None:
        killer = database.Database(url)
        pid = connection.exec_driver_sql("SELECT pg_backend_pid()").scalar_one()
        with killer.reading.connect() as other:
            other.exec_driver_sql(f"SELECT pg_terminate_backend({pid}, 5000)")
        killer.dispose()

    async def scenario(store: Store) -> None:
        await store.create(table(), [], summary(0))
        event.listen(store._database.writing, "commit", cut_off, once=True)
        await refused(append(store, 1))
        assert await store.entries("t1", 0) == []
        assert await append(store, 1)

    url = postgres.new_store()
    with_store(url, scenario)


def test_sqlite_locked_by_somebody_is_unavailable_until_they_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), [], summary(0))
        somebody = sqlite3.connect(tmp_path / "table.db", isolation_level=None)
        somebody.execute("BEGIN IMMEDIATE")
        assert await refused(append(store, 1)) == "SQLite: database is locked"
        assert await store.entries("t1", 0) == []
        somebody.close()
        assert await append(store, 1)

    monkeypatch.setattr(database, "SQLITE_SETUP", ("PRAGMA busy_timeout = 50", *database.SQLITE_SETUP[1:]))
    with_store(new_store(tmp_path), scenario)


@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_was_deleted_takes_nothing_more(tmp_path: Path, replaced: bool) -> None:
    """The system would let us go on in a file that nobody can open any more."""
    file, aside = tmp_path / "table.db", tmp_path / "aside.db"

    async def scenario(store: Store) -> None:
        await store.create(table(), [], summary(0))
        file.rename(aside)
        if replaced:
            file.write_bytes(aside.read_bytes())
        for _ in range(2):
            for asked in (append(store, 1), store.entries("t1", 0), store.ping()):
                assert await refused(asked) == "SQLite: its file was deleted or replaced"
            await refused(store.probe())
        assert file.exists() == replaced, "no new one is made in its place"
        aside.rename(file)
        assert await append(store, 1)
        assert await store.entries("t1", 0) == [entry(1)]

    with_store(f"sqlite:///{file}", scenario)


@pytest.mark.parametrize("body", ["{", "", "[]", "null", "[" * 100_000, b"\xff{"])
def test_an_entry_that_is_no_json_is_read_as_lost_and_nothing_else_is(tmp_path: Path, body: str | bytes) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), [], summary(0))
        for number in (1, 2, 3):
            assert await append(store, number)
        with sqlite3.connect(tmp_path / "table.db") as somebody:
            for (name,) in somebody.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
                somebody.execute(f"DROP TRIGGER {name}")
            somebody.execute("UPDATE entries SET body = ? WHERE number = 2", (body,))
        one, two, three = await store.entries("t1", 0)
        assert (one, three) == (entry(1), entry(3))
        assert (two.number, two.kind, two.body) == (2, LOST, {})

    with_store(f"sqlite:///{tmp_path}/table.db", scenario)


def test_a_full_disk_is_unavailable_and_spoils_nothing(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), [], summary(0))
        with store._database.writing.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        large = entry(1, text="x" * 100_000)
        assert "full" in await refused(store.append("t1", [large], summary(1)))
        with store._database.writing.connect() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
        assert await store.append("t1", [large], summary(1))

    with_store(new_store(tmp_path), scenario)


def test_entries_of_other_stores_are_heard_and_own_ones_are_not(postgres: Cluster) -> None:
    async def scenario(store: Store) -> None:
        heard = listening(store)
        await store.create(table(), [], summary(0))
        await until(lambda: heard == [("", 0)], "listening")
        assert await append(store, 1)
        async with opened(url) as other:
            both = [entry(2), entry(3)]
            assert await other.append("t1", both, summary(3))
            assert not await append(other, 3)
        with process(write_one, url, 4) as (_, told):
            assert await asyncio.to_thread(told.recv)
        await until(lambda: len(heard) >= 3, "hearing")
        assert heard == [("", 0), ("t1", 3), ("t1", 4)]
        assert store.shared
        with pytest.raises(RuntimeError, match="listener already"):
            listening(store)

    url = postgres.new_store()
    with_store(url, scenario)


def test_sqlite_has_nobody_to_hear(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        heard = listening(store)
        await store.create(table(), [], summary(0))
        async with opened(url) as other:
            assert await append(other, 1)
        assert await store.entries("t1", 0) == [entry(1)]
        assert not store.shared
        assert heard == []

    url = new_store(tmp_path)
    with_store(url, scenario)
