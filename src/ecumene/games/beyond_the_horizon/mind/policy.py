"""The quick player: what answers are worth at a glance, at once. Play-outs are made of it; it is no rule."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.core.action import Action, Seat
from ecumene.games.beyond_the_horizon.mind.outlook import Outlook
from ecumene.games.beyond_the_horizon.mind.weighing import WEIGHERS, Weigher
from ecumene.games.beyond_the_horizon.mind.weighing_map import MAP_WEIGHERS
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition

ALL_WEIGHERS: dict[type, Weigher] = {**WEIGHERS, **MAP_WEIGHERS}


def weigh(position: HorizonPosition, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """What each of some answers to the question on top is worth, at a glance; nothing where nobody can tell."""
    question = position.agenda[-1]
    weigher = ALL_WEIGHERS.get(type(question))
    if weigher is None:
        return []
    return weigher(Outlook(position, seat), question, actions)
