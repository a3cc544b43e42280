"""What the stages of a world in the making have in common: seas first, then tier upon tier.

A draft never changes: laying or lifting a tile makes a new one, so copies of a position share theirs, and what is
worked out for a draft (where a tile may lie, what its question offers) is worked out once.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from ecumene.games.rise_and_fall.box.actions import LAY_SEA, WORDS, RiseAction, RiseActions
from ecumene.games.rise_and_fall.box.content import SEA, TERRAINS, TURNS, PlayerCount, RiseAndFallContent
from ecumene.games.rise_and_fall.box.frame import notation

Tile: TypeAlias = tuple[int, int, int, list[int]]
"""A tile in the world: its tier, the code of its anchor, how it lies, and the codes of its hexes.

Tier and anchor name it: no two tiles of a tier share a hex.
"""

BASE_RULE: Final = (
    "rise_and_fall.world.sea_table",
    "rise_and_fall.world.plain_on_sea",
    "rise_and_fall.world.forest_on_plain",
    "rise_and_fall.world.mountain_on_forest",
    "rise_and_fall.world.glacier_on_mountain",
)
"""By tier, the rule that says what its tiles lie on."""


def tile_notation(tier: int, anchor: int, turn: int) -> str:
    """A tile as the action that lays it is written: `sea 3.-1`, `plain 0.2 1`."""
    text = f"{WORDS[LAY_SEA + tier]} {notation(anchor)}"
    return f"{text} {turn}" if TURNS[tier] > 1 else text


class Draft:
    """A world in the making: its tiles so far, the tier being laid, and where the next tile may lie."""

    def __init__(self, components: RiseAndFallContent, count: PlayerCount, tier: int, left: int) -> None:
        self.components = components
        self.count = count
        self.tier = tier
        self.left = left
        """Tiles of the tier that are still to be laid; those lifted are among them."""
        self.offers: list[RiseAction] | None = None
        """What the question about this draft offers, once it was asked; a draft never meets two questions."""

    # ---- asking

    def has_room(self) -> bool:
        """Whether a tile of the tier can be laid without moving others."""
        raise NotImplementedError

    def places(self) -> list[tuple[int, int]]:
        """Where a tile may lie: (anchor, turn), in a stable order."""
        raise NotImplementedError

    def actions(self, catalogue: RiseActions) -> list[RiseAction]:
        """The actions that lay a tile on each of the places, in their order."""
        raise NotImplementedError

    def check(self, anchor: int, turn: int) -> None:
        """Refuse a place by the rule that it breaks."""
        raise NotImplementedError

    def levels(self) -> dict[int, int]:
        """The level of every hex of the world so far, by code."""
        raise NotImplementedError

    def tiles(self) -> list[Tile]:
        """Every tile of the world so far: the initial seas, then each tier in the order of laying."""
        raise NotImplementedError

    def fewest_to_lift(self) -> int:
        """How many tiles of the tier must move to make room for one more; 0 where moving does not help."""
        return 0

    # ---- changing

    def lay(self, anchor: int, turn: int) -> Draft:
        """The draft with one more tile, on a place that was checked."""
        raise NotImplementedError

    def with_left(self, left: int) -> Draft:
        """The same world with so many tiles of the tier still to be laid."""
        raise NotImplementedError

    def next_tier(self) -> Draft | None:
        """The draft of the tier above; None when the world is finished."""
        raise NotImplementedError

    # ---- storing

    def notations(self) -> list[str]:
        """The tiles as the actions that lay them are written, in a legal order; the initial seas lie there anyway."""
        return [tile_notation(tile[0], tile[1], tile[2]) for tile in self.tiles()[len(self.count.anchors) :]]

    def dump(self) -> dict[str, Any]:
        """Plain JSON types, from which `draft_of` makes the same draft."""
        return {"tier": TERRAINS[self.tier], "left": self.left, "tiles": self.notations()}


def initial_seas(components: RiseAndFallContent, count: PlayerCount) -> list[Tile]:
    """The seas that lie in the middle of the table from the start [rise_and_fall.world.initial]."""
    shape = components.shapes["sea_initial"][0]
    return [(SEA, anchor, 0, [anchor + step for step in shape]) for anchor in count.anchors]
