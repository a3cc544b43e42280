"""Closing: whoever runs the server closed a table, so that nobody can act there until they open it again."""

from __future__ import annotations

from dataclasses import dataclass

from ecumene.table.wire.live_messages import Problem
from ecumene.table.wire.messages import Both
from ecumene.table.wire.problems import TableProblem, both

CLOSE = "close"
"""The kind of entry that closes a table, with the reason in both languages; without one it is open again."""


@dataclass(frozen=True)
class Closed:
    """Why a table was closed."""

    en: str
    fr: str


def closed_text(why: Closed) -> Both:
    """That a table is closed, and why."""
    return Both(en=both("table-closed", reason=why.en).en, fr=both("table-closed", reason=why.fr).fr)


def closed(why: Closed) -> TableProblem:
    """Somebody acted at a table that is closed."""
    return TableProblem(Problem(code="stopped", text=closed_text(why)))
