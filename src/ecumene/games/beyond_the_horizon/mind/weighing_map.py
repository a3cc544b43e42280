"""What each answer on the map is worth to a seat: units, steps, expansions and buildings. For bots, not a rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ecumene.core.action import Action
from ecumene.games.beyond_the_horizon.box.actions import (
    BUILD,
    COLONISE,
    EXPLORE,
    FORTIFY,
    JOIN,
    MOVE,
    PASS,
    TAKE,
    TOKEN,
    HorizonAction,
    unit_kind,
    unit_number,
    unit_strength,
)
from ecumene.games.beyond_the_horizon.box.terms import COLONISE as COLONISE_TOKEN
from ecumene.games.beyond_the_horizon.box.terms import FORTIFY as FORTIFY_TOKEN
from ecumene.games.beyond_the_horizon.box.terms import NONE, TERRITORIES
from ecumene.games.beyond_the_horizon.mind.campaign import JOINING
from ecumene.games.beyond_the_horizon.mind.outlook import Outlook
from ecumene.games.beyond_the_horizon.mind.realm import reserve_worth, settle_worth, upgrade_worth
from ecumene.games.beyond_the_horizon.mind.weighing import Weigher
from ecumene.games.beyond_the_horizon.mind.worth import STRENGTH
from ecumene.games.beyond_the_horizon.play.building import ChooseBuild, TakeBuilding
from ecumene.games.beyond_the_horizon.play.committing import BUILDING, Commit
from ecumene.games.beyond_the_horizon.play.gains import ChooseToken
from ecumene.games.beyond_the_horizon.play.moving import MoveUnits
from ecumene.games.beyond_the_horizon.play.settling import ChooseSettlement
from ecumene.games.beyond_the_horizon.play.turns import Expand
from ecumene.games.beyond_the_horizon.play.units import RecruitUnit, UpgradeUnit, recruit_strength

COVERED: Final = 0.2  # part of a village that is lost to a seat when it builds there


def _answer(action: Action) -> HorizonAction:
    assert isinstance(action, HorizonAction)
    return action


# ---- units


def recruit_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    """A unit by what it saves the campaign, less its pawn."""
    assert isinstance(question, RecruitUnit)
    pawn = glance.pawns_worth(-1) if question.active else 0.0
    strengths = [recruit_strength(glance.position, glance.seat, kind, question.strength) for kind in (0, 1)]
    values: list[float] = []
    for action in actions:
        answer = _answer(action)
        if answer.verb == PASS:
            values.append(0.0)
        else:
            unit = unit_number(answer.arg, answer.more, strengths[answer.more])
            values.append(glance.plan_with([*glance.units, unit]) + pawn)
    return values


def upgrade_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    assert isinstance(question, UpgradeUnit)
    values: list[float] = []
    for action in actions:
        answer = _answer(action)
        if answer.verb == PASS:
            values.append(0.0)
        else:
            values.append(0.01 + upgrade_worth(glance, glance.units.index(answer.arg), question.by))
    return values


def move_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    """A walk by what it saves the campaign; an exploration by the land it may find."""
    assert isinstance(question, MoveUnits)
    values: list[float] = []
    land = glance.new_land() if glance.explores() else 0.0
    for action in actions:
        answer = _answer(action)
        if answer.verb == MOVE:
            units = glance.units.copy()
            unit = answer.arg
            units.remove(unit)
            units.append(unit_number(answer.more, unit_kind(unit), unit_strength(unit)))
            values.append(glance.plan_with(units))
        elif answer.verb == EXPLORE:
            values.append(land)
        else:
            values.append(0.0)
    return values


def commit_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    """Which unit takes part: exactly strong enough, or the weakest that is not wasted; the weakest builds last."""
    assert isinstance(question, Commit)
    values: list[float] = []
    for action in actions:
        answer = _answer(action)
        strength = 0 if answer.verb == PASS else answer.arg + 1
        if question.sort == BUILDING:
            values.append(-float(strength == 1))
        else:
            wasted = strength - question.need
            values.append(-2.0 * wasted if wasted >= 0 else wasted - 10.0 + strength * 0.5)
    return values


# ---- expansion


def expand_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    """Settling and building now, against what units and tokens are worth later."""
    discount = question.discount if isinstance(question, ChooseBuild) else 0
    bonus = question.bonus if isinstance(question, ChooseSettlement) else 0
    token = isinstance(question, Expand)
    values: list[float] = []
    for action in actions:
        answer = _answer(action)
        if answer.verb == COLONISE:
            values.append(settle_worth(glance, answer.arg, COLONISE_TOKEN, bonus, token))
        elif answer.verb == FORTIFY:
            values.append(settle_worth(glance, answer.arg, FORTIFY_TOKEN, bonus, token))
        elif answer.verb == BUILD:
            values.append(build_worth(glance, answer.arg, answer.more) + 0.4 * discount)
        elif answer.verb == JOIN:
            values.append(join_worth(glance, answer.arg) + 0.4 * discount)
        else:
            values.append(0.0)
    return values


def build_worth(glance: Outlook, tile: int, number: int) -> float:
    """A new building: what it brings beyond its place in the reserve, less the village that it covers."""
    value = glance.campaign.raising(number) - reserve_worth(glance, number) - STRENGTH * glance.fresh
    if tile < TERRITORIES and glance.position.village[tile] == NONE:
        for target in glance.campaign.targets:
            if target.tile == tile and target.sort == COLONISE_TOKEN:
                value -= COVERED * max(0.0, target.value - 5.0) * glance.soon()
    return value


def join_worth(glance: Outlook, tile: int) -> float:
    """To follow another builder."""
    for target in glance.campaign.targets:
        if target.tile == tile and target.sort == JOINING:
            return target.value - 0.5 * STRENGTH * glance.fresh
    return 0.0


def take_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    """A building for the reserve."""
    values: list[float] = []
    for action in actions:
        answer = _answer(action)
        values.append(0.01 + glance.campaign.raising(answer.arg) if answer.verb == TAKE else 0.0)
    return values


def token_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    values: list[float] = []
    for action in actions:
        answer = _answer(action)
        values.append(0.01 + glance.token_worth(answer.arg) if answer.verb == TOKEN else 0.0)
    return values


MAP_WEIGHERS: dict[type, Weigher] = {
    ChooseBuild: expand_weights,
    ChooseSettlement: expand_weights,
    ChooseToken: token_weights,
    Commit: commit_weights,
    Expand: expand_weights,
    MoveUnits: move_weights,
    RecruitUnit: recruit_weights,
    TakeBuilding: take_weights,
    UpgradeUnit: upgrade_weights,
}
"""Per kind of question on the map, what its answers are worth."""
