"""The Futurists: every token begins four spaces ahead."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import begun, table
from tests.tapestry.civs import civs_of, gain, use

TRACKS = ("exploration", "science", "military", "technology")


@rule("tapestry.civilizations.futurists")
def test_every_token_begins_on_space_four_with_nothing_gained_but_one_of_each_resource() -> None:
    board = begun(civs=("futurists", "chosen"))
    assert [board.where(0, track) for track in TRACKS] == [(4,)] * 4
    assert [board.where(1, track) for track in TRACKS] == [(0,)] * 4
    assert board.position.landmarks_of(0) == 0
    assert board.asked() == "0 loseresource"  # at the end of the first income turn
    assert board.stock(0) == {"coin": 2, "worker": 2, "food": 2, "culture": 1}
    assert board.position.tech_count(0) == 0


@rule("tapestry.adjustments.futurists")
def test_they_lose_a_culture_and_a_resource_of_choice_at_the_end_of_the_first_income_turn() -> None:
    board = begun(civs=("futurists", "chosen")).act("pay food")
    assert board.stock(0) == {"coin": 2, "worker": 2, "food": 1, "culture": 1}
    assert board.position.era == [1, 1]


@rule("tapestry.adjustments.futurists")
def test_what_they_do_not_have_they_do_not_lose() -> None:
    board = use(table(civs=("futurists", "chosen")).give(0, coin=1), 0, "futurists", "start_loss")
    assert board.stock(0) == {}
    use(board, 0, "futurists", "start_loss")
    assert board.stock(0) == {}


@rule("tapestry.civilizations.futurists")
def test_the_landmarks_they_passed_wait_for_the_next_who_enters_the_tier() -> None:
    board = table(civs=("futurists", "chosen")).token(0, exploration=4).token(1, exploration=3)
    board.do(0, [{"advance": {"tracks": ["exploration"], "benefit": False, "bonus": "none"}}])
    lighthouse = board.position.box.landmark_no["lighthouse"]
    assert board.position.landmark_owner[lighthouse] == -1
    board.do(1, [{"advance": {"tracks": ["exploration"], "benefit": False, "bonus": "none"}}])
    assert board.position.landmark_owner[lighthouse] == 1


@rule("tapestry.civilizations.futurists", "tapestry.landmarks.first")
def test_they_do_not_come_back_for_a_landmark_that_they_passed() -> None:
    forward = [{"advance": {"tracks": ["exploration"], "benefit": False, "bonus": "none"}}]
    board = table(civs=("futurists", "chosen")).token(0, exploration=3)
    board.do(0, forward)
    assert (board.where(0, "exploration"), board.position.landmarks_of(0)) == ((4,), 0)
    board.token(0, exploration=6).do(0, forward)
    assert board.asked() == "0 placelandmark", "the tiers after it they enter as everybody does"


@rule("tapestry.civilizations.futurists")
def test_a_token_stops_at_the_end_and_a_track_completed_earns_the_achievement() -> None:
    board = table(civs=("futurists", "chosen")).token(0, science=9, military=8, technology=(0, 7), exploration=12)
    use(board, 0, "futurists", "setup")
    assert [board.where(0, track) for track in TRACKS] == [(12,), (12,), (12,), (4, 11)]
    assert board.position.achieved[0] == (0,)
    assert board.position.landmarks_of(0) == 0


@rule("tapestry.civilizations.futurists", "tapestry.civilizations.gained")
def test_gained_during_the_game_they_are_discarded_for_another_civilization() -> None:
    board = gain(table(civs=("chosen", "leaders")), 0, "futurists", "craftsmen", "nomads")
    assert civs_of(board, 0) == ["chosen", "craftsmen"]
    assert board.position.civ_deck == [board.position.box.civ_no["nomads"]]
    assert [board.where(0, track) for track in TRACKS] == [(0,)] * 4
    assert board.stock(0) == {}


@rule("tapestry.rulings.civilization_deck_empty")
def test_with_no_other_civilization_left_nothing_is_gained() -> None:
    board = gain(table(civs=("chosen", "leaders")), 0, "futurists")
    assert civs_of(board, 0) == ["chosen"]
    board.do(0, [{"gain": {"civilization": 1}}])
    assert civs_of(board, 0) == ["chosen"]
    assert board.asked() == "0 taketurn"
