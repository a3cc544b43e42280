"""Friends in the store: the link by which one becomes one, who is whose friend, and who is awaited at which table.

A friendship is two rows, each its own side's: that side may mute the other, or block them, after which only its own row
is left. Whoever is blocked is not told: the link they have leads nowhere, and what they invite to is not seen.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from secrets import token_urlsafe
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, or_, select, update

from ecumene.table.store.inserting import insert_or
from ecumene.table.store.reader import Reader
from ecumene.table.store.schema import FRIEND_LINKS, FRIENDS, GUESTS, INVITATIONS, PERSONS, SUMMARIES

FRIEND, MUTED, BLOCKED = "friend", "muted", "blocked"


@dataclass(frozen=True)
class FriendRow:
    """Somebody's friend as they have them: what they call them by, and who that is."""

    id: str
    guest: str
    other: str
    kind: str
    created: float
    name: str = ""
    colour: str = ""


@dataclass(frozen=True)
class InvitationRow:
    """Somebody is awaited at a table; where `kept` is said, a seat stays free for them."""

    table_id: str
    guest: str
    by: str
    kept: bool
    at: float
    name: str = ""
    """Of whoever it is told about: the one who invites, or at the table the one who is invited."""


@dataclass(frozen=True)
class NewLink:
    """Another link of somebody, in place of the one before; without a code, none. Always True."""

    guest: str
    code: str | None

    def write(self, connection: Connection) -> bool:
        """Write it."""
        connection.execute(delete(FRIEND_LINKS).where(FRIEND_LINKS.c.guest == self.guest))
        if self.code is not None:
            connection.execute(insert(FRIEND_LINKS), {"guest": self.guest, "code": self.code})
        return True


@dataclass(frozen=True)
class Befriend:
    """Two become friends. False: one has blocked the other, or has `most` friends already."""

    one: str
    other: str
    at: float
    most: int

    def write(self, connection: Connection) -> bool:
        """Write it."""
        sides = [(self.one, self.other), (self.other, self.one)]
        kinds = [_kind(connection, *side) for side in sides]
        if BLOCKED in kinds:
            return False
        if None in kinds and any(len(_friends(connection, side[0])) >= self.most for side in sides):
            return False
        for guest, other in sides:
            row = {"guest": guest, "other": other, "id": token_urlsafe(9), "kind": FRIEND, "created": self.at}
            connection.execute(insert_or(connection, FRIENDS).values(**row).on_conflict_do_nothing())
        return True


@dataclass(frozen=True)
class ChangeFriend:
    """Somebody mutes or blocks a friend, or undoes it. False: they have none of that id, or the friend is blocked.

    Whoever is blocked is nobody's friend any more; whoever is no longer blocked is not a friend again by that.
    """

    guest: str
    id: str
    kind: str

    def write(self, connection: Connection) -> bool:
        """Write it."""
        found = _by_id(connection, self.guest, self.id)
        if found is None or (found.kind == BLOCKED and self.kind != BLOCKED):
            return False
        if self.kind == BLOCKED:
            other_side = (FRIENDS.c.guest == found.other, FRIENDS.c.other == self.guest, FRIENDS.c.kind != BLOCKED)
            connection.execute(delete(FRIENDS).where(*other_side))
            connection.execute(delete(INVITATIONS).where(_between(self.guest, found.other)))
        own = (FRIENDS.c.guest == self.guest, FRIENDS.c.id == self.id)
        connection.execute(update(FRIENDS).where(*own).values(kind=self.kind))
        return True


@dataclass(frozen=True)
class DropFriend:
    """Two are friends no longer, or one is not blocked any more. False: there is none of that id."""

    guest: str
    id: str

    def write(self, connection: Connection) -> bool:
        """Write it."""
        found = _by_id(connection, self.guest, self.id)
        if found is None:
            return False
        mine = and_(FRIENDS.c.guest == self.guest, FRIENDS.c.other == found.other)
        theirs = and_(FRIENDS.c.guest == found.other, FRIENDS.c.other == self.guest, FRIENDS.c.kind != BLOCKED)
        connection.execute(delete(FRIENDS).where(or_(mine, theirs)))
        return True


