"""What paying with one thing or another costs, and what towns should give. For bots, no rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ecumene.core.action import Action
from ecumene.games.rise_of_empires.box.actions import TOWN_GOODS, EmpiresAction
from ecumene.games.rise_of_empires.box.content import FOOD, LAST_TURN
from ecumene.games.rise_of_empires.mind.glance import Glance
from ecumene.games.rise_of_empires.mind.worth import add_up
from ecumene.games.rise_of_empires.play.display import PayDiscs
from ecumene.games.rise_of_empires.play.food import TownGoods
from ecumene.games.rise_of_empires.play.model import KINDS

ONCE: Final = 0.001  # the same in fewer answers is a little better


# ---- paying: the cheapest units


def unit_costs(glance: Glance, thing: int, most: int) -> list[float]:
    """What giving away the first, the second … of a thing costs."""
    costs: list[float] = []
    before = 0.0
    for number in range(1, min(most, glance.position.have(glance.seat, thing)) + 1):
        total = -glance.goods(thing, -number)
        costs.append(total - before)
        before = total
    return costs


def pay_cost(glance: Glance, due: int) -> float:
    """The least that paying so many of anything costs."""
    if not due:
        return 0.0
    return _cheapest([unit_costs(glance, thing, due) for thing in range(KINDS)], due)


def _cheapest(costs: Sequence[Sequence[float]], due: int) -> float:
    units: list[float] = []
    for column in costs:
        units.extend(column)
    units.sort()
    return add_up(units[:due])


def payment_weights(glance: Glance, question: Any, actions: Sequence[Action]) -> list[float]:
    """So many of a thing, the rest as cheaply as possible; what is paid at once is as good as in parts."""
    assert isinstance(question, PayDiscs)
    costs = [unit_costs(glance, thing, question.due) for thing in range(KINDS)]
    values: list[float] = []
    for action in actions:
        assert isinstance(action, EmpiresAction)
        own = costs[action.arg]
        rest = [column if thing != action.arg else [] for thing, column in enumerate(costs)]
        others = _cheapest(rest, question.due - action.more)
        short = question.due - action.more - sum([len(column) for column in rest])
        if short > 0:  # more of the same will have to follow
            others += add_up(own[action.more : action.more + short])
        values.append(ONCE * action.more - add_up(own[: action.more]) - others)
    return values


# ---- what towns give: the best units


def town_weights(glance: Glance, question: Any, actions: Sequence[Action]) -> list[float]:
    """So many towns for a thing, the rest for what is best then."""
    assert isinstance(question, TownGoods)
    units = [_town_units(glance, thing, question.left) for thing in range(TOWN_GOODS)]
    values: list[float] = []
    for action in actions:
        assert isinstance(action, EmpiresAction)
        rest: list[float] = []
        for thing, column in enumerate(units):
            rest.extend(column[action.more :] if thing == action.arg else column)
        rest.sort(reverse=True)
        best = add_up(units[action.arg][: action.more]) + add_up(rest[: question.left - action.more])
        values.append(ONCE * action.more + best)
    return values


def _town_units(glance: Glance, thing: int, most: int) -> list[float]:
    """What the first, the second … town that gives a thing brings; those chosen before count."""
    chosen = glance.position.towns[TOWN_GOODS * glance.seat + thing]
    units: list[float] = []
    before = 0.0
    for number in range(1, most + 1):
        if thing == FOOD:
            each = 2 if glance.turn == LAST_TURN else 1
            total = glance.food_change(float(each * number))
        else:
            earned = glance.worths.earned[glance.turn][thing]
            total = earned * number * glance.factors[thing] * (1.0 - 0.03 * (number + chosen))
        units.append(total - before)
        before = total
    return units
