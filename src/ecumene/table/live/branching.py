"""Playing on from a moment of a game that is over, at a new table: the record stays as it is.

Whoever asks sits where a decision is to be made, bots sit on the other seats. What has happened is a script; what
chance will bring from there on is new, for everybody has seen what it brought.
"""

from __future__ import annotations

import secrets

from ecumene.core.action import Seat
from ecumene.core.errors import IllegalAction
from ecumene.table.live.acting import act_deed, find_action
from ecumene.table.live.opening import SEED_BITS, Opened, new_id
from ecumene.table.live.seating import fill_deed
from ecumene.table.log.deeds import Deed, follow, follow_all
from ecumene.table.log.fold import first_state
from ecumene.table.log.foreknown import TERM
from ecumene.table.log.shelf import Shelf
from ecumene.table.log.state import Move, TableState
from ecumene.table.store import TableRow
from ecumene.table.wire.analysis_messages import PlayOn
from ecumene.table.wire.guests import Guest, own_names
from ecumene.table.wire.problems import illegal, problem


def open_branch(shelf: Shelf, guest: Guest, state: TableState, wish: PlayOn, at: float) -> Opened:
    """The table of a game that is over, as it was after a move. Plays the game up to there: not for the loop."""
    if state.status != "over" or state.last is None:
        raise problem("not_allowed", "game-on")
    if wish.move >= state.moves:
        raise problem("not_found", "no-such-move", "move", moves=state.moves)
    goal = state.last.back(state.moves - wish.move).rest()
    if not goal.pending:
        raise problem("not_found", "no-such-move", "move", moves=state.moves)
    row = _row(guest, state, at)
    deeds = _seated(guest, state, _seat_of(guest, state, goal))
    _, [*_, begun] = follow_all(first_state(row, state.game), deeds, at)
    deeds += _replayed(begun, goal, wish, _seat_of(guest, state, goal))
    entries, states = follow_all(first_state(row, state.game), deeds, at)
    return Opened(states[-1], entries, shelf.content(state.game))


def _row(guest: Guest, state: TableState, at: float) -> TableRow:
    """A table that came from a record: its set-up is as it was, its seed another."""
    old, last, content = state.row, state.last, state.game.content.hash
    assert last is not None
    setup = [list(outcome) for outcome in last.back(last.number).deed.outcomes]
    return TableRow(
        new_id(), old.game, old.rules, content, "", dict(old.options), old.seats, secrets.randbits(SEED_BITS),
        old.title, False, "fixed", guest.id, at, True, setup, {TERM: "record"},
    )  # fmt: skip


def _seat_of(guest: Guest, state: TableState, goal: Move) -> Seat:
    """The seat that must decide; where several must, that of whoever asks."""
    own = state.seats_of(guest.id)
    return next((seat for seat in goal.pending if seat in own), goal.pending[0])


def _seated(guest: Guest, state: TableState, yours: Seat) -> list[Deed]:
    """Everybody in their colours: seats are wished for by colour, and come into the game's order when it begins."""
    [name] = own_names([guest.name])
    deeds: list[Deed] = []
    for number, seat in enumerate(state.seats):
        if number == yours:
            deeds.append(Deed("sit", seat.colour, guest.id, {"name": name}))
        else:
            level = (seat.level if seat.kind == "bot" else None) or "steady"
            deeds.append(fill_deed(seat.colour, guest, level, seat.colour, [name]))
    return [*deeds, Deed("begin", None, guest.id, {"order": [seat.colour for seat in state.seats]})]


def _replayed(state: TableState, goal: Move, wish: PlayOn, yours: Seat) -> list[Deed]:
    """What was done up to the moment, and what is done instead of what came then."""
    deeds: list[Deed] = []
    for move in reversed([*goal.backwards()]):
        deed = act_deed(state, move.seat, state.game.action(move.deed.notation), "", move.deed.outcomes)
        deeds.append(deed)
        state = follow(state, deed, 0.0)[1]
    for named in wish.actions:
        try:
            deed = act_deed(state, yours, find_action(state.game, named), "")
        except IllegalAction as refusal:
            raise illegal(state.game, refusal, state.names, len(deeds)) from refusal
        deeds.append(deed)
        state = follow(state, deed, 0.0)[1]
    if state.halfway:
        raise problem("bad_request", "no-such-action", "actions", problem=" ".join(wish.actions))
    return deeds
