"""The words of Beyond the Horizon as numbers: whatever a rule speaks of that no card brings.

Track 1 is the economy, colour 2 red, tile 28 the cradle. Several technologies, slots or colours together are a mask:
one bit for each.
"""

from __future__ import annotations

from typing import Final

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
