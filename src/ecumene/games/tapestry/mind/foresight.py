"""Which choices deserve a search. For bots, not a rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Action, Seat, highest
from ecumene.core.agenda import Item
from ecumene.core.effects import NextPart
from ecumene.games.tapestry.mind.policy import weigh
from ecumene.games.tapestry.play.buildings import PlaceBuilding, PlaceLandmark
from ecumene.games.tapestry.play.exploring import LayTile
from ecumene.games.tapestry.play.gains import TakeResource
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.turns import PayAdvance, TakeTurn

CHOICES: Final = 6  # answers that are searched
CLOSE: Final = 6.0  # points behind the best that still deserve a search
SETTLED: Final = 0.8  # … where a glance can tell well: places, payments, the order of effects

SIMPLE: Final[tuple[type[Item], ...]] = (LayTile, NextPart, PayAdvance, PlaceBuilding, PlaceLandmark, TakeResource)


def candidates(position: TapestryPosition, seat: Seat) -> Sequence[Action]:
    """The answers worth a search, the best first as far as one can tell.

    Of many places for a building or a tile a few are named; all else that comes close to the best.
    """
    legal = position.legal(seat)
    values = weigh(position, seat, legal) if len(legal) > 1 else []
    if not values:
        return legal
    question = position.agenda[-1]
    close = SETTLED if isinstance(question, SIMPLE) else CLOSE
    if isinstance(question, TakeTurn):
        close = 99.0
    return highest(legal, values, CHOICES, close)
