"""What masterpieces and inspiration tiles are worth to a seat, at a glance. For bots, not a rule."""

from __future__ import annotations

from typing import Final

from ecumene.games.tapestry.box.content import INCOME_SPACES
from ecumene.games.tapestry.mind.worth import Glance
from ecumene.games.tapestry.play.inspiration import uninspired
from ecumene.games.tapestry.play.masterpieces import broadcastable, useful
from ecumene.games.tapestry.play.numbers import KINDS

DEEP: Final = 2  # a masterpiece is weighed as far as an effect of another: it may lead to masterpieces again
SOON: Final = 1  # more spaces of a row that will be open when its tile pays
UNSEEN: Final = 0.8  # the deck against the best of what lies open


def benefit_worth(glance: Glance, work: int) -> float:
    """What a masterpiece gives if it is used now."""
    if not useful(glance.position, glance.seat, work):
        return 0.0
    return glance.promise(glance.position.box.masterpieces[work].benefit, work, DEEP)


def masterpiece_worth(glance: Glance, work: int) -> float:
    """What a masterpiece gives over the income turns to come; one of single use gives it once."""
    turns = min(glance.scorings, 1) if glance.position.box.masterpieces[work].single_use else glance.scorings
    return turns * benefit_worth(glance, work)


def open_worth(glance: Glance) -> float:
    """The best masterpiece that lies open."""
    best = 0.0
    for work in glance.position.masterpiece_row:
        best = max(best, masterpiece_worth(glance, work))
    return best


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
    return sum(values[:most])


def tile_worth(glance: Glance, kind: int) -> float:
    """What a tile adds to a row, and to the next space of it that will be open."""
    position, seat = glance.position, glance.seat
    value = 0.0
    for place in range(min(position.built[KINDS * seat + kind] + 1 + SOON, INCOME_SPACES)):
        number = INCOME_SPACES * kind + place
        value += glance.scorings * (position.box.inspired[number].points - position.box.income[number].points)
    return value


def inspire_worth(glance: Glance) -> float:
    """The best tile that is not laid yet."""
    best = 0.0
    for kind in uninspired(glance.position, glance.seat):
        best = max(best, tile_worth(glance, kind))
    return best
