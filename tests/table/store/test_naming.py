"""A name goes with the last table that knew a guest, and why somebody was banned goes with the ban."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import insert, text, update
from sqlalchemy.exc import IntegrityError

from ecumene.table.log.forgetting import settle
from ecumene.table.store import GuestRow, Store
from ecumene.table.store.database import Database
from ecumene.table.store.friends import NewLink
from ecumene.table.store.operating import AddBans, Note
from ecumene.table.store.persons import Join, Keep, PersonRow, SessionRow
from ecumene.table.store.schema import OPERATOR_LOG
from tests.table.store.examples import entries, summary, table, with_store
from tests.table.store.test_operating import BAN, RANGE, said

ANN = PersonRow("ann", "h", "", None, None, "", "", 1.0)
SESSION = SessionRow("ann", "s", "ann", "", 1.0, 1.0)


async def named(store: Store, *guests: str) -> None:
    for guest in guests:
        await store.save_guest(GuestRow(guest, guest.title(), 1.0))


async def names(store: Store, *guests: str) -> list[str]:
    """Those who have one."""
    return [guest for guest in guests if await store.guest(guest) is not None]


def test_a_name_goes_with_the_last_table_that_knew_the_guest(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        people = ("bob", "cat", "dan", "eve")
        await named(store, *people)
        await store.create(table(), entries(1, 1), summary(1, "over", "bob cat", changed=1.0))
        await store.create(table("t2"), entries(1, 1), summary(1, "over", "cat", changed=5.0))
        await store.say("t1", replace(said(1), guest="dan"))
        assert await store.prune("t1", "over", 2.0)
        assert await names(store, *people) == ["cat", "eve"], "one sat there, one spoke there; one was never there"
        assert await store.prune("t2", "over", 6.0)
        assert await names(store, *people) == ["eve"]

    with_store(store_url, scenario)


def test_persons_and_whoever_has_friends_keep_theirs(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await named(store, "ann", "bob", "cat")
        await store.persons.write(Keep(ANN, SESSION))
        await store.friends.write(NewLink("bob", "code"))
        await store.create(table(), entries(1, 1), summary(1, "over", "ann bob cat", changed=1.0))
        assert await store.prune("t1", "over", 2.0)
        assert await names(store, "ann", "bob", "cat") == ["ann", "bob"]

    with_store(store_url, scenario)


def test_a_ban_of_the_guest_whom_somebody_was_goes_when_they_are_forgotten(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.persons.write(Keep(ANN, SESSION))
        await store.operating.write(AddBans((BAN, RANGE), Note(10.0, "ban", "b1")))
        await store.persons.write(Join("bob", "ann"))
        assert await store.operating.bans(0.0) != [RANGE]
        await store.forget("ann", settle)
        assert await store.operating.bans(0.0) == [RANGE]

    with_store(store_url, scenario)


OLD: list[dict[str, Any]] = [
    {"at": 1.0, "what": "ban", "about": "t1", "details": {"seat": 1, "until": None, "en": "liar", "fr": "menteur"}},
    {"at": 2.0, "what": "ban", "about": "t1", "details": {"line": 4, "until": 9.0, "en": "rude", "fr": "impoli"}},
    {"at": 3.0, "what": "ban", "about": "10.0.0.0/8", "details": {"until": None, "en": "spam", "fr": "spam"}},
    {"at": 4.0, "what": "close", "about": "t1", "details": {"en": "loud", "fr": "bruyant"}},
]


def test_reasons_that_an_older_release_wrote_into_the_log_are_taken_out_of_it(store_url: str) -> None:
    database = Database(store_url)
    database.prepare()
    with database.writing.begin() as connection:
        connection.execute(insert(OPERATOR_LOG), OLD)
        connection.execute(text("UPDATE alembic_version SET version_num = '0013'"))
    database.prepare()
    database.dispose()
    found = {note.at: note.details for _, note in with_store(store_url, lambda store: store.operating.log(9))}
    assert (found[1.0], found[2.0]) == ({"seat": 1, "until": None}, {"line": 4, "until": 9.0})
    assert (found[3.0], found[4.0]) == (OLD[2]["details"], OLD[3]["details"])
    locked = Database(store_url)
    with pytest.raises(IntegrityError, match="never changed"), locked.writing.begin() as connection:
        connection.execute(update(OPERATOR_LOG).values(what="x"))
    locked.dispose()
