"""What things in reserve are worth to a seat, in points, at a glance. For bots, not a rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ecumene.games.tapestry.box.actions import TapestryAction
from ecumene.games.tapestry.mind.promise import DEEP, TYPICAL, card_worth, hand_worth, heard, space_tile_worth
from ecumene.games.tapestry.mind.worth import STEPS_GROW, Glance
from ecumene.games.tapestry.play.numbers import (
    ERAS,
    NONE,
    RESERVED_BUILDING,
    RESERVED_CARD,
    RESERVED_STAR,
    RESERVED_TECH,
    RESERVED_TOKEN,
    TRACK_END,
    reserved_argument,
    reserved_sort,
)
from ecumene.games.tapestry.play.reserve import NextReserve, Reserve, ReserveCard, ReserveTech, ReserveTrack, promised
from ecumene.games.tapestry.play.whenever import BUILT

Weigher: TypeAlias = Callable[[Glance, Any, TapestryAction], float]

UNSEEN_STAR: Final = 9.0  # a space tile still unknown that is explored on the last income turn
LAST_CARD: Final = 4.0  # a card of one's choice that is played then, at least
LAST_TECH: Final = 2.0  # what the circle of a tech card gives then, at least
MISSED: Final = 0.3  # part of what a card would bring now that one misses if it is kept for then
FIRST: Final = [3.0, 4.0, 4.0, 5.0, 1.0]
"""What is best used first, by the sort: gains before what counts them."""


def reserve_worth(glance: Glance, effect: Reserve, depth: int) -> float:
    """What an effect puts in reserve."""
    if effect.reserves == RESERVED_STAR:
        return UNSEEN_STAR
    if depth > DEEP:
        return TYPICAL
    late = last_glance(glance)
    if effect.reserves == RESERVED_BUILDING:
        return glance.building_worth(effect.kind) - glance.plot_worth() + late.plot_worth()
    if effect.reserves == RESERVED_TECH:
        return max([LAST_TECH, *[circle_worth(late, card) for card in glance.position.display]])
    if effect.reserves == RESERVED_CARD:
        hand = [kind for kind in glance.position.hands[glance.seat] if kind >= 0]
        return max([LAST_CARD, *[card_worth(late, kind, depth + 1) for kind in hand]])
    return 0.0 if effect.then is None else late.promise(effect.then.number, NONE, depth + 1)


def last_glance(glance: Glance) -> Glance:
    """What a seat will see on its fifth income turn, as far as one can tell.

    There is one scoring left then and no income; resources and cards are of use to whoever plays on. What is counted
    grows until then.
    """
    if glance.era >= ERAS:
        return glance
    late = type(glance)(glance.position, glance.seat)
    late.look_at_last_turn()
    late.hearing = glance.hearing
    return late


def circle_worth(glance: Glance, card: int) -> float:
    """What the circle of a tech card gives, and one tech card more."""
    return 1.0 + glance.promise(glance.position.box.tech[card].circle, card, DEEP)


def track_points(glance: Glance, track: int) -> float:
    """Points for the spaces of a track, or of the best one where none is named, with those to come."""
    position, seat = glance.position, glance.seat
    tracks = range(position.box.track_count)
    reached = position.reached(seat, track) if track in tracks else max([position.reached(seat, t) for t in tracks])
    return min(float(TRACK_END), reached + glance.later * STEPS_GROW)


def item_worth(glance: Glance, item: int) -> float:
    """A thing in reserve, as it looks on the fifth income turn."""
    sort, argument = reserved_sort(item), reserved_argument(item)
    if sort == RESERVED_BUILDING:
        return glance.plot_worth() + heard(glance, BUILT, argument, argument)
    if sort == RESERVED_TECH:
        return circle_worth(glance, argument)
    if sort == RESERVED_STAR:
        return space_tile_worth(glance, argument, DEEP)
    if sort == RESERVED_CARD:
        return card_worth(glance, argument, DEEP)
    return glance.promise(promised(glance.position, item), argument - 1, DEEP)


def kept_in_reserve(glance: Glance) -> float:
    """All that a seat has in reserve."""
    late = last_glance(glance)
    total = 0.0
    for item in glance.position.reserve[glance.seat]:
        total += item_worth(late, item)
    return total


# ---- answers


def next_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """What gives something comes before what counts it; a landmark may be counted too."""
    item = glance.position.reserve[glance.seat][action.arg]
    sort = reserved_sort(item)
    asks = sort == RESERVED_TOKEN and not glance.position.book[promised(glance.position, item)].commutes()
    return FIRST[RESERVED_BUILDING] if asks else FIRST[sort]


def tech_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return circle_worth(last_glance(glance), action.arg)


def card_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """A card that does as much late as now is best kept for then."""
    return card_worth(last_glance(glance), action.arg, 1) - MISSED * hand_worth(glance, action.arg)


def track_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return track_points(last_glance(glance), action.arg)


RESERVE_WEIGHERS: dict[type, Weigher] = {
    NextReserve: next_weight,
    ReserveCard: card_weight,
    ReserveTech: tech_weight,
    ReserveTrack: track_weight,
}
"""Per kind of question about the reserve, what an answer is worth."""
