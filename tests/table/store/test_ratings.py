"""Rated games in the store: each counts once, in the order in which they ended, whoever tries and how often."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ecumene.table.store import Store
from ecumene.table.store.persons import Join, Keep
from ecumene.table.store.ratings import RatingRow, Verdict
from tests.table.postgres import Cluster
from tests.table.store.examples import entries, opened, summary, table, with_store
from tests.table.store.test_persons import ANN, HERE

RATED = {"rated": True}
DATA: dict[str, Any] = {"holders": [["ann"], ["bob"]], "seats": [{}, {}], "moves": 1}


def judge(data: dict[str, Any], known: Callable[[str], RatingRow | None]) -> Sequence[Verdict]:
    """Whoever has the first seat gains one, the other loses one."""
    found: list[Verdict] = []
    for seat, (who,) in enumerate(data["holders"]):
        row = known(who)
        mu, sigma = (25.0, 8.0) if row is None else (row.mu, row.sigma)
        found.append(Verdict(who, (seat,), (mu, sigma), (mu + 1 - 2 * seat, sigma / 2)))
    return found


async def over(store: Store, name: str, at: float, **row: Any) -> None:
    ended = replace(summary(1, members="ann bob", data=DATA), status="over", changed=at)
    assert await store.create(table(name, **{"seats": 2, "terms": RATED, **row}), entries(1, 1), ended)


def test_a_game_counts_once_and_in_the_order_in_which_games_ended(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await over(store, "later", 20.0)
        await over(store, "first", 10.0)
        await over(store, "plain", 5.0, terms={})
        running = replace(summary(1, members="ann bob", data=DATA), status="running")
        await store.create(table("on", seats=2, terms=RATED), entries(1, 1), running)
        assert await store.ratings.due(9) == ["first", "later"]
        assert not await store.ratings.rate("on", judge, 1.0)
        assert not await store.ratings.rate("plain", judge, 1.0)
        assert await store.ratings.result("first") is None
        tries = await asyncio.gather(*[store.ratings.rate("first", judge, 30.0) for _ in range(3)])
        assert sorted(tries) == [False, False, True]
        assert await store.ratings.due(9) == ["later"]
        assert await store.ratings.of("ann") == [RatingRow("ann", "vinci", 2, 26.0, 4.0, 1, 30.0)]
        assert await store.ratings.result("first") == {0: [25.0, 8.0, 26.0, 4.0], 1: [25.0, 8.0, 24.0, 4.0]}
        assert await store.ratings.rate("later", judge, 40.0)
        assert [row.mu for row in await store.ratings.among(["bob", "ann"])] == [27.0, 23.0]

    with_store(store_url, scenario)


def test_several_servers_rate_a_game_once(postgres: Cluster) -> None:
    async def scenario() -> None:
        url = postgres.new_store()
        async with opened(url) as here, opened(url) as there:
            for number in range(6):
                await over(here, f"t{number}", float(number))
            works = [each.ratings.rate(f"t{number}", judge, 1.0) for number in range(6) for each in (here, there)]
            assert sum(await asyncio.gather(*works)) == 6
            [ann] = await there.ratings.of("ann")
            assert (ann.mu, ann.games) == (31.0, 6)

    asyncio.run(scenario())


def test_a_guests_rating_moves_along_and_the_surer_one_stays(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.persons.write(Keep(ANN, HERE))
        await over(store, "t1", 1.0)
        await store.ratings.rate("t1", judge, 1.0)  # of ann and bob
        await over(store, "t2", 2.0, seats=3)
        await store.ratings.rate("t2", lambda *_: [Verdict("cat", (0,), (25.0, 8.0), (20.0, 6.0))], 2.0)
        await store.persons.write(Join("cat", "ann"))
        assert await store.ratings.of("cat") == []
        assert [(row.seats, row.mu) for row in await store.ratings.of("ann")] == [(2, 26.0), (3, 20.0)]
        await over(store, "t3", 3.0)
        await store.ratings.rate("t3", lambda *_: [Verdict("dan", (0,), (25.0, 8.0), (19.0, 2.0))], 3.0)
        await store.persons.write(Join("dan", "ann"))
        [two, _] = await store.ratings.of("ann")
        assert (two.mu, two.sigma, two.games) == (19.0, 2.0, 2)

    with_store(store_url, scenario)


def test_nothing_is_left_of_whoever_is_forgotten_and_a_table_can_be_thrown_away(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await over(store, "t1", 1.0)
        await store.ratings.rate("t1", judge, 1.0)
        await store.forget("ann", lambda *_: None)
        assert await store.ratings.of("ann") == []
        assert [row.mu for row in await store.ratings.of("bob")] == [24.0]
        assert await store.prune("t1", "over", 2.0)
        assert await store.ratings.result("t1") is None
        assert [row.mu for row in await store.ratings.of("bob")] == [24.0]

    with_store(store_url, scenario)
