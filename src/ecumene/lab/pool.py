"""Work of many numbered pieces, over several processes, with the answers in the order of the numbers."""

from __future__ import annotations

import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from typing import TypeVar

from ecumene.core.errors import EcumeneError
from ecumene.lab.match import MatchError

T = TypeVar("T")

CHUNKS_PER_JOB = 32  # so that no process idles for long while another works off a last chunk
LARGEST_CHUNK = 16  # matches; so that progress can be seen
AHEAD = 3  # chunks per process that wait to be played
FORKS = sys.platform == "linux"
"""Whether other processes begin with all that this one knows. They do where that is safe, whatever is usual for this
Python (from 3.14 on it is another way): so they have the bots and games that a program brought along."""


@dataclass(frozen=True)
class Failure:
    """An error as its text, for it may hold what cannot travel between processes."""

    text: str


def in_order(work: Callable[[int], T], numbers: range, jobs: int) -> Iterator[T]:
    """What `work` makes of each number. With several jobs it must be a function that can travel to other processes."""
    jobs = min(jobs, len(numbers))
    if jobs <= 1:
        for number in numbers:
            yield work(number)
        return
    others = active_children()
    pool = ProcessPoolExecutor(jobs, get_context("fork" if FORKS else None), initializer=_ignore_interrupts)
    try:
        yield from _from(pool, work, numbers, jobs)
    except BaseException as error:
        # nobody waits for the rest: a match between thinkers may take minutes
        for process in active_children():
            if process not in others:
                process.terminate()
        if isinstance(error, BrokenProcessPool):
            raise MatchError("a process that played matches has died") from error
        raise
    finally:
        pool.shutdown()


def _from(pool: ProcessPoolExecutor, work: Callable[[int], T], numbers: range, jobs: int) -> Iterator[T]:
    """The answers in their order, with a few chunks of work always waiting."""
    size = max(1, min(len(numbers) // (jobs * CHUNKS_PER_JOB), LARGEST_CHUNK))
    chunks = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    waiting: deque[Future[list[T] | Failure]] = deque()
    for started, chunk in enumerate(chunks, 1):
        waiting.append(pool.submit(work_off, work, chunk))
        while len(waiting) > (jobs * AHEAD if started < len(chunks) else 0):
            answer = waiting.popleft().result()
            if isinstance(answer, Failure):
                raise MatchError(answer.text)
            yield from answer


def work_off(work: Callable[[int], T], numbers: range) -> list[T] | Failure:
    """Some pieces in a process of its own."""
    try:
        return [work(number) for number in numbers]
    except EcumeneError as error:
        return Failure(str(error))


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that asked for the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
