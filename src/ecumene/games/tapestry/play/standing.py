"""How the players stand: their points by where they came from, and the tie-break."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.core.standings import Standings
from ecumene.core.tally import Tally
from ecumene.games.tapestry.play.numbers import SOURCE_RULES
from ecumene.games.tapestry.play.state import TapestryState


def tallest(state: TapestryState, seat: Seat) -> int:
    """The height of the tallest landmark in a seat's capital, 0 without one [tapestry.rulings.tie_break]."""
    heights = [0]
    for landmark, owner in enumerate(state.landmark_owner):
        if owner == seat and state.landmark_site[landmark] >= 0:
            heights.append(state.box.landmarks[landmark].height)
    return max(heights)


def standings(state: TapestryState) -> Standings:
    """Points by where they came from; a tie goes to the tallest landmark in the capital [tapestry.end.tie]."""
    tallies: list[Tally] = []
    for seat in range(state.seats):
        tally = Tally("tapestry.end.winner")
        for source in range(state.sources):
            tally.add(SOURCE_RULES[source], state.scored[state.sources * seat + source])
        tallies.append(tally)
    return Standings(tallies, [(tallest(state, seat),) for seat in range(state.seats)])
