"""Moving: how far units walk, how moves are shared out, and foreign starting tiles.

With two seats rose_sands (seat 0) lies east of the cradle and amber_steppe (seat 1) west of it.
"""

from __future__ import annotations

import pytest

from ecumene.games.beyond_the_horizon.box.terms import MOVE_BONUS
from tests.beyond_the_horizon.board import Board, table
from tests.beyond_the_horizon.world import lay_at, modify, next_tiles
from tests.marks import rule


def row_of_tiles(seats: int = 2) -> Board:
    """Three territories in a row south-east of the cradle, the first of them next to it; nobody explores."""
    board = table(seats)
    lay_at(board, oasis=(0, 1), salt_lake=(0, 2), grassland=(0, 3))
    board.position.explored = 1
    return board


def move(board: Board, points: int, seat: int = 0) -> Board:
    """A move action."""
    return board.do(seat, [{"move": points}])


# ---- how far


@rule("beyond_the_horizon.moving.points", "beyond_the_horizon.effects.move")
def test_each_move_takes_a_unit_to_a_neighbouring_tile() -> None:
    board = row_of_tiles()
    board.units(0, "oasis soldier 1")
    move(board, 1)
    assert sorted(board.legal()) == [
        "move oasis soldier 1 cradle", "move oasis soldier 1 rose_sands", "move oasis soldier 1 salt_lake", "pass",
    ]  # fmt: skip
    assert board.refused("move oasis soldier 1 grassland") == "moving.points"
    asked = board.act("move oasis soldier 1 salt_lake").asked()
    assert sorted(board.army(0)) == ["salt_lake soldier 1"]
    assert "moveunits" not in asked


@rule("beyond_the_horizon.moving.points")
def test_a_walk_costs_the_shortest_way() -> None:
    board = row_of_tiles()
    board.units(0, "cradle soldier 1")
    move(board, 4).act("move cradle soldier 1 grassland")
    assert "move grassland soldier 1 salt_lake" in board.legal()
    assert board.refused("move grassland soldier 1 oasis") == "moving.points"


@rule("beyond_the_horizon.moving.points")
def test_a_tile_that_comes_into_the_world_can_be_walked_to_at_once_but_not_in_a_twin_without_it() -> None:
    board = row_of_tiles()
    board.units(0, "grassland soldier 1")
    move(board, 1)
    there = "move grassland soldier 1 golden_valley"
    assert there not in board.legal()
    twin = board.position.copy()
    lay_at(board, golden_valley=(0, 4))
    assert there in board.legal()
    assert there not in [action.notation for action in twin.legal(0)]


@rule("beyond_the_horizon.moving.points")
def test_nobody_walks_into_the_unknown() -> None:
    board = row_of_tiles()
    board.units(0, "cradle soldier 1")
    assert move(board, 6).refused("move cradle soldier 1 golden_valley") == "moving.points"


@rule("beyond_the_horizon.moving.shared")
def test_moves_are_shared_out_among_units() -> None:
    board = row_of_tiles()
    board.units(0, "oasis settler 1", "oasis soldier 2", "cradle settler 3")
    move(board, 3).act("move oasis settler 1 salt_lake", "move cradle settler 3 oasis", "move oasis soldier 2 cradle")
    assert sorted(board.army(0)) == ["cradle soldier 2", "oasis settler 3", "salt_lake settler 1"]
    assert "moveunits" not in board.asked()


@rule("beyond_the_horizon.moving.shared")
def test_a_unit_may_move_again_after_another() -> None:
    board = row_of_tiles()
    board.units(0, "oasis settler 1", "oasis soldier 2")
    move(board, 3).act(
        "move oasis settler 1 salt_lake", "move oasis soldier 2 cradle", "move salt_lake settler 1 grassland"
    )
    assert sorted(board.army(0)) == ["cradle soldier 2", "grassland settler 1"]


@rule("beyond_the_horizon.moving.not_all")
def test_moves_may_be_left_over() -> None:
    board = row_of_tiles()
    board.units(0, "oasis settler 1")
    asked = board.asked()
    move(board, 3).act("move oasis settler 1 salt_lake", "pass")
    assert board.asked() == asked
    assert "declines" not in board.log()


@rule("beyond_the_horizon.moving.at_least_one")
def test_a_move_is_left_out_as_a_whole_or_leads_at_least_one_tile_further() -> None:
    board = row_of_tiles()
    board.units(0, "oasis settler 1")
    move(board, 2)
    assert board.refused("move oasis settler 1 oasis") == "moving.at_least_one"
    board.act("pass")
    assert sorted(board.army(0)) == ["oasis settler 1"]
    assert "declines" in board.log()


@rule("beyond_the_horizon.moving.strength")
@pytest.mark.parametrize("unit", ["settler 1", "settler 6", "soldier 1", "soldier 6"])
def test_every_unit_walks_as_far(unit: str) -> None:
    board = row_of_tiles()
    board.units(0, f"cradle {unit}")
    legal = move(board, 2).legal()
    assert f"move cradle {unit} salt_lake" in legal
    assert f"move cradle {unit} grassland" not in legal


@rule("beyond_the_horizon.moving.together")
def test_any_number_of_units_of_any_players_stand_on_one_tile() -> None:
    board = row_of_tiles()
    board.units(1, "oasis soldier 6", "oasis soldier 5", "oasis settler 2")
    board.units(0, "oasis settler 1", "cradle settler 1")
    move(board, 1).act("move cradle settler 1 oasis")
    assert sorted(board.army(0)) == ["oasis settler 1", "oasis settler 1"]
    assert sorted(board.army(1)) == ["oasis settler 2", "oasis soldier 5", "oasis soldier 6"]