@dataclass(frozen=True)
class Invite:
    """People are awaited at a table; whoever was invited before stays so. Always True."""

    rows: tuple[InvitationRow, ...]

    def write(self, connection: Connection) -> bool:
        """Write it."""
        for row in self.rows:
            written = {name: getattr(row, name) for name in ("table_id", "guest", "by", "kept", "at")}
            connection.execute(insert_or(connection, INVITATIONS).values(**written).on_conflict_do_nothing())
        return True


@dataclass(frozen=True)
class Decline:
    """Somebody does not come; the seat that was kept is anybody's. False: they were not invited."""

    table_id: str
    guest: str

    def write(self, connection: Connection) -> bool:
        """Write it."""
        theirs = (INVITATIONS.c.table_id == self.table_id, INVITATIONS.c.guest == self.guest)
        return connection.execute(delete(INVITATIONS).where(*theirs)).rowcount == 1


class Friends:
    """What the store knows of friends; every method raises `StoreUnavailable` while the database is gone."""

    def __init__(self, read: Reader, write: Callable[[Any], Awaitable[bool]]) -> None:
        self._read, self._write = read, write

    async def write(self, work: NewLink | Befriend | ChangeFriend | DropFriend | Invite | Decline) -> bool:
        """Carry out a work."""
        return await self._write(work)

    async def link(self, guest: str) -> str | None:
        """The code of somebody's link, where they have one."""
        return await self._read(partial(_value, of=FRIEND_LINKS.c.code, where=FRIEND_LINKS.c.guest == guest))

    async def whose(self, code: str) -> str | None:
        """Whose link it is."""
        return await self._read(partial(_value, of=FRIEND_LINKS.c.guest, where=FRIEND_LINKS.c.code == code))

    async def of(self, guest: str) -> list[FriendRow]:
        """Somebody's friends, those muted and blocked among them, by name."""
        return await self._read(partial(_friends, guest=guest))

    async def kind(self, guest: str, other: str) -> str | None:
        """What somebody is to another."""
        return await self._read(partial(_kind, guest=guest, other=other))

    async def invitations(self, guest: str) -> list[InvitationRow]:
        """Where somebody is awaited, the newest first; not by whom they muted or blocked, nor where they sit."""
        return await self._read(partial(_invitations, guest=guest))

    async def invited(self, table_id: str) -> list[InvitationRow]:
        """Who is awaited at a table, each with their name."""
        return await self._read(partial(_invited, table_id=table_id))


def adopt_friends(connection: Connection, guest: str, person: str) -> None:
    """A guest's friends and invitations are a person's, unless the person has them already."""
    for row in connection.execute(select(FRIENDS).where(FRIENDS.c.guest == guest)).all():
        other = row.other
        connection.execute(delete(FRIENDS).where(_between_friends(guest, other), FRIENDS.c.guest == guest))
        if other != person and _kind(connection, person, other) is None:
            connection.execute(insert(FRIENDS), {**row._mapping, "guest": person})
    for row in connection.execute(select(FRIENDS).where(FRIENDS.c.other == guest)).all():
        connection.execute(delete(FRIENDS).where(FRIENDS.c.guest == row.guest, FRIENDS.c.other == guest))
        if row.guest != person and _kind(connection, row.guest, person) is None:
            connection.execute(insert(FRIENDS), {**row._mapping, "other": person})
    for row in connection.execute(select(INVITATIONS).where(INVITATIONS.c.guest == guest)).all():
        statement = insert_or(connection, INVITATIONS).values(**{**row._mapping, "guest": person})
        connection.execute(statement.on_conflict_do_nothing())
    connection.execute(delete(INVITATIONS).where(INVITATIONS.c.guest == guest))
    connection.execute(update(INVITATIONS).where(INVITATIONS.c.by == guest).values(by=person))
    if _value(connection, FRIEND_LINKS.c.code, FRIEND_LINKS.c.guest == person) is None:
        connection.execute(update(FRIEND_LINKS).where(FRIEND_LINKS.c.guest == guest).values(guest=person))
    connection.execute(delete(FRIEND_LINKS).where(FRIEND_LINKS.c.guest == guest))


