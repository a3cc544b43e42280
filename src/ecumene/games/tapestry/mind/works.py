"""What masterpieces and inspiration tiles are worth to a seat, at a glance. For bots, not a rule."""

from __future__ import annotations

from typing import Final

from ecumene.games.tapestry.box.content import INCOME_SPACES, INSPIRATIONS, MASTERPIECES
from ecumene.games.tapestry.mind.promise import heard
from ecumene.games.tapestry.mind.worth import Glance
from ecumene.games.tapestry.play.inspiration import uninspired
from ecumene.games.tapestry.play.masterpieces import broadcastable, useful
from ecumene.games.tapestry.play.numbers import KINDS
from ecumene.games.tapestry.play.whenever import BROADCAST, MASTERPIECE_GAINED

DEEP: Final = 2  # a masterpiece is weighed as far as an effect of another: it may lead to masterpieces again
SOON: Final = 1  # more spaces of a row that will be open when its tile pays
UNSEEN: Final = 0.8  # the deck against the best of what lies open


def benefit_worth(glance: Glance, work: int) -> float:
    """What a masterpiece gives if it is used now."""
    if not useful(glance.position, glance.seat, work):
        return 0.0
    return glance.promise(glance.position.box.masterpieces[work].benefit, work, DEEP)


def masterpiece_worth(glance: Glance, work: int) -> float:
    """What a masterpiece gives over the income turns to come; one of single use gives it once.

    What it counts grows until then, and resources are worth less.
    """
    scorings, now = glance.scorings, glance.resource
    if scorings <= 0:
        return 0.0
    once = glance.position.box.masterpieces[work].single_use
    glance.later = 1.0 if once else 0.5 * (scorings + 1)
    glance.resource = glance.earnings / scorings
    value = glance.promise(glance.position.box.masterpieces[work].benefit, work, DEEP)
    glance.later, glance.resource = 0.0, now
    return value if once else scorings * value


def open_worth(glance: Glance) -> float:
    """The best masterpiece that lies open."""
    best = 0.0
    for work in glance.position.masterpiece_row:
        best = max(best, masterpiece_worth(glance, work))
    return best


def gained_worth(glance: Glance) -> float:
    """A masterpiece to gain: the best, and what those who count or hear of it add."""
    return open_worth(glance) + glance.aim(MASTERPIECES) + heard(glance, MASTERPIECE_GAINED)


def owned_worth(glance: Glance) -> float:
    """What a seat's masterpieces will give."""
    total = 0.0
    for work in glance.position.masterpieces_of(glance.seat):
        total += masterpiece_worth(glance, work)
    return total


def broadcast_worth(glance: Glance, most: int, shared: bool) -> float:
    """The best masterpieces that a seat can broadcast."""
    works = broadcastable(glance.position, glance.seat, (), shared)
    values = sorted([benefit_worth(glance, work) for work in works], reverse=True)
    return sum(values[:most]) + min(most, len(works)) * heard(glance, BROADCAST)


def tile_worth(glance: Glance, kind: int) -> float:
    """What a tile adds to a row, and to the next space of it that will be open."""
    position, seat = glance.position, glance.seat
    value = 0.0
    for place in range(min(position.built[KINDS * seat + kind] + 1 + SOON, INCOME_SPACES)):
        number = INCOME_SPACES * kind + place
        value += glance.printed_worth(position.box.inspired[number], kind)
        value -= glance.printed_worth(position.box.income[number], kind)
    return value


def inspire_worth(glance: Glance) -> float:
    """The best tile that is not laid yet."""
    best = 0.0
    for kind in uninspired(glance.position, glance.seat):
        best = max(best, tile_worth(glance, kind))
    return best + glance.aim(INSPIRATIONS) if best > 0.0 else 0.0
