"""What each answer is worth that puts something somewhere or picks a thing: in the capital, on the map, of the hand.

For bots, not a rule.
"""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.tapestry.box.actions import ACCEPT, LANDMARK, PASS, UPGRADE, TapestryAction
from ecumene.games.tapestry.mind.promise import (
    card_worth,
    control_worth,
    enchantment_worth,
    hand_worth,
    played_worth,
    raised_worth,
    space_tile_worth,
    target_worth,
    tech_worth,
)
from ecumene.games.tapestry.mind.siting import best_sides, building_gain, landmark_gain, tile_gain
from ecumene.games.tapestry.mind.weighing import LAPSING, Weigher
from ecumene.games.tapestry.mind.worth import DISCOVERY, TIME, Glance
from ecumene.games.tapestry.play.buildings import ChooseBuilding, ChooseLandmark, PlaceBuilding, PlaceLandmark
from ecumene.games.tapestry.play.closing import NextAtEnd
from ecumene.games.tapestry.play.conquering import ChooseDie, ConquerTarget
from ecumene.games.tapestry.play.dice import die_effect
from ecumene.games.tapestry.play.enchantments import left_stack
from ecumene.games.tapestry.play.exploring import DoubleTile, ExploreTile, LayTile
from ecumene.games.tapestry.play.inventing import InventCard
from ecumene.games.tapestry.play.keeping import KeepCard
from ecumene.games.tapestry.play.landmark_cards import ChooseObjective, DraftLandmark
from ecumene.games.tapestry.play.numbers import NONE
from ecumene.games.tapestry.play.paying import DiscardCard, DiscardTile, ScrapTech
from ecumene.games.tapestry.play.playing import PlayCard
from ecumene.games.tapestry.play.refreshing import RefreshTech
from ecumene.games.tapestry.play.responses import Respond, is_ambush
from ecumene.games.tapestry.play.space import ExploreStar
from ecumene.games.tapestry.play.technology import RaiseCard, UpgradeAndRest, UpgradeCard
from ecumene.games.tapestry.play.using import UseTech
from ecumene.games.tapestry.play.whenever import TURN_CLOSING, abilities_of

TRAP_SPRUNG: Final = 7.0  # what a trap does to the attacker, besides the resource
KEEPING: Final = 0.2  # part of its worth that a card of the hand keeps if it is not played now
KEPT_LEFT: Final = 0.5  # part of a left enchantment that is lost with a card that lies beside nothing

# ---- the capital


def plot_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, PlaceBuilding)
    return building_gain(glance, question.building, action)


def site_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, PlaceLandmark)
    return landmark_gain(glance, question.landmark, action)


def building_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return glance.building_worth(action.arg)


def landmark_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return glance.landmark_worth(action.arg)


def end_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The landmark comes in any case; what the turn's end brings may not be due any more after it."""
    if action.verb == LANDMARK:
        return 0.0
    source = glance.position.shared.kinds + action.arg
    ending = [one for one in abilities_of(glance.position, source).whenever if one.event == TURN_CLOSING]
    return sum([glance.promise(one.effect) for one in ending])


