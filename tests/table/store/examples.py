"""Rows for tests, and a store that is closed again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from ecumene.table.store import EntryRow, Store, Summary, TableRow

T = TypeVar("T")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def with_store(url: str, scenario: Callable[[Store], Awaitable[T]]) -> T:
    """Run a scenario on a store of its own."""

    async def run() -> T:
        async with opened(url) as store:
            return await scenario(store)

    return asyncio.run(run())


def table(table_id: str = "t1", **changes: Any) -> TableRow:
    facts: dict[str, Any] = {
        "id": table_id,
        "game": "vinci",
        "rules": 3,
        "content": "c0ffee",
        "overlay": "tokens: []\n",
        "options": {"end": 120, "board": "europe"},
        "seats": 4,
        "seed": 2**60 - 1,
        "title": "Chez Zoé — “demain”",
        "public": True,
        "order": "random",
        "owner": "ann",
        "created": 1_700_000_000.125,
        "imported": False,
        "setup": [["start", 2], "x"],
    }
    return TableRow(**{**facts, **changes})


def entry(number: int, guest: str = "ann", **body: Any) -> EntryRow:
    return EntryRow(number, "act", 0, guest, body, 1_700_000_000.0 + number)


def entries(first: int, last: int, guest: str = "ann") -> list[EntryRow]:
    return [entry(number, guest, notation=f"conquer {number}") for number in range(first, last + 1)]


def summary(version: int, status: str = "running", members: str = "ann", **changes: Any) -> Summary:
    facts: dict[str, Any] = {"status": status, "public": True, "changed": float(version), "version": version}
    return Summary(**{**facts, "data": {"moves": version}, "members": frozenset(members.split()), **changes})


async def append(store: Store, number: int, table_id: str = "t1", guest: str = "ann") -> bool:
    return await store.append(table_id, [entry(number, guest)], summary(number))
