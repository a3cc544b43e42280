"""Handing: what happens to a seat beside the game, and how the story tells of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ecumene.core.action import Seat
from ecumene.core.scene import Message, SceneEvent
from ecumene.core.texts import message, player
from ecumene.table.log.chain import Chain
from ecumene.table.log.state import Line, SeatState, TableState
from ecumene.table.store import EntryRow


class Unfollowable(Exception):
    """A log that does not lead where it says: other rules, another content, or a damaged store."""


def handed(state: TableState, entry: EntryRow, seat: SeatState, how: str = "", **told: Any) -> TableState:
    """A seat changes beside the game, from its person to a bot for example, and the story says so."""
    assert entry.seat is not None
    said = message(f"core-log-{entry.kind}{how}", who=player(entry.seat), **told)
    return noted(with_seat(state, entry, seat), said, entry.seat)


def noted(state: TableState, say: Message, seat: Seat | None = None) -> TableState:
    """The story says something that is not of the game: it stays when actions are taken back."""
    return replace(state, log=Chain(state.log, Line(state.moves, beside(say, seat), True)))


def seat_of(state: TableState, entry: EntryRow) -> SeatState:
    """The seat that an entry is about."""
    if entry.seat is None or not 0 <= entry.seat < len(state.seats):
        raise Unfollowable(f"entry {entry.number}: there is no seat {entry.seat}")
    return state.seats[entry.seat]


def with_seat(state: TableState, entry: EntryRow, seat: SeatState) -> TableState:
    """The table with another state of the seat that an entry is about."""
    seats = tuple([seat if number == entry.seat else other for number, other in enumerate(state.seats)])
    return replace(state, seats=seats)


def beside(say: Message, seat: Seat | None = None) -> SceneEvent:
    """An event of the story that is not of the game."""
    return {"do": "note", "say": say} if seat is None else {"do": "note", "say": say, "who": player(seat)}
