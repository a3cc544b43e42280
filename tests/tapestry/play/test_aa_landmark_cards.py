"""The landmark cards of Arts & Architecture, each with what it asks for."""

from __future__ import annotations

from ecumene.games.tapestry.play.landmark_cards import met, progress
from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.play.test_landmarks import owner
from tests.tapestry.play.test_pp_landmark_cards import AA, BOTH, end_turn, holding


def held(card: str) -> Board:
    return holding(card, options=AA)


def counts(board: Board, card: str) -> int:
    return progress(board.position, 0, board.position.box.landmark_no[card])


def gained(board: Board, card: str) -> bool:
    """Whether the end of the turn brings the landmark."""
    assert len(met(board.position, 0)) == 1
    return end_turn(board).asked() == "0 placelandmark" and owner(board, card) == 0


@rule("tapestry.landmarks.castle")
def test_the_castle_asks_for_nine_income_buildings_off_the_mat_wherever_they_stand() -> None:
    board = held("castle").built(0, farm=5).plot(0, "house", "1.1", "1.2", "1.3")
    assert counts(board, "castle") == 8
    assert met(board.position, 0) == []
    assert gained(board.built(0, market=1), "castle")
    board.act("site 7.4 0" if "site 7.4 0" in board.legal() else board.legal()[0])
    assert len(board.position.box.landmarks[board.position.box.landmark_no["castle"]].shapes[0]) == 12


@rule("tapestry.landmarks.weaving_hall")
def test_the_weaving_hall_asks_for_five_tapestry_cards_in_hand() -> None:
    board = held("weaving_hall").hand(0, "guilds", "trap", "tyranny", "dystopia").mat(0, 1, "socialism")
    assert counts(board, "weaving_hall") == 4
    assert met(board.position, 0) == []
    assert gained(board.hand(0, "guilds", "trap", "tyranny", "dystopia", "alliance"), "weaving_hall")


@rule("tapestry.landmarks.triumphal_arch")
def test_the_triumphal_arch_asks_for_the_second_tier_on_three_tracks_of_five() -> None:
    board = held("triumphal_arch").token(0, science=4, military=12, exploration=3)
    assert counts(board, "triumphal_arch") == 2
    assert met(board.position, 0) == []
    assert gained(board.token(0, arts=6), "triumphal_arch")


@rule("tapestry.landmarks.triumphal_arch")
def test_the_furthest_token_of_a_track_counts() -> None:
    board = held("triumphal_arch").token(0, science=(0, 4), military=(1, 5), technology=(2, 3))
    assert counts(board, "triumphal_arch") == 2


@rule("tapestry.setup.landmark_cards")
def test_with_both_boxes_all_ten_cards_are_in_one_deck() -> None:
    board = holding("castle", "caravanserai", options=BOTH)
    assert len(board.position.landmark_deck) == 8
    board.audit()


@rule("tapestry.landmarks.sculpture_garden")
def test_the_sculpture_garden_asks_for_two_masterpieces_turned_over_or_not() -> None:
    board = held("sculpture_garden").works(0, "cathedral_of_light").works(1, "quartet_in_gold")
    board.position.masterpiece_spent[board.position.box.masterpiece_no["cathedral_of_light"]] = 1
    assert counts(board, "sculpture_garden") == 1
    assert met(board.position, 0) == []
    assert gained(board.works(0, "kaleidoscope"), "sculpture_garden")


@rule("tapestry.landmarks.amphitheater")
def test_the_amphitheater_asks_for_an_inspiration_tile() -> None:
    board = held("amphitheater").inspire(1, "farm")
    assert counts(board, "amphitheater") == 0
    assert met(board.position, 0) == []
    assert gained(board.inspire(0, "house"), "amphitheater")
