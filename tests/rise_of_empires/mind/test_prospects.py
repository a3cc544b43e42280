"""What a position promises, and what goods, tiles and regions are worth in it."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from ecumene.games.rise_of_empires.box.content import CUBE, FOOD, GOLD, LAST_TURN, POINT, RESOURCE, SEAT_COUNTS
from tests.rise_of_empires.board import game, table
from tests.rise_of_empires.thinking import glance, promised, started, thinking


def test_a_finished_game_promises_the_points_there_are() -> None:
    position = started(3, 1)
    game().play_on(position, Random(1), 5_000)
    assert not position.pending()
    assert game().prospects(position) == [float(position.standings().of(seat).points) for seat in range(3)]


def test_points_count_as_they_are() -> None:
    board = table(turn="IIA")
    before = promised(board)
    assert promised(board.give(0, point=10)) == pytest.approx(before + 10.0)


@pytest.mark.parametrize("thing", ["gold", "resource", "cube", "food"])
def test_more_of_anything_is_better(thing: str) -> None:
    board = table(turn="IIB")
    before = promised(board)
    assert promised(board.give(0, **{thing: board.has(0, thing) + 2})) > before


@pytest.mark.parametrize("tile", ["plains", "town", "writing", "coinage", "mycenae", "alexandria"])
def test_a_good_tile_is_worth_more_the_earlier_it_is_owned(tile: str) -> None:
    def worth(turn: str) -> float:
        return promised(table(turn=turn).own(0, tile)) - promised(table(turn=turn))

    assert worth("IA") > worth("IIA") > worth("IIIB") > 0.0


def test_the_others_regions_do_not_raise_ones_own_prospects() -> None:
    board = table(turn="IIA").cubes(0, gaul=3)
    before = promised(board)
    assert promised(board.cubes(1, gaul=2)) < before
    assert promised(board.cubes(1, gaul=4)) < promised(board.cubes(1, gaul=2))


def test_a_lead_is_safer_the_more_cubes_it_has() -> None:
    board = table(turn="IIA").cubes(1, gaul=1)
    found = [promised(board.cubes(0, gaul=number)) for number in (1, 2, 3, 5)]
    assert found == sorted(found)
    assert len(set(found)) == 4


def test_a_single_cube_does_not_outlast_an_era_and_a_second_one_makes_it() -> None:
    def second_cube(turn: str) -> float:
        position = table(turn=turn).position
        realm, gaul = glance(position, 0).realm(), position.box.region_no["gaul"]
        return realm.promise(gaul, [2, 0], 0) - realm.promise(gaul, [1, 0], 0)

    assert second_cube("IB") > 1.0
    assert second_cube("IIIB") == 0.0  # nobody can act any more, so one cube leads as well as two


def test_food_that_will_be_missing_is_worth_more_than_food_to_spare() -> None:
    hungry = glance(table(turn="IIIA").own(0, "forest", "mountain").give(0, food=3).position, 0)
    sated = glance(table(turn="IIIA").own(0, "plains", "plains").give(0, food=20).position, 0)
    assert hungry.food_change(1.0) > 2.0 * sated.food_change(1.0) > 0.0


def test_goods_are_worth_less_the_more_of_them_there_are() -> None:
    def worth(thing: int, **goods: int) -> float:
        return glance(table(turn="IIA").give(0, **goods).position, 0).good(thing)

    assert worth(CUBE, cube=1) > worth(CUBE, cube=8)
    assert worth(GOLD, gold=1) > worth(GOLD, gold=20)


@pytest.mark.parametrize("turn", range(LAST_TURN + 1))
def test_a_cube_is_worth_more_or_less_with_other_numbers_of_players_and_nothing_else_is(turn: int) -> None:
    worths = [thinking(game()).worths[seats].held[turn] for seats in SEAT_COUNTS]
    times = game().box.valuation.cubes[SEAT_COUNTS[0] :]
    assert [line[CUBE] / worths[0][CUBE] for line in worths] == pytest.approx([each / times[0] for each in times])
    for fewer, more in pairwise(worths):
        assert [fewer[thing] for thing in (GOLD, RESOURCE, FOOD, POINT)] == [
            more[thing] for thing in (GOLD, RESOURCE, FOOD, POINT)
        ]


def test_who_plans_looks_at_cubes_by_the_number_of_players() -> None:
    alone, crowd = (glance(table(seats=seats).position, 0) for seats in (2, 5))
    assert (alone.worths, crowd.worths) == (thinking(game()).worths[2], thinking(game()).worths[5])
