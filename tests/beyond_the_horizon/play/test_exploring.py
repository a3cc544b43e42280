"""Exploring: who, where and how often, and in which order it happens."""

from __future__ import annotations

import pytest

from ecumene.games.beyond_the_horizon.box.terms import EXPLORE_LIMIT, MOVE_BONUS, START, THEOCRACY
from tests.beyond_the_horizon.board import Board, table
from tests.beyond_the_horizon.world import lay_at, modify, next_tiles
from tests.marks import rule


def explorer(*tiles: str, points: int = 3) -> Board:
    """A settler of strength 2 in the cradle with moves to make; these territories come next."""
    board = table()
    board.units(0, "cradle settler 2")
    next_tiles(board, *tiles)
    return board.do(0, [{"move": points}])


def explorations(board: Board) -> list[str]:
    """What one may explore now."""
    return [action for action in board.legal() if action.startswith("explore")]


# ---- who, where, how often


@rule("beyond_the_horizon.exploring.reveal", "beyond_the_horizon.exploring.edge")
def test_a_settler_steps_onto_the_territory_it_turns_up() -> None:
    board = explorer("salt_lake", points=2)
    coins = board.position.coins[0]
    board.act("explore cradle 2 se")
    tile = board.position.box.tile_no["salt_lake"]
    assert sorted(board.army(0)) == ["salt_lake settler 2"]
    assert (board.position.hex_q[tile], board.position.hex_r[tile]) == (0, 1)
    assert tile not in board.position.tile_pool
    assert board.position.coins[0] == coins + 2
    assert "move salt_lake settler 2 rose_sands" in board.legal()  # one move is left
    assert "move salt_lake settler 2 amber_steppe" not in board.legal()
    assert len(board.told("explores")) == 1


@rule("beyond_the_horizon.exploring.edge")
def test_exploring_costs_one_move() -> None:
    board = explorer("salt_lake", points=1)
    assert "moveunits" not in board.act("explore cradle 2 se").asked()


@rule("beyond_the_horizon.exploring.settlers")
def test_soldiers_never_explore() -> None:
    board = table()
    board.units(0, "cradle soldier 2")
    board.do(0, [{"move": 3}])
    assert explorations(board) == []
    assert board.refused("explore cradle 2 se") == "exploring.settlers"


@rule("beyond_the_horizon.exploring.edge")
def test_what_is_known_is_not_explored() -> None:
    board = explorer()
    assert explorations(board) == [f"explore cradle 2 {side}" for side in ("se", "sw", "nw", "ne")]
    assert board.refused("explore cradle 2 e") == "exploring.edge"


@rule("beyond_the_horizon.exploring.two_tiles")
def test_a_new_tile_touches_at_least_two() -> None:
    board = table()
    board.units(0, "rose_sands settler 2")
    board.do(0, [{"move": 1}])
    assert explorations(board) == ["explore rose_sands 2 sw", "explore rose_sands 2 nw"]
    for side in ("e", "se", "ne"):
        assert board.refused(f"explore rose_sands 2 {side}") == "exploring.two_tiles"


@rule("beyond_the_horizon.exploring.two_tiles")
@pytest.mark.parametrize("beyond", [(1, 2), (0, 2), (2, 1)])
def test_a_tile_on_the_far_side_counts_too(beyond: tuple[int, int]) -> None:
    board = table()
    lay_at(board, oasis=beyond)
    board.units(0, "rose_sands settler 2")
    board.do(0, [{"move": 1}])
    assert "explore rose_sands 2 se" in explorations(board)  # the hex at 1, 1


@rule("beyond_the_horizon.exploring.two_tiles")
def test_a_new_tile_may_touch_more_than_two() -> None:
    board = table()
    lay_at(board, oasis=(0, 1), river_ford=(0, -1))
    board.units(0, "cradle settler 2")
    next_tiles(board, "salt_lake")
    board.do(0, [{"move": 1}]).act("explore cradle 2 sw")
    near, tile_no = board.position.near, board.position.box.tile_no
    tile = tile_no["salt_lake"]
    assert near[6 * tile : 6 * tile + 6] == [
        tile_no["oasis"],
        -1,
        -1,
        -1,
        START + 1,
        tile_no["cradle"],
    ]
    assert near[6 * tile_no["oasis"] + 3] == tile


@rule("beyond_the_horizon.exploring.limit")
def test_only_one_territory_is_explored_each_turn() -> None:
    board = explorer("salt_lake").act("explore cradle 2 se")
    assert explorations(board) == []
    assert board.refused("explore salt_lake 2 w") == "exploring.limit"


