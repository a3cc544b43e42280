"""Persons in the store: who they are, by which keys they are known again, and in which browsers they are signed in.

A person is a guest who wished to stay: the guest's id is the person's, so no table and no log changes. A browser that
signs in later gets a session, and acts as that guest. Guests whose browser signed in are kept as aliases.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, Protocol

from sqlalchemy import Connection, Table, delete, insert, or_, select, update

from ecumene.table.store.friends import adopt_friends
from ecumene.table.store.knowing import known_of
from ecumene.table.store.notices import adopt_channels
from ecumene.table.store.papers import adopt_papers
from ecumene.table.store.ratings import adopt_ratings
from ecumene.table.store.reader import Reader
from ecumene.table.store.schema import ALIASES, BANS, CHALLENGES, ENTRIES, GUESTS, PASSKEYS, PERSONS, SESSIONS
from ecumene.table.store.talking import adopt_talk
from ecumene.table.store.timing import adopt_holidays


@dataclass(frozen=True)
class PersonRow:
    """Somebody who is known again. Of the phrase only a tag to find it by and a salted hash are kept."""

    id: str
    handle: str
    colour: str
    public: str | None
    phrase_tag: str | None
    phrase_salt: str
    phrase_hash: str
    created: float


@dataclass(frozen=True)
class PasskeyRow:
    """A key that some authenticator has: the public half. `site` is where it may be used."""

    id: str
    person: str
    site: str
    public_key: str
    sign_count: int
    label: str
    created: float
    used: float


@dataclass(frozen=True)
class SessionRow:
    """A browser in which somebody is signed in. `id` names it to its person; it opens nothing."""

    hash: str
    id: str
    person: str
    label: str
    created: float
    seen: float


@dataclass(frozen=True)
class ChallengeRow:
    """What an authenticator has been asked to sign, for one purpose of one guest, until a moment."""

    id: str
    purpose: str
    guest: str
    challenge: str
    expires: float


@dataclass(frozen=True)
class Known:
    """Whom a secret belongs to, by its hash."""

    id: str
    name: str
    session: SessionRow | None
    """The browser of a person; None: a guest."""
    void: bool
    """The secret was some person's once and opens nothing any more."""


class PersonWork(Protocol):
    """Something to be written about persons."""

    def write(self, connection: Connection) -> bool:
        """Write it, inside a transaction; what it came to."""
        ...


@dataclass(frozen=True)
class Keep:
    """A guest becomes a person, signed in where they are. False: they are one already."""

    person: PersonRow
    session: SessionRow

    def write(self, connection: Connection) -> bool:
        """Write it."""
        taken = select(ALIASES.c.guest).where(ALIASES.c.guest == self.person.id)
        if connection.execute(taken).first() is not None:
            return False
        connection.execute(insert(PERSONS), asdict(self.person))
        connection.execute(insert(ALIASES), {"guest": self.person.id, "person": self.person.id})
        connection.execute(insert(SESSIONS), asdict(self.session))
        return True


@dataclass(frozen=True)
class Change:
    """Something of a person becomes something else. False: they are gone, or somebody else has what must be unique."""

    person: str
    values: dict[str, Any]

    def write(self, connection: Connection) -> bool:
        """Write it."""
        for name in ("public", "phrase_tag"):
            wanted = self.values.get(name)
            if wanted is not None:
                others = select(PERSONS.c.id).where(PERSONS.c[name] == wanted, PERSONS.c.id != self.person)
                if connection.execute(others).first() is not None:
                    return False
        statement = update(PERSONS).where(PERSONS.c.id == self.person).values(**self.values)
        return connection.execute(statement).rowcount == 1


@dataclass(frozen=True)
class AddKey:
    """One more passkey of a person. False: it is somebody's already, or the person is gone."""

    key: PasskeyRow

    def write(self, connection: Connection) -> bool:
        """Write it."""
        taken = select(PASSKEYS.c.id).where(PASSKEYS.c.id == self.key.id)
        person = select(PERSONS.c.id).where(PERSONS.c.id == self.key.person)
        if connection.execute(taken).first() is not None or connection.execute(person).first() is None:
            return False
        connection.execute(insert(PASSKEYS), asdict(self.key))
        return True


@dataclass(frozen=True)
class UseKey:
    """A passkey was used. False: it is gone, or was used further meanwhile, which only a copy of it can have done."""

    id: str
    sign_count: int
    at: float

    def write(self, connection: Connection) -> bool:
        """Write it."""
        counts = PASSKEYS.c.sign_count < self.sign_count
        if self.sign_count == 0:  # an authenticator that does not count
            counts = or_(counts, PASSKEYS.c.sign_count == 0)
        used = update(PASSKEYS).where(PASSKEYS.c.id == self.id, counts)
        return connection.execute(used.values(sign_count=self.sign_count, used=self.at)).rowcount == 1


