"""What bots of Tapestry think."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ecumene.core.action import Action, Seat
from ecumene.core.mind import Mind
from ecumene.games.tapestry.mind.evaluate import prospects
from ecumene.games.tapestry.mind.foresight import candidates
from ecumene.games.tapestry.mind.policy import quick_action, weigh
from ecumene.games.tapestry.play.model import TapestryPosition


class TapestryMind(Mind[TapestryPosition]):
    """Points to come, answers weighed at a glance, and those that deserve a search."""

    def prospects(self, position: TapestryPosition) -> list[float]:
        return prospects(position)

    def appraise(self, position: TapestryPosition, seat: Seat, action: Action) -> float:
        """Most answers are weighed at a glance, which costs no copy of the position; the others are tried out."""
        values = weigh(position, seat, [action])
        if values:
            return self.evaluate(position, seat) + values[0]
        return super().appraise(position, seat, action)

    def quick_action(self, position: TapestryPosition, seat: Seat, rng: Random) -> Action:
        return quick_action(position, seat, rng)

    def candidates(self, position: TapestryPosition, seat: Seat) -> Sequence[Action] | None:
        return candidates(position, seat)
