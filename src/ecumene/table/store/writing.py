"""What can be written, and how many writes become one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

from sqlalchemy import Connection, Table, bindparam, delete, insert, select, text, update

from ecumene.table.store.amending import Settle, adopt_at, bars_of, forget_at, prune_table, read_summary, sweep
from ecumene.table.store.errors import TableGone
from ecumene.table.store.friends import forget_friends
from ecumene.table.store.inserting import insert_or
from ecumene.table.store.notices import forget_channels
from ecumene.table.store.papers import KeepPaper, KeepPremoves, forget_papers
from ecumene.table.store.persons import PersonWork, passes_of
from ecumene.table.store.ratings import enlist, forget_ratings
from ecumene.table.store.rows import AnalysisRow, ContentRow, EntryRow, GuestRow, Summary, TableRow
from ecumene.table.store.schema import (
    ANALYSES,
    BANS,
    CONTENTS,
    ENTRIES,
    GUESTS,
    HOLIDAYS,
    MEMBERS,
    SETTINGS,
    SUMMARIES,
    TABLES,
)
from ecumene.table.store.talking import AddReport, Say, TakeWords, add_report, add_talk, forget_talk, take_words
from ecumene.table.store.timing import KeepTime, TakeHolidays, take_time

CHANNEL = "ecumene_entries"
PROBED = "probed"  # the one setting that changes: when somebody last saw whether one can write

# the statements of every move, built once

# In order of id, so that no two writers wait for each other. On SQLite the transaction keeps others away by itself.
LOCK_TABLES = (
    select(SUMMARIES.c.table_id, SUMMARIES.c.version, SUMMARIES.c.members)
    .where(SUMMARIES.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(SUMMARIES.c.table_id)
    .with_for_update()
)
ADD_ENTRIES = insert(ENTRIES)
UPDATE_SUMMARIES = update(SUMMARIES).where(SUMMARIES.c.table_id == bindparam("of"))
NOTIFY = text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")


@dataclass(frozen=True)
class Create:
    """A new table with its first entries, and its content where it is the first to have it. False: the id is taken."""

    row: TableRow
    entries: Sequence[EntryRow]
    summary: Summary
    content: ContentRow | None = None


@dataclass(frozen=True)
class Append:
    """More entries of a table, all or none. False: another writer was faster."""

    table_id: str
    entries: Sequence[EntryRow]
    summary: Summary


@dataclass(frozen=True)
class SaveGuest:
    """A guest's name, new or changed. Always True."""

    guest: GuestRow


@dataclass(frozen=True)
class MakeSetting:
    """A value that is set once and for all. False: it has been set before."""

    key: str
    value: str


@dataclass(frozen=True)
class SaveAnalysis:
    """What bots think of a game that is over, in place of what they thought before. False: its table is gone."""

    analysis: AnalysisRow


@dataclass(frozen=True)
class Probe:
    """A write for its own sake, to see whether one can write. Always True."""

    at: float


@dataclass(frozen=True)
class Prune:
    """Throw a table away that has had a status since before a moment. False: it has not, or is gone."""

    table_id: str
    status: str
    before: float


@dataclass(frozen=True)
class Sweep:
    """Throw away what belongs to no table any more. False: there is nothing."""


@dataclass(frozen=True)
class Forget:
    """Make a guest a stranger at a table. Always True."""

    table_id: str
    guest: str
    settle: Settle


@dataclass(frozen=True)
class ForgetGuest:
    """Keep nothing more of a guest than tables do. Always True."""

    guest: str


@dataclass(frozen=True)
class Adopt:
    """What a guest is at a table, a person is from now on. False: the guest is nobody there."""

    table_id: str
    guest: str
    person: str


AtTable: TypeAlias = Prune | Sweep | Forget | Adopt
Work: TypeAlias = (
    Create | Append | SaveGuest | MakeSetting | SaveAnalysis | Probe | AtTable | ForgetGuest | Say | AddReport
    | TakeWords | KeepTime | TakeHolidays | PersonWork
)  # fmt: skip

GONE = -1
"""What other processes hear instead of a number when a table was thrown away."""

TALKED = -2
"""What they hear when something beside the log has changed: what was said, or what somebody keeps for themselves."""


PASSES = -3
"""What they hear, and of whom instead of a table, when somebody signed in or out, or wished to be forgotten."""


@dataclass
class Head:
    """Where a table stands inside the transaction."""

    version: int
    members: frozenset[str]


def write(connection: Connection, works: Sequence[Work], origin: str) -> list[bool]:
    """Carry out works of several callers, in order, inside a transaction; what each of them came to.

    `origin` names the store that writes, so that it can tell its own notices from those of others.
    """
    batch = Batch(connection, works)
    results = [batch.take(work) for work in works]
    batch.flush()
    if connection.dialect.name == "postgresql":
        batch.notify(origin)
    return results


