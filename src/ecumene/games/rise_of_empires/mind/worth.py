"""What things are worth in points at each time of the game, for a typical owner: tables made once from the content.

The worth of a gold piece, a disc or a cube comes from the content's valuation; what a tile yields to the end, and what
it costs to keep it over the ends of eras, follows from that. The quick player looks no further; `glance` adds what an
owner's own position changes. Judgements of ours for bots, no rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.effects import Choose, Effect
from ecumene.games.rise_of_empires.box.box import EmpiresBox
from ecumene.games.rise_of_empires.box.content import (
    CITY,
    CUBE,
    FOOD,
    GOLD,
    LAST_TURN,
    MODIFIERS,
    NONE,
    POINT,
    PROGRESS,
    RESOURCE,
    THINGS,
    TURNS,
    City,
    Land,
    Progress,
)
from ecumene.games.rise_of_empires.box.yields import Yield
from ecumene.games.rise_of_empires.play.free_combat import Ally, FreeFight, Strike
from ecumene.games.rise_of_empires.play.gains import Gain, Per, Swap
from ecumene.games.rise_of_empires.play.trade import FreeTrade

OWNED: Final = (
    (1, 1, 1, 1, 1, 1, 3, 3, 0, 1),
    (2, 1, 1, 1, 2, 2, 4, 5, 1, 1),
    (3, 2, 1, 1, 2, 3, 5, 5, 2, 1),
)
"""By era, how many of each counted thing (see `gains.COUNTED`) a typical owner has."""

CHANGES: Final = [
    0.5,  # defender_loss: a fight of an empire tile does more
    -0.4,  # attacker_loss
    -0.5,  # defence
    1.2,  # extra_regions
    0.2,  # sea
    0.8,  # any_region
    -0.2,  # any_region_cost
    -0.7,  # city_gold
    -0.1,  # wonder_gold
    -0.15,  # wonder_resource
    -0.2,  # progress_gold
    0.0,  # keep_progress: counted at the end of an era
    0.0,  # keep_city
    2.2,  # no_food_upkeep: the upkeep of a few cities, in food
    0.8,  # trade_gold
    0.8,  # free_discs: all in turns B
    0.3,  # opens_overseas
    0.0,  # gold_per_point: counted at the end of the game
]
"""Points a turn for one more of each modifier."""
FREE_FIGHT: Final = 1.2
STRIKE: Final = 1.4
ALLIANCE: Final = 0.6
FREE_TRADE: Final = 1.8
BARTER: Final = 0.5  # what it is worth to have what one needs
GOLD_AT_END: Final = 9.0  # what an owner of a better rate has then
KEPT_EACH_ERA: Final = 0.7  # of a tile that is kept for nothing: the gold or the cube it would cost
MARKET: Final = 0.55  # part of a disc's worth that a trade gives away: unspent discs have few other uses


def add_up(values: Sequence[float]) -> float:
    """The sum of some numbers; `sum` itself begins with an int, which compiled code takes at its word."""
    found = 0.0
    for value in values:
        found += value
    return found


class Worths:
    """What things are worth by turn, with so many players. Row 6 of a table is after the end of the game."""

    def __init__(self, box: EmpiresBox, seats: int) -> None:
        self.box = box
        self.crowd = box.valuation.cubes[seats]
        self.book = box.book
        self.each_turn = box.each_turn
        self.held = [self._held(turn) for turn in range(TURNS + 1)]  # of a thing in hand while actions last
        self.earned = [self._earned(turn) for turn in range(TURNS)]  # of a thing that the phases of a turn bring
        self.left = [self._left(turn) for turn in range(TURNS + 1)]  # of one of a thing in each turn from then on
        self.inventions = [[self._invention(turn, tile) for tile in box.progress] for turn in range(TURNS)]
        self.settled = [[self._settled(turn, city) for city in box.cities] for turn in range(TURNS)]
        self.progress = [[self._progress(turn, tile) for tile in box.progress] for turn in range(TURNS)]
        self.cities = [[self._city(turn, city) for city in box.cities] for turn in range(TURNS)]
        self.lands = [[self._land(turn, land) for land in box.lands] for turn in range(TURNS)]
        self.tiles = [[self._tile(turn, number) for number in range(len(box.tiles))] for turn in range(TURNS)]
        self.trades = [self._trades(turn) for turn in range(TURNS)]
        self.regions = [self._regions(turn) for turn in range(TURNS)]

    # ---- goods

    def _held(self, turn: int) -> list[float]:
        """Between two eras, and before the end, half way from one valuation to the next."""
        valuation = self.box.valuation
        if turn == TURNS:
            return [*valuation.last[:FOOD], 0.0, 1.0]
        now = valuation.worth[turn >> 1]
        then = now
        if turn & 1:
            then = valuation.worth[(turn >> 1) + 1] if turn < LAST_TURN else valuation.last
        found = [(now[thing] + then[thing]) / 2.0 for thing in range(FOOD + 1)]
        found[CUBE] *= self.crowd
        return [*found, 1.0]

    def _earned(self, turn: int) -> list[float]:
        """What the income brings is spent in the next turn; food is eaten, in the last turn twice."""
        food = self.box.valuation.worth[turn >> 1][FOOD]
        return [*self.held[turn + 1][:FOOD], food * 2.0 if turn == LAST_TURN else food, 1.0]

    def _left(self, turn: int) -> list[float]:
        return [add_up([self.earned[t][thing] for t in range(turn, TURNS)]) for thing in range(len(THINGS))]

    def bundle(self, turn: int, amounts: Sequence[int]) -> float:
        """What some things of the phases of a turn are worth, in the order of THINGS."""
        worth = 0.0
        earned = self.earned[turn]
        for thing in range(len(amounts)):
            if amounts[thing]:
                worth += amounts[thing] * earned[thing]
        return worth

    # ---- tiles

    def kept(self, values: Sequence[float], turn: int, thing: int) -> float:
        """A tile that is worth `values[t]` in turn t, from `turn` on, where keeping it over an era costs a thing.

        It is kept as long as that pays.
        """
        worth = 0.0
        for now in range(LAST_TURN, turn - 1, -1):
            if now & 1 and now < LAST_TURN:
                worth = max(worth - self.held[now + 1][thing], 0.0)
            worth += values[now]
        return worth

    def _progress(self, turn: int, tile: Progress) -> float:
        """A progress tile for a typical owner, its price in gold included."""
        price = (turn >> 1) - tile.era
        value = self.inventions[turn][self.box.progress_no[tile.id]]
        return value - max(price, 0) * self.held[turn][GOLD]

    def _invention(self, turn: int, tile: Progress) -> float:
        """What a progress tile brings a typical owner from a turn on."""
        values: list[float] = []
        number = self.box.progress_no[tile.id]
        for now in range(TURNS):
            value = self.changes(now, tile) + self.free(now, tile)
            for part in self.each_turn[number]:
                value += self.bundle(now, _typical(part, now >> 1))
            values.append(value)
        return self.kept(values, turn, GOLD)

    def changes(self, turn: int, tile: Progress) -> float:
        """What the modifiers of a progress tile are worth in a turn."""
        worth = 0.0
        for which in range(len(MODIFIERS)):
            if tile.modifiers[which]:
                worth += tile.modifiers[which] * self._change(turn, which)
        return worth

    def _change(self, turn: int, which: int) -> float:
        name = MODIFIERS[which]
        if name == "gold_per_point":
            better, usual = self.box.values.gold_per_point - 1, self.box.values.gold_per_point
            return GOLD_AT_END * (1.0 / better - 1.0 / usual) / 2.0 if turn == LAST_TURN else 0.0
        if name == "free_discs":
            return 2.0 * CHANGES[which] if turn & 1 else 0.0
        if name == "keep_progress" or name == "keep_city":
            return KEPT_EACH_ERA if turn & 1 and turn < LAST_TURN else 0.0
        if name == "no_food_upkeep":
            return CHANGES[which] * self.earned[turn][FOOD]
        if name == "wonder_gold" or name == "wonder_resource":
            return CHANGES[which] * 2.0 if turn & 1 else 0.0
        if name == "city_gold" or name == "trade_gold" or name == "progress_gold":
            return CHANGES[which] * self.held[turn][GOLD]
        return CHANGES[which]

    def free(self, turn: int, tile: Progress) -> float:
        """What the free action of a progress tile is worth in a turn."""
        return 0.0 if tile.free == NONE else self.effect(turn, self.book.effects[tile.free])

    def effect(self, turn: int, effect: Effect) -> float:
        """What doing an effect is worth to a typical owner."""
        if isinstance(effect, Yield):
            return self.goods(turn, _typical(effect, turn >> 1))
        if isinstance(effect, Swap):
            return BARTER + self.goods(turn, effect.gained) - self.goods(turn, effect.paid)
        if isinstance(effect, Choose):
            return max([self.effect(turn, part) for part in effect.several])
        if isinstance(effect, FreeFight):
            return FREE_FIGHT * effect.defender / 2.0
        if isinstance(effect, Strike):
            return STRIKE * effect.defender / 2.0
        if isinstance(effect, Ally):
            return ALLIANCE
        if isinstance(effect, FreeTrade):
            return FREE_TRADE
        return add_up([self.effect(turn, part) for part in effect.parts()])

    def goods(self, turn: int, amounts: Sequence[int]) -> float:
        """Some things in hand, in the order of THINGS."""
        worth = 0.0
        held = self.held[turn]
        for thing in range(len(amounts)):
            if amounts[thing]:
                worth += amounts[thing] * held[thing]
        return worth

    def city_turns(self, city: City, food: bool) -> list[float]:
        """What a city yields in each turn, less its upkeep; `food` or none of it."""
        values: list[float] = []
        for turn in range(TURNS):
            earned = self.earned[turn]
            value = city.points + self.bundle(turn, city.income[:FOOD])
            value -= city.resource_upkeep * earned[RESOURCE]
            if food:
                value += (city.income[FOOD] - city.food_upkeep) * earned[FOOD]
            values.append(value)
        return values

    def _settled(self, turn: int, city: City) -> float:
        """What a city brings from a turn on; a wonder nothing."""
        return 0.0 if city.wonder else self.kept(self.city_turns(city, True), turn, CUBE)

    def _city(self, turn: int, city: City) -> float:
        """A city or a wonder, paid for."""
        return self.settled[turn][self.box.city_no[city.id]] + city.once - self.goods(turn, city.cost)

    def _land(self, turn: int, land: Land) -> float:
        left = self.left[turn]
        value = land.points * left[POINT] + land.cube * left[CUBE] + land.food * left[FOOD]
        return value + max(left[GOLD], left[RESOURCE], left[CUBE]) if land.choice else value

    def _tile(self, turn: int, number: int) -> float:
        tile = self.box.tiles[number]
        if tile.family == PROGRESS:
            return self.progress[turn][tile.thing]
        return self.cities[turn][tile.thing] if tile.family == CITY else self.lands[turn][tile.thing]

    # ---- trade and the map

    def _trades(self, turn: int) -> list[float]:
        held = self.held[turn]
        return [
            space.gold * held[GOLD] + space.points - space.discs * held[RESOURCE] * MARKET for space in self.box.trades
        ]

    def _regions(self, turn: int) -> list[float]:
        """What leading in a region is worth in a turn."""
        return [
            region.first + (region.amount * self.earned[turn][region.benefit] if region.benefit != NONE else 0.0)
            for region in self.box.regions
        ]


def _typical(effect: Yield, era: int) -> tuple[int, ...]:
    """What a yield gives to a typical owner."""
    if isinstance(effect, Gain):
        return effect.amounts
    assert isinstance(effect, Per)
    times = OWNED[era][effect.of] // effect.each
    return tuple([min(amount * times, effect.most) for amount in effect.amounts])
