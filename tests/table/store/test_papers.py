"""What somebody keeps for themselves goes with its table and with whoever kept it, and becomes a person's."""

from __future__ import annotations

from ecumene.table.log.forgetting import settle
from ecumene.table.store import Store
from ecumene.table.store.papers import PaperRow, PremoveRow
from ecumene.table.store.persons import Join, Keep, PersonRow, SessionRow
from tests.table.store.examples import entries, summary, table, with_store

MARK = {"kind": "ring", "at": "a", "to": None, "ink": "violet"}
OTHER = {"kind": "ring", "at": "b", "to": None, "ink": "red"}


async def opened(store: Store, status: str = "running") -> None:
    await store.create(table(), entries(1, 2), summary(2, status, changed=1.0))
    assert await store.papers.keep("t1", "ann", 0, {"note": "mine"}, 5.0)
    assert await store.papers.keep("t1", "ann", 1, {"marks": [MARK]}, 6.0)
    assert await store.papers.keep_premoves(PremoveRow("t1", 0, "ann", {"answers": []}, 6.0))


def test_it_is_kept_by_table_and_guest_and_changed_by_whoever_saw_the_last(store_url: str) -> None:
    async def first(store: Store) -> None:
        await opened(store)
        assert not await store.papers.keep("t1", "ann", 1, {"note": "late"}, 7.0)
        assert not await store.papers.keep("t1", "bob", 1, {"note": "unseen"}, 7.0)
        assert not await store.papers.keep("t2", "ann", 0, {"note": "nowhere"}, 7.0)

    async def second(store: Store) -> None:
        assert await store.papers.paper("t1", "ann") == PaperRow("t1", "ann", "mine", [MARK], 2, 6.0)
        assert await store.papers.paper("t1", "bob") == PaperRow("t1", "bob")
        assert [row.guest for row in await store.papers.at("t1")] == ["ann"]
        assert [row.seat for row in await store.papers.premoves("t1")] == [0]
        assert await store.papers.with_premoves(10) == ["t1"]

    with_store(store_url, first)
    with_store(store_url, second)


def test_answers_given_beforehand_are_not_kept_over_newer_ones(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await opened(store)
        row = PremoveRow("t1", 0, "ann", {"answers": ["x"]}, 9.0)
        assert not await store.papers.keep_premoves(row, since=5.0)
        assert await store.papers.keep_premoves(row, since=6.0)
        assert await store.papers.premoves("t1") == [row]
        assert await store.papers.keep_premoves(PremoveRow("t1", 0, "ann", {}))
        assert await store.papers.premoves("t1") == []
        assert await store.papers.with_premoves(10) == []

    with_store(store_url, scenario)


def test_it_goes_with_its_table(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await opened(store, "over")
        assert await store.papers.with_premoves(10) == []
        assert await store.prune("t1", "over", 2.0)
        assert (await store.papers.at("t1"), await store.papers.premoves("t1")) == ([], [])

    with_store(store_url, scenario)


def test_it_goes_with_whoever_is_forgotten(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await opened(store)
        await store.papers.keep("t1", "bob", 0, {"note": "his"}, 5.0)
        await store.papers.keep_premoves(PremoveRow("t1", 1, "bob", {"answers": []}, 6.0))
        await store.forget("bob", settle)
        assert [row.guest for row in await store.papers.at("t1")] == ["ann"]
        assert [row.guest for row in await store.papers.premoves("t1")] == ["ann"]

    with_store(store_url, scenario)


def test_what_a_guest_kept_a_person_keeps_beside_their_own(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await opened(store)
        await store.papers.keep("t1", "bob", 0, {"note": "his", "marks": [OTHER, MARK]}, 5.0)
        person = PersonRow("ann", "handle", "", None, None, "", "", 1.0)
        session = SessionRow("hash", "id", "ann", "a browser", 1.0, 1.0)
        assert await store.persons.write(Keep(person, session))
        assert await store.persons.write(Join("bob", "ann"))
        assert await store.papers.paper("t1", "ann") == PaperRow("t1", "ann", "mine\n\nhis", [MARK, OTHER], 3, 6.0)
        assert await store.papers.of_guest("bob") == []
        assert [row.guest for row in await store.papers.premoves_of_guest("ann")] == ["ann"]

    with_store(store_url, scenario)
