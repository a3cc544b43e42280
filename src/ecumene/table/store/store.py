"""The store as the server sees it: every method returns to the event loop while a thread waits for the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from secrets import token_hex
from time import monotonic, time
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection

from ecumene.table.store import measuring, reading, timing
from ecumene.table.store.amending import Settle
from ecumene.table.store.database import READERS, Database
from ecumene.table.store.errors import StoreUnavailable
from ecumene.table.store.friends import Friends
from ecumene.table.store.measuring import Backlog, KeptAt
from ecumene.table.store.notices import Notices
from ecumene.table.store.operating import Operating
from ecumene.table.store.papers import Papers
from ecumene.table.store.persons import ForgetPerson, Persons
from ecumene.table.store.ratings import Ratings
from ecumene.table.store.reading import EVERY_KIND, Listed, Only
from ecumene.table.store.rows import AnalysisRow, ContentRow, EntryRow, GuestRow, Summary, TableRow
from ecumene.table.store.talking import AddReport, ReportRow, Say, TakeWords, TalkRow, last_talk, reports, said_by
from ecumene.table.store.writer import Writer
from ecumene.table.store.writing import (
    Adopt,
    Append,
    Create,
    Forget,
    ForgetGuest,
    MakeSetting,
    Probe,
    Prune,
    SaveAnalysis,
    SaveGuest,
    Sweep,
)

if TYPE_CHECKING:
    from ecumene.table.store.listener import Listener

T = TypeVar("T")

LISTED = 50
"""How many tables a list names where nothing else is said."""


TOGETHER = 20
"""So many tables of a guest are rewritten at a time; others must not wait long."""

ROUNDS = 5
"""So often one looks whether a guest has sat down somewhere else meanwhile."""

PROBE_SECONDS = 5.0
"""So long the last write tells whether one can write."""


class Store:
    """Tables and their logs. It belongs to the event loop on which it was opened.

    Every method raises `StoreUnavailable` while the database is gone, and works again when it is back. A write that
    ended so may have happened or not: whoever wrote it reads again before they go on.
    """

    def __init__(self, database: Database, loop: asyncio.AbstractEventLoop) -> None:
        self._database = database
        self._loop = loop
        self._origin = token_hex(8)
        self._writer = Writer(database, self._origin, loop)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self.persons = Persons(self._read, self._writer.write)
        self.notices = Notices(self._read, self._writer.write)
        self.operating = Operating(self._read, self._writer.write)
        self.ratings = Ratings(self._read, self._writer.write)
        self.papers = Papers(self._read, self._writer.write)
        self.friends = Friends(self._read, self._writer.write)
        self._listener: Listener | None = None
        self._closed = False
        self._probing: asyncio.Future[bool] | None = None

    @classmethod
    async def open(cls, url: str, as_it_is: bool = False) -> Store:
        """Connect to `sqlite:///file` or `postgresql://…` and bring the database up to date.

        Whoever wants it `as_it_is` is refused where it is not.
        """
        database = await asyncio.to_thread(Database, url)
        try:
            await asyncio.to_thread(database.check if as_it_is else database.prepare)
        except BaseException:
            database.dispose()
            raise
        return cls(database, asyncio.get_running_loop())

    async def close(self) -> None:
        """Finish what is being written, then let go of the database."""
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
        if self._listener is not None:
            self._listener.close()
        self._readers.shutdown()
        self._database.dispose()

    # ---- tables

    async def create(
        self, row: TableRow, entries: Sequence[EntryRow], summary: Summary, content: ContentRow | None = None
    ) -> bool:
        """A new table with its first entries and its content, which is kept once for all. False: that id is taken."""
        _check_run(entries, summary, first=1)
        return await self._writer.write(Create(row, tuple(entries), summary, content))

    async def append(self, table_id: str, entries: Sequence[EntryRow], summary: Summary) -> bool:
        """Add entries to a table's log, all or none. False: a number was taken, because somebody else wrote first.

        Of several writers of a number exactly one wins, also from different processes. True comes only after the
        entries are safe.
        """
        if not entries:
            raise ValueError("nothing to append")
        _check_run(entries, summary, first=entries[0].number)
        return await self._writer.write(Append(table_id, tuple(entries), summary))

    async def load(self, table_id: str) -> tuple[TableRow, list[EntryRow]] | None:
        """A table and its whole log."""
        return await self._read(partial(reading.table_with_entries, table_id=table_id))

    async def entries(self, table_id: str, after: int) -> list[EntryRow]:
        """The entries that follow number `after`."""
        return await self._read(partial(reading.entries_after, table_id=table_id, number=after))

    async def content(self, game: str, hash: str) -> ContentRow | None:
        """The content of that hash, where a table began with it."""
        return await self._read(partial(reading.content_by_hash, game=game, hash=hash))

    async def summary(self, table_id: str) -> Summary | None:
        """What lists show of a table."""
        return await self._read(partial(reading.summary_of, table_id=table_id))

    async def analysis(self, table_id: str) -> AnalysisRow | None:
        """What bots think of a game that is over."""
        return await self._read(partial(reading.analysis_of, table_id=table_id))

    async def save_analysis(self, analysis: AnalysisRow) -> bool:
        """Keep what bots think of a game, in place of what they thought before. False: its table is gone."""
        return await self._writer.write(SaveAnalysis(analysis))

    async def unfinished_analyses(self, limit: int = LISTED) -> list[str]:
        """The tables of which bots had only begun to think, the one that waits longest first."""
        return await self._read(partial(reading.unfinished_analyses, limit=limit))

    # ---- what is said

    async def say(self, table_id: str, said: TalkRow) -> bool:
        """Keep what somebody said; it has the next number, whatever `said` has. False: its table is gone."""
        return await self._writer.write(Say(table_id, said))

    async def talk(self, table_id: str, most: int) -> list[TalkRow]:
        """The last things that were said at a table."""
        return await self._read(partial(last_talk, table_id=table_id, most=most))

    async def take_words(self, table_id: str, number: int) -> bool:
        """Take away what was said, and leave who said it. False: nothing is there to take."""
        return await self._writer.write(TakeWords(table_id, number))

    async def said_by(self, guest: str) -> list[tuple[str, TalkRow]]:
        """Everything that a guest ever said, each with its table."""
        return await self._read(partial(said_by, guest=guest))

    async def report(self, report: ReportRow) -> bool:
        """Keep a report. False: nothing like it was said, or the same guest has reported it already."""
        return await self._writer.write(AddReport(report))

    async def reports(self, most: int = LISTED) -> list[ReportRow]:
        """What was reported last."""
        return await self._read(partial(reports, most=most))

    # ---- lists; newest change first, and without the rows' overlay and setup, which may be long

    async def mine(self, guest: str, limit: int = LISTED) -> Listed:
        """The tables that a guest owns or plays at."""
        return await self._read(partial(reading.tables_of, guest=guest, limit=limit))

    async def open_tables(self, limit: int = LISTED, only: Only = EVERY_KIND) -> Listed:
        """The public tables that wait for players."""
        return await self._by_status("waiting", True, limit, only)

    async def watchable(self, limit: int = LISTED, only: Only = EVERY_KIND) -> Listed:
        """The public tables at which a game is on."""
        return await self._by_status("running", True, limit, only)

    async def running(self, limit: int = LISTED) -> Listed:
        """All tables at which a game is on, public or not: for the server itself, to take up its bots."""
        return await self._by_status("running", False, limit)

    async def _by_status(self, status: str, only_public: bool, limit: int, only: Only = EVERY_KIND) -> Listed:
        question = partial(reading.tables_by_status, status=status, only_public=only_public, limit=limit, only=only)
        return await self._read(question)

    # ---- guests and settings

    async def guest(self, guest_id: str) -> GuestRow | None:
        """A guest who has been saved."""
        return await self._read(partial(reading.guest_by_id, guest_id=guest_id))

    async def knows(self, guest: str) -> bool:
        """Whether a guest is kept here in any way: by name, at a table, by friends, or as a person."""
        return await self._read(partial(reading.is_known, guest=guest))

    async def save_guest(self, guest: GuestRow) -> None:
        """Keep a guest; of one who is known already, only the name changes."""
        await self._writer.write(SaveGuest(guest))

    async def setting(self, key: str, make: Callable[[], str]) -> str:
        """A value that is made once and then stays, such as the server's secret; all processes see the same."""
        question = partial(reading.setting_by_key, key=key)
        value = await self._read(question)
        if value is None:
            made = make()
            value = made if await self._writer.write(MakeSetting(key, made)) else await self._read(question)
        return make() if value is None else value  # None: what it was about has just been thrown away

    async def adopt(self, guest: str, person: str) -> list[str]:
        """What a guest is at any table, a person is from now on. The tables where they were something."""
        tables = await self._read(partial(reading.tables_of_guest, guest=guest))
        done = await asyncio.gather(*[self._writer.write(Adopt(table_id, guest, person)) for table_id in tables])
        return [table_id for table_id, adopted in zip(tables, done, strict=True) if adopted]

    # ---- time

    async def house_time(self) -> float:
        """The seconds that a server has run here, as far as they were written down."""
        return await self._read(timing.house_time)

    async def keep_time(self, seconds: float) -> float:
        """Write the house's time down; what it is, where another process knows better."""
        await self._writer.write(timing.KeepTime(seconds))
        return await self.house_time()

    async def next_due(self) -> float | None:
        """When somebody's time is up next, in the house's time; None where no table has clocks."""
        return await self._read(timing.next_due)

    async def due(self, before: float, limit: int = LISTED) -> list[str]:
        """The tables at which somebody's time is up before that moment."""
        return await self._read(partial(timing.tables_due, before=before, limit=limit))

    async def holidays(self, guest: str, year: int) -> int:
        """The days of holidays that somebody took in a year."""
        return await self._read(partial(timing.holidays_taken, guest=guest, year=year))

    async def take_holidays(self, guest: str, year: int, days: int, most: int) -> bool:
        """Take days of holidays, or give some back. False: there are not so many left."""
        return await self._writer.write(timing.TakeHolidays(guest, year, days, most))

    # ---- taking away

    async def unchanged(self, status: str, before: float, limit: int | None = None) -> list[str]:
        """The tables of a status that nothing has changed since a moment, the oldest first."""
        question = partial(reading.tables_unchanged, status=status, before=before, limit=limit)
        return await self._read(question)

    async def prune(self, table_id: str, status: str, before: float) -> bool:
        """Throw a table away. False: it has changed meanwhile, or is gone."""
        return await self._writer.write(Prune(table_id, status, before))

    async def sweep(self) -> bool:
        """Throw away what belonged to tables that are gone: contents, notes. False: there was nothing."""
        return await self._writer.write(Sweep())

    async def forget(self, guest: str, settle: Settle) -> list[str]:
        """Keep nothing of a guest: not their name, nor what shows that they ever came. The tables that knew them.

        Of a person, neither their keys and sessions nor any guest that they have been.
        """
        known: list[str] = []
        people = await self.persons.guests(guest) or [guest]
        for _ in range(ROUNDS):
            asked = [self._read(partial(reading.tables_with, guest=each)) for each in people]
            tables = sorted({table for some in await asyncio.gather(*asked) for table in some})
            if not tables:
                break
            known += [table for table in tables if table not in known]
            for some in batched(tables, TOGETHER):
                works = [Forget(table_id, each, settle) for table_id in some for each in people]
                await asyncio.gather(*[self._writer.write(work) for work in works])
        await self._writer.write(ForgetGuest(guest))
        await self._writer.write(ForgetPerson(guest))
        await self._loop.run_in_executor(self._readers, self._database.scrub)
        return known

    async def kept_at(self, table_id: str, members: Collection[str]) -> KeptAt:
        """The bytes of notes, marks and talk at a table, of its members and of others."""
        return await self._read(partial(measuring.kept_at, table_id=table_id, members=members))

    async def kept(self) -> int:
        """The same of all tables together. Reads all of it."""
        return await self._read(measuring.kept)

    async def backlog(self, now: float, house: float) -> Backlog:
        """What waits at a moment, which is that one in the house's time."""
        return await self._read(partial(measuring.backlog, now=now, house=house))

    # ---- the database itself

    async def ping(self) -> None:
        """Raise `StoreUnavailable` unless the database answers."""
        await self._read(partial(reading.setting_by_key, key=""))

    async def probe(self) -> None:
        """Raise `StoreUnavailable` where nothing can be written: a full disk, a file or a server that only reads.

        What somebody wrote a moment ago tells as much as a write of our own, so however often one asks, the store is
        written at most every few seconds.
        """
        if monotonic() - self._writer.settled > PROBE_SECONDS:
            if self._probing is None or self._probing.done():
                self._probing = asyncio.ensure_future(self._writer.write(Probe(time())))
            await asyncio.shield(self._probing)
        elif not self._writer.available:
            raise StoreUnavailable("the last write failed")

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Call `heard(table, number)` on the event loop when another process has added entries to a table.

        `heard("", 0)` says that some may have been missed: when listening begins, and each time it begins again after
        the database was gone. SQLite has no way to tell, so there nothing is ever heard.
        """
        if not self.shared:
            return
        if self._listener is not None:
            raise RuntimeError("the store has a listener already")
        # the driver is there only where PostgreSQL is wanted
        from ecumene.table.store.listener import Listener

        self._listener = Listener(self._database.reading, self._origin, self._loop, heard)

    @property
    def shared(self) -> bool:
        """Whether other processes are meant to write to the same database."""
        return self._database.is_postgres

    @property
    def transactions(self) -> int:
        """How many were committed since the store was opened; each may hold the writes of many."""
        return self._writer.transactions

    async def _read(self, question: Callable[[Connection], T]) -> T:
        if self._closed:
            raise StoreUnavailable("the store is closed")
        return await self._loop.run_in_executor(self._readers, reading.read, self._database, question)


def batched(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    """Items, so many at a time."""
    for start in range(0, len(items), size):
        yield items[start : start + size]


def _check_run(entries: Sequence[EntryRow], summary: Summary, first: int) -> None:
    """Entries count on without a gap, and the summary is of the moment after the last one."""
    numbers = [entry.number for entry in entries]
    if numbers != list(range(first, first + len(numbers))) or first < 1:
        raise ValueError(f"entries with the numbers {numbers} instead of a run from {first}")
    if summary.version != first + len(numbers) - 1:
        raise ValueError(f"a summary of version {summary.version} with entries up to {first + len(numbers) - 1}")
