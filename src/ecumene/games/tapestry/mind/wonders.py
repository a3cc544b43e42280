"""What the cards of Fantasies & Futures that need words of their own are worth to a seat. For bots, not a rule."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.tapestry.box.actions import CARD, CONQUER, PAY, TAKE, TRACK, TapestryAction
from ecumene.games.tapestry.mind.outlook_boxes import Measure
from ecumene.games.tapestry.mind.promise import BOTH_MORE, DEEP, RED_DIE, card_worth, target_worth, upgrade_worth
from ecumene.games.tapestry.mind.stepping import moved_worth
from ecumene.games.tapestry.mind.weighing import Weigher, paid_worth, wanted
from ecumene.games.tapestry.mind.weighing_cards import copy_weight
from ecumene.games.tapestry.mind.weighing_things import keep_weight, upgrade_weight
from ecumene.games.tapestry.mind.worth import Glance
from ecumene.games.tapestry.play.cards.copying import CopyOwn, CopyOwnCard, own_cards
from ecumene.games.tapestry.play.cards.marvels import (
    Exchange,
    ExchangeResource,
    FreeBonuses,
    QuoBonus,
    SecondUpgrade,
    UpgradeAnother,
    bonus_spaces,
    taken,
)
from ecumene.games.tapestry.play.cards.oracles import (
    AskOracles,
    GainDifferent,
    OracleTrack,
    RollBoth,
    TakeDifferent,
    WishDie,
    wished,
)
from ecumene.games.tapestry.play.cards.phantoms import ArmyTarget, ConquerAgain, graves
from ecumene.games.tapestry.play.keeping import KeepArtifact, KeepOneOf
from ecumene.games.tapestry.play.numbers import KINDS, NONE, TRACK_END

CHOSEN: Final = 1.4  # times a card of one's choice is worth more than any
FORESEEN: Final = 0.25  # rolls of the science die that show the track one has named


# ---- effects


def _keep_one_of(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return CHOSEN * glance.cards_worth(1) if effect.able(glance.position, glance.seat, about) else 0.0


def _conquer_again(glance: Glance, effect: Any, about: int, depth: int) -> float:
    """The dice and the territory, in the best places."""
    assert isinstance(effect, ConquerAgain)
    worths = sorted([risen_worth(glance, place) for place in graves(glance.position, glance.seat)], reverse=True)
    return sum([worth for worth in worths[: effect.territories] if worth > 0.0])


def _copy_own(glance: Glance, effect: Any, about: int, depth: int) -> float:
    best = 0.0
    if depth <= DEEP:
        for spot in own_cards(glance.position, glance.seat, about):
            best = max(best, card_worth(glance, glance.position.mats[spot][-1], depth + 1))
    return best


def _free_bonuses(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, FreeBonuses)
    if depth > DEEP:
        return 0.0
    spaces = bonus_spaces(glance.position, glance.seat)
    worths = sorted([_bonus_worth(glance, space, depth + 1) for space in spaces], reverse=True)
    return sum([worth for worth in worths[: effect.spaces] if worth > 0.0])


def _exchange(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, Exchange)
    resources = glance.position.resources(glance.seat)
    return float(effect.points * min(effect.times, resources))


def _second_upgrade(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return upgrade_worth(glance, depth)


def _gain_different(glance: Glance, effect: Any, about: int, depth: int) -> float:
    assert isinstance(effect, GainDifferent)
    return effect.amount * glance.resource


def _oracles(glance: Glance, effect: Any, about: int, depth: int) -> float:
    """Points for most of the rolls, and a step for the others."""
    assert isinstance(effect, AskOracles)
    best = 0.0
    for track in range(glance.position.box.track_count):
        best = max(best, moved_worth(glance, track, True, False, 0, depth))
    return effect.rolls * ((1.0 - FORESEEN) * effect.points + FORESEEN * best)


def _roll_both(glance: Glance, effect: Any, about: int, depth: int) -> float:
    return RED_DIE + BOTH_MORE


def risen_worth(glance: Glance, place: int) -> float:
    """A conquest in a territory where one's outpost lies."""
    return RED_DIE + target_worth(glance, place)


def _bonus_worth(glance: Glance, space: int, depth: int) -> float:
    return glance.promise(glance.position.spaces.bonus[space], space, depth)


WONDER_MEASURES: Final[dict[type, Measure]] = {
    ConquerAgain: _conquer_again,
    CopyOwn: _copy_own,
    Exchange: _exchange,
    FreeBonuses: _free_bonuses,
    KeepOneOf: _keep_one_of,
    SecondUpgrade: _second_upgrade,
    AskOracles: _oracles,
    GainDifferent: _gain_different,
    RollBoth: _roll_both,
}
"""Per kind of effect, what it promises."""


# ---- questions


def army_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return risen_worth(glance, action.arg) if action.verb == CONQUER else 0.0


def copy_own_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert action.verb == CARD
    return copy_weight(glance, question, action)


def bonus_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The bonus of a position; of several on one track the best."""
    assert isinstance(question, QuoBonus)
    if question.track != NONE:
        return _bonus_worth(glance, TRACK_END * question.track + action.arg - 1, 1)
    best = 0.0
    if action.verb == TRACK:
        for space in bonus_spaces(glance.position, glance.seat, action.arg):
            best = max(best, _bonus_worth(glance, space, 1))
    return best


def exchange_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """Points, and what is wanted for what is not."""
    assert isinstance(question, ExchangeResource)
    if action.verb == TAKE:
        return _want(glance, action.arg)
    if action.verb != PAY:
        return 0.0
    best = 0.0
    for resource in taken(glance.position, glance.seat, action.arg):
        best = max(best, _want(glance, resource))
    return question.points + best - paid_worth(glance, action.arg)


def oracle_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return moved_worth(glance, action.arg, True, False, 0, 1)


def different_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return _want(glance, action.arg)


def wish_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The die that gives more first; the other follows."""
    assert isinstance(question, WishDie)
    return glance.promise(wished(glance.position, action.arg, question.then), NONE, 1)


def _want(glance: Glance, resource: int) -> float:
    return wanted(glance, resource, glance.position.stock[KINDS * glance.seat + resource])


WONDER_WEIGHERS: Final[dict[type, Weigher]] = {
    ArmyTarget: army_weight,
    CopyOwnCard: copy_own_weight,
    ExchangeResource: exchange_weight,
    KeepArtifact: keep_weight,
    QuoBonus: bonus_weight,
    UpgradeAnother: upgrade_weight,
    OracleTrack: oracle_weight,
    TakeDifferent: different_weight,
    WishDie: wish_weight,
}
"""Per kind of question, what an answer is worth."""
