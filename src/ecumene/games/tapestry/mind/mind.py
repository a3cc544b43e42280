"""What bots of Tapestry think."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item
from ecumene.core.weighing import WeighingMind
from ecumene.games.tapestry.mind.evaluate import prospects
from ecumene.games.tapestry.mind.foresight import close
from ecumene.games.tapestry.mind.parts import parts
from ecumene.games.tapestry.mind.policy import some_answer, weigh
from ecumene.games.tapestry.play.model import TapestryPosition


class TapestryMind(WeighingMind[TapestryPosition]):
    """Points to come, answers weighed at a glance, and those that deserve a search."""

    def prospects(self, position: TapestryPosition) -> list[float]:
        return prospects(position)

    def parts(self, position: TapestryPosition, seat: Seat) -> list[tuple[str, float]]:
        return parts(position, seat)

    def weigh(self, position: TapestryPosition, seat: Seat, actions: Sequence[Action]) -> list[float]:
        return weigh(position, seat, actions)

    def unweighed(self, legal: Sequence[Action], rng: Random) -> Action:
        return some_answer(legal, rng)

    def close(self, question: Item) -> float:
        return close(question)
