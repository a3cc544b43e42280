"""The Inventors: their tokens raise tech cards, whoever owns them."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import Board, table
from tests.tapestry.civs import able, finish, gain, lay, mat, use

BOTTOM, MIDDLE, TOP = 0, 1, 2


def inventors() -> Board:
    return table(civs=("inventors", "leaders"))


def marked(board: Board) -> dict[str, int]:
    """The cards that bear a token, and whose it is."""
    return {board.position.box.tech[card].id: who for card, who in enumerate(board.position.tech_mark) if who >= 0}


@rule("tapestry.civilizations.inventors")
def test_a_token_may_go_on_a_card_of_anybody_that_is_not_in_a_top_row() -> None:
    board = inventors().tech(0, BOTTOM, "calendar").tech(1, MIDDLE, "barn").tech(1, TOP, "paper")
    use(board, 0, "inventors")
    assert board.legal() == ["upgrade barn", "upgrade calendar", "decline"]
    assert board.refused("upgrade paper") == "civilizations.inventors"
    board.act("decline")
    assert (mat(board, "inventors"), marked(board)) == ((4,), {})


@rule("tapestry.civilizations.inventors")
def test_an_own_card_is_upgraded_whatever_it_needs() -> None:
    board = inventors().tech(0, MIDDLE, "calendar")  # it needs the second tier of exploration
    use(board, 0, "inventors").act("upgrade calendar")
    assert board.techs(0) == {"calendar": TOP}
    assert board.score(0) == 7
    assert (mat(board, "inventors"), marked(board)) == ((3,), {"calendar": 0})


@rule("tapestry.civilizations.inventors")
def test_a_card_with_a_token_takes_no_other() -> None:
    board = inventors().tech(0, BOTTOM, "calendar")
    use(board, 0, "inventors").act("upgrade calendar")
    assert not able(board, 0, "inventors")
    assert board.tech(1, BOTTOM, "barn") is board
    assert use(board, 0, "inventors").legal() == ["upgrade barn", "decline"]


@rule("tapestry.civilizations.inventors")
def test_on_an_opponents_card_they_gain_first_then_the_inventors_may() -> None:
    board = inventors().tech(1, BOTTOM, "calendar")
    use(board, 0, "inventors").act("upgrade calendar")
    assert (board.stock(1), board.stock(0)) == ({"culture": 1}, {})
    assert board.legal() == ["accept", "decline"]
    board.act("accept")
    assert (board.stock(1), board.stock(0)) == ({"culture": 1}, {"culture": 1})
    assert board.techs(1) == {"calendar": MIDDLE}


@rule("tapestry.civilizations.inventors")
def test_the_inventors_may_leave_it() -> None:
    board = inventors().tech(1, BOTTOM, "calendar")
    use(board, 0, "inventors").act("upgrade calendar", "decline")
    assert (board.stock(1), board.stock(0)) == ({"culture": 1}, {})


@rule("tapestry.civilizations.inventors")
def test_whose_game_is_over_gains_nothing_by_it_but_the_inventors_do() -> None:
    board = finish(inventors().tech(1, BOTTOM, "calendar").tech(1, MIDDLE, "canned_food"), 1)
    use(board, 0, "inventors").act("upgrade calendar", "accept")
    assert (board.stock(1), board.stock(0)) == ({}, {"culture": 1})
    use(board, 0, "inventors").act("upgrade canned_food")
    assert (board.score(1), board.score(0)) == (0, 7)
    assert board.techs(0) == {"canned_food": BOTTOM}


@rule("tapestry.faq.inventors_top_row", "tapestry.civilizations.inventors")
def test_an_opponents_card_with_a_token_that_reaches_the_top_row_serves_both_and_is_taken() -> None:
    board = inventors().tech(1, MIDDLE, "calendar").token(1, exploration=4)
    board.position.tech_mark[board.position.box.tech_no["calendar"]] = 0
    board.do(1, [{"upgrade": True}])
    assert (board.score(1), board.score(0)) == (7, 7)
    assert (board.techs(1), board.techs(0)) == ({}, {"calendar": BOTTOM})
    assert marked(board) == {"calendar": 0}
    board.audit()


@rule("tapestry.civilizations.inventors")
def test_a_card_without_their_token_stays() -> None:
    board = inventors().tech(1, MIDDLE, "calendar").token(1, exploration=4).do(1, [{"upgrade": True}])
    assert (board.score(0), board.techs(1)) == (0, {"calendar": TOP})


@rule("tapestry.civilizations.inventors")
def test_on_the_way_to_the_middle_row_a_card_with_a_token_stays() -> None:
    board = inventors().tech(1, BOTTOM, "calendar")
    board.position.tech_mark[board.position.box.tech_no["calendar"]] = 0
    board.do(1, [{"upgrade": True}])
    assert (board.stock(0), board.techs(1)) == ({}, {"calendar": MIDDLE})


@rule("tapestry.civilizations.inventors")
def test_the_token_itself_can_bring_a_card_to_the_top_row_and_it_is_taken_at_once() -> None:
    board = inventors().tech(1, MIDDLE, "calendar")
    use(board, 0, "inventors").act("upgrade calendar")
    assert (board.score(1), board.score(0)) == (7, 7)  # once each
    assert (board.techs(1), board.techs(0)) == ({}, {"calendar": BOTTOM})
    assert board.asked() == "0 taketurn"


@rule("tapestry.civilizations.inventors", "tapestry.landmarks.unique")
def test_a_landmark_goes_to_the_first_who_gains_it() -> None:
    board = inventors().tech(1, MIDDLE, "barn")
    use(board, 0, "inventors").act("upgrade barn")
    assert board.asked() == "1 placelandmark"
    board.act(board.legal()[0])
    assert board.position.landmark_owner[board.position.box.landmark_no["barn"]] == 1
    assert board.techs(0) == {"barn": BOTTOM}


@rule("tapestry.civilizations.inventors")
def test_a_card_taken_can_be_upgraded_again_by_its_new_owner() -> None:
    board = inventors().tech(1, MIDDLE, "calendar")
    use(board, 0, "inventors").act("upgrade calendar").do(0, [{"upgrade": True}])
    assert board.techs(0) == {"calendar": MIDDLE}
    assert board.stock(0) == {"culture": 1}
    board.token(0, exploration=4).do(0, [{"upgrade": True}])
    assert board.techs(0) == {"calendar": TOP}  # a card of one's own stays


@rule("tapestry.civilizations.inventors")
def test_tokens_on_cards_do_not_come_back() -> None:
    board = lay(inventors().tech(1, BOTTOM, "calendar"), "inventors", 0)
    board.position.tech_mark[board.position.box.tech_no["barn"]] = 0
    assert not able(board, 0, "inventors")
    assert use(board, 0, "inventors").asked() == "0 taketurn"


@rule("tapestry.civilizations.inventors", "tapestry.end.passive")
def test_after_their_last_income_turn_they_gain_points_of_a_square_but_no_card() -> None:
    board = finish(inventors().tech(1, MIDDLE, "calendar", "compass").token(1, exploration=4, technology=4), 0)
    position = board.tiles(0, "t01").position
    for name in ("calendar", "compass"):
        position.tech_mark[position.box.tech_no[name]] = 0
    board.do(1, [{"upgrade": True}]).act("upgrade calendar")
    assert (board.score(0), board.techs(1)) == (7, {"calendar": TOP, "compass": MIDDLE})
    board.do(1, [{"upgrade": True}])  # an exploration
    assert board.asked() == "0 taketurn"
    assert board.techs(0) == {}


@rule("tapestry.civilizations.inventors")
def test_gained_during_the_game_they_have_four_tokens() -> None:
    assert mat(gain(table(), 0, "inventors"), "inventors") == (4,)


@rule("tapestry.civilizations.inventors")
def test_they_act_in_step_one_of_an_income_turn() -> None:
    assert inventors().tech(1, BOTTOM, "barn").act("income").asked() == "0 inventorstoken"
