"""What must be true of every position of Rise & Fall, whatever was played."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.core.errors import AuditError
from ecumene.games.rise_and_fall.box.content import CITY, KINDS, MERCHANT
from ecumene.games.rise_and_fall.play.model import CARDS, DECLINE, DISCARD, NONE, RESERVE, RiseState
from ecumene.games.rise_and_fall.play.world.land import Land

ACTIVATION: Final = ("nextpiece", "wakepiece", "usepiece")
"""Items of the agenda under which the pieces of a kind act."""


def audit_table(state: RiseState) -> None:
    """Every piece stands where its cell says, gold is conserved, cards agree with the world."""
    if state.land is not None:
        _audit_cells(state, state.land)
    if sum(state.gold) + state.bank != state.count.bank or min([*state.gold, state.bank]) < 0:
        raise AuditError("gold was made or lost")
    most = state.box.components
    for seat in range(state.seats):
        if not (0 <= state.wood[seat] <= most.most_wood and 0 <= state.stone[seat] <= most.most_stone):
            raise AuditError(f"seat {seat}: more wood or stone than allowed")
        _audit_cards(state, seat)


def audit_agenda(state: RiseState) -> None:
    """Whose pieces act has played a card, and only pieces of that kind do; whoever died out has none."""
    for seat in range(state.seats):
        if state.extinct[seat] and any(state.standing[CARDS * seat : CARDS * seat + CARDS]):
            raise AuditError(f"seat {seat}: died out, yet has pieces in the world")
    for item in state.agenda:
        if item.kind not in ACTIVATION:
            continue
        seat = getattr(item, "seat", 0)
        kind = state.played[seat]
        if kind == NONE or state.idle >> state.pieces[kind].count:
            raise AuditError(f"seat {seat}: pieces act that were not called")
        first = seat * state.set_size + state.pieces[kind].first
        for number in range(state.pieces[kind].count):
            if state.idle >> number & 1 and state.place[first + number] < 0:
                raise AuditError(f"seat {seat}: piece {first + number} is to act, yet stands nowhere")
        number = getattr(item, "piece", NONE)
        if number != NONE and (state.owner(number) != seat or state.kind(number) != kind or state.place[number] < 0):
            raise AuditError(f"seat {seat}: piece {number} acts, which was not called")


def _audit_cells(state: RiseState, land: Land) -> None:
    presence = [0] * (land.regions * state.seats)
    standing = [0] * (CARDS * state.seats)
    for number, cell in enumerate(state.place):
        if cell >= 0:
            seat, kind = state.owner(number), state.kind(number)
            presence[land.region[cell] * state.seats + seat] += 1
            standing[CARDS * seat + kind] += 1
            if (state.town if kind == CITY else state.piece)[cell] != number:
                raise AuditError(f"piece {number} is not on its cell {land.name(cell)}")
    for cell in range(land.size):
        for number in (state.piece[cell], state.town[cell]):
            if number >= 0 and state.place[number] != cell:
                raise AuditError(f"{land.name(cell)} holds piece {number}, which is elsewhere")
        both = state.piece[cell] >= 0 and state.town[cell] >= 0
        if both and state.kind(state.piece[cell]) != MERCHANT:
            raise AuditError(f"{land.name(cell)}: only a merchant may share a hex with a city")
    if presence != state.presence or standing != state.standing:
        raise AuditError("the counts of pieces disagree with where they stand")


def _audit_cards(state: RiseState, seat: Seat) -> None:
    if sorted(state.pile[seat]) != state.cards_in(seat, DISCARD):
        raise AuditError(f"seat {seat}: the discard and its cards disagree")
    for kind in range(CARDS):
        card, standing = state.card[CARDS * seat + kind], state.standing[CARDS * seat + kind]
        if state.round and not state.extinct[seat] and card != DECLINE and (card == RESERVE) != (standing == 0):
            raise AuditError(f"seat {seat}: the {KINDS[kind]} card does not follow its pieces")
