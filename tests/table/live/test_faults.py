"""When the store fails: nothing is told that was not written, and nothing written is lost."""

from __future__ import annotations

import asyncio

import pytest

from ecumene.table.wire.messages import ActRequest, NewTable, SeatWish
from tests.table.live.room import ANN, BOB, DAN, Page, act, refused, room, run, until


def test_without_a_store_nothing_happens() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            page, version = Page(table, DAN).join(), table.state.version
            house.store.down = True
            await refused(act(table, 0, "berth 0.1"), "unavailable", 503)
            assert table.state.version == page.version == version
            await refused(house.tables.open("unknown"), "unavailable", 503)
            wish = NewTable(game="harbour", seats=[SeatWish(kind="you"), SeatWish(kind="bot")])
            await refused(house.tables.create(ANN, wish), "unavailable", 503)
            await refused(act(table, 0, "berth 0.1"), "unavailable", 503)
            house.store.down = False
            assert await act(table, 0, "berth 0.1") == version + 1
            page.agrees()

    run(play)


def test_a_write_that_was_lost_can_be_tried_again() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            page, version = Page(table, DAN).join(), table.state.version
            house.store.fault = "lost"
            await refused(act(table, 0, "berth 0.1"), "unavailable", 503)
            assert await act(table, 0, "berth 0.1") == version + 1
            page.agrees()

    run(play)


def test_a_write_whose_answer_was_lost_counts_once() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            page, version = Page(table, DAN).join(), table.state.version
            house.store.fault = "unsure"
            wish = ActRequest(seat=0, version=version, actions=["berth 0.1"])
            await refused(table.act(ANN, wish), "unavailable", 503)
            assert page.version == version, "nothing is told before it is certain"
            other = ActRequest(seat=0, version=version, actions=["claim"])
            stale = await refused(table.act(ANN, other), "stale", 409)  # and not illegal: the table has moved on
            assert stale.problem.state is not None
            assert stale.problem.state.version == version + 1
            assert table.state.moves == 1
            page.agrees()

    run(play)


def test_a_store_that_goes_while_the_table_catches_up_is_asked_again() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            page, version = Page(table, DAN).join(), table.state.version
            house.store.fault = "taken"
            await refused(act(table, 0, "berth 0.1"), "unavailable", 503)
            await table.heard(0)
            house.store.down = False
            other = await house.reopened(table)
            await act(other, 0, "berth 0.1")
            stale = await refused(act(table, 0, "berth 0.1"), "stale", 409)
            assert stale.problem.state is not None
            assert await act(table, 1, "berth 0.1") == version + 2
            page.agrees()

    run(play)


def test_who_goes_away_in_the_middle_leaves_no_half_of_an_action() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            page, version = Page(table, DAN).join(), table.state.version
            house.store.gate = asyncio.Event()
            acting = asyncio.create_task(act(table, 0, "berth 0.1"))
            await until(lambda: house.store.waiting > 0)
            acting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await acting
            house.store.gate.set()
            await until(lambda: table.state.version == version + 1)
            page.agrees()

    run(play)


def test_a_server_that_stops_finishes_what_it_writes() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            house.store.gate = asyncio.Event()
            acting = asyncio.create_task(act(table, 0, "berth 0.1"))
            await until(lambda: house.store.waiting > 0)
            stopping = asyncio.create_task(house.tables.stop())
            await asyncio.sleep(0)
            house.store.gate.set()
            await stopping
            assert acting.done() or len(house.store.database.entries[table.state.row.id]) == table.state.version
            assert table.state.moves == 1
            await acting

    run(play)


def test_two_at_once_are_served_one_after_the_other() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            house.store.delay = 0.01
            version = table.state.version
            both = [  # one person in two windows
                table.act(ANN, ActRequest(seat=0, version=version, actions=["berth 0.1"])),
                table.act(ANN, ActRequest(seat=0, version=version, actions=["berth 1.0"])),
            ]
            done = await asyncio.gather(*both, return_exceptions=True)
            assert [getattr(one, "version", None) for one in done] == [version + 1, None]
            assert getattr(done[1], "status", None) == 409
            assert table.state.moves == 1

    run(play)
