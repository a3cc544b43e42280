"""Watching: whether a table is open to those who have no seat there, and how far behind the game they are."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from ecumene.table.log.fold import log_back
from ecumene.table.log.state import TableState
from ecumene.table.store import TableRow

WATCH = "watch"
"""The term of a row that says who may watch, and when."""


@dataclass(frozen=True)
class Watching:
    """Whether others may watch a game, and how many moves later than it is played."""

    open: bool = True
    delay: int = 0


USUAL = Watching()


def watching_of(row: TableRow) -> Watching:
    """What was said when the table was opened."""
    return Watching(**row.terms.get(WATCH, {}))


def terms_of(watching: Watching) -> dict[str, Any]:
    """What a row says of it; nothing where it is as usual."""
    return {} if watching == USUAL else {WATCH: asdict(watching)}


def watched(state: TableState) -> TableState:
    """A table as those see it who have no seat: some moves ago, as long as the game is on. Clocks would tell more."""
    delay = watching_of(state.row).delay
    if not delay or state.last is None or state.status != "running":
        return state
    last = state.last.back(min(delay, state.last.number)).rest()
    return replace(state, last=last, log=log_back(state.log, last.number), redo=(), clocks=None)
