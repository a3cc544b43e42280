"""Names of guests: one is kept as long as anything else here knows the guest, and goes with the last table that did."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from ecumene.table.store.schema import (
    ALIASES,
    CHANNELS,
    FRIEND_LINKS,
    FRIENDS,
    GUESTS,
    INVITATIONS,
    MEMBERS,
    PAPERS,
    RATINGS,
    TALK,
)

AT_TABLES = (MEMBERS.c.guest, TALK.c.guest, PAPERS.c.guest)
"""Where tables know guests."""

ELSEWHERE = (
    ALIASES.c.guest, CHANNELS.c.guest, FRIENDS.c.guest, FRIENDS.c.other, FRIEND_LINKS.c.guest, INVITATIONS.c.guest,
    INVITATIONS.c.by, RATINGS.c.who,
)  # fmt: skip
"""Where else they are known: as a person, or by what they wished for."""


def known_at(connection: Connection, table_id: str) -> frozenset[str]:
    """The guests who sit, speak or keep something at a table."""
    asked = (select(guest).where(guest.table.c.table_id == table_id) for guest in AT_TABLES)
    return frozenset([guest for query in asked for guest in connection.execute(query).scalars()])


def prune_names(connection: Connection, guests: frozenset[str]) -> None:
    """Of those guests, nothing is left of whom nobody knows any more. Who comes back is asked for a name once more."""
    unknown = [GUESTS.c.id.not_in(select(guest).where(guest.in_(guests))) for guest in (*AT_TABLES, *ELSEWHERE)]
    connection.execute(delete(GUESTS).where(GUESTS.c.id.in_(guests), *unknown))