@rule("beyond_the_horizon.exploring.limit", "beyond_the_horizon.modifiers.explore_limit")
def test_a_lasting_ability_allows_one_more_each_turn() -> None:
    board = table()
    board.units(0, "cradle settler 2")
    modify(board, 0, EXPLORE_LIMIT)
    next_tiles(board, "salt_lake", "fishing_shore")
    board.do(0, [{"move": 3}]).act("explore cradle 2 se", "explore salt_lake 2 w")
    assert sorted(board.army(0)) == ["fishing_shore settler 2"]
    assert explorations(board) == []


@rule("beyond_the_horizon.exploring.limit", "beyond_the_horizon.effects.explore_more")
def test_an_effect_allows_one_more_in_this_turn() -> None:
    board = table()
    board.units(0, "cradle settler 2")
    next_tiles(board, "salt_lake", "fishing_shore")
    board.do(0, [{"explore_more": 1}, {"move": 3}]).act("explore cradle 2 se", "explore salt_lake 2 w")
    assert sorted(board.army(0)) == ["fishing_shore settler 2"]
    assert explorations(board) == []


@rule("beyond_the_horizon.exploring.empty_stack")
def test_with_an_empty_stack_nobody_explores() -> None:
    board = table()
    board.units(0, "cradle settler 2")
    board.position.tile_pool.clear()
    board.do(0, [{"explore_more": 1}, {"move": 3}])
    assert explorations(board) == []
    assert board.refused("explore cradle 2 se") == "exploring.empty_stack"


@rule("beyond_the_horizon.exploring.reveal", "beyond_the_horizon.setup.territories")
def test_any_unknown_territory_may_come_next() -> None:
    found = set()
    for drawn in range(24):
        board = table()
        board.units(0, "cradle settler 2")
        assert board.position.chance is not None
        board.position.chance.script["territory"] = (drawn,)
        board.do(0, [{"move": 1}]).act("explore cradle 2 se")
        found.add(board.position.laid[-1])
    assert found == set(range(24))


# ---- in which order


@rule("beyond_the_horizon.exploring.order")
def test_the_explorer_may_be_raised_by_what_it_finds() -> None:
    board = table()
    board.units(0, "cradle settler 2", "cradle settler 2")
    next_tiles(board, "oasis")
    board.do(0, [{"move": 1}]).act("explore cradle 2 se")
    assert board.legal() == ["upgrade oasis settler 2", "upgrade cradle settler 2", "pass"]
    board.act("upgrade oasis settler 2")
    assert sorted(board.army(0)) == ["cradle settler 2", "oasis settler 3"]


@rule("beyond_the_horizon.exploring.order")
def test_moves_found_are_made_from_the_new_tile_and_then_the_old_move_goes_on() -> None:
    board = explorer("olive_terraces", points=2).act("explore cradle 2 se")
    assert board.asked() == "0 moveunits"
    board.act("move olive_terraces settler 2 rose_sands")  # the move found
    board.act("move rose_sands settler 2 cradle")  # the one that was left
    assert "moveunits" not in board.asked()


@rule("beyond_the_horizon.exploring.order")
def test_declining_the_moves_found_does_not_end_the_old_move() -> None:
    board = explorer("olive_terraces", points=2).act("explore cradle 2 se", "pass")
    assert board.asked() == "0 moveunits"
    board.act("pass")
    assert "moveunits" not in board.asked()


@rule("beyond_the_horizon.exploring.order", "beyond_the_horizon.modifiers.move_bonus")
def test_moves_found_are_a_move_action_of_their_own() -> None:
    board = table()
    board.units(0, "cradle settler 2")
    modify(board, 0, MOVE_BONUS)
    next_tiles(board, "olive_terraces")
    board.do(0, [{"move": 1}]).act("explore cradle 2 se")
    board.act("move olive_terraces settler 2 cradle", "move cradle settler 2 rose_sands")  # 1 and 1 more
    board.act("move rose_sands settler 2 cradle")  # of 1 and 1 more one was left
    assert "moveunits" not in board.asked()


@rule("beyond_the_horizon.triggers.explore", "beyond_the_horizon.triggers.once_per_turn")
def test_an_ability_answers_once_a_turn_after_the_bonus() -> None:
    board = table()
    board.govern(0, "steppe_confederacy", THEOCRACY)
    board.position.invested[0] = 2
    board.units(0, "cradle settler 2")
    modify(board, 0, EXPLORE_LIMIT)
    next_tiles(board, "oasis", "salt_lake")
    board.do(0, [{"move": 2}]).act("explore cradle 2 se")
    assert board.asked() == "0 upgradeunit"
    board.act("pass")
    assert board.asked() == "0 pickbranch"
    active = board.position.active[0]
    board.act("pick 1")
    assert board.position.active[0] == active + 1
    board.act("explore oasis 2 w")
    assert "pickbranch" not in board.asked()
