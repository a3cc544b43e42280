"""Nobody takes away the last way back to somebody's seats, however many try at the same moment."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from threading import Barrier, Event, Thread

import pytest

from ecumene.table.store import Store
from ecumene.table.store.database import Database
from ecumene.table.store.persons import AddKey, Change, PersonWork
from ecumene.table.store.ways_back import DropKey, DropPhrase
from tests.table.store.examples import with_store
from tests.table.store.test_persons import KEY, kept

PHRASE = Change("ann", {"phrase_tag": "tag", "phrase_salt": "salt", "phrase_hash": "hash"})
SECOND = replace(KEY, id="key-2")
ROUNDS = 20

PAIRS: dict[str, tuple[Sequence[PersonWork], tuple[PersonWork, PersonWork]]] = {
    "key-and-phrase": ([AddKey(KEY), PHRASE], (DropKey("ann", "key-1"), DropPhrase("ann"))),
    "phrase-and-key": ([AddKey(KEY), PHRASE], (DropPhrase("ann"), DropKey("ann", "key-1"))),
    "two-keys": ([AddKey(KEY), AddKey(SECOND)], (DropKey("ann", "key-1"), DropKey("ann", "key-2"))),
}
"""What somebody has, and the two things that are taken away at once."""


async def ways(store: Store) -> int:
    """How many ways back somebody has."""
    person = await store.persons.person("ann")
    assert person is not None
    return len(await store.persons.keys("ann")) + (person.phrase_tag is not None)


def test_each_goes_while_there_is_another(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await kept(store)
        write = store.persons.write
        assert not await write(DropKey("ann", "key-1")), "there is none"
        assert not await write(DropPhrase("ann")), "nor any other way"
        assert await write(AddKey(KEY))
        assert not await write(DropKey("ann", "key-1"))
        assert await write(DropPhrase("ann"))
        assert await write(PHRASE)
        assert not await write(DropKey("bob", "key-1"))
        assert not await write(DropKey("ann", "key-9"))
        assert await write(DropKey("ann", "key-1"))
        assert not await write(DropPhrase("ann"))
        assert not await write(DropPhrase("nobody"))
        assert not await write(DropKey("nobody", "key-1"))
        assert await ways(store) == 1

    with_store(store_url, scenario)


@pytest.mark.parametrize("pair", PAIRS)
def test_who_begins_before_the_other_has_ended_waits_and_is_refused(store_url: str, pair: str) -> None:
    """Two servers, by hand: the second transaction asks while the first has taken its way and not yet committed."""
    has, (first, second) = PAIRS[pair]

    async def prepared(store: Store) -> None:
        await kept(store)
        for work in has:
            assert await store.persons.write(work)

    with_store(store_url, prepared)
    databases, begun, outcome = (Database(store_url), Database(store_url)), Event(), list[bool]()

    def later() -> None:
        begun.set()
        with databases[1].writing.begin() as connection:
            outcome.append(second.write(connection))

    other = Thread(target=later)
    with databases[0].writing.begin() as connection:
        assert first.write(connection)
        other.start()
        assert begun.wait(60)
        other.join(0.5)
        assert outcome == [], "it waits for the first"
    other.join(60)
    assert outcome == [False]
    for database in databases:
        database.dispose()
    assert with_store(store_url, ways) == 1


@pytest.mark.parametrize("pair", PAIRS)
def test_of_two_servers_that_take_the_last_two_at_once_one_is_refused(store_url: str, pair: str) -> None:
    has, both = PAIRS[pair]
    with_store(store_url, kept)
    barrier, took = Barrier(2), (list[bool](), list[bool]())

    def server(number: int) -> None:
        async def scenario(store: Store) -> None:
            for _ in range(ROUNDS):
                if number == 0:
                    for work in has:
                        await store.persons.write(work)
                await asyncio.to_thread(barrier.wait, 60)
                took[number].append(await store.persons.write(both[number]))
                await asyncio.to_thread(barrier.wait, 60)
                assert await ways(store) == 1
                await asyncio.to_thread(barrier.wait, 60)

        with_store(store_url, scenario)

    threads = [Thread(target=server, args=(number,)) for number in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [one != other for one, other in zip(*took, strict=True)] == [True] * ROUNDS
    assert with_store(store_url, ways) == 1


def test_of_two_requests_of_one_server_one_is_refused(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await kept(store)
        for has, both in PAIRS.values():
            for work in has:
                await store.persons.write(work)
            assert sorted(await asyncio.gather(*[store.persons.write(work) for work in both])) == [False, True]
            assert await ways(store) == 1

    with_store(store_url, scenario)
