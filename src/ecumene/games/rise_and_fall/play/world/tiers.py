"""Laying plains, forests, mountains and glaciers: each tile lies wholly on the terrain just below.

When the last sea lies the hexes of the world are known. They get numbers, in the order of their codes, which are those
of the finished land; sets of hexes are bit masks over them.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.errors import IllegalAction
from ecumene.games.rise_and_fall.box.actions import RiseAction, RiseActions
from ecumene.games.rise_and_fall.box.content import GLACIER, PLAIN, SEA, TERRAINS, PlayerCount, RiseAndFallContent
from ecumene.games.rise_and_fall.box.frame import notation
from ecumene.games.rise_and_fall.play.world import rearrangement
from ecumene.games.rise_and_fall.play.world.laying import BASE_RULE, Draft, Tile, tile_notation

_WAYS: Final = 8  # a place is looked up by its anchor and turn in one number


class Sheet:
    """All seas together: what the tiers are laid on."""

    def __init__(self, seas: list[Tile]) -> None:
        self.seas = seas
        codes: list[int] = []
        for tile in seas:
            codes += tile[3]
        codes.sort()
        self.codes = codes
        self.bits: dict[int, int] = {hex_code: 1 << number for number, hex_code in enumerate(codes)}
        self.all = (1 << len(codes)) - 1


class Spots:
    """Every way in which a tile of a tier could lie on its base, were it empty: numbered, in a stable order."""

    def __init__(self, sheet: Sheet, base: int, ways: list[list[int]]) -> None:
        self.base = base
        self.ways = ways
        self.anchors: list[int] = []
        self.turns: list[int] = []
        self.masks: list[int] = []
        self.number: dict[int, int] = {}
        self._acts: list[RiseAction] | None = None
        bits = {hex_code: bit for hex_code, bit in sheet.bits.items() if bit & base}
        for anchor in bits:
            for turn, way in enumerate(ways):
                mask = 0
                for step in way:
                    bit = bits.get(anchor + step, 0)
                    if not bit:
                        break
                    mask |= bit
                else:
                    self.number[anchor * _WAYS + turn] = len(self.masks)
                    self.anchors.append(anchor)
                    self.turns.append(turn)
                    self.masks.append(mask)

    def find(self, anchor: int, turn: int) -> int:
        """The number of a spot, -1 where a tile would not lie wholly on the base."""
        return self.number.get(anchor * _WAYS + turn, -1)

    def acts(self, tier: int, catalogue: RiseActions) -> list[RiseAction]:
        """The actions that lay a tile on each spot, looked up once for the whole tier."""
        found = self._acts
        if found is None:
            anchors, turns = self.anchors, self.turns
            found = [catalogue.tile(tier, anchors[spot], turns[spot]) for spot in range(len(anchors))]
            self._acts = found
        return found

    def hexes(self, spot: int) -> list[int]:
        """The codes that a tile there covers."""
        anchor = self.anchors[spot]
        return [anchor + step for step in self.ways[self.turns[spot]]]


class TierDraft(Draft):
    """One tier in the making, on those below it."""

    def __init__(
        self,
        below: Draft | None,
        components: RiseAndFallContent,
        count: PlayerCount,
        tier: int,
        left: int,
        sheet: Sheet,
        spots: Spots,
        laid: list[int],
        free: int,
        room: list[int] | None = None,
    ) -> None:
        super().__init__(components, count, tier, left)
        self.below = below
        """The finished tier below; None for plains, which lie on the sheet."""
        self.sheet = sheet
        self.spots = spots
        self.laid = laid
        """The spots of the tiles laid, in the order of laying."""
        self.free = free
        """The hexes of the terrain just below that no tile of this tier covers."""
        self._room = room

    # ---- asking

    def room(self) -> list[int]:
        """The spots on which a tile may lie now, in order."""
        found = self._room
        if found is None:
            covered = ~self.free
            found = [spot for spot, mask in enumerate(self.spots.masks) if not mask & covered]
            self._room = found
        return found

    def has_room(self) -> bool:
        return bool(self.room())

    def places(self) -> list[tuple[int, int]]:
        return [(self.spots.anchors[spot], self.spots.turns[spot]) for spot in self.room()]

    def actions(self, catalogue: RiseActions) -> list[RiseAction]:
        return self.actions_at(self.room(), catalogue)

    def actions_at(self, spots: list[int], catalogue: RiseActions) -> list[RiseAction]:
        """The actions that lay a tile on each of these spots."""
        acts = self.spots.acts(self.tier, catalogue)
        return [acts[spot] for spot in spots]

    def check(self, anchor: int, turn: int) -> None:
        """A tile lies wholly on the terrain just below, and on no other tile of its tier."""
        spot = self.spots.find(anchor, turn)
        if spot < 0:
            beside = [code for code in self._hexes(anchor, turn) if not self.sheet.bits.get(code, 0) & self.spots.base]
            raise IllegalAction(BASE_RULE[self.tier], area=notation(beside[0]), n=len(beside))
        if self.spots.masks[spot] & ~self.free:
            taken = [code for code in self.spots.hexes(spot) if not self.sheet.bits[code] & self.free]
            raise IllegalAction("rise_and_fall.world.no_overlap", area=notation(taken[0]), n=len(taken))

    def _hexes(self, anchor: int, turn: int) -> list[int]:
        return [anchor + step for step in self.spots.ways[turn]]

    def covered(self) -> int:
        """The hexes that the tiles of this tier cover."""
        return self.spots.base & ~self.free

    def levels(self) -> dict[int, int]:
        found = dict.fromkeys(self.sheet.codes, SEA) if self.below is None else self.below.levels()
        for spot in self.laid:
            for hex_code in self.spots.hexes(spot):
                found[hex_code] = self.tier
        return found

    def tiles(self) -> list[Tile]:
        found = self.sheet.seas.copy() if self.below is None else self.below.tiles()
        spots = self.spots
        for spot in self.laid:
            found.append((self.tier, spots.anchors[spot], spots.turns[spot], spots.hexes(spot)))
        return found

    def tile_at(self, anchor: int) -> int:
        """The spot of the tile of this tier that was laid by this anchor, or -1."""
        for spot in self.laid:
            if self.spots.anchors[spot] == anchor:
                return spot
        return -1

    def fewest_to_lift(self) -> int:
        """See `rearrangement.fewest_to_lift`."""
        return rearrangement.fewest_to_lift(self.spots.masks, self.laid, self.spots.base)

    def liftable(self, left: int, waiting: int) -> list[int]:
        """The tiles that may be lifted, as their spots, when `left` go up and `waiting` then come down."""
        return rearrangement.liftable(self.spots.masks, self.laid, left, waiting)

    def relayable(self, waiting: int) -> list[int]:
        """The spots on which the first of `waiting` tiles may come down, so that the others still fit."""
        return rearrangement.relayable(self.spots.masks, self.room(), waiting)

    # ---- changing

    def lay(self, anchor: int, turn: int) -> TierDraft:
        spot = self.spots.find(anchor, turn)
        masks = self.spots.masks
        mask = masks[spot]
        room = [other for other in self.room() if not masks[other] & mask]
        return self._with([*self.laid, spot], self.free & ~mask, self.left - 1, room)

    def lift(self, anchor: int) -> TierDraft:
        """The draft without the tile that was laid by this anchor."""
        spot = self.tile_at(anchor)
        return self._with(
            [other for other in self.laid if other != spot], self.free | self.spots.masks[spot], self.left + 1, None
        )

    def holding(self, tiles: list[tuple[int, int]]) -> TierDraft:
        """The draft with all these tiles, each given by its anchor and turn."""
        laid: list[int] = []
        free = self.free
        for anchor, turn in tiles:
            spot = self.spots.find(anchor, turn)
            if spot < 0 or self.spots.masks[spot] & ~free:
                raise ValueError(f"{tile_notation(self.tier, anchor, turn)} has no room")
            laid.append(spot)
            free &= ~self.spots.masks[spot]
        return self._with([*self.laid, *laid], free, self.left - len(laid), None)

    def with_left(self, left: int) -> TierDraft:
        return self._with(self.laid, self.free, left, self._room)

    def next_tier(self) -> TierDraft | None:
        if self.tier == GLACIER:
            return None
        return _tier(self, self.components, self.count, self.tier + 1, self.sheet, self.covered())

    def _with(self, laid: list[int], free: int, left: int, room: list[int] | None) -> TierDraft:
        return TierDraft(
            self.below, self.components, self.count, self.tier, left, self.sheet, self.spots, laid, free, room
        )


def first_tier(components: RiseAndFallContent, count: PlayerCount, sheet: Sheet) -> TierDraft:
    """The plains, before any of them lies."""
    return _tier(None, components, count, PLAIN, sheet, sheet.all)


def _tier(
    below: Draft | None, components: RiseAndFallContent, count: PlayerCount, tier: int, sheet: Sheet, base: int
) -> TierDraft:
    spots = Spots(sheet, base, components.shapes[TERRAINS[tier]])
    return TierDraft(below, components, count, tier, count.tiles[tier], sheet, spots, [], base)
