"""What bots of Rise of Empires think: what a choice promises, and which choices deserve a search. No rule.

Every answer is weighed at a glance, without a copy of the position: see `weighing`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Final

from ecumene.core.action import Action, Seat, highest
from ecumene.core.agenda import Item
from ecumene.core.weighing import CHOICES, WeighingMind
from ecumene.games.rise_of_empires.box.box import EmpiresBox
from ecumene.games.rise_of_empires.box.content import SEAT_COUNTS
from ecumene.games.rise_of_empires.mind.evaluate import parts, prospects
from ecumene.games.rise_of_empires.mind.glance import Glance
from ecumene.games.rise_of_empires.mind.policy import quick_action
from ecumene.games.rise_of_empires.mind.weighing import WEIGHERS
from ecumene.games.rise_of_empires.mind.worth import Worths
from ecumene.games.rise_of_empires.play.display import PayDiscs, TakeAction
from ecumene.games.rise_of_empires.play.food import TownGoods
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from ecumene.games.rise_of_empires.play.taking import TakeTile
from ecumene.games.rise_of_empires.play.trade import ChooseTrade
from ecumene.games.rise_of_empires.play.turn_order import ChoosePosition

CLOSE: Final = 3.0  # points behind the best that still deserve a search
SETTLED: Final[tuple[type[Item], ...]] = (PayDiscs, TownGoods)  # a glance can tell well
OPEN: Final[tuple[type[Item], ...]] = (TakeAction, ChoosePosition)  # all that is possible deserves a search
DOUBT: Final = 0.6  # points by which tiles or trades must differ for one to be better
CROWD: Final = 5  # players with whom it is hard to tell in the first turn what a row will bring
OPENING: Final = 0.95  # points by which rows must differ then


class EmpiresMind(WeighingMind[EmpiresPosition]):
    """Typical worths, made once, and what one look at a position adds to them."""

    def __init__(self, play_out: int, box: EmpiresBox) -> None:
        super().__init__(play_out)
        self.worths: dict[int, Worths] = {seats: Worths(box, seats) for seats in SEAT_COUNTS}

    def prospects(self, position: EmpiresPosition) -> list[float]:
        return prospects(position, self.worths[position.seats])

    def parts(self, position: EmpiresPosition, seat: Seat) -> list[tuple[str, float]]:
        return parts(position, seat, self.worths[position.seats])

    def quick_action(self, position: EmpiresPosition, seat: Seat, rng: Random) -> Action:
        return quick_action(position, seat, self.worths[position.seats], rng)

    # ---- what a choice promises

    def glance(self, position: EmpiresPosition, seat: Seat) -> Glance:
        """A seat's look at its own position."""
        return Glance(position, seat, self.worths[position.seats])

    def weigh(self, position: EmpiresPosition, seat: Seat, actions: Sequence[Action]) -> list[float]:
        """What each of some answers to the question on top is worth; what content of others asks is tried out."""
        question = position.agenda[-1]
        weigher = WEIGHERS.get(type(question))
        if weigher is None:
            now = self.evaluate(position, seat)
            return [self.tried(position, seat, action) - now for action in actions]
        return weigher(self.glance(position, seat), question, actions)

    def doubt(self, position: EmpiresPosition, seat: Seat) -> float:
        """How close tiles, trades and a crowd's first rows come that nobody can tell apart; a glance tells all else."""
        question = position.agenda[-1]
        if isinstance(question, TakeAction) and position.turn == 0 and position.seats == CROWD:
            return OPENING
        return DOUBT if isinstance(question, (TakeTile, ChooseTrade)) else 0.0

    # ---- for search

    def candidates(self, position: EmpiresPosition, seat: Seat) -> Sequence[Action]:
        """The answers worth a search, the best first as far as one can tell."""
        legal = position.legal(seat)
        if len(legal) == 1:
            return legal
        values = self.weigh(position, seat, legal)
        question = position.agenda[-1]
        if isinstance(question, SETTLED):
            return highest(legal, values, 1)
        return highest(legal, values, CHOICES, inf if isinstance(question, OPEN) else CLOSE)

    def foresee(self, position: EmpiresPosition, rng: Random) -> None:
        """The rest of the turn as `greedy` would play it: then all have as much to come and can be compared.

        Quick actions would take a tenth of the time, and mislead: see docs/bots.md.
        """
        turn = position.turn
        while position.turn == turn and (pending := position.pending()):
            position.apply(pending[0], self.candidates(position, pending[0])[0])
