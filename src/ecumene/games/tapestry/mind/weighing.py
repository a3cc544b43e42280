"""What each answer to a question is worth to a seat, in points, at a glance: turns, payments, effects and tracks.

Answers to one question are compared with each other, so what all of them have in common may be left out. For bots, not
a rule. See `weighing_things` for places and things, and `weighing_cards` for what only cards and civilizations ask.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ecumene.core.effects import AnyOrder, Buy, Choose, Decide, Effect, May, NextPart, PayThen, PickBranch
from ecumene.games.tapestry.box.actions import ACCEPT, ADVANCE, DECLINE, PAY, TOKEN, TapestryAction
from ecumene.games.tapestry.box.content import tier_of
from ecumene.games.tapestry.mind.promise import heard
from ecumene.games.tapestry.mind.stepping import PRICE, activation_worth, back_worth, moved_worth, step_worth
from ecumene.games.tapestry.mind.tables import CAPITALS, CIVILIZATIONS
from ecumene.games.tapestry.mind.worth import RESOURCE, TIME, Glance
from ecumene.games.tapestry.play.advancing import (
    ChooseToken,
    ChooseTrack,
    TakeBonus,
)
from ecumene.games.tapestry.play.buildings import Build
from ecumene.games.tapestry.play.civilizations.gaining import KeepCivilization
from ecumene.games.tapestry.play.conquering import Conquer
from ecumene.games.tapestry.play.drawing import KeepRoll
from ecumene.games.tapestry.play.enchantments import ABILITY, Enchantments, part_effect
from ecumene.games.tapestry.play.exploring import Explore
from ecumene.games.tapestry.play.gains import Draw, Gain, GainAny, LoseResource, PointsPer, TakeResource
from ecumene.games.tapestry.play.income import NextCivilization
from ecumene.games.tapestry.play.numbers import KINDS, NONE, TRACK_END
from ecumene.games.tapestry.play.repeating import ChoosePosition, ChooseStart
from ecumene.games.tapestry.play.science import AfterRoll
from ecumene.games.tapestry.play.setup import KeepMats
from ecumene.games.tapestry.play.technology import Upgrade
from ecumene.games.tapestry.play.turns import PayAdvance, TakeTurn, cost, paying_tokens
from ecumene.games.tapestry.play.vocabulary import Code
from ecumene.games.tapestry.play.whenever import BONUS_TAKEN, NextAbility, listening_of

Weigher: TypeAlias = Callable[[Glance, Any, TapestryAction], float]

SPEND: Final = 0.8  # part of a resource's worth that a step must bring for it
AHEAD: Final = 0.6  # part of what the step after the next one brings
URGENT: Final = 0.2  # part of a landmark that it is worth to be there before an opponent who is near
LOST_LATER: Final = 0.4  # part of what resources bring before the last income turn that they do not bring after it
COUNTED: Final = 0.6  # part of a landmark that only counts on an income turn
STEP: Final = 1.6  # resources that a step costs on average
DELAY: Final = 1.0  # what a step brings less when it comes after the next income turn
RACE: Final = [0.95, 0.9, 0.6, 0.4, 0.25, 0.12]
"""Chance that a neighbour with so many resources takes the next income turn first."""
WANTED: Final = 1.2  # a resource that the next step of a track asks for and that is missing
ANOTHER: Final = 20.0  # a civilization that is still to be drawn
LAPSING: Final = -5.0  # what would do nothing if it came now
WORTH_ASKING: Final = 6.0  # more than that
FAR: Final = 0.12  # … and for each space that one has come on that track


def turn_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """An advance by what it brings beyond its cost; an income turn by the race for the next era.

    Resources are kept over an income turn, so steps are only put off by it: what they would still have added to this
    income is lost. In the last era there is no later, and whatever can be spent is spent; but the Elder Ones go on.
    """
    position, seat = glance.position, glance.seat
    if not glance.profits:
        glance.profits = [_profit(glance, track) for track in range(position.box.track_count)]
    if action.verb == ADVANCE:
        return glance.profits[action.arg]
    best = max(glance.profits)
    stock = position.resources(seat)
    if glance.era >= 4:
        return -(LOST_LATER if glance.waiting else 1.0) * SPEND * RESOURCE[4] * stock - 1.0
    if best <= 0.0:
        return _race(glance)
    return best + _race(glance) - DELAY * stock / STEP


def _profit(glance: Glance, track: int) -> float:
    """What the best paid step on a track brings, less what it costs; and something of the step after it."""
    best = -99.0
    for token in paying_tokens(glance.position, glance.seat, track):
        value = _paid_step(glance, track, token)
        if token + 2 <= TRACK_END:
            value += AHEAD * max(0.0, _paid_step(glance, track, token + 1))
        best = max(best, value)
    return best


def _paid_step(glance: Glance, track: int, token: int) -> float:
    own, free = cost(glance.position, track, token)
    value = step_worth(glance, track, token, True, 1) - SPEND * glance.resource * (own + free)
    contested = _contested(glance, track, token)
    if glance.waiting and not contested:
        value -= _better_later(glance, track, token)
    return value + URGENT * contested


def _better_later(glance: Glance, track: int, token: int) -> float:
    """What the Elder Ones gain if they come to a landmark only after the last income turn, where nobody is near."""
    if token % 3 or not token:
        return 0.0
    landmark = glance.position.box.tracks[track].landmarks[token // 3 - 1]
    if glance.position.landmark_owner[landmark] != NONE:
        return 0.0
    return max(0.0, glance.waiting - COUNTED * glance.landmark_worth(landmark))


def _contested(glance: Glance, track: int, token: int) -> float:
    """The landmark of the next space, if an opponent could be there first."""
    position = glance.position
    if token % 3 or not token:
        return 0.0
    landmark = position.box.tracks[track].landmarks[token // 3 - 1]
    if position.landmark_owner[landmark] != NONE:
        return 0.0
    for other in range(position.seats):
        if (
            other != glance.seat
            and not position.finished[other]
            and token - 1 <= position.reached(other, track) <= token
        ):
            return glance.landmark_worth(landmark)
    return 0.0


def _race(glance: Glance) -> float:
    """What one stands to lose if a neighbour comes into the next era first."""
    position, era = glance.position, glance.era
    safe = 1.0
    for other in position.neighbours(glance.seat):
        if position.era[other] > era:
            return 0.0
        if position.era[other] == era:
            stock = position.resources(other)
            safe *= 1.0 - RACE[stock if stock < len(RACE) else len(RACE) - 1]
    return (1.0 - safe) * position.box.eras[era + 1] * RESOURCE[era + 1]


def wanted(glance: Glance, resource: int, stock: int) -> float:
    """What having one more than `stock` of a resource is worth: the next steps of its track may ask for it."""
    position, seat = glance.position, glance.seat
    value = glance.resource * (1.0 - 0.03 * stock)
    for track in range(position.box.track_count):
        if position.box.tracks[track].resource == resource:
            token = position.reached(seat, track)
            if token < TRACK_END and position.box.tracks[track].cost[tier_of(token + 1) - 1][0] > stock:
                value += (WANTED + FAR * token) * TIME[glance.era]
    return value


def paid_worth(glance: Glance, way: int) -> float:
    """What a payment gives away."""
    position, seat = glance.position, glance.seat
    total = 0.0
    paid = position.acts.payments[way]
    for resource in range(KINDS):
        stock = position.stock[KINDS * seat + resource]
        for number in range(paid[resource]):
            total += wanted(glance, resource, stock - number - 1)
    return total


def payment_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """Which token goes, and what is missed least."""
    assert isinstance(question, PayAdvance)
    if action.verb == TOKEN:
        own, free = cost(glance.position, question.track, action.arg)
        return step_worth(glance, question.track, action.arg, True, 1) - SPEND * glance.resource * (own + free)
    return -paid_worth(glance, action.arg)


def take_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return wanted(glance, action.arg, glance.position.stock[KINDS * glance.seat + action.arg])


def lose_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return -paid_worth(glance, action.arg)


# ---- effects


def part_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The order of several effects: what brings tiles, cards and resources first, what counts them last.

    What would do nothing yet waits: the others may make it possible.
    """
    assert isinstance(question, NextPart)
    effect = glance.position.book.effects[question.effect]
    assert isinstance(effect, AnyOrder)
    return _urgency(glance, effect.several[action.arg], question.about)


