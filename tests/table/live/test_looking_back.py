"""Looking back: the table after any move, as its viewer may see it, and points over time."""

from __future__ import annotations

import json
from random import Random

import pytest

from ecumene.table.wire.problems import TableProblem
from tests.table.live.room import ANN, BOB, CAT, DAN, act, by_id, random_action, room, run


def test_every_moment_is_the_table_as_it_was_then() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            rng = Random(2)
            then = [json.loads(table.full(BOB))]
            while table.state.status != "over":
                await random_action(table, rng)
                then.append(json.loads(table.full(BOB)))
            for move, whole in enumerate(then):
                moment = table.moment(BOB, move)
                assert by_id(moment.scene) == by_id(whole["scene"])
                assert moment.choices == whole["choices"]
                assert (moment.move, moment.moves) == (move, table.state.moves)
            assert table.moment(BOB, 0).by is None
            last = table.state.last
            assert last is not None
            assert table.moment(BOB, last.number).by == last.seat
            for number in (-1, last.number + 1):
                with pytest.raises(TableProblem, match="no such move"):
                    table.moment(BOB, number)

    run(play)


def test_a_moment_tells_a_spectator_no_secret_choice() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            await act(table, 0, "berth 0.-1")
            own, other, spectator = (table.moment(guest, 1) for guest in (ANN, BOB, DAN))
            assert own.by == other.by == spectator.by == 0
            assert other.events == spectator.events == []
            assert spectator.choices == []
            assert own.scene != spectator.scene
            assert own.did is not None, "of what one did oneself one may hear, though the story has no line of it"
            assert other.did is spectator.did is None

    run(play)


def test_when_the_game_is_over_every_move_says_what_it_was() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            rng = Random(2)
            while table.state.status != "over":
                await random_action(table, rng)
            halfway, silent = set(table.series(DAN).halfway), 0
            for number in range(1, table.state.moves + 1):
                moment = table.moment(DAN, number)
                told = any("say" in event for event in moment.events)
                silent += moment.did is not None
                assert told != (moment.did is not None) or number in halfway
            assert silent, "some have no line in the story"

    run(play)


def test_points_over_time_and_what_is_worth_a_look() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, CAT, game="vinci", seed=3)
            rng = Random(2)
            for _ in range(250):
                if table.state.status != "over":
                    await random_action(table, rng)
            series = table.series(DAN)
            assert series.points[0].move == 0
            assert series.points[-1].points == table.info(ANN).points
            moves = [point.move for point in series.points]
            assert moves == sorted(set(moves))
            assert all(a.points != b.points for a, b in zip(series.points, series.points[1:], strict=False))
            assert [mark.move for mark in series.marks] == sorted(mark.move for mark in series.marks)
            said = {mark.say["t"] for mark in series.marks if isinstance(mark.say, dict)}
            assert "vinci-log-declines" in said
            assert series.turns[0][0] == 0
            assert all(a[1] != b[1] for a, b in zip(series.turns, series.turns[1:], strict=False))

    run(play)
