"""Content: tiles and tokens, the boards, and the amounts of the game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ecumene.games.beyond_the_horizon.box.box import HorizonBox
from ecumene.games.beyond_the_horizon.box.components import Building, Slot, Territory
from ecumene.games.beyond_the_horizon.box.terms import (
    BOARD_DEEDS,
    COIN,
    COLONISE,
    COLUMN,
    COUNT_CITIES,
    COUNT_TECHNOLOGIES_II,
    COUNT_VILLAGES,
    CRADLE,
    DEEDS,
    DEMOCRACY,
    ECONOMY,
    FOOD,
    FORTIFY,
    GOVERNMENT,
    GROW,
    IMMEDIATE,
    INFRASTRUCTURE,
    LEVEL_I,
    MONARCHY,
    MOVE,
    NONE,
    POINTS,
    SLOT_IDS,
    SOLDIER,
    START,
    START_TILES,
    THEOCRACY,
    TILES,
)
from tests.beyond_the_horizon.content import ours, read_box
from tests.marks import rule


@pytest.fixture
def box() -> HorizonBox:
    return read_box()[0]


def slot(box: HorizonBox, name: str) -> Slot:
    return box.slots[box.slot_no[name]]


def effects(table: str, record: str, field: str) -> Any:
    """What our files write in a field."""
    (row,) = [row for row in ours().tables[table] if row["id"] == record]
    return row[field]


# ---- tiles and tokens


def test_there_are_29_tiles(box: HorizonBox) -> None:
    assert len(box.tile_ids) == TILES == 29
    assert box.tile_ids[START:CRADLE] == START_TILES
    assert box.tile_ids[CRADLE] == "cradle"
    assert Counter([tile.strength for tile in box.territories]) == {1: 3, 2: 5, 3: 6, 4: 5, 5: 3, 6: 2}


@rule("beyond_the_horizon.scoring.villages")
@rule("beyond_the_horizon.scoring.cities")
def test_the_territory_of_the_worked_example_is_that_of_the_rulebook(box: HorizonBox) -> None:
    valley = box.territories[0]
    assert valley == Territory(
        "golden_valley", 3, valley.reveal, ECONOMY, valley.village_bonus, 4, INFRASTRUCTURE, 7
    )  # fmt: skip
    assert effects("territories", "golden_valley", "village")["bonus"] == [{"gain": {"coins": 3}}]


def test_stronger_territories_have_richer_villages_and_cities(box: HorizonBox) -> None:
    for strength in range(1, 6):
        weaker = [tile for tile in box.territories if tile.strength == strength]
        stronger = [tile for tile in box.territories if tile.strength == strength + 1]
        assert max([tile.city_points for tile in weaker]) < max([tile.city_points for tile in stronger])
        assert max([tile.village_points for tile in weaker]) <= max([tile.village_points for tile in stronger])


def test_there_are_eight_buildings_of_each_level(box: HorizonBox) -> None:
    assert [len(numbers) for numbers in box.buildings_of] == [8, 8, 8]
    farm = box.buildings[box.building_no["farm"]]
    assert farm == Building("farm", LEVEL_I, 2, FOOD, 1, ECONOMY, farm.bonus)
    assert effects("buildings", "farm", "bonus") == [{"activate": 2}]


@rule("beyond_the_horizon.units.tokens")
def test_there_are_eight_tokens_of_each_kind_of_unit(box: HorizonBox) -> None:
    assert len(box.unit_tokens) == 2
    assert box.unit_tokens[0] == box.unit_tokens[SOLDIER]
    assert Counter(box.unit_tokens[SOLDIER]) == {(1, 2): 3, (2, 3): 1, (3, 4): 2, (5, 6): 2}


# ---- the boards


@rule("beyond_the_horizon.action.players")
def test_the_actions_have_spaces_by_the_number_of_players(box: HorizonBox) -> None:
    spaces = {deed.id: (deed.spaces[0][2:], deed.spaces[1][2:]) for deed in box.deeds[:BOARD_DEEDS]}
    assert spaces == {
        "research_i": ((2, 3, 4), (0, 0, 0)),
        "research_ii": ((1, 2, 3), (1, 1, 1)),
        "muster": ((1, 2, 2), (1, 1, 2)),
        "grow": ((1, 1, 1), (0, 0, 0)),
        "colonise_token": ((1, 1, 2), (1, 1, 1)),
        "fortify_token": ((1, 1, 1), (0, 1, 1)),
        "research_iii": ((1, 1, 2), (1, 1, 1)),
        "research_iv": ((1, 1, 1), (0, 1, 1)),
    }
    assert [deed.id for deed in box.deeds if deed.shared] == ["grow"]


@rule("beyond_the_horizon.action.requirements")
def test_the_actions_cost_and_require_what_the_rulebook_says(box: HorizonBox) -> None:
    assert [(deed.coins, deed.population) for deed in box.deeds[:BOARD_DEEDS]] == [
        (0, 0), (2, 0), (0, 0), (0, 0), (4, 0), (2, 1), (4, 0), (6, 2),
    ]  # fmt: skip
    assert [deed.needs for deed in box.deeds[:BOARD_DEEDS]] == [
        (), (), (), (),
        ((COUNT_TECHNOLOGIES_II, 1),),
        ((COUNT_VILLAGES, 1),),
        ((COUNT_CITIES, 1), (COUNT_VILLAGES, 2)),
        ((COUNT_CITIES, 2),),
    ]  # fmt: skip
    assert effects("deeds", "muster", "effect") == [
        {"recruit": {"from": "active", "unit": "either", "strength": 1}}, {"move": 2},
    ]  # fmt: skip
    assert effects("deeds", DEEDS[GROW], "effect") == [{"activate": 1}, {"gain": {"coins": 1}}]


@rule("beyond_the_horizon.research.prerequisites")
def test_the_tree_leads_from_level_to_level(box: HorizonBox) -> None:
    assert [len(slots) for slots in box.slots_of] == [4, 6, 6, 3]
    for place in box.slots:
        assert {box.slots[other].level for other in place.prerequisites} <= {place.level - 1}
        assert place.mask == sum([1 << other for other in place.prerequisites])
        assert all(box.slot_no[place.id] in box.slots[other].prerequisites for other in place.leads_to)
    assert [sum([len(box.slots[n].prerequisites) for n in slots]) for slots in box.slots_of] == [0, 9, 11, 9]
    assert sum([len(place.leads_to) for place in box.slots]) == 29


def test_a_slot_needs_all_of_one_or_two_and_two_of_three(box: HorizonBox) -> None:
    assert [SLOT_IDS[n] for n in slot(box, "III5").prerequisites] == ["II4", "II5"]
    assert [SLOT_IDS[n] for n in slot(box, "IV3").prerequisites] == ["III5", "III6", "III1"]
    for place in box.slots:
        assert place.needed == min(len(place.prerequisites), 2)


def test_one_line_of_the_tree_bends(box: HorizonBox) -> None:
    (line,) = box.routed_lines
    assert line.slot in box.slots[line.to].prerequisites
    assert line.by == ((2, -1), (3.6, -1), (3.6, 9))


@rule("beyond_the_horizon.setup.cubes")
@rule("beyond_the_horizon.setup.track_lengths")
def test_the_tracks_hold_24_cubes(box: HorizonBox) -> None:
    assert [len(track) for track in box.tracks] == [8, 8, 8]
    assert [[space.kind for space in track] for track in box.tracks] == [
        [IMMEDIATE, COLUMN] * 4, [IMMEDIATE, COIN] * 4,
        [IMMEDIATE, GOVERNMENT, IMMEDIATE, IMMEDIATE, GOVERNMENT, IMMEDIATE, IMMEDIATE, GOVERNMENT],
    ]  # fmt: skip
    assert [space.value for space in box.tracks[FOOD] if space.kind == COLUMN] == [1, 2, 3, 4]
    assert [space.value for space in box.tracks[ECONOMY] if space.kind == COIN] == [1, 1, 1, 1]
    stages = [space.value for space in box.tracks[INFRASTRUCTURE] if space.kind == GOVERNMENT]
    assert stages == [THEOCRACY, MONARCHY, DEMOCRACY]
    for track in box.tracks:
        assert all((space.effect != NONE) == (space.kind == IMMEDIATE) for space in track)


@rule("beyond_the_horizon.production.column_a")
def test_column_a_produces_from_the_start(box: HorizonBox) -> None:
    assert box.open_columns == 0b00001


@rule("beyond_the_horizon.investing.investment_track")
def test_the_investment_track_has_nine_spaces(box: HorizonBox) -> None:
    kinds = [(space.kind, space.value) for space in box.investment]
    assert kinds == [
        (IMMEDIATE, 0), (IMMEDIATE, 0), (MOVE, 1), (IMMEDIATE, 0), (IMMEDIATE, 0),
        (POINTS, 1), (POINTS, 3), (POINTS, 5), (POINTS, 8),
    ]  # fmt: skip
    assert all((space.effect != NONE) == (space.kind == IMMEDIATE) for space in box.investment)


# ---- values


@rule("beyond_the_horizon.setup.population")
@rule("beyond_the_horizon.setup.coins")
def test_players_begin_with_what_the_rulebook_gives(box: HorizonBox) -> None:
    values = box.values
    assert (values.coins, values.active, values.settler, values.columns) == (1, 1, 2, (6, 5, 4, 3, 2))
    assert (values.coin_production, values.tokens, values.fee, values.explore_limit) == (1, 8, 1, 1)
    assert (values.trade_price, values.sale_coins, values.no_token_coins, values.no_building_coins) == (3, 1, 3, 1)


@rule("beyond_the_horizon.ending.trigger")
def test_points_and_the_end_are_those_of_the_rulebook(box: HorizonBox) -> None:
    values = box.values
    assert (values.claim_first, values.claim_later, values.overflow) == (5, 3, 1)
    assert values.technology_points == (1, 2, 3, 4)
    assert values.end_claims[2:] == (3, 4, 4)


@rule("beyond_the_horizon.setup.start_two")
@rule("beyond_the_horizon.setup.start_three")
@rule("beyond_the_horizon.setup.start_four")
def test_start_tiles_lie_opposite_in_a_triangle_or_in_pairs(box: HorizonBox) -> None:
    assert box.values.start_sides[2:] == ((0, 3), (0, 2, 4), (0, 1, 3, 4))


def test_things_are_worth_more_the_more_they_give(box: HorizonBox) -> None:
    worth = box.valuation
    assert worth.coin == 1
    assert worth.coin < worth.activated < worth.produce_population < worth.cube_named < worth.cube_any
    assert worth.tokens[COLONISE] > worth.tokens[FORTIFY] > worth.cube_any
    assert sorted(worth.buildings) == list(worth.buildings)
    assert worth.uses == (3.0, 2.0, 1.3, 0.4)
    assert worth.points == ((1, 1.0), (6, 1.5), (11, 2.0))
