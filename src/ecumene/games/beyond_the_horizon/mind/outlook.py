"""What an effect promises to a seat, in points: the tree of a card, a space or a tile, sized up without doing it.

Effects on the map are weighed by what they save the campaign where they are about to happen, and at typical values
where they come later. For bots, not a rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ecumene.core.action import Seat
from ecumene.core.effects import Choose, Each, Effect, InOrder, May
from ecumene.games.beyond_the_horizon.box.actions import unit_kind, unit_tile
from ecumene.games.beyond_the_horizon.box.terms import (
    BASIC,
    COLONISE,
    COUNT_ACTIVE_POPULATION,
    COUNT_COINS,
    EITHER,
    FORTIFY,
    LEVEL_II,
    LEVEL_III,
    NONE,
    SETTLER,
    SETTLER_BONUS,
    THEOCRACY,
)
from ecumene.games.beyond_the_horizon.mind.campaign import JOINING
from ecumene.games.beyond_the_horizon.mind.promise import best_slot, deed_worth, invest_worth, unseen_worth
from ecumene.games.beyond_the_horizon.mind.realm import (
    Realm,
    moves_worth,
    recruit_worth,
    reserve_worth,
    settle_worth,
    upgrade_worth,
)
from ecumene.games.beyond_the_horizon.play.building import Build, GainBuilding, affordable, row_for
from ecumene.games.beyond_the_horizon.play.exploring import ExploreMore
from ecumene.games.beyond_the_horizon.play.gains import Activate, Gain, Pay, Points, TakeToken
from ecumene.games.beyond_the_horizon.play.governments import UseTheocracy
from ecumene.games.beyond_the_horizon.play.investing import Invest
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.moving import Move, move_points
from ecumene.games.beyond_the_horizon.play.private import PrivateTechnology
from ecumene.games.beyond_the_horizon.play.production import COINS, Produce, coins_of, population_of
from ecumene.games.beyond_the_horizon.play.research import Research
from ecumene.games.beyond_the_horizon.play.scoring import score
from ecumene.games.beyond_the_horizon.play.settling import SettleNow, options
from ecumene.games.beyond_the_horizon.play.spaces import BasicAction, CopyAction
from ecumene.games.beyond_the_horizon.play.units import Recruit, Upgrade, recruit_strength

Measure: TypeAlias = Callable[["Outlook", Any, int], float]

DEEP: Final = 3  # effects of effects that are still looked into
TYPICAL: Final = 2.0  # what lies deeper
OTHERS: Final = 0.8  # part of what others gain that counts against oneself, shared among them
# on the map, where it does not happen now
TOKENS: Final = [2.6, 2.4]
STEP: Final = 0.2
UPGRADED: Final = 0.5  # a point of strength
RECRUITED: Final = 0.4  # a pawn from a column that becomes a unit
BUILDINGS: Final = [1.0, 1.6, 2.2]  # in the reserve, by level
BUILT: Final = 1.2  # to build at once
SETTLED: Final = 3.0  # to settle at once
GRANTED: Final = 3.0  # a basic action
MOST_MOVES: Final = 3  # steps that one move action makes good use of


class Outlook(Realm):
    """What a seat sees at a glance, with an eye for effects and for the map."""

    def __init__(self, position: HorizonPosition, seat: Seat) -> None:
        super().__init__(position, seat)
        self._unseen: list[float] = [-1.0, -1.0, -1.0, -1.0]
        self._lead = -99.0

    def weigh(self, effect: Effect, depth: int) -> float:
        measure = MEASURES.get(type(effect))
        return 0.0 if measure is None else measure(self, effect, depth)

    def lead(self) -> float:
        if self._lead == -99.0:
            best = -99
            for other in range(self.position.seats):
                if other != self.seat:
                    best = max(best, score(self.position, other))
            ahead = float(score(self.position, self.seat) - best)
            self._lead = max(-10.0, min(10.0, ahead))
        return self._lead

    def unseen(self, level: int) -> float:
        if self._unseen[level] < 0.0:
            self._unseen[level] = unseen_worth(self, level)
        return self._unseen[level]


# ---- several


def _sum(glance: Outlook, effect: Any, depth: int) -> float:
    assert isinstance(effect, InOrder)
    total = 0.0
    for part in effect.several:
        total += glance.weigh(part, depth)
    return total


def _choose(glance: Outlook, effect: Any, depth: int) -> float:
    assert isinstance(effect, Choose)
    best = 0.0
    for branch in effect.several:
        best = max(best, glance.weigh(branch, depth))
    return best


def _may(glance: Outlook, effect: Any, depth: int) -> float:
    assert isinstance(effect, May)
    return max(0.0, glance.weigh(effect.part, depth))


def _each(glance: Outlook, effect: Any, depth: int) -> float:
    """What others gain is a loss."""
    assert isinstance(effect, Each)
    return -OTHERS * glance.weigh(effect.part, DEEP)


def _pay(glance: Outlook, effect: Any, depth: int) -> float:
    """What paying is better than not paying."""
    assert isinstance(effect, Pay)
    position, seat = glance.position, glance.seat
    price = effect.price(position, seat)
    if depth == 0 and (position.coins[seat] < price or position.active[seat] < effect.population):
        return 0.0
    cost = glance.coins_worth(-price) + 0.8 * glance.pawns_worth(-effect.population)
    return max(0.0, glance.weigh(effect.then, depth) + cost)


# ---- gains


def _gain(glance: Outlook, effect: Any, depth: int) -> float:
    assert isinstance(effect, Gain)
    return glance.coins_worth(effect.coins) + effect.coins * glance.per(COUNT_COINS)


def _activate(glance: Outlook, effect: Any, depth: int) -> float:
    assert isinstance(effect, Activate)
    pawns = effect.pawns if depth else effect.amount(glance.position, glance.seat)
    return glance.pawns_worth(pawns) + pawns * glance.per(COUNT_ACTIVE_POPULATION)


def _points(glance: Outlook, effect: Any, depth: int) -> float:
    assert isinstance(effect, Points)
    return float(effect.points)


def _produce(glance: Outlook, effect: Any, depth: int) -> float:
    assert isinstance(effect, Produce)
    if effect.what == COINS:
        amount = coins_of(glance.position, glance.seat)
        return glance.coins_worth(amount) + amount * glance.per(COUNT_COINS)
    amount = population_of(glance.position, glance.seat)
    return glance.pawns_worth(amount) + amount * glance.per(COUNT_ACTIVE_POPULATION)


def _token(glance: Outlook, effect: Any, depth: int) -> float:
    assert isinstance(effect, TakeToken)
    if depth:
        if effect.sort == EITHER:
            return max(TOKENS[0], TOKENS[1]) * glance.fresh
        return TOKENS[effect.sort] * glance.fresh
    if effect.sort == EITHER:
        return max(glance.token_worth(COLONISE), glance.token_worth(FORTIFY))
    return glance.token_worth(effect.sort)


def _invest(glance: Outlook, effect: Any, depth: int) -> float:
    assert isinstance(effect, Invest)
    if depth > DEEP:
        return TYPICAL * effect.times
    return effect.times * invest_worth(glance, effect.track, depth)


def _theocracy(glance: Outlook, effect: Any, depth: int) -> float:
    position, seat = glance.position, glance.seat
    number = position.government[seat]
    if number == NONE or position.stage(seat) < THEOCRACY:
        return 0.3 * glance.soon() if depth else 0.0
    return glance.promise(glance.box.governments[number].theocracy, depth + 1)


# ---- research


def _research(glance: Outlook, effect: Any, depth: int) -> float:
    assert isinstance(effect, Research)
    scholar = 0.0 if effect.column else glance.pawns_worth(-1)
    if depth > 1:
        return (glance.unseen(effect.level) if effect.level else 2.0) + scholar
    if not effect.column and not glance.pawns and not depth:
        return 0.0
    best = best_slot(glance, effect.level, effect.free, depth + 1)
    if best < 0.0:
        return 0.0 if not depth else 1.0 * glance.fresh
    return max(0.0, best + scholar)


def _private(glance: Outlook, effect: Any, depth: int) -> float:
    assert isinstance(effect, PrivateTechnology)
    return glance.unseen(effect.level) + 1.0 if effect.level in (LEVEL_II, LEVEL_III) else TYPICAL


def _basic(glance: Outlook, effect: Any, depth: int) -> float:
    assert isinstance(effect, BasicAction)
    if depth:
        return GRANTED * effect.times * glance.fresh
    best = 0.0
    for deed in range(BASIC):
        if glance.coins >= glance.box.deeds[deed].coins:
            best = max(best, deed_worth(glance, deed, False, 1))
    return best * (1.0 + 0.8 * (effect.times - 1))


def _copy(glance: Outlook, effect: Any, depth: int) -> float:
    return GRANTED * glance.fresh


# ---- units


def _recruit(glance: Outlook, effect: Any, depth: int) -> float:
    assert isinstance(effect, Recruit)
    pawn = glance.pawns_worth(-1) if effect.active else 0.0
    if depth:
        bonus = glance.position.modifier(glance.seat, SETTLER_BONUS)
        return effect.times * (pawn + RECRUITED + (effect.strength + bonus) * UPGRADED) * glance.fresh
    if effect.active and not glance.pawns:
        return 0.0
    best = 0.0
    for kind in (0, 1):
        if effect.unit == EITHER or effect.unit == kind:
            strength = recruit_strength(glance.position, glance.seat, kind, effect.strength)
            if strength:
                best = max(best, recruit_worth(glance, kind, strength))
    return effect.times * max(0.0, best + pawn)


def _upgrade(glance: Outlook, effect: Any, depth: int) -> float:
    assert isinstance(effect, Upgrade)
    if depth:
        return effect.by * UPGRADED * glance.fresh
    best = 0.0
    last = NONE
    for number in range(len(glance.units)):
        unit = glance.units[number]
        if unit != last and (effect.unit == EITHER or unit_kind(unit) == effect.unit):
            best = max(best, upgrade_worth(glance, number, effect.by))
        last = unit
    return best


def _move(glance: Outlook, effect: Any, depth: int) -> float:
    assert isinstance(effect, Move)
    points = move_points(glance.position, glance.seat, effect.points)
    if depth:
        return (points if points < MOST_MOVES else MOST_MOVES) * STEP * glance.fresh
    return moves_worth(glance, points)


def _explore_more(glance: Outlook, effect: Any, depth: int) -> float:
    assert isinstance(effect, ExploreMore)
    return 0.5 * effect.more * glance.fresh


# ---- expansion


def _settle(glance: Outlook, effect: Any, depth: int) -> float:
    """To settle without a token: what one gains by doing it now."""
    assert isinstance(effect, SettleNow)
    if depth:
        return SETTLED * glance.fresh
    best = 0.0
    for tile in options(glance.position, glance.seat, effect.sort, effect.bonus):
        best = max(best, settle_worth(glance, tile, effect.sort, effect.bonus, False))
    return best


def _building(glance: Outlook, effect: Any, depth: int) -> float:
    assert isinstance(effect, GainBuilding)
    if depth:
        return BUILDINGS[effect.level] * glance.soon()
    level = row_for(glance.position, effect.level)
    if level == NONE:
        return glance.coins_worth(1)
    best = 0.0
    for number in glance.position.rows[level]:
        best = max(best, reserve_worth(glance, number))
    return best


def _build(glance: Outlook, effect: Any, depth: int) -> float:
    """To build in the action phase: an expansion more."""
    assert isinstance(effect, Build)
    if depth:
        return BUILT * glance.soon()
    best = 0.0
    settlers = False
    for unit in glance.units:
        if unit_kind(unit) == SETTLER:
            settlers = True
            for target in glance.campaign.targets:
                if target.sort == JOINING and target.tile == unit_tile(unit):
                    best = max(best, 0.5 * target.value)
    if settlers:
        for number in glance.position.reserve[glance.seat]:
            if affordable(glance.position, glance.seat, number, effect.discount):
                best = max(best, 0.5 * glance.campaign.raising(number) + effect.discount * 0.4 * glance.fresh)
    return best


MEASURES: dict[type, Measure] = {
    Activate: _activate, BasicAction: _basic, Build: _build, Choose: _choose, CopyAction: _copy, Each: _each,
    ExploreMore: _explore_more, Gain: _gain, GainBuilding: _building, InOrder: _sum, Invest: _invest, May: _may,
    Move: _move, Pay: _pay, Points: _points, PrivateTechnology: _private, Produce: _produce, Recruit: _recruit,
    Research: _research, SettleNow: _settle, TakeToken: _token, Upgrade: _upgrade, UseTheocracy: _theocracy,
}  # fmt: skip
"""Per kind of effect, what it promises: to whom, and how deep in other effects."""
