"""Which choices deserve a search. For bots, not a rule."""

from __future__ import annotations

from typing import Final

from ecumene.core.agenda import Item
from ecumene.core.effects import NextPart
from ecumene.games.tapestry.play.buildings import PlaceBuilding, PlaceLandmark
from ecumene.games.tapestry.play.exploring import LayTile
from ecumene.games.tapestry.play.gains import TakeResource
from ecumene.games.tapestry.play.turns import PayAdvance, TakeTurn

CLOSE: Final = 6.0  # points behind the best that still deserve a search
SETTLED: Final = 0.8  # … where a glance can tell well: places, payments, the order of effects

SIMPLE: Final[tuple[type[Item], ...]] = (LayTile, NextPart, PayAdvance, PlaceBuilding, PlaceLandmark, TakeResource)


def close(question: Item) -> float:
    """The points behind the best with which an answer still deserves a search; a turn may begin in any way.

    Of many places for a building or a tile a few are named; all else that comes close to the best.
    """
    if isinstance(question, TakeTurn):
        return 99.0
    return SETTLED if isinstance(question, SIMPLE) else CLOSE
