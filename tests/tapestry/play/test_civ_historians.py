"""The Historians: opponents who hold their tokens make history for them."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import able, finish, gain, lay, mat, use


def historians(seats: int = 3) -> Board:
    return table(seats, civs=("historians", "leaders", "chosen"))


def landmark(board: Board, seat: int, which: str = "barn") -> Board:
    """A seat gains a landmark and puts it anywhere."""
    board.do(seat, [{"landmark": which}])
    assert board.asked() == f"{seat} placelandmark"
    return board.act(board.legal()[0])


@rule("tapestry.civilizations.historians")
def test_at_the_beginning_four_tokens_cover_the_squares() -> None:
    assert mat(begun(civs=("historians", "leaders")), "historians") == (-1, -1, -1, -1)


@rule("tapestry.civilizations.historians", "tapestry.rulings.discarded_territory_tiles")
def test_a_token_costs_a_territory_tile_and_opens_a_square_of_choice() -> None:
    board = historians().tiles(0, "t01", "t05")
    use(board, 0, "historians")
    assert board.legal() == ["tile t01", "tile t05", "decline"]
    board.act("tile t05")
    assert board.legal() == ["pick 1", "pick 2", "pick 3"]  # the fourth is like the first
    assert board.position.halfway()
    board.act("pick 2")
    assert board.legal() == ["player 2", "player 3"]
    board.act("player 3")
    assert mat(board, "historians") == (-1, 2, -1, -1)
    assert board.position.supply[0] == [board.position.box.tile_no["t01"]]
    assert board.position.box.tile_no["t05"] not in board.position.tiles


@rule("tapestry.civilizations.historians")
def test_of_two_squares_alike_the_second_opens_after_the_first() -> None:
    board = lay(historians().tiles(0, "t01"), "historians", 1, -1, -1, -1)
    use(board, 0, "historians").act("tile t01")
    assert board.legal() == ["pick 2", "pick 3", "pick 4"]


@rule("tapestry.civilizations.historians")
def test_giving_a_token_is_a_choice_and_needs_a_tile_and_a_token() -> None:
    board = use(historians().tiles(0, "t01"), 0, "historians").act("decline")
    assert mat(board, "historians") == (-1, -1, -1, -1)
    assert len(board.position.supply[0]) == 1
    assert not able(historians(), 0, "historians")
    assert not able(lay(historians().tiles(0, "t01"), "historians", 1, 1, 2, 2), 0, "historians")


@rule("tapestry.civilizations.historians")
def test_one_opponent_may_hold_several_tokens() -> None:
    board = lay(historians().tiles(0, "t01"), "historians", -1, 2, -1, -1)
    use(board, 0, "historians").act("tile t01", "pick 1", "player 3")
    assert mat(board, "historians") == (2, 2, -1, -1)


@rule("tapestry.civilizations.historians")
def test_a_landmark_of_a_holder_gives_every_open_square_once() -> None:
    board = lay(historians(), "historians", 2, 2, 1, -1)
    landmark(board, 2)
    assert board.score(0) == 3  # the fourth square is covered, the first and third are open
    assert board.stock(0) == {"worker": 1, "food": 1}


@rule("tapestry.civilizations.historians")
def test_a_landmark_of_somebody_without_a_token_or_of_their_own_gives_nothing() -> None:
    board = lay(historians(), "historians", 2, 2, -1, -1)
    landmark(landmark(board, 1), 0, "forge")
    assert (board.score(0), board.stock(0)) == (0, {})


@rule("tapestry.civilizations.historians")
def test_all_sources_of_landmarks_count() -> None:
    board = lay(historians(2), "historians", 1, -1, -1, -1).token(1, science=3).tech(1, 1, "barn")
    board.do(1, [{"advance": {"tracks": ["science"], "benefit": False, "bonus": "none"}}]).act(board.legal()[0])
    assert board.score(0) == 3
    board.built(1, farm=5).do(1, [{"upgrade": True}]).act(board.legal()[0])
    assert board.score(0) == 6
    board.do(1, [{"landmark": "any"}]).act("landmark library").act(board.legal()[0])
    assert board.score(0) == 9


@rule("tapestry.civilizations.historians", "tapestry.end.passive")
def test_after_their_last_income_turn_only_the_points_still_come() -> None:
    board = finish(lay(historians(), "historians", 2, 2, 2, 2), 0)
    landmark(board, 2)
    assert (board.score(0), board.stock(0)) == (6, {})


@rule("tapestry.civilizations.historians")
def test_gained_during_the_game_all_tokens_are_given_at_once() -> None:
    board = gain(table(3, civs=("leaders", "chosen", "nomads")), 0, "historians")
    assert board.legal() == ["player 2", "player 3"]
    assert not board.position.halfway()
    board.act("player 2", "player 3", "player 3", "player 3")
    assert mat(board, "historians") == (1, 2, 2, 2)
    assert landmark(board, 1).score(0) == 6


@rule("tapestry.civilizations.historians")
def test_with_one_opponent_there_is_nothing_to_ask() -> None:
    board = gain(table(civs=("leaders", "chosen")), 0, "historians")
    assert mat(board, "historians") == (1, 1, 1, 1)
    assert board.asked() == "0 taketurn"
    board = lay(table(civs=("historians", "chosen")).tiles(0, "t01"), "historians", 1, 1, -1, 1)
    use(board, 0, "historians").act("tile t01")
    assert mat(board, "historians") == (1, 1, 1, 1)


@rule("tapestry.civilizations.historians")
def test_they_act_in_step_one_of_an_income_turn() -> None:
    assert historians().tiles(0, "t01").act("income").asked() == "0 historianstile"
