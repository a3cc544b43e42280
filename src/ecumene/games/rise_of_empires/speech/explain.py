"""Explaining: what an action costs or brings, and why."""

from __future__ import annotations

from ecumene.core.action import Action, Seat
from ecumene.core.tally import Tally
from ecumene.games.rise_of_empires.box.actions import BACK, FIGHT, STRIKE, TAKE, TRADE, EmpiresAction
from ecumene.games.rise_of_empires.box.content import (
    CITY,
    CUBE,
    GOLD,
    PROGRESS,
    RESOURCE,
    ROWS,
    THINGS,
    TRADE_GOLD,
)
from ecumene.games.rise_of_empires.play import city, display, progress
from ecumene.games.rise_of_empires.play.attacks import other_loss
from ecumene.games.rise_of_empires.play.combat import Fight
from ecumene.games.rise_of_empires.play.free_combat import FightTarget, StrikeTarget
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from ecumene.games.rise_of_empires.play.reach import side_of


def explain(position: EmpiresPosition, seat: Seat, action: Action) -> Tally | None:
    """What an action costs or brings, item by item; None where it is about no number."""
    assert isinstance(action, EmpiresAction)
    if action.verb == BACK:
        tally = Tally("rise_of_empires.display.price")
        tally.add(
            "rise_of_empires.display.price", display.price(position, seat, action.arg, action.more), ROWS[action.arg]
        )
        return tally
    if action.verb == TAKE:
        tile = position.box.tiles[action.arg]
        if tile.family == PROGRESS:
            return _progress(position, seat, tile.thing)
        return _city(position, seat, tile.thing) if tile.family == CITY else None
    if action.verb == TRADE:
        return _trade(position, seat, action.arg)
    if action.verb == FIGHT or action.verb == STRIKE:
        return _losses(position, seat, action)
    return None


def _losses(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> Tally | None:
    """The cubes that an opponent would lose in a fight or by a strike."""
    top = position.agenda[-1] if position.agenda else None
    tally = Tally("rise_of_empires.combat.losses")
    if isinstance(top, Fight):
        lines = side_of(position, top.tile).lines
        line = action.more & 1
        if action.verb != FIGHT or line >= len(lines):
            return None
        other_loss(position, seat, action.more >> 1, action.arg, lines[line][1], True, tally)
    elif isinstance(top, FightTarget) and action.verb == FIGHT:
        other_loss(position, seat, action.more >> 1, action.arg, top.defender, False, tally)
    elif isinstance(top, StrikeTarget) and action.verb == STRIKE:
        other_loss(position, seat, action.more, action.arg, top.defender, False, tally)
    else:
        return None
    return tally


def _progress(position: EmpiresPosition, seat: Seat, kind: int) -> Tally:
    """The gold for a tile of an earlier era."""
    tally = Tally("rise_of_empires.progress.price")
    age = position.era - position.box.progress[kind].era
    tally.add("rise_of_empires.progress.price", age, THINGS[GOLD])
    tally.add("rise_of_empires.effects.progress_gold", progress.price(position, seat, kind) - age, THINGS[GOLD])
    return tally


def _city(position: EmpiresPosition, seat: Seat, number: int) -> Tally:
    """Gold, discs and cubes, with what progress tiles take off."""
    tile = position.box.cities[number]
    rule = "rise_of_empires.wonders.price" if tile.wonder else "rise_of_empires.city.price"
    paid = city.price(position, seat, number)
    tally = Tally(rule)
    for thing in (GOLD, RESOURCE, CUBE):
        tally.add(rule, tile.cost[thing], THINGS[thing])
    off = "rise_of_empires.effects.wonder_gold" if tile.wonder else "rise_of_empires.effects.city_gold"
    tally.add(off, paid[GOLD] - tile.cost[GOLD], THINGS[GOLD])
    tally.add("rise_of_empires.effects.wonder_resource", paid[RESOURCE] - tile.cost[RESOURCE], THINGS[RESOURCE])
    return tally


def _trade(position: EmpiresPosition, seat: Seat, number: int) -> Tally:
    """What a space brings: gold or points, and the gold that progress tiles add."""
    space = position.box.trades[number]
    tally = Tally("rise_of_empires.trade.space")
    tally.add("rise_of_empires.trade.space", space.gold, "gold")
    tally.add("rise_of_empires.trade.space", space.points, "point")
    tally.add("rise_of_empires.effects.trade_gold", position.active_modifier(seat, TRADE_GOLD), "gold")
    return tally
