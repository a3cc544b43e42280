"""Notices: what people who are not at the table are to be told, and the channels by which they hear it.

A notice is written once: its key says what happened and which channel is told, and it stays for a while after it was
sent, so that nothing is told twice. Of several servers one takes it under a lease and sends it; where that one dies,
the lease ends and another does.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any, TypeAlias

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, func, insert, or_, select, update

from ecumene.table.store.inserting import insert_or
from ecumene.table.store.reader import Reader
from ecumene.table.store.schema import CHANNELS, MEMBERS, NOTICES, SUMMARIES, TABLES

WAITING, SENT, SEEN, DROPPED, GIVEN_UP = "waiting", "sent", "seen", "dropped", "given up"
"""What has become of a notice. Seen: its person looked at the table. Dropped: it was no longer true."""

GONE = "gone"
"""The trouble of a channel that leads nowhere any more; nothing is sent there."""


@dataclass(frozen=True)
class ChannelRow:
    """A way to tell somebody: a guest's own, or a table's, which its owner set."""

    id: str
    guest: str
    table_id: str | None
    kind: str
    address: str
    secret: str
    wants: list[str]
    lang: str
    label: str
    site: str
    code: str
    trouble: str
    created: float


@dataclass(frozen=True)
class NoticeRow:
    """Something that one channel is to be told, from the moment `due` on."""

    key: str
    channel: str
    table_id: str | None
    guest: str
    """Whom it is told; empty where a table's own channel hears it."""
    what: str
    data: dict[str, Any]
    made: float
    due: float
    tries: int = 0
    state: str = WAITING
    lease: str = ""
    leased: float = 0.0


# ---- works


@dataclass(frozen=True)
class AddChannel:
    """One more channel. False: there are as many as there may be of that guest, or at that table.

    A browser that is pushed to is one, whoever is signed in there.
    """

    channel: ChannelRow
    most: int

    def write(self, connection: Connection) -> bool:
        """Write it."""
        row = self.channel
        if row.kind == "push":
            _drop(connection, and_(CHANNELS.c.kind == "push", CHANNELS.c.address == row.address))
        theirs = _theirs(row.guest) if row.table_id is None else CHANNELS.c.table_id == row.table_id
        held = connection.execute(select(func.count()).select_from(CHANNELS).where(theirs)).scalar_one()
        if held >= self.most or not _is_there(connection, row.table_id):
            return False
        connection.execute(insert(CHANNELS), asdict(row))
        return True


@dataclass(frozen=True)
class ChangeChannel:
    """Something of a channel becomes something else. False: there is none of that id."""

    id: str
    values: dict[str, Any]

    def write(self, connection: Connection) -> bool:
        """Write it."""
        return connection.execute(update(CHANNELS).where(CHANNELS.c.id == self.id).values(**self.values)).rowcount == 1


@dataclass(frozen=True)
class RenewPush:
    """A browser is pushed to at another address, with other keys. False: there is no such browser."""

    id: str
    address: str
    secret: str

    def write(self, connection: Connection) -> bool:
        """Write it."""
        browser = CHANNELS.c.kind == "push"
        _drop(connection, and_(browser, CHANNELS.c.address == self.address, CHANNELS.c.id != self.id))
        values = {"address": self.address, "secret": self.secret, "trouble": ""}
        change = update(CHANNELS).where(browser, CHANNELS.c.id == self.id).values(**values)
        return connection.execute(change).rowcount == 1


@dataclass(frozen=True)
class DropChannel:
    """A channel goes, with whatever was on its way there. False: there is none of that id."""

    id: str

    def write(self, connection: Connection) -> bool:
        """Write it."""
        return _drop(connection, CHANNELS.c.id == self.id)


@dataclass(frozen=True)
class Announce:
    """Notices that are to be sent, as far as their channels and tables are still there. False: all were known."""

    notices: Sequence[NoticeRow]

    def write(self, connection: Connection) -> bool:
        """Write them."""
        channels = {notice.channel for notice in self.notices}
        known = {*connection.execute(select(CHANNELS.c.id).where(CHANNELS.c.id.in_(channels))).scalars()}
        there = {table: _is_there(connection, table) for table in {notice.table_id for notice in self.notices}}
        rows = [asdict(notice) for notice in self.notices if notice.channel in known and there[notice.table_id]]
        if not rows:
            return False
        made = insert_or(connection, NOTICES).values(rows).on_conflict_do_nothing().returning(NOTICES.c.key)
        return bool(connection.execute(made).all())


@dataclass(frozen=True)
class Looked:
    """Guests look at a table: what they were to be told of it until a moment, they see. Always True."""

    table_id: str
    guests: Collection[str]
    until: float

    def write(self, connection: Connection) -> bool:
        """Write it."""
        theirs = (NOTICES.c.table_id == self.table_id, NOTICES.c.guest.in_(self.guests))
        waiting = (NOTICES.c.state == WAITING, NOTICES.c.due <= self.until)
        connection.execute(update(NOTICES).where(*theirs, *waiting).values(state=SEEN))
        return True


