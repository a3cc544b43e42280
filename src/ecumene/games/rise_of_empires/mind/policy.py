"""The quick player: an answer that makes sense at first sight, at once. For beginners to play against; it is no rule.

Search tries it first where it comes for the first time; its play-outs go by `mind`.
It looks at typical worths (`worth`) and at who has most cubes, never at the whole position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from ecumene.core.action import Action, Seat
from ecumene.core.effects import Choose, PickBranch
from ecumene.games.rise_of_empires.box.actions import (
    DONE,
    EMPIRE,
    FIGHT,
    KEEP_CITY,
    KEEP_PROGRESS,
    PASS,
    USE,
    EmpiresAction,
)
from ecumene.games.rise_of_empires.box.content import CITY, CUBE, FOOD, GOLD, LAST_TURN, NONE, POINT, PROGRESS, ROWS
from ecumene.games.rise_of_empires.box.content import EMPIRE as EMPIRE_ROW
from ecumene.games.rise_of_empires.box.content import TRADE as TRADE_ROW
from ecumene.games.rise_of_empires.mind.worth import Worths
from ecumene.games.rise_of_empires.play import city, progress, trade
from ecumene.games.rise_of_empires.play.combat import Fight
from ecumene.games.rise_of_empires.play.display import AfterAction, PayDiscs, TakeAction, price, wealth
from ecumene.games.rise_of_empires.play.empire import PlaceCubes, TakeEmpire
from ecumene.games.rise_of_empires.play.era_end import KeepTiles
from ecumene.games.rise_of_empires.play.food import TownGoods
from ecumene.games.rise_of_empires.play.free_combat import AllyRegion, FightTarget, StrikeTarget
from ecumene.games.rise_of_empires.play.model import KINDS, EmpiresPosition
from ecumene.games.rise_of_empires.play.reach import side_of
from ecumene.games.rise_of_empires.play.taking import TakeTile
from ecumene.games.rise_of_empires.play.trade import ChooseTrade
from ecumene.games.rise_of_empires.play.yields import food

WHIM: Final = 1.2  # points by which chance may prefer one answer to another
EACH_CUBE: Final = 0.9  # what an empire action brings for each cube of the pool
MANY_CUBES: Final = 8  # beyond which more do not help
WAITING: Final = 0.35  # what an empire action brings more after each round, since fewer can undo it
DISC_COST: Final = 0.45  # what a disc to the left costs
ENOUGH_FOOD: Final = 9

Quick: TypeAlias = Callable[[EmpiresPosition, Seat, Any, Worths, Random], Action]


def quick_action(position: EmpiresPosition, seat: Seat, worths: Worths, rng: Random) -> Action:
    """What seems best at first sight, with a whim."""
    question = position.agenda[-1]
    answer = QUICK.get(type(question))
    return _any(position, seat) if answer is None else answer(position, seat, question, worths, rng)


def _any(position: EmpiresPosition, seat: Seat) -> Action:
    """Where there is little to think about: no city is let go, and who may choose a place takes the first."""
    legal = position.legal(seat)
    last = legal[-1]
    return last if last is position.acts.done else legal[0]


# ---- rows


def _row_worths(position: EmpiresPosition, seat: Seat, worths: Worths) -> list[float]:
    """What the best of each row is worth, as far as it can be paid; -9 where there is nothing."""
    box, goods = position.box, position.goods
    tiles = worths.tiles[position.turn]
    found = [-9.0] * len(ROWS)
    gold = goods[KINDS * seat + GOLD]
    for shown in (position.shown, position.beside):
        for tile in shown:
            sort = box.tiles[tile]
            value = tiles[tile]
            if value <= found[sort.family]:
                continue
            if sort.family == PROGRESS:
                if sort.thing in position.progress[seat] or progress.price(position, seat, sort.thing) > gold:
                    continue
            elif sort.family == CITY and city.missing(position, seat, sort.thing) >= 0:
                continue
            found[sort.family] = value
    if NONE in position.empires:
        pool = goods[KINDS * seat + CUBE]
        found[EMPIRE_ROW] = EACH_CUBE * min(pool, MANY_CUBES) + WAITING * position.actions_done - 0.5
    trades = worths.trades[position.turn]
    for space in trade.spaces(position, seat):
        if trades[space] > found[TRADE_ROW]:
            found[TRADE_ROW] = trades[space]
    return found


def _take_action(position: EmpiresPosition, seat: Seat, question: Any, worths: Worths, rng: Random) -> Action:
    """A free action if there is one, else the row that is worth most, with what a disc there costs."""
    legal = position.legal(seat)
    first = legal[0]
    assert isinstance(first, EmpiresAction)
    if len(legal) == 1 or (first.verb == USE and _pays(position, seat, first)):
        return first
    rows = _row_worths(position, seat, worths)
    best = legal[-1]
    most = -99.0
    for action in legal:
        assert isinstance(action, EmpiresAction)
        if action.verb == USE:
            continue
        value = rows[action.arg] + WHIM * rng.random()
        if position.turn_b:
            due = price(position, seat, action.arg, action.more)
            value = max(value, 0.0) - (DISC_COST * due if due <= wealth(position, seat) else 20.0)
        if value > most:
            best, most = action, value
    return best


def _pays(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> bool:
    """Whether a free action makes sense now: gains do, attacks and trades after the action."""
    effect = position.book.effects[position.box.progress[action.arg].free]
    return effect.commutes() or isinstance(effect, Choose)


def _after(position: EmpiresPosition, seat: Seat, question: Any, worths: Worths, rng: Random) -> Action:
    """Free actions one after the other; those that may wait in half of the cases."""
    action = position.legal(seat)[0]
    assert isinstance(action, EmpiresAction)
    if action.verb == USE and (_pays(position, seat, action) or rng.random() < 0.5):
        return action
    return position.acts.done


# ---- tiles, empires, trade


def _tile(position: EmpiresPosition, seat: Seat, question: Any, worths: Worths, rng: Random) -> Action:
    """The tile that typical owners like best."""
    tiles = worths.tiles[position.turn]
    best: Action = position.acts.pass_
    most = 0.0 if question.may_pass else -99.0
    for action in position.legal(seat):
        assert isinstance(action, EmpiresAction)
        if action.verb == PASS:
            continue
        value = tiles[action.arg] + WHIM * rng.random()
        if value > most:
            best, most = action, value
    return best


def _trade(position: EmpiresPosition, seat: Seat, question: Any, worths: Worths, rng: Random) -> Action:
    """The space with the best price."""
    trades = worths.trades[position.turn]
    best: Action = position.acts.pass_
    most = -99.0
    for action in position.legal(seat):
        assert isinstance(action, EmpiresAction)
        if action.verb != PASS and trades[action.arg] > most:
            best, most = action, trades[action.arg]
    return best


def _empire(position: EmpiresPosition, seat: Seat, question: Any, worths: Worths, rng: Random) -> Action:
    """A tile for as many regions as there are cubes, the sea and a strong fight."""
    pool = position.goods[KINDS * seat + CUBE]
    best: Action = position.acts.pass_
    most = -99.0
    for action in position.legal(seat):
        assert isinstance(action, EmpiresAction)
        if action.verb != EMPIRE:
            continue
        side = side_of(position, action.arg)
        attacker, defender = side.lines[0]
        value = 1.2 * min(side.regions, pool // 2) + 0.6 * side.sea + 0.5 * (defender - attacker)
        value += WHIM * rng.random()
        if value > most:
            best, most = action, value
    return best


# ---- the map


def _most(position: EmpiresPosition, seat: Seat, region: int) -> int:
    """The most cubes of another in a region."""
    most = 0
    place = region
    for other in range(position.seats):
        if other != seat and position.cubes[place] > most:
            most = position.cubes[place]
        place += position.regions
    return most


def _place(position: EmpiresPosition, seat: Seat, question: Any, worths: Worths, rng: Random) -> Action:
    """Cubes where it takes few of them to lead."""
    assert isinstance(question, PlaceCubes)
    pool = position.goods[KINDS * seat + CUBE]
    values = worths.regions[position.turn]
    cube = worths.held[position.turn][CUBE]
    turns = 1.5 if position.turn & 1 == 0 else 1.0
    best: Action = position.acts.done
    most = 0.0
    for region in question.regions(position):
        own = position.cubes_of(seat, region)
        rival = _most(position, seat, region)
        cubes = rival - own + 1
        worth = turns * values[region]
        if cubes <= 0:
            cubes, worth = 1, 0.15 * worth
        elif cubes > pool:
            cubes, worth = 1, turns * position.box.regions[region].second
        elif cubes < pool and rng.random() < 0.5:
            cubes, worth = cubes + 1, worth + 0.7
        worth += WHIM * rng.random() - cube * cubes
        if worth > most:
            best, most = position.acts.place(region, cubes), worth
    return best


def _fight(position: EmpiresPosition, seat: Seat, question: Any, worths: Worths, rng: Random) -> Action:
    """The fight that makes or saves a leader, or costs the other more than oneself."""
    values = worths.regions[position.turn]
    lines: Sequence[tuple[int, int]]
    if isinstance(question, Fight):
        lines = side_of(position, question.tile).lines
    elif isinstance(question, FightTarget):
        lines = ((question.attacker, question.defender),)
    else:
        assert isinstance(question, StrikeTarget)
        lines = ((0, question.defender),)
    best: Action = position.acts.done
    most = 0.0 if isinstance(question, Fight) else -99.0
    for action in position.legal(seat):
        assert isinstance(action, EmpiresAction)
        if action.verb == DONE:
            continue
        fight = action.verb == FIGHT
        rival = action.more >> 1 if fight else action.more
        attacker, defender = lines[action.more & 1 if fight else 0]
        own = position.cubes_of(seat, action.arg)
        other = position.cubes_of(rival, action.arg)
        value = 0.4 * min(defender, other) - 0.4 * min(attacker, own) + 0.3 * rng.random()
        lead = own - other
        after = max(own - attacker, 0) - max(other - defender, 0)
        if own and lead <= 0 and after > lead:
            value += values[action.arg] * (1.0 if after > 0 else 0.4)
        elif lead > 0 >= after:
            value -= values[action.arg]
        if value > most:
            best, most = action, value
    return best


def _ally(position: EmpiresPosition, seat: Seat, question: Any, worths: Worths, rng: Random) -> Action:
    """The best region that one leads in."""
    values = worths.regions[position.turn]
    legal = position.legal(seat)
    best = legal[0]
    most = -99.0
    for action in legal:
        assert isinstance(action, EmpiresAction)
        value = values[action.arg] + (3.0 if position.controls(seat, action.arg) else 0.0)
        if value > most:
            best, most = action, value
    return best


# ---- paying and choosing goods


def _pay(position: EmpiresPosition, seat: Seat, question: Any, worths: Worths, rng: Random) -> Action:
    """The thing of which one has most, by its worth; food only while there is enough, points last."""
    assert isinstance(question, PayDiscs)
    held = worths.held[position.turn]
    best = GOLD
    least = 99.0
    for thing in range(KINDS):
        have = position.goods[KINDS * seat + thing]
        if not have:
            continue
        cost = held[thing] * 6.0 / (have + 4.0)
        if thing == FOOD:
            cost = 0.3 if have > ENOUGH_FOOD else 0.9
        elif thing == POINT:
            cost = 1.0
        if cost < least:
            best, least = thing, cost
    have = position.goods[KINDS * seat + best]
    if best == FOOD and have > ENOUGH_FOOD:
        have -= ENOUGH_FOOD
    return position.acts.pay(best, min(question.due, have))


def _towns(position: EmpiresPosition, seat: Seat, question: Any, worths: Worths, rng: Random) -> Action:
    """Food against hunger, else gold or cubes."""
    assert isinstance(question, TownGoods)
    goods = position.goods
    left = goods[KINDS * seat + FOOD] + food(position, seat)
    if left < (0 if position.turn == LAST_TURN else 3):
        return position.acts.town(FOOD, min(question.left, max(1, -left)))
    cubes = position.turn < LAST_TURN and goods[KINDS * seat + CUBE] < goods[KINDS * seat + GOLD]
    return position.acts.town(CUBE if cubes else GOLD, question.left)


def _keep(position: EmpiresPosition, seat: Seat, question: Any, worths: Worths, rng: Random) -> Action:
    """What is worth more than it costs to keep, the best first."""
    then = position.turn + 1
    best: Action = position.acts.done
    most = worths.held[then][GOLD]
    for action in position.legal(seat):
        assert isinstance(action, EmpiresAction)
        if action.verb == KEEP_PROGRESS:
            value = worths.inventions[then][action.arg]
        elif action.verb == KEEP_CITY:
            value = worths.settled[then][action.arg]
        else:
            continue
        if value > most:
            best, most = action, value
    return best


def _branch(position: EmpiresPosition, seat: Seat, question: Any, worths: Worths, rng: Random) -> Action:
    """The branch that typical owners like best, with a whim."""
    assert isinstance(question, PickBranch)
    effect = position.book.effects[question.effect]
    assert isinstance(effect, Choose)
    legal = position.legal(seat)
    best = legal[0]
    most = -99.0
    for action in legal:
        assert isinstance(action, EmpiresAction)
        value = worths.effect(position.turn, effect.several[action.arg]) + WHIM * rng.random()
        if value > most:
            best, most = action, value
    return best


QUICK: dict[type, Quick] = {
    TakeAction: _take_action,
    AfterAction: _after,
    TakeTile: _tile,
    ChooseTrade: _trade,
    TakeEmpire: _empire,
    PlaceCubes: _place,
    Fight: _fight,
    FightTarget: _fight,
    StrikeTarget: _fight,
    AllyRegion: _ally,
    PayDiscs: _pay,
    TownGoods: _towns,
    KeepTiles: _keep,
    PickBranch: _branch,
}
"""The other questions are answered by `_any`."""
