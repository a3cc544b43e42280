"""Points of a turn: regions with all their ties, cities, towns, progress tiles; and where a total comes from."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rise_of_empires.board import Board, sample_table, table
from tests.rise_of_empires.content import ours, record


def held(region: str, *cubes: int) -> Board:
    """A table at which each seat has so many cubes in a region."""
    board = sample_table(seats=max(len(cubes), 2))
    for seat, number in enumerate(cubes):
        board.cubes(seat, **{region: number})
    return board


def scores(board: Board) -> tuple[int, ...]:
    """What each seat scores in the points phase, in the order of seats."""
    before = [board.has(seat, "point") for seat in range(board.position.seats)]
    board.phase("points")
    return tuple(board.has(seat, "point") - had for seat, had in enumerate(before))


# ---- regions


@rule("rise_of_empires.points.region", "rise_of_empires.points.second")
@pytest.mark.parametrize("region", [row["id"] for row in ours().tables["regions"]])
def test_first_and_second_score_the_two_numbers_of_the_banner(region: str) -> None:
    board = table(seats=3).cubes(0, **{region: 1}).cubes(1, **{region: 3}).cubes(2, **{region: 2})
    assert scores(board) == (0, record("regions", region)["first"], record("regions", region)["second"])


@rule("rise_of_empires.points.region")
def test_alone_in_a_region_one_scores_the_first_number_only() -> None:
    assert scores(held("middle_east", 0, 1)) == (0, 5)


@rule("rise_of_empires.points.tied_first", "rise_of_empires.points.no_second")
@pytest.mark.parametrize(
    ("region", "cubes", "points"),
    [
        ("southern_africa", (2, 2, 0), (3, 3, 0)),  # 4 + 2
        ("middle_east", (2, 2, 0), (3, 3, 0)),  # 5 + 2, one is lost
        ("middle_east", (2, 1, 2), (3, 0, 3)),  # nothing for the one behind
        ("middle_east", (2, 2, 2), (2, 2, 2)),
        ("middle_east", (4, 4, 4, 4, 3), (1, 1, 1, 1, 0)),
        ("levant", (1, 1), (0, 0)),  # 1 + 0
        ("asia_minor", (1, 1, 1), (0, 0, 0)),  # 1 + 1
        ("north_america", (1, 1, 1, 1, 1), (1, 1, 1, 1, 1)),
    ],
)
def test_who_is_level_at_the_top_shares_both_numbers(
    region: str, cubes: tuple[int, ...], points: tuple[int, ...]
) -> None:
    assert scores(held(region, *cubes)) == points


@rule("rise_of_empires.points.tied_second")
@pytest.mark.parametrize(
    ("region", "cubes", "points"),
    [
        ("north_america", (1, 3, 1), (1, 3, 1)),
        ("germany", (3, 2, 2), (3, 0, 0)),  # 1 among two
        ("north_america", (3, 2, 2, 2), (3, 0, 0, 0)),  # 2 among three
        ("north_america", (3, 2, 2, 1), (3, 1, 1, 0)),  # nothing for a third place
    ],
)
def test_who_is_level_in_second_place_shares_its_number(
    region: str, cubes: tuple[int, ...], points: tuple[int, ...]
) -> None:
    assert scores(held(region, *cubes)) == points


@rule("rise_of_empires.points.collect")
def test_a_turn_names_the_rule_and_the_region_of_every_point() -> None:
    board = sample_table(seats=3).cubes(0, gaul=2, germany=1, middle_east=1, japan=1).cubes(1, germany=2, middle_east=1)
    board.cubes(1, japan=2).cubes(2, japan=1).phase("points")
    lines = [
        (line.rule.removeprefix("rise_of_empires."), line.about, line.amount) for line in board.tally("scores", 0).lines
    ]
    assert lines == [
        ("points.region", "gaul", 2),
        ("points.second", "germany", 1),
        ("points.tied_first", "middle_east", 3),
        ("points.tied_second", "japan", 1),
    ]
    assert board.told("scores")[0].args == {"who": 0, "n": 7}


# ---- everything else


@rule("rise_of_empires.points.collect", "rise_of_empires.city.points")
def test_cities_towns_progress_tiles_and_regions_score() -> None:
    board = sample_table().own(0, "memphis", "babylon", "town", "town", "writing", "philosophy").cubes(0, gaul=1)
    assert scores(board) == (2 + 3 + 2 + 1 + 2 + 2, 0)
    assert board.tally("scores", 0).by_rule() == {
        "rise_of_empires.points.region": 2,
        "rise_of_empires.city.points": 5,
        "rise_of_empires.territory.town": 2,
        "rise_of_empires.progress.each_turn": 3,
    }


@rule("rise_of_empires.points.collect")
def test_nothing_else_scores_in_a_turn() -> None:
    board = table().own(0, "plains", "island", "forest", "mountain", "coinage").give(0, gold=9, resource=9, cube=9)
    assert scores(board) == (0, 0)


@rule("rise_of_empires.points.collect")
def test_players_score_in_turn_order_and_every_turn_anew() -> None:
    board = sample_table(seats=3).own(1, "memphis")
    board.position.order = [1, 2, 0]
    board.phase("points", "points")
    assert [event.args["who"] for event in board.told("scores")] == [1, 2, 0, 1, 2, 0]
    assert board.has(1, "point") == 4


# ---- where a total comes from


def sources(board: Board, seat: int = 0) -> dict[str, int]:
    """The itemised total of a seat, by source."""
    row = board.position.standings().of(seat)
    assert row.points == board.has(seat, "point") == row.tally.sum
    return {name.removeprefix("rise_of_empires.scoring."): amount for name, amount in row.tally.by_rule().items()}


@rule(
    "rise_of_empires.scoring.regions",
    "rise_of_empires.scoring.cities",
    "rise_of_empires.scoring.territories",
    "rise_of_empires.scoring.progress",
)
def test_a_total_says_what_the_turns_gave() -> None:
    board = sample_table().own(0, "memphis", "town", "writing").cubes(0, germany=1).phase("points", "points")
    assert sources(board) == {"regions": 6, "cities": 4, "territories": 2, "progress": 2}
    assert sources(board, 1) == {}


@rule("rise_of_empires.scoring.wonders")
def test_points_of_wonders_are_told_apart_from_those_of_cities() -> None:
    board = sample_table(turn="IB").row("city", 0).show("great_pyramid").act("back city 1", "take great_pyramid")
    assert sources(board) == {"wonders": 13}
    board.phase("points")  # once only
    assert sources(board) == {"wonders": 13}


@rule("rise_of_empires.scoring.trade")
def test_points_of_trades_are_told_apart() -> None:
    assert sources(sample_table().act("disc trade", "trade court_luxuries")) == {"trade": 3}


@rule("rise_of_empires.scoring.paid")
def test_points_paid_for_discs_are_told() -> None:
    board = table(turn="IB").give(0, point=4).row("territory", 1, 1, 0).show("plains")
    board.act("back territory 1", "pay point 2", "pass")
    assert sources(board) == {"progress": 4, "paid": -2}


@rule("rise_of_empires.scoring.hunger", "rise_of_empires.food.never_below")
def test_points_lost_to_hunger_are_told_as_far_as_there_were_any() -> None:
    board = table().give(0, food=1, point=9).own(0, "mountain").phase("food")
    assert sources(board) == {"progress": 9, "hunger": -2}
    board = table().give(0, food=0, point=1).own(0, "mountain").phase("food")
    assert sources(board) == {"progress": 1, "hunger": -1}
    board = table().give(0, food=0).own(0, "mountain").phase("food", "points")
    assert sources(board) == {}


@rule("rise_of_empires.scoring.gold", "rise_of_empires.scoring.resources")
def test_gold_and_discs_of_the_end_are_told_apart() -> None:
    assert sources(table().give(0, gold=7, resource=3).phase("end")) == {"gold": 2, "resources": 1}
