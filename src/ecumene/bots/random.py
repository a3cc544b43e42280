"""The random bot: every legal action is as likely as any other."""

from __future__ import annotations

from random import Random

from ecumene.core.action import Action, Seat
from ecumene.core.position import Position


class Uniform:
    """Plays anything legal."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, view: Position, seat: Seat) -> Action:
        return self._rng.choice(view.legal(seat))
