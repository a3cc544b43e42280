"""What answers to the questions of the boxes' civilizations are worth to a seat, at a glance. For bots, not a rule."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.tapestry.box.actions import ACCEPT, DECLINE, HEX, LANDMARK, PICK, PLAYER, TILE, TRACK, TapestryAction
from ecumene.games.tapestry.mind.folk import (
    another_kind,
    best_trick,
    climb_worth,
    copied_worth,
    ground_worth,
    lighthouse_worth,
    line_worth,
    lodging_worth,
    mission_worth,
    passing_worth,
    sea_worth,
    settled_worth,
    treasure_worth,
    trick_worth,
)
from ecumene.games.tapestry.mind.folk_futures import FUTURE_WEIGHERS
from ecumene.games.tapestry.mind.promise import card_worth, hand_worth, tech_worth
from ecumene.games.tapestry.mind.stepping import activation_worth, moved_worth
from ecumene.games.tapestry.mind.tables import CIVILIZATIONS
from ecumene.games.tapestry.mind.weighing import Weigher, wanted
from ecumene.games.tapestry.mind.worth import CIVILIZATION, Glance
from ecumene.games.tapestry.play.advising import AdvisorsAnswer, offered
from ecumene.games.tapestry.play.civilizations.advisors import (
    AdvisorsDiscard,
    AdvisorsGift,
    AdvisorsNeighbour,
    gifts,
)
from ecumene.games.tapestry.play.civilizations.aliens import AliensPrice, AliensTile
from ecumene.games.tapestry.play.civilizations.collectors import OUTPOST, TAPESTRY, TECH, CollectorsStore
from ecumene.games.tapestry.play.civilizations.gamblers import GamblersCard
from ecumene.games.tapestry.play.civilizations.infiltrators import InfiltratorsPlace
from ecumene.games.tapestry.play.civilizations.islanders import IslandersKeep, IslandersLay, IslandersTile
from ecumene.games.tapestry.play.civilizations.mats import printed
from ecumene.games.tapestry.play.civilizations.recyclers import RecyclersKeep
from ecumene.games.tapestry.play.civilizations.renegades import RenegadesForgo
from ecumene.games.tapestry.play.civilizations.riverfolk import RiverfolkKeep
from ecumene.games.tapestry.play.civilizations.spies import LookAtHand, SpiesMission, SpiesTarget, narrowed
from ecumene.games.tapestry.play.civilizations.tinkerers import TinkerersMove, TinkerersRefund, TinkerersTrick, ways
from ecumene.games.tapestry.play.civilizations.treasure_hunters import (
    TreasureHuntersDie,
    TreasureHuntersTerrain,
    TreasureHuntersToken,
    TreasureHuntersTrack,
)
from ecumene.games.tapestry.play.civilizations.urban_planners import UrbanPlannersPlace
from ecumene.games.tapestry.play.civilizations.utilitarians import (
    UtilitariansLandmark,
    UtilitariansLine,
    UtilitariansTiles,
    UtilitariansToken,
)
from ecumene.games.tapestry.play.conquering import die_effect
from ecumene.games.tapestry.play.numbers import BLACK, KINDS, NONE
from ecumene.games.tapestry.play.shores import ON_MAT, free_shores

CONQUEST: Final = 8.0  # what the Collectors forgo for an outpost on their mat
IN_HAND: Final = 0.6  # … and part of what a card does, which may never be played
STORED_TILE: Final = 2.0  # … and for a tile
WAITING: Final = 0.5  # a landmark of the Urban Planners that may still find a better place
AVERAGE_CARD: Final = 8.0  # a tapestry card that one does not know yet
EXCHANGED: Final = 0.4  # part of the difference that is left: not every card of the hand will be played
KNOWN: Final = 0.2  # a hand that one has seen
TURNS: Final = 4.0  # income turns after the first, over which a civilization pays
LEADER: Final = 0.02  # for each point that an opponent has, a reason not to give them anything


def _hand_pick(glance: Glance, cards: list[int], action: TapestryAction) -> int:
    return cards[action.arg] if action.verb == PICK and action.arg < len(cards) else NONE


# ---- Advisors


def advice_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """A card that is handed over is replaced by an unknown one."""
    card = _hand_pick(glance, offered(glance.position, glance.seat), action)
    return 0.0 if card == NONE else EXCHANGED * (AVERAGE_CARD - hand_worth(glance, card))


def gift_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, AdvisorsGift)
    card = _hand_pick(glance, gifts(glance.position, glance.seat, question.cards), action)
    if card == NONE:
        return 0.0
    points = printed(glance.position, "advisors").numbers["gift"]
    return points - EXCHANGED * hand_worth(glance, card) - 1.0  # what the neighbour makes of it


def weakest_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """Something goes to an opponent: to whoever is furthest behind."""
    assert action.verb == PLAYER
    return -LEADER * glance.position.points[action.arg]


def council_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return -hand_worth(glance, action.arg)


# ---- Aliens


def visit_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, AliensTile)
    if action.verb == DECLINE:
        return glance.resource
    return passing_worth(glance, action.arg) - (glance.resource if question.owes else 0.0)


def price_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The first payments are of one resource each."""
    return -wanted(glance, action.arg, glance.position.stock[KINDS * glance.seat + action.arg] - 1)


# ---- Islanders, Riverfolk


def _kept_or_another(glance: Glance, name: str, more: float, action: TapestryAction) -> float:
    if action.verb != ACCEPT:
        return CIVILIZATION[glance.era]
    return CIVILIZATIONS[name] * glance.scorings / TURNS + more


