"""Rated games at tables: what they refuse, that they count once, and that one is found that nobody saw to its end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from ecumene.table.live import rated
from ecumene.table.live.live import LiveTable
from ecumene.table.live.rated import ratings_at, ratings_of
from ecumene.table.live.tables import Tables
from ecumene.table.log.judging import judge
from ecumene.table.wire.messages import Fill, Give, NewTable, RewindRequest, SeatWish, Sit, StandIn
from ecumene.table.wire.problems import TableProblem
from tests.table.live.room import ANN, BOB, CAT, act, legal, random_action, refused, room, run, until
from tests.table.live.test_real_store import server

YOU, OPEN, BOT = SeatWish(kind="you"), SeatWish(kind="open"), SeatWish(kind="bot", level="steady")


async def duel(tables: Tables, *seats: SeatWish, **wish: Any) -> LiveTable:
    asked = NewTable(game="harbour", seats=[*(seats or (YOU, OPEN))], order="fixed", rated=True, **wish)
    table = await tables.open((await tables.create(ANN, asked)).id)
    if any(seat.kind == "open" for seat in asked.seats):
        await table.sit(BOB, Sit())
        await table.begin(ANN)
    return table


async def play_out(table: LiveTable) -> None:
    rng = Random(3)
    while table.state.status != "over":
        await random_action(table, rng)


async def counted(tables: Tables, table: LiveTable) -> dict[int, int | None]:
    """By seat what a game changed, once it has counted."""
    store = tables.house.store
    while not (told := await ratings_at(store, table.state)).counted:
        await rated.settle(tables.house)
    return {seat.seat: seat.change for seat in told.seats}


def test_a_game_that_is_over_counts_for_those_who_sat_there(store_url: str) -> None:
    async def play() -> None:
        async with server(store_url) as tables:
            table = await duel(tables)
            before = await ratings_at(tables.house.store, table.state)
            assert [(seat.rating, seat.doubt, seat.provisional, seat.change) for seat in before.seats] == [
                (1500, 250, True, None)
            ] * 2
            await play_out(table)
            change = await counted(tables, table)
            [winner] = table.info(ANN).winners
            assert (change[winner] or 0) > 0 > (change[1 - winner] or 0)
            [own], bots = await ratings_of(tables.house.store, (ANN, BOB)[winner].id)
            assert (own.game, own.seats, own.games, own.rating) == ("harbour", 2, 1, 1500 + (change[winner] or 0))
            assert bots == []
            assert "places" not in (await tables.lobby(ANN)).yours[0].model_dump()

    run(play)


def test_bots_count_too_and_whoever_gives_up_is_last(store_url: str) -> None:
    async def play() -> None:
        async with server(store_url) as tables:
            table = await duel(tables, YOU, BOT, SeatWish(kind="bot", level="keen"))
            await table.concede(ANN, StandIn(seat=0, level="fierce"))
            await until(lambda: table.state.status == "over")
            change = await counted(tables, table)
            assert (change[0] or 0) < 0 == change[1]
            [own], bots = await ratings_of(tables.house.store, ANN.id)
            assert own.rating == 1500 + (change[0] or 0)
            assert [(bot.level, bot.seats) for bot in bots] == [("steady", 3), ("keen", 3)]
            assert (bots[0].rating, bots[0].doubt, bots[0].provisional) == (1500, 0, False)

    run(play)


def test_a_game_that_ended_while_the_server_died_is_rated_after_it(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with server(store_url) as tables:
            table = await duel(tables)
            with monkeypatch.context() as dead:
                dead.setattr("ecumene.table.live.tables.is_rated", lambda _: False)  # nobody is left to do it
                await play_out(table)
            assert await tables.house.store.ratings.due(9) == [table.state.row.id]
        async with server(store_url) as tables:
            while await tables.house.store.ratings.due(9):
                await tables.house.store.ping()
            told = await ratings_at(tables.house.store, (await tables.open(table.state.row.id)).state)
            assert told.counted
            assert [seat.games for seat in told.seats] == [1, 1]

    run(play)


def test_a_game_that_counts_while_somebody_looks_is_never_told_with_the_ratings_before_it(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with server(store_url) as tables:
            table = await duel(tables)
            ratings = tables.house.store.ratings
            with monkeypatch.context() as dead:
                dead.setattr("ecumene.table.live.tables.is_rated", lambda _: False)
                await play_out(table)

            def then_it_counts(read: Callable[[Any], Awaitable[Any]]) -> Callable[[Any], Awaitable[Any]]:
                async def reading(asked: Any) -> Any:
                    found = await read(asked)
                    await ratings.rate(table.state.row.id, judge, 1.0)
                    return found

                return reading

            for name in ("among", "result"):
                monkeypatch.setattr(ratings, name, then_it_counts(getattr(ratings, name)))
            first, then = [await ratings_at(tables.house.store, table.state) for _ in range(2)]
            assert [[seat.games for seat in told.seats] for told in (first, then)] == [[1, 1]] * 2
            assert then.counted

    run(play)


def test_a_game_that_ended_by_a_write_nobody_was_sure_of_is_rated_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with room() as here:
            looked: list[object] = []

            async def look(house: object) -> None:
                looked.append(house)

            monkeypatch.setattr("ecumene.table.live.tables.rate_games", look)
            table, rng = await duel(here.tables), Random(3)
            while table.state.status != "over":
                here.store.fault = "unsure"
                with suppress(TableProblem):
                    await random_action(table, rng)
                await table.heard(0)
            await until(lambda: bool(looked))

    run(play)


def test_a_game_that_cannot_be_rated_keeps_no_other_waiting(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with server(store_url) as tables:
            with monkeypatch.context() as later:
                later.setattr("ecumene.table.live.tables.is_rated", lambda _: False)
                first, second = await duel(tables), await duel(tables)
                await play_out(first)
                await play_out(second)
            asked: list[object] = []

            def judge_but_one(data: Any, known: Any) -> Any:
                asked.append(data)
                if len(asked) == 1:
                    raise ValueError("what is this?")
                return judge(data, known)

            with monkeypatch.context() as broken:
                broken.setattr("ecumene.table.live.rated.judge", judge_but_one)
                await rated.settle(tables.house)
            assert len(await tables.house.store.ratings.due(9)) == 1, "the other counts"
            for table in (first, second):
                assert (await counted(tables, table))[0] is not None

    run(play)


def test_a_rated_table_says_so_and_is_fair() -> None:
    async def play() -> None:
        async with room() as house:
            table = await duel(house.tables)
            assert table.info(CAT).rated
            assert not table.info(CAT).hints
            await act(table, table.state.pending[0], legal(table, table.state.pending[0])[0])
            wish = RewindRequest(move=0, version=table.state.version)
            await refused(table.rewind(ANN, wish), "not_allowed", 403)

    run(play)


def test_everybody_has_one_seat_at_a_rated_table() -> None:
    async def play() -> None:
        async with room() as house:
            asked = NewTable(game="harbour", seats=[YOU, OPEN, OPEN], order="fixed", rated=True)
            table = await house.tables.open((await house.tables.create(ANN, asked)).id)
            await table.sit(BOB, Sit())
            for guest in (ANN, BOB):
                assert (await refused(table.sit(guest, Sit()), "not_allowed", 403)).problem.field == "seat"
            assert (await refused(table.give(ANN, Give(seat=2, to=1)), "not_allowed", 403)).problem.field == "to"
            secret = table.seat_link(BOB, 1).secret
            await refused(table.claim(ANN, secret), "not_allowed", 403)
            assert [seat.kind for seat in table.info(ANN).seats] == ["person", "person", "open"]

    run(play)


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"hints": True}, "hints"),
        ({"seed": 7}, "seed"),
        ({"guide": True}, "guide"),
        ({"content": "title: x"}, "content"),
        ({"seats": [YOU, YOU]}, "seats"),
        ({"seats": [BOT, BOT]}, "seats"),
    ],
)
def test_what_would_be_unfair_is_refused_by_its_name(wish: dict[str, Any], field: str) -> None:
    async def play() -> None:
        async with room() as house:
            asked = NewTable.model_validate({"game": "harbour", "seats": [YOU, BOT], "rated": True, **wish})
            problem = await refused(house.tables.create(ANN, asked), "bad_request", 400)
            assert problem.problem.field == field
            assert (await house.tables.lobby(ANN)).yours == []

    run(play)


def test_bots_alone_do_not_begin_a_rated_game() -> None:
    async def play() -> None:
        async with room() as house:
            asked = NewTable(game="harbour", seats=[OPEN, BOT], rated=True)
            table = await house.tables.open((await house.tables.create(ANN, asked)).id)
            await table.fill(ANN, Fill(seat=0, kind="bot"))
            await refused(table.begin(ANN), "not_allowed", 403)

    run(play)


def test_who_signs_in_as_somebody_at_the_table_is_no_opponent_of_theirs(store_url: str) -> None:
    async def play() -> None:
        async with server(store_url) as tables:
            asked = NewTable(game="harbour", seats=[YOU, OPEN], order="fixed", rated=True)
            table = await tables.open((await tables.create(ANN, asked)).id)
            await table.sit(BOB, Sit())
            await tables.adopt(BOB.id, ANN.id)
            assert table.info(ANN).you.seats == [0, 1]
            await refused(table.begin(ANN), "not_allowed", 403)
            await table.leave(ANN, StandIn(seat=1))
            await table.sit(CAT, Sit())
            await table.begin(ANN)
            assert table.state.status == "running"

    run(play)


def test_to_play_again_everybody_sits_down_and_so_agrees_once_more() -> None:
    async def play() -> None:
        async with room() as house:
            table = await duel(house.tables)
            await play_out(table)
            again = await table.again(BOB)
            assert (again.status, again.rated) == ("waiting", True)
            assert [seat.kind for seat in again.seats] == ["open", "open"]

    run(play)


def test_a_table_that_is_not_rated_has_no_ratings() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            await refused(ratings_at(house.store, table.state), "not_found", 404)

    run(play)
