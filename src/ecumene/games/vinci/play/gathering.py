"""The start of a turn: decline or expansion, picking up pawns and abandoning provinces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.core.regions import places
from ecumene.games.vinci.box.actions import ABANDON, DECLINE, GATHER, VinciAction
from ecumene.games.vinci.play.choosing import Choose
from ecumene.games.vinci.play.decline import decline
from ecumene.games.vinci.play.expansion_turn import begin_expansion
from ecumene.games.vinci.play.model import VinciPosition
from ecumene.games.vinci.play.scoring import score_turn


def wiped_out(position: VinciPosition, seat: Seat) -> bool:
    """Whether a people has neither province nor pawn left."""
    return position.troops[seat] == 0 and not position.held[2 * seat]


@dataclass(frozen=True, eq=False)
class Opening(SeatQuestion):
    """Decline, or expand? Who expands may first abandon provinces, then picks up the pawns.

    All provinces may go, one by one [vinci.gathering.abandon_all]. A decline [vinci.decline.declare] takes the place
    of the expansion, even with Renaissance [vinci.token.renaissance_plain]: points are counted
    [vinci.decline.scores] and a new people is chosen [vinci.decline.new_people].
    """

    may_decline: bool = True

    def legal(self, position: VinciPosition, seat: Seat) -> Sequence[Action]:
        moves = position.moves
        if wiped_out(position, seat):
            return [moves.decline]
        legal: list[Action] = [moves.decline, moves.gather] if self.may_decline else [moves.gather]
        for province in places(position.held[2 * seat]):
            legal.append(moves.abandon[province])
        return legal

    def check(self, position: VinciPosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, VinciAction)
        if action.verb == DECLINE:
            if not self.may_decline:
                raise IllegalAction("vinci.turn.choice")
        elif action.verb not in (GATHER, ABANDON):
            raise IllegalAction("vinci.turn.order")
        elif wiped_out(position, seat):
            raise IllegalAction("vinci.losses.wiped_out")
        elif action.verb == ABANDON and not position.held[2 * seat] >> position.province_of(action) & 1:
            raise IllegalAction("vinci.gathering.abandon")

    def apply(self, position: VinciPosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, VinciAction)
        if action.verb == DECLINE:
            decline(position, seat)
            score_turn(position, seat)
            position.agenda.append(Choose(seat))
        elif action.verb == ABANDON:
            position.abandon(seat, position.province_of(action))
            position.agenda.append(Opening(seat, False))
        else:
            position.pick_up(seat)
            begin_expansion(position, seat)
