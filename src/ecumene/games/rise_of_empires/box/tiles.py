"""Reading the tiles of the displays: progress, territories and cities, and the sorts of tiles that they make."""

from __future__ import annotations

from typing import Final

from ecumene.core.content import Content, Fields
from ecumene.core.effect_reading import EffectReader
from ecumene.games.rise_of_empires.box.actions import MOST_TOWNS
from ecumene.games.rise_of_empires.box.content import (
    ANY_REGION,
    ANY_REGION_COST,
    CITY,
    CITY_SETS,
    ERA_IDS,
    LANDS,
    MODIFIERS,
    PROGRESS,
    PROGRESS_TILES,
    TERRITORY,
    TERRITORY_TILES,
    TOWN,
    TURN_IDS,
    WONDERS,
    City,
    Land,
    Progress,
    Tile,
)
from ecumene.games.rise_of_empires.box.fields import amounts_of
from ecumene.games.rise_of_empires.box.yields import yields_of

ADDED: Final = (
    "defender_loss", "attacker_loss", "defence", "city_gold", "wonder_gold", "wonder_resource", "progress_gold",
)  # fmt: skip
"""Modifiers that are added to a loss or to a price, and so may be less than nothing."""

FLAGS: Final = ("sea", "any_region", "no_food_upkeep", "free_discs", "opens_overseas")
"""Modifiers that a tile has or has not."""

COST: Final = ("gold", "resource", "cube")
INCOME: Final = ("gold", "resource", "cube", "food")


class Sorts:
    """Gathers the sorts of tiles, family by family."""

    def __init__(self) -> None:
        self.tiles: list[Tile] = []
        self.plain_of: list[int] = []

    def add(self, id: str, family: int, thing: int, copies: int, red: int) -> None:
        """A kind of tile: one sort, or two where only some of its copies are red below."""
        plain = len(self.tiles)
        both = 0 < red < copies
        self.tiles.append(Tile(id, family, thing, red == copies, copies - red if both else copies))
        self.plain_of.append(plain)
        if both:
            self.tiles.append(Tile(f"{id}_red", family, thing, True, red))
            self.plain_of.append(plain)


# ---- progress


def read_progress(content: Content, reader: EffectReader, sorts: Sorts) -> tuple[Progress, ...]:
    """The kinds of progress tiles, which make as many tiles in each era."""
    kinds: list[Progress] = []
    found = [0 for _ in ERA_IDS]
    last: dict[int, Fields] = {}
    for row in content.rows("progress"):
        era = ERA_IDS.index(row.one_of("era", ERA_IDS))
        copies = row.integer("copies", 1, 5)
        sorts.add(row.record, PROGRESS, len(kinds), copies, row.integer("red", 0, copies))
        found[era] += copies
        last[era] = row
        each_turn, free = _yields_each_turn(row, reader), reader.listed(row, "free")
        kinds.append(Progress(row.record, era, each_turn, free, _modifiers(row)))
        row.nothing_else()
    for era, row in last.items():
        if found[era] != PROGRESS_TILES:
            raise row.wrong("copies", f"make {found[era]} tiles of era {ERA_IDS[era]}, which must be {PROGRESS_TILES}")
    content.check_count("progress", sum(found), PROGRESS_TILES * len(ERA_IDS))
    return tuple(kinds)


def _yields_each_turn(row: Fields, reader: EffectReader) -> int:
    """What a tile brings each turn: gains that can be foretold, so that each phase finds its own."""
    number = reader.listed(row, "each_turn")
    if number >= 0 and yields_of(reader.book[number]) is None:
        raise row.wrong("each_turn", "must be made of gain and per")
    return number


def _modifiers(row: Fields) -> tuple[int, ...]:
    always = row.part("always")
    numbers: list[int] = []
    for name in MODIFIERS:
        least = -9 if name in ADDED else 0
        numbers.append(always.integer(name, least, 1 if name in FLAGS else 9, 0))
    always.nothing_else()
    if numbers[ANY_REGION_COST] and not numbers[ANY_REGION]:
        raise always.wrong("any_region_cost", "stands only beside any_region")
    return tuple(numbers)


# ---- territories


def read_lands(content: Content, sorts: Sorts) -> tuple[Land, ...]:
    """The five kinds of territory tiles."""
    lands: list[Land] = []
    found = 0
    for row in content.named("territories", LANDS):
        choice = row.flag("choice")
        if choice != (len(lands) == TOWN):
            raise row.wrong("choice", "must be true of towns, and of them only")
        copies = row.integer("copies", 1, MOST_TOWNS if choice else TERRITORY_TILES)
        sorts.add(row.record, TERRITORY, len(lands), copies, row.integer("red", 0, copies))
        found += copies
        food, cube = row.integer("food", -9, 9), row.integer("cube", 0, 9)
        lands.append(Land(row.record, food, cube, row.integer("points", 0, 9), choice))
        row.nothing_else()
        if found > TERRITORY_TILES or (len(lands) == len(LANDS) and found < TERRITORY_TILES):
            raise row.wrong("copies", f"make {found} territory tiles, which must be {TERRITORY_TILES}")
    return tuple(lands)


# ---- cities


def read_cities(content: Content, sorts: Sorts) -> tuple[City, ...]:
    """The cities and wonders in their sets; wonders come in B turns only."""
    cities: list[City] = []
    left: list[int] = [*CITY_SETS]
    wonders = 0
    for row in content.rows("cities"):
        sorts.add(row.record, CITY, len(cities), 1, 1 if row.flag("red") else 0)
        city = _read_city(row)
        cities.append(city)
        left[city.set] -= 1
        wonders += city.wonder
        if left[city.set] < 0:
            raise row.wrong("set", f"{TURN_IDS[city.set]} has its {CITY_SETS[city.set]} tiles already")
        if wonders > WONDERS or (wonders < WONDERS and not any(left)):
            raise row.wrong("wonder", f"makes {wonders} wonders in all, which must be {WONDERS}")
    content.check_count("cities", len(cities), sum(CITY_SETS))
    return tuple(cities)


def _read_city(row: Fields) -> City:
    turn = TURN_IDS.index(row.one_of("set", TURN_IDS))
    wonder = row.flag("wonder")
    upkeep = row.part("upkeep")
    cost = amounts_of(row, "cost", COST, 30)
    income = amounts_of(row, "income", INCOME, 9)
    city = City(
        row.record,
        turn,
        wonder,
        (cost[0], cost[1], cost[2]),
        upkeep.integer("food", 0, 9, 0),
        upkeep.integer("resource", 0, 1, 0),
        (income[0], income[1], income[2], income[3]),
        row.integer("points", 0, 30),
        row.integer("once", 0, 60),
    )
    upkeep.nothing_else()
    row.nothing_else()
    if wonder:
        _check_wonder(row, city)
    elif city.once or cost[1] or cost[2]:
        raise row.wrong("once" if city.once else "cost", "must be that of a city: gold, and no points at once")
    return city


def _check_wonder(row: Fields, wonder: City) -> None:
    """A wonder comes in a B turn and is put away when built: it scores at once [rise_of_empires.wonders.turn_b]."""
    if not wonder.set & 1:
        raise row.wrong("wonder", "must be false: wonders come in B turns only")
    if wonder.points or any(wonder.income):
        raise row.wrong("points" if wonder.points else "income", "must be none: a wonder brings nothing each turn")
    if wonder.food_upkeep or wonder.resource_upkeep:
        raise row.wrong("upkeep", "must be none: a wonder is put away when it is built")
