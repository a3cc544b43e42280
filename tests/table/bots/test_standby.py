"""Standby: where no worker brings an answer the table decides, and no game ever stands still."""

from __future__ import annotations

import asyncio
import json
import threading
from random import Random
from typing import Any, ClassVar

import pytest

from ecumene.core.action import Action, Seat
from ecumene.core.position import Position
from ecumene.table.bots.lanes import Lanes
from ecumene.table.bots.standby import Standby
from ecumene.table.bots.workers import BotWorkers, Decision, Question, Worker
from ecumene.table.live.tables import Tables
from ecumene.table.wire.messages import NewTable, SeatWish
from tests.table.live.memory import MemoryStore
from tests.table.live.room import ANN, BOB, GAMES, Page, act, legal, room, run, until
from tests.tiny.harbour import Harbour


class Mute(Worker):
    """A worker that never answers."""

    async def start(self) -> asyncio.subprocess.Process:
        return None  # type: ignore[return-value]

    async def ask(self, question: dict[str, Any], topic: str = "") -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError


def mute_workers() -> BotWorkers:
    pool = BotWorkers(1, limit=0.001)
    pool.lanes = Lanes(1, lambda nicer: Mute((), nicer))
    return pool


@pytest.mark.parametrize("game", ["harbour", "vinci"])
def test_with_workers_that_never_answer_the_game_still_ends(game: str) -> None:
    async def records() -> list[str]:
        tables = Tables(MemoryStore(), mute_workers(), games=GAMES)
        await tables.start()
        told: list[str] = []
        try:
            for _ in range(2):
                seats = [SeatWish(kind="bot", level="keen"), SeatWish(kind="bot", level="gentle")]
                info = await tables.create(ANN, NewTable(game=game, seats=seats, seed=7, order="fixed"))
                table = await tables.open(info.id)
                await until(lambda table=table: table.state.status == "over", 280)  # type: ignore[misc]
                told.append(table.record(ANN))
                story = {line["event"]["say"]["t"] for line in Page(table, BOB).join().log}
                assert "core-log-bot-standby" in story
                assert not story & {"core-log-bot-timeout", "core-log-bot-crash"}, "it was no other bot that decided"
        finally:
            await tables.stop()
        return told

    one, other = run(records)
    assert one == other, "the same table gets the same answers"


@pytest.mark.parametrize("answer", ["", "waltz", "claim"])
def test_where_no_bot_answers_sensibly_the_table_does(answer: str) -> None:
    async def play() -> None:
        async with room() as house:
            house.bots.answers = lambda asked: Decision(answer, "", 0.0)
            table = await house.table(ANN, bots=["steady"])
            allowed = legal(table, 1)
            await until(lambda: table.state.moves == 1)
            assert table.state.last is not None
            assert table.state.last.deed.notation in allowed
            story = Page(table, ANN).join().log
            assert story[-1]["event"]["say"] == {"t": "core-log-bot-standby", "a": {"who": "p1"}}
            entry = house.store.database.entries[table.state.row.id][-1]
            assert (entry.body["trouble"], entry.body["standby"]) == ("crash", True)
            assert Page(await house.reopened(table), ANN).join().log == story

    run(play)


def test_a_pool_that_breaks_down_altogether_stops_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with room() as house:

            async def broken(asked: Question) -> Decision:
                raise ZeroDivisionError

            monkeypatch.setattr(house.bots, "decide", broken)
            table = await house.table(ANN, bots=["steady"])
            await until(lambda: table.state.moves == 1)

    run(play)


def test_what_is_decided_on_standby_hangs_on_nothing_secret() -> None:
    """Seat 1 has chosen in secret, this or that: the table's answer for seat 0 is the same."""

    async def play() -> None:
        async with room() as house:
            answers: set[str] = set()
            for choice in ("berth 0.1", "berth 1.0", "berth -1.1"):
                table = await house.table(ANN, BOB)
                await act(table, 1, choice)
                answers.add(await Standby().decide(table.state, 0))
            assert len(answers) == 1

    run(play)


class Stuck(Harbour):
    """Its quick player waits for what never comes."""

    id: ClassVar[str] = "harbour"
    asked: int = 0
    never: threading.Event = threading.Event()

    def quick_action(self, position: Position, seat: Seat, rng: Random) -> Action:
        self.asked += 1
        self.never.wait()
        raise AssertionError


def test_a_quick_player_that_hangs_is_asked_once_and_the_loop_goes_on() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            game = Stuck()
            state = table.state
            assert state.last is not None
            position = game.load(json.loads(json.dumps(state.last.position.dump())))
            standby = Standby(patience=0.01)
            assert await standby._thought(position, 0, 5) == ""
            await until(lambda: game.asked == 1)
            assert await standby.decide(state, 0) in legal(table, 0), "chance decides"
            assert game.asked == 1
            game.never.set()

    run(play)
