"""Buildings: how they are taken, where they are built, by whom, and for what."""

from __future__ import annotations

import pytest

from ecumene.games.beyond_the_horizon.box.terms import BUILD_DISCOUNT, NONE, THEOCRACY
from tests.beyond_the_horizon.board import Board, table
from tests.beyond_the_horizon.world import modify, next_buildings
from tests.marks import rule

BUILD = {"build": {"discount": 0}}


def builders(board: Board, tile: str) -> tuple[int, int]:
    """Who has a cube on the left and on the right space of the building on a tile."""
    place = board.position.box.tile_no[tile]
    return board.position.first_builder[place], board.position.second_builder[place]


def row(board: Board, level: int) -> list[str]:
    """The buildings of a level that lie open."""
    return [board.position.box.buildings[building].id for building in board.position.rows[level]]


def site(*units: str) -> Board:
    """The oasis, with a farm (2 coins) and a palace (7 coins) to build there and 9 coins."""
    return table().lay("oasis").units(0, *units).reserve(0, "farm", "palace").give(0, coins=9)


# ---- taking


@rule("beyond_the_horizon.buildings.take", "beyond_the_horizon.effects.building")
def test_a_building_is_chosen_in_the_row_of_its_level() -> None:
    board = table().row("farm", "market", "shrine", "mint", "palace")
    board.do(0, [{"building": "I"}])
    assert board.legal() == ["take farm", "take market", "take shrine", "pass"]
    assert board.refused("take mint") == "buildings.take"
    assert board.refused("take granary") == "buildings.take"  # face down
    board.act("take market")
    assert board.stock(0) == ["market"]


@rule("beyond_the_horizon.effects.decline")
def test_nobody_has_to_take_a_building() -> None:
    board = table().row("farm").do(0, [{"building": "I"}]).act("pass")
    assert board.stock(0) == []
    assert "declines" in board.log()


@rule("beyond_the_horizon.buildings.refill")
def test_the_gap_is_filled_at_once_from_the_stack_of_the_level() -> None:
    board = table().row("farm", "market", "shrine")
    next_buildings(board, 0, "quarry")
    board.do(0, [{"building": "I"}, {"building": "I"}]).act("take market")
    assert board.legal() == ["take farm", "take quarry", "take shrine", "pass"]
    assert board.position.box.building_no["quarry"] not in board.position.building_pool[0]


@rule("beyond_the_horizon.buildings.refill")
def test_with_an_empty_stack_the_row_grows_shorter() -> None:
    board = table().row("farm", "market", "shrine")
    board.position.building_pool[0] = []
    board.do(0, [{"building": "I"}]).act("take market")
    assert row(board, 0) == ["farm", "shrine"]


@rule("beyond_the_horizon.buildings.empty_row")
@pytest.mark.parametrize(("wanted", "level"), [("II", 0), ("III", 1)])
def test_with_its_row_empty_a_building_comes_from_the_next_lower_level(wanted: str, level: int) -> None:
    board = table().row("farm", "mint", "palace")
    for empty in range(level + 1, 3):
        board.position.rows[empty], board.position.building_pool[empty] = [], []
    board.do(0, [{"building": wanted}])
    assert board.legal() == [f"take {['farm', 'mint'][level]}", "pass"]


@rule("beyond_the_horizon.buildings.empty_row")
def test_with_nothing_lower_left_a_coin_is_gained() -> None:
    board = table().row("palace").give(0, coins=0)
    board.position.building_pool[:2] = [[], []]
    asked = board.asked()
    board.do(0, [{"building": "II"}])
    assert board.has(0, "coins") == 1
    assert board.asked() == asked


# ---- building


@rule(
    "beyond_the_horizon.buildings.new",
    "beyond_the_horizon.buildings.cost",
    "beyond_the_horizon.buildings.settler",
    "beyond_the_horizon.buildings.left_cube",
    "beyond_the_horizon.buildings.bonus",
    "beyond_the_horizon.moving.built_start",
)
def test_the_farm_of_the_rulebook_is_built_on_a_starting_tile() -> None:
    board = table().units(0, "rose_sands settler 3").reserve(0, "farm").give(0, coins=2).phase("expansion")
    assert board.legal() == ["build rose_sands farm", "pass"]
    board.act("build rose_sands farm")
    assert board.has(0, "coins") == 0
    assert board.army(0) == ["rose_sands settler 2"]
    assert builders(board, "rose_sands") == (0, NONE)
    assert board.cubes(0) == (1, 0, 0)
    assert board.has(0, "active") == 1 + 1 + 2  # the food track, the farm
    assert board.has(0, "invested") == 0
    assert board.stock(0) == []


