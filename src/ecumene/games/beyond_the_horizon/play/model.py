"""The state of a game of Beyond the Horizon, and the few ways in which pawns, coins, cubes and points come and go.

Everything is numbered by its place in the content. What lies face down is a pool: which leaders, territories and
buildings are left is known to all, which comes next is drawn by chance when it is turned up. A technology deck is such
a pool, too, with the cards that were put under it below, in their order, each with the seats that saw it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.core.agenda import Item
from ecumene.core.chance import Chance
from ecumene.core.effects import EffectPosition, Perform
from ecumene.core.kit import Kit
from ecumene.core.options import Options
from ecumene.core.storing import Stored
from ecumene.games.beyond_the_horizon.box.box import HorizonBox
from ecumene.games.beyond_the_horizon.box.terms import (
    COLUMNS,
    CRADLE,
    EXHAUST_LEFT,
    FOOD,
    INFRASTRUCTURE,
    MODIFIERS,
    NONE,
    START,
    TRACKS,
)

MODIFIER_COUNT: Final[int] = len(MODIFIERS)
TRACK_COUNT: Final[int] = len(TRACKS)
SIDE_COUNT: Final = 6

# where points come from
OBJECTIVE_POINTS: Final = 0
TECHNOLOGY_POINTS: Final = 1
TECHNOLOGY_BONUS: Final = 2
VILLAGE_POINTS: Final = 3
CITY_POINTS: Final = 4
FIRST_BUILDER: Final = 5
BUILDING_POINTS: Final = 6
INVESTMENT_POINTS: Final = 7
LEADER_POINTS: Final = 8
GOVERNMENT_POINTS: Final = 9
SOURCES: Final = 10
SOURCE_RULES: Final = (
    "beyond_the_horizon.scoring.objectives", "beyond_the_horizon.scoring.technologies",
    "beyond_the_horizon.scoring.technology_bonus", "beyond_the_horizon.scoring.villages",
    "beyond_the_horizon.scoring.cities", "beyond_the_horizon.scoring.first_builder",
    "beyond_the_horizon.scoring.building_points", "beyond_the_horizon.scoring.investment",
    "beyond_the_horizon.scoring.leaders", "beyond_the_horizon.scoring.government",
)  # fmt: skip

STORED: Final[Stored] = Stored(
    numbers=("round", "first", "acting", "last_round", "explored", "extra_explore", "used", "looking"),
    lists=(
        "offered", "government", "coins", "active", "columns", "removed", "invested", "tokens", "supply", "pawns",
        "scholars", "technologies", "private", "modifiers", "kept", "cards", "tile_pool", "laid", "hex_q", "hex_r",
        "near", "village", "city", "building", "first_builder", "second_builder", "objectives", "looked",
        "looked_seen",
    ),
    tuples=("reserve", "units", "leaders", "claims"),
    nested=("leader_pool", "deck", "under", "under_seen", "rows", "building_pool"),
)  # fmt: skip

BY_STAGE: Final = ("theocracy", "despotism")
"""The stages of a government that answer what happens."""


class Walks:
    """Where some moves lead from a tile: how far every tile is, NONE beyond them, and those in reach, ascending."""

    def __init__(self, far: list[int]) -> None:
        self.far = far
        self.reached = [tile for tile, steps in enumerate(far) if steps > 0]


class HorizonPosition(EffectPosition):
    """A game of Beyond the Horizon at one moment, as its rules know it; `WholePosition` adds what stands on them."""

    def __init__(self, game: Kit, box: HorizonBox, seats: int, options: Options, chance: Chance | None) -> None:
        super().__init__(game, seats, options, chance, box.book, box.actions.answers)
        self.box = box
        self.acts = box.actions
        # time
        self.round = 0  # 1 for the first
        self.first = NONE  # who begins every round
        self.acting = NONE  # whose turn it is, or was last
        self.last_round = 0  # which one it is, once the end is triggered
        self.explored = 0  # tiles revealed in this turn
        self.extra_explore = 0  # by how many the limit is raised in this turn
        self.used = 0  # events whose once-per-turn ability was used in this turn, a bit for each
        # governments
        self.offered: list[int] = []  # sides laid out that nobody chose yet
        self.government: list[int] = []  # per seat
        # per seat: the player board
        self.coins: list[int] = []
        self.active: list[int] = []  # active population
        self.columns: list[int] = []  # 5 * seat + column: inactive population
        self.removed: list[int] = []  # 3 * seat + track: cubes that have left it
        self.invested: list[int] = []  # cubes on the investment track and beyond it
        self.tokens: list[int] = []  # 2 * seat + sort: Colonise and Fortify tokens
        self.supply: list[int] = []  # those left for all
        self.reserve: list[tuple[int, ...]] = []  # buildings not yet built
        self.units: list[tuple[int, ...]] = []  # on the map, ascending; see `actions.unit_number`
        self.pawns: list[int] = []  # the space of the action pawn
        self.modifiers: list[int] = []  # 14 * seat + modifier: what permanent effects add up to
        self.kept: list[int] = []  # SOURCES * seat + source: points written on cards and buildings
        # the tree
        self.scholars: list[int] = []  # per seat, a bit for each slot
        self.technologies: list[int] = []  # per seat, a bit for each technology, private ones included
        self.private: list[int] = []  # per seat, a bit for each technology that has no slot
        self.cards: list[int] = []  # per slot the technology that lies there face up
        self.leaders: list[tuple[int, ...]] = []  # per seat
        self.leader_pool: list[list[int]] = []  # face down or out of the game, per level
        self.deck: list[list[int]] = []  # levels II and III: cards of which nobody knows where they lie, ascending
        self.under: list[list[int]] = []  # what was put under them, the first to come first
        self.under_seen: list[list[int]] = []  # for each of those the seats that saw it, a bit for each
        self.looked: list[int] = []  # cards turned up, among which one is chosen
        self.looked_seen: list[int] = []  # for each of those the seats that see it or saw it before
        self.looking = NONE  # the deck that they come from
        # the world
        self.tile_pool: list[int] = []  # territories that nobody has found, ascending
        self.laid: list[int] = []  # tiles of the known world, in the order they came
        self.hex_q: list[int] = []  # per tile
        self.hex_r: list[int] = []
        self.near: list[int] = []  # 6 * tile + side: the tile there
        self.walks: dict[int, Walks] = {}  # those asked for since the world last grew, see `moving.walks`
        self.village: list[int] = []  # per tile who colonised it
        self.city: list[int] = []  # per tile who fortified it
        self.building: list[int] = []  # per tile the building that covers it
        self.first_builder: list[int] = []
        self.second_builder: list[int] = []
        self.rows: list[list[int]] = []  # per level the buildings shown
        self.building_pool: list[list[int]] = []  # per level those face down
        # objectives
        self.objectives: list[int] = []  # in play
        self.claims: list[tuple[int, ...]] = []  # for each of those who claimed it, in order

    # ---- time

    def seats_of(self, seat: Seat, who: str) -> Sequence[Seat]:
        """All, or all others, in turn order from `seat`."""
        # rule: beyond_the_horizon.effects.others rule: beyond_the_horizon.leaders.others
        return self.clockwise(seat) if who == "all" else self.clockwise(seat)[1:]

    # ---- permanent effects

    def modifier(self, seat: Seat, which: int) -> int:
        """What a seat's technologies and government add up to."""
        return self.modifiers[MODIFIER_COUNT * seat + which]

    def add_modifiers(self, seat: Seat, modifiers: Sequence[int]) -> None:
        """A permanent effect from now on."""
        first = MODIFIER_COUNT * seat
        for which in range(MODIFIER_COUNT):
            self.modifiers[first + which] += modifiers[which]

    def owns(self, seat: Seat, technology: int) -> bool:
        """Whether a seat has a technology, in the tree or a private one."""
        return self.technologies[seat] >> technology & 1 == 1

    # ---- population

    def inactive(self, seat: Seat) -> int:
        """The pawns in all columns."""
        total, columns = 0, self.columns
        for place in range(COLUMNS * seat, COLUMNS * seat + COLUMNS):
            total += columns[place]
        return total

    def leftmost(self, seat: Seat) -> int:
        """The leftmost column that holds pawns, active or not; NONE where all are empty."""
        first = COLUMNS * seat
        for column in range(COLUMNS):
            if self.columns[first + column]:
                return column
        return NONE

    def room(self, seat: Seat) -> int:
        """How many pawns the columns could take back."""
        return self.box.columns_hold - self.inactive(seat)

    def take_inactive(self, seat: Seat) -> bool:
        """Take a pawn directly, from the leftmost column that has one; whether there was one.

        [beyond_the_horizon.population.leftmost]
        """
        column = self.leftmost(seat)
        if column == NONE:
            return False
        self.columns[COLUMNS * seat + column] -= 1
        return True

    def put_back(self, seat: Seat) -> bool:
        """An exhausted pawn goes to the rightmost column with room, or the leftmost; whether there was room.

        [beyond_the_horizon.population.exhaust]
        """
        sizes = self.box.values.columns
        first = COLUMNS * seat
        left = self.modifier(seat, EXHAUST_LEFT) > 0  # rule: beyond_the_horizon.modifiers.exhaust_left
        for step in range(COLUMNS):
            column = step if left else COLUMNS - 1 - step
            if self.columns[first + column] < sizes[column]:
                self.columns[first + column] += 1
                return True
        return False

    def column_open(self, seat: Seat, column: int) -> bool:
        """Whether a column produces: A from the start, the others once the cube at their foot is gone."""
        return self.open_columns(seat) >> column & 1 == 1

    def open_columns(self, seat: Seat) -> int:
        """The columns that produce, a bit for each."""
        return self.box.columns_open[self.removed[TRACK_COUNT * seat + FOOD]]

    # ---- cubes

    def cubes_left(self, seat: Seat, track: int) -> int:
        """The cubes that are still on a track."""
        return len(self.box.tracks[track]) - self.removed[TRACK_COUNT * seat + track]

    def any_cube(self, seat: Seat) -> bool:
        """Whether any track still has a cube."""
        return any(self.cubes_left(seat, track) for track in range(TRACK_COUNT))

    def cubes_removed(self, seat: Seat) -> int:
        """The cubes that have left all tracks."""
        first = TRACK_COUNT * seat
        return self.removed[first] + self.removed[first + 1] + self.removed[first + 2]

    def stage(self, seat: Seat) -> int:
        """How far a government has come: 0 Despotism, 1 Theocracy, 2 Monarchy, 3 Democracy."""
        return self.box.stages[self.removed[TRACK_COUNT * seat + INFRASTRUCTURE]]

    # ---- the map

    def is_laid(self, tile: int) -> bool:
        """Whether a tile lies in the known world."""
        return tile in self.laid

    def presence(self, seat: Seat, tile: int) -> bool:
        """Whether a seat has a cube on a tile."""
        return (
            self.village[tile] == seat
            or self.city[tile] == seat
            or self.first_builder[tile] == seat
            or self.second_builder[tile] == seat
        )

    def start_of(self, tile: int) -> Seat:
        """Whose starting tile this is; NONE for all others."""
        return tile - START if START <= tile < CRADLE else NONE

    def foreign_start(self, seat: Seat, tile: int) -> bool:
        """Whether a tile is somebody else's starting tile without a building: one only passes through.

        [beyond_the_horizon.moving.foreign_start] [beyond_the_horizon.moving.built_start]
        """
        return START <= tile < CRADLE and tile - START != seat and self.building[tile] == NONE

    def add_unit(self, seat: Seat, unit: int) -> None:
        """A unit appears."""
        self.units[seat] = tuple(sorted([*self.units[seat], unit]))

    def remove_unit(self, seat: Seat, unit: int) -> None:
        """A unit leaves its tile."""
        units = list(self.units[seat])
        units.remove(unit)
        self.units[seat] = tuple(units)

    def replace_unit(self, seat: Seat, unit: int, by: int) -> None:
        """A unit goes elsewhere or shows another strength."""
        units = list(self.units[seat])
        units[units.index(unit)] = by
        self.units[seat] = tuple(sorted(units))

    def lay(self, tile: int, q: int, r: int) -> None:
        """Put a tile into the known world."""
        self.walks = {}  # a new one: a twin may share the old one
        self.laid.append(tile)
        self.hex_q[tile], self.hex_r[tile] = q, r
        for side in range(SIDE_COUNT):
            step = self.box.steps[side]
            other = self.tile_at(q + step[0], r + step[1])
            if other != NONE:
                self.near[SIDE_COUNT * tile + side] = other
                self.near[SIDE_COUNT * other + (side + 3) % SIDE_COUNT] = tile

    def tile_at(self, q: int, r: int) -> int:
        """The tile at a place; NONE where the world is unknown."""
        for tile in self.laid:
            if self.hex_q[tile] == q and self.hex_r[tile] == r:
                return tile
        return NONE

    def cause_of(self, item: Item) -> str:
        """Of what a government does, its stage: that is what a player calls it."""
        cause = super().cause_of(item)
        if isinstance(item, Perform) and cause.startswith("government."):
            government = self.box.governments[self.government[item.seat]]
            for stage, effect in zip(BY_STAGE, (government.theocracy, government.despotism), strict=True):
                if item.effect == effect:
                    return f"{stage}.{government.id}"
        return cause

    # ---- knowing

    def copy(self) -> HorizonPosition:
        """See `WholePosition`."""
        raise NotImplementedError

    def _hide(self, seat: Seat | None) -> None:
        """What was put under a deck unseen, and what another looks at, may lie anywhere for `seat`.

        [beyond_the_horizon.research.under_order]
        """
        self._hide_in(seat, self.deck, self.under, self.looked)

    def _hide_in(self, seat: Seat | None, deck: list[list[int]], under: list[list[int]], looked: list[int]) -> None:
        for level in range(len(deck)):
            self._forget(seat, under[level], self.under_seen[level], deck[level])
        if looked:
            self._forget(seat, looked, self.looked_seen, deck[self.looking])

    def _known(self, seat: Seat | None) -> dict[str, Any]:
        parts = self._parts()
        deck, under = [cards.copy() for cards in self.deck], [cards.copy() for cards in self.under]
        looked = self.looked.copy()
        self._hide_in(seat, deck, under, looked)
        parts["deck"] = deck
        parts["under"] = under
        parts["looked"] = looked
        return parts

    def _forget(self, seat: Seat | None, cards: list[int], seen: list[int], deck: list[int]) -> None:
        """Cards that a seat has not seen are among those of the deck for it; a spectator has seen what all have."""
        for place, mask in enumerate(seen):
            if mask != (1 << self.seats) - 1 if seat is None else not mask >> seat & 1:
                deck.append(cards[place])
                cards[place] = NONE
        deck.sort()

    def _imagine(self, seat: Seat, rng: Random) -> None:
        for level in range(len(self.deck)):
            _fill(self.under[level], self.deck[level], rng)
        if self.looked:
            _fill(self.looked, self.deck[self.looking], rng)

    # ---- storing

    def _state(self) -> dict[str, Any]:
        return STORED.of(self)

    def _parts(self) -> dict[str, Any]:
        return STORED.shared(self)

    def _restore(self, state: dict[str, Any]) -> None:
        STORED.into(self, state)
        self.walks = {}


def _fill(cards: list[int], deck: list[int], rng: Random) -> None:
    """Put cards of a deck where unknown ones lie."""
    for place, card in enumerate(cards):
        if card == NONE:
            cards[place] = deck.pop(rng.randrange(len(deck)))
