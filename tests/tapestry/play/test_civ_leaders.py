"""The Leaders: a free advance for each track, once."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import Board, table
from tests.tapestry.civs import able, gain, lay, mat, use


def leaders() -> Board:
    return table(civs=("leaders", "chosen"))


@rule("tapestry.civilizations.leaders")
def test_a_square_may_be_covered_for_an_advance_with_the_benefit() -> None:
    board = leaders().act("income")
    assert board.legal() == ["track exploration", "track science", "track military", "track technology", "decline"]
    board = use(leaders(), 0, "leaders").act("track exploration")
    assert board.where(0, "exploration") == (1,)
    assert len(board.position.supply[0]) == 2
    assert mat(board, "leaders") == (0b0001,)


@rule("tapestry.civilizations.leaders")
def test_it_is_a_choice() -> None:
    assert mat(use(leaders(), 0, "leaders").act("decline"), "leaders") == (0,)


@rule("tapestry.civilizations.leaders")
def test_each_square_serves_once() -> None:
    board = use(lay(leaders(), "leaders", 0b0101), 0, "leaders")
    assert board.legal() == ["track science", "track technology", "decline"]
    assert board.refused("track military") == "civilizations.leaders"
    assert not able(lay(board, "leaders", 0b1111), 0, "leaders")


@rule("tapestry.civilizations.leaders")
def test_the_bonus_never_comes_with_it() -> None:
    board = leaders().token(0, exploration=1).give(0, coin=3).tiles(0, "t01")
    use(board, 0, "leaders").act("track exploration")
    assert board.asked() == "0 laytile"
    while board.asked() != "0 taketurn":
        assert board.asked() != "0 buy"
        board.act(board.legal()[0])


@rule("tapestry.civilizations.leaders")
def test_not_even_where_bonuses_are_free() -> None:
    board = leaders().token(0, military=1).give(0, coin=3)
    free = [card for card in board.position.box.cards if card.abilities.modifiers & 1]
    board.mat(0, 1, free[0].id)
    use(board, 0, "leaders").act("track military")
    assert board.asked() == "0 taketurn"
    assert len(board.position.hands[0]) == 1


@rule("tapestry.civilizations.leaders")
def test_a_finished_track_may_be_chosen_only_where_nothing_else_is_free() -> None:
    board = lay(leaders().token(0, science=12), "leaders", 0b0101)
    use(board, 0, "leaders")
    assert board.legal() == ["track technology", "decline"]
    assert board.refused("track science") == "advancing.end_of_track"
    board = use(lay(leaders().token(0, science=12), "leaders", 0b1101), 0, "leaders")
    assert board.legal() == ["track science", "decline"]
    board.act("track science")
    assert (mat(board, "leaders"), board.where(0, "science")) == ((0b1111,), (12,))


@rule("tapestry.civilizations.leaders")
def test_of_several_tokens_on_the_track_one_is_chosen() -> None:
    board = use(leaders().token(0, military=(0, 5)), 0, "leaders").act("track military")
    assert board.legal() == ["token 0", "token 5"]
    board.act("token 5")
    assert board.where(0, "military") == (0, 6)


@rule("tapestry.civilizations.leaders")
def test_gained_during_the_game_all_squares_are_free() -> None:
    assert mat(gain(table(civs=("chosen", "nomads")), 0, "leaders"), "leaders") == (0,)
