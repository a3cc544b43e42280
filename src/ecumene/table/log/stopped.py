"""Stopped: a table that the installed release can show but not carry on, and what is said about it."""

from __future__ import annotations

from dataclasses import dataclass

from ecumene.table.store import EntryRow, Summary, TableRow
from ecumene.table.wire.live_messages import Problem
from ecumene.table.wire.messages import Both
from ecumene.table.wire.problems import TableProblem, both


@dataclass(frozen=True)
class Stopped:
    """Why a table goes no further: `key` and `args` are in the table's words. It can be read as far as it goes."""

    key: str
    args: dict[str, object]
    entry: int  # the first that cannot be followed; 0 where that is not about one
    release: str  # the first that could not carry the table on
    row: TableRow
    entries: tuple[EntryRow, ...] = ()  # the whole log, as it was written
    problem: str = ""  # for whoever runs the server: it may tell a secret
    kept: Summary | None = None  # how the table stood when it was played last

    @property
    def over(self) -> bool:
        """Whether the game had ended."""
        return self.kept is not None and self.kept.status == "over"


def stopped_text(why: Stopped) -> Both:
    """Why a table cannot be carried on, and since when, in one sentence."""
    return both(why.key, release=why.release, **why.args)


def stopped(why: Stopped) -> TableProblem:
    """Somebody acted at a table that this release cannot carry on."""
    return TableProblem(Problem(code="stopped", text=stopped_text(why)))