def ability_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The order of abilities that follow one event."""
    assert isinstance(question, NextAbility)
    number = listening_of(glance.position, question.listeners[action.arg]).effect
    return _urgency(glance, glance.position.book.effects[number], question.about)


def enchantment_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The order of what a card played brings; enchantments that would do nothing, or harm, are left."""
    assert isinstance(question, Enchantments)
    if action.verb == DECLINE:
        return 0.0
    number = part_effect(glance.position, question.card, question.beside, action.arg)
    if action.arg != ABILITY and glance.promise(number) <= 0.0:
        return LAPSING
    return WORTH_ASKING + _urgency(glance, glance.position.book.effects[number], NONE)


def _urgency(glance: Glance, effect: Effect, about: int) -> float:
    if not effect.able(glance.position, glance.seat, about):
        return LAPSING
    if isinstance(effect, Draw):
        return 6.0
    if isinstance(effect, (Gain, GainAny)):
        return 5.0
    if isinstance(effect, (Explore, Conquer)):
        return 3.0
    if isinstance(effect, Build):
        return 4.0
    if isinstance(effect, Upgrade):
        return 1.0
    return 0.0 if isinstance(effect, PointsPer) else 2.0


def branch_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, PickBranch)
    effect = glance.position.book.effects[question.effect]
    assert isinstance(effect, Choose)
    return glance.weigh(effect.several[action.arg], question.about, 0)


