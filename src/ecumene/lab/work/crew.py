"""Processes of this machine that do units of work, one at a time each.

A process that dies costs the unit it was at, which another takes up, and nothing else: what the others are doing goes
on, and what was answered stays answered. (The pools of Python's library give up all that is under way when one dies.)
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

from ecumene.lab.work.units import Answers, Failure, Unit, Work, attempt, mourned

FORKS = sys.platform == "linux"
"""Whether other processes begin with all that this one knows. They do where that is safe, whatever is usual for this
Python (from 3.14 on it is another way): so they have the bots and games that a program brought along."""

PATIENCE = 5.0  # seconds for a process that was told to end


@dataclass
class Hand:
    """One process, and what it is at."""

    process: BaseProcess
    line: Connection
    leash: Connection
    """Nothing is ever sent here: when our end closes, whatever the reason, the process ends."""
    unit: Unit | None = None


class Crew:
    """So many processes. They live as long as somebody asks for answers."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._context = get_context("fork" if FORKS else None)

    def run(self, work: Work, units: Iterable[Unit]) -> Answers:
        hands: list[Hand] = []
        waiting, again = iter(units), deque[Unit]()
        deaths: dict[str, int] = {}
        try:
            while True:
                self._employ(hands, work, waiting, again)
                busy = [hand for hand in hands if hand.unit is not None]
                if not busy:
                    return
                wait([hand.line for hand in busy])
                for hand in busy:
                    if not hand.line.poll():
                        continue
                    unit, answer = hand.unit, _answer(hand)
                    assert unit is not None
                    hand.unit = None
                    if answer is DIED:
                        hands.remove(hand)
                        _dismiss([hand])
                        again.append(mourned(unit, deaths))
                    elif isinstance(answer, Failure):
                        raise answer.error()
                    else:
                        yield unit, answer
        finally:
            _dismiss(hands)

    def close(self) -> None:
        pass  # nobody stays between two runs

    def _employ(self, hands: list[Hand], work: Work, waiting: Iterator[Unit], again: deque[Unit]) -> None:
        """A unit for everybody who has none, and new hands for those that died."""
        for place in range(self.count):
            if place < len(hands) and hands[place].unit is not None:
                continue
            unit = again.popleft() if again else next(waiting, None)
            if unit is None:
                return
            if place == len(hands):
                hands.append(self._hire(hands, work))
            hands[place].unit = unit
            with suppress(OSError):  # it is dead, which is seen when its answer is read
                hands[place].line.send(unit.task)

    def _hire(self, hands: list[Hand], work: Work) -> Hand:
        ours, theirs = self._context.Pipe()
        end, leash = self._context.Pipe(duplex=False)
        held = [ours, leash, *(line for hand in hands for line in (hand.line, hand.leash))] if FORKS else []
        process = self._context.Process(target=_toil, args=(work, theirs, end, held), daemon=True)
        process.start()
        theirs.close()  # so that its end is the end of the line
        end.close()
        return Hand(process, ours, leash)


DIED = object()


def _answer(hand: Hand) -> Any:
    try:
        return hand.line.recv()
    except (EOFError, OSError):  # also in the middle of an answer
        return DIED


def _dismiss(hands: list[Hand]) -> None:
    """Nobody waits for what is under way: a game between thinkers may take minutes."""
    for hand in hands:
        hand.process.terminate()
    for hand in hands:
        hand.process.join(PATIENCE)
        if hand.process.is_alive():
            hand.process.kill()
            hand.process.join()
        hand.line.close()
        hand.leash.close()


def _toil(work: Work, line: Connection, leash: Connection, held: list[Connection]) -> None:
    """The life of a process: tasks in, answers out, until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asked for the work
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    for other in held:
        other.close()  # held open here, nobody would see its end
    Thread(target=_end_with, args=(leash,), daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            line.send(attempt(work, line.recv()))


def _end_with(leash: Connection) -> None:
    """Nobody waits any more, not even if they were killed: a game that is under way may take hours, and holds the
    journal's lock as long as it lasts."""
    with suppress(EOFError, OSError):
        leash.recv()
    os._exit(1)
