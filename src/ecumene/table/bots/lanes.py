"""Lanes: which bot thinks next, and in which process, so that nobody's bots keep those of others waiting.

A bot that thinks cannot be interrupted, so room is kept instead. Every guest has one place in the *front* lane. What
else the same guest's bots have to decide goes to the *back* lane, as does whatever nobody waits for; its processes are
so nice that the system gives them what the others leave. Bots that need but a moment are answered in the *express*
lane, which is the least nice, or in front while that is taken. Of several that wait, the guest whose bots thought least
of late is first.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Generic, Protocol, TypeVar

EXPRESS, FRONT, BACK = 2, 7, 17
"""How nice the processes of the lanes are. All leave the processor to whoever talks to people."""

HALF_LIFE = 30.0
"""Seconds after which half of what a guest's bots have thought is forgotten."""

FORGOTTEN = 0.001
"""Seconds of thought that nobody need remember."""

KEPT = 1_000
"""So many guests are remembered before some are forgotten."""


class Process(Protocol):
    """Whoever can be asked, as far as lanes need to know."""

    @property
    def running(self) -> bool:
        """Whether it can answer at once."""
        ...

    def knows(self, topic: str) -> bool:
        """Whether it has answered a question on that topic."""
        ...


P = TypeVar("P", bound=Process)


@dataclass(eq=False)
class Errand:
    """Why a question is asked: for which guest, about what, and whether anybody waits for the answer.

    Somebody may come to look while it waits, and `alone` is no longer so.
    """

    guest: str = ""
    topic: str = ""
    brief: bool = False
    """Whether its answer takes but a moment."""
    alone: bool = False
    """Whether nobody waits for it."""


class Thought:
    """How long each guest's bots have thought of late."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._spent: dict[str, tuple[float, float]] = {}

    def of(self, guest: str) -> float:
        """In seconds; what was long ago counts for less."""
        spent, at = self._spent.get(guest, (0.0, 0.0))
        return spent * 0.5 ** ((self._clock() - at) / HALF_LIFE) if spent else 0.0

    def add(self, guest: str, seconds: float) -> None:
        """A bot of this guest has thought."""
        self._spent[guest] = (self.of(guest) + seconds, self._clock())
        if len(self._spent) > KEPT:
            self._spent = {name: kept for name, kept in self._spent.items() if self.of(name) > FORGOTTEN}


class Lanes(Generic[P]):
    """Hands processes to errands. `make` makes a process that is so nice; none runs before it is needed."""

    def __init__(self, count: int, make: Callable[[int], P], clock: Callable[[], float] = monotonic) -> None:
        self.count = count
        self.front = [make(FRONT) for _ in range(count)]
        self.express = [make(EXPRESS) for _ in range((count + 1) // 2)]
        self.back = [make(BACK) for _ in range(count)]
        self.thought = Thought(clock)
        self._clock = clock
        self._waiting: dict[Errand, asyncio.Future[P]] = {}
        self._busy: dict[int, tuple[P, Errand]] = {}

    @property
    def all(self) -> list[P]:
        """Every process, those that are asked first at the beginning."""
        return [*self.express, *self.front, *self.back]

    @property
    def spare(self) -> P | None:
        """A process that should be started now, so that the next guest does not wait for it."""
        for lane in (self.express, self.front):
            idle = self._idle(lane)
            if idle and not any(process.running for process in idle):
                return idle[0]
        return None

    @asynccontextmanager
    async def process(self, errand: Errand) -> AsyncIterator[P]:
        """A process that nobody else asks."""
        process = await self._turn(errand)
        began = self._clock()
        try:
            yield process
        finally:
            self.thought.add(errand.guest, self._clock() - began)
            del self._busy[id(process)]
            self.look()

    async def _turn(self, errand: Errand) -> P:
        granted: asyncio.Future[P] = asyncio.get_running_loop().create_future()
        self._waiting[errand] = granted
        self.look()
        try:
            return await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():  # both at once: it had its turn, and gives it away
                del self._busy[id(granted.result())]
            else:
                del self._waiting[errand]
            self.look()
            raise

    def look(self) -> None:
        """See who can have a process now: one was freed, somebody asks, or somebody has come to wait."""
        for errand in sorted(self._waiting, key=lambda errand: (errand.alone, self.thought.of(errand.guest))):
            granted = self._waiting[errand]
            process = None if granted.done() else self._found(errand)  # done: nobody waits for it any more
            if process is not None:
                del self._waiting[errand]
                self._busy[id(process)] = (process, errand)
                granted.set_result(process)

    def _found(self, errand: Errand) -> P | None:
        if not errand.alone and not self._in_front(errand.guest):
            ways = [self.express, self.front] if errand.brief else [self.front]
            for lane in ways:
                if idle := self._idle(lane):
                    return self._best(idle, errand.topic)
        busy_behind = len(self.back) - len(self._idle(self.back))
        if busy_behind and len(self._busy) >= self.count:  # one may always go on: low priority is not never
            return None
        idle = self._idle(self.back)
        return self._best(idle, errand.topic) if idle else None

    def _in_front(self, guest: str) -> bool:
        """Whether a guest's place in front is taken."""
        front = {id(process) for process in (*self.express, *self.front)}
        return any(id(process) in front and errand.guest == guest for process, errand in self._busy.values())

    def _idle(self, lane: Sequence[P]) -> list[P]:
        return [process for process in lane if id(process) not in self._busy]

    def _best(self, idle: Sequence[P], topic: str) -> P:
        """One that has its games at hand before one that must read them first."""
        return max(idle, key=lambda process: (process.running and process.knows(topic), process.running))
