"""Every kind of territory: what a tile brings and costs, each turn and for each tile."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rise_of_empires.board import Board, table

THINGS = ("gold", "resource", "cube", "food", "point")


def turn_of(board: Board, *answers: str) -> dict[str, int]:
    """What seat 0 gains and loses in the three phases."""
    board.give(0, food=10)
    before = {thing: board.has(0, thing) for thing in THINGS}
    board.phase("food", "income", "points").act(*answers)
    assert board.asked() == "over"
    return {thing: board.has(0, thing) - before[thing] for thing in THINGS if board.has(0, thing) != before[thing]}


def taken(kind: str) -> Board:
    """Seat 0 has taken a tile by its action."""
    board = table().show(kind, "coinage").act("disc territory")
    assert board.asked() == "1 takeaction"
    return board


@rule("rise_of_empires.territory.plains")
def test_plains_bring_two_food_and_a_cube() -> None:
    assert turn_of(taken("plains")) == {"food": 2, "cube": 1}
    assert turn_of(table().own(0, *["plains"] * 3)) == {"food": 6, "cube": 3}


@rule("rise_of_empires.territory.island")
def test_an_island_brings_a_food_and_a_cube() -> None:
    assert turn_of(taken("island")) == {"food": 1, "cube": 1}
    assert turn_of(table().own(0, *["island"] * 3)) == {"food": 3, "cube": 3}


@rule("rise_of_empires.territory.forest")
def test_a_forest_brings_two_cubes_and_costs_two_food() -> None:
    assert turn_of(taken("forest")) == {"food": -2, "cube": 2}
    assert turn_of(table().own(0, *["forest"] * 3)) == {"food": -6, "cube": 6}


@rule("rise_of_empires.territory.mountain")
def test_a_mountain_brings_three_cubes_and_costs_three_food() -> None:
    assert turn_of(taken("mountain")) == {"food": -3, "cube": 3}
    assert turn_of(table().own(0, *["mountain"] * 3)) == {"food": -9, "cube": 9}


@rule("rise_of_empires.territory.town", "rise_of_empires.territory.town_choice")
@pytest.mark.parametrize("thing", ["gold", "resource", "cube", "food"])
def test_a_town_brings_a_point_and_one_thing_of_choice(thing: str) -> None:
    assert turn_of(taken("town"), f"town {thing} 1") == {"point": 1, thing: 1}


@rule("rise_of_empires.territory.town", "rise_of_empires.territory.town_choice")
def test_several_towns_may_give_different_things() -> None:
    gained = turn_of(table().own(0, *["town"] * 5), "town food 2", "town cube 1", "town gold 2")
    assert gained == {"point": 5, "food": 2, "cube": 1, "gold": 2}


@rule("rise_of_empires.territory.town_choice")
def test_a_town_must_give_something_and_never_a_point() -> None:
    board = table().own(0, "town").phase("food")
    assert [notation.split()[1] for notation in board.legal()] == ["gold", "resource", "cube", "food"]
    assert board.refused("done") == "core.choice"


@rule("rise_of_empires.territory.copies")
@pytest.mark.parametrize("kind", ["plains", "island", "forest", "mountain", "town"])
def test_one_may_take_a_kind_again_and_again(kind: str) -> None:
    board = table().show(kind, kind, kind).own(0, kind)
    board.act("disc territory", "disc territory", "disc territory")
    assert sum(board.position.lands[:5]) == 3
    assert sum(board.position.lands[5:]) == 1
    assert board.shown() == []


@rule("rise_of_empires.territory.forest", "rise_of_empires.territory.mountain")
def test_a_territory_cannot_be_given_up_when_food_is_short() -> None:
    board = table().give(0, food=0, point=9).own(0, "forest", "mountain").phase("food", "income")
    assert (board.asked(), board.has(0, "point"), board.has(0, "cube")) == ("over", 4, 10)
    assert sum(board.position.lands[:5]) == 2
