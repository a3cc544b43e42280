"""The Chosen: led tracks and achievements pay every income turn."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import gain, use


def chosen(seats: int = 3) -> Board:
    """The opponents are ahead on all tracks."""
    board = table(seats, civs=("chosen", "leaders", "craftsmen"))
    for seat in range(1, seats):
        board.token(seat, exploration=2, science=2, military=2, technology=2)
    return board


@rule("tapestry.civilizations.chosen")
def test_a_track_where_nobody_is_ahead_gives_a_point_for_each_opponent() -> None:
    assert use(chosen(), 0, "chosen").score(0) == 0
    assert use(chosen().token(0, military=3), 0, "chosen").score(0) == 2
    assert use(chosen(2).token(0, military=3, science=9), 0, "chosen").score(0) == 2


@rule("tapestry.civilizations.chosen")
def test_a_tie_is_nobody_ahead() -> None:
    assert use(chosen().token(0, military=2), 0, "chosen").score(0) == 2
    assert use(chosen().token(0, military=2).token(2, military=3), 0, "chosen").score(0) == 0


@rule("tapestry.civilizations.chosen")
def test_a_tie_at_the_start_pays_too() -> None:
    assert use(table(2, civs=("chosen", "leaders")), 0, "chosen").score(0) == 4


@rule("tapestry.civilizations.chosen")
def test_a_completed_track_pays_whoever_else_has_completed_it_and_only_once() -> None:
    board = chosen().token(0, military=12).token(1, military=12)
    assert use(board, 0, "chosen").score(0) == 2
    board = chosen().token(0, technology=())
    board.position.completed[0] = 0b1000  # left by its token after the end
    assert use(board, 0, "chosen").score(0) == 2


@rule("tapestry.civilizations.chosen")
def test_the_furthest_token_of_each_player_is_compared() -> None:
    assert use(chosen().token(0, military=(0, 5)).token(1, military=(1, 4)), 0, "chosen").score(0) == 2
    assert use(chosen().token(0, military=3).token(1, military=(0, 4)), 0, "chosen").score(0) == 0


@rule("tapestry.civilizations.chosen")
def test_each_achievement_gives_a_resource() -> None:
    board = chosen()
    board.position.achieved = [(1, 0), (1,), (0,)]
    use(board, 0, "chosen").act("take coin", "take food")
    assert (board.stock(0), board.score(0)) == ({"coin": 1, "food": 1}, 0)
    assert board.asked() == "0 taketurn"


@rule("tapestry.civilizations.chosen")
def test_on_the_last_income_turn_each_achievement_gives_five_points_instead() -> None:
    board = chosen().era(5, 1, 1).token(0, military=3)
    board.position.achieved = [(1, 0), (1,), (0,)]
    use(board, 0, "chosen")
    assert (board.stock(0), board.score(0)) == ({}, 10 + 2)


@rule("tapestry.civilizations.chosen")
def test_they_act_in_an_income_turn_by_themselves() -> None:
    assert chosen().token(0, military=3).act("income").position.scored[7] == 2


@rule("tapestry.adjustments.chosen")
def test_beginning_with_them_gives_fifteen_points_for_each_opponent() -> None:
    assert begun(2, civs=("chosen", "leaders")).score(0) == 15
    assert begun(4, civs=("chosen", "leaders", "craftsmen", "nomads")).score(0) == 45


@rule("tapestry.civilizations.chosen", "tapestry.setup.adjustments")
def test_gained_during_the_game_they_give_no_points_at_once() -> None:
    assert gain(table(civs=("leaders", "nomads")), 0, "chosen").score(0) == 0
