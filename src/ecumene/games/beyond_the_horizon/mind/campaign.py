"""Campaigns: what a seat's units and tokens promise on the map, as a plan of the next expansions.

A plan takes the best target first, sends the nearest units there, then the next one with those that are left. What is
still missing, steps, strength or a token, costs what it usually costs to get it; so a unit, a step or a token is worth
what it saves the plan. For bots, not a rule.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.beyond_the_horizon.box.actions import unit_kind, unit_strength, unit_tile
from ecumene.games.beyond_the_horizon.box.terms import (
    BUILD_DISCOUNT,
    COLONISE,
    COLONISE_STRENGTH,
    COUNT_BUILDINGS,
    COUNT_CITIES,
    COUNT_MAP_CUBES,
    COUNT_SHARED_TILES,
    COUNT_UNIT_STRENGTH,
    COUNT_VILLAGES,
    COUNT_VILLAGES_AND_CITIES,
    FORTIFY,
    NONE,
    SETTLER,
    SOLDIER,
    START,
    TERRITORIES,
    TRACKS,
)
from ecumene.games.beyond_the_horizon.mind.promise import cube_worth
from ecumene.games.beyond_the_horizon.mind.worth import MOVE, STRENGTH, Glance
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition

JOINING: Final = 2
"""What a target asks for: a Colonise token, a Fortify token or, for a second builder, none."""
TOKEN_PRICE: Final = 2.1  # what a token that is missing costs: the action beside its coins
TOKEN_COINS: Final = [4, 3]
WAIT: Final = 0.7  # part of a target that is left when it has to wait for a turn
FAR: Final = 5  # steps beyond which a unit is not sent
TWO_STEPS: Final = 2.5  # steps that one turn makes
RECRUITED: Final = 2.0  # strength that one turn brings
PICKS: Final = 3  # targets of one plan
SPARE_UNITS: Final = 0.25  # a point of strength that no target of the plan asks for
MOST_SPARE: Final = 5  # … and not too much of it
SPARE_TOKEN: Final = 0.5  # a token for which there is no target yet
IDLE: Final = 1.5  # what it costs to have nothing ready for the next expansion phase
FOLLOWED: Final = 0.5  # chance that a first builder is followed by a second
FIRST_BUILT: Final = 0.65  # part of a building in reserve that is likely to be built
NEXT_BUILT: Final = 0.65  # … and of each further one
NO_SETTLER: Final = 1.7  # what is missing for it where no settler is


class Target:
    """A village, a city or somebody's building."""

    def __init__(self, tile: int, sort: int, value: float, need: int) -> None:
        self.tile = tile
        self.sort = sort
        self.value = value
        self.need = need


