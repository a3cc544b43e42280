"""The Architects: uniform districts and lines pay more."""

from __future__ import annotations

from ecumene.games.tapestry.play.numbers import IMPASSABLE, LANDMARK
from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import gain, mat

LAST_OF_THE_MIDDLE = "plot 6.6"
"""The capital is the mountain, whose middle district has four open plots, and whose row 4 has four."""


def architects(civ: str = "architects") -> Board:
    board = table(civs=(civ, "chosen"))
    position = board.position
    for plot in mat(board, civ):  # the cube of the set-up is in nobody's way here
        position.plots[0][plot] = 0
    return board


def middle_completed(board: Board, *buildings: str) -> Board:
    """Three buildings stand in the middle district; a house completes it."""
    for building, plot in zip(buildings, ("5.4", "5.5", "6.5"), strict=True):
        board.plot(0, building, plot)
    return board.do(0, [{"build": ["house"]}]).act(LAST_OF_THE_MIDDLE)


def resources_taken(board: Board) -> int:
    taken = 0
    while board.asked() == "0 takeresource":
        board.act("take coin")
        taken += 1
    return taken


@rule("tapestry.civilizations.architects")
def test_a_district_with_buildings_of_one_kind_pays_one_resource_more() -> None:
    assert resources_taken(middle_completed(architects(), "house", "house", "house")) == 2


@rule("tapestry.civilizations.architects")
def test_a_mixed_district_pays_as_always() -> None:
    assert resources_taken(middle_completed(architects(), "house", "farm", "house")) == 1


@rule("tapestry.civilizations.architects")
def test_others_gain_nothing_more_for_a_uniform_district() -> None:
    assert resources_taken(middle_completed(architects("leaders"), "house", "house", "house")) == 1


@rule("tapestry.civilizations.architects")
def test_landmarks_in_a_district_do_not_matter() -> None:
    board = architects()
    for plot in (39, 40, 49):  # 5.4, 5.5 and 6.5
        board.position.plots[0][plot] = LANDMARK
    assert resources_taken(board.do(0, [{"build": ["house"]}]).act(LAST_OF_THE_MIDDLE)) == 2


@rule("tapestry.civilizations.architects")
def test_a_district_without_income_buildings_is_not_uniform() -> None:
    board = architects().do(0, [{"landmark": "tank_factory"}]).act("site 7.4 0")  # it fills a whole district
    assert board.position.districts[0] == 1 << 7
    assert resources_taken(board) == 1


def line_points(board: Board, *buildings: str) -> int:
    """What a capital scores whose row 4 is filled."""
    for building, plot in zip(buildings, ("4.1", "4.2", "4.3", "4.9"), strict=True):
        board.plot(0, building, plot)
    return board.do(0, [{"points_per": {"of": "line", "each": 1}}]).score(0)


@rule("tapestry.civilizations.architects")
def test_a_line_with_buildings_of_one_kind_is_worth_one_point_more() -> None:
    assert line_points(architects(), "farm", "farm", "farm", "farm") == 2
    assert line_points(architects(), "farm", "farm", "house", "farm") == 1
    assert line_points(architects("leaders"), "farm", "farm", "farm", "farm") == 1


@rule("tapestry.civilizations.architects")
def test_buildings_outside_the_grid_are_no_matter_for_a_line() -> None:
    assert line_points(architects().built(0, market=2), "farm", "farm", "farm", "farm") == 2


@rule("tapestry.civilizations.architects")
def test_a_line_without_income_buildings_is_not_uniform() -> None:
    board = architects()
    for plot in (27, 28, 29, 35):  # row 4
        board.position.plots[0][plot] = LANDMARK
    assert board.do(0, [{"points_per": {"of": "line", "each": 1}}]).score(0) == 1
    board.position.plots[0][27] = 4
    assert board.do(0, [{"points_per": {"of": "line", "each": 1}}]).score(0) == 1 + 2


@rule("tapestry.adjustments.architects")
def test_beginning_with_them_a_plot_becomes_impassable_for_each_opponent_in_districts_that_differ() -> None:
    board = begun(4, civs=("architects", "chosen", "leaders", "craftsmen"))
    assert board.asked() == "0 architectscube"
    assert board.refused("plot 2.1") == "adjustments.architects"  # impassable already
    board.act("plot 1.1")
    assert board.refused("plot 1.2") == "adjustments.architects"  # the same district
    board.act("plot 1.4", "plot 9.9")
    assert mat(board, "architects") == (0, 3, 80)
    assert [board.position.plots[0][plot] for plot in (0, 3, 80)] == [IMPASSABLE] * 3
    assert board.asked() != "0 architectscube"


@rule("tapestry.adjustments.architects")
def test_there_are_as_many_cubes_as_districts_with_room() -> None:
    board = begun(3, civs=("architects", "chosen", "leaders"))
    for plot in range(81):
        if plot // 27 or plot % 9 > 2:  # all but the first district
            board.position.plots[0][plot] = IMPASSABLE
    board.act("plot 1.1")
    assert mat(board, "architects") == (0,)
    assert board.asked() != "0 architectscube"


@rule("tapestry.adjustments.architects")
def test_a_cube_is_like_an_impassable_plot() -> None:
    board = begun(2, civs=("architects", "chosen")).act("plot 1.1")
    board.do(0, [{"build": ["house"]}])
    assert board.refused("plot 1.1") == "capital.impassable"
    board.mat(0, 1, "terraforming").act("plot 1.1")
    assert board.position.scored[6] == 5  # Terraforming pays for covering it


@rule("tapestry.civilizations.architects")
def test_gained_during_the_game_two_buildings_may_change_places_three_times() -> None:
    board = table().plot(0, "house", "1.1", "1.2").plot(0, "farm", "1.3")
    gain(board, 0, "architects")
    assert board.legal() == ["plot 1.1", "plot 1.2", "plot 1.3", "decline"]
    board.act("plot 1.1")
    assert board.legal() == ["plot 1.3"]  # like buildings are alike
    assert board.position.halfway()
    board.act("plot 1.3")
    assert board.position.plots[0][:3] == [4, 3, 3]
    board.act("plot 1.1", "plot 1.2", "plot 1.3", "plot 1.2")
    assert board.position.plots[0][:3] == [3, 3, 4]
    assert board.asked() == "0 taketurn"
    board.audit()


@rule("tapestry.civilizations.architects")
def test_swapping_is_a_choice_and_pays_no_district_again() -> None:
    board = table().plot(0, "house", "5.4", "5.5", "6.5").plot(0, "farm", "1.1", "6.6")
    board.position.districts[0] = 1 << 4
    gain(board, 0, "architects").act("plot 6.6", "plot 5.4")
    assert board.stock(0) == {}
    assert board.asked() == "0 architectsswap"
    assert board.act("decline").asked() == "0 taketurn"


@rule("tapestry.civilizations.architects")
def test_with_buildings_of_one_kind_there_is_nothing_to_swap() -> None:
    board = gain(table().plot(0, "house", "1.1", "1.2"), 0, "architects")
    assert board.asked() == "0 taketurn"
    assert mat(board, "architects") == ()  # and no cubes: they are an adjustment
