"""Units of work, who does them, and the desk at which finished ones are written down."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Protocol

from ecumene.core.errors import EcumeneError
from ecumene.lab.work.errors import LabError
from ecumene.lab.work.journal import Journal

Work = Callable[[Any], Any]
"""Does one task; it must be able to travel to other processes, and so must tasks and answers, of plain types."""

DEATHS = 3
"""How often a worker may die over one unit before the unit is held to be deadly."""


@dataclass(frozen=True)
class Unit:
    """A piece of work: its name in the journal, and what is to be done."""

    key: str
    task: Any


@dataclass(frozen=True)
class Failure:
    """An error as its kind and words, for it may hold what cannot travel between processes."""

    kind: str
    """One of `WHY`, or "" where it is a fault of the program and not of what was asked of it."""
    values: dict[str, str]

    def error(self) -> Exception:
        return LabError(self.kind, **self.values) if self.kind else RuntimeError(self.values["text"])


Answers = Generator[tuple[Unit, Any], None, None]


class Workers(Protocol):
    """Those who do the work, wherever they are."""

    @property
    def count(self) -> int:
        """How many work at once."""
        ...

    def run(self, work: Work, units: Iterable[Unit]) -> Answers:
        """Each unit with its answer, as it gets done; units are only asked for when somebody can begin with them."""
        ...

    def close(self) -> None:
        """No more work will come."""
        ...


def attempt(work: Work, task: Any) -> Any:
    """The answer to a task, or its failure, in whatever process this is."""
    try:
        return work(task)
    except LabError as error:
        return Failure(error.kind, error.values)
    except EcumeneError as error:
        return Failure("failed", {"text": str(error)})
    except Exception as error:
        return Failure("", {"text": f"{type(error).__name__}: {error}"})


def mourned(unit: Unit, deaths: dict[str, int]) -> Unit:
    """The unit over which a worker died, to be handed out again; one that is deadly is given up."""
    deaths[unit.key] = deaths.get(unit.key, 0) + 1
    if deaths[unit.key] == DEATHS:
        raise LabError("deadly", unit=unit.key, times=str(DEATHS))
    return unit


class Told(Protocol):
    """Hears how far the work is."""

    def __call__(self, done: int, total: int | None) -> None: ...


@dataclass
class Desk:
    """Has units done, writes each down when it is done, and hands answers out in the order of the units.

    `kept` makes what is written of what was answered (the name of a file of what is in it, for example), and is called
    before the line of the journal is written.
    """

    workers: Workers
    journal: Journal
    told: Told | None = None
    done: int = field(default=0, init=False)
    """Units that were asked for and are done."""
    played: int = field(default=0, init=False)
    """Those of them that were done now, and not found in the journal."""

    def answers(
        self,
        work: Work,
        units: Iterable[Unit],
        total: int | None = None,
        kept: Callable[[Unit, Any], Any] = lambda unit, answer: answer,
    ) -> Answers:
        """Every unit with what the journal holds of it, in order; who needs no more stops asking."""
        self._tell(total)
        units = iter(units)
        for unit in units:
            if unit.key not in self.journal.done:
                yield from self._rest(work, chain([unit], units), total, kept)
                return
            self.done += 1
            yield unit, self.journal.done[unit.key]

    def _rest(
        self, work: Work, units: Iterator[Unit], total: int | None, kept: Callable[[Unit, Any], Any]
    ) -> Iterator[tuple[Unit, Any]]:
        """From the first unit that is not done: whoever is free takes the next, and answers wait for their turn."""
        line: deque[Unit] = deque()
        with closing(self.workers.run(work, self._missing(units, line))) as coming:
            for unit, answer in coming:
                self.journal.write(unit.key, kept(unit, answer))
                self.done += 1
                self.played += 1
                self._tell(total)
                while line and line[0].key in self.journal.done:
                    turn = line.popleft()
                    yield turn, self.journal.done[turn.key]
        for turn in line:
            yield turn, self.journal.done[turn.key]

    def _missing(self, units: Iterable[Unit], line: deque[Unit]) -> Iterator[Unit]:
        for unit in units:
            line.append(unit)
            if unit.key in self.journal.done:
                self.done += 1
            else:
                yield unit

    def _tell(self, total: int | None) -> None:
        if self.told is not None:
            self.told(self.done, total)
