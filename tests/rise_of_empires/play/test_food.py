"""Food: what towns give, which cities go unfed, the sum, hunger and surplus."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rise_of_empires.board import Board, sample_table


def after(board: Board, *answers: str) -> int:
    """Run the Food phase with these answers; the food of seat 0 then."""
    board.phase("food").act(*answers)
    assert board.asked() == "over"
    return board.has(0, "food")


# ---- the sum


@rule("rise_of_empires.food.sum", "rise_of_empires.city.upkeep", "rise_of_empires.city.income")
def test_all_gains_and_losses_make_one_sum_that_says_where_it_comes_from() -> None:
    board = sample_table().give(0, food=5).own(0, "plains", "plains", "island", "forest", "mountain", "heavy_plough")
    board.own(0, "memphis", "buenos_aires").cubes(0, gaul=1)
    assert after(board, "done") == 5 + 4 + 1 - 2 - 3 + 4 - 1 + 3 + 2
    tally = board.tally("food", 0)
    assert tally.by_rule() == {
        "rise_of_empires.territory.plains": 4,
        "rise_of_empires.territory.island": 1,
        "rise_of_empires.territory.forest": -2,
        "rise_of_empires.territory.mountain": -3,
        "rise_of_empires.city.upkeep": -1,
        "rise_of_empires.city.income": 3,
        "rise_of_empires.progress.each_turn": 4,
        "rise_of_empires.control.benefit": 2,
    }
    assert board.told("food")[0].args == {"who": 0, "n": tally.sum, "level": 13}


@rule("rise_of_empires.food.sum")
def test_only_the_balance_moves_the_marker_so_a_full_track_loses_nothing_on_the_way() -> None:
    board = sample_table().give(0, food=20, gold=0).own(0, "heavy_plough", "mountain")
    assert after(board) == 20
    assert board.has(0, "gold") == 0
    board = sample_table().give(0, food=0, point=4).own(0, "heavy_plough", "mountain")
    assert after(board) == 0
    assert board.has(0, "point") == 4


@rule("rise_of_empires.food.order")
def test_each_finishes_his_food_before_the_next_one_in_turn_order_begins() -> None:
    board = sample_table(seats=3).own(0, "town", "memphis").own(1, "town").own(2, "town")
    board.position.order = [2, 0, 1]
    board.phase("food")
    assert (board.asked(), board.told("food")) == ("2 towngoods", [])
    board.act("town gold 1")
    assert (board.asked(), [event.args["who"] for event in board.told("food")]) == ("0 towngoods", [2])
    board.act("town gold 1")
    assert board.asked() == "0 refusefood"
    board.act("done")
    assert (board.asked(), [event.args["who"] for event in board.told("food")]) == ("1 towngoods", [2, 0])


# ---- too little, too much


@rule("rise_of_empires.food.shortage")
@pytest.mark.parametrize(("food", "left", "points"), [(4, 1, 9), (3, 0, 9), (2, 0, 8), (0, 0, 6)])
def test_each_missing_food_costs_a_point(food: int, left: int, points: int) -> None:
    board = sample_table().give(0, food=food, point=9).own(0, "mountain")
    assert after(board) == left
    assert board.has(0, "point") == points
    assert [event.args["n"] for event in board.told("hunger")] == ([9 - points] if points < 9 else [])


@rule("rise_of_empires.food.never_below")
def test_neither_food_nor_points_fall_below_nothing() -> None:
    board = sample_table().give(0, food=1, point=2).own(0, "mountain", "mountain")
    assert after(board) == 0
    assert board.has(0, "point") == 0
    board.position.audit()


@rule("rise_of_empires.food.surplus")
@pytest.mark.parametrize(
    ("food", "left", "gold"), [(16, 19, 0), (17, 20, 0), (18, 20, 0), (19, 20, 1), (20, 20, 1)]
)  # fmt: skip
def test_two_food_beyond_the_track_are_a_gold(food: int, left: int, gold: int) -> None:
    board = sample_table().give(0, food=food, gold=0).own(0, "heavy_plough")
    assert after(board) == left
    assert board.has(0, "gold") == gold
    assert len(board.told("surplus")) == gold


# ---- the last turn


@rule("rise_of_empires.food.last_turn")
@pytest.mark.parametrize(
    ("tile", "change"),
    [("heavy_plough", 3), ("plains", 2), ("forest", -2), ("mountain", -3), ("rome", -3), ("buenos_aires", 3)],
)
def test_gains_losses_and_the_upkeep_of_cities_count_twice_in_the_last_turn_only(tile: str, change: int) -> None:
    for turn, times in (("IIIA", 1), ("IIB", 1), ("IIIB", 2)):
        board = sample_table(turn=turn).give(0, food=8).own(0, tile)
        assert after(board, *(["done"] if tile == "rome" else [])) == 8 + times * change


@rule("rise_of_empires.food.last_turn")
def test_what_regions_give_counts_twice_in_the_last_turn() -> None:
    board = sample_table(turn="IIIB").give(0, food=8).cubes(0, egypt=1)
    assert after(board) == 14
    assert board.tally("food", 0).by_rule() == {
        "rise_of_empires.control.benefit": 3,
        "rise_of_empires.food.last_turn": 3,
    }


@rule("rise_of_empires.food.last_turn", "rise_of_empires.food.shortage", "rise_of_empires.food.surplus")
def test_hunger_and_surplus_follow_from_the_doubled_sum() -> None:
    board = sample_table(turn="IIIB").give(0, food=2, point=9).own(0, "mountain")
    assert after(board) == 0
    assert board.has(0, "point") == 5
    board = sample_table(turn="IIIB").give(0, food=20, gold=0).own(0, "heavy_plough")
    assert after(board) == 20
    assert board.has(0, "gold") == 3


# ---- towns


@rule("rise_of_empires.territory.town_choice")
def test_each_town_gives_one_of_four_things() -> None:
    board = sample_table().own(0, "town", "town").phase("food")
    assert board.legal() == [
        "town gold 1", "town gold 2", "town resource 1", "town resource 2", "town cube 1", "town cube 2",
        "town food 1", "town food 2",
    ]  # fmt: skip
    assert board.refused("town gold 3") == "territory.town_choice"
    assert board.refused("done") == "core.choice"
    board.act("town gold 1")
    assert board.legal() == ["town gold 1", "town resource 1", "town cube 1", "town food 1"]
    assert board.refused("town gold 2") == "territory.town_choice"
    board.act("town gold 1")
    assert board.asked() == "over"


@rule("rise_of_empires.food.towns")
def test_food_of_towns_comes_at_once_and_the_rest_with_the_income() -> None:
    board = sample_table().give(0, food=8).own(0, "town", "town", "town", "town")
    assert after(board, "town food 1", "town gold 1", "town resource 1", "town cube 1") == 9
    assert [board.has(0, thing) for thing in ("gold", "resource", "cube")] == [5, 2, 5]
    board.phase("income")
    assert [board.has(0, thing) for thing in ("gold", "resource", "cube", "food")] == [6, 3, 6, 9]


@rule("rise_of_empires.food.towns", "rise_of_empires.food.last_turn")
def test_food_of_towns_counts_twice_in_the_last_turn_and_nothing_else_of_them_does() -> None:
    board = sample_table(turn="IIIB").give(0, food=8).own(0, "town", "town", "town")
    assert after(board, "town food 2", "town gold 1") == 12
    board.phase("income", "points")
    assert (board.has(0, "gold"), board.has(0, "point")) == (6, 3)


@rule("rise_of_empires.territory.town_choice")
def test_what_towns_give_is_chosen_anew_each_turn() -> None:
    board = sample_table().give(0, food=8).own(0, "town")
    board.phase("food", "income").act("town gold 1")
    board.phase("food", "income").act("town food 1")
    assert (board.has(0, "gold"), board.has(0, "food")) == (6, 9)


# ---- cities that cost food


@rule("rise_of_empires.food.refuse", "rise_of_empires.city.upkeep")
def test_a_city_may_be_given_up_instead_of_being_fed() -> None:
    board = sample_table().give(0, food=9).own(0, "memphis", "rome").phase("food")
    assert board.legal() == ["discard memphis", "discard rome", "done"]
    board.act("discard rome")
    assert board.legal() == ["discard memphis", "done"]
    board.act("done")
    assert (board.tiles(0), board.has(0, "food")) == (["memphis"], 8)
    assert [event.args for event in board.told("discards")] == [{"who": 0, "tile": "rome"}]


@rule("rise_of_empires.food.refuse")
def test_all_of_them_may_be_given_up() -> None:
    board = sample_table().give(0, food=9).own(0, "memphis", "rome").phase("food")
    board.act("discard memphis", "discard rome")
    assert (board.asked(), board.tiles(0), board.has(0, "food")) == ("over", [], 9)


@rule("rise_of_empires.food.refuse")
def test_only_own_cities_that_cost_food_are_given_up_here() -> None:
    board = sample_table().own(0, "memphis", "mycenae").own(1, "rome").phase("food")
    assert board.legal() == ["discard memphis", "done"]
    assert board.refused("discard mycenae") == "food.refuse"
    assert board.refused("discard rome") == "food.refuse"
    assert board.refused("town food 1") == "core.choice"


@rule("rise_of_empires.food.refuse")
def test_a_city_given_up_gives_nothing_later_in_the_turn() -> None:
    board = sample_table().own(0, "tyre").phase("food", "income", "points").act("discard tyre")
    assert [board.has(0, thing) for thing in ("food", "gold", "point")] == [16, 5, 0]


@rule("rise_of_empires.food.must_discard")
def test_while_food_is_short_cities_go_in_the_order_their_owner_likes() -> None:
    board = sample_table().give(0, food=3, point=9).own(0, "babylon", "rome").phase("food")
    assert board.legal() == ["discard babylon", "discard rome"]
    assert board.refused("done") == "food.must_discard"
    board.act("discard babylon")
    assert board.legal() == ["discard rome", "done"]
    board.act("done")
    assert (board.tiles(0), board.has(0, "food"), board.has(0, "point")) == (["rome"], 0, 9)
    board = sample_table().give(0, food=3, point=9).own(0, "babylon", "rome")
    assert after(board, "discard rome", "done") == 1
    assert board.tiles(0) == ["babylon"]


@rule("rise_of_empires.food.must_discard")
def test_discarding_goes_on_while_food_is_still_short() -> None:
    board = sample_table().give(0, food=2).own(0, "babylon", "rome")
    assert after(board, "discard babylon") == 2  # Rome would still cost 3: no question
    assert board.tiles(0) == []


@rule("rise_of_empires.food.must_discard")
def test_where_no_city_at_all_can_be_fed_nobody_is_asked_for_the_order() -> None:
    board = sample_table().give(0, food=1).own(0, "babylon", "rome", "mycenae")
    assert after(board) == 1
    assert board.tiles(0) == ["mycenae"]


@rule("rise_of_empires.food.must_discard")
def test_a_single_city_that_cannot_be_fed_goes_without_a_question_and_without_loss_of_points() -> None:
    board = sample_table().give(0, food=0, point=9).own(0, "memphis")
    assert after(board) == 0
    assert (board.tiles(0), board.has(0, "point")) == ([], 9)


@rule("rise_of_empires.food.must_discard", "rise_of_empires.food.shortage")
def test_points_never_stand_in_for_a_citys_food_but_pay_for_what_is_still_missing() -> None:
    board = sample_table().give(0, food=1, point=9).own(0, "mountain", "memphis")
    assert after(board) == 0
    assert (board.tiles(0), board.has(0, "point")) == ([], 7)


@rule("rise_of_empires.food.must_discard")
@pytest.mark.parametrize("gain", ["heavy_plough", "plains", "buenos_aires"])
def test_gains_of_the_same_phase_feed_cities(gain: str) -> None:
    board = sample_table().give(0, food=0).own(0, gain, "babylon").phase("food")
    assert board.legal() == ["discard babylon", "done"]


@rule("rise_of_empires.food.must_discard", "rise_of_empires.food.last_turn")
def test_in_the_last_turn_the_doubled_upkeep_must_be_there() -> None:
    board = sample_table(turn="IIIA").give(0, food=3).own(0, "babylon")
    assert after(board, "done") == 1
    board = sample_table(turn="IIIB").give(0, food=3).own(0, "babylon")
    assert after(board) == 3
    assert board.tiles(0) == []


@rule("rise_of_empires.food.must_discard")
def test_of_two_alike_only_as_many_go_as_must() -> None:
    board = sample_table().give(0, food=1).own(0, "memphis", "memphis")
    assert after(board, "done") == 0
    assert board.tiles(0) == ["memphis"]


@rule("rise_of_empires.food.refuse", "rise_of_empires.food.towns")
def test_towns_come_before_cities_so_their_food_can_save_one() -> None:
    board = sample_table().give(0, food=0).own(0, "town", "memphis").phase("food")
    assert board.asked() == "0 towngoods"
    board.act("town food 1")
    assert board.legal() == ["discard memphis", "done"]
    board = sample_table().give(0, food=0).own(0, "town", "memphis").phase("food")
    board.act("town gold 1")
    assert (board.asked(), board.tiles(0)) == ("over", [])
