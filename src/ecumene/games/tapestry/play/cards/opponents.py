"""Opponents: the question which of them a card means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import PLAYER, TapestryAction


@dataclass(frozen=True, eq=False)
class OneOpponent(SeatQuestion):
    """Which opponent gains something; whoever has finished does not [tapestry.rulings.finished_players]."""

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.of[PLAYER][other] for other in sorted(position.seats_of(seat, "opponents"))]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action in self.legal(position, seat):
            return
        finished = action.verb == PLAYER and action.arg < position.seats and position.finished[action.arg]
        raise IllegalAction("tapestry.rulings.finished_players" if finished else "core.choice")
