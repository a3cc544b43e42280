"""The Craftsmen: income buildings may be spent on the mat."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import Board, table
from tests.tapestry.civs import gain, lay, mat


def craftsmen() -> Board:
    return table(civs=("craftsmen", "leaders"))


@rule("tapestry.civilizations.craftsmen")
def test_a_building_goes_into_the_capital_or_onto_a_column() -> None:
    board = craftsmen().do(0, [{"build": ["house"]}])
    assert board.legal()[-3:] == ["pick 1", "pick 2", "pick 3"]
    assert board.legal()[0] == "plot 1.1"
    board.act("plot 1.1")
    assert mat(board, "craftsmen") == (-1,) * 12


@rule("tapestry.civilizations.craftsmen")
def test_the_lowest_free_space_of_the_column_gives_its_benefit() -> None:
    board = craftsmen().do(0, [{"build": ["house"]}]).act("pick 1")
    assert board.stock(0) == {"worker": 1}
    assert mat(board, "craftsmen")[:3] == (1, -1, -1)
    board.do(0, [{"build": ["farm"]}]).act("pick 1")
    assert len(board.position.supply[0]) == 1
    board.do(0, [{"build": ["armory"]}]).act("pick 1")
    assert board.score(0) == 5
    assert mat(board, "craftsmen")[:3] == (1, 2, 3)
    board.audit()


@rule("tapestry.civilizations.craftsmen")
def test_the_second_column_gives_a_coin_an_invention_an_upgrade_and_ten_points() -> None:
    board = craftsmen().display("calendar", "paper", "barn")
    board.do(0, [{"build": ["house"]}]).act("pick 2")
    assert board.stock(0) == {"coin": 1}
    board.do(0, [{"build": ["house"]}]).act("pick 2", "invent calendar")
    board.do(0, [{"build": ["house"]}]).act("pick 2")
    assert board.techs(0) == {"calendar": 1}
    assert board.do(0, [{"build": ["house"]}]).act("pick 2").score(0) == 10


@rule("tapestry.civilizations.craftsmen")
def test_the_third_column_gives_food_a_card_culture_research_and_fifteen_points() -> None:
    board = craftsmen().script(science=[9])
    for kind in ("house", "farm", "market"):
        board.do(0, [{"build": [kind]}]).act("pick 3")
    assert board.stock(0) == {"food": 1, "culture": 1}
    assert len(board.position.hands[0]) == 1
    board.do(0, [{"build": ["house"]}]).act("pick 3")
    assert board.asked() == "0 afterroll"
    board.act("decline").do(0, [{"build": ["house"]}]).act("pick 3")
    assert board.score(0) == 15


@rule("tapestry.civilizations.craftsmen")
def test_a_full_column_cannot_be_chosen_and_there_are_twelve_spaces() -> None:
    board = lay(craftsmen(), "craftsmen", 0, 0, 0, *[-1] * 9).do(0, [{"build": ["house"]}])
    assert [n for n in board.legal() if n.startswith("pick")] == ["pick 2", "pick 3"]
    board = lay(craftsmen(), "craftsmen", *[0] * 12).do(0, [{"build": ["house"]}])
    assert [n for n in board.legal() if n.startswith("pick")] == []


@rule("tapestry.civilizations.craftsmen", "tapestry.faq.counted_anywhere")
def test_a_building_on_the_mat_counts_as_a_building() -> None:
    board = craftsmen().do(0, [{"build": ["house"]}]).act("pick 3")
    assert board.position.built[1] == 1  # its space of the income mat is open
    assert board.do(0, [{"points_per": {"of": "house", "each": 1}}]).score(0) == 1


@rule("tapestry.civilizations.craftsmen")
def test_it_counts_as_placed_in_the_capital_for_cards() -> None:
    board = craftsmen().mat(0, 1, "monarchy")
    assert board.do(0, [{"build": ["house"]}]).act("pick 1").score(0) == 3


@rule("tapestry.civilizations.craftsmen")
def test_it_completes_no_line_and_no_district() -> None:
    board = craftsmen()
    for plot in range(81):
        if board.position.plots[0][plot] == 0 and plot != 80:
            board.position.plots[0][plot] = 6  # a landmark
    board.do(0, [{"build": ["house"]}]).act("pick 1")
    assert board.stock(0) == {"worker": 1}
    assert board.position.districts[0] == 0
    assert board.do(0, [{"points_per": {"of": "line", "each": 1}}]).score(0) == 16  # all but the lines of plot 9.9


@rule("tapestry.civilizations.craftsmen")
def test_a_chain_of_benefits_is_settled_before_what_comes_after_the_building() -> None:
    board = lay(craftsmen(), "craftsmen", *[-1] * 3, 0, *[-1] * 8)
    board.do(0, [{"build": ["house"]}, {"gain": {"coin": 3}}]).act("pick 2")
    assert board.asked() == "0 inventcard"
    assert board.stock(0) == {}
    board.act("invent deck")
    assert board.stock(0) == {"coin": 3}


@rule("tapestry.civilizations.craftsmen")
def test_landmarks_never_go_on_the_mat() -> None:
    board = craftsmen().do(0, [{"landmark": "forge"}])
    assert {notation.split()[0] for notation in board.legal()} == {"site"}


@rule("tapestry.civilizations.craftsmen")
def test_gained_during_the_game_the_mat_is_empty() -> None:
    board = gain(table(civs=("leaders", "chosen")), 0, "craftsmen")
    assert mat(board, "craftsmen") == (-1,) * 12
    board.do(0, [{"build": ["house"]}]).act("pick 1")
    assert board.stock(0) == {"worker": 1}


@rule("tapestry.civilizations.craftsmen")
def test_nobody_else_may_build_there() -> None:
    board = craftsmen().do(1, [{"build": ["house"]}])
    assert [n for n in board.legal() if not n.startswith("plot")] == []
