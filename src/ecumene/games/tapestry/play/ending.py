"""The end: each player's own after the fifth income turn, and the game's when all have finished.

A civilization may let its owner play on after that turn: the Elder Ones advance, the Merfolk play their hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Seat
from ecumene.core.agenda import Item, Step
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.playing import end_era, end_permanent, wake_era


@dataclass(frozen=True, eq=False)
class Finish(Step):
    """A player's game is over; what was in force for the era ends [tapestry.rulings.this_era_after_turn_5].

    Whoever may play on does so [tapestry.end.play_on], the Elder Ones with the card of era 4 [tapestry.end.era_4].
    """

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        if not may_play_on(position, self.seat):
            finish(position, self.seat)
            return
        position.tell("tapestry-log-plays-on", {"who": self.seat})
        if position.advances_on(self.seat):
            wake_era(position, self.seat)
        else:
            end_era(position, self.seat)


def finish(position: TapestryPosition, seat: Seat) -> None:
    """From now on a seat gains nothing but points of civilizations that work by themselves [tapestry.end.passive]."""
    end_era(position, seat)
    end_permanent(position, seat)
    position.finished[seat] = 1
    position.tell("tapestry-log-finishes", {"who": seat})


def may_play_on(position: TapestryPosition, seat: Seat) -> bool:
    """Whether a seat has turns after its fifth income turn [tapestry.end.play_on].

    Those of the Elder Ones end when such a turn comes and they cannot advance or do not wish to, those of the Merfolk
    with their last card.
    """
    return position.advances_on(seat) or (position.plays_cards_on(seat) and bool(position.hands[seat]))


def end_game(position: TapestryPosition) -> None:
    """All have finished [tapestry.end.over]."""
    position.tell("tapestry-log-end", {})


ITEMS: tuple[type[Item], ...] = (Finish,)