@dataclass(frozen=True)
class SignIn:
    """A browser more in which somebody is signed in. False: they are gone."""

    session: SessionRow

    def write(self, connection: Connection) -> bool:
        """Write it."""
        person = select(PERSONS.c.id).where(PERSONS.c.id == self.session.person)
        if connection.execute(person).first() is None:
            return False
        connection.execute(insert(SESSIONS), asdict(self.session))
        return True


@dataclass(frozen=True)
class Renew:
    """A browser has another pass in place of the one that it had. False: it is not signed in by that any more."""

    person: str
    was: str
    hash: str

    def write(self, connection: Connection) -> bool:
        """Write it."""
        theirs = (SESSIONS.c.person == self.person, SESSIONS.c.hash == self.was)
        return connection.execute(update(SESSIONS).where(*theirs).values(hash=self.hash)).rowcount == 1


@dataclass(frozen=True)
class SignOutElsewhere:
    """The only browser in which somebody is signed in, from now on. False: they are gone."""

    session: SessionRow

    def write(self, connection: Connection) -> bool:
        """Write it."""
        connection.execute(delete(SESSIONS).where(SESSIONS.c.person == self.session.person))
        return SignIn(self.session).write(connection)


@dataclass(frozen=True)
class Seen:
    """A browser was here. Always True."""

    hash: str
    at: float

    def write(self, connection: Connection) -> bool:
        """Write it."""
        connection.execute(update(SESSIONS).where(SESSIONS.c.hash == self.hash).values(seen=self.at))
        return True


@dataclass(frozen=True)
class Join:
    """A guest's seats are a person's from now on. False: they are some person's already, or the person is gone."""

    guest: str
    person: str

    def write(self, connection: Connection) -> bool:
        """Write it."""
        taken = select(ALIASES.c.guest).where(ALIASES.c.guest == self.guest)
        person = select(PERSONS.c.id).where(PERSONS.c.id == self.person)
        if connection.execute(taken).first() is not None or connection.execute(person).first() is None:
            return False
        connection.execute(insert(ALIASES), {"guest": self.guest, "person": self.person})
        connection.execute(delete(GUESTS).where(GUESTS.c.id == self.guest))
        adopt_talk(connection, self.guest, self.person)
        adopt_holidays(connection, self.guest, self.person)
        adopt_channels(connection, self.guest, self.person)
        adopt_ratings(connection, self.guest, self.person)
        adopt_papers(connection, self.guest, self.person)
        adopt_friends(connection, self.guest, self.person)
        return True


@dataclass(frozen=True)
class Drop:
    """A passkey or a session goes. False: the person has none of that id."""

    what: Table
    person: str
    id: str

    def write(self, connection: Connection) -> bool:
        """Write it."""
        theirs = (self.what.c.person == self.person, self.what.c.id == self.id)
        return connection.execute(delete(self.what).where(*theirs)).rowcount == 1


@dataclass(frozen=True)
class Ask:
    """A challenge is kept; those that nobody answered in time go. Always True."""

    challenge: ChallengeRow
    now: float

    def write(self, connection: Connection) -> bool:
        """Write it."""
        connection.execute(delete(CHALLENGES).where(CHALLENGES.c.expires < self.now))
        connection.execute(insert(CHALLENGES), asdict(self.challenge))
        return True


@dataclass(frozen=True)
class Answered:
    """A challenge is answered and goes. False: somebody was faster."""

    id: str

    def write(self, connection: Connection) -> bool:
        """Write it."""
        return connection.execute(delete(CHALLENGES).where(CHALLENGES.c.id == self.id)).rowcount == 1


@dataclass(frozen=True)
class ForgetPerson:
    """Nothing is left of a person beside tables: no key, no session, no phrase. Always True."""

    person: str

    def write(self, connection: Connection) -> bool:
        """Write it."""
        known = select(ALIASES.c.guest).where(ALIASES.c.person == self.person)
        connection.execute(delete(GUESTS).where(GUESTS.c.id.in_(known)))
        connection.execute(delete(BANS).where(BANS.c.kind == "guest", BANS.c.what.in_(known)))
        connection.execute(delete(CHALLENGES).where(CHALLENGES.c.guest == self.person))
        for rows in (SESSIONS, PASSKEYS, ALIASES):
            connection.execute(delete(rows).where(rows.c.person == self.person))
        connection.execute(delete(PERSONS).where(PERSONS.c.id == self.person))
        return True


