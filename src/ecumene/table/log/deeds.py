"""Deeds: entries on their way into the log, before they have a number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ecumene.core.action import Seat
from ecumene.table.log.fold import fold, fold_move
from ecumene.table.log.state import Move, TableState
from ecumene.table.store import EntryRow


@dataclass(frozen=True)
class Deed:
    """What somebody does at a table. An `act` brings the move it makes."""

    kind: str
    seat: Seat | None
    guest: str = ""
    body: dict[str, Any] = field(default_factory=dict)
    move: Move | None = None


def follow(
    state: TableState, deed: Deed, at: float, stamp: Mapping[str, float] | None = None
) -> tuple[EntryRow, TableState]:
    """The entry of a deed done now, and the table after it. A `stamp` says when that is for the table's clocks."""
    body = deed.body if stamp is None or state.clocks is None else {**deed.body, **stamp}
    entry = EntryRow(state.version + 1, deed.kind, deed.seat, deed.guest, body, at)
    return entry, fold(state, entry) if deed.move is None else fold_move(state, entry, deed.move)


def follow_all(
    state: TableState, deeds: list[Deed], at: float, stamp: Mapping[str, float] | None = None
) -> tuple[list[EntryRow], list[TableState]]:
    """The entries of deeds done one after the other, and the table after each."""
    entries: list[EntryRow] = []
    states: list[TableState] = []
    for deed in deeds:
        entry, state = follow(state, deed, at, stamp)
        entries.append(entry)
        states.append(state)
    return entries, states
