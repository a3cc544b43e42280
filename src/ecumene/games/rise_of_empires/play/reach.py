"""Reach: which regions an empire action may place cubes in, and by which right.

A region has to be open; then one of the rights leads there. What counts is the map as it was before the action, so the
regions held then come with the question, and those placed in since do not open others: only the first region of a new
empire does, and the first one on the way back from overseas.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Seat
from ecumene.games.rise_of_empires.box.content import (
    ANY_REGION,
    ANY_REGION_COST,
    GOLD,
    NONE,
    OLD_WORLD,
    OPENS_OVERSEAS,
    SEA,
    Region,
    Side,
)
from ecumene.games.rise_of_empires.play.model import NAVIGATION_TURN, EmpiresPosition

# by which right a region is entered
NO_RIGHT: Final = 0
HELD: Final = 1
NEAR: Final = 2
START: Final = 3  # the first region of a new empire
BY_SEA: Final = 4  # overseas, by the sea symbol
WAY_BACK: Final = 5  # the first region of the Old World, from overseas
HIRED: Final = 6  # by mercenaries, for gold


def side_of(position: EmpiresPosition, tile: int) -> Side:
    """The side of an empire tile that counts in this era [rise_of_empires.tiles.empire_sides]."""
    return position.box.empires[tile].sides[1 if position.era else 0]


def side_name(position: EmpiresPosition, tile: int) -> str:
    """The id of that side, by which it is named."""
    return position.box.empires[tile].id + ("_back" if position.era else "_front")


def has_sea(position: EmpiresPosition, seat: Seat, tile: int) -> bool:
    """Whether a tile carries the sea symbol for a seat [rise_of_empires.effects.sea]."""
    return side_of(position, tile).sea or position.active_modifier(seat, SEA) > 0


def overseas_open(position: EmpiresPosition) -> bool:
    """Whether cubes may be placed overseas at all in this turn.

    In turn IIA only while anyone owns Navigation, to reinforce too: it is placing that the rule ties to the tile
    [rise_of_empires.overseas.navigation] [rise_of_empires.overseas.gate]. It counts for everybody
    [rise_of_empires.overseas.anyones], from the moment it is taken [rise_of_empires.progress.at_once]. Later nothing
    stands in the way [rise_of_empires.overseas.open]; earlier the era does.
    """
    if position.turn != NAVIGATION_TURN:
        return True
    owned = 0
    for seat in range(position.seats):
        owned += position.modifier(seat, OPENS_OVERSEAS)  # rule: rise_of_empires.effects.opens_overseas
    return owned > 0


class Reach:
    """Where an empire action of a seat may still place cubes.

    `held` are the regions with own cubes before the action, none after starting anew; `placed` those of the action so
    far, in order; `hired` how many of them needed mercenaries.
    """

    def __init__(
        self, position: EmpiresPosition, seat: Seat, tile: int, held: Sequence[int], placed: Sequence[int], hired: int
    ) -> None:
        regions = position.box.regions
        self.regions = regions
        self.era = position.era
        self.sea = has_sea(position, seat, tile)
        self.open = overseas_open(position)
        self.placed = placed
        self.rights = [NO_RIGHT] * len(regions)  # by presence, borders and arrows
        self.at_home = False  # whether cubes lay in the Old World
        self._mark_held(held)
        self.starts = not held
        self.returns = self.sea and not self.at_home and not self.starts
        self.origin = self._origin()
        if self.origin != NONE:
            self._mark_near(self.origin)
        # rule: rise_of_empires.options.overseas
        self.entered = self._entered(held) if position.options["overseas"] == "one" else OLD_WORLD
        self.cost = position.active_modifier(seat, ANY_REGION_COST)
        self.hirable = position.active_modifier(seat, ANY_REGION) > hired
        self.pays = position.have(seat, GOLD) >= self.cost

    # ---- the map before the action

    def _mark_held(self, held: Sequence[int]) -> None:
        """Held regions and those next to them [rise_of_empires.reach.near] [rise_of_empires.reach.adjacent]."""
        for region in held:
            self._mark_near(region)
            self.at_home = self.at_home or self.regions[region].area == OLD_WORLD
        for region in held:
            self.rights[region] = HELD

    def _mark_near(self, origin: int) -> None:
        rights = self.rights
        for region in self.regions[origin].near:  # rule: rise_of_empires.reach.mediterranean_presence
            if rights[region] == NO_RIGHT:
                rights[region] = NEAR

    def _origin(self) -> int:
        """The freely chosen region from which a new empire, or the way back, goes on; NONE before there is one.

        [rise_of_empires.reach.start_more] [rise_of_empires.overseas.way_back_more]
        """
        for region in self.placed:
            if self.starts:
                return region
            if self.returns and self.regions[region].area == OLD_WORLD and self.rights[region] == NO_RIGHT:
                return region
        return NONE

    def _entered(self, held: Sequence[int]) -> int:
        """The overseas area of which this action has taken new regions; the Old World before there is one."""
        for region in self.placed:
            area = self.regions[region].area
            if area != OLD_WORLD and region not in held:
                return area
        return OLD_WORLD

    # ---- rights

    def right(self, number: int) -> int:
        """By which right cubes may be placed in a region now; NO_RIGHT where they may not."""
        region = self.regions[number]
        if number in self.placed or self._closed(number, region):
            return NO_RIGHT
        right = self._own_right(number, region)
        if right == NO_RIGHT and self._hires(region):
            return HIRED
        return right

    def _closed(self, number: int, region: Region) -> str:
        """The rule that closes a region to this action, wherever one stands; nothing where it is open.

        Era by era the map opens [rise_of_empires.empire.era]. The sea takes a symbol even to reinforce
        [rise_of_empires.reach.mediterranean]. By option, new regions overseas are of one area
        [rise_of_empires.overseas.one]; else of both [rise_of_empires.overseas.both].
        """
        if region.era > self.era:
            return "rise_of_empires.empire.era"
        if region.sea and not self.sea:
            return "rise_of_empires.reach.mediterranean"
        if region.area == OLD_WORLD:
            return ""
        if not self.open:
            return "rise_of_empires.overseas.navigation"
        if self.entered not in (OLD_WORLD, region.area) and self.rights[number] != HELD:
            return "rise_of_empires.overseas.one"
        return ""

    def _own_right(self, number: int, region: Region) -> int:
        """The right that needs no mercenaries.

        A new empire begins anywhere in the Old World, with a sea symbol overseas too [rise_of_empires.reach.start]
        [rise_of_empires.reach.start_sea], and goes on next to its first region [rise_of_empires.reach.start_more].
        Overseas regions are held or entered by land as any others [rise_of_empires.overseas.reinforce]
        [rise_of_empires.overseas.by_land], or by sea, beside those of the Old World [rise_of_empires.overseas.beside].
        With cubes overseas only, a sea symbol leads back as freely [rise_of_empires.overseas.way_back].
        """
        if self.starts and self.origin == NONE:
            return START if region.area == OLD_WORLD or self.sea else NO_RIGHT
        if self.rights[number] != NO_RIGHT or self.starts:
            return self.rights[number]
        if region.area != OLD_WORLD:
            return BY_SEA if self.sea else NO_RIGHT
        return WAY_BACK if self.returns and self.origin == NONE else NO_RIGHT

    def _hires(self, region: Region) -> bool:
        """Whether mercenaries lead there; sea symbols are needed all the same [rise_of_empires.effects.any_region].

        The first region of a new empire is its start and never theirs.
        """
        if not self.hirable or not self.pays or (self.starts and self.origin == NONE):
            return False
        return region.area == OLD_WORLD or self.sea

    # ---- all of them, or why not

    def open_regions(self) -> list[int]:
        """The regions in which cubes may be placed now."""
        found: list[int] = []
        for number in range(len(self.regions)):
            if self.right(number) != NO_RIGHT:
                found.append(number)
        return found

    def any_open(self) -> bool:
        """Whether there is any such region."""
        return any(self.right(number) != NO_RIGHT for number in range(len(self.regions)))

    def refusal(self, number: int) -> str:
        """The rule that keeps cubes out of a region; nothing where they may be placed."""
        region = self.regions[number]
        if number in self.placed:
            return "rise_of_empires.empire.each_region_once"
        closed = self._closed(number, region)
        if closed or self.right(number) != NO_RIGHT:
            return closed
        if self.hirable and not self.pays and (region.area == OLD_WORLD or self.sea):
            return "rise_of_empires.effects.any_region"
        if self.starts:
            return "rise_of_empires.reach.start_more" if self.placed else "rise_of_empires.reach.start_sea"
        if region.area != OLD_WORLD:
            return "rise_of_empires.overseas.sea_symbol"
        return self._too_far(region)

    def _too_far(self, region: Region) -> str:
        """Why a region of the Old World is out of reach."""
        if self.returns:
            return "rise_of_empires.overseas.way_back_more"
        if not self.at_home:
            return "rise_of_empires.overseas.way_back"
        for number in self.placed:
            if number in region.near:
                return "rise_of_empires.reach.before"
        return "rise_of_empires.reach.near"
