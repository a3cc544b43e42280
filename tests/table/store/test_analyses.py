"""What bots think of games that are over is kept with the table, and goes with it."""

from __future__ import annotations

from sqlalchemy import insert

from ecumene.table.store import AnalysisRow, Store
from ecumene.table.store.database import Database
from ecumene.table.store.migrate import upgrade
from ecumene.table.store.schema import TABLES
from tests.table.store.examples import entries, summary, table, with_store

HALF = AnalysisRow("t1", "a game", False, 5.0, {"points": [[0, [0.5, 0.5], [0.1, 0.1]]]})
WHOLE = AnalysisRow("t1", "a game", True, 6.0, {"points": []})


def test_an_analysis_is_found_again_and_replaced(store_url: str) -> None:
    async def first(store: Store) -> None:
        await store.create(table(), entries(1, 2), summary(2))
        assert await store.analysis("t1") is None
        assert await store.save_analysis(HALF)

    async def second(store: Store) -> None:
        assert await store.analysis("t1") == HALF
        assert await store.unfinished_analyses() == ["t1"]
        assert await store.save_analysis(WHOLE)
        assert await store.analysis("t1") == WHOLE
        assert await store.unfinished_analyses() == []

    with_store(store_url, first)
    with_store(store_url, second)


def test_an_analysis_needs_its_table(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        assert not await store.save_analysis(HALF)
        assert await store.analysis("t1") is None

    with_store(store_url, scenario)


def test_an_analysis_goes_with_its_table(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), entries(1, 2), summary(2, "over", changed=1.0))
        await store.save_analysis(WHOLE)
        assert await store.prune("t1", "over", 2.0)
        assert await store.analysis("t1") is None

    with_store(store_url, scenario)


def test_tables_of_an_older_store_can_be_analysed(store_url: str) -> None:
    database = Database(store_url)
    upgrade(database.writing, "0005")
    with database.writing.begin() as connection:
        connection.execute(insert(TABLES).values({column.name: getattr(table(), column.name) for column in TABLES.c}))
    database.dispose()

    async def scenario(store: Store) -> None:
        assert await store.load("t1") == (table(), [])
        assert await store.analysis("t1") is None

    with_store(store_url, scenario)
