"""What effects that only the boxes have promise to a seat, in points. For bots, not a rule. See `outlook`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ecumene.games.tapestry.mind.promise import (
    DEEP,
    card_worth,
)
from ecumene.games.tapestry.mind.reserving import reserve_worth, track_points
from ecumene.games.tapestry.mind.tables import CIVILIZATIONS
from ecumene.games.tapestry.mind.works import broadcast_worth, gained_worth, inspire_worth, masterpiece_worth
from ecumene.games.tapestry.mind.worth import CIVILIZATION, TIME, Glance
from ecumene.games.tapestry.play.advanced import LoseForEach, blemishes
from ecumene.games.tapestry.play.cards.agents import NewCivilization, Spy
from ecumene.games.tapestry.play.cards.cities import CompareDistricts, ForOpponent, MoveBuildings
from ecumene.games.tapestry.play.cards.copying import PlayOver
from ecumene.games.tapestry.play.cards.migrating import Migrate
from ecumene.games.tapestry.play.cards.ploys import BesideOwn, Chart, Given, OwnLandBenefit
from ecumene.games.tapestry.play.cards.works import DiscardWorks, works
from ecumene.games.tapestry.play.dice import RollNamed
from ecumene.games.tapestry.play.inspiration import Inspire
from ecumene.games.tapestry.play.landmark_cards import GainLandmarkCard
from ecumene.games.tapestry.play.masterpieces import Broadcast, GainMasterpiece, TurnOver
from ecumene.games.tapestry.play.numbers import NONE
from ecumene.games.tapestry.play.reserve import PointsOnTrack, Reserve
from ecumene.games.tapestry.play.responses import Surrender, Withdraw

Measure: TypeAlias = Callable[[Glance, Any, int, int], float]

WORKS_DEEP: Final = 1  # how deep in other effects masterpieces are weighed: their own may lead to others
CHARTED: Final = 7.0  # a tile that is explored with at once, and perhaps conquered
SPIED: Final = 7.0  # a card of a neighbour, who gains one
WITHDRAWN: Final = 1.5  # an outpost that comes back
LEFT_DIE: Final = 3.5  # the worse of two dice
CARD_PLOTS: Final = 3.0  # plots that the landmark of a card is good for, on average
COVERING: Final = 8.0  # what a card does that is played over another, and what is lost by it
ONE_DIE: Final = 4.5  # a conquest die, named before it is rolled
MOVED: Final = 1.5  # a building that may move in the capital
EXPECTED: Final = 26.0  # the better of two civilizations


def _masterpiece(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return gained_worth(glance) if depth <= WORKS_DEEP else 0.0


def _broadcast(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, Broadcast)
    return broadcast_worth(glance, effect.most, effect.shared) if depth <= WORKS_DEEP else 0.0


def _turn_over(glance: Glance, effect: Any, about: int, depth: int) -> float:
    """That it is used once counts where the masterpiece is weighed."""
    return 0.0


def _inspire(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return inspire_worth(glance)


# ---- landmark cards and capitals


def _landmark_card(glance: Glance, effect: Any, about: int, depth: int) -> float:
    """An average card: half of a landmark of six plots, less the later it is."""
    assert isinstance(effect, GainLandmarkCard)
    cards = min(effect.amount, len(glance.position.landmark_deck))
    return cards * CARD_PLOTS * glance.plot_worth() * TIME[glance.era]


def _lose_for_each(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, LoseForEach)
    return -float(effect.each * blemishes(glance.position, glance.seat, effect.of))


def _play_gained(glance: Glance, effect: Any, about: int, depth: int) -> float:
    """Points and what the card does, for the ability that it covers."""
    assert isinstance(effect, PlayOver)
    return max(0.0, effect.points + (card_worth(glance, about, DEEP) if about >= 0 else COVERING) - COVERING)


# ---- what cards of Plans & Ploys do


def _beside_own(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, BesideOwn)
    return glance.weigh(effect.part, about, depth)


def _chart(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return CHARTED if glance.position.tiles else 0.0


def _given(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, Given)
    if not effect.able(glance.position, glance.seat, about):
        return 0.0
    return glance.weigh(effect.first, about, depth) + glance.weigh(effect.then, about, depth)


def _own_land(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, OwnLandBenefit)
    return 0.8 * glance.resource if effect.able(glance.position, glance.seat, about) else 0.0


def _new_civilization(glance: Glance, effect: Any, about: int, depth: int) -> float:
    """The better of two for the one that goes."""
    assert isinstance(effect, NewCivilization)
    if not effect.able(glance.position, glance.seat, about):
        return 0.0
    mine = [CIVILIZATIONS.get(glance.position.box.civs[civ].id, 20.0) for civ in glance.position.civs[glance.seat]]
    left = CIVILIZATION[glance.era] / CIVILIZATION[0] if glance.position.civ_deck else 0.0
    better = (EXPECTED - min(mine)) * left
    return better + glance.weigh(effect.then, about, depth)


def _spy(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return SPIED


def _withdraw(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return WITHDRAWN


def _surrender(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, Surrender)
    return LEFT_DIE + glance.weigh(effect.then, about, depth)


# ---- what cards of Arts & Architecture do


def _roll_named(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return ONE_DIE


def _migrate(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, Migrate)
    if not effect.able(glance.position, glance.seat, about):
        return 0.0
    return effect.outposts * max(0.0, glance.weigh(effect.each, NONE, depth))


def _compare_districts(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, CompareDistricts)
    return glance.weigh(effect.reward(glance.position, glance.seat), about, depth)


def _move_buildings(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, MoveBuildings)
    return MOVED * effect.buildings if effect.able(glance.position, glance.seat, about) else 0.0


def _discard_works(glance: Glance, effect: Any, about: int, depth: int) -> float:
    """Those are discarded that give less than what comes for them."""
    assert isinstance(effect, DiscardWorks)
    if depth > WORKS_DEEP:
        return 0.0
    each = glance.weigh(effect.each, about, depth)
    gains: list[float] = []
    for work in works(glance.position, glance.seat):
        kept = 0.0 if glance.position.masterpiece_spent[work] else masterpiece_worth(glance, work)
        if each > kept:
            gains.append(each - kept)
    return sum(sorted(gains, reverse=True)[: effect.most])


def _for_opponent(glance: Glance, effect: Any, about: int, depth: int) -> float:
    """One of several opponents gains something, which counts less the more they are."""
    assert isinstance(effect, ForOpponent)
    return -glance.weigh(effect.part, about, depth) / glance.position.seats


# ---- what cards of Fantasies & Futures put aside


def _reserve(glance: Glance, effect: Any, about: int, depth: int) -> float:
    """What is used on the fifth income turn; what it counts grows until then."""
    assert isinstance(effect, Reserve)
    if not effect.able(glance.position, glance.seat, about):
        return 0.0
    return reserve_worth(glance, effect, depth)


def _points_on_track(glance: Glance, effect: Any, about: int, depth: int) -> float:
    """Spaces of the track that is marked, or of the one on which one has come furthest."""
    return track_points(glance, about)


BOX_MEASURES: Final[dict[type, Measure]] = {
    BesideOwn: _beside_own,
    Broadcast: _broadcast,
    Chart: _chart,
    GainLandmarkCard: _landmark_card,
    GainMasterpiece: _masterpiece,
    Given: _given,
    Inspire: _inspire,
    LoseForEach: _lose_for_each,
    NewCivilization: _new_civilization,
    OwnLandBenefit: _own_land,
    PlayOver: _play_gained,
    Spy: _spy,
    Surrender: _surrender,
    TurnOver: _turn_over,
    Withdraw: _withdraw,
    CompareDistricts: _compare_districts,
    DiscardWorks: _discard_works,
    ForOpponent: _for_opponent,
    Migrate: _migrate,
    MoveBuildings: _move_buildings,
    RollNamed: _roll_named,
    Reserve: _reserve,
    PointsOnTrack: _points_on_track,
}
"""Per kind of effect, what it promises: to whom, about what, and how deep in other effects."""
