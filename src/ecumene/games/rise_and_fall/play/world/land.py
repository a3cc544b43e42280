"""The land: a finished world, with everything the rules ask of its hexes worked out once.

Its hexes are numbered 0 to n - 1 in the order of their codes; a number is called a cell. A land never changes, so all
copies of a position share it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ecumene.games.rise_and_fall.box.actions import CONVERT, DEPLOY_NOMAD, RiseAction
from ecumene.games.rise_and_fall.box.box import RiseBox
from ecumene.games.rise_and_fall.box.content import FOREST, GLACIER, MOUNTAIN, SEA, TERRAINS, RiseAndFallContent
from ecumene.games.rise_and_fall.box.frame import STEPS, Numbering, notation, read

CLIFF: Final = 2
"""Neighbours whose levels differ by so much are parted by a cliff [rise_and_fall.actions.cliff]."""
MERCHANT_STEPS: Final = 4


class Land:
    """A finished world: its cells, what lies next to what, its regions, and the actions about each cell."""

    def __init__(self, box: RiseBox, levels: Mapping[int, int], tiles: tuple[str, ...] = ()) -> None:
        """`levels` gives the level of each hex by its code, `tiles` those that were laid, as a record writes them."""
        self.tiles = tiles
        self.codes: list[int] = sorted(levels)
        self.size = len(self.codes)
        self._numbering = Numbering(self.codes)
        self.level: list[int] = [levels[hex_code] for hex_code in self.codes]
        self.near: list[list[int]] = []  # every neighbour, clockwise
        self.seas: list[list[int]] = []  # the neighbours that are sea
        self.shore: list[list[int]] = []  # plains and forests, where a ship's crew may go ashore
        self.paths: list[list[int]] = []  # plains, forests and mountains that no cliff parts from here
        self.climbs: list[list[int]] = []  # all land, glaciers too
        for cell in range(self.size):
            self._look_around(cell)
        self._roads: list[list[int] | None] = [None] * self.size
        self._find_regions(box.components)
        # the actions about each cell, by verb from DEPLOY_NOMAD on
        self._acts: list[list[RiseAction]] = [
            [box.actions.at(verb, hex_code) for hex_code in self.codes] for verb in range(DEPLOY_NOMAD, CONVERT + 1)
        ]

    def _look_around(self, cell: int) -> None:
        near: list[int] = []
        seas: list[int] = []
        shore: list[int] = []
        paths: list[int] = []
        climbs: list[int] = []
        for step in STEPS:
            n = self.cell(self.codes[cell] + step)
            if n < 0:
                continue
            near.append(n)
            level = self.level[n]
            if level == SEA:
                seas.append(n)
                continue
            climbs.append(n)
            if level <= FOREST:
                shore.append(n)
            if level <= MOUNTAIN and not self.is_cliff(cell, n):
                paths.append(n)
        self.near.append(near)
        self.seas.append(seas)
        self.shore.append(shore)
        self.paths.append(paths)
        self.climbs.append(climbs)

    def _find_regions(self, components: RiseAndFallContent) -> None:
        """Neighbouring cells of one terrain are a region [rise_and_fall.scoring.region].

        A glacier counts as mountain [rise_and_fall.scoring.glacier].
        """
        self.region: list[int] = [-1] * self.size
        self.region_cells: list[list[int]] = []
        self.region_terrain: list[int] = []
        self.region_points: list[int] = []  # what dominating it brings
        self.coast: list[list[int]] = []  # the land cells next to a sea region; empty for other regions
        counts_as = [components.region_of[level] for level in self.level]
        for start in range(self.size):
            if self.region[start] < 0:
                number = len(self.region_cells)
                self.region[start] = number
                cells = [start]
                for cell in cells:
                    for n in self.near[cell]:
                        if self.region[n] < 0 and counts_as[n] == counts_as[start]:
                            self.region[n] = number
                            cells.append(n)
                cells.sort()
                self.region_cells.append(cells)
                self.region_terrain.append(counts_as[start])
                self.region_points.append(sum([components.points[self.level[cell]] for cell in cells]))
                shore: list[int] = []
                if counts_as[start] == SEA:
                    shore = sorted({n for cell in cells for n in self.near[cell] if self.level[n] != SEA})
                self.coast.append(shore)
        self.regions = len(self.region_cells)

    def is_cliff(self, one: int, other: int) -> bool:
        """Whether a cliff parts two neighbours [rise_and_fall.actions.cliff]."""
        return abs(self.level[one] - self.level[other]) >= CLIFF

    def roads(self, cell: int) -> list[int]:
        """Where a merchant could walk from a cell if nobody stood anywhere: over land without glaciers."""
        found = self._roads[cell]
        if found is None:
            found = self._reach(cell)
            self._roads[cell] = found
        return found

    def _reach(self, start: int) -> list[int]:
        level = self.level
        seen = [False] * self.size
        seen[start] = True
        found: list[int] = []
        edge = [start]
        for _ in range(MERCHANT_STEPS):
            beyond: list[int] = []
            for cell in edge:
                for n in self.climbs[cell]:
                    if not seen[n] and level[n] != GLACIER:
                        seen[n] = True
                        beyond.append(n)
            found += beyond
            edge = beyond
        found.sort()
        return found

    def cell(self, hex_code: int) -> int:
        """The cell of a hex by its code, -1 where it lies outside the world."""
        return self._numbering.of(hex_code)

    def acts(self, verb: int) -> list[RiseAction]:
        """The actions of a verb by cell."""
        return self._acts[verb - DEPLOY_NOMAD]

    def terrain(self, cell: int) -> str:
        """The name of a cell's terrain."""
        return TERRAINS[self.level[cell]]

    def name(self, cell: int) -> str:
        """A cell's hex as a notation writes it."""
        return notation(self.codes[cell])


def land_of(box: RiseBox, dumped: Sequence[Sequence[object]], tiles: Sequence[str]) -> Land:
    """The finished world that a dump describes."""
    levels: dict[int, int] = {}
    for name, level in dumped:
        if not isinstance(level, int):
            raise TypeError(f"the level of {name} is {level!r}")
        levels[read(str(name))] = level
    return Land(box, levels, tuple([str(tile) for tile in tiles]))
