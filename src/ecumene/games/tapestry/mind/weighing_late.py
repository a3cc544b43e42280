"""What answers are worth at the questions of those who play on after the end, and of tokens and tiles of late folk.

That is the Elder Ones, the Merfolk, the Weefolk and the Werefolk of Fantasies & Futures. For bots, not a rule.
"""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.tapestry.box.actions import ADVANCE, DISCARD, PASS, PLAY, TILE, TRACK, TapestryAction
from ecumene.games.tapestry.box.content import CITY, WHEN_PLAYED
from ecumene.games.tapestry.mind.folk import passing_worth
from ecumene.games.tapestry.mind.promise import build_worth, card_worth, enchantments_worth, played_worth
from ecumene.games.tapestry.mind.siting import filled_gain
from ecumene.games.tapestry.mind.stepping import moved_worth
from ecumene.games.tapestry.mind.weighing import SPEND, Weigher, turn_weight
from ecumene.games.tapestry.mind.worth import STAR, TIME, Glance
from ecumene.games.tapestry.mind.worth import TILE as ONE_TILE
from ecumene.games.tapestry.play.advancing import NO_BONUS
from ecumene.games.tapestry.play.capital import COLUMNS, ROWS
from ecumene.games.tapestry.play.civilizations.elder_ones import NAME as ELDER_ONES
from ecumene.games.tapestry.play.civilizations.elder_ones import ElderOnesDiscard
from ecumene.games.tapestry.play.civilizations.mats import printed
from ecumene.games.tapestry.play.civilizations.merfolk import NAME as MERFOLK
from ecumene.games.tapestry.play.civilizations.merfolk import MerfolkDiscard, MerfolkKeep
from ecumene.games.tapestry.play.civilizations.weefolk import WeefolkHost, WeefolkPlot, WeefolkTile, street
from ecumene.games.tapestry.play.civilizations.werefolk import WerefolkRetreat
from ecumene.games.tapestry.play.gains import GainAny
from ecumene.games.tapestry.play.numbers import KINDS, NONE, OPEN
from ecumene.games.tapestry.play.playing_on import MerfolkSell
from ecumene.games.tapestry.play.turns import LastTurn

COVERED: Final = 4.0  # an ability that a card played over it ends
ALL_KINDS: Final = 15  # of income buildings, a bit for each
LEADER: Final = 0.02  # for each point that an opponent has, a reason not to give them anything
UNKNOWN_CARD: Final = 4.0


# ---- after the end


def late_worth(glance: Glance, kind: int) -> float:
    """What a card does that the Merfolk play after the end."""
    if kind < 0:
        return UNKNOWN_CARD
    position = glance.position
    card = position.box.cards[kind]
    value = card_worth(glance, kind) if card.kind == WHEN_PLAYED else 0.0
    value += enchantments_worth(glance, kind, 0)
    return value - (COVERED if position.ability[glance.seat] != NONE else 0.0)


def _each(glance: Glance) -> float:
    """What the Merfolk score for a card that they discard."""
    return float(printed(glance.position, MERFOLK).numbers["each"])


def last_turn_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """Steps as usual, but what is not spent is lost; cards that do more than their points are played."""
    position, seat = glance.position, glance.seat
    if action.verb == ADVANCE:
        return turn_weight(glance, question, action)
    if action.verb == PASS:
        return -SPEND * glance.resource * position.resources(seat) - 1.0
    if action.verb == PLAY:
        return late_worth(glance, action.arg) - _each(glance)
    worst = 99.0
    for kind in position.hands[seat]:
        worst = min(worst, late_worth(glance, kind))
    return min(0.0, _each(glance) - worst)


def sell_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return _each(glance) - late_worth(glance, action.arg) if action.verb == DISCARD else 0.0


def surplus_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return -late_worth(glance, action.arg)


def dive_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """One of the cards kept is played on this income turn; those under water are safe."""
    return played_worth(glance, action.arg)


def offer_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """Resources for a card that is of no more use, unless it can be played after the end."""
    if action.verb != DISCARD:
        return 0.0
    gained = glance.position.book.effects[printed(glance.position, ELDER_ONES).effects["each"]]
    assert isinstance(gained, GainAny)
    kept = 0.0
    if glance.position.plays_cards_on(glance.seat):
        kept = max(_each(glance), late_worth(glance, action.arg))
    return gained.amount * glance.resource - kept


# ---- Weefolk


def host_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """Where most stands there is most to count; but the token may be of use to its host."""
    position, other = glance.position, action.arg
    pieces = sum(position.placed[KINDS * other : KINDS * other + KINDS])
    return 0.3 * pieces + 0.5 * position.landmarks_of(other) - LEADER * position.points[other]


def lodger_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """A plot filled, where the guest counts little."""
    position, seat, plot = glance.position, glance.seat, action.arg
    counted = street(position, seat, ROWS[plot // CITY]) + street(position, seat, COLUMNS[plot % CITY])
    gained = filled_gain(glance, plot) if position.plots[seat][plot] == OPEN else 0.0
    return gained - 0.5 * counted


def spent_tile_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    if action.verb != TILE:
        return 0.0
    kept = 0.3 * glance.promise(glance.position.box.tiles[action.arg].benefit, NONE, 1)
    return build_worth(glance, ALL_KINDS) - ONE_TILE[glance.era] - kept


# ---- Werefolk


def retreat_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The tile for a step, or points and a tile to explore later."""
    assert isinstance(question, WerefolkRetreat)
    if action.verb != TRACK:
        return 4.0 + STAR * TIME[glance.era]
    back = moved_worth(glance, action.arg, False, False, NO_BONUS, 0)
    return passing_worth(glance, question.star) + back


LATE_WEIGHERS: Final[dict[type, Weigher]] = {
    ElderOnesDiscard: offer_weight,
    LastTurn: last_turn_weight,
    MerfolkDiscard: surplus_weight,
    MerfolkKeep: dive_weight,
    MerfolkSell: sell_weight,
    WeefolkHost: host_weight,
    WeefolkPlot: lodger_weight,
    WeefolkTile: spent_tile_weight,
    WerefolkRetreat: retreat_weight,
}
"""Per kind of question, what an answer is worth."""
