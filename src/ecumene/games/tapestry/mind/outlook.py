"""What an effect promises to a seat, in points: the tree of a card, a space or a tile, sized up without doing it.

For bots, not a rule. The deeds that effects are made of are weighed in `promise` and `stepping`.
"""

from __future__ import annotations

from typing import Any, Final

from ecumene.core.effects import Choose, Each, Effect, InOrder, May
from ecumene.games.tapestry.mind.folk import CODE_WORTH, code_worth
from ecumene.games.tapestry.mind.outlook_boxes import BOX_MEASURES, Measure
from ecumene.games.tapestry.mind.promise import (
    build_worth,
    conquer_worth,
    draw_worth,
    explore_worth,
    invent_worth,
    landmark_worth,
    play_over_worth,
    star_worth,
    upgrade_worth,
    use_worth,
)
from ecumene.games.tapestry.mind.stepping import buy_worth, move_worth, repeat_worth, research_worth
from ecumene.games.tapestry.mind.tables import CODES, EACH_INCOME
from ecumene.games.tapestry.mind.wonders import WONDER_MEASURES
from ecumene.games.tapestry.mind.worth import CIVILIZATION, TIME, Glance, growth
from ecumene.games.tapestry.play.advancing import Move
from ecumene.games.tapestry.play.buildings import Build, GainLandmark
from ecumene.games.tapestry.play.cards.comparing import CompareLandmarks, FirstInEra, PerTrack
from ecumene.games.tapestry.play.cards.lands import GainByTerrain, GiveTile, Uprising
from ecumene.games.tapestry.play.cards.trading import Convert, DiscardForPoints, Host, PointsForEach, Trade
from ecumene.games.tapestry.play.conquering import Conquer
from ecumene.games.tapestry.play.exploring import Explore
from ecumene.games.tapestry.play.gains import (
    TERRITORY_TILE,
    Draw,
    Gain,
    GainAny,
    GainCivilization,
    Lose,
    Points,
    PointsPer,
)
from ecumene.games.tapestry.play.inventing import Invent
from ecumene.games.tapestry.play.masterpieces import RefreshMasterpieces
from ecumene.games.tapestry.play.numbers import KINDS
from ecumene.games.tapestry.play.ordering import OwnOrder
from ecumene.games.tapestry.play.paying import Payment
from ecumene.games.tapestry.play.playing import PlayTapestry
from ecumene.games.tapestry.play.refreshing import Refresh
from ecumene.games.tapestry.play.repeating import RepeatPosition, RestartToken
from ecumene.games.tapestry.play.science import Research
from ecumene.games.tapestry.play.space import ExploreSpace
from ecumene.games.tapestry.play.technology import Upgrade
from ecumene.games.tapestry.play.territory import TerritoryBenefit, ToppleOpponents, benefit_of
from ecumene.games.tapestry.play.using import Use
from ecumene.games.tapestry.play.vocabulary import Code

OTHERS: Final = 0.8  # part of what others gain that counts against oneself
THEN: Final = 6.0  # what is done about a card just invented
REFRESHED: Final = 0.4  # other tech cards to choose from
TOPPLED: Final = 4.0  # an opponent's outpost
RESTARTED: Final = 4.0  # a token that begins again
COMPARED: Final = 10.0  # landmarks compared: something for everybody
HOSTED: Final = 9.0  # games that others may join
RISEN: Final = 5.0  # outposts that stand up again
GIVEN: Final = 2.0  # points for a tile that another one gets


class Outlook(Glance):
    """What a seat sees at a glance, with an eye for effects."""

    def weigh(self, effect: Effect, about: int, depth: int) -> float:
        measure = MEASURES.get(type(effect))
        return 0.0 if measure is None else measure(self, effect, about, depth)


# ---- several


def _sum(glance: Glance, effect: Any, about: int, depth: int) -> float:
    """Effects that all come; tiles drawn can be laid by what follows."""
    before = glance.new_tiles
    several: tuple[Effect, ...] = effect.several
    for part in several:
        if isinstance(part, Draw) and part.what == TERRITORY_TILE:
            glance.new_tiles += part.amount
    total = 0.0
    for part in several:
        total += glance.weigh(part, about, depth)
    glance.new_tiles = before
    return total


def _choose(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, Choose)
    best = 0.0
    for branch in effect.several:
        best = max(best, glance.weigh(branch, about, depth))
    return best


def _may(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, May)
    return max(0.0, glance.weigh(effect.part, about, depth))


def _each(glance: Glance, effect: Any, about: int, depth: int) -> float:
    """What others gain as well is worth less, what only others gain is a loss."""
    assert isinstance(effect, Each)
    share = glance.weigh(effect.part, about, depth + 1)
    return (1.0 - OTHERS) * share if effect.who == "all" else -OTHERS * share


# ---- gains


def _points(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, Points)
    return float(effect.amount)


def _points_per(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, PointsPer)
    return effect.each * (glance.count(effect.of) + glance.later * growth(effect.of))


