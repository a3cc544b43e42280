"""Setting up: the tree, the world, the boards and the governments."""

from __future__ import annotations

from ecumene.core.chance import Chance
from ecumene.games.beyond_the_horizon.box.actions import unit_number
from ecumene.games.beyond_the_horizon.box.terms import (
    BUILDING_LEVELS,
    BUILDING_ROW,
    COLUMNS,
    CRADLE,
    GOVERNMENT_CARDS,
    GROUPS,
    LEVEL_I,
    LEVEL_II,
    LEVEL_III,
    LEVEL_IV,
    NONE,
    SETTLER,
    SIDES,
    START,
    TERRITORIES,
    TILES,
    TOKENS,
)
from ecumene.games.beyond_the_horizon.play.governments import draft
from ecumene.games.beyond_the_horizon.play.model import (
    MODIFIER_COUNT,
    SIDE_COUNT,
    SOURCES,
    TRACK_COUNT,
    HorizonPosition,
)
from ecumene.games.beyond_the_horizon.play.turns import BeginRound


def set_up(position: HorizonPosition) -> None:
    """Everything in its place; who begins is drawn by lot [beyond_the_horizon.setup.first_player]."""
    chance = position.chance
    assert chance is not None
    _lay_out_tree(position, chance)
    _lay_out_objectives(position, chance)
    _lay_out_buildings(position, chance)
    _lay_out_boards(position)
    _lay_out_world(position)
    position.first = chance.below("first", position.seats)
    position.tell("beyond_the_horizon-log-first", {"who": position.first})
    position.agenda.append(BeginRound())
    _lay_out_governments(position, chance)
    draft(position)


def _lay_out_tree(position: HorizonPosition, chance: Chance) -> None:
    """Level I in any order [beyond_the_horizon.setup.technologies_i], three cards of level IV.

    [beyond_the_horizon.setup.technologies_iv] Decks [beyond_the_horizon.setup.decks] and leaders are pools.
    [beyond_the_horizon.setup.leaders]
    """
    box = position.box
    position.cards = [NONE] * len(box.slots)
    for level, purpose in ((LEVEL_I, "technology_i"), (LEVEL_IV, "technology_iv")):
        pool = list(box.technologies_of[level])
        for slot in box.slots_of[level]:
            position.cards[slot] = chance.draw(purpose, pool)
    position.deck = [list(box.technologies_of[level]) for level in (LEVEL_II, LEVEL_III)]
    position.under = [[], []]
    position.under_seen = [[], []]
    position.leader_pool = [list(box.leaders_of[level]) for level in (LEVEL_II, LEVEL_III, LEVEL_IV)]


def _lay_out_objectives(position: HorizonPosition, chance: Chance) -> None:
    """One of each group [beyond_the_horizon.setup.objectives]."""
    pools = [list(position.box.objectives_of[group]) for group in range(len(GROUPS))]
    position.objectives = [chance.draw("objective", pool) for pool in pools]
    position.claims = [()] * len(GROUPS)


def _lay_out_buildings(position: HorizonPosition, chance: Chance) -> None:
    """Three of each level lie open [beyond_the_horizon.setup.building_rows]."""
    position.building_pool = [list(position.box.buildings_of[level]) for level in range(BUILDING_LEVELS)]
    position.rows = [
        [chance.draw("building", position.building_pool[level]) for _ in range(BUILDING_ROW)]
        for level in range(BUILDING_LEVELS)
    ]


def _lay_out_boards(position: HorizonPosition) -> None:
    """Pawns [beyond_the_horizon.setup.population], coins [beyond_the_horizon.setup.coins] and cubes.

    [beyond_the_horizon.setup.cubes]
    """
    seats, values = position.seats, position.box.values
    position.coins = [values.coins] * seats
    position.active = [values.active] * seats
    position.columns = list(values.columns) * seats
    assert len(position.columns) == COLUMNS * seats
    position.removed = [0] * (TRACK_COUNT * seats)
    position.invested = [0] * seats
    position.tokens = [0] * (len(TOKENS) * seats)
    position.supply = [values.tokens] * len(TOKENS)
    position.reserve = [()] * seats
    position.units = [(unit_number(START + seat, SETTLER, values.settler),) for seat in range(seats)]
    position.pawns = [NONE] * seats
    position.modifiers = [0] * (MODIFIER_COUNT * seats)
    position.kept = [0] * (SOURCES * seats)
    position.scholars = [0] * seats
    position.technologies = [0] * seats
    position.private = [0] * seats
    position.leaders = [()] * seats


def _lay_out_world(position: HorizonPosition) -> None:
    """The cradle and the starting tiles around it; all else is unknown [beyond_the_horizon.setup.territories].

    [beyond_the_horizon.setup.start_two] [beyond_the_horizon.setup.start_three] [beyond_the_horizon.setup.start_four]
    """
    position.tile_pool = list(range(TERRITORIES))
    position.laid = []
    position.hex_q = [0] * TILES
    position.hex_r = [0] * TILES
    position.near = [NONE] * (SIDE_COUNT * TILES)
    position.village = [NONE] * TILES
    position.city = [NONE] * TILES
    position.building = [NONE] * TILES
    position.first_builder = [NONE] * TILES
    position.second_builder = [NONE] * TILES
    position.lay(CRADLE, 0, 0)
    for seat, side in enumerate(position.box.values.start_sides[position.seats]):
        q, r = position.box.steps[side]
        position.lay(START + seat, q, r)


def _lay_out_governments(position: HorizonPosition, chance: Chance) -> None:
    """As many cards as players, each with a side up [beyond_the_horizon.setup.government_cards]."""
    position.government = [NONE] * position.seats
    cards = list(range(GOVERNMENT_CARDS))
    drawn = [chance.draw("government", cards) for _ in range(position.seats)]
    position.offered = sorted([len(SIDES) * card + chance.below("side", len(SIDES)) for card in drawn])
