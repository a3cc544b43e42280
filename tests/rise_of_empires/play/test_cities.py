"""Every city and every wonder: when it comes, what it costs, what it needs and what it brings."""

from __future__ import annotations

import pytest

from ecumene.games.rise_of_empires.game import RiseOfEmpires
from tests.marks import rule
from tests.rise_of_empires.board import Board, game, table, table_of
from tests.rise_of_empires.content import changed, ours

TURNS = ("IA", "IB", "IIA", "IIB", "IIIA", "IIIB")
CITIES = {row["id"]: row for row in ours().tables["cities"] if not row["wonder"]}
WONDERS = {row["id"]: row for row in ours().tables["cities"] if row["wonder"]}
GOODS = ("gold", "resource", "cube")


def needy() -> list[str]:
    """The cities that do not bring their own upkeep."""
    return [
        name
        for name, city in CITIES.items()
        if any(city["income"].get(thing, 0) < amount for thing, amount in city["upkeep"].items())
    ]


def buy(turn: str, tile: str, gold: int, discs: int = 2, cubes: int = 5) -> Board:
    """Seat 0 has so much and wants the only city tile there is, by its action of the turn."""
    board = table(turn=turn).show(tile).give(0, gold=gold, resource=discs, cube=cubes)
    if turn.endswith("A"):
        if "disc city" in board.legal():
            board.act("disc city")
        return board
    board.row("city", 0).act("back city 1")
    if board.asked() == "0 taketile":
        board.act(f"take {tile}")
    return board


@rule("rise_of_empires.setup.city_stacks", "rise_of_empires.wonders.turn_b")
@pytest.mark.parametrize("turn", TURNS)
def test_each_turn_turns_up_its_own_cities_and_wonders(turn: str) -> None:
    expected = {row["id"] for row in ours().tables["cities"] if row["set"] == turn}
    assert set(table(seats=4, turn=turn).shown()) & set(game().box.city_no) == expected


# ---- cities


@rule("rise_of_empires.city.take", "rise_of_empires.city.price")
@pytest.mark.parametrize("name", CITIES)
def test_a_city_is_had_for_its_gold_and_not_for_less(name: str) -> None:
    turn, gold = CITIES[name]["set"], CITIES[name]["cost"]["gold"]
    board = buy(turn, name, gold)
    assert board.tiles(0) == [name]
    assert [board.has(0, thing) for thing in (*GOODS, "point")] == [0, 2, 5, 0]
    board = buy(turn, name, gold - 1)
    assert (board.tiles(0), board.has(0, "gold"), name in board.shown()) == ([], gold - 1, True)


@rule("rise_of_empires.city.upkeep", "rise_of_empires.city.income", "rise_of_empires.city.points")
@pytest.mark.parametrize("name", CITIES)
def test_a_city_needs_and_brings_this_every_turn(name: str) -> None:
    city = CITIES[name]
    upkeep, income = city["upkeep"], city["income"]
    board = buy(city["set"], name, city["cost"]["gold"])
    food = (income.get("food", 0) - upkeep.get("food", 0)) * (2 if city["set"] == "IIIB" else 1)
    board.phase("food").act(*(["done"] if "food" in upkeep else []))
    assert board.has(0, "food") == 16 + food
    board.phase("income").act(*(["done"] if "resource" in upkeep else []))
    expected = [had + income.get(thing, 0) for thing, had in zip(GOODS, (0, 2, 5), strict=True)]
    expected[1] -= upkeep.get("resource", 0)
    assert [board.has(0, thing) for thing in GOODS] == expected
    board.phase("points")
    assert (board.tiles(0), board.has(0, "point")) == ([name], city["points"])


@rule("rise_of_empires.city.upkeep")
@pytest.mark.parametrize("name", needy())
def test_a_city_whose_upkeep_cannot_be_paid_is_lost(name: str) -> None:
    upkeep, income = CITIES[name]["upkeep"], CITIES[name]["income"]
    board = table(turn="IIIA").own(0, name)
    for thing in ("food", "resource"):
        board.give(0, **{thing: max(upkeep.get(thing, 0) - income.get(thing, 0) - 1, 0)})
    board.phase("food", *(["income"] if "resource" in upkeep else []))
    assert (board.asked(), board.tiles(0)) == ("over", [])
    board.phase("points")
    assert board.has(0, "point") == 0


@rule("rise_of_empires.city.upkeep", "rise_of_empires.city.income")
def test_a_city_may_live_on_the_food_it_brings() -> None:
    fed = RiseOfEmpires(changed("cities", "memphis", upkeep={"food": 1}, income={"food": 1}))
    board = table_of(fed, 2, "IA").own(0, "memphis").give(0, food=0).phase("food").act("done")
    assert (board.tiles(0), board.has(0, "food")) == (["memphis"], 0)


# ---- wonders


@rule("rise_of_empires.wonders.price", "rise_of_empires.wonders.points", "rise_of_empires.wonders.leaves")
@pytest.mark.parametrize("name", WONDERS)
def test_a_wonder_is_built_for_gold_discs_and_cubes_and_scores_once(name: str) -> None:
    wonder = WONDERS[name]
    board = buy(wonder["set"], name, *[wonder["cost"][thing] for thing in GOODS])
    assert [board.has(0, thing) for thing in (*GOODS, "point")] == [0, 0, 0, wonder["once"]]
    assert (board.tiles(0), name in board.shown()) == ([], False)
    board.phase("food", "income", "points")
    assert [board.has(0, thing) for thing in (*GOODS, "food", "point")] == [0, 0, 0, 16, wonder["once"]]


@rule("rise_of_empires.wonders.price")
@pytest.mark.parametrize("name", WONDERS)
def test_a_wonder_lacks_nothing_of_its_price(name: str) -> None:
    wonder = WONDERS[name]
    for missing in GOODS:
        had = [wonder["cost"][thing] - (thing == missing) for thing in GOODS]
        board = buy(wonder["set"], name, *had)
        assert [board.has(0, thing) for thing in (*GOODS, "point")] == [*had, 0]
        assert name in board.shown()
