"""Plans & Ploys read a second time: the box, its set-up, its landmark cards and space tiles."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import begun
from tests.tapestry.civs import drafted
from tests.tapestry.ploys import BOXED, ploys
from tests.tapestry.reading_mm import (
    BOTH,
    EXPLORE_SPACE,
    first_answers,
    moves,
)

# ---- the box, its set-up and its landmark cards


@rule("tapestry.boxes.options")
def test_the_box_adds_fifteen_cards_four_space_tiles_and_ten_civilizations() -> None:
    counts = []
    for options in ({}, BOXED):
        position = begun(2, ("leaders", "chosen"), options=options).position
        cards = len(position.deck) + len(position.discard) + sum(len(hand) for hand in position.hands)
        counts.append((cards, len(position.stars), len(position.shared.civilizations()), len(position.tech_deck)))
    assert counts[0][:3] == (50, 15, 16)
    assert counts[1][:3] == (65, 19, 26)
    assert counts[0][3] == counts[1][3] == 30, "33 tech cards, three of them face up"


@rule("tapestry.setup.landmark_cards")
def test_the_player_on_the_right_of_the_first_draws_as_many_cards_as_players_and_passes_them_backwards() -> None:
    board = begun(3, ("leaders", "chosen", "militants"), options=BOXED)
    asked = []
    while board.asked().endswith(" draftlandmark"):
        asked.append((board.asked(), len(board.legal())))
        board.act(board.legal()[0])
    assert asked[:2] == [("2 draftlandmark", 3), ("1 draftlandmark", 2)]
    assert [len(cards) for cards in board.position.landmark_cards] == [1, 1, 1]


@rule("tapestry.setup.landmark_cards_left")
def test_with_one_box_nothing_is_left_of_those_drawn_and_the_undrawn_form_the_deck() -> None:
    board = drafted(begun(3, ("leaders", "chosen", "militants"), options=BOXED))
    assert len(board.position.landmark_deck) == 2


@rule("tapestry.setup.landmark_cards")
def test_with_both_boxes_one_card_more_than_players_is_drawn() -> None:
    board = begun(2, ("leaders", "chosen"), options=BOTH)
    assert (board.asked(), len(board.legal())) == ("1 draftlandmark", 3)
    board.act(board.legal()[0])
    assert (board.asked(), len(board.legal())) == ("0 draftlandmark", 2), "the last one still chooses"
    board.act(board.legal()[0])
    assert len(board.position.landmark_deck) == 8


@rule("tapestry.landmarks.objective", "tapestry.landmarks.caravanserai")
@pytest.mark.parametrize(("tiles", "gained"), [(5, False), (6, True)])
def test_six_territory_tiles_at_the_end_of_the_own_turn_give_the_caravanserai(tiles: int, gained: bool) -> None:
    board = ploys().landmark_card(0, "caravanserai").give(0, coin=1).give(1, coin=3)
    board.tiles(0, *[f"t{number:02}" for number in range(1, tiles + 1)])
    assert board.position.landmarks_of(0) == 0, "not before the end of a turn"
    board.act("advance science")
    first_answers(board)
    assert board.position.landmarks_of(0) == gained


@rule("tapestry.landmarks.objective")
def test_an_objective_met_on_the_turn_of_another_waits_for_the_end_of_the_own_turn() -> None:
    board = ploys().landmark_card(1, "caravanserai").give(0, coin=2).give(1, coin=1)
    board.tiles(1, "t01", "t02", "t03", "t04", "t05", "t06")
    first_answers(board.act("advance military"))
    assert (board.asked(), board.position.landmarks_of(1)) == ("1 taketurn", 0)
    board.act("advance science")
    first_answers(board)
    assert board.position.landmarks_of(1) == 1


@rule("tapestry.landmarks.objective")
def test_the_landmark_of_a_card_is_for_its_owner_alone() -> None:
    board = ploys().landmark_card(1, "caravanserai").give(0, coin=1).give(1, coin=2)
    board.tiles(0, "t01", "t02", "t03", "t04", "t05", "t06").act("advance military")
    first_answers(board)
    assert board.position.landmarks_of(0) == 0


@rule("tapestry.landmarks.guildhall")
def test_three_buildings_of_one_type_in_the_capital_give_the_guildhall() -> None:
    board = ploys().landmark_card(0, "guildhall").give(0, coin=1).give(1, coin=3)
    board.plot(0, "farm", "1.1", "1.2").plot(0, "house", "1.3", "1.4").act("advance exploration")
    assert first_answers(board).position.landmarks_of(0) == 0
    board = ploys().landmark_card(0, "guildhall").give(0, coin=1).give(1, coin=3)
    board.plot(0, "farm", "1.1", "1.2", "1.3").act("advance exploration")
    assert first_answers(board).position.landmarks_of(0) == 1


@rule("tapestry.landmarks.observatory")
@pytest.mark.parametrize(("row", "gained"), [(1, 0), (2, 1)])
def test_a_tech_card_in_the_top_row_gives_the_observatory(row: int, gained: int) -> None:
    board = ploys().landmark_card(0, "observatory").give(0, coin=1).give(1, coin=3).tech(0, row, "calendar")
    board.act("advance exploration")
    assert first_answers(board).position.landmarks_of(0) == gained


@rule("tapestry.landmarks.aqueduct")
def test_a_complete_row_gives_the_aqueduct_and_it_may_come_at_the_end_of_an_income_turn() -> None:
    board = ploys().landmark_card(0, "aqueduct").hand(0, "trap").give(1, coin=2)
    board.plot(0, "farm", "4.1", "4.2").plot(0, "house", "4.3", "4.9")  # the rest of the fourth row is impassable
    board.act("income", "decline", "play trap")
    assert first_answers(board).position.landmarks_of(0) == 1


@rule("tapestry.landmarks.town_hall")
def test_two_complete_districts_give_the_town_hall_and_one_does_not() -> None:
    centre = ("5.4", "5.5", "6.5", "6.6")  # what is open in the middle district
    above = ("1.4", "1.5", "1.6", "2.4", "2.5")  # and in the one above it
    board = ploys().landmark_card(0, "town_hall").give(0, coin=1).give(1, coin=3).plot(0, "farm", *centre)
    assert first_answers(board.act("advance exploration")).position.landmarks_of(0) == 0
    board = ploys().landmark_card(0, "town_hall").give(0, coin=1).give(1, coin=3).plot(0, "farm", *centre[1:])
    board.plot(0, "house", *above[1:])
    for last in (centre[0], above[0]):
        board.do(0, [{"build": ["market"]}]).act(f"plot {last}", "take food")
    board.act("advance exploration", "pay coin")
    assert first_answers(board).position.landmarks_of(0) == 1


@rule("tapestry.landmarks.objective")
def test_an_objective_is_checked_after_the_turn_so_what_is_spent_in_it_does_not_count() -> None:
    board = ploys().landmark_card(0, "caravanserai").token(0, exploration=7).give(0, food=1, coin=2).give(1, coin=2)
    board.landmark(1, "train_station")
    board.tiles(0, "t01", "t02", "t03", "t04", "t05", "t06").act("advance exploration")  # Automobiles
    while "accept" not in board.legal():
        board.act(board.legal()[0])
    board.act("accept")  # two tiles for 5 points
    assert first_answers(board).position.landmarks_of(0) == 0


# ---- space tiles


@rule("tapestry.space.s16")
def test_the_monolith_tile_gives_the_monolith_and_five_points() -> None:
    board = ploys().stars(0, "s16").do(0, EXPLORE_SPACE)
    first_answers(board)
    assert (board.position.landmarks_of(0), board.score(0)) == (1, 5)


@rule("tapestry.space.s17", "tapestry.space.s18", "tapestry.space.s19")
@pytest.mark.parametrize(("star", "track"), [("s17", "science"), ("s18", "military"), ("s19", "technology")])
def test_a_tile_that_pays_per_step_pays_nothing_at_once_and_five_for_each_step(star: str, track: str) -> None:
    board = ploys().stars(0, star).do(0, EXPLORE_SPACE)
    assert board.score(0) == 0
    moves(board, track)
    assert board.score(0) == 5, "a step without benefit counts"
    moves(board, "exploration")
    assert board.score(0) == 5, "other tracks do not"
    board.do(0, [{"regress": {"tracks": [track], "benefit": False, "bonus": "none"}}])
    assert board.score(0) == 5, "a step back is no advance"


@rule("tapestry.space.s18")
def test_a_step_that_would_leave_the_track_pays_nothing() -> None:
    board = ploys().stars(0, "s18").do(0, EXPLORE_SPACE).token(0, military=12)
    assert moves(board, "military").score(0) == 0


@rule("tapestry.space.s19")
def test_a_paid_advance_and_the_advance_of_an_opponent_differ() -> None:
    board = ploys().stars(0, "s19").do(0, EXPLORE_SPACE).give(0, coin=2).give(1, coin=2)
    board.token(0, technology=1).act("advance technology", "decline")
    assert board.score(0) == 5
    board.act("advance technology")
    assert (first_answers(board).score(0), board.where(1, "technology")) == (5, (1,))
