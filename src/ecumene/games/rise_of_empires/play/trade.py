"""Trade: resource discs onto a space of the track, for gold or for points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, nothing_said
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.rise_of_empires.box.actions import PASS, TRADE, EmpiresAction
from ecumene.games.rise_of_empires.box.content import GOLD, NONE, RESOURCE, TRADE_GOLD
from ecumene.games.rise_of_empires.play.model import TRADE_POINTS, EmpiresPosition


def spaces(position: EmpiresPosition, seat: Seat) -> list[int]:
    """The spaces that a seat can use: open in this era, unused, and paid [rise_of_empires.trade.space]."""
    era, discs = position.era, position.have(seat, RESOURCE)
    found: list[int] = []
    for number, space in enumerate(position.box.trades):
        if space.eras >> era & 1 and position.traded[number] == NONE and space.discs <= discs:
            found.append(number)
    return found


def check_trade(position: EmpiresPosition, seat: Seat, number: int) -> None:
    """Refuse a space that a seat cannot use."""
    space = position.box.trades[number]
    if not space.eras >> position.era & 1:
        raise IllegalAction("rise_of_empires.trade.era", trade=space.id)
    if position.traded[number] == seat:
        raise IllegalAction("rise_of_empires.trade.own_again", trade=space.id)
    if position.traded[number] != NONE:
        raise IllegalAction("rise_of_empires.trade.once", trade=space.id)
    if space.discs > position.have(seat, RESOURCE):
        raise IllegalAction("rise_of_empires.trade.pay", trade=space.id)


def do_trade(position: EmpiresPosition, seat: Seat, number: int) -> None:
    """The discs lie on the space until the turn ends [rise_of_empires.trade.discs_lie]."""
    space = position.box.trades[number]
    position.spend(seat, RESOURCE, space.discs)
    position.traded[number] = seat
    gold = space.gold + position.active_modifier(seat, TRADE_GOLD)
    position.gain(seat, GOLD, gold)
    position.score(seat, space.points, TRADE_POINTS)
    position.tell("rise_of_empires-log-trades", {"who": seat, "trade": space.id, "gold": gold, "points": space.points})


def ask_trade(position: EmpiresPosition, seat: Seat, may_pass: bool) -> None:
    """Ask which space, where there is a choice."""
    able = spaces(position, seat)
    if len(able) == 1 and not may_pass:
        do_trade(position, seat, able[0])
    else:
        position.agenda.append(ChooseTrade(seat, may_pass))


@dataclass(frozen=True, eq=False)
class ChooseTrade(SeatQuestion):
    """Which space of the trade track; a disc taken back may also go without its action."""

    may_pass: bool

    def halfway(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, EmpiresPosition)
        trade = position.acts.of[TRADE]
        legal: list[Action] = [trade[space] for space in spaces(position, seat)]
        if self.may_pass:
            legal.append(position.acts.pass_)
        return legal

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb == PASS and self.may_pass:
            return
        if action.verb != TRADE:
            raise IllegalAction("rise_of_empires.display.without_action" if action.verb == PASS else "core.choice")
        check_trade(position, seat, action.arg)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb == PASS:
            position.tell("rise_of_empires-log-passes", {"who": seat, "row": "trade"})
        else:
            do_trade(position, seat, action.arg)


class FreeTrade(Effect):
    """A trade without a disc [rise_of_empires.effects.trade]."""

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, EmpiresPosition)
        return len(spaces(position, seat)) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        ask_trade(position, seat, False)


def _read_trade(reader: EffectReader, row: Fields, says: Any) -> Effect:
    nothing_said(row, "trade", says)
    return FreeTrade()


VERBS: dict[str, Verb] = {"trade": _read_trade}
ITEMS: tuple[type[Item], ...] = (ChooseTrade,)