def forget_friends(connection: Connection, guest: str) -> None:
    """Nobody knows somebody any more, and nobody awaits them."""
    connection.execute(delete(FRIENDS).where(or_(FRIENDS.c.guest == guest, FRIENDS.c.other == guest)))
    connection.execute(delete(INVITATIONS).where(or_(INVITATIONS.c.guest == guest, INVITATIONS.c.by == guest)))
    connection.execute(delete(FRIEND_LINKS).where(FRIEND_LINKS.c.guest == guest))


def prune_invitations(connection: Connection, table_id: str) -> None:
    """A table is thrown away."""
    connection.execute(delete(INVITATIONS).where(INVITATIONS.c.table_id == table_id))


def _between(one: str, other: str) -> ColumnElement[bool]:
    """The invitations of two to each other."""
    return or_(
        and_(INVITATIONS.c.guest == one, INVITATIONS.c.by == other),
        and_(INVITATIONS.c.guest == other, INVITATIONS.c.by == one),
    )


def _between_friends(guest: str, other: str) -> ColumnElement[bool]:
    return and_(FRIENDS.c.guest == guest, FRIENDS.c.other == other)


def _value(connection: Connection, of: Any, where: ColumnElement[bool]) -> str | None:
    found: str | None = connection.execute(select(of).where(where)).scalar_one_or_none()
    return found


def _kind(connection: Connection, guest: str, other: str) -> str | None:
    return _value(connection, FRIENDS.c.kind, _between_friends(guest, other))


def _friends(connection: Connection, guest: str) -> list[FriendRow]:
    named = FRIENDS.outerjoin(GUESTS, GUESTS.c.id == FRIENDS.c.other).outerjoin(
        PERSONS, PERSONS.c.id == FRIENDS.c.other
    )
    query = select(FRIENDS, GUESTS.c.name, PERSONS.c.colour).select_from(named).where(FRIENDS.c.guest == guest)
    found = [
        FriendRow(row.id, row.guest, row.other, row.kind, row.created, row.name or "", row.colour or "")
        for row in connection.execute(query)
    ]
    return sorted(found, key=lambda friend: (friend.name.casefold(), friend.created, friend.id))


def _by_id(connection: Connection, guest: str, friend: str) -> FriendRow | None:
    return next((each for each in _friends(connection, guest) if each.id == friend), None)


def _invitations(connection: Connection, guest: str) -> list[InvitationRow]:
    quiet = select(FRIENDS.c.other).where(FRIENDS.c.guest == guest, FRIENDS.c.kind != FRIEND)
    query = select(INVITATIONS, GUESTS.c.name, SUMMARIES.c.members).select_from(
        INVITATIONS.join(SUMMARIES, SUMMARIES.c.table_id == INVITATIONS.c.table_id).outerjoin(
            GUESTS, GUESTS.c.id == INVITATIONS.c.by
        )
    )
    mine = (INVITATIONS.c.guest == guest, INVITATIONS.c.by.not_in(quiet), SUMMARIES.c.status == "waiting")
    query = query.where(*mine).order_by(INVITATIONS.c.at.desc(), INVITATIONS.c.table_id)
    return [_invitation(row) for row in connection.execute(query) if guest not in row.members]


def _invited(connection: Connection, table_id: str) -> list[InvitationRow]:
    query = select(INVITATIONS, GUESTS.c.name).outerjoin_from(INVITATIONS, GUESTS, GUESTS.c.id == INVITATIONS.c.guest)
    query = query.where(INVITATIONS.c.table_id == table_id).order_by(INVITATIONS.c.at, GUESTS.c.name)
    return [_invitation(row) for row in connection.execute(query)]


def _invitation(row: Any) -> InvitationRow:
    return InvitationRow(row.table_id, row.guest, row.by, row.kept, row.at, row.name or "")
