"""Calling: how one process asks others for shares of work and hears which are done, many thousand times a second.

To wake a sleeping process takes longer than a decision, so both sides look at shared memory for a moment before they
sleep; whoever sleeps says so there, and is woken through a pipe. What a share needs and gives lies in shared memory
too. Whoever asks may ask for several shares of a process, which does one after the other and so need not wait.
"""

from __future__ import annotations

import os
import select
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Lock
from typing import Any

END = 0  # asked of whoever shall stop
KINDS = 4  # of things that may be asked for: a word holds how often something was asked for, and what
LINE = 8  # words of a line of a cache: what different processes write lies in different ones
NOBODY, ANYBODY = 0, -1
LOOKS = 1_000  # before anybody sleeps, at most: about a tenth of a millisecond
FEW_LOOKS = 64
SELDOM = 64
MOST_SAID = 10_000
"""Letters of why something failed; more might not fit into a pipe that nobody reads yet."""


class Died(Exception):
    """A process that was asked is gone."""


class Fence:
    """What is written before it is seen by others before what is written after it, and nothing after it is read before.

    Locks are the only such thing that Python has: to let one go and take it again keeps everything in order.
    """

    def __init__(self) -> None:
        self._lock = Lock()

    def __call__(self) -> None:
        lock = self._lock
        lock.acquire()
        lock.release()
        lock.acquire()
        lock.release()


