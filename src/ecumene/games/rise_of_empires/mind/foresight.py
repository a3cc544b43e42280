"""What a choice promises, and which choices deserve a search. For bots, no rule.

Every answer is weighed at a glance, without a copy of the position: see `weighing`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from ecumene.core.action import Action, Seat, highest
from ecumene.core.agenda import Item
from ecumene.games.rise_of_empires.mind.glance import Glance
from ecumene.games.rise_of_empires.mind.weighing import WEIGHERS
from ecumene.games.rise_of_empires.play.display import PayDiscs, TakeAction
from ecumene.games.rise_of_empires.play.food import TownGoods
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from ecumene.games.rise_of_empires.play.taking import TakeTile
from ecumene.games.rise_of_empires.play.trade import ChooseTrade
from ecumene.games.rise_of_empires.play.turn_order import ChoosePosition

CHOICES: Final = 6  # answers that are searched
CLOSE: Final = 3.0  # points behind the best that still deserve a search
SETTLED: Final[tuple[type[Item], ...]] = (PayDiscs, TownGoods)  # a glance can tell well
OPEN: Final[tuple[type[Item], ...]] = (TakeAction, ChoosePosition)  # all that is possible deserves a search
DOUBT: Final = 0.6  # points by which tiles or trades must differ for one to be better
CROWD: Final = 5  # players with whom it is hard to tell in the first turn what a row will bring
OPENING: Final = 0.95  # points by which rows must differ then


def weigh(position: EmpiresPosition, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """What each of some answers to the question on top is worth; what content of others asks is tried out."""
    question = position.agenda[-1]
    weigher = WEIGHERS.get(type(question))
    if weigher is None:
        now = position.roe.evaluate(position, seat)
        return [_tried(position, seat, action) - now for action in actions]
    return weigher(Glance(position, seat), question, actions)


def _tried(position: EmpiresPosition, seat: Seat, action: Action) -> float:
    after = position.copy()
    after.apply(seat, action)
    return position.roe.evaluate(after, seat)


def appraisals(position: EmpiresPosition, seat: Seat, actions: Sequence[Action]) -> list[float]:
    """What doing each of some actions promises to a seat, in points against the others."""
    base = position.roe.evaluate(position, seat)
    return [base + value for value in weigh(position, seat, actions)]


def doubt(position: EmpiresPosition) -> float:
    """How close tiles, trades and a crowd's first rows come that nobody can tell apart; a glance tells all else."""
    question = position.agenda[-1]
    if isinstance(question, TakeAction) and position.turn == 0 and position.seats == CROWD:
        return OPENING
    return DOUBT if isinstance(question, (TakeTile, ChooseTrade)) else 0.0


def candidates(position: EmpiresPosition, seat: Seat) -> Sequence[Action]:
    """The answers worth a search, the best first as far as one can tell."""
    legal = position.legal(seat)
    if len(legal) == 1:
        return legal
    values = weigh(position, seat, legal)
    question = position.agenda[-1]
    if isinstance(question, SETTLED):
        return highest(legal, values, 1)
    return highest(legal, values, CHOICES, inf if isinstance(question, OPEN) else CLOSE)


def foresee(position: EmpiresPosition) -> None:
    """The rest of the turn as `greedy` would play it, for search: then all have as much to come and can be compared.

    Quick actions would take a tenth of the time, and mislead: see docs/bots.md.
    """
    turn = position.turn
    while position.turn == turn and (pending := position.pending()):
        position.apply(pending[0], candidates(position, pending[0])[0])
