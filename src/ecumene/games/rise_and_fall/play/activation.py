"""Actions: in turn, each player wakes pieces of the kind played, one after the other, and tells each what to do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.rise_and_fall.box.actions import (
    CONVERT,
    END,
    MOVE,
    PRODUCE,
    SELL_STONE,
    WAKE,
    RiseAction,
)
from ecumene.games.rise_and_fall.box.content import KINDS, SEAT_COUNTS
from ecumene.games.rise_and_fall.play.calling import Calling
from ecumene.games.rise_and_fall.play.cities import Cities
from ecumene.games.rise_and_fall.play.deeds import target_of
from ecumene.games.rise_and_fall.play.merchants import Merchants
from ecumene.games.rise_and_fall.play.model import NONE
from ecumene.games.rise_and_fall.play.mountaineers import Mountaineers
from ecumene.games.rise_and_fall.play.nomads import Nomads
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.play.ships import Ships
from ecumene.games.rise_and_fall.play.temples import Temples

# ---- what a piece does is said in the module of its kind

CALLINGS: Final[list[Calling]] = [Nomads(), Cities(), Ships(), Mountaineers(), Merchants(), Temples()]
"""By the kind of piece."""


def options(position: RisePosition, seat: Seat, piece: int) -> list[Action]:
    """All that a piece can do now, in a stable order."""
    return CALLINGS[position.kind(piece)].options(position, seat, piece)


def can_act(position: RisePosition, seat: Seat, piece: int) -> bool:
    """Whether a piece can do anything now: `bool(options(…))`, found sooner."""
    return CALLINGS[position.kind(piece)].can_act(position, seat, piece)


def check(position: RisePosition, seat: Seat, piece: int, action: RiseAction) -> None:
    """Refuse what a piece cannot do, by the rule that forbids it."""
    CALLINGS[position.kind(piece)].check(position, seat, piece, action)


def carry_out(position: RisePosition, seat: Seat, piece: int, action: RiseAction) -> None:
    """Let a piece do what it was told."""
    CALLINGS[position.kind(piece)].carry_out(position, seat, piece, action)


# ---- a player's turn


def first_of_kind(position: RisePosition, seat: Seat, kind: int) -> int:
    """The number of a seat's first piece of a kind: bit 0 of `idle`."""
    return seat * position.set_size + position.pieces[kind].first


def may_act(position: RisePosition, seat: Seat, piece: int) -> bool:
    """Whether a piece of the kind played has not acted yet [rise_and_fall.actions.once]."""
    return bool(position.idle >> (piece - first_of_kind(position, seat, position.played[seat])) & 1)


def idle_pieces(position: RisePosition, seat: Seat) -> list[int]:
    """The pieces of the kind played that have not acted yet."""
    return [piece for piece in position.standing_at(seat, position.played[seat]) if may_act(position, seat, piece)]


def is_of_a_piece(verb: int) -> bool:
    """Whether a verb is something that pieces do, of whatever kind."""
    return PRODUCE <= verb <= SELL_STONE or MOVE <= verb <= CONVERT


@dataclass(frozen=True, eq=False)
class TakeTurn(Step):
    """A player's turn comes [rise_and_fall.actions.order]: all pieces of the kind played may act, once each.

    Whoever has lost the last of them passes; its card has gone to the reserve [rise_and_fall.actions.lost_before_turn].
    """

    seat: Seat

    def run(self, position: RisePosition) -> None:
        kind = position.played[self.seat]
        first = first_of_kind(position, self.seat, kind)
        place = position.place
        idle, bit = 0, 1
        for piece in range(first, first + position.pieces[kind].count):
            if place[piece] >= 0:
                idle |= bit
            bit <<= 1
        position.idle = idle
        if idle:
            position.agenda.append(NEXT_PIECE[self.seat])
        else:
            position.tell_card("rise_and_fall-log-lost", self.seat, kind)


@dataclass(frozen=True, eq=False)
class NextPiece(Step):
    """The turn goes on while a piece that has not acted can do something [rise_and_fall.actions.end]."""

    seat: Seat

    def run(self, position: RisePosition) -> None:
        seat = self.seat
        kind = position.played[seat]
        calling = CALLINGS[kind]  # of all pieces that act, so it is looked up once
        piece = first_of_kind(position, seat, kind)
        idle = position.idle
        while idle:
            if idle & 1 and calling.can_act(position, seat, piece):
                position.agenda.append(WAKE_PIECE[seat])
                return
            idle >>= 1
            piece += 1
        position.idle = 0


@dataclass(frozen=True, eq=False)
class WakePiece(SeatQuestion):
    """Which piece acts next [rise_and_fall.actions.any_order]? Or is it enough [rise_and_fall.actions.end]?"""

    def legal(self, position: RisePosition, seat: Seat) -> Sequence[Action]:
        wake = position.ground.acts(WAKE)
        kind = position.played[seat]
        calling = CALLINGS[kind]  # of all pieces that act, so it is looked up once
        piece = first_of_kind(position, seat, kind)
        idle = position.idle
        found: list[Action] = []
        while idle:
            if idle & 1 and calling.can_act(position, seat, piece):
                found.append(wake[position.place[piece]])
            idle >>= 1
            piece += 1
        found.append(position.acts.by_verb[END])
        return found

    def check(self, position: RisePosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, RiseAction)
        if action.verb == END:
            return
        if action.verb != WAKE:
            raise IllegalAction("core.choice")
        kind = position.played[seat]
        cell = target_of(position, action)
        piece = NONE if cell == NONE else position.piece_at(seat, kind, cell)
        if piece == NONE:
            raise IllegalAction("rise_and_fall.actions.kind", card=KINDS[kind])
        if not may_act(position, seat, piece):
            raise IllegalAction("rise_and_fall.actions.once")
        if not CALLINGS[kind].can_act(position, seat, piece):
            raise IllegalAction("rise_and_fall.actions.idle")

    def apply(self, position: RisePosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, RiseAction)
        if action.verb == END:
            position.idle = 0
            return
        piece = position.piece_at(seat, position.played[seat], target_of(position, action))
        position.agenda.append(UsePiece(seat, piece))


@dataclass(frozen=True, eq=False)
class UsePiece(SeatQuestion):
    """What does the piece do?"""

    piece: int

    def halfway(self) -> bool:
        return True

    def legal(self, position: RisePosition, seat: Seat) -> Sequence[Action]:
        return options(position, seat, self.piece)

    def check(self, position: RisePosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, RiseAction)
        if not is_of_a_piece(action.verb):
            raise IllegalAction("core.choice")
        check(position, seat, self.piece, action)

    def apply(self, position: RisePosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, RiseAction)
        position.idle &= ~(1 << (self.piece - first_of_kind(position, seat, position.played[seat])))
        carry_out(position, seat, self.piece, action)
        position.agenda.append(NEXT_PIECE[seat])


# items never change, so those that come at every piece are made once
NEXT_PIECE: Final[list[NextPiece]] = [NextPiece(seat) for seat in range(max(SEAT_COUNTS))]
WAKE_PIECE: Final[list[WakePiece]] = [WakePiece(seat) for seat in range(max(SEAT_COUNTS))]
