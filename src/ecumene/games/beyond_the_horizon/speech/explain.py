"""Explaining: what an action costs or brings, and why."""

from __future__ import annotations

from ecumene.core.action import Action, Seat
from ecumene.core.tally import Tally
from ecumene.games.beyond_the_horizon.box.actions import ACT, BASIC, BUILD, BUY, COPY, JOIN, PRODUCE, HorizonAction
from ecumene.games.beyond_the_horizon.box.terms import BOARD_DEEDS, NONE
from ecumene.games.beyond_the_horizon.play import building, production, spaces
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition


def explain(position: HorizonPosition, seat: Seat, action: Action) -> Tally | None:
    """What an action costs or brings, item by item; None where it is about no number."""
    assert isinstance(action, HorizonAction)
    if action.verb == ACT:
        return _deed(position, seat, action.arg, action.more == 1)
    if action.verb == BASIC:
        return _deed(position, seat, action.arg, False)
    if action.verb == COPY:
        return _deed(position, seat, BOARD_DEEDS + action.arg, False)
    if action.verb == PRODUCE:
        tally = Tally("beyond_the_horizon.production.one")
        if action.arg == production.COINS:
            production.coins_of(position, seat, tally)
        else:
            production.population_of(position, seat, tally)
        return tally
    if action.verb == BUY:
        tally = Tally("beyond_the_horizon.production.buy")
        full = tally.add("beyond_the_horizon.production.buy", position.box.values.trade_price)
        tally.add("beyond_the_horizon.modifiers.trade_price", production.pawn_price(position, seat) - full)
        return tally
    if action.verb == BUILD:
        return _building(position, seat, action.more)
    if action.verb == JOIN and position.building[action.arg] != NONE:
        return _building(position, seat, position.building[action.arg])
    return None


def _deed(position: HorizonPosition, seat: Seat, deed: int, fee: bool) -> Tally:
    """The coins for a deed, the fee of its space included."""
    tally = Tally("beyond_the_horizon.action.costs")
    spaces.coins_for(position, seat, deed, fee, tally)
    return tally


def _building(position: HorizonPosition, seat: Seat, number: int) -> Tally:
    """The coins for a building."""
    tally = Tally("beyond_the_horizon.buildings.cost")
    top = position.question()
    discount = top.discount if isinstance(top, building.ChooseBuild) else 0
    building.cost(position, seat, number, discount, tally)
    return tally
