"""Persons are kept beside tables: who they are, by what they are known again, and where they are signed in."""

from __future__ import annotations

from dataclasses import replace

from ecumene.table.store import GuestRow, ReportRow, Store, TalkRow
from ecumene.table.store.persons import (
    AddKey,
    Answered,
    Ask,
    ChallengeRow,
    Change,
    Drop,
    ForgetPerson,
    Join,
    Keep,
    Known,
    PasskeyRow,
    PersonRow,
    Seen,
    SessionRow,
    SignIn,
    UseKey,
)
from ecumene.table.store.schema import PASSKEYS, SESSIONS
from tests.table.store.examples import entries, summary, table, with_store

ANN = PersonRow("ann", "handle-a", "jade", None, None, "", "", 1.0)
BOB = PersonRow("bob", "handle-b", "", None, None, "", "", 1.0)
HERE = SessionRow("ann", "s1", "ann", "Firefox", 1.0, 1.0)
THERE = SessionRow("hash-2", "s2", "ann", "Chrome", 2.0, 2.0)
KEY = PasskeyRow("key-1", "ann", "table.example", "pem", 0, "Laptop", 1.0, 1.0)


async def kept(store: Store) -> None:
    await store.save_guest(GuestRow("ann", "Ann", 1.0))
    assert await store.persons.write(Keep(ANN, HERE))
    assert await store.persons.write(Keep(BOB, replace(HERE, hash="bob", id="s9", person="bob")))


def test_a_guest_becomes_a_person_once_and_is_known_in_every_browser(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        assert await store.persons.known("ann") == Known("ann", "", None, False)
        await kept(store)
        assert not await store.persons.write(Keep(ANN, replace(HERE, hash="x", id="y")))
        assert await store.persons.write(SignIn(THERE))
        assert await store.persons.known("hash-2") == Known("ann", "Ann", THERE, False)
        assert await store.persons.sessions("ann") == [HERE, THERE]
        assert not await store.persons.write(SignIn(replace(THERE, hash="z", id="z", person="nobody")))

    with_store(store_url, scenario)


def test_a_browser_that_is_signed_out_opens_nothing(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await kept(store)
        assert not await store.persons.write(Drop(SESSIONS, "bob", "s1"))  # nobody signs somebody else out
        assert await store.persons.write(Drop(SESSIONS, "ann", "s1"))
        known = await store.persons.known("ann")
        assert known.void
        assert known.session is None

    with_store(store_url, scenario)


def test_a_passkey_belongs_to_one_person_and_its_count_only_grows(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await kept(store)
        assert await store.persons.write(AddKey(KEY))
        assert not await store.persons.write(AddKey(replace(KEY, person="bob")))
        assert not await store.persons.write(AddKey(replace(KEY, id="key-2", person="nobody")))
        assert await store.persons.write(UseKey("key-1", 0, 2.0))  # some do not count
        assert await store.persons.write(UseKey("key-1", 5, 3.0))
        for count in (0, 4, 5):
            assert not await store.persons.write(UseKey("key-1", count, 4.0))
        assert await store.persons.key("key-1") == replace(KEY, sign_count=5, used=3.0)
        assert not await store.persons.write(Drop(PASSKEYS, "bob", "key-1"))
        assert await store.persons.write(Drop(PASSKEYS, "ann", "key-1"))
        assert await store.persons.keys("ann") == []

    with_store(store_url, scenario)


def test_what_must_be_unique_is(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await kept(store)
        assert await store.persons.write(Change("ann", {"public": "p1", "phrase_tag": "t1"}))
        assert await store.persons.write(Change("ann", {"public": "p1", "colour": "plum"}))
        assert not await store.persons.write(Change("bob", {"public": "p1"}))
        assert not await store.persons.write(Change("bob", {"phrase_tag": "t1"}))
        assert not await store.persons.write(Change("nobody", {"colour": "plum"}))
        found = await store.persons.by_phrase("t1")
        assert found == await store.persons.shown("p1") == replace(ANN, public="p1", phrase_tag="t1", colour="plum")

    with_store(store_url, scenario)


def test_a_challenge_is_answered_once_and_goes_when_its_time_is_over(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        asked = ChallengeRow("c1", "sign-in", "ann", "abc", 10.0)
        await store.persons.write(Ask(asked, 1.0))
        assert await store.persons.challenge("c1") == asked
        assert await store.persons.write(Answered("c1"))
        assert not await store.persons.write(Answered("c1"))
        await store.persons.write(Ask(asked, 1.0))
        await store.persons.write(Ask(replace(asked, id="c2", expires=30.0), 11.0))
        assert await store.persons.challenge("c1") is None

    with_store(store_url, scenario)


def test_a_guest_who_signs_in_leaves_every_seat_to_the_person(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await kept(store)
        data = {"moves": 2, "holders": [["cat"], ["ann", "cat"]], "seats": []}
        row = table(owner="cat")
        await store.create(row, entries(1, 2, "cat"), summary(2, members="cat ann", data=data))
        assert await store.persons.write(Join("cat", "ann"))
        assert not await store.persons.write(Join("cat", "bob"))
        assert await store.adopt("cat", "ann") == ["t1"]
        assert await store.adopt("cat", "ann") == []
        found = await store.load("t1")
        assert found is not None
        assert found[0].owner == "ann"
        assert (found[1][-1].kind, found[1][-1].guest, found[1][-1].body) == ("adopt", "ann", {"was": "cat"})
        (_, told), *others = await store.mine("ann")
        assert others == await store.mine("cat") == []
        assert told.data["holders"] == [["ann"], ["ann"]]
        assert (told.changed, told.version) == (2.0, 3)
        assert await store.append("t1", entries(4, 4, "ann"), summary(4))  # the log goes on behind it
        assert await store.persons.guests("ann") == ["ann", "cat"]

    with_store(store_url, scenario)


def test_what_a_guest_said_reported_and_took_is_the_persons(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await kept(store)
        await store.create(table(), entries(1, 2), summary(2))
        for guest in ("cat", "phone"):
            await store.say("t1", TalkRow(0, "table", guest, "Ann", "", f"by {guest}", 3.0))
        for guest in ("ann", "phone"):
            assert await store.report(ReportRow("t1", 1, guest, "spam", 4.0))
            assert await store.take_holidays(guest, 2026, 2, 14)
        assert await store.persons.write(Join("phone", "ann"))
        assert [said.text for _, said in await store.said_by("ann")] == ["by phone"]
        assert [(report.number, report.by) for report in await store.reports()] == [(1, "ann")]
        assert await store.holidays("ann", 2026) == 4
        assert await store.holidays("phone", 2026) == 0

    with_store(store_url, scenario)


def test_nothing_is_left_of_a_person(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await kept(store)
        await store.persons.write(AddKey(KEY))
        await store.persons.write(SignIn(THERE))
        await store.persons.write(Seen("hash-2", 9.0))
        assert [each.seen for each in await store.persons.sessions("ann")] == [1.0, 9.0]
        await store.persons.write(Join("cat", "ann"))
        await store.persons.write(ForgetPerson("ann"))
        assert await store.persons.person("ann") is None
        assert await store.persons.keys("ann") == []
        assert await store.persons.sessions("ann") == []
        assert await store.persons.guests("ann") == []
        assert await store.persons.known("hash-2") == Known("hash-2", "", None, False)
        assert (await store.persons.known("bob")).id == "bob"

    with_store(store_url, scenario)
