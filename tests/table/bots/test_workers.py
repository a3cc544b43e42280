"""Worker processes: they answer, survive nothing they should not, and are replaced."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ecumene import catalogue
from ecumene.core.content_text import written
from ecumene.core.game import Game
from ecumene.table.bots.workers import BOTS, BotWorkers, Question, Worker, WorkerGone
from ecumene.table.log.shelf import laid_over
from ecumene.table.wire.messages import Level
from tests.table.bots.sulky import SIGN, Broken, Deadly, Slow
from tests.table.live.room import run, until
from tests.tiny.harbour import Harbour

GAMES = ["tests.tiny.harbour:Harbour", *[f"tests.table.bots.sulky:{name}" for name in ("Slow", "Broken", "Deadly")]]


class Patient(BotWorkers):
    """Workers that have all the time in the world, but for the bots in `hurried`."""

    hurried: tuple[str, ...] = ()

    def limit_of(self, bot: str, worker: Worker) -> float:
        return 0.01 if bot in self.hurried else 1_000.0


@asynccontextmanager
async def workers(pool: BotWorkers | None = None) -> AsyncIterator[BotWorkers]:
    pool = pool or Patient(1, games=GAMES)
    pool.get_ready()
    try:
        yield pool
    finally:
        await pool.stop()


@pytest.fixture
def sign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that appears when a slow bot begins to think."""
    found = tmp_path / "thinking"
    monkeypatch.setenv(SIGN, str(found))
    return found


def question(game: Game, level: Level, content: str = "", seed: int = 1) -> Question:
    position = game.new(2, 5)
    return Question(game.id, content, position.view(0).dump(), 0, level, seed)


def test_every_level_answers_with_a_legal_action() -> None:
    async def play() -> None:
        async with workers() as pool:
            for game in (catalogue["vinci"], Harbour()):
                position = game.new(2, 5)
                seat = position.pending()[0]
                for level in BOTS:
                    asked = Question(game.id, "", position.view(seat).dump(), seat, level, 3)
                    decided = await pool.decide(asked)
                    assert decided.trouble == ""
                    assert game.action(decided.notation) in position.legal(seat)
                    assert decided.seconds > 0

    run(play)


def test_a_worker_plays_with_the_owners_content() -> None:
    overlay = "values:\n  - {id: hand, is: 5}\n"

    async def play() -> None:
        game = laid_over(Harbour(), overlay)
        assert game.content.hash != Harbour().content.hash
        async with workers() as pool:
            plain = await pool.decide(question(game, "gentle"))
            assert plain.trouble == "crash", "a view of content that nobody has is refused"
            decided = await pool.decide(question(game, "gentle", written("harbour", "0.1.0", game.content)))
            assert decided.trouble == ""

    run(play)


def test_a_bot_that_takes_too_long_is_ended_and_greedy_decides() -> None:
    async def play() -> None:
        async with workers() as pool:
            await pool.decide(question(Harbour(), "gentle"))
            thinking = pool.lanes.front[0]._process
            assert isinstance(pool, Patient)
            pool.hurried = ("quick",)
            decided = await pool.decide(question(Slow(), "gentle"))
            assert decided.trouble == "timeout"
            assert Slow().action(decided.notation) in Slow().new(2, 5).legal(0)
            assert thinking is not None
            assert thinking.returncode is not None, "it would think for ever"

    run(play)


def test_a_bot_has_its_limit_and_more_where_it_gets_less_of_the_processor() -> None:
    pool = BotWorkers(1, limit=10.0)
    express, front, back = pool.workers
    assert pool.limit_of("quick", express) == 10.0
    assert pool.limit_of("quick", front) == 10.0
    assert pool.limit_of("quick", back) > 10.0
    assert express.nicer < front.nicer < back.nicer


