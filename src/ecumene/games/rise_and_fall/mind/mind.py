"""What bots of Rise & Fall think."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ecumene.core.action import Action, Seat
from ecumene.core.mind import Mind
from ecumene.games.rise_and_fall.box.actions import RiseAction
from ecumene.games.rise_and_fall.mind.evaluate import parts, prospects
from ecumene.games.rise_and_fall.mind.foresight import appraise, candidates, judged
from ecumene.games.rise_and_fall.mind.policy import quick_action
from ecumene.games.rise_and_fall.play.position import RisePosition


class RiseMind(Mind[RisePosition]):
    """Points to come, a look ahead to where a choice shows its effect, and a player for play-outs."""

    def prospects(self, position: RisePosition) -> list[float]:
        return prospects(position)

    def parts(self, position: RisePosition, seat: Seat) -> list[tuple[str, float]]:
        return parts(position, seat)

    def appraise(self, position: RisePosition, seat: Seat, action: Action) -> float:
        assert isinstance(action, RiseAction)
        return appraise(position, seat, action)

    def judged(self, position: RisePosition, seat: Seat, action: Action) -> RisePosition:
        assert isinstance(action, RiseAction)
        return judged(position, seat, action)

    def quick_action(self, position: RisePosition, seat: Seat, rng: Random) -> Action:
        return quick_action(position, seat, rng)

    def candidates(self, position: RisePosition, seat: Seat) -> Sequence[Action] | None:
        return candidates(position, seat)
