"""The greedy bot: looks one deed ahead with the game's own evaluation."""

from __future__ import annotations

from random import Random

from ecumene.core.action import Action, Seat
from ecumene.core.game import game_of
from ecumene.core.position import Position


class Greedy:
    """Plays the action after which the game's `evaluate` promises most.

    Chance decides between equals, and between those that the game itself cannot tell apart (`Game.doubt`).
    """

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, view: Position, seat: Seat) -> Action:
        legal = view.legal(seat)
        if len(legal) == 1:
            return legal[0]
        guess = view.guess(seat, self._rng)
        values = game_of(view).appraisals(guess, seat, legal)
        best = max(values)
        least = best - game_of(view).doubt(guess, seat)
        good = [action for action, value in zip(legal, values, strict=True) if value > least or value == best]
        return self._rng.choice(good)
