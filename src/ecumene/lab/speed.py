"""Speed: how many decisions a second the rules of a game allow on this machine, and what a copy costs."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import perf_counter

from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.lab.match import derive

COPIES_IN_A_ROW = 50
BETWEEN_COPIES = 20  # decisions from one copied position to the next, so that all ages of a game are copied


@dataclass(frozen=True)
class Speed:
    """What was measured."""

    games: int
    decisions: int
    seconds: float
    copies: int
    copy_seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def microseconds_per_copy(self) -> float:
        return 1e6 * self.copy_seconds / self.copies


def measure(game: Game, seats: int, seconds: float, seed: int = 0) -> Speed:
    """Random whole games with the full legal list at every decision, for about that long; then copies."""
    games = decisions = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds or not games:
        decisions += _play_out(game.new(seats, derive(seed, "game", games)), Random(derive(seed, "moves", games)))
        games += 1
    copies, copy_seconds = _copy(game.new(seats, derive(seed, "copies")), Random(derive(seed, "copies")))
    return Speed(games, decisions, elapsed, copies, copy_seconds)


def _play_out(position: Position, rng: Random) -> int:
    decisions = 0
    while pending := position.pending():
        legal = position.legal(pending[0])
        position.apply(pending[0], legal[rng.randrange(len(legal))])
        decisions += 1
    return decisions


def _copy(position: Position, rng: Random) -> tuple[int, float]:
    copies, spent, decisions = 0, 0.0, 0
    while pending := position.pending():
        if decisions % BETWEEN_COPIES == 0:
            start = perf_counter()
            for _ in range(COPIES_IN_A_ROW):
                position.copy()
            spent += perf_counter() - start
            copies += COPIES_IN_A_ROW
        legal = position.legal(pending[0])
        position.apply(pending[0], legal[rng.randrange(len(legal))])
        decisions += 1
    return copies, spent
