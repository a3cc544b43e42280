"""What waits in a store is counted as those see it who would do it."""

from __future__ import annotations

from dataclasses import replace

from ecumene.table.store import ReportRow, Store, TalkRow
from ecumene.table.store.measuring import Backlog
from ecumene.table.store.notices import SENT, AddChannel, Announce, Claim
from ecumene.table.store.notices import Settle as SettleNotice
from ecumene.table.store.operating import AddBans, Note, Settle
from tests.table.store.examples import entries, summary, table, with_store
from tests.table.store.test_notices import HOOK, TURN
from tests.table.store.test_operating import BAN, RANGE

NOTHING = Backlog(0, None, 0, 0, 0, 0, {})


def test_of_an_empty_store_nothing_waits(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        assert await store.backlog(1e9, 1e9) == NOTHING

    with_store(store_url, scenario)


def test_notices_wait_from_when_they_are_due_until_they_are_sent(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), entries(1, 2), summary(2))
        for channel in (HOOK, replace(HOOK, id="c2", kind="push", address="https://push.example")):
            assert await store.notices.write(AddChannel(channel, 5))
        later = replace(TURN, key="over c1 t1 9", what="over", due=150.0)
        assert await store.notices.write(Announce([TURN, later]))
        assert await store.backlog(119.0, 0.0) == replace(NOTHING, channels={"json": 1, "push": 1})
        assert (await store.backlog(149.0, 0.0)).notices == 1
        found = await store.backlog(200.0, 0.0)
        assert (found.notices, found.oldest) == (2, 120.0)
        assert await store.notices.write(Claim("mine", 200.0, 320.0, 210.0, 5))
        assert (await store.backlog(201.0, 0.0)).notices == 2, "it is on its way, and not sent"
        assert await store.notices.write(SettleNotice(TURN.key, "mine", {"state": SENT}))
        found = await store.backlog(201.0, 0.0)
        assert (found.notices, found.oldest) == (1, 150.0)

    with_store(store_url, scenario)


def test_clocks_are_due_by_the_house_s_time(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table("t1"), entries(1, 2), summary(2, due=500.0))
        await store.create(table("t2"), entries(1, 2), summary(2, due=700.0))
        await store.create(table("t3"), entries(1, 2), summary(2))
        for house, due in ((499.0, 0), (500.0, 1), (800.0, 2)):
            found = await store.backlog(0.0, house)
            assert (found.clocks, found.clocks_due) == (2, due)

    with_store(store_url, scenario)


def test_a_report_waits_once_however_many_report_until_somebody_decides(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), entries(1, 2), summary(2))
        assert await store.say("t1", TalkRow(0, "table", "bob", "Bob", "", "oops", 1.0))
        for who in ("ann", "cat"):
            assert await store.report(ReportRow("t1", 1, who, "insult", 2.0))
        assert (await store.backlog(3.0, 0.0)).reports == 1
        assert await store.operating.write(Settle("t1", 1, "dismiss", 4.0))
        assert (await store.backlog(5.0, 0.0)).reports == 0
        assert await store.report(ReportRow("t1", 1, "dan", "spam", 6.0))
        assert (await store.backlog(7.0, 0.0)).reports == 1, "reported again"

    with_store(store_url, scenario)


def test_bans_are_counted_while_they_are_in_force(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        assert await store.operating.write(AddBans((BAN, RANGE), Note(10.0, "ban", "b1")))
        assert (await store.backlog(19.0, 0.0)).bans == 2
        assert (await store.backlog(20.0, 0.0)).bans == 1

    with_store(store_url, scenario)
