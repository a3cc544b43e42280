"""Fantasies & Futures read a second time: items in reserve."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.laying import play
from tests.tapestry.reading_ff import answers, ff, fifth, laid, top, until
from tests.tapestry.reserving import in_reserve

BUILDINGS = {"microbial_magic": "farm", "haunted_manor": "house", "goblin_bazaar": "market", "dragon_smithy": "armory"}
ROWS = ("market", "house", "farm", "armory")


def per(board: Board, what: str, seat: int = 0) -> int:
    """What points per something would be."""
    before = board.score(seat)
    board.do(seat, [{"points_per": {"of": what}}])
    gained = board.score(seat) - before
    board.points(seat, before)
    return gained


@rule("tapestry.reserve.tech", "tapestry.cards.crystal_ball")
def test_a_reserved_tech_card_is_not_yours_until_turn_5() -> None:
    board = play(ff().display("calendar", "canned_food", "barn"), "crystal_ball")
    assert board.legal() == ["invent calendar", "invent canned_food", "invent barn"]
    board.act("invent canned_food")
    assert (board.techs(0), per(board, "tech_card"), in_reserve(board)) == ({}, 0, ["tech canned_food"])
    assert len(board.position.display) == 3, "a face-up card that is taken is replaced"
    assert upgrade_asks(board) == "0 taketurn"


def upgrade_asks(board: Board) -> str:
    return board.do(0, [{"upgrade": True}]).asked()


@rule("tapestry.reserve.tech", "tapestry.cards.crystal_ball")
def test_a_reserved_tech_card_gives_its_circle_on_turn_5_and_may_rise_further() -> None:
    board = play(ff().display("calendar", "canned_food", "barn"), "crystal_ball").act("invent calendar")
    fifth(board.token(0, exploration=4))
    assert (board.techs(0), board.stock(0)) == ({"calendar": 1}, {"culture": 1})
    assert board.legal() == ["upgrade calendar", "decline"]
    board.act("upgrade calendar")
    assert board.techs(0) == {"calendar": 2}


@rule("tapestry.reserve.tech")
def test_the_deck_is_no_source_of_the_crystal_ball() -> None:
    board = play(ff().display("calendar", "canned_food", "barn"), "crystal_ball")
    assert not [answer for answer in board.legal() if answer in ("deck", "invent", "invent deck", "decline")]


@rule("tapestry.reserve.space_tile", "tapestry.cards.ecstatic_visions")
def test_ecstatic_visions_draw_a_card_and_keep_a_space_tile() -> None:
    board = ff()
    stars = len(board.position.stars)
    laid("ecstatic_visions", board=board)
    assert (len(board.hand_of(0)), len(board.position.stars), board.position.star_supply[0]) == (1, stars - 1, [])
    assert in_reserve(board)[0].startswith("star ")
    board.do(0, [{"explore_space": 1}])
    assert board.asked() == "0 taketurn", "it cannot be explored before turn 5"
    assert len(in_reserve(board)) == 1


@rule("tapestry.reserve.space_tile")
def test_a_reserved_space_tile_is_explored_on_turn_5() -> None:
    board = ff()
    board.position.stars = [board.position.box.star_no["s13"]]
    laid("ecstatic_visions", board=board).hand(0)
    assert in_reserve(board) == ["star s13"]
    before = board.score(0)
    answers(fifth(board))
    assert board.score(0) > before
    assert in_reserve(board) == []


@rule("tapestry.reserve.space_tile")
def test_without_a_space_tile_nothing_is_reserved() -> None:
    board = ff()
    board.position.stars = []
    laid("ecstatic_visions", board=board)
    assert (in_reserve(board), len(board.hand_of(0))) == ([], 1)


@rule("tapestry.cards.time_capsule", "tapestry.reserve.token")
def test_a_time_capsule_scores_cards_in_hand_and_on_the_mat_on_turn_5() -> None:
    board = laid("time_capsule").points(0, 0)
    assert len(board.hand_of(0)) == 1
    board.mat(0, 2, "trap").hand(0, "guilds", "dystopia", "democracy")
    answers(fifth(board))
    assert board.score(0) == 3 + 3, "three in hand; Trap, Time Capsule and the Trap of era 4"


@rule("tapestry.cards.time_capsule")
def test_covered_cards_count_for_the_time_capsule() -> None:
    board = laid("time_capsule").points(0, 0)
    play(board, "academia").points(0, 0).hand(0)
    answers(fifth(board))
    assert board.score(0) == 3, "Time Capsule under Academia, and the Trap of era 4"


@rule("tapestry.cards.sealed_prophecy", "tapestry.reserve.token")
@pytest.mark.parametrize(("track", "points"), [("exploration", 3), ("science", 12), ("military", 0), ("technology", 9)])
def test_a_sealed_prophecy_scores_the_position_of_turn_5(track: str, points: int) -> None:
    board = play(ff(), "sealed_prophecy")
    assert board.legal() == ["track exploration", "track science", "track military", "track technology"]
    board.act(f"track {track}").token(0, exploration=3, science=12, technology=9).points(0, 0)
    answers(fifth(board))
    assert board.score(0) == points


@rule("tapestry.cards.sealed_prophecy")
def test_a_sealed_prophecy_may_name_the_arts_where_they_are_in_play() -> None:
    board = play(ff(options={"fantasies_and_futures": "in", "arts_and_architecture": "in"}), "sealed_prophecy")
    assert "track arts" in board.legal()


@rule("tapestry.cards.sleeping_giants", "tapestry.reserve.token")
def test_sleeping_giants_score_three_and_wake_any_landmark_on_turn_5() -> None:
    board = laid("sleeping_giants").landmark(1, "forge")
    assert board.score(0) == 3
    fifth(board)
    assert board.asked() == "0 chooselandmark"
    assert "landmark forge" not in board.legal()
    board.act("landmark lighthouse")
    answers(board)
    assert (board.position.landmarks_of(0), board.score(0)) == (1, 3)


@rule("tapestry.cards.giant_beanstalk", "tapestry.reserve.token")
def test_a_giant_beanstalk_scores_farms_twice() -> None:
    board = laid("giant_beanstalk", board=ff().built(0, farm=3))
    assert board.score(0) == 3
    board.built(0, farm=1).points(0, 0)
    fifth(board)
    assert answers(board).score(0) == 1


@rule("tapestry.cards.cryogenic_sleep", "tapestry.reserve.card")
def test_cryogenic_sleep_draws_and_must_reserve_a_card_of_the_hand() -> None:
    board = play(ff().hand(0, "guilds"), "cryogenic_sleep")
    assert len(board.legal()) == 2
    assert "play guilds" in board.legal()
    assert "decline" not in board.legal()
    board.act("play guilds")
    assert (in_reserve(board), len(board.hand_of(0))) == (["card guilds"], 1)
    assert per(board, "tapestry_card") == 2, "one in hand and one on the mat: the frozen card is in neither"


@rule("tapestry.cards.cryogenic_sleep")
def test_a_frozen_card_is_no_longer_a_response() -> None:
    board = play(ff().hand(0, "trap"), "cryogenic_sleep").act("play trap").hand(0)
    board.outpost(0, "1.-2").script(red=[0], black=[0]).do(1, [{"conquer": {"where": "anywhere", "dice": "one"}}])
    board.act("conquer 1.-2")
    assert board.asked() == "1 choosedie"


@rule("tapestry.cards.cryogenic_sleep", "tapestry.reserve.card")
def test_a_frozen_card_is_played_over_the_card_of_era_4() -> None:
    board = play(ff().hand(0, "trap"), "cryogenic_sleep").act("play trap").hand(0)
    board.mat(0, 4, "empiricism").points(0, 0)
    fifth(board)
    answers(board)
    assert (top(board, 4), len(board.position.mat(0, 4)), board.score(0)) == ("trap", 2, 10)


@rule("tapestry.cards.cryogenic_sleep", "tapestry.rulings.this_era_after_turn_5")
def test_a_frozen_card_that_reserves_is_used_at_once() -> None:
    board = play(ff().hand(0, "haunted_manor"), "cryogenic_sleep").act("play haunted_manor").hand(0)
    fifth(board)
    until(board, "placebuilding", decline=False)
    board.act("plot 1.1")
    assert in_reserve(board) == []


@rule("tapestry.cards.cryogenic_sleep")
def test_the_only_card_in_hand_is_frozen() -> None:
    board = ff()
    board.position.deck = []
    board.position.discard = []
    board.hand(0, *[])
    board.position.hands[0] = [board.position.box.card_no["cryogenic_sleep"], board.position.box.card_no["trap"]]
    board.do(0, [{"play_tapestry": True}]).act("play cryogenic_sleep")
    answers(board)
    assert (in_reserve(board), board.hand_of(0)) == (["card trap"], [])


@rule("tapestry.landmarks.castle")
def test_a_building_in_reserve_does_not_count_for_an_objective() -> None:
    for farms, landmarks in ((8, 0), (9, 1)):
        options = {"fantasies_and_futures": "in", "arts_and_architecture": "in"}
        board = ff(options=options).landmark_card(0, "castle").built(0, farm=5, market=farms - 5)
        laid("haunted_manor", board=board).give(0, coin=1).give(1, coin=2).act("advance exploration")
        answers(board, decline=False)
        assert board.position.landmarks_of(0) == landmarks


@rule("tapestry.reserve.edge")
def test_everybody_sees_what_lies_in_reserve() -> None:
    board = play(ff().hand(0, "trap"), "cryogenic_sleep").act("play trap")
    play(board, "ecstatic_visions")
    view = board.position.view(1)
    assert view.reserve[0] == board.position.reserve[0]  # type: ignore[attr-defined]


@rule("tapestry.reserve.building", "tapestry.cards.doppelgangers")
def test_two_farms_may_lie_in_reserve() -> None:
    board = laid("microbial_magic", era=2).era(3, 3)
    answers(play(board, "doppelgangers"))
    assert in_reserve(board) == ["farm", "farm"]
