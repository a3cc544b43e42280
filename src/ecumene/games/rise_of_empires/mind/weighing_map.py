"""What answers about the map are worth: empire tiles, cubes, fights, strikes and alliances. For bots, no rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from ecumene.core.action import Action
from ecumene.core.effects import Effect
from ecumene.games.rise_of_empires.box.actions import DONE, EMPIRE, PLACE, EmpiresAction
from ecumene.games.rise_of_empires.box.content import ATTACKER_LOSS, CUBE, NONE
from ecumene.games.rise_of_empires.mind.glance import Glance
from ecumene.games.rise_of_empires.mind.realm import SECOND_LINE, Option, Plan
from ecumene.games.rise_of_empires.play.attacks import fights
from ecumene.games.rise_of_empires.play.combat import TWO_FIGHTS_ERA, Fight
from ecumene.games.rise_of_empires.play.empire import PlaceCubes, TakeEmpire, regions_allowed, tiles_left
from ecumene.games.rise_of_empires.play.free_combat import (
    Ally,
    AllyRegion,
    FightTarget,
    FreeFight,
    Strike,
    StrikeTarget,
    strikes,
)
from ecumene.games.rise_of_empires.play.model import KINDS
from ecumene.games.rise_of_empires.play.reach import Reach, has_sea, side_of

Weigher: TypeAlias = Callable[[Glance, Any, Sequence[Action]], list[float]]

UNLIKELY: Final = -9.0  # a number of cubes that makes no difference
CUBE_LOST: Final = 0.25  # part of the worth of a cube on the map that a fight costs beside what it changes
SPARED: Final = 0.7  # part of the worth of a cube in hand that one on the map must make good
ORDER: Final = 0.01  # keeps the order of a plan
INSTEAD: Final = 0.3  # what leaving a plan costs at least
CLEARED: Final = 0.8  # part of what a new beginning promises that one should count on


def line_of(glance: Glance, tile: int) -> tuple[int, int]:
    """The better line of an empire tile, as it counts for the seat."""
    lines = side_of(glance.position, tile).lines
    best = lines[0]
    if glance.position.era >= TWO_FIGHTS_ERA:
        for line in lines:
            if line[1] - line[0] > best[1] - best[0]:
                best = line
    return max(best[0] + glance.position.active_modifier(glance.seat, ATTACKER_LOSS), 0), best[1]


def empire_worths(glance: Glance) -> list[float]:
    """What each empire tile promises; -100 where it is taken. Tiles that reach equally far share a look at the map."""
    position, seat = glance.position, glance.seat
    pool = position.goods[KINDS * seat + CUBE]
    held = position.occupied(seat)
    realm = glance.realm()
    price = SPARED * glance.good(CUBE)
    worths = [-100.0] * len(position.empires)
    seen: dict[tuple[bool, int, int], list[Option]] = {}
    for tile in tiles_left(position):
        line = line_of(glance, tile)
        key = (has_sea(position, seat, tile), line[0], line[1])
        if key not in seen:
            reach = Reach(position, seat, tile, held, (), 0)
            seen[key] = realm.options(reach.open_regions(), pool, line)
        plan = realm.plan(seen[key], regions_allowed(position, seat, tile), pool, price, not held)
        worths[tile] = plan.worth
        if position.era >= TWO_FIGHTS_ERA and len(side_of(position, tile).lines) > 1:
            for option in plan.options:
                if option.rival != NONE:
                    worths[tile] += SECOND_LINE * max(option.gain, 0.0) / 2.0
    return worths


def empire_weights(glance: Glance, question: Any, actions: Sequence[Action]) -> list[float]:
    """An empire tile by the best that can be done with it."""
    worths = empire_worths(glance)
    values: list[float] = []
    for action in actions:
        assert isinstance(action, EmpiresAction)
        values.append(worths[action.arg] if action.verb == EMPIRE else 0.0)
    return values


def cubes_weights(glance: Glance, question: Any, actions: Sequence[Action]) -> list[float]:
    """Cubes in a region: what the plan puts there first, in its order, since the first may open the others.

    Other numbers that make a difference follow by what they would bring less.
    """
    assert isinstance(question, PlaceCubes)
    position, seat = glance.position, glance.seat
    pool = position.goods[KINDS * seat + CUBE]
    reach = question.reach(position)
    options = glance.realm().options(reach.open_regions(), pool, line_of(glance, question.tile))
    plan = _plan(glance, question, reach, options)
    place = position.acts.place
    weights: dict[int, float] = {}
    least = 0.0
    for number, option in enumerate(plan.options):
        if option.cubes:
            weights[place(option.region, option.cubes).index] = plan.worth - ORDER * number
            least = option.gain - plan.price * option.cubes
    for option in options:
        if option.cubes:
            index = place(option.region, option.cubes).index
            less = max(least - option.gain + plan.price * option.cubes, 0.0) + INSTEAD
            weights[index] = max(weights.get(index, UNLIKELY), plan.worth - less)
    values: list[float] = []
    for action in actions:
        assert isinstance(action, EmpiresAction)
        if action.verb == PLACE:
            values.append(weights.get(action.index, UNLIKELY))
        else:
            values.append(0.0 if action.verb == DONE else _restart(glance, question))
    return values


def _plan(glance: Glance, question: PlaceCubes, reach: Reach, options: list[Option]) -> Plan:
    """What the rest of an empire action should do."""
    position, seat = glance.position, glance.seat
    pool = position.goods[KINDS * seat + CUBE]
    start = reach.starts and reach.origin == NONE
    return glance.realm().plan(options, question.regions_left(position), pool, SPARED * glance.good(CUBE), start)


def _restart(glance: Glance, question: PlaceCubes) -> float:
    """What taking all cubes off the map first would bring, less what they hold there."""
    position, seat = glance.position, glance.seat
    saved = position.cubes.copy()
    pool = position.goods[KINDS * seat + CUBE]
    before = 0.0
    cleared = 0
    for region in position.occupied(seat):
        before += glance.realm().now(region)
        cleared += position.cubes_of(seat, region)
        position.cubes[position.regions * seat + region] = 0
    position.goods[KINDS * seat + CUBE] = pool + cleared
    bare = Glance(position, seat, glance.worths)
    again = PlaceCubes(seat, question.tile, (), (), 0)
    reach = again.reach(position)
    options = bare.realm().options(reach.open_regions(), pool + cleared, line_of(bare, question.tile))
    anew = _plan(bare, again, reach, options)
    for region in question.held:
        before -= bare.realm().now(region)
    position.cubes = saved
    position.goods[KINDS * seat + CUBE] = pool
    return CLEARED * (anew.worth + cleared * bare.good(CUBE)) - before


# ---- fights


def _fight_value(glance: Glance, region: int, rival: int, line: tuple[int, int], by_tile: bool) -> float:
    realm = glance.realm()
    return realm.fight_gain(region, rival, line, by_tile) - CUBE_LOST * line[0] * glance.good(CUBE)


def map_effect_worth(glance: Glance, effect: Effect) -> float:
    """What a free action on the map is worth now; what no one here knows counts as for a typical owner."""
    position, seat = glance.position, glance.seat
    found: list[float] = []
    if isinstance(effect, FreeFight):
        line = (effect.attacker, effect.defender)
        found = [_fight_value(glance, region, rival, line, False) for region, rival in fights(position, seat)]
    elif isinstance(effect, Strike):
        realm = glance.realm()
        targets = strikes(position, seat, effect.steps)
        found = [realm.strike_gain(region, rival, effect.defender) for region, rival in targets]
    elif isinstance(effect, Ally):
        found = [_ally_value(glance, region) for region in position.occupied(seat)]
    else:
        return glance.worths.effect(position.turn, effect)
    return max(found) if found else 0.0


def fight_weights(glance: Glance, question: Any, actions: Sequence[Action]) -> list[float]:
    """A fight by how it changes who leads."""
    assert isinstance(question, Fight)
    lines = side_of(glance.position, question.tile).lines
    values: list[float] = []
    for action in actions:
        assert isinstance(action, EmpiresAction)
        if action.verb == DONE:
            values.append(0.0)
        else:
            values.append(_fight_value(glance, action.arg, action.more >> 1, lines[action.more & 1], True))
    return values


def free_fight_weights(glance: Glance, question: Any, actions: Sequence[Action]) -> list[float]:
    """A fight of a free action, likewise."""
    assert isinstance(question, FightTarget)
    line = (question.attacker, question.defender)
    values: list[float] = []
    for action in actions:
        assert isinstance(action, EmpiresAction)
        values.append(_fight_value(glance, action.arg, action.more >> 1, line, False))
    return values


def strike_weights(glance: Glance, question: Any, actions: Sequence[Action]) -> list[float]:
    """A strike by how it changes who leads."""
    assert isinstance(question, StrikeTarget)
    values: list[float] = []
    for action in actions:
        assert isinstance(action, EmpiresAction)
        values.append(glance.realm().strike_gain(action.arg, action.more, question.defender))
    return values


# ---- alliances


def _ally_value(glance: Glance, region: int) -> float:
    """A region that cannot be attacked any more: a part of what it is worth, all of it where one leads."""
    value = 0.2 * max(glance.realm().now(region), 0.0)
    return value + 1.0 if glance.position.controls(glance.seat, region) else value


def ally_weights(glance: Glance, question: Any, actions: Sequence[Action]) -> list[float]:
    """Where the alliance piece protects most."""
    values: list[float] = []
    for action in actions:
        assert isinstance(action, EmpiresAction)
        values.append(_ally_value(glance, action.arg))
    return values


MAP_WEIGHERS: dict[type, Weigher] = {
    TakeEmpire: empire_weights,
    PlaceCubes: cubes_weights,
    Fight: fight_weights,
    FightTarget: free_fight_weights,
    StrikeTarget: strike_weights,
    AllyRegion: ally_weights,
}
