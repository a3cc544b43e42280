"""What lies in the box of Beyond the Horizon: the words of the game as numbers, and its components as frozen objects.

The engine numbers everything by its place in its table: track 1 is the economy, colour 2 red, tile 28 the cradle.
Effects are numbers in the game's effect book, -1 where there is none. Several technologies, slots or colours together
are a mask: one bit for each.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ecumene.games.beyond_the_horizon.box.valuation import Valuation

NONE: Final = -1

SEAT_COUNTS: Final = (2, 3, 4)  # rule: beyond_the_horizon.setup.seats
MOST_SEATS: Final = 4

# ---- units, tokens, tracks

SETTLER: Final = 0
SOLDIER: Final = 1
UNITS: Final = ("settler", "soldier")
STRONGEST: Final = 6

COLONISE: Final = 0
FORTIFY: Final = 1
TOKENS: Final = ("colonise", "fortify")

EITHER: Final = 2
"""Where a unit or a token may be of either kind."""

FOOD: Final = 0
ECONOMY: Final = 1
INFRASTRUCTURE: Final = 2
TRACKS: Final = ("food", "economy", "infrastructure")
ANY: Final = 3
"""Where a cube may come from any track."""
CUBES: Final = 24  # of one player

COLUMN_IDS: Final = ("A", "B", "C", "D", "E")  # rule: beyond_the_horizon.setup.column_order
COLUMNS: Final = 5
PAWNS: Final = 22  # of one player

# ---- technologies

LEVELS: Final = ("I", "II", "III", "IV")
LEVEL_I: Final = 0
LEVEL_II: Final = 1
LEVEL_III: Final = 2
LEVEL_IV: Final = 3

BLUE: Final = 0
GREEN: Final = 1
RED: Final = 2
YELLOW: Final = 3
COLOURS: Final = ("blue", "green", "red", "yellow")
ALL: Final = 4
"""The colour of level IV, which counts as every colour."""
ALL_COLOURS: Final = 0b1111

TECHNOLOGIES: Final = 44
REVEALED: Final = 2  # cards that show the named colour, when a slot is first researched
SLOT_IDS: Final = (
    "I1", "I2", "I3", "I4",
    "II1", "II2", "II3", "II4", "II5", "II6",
    "III1", "III2", "III3", "III4", "III5", "III6",
    "IV1", "IV2", "IV3",
)  # fmt: skip

# ---- governments, objectives, buildings

DESPOTISM: Final = 0
THEOCRACY: Final = 1
MONARCHY: Final = 2
DEMOCRACY: Final = 3
STAGES: Final = ("despotism", "theocracy", "monarchy", "democracy")
SIDES: Final = ("front", "back")  # of a card
GOVERNMENT_CARDS: Final = 4

GROUPS: Final = ("A", "B", "C")

BUILDING_LEVELS: Final = 3
BUILDING_ROW: Final = 3  # buildings of a level that lie open

# ---- the map

TERRITORIES: Final = 24
START: Final = 24
"""The tile on which seat 0 starts; that of another seat is so many further."""
START_TILES: Final = ("rose_sands", "amber_steppe", "green_banks", "violet_hills")
CRADLE: Final = 28
CRADLE_ID: Final = "cradle"
TILES: Final = 29

# ---- deeds: what a space of the pawn lets one do

RESEARCH_I: Final = 0
RESEARCH_II: Final = 1
MUSTER: Final = 2
GROW: Final = 3
COLONISE_TOKEN: Final = 4
FORTIFY_TOKEN: Final = 5
RESEARCH_III: Final = 6
RESEARCH_IV: Final = 7
DEEDS: Final = (
    "research_i", "research_ii", "muster", "grow", "colonise_token", "fortify_token", "research_iii", "research_iv",
)  # fmt: skip
BASIC: Final = 4
"""The first so many deeds are the basic actions."""
BOARD_DEEDS: Final = 8
"""The deeds of the board; the deed of a technology is this and its number."""

# ---- what cards change all the time

RESEARCH_DISCOUNT: Final = 0
COINS_BONUS: Final = 1
POPULATION_BONUS: Final = 2
MOVE_BONUS: Final = 3
EXPLORE_LIMIT: Final = 4
EXHAUST_LEFT: Final = 5
COLONISE_STRENGTH: Final = 6
SETTLER_BONUS: Final = 7
SOLDIER_BONUS: Final = 8
NO_FEE: Final = 9
BUILD_DISCOUNT: Final = 10
COLUMN_SCHOLAR: Final = 11
TRADE_PRICE: Final = 12
TOKEN_DISCOUNT: Final = 13
MODIFIERS: Final = (
    "research_discount", "coins_bonus", "population_bonus", "move_bonus", "explore_limit", "exhaust_left",
    "colonise_strength", "settler_bonus", "soldier_bonus", "no_fee", "build_discount", "column_scholar", "trade_price",
    "token_discount",
)  # fmt: skip
"""What is added to something; discounts, and the price of a pawn, are what is taken off it."""

# ---- when cards answer

ON_INVEST: Final = 0
ON_EXPANSION: Final = 1
ON_PRODUCE_COINS: Final = 2
ON_BUILD: Final = 3
ON_RESEARCH: Final = 4
ON_EXPLORE: Final = 5
ON_PRODUCTION: Final = 6
ON_SETTLE: Final = 7
ON_FORTIFY: Final = 8
ON_GROW: Final = 9
EVENTS: Final = (
    "invest", "expansion", "produce_coins", "build", "research", "explore", "production", "settle", "fortify", "grow",
)  # fmt: skip
ONCE_A_TURN: Final[int] = 1 << ON_INVEST | 1 << ON_EXPLORE
"""The events that a card answers once in a turn only, as bits."""

# ---- what is counted

COUNT_FLAT: Final = 0
COUNT_TECHNOLOGIES: Final = 1
COUNT_TECHNOLOGIES_II_PLUS: Final = 2
COUNT_TECHNOLOGIES_III: Final = 3
COUNT_COLOURS_WITH_TWO: Final = 4
COUNT_VILLAGES: Final = 5
COUNT_CITIES: Final = 6
COUNT_BUILDINGS: Final = 7
COUNT_MAP_CUBES: Final = 8
COUNT_CUBES_REMOVED: Final = 9
COUNT_ACTIVE_POPULATION: Final = 10
COUNT_LEADERS: Final = 11
COUNT_SHARED_TILES: Final = 12
COUNT_ACTIVE_COLUMNS: Final = 13
COUNT_COINS: Final = 14
COUNT_ECONOMY_CUBES_REMOVED: Final = 15
COUNT_TECHNOLOGIES_III_PLUS: Final = 16
COUNT_MAIN_COLOURS: Final = 17
COUNT_VILLAGES_AND_CITIES: Final = 18
COUNT_UNIT_STRENGTH: Final = 19
COUNT_TECHNOLOGIES_II: Final = 20
COUNTERS: Final = (
    "flat", "technologies", "technologies_ii_plus", "technologies_iii", "colours_with_two", "villages", "cities",
    "buildings", "map_cubes", "cubes_removed", "active_population", "leaders", "shared_tiles", "active_columns",
    "coins", "economy_cubes_removed", "technologies_iii_plus", "main_colours", "villages_and_cities", "unit_strength",
    "technologies_ii",
)  # fmt: skip
"""`flat` is always 1; `main_colours` are those of technologies of level II and above."""


# ---- cards


@dataclass(frozen=True)
class PointsPer:
    """Points at the end: so many for every so many of what is counted, at most so many in all (0: no limit)."""

    points: int
    counter: int
    every: int
    most: int


@dataclass(frozen=True)
class Deed:
    """What a pawn's space lets its owner do, for a price; one of the board's actions or a technology's.

    `spaces[fee][seats]` says how many spaces without (0) and with a fee (1) are open; a technology without an action
    has none. Any one of `needs`, (counter, at least), opens the deed to a seat; it is open where none is named.
    """

    id: str
    coins: int
    population: int  # pawns that are exhausted
    effect: int
    spaces: tuple[tuple[int, ...], tuple[int, ...]]
    needs: tuple[tuple[int, int], ...]
    shared: bool  # its space holds any number of pawns, and a pawn may stay there
    researches: bool  # a technology of level II or above, which a research discount makes cheaper
    takes_token: bool  # which a token discount makes cheaper
    copies: bool  # does another technology's action, and so is never done itself in that way


@dataclass(frozen=True)
class Technology:
    """A technology card; its action is a deed too, `coins`, `population` and `effect` are those of the deed."""

    id: str
    level: int
    colour: int  # its main colour, ALL for level IV
    titles: int  # the colours in its title, as bits
    bonus: int  # the effect for who researches it
    action: bool
    coins: int
    population: int
    effect: int
    spaces: tuple[tuple[int, ...], tuple[int, ...]]  # [fee][seats]
    modifiers: tuple[int, ...]  # a number for each of MODIFIERS
    when: int  # the event that it answers, NONE for none
    then: int  # the effect with which it does
    points: tuple[PointsPer, ...]


@dataclass(frozen=True)
class Leader:
    """A leader, who lies on a slot until somebody first researches there."""

    id: str
    level: int
    bonus: int
    points: tuple[PointsPer, ...]


@dataclass(frozen=True)
class Government:
    """One side of a government card: what it gives in each of its four stages."""

    id: str
    card: int
    side: int
    modifiers: tuple[int, ...]  # despotism, from the start on
    despotism_when: int  # the event that despotism answers, NONE for none
    despotism: int  # the effect with which it does
    when: int  # the event that theocracy answers
    theocracy: int
    monarchy: int  # once
    points: tuple[PointsPer, ...]  # democracy


@dataclass(frozen=True)
class Objective:
    """An objective is met by who has at least so much of all that it names, (counter, at least)."""

    id: str
    group: int
    needs: tuple[tuple[int, int], ...]


# ---- tiles


@dataclass(frozen=True)
class Territory:
    """A territory tile: its reveal bonus, its village and its city."""

    id: str
    strength: int
    reveal: int
    village_track: int
    village_bonus: int
    village_points: int
    city_track: int
    city_points: int


@dataclass(frozen=True)
class Building:
    """A building: two spaces for cubes, and the bonus in its centre for whoever builds."""

    id: str
    level: int
    cost: int
    left_track: int
    left_points: int  # for the first builder, once there is a second
    right_track: int
    bonus: int


# ---- the tree of technologies


@dataclass(frozen=True)
class Slot:
    """A slot of the tree; column and row say where it is drawn."""

    id: str
    level: int
    column: int
    row: float
    prerequisites: tuple[int, ...]
    needed: int  # how many of them
    mask: int  # the prerequisites as bits
    leads_to: tuple[int, ...]  # the slots whose prerequisite it is


@dataclass(frozen=True)
class RoutedLine:
    """A line of the tree that is not drawn straight from slot to slot."""

    slot: int
    to: int
    by: tuple[tuple[float, float], ...]  # (column, row) of its bends


# ---- the player board

IMMEDIATE: Final = 0
COLUMN: Final = 1
COIN: Final = 2
GOVERNMENT: Final = 3
UNCOVERED: Final = ("effect", "column", "coins", "government")

MOVE: Final = 1
POINTS: Final = 2
COVERED: Final = ("effect", "move", "points")

INVESTMENT_SPACES: Final = 9


@dataclass(frozen=True)
class TrackSpace:
    """What a cube uncovers when it leaves a development track."""

    id: str
    kind: int  # IMMEDIATE, COLUMN, COIN or GOVERNMENT
    effect: int
    value: int  # which column, how many coins or which stage


@dataclass(frozen=True)
class InvestmentSpace:
    """What a cube covers on the investment track."""

    id: str
    kind: int  # IMMEDIATE, MOVE or POINTS
    effect: int
    value: int  # moves that are added to every move, or points if it is the last one covered


# ---- the rest of the box


@dataclass(frozen=True)
class Values:
    """Amounts of the set-up, the supply, prices and the end of the game."""

    coins: int
    active: int
    settler: int  # the strength of the one on the start tile
    coin_production: int  # before any cube is gone
    tokens: int  # of each kind, for all
    fee: int  # of a space that has one
    explore_limit: int  # tiles in a turn
    trade_price: int  # coins for a pawn
    sale_coins: int  # for exhausting a pawn
    no_token_coins: int
    no_building_coins: int
    claim_first: int
    claim_later: int
    overflow: int  # points of a cube beyond the investment track
    technology_points: tuple[int, ...]  # by level
    columns: tuple[int, ...]  # how many pawns each column holds
    end_claims: tuple[int, ...]  # [seats]: cubes on objectives that bring the end
    start_sides: tuple[tuple[int, ...], ...]  # [seats][seat]: the side of the cradle


@dataclass(frozen=True)
class HorizonContent:
    """All components of the game. Tables are in the order of their records, which numbers them."""

    technologies: tuple[Technology, ...]
    leaders: tuple[Leader, ...]
    governments: tuple[Government, ...]  # the two sides of a card are neighbours
    objectives: tuple[Objective, ...]
    territories: tuple[Territory, ...]
    buildings: tuple[Building, ...]
    deeds: tuple[Deed, ...]  # the eight of the board, then one for each technology
    slots: tuple[Slot, ...]
    routed_lines: tuple[RoutedLine, ...]
    tracks: tuple[tuple[TrackSpace, ...], ...]  # from left to right
    investment: tuple[InvestmentSpace, ...]
    unit_tokens: tuple[tuple[tuple[int, int], ...], ...]  # [kind]: the two faces of each token
    values: Values
    valuation: Valuation
    # ids
    tile_ids: tuple[str, ...]  # of all TILES
    technology_no: dict[str, int]
    leader_no: dict[str, int]
    government_no: dict[str, int]
    objective_no: dict[str, int]
    tile_no: dict[str, int]
    building_no: dict[str, int]
    deed_no: dict[str, int]  # technologies too
    slot_no: dict[str, int]
    # what can be told from them
    technologies_of: tuple[tuple[int, ...], ...]  # [level]
    leaders_of: tuple[tuple[int, ...], ...]  # [level], none of level I
    buildings_of: tuple[tuple[int, ...], ...]  # [level]
    objectives_of: tuple[tuple[int, ...], ...]  # [group]
    slots_of: tuple[tuple[int, ...], ...]  # [level]
    level_mask: tuple[int, ...]  # [level]: technologies
    colour_mask: tuple[int, ...]  # [colour]: technologies of that main colour, level IV in each
    event_mask: tuple[int, ...]  # [event]: technologies that answer it
    action_mask: int  # technologies with an action
    copyable_mask: int  # technologies whose action may be copied
    open_columns: int  # columns that produce from the start, as bits
    tokens_showing: tuple[tuple[int, ...], ...]
    """[kind][mask of strengths, bit 0 for strength 1]: how many tokens have a face among them.

    Units can all hold a token at once where, for every mask, no more of them are of its strengths than tokens are.
    """
