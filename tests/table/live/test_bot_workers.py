"""Worker processes: they answer, survive nothing they should not, and are replaced."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest

from ecumene import catalogue
from ecumene.core.content_text import written
from ecumene.core.game import Game
from ecumene.table.bot_workers import BOTS, BotWorkers, Question
from ecumene.table.messages import Level
from ecumene.table.shelf import laid_over
from tests.table.live.room import run
from tests.table.live.sulky import Broken, Deadly, Slow
from tests.tiny.harbour import Harbour

GAMES = ["tests.tiny.harbour:Harbour", *[f"tests.table.live.sulky:{name}" for name in ("Slow", "Broken", "Deadly")]]


@asynccontextmanager
async def workers(limit: float = 20.0, games: Sequence[str] = GAMES) -> AsyncIterator[BotWorkers]:
    pool = BotWorkers(1, limit, games)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


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
        async with workers(limit=2.5) as pool:
            await pool.decide(question(Harbour(), "gentle"))  # its process has started
            began = time.perf_counter()
            decided = await pool.decide(question(Slow(), "gentle"))
            assert decided.trouble == "timeout"
            assert Slow().action(decided.notation) in Slow().new(2, 5).legal(0)
            assert 2.4 < time.perf_counter() - began < 10

    run(play)


def test_a_bot_that_breaks_down_is_replaced_by_greedy_in_the_same_process() -> None:
    async def play() -> None:
        async with workers() as pool:
            await pool.decide(question(Harbour(), "gentle"))
            process = pool._workers[0]._process
            decided = await pool.decide(question(Broken(), "gentle"))
            assert decided.trouble == "crash"
            assert decided.notation
            assert pool._workers[0]._process is process

    run(play)


def test_a_process_that_dies_is_started_again() -> None:
    async def play() -> None:
        async with workers() as pool:
            decided = await pool.decide(question(Deadly(), "gentle"))
            assert (decided.notation, decided.trouble) == ("", "crash")
            decided = await pool.decide(question(Harbour(), "gentle"))
            assert decided.trouble == ""

    run(play)


def test_a_question_nobody_waits_for_any_more_leaves_no_answer_behind() -> None:
    async def play() -> None:
        async with workers() as pool:
            await pool.decide(question(Harbour(), "gentle"))
            waiting = asyncio.create_task(pool.decide(question(Slow(), "gentle")))
            await asyncio.sleep(0.1)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            decided = await pool.decide(question(Harbour(), "gentle"))
            assert decided.trouble == ""

    run(play)


def test_workers_end_with_their_server() -> None:
    async def play() -> int:
        async with workers() as pool:
            process = await pool._workers[0].start()
            return process.pid

    pid = run(play)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_worker_ends_when_nobody_can_ask_any_more() -> None:
    """However the server ended: its end of the pipe is closed."""

    async def play() -> None:
        pool = BotWorkers(1, 20.0, GAMES)
        process = await pool._workers[0].start()
        assert process.stdin is not None
        process.stdin.close()
        assert await asyncio.wait_for(process.wait(), 10) == 0

    run(play)
