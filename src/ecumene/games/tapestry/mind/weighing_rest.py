"""What answers to rare questions of cards and civilizations are worth to a seat, at a glance. For bots, not a rule."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.tapestry.box.actions import DECLINE, NUMBER, PLAYER, PLOT, TOKEN, TRACK, TapestryAction
from ecumene.games.tapestry.mind.promise import control_worth
from ecumene.games.tapestry.mind.siting import cube_gain, uniformity
from ecumene.games.tapestry.mind.stepping import activation_worth, back_worth, step_worth
from ecumene.games.tapestry.mind.weighing import Weigher
from ecumene.games.tapestry.mind.weighing_folk import weakest_weight
from ecumene.games.tapestry.mind.worth import Glance
from ecumene.games.tapestry.play.advancing import FREE_BONUS, NO_BONUS
from ecumene.games.tapestry.play.cards.agents import SpyOn
from ecumene.games.tapestry.play.cards.dark_ages import FORTH, DarkToken
from ecumene.games.tapestry.play.cards.lands import Rise, TileFor
from ecumene.games.tapestry.play.cards.partners import ChoosePartner, TradeWith, targets
from ecumene.games.tapestry.play.cards.socialism import JoinNearest, narrowed
from ecumene.games.tapestry.play.civilizations.architects import ArchitectsCube, ArchitectsSwap, swappable
from ecumene.games.tapestry.play.civilizations.historians import HistoriansHolder
from ecumene.games.tapestry.play.civilizations.mats import printed
from ecumene.games.tapestry.play.civilizations.militants import MilitantsCover, row_lengths
from ecumene.games.tapestry.play.numbers import NONE, TRACK_END

GIFT: Final = 0.5  # part of what an opponent gains that counts against oneself


# ---- tokens


def walk_worth(glance: Glance, track: int, token: int, goal: int) -> float:
    """A walk without benefits, forward or back."""
    value = 0.0
    for space in range(token, goal):
        value += step_worth(glance, track, space, False, NO_BONUS, 0)
    for space in range(token, goal, -1):
        value += back_worth(glance, track, space, False, NO_BONUS, 0)
    return value


def dark_token_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, DarkToken)
    goal = min(action.arg + FORTH, TRACK_END) if question.forward else max(action.arg - 1, 0)
    return walk_worth(glance, question.track, action.arg, goal)


def join_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The best of the walks that agree with the answer."""
    assert isinstance(question, JoinNearest)
    best = -99.0
    for move in narrowed(glance.position, glance.seat, question.track, question.token):
        place = 0 if action.verb == TRACK else 1 if action.verb == TOKEN else 2
        if move[place] == action.arg:
            best = max(best, walk_worth(glance, move[0], move[1], move[2]))
    return best


def trade_with_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """A benefit for oneself, and a bonus for whoever stands there."""
    assert isinstance(question, TradeWith)
    best = -99.0
    for target in targets(glance.position, glance.seat, question.other, question.track):
        place = 0 if action.verb == PLAYER else 1 if action.verb == TRACK else 2
        if target[place] == action.arg:
            space = TRACK_END * target[1] + target[2] - 1
            gained = activation_worth(glance, space, True, NO_BONUS, 0)
            best = max(best, gained - GIFT * activation_worth(glance, space, False, FREE_BONUS, 1))
    return best


# ---- opponents


def partner_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """Whoever will do most: with steps already made, and resources for more."""
    position, other = glance.position, action.arg
    steps = sum([position.reached(other, track) for track in range(position.box.track_count)])
    return 0.0 if position.finished[other] else 1.0 + 0.1 * steps + 0.2 * position.resources(other)


def holder_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """Whoever will gain most landmarks."""
    return partner_weight(glance, question, action)


def hand_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The hand with most cards to choose from."""
    return float(len(glance.position.hands[action.arg]))


# ---- land and city


def rise_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """A territory back, and one that somebody loses."""
    if action.verb == DECLINE:
        return 0.0
    holder = glance.position.controller(action.arg)
    return control_worth(glance) + (1.0 if holder not in (NONE, glance.seat) else 0.0)


def cube_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """A plot that counts as filled from now on."""
    return cube_gain(glance, action.arg)


def swap_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """How much more of one kind lines and districts are after it; a first building goes with the best second."""
    assert isinstance(question, ArchitectsSwap)
    if action.verb != PLOT:
        return 0.0
    if question.first != NONE:
        return _swapped(glance, question.first, action.arg)
    best = 0.0
    for second in swappable(glance.position, glance.seat, action.arg):
        best = max(best, _swapped(glance, action.arg, second))
    return best - 0.05  # nothing gained is no reason to begin


def _swapped(glance: Glance, first: int, second: int) -> float:
    plots = list(glance.position.plots[glance.seat])
    before = uniformity(glance, plots)
    plots[first], plots[second] = plots[second], plots[first]
    return uniformity(glance, plots) - before


def cover_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """What the spaces pay that stay open in both rows of the Militants."""
    assert action.verb == NUMBER
    first, second = row_lengths(glance.position)
    left = min(glance.position.outposts[glance.seat], first + second)
    rows = printed(glance.position, "militants").grids["rows"]
    value = 0.0
    for row, opened in ((0, first - action.arg), (1, second - left + action.arg)):
        for place in range(opened):
            value += glance.promise(rows[row][place], NONE, 1)
    return value


REST_WEIGHERS: Final[dict[type, Weigher]] = {
    ArchitectsCube: cube_weight,
    ArchitectsSwap: swap_weight,
    ChoosePartner: partner_weight,
    DarkToken: dark_token_weight,
    HistoriansHolder: holder_weight,
    JoinNearest: join_weight,
    MilitantsCover: cover_weight,
    Rise: rise_weight,
    SpyOn: hand_weight,
    TileFor: weakest_weight,
    TradeWith: trade_with_weight,
}
"""Per kind of question, what an answer is worth."""
