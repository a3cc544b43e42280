"""What the effects and questions of cards of Plans & Ploys are worth to a seat, at a glance. For bots, not a rule."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.tapestry.box.actions import CIVILIZATION as CIVILIZATION_VERB
from ecumene.games.tapestry.box.actions import DECLINE, PASS, TapestryAction
from ecumene.games.tapestry.mind.promise import card_worth, control_worth
from ecumene.games.tapestry.mind.tables import CIVILIZATIONS
from ecumene.games.tapestry.mind.weighing import Weigher
from ecumene.games.tapestry.mind.weighing_things import TRAP_SPRUNG, kept_worth
from ecumene.games.tapestry.mind.worth import Glance
from ecumene.games.tapestry.play.cards.agents import LoseCivilization, SpyHand
from ecumene.games.tapestry.play.cards.ploys import OwnLand
from ecumene.games.tapestry.play.dice import die_effect
from ecumene.games.tapestry.play.responses import Counter, SurrenderDie
from ecumene.games.tapestry.play.territory import benefit_of


def counter_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The conquest succeeds after all; kept, the card is points on an income turn to come."""
    return 0.0 if action.verb == PASS else TRAP_SPRUNG + control_worth(glance) - kept_worth(glance, action.arg)


def surrender_die_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, SurrenderDie)
    position = glance.position
    return glance.promise(die_effect(position, action.arg, position.dice[action.arg]), question.hex)


def own_land_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    if action.verb == DECLINE:
        return 0.0
    return glance.promise(benefit_of(glance.position, action.arg), action.arg, 1) + 0.1


def spy_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return 0.0 if action.verb == DECLINE else card_worth(glance, action.arg, 1) + 0.1


def lost_civilization_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The mat that one misses least."""
    assert action.verb == CIVILIZATION_VERB
    return -CIVILIZATIONS.get(glance.position.box.civs[action.arg].id, 20.0)


PLOY_WEIGHERS: Final[dict[type, Weigher]] = {
    Counter: counter_weight,
    LoseCivilization: lost_civilization_weight,
    OwnLand: own_land_weight,
    SpyHand: spy_weight,
    SurrenderDie: surrender_die_weight,
}
"""Per kind of question, what an answer is worth."""
