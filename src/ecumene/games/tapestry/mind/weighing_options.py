"""What each of several options is worth that chance has drawn or rolled. For bots, not a rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ecumene.games.tapestry.box.actions import TapestryAction
from ecumene.games.tapestry.mind.promise import invent_worth, star_worth, tech_worth
from ecumene.games.tapestry.mind.siting import best_sides
from ecumene.games.tapestry.mind.weighing import Weigher
from ecumene.games.tapestry.mind.weighing_things import draft_weight, keep_weight, star_weight
from ecumene.games.tapestry.mind.worth import Glance
from ecumene.games.tapestry.play.cards.lands import KeepBaronTile
from ecumene.games.tapestry.play.cards.ploys import KeepChartTile
from ecumene.games.tapestry.play.civilizations.advisors import AdvisorsKeep
from ecumene.games.tapestry.play.civilizations.werefolk import WerefolkStar
from ecumene.games.tapestry.play.dice import KeepFace, RollOne, TakeOne, die_effect
from ecumene.games.tapestry.play.drawing import STAR, TAPESTRY_CARD
from ecumene.games.tapestry.play.inventing import KeepTech
from ecumene.games.tapestry.play.landmark_cards import KeepLandmarkCard
from ecumene.games.tapestry.play.numbers import NONE
from ecumene.games.tapestry.play.options import DrawOptions, KeepOption, KeepStar, KeepTile
from ecumene.games.tapestry.play.reserve import ReserveStar
from ecumene.games.tapestry.play.territory import ADJACENT, TerritoryBenefit

TILE: Final = 3.0  # a territory tile that is about to come
SINGLE_DIE: Final = 4.5  # what one conquest die gives that still rolls


def kept_tile_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """Its benefit, and what its sides score where it is laid."""
    benefit = glance.promise(glance.position.box.tiles[action.arg].benefit, NONE, 1)
    return benefit + best_sides(glance, action.arg, ADJACENT)


def kept_tech_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, KeepTech)
    value = tech_worth(glance, action.arg, 0)
    if question.then >= 0:
        value += glance.promise(glance.position.box.tech[action.arg].circle, action.arg, 1)
    return value


def kept_face_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, KeepFace)
    effect = die_effect(glance.position, question.die, question.faces[action.arg])
    if question.hex == NONE and isinstance(glance.position.book.effects[effect], TerritoryBenefit):
        return glance.resource  # there is no tile: something else comes instead
    return glance.promise(effect, question.hex)


OPTION_WEIGHERS: Final[dict[type, Weigher]] = {
    AdvisorsKeep: keep_weight,
    KeepBaronTile: kept_tile_weight,
    KeepChartTile: kept_tile_weight,
    KeepFace: kept_face_weight,
    KeepLandmarkCard: draft_weight,
    KeepOption: keep_weight,
    KeepStar: star_weight,
    KeepTech: kept_tech_weight,
    KeepTile: kept_tile_weight,
    ReserveStar: star_weight,
    WerefolkStar: star_weight,
}
"""Per kind of question, what an answer is worth."""


# ---- what is still to be asked


def _cards(glance: Glance, item: Any) -> float:
    return glance.cards_worth(1)


def _draws(glance: Glance, item: Any) -> float:
    """Draws that are about to come."""
    assert isinstance(item, DrawOptions)
    if item.what == TAPESTRY_CARD:
        return glance.cards_worth(item.amount)
    return item.amount * (star_worth(glance, 0) if item.what == STAR else TILE)


def _tile(glance: Glance, item: Any) -> float:
    return TILE


def _star(glance: Glance, item: Any) -> float:
    return star_worth(glance, 0)


def _tech(glance: Glance, item: Any) -> float:
    return invent_worth(glance, 0)


def _single_die(glance: Glance, item: Any) -> float:
    return SINGLE_DIE


OPTIONS_PENDING: Final[dict[type, Callable[[Glance, Any], float]]] = {
    AdvisorsKeep: _cards,
    DrawOptions: _draws,
    KeepBaronTile: _tile,
    KeepChartTile: _tile,
    KeepOption: _cards,
    KeepStar: _star,
    KeepTech: _tech,
    KeepTile: _tile,
    ReserveStar: _star,
    WerefolkStar: _star,
    RollOne: _single_die,
    TakeOne: _single_die,
}
"""Per kind of item, what it will bring."""
