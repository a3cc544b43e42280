"""Population: pawns leave the columns from the left and come back from the right."""

from __future__ import annotations

import pytest

from ecumene.games.beyond_the_horizon.box.terms import EXHAUST_LEFT, PAWNS
from tests.beyond_the_horizon.board import Board, table
from tests.beyond_the_horizon.world import modify
from tests.marks import rule

SALE = [{"optional": [{"pay": {"population": 1, "then": [{"gain": {"coins": 1}}]}}]}]


def pawns(board: Board) -> int:
    """All the pawns of seat 0, wherever they are."""
    scholars = board.position.scholars[0].bit_count()
    return board.has(0, "active") + sum(board.pawns(0)) + len(board.army(0)) + scholars


@rule("beyond_the_horizon.population.leftmost", "beyond_the_horizon.effects.activate")
def test_pawns_come_from_the_leftmost_column_that_holds_any_even_if_it_does_not_produce() -> None:
    board = table().columns(0, 1, 0, 2, 3, 2)
    assert not board.position.column_open(0, 2)
    board.do(0, [{"activate": 2}])
    assert board.pawns(0) == (0, 0, 1, 3, 2)
    assert board.has(0, "active") == 3


@rule("beyond_the_horizon.population.leftmost", "beyond_the_horizon.units.recruit_from")
def test_so_do_pawns_that_are_recruited_directly() -> None:
    board = table().columns(0, 0, 0, 0, 3, 2)
    board.do(0, [{"recruit": {"from": "inactive", "unit": "settler", "strength": 1}}]).act("recruit rose_sands settler")
    assert board.pawns(0) == (0, 0, 0, 2, 2)
    assert board.has(0, "active") == 1


@rule("beyond_the_horizon.population.leftmost", "beyond_the_horizon.research.active_scholar")
def test_so_do_scholars_that_are_taken_directly() -> None:
    board = table().columns(0, 0, 4, 4, 3, 2).card("I1", "wheel")
    board.do(0, [{"research": {"level": "I", "scholar": "inactive"}}]).act("research I1")
    assert board.pawns(0) == (0, 3, 4, 3, 2)
    assert board.has(0, "active") == 1


@rule("beyond_the_horizon.population.exhaust")
@pytest.mark.parametrize(
    ("before", "after"),
    [((6, 5, 4, 2, 2), (6, 5, 4, 3, 2)), ((0, 0, 0, 0, 0), (0, 0, 0, 0, 1)), ((5, 5, 4, 3, 2), (6, 5, 4, 3, 2))],
)
def test_an_exhausted_pawn_goes_to_the_rightmost_column_with_room(
    before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    board = table().columns(0, *before).do(0, SALE).act("accept")
    assert board.pawns(0) == after
    assert board.has(0, "active") == 0


@rule("beyond_the_horizon.population.exhaust", "beyond_the_horizon.modifiers.exhaust_left")
def test_an_ability_sends_exhausted_pawns_to_the_left() -> None:
    board = table().columns(0, 6, 4, 4, 3, 1)
    modify(board, 0, EXHAUST_LEFT)
    board.do(0, SALE).act("accept")
    assert board.pawns(0) == (6, 5, 4, 3, 1)


@rule("beyond_the_horizon.population.columns_empty")
def test_what_needs_a_pawn_is_lost_with_the_columns_empty_and_the_rest_is_not() -> None:
    board = table().columns(0, 0, 0, 0, 0, 1).give(0, coins=0)
    board.do(0, [{"activate": 3}, {"gain": {"coins": 2}}])
    assert (board.has(0, "active"), board.has(0, "coins"), board.pawns(0)) == (2, 2, (0, 0, 0, 0, 0))
    board.do(0, [{"recruit": {"from": "inactive", "unit": "settler", "strength": 1}}, {"gain": {"coins": 2}}])
    assert (board.asked(), board.has(0, "coins")) == ("0 takeaction", 4)
    board.do(0, [{"activate": 1}])
    assert board.has(0, "active") == 2


@rule("beyond_the_horizon.population.columns_full", "beyond_the_horizon.effects.cost")
def test_with_full_columns_a_cost_that_exhausts_a_pawn_cannot_be_paid() -> None:
    board = table()
    assert board.pawns(0) == (6, 5, 4, 3, 2)
    assert board.do(0, SALE).asked() == "0 takeaction"
    board.phase("production")
    assert board.refused("sell") == "population.columns_full"
    board.columns(0, 6, 5, 4, 3, 1).do(0, SALE)
    assert board.legal() == ["accept", "pass"]


@rule("beyond_the_horizon.population.columns_full", "beyond_the_horizon.action.fortify_token")
def test_an_action_that_exhausts_needs_room_too() -> None:
    board = table().lay("oasis").village(0, "oasis").pawn(0, "grow").give(0, coins=9)
    assert board.refused("act fortify_token") == "action.costs"
    board.give(0, active=2)
    assert "act fortify_token" in board.legal()


@rule("beyond_the_horizon.population.used_up_full")
def test_a_unit_used_up_with_full_columns_becomes_an_active_pawn() -> None:
    board = table().lay("salt_lake").units(0, "salt_lake settler 2").give(0, colonise=1)
    assert board.pawns(0) == (6, 5, 4, 3, 2)
    board.phase("expansion").act("colonise salt_lake")
    assert (board.pawns(0), board.has(0, "active"), board.army(0)) == ((6, 5, 4, 3, 2), 2, [])


@rule("beyond_the_horizon.setup.population")
def test_no_pawn_is_made_or_lost_on_its_ways() -> None:
    board = table().give(0, coins=5).phase("turn").act("act grow", "produce population")
    assert pawns(board) == PAWNS
    board.phase("turn").act("act muster", "recruit rose_sands soldier", "pass", "recall rose_sands settler 2", "sell")
    assert pawns(board) == PAWNS
    board.act("pass").phase("turn").act("act research_i", "research I1")
    assert pawns(board) == PAWNS
