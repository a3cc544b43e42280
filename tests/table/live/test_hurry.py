"""The last who has not chosen has a few seconds, if the game says so; then chance decides."""

from __future__ import annotations

import asyncio
from typing import Any

from ecumene.table.wire.messages import StandIn, UndoRequest
from tests.table.live.room import ANN, BOB, CAT, Page, act, legal, room, run, until


def left(page: Page) -> dict[str, Any] | None:
    """What a page was told last of who is waited for."""
    told: dict[str, Any] | None = page.heard[-1]["hurried"]
    return told


def test_the_clock_starts_with_the_last_who_has_not_chosen() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, CAT, game="hasty")
            page = Page(table, ANN).join()
            assert table.hurry.due is None
            await act(table, 1, "berth 0.1")
            assert left(page) is None
            await act(table, 0, "berth 0.1")
            told = left(page)
            assert told is not None
            assert told["seat"] == 2
            assert 29 < told["left"] <= 30
            assert not table.idle
            await act(table, 2, "berth 0.1")
            assert left(page) is None
            assert table.hurry.due is None

    run(play)


def test_the_clock_runs_on_while_people_come_and_go_and_stops_when_somebody_takes_back() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="hasty")
            await act(table, 0, "berth 0.1")
            due = table.hurry.due
            assert due is not None
            await table.claim(CAT, table.seat_link(BOB, 1).secret)
            assert table.hurry.due is due
            page = Page(table, BOB).join()
            assert page.heard[0]["hurried"]["seat"] == 1, "whoever comes back is told"
            await table.undo(ANN, UndoRequest(seat=0, version=table.state.version))
            assert table.hurry.due is None
            assert left(page) is None

    run(play)


def test_when_time_is_over_chance_decides_and_the_story_says_so() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="rash")
            page = Page(table, ANN).join()
            offered = legal(table, 1)
            await act(table, 0, "berth 0.1")
            await until(lambda: table.state.moves == 2)
            assert table.state.last is not None
            assert table.state.last.seat == 1
            assert table.state.last.deed.notation in offered
            assert page.log[-1]["event"]["say"] == {"t": "core-log-hurried", "a": {"who": "p1"}}
            page.agrees()
            words = table.state.game.words
            assert words("en")("core-log-hurried", who="Bob") != words("fr")("core-log-hurried", who="Bob")
            again = await house.reopened(table)
            assert again.state.last is not None
            assert again.state.last.position.dump() == table.state.last.position.dump()

    run(play)


def test_what_chance_decides_comes_from_the_tables_seed() -> None:
    async def chosen(seed: int) -> str:
        async with room() as house:
            table = await house.table(ANN, BOB, game="rash", seed=seed)
            await act(table, 0, "berth 0.1")
            await until(lambda: table.state.moves == 2)
            assert table.state.last is not None
            return table.state.last.deed.notation

    found = [run(lambda seed=seed: chosen(seed)) for seed in (1, 1, 2, 3, 4, 5)]  # type: ignore[misc]
    assert found[0] == found[1]
    assert len(set(found)) > 1


def test_bots_are_never_hurried() -> None:
    async def play() -> None:
        async with room() as house:
            house.bots.answers = lambda asked: None
            table = await house.table(ANN, BOB, bots=["gentle"], game="rash")
            await table.leave(BOB, StandIn(seat=1))
            await act(table, 0, "berth 0.1")
            assert await table.bot_act(table.state, 1, "berth 0.1", "")
            await asyncio.sleep(0.05)
            assert table.state.pending == (2,)
            assert table.hurry.due is None

    run(play)


def test_after_a_restart_the_clock_starts_anew() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="hasty")
            await act(table, 0, "berth 0.1")
            again = await house.reopened(table)
            assert again.hurry.due is not None
            assert again.hurry.due.seat == 1

    run(play)


def test_while_the_store_is_gone_chance_waits() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="rash")
            await act(table, 0, "berth 0.1")
            house.store.down = True
            await asyncio.sleep(0.05)
            assert table.state.moves == 1
            house.store.down = False
            await until(lambda: table.state.moves == 2)

    run(play)
