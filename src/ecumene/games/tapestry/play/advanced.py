"""Advanced capitals: who may begin in one, what they pay by the way, and what they cost in the end.

The rest of them is the capital's matter.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.core.agenda import Item, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import Effect
from ecumene.games.tapestry.play.gains import MOST_POINTS, gain_any, score_points
from ecumene.games.tapestry.play.ground import capital_of, luring_wisps, visible_pads
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import ASIDE

PAD_IN_SIGHT: Final = 0
WISP: Final = 1
BLEMISHES: Final = ("pad", "wisp")
"""What can cost points in a capital: lily pads in sight, and wisps with a landmark beside them."""


def blemishes(position: TapestryPosition, seat: Seat, of: int) -> int:
    """How many of what costs points there are in a capital."""
    return luring_wisps(position, seat) if of == WISP else visible_pads(position, seat)


def may_begin(position: TapestryPosition, civ: int, capital: int) -> bool:
    """Whether one may begin with a civilization in a capital [tapestry.capitals.not_with]."""
    return position.box.civs[civ].id not in position.box.capitals[capital].not_with


class LoseForEach(Effect):
    """Points that each of something in one's capital costs.

    [tapestry.capitals.swamp_penalty] [tapestry.capitals.quagmire_penalty]
    """

    def __init__(self, of: int, each: int) -> None:
        super().__init__()
        self.of = of
        self.each = each

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return blemishes(position, seat, self.of) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, TapestryPosition)
        lost = -position.score(seat, -self.each * blemishes(position, seat, self.of), cause)
        if lost:
            position.tell("tapestry-log-loses-points", {"who": seat, "n": lost, "cause": cause})


@dataclass(frozen=True, eq=False)
class CityIncome(Step):
    """The city's own income, in step 4 of every income turn, the fifth included [tapestry.capitals.savanna].

    A district pays as soon as it is complete, also if that was earlier in the same turn.
    """

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        capital = capital_of(position, self.seat)
        complete = position.districts[self.seat].bit_count()
        gain_any(position, self.seat, capital.income * complete, f"capital.{capital.id}")


def set_aside(position: TapestryPosition, seat: Seat, landmark: int) -> None:
    """A landmark stands beside a city that takes none, for points [tapestry.capitals.bottle_landmarks]."""
    position.landmark_site[landmark] = ASIDE
    capital = capital_of(position, seat)
    score_points(position, seat, capital.aside, f"capital.{capital.id}")


def _read_lose_for_each(reader: EffectReader, row: Fields, says: Any) -> Effect:
    """`{of: pad, points: 2}` or `{of: wisp, points: 3}`."""
    part = part_of(row, "lose_for_each", says)
    effect = LoseForEach(BLEMISHES.index(part.one_of("of", BLEMISHES)), part.integer("points", 1, MOST_POINTS))
    part.nothing_else()
    return effect


VERBS: dict[str, Verb] = {"lose_for_each": _read_lose_for_each}
ITEMS: tuple[type[Item], ...] = (CityIncome,)
