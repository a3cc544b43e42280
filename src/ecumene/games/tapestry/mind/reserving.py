"""What things in reserve are worth to a seat, in points, at a glance. For bots, not a rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ecumene.games.tapestry.box.actions import TapestryAction
from ecumene.games.tapestry.mind.promise import DEEP, card_worth, heard, space_tile_worth
from ecumene.games.tapestry.mind.worth import SPACE_EXPLORED, STEPS_GROW, Glance
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

LATE: Final = 0.7  # part of what a card does that is left of it on the last income turn
LAST_CARD: Final = 4.0  # a card of one's choice that is played on the last income turn
LAST_TECH: Final = 5.0  # what the circle of a tech card gives then, on average
FIRST: Final = [3.0, 4.0, 4.0, 5.0, 1.0]
"""What is best used first, by the sort: gains before what counts them."""


def reserve_worth(glance: Glance, effect: Reserve, depth: int) -> float:
    """What an effect puts in reserve."""
    if effect.reserves == RESERVED_BUILDING:
        return glance.building_worth(effect.kind) - 0.5 * glance.plot_worth()
    if effect.reserves == RESERVED_TECH:
        return LAST_TECH
    if effect.reserves == RESERVED_STAR:
        return LATE * SPACE_EXPLORED
    if effect.reserves == RESERVED_CARD:
        return LAST_CARD
    return 0.0 if effect.then is None else promise_later(glance, effect.then.number, NONE, depth)


def promise_later(glance: Glance, effect: int, about: int, depth: int) -> float:
    """What an effect promises on the fifth income turn, as much as it counts then."""
    before = glance.later
    glance.later = float(max(0, ERAS - glance.era))
    value = glance.promise(effect, about, depth + 1)
    glance.later = before
    return value


def track_points(glance: Glance, track: int) -> float:
    """Points for the spaces of a track, or of the best one where none is named, with those to come."""
    position, seat = glance.position, glance.seat
    tracks = range(position.box.track_count)
    reached = position.reached(seat, track) if track in tracks else max([position.reached(seat, t) for t in tracks])
    return min(float(TRACK_END), reached + glance.later * STEPS_GROW)


def item_worth(glance: Glance, item: int) -> float:
    """A thing in reserve."""
    sort, argument = reserved_sort(item), reserved_argument(item)
    if sort == RESERVED_BUILDING:
        return 0.5 * glance.plot_worth() + heard(glance, BUILT, argument, argument)
    if sort == RESERVED_TECH:
        return 1.0 + glance.promise(glance.position.box.tech[argument].circle, argument, DEEP)
    if sort == RESERVED_STAR:
        return LATE * space_tile_worth(glance, argument, DEEP)
    if sort == RESERVED_CARD:
        return LATE * card_worth(glance, argument, DEEP)
    return promise_later(glance, promised(glance.position, item), argument - 1, DEEP)


def kept_in_reserve(glance: Glance) -> float:
    """All that a seat has in reserve."""
    total = 0.0
    for item in glance.position.reserve[glance.seat]:
        total += item_worth(glance, item)
    return total


# ---- answers


def next_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """What gives something comes before what counts it; a landmark may be counted too."""
    item = glance.position.reserve[glance.seat][action.arg]
    sort = reserved_sort(item)
    asks = sort == RESERVED_TOKEN and not glance.position.book[promised(glance.position, item)].commutes()
    return FIRST[RESERVED_BUILDING] if asks else FIRST[sort]


def tech_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return glance.promise(glance.position.box.tech[action.arg].circle, action.arg, 1)


def card_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """A card that does as much late as now is best kept for then."""
    return card_worth(glance, action.arg, 1)


def track_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return track_points(glance, action.arg)


RESERVE_WEIGHERS: dict[type, Weigher] = {
    NextReserve: next_weight,
    ReserveCard: card_weight,
    ReserveTech: tech_weight,
    ReserveTrack: track_weight,
}
"""Per kind of question about the reserve, what an answer is worth."""
