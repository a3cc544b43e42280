"""Numbers that explain themselves: what an action costs or brings, by the code that charges it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from ecumene.core.action import Action, Seat
from ecumene.core.chance import Chance
from ecumene.core.tally import Tally
from ecumene.games.vinci.box.actions import CONQUER, DECLINE, SPIES, STOP, TAKE, VinciAction
from ecumene.games.vinci.play.choosing import slot_points
from ecumene.games.vinci.play.decline import Renaissance
from ecumene.games.vinci.play.expansion import SPIES_COST, Expansion, conquest_cost
from ecumene.games.vinci.play.model import VinciPosition
from ecumene.games.vinci.play.scoring import decline_income

Usual: TypeAlias = Callable[[VinciPosition, Seat, Random], Action]
"""What a seat does where nobody thinks about it."""


def explain(position: VinciPosition, seat: Seat, action: Action, usual: Usual) -> Tally | None:
    """The cost of a conquest, the price of a pair, the points of stopping or declining now."""
    own = position.box.actions.own(action)
    assert isinstance(own, VinciAction)
    if own.verb == CONQUER:
        cost = Tally("vinci.conquest.pawns")
        conquest_cost(position, seat, position.province_of(own), cost)
        return cost
    if own.verb == SPIES:
        cost = Tally("vinci.conquest.pawns")
        cost.override("vinci.token.spies", SPIES_COST)
        return cost
    if own.verb == TAKE:
        price = Tally("vinci.choosing.price")
        slot_points(position, own.arg, price)
        return price
    top = position.agenda[-1] if position.agenda else None
    if own.verb == DECLINE and not isinstance(top, Renaissance):  # by then the turn has been scored
        points = Tally("vinci.decline.scores")
        decline_income(position, seat, points)
        return points
    if own.verb == STOP and isinstance(top, Expansion) and top.seat == seat:
        return points_after_stopping(position, seat, usual)
    return None


def points_after_stopping(position: VinciPosition, seat: Seat, usual: Usual) -> Tally:
    """What the turn will score if the expansion ends here and the end of the turn goes its usual way.

    Pawns on loan leave, a split people keeps its largest part, old neighbours vanish; nothing is left to chance.
    """
    twin = position.copy()
    twin.chance = Chance(0)
    twin.journal = []
    rng = Random(0)
    twin.apply(seat, twin.moves.stop)
    while True:
        for event in twin.journal:
            if event.say == "vinci-log-scores" and event.tally is not None:
                return event.tally
        asked = twin.pending()[0]
        twin.apply(asked, usual(twin, asked, rng))
