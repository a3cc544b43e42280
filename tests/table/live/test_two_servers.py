"""Two servers on one store: both serve the same table, and neither overwrites the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from threading import Event
from time import time
from typing import Any

import pytest

from ecumene.table.live.tables import rebuild
from ecumene.table.log.state import TableState
from ecumene.table.wire.messages import ActRequest
from tests.table.live.memory import Database
from tests.table.live.room import ANN, BOB, CAT, DAN, Page, Room, act, legal, random_action, refused, room, run, until


@asynccontextmanager
async def two_rooms(takeover: float = 10.0, clock: Callable[[], float] = time) -> AsyncIterator[tuple[Room, Room]]:
    database = Database()
    async with AsyncExitStack() as stack:
        one = await stack.enter_async_context(room(database, shared=True, takeover=takeover, clock=clock))
        yield one, await stack.enter_async_context(room(database, shared=True, takeover=takeover, clock=clock))


def test_what_is_done_here_is_heard_there() -> None:
    async def play() -> None:
        async with two_rooms() as (here, there):
            table = await here.table(ANN, BOB, CAT, game="vinci")
            twin = await there.tables.open(table.state.row.id)
            pages = [Page(table, ANN).join(), Page(twin, BOB).join(), Page(twin, DAN).join()]
            rng = Random(1)
            for _ in range(60):
                await random_action(rng.choice([table, twin]), rng)
                await until(lambda: table.state.version == twin.state.version)
            for page in pages:
                page.agrees()

    run(play)


def test_of_two_who_act_at_once_one_wins_and_the_other_hears_why() -> None:
    async def play() -> None:
        async with two_rooms() as (here, there):
            table = await here.table(ANN, BOB)
            twin = await there.tables.open(table.state.row.id)
            here.store.heard = there.store.heard = None  # the news is slower than the second action
            page = Page(twin, BOB).join()
            await act(table, 1, "berth 0.1")
            late = ActRequest(seat=1, version=twin.state.version, actions=["berth 1.0"])
            refusal = await refused(twin.act(BOB, late), "stale", 409)
            assert refusal.problem.state is not None
            assert refusal.problem.state.version == table.state.version
            page.agrees()
            await act(twin, 0, "berth 1.0")
            assert len(here.store.database.entries[table.state.row.id]) == twin.state.version

    run(play)


def test_two_who_choose_in_secret_at_two_servers_at_once_both_win() -> None:
    async def play() -> None:
        async with two_rooms() as (here, there):
            table = await here.table(ANN, BOB, CAT)
            twin = await there.tables.open(table.state.row.id)
            here.store.heard = there.store.heard = None  # the news is slower than the second choice
            page, version = Page(twin, BOB).join(), twin.state.version
            await act(table, 0, "berth 0.1")
            chosen = ActRequest(seat=1, version=version, actions=["berth 1.0"])
            assert (await twin.act(BOB, chosen)).version == version + 2
            assert twin.state.pending == (2,)
            page.agrees()

    run(play)


def test_a_server_that_missed_the_news_catches_up() -> None:
    async def play() -> None:
        async with two_rooms() as (here, there):
            table = await here.table(ANN, BOB, CAT, game="vinci")
            twin = await there.tables.open(table.state.row.id)
            page = Page(twin, DAN).join()
            heard, there.store.heard = there.store.heard, None
            rng = Random(1)
            for _ in range(70):
                await random_action(table, rng)
            assert twin.state.moves == 0
            assert heard is not None
            heard("", 0)
            await until(lambda: twin.state.moves == 70)
            page.agrees()

    run(play)


def test_what_is_written_while_a_server_loads_the_table_is_not_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with two_rooms() as (here, there):
            table = await here.table(ANN, BOB)
            reading, go_on = Event(), Event()

            def slow(*given: Any) -> TableState:
                reading.set()
                go_on.wait(300)
                return rebuild(*given)

            monkeypatch.setattr("ecumene.table.live.tables.rebuild", slow)
            opening = asyncio.create_task(there.tables.open(table.state.row.id))
            await asyncio.to_thread(reading.wait, 300)
            await act(table, 0, "berth 0.1")
            await asyncio.sleep(0.01)  # the news comes, and nobody is there
            go_on.set()
            twin = await opening
            await until(lambda: twin.state.version == table.state.version)

    run(play)


def test_the_server_that_wrote_last_serves_the_bots() -> None:
    async def play() -> None:
        async with two_rooms() as (here, there):
            table = await here.table(ANN, bots=["gentle", "gentle"])
            twin = await there.tables.open(table.state.row.id)
            await until(lambda: twin.state.moves == 2)
            assert there.bots.asked == []
            served = len(here.bots.asked)
            while not there.bots.asked:  # until it is a bot's turn
                await act(twin, 0, legal(twin, 0)[0])
                await until(lambda: 0 in twin.state.pending)
            assert len(here.bots.asked) == served

    run(play)


def test_a_bot_that_waits_for_a_dead_server_is_taken_over() -> None:
    async def play() -> None:
        now = 1_000.0
        async with two_rooms(takeover=0.01, clock=lambda: now) as (here, there):
            here.bots.answers = lambda question: None
            table = await here.table(ANN, bots=["gentle"])
            twin = await there.tables.open(table.state.row.id)
            await asyncio.sleep(0.05)
            assert there.bots.asked == [], "the other one may still be thinking"
            now += 1.0
            await until(lambda: twin.state.moves == 1)
            await until(lambda: table.state.moves == 1)

    run(play)
