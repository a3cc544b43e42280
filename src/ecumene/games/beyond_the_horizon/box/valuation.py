"""What things are worth, as the game's designers and its bots see it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Valuation:
    """What things are worth in coins, for those who plan; no rule looks at it."""

    coin: float
    activated: float
    exhausted: float  # a pawn, as a price
    scholar: float  # a pawn that stays in the tree
    move: float
    settler_strength: float  # a point of it; that of either unit too
    soldier_strength: float
    recruited: float  # a pawn that comes from a column
    cube_named: float  # invested from a track that is named
    cube_any: float
    cube_map: float  # for the map or an objective
    tokens: tuple[float, ...]
    buildings: tuple[float, ...]  # in the reserve, by level
    build: float
    produce_population: float
    produce_coins: float
    basic_action: float
    granted_action: float
    theocracy: float
    explore_more: float
    column_scholar: float  # research with a scholar from a column
    no_prerequisites: float
    others: float  # the share of what others gain that counts against it
    uses: tuple[float, ...]  # by level: how often a technology's action is done
    points: tuple[tuple[int, float], ...]  # (from this round on, a point)
