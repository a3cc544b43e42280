"""The quick bot: plays the game's own quick action, the one that play-outs use."""

from __future__ import annotations

from random import Random

from ecumene.core.action import Action, Seat
from ecumene.core.game import game_of
from ecumene.core.position import Position


class Quick:
    """Plays what the game finds sensible at first sight."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, view: Position, seat: Seat) -> Action:
        return game_of(view).quick_action(view.guess(seat, self._rng), seat, self._rng)  # it may look at anything
