"""The quick player: the answer that is worth most at a glance, at once. Play-outs are made of it; it is no rule."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.games.beyond_the_horizon.mind.outlook import Outlook
from ecumene.games.beyond_the_horizon.mind.weighing import WEIGHERS, Weigher
from ecumene.games.beyond_the_horizon.mind.weighing_map import MAP_WEIGHERS
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition

ALL_WEIGHERS: dict[type, Weigher] = {**WEIGHERS, **MAP_WEIGHERS}
WHIM: Final = 0.4  # points by which chance may prefer one answer to another


def weigh(position: HorizonPosition, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """What each of some answers to the question on top is worth, at a glance; nothing where nobody can tell."""
    question = position.agenda[-1]
    weigher = ALL_WEIGHERS.get(type(question))
    if weigher is None:
        return []
    return weigher(Outlook(position, seat), question, actions)


def quick_action(position: HorizonPosition, seat: Seat, rng: Random) -> Action:
    """The answer that seems best, with a whim; any where nobody can tell."""
    legal = position.legal(seat)
    if len(legal) == 1:
        return legal[0]
    values = weigh(position, seat, legal)
    if not values:
        return legal[int(rng.random() * len(legal))]
    best, most = 0, -999.0
    for number in range(len(values)):
        value = values[number] + WHIM * rng.random()
        if value > most:
            best, most = number, value
    return legal[best]
