"""What a seat sees of its own position at a glance: what one more good, tile, trade or region would be worth to it.

`worth` knows typical owners; here the stores, the food, the tiles and the map of one seat count. For bots, no rule.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.games.rise_of_empires.box.actions import MOST_SPACES
from ecumene.games.rise_of_empires.box.content import (
    CITY,
    CUBE,
    FOOD,
    FREE_DISCS,
    GOLD,
    LAST_TURN,
    NO_FOOD_UPKEEP,
    POINT,
    PROGRESS,
    RESOURCE,
    TRADE_GOLD,
    TURNS,
    City,
)
from ecumene.games.rise_of_empires.mind.realm import Realm
from ecumene.games.rise_of_empires.mind.worth import Worths
from ecumene.games.rise_of_empires.play import progress as progress_chapter
from ecumene.games.rise_of_empires.play import yields
from ecumene.games.rise_of_empires.play.city import price as city_price
from ecumene.games.rise_of_empires.play.display import own_discs
from ecumene.games.rise_of_empires.play.display import price as disc_price
from ecumene.games.rise_of_empires.play.food import Feed, FoodPhase
from ecumene.games.rise_of_empires.play.gains import Gain, Per, count
from ecumene.games.rise_of_empires.play.income import Collect, IncomePhase
from ecumene.games.rise_of_empires.play.model import ACTIONS, KINDS, EmpiresPosition
from ecumene.games.rise_of_empires.play.points import PointsPhase

SAFE: Final = 5.0  # food at the end beyond which another one only makes gold
SURPLUS: Final = 0.3  # gold that such a food makes
SHORT: Final = 0.95  # of a food that will be missing
GROWTH: Final = [0.25, 0.2, 0.2, 0.2, 0.25, 0.5, 0.4, 0.5, 0.5, 0.3]
"""By what is counted (see `gains.COUNTED`), how many more there are a turn later."""
CHOSEN: Final = 0.65  # part of its best good that counts for a town, see docs/bots.md for what towns brought
DISC: Final = 0.45  # what paying for a disc costs: the cheapest of five currencies
MARKET: Final = 0.7  # part of the worth of its discs that a trade costs; the quick player takes less, see `worth`

# one more of a good: worth more where there are few, less where there are many
FEW: Final = [1.25, 1.15, 2.0]
EACH: Final = [0.025, 0.05, 0.08]
LEAST: Final = [0.67, 0.5, 0.45]


class Glance:
    """One seat's position."""

    def __init__(self, position: EmpiresPosition, seat: Seat, worths: Worths) -> None:
        self.position = position
        self.seat = seat
        self.worths = worths
        self.turn = position.turn
        self.scored_from = self.turn + 1  # the first turn whose points are still to come
        self.paid_from = self.turn + 1  # … whose income
        self.fed_from = self.turn + 1  # … whose food
        self._look_ahead()
        self.actions = actions_left(position, seat)
        self.food_apart = False  # whether food is counted for itself, and not with what gives or costs it
        self._total_food = -999.0
        self._realm: Realm | None = None
        self.factors = [self._factor(thing) for thing in range(FOOD)]

    def _look_ahead(self) -> None:
        """What of this turn is still to come."""
        for item in self.position.agenda:
            if isinstance(item, PointsPhase):
                self.scored_from = self.turn
            elif isinstance(item, IncomePhase) or (isinstance(item, Collect) and item.seat == self.seat):
                self.paid_from = self.turn
            elif isinstance(item, FoodPhase) or (isinstance(item, Feed) and item.seat == self.seat):
                self.fed_from = self.turn

    def realm(self) -> Realm:
        """The map; until it is scored the others may act as often as there are actions left."""
        if self._realm is None:
            patience = others_left(self.position, self.seat)
            self._realm = Realm(self.position, self.seat, self.worths, self.scored_from, patience)
        return self._realm

    # ---- goods

    def _factor(self, thing: int) -> float:
        have = self.position.goods[KINDS * self.seat + thing]
        return max(FEW[thing] - EACH[thing] * have, LEAST[thing])

    def good(self, thing: int) -> float:
        """One more of a thing in hand now."""
        if thing == POINT:
            return 1.0
        if thing == FOOD:
            return self.food_change(1.0)
        when = self.turn if self.actions else self.turn + 1
        return self.worths.held[when][thing] * self.factors[thing]

    def goods(self, thing: int, amount: int) -> float:
        """Some more of a thing in hand, or with a negative amount fewer."""
        if thing == POINT:
            return float(amount)
        if thing == FOOD:
            return self.food_change(float(amount))
        when = self.turn if self.actions else self.turn + 1
        have = self.position.goods[KINDS * self.seat + thing] + amount / 2.0
        return amount * self.worths.held[when][thing] * max(FEW[thing] - EACH[thing] * have, LEAST[thing])

    # ---- food

    def feeds(self) -> int:
        """How often a food of every turn counts: the last turn's twice."""
        return 0 if self.fed_from > LAST_TURN else TURNS - self.fed_from + 1

    def total_food(self) -> float:
        """Where the food marker would end, were it as long as one likes, with what one has now."""
        if self._total_food < -998.0:
            position, seat = self.position, self.seat
            net = yields.food(position, seat)
            if self.turn == LAST_TURN:
                net //= 2
            self._total_food = float(position.goods[KINDS * seat + FOOD] + net * self.feeds())
        return self._total_food

    def comfort(self, amount: float) -> float:
        """What food is worth in all, with so much more of it than there will be."""
        floor = SURPLUS * self.worths.held[min(self.turn + 1, TURNS)][GOLD]
        return _comfort(self.total_food() + amount, floor)

    def food_change(self, amount: float) -> float:
        """So much more food in all, or less."""
        return self.comfort(amount) - self.comfort(0.0)

    def food_each(self, amount: int) -> float:
        """So much more food in every turn, or less: what one of it is worth in one turn."""
        feeds = self.feeds()
        if not amount or not feeds or self.food_apart:
            return 0.0
        return self.food_change(float(amount * feeds)) / (amount * feeds)

    # ---- tiles

    def progress_worth(self, kind: int, price: int) -> float:
        """A progress tile from now on, for so much gold."""
        return self.progress_from(kind, self.scored_from) - self._gold(price)

    def _gold(self, price: int) -> float:
        return -self.goods(GOLD, -price) if price else 0.0

    def progress_from(self, kind: int, first: int) -> float:
        """What a progress tile brings from a turn on."""
        worths, tile = self.worths, self.position.box.progress[kind]
        values = [0.0] * TURNS
        amounts = self._amounts(kind)
        food_unit = self.food_each(int(amounts[FOOD])) if amounts[FOOD] >= 1.0 else 0.0
        growing = self._growing(kind)
        for turn in range(first, TURNS):
            value = 0.0
            earned = worths.earned[turn]
            for thing in range(FOOD):
                value += amounts[thing] * earned[thing] * self.factors[thing]
            value += amounts[POINT] + amounts[FOOD] * food_unit * (2.0 if turn == LAST_TURN else 1.0)
            value += growing * (turn - first)
            free = worths.free(turn, tile)
            own = worths.changes(turn, tile) + self._own_changes(kind, turn)
            if turn == self.turn:
                own *= self.actions / ACTIONS
                free *= 1.0 if self.actions > 1 else 0.4
            values[turn] = value + free + own
        return worths.kept(values, first, GOLD)

    def _amounts(self, kind: int) -> list[float]:
        """What a progress tile yields in a turn as things are."""
        position, seat = self.position, self.seat
        amounts = [0.0] * KINDS
        for part in self.worths.each_turn[kind]:
            if isinstance(part, Gain):
                for thing in range(KINDS):
                    amounts[thing] += part.amounts[thing]
            elif isinstance(part, Per):
                number = count(position, seat, part.of)
                for thing in range(KINDS):
                    if part.amounts[thing]:
                        amounts[thing] += min(part.amounts[thing] * (number // part.each), part.most)
        return amounts

    def _growing(self, kind: int) -> float:
        """What a progress tile yields more each turn because its owner's position grows."""
        position, seat = self.position, self.seat
        earned = self.worths.earned[self.turn]
        total = 0.0
        for part in self.worths.each_turn[kind]:
            if isinstance(part, Per):
                number = count(position, seat, part.of) // part.each
                for thing in range(KINDS):
                    if part.amounts[thing] and part.amounts[thing] * number < part.most:
                        total += part.amounts[thing] * earned[thing] * GROWTH[part.of] / part.each
        return total

    def _own_changes(self, kind: int, turn: int) -> float:
        """How much more or less than to others some changes are worth: free discs, unfed cities."""
        position, tile = self.position, self.position.box.progress[kind]
        if tile.modifiers[FREE_DISCS] and turn == self.turn and turn & 1:
            due = 0
            for place in own_discs(position, self.seat):
                due += disc_price(position, self.seat, place // MOST_SPACES, place % MOST_SPACES)
            return 0.6 * DISC * due - self.worths.changes(turn, tile)
        if tile.modifiers[NO_FOOD_UPKEEP]:
            upkeep = 0
            for city in position.cities[self.seat]:
                upkeep += position.box.cities[city].food_upkeep
            value = upkeep * self.food_each(upkeep) if upkeep else 0.0
            return value * (2.0 if turn == LAST_TURN else 1.0) - 0.5 * self.worths.changes(turn, tile)
        return 0.0

    def city_worth(self, number: int) -> float:
        """A city or a wonder from now on, paid for."""
        city = self.position.box.cities[number]
        cost = city_price(self.position, self.seat, number)
        value = float(city.once) if city.wonder else self.city_from(city, self.scored_from)
        for thing in (GOLD, RESOURCE, CUBE):
            if cost[thing]:
                value += self.goods(thing, -cost[thing])
        return value

    def city_from(self, city: City, first: int) -> float:
        """What a city brings from a turn on, less its upkeep."""
        values = self.worths.city_turns(city, False)
        food = city.income[FOOD]
        if not self.position.modifier(self.seat, NO_FOOD_UPKEEP):
            food -= city.food_upkeep
        if food:
            unit = self.food_each(food)
            for turn in range(first, TURNS):
                values[turn] += food * unit * (2.0 if turn == LAST_TURN else 1.0)
        return self.worths.kept(values, first, CUBE)

    def land_worth(self, kind: int) -> float:
        """A territory tile to the end."""
        land = self.position.box.lands[kind]
        left = self.worths.left[self.paid_from]
        value = land.points * left[POINT] + land.cube * left[CUBE] * self.factors[CUBE]
        if land.food:
            value += land.food * self.feeds() * self.food_each(land.food)
        if land.choice:
            best = max(left[GOLD], left[RESOURCE] * self.factors[RESOURCE], left[CUBE] * self.factors[CUBE])
            value += CHOSEN * best
        return value + self._counted_by_own(kind)

    def _counted_by_own(self, kind: int) -> float:
        """What own progress tiles that count a kind of territory bring for one more of it, until the era ends."""
        position, seat = self.position, self.seat
        turns = max((self.turn | 1) + 1 - self.scored_from, 0)
        total = 0.0
        for tile in position.progress[seat]:
            for part in self.worths.each_turn[tile]:
                if isinstance(part, Per) and part.of == kind:
                    number = count(position, seat, kind) // part.each
                    for thing in range(KINDS):
                        if part.amounts[thing] and part.amounts[thing] * number < part.most:
                            total += part.amounts[thing] * self.worths.earned[self.turn][thing] * turns / part.each
        return total

    def tile_worth(self, tile: int) -> float:
        """A tile of the display, paid for."""
        sort = self.position.box.tiles[tile]
        if sort.family == PROGRESS:
            return self.progress_worth(sort.thing, progress_chapter.price(self.position, self.seat, sort.thing))
        return self.city_worth(sort.thing) if sort.family == CITY else self.land_worth(sort.thing)

    # ---- trade

    def trade_worth(self, number: int) -> float:
        """A space of the trade track."""
        space = self.position.box.trades[number]
        gold = space.gold + self.position.active_modifier(self.seat, TRADE_GOLD)
        return self.goods(GOLD, gold) + space.points + MARKET * self.goods(RESOURCE, -space.discs)


def _comfort(total: float, floor: float) -> float:
    """What food is worth in all: each less than the one before, down to the gold that a surplus makes."""
    if total <= 0.0:
        return SHORT * total
    if total >= SAFE:
        return (SHORT + floor) / 2.0 * SAFE + floor * (total - SAFE)
    return SHORT * total - (SHORT - floor) * total * total / (2.0 * SAFE)


def actions_left(position: EmpiresPosition, seat: Seat) -> int:
    """How often a seat still acts in this turn: discs to put down, or to take back."""
    discs = position.rows.count(seat)
    return discs if position.turn_b else ACTIONS - discs


def others_left(position: EmpiresPosition, seat: Seat) -> float:
    """The part of a turn's actions that the others still have."""
    total = 0
    for other in range(position.seats):
        if other != seat:
            total += actions_left(position, other)
    return total / (ACTIONS * (position.seats - 1))
