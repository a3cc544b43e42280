"""Measure how many decisions a seat makes in a game, by its boxes and seats, for the lobby to say how long it takes.

    python -m tools.measure_lengths tapestry > src/ecumene/games/tapestry/lengths.yaml

Quick bots play some games of every combination of the options that are boxes, and of every number of seats. A decision
is a choice among several answers; what leads to the same act halfway counts as one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

from ecumene import catalogue
from ecumene.core.game import Game
from ecumene.core.options import Option, OptionValue

GAMES = 8
SECONDS = {"vinci": 15, "rise_and_fall": 6, "rise_of_empires": 23, "beyond_the_horizon": 17, "tapestry": 15}
"""With which four people take as long as is said of a game: 90, 75, 150, 100, 90 to 120 minutes. Steps of Rise & Fall
are small, turns of Rise of Empires are planned in pairs."""

USUAL = 15  # of a game of others
BOX = ("out", "in")
HEAD = """# How many decisions a seat makes in games of quick bots, by the boxes in play and the number of seats, and
# how many seconds a person takes for one: tools/measure_lengths.py writes this.
"""


def decisions(game: Game, seats: int, seed: int, options: dict[str, OptionValue]) -> float:
    """How many decisions each seat made in a game, on average."""
    position, rng, made = game.new(seats, seed, options), Random(seed), 0
    while position.pending():
        seat = position.pending()[0]
        made += not position.halfway() and len(position.legal(seat)) > 1
        position.apply(seat, game.quick_action(position, seat, rng))
    return made / seats


def combinations(boxes: Sequence[Option]) -> Iterator[dict[str, OptionValue]]:
    """Every choice of boxes, by those that are in play."""
    for flags in product((False, True), repeat=len(boxes)):
        yield {box.id: "in" for box, taken in zip(boxes, flags, strict=True) if taken}


def lines(game: Game, games: int = GAMES) -> Iterator[str]:
    """The lines of the file."""
    yield f"{HEAD}\nseconds: {SECONDS.get(game.id, USUAL)}\nrows:"
    for options in combinations([option for option in game.offered if option.values == BOX]):
        made = {
            seats: round(sum(decisions(game, seats, seed, options) for seed in range(games)) / games)
            for seats in game.seat_counts
        }
        chosen = ", ".join(f"{key}: {value}" for key, value in options.items())
        yield f"- {{options: {{{chosen}}}, decisions: {{{', '.join(f'{seats}: {n}' for seats, n in made.items())}}}}}"


if __name__ == "__main__":
    for line in lines(catalogue[sys.argv[1]]):
        print(line, flush=True)
