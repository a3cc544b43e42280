"""What bots of Beyond the Horizon think."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ecumene.core.action import Action, Seat
from ecumene.core.mind import Mind
from ecumene.games.beyond_the_horizon.mind.evaluate import prospects
from ecumene.games.beyond_the_horizon.mind.foresight import appraisals, candidates, doubt
from ecumene.games.beyond_the_horizon.mind.policy import quick_action
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition


class HorizonMind(Mind[HorizonPosition]):
    """Points to come, answers weighed at a glance, and a player for play-outs."""

    def prospects(self, position: HorizonPosition) -> list[float]:
        return prospects(position)

    def appraise(self, position: HorizonPosition, seat: Seat, action: Action) -> float:
        return self.appraisals(position, seat, [action])[0]

    def appraisals(self, position: HorizonPosition, seat: Seat, actions: Sequence[Action]) -> list[float]:
        return appraisals(self, position, seat, actions)

    def doubt(self, position: HorizonPosition, seat: Seat) -> float:
        return doubt(position)

    def quick_action(self, position: HorizonPosition, seat: Seat, rng: Random) -> Action:
        return quick_action(position, seat, rng)

    def candidates(self, position: HorizonPosition, seat: Seat) -> Sequence[Action]:
        return candidates(position, seat)
