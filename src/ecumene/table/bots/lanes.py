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
from math import inf, log2
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
    """How long each guest's bots have thought of late.

    All of it is forgotten at the same pace, so who thought more than whom does not change as time goes by: kept is the
    logarithm of what it would have been at the beginning of time, which can be compared without a clock.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._kept: dict[str, float] = {}
        self._most = KEPT

    def rank(self, guest: str) -> float:
        """The more a guest's bots have thought of late, the higher."""
        return self._kept.get(guest, -inf)

    def of(self, guest: str) -> float:
        """In seconds; what was long ago counts for less."""
        return float(2.0 ** (self.rank(guest) - self._clock() / HALF_LIFE))

    def add(self, guest: str, seconds: float) -> None:
        """A bot of this guest has thought."""
        if (spent := self.of(guest) + seconds) > 0:
            self._kept[guest] = log2(spent) + self._clock() / HALF_LIFE
        if len(self._kept) > self._most:
            least = log2(FORGOTTEN) + self._clock() / HALF_LIFE
            self._kept = {name: rank for name, rank in self._kept.items() if rank > least}
            self._most = max(KEPT, 2 * len(self._kept))  # not again for each who comes


@dataclass(frozen=True)
class Room(Generic[P]):
    """The processes that may be asked now, by lane, and the guests whose place in front is taken."""

    express: list[P]
    front: list[P]
    back: list[P]
    taken: set[str]

    def __bool__(self) -> bool:
        return bool(self.express or self.front or self.back)

    def for_errand(self, errand: Errand) -> list[P]:
        """Those of the best lane that is open to an errand."""
        before: list[P] = []
        if not errand.alone and errand.guest not in self.taken:
            before = (self.express if errand.brief else []) or self.front
        return before or self.back


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
        room = self._room()
        if not room or not self._waiting:  # as it nearly always is where many wait
            return
        for errand in sorted(self._waiting, key=lambda errand: (errand.alone, self.thought.rank(errand.guest))):
            granted = self._waiting[errand]
            if granted.done() or not (idle := room.for_errand(errand)):  # done: nobody waits for it any more
                continue
            process = self._best(idle, errand.topic)
            del self._waiting[errand]
            self._busy[id(process)] = (process, errand)
            granted.set_result(process)
            if not (room := self._room()):
                return

    def _room(self) -> Room[P]:
        express, front, back = self._idle(self.express), self._idle(self.front), self._idle(self.back)
        if len(back) < len(self.back) and len(self._busy) >= self.count:
            back = []  # but one may always go on: low priority is not never
        behind = {id(process) for process in self.back}
        taken = {errand.guest for process, errand in self._busy.values() if id(process) not in behind}
        return Room(express, front, back, taken)

    def _idle(self, lane: Sequence[P]) -> list[P]:
        return [process for process in lane if id(process) not in self._busy]

    def _best(self, idle: Sequence[P], topic: str) -> P:
        """One that has its games at hand before one that must read them first."""
        return max(idle, key=lambda process: (process.running and process.knows(topic), process.running))
