"""What is written comes back, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import count

import pytest

from ecumene.table.store import EntryRow, GuestRow, Store, StoreUnavailable, Summary, TableRow
from ecumene.table.store.database import Database
from ecumene.table.store.writing import Append, write
from tests.table.store.examples import append, entries, entry, opened, summary, table, with_store


def test_a_table_comes_back_as_it_was_made(store_url: str) -> None:
    log = [
        EntryRow(1, "sit", 0, "ann", {"seat": 0, "name": "Zoé ☕"}, 1_700_000_000.25),
        EntryRow(
            2,
            "begin",
            None,
            "",
            {"order": [2, 0, 1], "deep": {"a": [None, True, 1.5, "\x00", "\ud800"]}},
            1_700_000_001.0,
        ),
    ]

    async def scenario(store: Store) -> None:
        assert await store.create(table(), log, summary(2))
        assert await store.load("t1") == (table(), log)

    with_store(store_url, scenario)


def test_a_table_nobody_opened_is_not_there(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        assert await store.load("t1") is None
        assert await store.entries("t1", 0) == []

    with_store(store_url, scenario)


def test_an_id_is_taken_once(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        assert await store.create(table(), entries(1, 1), summary(1))
        assert not await store.create(table(title="another"), entries(1, 2, "bob"), summary(2, members="bob"))
        assert await store.load("t1") == (table(), entries(1, 1))
        assert await store.mine("bob") == []

    with_store(store_url, scenario)


def test_the_log_goes_on_where_it_ended(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), entries(1, 2), summary(2))
        assert await store.append("t1", entries(3, 5), summary(5))
        assert await store.append("t1", entries(6, 6), summary(6))
        assert await store.entries("t1", 0) == entries(1, 6)
        assert await store.entries("t1", 4) == entries(5, 6)
        assert await store.entries("t1", 6) == []

    with_store(store_url, scenario)


def test_entries_are_added_all_or_none(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), entries(1, 3), summary(3))
        assert not await store.append("t1", entries(3, 5, "bob"), summary(5, members="bob"))
        assert await store.entries("t1", 0) == entries(1, 3)
        [(_, shown)] = await store.mine("ann")
        assert shown == summary(3)

    with_store(store_url, scenario)


@pytest.mark.parametrize(
    ("numbers", "version"),
    [([], 2), ([4], 4), ([3, 5], 5), ([3], 4), ([0], 0)],
    ids=["none", "a gap before", "a gap inside", "another summary", "below the first"],
)
def test_a_log_without_order_is_refused(store_url: str, numbers: list[int], version: int) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), entries(1, 2), summary(2))
        with pytest.raises(ValueError, match=r"append|numbers|follow|summary"):
            await store.append("t1", [entry(number) for number in numbers], summary(version))
        assert await store.entries("t1", 0) == entries(1, 2)

    with_store(store_url, scenario)


def test_entries_need_a_table(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        with pytest.raises(ValueError, match="does not exist"):
            await append(store, 1)

    with_store(store_url, scenario)


def test_another_store_finds_everything_after_a_restart(store_url: str) -> None:
    async def first(store: Store) -> str:
        await store.create(table(), entries(1, 2), summary(2))
        await append(store, 3)
        await store.save_guest(GuestRow("ann", "Ann", 1.0))
        return await store.setting("secret", lambda: "made first")

    async def second(store: Store) -> str:
        assert await store.load("t1") == (table(), [*entries(1, 2), entry(3)])
        assert await store.guest("ann") == GuestRow("ann", "Ann", 1.0)
        assert await append(store, 4)
        return await store.setting("secret", lambda: "made second")

    assert with_store(store_url, first) == with_store(store_url, second) == "made first"


def test_lists_name_the_newest_change_first(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        for number, status in enumerate(["waiting", "running", "over", "waiting", "running"], 1):
            await store.create(table(f"t{number}"), [], summary(0, status, changed=float(number)))
        await store.create(table("link"), [], summary(0, "waiting", public=False, changed=9.0))
        await store.create(table("quiet"), [], summary(0, "running", public=False, changed=8.0))
        assert names(await store.open_tables()) == ["t4", "t1"]
        assert names(await store.watchable()) == ["t5", "t2"]
        assert names(await store.watchable(1)) == ["t5"]
        assert names(await store.running()) == ["quiet", "t5", "t2"]
        assert names(await store.mine("ann")) == ["link", "quiet", "t5", "t4", "t3", "t2", "t1"]
        assert names(await store.mine("ann", limit=2)) == ["link", "quiet"]
        await store.append("t1", entries(1, 1), summary(1, "running", changed=10.0))
        assert names(await store.open_tables()) == ["t4"]
        assert names(await store.watchable()) == ["t1", "t5", "t2"]

    with_store(store_url, scenario)


def test_lists_leave_out_what_is_long(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), [], summary(0, "waiting", data={"seats": [{"name": "Zoé"}]}))
        short = replace(table(), overlay="", setup=[])
        assert await store.open_tables() == [(short, summary(0, "waiting", data={"seats": [{"name": "Zoé"}]}))]

    with_store(store_url, scenario)


def test_guests_come_and_leave(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), [], summary(0, members="ann bob"))
        assert names(await store.mine("bob")) == ["t1"]
        assert names(await store.mine("cem")) == []
        await store.append("t1", entries(1, 1), summary(1, members="ann cem"))
        assert names(await store.mine("bob")) == []
        [(_, shown)] = await store.mine("cem")
        assert shown.members == {"ann", "cem"}
        await store.append("t1", entries(2, 2), summary(2, members="ann bob cem"))
        assert names(await store.mine("bob")) == ["t1"]

    with_store(store_url, scenario)


def test_a_guest_can_take_another_name(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        assert await store.guest("ann") is None
        await store.save_guest(GuestRow("ann", "Ann", 1.0))
        await store.save_guest(GuestRow("ann", "Anne-Zoé", 2.0))
        assert await store.guest("ann") == GuestRow("ann", "Anne-Zoé", 1.0)

    with_store(store_url, scenario)


def test_a_setting_is_made_once_however_many_ask_at_once(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        async with opened(store_url) as other:
            numbers = count()
            asked = [each.setting("secret", lambda: f"value {next(numbers)}") for each in (store, other) * 8]
            values = set(await asyncio.gather(*asked))
            assert len(values) == 1
            assert {await other.setting("secret", lambda: "too late")} == values
            assert await store.setting("another", lambda: "its own") == "its own"

    with_store(store_url, scenario)


def test_many_appends_share_few_transactions(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        ids = [f"t{number}" for number in range(200)]
        await asyncio.gather(*(store.create(table(table_id), [], summary(0)) for table_id in ids))
        before = store.transactions
        assert all(await asyncio.gather(*(append(store, 1, table_id) for table_id in ids)))
        assert store.transactions - before < 50
        assert [await store.entries(table_id, 0) for table_id in ids] == [[entry(1)]] * 200

    with_store(store_url, scenario)


def test_appends_to_one_table_can_share_a_transaction(store_url: str) -> None:
    with_store(store_url, lambda store: store.create(table(), [], summary(0)))
    database = Database(store_url)
    asked = [(1, "a"), (2, "b"), (2, "c"), (3, "d")]
    works = [Append("t1", [entry(number, guest)], summary(number)) for number, guest in asked]
    with database.writing.begin() as connection:
        assert write(connection, works, "test") == [True, True, False, True]
    database.dispose()

    async def scenario(store: Store) -> None:
        assert await store.entries("t1", 0) == [entry(1, "a"), entry(2, "b"), entry(3, "d")]
        [(_, shown)] = await store.mine("ann")
        assert shown.version == 3

    with_store(store_url, scenario)


def test_what_cannot_be_written_spoils_no_other(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        for table_id in "abcd":
            await store.create(table(table_id), [], summary(0))
        outcomes = await asyncio.gather(
            append(store, 1, "a"),
            store.append("b", [entry(1, strange=object())], summary(1)),
            append(store, 7, "c"),
            append(store, 1, "d"),
            append(store, 1, "a"),
            return_exceptions=True,
        )
        good, strange, gap, also_good, taken = outcomes
        assert (good, also_good, taken) == (True, True, False)
        assert "not JSON serializable" in str(strange)
        assert isinstance(gap, ValueError)
        assert [len(await store.entries(table_id, 0)) for table_id in "abcd"] == [1, 0, 0, 1]

    with_store(store_url, scenario)


def test_what_was_asked_is_written_though_nobody_waits(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create(table(), [], summary(0))
        asking = asyncio.create_task(append(store, 1))
        await asyncio.sleep(0)
        asking.cancel()
        assert await append(store, 2)

    with_store(store_url, scenario)


def test_closing_finishes_what_was_begun_and_takes_no_more(store_url: str) -> None:
    async def scenario() -> None:
        store = await Store.open(store_url)
        await store.create(table(), [], summary(0))
        asked = [asyncio.create_task(append(store, number)) for number in range(1, 21)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*asked) == [True] * 20
        with pytest.raises(StoreUnavailable, match="closed"):
            await append(store, 21)
        with pytest.raises(StoreUnavailable, match="closed"):
            await store.load("t1")
        await store.close()

    asyncio.run(scenario())


def names(listed: list[tuple[TableRow, Summary]]) -> list[str]:
    return [row.id for row, _ in listed]