class Campaign:
    """The targets of a seat, and plans for them with one or other set of units."""

    def __init__(self, glance: Glance) -> None:
        self.glance = glance
        self.position = glance.position
        self.seat = glance.seat
        self.token_price: list[float] = [
            (TOKEN_PRICE - glance.coins_worth(-TOKEN_COINS[COLONISE])) if glance.turns > 1.0 else 9.0,
            (TOKEN_PRICE - glance.coins_worth(-TOKEN_COINS[FORTIFY])) if glance.turns > 1.0 else 9.0,
        ]
        self.cube: list[float] = [cube_worth(glance, track, 1) for track in range(len(TRACKS))]
        self.reserve = sorted([self.raising(number) for number in self.position.reserve[self.seat]], reverse=True)
        self.home = START + self.seat
        self.targets: list[Target] = []
        self.best = 0.0  # what the target chosen last promises
        self.wait = 0.0  # … and the turns that it has to wait
        self._look()

    # ---- targets

    def _look(self) -> None:
        position, seat = self.position, self.seat
        for tile in position.laid:
            if tile < TERRITORIES and position.building[tile] == NONE:
                if position.village[tile] == NONE:
                    self.targets.append(self.village(tile))
                elif position.city[tile] == NONE:
                    self.targets.append(self.city(tile))
            if (
                position.building[tile] != NONE
                and position.second_builder[tile] == NONE
                and position.first_builder[tile] != seat
            ):
                self.targets.append(Target(tile, JOINING, self.joining(tile), 1))

    def village(self, tile: int) -> Target:
        """A village that nobody has colonised."""
        glance, territory = self.glance, self.position.box.territories[tile]
        need = territory.strength - self.position.modifier(self.seat, COLONISE_STRENGTH)
        value = territory.village_points + glance.per(COUNT_VILLAGES) + self.settled()
        value += self.cube[territory.village_track] + glance.promise(territory.village_bonus, 1)
        return Target(tile, COLONISE, value, need if need > 1 else 1)

    def city(self, tile: int) -> Target:
        """The city of a village, one's own or another's."""
        glance, territory = self.glance, self.position.box.territories[tile]
        value = territory.city_points + glance.per(COUNT_CITIES) + self.settled()
        value += self.cube[territory.city_track]
        if self.position.village[tile] != self.seat:
            value += glance.per(COUNT_SHARED_TILES)
        return Target(tile, FORTIFY, value, territory.strength)

    def settled(self) -> float:
        """What every village and city counts for."""
        glance = self.glance
        return glance.per(COUNT_VILLAGES_AND_CITIES) + glance.per(COUNT_MAP_CUBES)

    def joining(self, tile: int) -> float:
        """To be second builder: the first one gets points by it."""
        building = self.position.box.buildings[self.position.building[tile]]
        value = self.built(building.right_track, building.bonus, building.cost)
        return value - building.left_points / (self.position.seats - 1.0)

    def raising(self, number: int) -> float:
        """To build a building of one's reserve."""
        building = self.position.box.buildings[number]
        return self.built(building.left_track, building.bonus, building.cost) + FOLLOWED * building.left_points

    def built(self, track: int, bonus: int, cost: int) -> float:
        """What both builders have of a building, less its cost and the strength it takes."""
        glance = self.glance
        coins = cost - self.position.modifier(self.seat, BUILD_DISCOUNT)
        value = glance.per(COUNT_BUILDINGS) + glance.per(COUNT_MAP_CUBES) + self.cube[track]
        value += glance.promise(bonus, 1)
        return value + (glance.coins_worth(-coins) if coins > 0 else 0.0)

    # ---- plans

    def plan(self, units: list[int], colonise: int, fortify: int, without: int = NONE) -> float:
        """What units and so many tokens promise; `without` is a tile that is not to be settled any more."""
        glance = self.glance
        left = units.copy()
        tokens = [colonise, fortify]
        used: list[int] = [without]
        total = 0.0
        ready = False
        for number in range(PICKS):
            chosen = self._best(left, tokens, float(number), used)
            if chosen is None:
                break
            total += self.best
            ready = ready or self.wait == 0.0
            used.append(chosen.tile)
            if chosen.sort != JOINING and tokens[chosen.sort]:
                tokens[chosen.sort] -= 1
            self._send(chosen, left)
        total += self._spare(left, tokens) + self._reserve(units, len(used) - 1.0) + self._counted(units)
        if not ready and glance.turns > 1.0 and not (self.reserve and _has_settler(units)):
            total -= IDLE * glance.soon()
        return total

    def _best(self, units: list[int], tokens: list[int], delay: float, used: list[int]) -> Target | None:
        """The target that promises most; how much, and how long it has to wait, is noted."""
        best, wait = 0.0, 0.0
        chosen: Target | None = None
        for target in self.targets:
            if target.value > best and target.tile not in used:
                value = self._worth(target, units, tokens, delay)
                if value > best:
                    best, wait, chosen = value, self.wait, target
        self.best, self.wait = best, wait
        return chosen

    def _spare(self, units: list[int], tokens: list[int]) -> float:
        """Units and tokens for which there is no target yet."""
        strength = 0
        for unit in units:
            strength += unit_strength(unit)
        value = SPARE_UNITS * (strength if strength < MOST_SPARE else MOST_SPARE)
        return (value + SPARE_TOKEN * (tokens[0] + tokens[1])) * self.glance.fresh

    def _counted(self, units: list[int]) -> float:
        """Strength as such, where something counts it."""
        each = self.glance.per(COUNT_UNIT_STRENGTH)
        strength = 0
        if each > 0.0:
            for unit in units:
                strength += unit_strength(unit)
        return each * strength

    def _reserve(self, units: list[int], delay: float) -> float:
        """The buildings in reserve, as far as there is time and a settler for them."""
        if not self.reserve:
            return 0.0
        part = FIRST_BUILT
        total = 0.0 if _has_settler(units) else -NO_SETTLER * self.glance.fresh
        for value in self.reserve:
            if value <= 0.0 or delay > self.glance.turns:
                break
            total += part * value
            part *= NEXT_BUILT
            delay += 1.0
        return total if total > 0.0 else 0.0

    def _worth(self, target: Target, units: list[int], tokens: list[int], delay: float) -> float:
        """A target, less what is still missing for it."""
        position = self.position
        kind = SOLDIER if target.sort == FORTIFY else SETTLER
        need = target.need
        steps = 0
        q, r = position.hex_q[target.tile], position.hex_r[target.tile]
        sent: list[int] = []
        while need > 0:
            nearest, which = FAR + 1, -1
            for number in range(len(units)):
                unit = units[number]
                if unit_kind(unit) == kind and number not in sent:
                    far = distance(position, unit_tile(unit), q, r)
                    if far < nearest:
                        nearest, which = far, number
            if which < 0:
                break
            sent.append(which)
            steps += nearest
            need -= unit_strength(units[which])
        value = target.value
        wait = delay
        if need > 0:
            home = distance(position, self.home, q, r)
            steps += home if home < FAR else FAR
            value -= need * STRENGTH
            wait += 0.5 + need / RECRUITED
        if steps:
            value -= steps * MOVE
            wait += steps / TWO_STEPS
        if target.sort != JOINING and not tokens[target.sort]:
            value -= self.token_price[target.sort]
            wait += 1.0
        self.wait = wait
        if wait > self.glance.turns or value <= 0.0:
            return 0.0
        return value * float(WAIT**wait)

    def _send(self, target: Target, units: list[int]) -> None:
        """Take the units that go to a target out of those that are left."""
        position = self.position
        kind = SOLDIER if target.sort == FORTIFY else SETTLER
        need = target.need
        q, r = position.hex_q[target.tile], position.hex_r[target.tile]
        while need > 0:
            nearest, which = FAR + 1, -1
            for number in range(len(units)):
                if unit_kind(units[number]) == kind:
                    far = distance(position, unit_tile(units[number]), q, r)
                    if far < nearest:
                        nearest, which = far, number
            if which < 0:
                return
            need -= unit_strength(units[which])
            units.pop(which)


def distance(position: HorizonPosition, tile: int, q: int, r: int) -> int:
    """Steps between two places of the world, as the crow flies."""
    dq, dr = position.hex_q[tile] - q, position.hex_r[tile] - r
    both = dq + dr
    return ((dq if dq > 0 else -dq) + (dr if dr > 0 else -dr) + (both if both > 0 else -both)) // 2


def _has_settler(units: list[int]) -> bool:
    settlers = 0
    for unit in units:
        settlers += unit_kind(unit) == SETTLER
    return settlers > 0
