"""The end: each player's own after the fifth income turn, and the game's when all have finished."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Seat
from ecumene.core.agenda import Item, Step
from ecumene.core.standings import Standings
from ecumene.core.tally import Tally
from ecumene.games.tapestry.play.model import SOURCE_RULES, SOURCES, TapestryPosition
from ecumene.games.tapestry.play.playing import end_era


@dataclass(frozen=True, eq=False)
class Finish(Step):
    """A player's game is over; what was in force for the era ends [tapestry.rulings.this_era_after_turn_5]."""

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        end_era(position, self.seat)
        position.finished[self.seat] = 1
        position.tell("tapestry-log-finishes", {"who": self.seat})


def end_game(position: TapestryPosition) -> None:
    """All have finished [tapestry.end.over]."""
    position.tell("tapestry-log-end", {})


def tallest(position: TapestryPosition, seat: Seat) -> int:
    """The height of the tallest landmark in a seat's capital, 0 without one [tapestry.rulings.tie_break]."""
    heights = [0]
    for landmark, owner in enumerate(position.landmark_owner):
        if owner == seat and position.landmark_site[landmark] >= 0:
            heights.append(position.box.landmarks[landmark].height)
    return max(heights)


def standings(position: TapestryPosition) -> Standings:
    """Points by where they came from; a tie goes to the tallest landmark in the capital [tapestry.end.tie]."""
    tallies: list[Tally] = []
    for seat in range(position.seats):
        tally = Tally("tapestry.end.winner")
        for source in range(SOURCES):
            tally.add(SOURCE_RULES[source], position.scored[SOURCES * seat + source])
        tallies.append(tally)
    return Standings(tallies, [(tallest(position, seat),) for seat in range(position.seats)])


ITEMS: tuple[type[Item], ...] = (Finish,)
