"""Yields: effects whose gains can be foretold, so that a tile may bring them each turn."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from ecumene.core.action import Seat
from ecumene.core.effects import Effect, InOrder


@mypyc_attr(allow_interpreted_subclasses=True)
class Yield(Effect):
    """A gain that can be foretold: what a tile gives each turn, or a free action at once. See `play/gains.py`."""

    def amount(self, position: Any, seat: Seat, thing: int) -> int:
        """How many of a thing it gives now."""
        raise NotImplementedError

    def commutes(self) -> bool:
        return True


def yields_of(effect: Effect) -> list[Yield] | None:
    """The gains that an effect is made of; None where it is more than gains."""
    if isinstance(effect, Yield):
        return [effect]
    if not isinstance(effect, InOrder):
        return None
    found: list[Yield] = []
    for part in effect.several:
        below = yields_of(part)
        if below is None:
            return None
        found += below
    return found
