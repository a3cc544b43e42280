"""Watching: whether a table is open to those who have no seat there, and how far behind the game they are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ecumene.table.log.fold import log_back
from ecumene.table.log.state import Move, SeatState, TableState
from ecumene.table.store import TableRow
from ecumene.table.wire.messages import WatchRule

WATCH = "watch"
"""The term of a row that says who may watch, and when."""


USUAL = WatchRule()


def watching_of(row: TableRow) -> WatchRule:
    """What was said when the table was opened."""
    return WatchRule.model_validate(row.terms[WATCH]) if WATCH in row.terms else USUAL


def terms_of(rule: WatchRule) -> dict[str, Any]:
    """What a row says of it; nothing where it is as usual."""
    return {} if rule == USUAL else {WATCH: rule.model_dump()}


def watched(state: TableState) -> TableState:
    """A table as those see it who have no seat: some moves ago, as long as the game is on. Clocks would tell more, and
    so would what has come of seats since then, for time is up and a hint is given where somebody is asked.
    """
    delay = watching_of(state.row).delay
    if not delay or state.last is None or state.standing != "running":
        return state
    last = state.last.back(min(delay, state.last.number)).rest()
    seats = tuple([_then(seat, last, number) for number, seat in enumerate(state.seats)])
    log = log_back(state.log, last.number, notes=False)
    return replace(state, last=last, seats=seats, log=log, redo=(), clocks=None, waited=())


def _then(seat: SeatState, move: Move, number: int) -> SeatState:
    """A seat as it was at a move; but who is known by which name is of today."""
    then = move.seats[number] if move.seats else replace(seat, away=False, conceded=False, stood_in=None, hints=0)
    return replace(
        seat, level=then.level, away=then.away, conceded=then.conceded, resigned=then.resigned, stood_in=then.stood_in,
        hints=then.hints,
    )  # fmt: skip


def alike(one: TableState, other: TableState) -> bool:
    """Whether those without a seat, who are some moves behind, would see nothing else: no more of the game is due, and
    what happens beside it comes with the moves. That the game is over, that the table was stopped, or that somebody is
    forgotten, is told at once.
    """
    return (
        one.last is other.last
        and one.standing == other.standing
        and (one.stopped, one.closed, one.speaking) == (other.stopped, other.closed, other.speaking)
        and [seat.name for seat in one.seats] == [seat.name for seat in other.seats]
    )
