"""The capital: where buildings fit, and which lines and districts are complete."""

import pytest

from ecumene.games.tapestry.box.actions import SITE
from ecumene.games.tapestry.play.capital import (
    capital_points,
    cells_of,
    columns,
    districts,
    lines,
    rows,
    score_capital,
    sites,
    uniform_lines,
)
from ecumene.games.tapestry.play.numbers import IMPASSABLE, LANDMARK, OPEN
from tests.marks import rule
from tests.tapestry.board import CAPITALS, Board, table

INCOME_CIVS = ("leaders", "chosen")


def number(row: int, column: int) -> int:
    """A plot by its row and column, from 1 as people count."""
    return 9 * (row - 1) + column - 1


def set_landmark(board: Board, seat: int, landmark: str, row: int, column: int, orientation: int = 0) -> Board:
    """A landmark stands in a capital, by the row and column, from 1, of its top left corner."""
    position = board.position
    which = position.box.landmark_no[landmark]
    site = 4 * (12 * (row + 2) + column + 2) + orientation
    position.landmark_owner[which] = seat
    position.landmark_site[which] = site
    for r, c in cells_of(position, which, site):
        if 0 <= r < 9 and 0 <= c < 9:
            position.plots[seat][9 * r + c] = LANDMARK + which
    return board


def legal_sites(board: Board, seat: int, landmark: str) -> set[str]:
    position = board.position
    of = [action.notation for action in position.acts.of[SITE]]
    return {of[site].removeprefix("site ") for site in sites(position, seat, position.box.landmark_no[landmark])}


def fill_all(board: Board, seat: int, *left_open: tuple[int, int]) -> Board:
    """Something that is no income building stands on every open plot but these; no district has paid for it."""
    position = board.position
    for plot in range(81):
        if position.plots[seat][plot] == OPEN and plot not in [number(r, c) for r, c in left_open]:
            position.plots[seat][plot] = LANDMARK + 17
    return board


# ---- what fits


def fits(board: Board, cells: list[tuple[int, int]], outside: set[tuple[int, int]]) -> bool:
    """The rule in its own words, cell by cell."""
    plots = board.position.plots[0]
    within = [(r, c) for r, c in cells if 0 <= r <= 8 and 0 <= c <= 8]
    hanging = [cell for cell in cells if cell not in within]
    return bool(within) and all(plots[9 * r + c] == OPEN for r, c in within) and not outside & set(hanging)


@rule("tapestry.capital.overhang", "tapestry.rulings.overhang_minimum", "tapestry.landmarks.shape")
@pytest.mark.parametrize("capital", [*CAPITALS, "forest"])
def test_a_landmark_fits_wherever_its_cells_in_the_capital_are_open_and_at_least_one_is(capital: str) -> None:
    board = table(civs=INCOME_CIVS, capitals=(capital, "forest" if capital != "forest" else "desert"))
    for landmark in board.position.box.landmarks:
        expected: set[str] = set()
        for orientation, shape in enumerate(landmark.shapes):
            for top in range(-3, 9):
                for left in range(-3, 9):
                    if fits(board, [(top + r, left + c) for r, c in shape], set()):
                        expected.add(f"{top + 1}.{left + 1} {orientation}")
        assert legal_sites(board, 0, landmark.id) == expected, landmark.id


@rule("tapestry.rulings.overhang_minimum")
def test_no_landmark_lies_wholly_outside() -> None:
    board = table(civs=INCOME_CIVS)
    assert "0.1 0" in legal_sites(board, 0, "forge")
    assert "-1.1 0" not in legal_sites(board, 0, "forge")
    assert "1.9 0" in legal_sites(board, 0, "forge")
    assert "9.9 0" in legal_sites(board, 0, "forge")


@rule("tapestry.rulings.overhang_collision")
def test_plots_outside_are_taken_like_those_inside() -> None:
    board = table(civs=INCOME_CIVS)
    assert "0.2 0" in legal_sites(board, 0, "barracks")
    set_landmark(board, 0, "forge", 0, 1)  # its upper half hangs over the first two columns
    board.position.plots[0][number(1, 2)] = OPEN  # as if only the half outside were in the way
    assert "0.2 0" not in legal_sites(board, 0, "barracks")
    assert "0.3 0" in legal_sites(board, 0, "barracks")


@rule("tapestry.rulings.overhang_collision")
def test_what_hangs_over_the_capital_of_another_is_in_nobodys_way() -> None:
    board = table(civs=INCOME_CIVS)
    before = legal_sites(board, 0, "barracks")
    set_landmark(board, 1, "forge", 0, 3)
    assert legal_sites(board, 0, "barracks") == before


