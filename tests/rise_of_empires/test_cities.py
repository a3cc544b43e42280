"""Every city and every wonder: when it comes, what it costs, what it needs and what it brings."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from tests.marks import rule
from tests.rise_of_empires.board import Board, game, table

TURNS = ("IA", "IB", "IIA", "IIB", "IIIA", "IIIB")


@dataclass(frozen=True)
class City:
    """What a city should cost, need and bring."""

    turn: str
    gold: int
    points: int
    food: int = 0
    disc: int = 0
    income: dict[str, int] = field(default_factory=dict)


CITIES = {
    "memphis": City("IA", 1, 2, food=1),
    "tyre": City("IA", 1, 1, food=1, income={"gold": 1}),
    "babylon": City("IA", 5, 3, food=2),
    "mycenae": City("IA", 6, 3, disc=1),
    "troy": City("IA", 1, 1, food=1, income={"cube": 1}),
    "athens": City("IB", 3, 2, food=2, income={"resource": 1}),
    "alexandria": City("IB", 7, 3, disc=1),
    "rome": City("IB", 4, 3, food=3, income={"cube": 1}),
    "constantinople": City("IIA", 7, 4, food=3, income={"gold": 1}),
    "venice": City("IIA", 6, 3, food=2, income={"gold": 2}),
    "cordoba": City("IIA", 3, 3, food=2),
    "bruges": City("IIA", 8, 4, disc=1),
    "kyiv": City("IIA", 3, 2, food=2, income={"cube": 2}),
    "paris": City("IIB", 5, 4, food=3),
    "florence": City("IIB", 6, 3, disc=1, income={"gold": 1}),
    "lisbon": City("IIB", 4, 3, food=2, income={"resource": 1}),
    "london": City("IIIA", 11, 6, food=3),
    "new_york": City("IIIA", 6, 4, food=3, income={"gold": 2}),
    "manchester": City("IIIA", 6, 4, disc=1),
    "saint_petersburg": City("IIIA", 6, 4, food=2, income={"cube": 3}),
    "vienna": City("IIIA", 4, 4, food=2),
    "berlin": City("IIIA", 9, 5, disc=1),
    "bombay": City("IIIA", 4, 3, food=2, income={"resource": 2}),
    "buenos_aires": City("IIIA", 6, 3, disc=1, income={"food": 3}),
    "tokyo": City("IIIB", 5, 5, food=1),
    "los_angeles": City("IIIB", 5, 5, disc=1),
    "sao_paulo": City("IIIB", 4, 4, food=3),
    "sydney": City("IIIB", 3, 3, food=1),
    "shanghai": City("IIIB", 7, 6, food=3),
    "moscow": City("IIIB", 7, 6, disc=1),
}
WONDERS = {  # turn, gold, discs, cubes, points
    "great_pyramid": ("IB", 3, 2, 2, 13),
    "colossus": ("IB", 4, 2, 1, 12),
    "great_cathedral": ("IIB", 6, 4, 1, 13),
    "great_wall": ("IIB", 4, 3, 2, 12),
    "interoceanic_canal": ("IIIB", 6, 4, 5, 10),
    "moon_landing": ("IIIB", 10, 5, 3, 11),
}


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


def test_the_tables_name_every_tile() -> None:
    assert set(CITIES) | set(WONDERS) == set(game().components.city_no)
    assert len(CITIES) == 30


@rule("rise_of_empires.setup.city_stacks", "rise_of_empires.wonders.turn_b")
@pytest.mark.parametrize("turn", TURNS)
def test_each_turn_turns_up_its_own_cities_and_wonders(turn: str) -> None:
    expected = {name for name, city in CITIES.items() if city.turn == turn}
    expected |= {name for name, wonder in WONDERS.items() if wonder[0] == turn}
    assert set(table(seats=4, turn=turn).shown()) & set(game().components.city_no) == expected


# ---- cities


@rule("rise_of_empires.city.take", "rise_of_empires.city.price")
@pytest.mark.parametrize("name", CITIES)
def test_a_city_is_had_for_its_gold_and_not_for_less(name: str) -> None:
    city = CITIES[name]
    board = buy(city.turn, name, city.gold)
    assert board.tiles(0) == [name]
    assert [board.has(0, thing) for thing in ("gold", "resource", "cube", "point")] == [0, 2, 5, 0]
    board = buy(city.turn, name, city.gold - 1)
    assert (board.tiles(0), board.has(0, "gold"), name in board.shown()) == ([], city.gold - 1, True)


@rule("rise_of_empires.city.upkeep", "rise_of_empires.city.income", "rise_of_empires.city.points")
@pytest.mark.parametrize("name", CITIES)
def test_a_city_needs_and_brings_this_every_turn(name: str) -> None:
    city = CITIES[name]
    board = buy(city.turn, name, city.gold)
    food = (city.income.get("food", 0) - city.food) * (2 if city.turn == "IIIB" else 1)
    board.phase("food").act(*(["done"] if city.food else []))
    assert board.has(0, "food") == 16 + food
    board.phase("income").act(*(["done"] if city.disc else []))
    expected = [
        city.income.get("gold", 0),
        2 + city.income.get("resource", 0) - city.disc,
        5 + city.income.get("cube", 0),
    ]
    assert [board.has(0, thing) for thing in ("gold", "resource", "cube")] == expected
    board.phase("points")
    assert (board.tiles(0), board.has(0, "point")) == ([name], city.points)


@rule("rise_of_empires.city.upkeep")
@pytest.mark.parametrize("name", CITIES)
def test_a_city_whose_upkeep_cannot_be_paid_is_lost(name: str) -> None:
    city = CITIES[name]
    board = table(turn="IIIA").own(0, name).give(0, food=max(city.food - 1, 0), resource=0)
    if city.disc:
        board.phase("food", "income")
    else:
        board.phase("food")
    assert (board.asked(), board.tiles(0)) == ("over", [])
    board.phase("points")
    assert board.has(0, "point") == 0


# ---- wonders


@rule("rise_of_empires.wonders.price", "rise_of_empires.wonders.points", "rise_of_empires.wonders.leaves")
@pytest.mark.parametrize("name", WONDERS)
def test_a_wonder_is_built_for_gold_discs_and_cubes_and_scores_once(name: str) -> None:
    turn, gold, discs, cubes, points = WONDERS[name]
    board = buy(turn, name, gold, discs, cubes)
    assert [board.has(0, thing) for thing in ("gold", "resource", "cube", "point")] == [0, 0, 0, points]
    assert (board.tiles(0), name in board.shown()) == ([], False)
    board.phase("food", "income", "points")
    assert [board.has(0, thing) for thing in ("gold", "resource", "cube", "food", "point")] == [0, 0, 0, 16, points]


@rule("rise_of_empires.wonders.price")
@pytest.mark.parametrize("name", WONDERS)
def test_a_wonder_lacks_nothing_of_its_price(name: str) -> None:
    turn, *price, _ = WONDERS[name]
    for missing in range(3):
        had = [amount - (thing == missing) for thing, amount in enumerate(price)]
        board = buy(turn, name, *had)
        assert [board.has(0, thing) for thing in ("gold", "resource", "cube", "point")] == [*had, 0]
        assert name in board.shown()
