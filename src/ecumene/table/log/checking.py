"""Checking a store: which of its tables the installed release can carry on, and where the others would stop."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ecumene.catalogue import catalogue
from ecumene.table.log.loading import Stored, rebuild
from ecumene.table.log.shelf import Shelf
from ecumene.table.log.stopped import stopped_text
from ecumene.table.store.inspecting import Inspection
from ecumene.table.wire.messages import Both


@dataclass(frozen=True)
class Verdict:
    """What the installed release makes of a table. `key` says why it would stop; empty where it goes on."""

    table: str
    game: str
    title: str
    status: str  # as lists show it
    entries: int
    lifted: bool  # whether it goes on by newer rules than it was played by
    key: str = ""
    entry: int = 0  # the first that cannot be followed; 0 where that is not about one
    problem: str = ""
    text: Both | None = None


def check_table(url: str, table_id: str) -> Verdict:
    """Replay one table of a store."""
    store, shelf = _at_hand(url)
    row, entries, status = store.table(table_id)
    kept = store.content(row.game, row.content)
    state = rebuild(shelf, Stored(row, entries, "" if kept is None else kept.written))
    stopped = state.stopped
    lifted = stopped is None and state.rules < state.game.version
    found = Verdict(row.id, row.game, row.title, status, len(entries), lifted)
    if stopped is None:
        return found
    return Verdict(
        row.id, row.game, row.title, status, len(entries), False,
        stopped.key.removeprefix("stopped-"), stopped.entry, stopped.problem, stopped_text(stopped),
    )  # fmt: skip


@lru_cache(maxsize=1)
def _at_hand(url: str) -> tuple[Inspection, Shelf]:
    """One connection and one shelf for each process that checks."""
    return Inspection(url), Shelf(catalogue)
