"""What bots of Vinci think."""

from __future__ import annotations

from random import Random

from ecumene.core.action import Action, Seat
from ecumene.core.mind import Mind
from ecumene.games.vinci.mind.evaluate import prospects
from ecumene.games.vinci.mind.parts import parts
from ecumene.games.vinci.mind.policy import quick_action
from ecumene.games.vinci.play.model import VinciPosition


class VinciMind(Mind[VinciPosition]):
    """Points to come, and a player for play-outs."""

    def prospects(self, position: VinciPosition) -> list[float]:
        return prospects(position)

    def parts(self, position: VinciPosition, seat: Seat) -> list[tuple[str, float]]:
        return parts(position, seat)

    def quick_action(self, position: VinciPosition, seat: Seat, rng: Random) -> Action:
        return quick_action(position, seat, rng)