@rule("beyond_the_horizon.buildings.second", "beyond_the_horizon.buildings.bonus")
def test_a_second_player_builds_for_the_same_price_and_bonus_with_the_cube_of_the_right_space() -> None:
    board = table().lay("oasis").built("oasis", "farm", 1).units(0, "oasis settler 1").give(0, coins=3)
    board.phase("expansion")
    assert board.legal() == ["join oasis", "pass"]
    board.act("join oasis")
    assert builders(board, "oasis") == (1, 0)
    assert board.has(0, "coins") == 3 - 2 + 2  # the economy track gives 2
    assert board.cubes(0) == (0, 1, 0)
    assert board.army(0) == []
    assert board.has(0, "active") == 1 + 1 + 2  # the columns were full when the settler was used up


@rule("beyond_the_horizon.buildings.new")
def test_building_needs_a_settler_on_the_tile_and_the_building_in_the_reserve() -> None:
    board = site("oasis settler 2", "cradle soldier 3").do(0, [BUILD])
    assert board.legal() == ["build oasis farm", "build oasis palace", "pass"]
    assert board.refused("build oasis market") == "buildings.new"
    assert board.refused("build cradle farm") == "buildings.new"


@rule("beyond_the_horizon.buildings.second")
def test_only_where_a_building_stands_and_with_a_settler_can_one_be_second() -> None:
    board = site("oasis settler 2", "cradle soldier 3").built("cradle", "market", 1).do(0, [BUILD])
    assert board.refused("join oasis") == "buildings.second"
    assert board.refused("join cradle") == "buildings.second"


@rule("beyond_the_horizon.buildings.where")
def test_new_buildings_go_on_the_cradle_the_own_starting_tile_and_territories() -> None:
    board = table().lay("oasis").reserve(0, "farm").give(0, coins=9)
    board.units(0, "oasis settler 1", "rose_sands settler 1", "cradle settler 1", "amber_steppe settler 2")
    board.do(0, [BUILD])
    assert board.legal() == ["build oasis farm", "build rose_sands farm", "build cradle farm", "pass"]
    assert board.refused("build amber_steppe farm") == "buildings.where"


@rule("beyond_the_horizon.buildings.village")
@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_is_built_where_the_village_has_been_colonised(seat: int) -> None:
    board = site("oasis settler 2", "cradle settler 2").village(seat, "oasis").do(0, [BUILD])
    assert board.refused("build oasis farm") == "buildings.village"


@rule("beyond_the_horizon.buildings.opponents", "beyond_the_horizon.buildings.one_only")
@pytest.mark.parametrize("tile", ["oasis", "cradle"])
@pytest.mark.parametrize("unit", ["settler 1", "soldier 6"])
def test_opposing_units_forbid_a_new_building(tile: str, unit: str) -> None:
    board = site("oasis settler 2", "cradle settler 2").units(1, f"{tile} {unit}").do(0, [BUILD])
    assert board.refused(f"build {tile} farm") == "buildings.opponents"
    other = "cradle" if tile == "oasis" else "oasis"
    assert f"build {other} farm" in board.legal()


@rule("beyond_the_horizon.buildings.one_only")
def test_opposing_units_do_not_hinder_the_second_builder() -> None:
    board = site("oasis settler 2").built("oasis", "market", 1).units(1, "oasis soldier 6").do(0, [BUILD])
    assert board.legal() == ["join oasis", "pass"]


@rule("beyond_the_horizon.buildings.one_only")
def test_a_tile_takes_only_one_building() -> None:
    board = site("oasis settler 2").built("oasis", "market", 1).do(0, [BUILD])
    assert board.refused("build oasis farm") == "buildings.one_only"


@rule("beyond_the_horizon.moving.built_start", "beyond_the_horizon.buildings.second")
def test_a_building_on_a_foreign_starting_tile_may_be_built_by_a_second_player() -> None:
    board = site("amber_steppe settler 2").built("amber_steppe", "market", 1).do(0, [BUILD])
    board.act("join amber_steppe")
    assert builders(board, "amber_steppe") == (1, 0)


