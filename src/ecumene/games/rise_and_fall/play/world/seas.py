"""Laying the seas: each touches two others, and none closes off an empty area."""

from __future__ import annotations

from typing import Final

from ecumene.core.errors import ContentError, IllegalAction
from ecumene.core.hexes import ORIGIN, disc, ring
from ecumene.games.rise_and_fall.box.actions import LAY_SEA, RiseAction, RiseActions
from ecumene.games.rise_and_fall.box.content import SEA, PlayerCount, RiseAndFallContent
from ecumene.games.rise_and_fall.box.frame import NUMBERS, RADIUS, notation, offset
from ecumene.games.rise_and_fall.play.world.laying import Draft, Tile, initial_seas
from ecumene.games.rise_and_fall.play.world.tiers import Sheet, TierDraft, first_tier

FLOWER: Final[list[int]] = [offset(h.q, h.r) for h in disc(ORIGIN, 1)]
"""A sea: one hex and its six neighbours, as steps from its centre."""
AROUND: Final[list[int]] = [offset(h.q, h.r) for h in ring(ORIGIN, 2)]
"""The twelve hexes around a sea, clockwise: each is next to the one before it."""
CONCERNED: Final[list[int]] = sorted([offset(h.q, h.r) for h in disc(ORIGIN, 3)])
"""The centres of all seas that would touch one or share a hex with it, ascending."""
BARE: Final = 0
"""A hex on which no tile lies."""
ENOUGH: Final = 2
"""How many tiles a sea must touch [rise_and_fall.world.sea_touch]."""


class SeaDraft(Draft):
    """The seas so far: which tile covers which hex, and where the centre of the next one may lie."""

    def __init__(
        self,
        components: RiseAndFallContent,
        count: PlayerCount,
        left: int,
        laid: list[int],
        tile_on: bytes,
        centres: list[int] | None = None,
    ) -> None:
        super().__init__(components, count, SEA, left)
        self.laid = laid
        """The centres of the seas laid, in order; the initial ones are not among them."""
        self.tile_on = tile_on
        """By the code of every hex there is the number of its tile, from 1 on: initial seas first, then those laid."""
        self._centres = centres

    # ---- asking

    def covered(self) -> list[int]:
        """The codes of the hexes on which a tile lies."""
        return [hex_code for tile in self.tiles() for hex_code in tile[3]]

    def centres(self) -> list[int]:
        """The codes on which the centre of a sea may lie, in order."""
        found = self._centres
        if found is None:
            found = self._search()
            self._centres = found
        return found

    def _search(self) -> list[int]:
        """All legal centres of a world that did not grow sea by sea."""
        candidates = {hex_code + step for hex_code in self.covered() for step in AROUND}
        return [centre for centre in sorted(candidates) if self.allows(centre)]

    def allows(self, centre: int) -> bool:
        """Whether a sea may lie around a centre."""
        tile_on = self.tile_on
        for step in FLOWER:
            if tile_on[centre + step] != BARE or NUMBERS[centre + step] < 0:
                return False
        return self.touched(centre) >= ENOUGH and self.shores(centre) <= 1

    def touched(self, centre: int) -> int:
        """How many tiles a sea would touch, counted up to two."""
        tile_on = self.tile_on
        first = BARE
        for step in AROUND:
            tile = tile_on[centre + step]
            if tile != BARE and tile != first:
                if first != BARE:
                    return ENOUGH
                first = tile
        return 0 if first == BARE else 1

    def shores(self, centre: int) -> int:
        """Into how many stretches the covered hexes around a sea fall.

        More than one, and the sea closes off an empty area [rise_and_fall.world.sea_enclosure]. What is covered hangs
        together, so a way over covered hexes joins two such stretches; the new sea makes it a closed curve, with one of
        the two empty stretches inside and the other outside. And with one stretch nothing is cut off: wherever a way
        over empty hexes led across the place of the sea, another leads around it, along the one empty stretch.
        """
        tile_on = self.tile_on
        found = 0
        before = tile_on[centre + AROUND[-1]]
        for step in AROUND:
            here = tile_on[centre + step]
            if here != BARE and before == BARE:
                found += 1
            before = here
        return found

    def has_room(self) -> bool:
        return bool(self.centres())

    def places(self) -> list[tuple[int, int]]:
        return [(centre, 0) for centre in self.centres()]

    def actions(self, catalogue: RiseActions) -> list[RiseAction]:
        return [catalogue.at(LAY_SEA, centre) for centre in self.centres()]

    def check(self, anchor: int, turn: int) -> None:
        """A sea lies on the bare table, in the window, next to two tiles and closes off nothing."""
        for step in FLOWER:
            if self.tile_on[anchor + step] != BARE:
                raise IllegalAction("rise_and_fall.world.sea_table")
        for step in FLOWER:
            if NUMBERS[anchor + step] < 0:
                raise IllegalAction("rise_and_fall.world.window", radius=RADIUS)
        touched = self.touched(anchor)
        if touched < ENOUGH:
            raise IllegalAction("rise_and_fall.world.sea_touch", n=touched)
        if self.shores(anchor) > 1:
            raise IllegalAction("rise_and_fall.world.sea_enclosure")

    def levels(self) -> dict[int, int]:
        return dict.fromkeys(self.covered(), SEA)

    def tiles(self) -> list[Tile]:
        found = initial_seas(self.components, self.count)
        for centre in self.laid:
            found.append((SEA, centre, 0, [centre + step for step in FLOWER]))
        return found

    # ---- changing

    def lay(self, anchor: int, turn: int) -> SeaDraft:
        """One more sea: only centres that it concerns need a new look."""
        number = len(self.count.anchors) + len(self.laid) + 1
        tile_on = bytearray(self.tile_on)
        for step in FLOWER:
            tile_on[anchor + step] = number
        grown = SeaDraft(self.components, self.count, self.left - 1, [*self.laid, anchor], bytes(tile_on))
        before = self.centres()
        place, end = 0, len(before)
        centres: list[int] = []
        for step in CONCERNED:  # both are ascending
            centre = anchor + step
            while place < end and before[place] < centre:
                centres.append(before[place])
                place += 1
            if place < end and before[place] == centre:
                place += 1
            if grown.allows(centre):
                centres.append(centre)
        centres += before[place:]
        grown._centres = centres
        return grown

    def with_left(self, left: int) -> SeaDraft:
        return SeaDraft(self.components, self.count, left, self.laid, self.tile_on, self._centres)

    def next_tier(self) -> TierDraft:
        return first_tier(self.components, self.count, Sheet(self.tiles()))


def first_sea(components: RiseAndFallContent, count: PlayerCount) -> SeaDraft:
    """The world before anybody has laid a tile."""
    return sea_draft(components, count, count.tiles[SEA], [])


def sea_draft(components: RiseAndFallContent, count: PlayerCount, left: int, laid: list[int]) -> SeaDraft:
    """The initial seas and those laid around the given centres."""
    if sorted(components.shapes["sea"][0]) != sorted(FLOWER):
        raise ContentError('content: tiles "sea": hexes must be one hex and its six neighbours')
    tile_on = bytearray(len(NUMBERS))
    for number, tile in enumerate(initial_seas(components, count), 1):
        for hex_code in tile[3]:
            tile_on[hex_code] = number
    for number, centre in enumerate(laid, len(count.anchors) + 1):
        for step in FLOWER:
            if tile_on[centre + step] != BARE:
                raise ValueError(f"sea {notation(centre)} lies over another tile")
            tile_on[centre + step] = number
    return SeaDraft(components, count, left, laid, bytes(tile_on))
