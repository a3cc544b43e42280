"""A store in memory, with the promises of the real one and faults on demand."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any

from ecumene.table.store import (
    AnalysisRow,
    ContentRow,
    EntryRow,
    GuestRow,
    ReportRow,
    Store,
    StoreUnavailable,
    Summary,
    TableRow,
    TalkRow,
)
from ecumene.table.store.measuring import LINE, KeptAt
from ecumene.table.store.papers import PaperRow, Papers, PremoveRow
from ecumene.table.store.ratings import Ratings
from ecumene.table.store.reading import EVERY_KIND, Listed, Only
from ecumene.table.store.writing import TALKED


class Database:
    """What several stores share."""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.contents: dict[tuple[str, str], ContentRow] = {}
        self.entries: dict[str, list[EntryRow]] = {}
        self.summaries: dict[str, Summary] = {}
        self.settings: dict[str, str] = {}
        self.analyses: dict[str, AnalysisRow] = {}
        self.talk: dict[str, list[TalkRow]] = {}
        self.reports: list[ReportRow] = []
        self.papers: dict[tuple[str, str], PaperRow] = {}
        self.premoves: dict[tuple[str, int], PremoveRow] = {}
        self.seconds = 0.0
        self.holidays: dict[tuple[str, int], int] = {}
        self.stores: list[MemoryStore] = []


class NoRatings(Ratings):
    """No game counts here: the real store rates them."""

    async def due(self, most: int) -> list[str]:
        return []


class MemoryStore(Store):
    """One process' store. `fault` is what happens to the next write."""

    def __init__(self, database: Database | None = None, shared: bool = False) -> None:
        self.database = database or Database()
        self.database.stores.append(self)
        self.is_shared = shared
        self.papers: Papers = MemoryPapers(self)
        self.down = False
        self.fault = (
            ""  # lost: not written; unsure: written, but the answer is lost; taken: somebody was faster, then gone
        )
        self.delay = 0.0
        self.gate: asyncio.Event | None = None  # whoever comes waits until it opens
        self.waiting = 0
        self.heard: Callable[[str, int], None] | None = None
        self.ratings = NoRatings(self._read, self._writing)

    @property
    def shared(self) -> bool:
        return self.is_shared

    async def _writing(self, work: Any) -> bool:
        raise NotImplementedError

    async def create(
        self, row: TableRow, entries: Sequence[EntryRow], summary: Summary, content: ContentRow | None = None
    ) -> bool:
        await self._arrive()
        if row.id in self.database.rows:
            return False
        self.database.rows[row.id] = row
        if content is not None:
            self.database.contents.setdefault((content.game, content.hash), content)
        self.database.entries[row.id] = [_stored(entry) for entry in entries]
        self.database.summaries[row.id] = summary
        assert summary.version == len(entries)
        return True

    async def append(self, table_id: str, entries: Sequence[EntryRow], summary: Summary) -> bool:
        await self._arrive()
        fault, self.fault = self.fault, ""
        if fault == "lost":
            raise StoreUnavailable("gone")
        if fault == "taken":
            self.down = True
            return False
        log = self.database.entries[table_id]
        if entries[0].number <= len(log):
            return False
        assert [entry.number for entry in entries] == list(range(len(log) + 1, summary.version + 1))
        log += [_stored(entry) for entry in entries]
        self.database.summaries[table_id] = summary
        self._tell(table_id, summary.version)
        if fault == "unsure":
            raise StoreUnavailable("gone")
        return True

    def _tell(self, table_id: str, number: int) -> None:
        for other in self.database.stores:
            if other is not self and other.heard is not None:
                asyncio.get_running_loop().call_soon(other.heard, table_id, number)

    async def say(self, table_id: str, said: TalkRow) -> bool:
        await self._arrive()
        if table_id not in self.database.rows:
            return False
        lines = self.database.talk.setdefault(table_id, [])
        lines.append(replace(said, number=len(lines) + 1))
        self._tell(table_id, TALKED)
        return True

    async def talk(self, table_id: str, most: int) -> list[TalkRow]:
        await self._arrive()
        return self.database.talk.get(table_id, [])[-most:]

    async def kept_at(self, table_id: str, members: Collection[str]) -> KeptAt:
        sizes = {True: 0, False: 0}
        for line in self.database.talk.get(table_id, []):
            sizes[line.guest in members] += len(line.text) + LINE
        for row in self.database.papers.values():
            if row.table_id == table_id:
                sizes[row.guest in members] += len(row.note) + len(json.dumps(row.marks))
        return KeptAt(sizes[True], sizes[False])

    async def kept(self) -> int:
        return sum([(await self.kept_at(name, ())).all for name in self.database.rows])

    async def report(self, report: ReportRow) -> bool:
        await self._arrive()
        self.database.reports.append(report)
        return True

    async def load(self, table_id: str) -> tuple[TableRow, list[EntryRow]] | None:
        await self._arrive()
        row = self.database.rows.get(table_id)
        return None if row is None else (row, list(self.database.entries[table_id]))

    async def entries(self, table_id: str, after: int) -> list[EntryRow]:
        await self._arrive()
        return self.database.entries[table_id][after:]

    async def content(self, game: str, hash: str) -> ContentRow | None:
        return self.database.contents.get((game, hash))

    async def summary(self, table_id: str) -> Summary | None:
        return self.database.summaries.get(table_id)

    async def analysis(self, table_id: str) -> AnalysisRow | None:
        await self._arrive()
        return self.database.analyses.get(table_id)

    async def save_analysis(self, analysis: AnalysisRow) -> bool:
        await self._arrive()
        data = json.loads(json.dumps(analysis.data))
        self.database.analyses[analysis.table_id] = replace(analysis, data=data)
        return analysis.table_id in self.database.rows

    async def unfinished_analyses(self, limit: int = 50) -> list[str]:
        return [name for name, kept in self.database.analyses.items() if not kept.done][:limit]

    async def mine(self, guest: str, limit: int = 50) -> Listed:
        return self._listed(lambda kept: guest in kept.members)

    async def open_tables(self, limit: int = 50, only: Only = EVERY_KIND) -> Listed:
        assert only == EVERY_KIND, "the real store tells kinds apart"
        return self._listed(lambda kept: kept.public and kept.status == "waiting")

    async def watchable(self, limit: int = 50, only: Only = EVERY_KIND) -> Listed:
        assert only == EVERY_KIND, "the real store tells kinds apart"
        return self._listed(lambda kept: kept.public and kept.status == "running")

    async def running(self, limit: int = 50) -> Listed:
        return self._listed(lambda kept: kept.status == "running")

    def _listed(self, wanted: Callable[[Summary], bool]) -> Listed:
        found = [(self.database.rows[name], kept) for name, kept in self.database.summaries.items() if wanted(kept)]
        return sorted(found, key=lambda pair: -pair[1].changed)

    async def guest(self, guest_id: str) -> GuestRow | None:
        return None

    async def setting(self, key: str, make: Callable[[], str]) -> str:
        return self.database.settings.setdefault(key, make())

    async def house_time(self) -> float:
        return self.database.seconds

    async def keep_time(self, seconds: float) -> float:
        await self._arrive()
        self.database.seconds = max(self.database.seconds, seconds)
        return self.database.seconds

    async def next_due(self) -> float | None:
        return min((kept.due for kept in self.database.summaries.values() if kept.due is not None), default=None)

    async def due(self, before: float, limit: int = 50) -> list[str]:
        found = self.database.summaries.items()
        return [name for name, kept in found if kept.due is not None and kept.due <= before][:limit]

    async def holidays(self, guest: str, year: int) -> int:
        return self.database.holidays.get((guest, year), 0)

    async def take_holidays(self, guest: str, year: int, days: int, most: int) -> bool:
        taken = self.database.holidays.get((guest, year), 0) + days
        if days > 0 and taken > most:
            return False
        self.database.holidays[guest, year] = max(0, taken)
        return True

    async def ping(self) -> None:
        await self._arrive()

    async def close(self) -> None:
        self.database.stores.remove(self)

    def listen(self, heard: Callable[[str, int], None]) -> None:
        self.heard = heard

    async def _arrive(self) -> None:
        await asyncio.sleep(self.delay)
        if self.gate is not None:
            self.waiting += 1
            await self.gate.wait()
        if self.down:
            raise StoreUnavailable("gone")