@dataclass(frozen=True)
class Claim:
    """Take the notices that are due under a lease, so many at most; of the same channels those, too, that soon will be.

    False: there is nothing to be sent.
    """

    lease: str
    now: float
    until: float
    soon: float
    most: int

    def write(self, connection: Connection) -> bool:
        """Write it. On PostgreSQL what another server is just taking is left to it."""
        first = self._free(self.now).order_by(NOTICES.c.due).limit(self.most)
        taken = {*connection.execute(first.with_for_update(skip_locked=True)).all()}
        channels = {row.channel for row in taken}
        rest = self._free(self.soon).where(NOTICES.c.channel.in_(channels))
        taken |= {*connection.execute(rest.with_for_update(skip_locked=True)).all()}
        mine = NOTICES.c.key.in_({row.key for row in taken})
        connection.execute(update(NOTICES).where(mine).values(lease=self.lease, leased=self.until))
        return bool(taken)

    def _free(self, until: float) -> Any:
        free = (NOTICES.c.state == WAITING, NOTICES.c.due <= until, NOTICES.c.leased <= self.now)
        return select(NOTICES.c.key, NOTICES.c.channel).where(*free)


@dataclass(frozen=True)
class Settle:
    """What has become of a notice, or when it is tried again. False: the lease ended, and it is another's."""

    key: str
    lease: str
    values: dict[str, Any]

    def write(self, connection: Connection) -> bool:
        """Write it."""
        mine = (NOTICES.c.key == self.key, NOTICES.c.lease == self.lease, NOTICES.c.state == WAITING)
        values = {**self.values, "lease": "", "leased": 0.0}
        return connection.execute(update(NOTICES).where(*mine).values(**values)).rowcount == 1


@dataclass(frozen=True)
class Release:
    """Nobody sends anything: whoever took a notice is dead. For a store of one server only. False: none is held."""

    def write(self, connection: Connection) -> bool:
        """Write it."""
        held = update(NOTICES).where(NOTICES.c.state == WAITING, NOTICES.c.lease != "")
        return connection.execute(held.values(lease="", leased=0.0)).rowcount > 0


@dataclass(frozen=True)
class SweepNotices:
    """What was settled before a moment need not be known any more. False: there is nothing."""

    before: float

    def write(self, connection: Connection) -> bool:
        """Write it."""
        old = delete(NOTICES).where(NOTICES.c.state != WAITING, NOTICES.c.made < self.before)
        return connection.execute(old).rowcount > 0


NoticeWork: TypeAlias = (
    AddChannel | ChangeChannel | RenewPush | DropChannel | Announce | Looked | Claim | Settle | Release | SweepNotices
)


# ---- what other works need


def prune_notices(connection: Connection, table_id: str) -> None:
    """Nobody is told anything of a table any more."""
    connection.execute(delete(NOTICES).where(NOTICES.c.table_id == table_id))
    _drop(connection, CHANNELS.c.table_id == table_id)


def adopt_channels(connection: Connection, guest: str, person: str) -> None:
    """The channels of a guest are a person's from now on."""
    for rows in (CHANNELS, NOTICES):
        connection.execute(update(rows).where(rows.c.guest == guest).values(guest=person))


def forget_channels(connection: Connection, guest: str) -> None:
    """Nothing is left by which somebody could be told something, nor what they were told."""
    connection.execute(delete(NOTICES).where(NOTICES.c.guest == guest))
    _drop(connection, CHANNELS.c.guest == guest)


def _drop(connection: Connection, which: ColumnElement[bool]) -> bool:
    ids = select(CHANNELS.c.id).where(which)
    connection.execute(delete(NOTICES).where(NOTICES.c.channel.in_(ids)))
    return connection.execute(delete(CHANNELS).where(which)).rowcount > 0


def _is_there(connection: Connection, table_id: str | None) -> bool:
    found = select(TABLES.c.id).where(TABLES.c.id == table_id)
    return table_id is None or connection.execute(found).first() is not None


def _theirs(guest: str) -> ColumnElement[bool]:
    return and_(CHANNELS.c.guest == guest, CHANNELS.c.table_id.is_(None))


# ---- what can be asked


