"""Bots in advanced capitals: buildings go where something completes, and pads are seen as what they cost."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.mind.evaluate import city as city_worth
from ecumene.games.tapestry.mind.worth import Glance
from ecumene.games.tapestry.play.numbers import LANDMARK, PAD
from tests.tapestry.cities import FILLER, HOUSE, city, fill_but_one
from tests.tapestry.mind.test_policy import quick


@pytest.mark.parametrize("letter", ["A", "F", "H"])
def test_a_building_completes_an_island_if_it_can(letter: str) -> None:
    board = city("archipelago").era(2, 2)
    last = fill_but_one(board, letter)
    board.do(0, HOUSE)
    assert quick(board) == f"plot {last}"


def test_a_landmark_completes_terraces_if_it_can() -> None:
    board = city("terraces").era(2, 2)
    for column in range(2, 9):
        for row in (0, 1):
            board.position.plots[0][9 * row + column] = LANDMARK + 17
    board.do(0, [{"landmark": "forge"}])
    assert quick(board) == "site 1.1 0"


def test_of_pads_and_lines_that_nobody_can_complete_a_pad_is_covered() -> None:
    board = city("swamp").era(4, 4)
    board.position.plots[0] = [0 if plot not in (40, 41) else PAD for plot in range(81)]
    board.do(0, HOUSE)
    assert quick(board) in ("plot 5.5", "plot 5.6")


def test_a_pad_in_sight_makes_a_city_worth_less() -> None:
    board = city("swamp").era(2, 2)
    before = city_worth(Glance(board.position, 0))
    board.position.plots[0][board.position.plots[0].index(PAD)] = FILLER
    assert city_worth(Glance(board.position, 0)) > before
