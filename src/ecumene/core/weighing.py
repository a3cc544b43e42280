"""Weighing: the mind of a game that compares the answers to a question at a glance, without a copy of the position.

What is compared is points, so what all answers have in common may be left out. Questions that nobody can weigh, such as
those of content that others wrote, are tried out.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ecumene.core.action import Action, Seat, highest
from ecumene.core.agenda import Item
from ecumene.core.mind import Mind
from ecumene.core.position import P

CHOICES: Final = 6
"""So many answers are searched, at most."""
FOLLOWED: Final = 12
"""So many answers of one's own that follow from an action are looked through, at most."""
WHIM: Final = 0.4
"""Points by which chance may prefer one quick answer to another."""


@mypyc_attr(allow_interpreted_subclasses=True)
class WeighingMind(Mind[P]):
    """Answers weighed at a glance: what they promise, which is quickly done, and which deserve a search."""

    def weigh(self, position: P, seat: Seat, actions: Sequence[Action]) -> list[float]:
        """What each of some answers to the question on top is worth; nothing where nobody can tell."""
        return []

    def close(self, question: Item) -> float:
        """The points behind the best with which an answer to a question still deserves a search."""
        return inf

    def unweighed(self, legal: Sequence[Action], rng: Random) -> Action:
        """A quick answer to a question that nobody can weigh."""
        return legal[int(rng.random() * len(legal))]

    def tried(self, position: P, seat: Seat, action: Action) -> float:
        """How well the position promises to end for a seat right after an action."""
        after: Any = position.copy()
        after.apply(seat, action)
        return self.evaluate(after, seat)

    def judged(self, position: P, seat: Seat, action: Action) -> P:
        """After all that an action begins, done at a glance: until others are asked, or the same is asked again."""
        asked = type(position.agenda[-1])
        after: Any = position.copy()
        after.apply(seat, action)
        for _ in range(FOLLOWED):
            if after.pending() != (seat,) or isinstance(after.agenda[-1], asked):
                break
            after.apply(seat, self.candidates(after, seat)[0])
        found: P = after
        return found

    def appraise(self, position: P, seat: Seat, action: Action) -> float:
        return self.appraisals(position, seat, [action])[0]

    def appraisals(self, position: P, seat: Seat, actions: Sequence[Action]) -> list[float]:
        """What doing each of some actions promises to a seat, in points against the others."""
        values = self.weigh(position, seat, actions)
        if not values:
            return [self.tried(position, seat, action) for action in actions]
        now = self.evaluate(position, seat)
        return [now + value for value in values]

    def quick_action(self, position: P, seat: Seat, rng: Random) -> Action:
        """The answer that seems best, with a whim."""
        legal = position.legal(seat)
        if len(legal) == 1:
            return legal[0]
        values = self.weigh(position, seat, legal)
        if not values:
            return self.unweighed(legal, rng)
        best, most = 0, -inf
        for number in range(len(values)):
            value = values[number] + WHIM * rng.random()
            if value > most:
                best, most = number, value
        return legal[best]

    def candidates(self, position: P, seat: Seat) -> Sequence[Action]:
        """The answers worth a search, the best first as far as one can tell; all where nobody can."""
        legal = position.legal(seat)
        values = self.weigh(position, seat, legal) if len(legal) > 1 else []
        return highest(legal, values, CHOICES, self.close(position.agenda[-1])) if values else legal
