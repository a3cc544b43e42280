"""The parts of a seat's prospects, for a person who asks a bot why. They add up to what `prospects` says."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.games.tapestry.mind.evaluate import (
    AHEAD,
    AIMED,
    CLOSED,
    OVERRATED,
    PAYING,
    SPENT,
    add_pending,
    city,
    income,
    mats,
    tracks,
    treasure,
)
from ecumene.games.tapestry.mind.outlook import Outlook
from ecumene.games.tapestry.mind.reserving import kept_in_reserve
from ecumene.games.tapestry.mind.works import owned_worth
from ecumene.games.tapestry.play.landmark_cards import unmet
from ecumene.games.tapestry.play.model import TapestryPosition


def parts(position: TapestryPosition, seat: Seat) -> list[tuple[str, float]]:
    """The points a seat has, and where those come from that it can still expect."""
    pending = [0.0] * position.seats
    for item in position.agenda:
        add_pending(position, item, pending)
    found: list[tuple[str, float]] = [("points", float(position.points[seat]) if position.points else 0.0)]
    if position.agenda and not position.finished[seat] and position.era:
        glance = Outlook(position, seat)
        found += [
            ("stores", SPENT * treasure(glance)), ("income", income(glance) - OVERRATED[glance.era]),
            ("tracks", AHEAD * tracks(glance)), ("city", CLOSED * city(glance)), ("cards", PAYING * mats(glance)),
            ("works", _works(glance)),
        ]  # fmt: skip
    return [*found, ("pending", pending[seat])]


def _works(glance: Outlook) -> float:
    """What further boxes bring: masterpieces, the reserve, objectives."""
    position, seat = glance.position, glance.seat
    value = owned_worth(glance) if position.box.masterpieces else 0.0
    if position.reserve[seat]:
        value += kept_in_reserve(glance)
    if glance.aiming:
        for card in unmet(position, seat):
            value += AIMED * glance.objective_worth(card)
    return value
