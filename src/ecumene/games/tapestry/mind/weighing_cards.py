"""What each answer is worth to questions that only tapestry cards and civilizations ask. For bots, not a rule."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.tapestry.box.actions import (
    ACCEPT,
    CARD,
    DECLINE,
    HEX,
    PAY,
    PLAY,
    TAKE,
    TILE,
    TRACK,
    UPGRADE,
    TapestryAction,
)
from ecumene.games.tapestry.mind.promise import card_worth, hand_worth, played_worth
from ecumene.games.tapestry.mind.stepping import moved_worth, step_worth
from ecumene.games.tapestry.mind.weighing import Weigher, paid_worth, wanted
from ecumene.games.tapestry.mind.weighing_things import play_weight
from ecumene.games.tapestry.mind.worth import Glance
from ecumene.games.tapestry.play.advancing import tokens_able
from ecumene.games.tapestry.play.cards.copying import CopyCard, PlayGained
from ecumene.games.tapestry.play.cards.dark_ages import DarkTrack, SpareTrack
from ecumene.games.tapestry.play.cards.lands import Colony, TileToGive
from ecumene.games.tapestry.play.cards.moving import DictateTrack, MagnateTrack, MayStep, RenaissanceTrack
from ecumene.games.tapestry.play.cards.partners import MarriageTrack
from ecumene.games.tapestry.play.cards.trading import ConvertResource, Host, JoinGames, NextTrade, SellCard
from ecumene.games.tapestry.play.civilizations.alchemists import AlchemistsDare, AlchemistsMove
from ecumene.games.tapestry.play.civilizations.entertainers import EntertainersWalk
from ecumene.games.tapestry.play.civilizations.heralds import HeraldsCard, HeraldsFirst
from ecumene.games.tapestry.play.civilizations.historians import HistoriansSquare, HistoriansTile
from ecumene.games.tapestry.play.civilizations.inventors import InventorsCircle, InventorsToken
from ecumene.games.tapestry.play.civilizations.isolationists import IsolationistsTerrain, land_points
from ecumene.games.tapestry.play.civilizations.leaders import LeadersSquare
from ecumene.games.tapestry.play.civilizations.mats import on_mat, printed
from ecumene.games.tapestry.play.civilizations.merrymakers import MerrymakersColumn
from ecumene.games.tapestry.play.civilizations.militants import MilitantsRow
from ecumene.games.tapestry.play.civilizations.mystics import MysticsPrediction
from ecumene.games.tapestry.play.civilizations.traders import TradersDie, TradersToken, foreign_neighbours
from ecumene.games.tapestry.play.conquering import left_effect, left_hex
from ecumene.games.tapestry.play.numbers import KINDS, NONE
from ecumene.games.tapestry.play.territory import benefit_of

SOON: Final = 0.5  # part of what comes on a mat after this step
OPENED: Final = 2.0  # landmarks of an opponent that a square of the Historians is likely to see
PREDICTED: Final = [5, 3, 4, 1]
"""How many tech cards, complete districts, territories and completed tracks one usually ends with."""
DARED: Final = [1.0, 0.9, 0.35, 0.1]
"""Whether to roll on with so many tracks marked already: what is marked may be lost."""


# ---- cards


def own_step_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """An advance with benefit and bonus on a track."""
    return moved_worth(glance, action.arg, True, True, 1, 0)


def may_step_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, MayStep)
    if action.verb != ACCEPT:
        return 0.0
    return moved_worth(glance, question.track, True, question.own, int(question.own), 0)


def reborn_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return moved_worth(glance, action.arg, True, False, 2, 0)


def dark_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """Three spaces forward where landmarks may be gained on the way."""
    value = 0.0
    for token in tokens_able(glance.position, glance.seat, action.arg):
        value = 0.0
        for step in range(3):
            value += step_worth(glance, action.arg, token + step, False, 0, 0)
    return value


def spare_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """What going back would cost; a token on its start loses nothing."""
    return float(glance.position.reached(glance.seat, action.arg))


def marriage_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The track on which the partner has most to gain."""
    partner = glance.position.partner[glance.seat]
    return float(12 - glance.position.reached(partner, action.arg)) if partner >= 0 else 0.0


def copy_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """An open card on a mat, used as if it were one's own."""
    if action.verb != CARD:
        return 0.0
    stack = glance.position.mats[action.arg]
    return card_worth(glance, stack[-1]) if stack and stack[-1] >= 0 else 0.0


def play_gained_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, PlayGained)
    if action.verb != ACCEPT or question.card < 0:
        return 0.0
    return question.points + played_worth(glance, question.card) - 8.0


def trade_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, NextTrade)
    if action.verb == TAKE:
        return wanted(glance, action.arg, glance.position.stock[KINDS * glance.seat + action.arg]) - question.points
    return question.points - paid_worth(glance, action.arg) if action.verb == PAY else 0.0


def convert_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, ConvertResource)
    if action.verb != TAKE:
        return 0.0
    stock = glance.position.stock
    gained = wanted(glance, action.arg, stock[KINDS * glance.seat + action.arg])
    return (
        question.points + gained - wanted(glance, question.resource, stock[KINDS * glance.seat + question.resource] - 1)
    )


def games_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, JoinGames)
    host = glance.position.book.effects[question.effect]
    assert isinstance(host, Host)
    if action.verb != ACCEPT:
        return 0.0
    return glance.promise(host.reward.number) - wanted(glance, host.resource, 1)


