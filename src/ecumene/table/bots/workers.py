"""Bots think in processes of their own, so that the table never waits for them and survives whatever they do.

A worker reads questions and writes answers, one JSON object a line (`worker.py`). A bot that takes too long is
ended with its process, one that breaks down is replaced: greedy decides instead, and if even that fails, the table does
without a worker (`standby.py`). Whose bots think when is settled by `lanes.py`.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Literal, TypeAlias

from pydantic_core import to_json

from ecumene.core.action import Seat
from ecumene.machine import cores
from ecumene.table.bots.lanes import BACK, FRONT, Errand, Lanes
from ecumene.table.bots.leash import leashed
from ecumene.table.wire.messages import Level

log = logging.getLogger("ecumene.table")

BOTS: dict[Level, str] = {"gentle": "quick", "steady": "greedy", "keen": "mcts:300ms", "fierce": "mcts:1500ms"}
"""The bot of each level."""

BRIEF: frozenset[Level] = frozenset({"gentle", "steady"})
"""Levels whose bots need but a moment."""

FALLBACK = "greedy"

ADVISER: Level = "fierce"
"""Whose advice a hint is; its bot thinks for so long, and a little longer to compare its answers."""
ADVICE = 2_000
"""Milliseconds."""
ADVISING = "advice"
ANSWER_BYTES = 1 << 16

STARTING = 120.0
"""Seconds that a process may take to start; no bot's time runs meanwhile."""

READING = 12.0
"""So many times longer than a bot may think a process may read a game that it is first asked about: on a busy machine a
large game takes long, and a process that was ended for it would begin anew every time."""

PATIENCE = 4.0
"""So many times longer a bot of the back lane may take, since it gets what processor time the others leave."""