@rule("tapestry.rulings.equal_rotations")
def test_a_landmark_lies_in_as_many_ways_as_look_different() -> None:
    box = table(civs=INCOME_CIVS).position.box
    ways = {landmark.id: len(landmark.shapes) for landmark in box.landmarks}
    assert (ways["forge"], ways["tank_factory"], ways["academy"], ways["rubber_works"], ways["fusion_reactor"]) == (
        1, 1, 2, 4, 4,
    )  # fmt: skip


def test_a_turned_landmark_covers_the_turned_cells() -> None:
    board = table(civs=INCOME_CIVS)
    which = board.position.box.landmark_no["rubber_works"]
    upright = {(r, c) for r, c in cells_of(board.position, which, 4 * (12 * 3 + 3))}
    assert upright == {(0, 2), (0, 3), (1, 2), (1, 3), *[(r, c) for r in (2, 3) for c in range(4)]}
    turned = {(r, c) for r, c in cells_of(board.position, which, 4 * (12 * 3 + 3) + 1)}  # clockwise
    assert turned == {(2, 2), (2, 3), (3, 2), (3, 3), *[(r, c) for r in range(4) for c in (0, 1)]}


# ---- lines and districts


@rule("tapestry.capital.lines", "tapestry.capital.impassable")
def test_a_row_is_complete_when_all_its_plots_are_filled_or_impassable() -> None:
    board = table(civs=INCOME_CIVS).plot(0, "house", "4.1", "4.2", "4.3")  # the mountain's fourth row: ...#####.
    assert rows(board.position, 0) == 0
    board.plot(0, "house", "4.9")
    assert (rows(board.position, 0), columns(board.position, 0), lines(board.position, 0)) == (1, 0, 1)


@rule("tapestry.capital.lines")
def test_a_column_is_complete_like_a_row() -> None:
    board = table(civs=INCOME_CIVS).plot(0, "farm", "1.6", "2.6", "6.6", "7.6", "8.6")
    board.position.plots[0][number(2, 6)] = IMPASSABLE
    assert columns(board.position, 0) == 0
    board.plot(0, "market", "9.6")
    assert (rows(board.position, 0), columns(board.position, 0)) == (0, 1)


@rule("tapestry.capital.lines")
def test_a_full_capital_has_eighteen_lines() -> None:
    board = fill_all(table(civs=INCOME_CIVS), 0)
    assert lines(board.position, 0) == 18


@rule("tapestry.rulings.overhang_collision")
def test_what_hangs_over_the_edge_completes_nothing() -> None:
    board = fill_all(table(civs=INCOME_CIVS), 0, (1, 1), (1, 2))
    set_landmark(board, 0, "barracks", -1, 1)  # wholly outside, as no player could do it
    assert (rows(board.position, 0), columns(board.position, 0)) == (8, 7)


@rule("tapestry.capital.lines", "tapestry.scoring.income")
def test_a_capital_scores_a_point_for_each_complete_line() -> None:
    board = fill_all(table(civs=INCOME_CIVS), 0, (1, 1))
    assert score_capital(board.position, 0, "income") == 16
    assert board.score(0) == 16


@rule("tapestry.civilizations.architects")
def test_a_line_with_income_buildings_of_one_kind_is_worth_one_more_to_the_architects() -> None:
    board = table(civs=("architects", "chosen"))
    for plot in range(81):
        if board.position.plots[0][plot] == OPEN and plot // 9 == 3:
            board.plot(0, "house", f"4.{plot % 9 + 1}")
    assert (lines(board.position, 0), uniform_lines(board.position, 0)) == (1, 1)
    assert capital_points(board.position, 0) == 2
    board.position.plots[0][number(4, 1)] = LANDMARK  # landmarks do not matter …
    assert capital_points(board.position, 0) == 2
    board.plot(0, "farm", "4.2")  # … another kind does
    assert capital_points(board.position, 0) == 1


@rule("tapestry.civilizations.architects")
def test_a_line_without_income_buildings_is_worth_no_more() -> None:
    board = fill_all(table(civs=("architects", "chosen")), 0)
    assert capital_points(board.position, 0) == 18


def test_to_others_uniform_lines_are_worth_no_more() -> None:
    board = table(civs=INCOME_CIVS).plot(0, "house", "4.1", "4.2", "4.3", "4.9")
    assert (uniform_lines(board.position, 0), capital_points(board.position, 0)) == (1, 1)


@rule("tapestry.capital.district")
def test_the_nine_districts_are_blocks_of_three_by_three() -> None:
    board = table(civs=INCOME_CIVS).give(0, coin=8, worker=8, food=8, culture=8)
    board.plot(0, "house", "5.4", "5.5", "6.5")  # the middle one has four open plots
    assert districts(board.position, 0) == 0
    board.do(0, [{"build": ["farm"]}]).act("plot 6.6")
    assert districts(board.position, 0) == 1
    assert board.position.districts[0] == 1 << 4
