"""What lies in the box of Tapestry: the words of the game as numbers, and its components as frozen objects.

The engine numbers everything by its place in its table: resource 2 is food, track 0 exploration, tech card 5 the barn.
Buildings stand in the order of the resources that they bring, and a space of a track is 12 * track + space - 1. Effects
are numbers in the game's effect book, -1 where there is none.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ecumene.games.tapestry.box.plots import Plots

COIN: Final = 0
WORKER: Final = 1
FOOD: Final = 2
CULTURE: Final = 3
RESOURCES: Final = ("coin", "worker", "food", "culture")

MARKET: Final = 0
HOUSE: Final = 1
FARM: Final = 2
ARMORY: Final = 3
BUILDINGS: Final = ("market", "house", "farm", "armory")
"""The income buildings, each in the place of its resource."""

EXPLORATION: Final = 0
SCIENCE: Final = 1
MILITARY: Final = 2
TECHNOLOGY: Final = 3
ARTS: Final = 4
BASE_TRACKS: Final = ("exploration", "science", "military", "technology")
TRACKS: Final = ("exploration", "science", "military", "technology", "arts")  # a game has its first `track_count`
TRACK_LENGTH: Final = 12
TIERS: Final = 4

SEA: Final = 0
MOUNTAIN: Final = 1
GRASS: Final = 2
FOREST: Final = 3
DESERT: Final = 4
TERRAINS: Final = ("sea", "mountain", "grass", "forest", "desert")

COMPLETE_TRACK: Final = 0
TOPPLE_TWO: Final = 1
MIDDLE_ISLAND: Final = 2
ACHIEVEMENTS: Final = ("complete_track", "topple_two", "middle_island")

BOARDS: Final = ("large", "small")
SEAT_COUNTS: Final = (2, 3, 4, 5)
"""How many may sit at a table [tapestry.rulings.seats]."""

BASE: Final = "base"
PLANS_AND_PLOYS: Final = "plans_and_ploys"
ARTS_AND_ARCHITECTURE: Final = "arts_and_architecture"
FANTASIES_AND_FUTURES: Final = "fantasies_and_futures"
BOXES: Final[tuple[str, ...]] = (BASE, PLANS_AND_PLOYS, ARTS_AND_ARCHITECTURE, FANTASIES_AND_FUTURES)
"""The base box and those that a table may add, in the order in which they number what lies in them.

A component keeps its number whichever boxes are in play: those of the base box come first in every table.
"""

WHEN_PLAYED: Final = 0
THIS_ERA: Final = 1
PERMANENT: Final = 2
CARD_KINDS: Final = ("when_played", "this_era", "permanent")
"""When the ability of a tapestry card holds."""

PAY_RESOURCE: Final = 0
PAY_TERRITORY: Final = 1
PAY_TAPESTRY: Final = 2
PAY_TECH: Final = 3
PAYMENTS: Final = ("resource", "territory", "tapestry", "tech")
"""What a bonus can cost: resources of one's choice, territory tiles, tapestry cards of the hand, tech cards."""

PER_TECH_CARD: Final = 0
PER_LINE: Final = 1
PER_TERRITORY: Final = 2
COUNTED: Final = ("tech_card", "line", "territory")
"""What a space of the income mat can count for points."""

SUPPLY_TILES: Final = 0
SAME_BUILDINGS: Final = 1
TOP_TECHS: Final = 2
LINES: Final = 3
COMPLETE_DISTRICTS: Final = 4
GAINED_BUILDINGS: Final = 5
MASTERPIECES: Final = 6
INSPIRATIONS: Final = 7
HAND_CARDS: Final = 8
SECOND_TIERS: Final = 9
ONE_KIND: Final = 10
OBJECTIVES: Final = (
    "tiles", "same_buildings", "top_techs", "lines", "districts", "buildings", "masterpieces", "inspirations", "hand",
    "second_tiers", "one_kind",
)  # fmt: skip
"""What landmark cards count: territory tiles in supply, income buildings of one kind in the capital, tech cards in the
top row, complete rows and columns, complete districts, income buildings off the income mat, masterpieces, inspiration
tiles placed, tapestry cards in hand, tracks on which one has come into tier II, income buildings of one kind wherever
they stand."""

