"""What effects that only the boxes have promise to a seat, in points. For bots, not a rule. See `outlook`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ecumene.games.tapestry.mind.promise import (
    DEEP,
    card_worth,
)
from ecumene.games.tapestry.mind.works import broadcast_worth, gained_worth, inspire_worth
from ecumene.games.tapestry.mind.worth import CIVILIZATION, CIVILIZATIONS, TIME, Glance
from ecumene.games.tapestry.play.advanced import LoseForEach
from ecumene.games.tapestry.play.capital import visible_pads
from ecumene.games.tapestry.play.cards.agents import NewCivilization, Spy
from ecumene.games.tapestry.play.cards.copying import PlayOver
from ecumene.games.tapestry.play.cards.ploys import BesideOwn, Chart, Given, OwnLandBenefit
from ecumene.games.tapestry.play.inspiration import Inspire
from ecumene.games.tapestry.play.landmark_cards import GainLandmarkCard
from ecumene.games.tapestry.play.masterpieces import Broadcast, GainMasterpiece, TurnOver
from ecumene.games.tapestry.play.responses import Surrender, Withdraw

Measure: TypeAlias = Callable[[Glance, Any, int, int], float]

WORKS_DEEP: Final = 1  # how deep in other effects masterpieces are weighed: their own may lead to others
CHARTED: Final = 7.0  # a tile that is explored with at once, and perhaps conquered
SPIED: Final = 7.0  # a card of a neighbour, who gains one
WITHDRAWN: Final = 1.5  # an outpost that comes back
LEFT_DIE: Final = 3.5  # the worse of two dice
CARD_PLOTS: Final = 3.0  # plots that the landmark of a card is good for, on average
COVERING: Final = 8.0  # what a card does that is played over another, and what is lost by it
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
    return -float(effect.each * visible_pads(glance.position, glance.seat))


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
}
"""Per kind of effect, what it promises: to whom, about what, and how deep in other effects."""
