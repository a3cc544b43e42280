"""Bots think in processes of their own, so that the table never waits for them and survives whatever they do.

A worker reads questions and writes answers, one JSON object a line (`bot_worker.py`). A bot that takes too long is
ended with its process, one that breaks down is replaced: greedy decides instead, and if even that fails, the caller
takes the first legal action.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Literal, TypeAlias

from ecumene.core.action import Seat
from ecumene.table.messages import Level

log = logging.getLogger("ecumene.table")

BOTS: dict[Level, str] = {"gentle": "quick", "steady": "greedy", "keen": "mcts:300ms", "fierce": "mcts:1500ms"}
"""The bot of each level."""

FALLBACK = "greedy"
ANSWER_BYTES = 1 << 16

Trouble: TypeAlias = Literal["", "timeout", "crash"]


@dataclass(frozen=True)
class Question:
    """What a bot is asked: a view of a game and a seat. The seed makes its chances, so a game can be told again.

    `content` is the table's, as it is kept; empty where it is ours of today.
    """

    game: str
    content: str
    view: dict[str, Any]
    seat: Seat
    level: Level
    seed: int


@dataclass(frozen=True)
class Decision:
    """What a bot decided, in notation; empty where nobody could. `trouble` says what went wrong on the way."""

    notation: str
    trouble: Trouble
    seconds: float


class WorkerGone(Exception):
    """The process of a worker has ended."""


class Worker:
    """One process. It is started when it is first asked, and again after it has ended."""

    def __init__(self, games: Sequence[str]) -> None:
        self._games = games
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question."""
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(question).encode() + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
            answer: dict[str, Any] = json.loads(line)
        except (OSError, ValueError) as error:  # nothing, or nothing readable, comes from a process that died
            raise WorkerGone from error
        return answer

    async def start(self) -> asyncio.subprocess.Process:
        """Have a process."""
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            arguments = (sys.executable, "-m", "ecumene.table.bot_worker", *self._games)
            self._process = await asyncio.create_subprocess_exec(
                *arguments, stdin=pipe, stdout=pipe, limit=ANSWER_BYTES
            )
        return self._process

    async def end(self) -> None:
        """Have no process."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotWorkers:
    """Several workers, each with one question at a time. `games` are classes beside those of the catalogue."""

    def __init__(self, count: int = 0, limit: float = 10.0, games: Sequence[str] = ()) -> None:
        self.count = count or os.cpu_count() or 1
        self.limit = limit
        self._workers = [Worker(games) for _ in range(self.count)]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def start(self) -> None:
        """Start the first worker ahead of its first question."""
        await self._workers[-1].start()

    async def stop(self) -> None:
        """End every worker, whatever it is thinking about."""
        await asyncio.gather(*[worker.end() for worker in self._workers])

    async def decide(self, question: Question) -> Decision:
        """Let a bot decide. It always ends, within the limit of two attempts."""
        trouble: Trouble = ""
        seconds = 0.0
        for bot in dict.fromkeys((BOTS[question.level], FALLBACK)):
            async with self._borrow() as worker:
                began = perf_counter()
                notation, failed = await self._try(worker, question, bot)
                seconds += perf_counter() - began
            trouble = trouble or failed
            if notation:
                return Decision(notation, trouble, seconds)
        return Decision("", trouble, seconds)

    async def _try(self, worker: Worker, question: Question, bot: str) -> tuple[str, Trouble]:
        asked = {"game": question.game, "content": question.content, "view": question.view, "seat": question.seat}
        failed: Trouble = "crash"
        try:
            answer = await asyncio.wait_for(worker.ask({**asked, "bot": bot, "seed": question.seed}), self.limit)
            if "notation" in answer:
                return str(answer["notation"]), ""
            log.error("bot", extra={"bot": bot, "game": question.game, "trouble": answer.get("error", "")})
            return "", "crash"
        except TimeoutError:
            failed = "timeout"
        except (WorkerGone, OSError):
            pass
        except asyncio.CancelledError:
            await worker.end()  # its answer would be taken for one to the next question
            raise
        log.error("bot", extra={"bot": bot, "game": question.game, "trouble": failed})
        await worker.end()
        return "", failed

    @asynccontextmanager
    async def _borrow(self) -> AsyncIterator[Worker]:
        """A worker that nobody else asks; the one used last comes first, because it has its games at hand."""
        worker = await self._idle.get()
        try:
            yield worker
        finally:
            self._idle.put_nowait(worker)
