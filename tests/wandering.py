"""Random games, looked at before each decision."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from ecumene.contract import wander
from ecumene.core.position import Position

P = TypeVar("P", bound=Position)


def wandering(position: P, seed: int, decisions: int) -> Iterator[P]:
    """The position, again and again, as it moves on at random; its events are told."""
    rng = Random(seed)
    position.journal = []
    for _ in range(decisions):
        if not position.pending():
            break
        yield position
        wander(position, rng, 1)
