"""The Merrymakers: three columns of growing rewards."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import able, gain, lay, mat, use


def merrymakers(*levels: int) -> Board:
    board = table(civs=("merrymakers", "chosen"))
    return use(lay(board, "merrymakers", *levels).tiles(0, "t01", "t02"), 0, "merrymakers")


@rule("tapestry.civilizations.merrymakers")
def test_one_token_has_to_go_up_one_step() -> None:
    board = merrymakers(0, 0, 0)
    assert board.legal() == ["pick 1", "pick 2", "pick 3"]
    board.act("pick 1")
    assert (mat(board, "merrymakers"), board.stock(0)) == ((1, 0, 0), {"coin": 1})


@rule("tapestry.civilizations.merrymakers")
def test_the_first_column_ends_with_culture_and_an_armory() -> None:
    assert merrymakers(1, 0, 0).act("pick 1").stock(0) == {"worker": 1, "food": 1}
    board = merrymakers(2, 0, 0).act("pick 1")
    assert (board.asked(), board.stock(0)) == ("0 placebuilding", {"culture": 1}), "it comes to the same in any order"
    assert board.position.built[:4] == [0, 0, 0, 1]


@rule("tapestry.civilizations.merrymakers")
def test_the_second_column_ends_with_an_exploration_and_research() -> None:
    assert len(merrymakers(0, 0, 0).act("pick 2").position.supply[0]) == 3
    board = merrymakers(0, 1, 0).act("pick 2", "pick 1", "invent deck")
    assert (board.position.tech_count(0), len(board.position.hands[0])) == (1, 1)
    board = merrymakers(0, 2, 0).script(science=[0]).act("pick 2", "pick 2", "accept")
    assert board.where(0, "exploration") == (1,)
    assert len(board.position.supply[0]) == 4  # research with its benefit
    assert board.asked() == "0 exploretile"


@rule("tapestry.civilizations.merrymakers")
def test_the_third_column_gives_points() -> None:
    assert [merrymakers(0, 0, level).act("pick 3").score(0) for level in range(3)] == [5, 10, 15]


@rule("tapestry.civilizations.merrymakers")
def test_a_token_at_the_top_stays_and_a_single_one_is_not_asked_for() -> None:
    assert merrymakers(3, 0, 1).legal() == ["pick 2", "pick 3"]
    board = merrymakers(3, 3, 1)
    assert (board.score(0), mat(board, "merrymakers")) == (10, (3, 3, 2))
    assert not able(lay(board, "merrymakers", 3, 3, 3), 0, "merrymakers")
    assert use(board, 0, "merrymakers").asked() == "0 taketurn"


@rule("tapestry.adjustments.merrymakers")
def test_beginning_with_them_gives_a_resource() -> None:
    board = begun(civs=("merrymakers", "chosen"))
    assert mat(board, "merrymakers") == (0, 0, 0)
    board.act("take food")
    assert board.stock(0) == {"coin": 1, "worker": 1, "food": 2, "culture": 1}
    assert board.score(0) == 0


@rule("tapestry.civilizations.merrymakers")
def test_gained_during_the_game_the_tokens_are_at_the_bottom_which_gives_nothing() -> None:
    board = gain(table(civs=("chosen", "nomads")), 0, "merrymakers")
    assert (mat(board, "merrymakers"), board.stock(0)) == ((0, 0, 0), {})
    assert board.asked() == "0 taketurn"


@rule("tapestry.civilizations.merrymakers")
def test_they_act_in_step_one_of_an_income_turn() -> None:
    assert table(civs=("merrymakers", "chosen")).act("income").asked() == "0 merrymakerscolumn"
