"""Friends by link, and inviting them to tables: what whoever asks may do, in the words of the API."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from secrets import token_urlsafe
from time import time
from typing import Any

from ecumene.table.live.live import LiveTable
from ecumene.table.live.past import against
from ecumene.table.live.tables import Tables
from ecumene.table.store import Store
from ecumene.table.store.friends import (
    BLOCKED,
    MUTED,
    Befriend,
    ChangeFriend,
    Decline,
    DropFriend,
    FriendRow,
    InvitationRow,
    Invite,
    NewLink,
)
from ecumene.table.web.refusals import refusal
from ecumene.table.wire.friend_messages import (
    Friend,
    FriendLink,
    FriendsPage,
    Invitation,
    Invitations,
    Invited,
)
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.messages import TableInfo
from ecumene.table.wire.person_messages import OpponentTally
from ecumene.table.wire.problems import TableProblem

MOST_FRIENDS = 200
LISTED = 20
"""So many tables of each friend are looked at, and so many invitations."""


@dataclass(frozen=True)
class Circle:
    """Friends of whoever asks."""

    store: Store
    tables: Tables
    clock: Callable[[], float] = time

    async def page(self, guest: Guest) -> FriendsPage:
        """Friends, and one's link."""
        friends = await self.store.friends.of(guest.id)
        together: dict[str, OpponentTally] = {}
        if friends:
            _, past = await self.tables.played_by(guest)
            together = against(past)
        told = [await self._told(guest, friend, together.get(friend.other)) for friend in friends]
        return FriendsPage(link=await self.store.friends.link(guest.id), friends=told)

    async def _told(self, guest: Guest, friend: FriendRow, together: OpponentTally | None) -> Friend:
        facts: dict[str, Any] = {"id": friend.id, "name": friend.name, "colour": friend.colour or None}
        if friend.kind == BLOCKED:
            return Friend(**facts, kind="blocked")
        if together is not None:
            facts |= {"played": together.played, "won": together.won, "lost": together.lost, "last": together.table}
        return Friend(
            **facts, kind="muted" if friend.kind == MUTED else "friend", tables=await self._waiting(guest, friend.other)
        )

    async def _waiting(self, guest: Guest, friend: str) -> list[TableInfo]:
        """The open tables that a friend waits at."""
        mine = await self.store.mine(friend, LISTED)
        return [
            (await self.tables.open(row.id)).info(guest)
            for row, kept in mine
            if kept.status == "waiting" and kept.public and any(friend in held for held in kept.data["holders"])
        ]

    async def renew(self, guest: Guest, wanted: bool) -> None:
        """Another link; the old one leads nowhere."""
        await self.store.friends.write(NewLink(guest.id, token_urlsafe(12) if wanted else None))

    async def _whose(self, guest: Guest, code: str) -> str:
        whose = await self.store.friends.whose(code) if code.isascii() and code.isprintable() else None
        if whose is None or await self.store.friends.kind(whose, guest.id) == BLOCKED:  # whoever is blocked is not told
            raise refusal("not_found", 404, "no-such-friend-link")
        return whose

    async def link(self, guest: Guest, code: str) -> FriendLink:
        """Whose link it is."""
        whose = await self._whose(guest, code)
        person, named = await self.store.persons.person(whose), await self.store.guest(whose)
        colour: Any = None if person is None else person.colour or None
        kind = await self.store.friends.kind(guest.id, whose)
        name = "" if named is None else named.name
        return FriendLink(name=name, colour=colour, own=whose == guest.id, friends=kind not in (None, BLOCKED))

    async def accept(self, guest: Guest, code: str) -> None:
        """Become friends with whoever gave the link away."""
        whose = await self._whose(guest, code)
        if whose == guest.id:
            raise refusal("not_allowed", 403, "friend-self")
        if not await self.store.friends.write(Befriend(guest.id, whose, self.clock(), MOST_FRIENDS)):
            blocked = await self.store.friends.kind(guest.id, whose) == BLOCKED
            raise refusal("not_allowed", 403, "friend-blocked" if blocked else "friends-many", most=MOST_FRIENDS)

    async def change(self, guest: Guest, friend: str, kind: str) -> None:
        """Mute or block a friend, or no longer mute them."""
        if not await self.store.friends.write(ChangeFriend(guest.id, friend, kind)):
            raise refusal("not_found", 404, "no-such-friend")

    async def drop(self, guest: Guest, friend: str) -> None:
        """Be friends no longer; or block somebody no longer."""
        if not await self.store.friends.write(DropFriend(guest.id, friend)):
            raise refusal("not_found", 404, "no-such-friend")

    # ---- invitations

    async def invitations(self, guest: Guest) -> Invitations:
        """Where somebody is awaited."""
        told: list[Invitation] = []
        for row in (await self.store.friends.invitations(guest.id))[:LISTED]:
            try:
                info = (await self.tables.open(row.table_id)).info(guest)
            except TableProblem:  # it has just been thrown away
                continue
            if info.status == "waiting" and not info.you.barred:
                told.append(Invitation(table=info, by=row.name, kept=row.kept, at=row.at))
        return Invitations(invitations=told)

    async def invited(self, table: LiveTable) -> Invited:
        """Who is awaited at a table and has not come."""
        here = {guest for seat in table.state.seats for guest in seat.holders}
        rows = await self.store.friends.invited(table.state.row.id)
        return Invited(names=[row.name for row in rows if row.guest not in here and row.name])

    async def invite(self, guest: Guest, table: LiveTable, friends: list[str]) -> None:
        """Await friends at a table that waits for people."""
        state = table.state
        if guest.id != state.row.owner and not state.seats_of(guest.id):
            raise refusal("not_allowed", 403, "members-only")
        if state.status != "waiting":
            raise refusal("not_allowed", 403, "begun-already")
        known = {each.id: each for each in await self.store.friends.of(guest.id) if each.kind != BLOCKED}
        if not set(friends) <= set(known):
            raise refusal("not_found", 404, "no-such-friend", field="friends")
        await self.expect(guest, state.row.id, [known[each].other for each in friends], kept=False)

    async def expect(self, guest: Guest, table_id: str, people: list[str], kept: bool) -> None:
        """Write down that people are awaited."""
        rows = [InvitationRow(table_id, other, guest.id, kept, self.clock()) for other in people]
        await self.store.friends.write(Invite(tuple(rows)))

    async def decline(self, guest: Guest, table_id: str) -> None:
        """Not come."""
        if not await self.store.friends.write(Decline(table_id, guest.id)):
            raise refusal("not_found", 404, "not-invited")

    async def kept(self, table_id: str) -> frozenset[str]:
        """For whom seats at a table stay free."""
        return frozenset(row.guest for row in await self.store.friends.invited(table_id) if row.kept)
