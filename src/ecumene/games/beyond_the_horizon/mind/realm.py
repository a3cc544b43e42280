"""What a seat can do on the map: units, steps, settlements and buildings, by what they change in its campaign.

For bots, not a rule.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.games.beyond_the_horizon.box.actions import unit_kind, unit_number, unit_strength, unit_tile
from ecumene.games.beyond_the_horizon.box.terms import (
    COLONISE,
    EXPLORE_LIMIT,
    FORTIFY,
    SETTLER,
    SOLDIER,
    START,
    STRONGEST,
)
from ecumene.games.beyond_the_horizon.mind.campaign import Campaign, distance
from ecumene.games.beyond_the_horizon.mind.worth import MOVE, Glance
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition

EXPLORED: Final = 1.0  # the bonus of a territory turned up
NEW_LAND: Final = [1.8, 1.5, 1.0, 0.6, 0.4, 0.3]
"""What a new territory is worth where so many villages are still free."""
NEXT_TURN: Final = 0.58  # part that is left of what cannot be done before the next turn


class Realm(Glance):
    """What a seat sees at a glance, with an eye for the map."""

    def __init__(self, position: HorizonPosition, seat: Seat) -> None:
        super().__init__(position, seat)
        self._campaign: Campaign | None = None
        self._plan = -99.0
        self.units: list[int] = list(position.units[seat])
        self.colonise = position.tokens[2 * seat]
        self.fortify = position.tokens[2 * seat + 1]

    @property
    def campaign(self) -> Campaign:
        """The targets on the map."""
        if self._campaign is None:
            self._campaign = Campaign(self)
        return self._campaign

    def plan(self) -> float:
        """What units and tokens promise now."""
        if self._plan == -99.0:
            self._plan = self.campaign.plan(self.units, self.colonise, self.fortify)
        return self._plan

    def plan_with(self, units: list[int]) -> float:
        """How much better, or worse, other units would be."""
        return self.campaign.plan(units, self.colonise, self.fortify) - self.plan()

    def token_worth(self, sort: int) -> float:
        """Another token."""
        more = self.campaign.plan(self.units, self.colonise + (sort == COLONISE), self.fortify + (sort == FORTIFY))
        return more - self.plan()

    def new_land(self) -> float:
        """What it is worth to turn up a territory."""
        free = 0
        for target in self.campaign.targets:
            if target.sort == COLONISE:
                free += 1
        return (EXPLORED + NEW_LAND[free if free < len(NEW_LAND) else len(NEW_LAND) - 1]) * self.fresh

    def explores(self) -> bool:
        """Whether a settler may still explore in this turn."""
        position = self.position
        limit = position.box.values.explore_limit + position.modifier(self.seat, EXPLORE_LIMIT) + position.extra_explore
        if not position.tile_pool or position.explored >= limit:
            return False
        settlers = 0
        for unit in self.units:
            settlers += unit_kind(unit) == SETTLER
        return settlers > 0


# ---- units


def recruit_worth(glance: Realm, kind: int, strength: int) -> float:
    """A new unit, where it helps most."""
    position, seat = glance.position, glance.seat
    best = glance.plan_with([*glance.units, unit_number(START + seat, kind, strength)])
    for tile in position.laid:
        if tile != START + seat and position.presence(seat, tile):
            best = max(best, glance.plan_with([*glance.units, unit_number(tile, kind, strength)]))
    return best


def upgrade_worth(glance: Realm, number: int, by: int) -> float:
    """A unit that grows stronger."""
    unit = glance.units[number]
    strength = unit_strength(unit)
    units = glance.units.copy()
    units[number] = unit + (by if strength + by <= STRONGEST else STRONGEST - strength)
    return glance.plan_with(units)


def moves_worth(glance: Realm, points: int) -> float:
    """Some steps: towards targets, or over the edge of the world."""
    if not glance.units:
        return 0.0
    value = 0.0
    if glance.explores():
        value += glance.new_land()
        points -= 1
    useful = 0
    position = glance.position
    for unit in glance.units:
        kind = unit_kind(unit)
        nearest = 99
        for target in glance.campaign.targets:
            if (target.sort == FORTIFY) == (kind == SOLDIER) and target.value > 1.0:
                far = distance(position, unit_tile(unit), position.hex_q[target.tile], position.hex_r[target.tile])
                if far < nearest:
                    nearest = far
        if nearest < 99:
            useful += nearest
    return value + MOVE * max(0, min(points, useful))


# ---- settling and building


def settle_worth(glance: Realm, tile: int, sort: int, bonus: int, token: bool) -> float:
    """To settle a tile now: what it brings, less what units and token would be worth elsewhere."""
    campaign = glance.campaign
    for target in campaign.targets:
        if target.tile == tile and target.sort == sort:
            left = after_settling(glance, tile, sort, target.need - bonus)
            colonise = glance.colonise - (token and sort == COLONISE)
            fortify = glance.fortify - (token and sort == FORTIFY)
            return target.value + NEXT_TURN * (campaign.plan(left, colonise, fortify, tile) - glance.plan())
    return 0.0


def after_settling(glance: Realm, tile: int, sort: int, need: int) -> list[int]:
    """The units that are left, if as few as possible of those on a tile are used up."""
    kind = SOLDIER if sort == FORTIFY else SETTLER
    left = glance.units.copy()
    while need > 0:
        exact = -1
        for number in range(len(left)):
            unit = left[number]
            if unit_tile(unit) == tile and unit_kind(unit) == kind:
                exact = number
                if unit_strength(unit) >= need:
                    break
        if exact < 0:
            break
        need -= unit_strength(left[exact])
        left.pop(exact)
    return left


def reserve_worth(glance: Realm, number: int) -> float:
    """A building in the reserve, beside those that lie there already."""
    waiting = len(glance.position.reserve[glance.seat])
    if waiting + 1.0 > glance.turns:
        return 0.0
    return 0.7 * glance.campaign.raising(number) * (0.75**waiting) * (1.0 if glance.turns > 3.0 else 0.6)
