"""Whether a store can be written, which is not the same as whether it answers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import event

from ecumene.table.store import Store, StoreUnavailable
from ecumene.table.store import store as stores
from tests.table.fresh import new_store
from tests.table.store.examples import append, summary, table, with_store


def only_reads(store: Store, on: bool = True) -> None:
    """Make the store's database refuse every write from now on, or no longer."""
    engine = store._database.writing
    postgres = store._database.is_postgres
    value = ("on" if postgres else "ON") if on else ("off" if postgres else "OFF")
    statement = f"SET default_transaction_read_only = {value}" if postgres else f"PRAGMA query_only = {value}"

    def set_up(connection: Any, _record: object) -> None:
        connection.execute(statement)
        connection.commit()

    engine.dispose()
    event.listen(engine, "connect", set_up)


def test_a_store_that_only_reads_is_found_out_and_so_is_its_recovery(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "PROBE_SECONDS", 0.0)

    async def scenario(store: Store) -> None:
        await store.create(table(), [], summary(0))
        await store.probe()
        only_reads(store)
        await store.ping()
        for _ in range(2):
            with pytest.raises(StoreUnavailable):
                await store.probe()
        with pytest.raises(StoreUnavailable):
            await append(store, 1)
        only_reads(store, False)
        await store.probe()
        assert await append(store, 1)

    with_store(store_url, scenario)


def test_a_full_disk_is_found_out_by_the_write_that_met_it(tmp_path: Any) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), [], summary(0))

        def no_room(connection: Any, _record: object) -> None:
            connection.execute("PRAGMA max_page_count = 1")  # no page more than there is

        store._database.writing.dispose()
        event.listen(store._database.writing, "connect", no_room)
        with pytest.raises(StoreUnavailable, match="full"):
            await asyncio.gather(*[append(store, number) for number in range(1, 500)])
        await store.ping()
        with pytest.raises(StoreUnavailable):
            await store.probe()

    with_store(new_store(tmp_path), scenario)


def test_however_often_one_asks_the_store_is_written_once(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        before = store.transactions
        await asyncio.gather(*[store.probe() for _ in range(50)])
        assert store.transactions == before + 1
        await store.probe()
        assert store.transactions == before + 1

    with_store(store_url, scenario)


def test_what_somebody_wrote_a_moment_ago_is_proof_enough(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), [], summary(0))
        before = store.transactions
        await store.probe()
        assert store.transactions == before

    with_store(store_url, scenario)
