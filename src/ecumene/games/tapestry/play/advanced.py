"""Advanced capitals: who may begin in one, and what they cost in the end; the rest of them is the capital's matter."""

from __future__ import annotations

from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import Effect
from ecumene.games.tapestry.play.capital import visible_pads
from ecumene.games.tapestry.play.gains import MOST_POINTS
from ecumene.games.tapestry.play.model import TapestryPosition

BLEMISHES: Final = ("pad",)
"""What can cost points in a capital: lily pads in sight."""


def may_begin(position: TapestryPosition, civ: int, capital: int) -> bool:
    """Whether one may begin with a civilization in a capital [tapestry.capitals.not_with]."""
    return position.box.civs[civ].id not in position.box.capitals[capital].not_with


class LoseForEach(Effect):
    """Points that each of something in one's capital costs [tapestry.capitals.swamp_penalty]."""

    def __init__(self, of: int, each: int) -> None:
        super().__init__()
        self.of = of
        self.each = each

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return visible_pads(position, seat) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, TapestryPosition)
        lost = -position.score(seat, -self.each * visible_pads(position, seat), cause)
        if lost:
            position.tell("tapestry-log-loses-points", {"who": seat, "n": lost, "cause": cause})


def _read_lose_for_each(reader: EffectReader, row: Fields, says: Any) -> Effect:
    """`{of: pad, points: 2}`."""
    part = part_of(row, "lose_for_each", says)
    effect = LoseForEach(BLEMISHES.index(part.one_of("of", BLEMISHES)), part.integer("points", 1, MOST_POINTS))
    part.nothing_else()
    return effect


VERBS: dict[str, Verb] = {"lose_for_each": _read_lose_for_each}
