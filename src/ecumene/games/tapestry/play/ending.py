"""The end: each player's own after the fifth income turn, and the game's when all have finished."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Seat
from ecumene.core.agenda import Item, Step
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.playing import end_era, end_permanent


@dataclass(frozen=True, eq=False)
class Finish(Step):
    """A player's game is over; what was in force for the era ends [tapestry.rulings.this_era_after_turn_5]."""

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        end_era(position, self.seat)
        end_permanent(position, self.seat)
        position.finished[self.seat] = 1
        position.tell("tapestry-log-finishes", {"who": self.seat})


def end_game(position: TapestryPosition) -> None:
    """All have finished [tapestry.end.over]."""
    position.tell("tapestry-log-end", {})


ITEMS: tuple[type[Item], ...] = (Finish,)