@rule("beyond_the_horizon.buildings.same_player")
def test_nobody_builds_the_same_building_twice() -> None:
    board = site("oasis settler 2", "cradle settler 2").built("oasis", "market", 0).do(0, [BUILD])
    assert board.refused("join oasis") == "buildings.same_player"


@rule("beyond_the_horizon.buildings.same_player")
def test_nor_does_the_second_builder() -> None:
    board = site("oasis settler 2", "cradle settler 2").built("oasis", "market", 1, 0).do(0, [BUILD])
    assert board.refused("join oasis") == "buildings.same_player"


@rule("beyond_the_horizon.buildings.second_once")
def test_a_building_has_room_for_two_builders_only() -> None:
    board = table(3).lay("oasis").built("oasis", "market", 1, 2).units(0, "oasis settler 2", "cradle settler 2")
    board.reserve(0, "farm").give(0, coins=9).do(0, [BUILD])
    assert board.refused("join oasis") == "buildings.second_once"


@rule("beyond_the_horizon.effects.decline")
def test_nobody_has_to_build() -> None:
    board = site("oasis settler 2").do(0, [BUILD]).act("pass")
    assert board.stock(0) == ["farm", "palace"]
    assert "declines" in board.log()


@rule("beyond_the_horizon.buildings.new")
def test_where_nothing_can_be_built_nobody_is_asked() -> None:
    board = site("oasis soldier 2")
    asked = board.asked()
    assert board.do(0, [BUILD]).asked() == asked


# ---- the price


@rule("beyond_the_horizon.buildings.cost")
def test_a_building_that_one_cannot_pay_is_not_built() -> None:
    board = site("oasis settler 2").give(0, coins=6).do(0, [BUILD])
    assert board.legal() == ["build oasis farm", "pass"]
    assert board.refused("build oasis palace") == "buildings.cost"


@rule("beyond_the_horizon.buildings.cost", "beyond_the_horizon.buildings.second")
def test_nor_does_one_become_second_builder_without_the_coins() -> None:
    board = site("oasis settler 2", "cradle settler 2").built("cradle", "palace", 1).give(0, coins=5).do(0, [BUILD])
    assert board.refused("join cradle") == "buildings.cost"


@rule("beyond_the_horizon.effects.build", "beyond_the_horizon.modifiers.build_discount")
def test_discounts_of_an_effect_and_of_lasting_abilities_add_up() -> None:
    board = site("oasis settler 2").give(0, coins=4)
    modify(board, 0, BUILD_DISCOUNT, 2)
    board.do(0, [{"build": {"discount": 1}}]).act("build oasis palace")
    assert board.has(0, "coins") == 0


@rule("beyond_the_horizon.effects.build", "beyond_the_horizon.modifiers.build_discount")
def test_a_building_never_costs_less_than_nothing() -> None:
    board = site("oasis settler 2").give(0, coins=1)
    modify(board, 0, BUILD_DISCOUNT)
    board.do(0, [{"build": {"discount": 3}}]).act("build oasis farm")
    assert board.has(0, "coins") == 1


@rule("beyond_the_horizon.modifiers.build_discount")
def test_a_lasting_discount_counts_in_the_expansion_phase() -> None:
    board = site("oasis settler 2").give(0, coins=1)
    modify(board, 0, BUILD_DISCOUNT)
    board.phase("expansion").act("build oasis farm")
    assert board.has(0, "coins") == 0


# ---- the settler


@rule("beyond_the_horizon.buildings.settler", "beyond_the_horizon.population.exhaust")
def test_a_settler_of_strength_1_is_exhausted() -> None:
    board = site("oasis settler 1").columns(0, 6, 5, 4, 2, 1).do(0, [BUILD]).act("build oasis palace")
    assert board.army(0) == []
    assert board.pawns(0) == (6, 5, 4, 2, 2)


@rule("beyond_the_horizon.population.used_up_full", "beyond_the_horizon.buildings.settler")
def test_with_full_columns_an_exhausted_builder_becomes_active() -> None:
    board = site("oasis settler 1").give(0, active=1).columns(0, 6, 5, 4, 3, 2)
    board.do(0, [BUILD]).act("build oasis palace")
    assert board.pawns(0) == (6, 5, 4, 3, 2)
    assert board.has(0, "active") == 2


