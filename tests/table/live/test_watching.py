"""Watching: some moves behind the game, or not at all, as the table was opened."""

from __future__ import annotations

import json
from random import Random

import pytest

from ecumene.table.live.live import LiveTable
from ecumene.table.wire.messages import RewindRequest, WatchRule
from tests.table.live.room import ANN, BOB, CAT, Page, act, by_id, legal, random_action, refused, room, run

DELAY = 3


def test_whoever_watches_is_some_moves_behind_and_catches_up_at_the_end() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB, watch=WatchRule(delay=DELAY))
            live = await here.table(ANN, BOB)  # the same game without a delay
            page, player = Page(table, CAT).join(), Page(table, ANN).join()
            told: list[object] = [json.loads(live.full(CAT))["scene"]]
            while True:
                seat = table.state.pending[0]
                done = legal(table, seat)[0]
                await act(table, seat, done)
                await act(live, seat, done)
                told.append(json.loads(live.full(CAT))["scene"])
                if table.state.status == "over":
                    break
                page.agrees()
                player.agrees()
                behind = max(0, table.state.moves - DELAY)
                assert page.told["table"]["moves"] == behind
                assert by_id(page.scene) == by_id(told[behind])
                assert player.told["table"]["moves"] == table.state.moves
            page.agrees()
            assert by_id(page.scene) == by_id(told[-1])
            assert page.told["table"]["status"] == "over"

    run(play)


@pytest.mark.parametrize("game", ["harbour", "vinci"])
def test_what_is_taken_back_is_followed_too(game: str) -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB, game=game, watch=WatchRule(delay=DELAY))
            page, rng = Page(table, CAT).join(), Random(3)
            for step in range(40):
                if table.state.status == "over":
                    break
                await random_action(table, rng)
                if step % 5 == 4 and table.state.moves > 2:
                    wish = RewindRequest(move=table.state.moves - 2, version=table.state.version)
                    await table.rewind(ANN, wish)
                page.agrees()

    run(play)


def test_looking_back_is_no_way_to_look_ahead() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB, watch=WatchRule(delay=DELAY))
            for _ in range(5):
                seat = table.state.pending[0]
                await act(table, seat, legal(table, seat)[0])
            assert table.moment(CAT, 2).moves == 2
            assert table.info(CAT).moves == 2
            assert table.info(ANN).moves == 5
            await refused(asked(table), "not_found", 404)
            await refused(record(table), "waiting", 409)
            assert max(point.move for point in table.series(CAT).points) <= 2
            assert table.record(ANN)
            lists = await here.tables.lobby(CAT)
            assert lists.watch == []  # it is not public

    async def asked(table: LiveTable) -> object:
        return table.moment(CAT, 3)

    async def record(table: LiveTable) -> object:
        return table.record(CAT)

    run(play)


def test_a_game_may_be_closed_to_others_but_not_before_it_begins() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB, begin=False, public=True, watch=WatchRule(open=False))
            table.need_welcome(CAT)
            await table.begin(ANN)
            for guest in (ANN, BOB):
                table.need_welcome(guest)
            await refused(asks(table), "not_allowed", 403)
            assert [info.id for info in (await here.tables.lobby(CAT)).watch] == []
            assert [info.id for info in (await here.tables.lobby(BOB)).yours] == [table.state.row.id]

    async def asks(table: LiveTable) -> None:
        table.need_welcome(CAT)

    run(play)
