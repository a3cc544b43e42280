"""What a disc in a row brings, now rather than later, and what free actions do. For bots, no rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ecumene.core.action import Action
from ecumene.core.effects import Choose, Effect, PickBranch
from ecumene.games.rise_of_empires.box.actions import BACK, DISC, DONE, MOST_SPACES, USE, EmpiresAction
from ecumene.games.rise_of_empires.box.content import EMPIRE, FREE_DISCS, NONE, ROWS, TRADE
from ecumene.games.rise_of_empires.box.yields import Yield
from ecumene.games.rise_of_empires.mind.glance import DISC as DISC_COST
from ecumene.games.rise_of_empires.mind.glance import Glance
from ecumene.games.rise_of_empires.mind.weighing_goods import pay_cost
from ecumene.games.rise_of_empires.mind.weighing_map import empire_worths, map_effect_worth
from ecumene.games.rise_of_empires.mind.worth import add_up
from ecumene.games.rise_of_empires.play.display import discs_in, price, wealth
from ecumene.games.rise_of_empires.play.free_combat import Ally, FreeFight, Strike
from ecumene.games.rise_of_empires.play.gains import Per, Swap
from ecumene.games.rise_of_empires.play.model import ACTIONS, KINDS
from ecumene.games.rise_of_empires.play.taking import takeable
from ecumene.games.rise_of_empires.play.trade import FreeTrade, spaces

POPULAR: Final = 0.25  # chance that an opponent puts the next disc into a certain row
URGENT: Final = 1.4  # how much it counts what a row loses until one's next action
INSTEAD: Final = 1.5  # times what an action brings as a rule: what is left to those who find a row full
BACK_WORTH: Final = [[4.0, 4.6, 2.2, 3.6, 2.4], [3.8, 3.2, 2.8, 4.0, 2.8], [2.8, 1.6, 3.0, 4.5, 3.2]]
"""By era and row, what taking a disc back brings in turn B."""
CROWDED: Final = 0.6  # less for each own disc that lies in the row already
PAID: Final = 0.55  # part of the discs to the left that one pays for in the end
BEST_LATER: Final = 0.6  # a free action that may bring more later waits


# ---- rows


def action_weights(glance: Glance, question: Any, actions: Sequence[Action]) -> list[float]:
    """Rows by what they bring now and would not bring later; free actions before them, if they pay at once."""
    rows: list[list[float] | None] = [None] * len(ROWS)
    values: list[float] = []
    most = 0.0
    for action in actions:
        assert isinstance(action, EmpiresAction)
        if action.verb == USE:
            values.append(0.0)
            continue
        found = rows[action.arg]
        if found is None:
            found = row_worths(glance, action.arg)
            found.sort(reverse=True)
            rows[action.arg] = found
        if action.verb == BACK:
            value = _back_weight(glance, action, found)
        else:
            value = _down_weight(glance, action, found)
        values.append(value)
        most = max(most, value)
    for place, action in enumerate(actions):
        assert isinstance(action, EmpiresAction)
        if action.verb == USE:
            values[place] = most + _use_now(glance, action.arg)
    return values


def row_worths(glance: Glance, row: int) -> list[float]:
    """What each tile, empire or trade of a row would bring now."""
    position, seat = glance.position, glance.seat
    if row == EMPIRE:
        return [worth for worth in empire_worths(glance) if worth > -99.0]
    if row == TRADE:
        return [glance.trade_worth(space) for space in spaces(position, seat)]
    return [glance.tile_worth(tile) for tile in takeable(position, seat, row)]


def taken_before(chances: Sequence[float]) -> list[float]:
    """How likely none, one, two … of those who do something with such chances do it."""
    found = [1.0]
    for chance in chances:
        found.append(0.0)
        for number in range(len(found) - 1, 0, -1):
            found[number] += chance * (found[number - 1] - found[number])
        found[0] *= 1.0 - chance
    return found


def _later(found: Sequence[float], chances: Sequence[float], room: int, instead: float) -> float:
    """What a row will bring after the others' next actions: each of them takes the best that is left.

    Beyond its `room` the row is full, and one does something else.
    """
    total = 0.0
    for number, chance in enumerate(taken_before(chances)):
        if number >= room:
            total += chance * min(instead, found[0])
        elif number < len(found):
            total += chance * found[number]
        else:
            total += chance * min(found[-1], 0.0)
    return total


def _patience(glance: Glance, row: int) -> float:
    """How much better the action of a row becomes by waiting."""
    if row != EMPIRE:
        return 1.0
    return glance.position.box.valuation.waiting[glance.position.seats][glance.turn & 1]


def _down_weight(glance: Glance, action: EmpiresAction, found: Sequence[float]) -> float:
    """A disc into a row: its action now, and what taking it back will bring and cost."""
    position, seat, row = glance.position, glance.seat, action.arg
    own = position.rows[MOST_SPACES * row : MOST_SPACES * (row + 1)].count(seat)
    back = BACK_WORTH[position.era][row] - CROWDED * own
    value = back
    if action.verb == DISC and found:
        room = position.box.values.spaces[row][position.seats] - discs_in(position, row)
        instead = INSTEAD * position.box.valuation.action[position.era] - back
        later = _later(found, [POPULAR] * (position.seats - 1), room, instead) * _patience(glance, row)
        value += found[0] + URGENT * (found[0] - later)
    if not position.modifier(seat, FREE_DISCS):
        value -= DISC_COST * PAID * _discs_to_come(glance, row)
    return value


def _discs_to_come(glance: Glance, row: int) -> float:
    """How many discs will lie to the left of one that is put down now."""
    position = glance.position
    left = 0
    for owner in position.rows:
        if owner == NONE:
            left += 1
    coming = ACTIONS * position.seats - (len(position.rows) - left) - 1
    room = position.box.values.spaces[row][position.seats] - discs_in(position, row) - 1
    return min(coming / len(ROWS), float(room))


def _back_weight(glance: Glance, action: EmpiresAction, found: Sequence[float]) -> float:
    """A disc taken back: what is gained by doing it now rather than later. All come back in the end."""
    position, seat = glance.position, glance.seat
    due = price(position, seat, action.arg, action.more)
    if due > wealth(position, seat):
        return -99.0
    now = max(found[0], 0.0) if found else 0.0
    paid = pay_cost(glance, due)
    if glance.actions <= 1:
        return now - paid
    later = 0.0
    if found:
        later = max(_later(found, _rivals(glance, action.arg), MOST_SPACES, 0.0), 0.0) * _patience(glance, action.arg)
    return now - later - paid / (1.0 + glance.actions) + 0.02 * (now - paid)


def _rivals(glance: Glance, row: int) -> list[float]:
    """How likely each of the others takes the next disc back from a row: it is one of those that lie there."""
    position = glance.position
    chances: list[float] = []
    for other in range(position.seats):
        discs = position.rows.count(other)
        if other != glance.seat and discs:
            there = position.rows[MOST_SPACES * row : MOST_SPACES * (row + 1)].count(other)
            chances.append(there / discs)
    return chances


# ---- free actions


def _use_now(glance: Glance, kind: int) -> float:
    """Using a free action before the action: what it brings, unless it may bring more later."""
    effect = glance.position.book.effects[glance.position.box.progress[kind].free]
    value = effect_worth(glance, effect)
    if value <= 0.0:
        return -1.0
    if glance.actions > 1 and _grows(glance, effect, value):
        return -0.5
    return value


def _grows(glance: Glance, effect: Effect, value: float) -> bool:
    """Whether a free action may well bring more later in this turn."""
    if isinstance(effect, Per):
        amount = 0
        for thing in range(KINDS):
            amount = max(amount, effect.amount(glance.position, glance.seat, thing))
        return amount < effect.most
    if isinstance(effect, (FreeFight, Strike)):
        return value < BEST_LATER * glance.actions
    return isinstance(effect, (Ally, FreeTrade)) and value < BEST_LATER * glance.actions


def effect_worth(glance: Glance, effect: Effect) -> float:
    """What doing an effect now is worth."""
    position, seat = glance.position, glance.seat
    if isinstance(effect, Yield):
        total = 0.0
        for thing in range(KINDS):
            amount = effect.amount(position, seat, thing)
            if amount:
                total += glance.goods(thing, position.room(seat, thing, amount))
        return total
    if isinstance(effect, Swap):
        total = 0.0
        for thing in range(KINDS):
            change = effect.gained[thing] - effect.paid[thing]
            if change:
                total += glance.goods(thing, change)
        return total
    if isinstance(effect, Choose):
        return max([effect_worth(glance, effect.several[branch]) for branch in effect.open(position, seat, NONE)])
    if isinstance(effect, FreeTrade):
        return max([glance.trade_worth(space) for space in spaces(position, seat)])
    if effect.parts():
        return add_up([effect_worth(glance, part) for part in effect.parts()])
    return map_effect_worth(glance, effect)


def after_weights(glance: Glance, question: Any, actions: Sequence[Action]) -> list[float]:
    """Free actions after the action, or no more."""
    values: list[float] = []
    for action in actions:
        assert isinstance(action, EmpiresAction)
        values.append(0.0 if action.verb == DONE else _use_now(glance, action.arg))
    return values


def branch_weights(glance: Glance, question: Any, actions: Sequence[Action]) -> list[float]:
    """One of several effects."""
    assert isinstance(question, PickBranch)
    effect = glance.position.book.effects[question.effect]
    assert isinstance(effect, Choose)
    values: list[float] = []
    for action in actions:
        assert isinstance(action, EmpiresAction)
        values.append(effect_worth(glance, effect.several[action.arg]))
    return values