@rule("beyond_the_horizon.buildings.settler")
def test_one_chooses_which_settler_builds() -> None:
    board = site("oasis settler 2", "oasis settler 5", "oasis soldier 1").do(0, [BUILD]).act("build oasis palace")
    assert board.legal() == ["commit 2", "commit 5"]
    assert board.refused("commit 1") == "buildings.settler"
    board.act("commit 5")
    assert sorted(board.army(0)) == ["oasis settler 2", "oasis settler 4", "oasis soldier 1"]
    assert builders(board, "oasis") == (0, NONE)


@rule("beyond_the_horizon.buildings.settler")
def test_of_equal_settlers_one_builds_without_a_question() -> None:
    board = site("oasis settler 2", "oasis settler 2").do(0, [BUILD]).act("build oasis palace")
    assert board.army(0) == ["oasis settler 1", "oasis settler 2"]


@rule("beyond_the_horizon.buildings.settler_token")
def test_a_weakened_settler_without_a_token_of_its_strength_takes_the_next_lower_one() -> None:
    board = site("oasis settler 5", "cradle settler 4", "cradle settler 4").do(0, [BUILD]).act("build oasis palace")
    assert "oasis settler 3" in board.army(0)


@rule("beyond_the_horizon.buildings.settler_token")
def test_a_weakened_settler_without_any_token_is_used_up() -> None:
    crowd = [*["cradle settler 1"] * 3, "cradle settler 2", *["cradle settler 4"] * 2]
    board = site("oasis settler 5", *crowd).do(0, [BUILD]).act("build oasis palace")
    assert sorted(board.army(0)) == sorted(crowd)


# ---- cubes, bonus, and what answers


@rule("beyond_the_horizon.buildings.bonus", "beyond_the_horizon.effects.points")
def test_points_in_the_middle_are_kept_for_both_builders() -> None:
    board = table().lay("oasis").reserve(0, "opera_house").units(0, "oasis settler 2").give(0, coins=9)
    board.do(0, [BUILD]).act("build oasis opera_house")
    assert board.scores(0) == {"building_points": 4}
    board.units(1, "oasis settler 2").give(1, coins=9).do(1, [BUILD]).act("join oasis")
    assert board.scores(1) == {"building_points": 4}
    assert board.scores(0) == {"building_points": 4, "first_builder": 1}


@rule("beyond_the_horizon.investing.empty_track")
@pytest.mark.parametrize("first", [True, False])
def test_with_its_track_empty_the_cube_of_a_builder_comes_from_another(first: bool) -> None:
    board = table().lay("oasis").units(0, "oasis settler 2").give(0, coins=9)
    if first:
        board.reserve(0, "granary").removed(0, food=8).do(0, [BUILD]).act("build oasis granary")
    else:
        board.built("oasis", "granary", 1).removed(0, food=8).do(0, [BUILD]).act("join oasis")
    assert board.legal() == ["cube economy", "cube infrastructure"]
    board.act("cube economy")
    assert board.cubes(0) == (8, 1, 0)
    assert builders(board, "oasis") == ((0, NONE) if first else (1, 0))


@rule("beyond_the_horizon.buildings.bonus")
def test_the_bonus_comes_after_the_cube() -> None:
    board = table().lay("oasis").reserve(0, "watchtower").units(0, "oasis settler 2").give(0, coins=9)
    board.removed(0, economy=2).do(0, [BUILD]).act("build oasis watchtower")
    assert "recruit oasis settler" in board.legal()  # the economy track; the building stands already
    board.act("pass")
    assert board.legal() == ["recruit rose_sands soldier", "recruit oasis soldier", "pass"]


@rule("beyond_the_horizon.triggers.build")
def test_abilities_answer_a_building_after_its_bonus() -> None:
    board = site("oasis settler 2").tech(0, "guilds").govern(0, "builder_dynasty", THEOCRACY).give(0, coins=9)
    board.do(0, [BUILD]).act("build oasis farm")
    assert board.log()[-2:] == ["activates", "activates"]  # the track and the farm
    assert board.asked() == "0 pickbranch"
    board.act("pick 1")
    assert board.has(0, "coins") == 9 - 1 + 2 + 2