class MemoryPapers(Papers):
    """What people keep for themselves, in memory."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store

    async def paper(self, table_id: str, guest: str) -> PaperRow:
        await self.store._arrive()
        return self.store.database.papers.get((table_id, guest), PaperRow(table_id, guest))

    async def keep(self, table_id: str, guest: str, seen: int, changes: dict[str, Any], at: float) -> bool:
        known = await self.paper(table_id, guest)
        if known.version != seen:
            return False
        plain = json.loads(json.dumps(changes))
        self.store.database.papers[table_id, guest] = replace(known, **plain, version=seen + 1, changed=at)
        self.store._tell(table_id, TALKED)
        return True

    async def at(self, table_id: str) -> list[PaperRow]:
        await self.store._arrive()
        return [row for row in self.store.database.papers.values() if row.table_id == table_id]

    async def premoves(self, table_id: str) -> list[PremoveRow]:
        await self.store._arrive()
        return [row for row in self.store.database.premoves.values() if row.table_id == table_id]

    async def keep_premoves(self, row: PremoveRow, since: float | None = None) -> bool:
        await self.store._arrive()
        key = (row.table_id, row.seat)
        known = self.store.database.premoves.get(key)
        if since is not None and known is not None and known.changed > since:
            return False
        if row.data:
            self.store.database.premoves[key] = replace(row, data=json.loads(json.dumps(row.data)))
        else:
            self.store.database.premoves.pop(key, None)
        self.store._tell(row.table_id, TALKED)
        return True

    async def with_premoves(self, limit: int) -> list[str]:
        summaries = self.store.database.summaries
        return [name for name, _ in self.store.database.premoves if summaries[name].status == "running"][:limit]


def _stored(entry: EntryRow) -> EntryRow:
    """An entry as it comes back: its body has been JSON in between."""
    body: dict[str, Any] = json.loads(json.dumps(entry.body))
    return EntryRow(entry.number, entry.kind, entry.seat, entry.guest, body, entry.at)
