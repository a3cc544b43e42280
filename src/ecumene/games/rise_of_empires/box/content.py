"""What lies in the box of Rise of Empires: the words of the game as numbers, and its components as frozen objects.

The engine numbers everything by its place in its table: thing 2 is a cube, row 3 the empires, turn 5 is IIIB. Effects
are numbers in the game's effect book, -1 where there is none.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NONE: Final = -1

GOLD: Final = 0
RESOURCE: Final = 1
CUBE: Final = 2
FOOD: Final = 3
POINT: Final = 4
THINGS: Final = ("gold", "resource", "cube", "food", "point")

ERAS: Final = 3
TURNS: Final = 6
ERA_IDS: Final = ("I", "II", "III")
TURN_IDS: Final = ("IA", "IB", "IIA", "IIB", "IIIA", "IIIB")
LAST_TURN: Final = 5

PROGRESS: Final = 0
TERRITORY: Final = 1
CITY: Final = 2
EMPIRE: Final = 3
TRADE: Final = 4
ROWS: Final = ("progress", "territory", "city", "empire", "trade")
"""The rows of the action display; the first three are the families of tiles too."""
FAMILIES: Final = ("progress", "territory", "city")

OLD_WORLD: Final = 0
NEW_WORLD: Final = 1
FAR_EAST: Final = 2
AREAS: Final = ("old_world", "new_world", "far_east")

PLAINS: Final = 0
ISLAND: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
TOWN: Final = 4
LANDS: Final = ("plains", "island", "forest", "mountain", "town")

SEAT_COUNTS: Final = (2, 3, 4, 5)  # rule: rise_of_empires.setup.seats
REGIONS: Final = 32
EMPIRES: Final = 8  # rule: rise_of_empires.setup.empire_tiles
TRADE_SPACES: Final = 11
PROGRESS_TILES: Final = 16  # of an era
TERRITORY_TILES: Final = 40  # of the game
TILES_SHOWN: Final = (8, 10)
"""The progress and the territory tiles that a turn turns up."""
CITY_SETS: Final = (5, 5, 5, 5, 8, 8)
"""The cities and wonders of each turn."""
WONDERS: Final = 6

DEFENDER_LOSS: Final = 0
ATTACKER_LOSS: Final = 1
DEFENCE: Final = 2
EXTRA_REGIONS: Final = 3
SEA: Final = 4
ANY_REGION: Final = 5
ANY_REGION_COST: Final = 6
CITY_GOLD: Final = 7
WONDER_GOLD: Final = 8
WONDER_RESOURCE: Final = 9
PROGRESS_GOLD: Final = 10
KEEP_PROGRESS: Final = 11
KEEP_CITY: Final = 12
NO_FOOD_UPKEEP: Final = 13
TRADE_GOLD: Final = 14
FREE_DISCS: Final = 15
OPENS_OVERSEAS: Final = 16
GOLD_PER_POINT: Final = 17
MODIFIERS: Final = (
    "defender_loss",
    "attacker_loss",
    "defence",
    "extra_regions",
    "sea",
    "any_region",
    "any_region_cost",
    "city_gold",
    "wonder_gold",
    "wonder_resource",
    "progress_gold",
    "keep_progress",
    "keep_city",
    "no_food_upkeep",
    "trade_gold",
    "free_discs",
    "opens_overseas",
    "gold_per_point",
)
"""What a progress tile changes all the time. Losses and prices are what is added to them, so -1 makes one less."""


# ---- tiles


@dataclass(frozen=True)
class Progress:
    """A kind of progress tile; `modifiers` has a number for each of MODIFIERS, 0 where the tile changes nothing."""

    id: str
    era: int
    each_turn: int  # the effect of every turn: food, income and points, each in its phase
    free: int  # the effect of its free action
    modifiers: tuple[int, ...]


@dataclass(frozen=True)
class City:
    """A city, or a wonder: that one scores once and is never owned."""

    id: str
    set: int  # the turn that turns it up
    wonder: bool
    cost: tuple[int, int, int]  # gold, resources, cubes
    food_upkeep: int
    resource_upkeep: int
    income: tuple[int, int, int, int]  # gold, resources, cubes, food
    points: int  # each turn
    once: int  # when it is built


@dataclass(frozen=True)
class Land:
    """A kind of territory tile: what it brings each turn; a town brings one thing of choice besides."""

    id: str
    food: int
    cube: int
    points: int
    choice: bool


@dataclass(frozen=True)
class Tile:
    """A sort of tile of the displays: tiles of one kind that are alike in their lower part too.

    A kind of which some tiles are red below and some are not has two sorts, `irrigation` and `irrigation_red`; every
    other kind is one sort. Red counts with two or three players only.
    """

    id: str
    family: int
    thing: int  # its number among the progress tiles, the lands or the cities
    red: bool
    copies: int


# ---- empires and trade


@dataclass(frozen=True)
class Side:
    """A side of an empire tile; a line has the cubes that the attacker and the defender lose."""

    regions: int
    sea: bool
    lines: tuple[tuple[int, int], ...]  # the upper one first


@dataclass(frozen=True)
class EmpireTile:
    """An empire tile: the side of era I, then the side of eras II and III."""

    id: str
    sides: tuple[Side, Side]


@dataclass(frozen=True)
class TradeSpace:
    """A space of the trade track: so many resource discs for gold or for points."""

    id: str
    discs: int
    gold: int
    points: int
    eras: int  # the eras in which it is open, as bits


# ---- the map


@dataclass(frozen=True)
class Region:
    """A region of the map, with the points of the first and of the second, and the benefit of who controls it."""

    id: str
    era: int  # from which it is open
    area: int
    first: int
    second: int
    benefit: int  # a thing, -1 for none
    amount: int
    sea: bool
    near: tuple[int, ...]  # the regions next to it, by a border or by an arrow


# ---- the rest of the box


@dataclass(frozen=True)
class Values:
    """Amounts of the set-up, the tracks and the end of the game."""

    gold: int
    resources: int
    cubes: int  # of one player, in all
    cubes_in_pool: int
    food_start: int
    food_top: int
    resource_discs: int
    gold_per_point: int
    resources_per_point: int
    spaces: tuple[tuple[int, ...], ...]  # [row][seats]: spaces of the action display, 0 for so few seats as cannot play


@dataclass(frozen=True)
class Valuation:
    """What things are worth in points, for those who plan; no rule looks at it."""

    worth: tuple[tuple[float, ...], ...]  # [era][thing]
    cubes: tuple[float, ...]  # [seats]: times what a cube is worth with so many players
    waiting: tuple[tuple[float, ...], ...]  # [seats][turn A or B]: times what an empire brings an action later
    places: tuple[tuple[float, ...], ...]  # [seats][turn]: what a place earlier in the order of the next turn is worth
    last: tuple[float, ...]  # [thing], gained in the Income phase of the last turn
    action: tuple[float, ...]  # [era]: what one action brings, as a rule
    food_safe: float  # food above what will be needed
    food_short: float  # food that is missing
