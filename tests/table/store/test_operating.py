"""What operators decide is kept; what they did is kept for good."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from ecumene.table.log.forgetting import settle
from ecumene.table.store import ReportRow, Store, TalkRow
from ecumene.table.store.database import Database
from ecumene.table.store.operating import (
    AddBans,
    Announce,
    AnnouncementRow,
    BanRow,
    DropBan,
    NewToken,
    Note,
    Noted,
    Settle,
    Withdraw,
)
from tests.table.store.examples import entries, summary, table, with_store

BAN = BanRow("b1", "guest", "bob", "Bob", "Insults", "Insultes", 10.0, 20.0)
RANGE = BanRow("b2", "address", "203.0.113.0/24", "", "Spam", "Spam", 11.0, None)


def said(number: int, circle: str = "table") -> TalkRow:
    return TalkRow(0, circle, "bob", "Bob", "", f"word {number}", float(number))


def test_a_new_token_takes_the_place_of_the_one_before(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        assert await store.operating.token() is None
        for hash in ("one", "two"):
            assert await store.operating.write(NewToken(hash, 1.0))
        assert await store.operating.token() == "two"
        assert [note.what for _, note in await store.operating.log(10)] == ["token", "token"]

    with_store(store_url, scenario)


def test_bans_end_in_time_and_may_be_lifted(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        assert await store.operating.write(AddBans((BAN, RANGE), Note(10.0, "ban", "b1")))
        assert await store.operating.bans(19.0) == [RANGE, BAN]
        assert await store.operating.bans(20.0) == [RANGE]
        longer = replace(BAN, id="b3", until=30.0)
        assert await store.operating.write(AddBans((longer,), Note(12.0, "ban", "b3")))
        assert await store.operating.bans(20.0) == [RANGE, longer], "one ban for each"
        assert not await store.operating.write(DropBan("b1", 13.0))
        assert await store.operating.write(DropBan("b2", 13.0))
        assert await store.operating.bans(20.0) == [longer]
        assert [(note.what, note.about) for _, note in await store.operating.log(2)] == [("unban", "b2"), ("ban", "b3")]

    with_store(store_url, scenario)


def test_whoever_is_forgotten_stands_in_no_ban(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.operating.write(AddBans((BAN, RANGE), Note(10.0, "ban", "b1")))
        await store.forget("bob", settle)
        assert await store.operating.bans(0.0) == [RANGE]

    with_store(store_url, scenario)


def test_an_announcement_is_told_until_its_moment(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        row = AnnouncementRow("a1", "Down at noon", "Arrêt à midi", 1.0, 5.0)
        assert await store.operating.write(Announce(row))
        assert await store.operating.announcements(4.0) == [row]
        assert await store.operating.announcements(5.0) == []
        assert await store.operating.write(Withdraw("a1", 2.0))
        assert not await store.operating.write(Withdraw("a1", 3.0))
        assert await store.operating.announcements(4.0) == []

    with_store(store_url, scenario)


def test_a_report_comes_with_the_words_around_it_until_it_is_settled(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), entries(1, 2), summary(2))
        for number in range(1, 10):
            await store.say("t1", said(number, "watch" if number == 4 else "table"))
        await store.report(ReportRow("t1", 5, "ann", "insult", 20.0))
        await store.report(ReportRow("t1", 5, "cat", "spam", 21.0))
        (found,) = await store.operating.reported(10)
        assert [line.number for line in found.lines] == [1, 2, 3, 5, 6, 7, 8], "nobody in another circle heard it"
        assert [report.by for report in found.reports] == ["cat", "ann"]
        assert (found.title, found.game, found.verdict) == (table().title, "vinci", "")
        assert not await store.operating.write(Settle("t1", 6, "dismiss", 30.0))
        assert await store.operating.write(Settle("t1", 5, "dismiss", 30.0))
        assert await store.operating.reported(10) == []
        assert [each.verdict for each in await store.operating.reported(10, settled=True)] == ["dismiss"]
        await store.report(ReportRow("t1", 5, "dan", "insult", 31.0))
        (again,) = await store.operating.reported(10)
        assert ([report.by for report in again.reports], again.verdict) == (["dan"], "dismiss")

    with_store(store_url, scenario)


def test_reports_are_settled_together_with_their_table(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), entries(1, 2), summary(2, "over", changed=1.0))
        await store.say("t1", said(1))
        await store.report(ReportRow("t1", 1, "ann", "insult", 20.0))
        await store.operating.write(Settle("t1", 1, "remove", 30.0))
        assert await store.prune("t1", "over", 2.0)
        assert await store.operating.reported(10, settled=True) == []

    with_store(store_url, scenario)


def test_words_are_taken_away_and_who_said_them_stays(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), entries(1, 2), summary(2))
        await store.say("t1", said(1))
        assert await store.take_words("t1", 1)
        assert not await store.take_words("t1", 2)
        assert not await store.take_words("t2", 1)
        assert await store.talk("t1", 10) == [replace(said(1), number=1, text="")]

    with_store(store_url, scenario)


@pytest.mark.parametrize("change", ["UPDATE operator_log SET what = 'ban'", "DELETE FROM operator_log"])
def test_what_operators_did_is_never_rewritten(store_url: str, change: str) -> None:
    with_store(store_url, lambda store: store.operating.write(Noted(Note(1.0, "close", "t1", {"en": "why"}))))
    database = Database(store_url)
    with pytest.raises(IntegrityError, match="never changed"), database.writing.begin() as connection:
        connection.execute(text(change))
    database.dispose()
    assert with_store(store_url, lambda store: store.operating.log(5)) == [(1, Note(1.0, "close", "t1", {"en": "why"}))]
