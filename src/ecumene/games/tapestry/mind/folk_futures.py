"""What the civilizations of Fantasies & Futures can do is worth to a seat, at a glance. For bots, not a rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ecumene.games.tapestry.box.actions import ACCEPT, BUILD, HEX, PICK, TapestryAction
from ecumene.games.tapestry.mind.promise import BOTH_MORE, RED_DIE, hand_worth
from ecumene.games.tapestry.mind.tables import CIVILIZATIONS
from ecumene.games.tapestry.mind.weighing import Weigher
from ecumene.games.tapestry.mind.worth import CIVILIZATION, Glance
from ecumene.games.tapestry.play.civilizations import (
    artificers,
    celestials,
    faefolk,
    genies,
    illuminati,
    psionics,
    weefolk,
)
from ecumene.games.tapestry.play.civilizations.mats import on_mat, printed
from ecumene.games.tapestry.play.counting import count
from ecumene.games.tapestry.play.gains import PointsPer
from ecumene.games.tapestry.play.numbers import ERAS, NONE
from ecumene.games.tapestry.play.rows import covered_places
from ecumene.games.tapestry.play.territory import benefit_of

TURNS: Final = 4.0  # income turns after the first, over which a civilization pays
TILE_FACES: Final = 1.0 / 3.0  # of the black die
HOME: Final = 2.0  # an outpost fewer where one began
DENIED: Final = 0.3  # part of what an opponent gains that one would rather not give
GROWS: Final = 0.3  # part of a building's place in the capital that is lost with one that is set aside


# ---- Artificers


def aside_worth(glance: Glance, kind: int) -> float:
    """The place that a building leaves, less the plot that it will never fill."""
    first = covered_places(glance.position, glance.seat, kind)[0]
    return glance.space_worth(kind, first) - GROWS * glance.plot_worth()


def slide_worth(glance: Glance, kind: int) -> float:
    """The place that a building opens, less the one that it covers."""
    first = covered_places(glance.position, glance.seat, kind)[0]
    return glance.space_worth(kind, first) - glance.space_worth(kind, first - 1)


def slide_all_worth(glance: Glance, kind: int) -> float:
    """The places that a row opens as it slides, less those that it covers."""
    covered = covered_places(glance.position, glance.seat, kind)
    value = 0.0
    for place in covered:
        value += glance.space_worth(kind, place)
    for place in range(len(covered)):
        value -= glance.space_worth(kind, place)
    return value


def _work(glance: Glance, about: int, depth: int) -> float:
    position, seat = glance.position, glance.seat
    best = 0.0
    if glance.era >= ERAS:
        best = float(artificers.building_points(position, seat))
        for kind in artificers.movable(position, seat):
            best = max(best, slide_all_worth(glance, kind))
        return best
    for kind in artificers.removable(position, seat):
        best = max(best, aside_worth(glance, kind))
    return best


def row_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return aside_worth(glance, action.arg) if action.verb == BUILD else slide_worth(glance, action.arg)


def last_row_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    if action.verb == PICK:
        return slide_all_worth(glance, action.arg)
    return float(artificers.building_points(glance.position, glance.seat))


# ---- Celestials


def flight_worth(glance: Glance, place: int, depth: int = 1) -> float:
    """Both dice, the black one about the tile there."""
    benefit = glance.promise(benefit_of(glance.position, place), place, depth)
    return RED_DIE + (1.0 - TILE_FACES) * BOTH_MORE + TILE_FACES * benefit


def _drift(glance: Glance, about: int, depth: int) -> float:
    position, seat = glance.position, glance.seat
    if glance.era >= ERAS:
        over, inside = celestials.landmarks_inside(position, seat)
        numbers = printed(position, celestials.NAME).numbers
        return float(inside * numbers["inside"] - over * numbers["overhanging"])
    best = 0.0
    for place in celestials.goals(position):
        best = max(best, flight_worth(glance, place, depth + 1))
    return best


def flight_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return flight_worth(glance, action.arg) if action.verb == HEX else 0.0


def celestials_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    if action.verb != ACCEPT:
        return CIVILIZATION[glance.era]
    return CIVILIZATIONS["celestials"] * glance.scorings / TURNS - HOME


# ---- Faefolk, Genies, Illuminati, Psionics, Weefolk


def _foresee(glance: Glance, about: int, depth: int) -> float:
    if not psionics.can_gain(glance.position, glance.seat, about):
        return 0.0
    return glance.promise(psionics.foreseen(glance.position, glance.seat), about, depth + 1)


def _count_streets(glance: Glance, about: int, depth: int) -> float:
    """What the tokens of the Weefolk count, on the last income turn."""
    position, seat = glance.position, glance.seat
    return float(weefolk.folk_points(position, seat)) if weefolk.can_score(position, seat, about) else 0.0


def _dance(glance: Glance, about: int, depth: int) -> float:
    """The better of the two spots that the token of the Faefolk can reach."""
    steps = faefolk.visible_cards(glance.position, glance.seat)
    return max(spot_worth(glance, steps), spot_worth(glance, steps + 1) + glance.cards_worth(1))


def spot_worth(glance: Glance, steps: int) -> float:
    """What the spot so many steps further gives."""
    ring = printed(glance.position, faefolk.NAME).grids["ring"][0]
    return glance.promise(ring[faefolk.spot_after(glance.position, steps)], NONE, 1)


def dance_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """A card takes the token one spot further."""
    steps = faefolk.visible_cards(glance.position, glance.seat)
    if action.verb == ACCEPT:
        return spot_worth(glance, steps + 1) + glance.cards_worth(1)
    return spot_worth(glance, steps)


def wish_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    """What one scores oneself, less something of what the Genies score."""
    assert isinstance(question, genies.GeniesWish)
    position = glance.position
    circle = position.book.effects[genies.circles(position)[action.arg]]
    assert isinstance(circle, PointsPer)
    own = 0 if position.finished[glance.seat] else circle.each * glance.count(circle.of)
    return own - DENIED * circle.each * count(position, question.host, circle.of)


def circle_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return glance.promise(genies.circles(glance.position)[action.arg], NONE, 1)


def _count_dice(glance: Glance, about: int, depth: int) -> float:
    mat = printed(glance.position, illuminati.NAME)
    return float(on_mat(glance.position, illuminati.NAME)[0].bit_count() * mat.numbers["die"])


def scheme_weight(glance: Glance, question: Any, action: TapestryAction) -> float:
    return hand_worth(glance, action.arg)


FUTURE_CODES: Final[dict[str, Callable[[Glance, int, int], float]]] = {
    "artificers_work": _work, "celestials_drift": _drift, "faefolk_dance": _dance, "illuminati_count": _count_dice,
    "psionics_gain": _foresee, "weefolk_score": _count_streets,
}  # fmt: skip
"""Per code, what it is worth to a seat, about something, so deep in other effects."""

FUTURE_WEIGHERS: Final[dict[type, Weigher]] = {
    artificers.ArtificersLast: last_row_weight,
    artificers.ArtificersRow: row_weight,
    celestials.CelestialsKeep: celestials_weight,
    celestials.CelestialsMove: flight_weight,
    faefolk.FaefolkCard: dance_weight,
    genies.GeniesCircle: circle_weight,
    genies.GeniesWish: wish_weight,
    illuminati.IlluminatiKeep: scheme_weight,
}
"""Per kind of question, what an answer is worth."""