class Patience:
    """How often one looks before one sleeps: often where that helped, hardly ever where it did not.

    On a busy machine, looking keeps the one from playing who is looked for; and whoever thinks long is not waited for.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.looks = most
        self._calls = 0

    def sees(self, is_so: Callable[[], bool]) -> bool:
        """Look whether something is so by now."""
        for _ in range(self.looks):
            if is_so():
                self.looks = min(self.most, 2 * self.looks)
                return True
        self._calls += 1
        self.looks = min(self.most, FEW_LOOKS) if self._calls % SELDOM == 0 else self.looks // 2
        return False


class Line:
    """What leads to one process and back: a bell that wakes it, and a pipe for why something failed there."""

    def __init__(self, context: Any) -> None:
        self.far_bell, self.bell = context.Pipe(duplex=False)
        self.why, self.far_why = context.Pipe(duplex=False)

    @property
    def ours(self) -> list[Connection]:
        """The ends of whoever asks."""
        return [self.bell, self.why]


class Calls:
    """Ways to ask other processes for shares of work, by numbers that both understand; `END` ends a process.

    `owners` has for each share the number of the process that does it, in order. A share that was asked for is not
    asked for again before it is `heard`.
    """

    def __init__(self, context: Any, owners: Sequence[int], looks: int) -> None:
        shares, processes = len(owners), len(set(owners))
        rooms = [-(-count // LINE) * LINE for count in (shares, shares, processes, 1)]
        memory = context.RawArray("q", sum(rooms))
        words = memoryview(memory).cast("B").cast("q")
        starts = [sum(rooms[:number]) for number in range(len(rooms))]
        self.asked, self.done, self.asleep = (
            words[start : start + count] for start, count in zip(starts, (shares, shares, processes), strict=False)
        )
        self.waiting = words[starts[3] :]  # NOBODY, ANYBODY, or a share and one
        self.owners = list(owners)
        self.looks = looks
        self.lines = [Line(context) for _ in range(processes)]
        self.answers, self.far_answers = context.Pipe(duplex=False)
        os.set_blocking(self.far_answers.fileno(), False)  # a bell that rings already need not be rung
        self._patience = Patience(looks)
        self._fence = Fence()
        self._under_way: list[int] = []  # the shares that were asked for, the oldest first
        self._poll: Any = None

    # ---- in the process that asks

    def watch(self, sentinels: Sequence[int]) -> None:
        """All processes have begun: these tell when one ends."""
        for line in self.lines:
            line.far_bell.close()
            line.far_why.close()
        self._poll = select.poll()
        for number in (self.answers.fileno(), *sentinels):
            self._poll.register(number, select.POLLIN)

    def ask(self, shares: Sequence[int], what: int) -> None:
        """Ask for something in some shares; `hear` and `hear_any` say when it is done."""
        asked, asleep = self.asked, self.asleep
        self._fence()
        for share in shares:
            asked[share] = (asked[share] // KINDS + 1) * KINDS + what
        self._fence()
        for share in shares:
            if asleep[self.owners[share]]:
                with suppress(OSError):  # nobody is there: whoever waits for an answer hears it
                    os.write(self.lines[self.owners[share]].bell.fileno(), b"!")
        self._under_way += shares

    def hear(self, share: int) -> str:
        """Wait until a share is done; why it failed, or nothing."""
        asked, done = self.asked, self.done
        wanted = asked[share]
        self._await(lambda: done[share] == wanted or done[share] == -wanted, share + 1)
        return self._heard(share)

    def hear_all(self) -> str:
        """Wait until all that was asked for is done; why something failed, or nothing."""
        asked, done = self.asked, self.done
        if self._patience.sees(lambda: done == asked):
            self._fence()
            self._under_way.clear()
            return ""
        failed = [self.hear(share) for share in self._under_way.copy()]
        return next((why for why in failed if why), "")

    def hear_any(self) -> tuple[int, str]:
        """Wait until one of the shares that were asked for is done; which one it is, and why it failed, or nothing."""
        found = self._ready()
        if found < 0:
            self._await(lambda: self._ready() >= 0, ANYBODY)
            found = self._ready()
        self._fence()
        return found, self._heard(found)

    def _ready(self) -> int:
        """The oldest of the shares that were asked for and are done; -1 where none is."""
        asked, done = self.asked, self.done
        for share in self._under_way:
            if abs(done[share]) == asked[share]:
                return share
        return -1

    def _await(self, is_so: Callable[[], bool], whom: int) -> None:
        if is_so() or self._patience.sees(is_so):
            self._fence()
            return
        self.waiting[0] = whom
        self._fence()
        while not is_so():
            self._sleep()
        self.waiting[0] = NOBODY
        self._fence()

    def _sleep(self) -> None:
        answers = self.answers.fileno()
        ready = [number for number, _ in self._poll.poll()]
        if answers not in ready:
            raise Died
        os.read(answers, 4096)

    def _heard(self, share: int) -> str:
        self._under_way.remove(share)
        failed = self.done[share] < 0
        return self.lines[self.owners[share]].why.recv_bytes().decode() if failed else ""

    def close(self) -> None:
        """Nobody will ask any more: all processes end, be it that others still hold an end of a bell."""
        self.ask([self.owners.index(owner) for owner in range(len(self.lines))], END)
        for line in self.lines:
            line.bell.close()
            line.why.close()
        self.answers.close()
        self.far_answers.close()

    # ---- in a process that is asked

    def serve(self, owner: int, work: Callable[[int, int], None]) -> None:
        """Do what is asked of this process, share after share, until nobody is at the other end."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asked
        for line in self.lines:
            for end in line.ours:
                end.close()
        first, count = self.owners.index(owner), self.owners.count(owner)
        asked, done, fence, patience = self.asked[first : first + count], [0] * count, Fence(), Patience(self.looks)
        turn = 0
        with suppress(OSError):
            while self._is_asked(owner, lambda: asked.tolist() != done, fence, patience):
                while asked[turn] == done[turn]:
                    turn = (turn + 1) % count
                done[turn] = asked[turn]
                if done[turn] % KINDS == END:
                    return
                self._do(owner, first + turn, done[turn], work, fence)
                turn = (turn + 1) % count

    def _do(self, owner: int, share: int, asked: int, work: Callable[[int, int], None], fence: Fence) -> None:
        why = _failure(work, share, asked % KINDS)
        if why:
            self.lines[owner].far_why.send_bytes(why[:MOST_SAID].encode())
        fence()
        self.done[share] = -asked if why else asked
        fence()
        if self.waiting[0] in (ANYBODY, share + 1):
            with suppress(BlockingIOError):
                os.write(self.far_answers.fileno(), b"!")

    def _is_asked(self, owner: int, is_so: Callable[[], bool], fence: Fence, patience: Patience) -> bool:
        """Wait until something is asked of a process; False once nobody is there to ask."""
        if not is_so() and not patience.sees(is_so):
            self.asleep[owner] = 1
            fence()
            while not is_so():
                if not heard(self.lines[owner].far_bell):
                    return False
            self.asleep[owner] = 0
        fence()
        return True


def heard(bell: Connection) -> bool:
    """Sleep until the bell rings, which it may do late, so look again; False where nobody is left to ring it."""
    try:
        return bool(os.read(bell.fileno(), 4096))
    except OSError:
        return False


def _failure(work: Callable[[int, int], None], share: int, what: int) -> str:
    """Do what is asked; why that failed, or nothing."""
    try:
        work(share, what)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""
