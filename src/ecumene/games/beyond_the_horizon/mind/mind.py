"""What bots of Beyond the Horizon think."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item
from ecumene.core.weighing import WeighingMind
from ecumene.games.beyond_the_horizon.mind.evaluate import parts, prospects
from ecumene.games.beyond_the_horizon.mind.foresight import close, doubt, turn_worth
from ecumene.games.beyond_the_horizon.mind.policy import weigh
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.spaces import TakeAction


class HorizonMind(WeighingMind[HorizonPosition]):
    """Points to come, answers weighed at a glance, and a player for play-outs."""

    def prospects(self, position: HorizonPosition) -> list[float]:
        return prospects(position)

    def parts(self, position: HorizonPosition, seat: Seat) -> list[tuple[str, float]]:
        return parts(position, seat)

    def weigh(self, position: HorizonPosition, seat: Seat, actions: Sequence[Action]) -> list[float]:
        return weigh(position, seat, actions)

    def appraisals(self, position: HorizonPosition, seat: Seat, actions: Sequence[Action]) -> list[float]:
        """An action of the pawn is tried out to the end of its turn."""
        if isinstance(position.agenda[-1], TakeAction):
            return [turn_worth(self, position, seat, action) for action in actions]
        return super().appraisals(position, seat, actions)

    def doubt(self, position: HorizonPosition, seat: Seat) -> float:
        return doubt(position)

    def close(self, question: Item) -> float:
        return close(question)