@dataclass
class Notices:
    """What the store knows of channels and notices; every method raises `StoreUnavailable` while it is gone."""

    _read: Reader
    _write: Callable[[Any], Awaitable[bool]] = field(repr=False)

    async def write(self, work: NoticeWork) -> bool:
        """Carry out a work."""
        return await self._write(work)

    async def of_guest(self, guest: str) -> list[ChannelRow]:
        """The channels of a guest's own, the oldest first."""
        return await self._read(partial(_channels, which=_theirs(guest)))

    async def of_table(self, table_id: str) -> list[ChannelRow]:
        """The channels of a table, the oldest first."""
        return await self._read(partial(_channels, which=CHANNELS.c.table_id == table_id))

    async def made_by(self, guest: str) -> list[ChannelRow]:
        """Everything that a guest set up, for themselves and for tables."""
        return await self._read(partial(_channels, which=CHANNELS.c.guest == guest))

    async def listening(self, guests: Collection[str], table_id: str) -> list[ChannelRow]:
        """The channels that hear what happens at a table to some guests."""
        return await self._read(partial(_listening, guests=list(guests), table_id=table_id))

    async def arrived(self, channels: Collection[str]) -> dict[str, float]:
        """By channel, when what arrived there last was due; those to which nothing was sent lately are left out."""
        return await self._read(partial(_arrived, channels=channels))

    async def any_due(self, now: float) -> bool:
        """Whether there is something to be sent that nobody is sending."""
        return await self._read(partial(_any_due, now=now))

    async def soon(self, until: float) -> dict[str, frozenset[str]]:
        """By table, the guests who will be told something of it until a moment."""
        return await self._read(partial(_soon, until=until))

    async def taken(self, lease: str) -> list[tuple[NoticeRow, ChannelRow]]:
        """What is sent under a lease, and where to."""
        return await self._read(partial(_taken, lease=lease))

    async def waiting(self) -> int:
        """How many notices wait, be it for their time."""
        return await self._read(_waiting)

    async def lately(self, since: float, until: float, most: int) -> list[str]:
        """The tables that changed then and of which somebody wishes to be told, the newest first."""
        return await self._read(partial(_lately, since=since, until=until, most=most))


LISTENING = (
    select(CHANNELS)
    .where(
        or_(
            and_(CHANNELS.c.guest.in_(bindparam("guests", expanding=True)), CHANNELS.c.table_id.is_(None)),
            CHANNELS.c.table_id == bindparam("at"),
        ),
        CHANNELS.c.code == "",
        CHANNELS.c.trouble != GONE,
    )
    .order_by(CHANNELS.c.created, CHANNELS.c.id)
)
"""The statement of every turn, built once."""


def _listening(connection: Connection, guests: list[str], table_id: str) -> list[ChannelRow]:
    found = connection.execute(LISTENING, {"guests": guests, "at": table_id})
    return [ChannelRow(**row._mapping) for row in found]


def _channels(connection: Connection, which: ColumnElement[bool]) -> list[ChannelRow]:
    query = select(CHANNELS).where(which).order_by(CHANNELS.c.created, CHANNELS.c.id)
    return [ChannelRow(**row._mapping) for row in connection.execute(query)]


def _arrived(connection: Connection, channels: Collection[str]) -> dict[str, float]:
    sent = (NOTICES.c.channel.in_(channels), NOTICES.c.state == SENT)
    query = select(NOTICES.c.channel, func.max(NOTICES.c.due)).where(*sent).group_by(NOTICES.c.channel)
    return {row[0]: row[1] for row in connection.execute(query)}


def _any_due(connection: Connection, now: float) -> bool:
    free = (NOTICES.c.state == WAITING, NOTICES.c.due <= now, NOTICES.c.leased <= now)
    return connection.execute(select(NOTICES.c.key).where(*free).limit(1)).first() is not None


def _soon(connection: Connection, until: float) -> dict[str, frozenset[str]]:
    waiting = (NOTICES.c.state == WAITING, NOTICES.c.due <= until, NOTICES.c.table_id.is_not(None))
    found: dict[str, frozenset[str]] = {}
    for table_id, guest in connection.execute(select(NOTICES.c.table_id, NOTICES.c.guest).where(*waiting).distinct()):
        found[table_id] = found.get(table_id, frozenset()) | {guest}
    return found


def _taken(connection: Connection, lease: str) -> list[tuple[NoticeRow, ChannelRow]]:
    mine = select(NOTICES).where(NOTICES.c.lease == lease, NOTICES.c.state == WAITING)
    found = [NoticeRow(**row._mapping) for row in connection.execute(mine.order_by(NOTICES.c.made, NOTICES.c.key))]
    of = CHANNELS.c.id.in_({notice.channel for notice in found})
    channels = {channel.id: channel for channel in _channels(connection, of)}
    return [(notice, channels[notice.channel]) for notice in found if notice.channel in channels]


def _waiting(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(NOTICES).where(NOTICES.c.state == WAITING)).scalar_one()


def _lately(connection: Connection, since: float, until: float, most: int) -> list[str]:
    at_table = select(CHANNELS.c.id).where(CHANNELS.c.table_id == SUMMARIES.c.table_id).correlate(SUMMARIES)
    theirs = (MEMBERS.c.table_id == SUMMARIES.c.table_id, MEMBERS.c.guest == CHANNELS.c.guest)
    of_members = select(CHANNELS.c.id).where(*theirs, CHANNELS.c.table_id.is_(None)).correlate(SUMMARIES)
    query = (
        select(SUMMARIES.c.table_id)
        .where(SUMMARIES.c.status.in_(("running", "over")), SUMMARIES.c.changed >= since, SUMMARIES.c.changed < until)
        .where(or_(at_table.exists(), of_members.exists()))
        .order_by(SUMMARIES.c.changed.desc())
        .limit(most)
    )
    return list(connection.execute(query).scalars())