SMALL_CITY: Final = 0
FEW_DISTRICTS: Final = 1
ODD_CITIES: Final = ("small_city", "few_districts")
"""Capitals in which the objective of a landmark card may need another number: fewer rows, or four districts at most."""

INCOME_SPACES: Final = 6
CITY: Final = 9
"""The plots of a row, and of a column, of a capital; no capital has more districts."""
NO_DISTRICT: Final = 9
"""In the place of a district's number, for plots that belong to none."""
BLOCKS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([CITY * (3 * (d // 3) + i // 3) + 3 * (d % 3) + i % 3 for i in range(CITY)]) for d in range(CITY)]
)
"""The plots of the nine districts of a base capital, blocks of three by three."""
BLOCK_OF: Final[tuple[int, ...]] = tuple([3 * (plot // CITY // 3) + plot % CITY // 3 for plot in range(CITY * CITY)])

FACING: Final[tuple[tuple[tuple[int, int], tuple[int, int]], ...]] = tuple(
    [(((d + 2) % 6, d), ((d + 3) % 6, (d + 5) % 6)) for d in range(6)]
)
"""For each of the six `DIRECTIONS`, the pairs of a corner here and one of the neighbour that meet in a point.

Corners are numbered clockwise from the top left, on flat-top hexes.
"""


def tier_of(space: int) -> int:
    """The tier of space 1 to 12 of a track; the start, space 0, is in none."""
    return (space + 2) // 3


# ---- tracks

FREELY: Final = 0
DIFFERENT: Final = 1
IDENTICAL: Final = 2
MIXTURES: Final = ("any", "different", "identical")  # what pays for a tier besides the track's own resource


@dataclass(frozen=True)
class Track:
    """An advancement track; `cost` is by tier, `landmarks` are those of tiers II, III and IV."""

    id: str
    resource: int  # -1 for a track that has none of its own
    building: int
    cost: tuple[tuple[int, int], ...]  # (of the track's own resource, of any) [tapestry.advancing.cost]
    mixtures: tuple[int, ...]  # by tier one of MIXTURES, for what is not the track's own [tapestry.arts.cost]
    landmarks: tuple[int, ...]


@dataclass(frozen=True)
class Space:
    """A space of a track: its benefit, and the bonus that may be bought with it."""

    id: str
    track: int
    space: int  # 1 to 12
    tier: int
    benefit: int
    bonus: int
    pay: int  # what it costs, one of PAYMENTS; -1 where there is no bonus
    price: int  # how many of it


# ---- cards and mats


@dataclass(frozen=True)
class Listening:
    """An effect that follows an event; `of` narrows it to a track or to a kind of building."""

    event: int
    whose: int
    of: int
    effect: int


@dataclass(frozen=True)
class Abilities:
    """What a card or a civilization does while it is in force; events and modifiers as bits."""

    whenever: tuple[Listening, ...]
    events: int
    modifiers: int


@dataclass(frozen=True)
class TechCard:
    """A technology card; for the top row it needs a tier of a track, an open space of the income mat or a landmark."""

    id: str
    box: str
    circle: int
    square: int
    needs_track: int  # -1 where it needs something else
    needs_tier: int
    needs_building: int  # -1 where it needs something else
    needs_space: int  # 1 to 6
    arts: bool = False  # out of play without Arts & Architecture [tapestry.boxes.arts_icon]
    needs_landmark: bool = False  # a landmark must stand on the card itself [tapestry.technology.landmark]
    single_use: bool = False  # turned over once its square is gained [tapestry.technology.single_use]
    needs_enchantment: bool = False  # … or income turn 5 [tapestry.technology.enchantment]

    @property
    def condition(self) -> str:
        """What kind of thing the top row needs, as the rules of technology name it."""
        if self.needs_landmark:
            return "landmark"
        return "enchantment" if self.needs_enchantment else "prerequisite"


@dataclass(frozen=True)
class TapestryCard:
    """A kind of tapestry card."""

    id: str
    box: str
    kind: int
    copies: int
    effects: int  # what is done when it is played
    response: int  # what is done when it is discarded against a conquest; -1 for a card that is no response
    abilities: Abilities  # what it does while it is in force
    arts: bool = False  # out of play without Arts & Architecture [tapestry.boxes.arts_icon]
    counter: bool = False  # an attacker may discard it against an ambush
    plots: Plots | None = None
    left: int = -1  # its enchantment on the left, as effects [tapestry.enchantments.left]
    right: int = -1  # … and on the right [tapestry.enchantments.right]

    @property
    def enchanted(self) -> bool:
        """Whether it has an enchantment on either side."""
        return self.left >= 0 or self.right >= 0


@dataclass(frozen=True)
class Masterpiece:
    """A masterpiece; one of single use is turned over by its benefit, and never serves others."""

    id: str
    box: str
    benefit: int
    single_use: bool


@dataclass(frozen=True)
class Mat:
    """The numbers and effects printed on a civilization mat, under the words that content gives them."""

    numbers: dict[str, int]  # counts, points, and cards by their number
    series: dict[str, tuple[int, ...]]  # several numbers: points by size, tracks …
    effects: dict[str, int]
    grids: dict[str, tuple[tuple[int, ...], ...]]  # effects in rows or columns
    paths: tuple[tuple[int, ...], ...]  # from the start, then from each spot: the spots that come next
    names: dict[str, tuple[str, ...]]  # ids of things, which may lie in a box that is not in play


@dataclass(frozen=True)
class Civilization:
    """A civilization: effects for its moments, -1 where nothing happens then, and what its mat prints."""

    id: str
    box: str
    setup: int
    start: int  # the adjustment for whoever begins with it [tapestry.setup.adjustments]
    start_loss: int  # its losses, at the end of the first income turn
    income: int  # step 1 of income turns 2 to 5
    first_income_end: int
    gained: int  # during the game
    final: int  # at the end of income turn 5
    abilities: Abilities  # what it does all the time
    data: Mat


@dataclass(frozen=True)
class Capital:
    """A capital city mat; those of the base box differ only in their number and their impassable plots."""

    id: str
    box: str
    number: int  # the start that is printed on it; 0: an advanced one, which has none
    impassable: int  # a mask of plots, 9 * row + column
    pads: int = 0  # plots that count as filled though one may build there
    districts: tuple[tuple[int, ...], ...] = BLOCKS
    district_of: tuple[int, ...] = BLOCK_OF  # per plot, NO_DISTRICT outside all of them
    pays: tuple[int, ...] = (1,) * CITY  # per district the resources of choice for completing it
    rewards: tuple[int, ...] = (-1,) * CITY  # … and what else that gives
    overhang: bool = True  # whether landmarks may hang over the edge
    not_with: tuple[str, ...] = ()  # civilizations with which nobody begins in it
    clear_lines: int = 0  # so many complete lines without a pad score one point more, 0: they do not
    joint: int = 0  # a mask of districts
    joint_reward: int = -1  # what completing all of those gives
    final: int = -1  # what happens at the end of its owner's last income turn
    size: int = CITY  # rows, and columns; the plots of others are no part of it
    wisps: int = 0  # those impassable plots beside which landmarks cost points in the end
    imps: tuple[int, ...] = ()  # per district the plot that must be joined to the centre; (): districts are filled
    centre: int = -1
    income: int = 0  # resources of choice for each complete district on every income turn
    aside: int = 0  # points for each landmark, none of which stand in it; 0: they do

    def has_plot(self, plot: int) -> bool:
        """Whether a plot of the usual grid is part of this one [tapestry.capitals.bottle_grid]."""
        return plot // CITY < self.size and plot % CITY < self.size


@dataclass(frozen=True)
class Landmark:
    """A landmark, and where it comes from: a tier of a track, a tech card or a landmark card with its objective.

    That of none of them is given by a tapestry card or a space tile.
    """

    id: str
    box: str
    height: int
    track: int  # -1 where it comes from no track
    tier: int
    tech: int  # -1 where it comes from no tech card
    shapes: tuple[tuple[tuple[int, int], ...], ...]  # (row, column) of its cells, in each way it can lie
    objective: int = -1  # one of OBJECTIVES; -1 where it has no landmark card
    needed: int = 0  # how many of that
    odd: int = -1  # one of ODD_CITIES, in which it is another number; -1 where there is none
    odd_needed: int = 0
    corrected: bool = False  # whether its card is a later printing


@dataclass(frozen=True)
class Tile:
    """A territory tile; `turned[k]` has its corners after k turns clockwise."""

    id: str
    box: str
    turned: tuple[tuple[int, ...], ...]
    rotations: tuple[int, ...]  # those that look different [tapestry.rulings.equal_rotations]
    lands: tuple[int, ...]  # the land terrains on it, inner land included
    benefit: int


@dataclass(frozen=True)
class SpaceTile:
    """A space tile; what it does while it lies explored, most nothing."""

    id: str
    box: str
    benefit: int  # -1 where nothing happens at once
    abilities: Abilities
    replaces: int = -1  # the tile whose corrected printing it is [tapestry.options.space_tile_4]


@dataclass(frozen=True)
class Board:
    """A map. Hexes have the numbers of `actions.WORLD`; outside of this map everything about them is empty."""

    id: str
    hexes: tuple[int, ...]
    mask: int
    near: tuple[tuple[int, ...], ...]  # the six hexes around each by `DIRECTIONS`, -1 where the map ends
    around: tuple[tuple[int, ...], ...]  # those that exist
    around_mask: tuple[int, ...]
    printed: tuple[tuple[int, ...], ...]  # six corner terrains, or none where a tile can be laid
    lands: tuple[tuple[int, ...], ...]  # the land terrains printed on each, inner land included
    start: tuple[int, ...]  # the hex of each capital number, which are 1 to 6; -1 for number 0
    island: int


@dataclass(frozen=True)
class IncomeSpace:
    """A space of the income mat: what it brings once it is open, and what it scores."""

    id: str
    building: int
    space: int  # 1 to 6
    resources: tuple[int, ...]
    territory: int
    tapestry: int
    points: int
    points_per: int  # one of COUNTED, -1 for none


@dataclass(frozen=True)
class PlayerCount:
    """What the number of players decides [tapestry.setup.map] [tapestry.setup.capitals]."""

    seats: int
    board: str
    pair: bool  # each player draws a pair of capitals and keeps one


@dataclass(frozen=True)
class Achievement:
    """An achievement: points for the first, the second … to earn it, on each board."""

    id: str
    slots: dict[str, tuple[int, ...]]


@dataclass(frozen=True)
class TapestryContent:
    """All components of the game. Tables are in the order of their records, which numbers them."""

    tracks: tuple[Track, ...]
    track_count: int
    spaces: tuple[Space, ...]  # as the rulebook's guide has them
    printed_spaces: tuple[Space, ...]  # as the icons of the board show them
    tech: tuple[TechCard, ...]
    cards: tuple[TapestryCard, ...]
    civs: tuple[Civilization, ...]
    capitals: tuple[Capital, ...]
    landmarks: tuple[Landmark, ...]
    tiles: tuple[Tile, ...]
    stars: tuple[SpaceTile, ...]
    boards: dict[str, Board]
    players: dict[int, PlayerCount]
    map_of: dict[int, str]  # the board for so many seats
    pairs: tuple[tuple[int, int], ...]  # capitals that are dealt together
    income: tuple[IncomeSpace, ...]  # 6 * building + space - 1
    inspired: tuple[IncomeSpace, ...]  # the same on inspiration tiles; empty without them
    masterpieces: tuple[Masterpiece, ...]
    eras: tuple[int, ...]  # by era: resources for the first among neighbours, 0 before era 2
    science_die: tuple[int, ...]  # the track on each face
    arts_die: tuple[int, ...]  # the same for the die that comes with the fifth track; empty without it
    red_die: tuple[int, ...]  # the effect of each face
    black_die: tuple[int, ...]
    achievements: tuple[Achievement, ...]
    # by id, the number of each
    space_no: dict[str, int] = field(default_factory=dict)
    tech_no: dict[str, int] = field(default_factory=dict)
    card_no: dict[str, int] = field(default_factory=dict)
    civ_no: dict[str, int] = field(default_factory=dict)
    capital_no: dict[str, int] = field(default_factory=dict)
    landmark_no: dict[str, int] = field(default_factory=dict)
    tile_no: dict[str, int] = field(default_factory=dict)
    star_no: dict[str, int] = field(default_factory=dict)
    masterpiece_no: dict[str, int] = field(default_factory=dict)