@rule("beyond_the_horizon.units.own")
def test_nobody_moves_the_units_of_others() -> None:
    board = row_of_tiles()
    board.units(0, "cradle soldier 2")
    board.units(1, "cradle soldier 1")
    assert move(board, 2).refused("move cradle soldier 1 oasis") == "units.own"


@rule("beyond_the_horizon.units.equal")
def test_of_equal_units_on_one_tile_one_walks() -> None:
    board = row_of_tiles()
    board.units(0, "grassland soldier 1", "grassland soldier 1")
    move(board, 1)
    assert board.legal() == ["move grassland soldier 1 salt_lake", "pass"]
    board.act("move grassland soldier 1 salt_lake")
    assert sorted(board.army(0)) == ["grassland soldier 1", "salt_lake soldier 1"]


@rule("beyond_the_horizon.modifiers.move_bonus")
def test_a_move_bonus_counts_for_every_move_action() -> None:
    board = row_of_tiles()
    board.units(0, "cradle soldier 1")
    modify(board, 0, MOVE_BONUS)
    for start, end in (("cradle", "salt_lake"), ("salt_lake", "cradle")):
        asked = board.asked()
        move(board, 1).act(f"move {start} soldier 1 {end}")
        assert board.asked() == asked


@rule("beyond_the_horizon.effects.move")
def test_without_units_nobody_is_asked() -> None:
    board = row_of_tiles()
    board.units(0)
    asked = board.asked()
    assert move(board, 3).asked() == asked


# ---- foreign starting tiles


@rule("beyond_the_horizon.moving.foreign_start")
@pytest.mark.parametrize("points", [1, 2])
def test_nobody_stops_on_a_foreign_starting_tile(points: int) -> None:
    board = row_of_tiles()
    board.units(0, "cradle soldier 1")
    assert move(board, points).refused("move cradle soldier 1 amber_steppe") == "moving.foreign_start"


@rule("beyond_the_horizon.moving.foreign_start")
def test_one_stops_on_ones_own_starting_tile() -> None:
    board = row_of_tiles()
    board.units(1, "cradle soldier 1")
    move(board, 1, seat=1).act("move cradle soldier 1 amber_steppe")
    assert sorted(board.army(1)) == ["amber_steppe soldier 1"]


@rule("beyond_the_horizon.moving.foreign_start")
def test_one_walks_through_a_foreign_starting_tile() -> None:
    board = table()
    lay_at(board, oasis=(-2, 0))
    board.units(0, "cradle soldier 1")
    assert move(board, 1).refused("move cradle soldier 1 oasis") == "moving.points"
    board.act("pass")
    move(board, 2).act("move cradle soldier 1 oasis")
    assert sorted(board.army(0)) == ["oasis soldier 1"]


@rule("beyond_the_horizon.moving.built_start")
def test_everybody_stops_on_a_starting_tile_with_a_building() -> None:
    board = row_of_tiles()
    board.built("amber_steppe", "farm", 1)
    board.units(0, "cradle soldier 1")
    move(board, 1).act("move cradle soldier 1 amber_steppe")
    assert sorted(board.army(0)) == ["amber_steppe soldier 1"]


@rule("beyond_the_horizon.moving.passing")
def test_a_settler_that_explores_from_a_foreign_starting_tile_is_the_next_to_move() -> None:
    board = table()
    board.units(0, "cradle settler 2", "cradle soldier 1")
    next_tiles(board, "fishing_shore")
    assert move(board, 1).refused("move cradle settler 2 amber_steppe") == "moving.foreign_start"
    board.act("pass")
    move(board, 3).act("move cradle settler 2 amber_steppe")
    assert board.refused("pass") == "moving.passing"
    assert board.refused("move cradle soldier 1 rose_sands") == "moving.passing"
    assert board.refused("explore cradle 2 se") == "units.own"
    board.act("explore amber_steppe 2 ne")
    assert "move cradle soldier 1 rose_sands" in board.legal()
    board.act("pass")
    assert sorted(board.army(0)) == ["cradle soldier 1", "fishing_shore settler 2"]


@rule("beyond_the_horizon.moving.passing")
def test_a_settler_on_a_foreign_starting_tile_may_also_walk_on() -> None:
    board = table()
    board.units(0, "cradle settler 2")
    move(board, 2).act("move cradle settler 2 amber_steppe")
    assert board.legal() == [
        "move amber_steppe settler 2 cradle", "explore amber_steppe 2 se", "explore amber_steppe 2 ne",
    ]  # fmt: skip
    board.act("move amber_steppe settler 2 cradle")
    assert sorted(board.army(0)) == ["cradle settler 2"]


@rule("beyond_the_horizon.moving.passing", "beyond_the_horizon.moving.foreign_start")
def test_a_settler_that_may_not_explore_does_not_stop_on_a_foreign_starting_tile() -> None:
    board = table()
    board.units(0, "cradle settler 2")
    board.position.explored = 1
    assert move(board, 3).refused("move cradle settler 2 amber_steppe") == "moving.foreign_start"


@rule("beyond_the_horizon.moving.foreign_start", "beyond_the_horizon.effects.move")
def test_a_unit_with_only_foreign_starting_tiles_around_cannot_use_a_single_move() -> None:
    board = table(4)
    lay_at(board, oasis=(1, 1))  # beyond rose_sands and amber_steppe
    board.units(2, "oasis soldier 1")
    asked = board.asked()
    assert move(board, 1, seat=2).asked() == asked
    move(board, 2, seat=2)
    assert board.legal() == ["move oasis soldier 1 cradle", "pass"]
