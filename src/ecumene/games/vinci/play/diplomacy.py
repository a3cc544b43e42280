"""Diplomacy: peace with an opponent of one's choice until one's next turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.vinci.box.actions import NOBODY, PEACE, VinciAction
from ecumene.games.vinci.play.model import VinciPosition


@dataclass(frozen=True, eq=False)
class Peace(SeatQuestion):
    """With whom do you keep peace until your next turn? Asked once for each Diplomacy.

    It may be an opponent whose people has not entered yet [vinci.token.diplomacy_absent].
    """

    left: int

    def legal(self, position: VinciPosition, seat: Seat) -> Sequence[Action]:
        peace = position.moves.peace
        partners = position.peace[seat]
        others = [peace[s] for s in range(position.seats) if s != seat and not partners >> s & 1]
        others.append(peace[NOBODY])
        return others

    def check(self, position: VinciPosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, VinciAction)
        if action.verb != PEACE:
            raise IllegalAction("vinci.turn.order")
        if action not in self.legal(position, seat):
            raise IllegalAction("vinci.token.diplomacy_change")

    def apply(self, position: VinciPosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, VinciAction)
        if action.arg == NOBODY:
            return
        position.peace[seat] |= 1 << action.arg
        if position.journal is not None:
            position.tell("vinci-log-peace", {"who": seat, "other": action.arg})
        if self.left > 1:
            position.agenda.append(Peace(seat, self.left - 1))
