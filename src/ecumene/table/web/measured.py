"""A store that tells how long it takes."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.table.store import ContentRow, EntryRow, Store, Summary, TableRow
from ecumene.table.web.metrics import Metrics


class MeasuredStore(Store):
    """The store with a watch beside what people wait for."""

    metrics: Metrics

    @classmethod
    async def open_with(cls, url: str, metrics: Metrics) -> MeasuredStore:
        """Open a store whose calls are measured."""
        store = await cls.open(url)
        assert isinstance(store, MeasuredStore)
        store.metrics = metrics
        return store

    async def create(
        self, row: TableRow, entries: Sequence[EntryRow], summary: Summary, content: ContentRow | None = None
    ) -> bool:
        with self.metrics.storing("create"):
            return await super().create(row, entries, summary, content)

    async def append(self, table_id: str, entries: Sequence[EntryRow], summary: Summary) -> bool:
        with self.metrics.storing("append"):
            return await super().append(table_id, entries, summary)

    async def load(self, table_id: str) -> tuple[TableRow, list[EntryRow]] | None:
        with self.metrics.storing("load"):
            return await super().load(table_id)

    async def ping(self) -> None:
        with self.metrics.storing("ping"):
            await super().ping()
