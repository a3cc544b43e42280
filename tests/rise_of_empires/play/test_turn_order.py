"""Turn order: who picks when, which places are left, and what it is for."""

from __future__ import annotations

import pytest

from ecumene.games.rise_of_empires.play.turn_order import TurnOrder
from ecumene.games.rise_of_empires.play.turns import BeginTurn
from tests.marks import rule
from tests.rise_of_empires.board import Board, table

RISING = {"turn_order": "rising"}


def standing(*points: int, rising: bool = False) -> Board:
    """A table whose seats have so many points, seat 0 first in the old order."""
    board = table(seats=len(points), options=RISING if rising else None)
    for seat, amount in enumerate(points):
        board.give(seat, point=amount)
    return board


def picking(board: Board) -> list[int]:
    """The seats in the order in which they pick, each the last free place."""
    board.phase("order")
    while board.position.pending():
        board.act(board.legal()[-1])
    return [event.args["who"] for event in board.told("position")]


# ---- who picks when


@rule("rise_of_empires.turn_order.fewest")
@pytest.mark.parametrize("rising", [False, True])
def test_whoever_has_fewest_points_picks_any_place_first(rising: bool) -> None:
    board = standing(5, 9, 3, rising=rising).phase("order")
    assert board.asked() == "2 chooseposition"
    assert board.legal() == ["position 1", "position 2", "position 3"]


@rule("rise_of_empires.turn_order.falling", "rise_of_empires.options.turn_order")
@pytest.mark.parametrize(
    ("points", "order"),
    [((5, 9, 3), [2, 1, 0]), ((9, 5, 3, 7, 1), [4, 0, 3, 1, 2]), ((1, 2, 3, 4), [0, 3, 2, 1]), ((4, 2), [1, 0])],
    ids=str,
)
def test_as_written_the_others_pick_with_the_most_points_first(points: tuple[int, ...], order: list[int]) -> None:
    assert picking(standing(*points)) == order


@rule("rise_of_empires.turn_order.rising", "rise_of_empires.options.turn_order")
@pytest.mark.parametrize(
    ("points", "order"),
    [((5, 9, 3), [2, 0, 1]), ((9, 5, 3, 7, 1), [4, 2, 1, 3, 0]), ((1, 2, 3, 4), [0, 1, 2, 3]), ((4, 2), [1, 0])],
    ids=str,
)
def test_by_option_the_others_pick_with_the_fewest_points_first(points: tuple[int, ...], order: list[int]) -> None:
    assert picking(standing(*points, rising=True)) == order


# ---- ties


@rule("rise_of_empires.turn_order.fewer_tokens")
@pytest.mark.parametrize("thing", ["gold", "resource", "cube"])
@pytest.mark.parametrize("rising", [False, True])
def test_of_those_level_in_points_who_has_fewer_tokens_picks_first(thing: str, rising: bool) -> None:
    board = standing(3, 3, 3, 8, rising=rising).give(1, **{thing: 0}).give(0, **{thing: 1})
    first = picking(board)
    assert first == ([1, 0, 2, 3] if rising else [1, 3, 0, 2])


@rule("rise_of_empires.turn_order.fewer_tokens")
def test_tokens_are_gold_discs_and_cubes_together() -> None:
    board = standing(3, 3).give(0, gold=0, resource=4, cube=6).give(1, gold=9, resource=0, cube=0)
    assert picking(board) == [1, 0]


@rule("rise_of_empires.turn_order.fewer_tokens")
def test_cubes_of_the_map_and_of_the_stock_food_and_tiles_are_no_tokens() -> None:
    board = standing(3, 3).cubes(1, gaul=9).own(1, "coinage", "memphis", "plains").give(0, food=0)
    assert picking(board) == [1, 0]  # level: the later one, although it has more of all that


@rule("rise_of_empires.turn_order.later_first")
@pytest.mark.parametrize("rising", [False, True])
@pytest.mark.parametrize("order", [[0, 1, 2, 3], [2, 0, 3, 1]], ids=str)
def test_of_those_level_in_all_the_later_one_in_the_old_order_picks_first(order: list[int], rising: bool) -> None:
    board = standing(3, 3, 3, 3, rising=rising)
    board.position.order = order
    assert picking(board) == order[::-1]


@rule("rise_of_empires.turn_order.later_first", "rise_of_empires.turn_order.falling")
def test_ties_among_the_others_are_broken_in_the_same_way() -> None:
    assert picking(standing(1, 6, 6, 6)) == [0, 3, 2, 1]
    assert picking(standing(1, 6, 6, 6).give(1, gold=4)) == [0, 1, 3, 2]


# ---- places


@rule("rise_of_empires.turn_order.free_place")
def test_a_place_goes_once_and_the_last_one_is_not_asked() -> None:
    board = standing(1, 2, 3).phase("order").act("position 2")
    assert (board.asked(), board.legal()) == ("2 chooseposition", ["position 1", "position 3"])
    assert board.refused("position 2") == "turn_order.free_place"
    assert board.refused("position 4") == "turn_order.free_place"
    assert board.refused("done") == "core.choice"
    board.act("position 3")
    assert (board.asked(), board.position.order) == ("over", [1, 0, 2])
    assert [event.args for event in board.told("position")] == [
        {"who": 0, "n": 2}, {"who": 2, "n": 3}, {"who": 1, "n": 1}
    ]  # fmt: skip


@rule("rise_of_empires.turn_order.fewest", "rise_of_empires.turn_order.free_place")
def test_the_next_turn_is_played_in_the_order_that_was_picked() -> None:
    board = standing(1, 2, 3)
    board.position.agenda = [BeginTurn(2), TurnOrder()]
    board.position.journal = board.events
    board.position.settle()
    board.act("position 3", "position 2")
    assert board.position.order == [1, 2, 0]
    board.show("coinage", *["plains"] * 7)  # plains alone: no question
    acted = []
    for _ in range(6):
        acted.append(board.position.pending()[0])
        board.act("disc territory")
    assert acted == [1, 2, 0, 1, 2, 0]
    board.phase("food", "income", "points")
    for phase in ("food", "income", "scores"):
        assert [event.args["who"] for event in board.told(phase)] == [1, 2, 0]
