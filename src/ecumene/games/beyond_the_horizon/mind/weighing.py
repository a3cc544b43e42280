"""What each answer to a question is worth to a seat, in points, at a glance: deeds, research, cubes, production.

Answers to one question are compared with each other, so what all of them have in common may be left out. For bots, not
a rule. See `weighing_map` for what is done on the map.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from ecumene.core.action import Action
from ecumene.core.effects import Choose, Decide, May, PickBranch
from ecumene.games.beyond_the_horizon.box.actions import (
    ACCEPT,
    BUY,
    CUBE,
    KEEP,
    PASS,
    PRODUCE,
    RECALL,
    SELL,
    HorizonAction,
)
from ecumene.games.beyond_the_horizon.box.terms import (
    BOARD_DEEDS,
    COUNT_ACTIVE_POPULATION,
    COUNT_COINS,
    COUNT_CUBES_REMOVED,
    LEVEL_II,
)
from ecumene.games.beyond_the_horizon.mind.outlook import Outlook
from ecumene.games.beyond_the_horizon.mind.promise import (
    deed_worth,
    government_worth,
    invested_worth,
    slot_worth,
    technology_worth,
    uncover_worth,
)
from ecumene.games.beyond_the_horizon.play.gains import Consider, PlainGain
from ecumene.games.beyond_the_horizon.play.governments import ChooseGovernment
from ecumene.games.beyond_the_horizon.play.investing import InvestCube, SpendCube
from ecumene.games.beyond_the_horizon.play.objectives import ClaimObjective
from ecumene.games.beyond_the_horizon.play.private import KeepPrivate
from ecumene.games.beyond_the_horizon.play.production import (
    COINS,
    ChooseProduction,
    Trade,
    coins_of,
    pawn_price,
    population_of,
)
from ecumene.games.beyond_the_horizon.play.research import KeepTechnology, NameColour, ResearchSlot
from ecumene.games.beyond_the_horizon.play.spaces import ChooseBasic, ChooseCopy, TakeAction

Weigher: TypeAlias = Callable[[Outlook, Any, Sequence[Action]], list[float]]

TRADED: Final = 0.12  # what a trade must bring to be worth the while
SOLD: Final = 0.15  # part of a pawn's worth that is lost when it goes back to its column
BETTER: Final = 0.6  # how much the better of two cards is better than a card, of their spread


def _answer(action: Action) -> HorizonAction:
    assert isinstance(action, HorizonAction)
    return action


# ---- deeds


def act_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    """Where the pawn goes."""
    values: list[float] = []
    for action in actions:
        answer = _answer(action)
        values.append(deed_worth(glance, answer.arg, answer.more == 1, 0))
    return values


def basic_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    values: list[float] = []
    for action in actions:
        answer = _answer(action)
        values.append(0.0 if answer.verb == PASS else deed_worth(glance, answer.arg, False, 0))
    return values


def copy_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    values: list[float] = []
    for action in actions:
        answer = _answer(action)
        values.append(0.0 if answer.verb == PASS else deed_worth(glance, BOARD_DEEDS + answer.arg, False, 0))
    return values


# ---- research


def slot_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    """A slot, less the scholar; one from a column is cheaper."""
    assert isinstance(question, ResearchSlot)
    values: list[float] = []
    for action in actions:
        answer = _answer(action)
        if answer.verb == PASS:
            values.append(0.0)
        else:
            scholar = 0.0 if question.column or answer.more else glance.pawns_worth(-1)
            values.append(slot_worth(glance, answer.arg, 0) + scholar)
    return values


def colour_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    """A colour by the cards of the deck that show it: the better of two is kept."""
    assert isinstance(question, NameColour)
    position = glance.position
    level = glance.box.slots[question.slot].level - LEVEL_II
    cards = [*position.deck[level], *position.under[level]]
    worths = [technology_worth(glance, card, 1) for card in cards]
    values: list[float] = []
    for action in actions:
        bit = 1 << _answer(action).arg
        number, total, squares = 0, 0.0, 0.0
        for place in range(len(cards)):
            if glance.box.technologies[cards[place]].titles & bit:
                number += 1
                total += worths[place]
                squares += worths[place] * worths[place]
        if number == 0:
            values.append(-1.0)
            continue
        mean = total / number
        spread = max(0.0, squares / number - mean * mean)
        values.append(mean + (BETTER * spread**0.5 if number > 1 else 0.0))
    return values


def keep_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    values: list[float] = []
    for action in actions:
        answer = _answer(action)
        values.append(technology_worth(glance, answer.arg, 0) if answer.verb == KEEP else 0.0)
    return values


def government_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    return [government_worth(glance, _answer(action).arg) for action in actions]


# ---- cubes and objectives


def spend_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    return [uncover_worth(glance, _answer(action).arg, 0) for action in actions]


def invest_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    """A track for a cube; none only where it would force an objective upon a seat that does not want it."""
    values: list[float] = []
    for action in actions:
        answer = _answer(action)
        if answer.verb == CUBE:
            values.append(uncover_worth(glance, answer.arg, 0) + invested_worth(glance, 0) + _unwanted(glance))
        else:
            values.append(0.0)
    return values


def _unwanted(glance: Outlook) -> float:
    """An objective that cubes would bring, where it hurts."""
    loss = 0.0
    position = glance.position
    for index in range(len(position.objectives)):
        if glance.seat not in position.claims[index]:
            for counter, least in glance.box.objectives[position.objectives[index]].needs:
                if counter == COUNT_CUBES_REMOVED and position.cubes_removed(glance.seat) + 1 == least:
                    loss += min(0.0, glance.claim_worth(index))
    return loss


def claim_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    """The first claim before one that others have made: the other can wait for the next turn."""
    position = glance.position
    values: list[float] = []
    for action in actions:
        claims = position.claims[position.objectives.index(_answer(action).arg)]
        values.append(0.0 if len(claims) else 1.0)
    return values


def consider_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    """A gain with the objective that it brings along."""
    assert isinstance(question, Consider)
    effect = glance.position.book.effects[question.effect]
    assert isinstance(effect, PlainGain)
    counter = effect.counter()
    worst = 0.0
    position = glance.position
    for index in range(len(position.objectives)):
        if glance.seat not in position.claims[index]:
            for wanted, _ in glance.box.objectives[position.objectives[index]].needs:
                if wanted == counter:
                    worst = min(worst, glance.claim_worth(index))
    value = glance.weigh(effect, 0) + worst
    return [value if _answer(action).verb == ACCEPT else 0.0 for action in actions]


# ---- effects


def branch_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    assert isinstance(question, PickBranch)
    effect = glance.position.book.effects[question.effect]
    assert isinstance(effect, Choose)
    return [glance.weigh(effect.several[_answer(action).arg], 0) for action in actions]


def decide_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    assert isinstance(question, Decide)
    effect = glance.position.book.effects[question.effect]
    assert isinstance(effect, May)
    return [glance.weigh(effect.part, 0) if _answer(action).verb == ACCEPT else 0.0 for action in actions]


# ---- production


def production_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    """Pawns, coins, or one trade after the other."""
    position, seat = glance.position, glance.seat
    values: list[float] = []
    for action in actions:
        answer = _answer(action)
        if answer.verb == PRODUCE:
            if answer.arg == COINS:
                coins = coins_of(position, seat)
                values.append(glance.coins_worth(coins) + coins * glance.per(COUNT_COINS))
            else:
                pawns = population_of(position, seat)
                values.append(glance.pawns_worth(pawns) + pawns * glance.per(COUNT_ACTIVE_POPULATION))
        elif answer.verb == BUY:
            values.append(_buying(glance))
        else:
            values.append(_trade_worth(glance, answer))
    return values


def _buying(glance: Outlook) -> float:
    """As many pawns for coins as are worth it."""
    price = pawn_price(glance.position, glance.seat)
    best = -1.0
    number = 1
    while number * price <= glance.coins and number <= glance.position.inactive(glance.seat):
        best = max(best, glance.pawns_worth(number) + glance.coins_worth(-number * price))
        number += 1
    return best


def trade_weights(glance: Outlook, question: Any, actions: Sequence[Action]) -> list[float]:
    return [_trade_worth(glance, _answer(action)) for action in actions]


def _trade_worth(glance: Outlook, answer: HorizonAction) -> float:
    if answer.verb == BUY:
        price = pawn_price(glance.position, glance.seat)
        return glance.pawns_worth(1) + glance.coins_worth(-price) - TRADED
    if answer.verb == SELL:
        return glance.coins_worth(1) + (1.0 - SOLD) * glance.pawns_worth(-1) - TRADED
    if answer.verb == RECALL:
        units = glance.units.copy()
        units.remove(answer.arg)
        return glance.pawns_worth(1) + glance.plan_with(units) - TRADED
    return 0.0


WEIGHERS: dict[type, Weigher] = {
    ChooseBasic: basic_weights,
    ChooseCopy: copy_weights,
    ChooseGovernment: government_weights,
    ChooseProduction: production_weights,
    ClaimObjective: claim_weights,
    Consider: consider_weights,
    Decide: decide_weights,
    InvestCube: invest_weights,
    KeepPrivate: keep_weights,
    KeepTechnology: keep_weights,
    NameColour: colour_weights,
    PickBranch: branch_weights,
    ResearchSlot: slot_weights,
    SpendCube: spend_weights,
    TakeAction: act_weights,
    Trade: trade_weights,
}
"""Per kind of question, what its answers are worth."""
