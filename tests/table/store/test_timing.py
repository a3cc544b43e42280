"""The house's time and holidays in the database: they only grow, and what is due is found."""

from __future__ import annotations

from ecumene.table.store import Store
from tests.table.store.examples import entries, summary, table, with_store


def test_the_houses_time_never_goes_back_whoever_writes_it(store_url: str) -> None:
    async def first(store: Store) -> None:
        assert await store.house_time() == 0.0
        assert await store.keep_time(90.25) == 90.25
        assert await store.keep_time(30.0) == 90.25, "another process knows better"

    async def second(store: Store) -> None:
        assert await store.house_time() == 90.25

    with_store(store_url, first)
    with_store(store_url, second)


def test_tables_are_found_by_when_somebodys_time_is_up(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        assert await store.next_due() is None
        for name, due in (("t1", 50.0), ("t2", 20.0), ("t3", None)):
            await store.create(table(id=name), entries(1, 2), summary(2, due=due))
        assert await store.next_due() == 20.0
        assert await store.due(19.0) == []
        assert await store.due(60.0) == ["t2", "t1"]
        await store.append("t2", entries(3, 3), summary(3, due=None))
        assert await store.due(60.0) == ["t1"]

    with_store(store_url, scenario)


def test_nobody_takes_more_holidays_than_a_year_has_and_forgetting_takes_them_along(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        assert await store.holidays("ann", 2026) == 0
        assert await store.take_holidays("ann", 2026, 10, 14)
        assert not await store.take_holidays("ann", 2026, 5, 14)
        assert await store.take_holidays("ann", 2026, -3, 14)
        assert await store.holidays("ann", 2026) == 7
        assert await store.holidays("ann", 2027) == 0
        await store.forget("ann", lambda *_: None)
        assert await store.holidays("ann", 2026) == 0

    with_store(store_url, scenario)