class Batch:
    """The appends of a transaction, gathered so that each kind of row is written by one statement."""

    def __init__(self, connection: Connection, works: Sequence[Work]) -> None:
        self.connection = connection
        self.heads = self._lock(
            {work.table_id for work in works if isinstance(work, Append | Prune | Forget | Adopt | Say | TakeWords)}
            | {work.analysis.table_id for work in works if isinstance(work, SaveAnalysis)}
        )
        self.entries: list[dict[str, Any]] = []
        self.summaries: dict[str, Summary] = {}
        self.news: dict[str, int] = {}  # the tables that went on, and their versions
        self.talked: set[str] = set()  # the tables where something was said
        self.passes: set[str] = set()  # whose passes open something else now

    def _lock(self, table_ids: set[str]) -> dict[str, Head]:
        """Keep other writers away from these tables until the commit; where each of them stands."""
        if not table_ids:
            return {}
        rows = self.connection.execute(LOCK_TABLES, {"ids": sorted(table_ids)})
        return {table_id: Head(version, frozenset(members)) for table_id, version, members in rows}

    def take(self, work: Work) -> bool:
        """Carry out one work, or gather what it asks for."""
        match work:
            case Create():
                return self._create(work)
            case Append():
                return self._append(work)
            case SaveGuest() | ForgetGuest():
                return self._guest(work)
            case MakeSetting() | Probe():
                return self._set(work)
            case SaveAnalysis(analysis):
                return self._save_analysis(analysis)
            case Prune() | Sweep() | Forget() | Adopt():
                return self._amend(work)
            case Say() | AddReport() | TakeWords():
                return self._talk(work)
            case KeepTime() | TakeHolidays():
                return take_time(self.connection, work)
            case _:
                return self._carry_out(work)

    def _carry_out(self, work: PersonWork) -> bool:
        """A work that knows itself how it is written; what others must hear of it."""
        self.flush()
        done = work.write(self.connection)
        if done and isinstance(work, KeepPaper | KeepPremoves):
            self.talked.add(work.table_id)
        if done and (whose := passes_of(work)) is not None:
            self.passes.add(whose)
        return done

    def _set(self, work: MakeSetting | Probe) -> bool:
        if isinstance(work, MakeSetting):
            return self._insert_new(SETTINGS, {"key": work.key, "value": work.value})
        written = {"value": str(work.at)}
        statement = insert_or(self.connection, SETTINGS).values(key=PROBED, **written)
        self.connection.execute(statement.on_conflict_do_update(index_elements=["key"], set_=written))
        return True

    def _create(self, work: Create) -> bool:
        table_id = work.row.id
        if not self._insert_new(TABLES, {column.name: getattr(work.row, column.name) for column in TABLES.c}):
            return False
        if work.content is not None:
            self._insert_new(CONTENTS, asdict(work.content))
        self.connection.execute(insert(SUMMARIES), {"table_id": table_id, **_summary(work.summary)})
        enlist(self.connection, work.row)
        self._move_members(table_id, frozenset(), work.summary.members)
        self.heads[table_id] = Head(work.summary.version, work.summary.members)
        self.entries += [_entry(table_id, entry) for entry in work.entries]
        return True

    def _append(self, work: Append) -> bool:
        head = self.heads.get(work.table_id)
        if head is None:
            raise TableGone("entries for a table that does not exist")
        first = work.entries[0].number
        if first <= head.version:
            return False
        if first > head.version + 1:
            raise ValueError(f"entry {first} cannot follow entry {head.version}")
        head.version = work.summary.version
        self.entries += [_entry(work.table_id, entry) for entry in work.entries]
        self.summaries[work.table_id] = work.summary
        return True

    def _guest(self, work: SaveGuest | ForgetGuest) -> bool:
        if isinstance(work, ForgetGuest):
            self.connection.execute(delete(GUESTS).where(GUESTS.c.id == work.guest))
            self.connection.execute(delete(HOLIDAYS).where(HOLIDAYS.c.guest == work.guest))
            forget_channels(self.connection, work.guest)
            forget_ratings(self.connection, work.guest)
            forget_friends(self.connection, work.guest)
            self.connection.execute(delete(BANS).where(BANS.c.kind == "guest", BANS.c.what == work.guest))
            self.passes.add(work.guest)
            self.talked |= {*forget_talk(self.connection, work.guest), *forget_papers(self.connection, work.guest)}
            return True
        statement = insert_or(self.connection, GUESTS).values(**asdict(work.guest))
        self.connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_={"name": work.guest.name}))
        return True

    def _save_analysis(self, analysis: AnalysisRow) -> bool:
        if analysis.table_id not in self.heads:
            return False
        written = asdict(analysis)
        statement = insert_or(self.connection, ANALYSES).values(**written)
        changed = {name: value for name, value in written.items() if name != "table_id"}
        self.connection.execute(statement.on_conflict_do_update(index_elements=["table_id"], set_=changed))
        return True

    def _talk(self, work: Say | AddReport | TakeWords) -> bool:
        if isinstance(work, AddReport):
            return add_report(self.connection, work.report)
        if work.table_id not in self.heads:
            return False
        if isinstance(work, Say):
            add_talk(self.connection, work.table_id, work.said)
        elif not take_words(self.connection, work.table_id, work.number):
            return False
        self.talked.add(work.table_id)
        return True

    def _amend(self, work: AtTable) -> bool:
        match work:
            case Prune():
                return self._prune(work)
            case Sweep():
                return sweep(self.connection)
            case Forget():
                return self._forget(work)
            case Adopt():
                return self._adopt(work)

    def _prune(self, work: Prune) -> bool:
        self.flush()
        found = read_summary(self.connection, work.table_id)
        if found is None or (found[0].status, found[0].changed < work.before) != (work.status, True):
            return False
        prune_table(self.connection, work.table_id)
        self.heads.pop(work.table_id, None)
        self.news[work.table_id] = GONE
        return True

    def _forget(self, work: Forget) -> bool:
        """Besides what is made unknown, an entry tells whoever has the table in memory."""
        self.flush()
        found = read_summary(self.connection, work.table_id)
        if found is None:
            return True
        summary, owner = found
        bars = bars_of(self.connection, work.table_id, work.guest)
        settled = work.settle(summary, owner, work.guest, bars)
        forget_at(self.connection, work.table_id, work.guest, settled, bars)
        if settled is not None:
            # the moment of the last change stays: to forget somebody is no news of the table
            said = EntryRow(summary.version + 1, "forget", None, "", settled.body, summary.changed)
            self.entries.append(_entry(work.table_id, said))
            self.summaries[work.table_id] = settled.summary
            self.heads[work.table_id] = Head(settled.summary.version, summary.members - {work.guest})
            self.flush()
        return True

    def _adopt(self, work: Adopt) -> bool:
        """Nothing is rewritten but the owner: an entry tells the rest, also to whoever has the table in memory."""
        self.flush()
        found = read_summary(self.connection, work.table_id)
        if found is None or work.guest not in found[0].members:
            return False
        said, summary = adopt_at(self.connection, work.table_id, work.guest, work.person, found[0])
        self.entries.append(_entry(work.table_id, said))
        self.summaries[work.table_id] = summary
        self.heads[work.table_id] = Head(summary.version, found[0].members)
        self.flush()
        return True

    def flush(self) -> None:
        """Write what was gathered. Of several summaries of a table only the last one counts."""
        if self.entries:
            self.connection.execute(ADD_ENTRIES, self.entries)
        if self.summaries:
            changes = [{"of": table_id, **_summary(summary)} for table_id, summary in self.summaries.items()]
            self.connection.execute(UPDATE_SUMMARIES, changes)
        for table_id, summary in self.summaries.items():
            head = self.heads[table_id]
            self._move_members(table_id, head.members, summary.members)
            head.members = summary.members
            self.news[table_id] = summary.version
        self.entries, self.summaries = [], {}

    def notify(self, origin: str) -> None:
        """Tell other processes which tables went on, and of whom to ask again; they hear it at the commit."""
        news = [*self.news.items(), *[(table_id, TALKED) for table_id in sorted(self.talked)]]
        news += [(guest, PASSES) for guest in sorted(self.passes)]
        if news:
            notices = [f"{origin} {version} {table_id}" for table_id, version in news]
            self.connection.execute(NOTIFY, {"channel": CHANNEL, "notices": notices})

    def _insert_new(self, table: Table, row: dict[str, Any]) -> bool:
        """Insert a row unless its key is taken; whether it was inserted."""
        statement = insert_or(self.connection, table).values(row).on_conflict_do_nothing()
        return self.connection.execute(statement.returning(*table.primary_key)).one_or_none() is not None

    def _move_members(self, table_id: str, before: frozenset[str], after: frozenset[str]) -> None:
        if left := before - after:
            self.connection.execute(delete(MEMBERS).where(MEMBERS.c.table_id == table_id, MEMBERS.c.guest.in_(left)))
        if came := after - before:
            self.connection.execute(insert(MEMBERS), [{"guest": guest, "table_id": table_id} for guest in came])


def _entry(table_id: str, entry: EntryRow) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "guest": entry.guest,
        "body": entry.body,
        "at": entry.at,
    }


def _summary(summary: Summary) -> dict[str, Any]:
    return {
        "status": summary.status,
        "public": summary.public,
        "changed": summary.changed,
        "version": summary.version,
        "data": summary.data,
        "members": sorted(summary.members),
        "due": summary.due,
    }