def test_reading_a_game_takes_none_of_a_bots_time(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = 0.05
    told: list[str] = []
    ask = Worker.ask

    async def slowly(worker: Worker, asked: dict[str, Any], topic: str = "") -> dict[str, Any]:
        answer = await ask(worker, asked, topic)
        if "read" in asked:
            await asyncio.sleep(2 * limit)
        told.append("read" if "read" in asked else answer["notation"])
        return answer

    def limit_of(pool: BotWorkers, bot: str, worker: Worker) -> float:
        return limit if told == [] else 1_000.0

    monkeypatch.setattr(Worker, "ask", slowly)
    monkeypatch.setattr(Patient, "limit_of", limit_of)

    async def play() -> None:
        async with workers() as pool:
            first, second = [await pool.decide(question(Harbour(), "gentle", seed=seed)) for seed in (1, 2)]
            assert told == ["read", first.notation, second.notation]
            assert first.trouble == second.trouble == ""

    run(play)


def test_a_bot_that_breaks_down_is_replaced_by_greedy_in_the_same_process() -> None:
    async def play() -> None:
        async with workers() as pool:
            await pool.decide(question(Harbour(), "gentle"))
            process = pool.lanes.front[0]._process
            decided = await pool.decide(question(Broken(), "gentle"))
            assert decided.trouble == "crash"
            assert decided.notation
            assert pool.lanes.front[0]._process is process

    run(play)


def test_a_worker_gives_advice_and_none_where_it_breaks_down() -> None:
    async def play() -> None:
        async with workers() as pool:
            legal = {action.notation for action in Harbour().new(2, 5).legal(0)}
            advice = await pool.advise(question(Harbour(), "fierce"), 20)
            assert advice
            assert {answer["deed"][0] for answer in advice} <= legal
            assert await pool.advise(question(Broken(), "fierce"), 20) == []
            assert await pool.advise(question(Deadly(), "fierce"), 20) == []
            assert (await pool.decide(question(Harbour(), "gentle"))).trouble == ""

    run(play)


def test_a_process_that_dies_is_started_again() -> None:
    async def play() -> None:
        async with workers() as pool:
            decided = await pool.decide(question(Deadly(), "gentle"))
            assert (decided.notation, decided.trouble) == ("", "crash")
            decided = await pool.decide(question(Harbour(), "gentle"))
            assert decided.trouble == ""

    run(play)


def test_a_question_nobody_waits_for_any_more_leaves_no_answer_behind(sign: Path) -> None:
    async def play() -> None:
        async with workers() as pool:
            await pool.decide(question(Harbour(), "gentle"))
            waiting = asyncio.create_task(pool.decide(question(Slow(), "gentle")))
            await until(sign.exists)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            decided = await pool.decide(question(Harbour(), "gentle"))
            assert decided.trouble == ""

    run(play)


def test_workers_end_with_their_server() -> None:
    async def play() -> int:
        async with workers() as pool:
            process = await pool.workers[0].start()
            return process.pid

    pid = run(play)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_worker_ends_when_nobody_can_ask_any_more() -> None:
    """However the server ended: its end of the pipe is closed."""

    async def play() -> None:
        pool = BotWorkers(1, games=GAMES)
        process = await pool.workers[0].start()
        assert process.stdin is not None
        process.stdin.close()
        assert await process.wait() == 0

    run(play)


def test_a_worker_ends_in_the_middle_of_a_thought_when_nobody_can_ask_any_more(sign: Path) -> None:
    async def play() -> None:
        pool = Patient(1, games=GAMES)
        worker = pool.workers[0]
        process = await worker.start()
        asked = {"game": "slow", "content": "", "view": Slow().new(2, 5).view(0).dump(), "seat": 0}
        asking = asyncio.create_task(worker.ask({**asked, "bot": "quick", "seed": 1}))
        await until(sign.exists)
        assert process.stdin is not None
        process.stdin.close()
        assert await process.wait() == 0, "it would think for an hour"
        with pytest.raises(WorkerGone):
            await asking

    run(play)


def test_as_many_bots_think_at_once_as_there_are_cores_for_us(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a container that may be fewer than the machine has."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {3, 5}, raising=False)
    assert BotWorkers().count == 2
    assert BotWorkers(7).count == 7
