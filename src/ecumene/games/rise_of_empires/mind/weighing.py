"""What each answer to a question is worth to a seat, in points, one look at the position for all of them.

Answers to one question are compared with each other, so what all of them have in common may be left out. For bots, no
rule. See `weighing_rows` for actions, `weighing_goods` for payments and `weighing_map` for what is asked about the map.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ecumene.core.action import Action
from ecumene.core.effects import PickBranch
from ecumene.games.rise_of_empires.box.actions import DISCARD, KEEP_CITY, KEEP_PROGRESS, PASS, EmpiresAction
from ecumene.games.rise_of_empires.box.content import CUBE, GOLD, LAST_TURN, RESOURCE
from ecumene.games.rise_of_empires.mind.glance import Glance
from ecumene.games.rise_of_empires.mind.weighing_goods import payment_weights, town_weights
from ecumene.games.rise_of_empires.mind.weighing_map import MAP_WEIGHERS, Weigher
from ecumene.games.rise_of_empires.mind.weighing_rows import action_weights, after_weights, branch_weights
from ecumene.games.rise_of_empires.play.display import AfterAction, PayDiscs, TakeAction
from ecumene.games.rise_of_empires.play.era_end import KeepTiles, city_price, progress_price
from ecumene.games.rise_of_empires.play.food import RefuseFood, TownGoods
from ecumene.games.rise_of_empires.play.income import RefuseResources
from ecumene.games.rise_of_empires.play.taking import TakeTile
from ecumene.games.rise_of_empires.play.trade import ChooseTrade
from ecumene.games.rise_of_empires.play.turn_order import ChoosePosition

# ---- tiles and trade


def tile_weights(glance: Glance, question: Any, actions: Sequence[Action]) -> list[float]:
    """A tile by what it brings to the end, less what it costs."""
    values: list[float] = []
    for action in actions:
        assert isinstance(action, EmpiresAction)
        values.append(0.0 if action.verb == PASS else glance.tile_worth(action.arg))
    return values


def trade_weights(glance: Glance, question: Any, actions: Sequence[Action]) -> list[float]:
    """A space of the trade track by what it gives, less its discs."""
    values: list[float] = []
    for action in actions:
        assert isinstance(action, EmpiresAction)
        values.append(0.0 if action.verb == PASS else glance.trade_worth(action.arg))
    return values


# ---- keeping, letting go, the turn order


def refuse_weights(glance: Glance, question: Any, actions: Sequence[Action]) -> list[float]:
    """A city that goes for want of food or discs is what it would still bring."""
    values: list[float] = []
    for action in actions:
        assert isinstance(action, EmpiresAction)
        if action.verb != DISCARD:
            values.append(0.0)
            continue
        city = glance.position.box.cities[action.arg]
        value = glance.city_from(city, glance.scored_from)
        if isinstance(question, RefuseResources) and glance.turn == LAST_TURN:
            value = city.points - city.resource_upkeep * glance.worths.held[LAST_TURN + 1][RESOURCE]
        values.append(-value)
    return values


def keep_weights(glance: Glance, question: Any, actions: Sequence[Action]) -> list[float]:
    """A tile kept over the end of an era by what it brings from then on, less what keeping it costs."""
    assert isinstance(question, KeepTiles)
    position, seat = glance.position, glance.seat
    values: list[float] = []
    for action in actions:
        assert isinstance(action, EmpiresAction)
        value = 0.0
        if action.verb == KEEP_PROGRESS:
            value = glance.progress_from(action.arg, glance.turn + 1)
            value += glance.goods(GOLD, -progress_price(position, seat, len(question.progress)))
        elif action.verb == KEEP_CITY:
            value = glance.city_from(position.box.cities[action.arg], glance.turn + 1)
            value += glance.goods(CUBE, -city_price(position, seat, len(question.cities)))
        values.append(value)
    return values


def place_weights(glance: Glance, question: Any, actions: Sequence[Action]) -> list[float]:
    """As a rule first in a turn A, while all tiles are there, and last in a turn B, when nobody answers on the map."""
    each = glance.position.box.valuation.places[glance.position.seats][glance.turn]
    values: list[float] = []
    for action in actions:
        assert isinstance(action, EmpiresAction)
        values.append(-each * action.arg)
    return values


WEIGHERS: dict[type, Weigher] = {
    TakeAction: action_weights,
    AfterAction: after_weights,
    PickBranch: branch_weights,
    TakeTile: tile_weights,
    ChooseTrade: trade_weights,
    PayDiscs: payment_weights,
    TownGoods: town_weights,
    RefuseFood: refuse_weights,
    RefuseResources: refuse_weights,
    KeepTiles: keep_weights,
    ChoosePosition: place_weights,
    **MAP_WEIGHERS,
}