def decide_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, Decide)
    if action.verb == DECLINE:
        return 0.0
    effect = glance.position.book.effects[question.effect]
    assert isinstance(effect, May)
    return glance.weigh(effect.part, question.about, 0)


def buy_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """What a bonus brings, less what it costs."""
    assert isinstance(question, Buy)
    if action.verb == DECLINE:
        return 0.0
    effect = glance.position.book.effects[question.effect]
    assert isinstance(effect, PayThen)
    if action.verb == PAY:
        return (
            glance.weigh(effect.then, question.about, 0)
            + heard(glance, BONUS_TAKEN)
            - PRICE * paid_worth(glance, action.arg)
        )
    return glance.weigh(effect, question.about, 0) - 0.1


# ---- tracks


def track_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, ChooseTrack)
    return moved_worth(glance, action.arg, question.forward, question.benefit, question.bonus, 0)


def token_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, ChooseToken)
    worth = step_worth if question.forward else back_worth
    return worth(glance, question.track, action.arg, question.benefit, question.bonus, 0)


def bonus_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, TakeBonus)
    return glance.promise(glance.position.spaces.bonus[question.space]) if action.verb == ACCEPT else 0.0


def position_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    token = glance.position.tokens_on(glance.seat, action.arg)[-1]
    return activation_worth(glance, TRACK_END * action.arg + token - 1, True, 1, 0)


def start_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """A token begins again where the first steps are worth most."""
    value = 0.0
    for token in range(3):
        value += step_worth(glance, action.arg, token, True, 0, 1)
    return value


def roll_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    assert isinstance(question, AfterRoll)
    if action.verb != ACCEPT:
        return 0.0
    return moved_worth(glance, question.track, True, question.benefit, int(question.benefit), 0)


def kept_roll_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return moved_worth(glance, action.arg, True, True, 0, 1)


# ---- setting up


def mats_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """The civilization; and a capital with few plots to fill. An advanced one is mostly for people who plan ahead."""
    box = glance.position.box
    capital = box.capitals[action.turn]
    value = CAPITALS.get(capital.id, 0.0) + 0.1 * capital.impassable.bit_count()
    return CIVILIZATIONS.get(box.civs[action.arg].id, 20.0) + value


def kept_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """What a civilization is worth that comes during the game; one that only a start can use gives way to another."""
    mat = glance.position.box.civs[action.arg]
    again = mat.gained >= 0 and _is_code(glance.position.book.effects[mat.gained], "draw_another")
    return ANOTHER if again else CIVILIZATIONS.get(mat.id, ANOTHER)


def _is_code(effect: Effect, name: str) -> bool:
    return isinstance(effect, Code) and effect.name == name


def civilization_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    income = glance.position.box.civs[action.arg].income
    if not glance.position.book.effects[income].able(glance.position, glance.seat, action.arg):
        return LAPSING
    return glance.promise(income, action.arg, 1)


WEIGHERS: dict[type, Weigher] = {
    AfterRoll: roll_weight,
    Buy: buy_weight,
    ChoosePosition: position_weight,
    ChooseStart: start_weight,
    ChooseToken: token_weight,
    ChooseTrack: track_weight,
    Decide: decide_weight,
    Enchantments: enchantment_weight,
    KeepCivilization: kept_weight,
    KeepMats: mats_weight,
    KeepRoll: kept_roll_weight,
    LoseResource: lose_weight,
    NextAbility: ability_weight,
    NextCivilization: civilization_weight,
    NextPart: part_weight,
    PayAdvance: payment_weight,
    PickBranch: branch_weight,
    TakeBonus: bonus_weight,
    TakeResource: take_weight,
    TakeTurn: turn_weight,
}
"""Per kind of question, what an answer is worth."""