def draft_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The landmark, the more the sooner its objective is likely to be met."""
    return glance.objective_worth(action.arg)


# ---- the map


def tile_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, ExploreTile)
    benefit = glance.promise(glance.position.box.tiles[action.arg].benefit, NONE, 1)
    return benefit + best_sides(glance, action.arg, question.where)


def lay_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, LayTile)
    return tile_gain(glance, question.tile, action)


def double_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, DoubleTile)
    if action.verb != ACCEPT:
        return float(question.sides)
    return glance.promise(glance.position.box.tiles[glance.position.land[question.hex]].benefit, question.hex, 1)


def target_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return target_worth(glance, action.arg)


def die_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, ChooseDie)
    position = glance.position
    effect = die_effect(position, action.arg, position.dice[action.arg])
    if question.both and not position.book.effects[effect].able(position, glance.seat, question.hex):
        return LAPSING
    return glance.promise(effect, question.hex)


def respond_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """An ambush keeps the territory and topples the attacker; other responses bring what they say."""
    assert isinstance(question, Respond)
    if action.verb == PASS:
        return 0.0
    kept = kept_worth(glance, action.arg)
    if not is_ambush(glance.position, action.arg):
        return glance.promise(glance.position.box.cards[action.arg].response, question.hex) - kept
    return TRAP_SPRUNG + glance.resource + control_worth(glance) - kept


def kept_worth(glance: Glance, card: int) -> float:
    """What a response is worth that is kept: points on an income turn to come."""
    plays = 4 - glance.era  # tapestry cards still to be played
    spare = len(glance.position.hands[glance.seat]) > plays
    return 2.0 if spare else max(0.0, card_worth(glance, card, 1) - 4.0)


def keep_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """A card to be played on the next income turn."""
    return hand_worth(glance, action.arg)


def star_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return space_tile_worth(glance, action.arg, 0)


# ---- technology


def invent_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, InventCard)
    position = glance.position
    if action is position.acts.deck():
        return DISCOVERY * TIME[glance.era] + glance.scorings
    value = tech_worth(glance, action.arg, 0)
    if question.then >= 0:
        value += glance.promise(position.box.tech[action.arg].circle, action.arg, 1)
    return value


def refresh_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """Other cards face up, where the best of these is no better than an unknown one."""
    if action.verb != ACCEPT:
        return 0.0
    best = 0.0
    for card in glance.position.display:
        best = max(best, tech_worth(glance, card, 0))
    return DISCOVERY * TIME[glance.era] + 1.5 + glance.scorings - best


def upgrade_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return raised_worth(glance, action.arg, 0) + 0.1 if action.verb == UPGRADE else 0.0


def use_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, UseTech)
    tech = glance.position.box.tech[action.arg]
    return glance.promise(tech.square if question.square else tech.circle, action.arg, 1)


def scrap_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """A card of the top row has given all it has."""
    row = glance.position.tech_row[action.arg]
    return 0.0 if row == 2 else -raised_worth(glance, action.arg, 1)


# ---- tapestry cards and tiles


def play_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """What a card brings now, beyond what it would bring later."""
    later = KEEPING if glance.era < 4 else 0.0
    card = glance.position.box.cards[action.arg]
    value = played_worth(glance, action.arg)
    if card.left >= 0 and glance.era < 4 and not left_stack(glance.position, glance.seat):
        value -= KEPT_LEFT * enchantment_worth(glance, card.left)
    return value - (TRAP_SPRUNG if card.response >= 0 and glance.era < 4 else later * value)


def discard_card_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return -hand_worth(glance, action.arg)


def discard_tile_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return -glance.promise(glance.position.box.tiles[action.arg].benefit, NONE, 1)


THING_WEIGHERS: dict[type, Weigher] = {
    ChooseBuilding: building_weight,
    ChooseDie: die_weight,
    KeepCard: keep_weight,
    ChooseLandmark: landmark_weight,
    ChooseObjective: landmark_weight,
    NextAtEnd: end_weight,
    ConquerTarget: target_weight,
    DiscardCard: discard_card_weight,
    DiscardTile: discard_tile_weight,
    DoubleTile: double_weight,
    DraftLandmark: draft_weight,
    ExploreStar: star_weight,
    ExploreTile: tile_weight,
    InventCard: invent_weight,
    LayTile: lay_weight,
    PlaceBuilding: plot_weight,
    PlaceLandmark: site_weight,
    PlayCard: play_weight,
    RaiseCard: upgrade_weight,
    RefreshTech: refresh_weight,
    Respond: respond_weight,
    ScrapTech: scrap_weight,
    UpgradeAndRest: upgrade_weight,
    UpgradeCard: upgrade_weight,
    UseTech: use_weight,
}
"""Per kind of question, what an answer is worth."""