CONSIDERING = 180.0
"""Seconds for one thought about a game that is over. Nobody waits for it, and it gets what time the others leave."""

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
    errand: Errand = field(default_factory=Errand, compare=False)


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

    def __init__(self, games: Sequence[str], nicer: int = FRONT) -> None:
        self.nicer = nicer
        self._games = games
        self._process: asyncio.subprocess.Process | None = None
        self._starting = asyncio.Lock()
        self._topics: set[str] = set()

    @property
    def running(self) -> bool:
        """Whether it has a process."""
        return self._process is not None and self._process.returncode is None

    def knows(self, topic: str) -> bool:
        """Whether its process has a game at hand."""
        return topic in self._topics

    async def ask(self, question: dict[str, Any], topic: str = "") -> dict[str, Any]:
        """The answer to a question. The process has started."""
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise WorkerGone
        try:
            process.stdin.write(to_json(question) + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
            answer: dict[str, Any] = json.loads(line)
        except (OSError, ValueError) as error:  # nothing, or nothing readable, comes from a process that died
            raise WorkerGone from error
        self._topics.add(topic)
        return answer

    async def start(self) -> asyncio.subprocess.Process:
        """Have a process that can be asked."""
        async with self._starting:
            if self._process is None or self._process.returncode is not None:
                self._process = await self._started()
            return self._process

    async def _started(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        command = leashed("ecumene.table.bots.process", str(self.nicer), *self._games)
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=ANSWER_BYTES)
        self._topics = set()
        try:
            assert process.stdout is not None
            async with asyncio.timeout(STARTING):
                ready = await process.stdout.readline()
        except BaseException:  # it takes for ever, or nobody needs it any more
            await _end(process)
            raise
        if not ready:
            await _end(process)
            raise WorkerGone
        return process

    async def end(self) -> None:
        """Have no process."""
        process, self._process = self._process, None
        if process is not None:
            await _end(process)


async def _end(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class BotWorkers:
    """Several workers, each with one question at a time. `games` are classes beside those of the catalogue."""

    def __init__(self, count: int = 0, limit: float = 10.0, games: Sequence[str] = ()) -> None:
        self.count = count or cores()
        self.limit = limit
        self.lanes: Lanes[Worker] = Lanes(self.count, lambda nicer: Worker(games, nicer))
        self._ahead: set[asyncio.Task[Any]] = set()

    @property
    def workers(self) -> list[Worker]:
        """All of them, those that are asked first at the beginning."""
        return self.lanes.all

    def get_ready(self) -> None:
        """A bot may be asked soon: start a worker ahead of the next question, so that no guest waits for it."""
        worker = self.lanes.spare
        if worker is not None and not self._ahead:
            task = asyncio.get_running_loop().create_task(_ahead(worker))
            self._ahead.add(task)
            task.add_done_callback(self._ahead.discard)

    async def stop(self) -> None:
        """End every worker, whatever it is thinking about."""
        for task in self._ahead:
            task.cancel()
        await asyncio.gather(*self._ahead, return_exceptions=True)
        await asyncio.gather(*[worker.end() for worker in self.workers])

    def look(self) -> None:
        """Somebody has come to wait for a bot that was asked for nobody."""
        self.lanes.look()

    async def decide(self, question: Question) -> Decision:
        """Let a bot decide. It always ends: each of two attempts has its limit."""
        trouble: Trouble = ""
        seconds = 0.0
        for bot in dict.fromkeys((BOTS[question.level], FALLBACK)):
            async with self.lanes.process(question.errand) as worker:
                self.get_ready()
                began = perf_counter()
                notation, failed = await self._try(worker, question, bot)
                seconds += perf_counter() - began
            trouble = trouble or failed
            if notation:
                return Decision(notation, trouble, seconds)
        return Decision("", trouble, seconds)

    async def consider(self, asked: dict[str, Any], errand: Errand) -> dict[str, Any] | None:
        """What bots think of a game that is over (`judging.py`); None where they broke down or took too long."""
        async with self.lanes.process(errand) as worker:
            try:
                await worker.start()
                async with asyncio.timeout(CONSIDERING):
                    answer = await worker.ask(asked, errand.topic)
                if "error" not in answer:
                    return answer
                log.error("judgement", extra={"game": asked["game"], "trouble": answer["error"]})
                return None
            except (WorkerGone, OSError, TimeoutError):
                log.error("judgement", extra={"game": asked["game"], "trouble": "gone"})
                await worker.end()
                return None
            except asyncio.CancelledError:
                await worker.end()  # its answer would be taken for one to the next question
                raise

    async def _try(self, worker: Worker, question: Question, bot: str) -> tuple[str, Trouble]:
        answer, failed = await self._answer(worker, question, bot, {"bot": bot})
        return str(answer.get("notation", "")), failed

    async def advise(self, question: Question, milliseconds: int = ADVICE) -> list[dict[str, Any]]:
        """What a strong player would do: several answers, as `worker.py` writes them; none where nobody could say."""
        async with self.lanes.process(question.errand) as worker:
            self.get_ready()
            answer, _ = await self._answer(worker, question, ADVISING, {"advise": milliseconds})
        found: list[dict[str, Any]] = answer.get("advice", [])
        return found

    async def _answer(
        self, worker: Worker, question: Question, bot: str, how: dict[str, Any]
    ) -> tuple[dict[str, Any], Trouble]:
        """What a worker answers; nothing where it fails, which ends its process."""
        asked = {"game": question.game, "content": question.content, "view": question.view, "seat": question.seat}
        failed: Trouble = "crash"
        try:
            await worker.start()
            topic = question.errand.topic
            if not worker.knows(topic):
                reading = {"game": question.game, "content": question.content, "read": question.view["content"]}
                async with asyncio.timeout(READING * self.limit):
                    await worker.ask(reading, topic)
            async with asyncio.timeout(self.limit_of(bot, worker)):
                answer = await worker.ask({**asked, **how, "seed": question.seed}, topic)
            if "error" not in answer:
                return answer, ""
            log.error("bot", extra={"bot": bot, "game": question.game, "trouble": answer["error"]})
            return {}, "crash"
        except TimeoutError:
            failed = "timeout"
        except (WorkerGone, OSError):
            pass
        except asyncio.CancelledError:
            await worker.end()  # its answer would be taken for one to the next question
            raise
        log.error("bot", extra={"bot": bot, "game": question.game, "trouble": failed})
        await worker.end()
        return {}, failed

    def limit_of(self, bot: str, worker: Worker) -> float:
        """How many seconds a bot may think in a worker."""
        limit = 2 * self.limit if bot == ADVISING else self.limit  # a person waits, and no game does
        return limit * PATIENCE if worker.nicer == BACK else limit


async def _ahead(worker: Worker) -> None:
    """Start a worker before it is asked; what goes wrong shows when it is."""
    with suppress(WorkerGone, OSError, TimeoutError):
        await worker.start()
