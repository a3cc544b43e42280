"""Food: what towns give, which cities go unfed, and the sum of gains and losses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.core.tally import Tally
from ecumene.games.rise_of_empires.box.actions import DISCARD, DONE, TOWN, TOWN_GOODS, EmpiresAction
from ecumene.games.rise_of_empires.box.content import FOOD, LAST_TURN, NO_FOOD_UPKEEP, THINGS
from ecumene.games.rise_of_empires.play import city as cities
from ecumene.games.rise_of_empires.play.model import HUNGER, EmpiresPosition
from ecumene.games.rise_of_empires.play.yields import food, towns


@dataclass(frozen=True, eq=False)
class FoodPhase(Step):
    """All players in turn order [rise_of_empires.food.order]: towns first, then cities, then the sum."""

    def run(self, position: Any) -> None:
        assert isinstance(position, EmpiresPosition)
        for seat in reversed(position.order):
            position.agenda.append(Feed(seat))
            position.agenda.append(FoodUpkeep(seat))
            ask_towns(position, seat, towns(position, seat))


# ---- towns


def ask_towns(position: EmpiresPosition, seat: Seat, left: int) -> None:
    """Each town gives one thing of its owner's choice [rise_of_empires.territory.town_choice]."""
    if left:
        position.agenda.append(TownGoods(seat, left))


@dataclass(frozen=True, eq=False)
class TownGoods(SeatQuestion):
    """What so many towns give this turn; food comes at once, the rest as income [rise_of_empires.food.towns]."""

    left: int

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, EmpiresPosition)
        legal: list[Action] = []
        for thing in range(TOWN_GOODS):
            for amount in range(1, self.left + 1):
                legal.append(position.acts.town(thing, amount))
        return legal

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, EmpiresAction)
        if action.verb != TOWN:
            raise IllegalAction("core.choice")
        if action.more > self.left:
            raise IllegalAction("rise_of_empires.territory.town_choice", n=self.left)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        position.towns[TOWN_GOODS * seat + action.arg] += action.more
        position.tell("rise_of_empires-log-towns", {"who": seat, "thing": THINGS[action.arg], "n": action.more})
        ask_towns(position, seat, self.left - action.more)


# ---- cities


def fed(position: EmpiresPosition, seat: Seat) -> list[int]:
    """The cities of a seat that cost it food."""
    if position.modifier(seat, NO_FOOD_UPKEEP):  # [rise_of_empires.effects.no_food_upkeep]
        return []
    found: list[int] = []
    for city in position.cities[seat]:
        if position.box.cities[city].food_upkeep and city not in found:
            found.append(city)
    return found


def short(position: EmpiresPosition, seat: Seat) -> bool:
    """Whether a seat's food would not suffice for all its losses [rise_of_empires.food.must_discard]."""
    return position.have(seat, FOOD) + food(position, seat) < 0


def _any_fed(position: EmpiresPosition, seat: Seat, able: list[int]) -> bool:
    """Whether food would suffice for at least one of some cities, if all others went."""
    times = 2 if position.turn == LAST_TURN else 1
    without = position.have(seat, FOOD) + food(position, seat)
    least = 99
    for city in position.cities[seat]:
        if city in able:
            tile = position.box.cities[city]
            net = times * (tile.food_upkeep - tile.income[FOOD])
            without += net
            least = min(least, net)
    return without >= least


@dataclass(frozen=True, eq=False)
class FoodUpkeep(Step):
    """Cities that cost food may go [rise_of_empires.food.refuse], and must while food is short."""

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, EmpiresPosition)
        able = fed(position, self.seat)
        if able and short(position, self.seat) and (len(able) == 1 or not _any_fed(position, self.seat, able)):
            cities.discard(position, self.seat, able[0])  # nothing to choose
            position.agenda.append(self)
        elif able:
            position.agenda.append(RefuseFood(self.seat))


@dataclass(frozen=True, eq=False)
class RefuseFood(SeatQuestion):
    """Which city is not fed, or no more."""

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, EmpiresPosition)
        legal: list[Action] = [position.acts.of[DISCARD][city] for city in fed(position, seat)]
        if not short(position, seat):
            legal.append(position.acts.done)
        return legal

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb == DONE:
            if short(position, seat):
                raise IllegalAction("rise_of_empires.food.must_discard")
        elif action.verb != DISCARD:
            raise IllegalAction("core.choice")
        elif action.arg not in fed(position, seat):
            raise IllegalAction("rise_of_empires.food.refuse", city=position.box.cities[action.arg].id)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb == DISCARD:
            cities.discard(position, seat, action.arg)
            position.agenda.append(FoodUpkeep(seat))


# ---- the sum


@dataclass(frozen=True, eq=False)
class Feed(Step):
    """The marker moves by gains less losses.

    Below 0 each missing food costs a point [rise_of_empires.food.shortage]; beyond the top two are a gold
    [rise_of_empires.food.surplus].
    """

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, EmpiresPosition)
        seat = self.seat
        tally = None if position.journal is None else Tally("rise_of_empires.food.sum")
        net = food(position, seat) if tally is None else food(position, seat, tally)
        missing = -(position.have(seat, FOOD) + net)
        gold = position.feed(seat, max(net, -position.have(seat, FOOD)))
        if tally is not None:
            position.tell(
                "rise_of_empires-log-food", {"who": seat, "n": net, "level": position.have(seat, FOOD)}, tally
            )
            if gold:
                position.tell_number("rise_of_empires-log-surplus", seat, gold)
        if missing > 0:
            lost = -position.score(seat, -missing, HUNGER)
            if lost:
                position.tell_number("rise_of_empires-log-hunger", seat, lost)


ITEMS: tuple[type[Item], ...] = (Feed, FoodPhase, FoodUpkeep, RefuseFood, TownGoods)
