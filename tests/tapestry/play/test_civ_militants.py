"""The Militants: outposts come from the mat, and what they leave there pays."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import able, gain, lay, mat, use

CONQUER = {"conquer": {"where": "adjacent", "dice": "one"}}


def militants() -> Board:
    """They start on 0.-2; next to it are the printed 0.-3, -1.-1 and 1.-2."""
    return table(civs=("militants", "chosen")).script(red=[0] * 9, black=[0] * 9)


@rule("tapestry.civilizations.militants")
def test_eight_outposts_lie_on_the_mat_and_two_stand_on_the_start() -> None:
    board = begun(civs=("militants", "chosen"))
    assert (board.position.outposts[0], mat(board, "militants")) == (8, (0, 0))
    assert board.pieces("0.-2") == [(0, -1), (0, -1)]


@rule("tapestry.civilizations.militants")
def test_in_the_first_income_turn_nothing_is_open() -> None:
    board = begun(civs=("militants", "chosen"))
    assert (board.score(0), board.stock(0)) == (0, {"coin": 1, "worker": 1, "food": 1, "culture": 1})
    assert not able(board, 0, "militants")


@rule("tapestry.civilizations.militants")
def test_the_outpost_of_a_conquest_is_the_leftmost_of_either_row() -> None:
    board = militants().do(0, [CONQUER]).act("conquer 1.-2")
    assert board.asked() == "0 militantsrow"
    assert board.legal() == ["pick 1", "pick 2"]
    board.act("pick 2", "die red")
    assert (mat(board, "militants"), board.position.outposts[0]) == ((0, 1), 7)


@rule("tapestry.civilizations.militants")
def test_from_an_empty_row_no_outpost_comes() -> None:
    board = lay(militants(), "militants", 4, 0).do(0, [CONQUER]).act("conquer 1.-2", "die red")
    assert mat(board, "militants") == (4, 1)


@rule("tapestry.civilizations.militants")
def test_other_outposts_come_from_the_mat_too() -> None:
    board = militants().tiles(0, "t05").mat(0, 1, "militarism").do(0, [{"explore": {"where": "adjacent"}}])
    board.act(board.legal()[0], "accept")
    assert board.act("pick 1").position.outposts[0] == 7
    assert mat(board, "militants") == (1, 0)


@rule("tapestry.civilizations.militants")
def test_every_open_benefit_is_gained_in_step_one() -> None:
    board = use(lay(militants(), "militants", 2, 3), 0, "militants")
    assert board.stock(0) == {"coin": 1, "worker": 1}
    assert board.score(0) == 2 + 1 + 3
    board = use(lay(militants(), "militants", 4, 4), 0, "militants")
    assert board.stock(0) == {"coin": 1, "food": 1, "worker": 1, "culture": 1}
    assert board.score(0) == 2 + 4 + 1 + 3


@rule("tapestry.civilizations.militants")
def test_they_act_in_an_income_turn_by_themselves() -> None:
    board = lay(militants(), "militants", 0, 1).act("income")
    assert board.position.scored[7] == 1


@rule("tapestry.civilizations.militants", "tapestry.conquering.outposts")
def test_with_the_mat_and_the_supply_empty_nothing_can_be_conquered() -> None:
    board = lay(militants(), "militants", 4, 4)
    board.position.outposts[0] = 0
    assert board.do(0, [CONQUER]).asked() == "0 taketurn"


@rule("tapestry.civilizations.militants")
def test_with_the_mat_empty_outposts_that_came_back_are_used() -> None:
    board = lay(militants(), "militants", 4, 4)
    board.position.outposts[0] = 1
    board.do(0, [CONQUER]).act("conquer 1.-2", "die red")
    assert (mat(board, "militants"), board.position.outposts[0]) == ((4, 4), 0)


@rule("tapestry.civilizations.militants")
def test_gained_during_the_game_the_outposts_left_cover_benefits_from_the_right() -> None:
    board = table(civs=("leaders", "chosen"))
    board.position.outposts[0] = 5
    gain(board, 0, "militants")
    assert board.legal() == ["number 1", "number 2", "number 3", "number 4"]  # on the first row
    board.act("number 1")
    assert mat(board, "militants") == (3, 0)
    assert board.position.outposts[0] == 5
    assert use(board, 0, "militants").stock(0) == {"coin": 1, "food": 1}


@rule("tapestry.civilizations.militants")
def test_with_all_outposts_or_none_left_there_is_nothing_to_ask() -> None:
    for outposts, opened in ((8, (0, 0)), (0, (4, 4))):
        board = table(civs=("leaders", "chosen"))
        board.position.outposts[0] = outposts
        gain(board, 0, "militants")
        assert board.asked() == "0 taketurn"
        assert mat(board, "militants") == opened


@rule("tapestry.civilizations.militants")
def test_what_others_conquer_opens_nothing() -> None:
    board = militants().do(1, [CONQUER])
    board.act(board.legal()[0], "die red")
    assert mat(board, "militants") == (0, 0)