def islanders_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return _kept_or_another(glance, "islanders", 0.0, action)


def riverfolk_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return _kept_or_another(glance, "riverfolk", settled_worth(glance), action)


def shore_tile_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """A tile goes onto the mat for the sea around it, not for its benefit; the hex could be explored later."""
    if action.verb != TILE:
        return 0.0
    position, best = glance.position, 0.0
    for place in free_shores(position, glance.seat, ON_MAT):
        for rotation in position.box.tiles[action.arg].rotations:
            best = max(best, sea_worth(glance, action.arg, place, rotation))
    return best - 0.5 * glance.promise(position.box.tiles[action.arg].benefit, NONE, 1)


def shore_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, IslandersLay)
    return sea_worth(glance, question.tile, action.arg, action.turn)


# ---- Infiltrators, Recyclers, Gamblers, Renegades


def lodging_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return lodging_worth(glance, action.arg)


def sorted_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return tech_worth(glance, action.arg, 0)


def gamble_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return card_worth(glance, action.arg)


def forgo_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The own track against what the space gives."""
    assert isinstance(question, RenegadesForgo)
    if action.verb == ACCEPT:
        return climb_worth(glance)
    return activation_worth(glance, question.space, True, 1, 0)


# ---- Spies


def mission_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return mission_worth(glance, action.arg)


def spied_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The best of what agrees with the answer."""
    assert isinstance(question, SpiesTarget)
    best = 0.0
    for target in narrowed(glance.position, glance.seat, question.mission, question.other):
        named = target[0] == action.arg if action.verb == PLAYER else target[1:] == (action.verb, action.arg)
        if named:
            best = max(best, copied_worth(glance, target))
    return best


def look_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return KNOWN if action.verb == ACCEPT else 0.0


# ---- Tinkerers


def trick_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return best_trick(glance, action.arg, NONE)


def tinker_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, TinkerersMove)
    if action.verb == TRACK:
        return best_trick(glance, question.trick, action.arg)
    for way in ways(glance.position, glance.seat, question.trick, question.track):
        if way[1] == action.arg:
            return trick_worth(glance, question.trick, way)
    return 0.0


def refund_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return wanted(glance, action.arg, glance.position.stock[KINDS * glance.seat + action.arg])


# ---- Treasure Hunters


def ground_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return ground_worth(glance, action.arg) if action.verb == HEX else 0.0


def terrain_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, TreasureHuntersTerrain)
    return treasure_worth(glance, action.arg, question.hex)


def treasure_die_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, TreasureHuntersDie)
    return glance.promise(die_effect(glance.position, BLACK, question.faces[action.arg]), question.hex)


def treasure_track_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return moved_worth(glance, action.arg, True, True, 1, 0) if action.verb == TRACK else 0.0


# ---- Utilitarians


def first_landmark_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return glance.landmark_worth(action.arg) + line_worth(glance, action.arg)


def own_line_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return line_worth(glance, action.arg)


def line_token_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The line of a new landmark, less that which loses its token."""
    assert isinstance(question, UtilitariansToken)
    if action.verb == DECLINE:
        return 0.0
    left = line_worth(glance, action.arg) if action.verb == LANDMARK else 0.0
    return line_worth(glance, question.landmark) - left


def tiles_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return lighthouse_worth(glance) if action.verb == ACCEPT else 0.0


# ---- Collectors, Urban Planners


def store_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """A resource and a kind more, against what the thing would bring elsewhere."""
    assert isinstance(question, CollectorsStore)
    if action.verb == ACCEPT:
        return glance.resource + another_kind(glance)
    if question.what == OUTPOST:
        return CONQUEST
    if question.what == TAPESTRY:
        return IN_HAND * hand_worth(glance, question.about) if question.about >= 0 else AVERAGE_CARD
    return tech_worth(glance, question.about, 0) if question.what == TECH else STORED_TILE


def waiting_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return glance.landmark_worth(action.arg) if action.verb == LANDMARK else WAITING


FOLK_WEIGHERS: Final[dict[type, Weigher]] = {
    AdvisorsAnswer: advice_weight,
    AdvisorsDiscard: council_weight,
    AdvisorsGift: gift_weight,
    AdvisorsNeighbour: weakest_weight,
    AliensPrice: price_weight,
    AliensTile: visit_weight,
    CollectorsStore: store_weight,
    GamblersCard: gamble_weight,
    InfiltratorsPlace: lodging_weight,
    IslandersKeep: islanders_weight,
    IslandersLay: shore_weight,
    IslandersTile: shore_tile_weight,
    LookAtHand: look_weight,
    RecyclersKeep: sorted_weight,
    RenegadesForgo: forgo_weight,
    RiverfolkKeep: riverfolk_weight,
    SpiesMission: mission_weight,
    SpiesTarget: spied_weight,
    TinkerersMove: tinker_weight,
    TinkerersRefund: refund_weight,
    TinkerersTrick: trick_weight,
    TreasureHuntersDie: treasure_die_weight,
    TreasureHuntersTerrain: terrain_weight,
    TreasureHuntersToken: ground_weight,
    TreasureHuntersTrack: treasure_track_weight,
    UrbanPlannersPlace: waiting_weight,
    UtilitariansLandmark: first_landmark_weight,
    UtilitariansLine: own_line_weight,
    UtilitariansTiles: tiles_weight,
    UtilitariansToken: line_token_weight,
    **FUTURE_WEIGHERS,
}
"""Per kind of question, what an answer is worth."""
