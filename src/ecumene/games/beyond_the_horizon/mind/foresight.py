"""What a choice promises, and which choices deserve a search. For bots, not a rule.

Answers are weighed at a glance, which costs no copy of the position: see `weighing`. What content of others asks is
tried out, and judged by what the position promises then.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item
from ecumene.core.mind import Mind
from ecumene.games.beyond_the_horizon.mind.policy import weigh
from ecumene.games.beyond_the_horizon.play.building import TakeBuilding
from ecumene.games.beyond_the_horizon.play.committing import Commit
from ecumene.games.beyond_the_horizon.play.governments import ChooseGovernment
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.moving import MoveUnits
from ecumene.games.beyond_the_horizon.play.spaces import TakeAction
from ecumene.games.beyond_the_horizon.play.turns import Expand

CLOSE: Final = 2.0  # points behind the best that still deserve a search
SETTLED: Final = 0.5  # … where a glance can tell well
DOUBT: Final = 0.75  # points by which governments must differ, before the game, for one to be better

SIMPLE: Final[tuple[type[Item], ...]] = (Commit, MoveUnits, TakeBuilding)
OPEN: Final[tuple[type[Item], ...]] = (TakeAction, Expand)  # all that is possible deserves a search


def doubt(position: HorizonPosition) -> float:
    """How close governments come that nobody can tell apart before the game."""
    return DOUBT if isinstance(position.agenda[-1], ChooseGovernment) else 0.0


def turn_worth(mind: Mind[HorizonPosition], position: HorizonPosition, seat: Seat, action: Action) -> float:
    """What a turn that begins with an action promises at its end, if all that follows is done at a glance."""
    after = position.copy()
    after.apply(seat, action)
    while True:
        asked = after.pending()
        if not asked or isinstance(after.agenda[-1], TakeAction):
            return mind.evaluate(after, seat)
        after.apply(asked[0], at_a_glance(after, asked[0]))


def at_a_glance(position: HorizonPosition, seat: Seat) -> Action:
    """The answer that is worth most at a glance."""
    legal = position.legal(seat)
    values = weigh(position, seat, legal) if len(legal) > 1 else []
    best = 0
    for number in range(1, len(values)):
        if values[number] > values[best]:
            best = number
    return legal[best]


def close(question: Item) -> float:
    """The points behind the best with which an answer still deserves a search."""
    if isinstance(question, OPEN):
        return 99.0
    return SETTLED if isinstance(question, SIMPLE) else CLOSE
