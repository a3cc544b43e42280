"""The quick player: the answer that is worth most at a glance, at once. Play-outs are made of it; it is no rule."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.games.tapestry.box.actions import DECLINE, TapestryAction
from ecumene.games.tapestry.mind.outlook import Outlook
from ecumene.games.tapestry.mind.weighing import WEIGHERS, Weigher
from ecumene.games.tapestry.mind.weighing_cards import CARD_WEIGHERS
from ecumene.games.tapestry.mind.weighing_things import THING_WEIGHERS
from ecumene.games.tapestry.play.model import TapestryPosition

ALL_WEIGHERS: dict[type, Weigher] = {**WEIGHERS, **THING_WEIGHERS, **CARD_WEIGHERS}
WHIM: Final = 0.4  # points by which chance may prefer one answer to another


def weigh(position: TapestryPosition, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """What each of some answers to the question on top is worth, at a glance; nothing where nobody can tell."""
    question = position.agenda[-1]
    weigher = ALL_WEIGHERS.get(type(question))
    if weigher is None:
        return []
    glance = Outlook(position, seat)
    values: list[float] = []
    for action in actions:
        assert isinstance(action, TapestryAction)
        values.append(weigher(glance, question, action))
    return values


def quick_action(position: TapestryPosition, seat: Seat, rng: Random) -> Action:
    """The answer that seems best, with a whim; any where nobody can tell, but rather to do something than nothing."""
    legal = position.legal(seat)
    if len(legal) == 1:
        return legal[0]
    values = weigh(position, seat, legal)
    if not values:
        last = legal[-1]
        assert isinstance(last, TapestryAction)
        return legal[int(rng.random() * (len(legal) - (last.verb == DECLINE)))]
    best, most = 0, -999.0
    for number in range(len(values)):
        value = values[number] + WHIM * rng.random()
        if value > most:
            best, most = number, value
    return legal[best]
