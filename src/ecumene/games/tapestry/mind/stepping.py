"""What a step on the tracks promises to a seat, in points: its benefit, its bonus, a free move, research.

For bots, not a rule. The deeds that benefits are made of are weighed in `promise`.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.effects import PayThen
from ecumene.games.tapestry.box.content import COMPLETE_TRACK, SECOND_TIERS, tier_of
from ecumene.games.tapestry.mind.promise import DEEP, ROLLED_TWICE, TYPICAL, heard, next_slot
from ecumene.games.tapestry.mind.worth import PROGRESS, TIME, Glance
from ecumene.games.tapestry.play.advancing import FREE_BONUS, NO_BONUS, tokens_able, tokens_back
from ecumene.games.tapestry.play.numbers import NONE, TRACK_END
from ecumene.games.tapestry.play.paying import CardPrice, ResourcePrice
from ecumene.games.tapestry.play.repeating import repeatable
from ecumene.games.tapestry.play.whenever import (
    ADVANCED,
    BENEFIT_AHEAD,
    BONUS_TAKEN,
    LANDMARK_GAINED,
    MORE_OPTIONS,
    TIER_ENTERED,
)
from ecumene.games.tapestry.play.whenever import FREE_BONUS as BONUS_IS_FREE

PRICE: Final = 0.9  # part of a resource's worth that a bonus costs: some would be left over
DISCARDED: Final = 2.2  # what a card or tile is worth that a bonus takes


def step_worth(glance: Glance, track: int, token: int, benefit: bool, bonus: int, depth: int = 0) -> float:
    """A step of a token to the next space: the landmark, the benefit, the bonus, and being there."""
    position = glance.position
    space = token + 1
    if space > TRACK_END:
        return 0.0
    tier = tier_of(space)
    number = TRACK_END * track + space - 1
    value = PROGRESS[tier - 1] * TIME[glance.era] + heard(glance, ADVANCED, track, number)
    if space % 3 == 1:
        value += heard(glance, TIER_ENTERED, track)
        if tier > 1:
            landmark = position.box.tracks[track].landmarks[tier - 2]
            if position.landmark_owner[landmark] == NONE:
                value += glance.landmark_worth(landmark) + heard(glance, LANDMARK_GAINED, NONE, landmark)
        if tier == 2 and token == position.reached(glance.seat, track):
            value += glance.aim(SECOND_TIERS)
    if space == TRACK_END:
        value += next_slot(glance, COMPLETE_TRACK)
    gained = activation_worth(glance, number, benefit, bonus, depth)
    if benefit and glance.listens >> BENEFIT_AHEAD & 1:
        gained = max(gained, heard(glance, BENEFIT_AHEAD, track, number))  # something else instead
    return value + gained


def activation_worth(glance: Glance, number: int, benefit: bool, bonus: int, depth: int) -> float:
    """The benefit of a space, and its bonus, unless it was activated in this turn."""
    position, seat = glance.position, glance.seat
    if position.activated[seat] >> number & 1:
        return 0.0
    value = 0.0
    if depth > DEEP:
        return TYPICAL if benefit else 0.0
    if benefit:
        value += glance.promise(position.spaces.benefit[number], number, depth)
    if bonus == FREE_BONUS:
        value += max(0.0, glance.promise(position.spaces.bonus[number], number, depth))
    elif bonus != NO_BONUS and position.spaces.buy[number] >= 0:
        value += glance.promise(position.spaces.buy[number], number, depth)
    return value


def buy_worth(glance: Glance, effect: PayThen, about: int, depth: int) -> float:
    """What paying for an effect is better than not paying; an effect that cannot be paid is worth nothing."""
    price = effect.price
    if isinstance(price, ResourcePrice):
        free = price.bonus and bool(glance.changes >> BONUS_IS_FREE & 1)
        if not free and glance.position.resources(glance.seat) < price.amount:
            return 0.0
        paid = 0.0 if free else PRICE * glance.resource * price.amount
    elif isinstance(price, CardPrice):
        if not price.ways(glance.position, glance.seat, ""):
            return 0.0
        paid = DISCARDED * price.amount * (1.0 if glance.era < 4 else 0.7)
    else:
        return 0.0
    return max(0.0, glance.weigh(effect.then, about, depth) + heard(glance, BONUS_TAKEN) - paid)


def move_worth(glance: Glance, tracks: int, forward: bool, benefit: bool, bonus: int, depth: int) -> float:
    """The best of the steps that a free move on some tracks, a bit for each, allows."""
    if depth > DEEP:
        return TYPICAL
    best = 0.0
    for track in range(glance.position.box.track_count):
        if tracks >> track & 1:
            best = max(best, moved_worth(glance, track, forward, benefit, bonus, depth))
    return best


def moved_worth(glance: Glance, track: int, forward: bool, benefit: bool, bonus: int, depth: int) -> float:
    """The best step of a token on a track, forward or back."""
    position, seat = glance.position, glance.seat
    best = -99.0
    if forward:
        for token in tokens_able(position, seat, track):
            best = max(best, step_worth(glance, track, token, benefit, bonus, depth + 1))
    else:
        for token in tokens_back(position, seat, track):
            best = max(best, back_worth(glance, track, token, benefit, bonus, depth + 1))
    return 0.0 if best == -99.0 else best


def back_worth(glance: Glance, track: int, token: int, benefit: bool, bonus: int, depth: int) -> float:
    """A step back: what the space gives, less the way lost."""
    lost = PROGRESS[tier_of(token) - 1] * TIME[glance.era]
    if token < 2:
        return -lost
    return activation_worth(glance, TRACK_END * track + token - 2, benefit, bonus, depth) - lost


def research_worth(glance: Glance, benefit: bool, times: int, past_end: int, depth: int) -> float:
    """The average of the steps that the die may allow; of two rolls the better one counts for the Psionics."""
    if depth > DEEP:
        return times * (TYPICAL if benefit else 2.5)
    total = 0.0
    if glance.changes >> MORE_OPTIONS & 1:
        total = ROLLED_TWICE * (max(glance.position.science_die) + 1)
    tracks = max(glance.position.science_die) + 1
    for track in range(tracks):
        able = tokens_able(glance.position, glance.seat, track)
        if able:
            total += max(0.0, step_worth(glance, track, able[-1], benefit, int(benefit), depth + 1))
        else:
            total += past_end
    return times * total / tracks


def repeat_worth(glance: Glance, depth: int) -> float:
    """The best of one's positions."""
    best = 0.0
    if depth <= DEEP:
        for number in repeatable(glance.position, glance.seat):
            best = max(best, activation_worth(glance, number, True, 1, depth + 1))
    return best
