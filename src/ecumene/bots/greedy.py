"""The greedy bot: looks one deed ahead with the game's own evaluation."""

from __future__ import annotations

from random import Random

from ecumene.core.action import Action, Seat
from ecumene.core.position import Position


class Greedy:
    """Plays the action after which the game's `evaluate` promises most; chance decides between equals."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, view: Position, seat: Seat) -> Action:
        legal = view.legal(seat)
        if len(legal) == 1:
            return legal[0]
        guess = view.guess(seat, self._rng)
        best: list[Action] = []
        best_value = float("-inf")
        for action, value in zip(legal, view.game.appraisals(guess, seat, legal), strict=True):
            if value > best_value:
                best, best_value = [action], value
            elif value == best_value:
                best.append(action)
        return self._rng.choice(best)
