"""What people say is kept in its order, goes with its table, and is taken away with whoever said it."""

from __future__ import annotations

from dataclasses import replace

from ecumene.table.log.forgetting import settle
from ecumene.table.store import ReportRow, Store, TalkRow
from tests.table.store.examples import entries, summary, table, with_store

HELLO = TalkRow(0, "table", "ann", "Ann", "", "hello <b>you</b> — ça va ?", 5.0)
BYE = TalkRow(0, "watch", "bob", "Bob", "goodbye", "", 6.0)


def test_what_is_said_has_the_next_number_at_its_table(store_url: str) -> None:
    async def first(store: Store) -> None:
        for name in ("t1", "t2"):
            await store.create(table(name), entries(1, 2), summary(2))
        assert await store.talk("t1", 10) == []
        assert await store.say("t1", HELLO)
        assert await store.say("t1", BYE)
        assert await store.say("t2", BYE)
        assert not await store.say("t3", BYE)

    async def second(store: Store) -> None:
        assert await store.talk("t1", 10) == [replace(HELLO, number=1), replace(BYE, number=2)]
        assert await store.talk("t1", 1) == [replace(BYE, number=2)]
        assert await store.talk("t2", 10) == [replace(BYE, number=1)]
        assert await store.talk("t3", 10) == []

    with_store(store_url, first)
    with_store(store_url, second)


def test_a_report_is_kept_once_for_each_who_reports(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), entries(1, 2), summary(2))
        await store.say("t1", HELLO)
        report = ReportRow("t1", 1, "bob", "insult", 7.0)
        assert await store.report(report)
        assert not await store.report(replace(report, why="spam"))
        assert not await store.report(replace(report, number=2))
        assert await store.report(replace(report, by="cat", at=8.0))
        assert [each.by for each in await store.reports()] == ["cat", "bob"]

    with_store(store_url, scenario)


def test_what_was_said_goes_with_its_table(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), entries(1, 2), summary(2, "over", changed=1.0))
        await store.say("t1", HELLO)
        await store.report(ReportRow("t1", 1, "bob", "insult", 7.0))
        assert await store.prune("t1", "over", 2.0)
        assert await store.talk("t1", 10) == []
        assert await store.reports() == []

    with_store(store_url, scenario)


def test_whoever_is_forgotten_takes_their_words_along_also_where_they_only_watched(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), entries(1, 2), summary(2))
        await store.say("t1", HELLO)
        await store.say("t1", BYE)
        await store.report(ReportRow("t1", 1, "bob", "insult", 7.0))
        await store.forget("bob", settle)
        gone = replace(BYE, number=2, guest="", name="", phrase="")
        assert await store.talk("t1", 10) == [replace(HELLO, number=1), gone]
        assert await store.reports() == []

    with_store(store_url, scenario)