def sell_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """A card for points; one is kept for every income turn to come."""
    assert isinstance(question, SellCard)
    if action.verb == DECLINE:
        return 0.0
    spare = len(glance.position.hands[glance.seat]) > 4 - glance.era
    return question.points - (0.1 if spare else 0.5) * hand_worth(glance, action.arg)


def colony_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    land = glance.position.land[action.arg]
    return float(len(glance.position.box.tiles[land].lands)) if land >= 0 else 0.0


def give_tile_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    if action.verb != TILE:
        return 0.0
    return 3.0 - glance.promise(glance.position.box.tiles[action.arg].benefit, NONE, 1)


# ---- civilizations


def leaders_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """An advance with the benefit; each track once, so one waits for nothing."""
    return moved_worth(glance, action.arg, True, True, 0, 0) if action.verb == TRACK else 0.0


def alchemists_move_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    if action.verb != TRACK:
        return 0.0
    if not tokens_able(glance.position, glance.seat, action.arg):
        return 5.0
    return moved_worth(glance, action.arg, True, False, 0, 0)


def dare_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    marked = on_mat(glance.position, "alchemists")[0].bit_count()
    return DARED[marked] - 0.5 if action.verb == ACCEPT and marked < len(DARED) else 0.0


def merrymakers_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The step, and what comes after it in the column."""
    column = printed(glance.position, "merrymakers").grids["columns"][action.arg]
    level = on_mat(glance.position, "merrymakers")[action.arg]
    value = glance.promise(column[level], NONE, 1)
    if level + 1 < len(column) and glance.scorings > 1:
        value += SOON * glance.promise(column[level + 1], NONE, 1)
    return value


def entertainers_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The spot, and the best that paths lead to from there."""
    mat = printed(glance.position, "entertainers")
    spots = mat.grids["spots"][0]
    value = glance.promise(spots[action.arg], NONE, 1)
    further = 0.0
    if glance.scorings > 1:
        for spot in mat.paths[action.arg + 1]:
            further = max(further, glance.promise(spots[spot], NONE, 1))
    return value + SOON * further


def militants_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """What the row opens pays on every income turn."""
    opened = on_mat(glance.position, "militants")[action.arg]
    row = printed(glance.position, "militants").grids["rows"][action.arg]
    value = glance.promise(row[opened], NONE, 1)
    return value + SOON * glance.promise(row[opened + 1], NONE, 1) if opened + 1 < len(row) else value


def traders_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    position = glance.position
    if action.verb != HEX:
        return 0.0
    if position.pieces[action.arg]:
        return glance.promise(benefit_of(position, action.arg), action.arg, 1)
    return float(foreign_neighbours(position, glance.seat, action.arg)) + 0.3


def traders_die_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, TradersDie)
    if action.verb != ACCEPT:
        return 0.0
    return glance.promise(left_effect(glance.position, question.left), left_hex(question.left), 1)


def heralds_first_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return play_weight(glance, question, action) if action.verb == PLAY else 0.0


def historians_tile_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """A token given early sees more landmarks than the tile would bring."""
    if action.verb != TILE:
        return 0.0
    tile = 0.5 * glance.promise(glance.position.box.tiles[action.arg].benefit, NONE, 1)
    return OPENED * 3.0 * glance.scorings / 3.0 - tile


def historians_square_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return glance.promise(printed(glance.position, "historians").grids["squares"][0][action.arg], NONE, 1)


def inventors_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """A card to upgrade, whatever it needs: one's own, or an opponent's to gain the same."""
    if action.verb != UPGRADE:
        return 0.0
    position = glance.position
    tech = position.box.tech[action.arg]
    square = position.tech_row[action.arg] == 1
    value = glance.promise(tech.square if square else tech.circle, action.arg, 1)
    if position.tech_owner[action.arg] == glance.seat:
        return value
    return value * 0.5 + (4.0 if square else 0.0)


def inventors_circle_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, InventorsCircle)
    if action.verb != ACCEPT:
        return 0.0
    return glance.promise(glance.position.box.tech[question.card].circle, question.card, 1)


def mystics_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    usual = PREDICTED[len(on_mat(glance.position, "mystics"))]
    return -float(abs(action.arg - usual))


def isolationists_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return float(land_points(glance.position, glance.seat, action.arg + 1))


CARD_WEIGHERS: dict[type, Weigher] = {
    AlchemistsDare: dare_weight,
    AlchemistsMove: alchemists_move_weight,
    Colony: colony_weight,
    ConvertResource: convert_weight,
    CopyCard: copy_weight,
    DarkTrack: dark_weight,
    SpareTrack: spare_weight,
    DictateTrack: own_step_weight,
    EntertainersWalk: entertainers_weight,
    HeraldsCard: copy_weight,
    HeraldsFirst: heralds_first_weight,
    HistoriansSquare: historians_square_weight,
    HistoriansTile: historians_tile_weight,
    InventorsCircle: inventors_circle_weight,
    InventorsToken: inventors_weight,
    IsolationistsTerrain: isolationists_weight,
    JoinGames: games_weight,
    LeadersSquare: leaders_weight,
    MagnateTrack: own_step_weight,
    MarriageTrack: marriage_weight,
    MayStep: may_step_weight,
    MerrymakersColumn: merrymakers_weight,
    MilitantsRow: militants_weight,
    MysticsPrediction: mystics_weight,
    NextTrade: trade_weight,
    PlayGained: play_gained_weight,
    RenaissanceTrack: reborn_weight,
    SellCard: sell_weight,
    TileToGive: give_tile_weight,
    TradersDie: traders_die_weight,
    TradersToken: traders_weight,
}
"""Per kind of question, what an answer is worth."""
