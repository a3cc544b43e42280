"""Laying plains, forests, mountains and glaciers: each tile lies wholly on the terrain just below.

When the last sea lies the hexes of the world are known. They get numbers, in the order of their codes, which are those
of the finished land; sets of hexes are bit masks over them.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.errors import IllegalAction
from ecumene.games.rise_and_fall.box.actions import RiseAction, RiseActions
from ecumene.games.rise_and_fall.box.content import GLACIER, PLAIN, SEA, TERRAINS, PlayerCount, RiseAndFallContent
from ecumene.games.rise_and_fall.box.frame import Numbering, notation
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
        self.numbering = Numbering(codes)
        self.bits: list[int] = [1 << number for number in range(len(codes))]
        self.all = (1 << len(codes)) - 1

    def bit(self, hex_code: int) -> int:
        """The mask of a hex, 0 for one that no sea covers."""
        number = self.numbering.of(hex_code)
        return self.bits[number] if number >= 0 else 0


class Spots:
    """Every way in which a tile of a tier could lie on its base, were it empty: numbered, in a stable order."""

    def __init__(self, sheet: Sheet, base: int, ways: list[list[int]]) -> None:
        self.sheet = sheet
        self.base = base
        self.ways = ways
        self.meeting = [[_meeting(way, other) for other in ways] for way in ways]
        self.anchors: list[int] = []
        self.turns: list[int] = []
        self.number: dict[int, int] = {}
        self._masks: list[int] | None = None
        self._acts: list[RiseAction] | None = None
        here = [hex_code for number, hex_code in enumerate(sheet.codes) if base & sheet.bits[number]]
        on_base = Numbering(here)
        for anchor in here:
            for turn, way in enumerate(ways):
                if all(on_base.of(anchor + step) >= 0 for step in way):
                    self.number[anchor * _WAYS + turn] = len(self.anchors)
                    self.anchors.append(anchor)
                    self.turns.append(turn)

    def mask(self, spot: int) -> int:
        """The hexes that a tile there covers."""
        found = 0
        for hex_code in self.hexes(spot):
            found |= self.sheet.bit(hex_code)
        return found

    @property
    def masks(self) -> list[int]:
        """The mask of every spot: worked out for a tier in which there was no room, and no other needs them all."""
        found = self._masks
        if found is None:
            found = [self.mask(spot) for spot in range(len(self.anchors))]
            self._masks = found
        return found

    def sharing(self, spot: int) -> list[int]:
        """The spots that share a hex with this one, which is among them."""
        anchor = self.anchors[spot]
        found: list[int] = []
        for turn, steps in enumerate(self.meeting[self.turns[spot]]):
            for step in steps:
                other = self.find(anchor + step, turn)
                if other >= 0:
                    found.append(other)
        return found

    def clear_of(self, spot: int, spots: list[int]) -> list[int]:
        """Those of some spots that share no hex with this one."""
        covered = [False] * len(self.anchors)
        for other in self.sharing(spot):
            covered[other] = True
        return [other for other in spots if not covered[other]]

    def blockers(self, laid: list[int]) -> list[int]:
        """Of every spot the laid tiles that share a hex with it, as a mask over these."""
        found = [0] * len(self.anchors)
        bit = 1
        for spot in laid:
            for other in self.sharing(spot):
                found[other] |= bit
            bit <<= 1
        return found

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


def _meeting(way: list[int], other: list[int]) -> list[int]:
    """The steps from the anchor of a tile that lies one way to those of all that lie the other way and share a hex."""
    return sorted({here - there for here in way for there in other})


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
            found = list(range(len(self.spots.anchors)))
            for laid in self.laid:
                found = self.spots.clear_of(laid, found)
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
            beside = [code for code in self._hexes(anchor, turn) if not self.sheet.bit(code) & self.spots.base]
            raise IllegalAction(BASE_RULE[self.tier], area=notation(beside[0]), n=len(beside))
        if self.spots.mask(spot) & ~self.free:
            taken = [code for code in self.spots.hexes(spot) if not self.sheet.bit(code) & self.free]
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
        spots = self.spots
        return rearrangement.fewest_to_lift(spots.masks, spots.blockers(self.laid), len(self.laid), spots.base)

    def liftable(self, left: int, waiting: int) -> list[int]:
        """The tiles that may be lifted, as their spots, when `left` go up and `waiting` then come down."""
        spots = self.spots
        found = rearrangement.liftable(spots.masks, spots.blockers(self.laid), len(self.laid), left, waiting)
        return [spot for number, spot in enumerate(self.laid) if found >> number & 1]

    def relayable(self, waiting: int) -> list[int]:
        """The spots on which the first of `waiting` tiles may come down, so that the others still fit."""
        return rearrangement.relayable(self.spots.masks, self.room(), waiting)

    # ---- changing

    def lay(self, anchor: int, turn: int) -> TierDraft:
        spot = self.spots.find(anchor, turn)
        room = self.spots.clear_of(spot, self.room())
        return self._with([*self.laid, spot], self.free & ~self.spots.mask(spot), self.left - 1, room)

    def lift(self, anchor: int) -> TierDraft:
        """The draft without the tile that was laid by this anchor."""
        spot = self.tile_at(anchor)
        return self._with(
            [other for other in self.laid if other != spot], self.free | self.spots.mask(spot), self.left + 1, None
        )

    def holding(self, tiles: list[tuple[int, int]]) -> TierDraft:
        """The draft with all these tiles, each given by its anchor and turn."""
        laid: list[int] = []
        free = self.free
        for anchor, turn in tiles:
            spot = self.spots.find(anchor, turn)
            if spot < 0 or self.spots.mask(spot) & ~free:
                raise ValueError(f"{tile_notation(self.tier, anchor, turn)} has no room")
            laid.append(spot)
            free &= ~self.spots.mask(spot)
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
