"""Notices are written once, sent by one of several servers, and go with their channel, their table and their guest."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from ecumene.table.log.forgetting import settle
from ecumene.table.store import Store
from ecumene.table.store.notices import (
    GONE,
    SENT,
    AddChannel,
    Announce,
    ChangeChannel,
    ChannelRow,
    Claim,
    DropChannel,
    Looked,
    NoticeRow,
    Settle,
    SweepNotices,
)
from ecumene.table.store.persons import Join, Keep, PersonRow, SessionRow
from tests.table.store.examples import entries, opened, summary, table, with_store

HOOK = ChannelRow(
    "c1", "ann", None, "json", "https://hook.example/x", "s3cret", ["turn"], "en", "mine", "https://play.example", "",
    "", 1.0,
)  # fmt: skip
TURN = NoticeRow("turn c1 t1 0 5", "c1", "t1", "ann", "turn", {"seat": 0, "number": 5}, 100.0, 120.0)


async def ready(store: Store) -> None:
    await store.create(table(), entries(1, 2), summary(2))
    assert await store.notices.write(AddChannel(HOOK, 5))


def claim(lease: str, now: float, most: int = 10) -> Claim:
    return Claim(lease, now, now + 60, now + 10, most)


def test_a_channel_is_kept_and_there_are_so_many_at_most(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await ready(store)
        of_table = replace(HOOK, id="c2", table_id="t1")
        assert not await store.notices.write(AddChannel(replace(HOOK, id="c3"), 1))
        assert await store.notices.write(AddChannel(of_table, 1))
        assert not await store.notices.write(AddChannel(replace(of_table, id="c3"), 1))
        assert not await store.notices.write(AddChannel(replace(of_table, id="c3", table_id="t9"), 1))
        assert await store.notices.of_guest("ann") == [HOOK]
        assert await store.notices.of_table("t1") == [of_table]
        assert await store.notices.made_by("ann") == [HOOK, of_table]
        assert await store.notices.listening({"ann", "bob"}, "t1") == [HOOK, of_table]
        assert await store.notices.listening({"bob"}, "t2") == []
        assert await store.notices.write(ChangeChannel("c1", {"trouble": GONE}))
        assert await store.notices.write(ChangeChannel("c2", {"code": "123"}))
        assert not await store.notices.write(ChangeChannel("c9", {"code": "123"}))
        assert await store.notices.listening({"ann"}, "t1") == []

    with_store(store_url, scenario)


def test_a_browser_is_pushed_to_once_whoever_is_signed_in_there(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        push = replace(HOOK, kind="push", address="https://push.example/1")
        assert await store.notices.write(AddChannel(push, 1))
        assert await store.notices.write(AddChannel(replace(push, id="c2", guest="bob"), 1))
        assert await store.notices.of_guest("ann") == []
        assert [each.id for each in await store.notices.of_guest("bob")] == ["c2"]

    with_store(store_url, scenario)


def test_nobody_is_told_twice_also_long_after_it_was_sent(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await ready(store)
        assert await store.notices.write(Announce([TURN]))
        assert not await store.notices.write(Announce([replace(TURN, made=101.0)]))
        assert await store.notices.write(claim("one", 130.0))
        assert await store.notices.write(Settle(TURN.key, "one", {"state": SENT}))
        assert not await store.notices.write(Announce([TURN]))
        assert not await store.notices.any_due(1e9)
        gone, nowhere = replace(TURN, key="x", channel="c9"), replace(TURN, key="y", table_id="t9")
        assert not await store.notices.write(Announce([gone, nowhere]))
        assert not await store.notices.write(SweepNotices(100.0))
        assert await store.notices.write(SweepNotices(101.0))
        assert await store.notices.write(Announce([TURN]))
        assert not await store.notices.write(SweepNotices(1e9)), "what waits is not swept away"

    with_store(store_url, scenario)


def test_a_notice_waits_for_its_time_and_takes_along_what_is_due_soon(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await ready(store)
        soon, later = replace(TURN, key="soon", due=129.0), replace(TURN, key="later", due=999.0)
        await store.notices.write(AddChannel(replace(HOOK, id="c2", guest="bob"), 5))
        other = replace(TURN, key="other", channel="c2", guest="bob", due=129.0)
        assert await store.notices.write(Announce([TURN, soon, later, other]))
        assert await store.notices.waiting() == 4
        assert not await store.notices.any_due(119.0)
        assert not await store.notices.write(claim("one", 119.0))
        assert await store.notices.any_due(120.0)
        assert await store.notices.write(claim("one", 120.0))
        taken = await store.notices.taken("one")
        assert sorted(notice.key for notice, _ in taken) == ["soon", TURN.key]
        assert all(channel == HOOK for _, channel in taken)
        assert not await store.notices.any_due(120.0), "what is being sent is nobody else's"

    with_store(store_url, scenario)


def test_of_two_servers_one_sends_and_the_other_takes_over_when_it_dies(store_url: str) -> None:
    async def scenario() -> None:
        async with opened(store_url) as one, opened(store_url) as two:
            await ready(one)
            many = [replace(TURN, key=f"turn {number}") for number in range(20)]
            assert await one.notices.write(Announce(many))
            await asyncio.gather(one.notices.write(claim("one", 130.0)), two.notices.write(claim("two", 130.0)))
            taken = {lease: {n.key for n, _ in await one.notices.taken(lease)} for lease in ("one", "two")}
            assert taken["one"] | taken["two"] == {each.key for each in many}
            assert not taken["one"] & taken["two"]
            first = "one" if taken["one"] else "two"
            late = sorted(taken[first])[0]
            assert not await two.notices.write(claim("three", 189.0))  # until then the other is believed to live
            assert await two.notices.write(claim("three", 190.0))
            assert late in {notice.key for notice, _ in await two.notices.taken("three")}
            assert not await one.notices.write(Settle(late, first, {"state": SENT})), "it is another's by now"
            assert await two.notices.write(Settle(late, "three", {"state": SENT}))

    asyncio.run(scenario())


def test_whoever_looks_at_the_table_sees_what_they_were_to_be_told(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await ready(store)
        later = replace(TURN, key="later", due=999.0)
        await store.notices.write(Announce([TURN, later]))
        assert await store.notices.write(Looked("t1", ["bob"], 200.0))
        assert await store.notices.waiting() == 2
        assert await store.notices.write(Looked("t1", ["ann"], 200.0))
        assert await store.notices.waiting() == 1
        assert not await store.notices.write(Announce([TURN]))

    with_store(store_url, scenario)


def test_channels_and_notices_go_with_their_table_their_guest_and_each_other(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), entries(1, 2), summary(2, "over", changed=1.0))
        for channel in (HOOK, replace(HOOK, id="c2", table_id="t1", guest="bob"), replace(HOOK, id="c3")):
            assert await store.notices.write(AddChannel(channel, 5))
        told = [replace(TURN, key=name, channel=name) for name in ("c1", "c2", "c3")]
        assert await store.notices.write(Announce(told))
        assert await store.notices.write(DropChannel("c3"))
        assert not await store.notices.write(DropChannel("c3"))
        assert await store.notices.waiting() == 2
        assert await store.prune("t1", "over", 2.0)
        assert await store.notices.waiting() == 0
        assert await store.notices.of_table("t1") == []
        assert await store.notices.of_guest("ann") == [HOOK]
        await store.forget("ann", settle)
        assert await store.notices.made_by("ann") == []

    with_store(store_url, scenario)


def test_the_channels_of_a_guest_who_signs_in_are_the_persons(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await ready(store)
        await store.notices.write(Announce([TURN]))
        person = PersonRow("pat", "handle", "", None, None, "", "", 1.0)
        await store.persons.write(Keep(person, SessionRow("hash", "id", "pat", "", 1.0, 1.0)))
        assert await store.persons.write(Join("ann", "pat"))
        assert [each.id for each in await store.notices.of_guest("pat")] == ["c1"]
        await store.notices.write(Looked("t1", ["pat"], 200.0))
        assert await store.notices.waiting() == 0

    with_store(store_url, scenario)


def test_tables_that_changed_lately_are_found_where_somebody_listens(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        for name, changed, members in (("t1", 50.0, "ann"), ("t2", 60.0, "bob"), ("t3", 70.0, "ann")):
            await store.create(table(name), entries(1, 2), summary(2, changed=changed, members=members))
        assert await store.notices.lately(0.0, 100.0, 10) == []
        await store.notices.write(AddChannel(HOOK, 5))
        assert await store.notices.lately(0.0, 100.0, 10) == ["t3", "t1"]
        assert await store.notices.lately(0.0, 70.0, 10) == ["t1"]
        await store.notices.write(AddChannel(replace(HOOK, id="c2", guest="eve", table_id="t2"), 5))
        assert await store.notices.lately(55.0, 100.0, 1) == ["t3"]
        assert await store.notices.lately(55.0, 70.0, 10) == ["t2"]

    with_store(store_url, scenario)
