"""Income: gold, resource discs and cubes, then the upkeep of cities that cost discs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.core.tally import Tally
from ecumene.games.rise_of_empires.box.actions import DISCARD, DONE, TOWN_GOODS, EmpiresAction
from ecumene.games.rise_of_empires.box.content import CUBE, GOLD, RESOURCE, THINGS
from ecumene.games.rise_of_empires.play import city as cities
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from ecumene.games.rise_of_empires.play.yields import income


@dataclass(frozen=True, eq=False)
class IncomePhase(Step):
    """All players in turn order, as long as the bank has discs.

    [rise_of_empires.income.order] [rise_of_empires.income.discs_run_out]
    """

    def run(self, position: Any) -> None:
        assert isinstance(position, EmpiresPosition)
        for seat in reversed(position.order):
            position.agenda.append(ResourceUpkeep(seat))
            position.agenda.append(Collect(seat))


@dataclass(frozen=True, eq=False)
class Collect(Step):
    """Gold and discs from the bank, cubes from the stock [rise_of_empires.income.cubes]."""

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, EmpiresPosition)
        seat = self.seat
        for thing in (GOLD, RESOURCE, CUBE):
            if position.journal is None:
                position.gain(seat, thing, income(position, seat, thing))
            else:
                _collect_told(position, seat, thing)
        for thing in range(TOWN_GOODS):
            position.towns[TOWN_GOODS * seat + thing] = 0


def _collect_told(position: EmpiresPosition, seat: Seat, thing: int) -> None:
    """The same for one thing, with its items; what the bank or the stock lacks is an item too."""
    tally = Tally("rise_of_empires.income.collect")
    due = income(position, seat, thing, tally)
    gained = position.gain(seat, thing, due)
    if due:
        lacking = "rise_of_empires.income.discs_run_out" if thing == RESOURCE else "rise_of_empires.income.cubes"
        tally.add(lacking, gained - due)
        position.tell("rise_of_empires-log-income", {"who": seat, "thing": THINGS[thing], "n": gained}, tally)


# ---- upkeep


def supplied(position: EmpiresPosition, seat: Seat) -> list[int]:
    """The cities of a seat that cost it discs."""
    found: list[int] = []
    for city in position.cities[seat]:
        if position.box.cities[city].resource_upkeep and city not in found:
            found.append(city)
    return found


def upkeep(position: EmpiresPosition, seat: Seat) -> int:
    """The discs that all of a seat's cities cost."""
    return sum([position.box.cities[city].resource_upkeep for city in position.cities[seat]])


@dataclass(frozen=True, eq=False)
class ResourceUpkeep(Step):
    """After the whole income [rise_of_empires.income.after_income] each such city is paid for or goes.

    [rise_of_empires.income.upkeep]
    """

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, EmpiresPosition)
        able = supplied(position, self.seat)
        discs = position.have(self.seat, RESOURCE)
        if able and upkeep(position, self.seat) > discs and (len(able) == 1 or not discs):
            cities.discard(position, self.seat, able[0])  # nothing to choose
            position.agenda.append(self)
        elif able:
            position.agenda.append(RefuseResources(self.seat))


@dataclass(frozen=True, eq=False)
class RefuseResources(SeatQuestion):
    """Which city is not paid for, or no more: then the others are.

    What a city gave before it went is kept, but it scores no points [rise_of_empires.income.discarded].
    """

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, EmpiresPosition)
        legal: list[Action] = [position.acts.of[DISCARD][city] for city in supplied(position, seat)]
        if upkeep(position, seat) <= position.have(seat, RESOURCE):
            legal.append(position.acts.done)
        return legal

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb == DONE:
            if upkeep(position, seat) > position.have(seat, RESOURCE):
                raise IllegalAction("rise_of_empires.income.upkeep")
        elif action.verb != DISCARD:
            raise IllegalAction("core.choice")
        elif action.arg not in supplied(position, seat):
            raise IllegalAction("rise_of_empires.income.upkeep", city=position.box.cities[action.arg].id)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb == DISCARD:
            cities.discard(position, seat, action.arg)
            position.agenda.append(ResourceUpkeep(seat))
        else:
            paid = upkeep(position, seat)
            position.spend(seat, RESOURCE, paid)
            position.tell_number("rise_of_empires-log-upkeep", seat, paid)


ITEMS: tuple[type[Item], ...] = (Collect, IncomePhase, RefuseResources, ResourceUpkeep)
