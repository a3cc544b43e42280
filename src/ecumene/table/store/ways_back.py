"""The ways back of a person, a phrase and passkeys: any of them may go, but never the last one.

Whether it is the last is seen in the transaction that takes it, which keeps whoever takes another one waiting: so of
two who take the last two at the same moment one is refused, also where they ask two servers.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, select

from ecumene.table.store.persons import Change, Drop
from ecumene.table.store.schema import PASSKEYS, PERSONS


@dataclass(frozen=True)
class DropKey:
    """A passkey goes, unless nothing else brings its person back. False: nothing does, or they have none of that id."""

    person: str
    id: str

    def write(self, connection: Connection) -> bool:
        """Write it."""
        phrase, keys = _ways_back(connection, self.person)
        return (phrase or keys != {self.id}) and Drop(PASSKEYS, self.person, self.id).write(connection)


@dataclass(frozen=True)
class DropPhrase:
    """The phrase goes, unless nothing else brings its person back. False: nothing does, or they are gone."""

    person: str

    def write(self, connection: Connection) -> bool:
        """Write it."""
        _, keys = _ways_back(connection, self.person)
        nothing = {"phrase_tag": None, "phrase_salt": "", "phrase_hash": ""}
        return bool(keys) and Change(self.person, nothing).write(connection)


def _ways_back(connection: Connection, person: str) -> tuple[bool, set[str]]:
    """Whether somebody has a phrase, and their passkeys; until the transaction ends nobody else takes one away."""
    phrase = select(PERSONS.c.phrase_tag).where(PERSONS.c.id == person).with_for_update()
    tag = connection.execute(phrase).scalar_one_or_none()
    return tag is not None, {*connection.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.person == person)).scalars()}
