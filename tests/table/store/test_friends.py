"""Friends in the store: two sides of a friendship, and invitations that only those see who may."""

from __future__ import annotations

from dataclasses import replace

from ecumene.table.store import GuestRow, Store
from ecumene.table.store.friends import (
    BLOCKED,
    FRIEND,
    MUTED,
    Befriend,
    ChangeFriend,
    Decline,
    DropFriend,
    InvitationRow,
    Invite,
    NewLink,
)
from ecumene.table.store.persons import Join, Keep
from tests.table.store.examples import entries, summary, table, with_store
from tests.table.store.test_persons import ANN, HERE

MOST = 3


async def friends(store: Store, *pairs: tuple[str, str]) -> None:
    for name in ("ann", "bob", "cat", "dan", "eve"):
        await store.save_guest(GuestRow(name, name.title(), 1.0))
    for one, other in pairs:
        assert await store.friends.write(Befriend(one, other, 1.0, MOST))


async def names(store: Store, guest: str) -> dict[str, str]:
    return {friend.name: friend.kind for friend in await store.friends.of(guest)}


async def id_of(store: Store, guest: str, name: str) -> str:
    return next(friend.id for friend in await store.friends.of(guest) if friend.name == name)


def test_a_link_leads_to_whoever_has_it_until_it_is_renewed(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.friends.write(NewLink("ann", "one"))
        await store.friends.write(NewLink("ann", "two"))
        assert (await store.friends.link("ann"), await store.friends.whose("two")) == ("two", "ann")
        assert await store.friends.whose("one") is None
        await store.friends.write(NewLink("ann", None))
        assert await store.friends.whose("two") is None

    with_store(store_url, scenario)


def test_both_are_friends_once_and_either_ends_it(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await friends(store, ("ann", "bob"), ("bob", "ann"), ("ann", "cat"))
        assert await names(store, "ann") == {"Bob": FRIEND, "Cat": FRIEND}
        assert await names(store, "bob") == {"Ann": FRIEND}
        assert not await store.friends.write(DropFriend("cat", await id_of(store, "bob", "Ann")))  # somebody else's
        assert await store.friends.write(DropFriend("bob", await id_of(store, "bob", "Ann")))
        assert await names(store, "ann") == {"Cat": FRIEND}
        assert await names(store, "bob") == {}

    with_store(store_url, scenario)


def test_nobody_has_more_friends_than_there_may_be(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await friends(store, ("ann", "bob"), ("ann", "cat"), ("ann", "dan"))
        assert not await store.friends.write(Befriend("eve", "ann", 1.0, MOST))
        assert await names(store, "eve") == {}
        assert await store.friends.write(Befriend("bob", "ann", 1.0, MOST))  # they are friends already

    with_store(store_url, scenario)


def test_whoever_is_blocked_is_no_friend_and_cannot_become_one(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await friends(store, ("ann", "bob"))
        bob = await id_of(store, "ann", "Bob")
        assert await store.friends.write(ChangeFriend("ann", bob, MUTED))
        assert await names(store, "bob") == {"Ann": FRIEND}  # who is not told
        assert await store.friends.write(ChangeFriend("ann", bob, BLOCKED))
        assert (await names(store, "ann"), await names(store, "bob")) == ({"Bob": BLOCKED}, {})
        assert not await store.friends.write(Befriend("bob", "ann", 1.0, MOST))
        assert not await store.friends.write(ChangeFriend("ann", bob, FRIEND))  # that takes both of them
        assert await store.friends.write(DropFriend("ann", bob))
        assert await store.friends.write(Befriend("bob", "ann", 1.0, MOST))

    with_store(store_url, scenario)


def test_an_invitation_is_seen_by_whoever_is_awaited_until_they_come_or_the_game_begins(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await friends(store, ("ann", "bob"))
        waits = replace(summary(1, members="ann", data={"holders": [["ann"], []]}), status="waiting")
        for name in ("t1", "t2"):
            await store.create(table(name), entries(1, 1), waits)
        invited = [InvitationRow("t1", "bob", "ann", True, 1.0), InvitationRow("t2", "bob", "ann", False, 2.0)]
        await store.friends.write(Invite((*invited, invited[0])))
        assert [(row.table_id, row.name) for row in await store.friends.invitations("bob")] == [
            ("t2", "Ann"),
            ("t1", "Ann"),
        ]
        assert await store.friends.invited("t1") == [replace(invited[0], name="Bob")]
        assert await store.friends.write(Decline("t2", "bob"))
        assert not await store.friends.write(Decline("t2", "bob"))
        await store.friends.write(ChangeFriend("bob", await id_of(store, "bob", "Ann"), MUTED))
        assert await store.friends.invitations("bob") == []
        await store.friends.write(ChangeFriend("bob", await id_of(store, "bob", "Ann"), FRIEND))
        assert len(await store.friends.invitations("bob")) == 1
        came = replace(waits, version=2, members=frozenset({"ann", "bob"}))
        assert await store.append("t1", entries(2, 2), came)
        assert await store.friends.invitations("bob") == []
        assert await store.prune("t1", "waiting", 1e12)

    with_store(store_url, scenario)


def test_friends_and_invitations_come_along_and_go_with_whoever_is_forgotten(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.persons.write(Keep(ANN, HERE))
        await friends(store, ("cat", "bob"), ("cat", "dan"), ("ann", "bob"), ("ann", "cat"))
        await store.friends.write(NewLink("cat", "code"))
        waits = replace(summary(1, members="bob", data={"holders": [["bob"], []]}), status="waiting")
        await store.create(table(), entries(1, 1), waits)
        await store.friends.write(Invite((InvitationRow("t1", "cat", "bob", False, 1.0),)))
        assert await store.persons.write(Join("cat", "ann"))
        assert await names(store, "ann") == {"Bob": FRIEND, "Dan": FRIEND}
        assert await names(store, "bob") == {"Ann": FRIEND}
        assert await store.friends.link("ann") == "code"
        assert len(await store.friends.invitations("ann")) == 1
        await store.forget("ann", lambda *_: None)
        assert (await names(store, "bob"), await names(store, "dan")) == ({}, {})
        assert await store.friends.invited("t1") == []
        assert await store.friends.whose("code") is None

    with_store(store_url, scenario)