def passes_of(work: object) -> str | None:
    """Whose passes open something else after a work: of their browsers another server must ask again."""
    match work:
        case Join(guest):
            return guest
        case Drop(person=person) | Renew(person) | ForgetPerson(person) | SignOutElsewhere(SessionRow(person=person)):
            return person
    return None


class Persons:
    """What the store knows of persons; every method raises `StoreUnavailable` while the database is gone."""

    def __init__(self, read: Reader, write: Callable[[Any], Awaitable[bool]]) -> None:
        self._read, self._write = read, write

    async def write(self, work: PersonWork) -> bool:
        """Carry out a work."""
        return await self._write(work)

    async def known(self, hash: str) -> Known:
        """Whom the secret of that hash belongs to."""
        return await self._read(partial(_known, hash=hash))

    async def person(self, person: str) -> PersonRow | None:
        """The person of that id."""
        return await self._read(partial(_one, column=PERSONS.c.id, value=person))

    async def shown(self, public: str) -> PersonRow | None:
        """The person who let others see their page at that address."""
        return await self._read(partial(_one, column=PERSONS.c.public, value=public))

    async def by_phrase(self, tag: str) -> PersonRow | None:
        """The person whose phrase begins so."""
        return await self._read(partial(_one, column=PERSONS.c.phrase_tag, value=tag))

    async def key(self, key: str) -> PasskeyRow | None:
        """The passkey of that id."""
        found = await self._read(partial(_rows, of=PASSKEYS, column=PASSKEYS.c.id, value=key))
        return PasskeyRow(**found[0]) if found else None

    async def keys(self, person: str) -> list[PasskeyRow]:
        """A person's passkeys, the oldest first."""
        found = await self._read(partial(_rows, of=PASSKEYS, column=PASSKEYS.c.person, value=person))
        return [PasskeyRow(**each) for each in found]

    async def sessions(self, person: str) -> list[SessionRow]:
        """Where a person is signed in, the oldest first."""
        found = await self._read(partial(_rows, of=SESSIONS, column=SESSIONS.c.person, value=person))
        return [SessionRow(**each) for each in found]

    async def guests(self, person: str) -> list[str]:
        """Every guest that the person has been; none where they are no person."""
        return await self._read(partial(_guests, person=person))

    async def challenge(self, challenge: str) -> ChallengeRow | None:
        """The challenge of that id, whether it is too late for it or not."""
        return await self._read(partial(_challenge, challenge=challenge))

    async def beside(self, guests: list[str]) -> dict[str, list[dict[str, Any]]]:
        """By kind, what is known of somebody beside tables, and is asked for by nobody else."""
        return await self._read(partial(known_of, guests=guests))

    async def entries_by(self, guests: list[str], tables: list[str]) -> list[dict[str, Any]]:
        """What guests have written in the logs of some tables."""
        return await self._read(partial(_entries_by, guests=guests, tables=tables))


def _known(connection: Connection, hash: str) -> Known:
    row = connection.execute(select(SESSIONS).where(SESSIONS.c.hash == hash)).one_or_none()
    session = None if row is None else SessionRow(**row._mapping)
    guest = hash if session is None else session.person
    void = session is None and connection.execute(select(ALIASES).where(ALIASES.c.guest == hash)).first() is not None
    name = connection.execute(select(GUESTS.c.name).where(GUESTS.c.id == guest)).scalar_one_or_none()
    return Known(guest, name or "", session, void)


def _one(connection: Connection, column: Any, value: str) -> PersonRow | None:
    row = connection.execute(select(PERSONS).where(column == value)).one_or_none()
    return None if row is None else PersonRow(**row._mapping)


def _rows(connection: Connection, of: Table, column: Any, value: str) -> list[dict[str, Any]]:
    query = select(of).where(column == value).order_by(of.c.created, of.c.id)
    return [dict(row._mapping) for row in connection.execute(query)]


def _guests(connection: Connection, person: str) -> list[str]:
    found = connection.execute(select(ALIASES.c.guest).where(ALIASES.c.person == person)).scalars()
    return sorted(found, key=lambda guest: (guest != person, guest))


def _challenge(connection: Connection, challenge: str) -> ChallengeRow | None:
    row = connection.execute(select(CHALLENGES).where(CHALLENGES.c.id == challenge)).one_or_none()
    return None if row is None else ChallengeRow(**row._mapping)


def _entries_by(connection: Connection, guests: list[str], tables: list[str]) -> list[dict[str, Any]]:
    of = (ENTRIES.c.table_id.in_(tables), ENTRIES.c.guest.in_(guests))
    columns = [ENTRIES.c[name] for name in ("table_id", "number", "kind", "seat", "body", "at")]
    query = select(*columns).where(*of).order_by(ENTRIES.c.table_id, ENTRIES.c.number)
    return [dict(row._mapping) for row in connection.execute(query)]