def _gain(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, Gain)
    total = 0.0
    for resource in range(KINDS):
        if effect.amounts[resource]:
            total += glance.resource_worth(resource, effect.amounts[resource])
    return total


def _gain_any(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, GainAny)
    return 1.03 * effect.amount * glance.resource


def _lose(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, Lose)
    lost = effect.any_amount
    for amount in effect.amounts:
        lost += amount
    return -glance.resource * lost


def _draw(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, Draw)
    return draw_worth(glance, effect)


def _civilization(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return CIVILIZATION[glance.era] if glance.position.civ_deck else 0.0


def _build(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, Build)
    return build_worth(glance, effect.kinds)


def _landmark(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, GainLandmark)
    return landmark_worth(glance, effect.landmark)


def _buy(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, Payment)
    return buy_worth(glance, effect, about, depth)


# ---- deeds


def _explore(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return explore_worth(glance, depth)


def _explore_space(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return star_worth(glance, depth)


def _conquer(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, Conquer)
    return conquer_worth(glance, effect.where, effect.dice, about)


def _invent(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, Invent)
    return invent_worth(glance, depth) + (0.0 if effect.then is None else THEN)


def _refresh(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return REFRESHED


def _upgrade(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return upgrade_worth(glance, depth)


def _use(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, Use)
    return use_worth(glance, effect.square, effect.this, depth)


def _research(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, Research)
    return research_worth(glance, effect.benefit, effect.times, effect.past_end, depth)


def _move(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, Move)
    return move_worth(glance, effect.tracks, effect.forward, effect.benefit, effect.bonus, depth)


def _repeat(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return repeat_worth(glance, depth)


def _restart(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return RESTARTED * TIME[glance.era]


def _play_over(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return play_over_worth(glance, depth)


def _territory_benefit(glance: Glance, effect: Any, about: int, depth: int) -> float:
    """What a tile gives; most give a resource."""
    if about < 0:
        return 0.8 * glance.resource
    return glance.promise(benefit_of(glance.position, about), about, depth + 1)


def _topple(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return TOPPLED


# ---- what single cards do


def _code(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, Code)
    if effect.name in CODE_WORTH:
        return code_worth(glance, effect.name, about, depth)
    return CODES.get(effect.name, 0.0) + glance.scorings * EACH_INCOME.get(effect.name, 0.0)


def _per_track(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, PerTrack)
    return effect.tracks(glance.position, glance.seat) * glance.weigh(effect.part, about, depth)


def _first_in_era(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, FirstInEra)
    return glance.weigh(effect.branch(glance.position, glance.seat), about, depth)


def _compare(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return COMPARED


def _trade(glance: Glance, effect: Any, about: int, depth: int) -> float:
    """Resources for points or the other way round, whichever is worth more."""
    assert isinstance(effect, Trade)
    selling = effect.points - glance.resource if glance.position.resources(glance.seat) else 0.0
    buying = 0.8 * (glance.resource - effect.points)
    return effect.times * max(selling, buying, 0.0)


def _discard_for_points(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, DiscardForPoints)
    return 0.5 * effect.points * len(glance.position.hands[glance.seat])


def _by_terrain(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, GainByTerrain)
    return 1.8 * glance.resource if effect.able(glance.position, glance.seat, about) else 0.0


def _uprising(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, Uprising)
    return RISEN if effect.able(glance.position, glance.seat, about) else 0.0


def _host(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return HOSTED


def _give_tile(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return GIVEN


def _points_for_each(glance: Glance, effect: Any, about: int, depth: int) -> float:
    """Points for each coin of an income."""
    assert isinstance(effect, PointsForEach)
    return float(effect.each * (1 + glance.position.built[KINDS * glance.seat] // 2))


def _convert(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, Convert)
    return float(effect.points * glance.position.stock[KINDS * glance.seat + effect.resource])


MEASURES: dict[type, Measure] = {
    **BOX_MEASURES,
    **WONDER_MEASURES,
    OwnOrder: _sum, Build: _build, Choose: _choose, Code: _code, CompareLandmarks: _compare, Conquer: _conquer,
    Convert: _convert, DiscardForPoints: _discard_for_points, Draw: _draw, Each: _each, Explore: _explore,
    ExploreSpace: _explore_space, FirstInEra: _first_in_era, Gain: _gain, GainAny: _gain_any,
    GainByTerrain: _by_terrain, GainCivilization: _civilization, GainLandmark: _landmark, GiveTile: _give_tile,
    Host: _host, InOrder: _sum, Invent: _invent, Lose: _lose, May: _may, Move: _move, Payment: _buy,
    PerTrack: _per_track, PlayTapestry: _play_over, Points: _points, PointsForEach: _points_for_each,
    PointsPer: _points_per, Refresh: _refresh, RepeatPosition: _repeat, Research: _research, RestartToken: _restart,
    TerritoryBenefit: _territory_benefit, ToppleOpponents: _topple, Trade: _trade, Upgrade: _upgrade,
    Uprising: _uprising, Use: _use, RefreshMasterpieces: _refresh,
}  # fmt: skip
"""Per kind of effect, what it promises: to whom, about what, and how deep in other effects."""
