"""Fantasies & Futures read a second time: what lies in reserve."""

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


@rule("tapestry.reserve.building")
@pytest.mark.parametrize("card", BUILDINGS)
def test_the_next_building_of_a_row_goes_into_reserve(card: str) -> None:
    assert in_reserve(laid(card)) == [BUILDINGS[card]]


@rule("tapestry.reserve.building")
@pytest.mark.parametrize("card", BUILDINGS)
def test_a_building_in_reserve_counts_for_no_points(card: str) -> None:
    board = laid(card)
    assert per(board, BUILDINGS[card]) == 0
    assert per(board, "income_building") == 0


@rule("tapestry.reserve.building", "tapestry.reserve.edge")
@pytest.mark.parametrize(("card", "resource"), [("haunted_manor", "worker"), ("goblin_bazaar", "coin")])
def test_the_space_of_a_building_in_reserve_pays_at_once(card: str, resource: str) -> None:
    board = ff(era=2).era(2, 4).give(1, coin=3).hand(0, card).act("income")
    until(board, "taketurn")
    expected = {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    expected[resource] += 1
    assert board.stock(0) == expected


@rule("tapestry.reserve.building")
@pytest.mark.parametrize("card", BUILDINGS)
def test_an_empty_row_reserves_nothing(card: str) -> None:
    board = ff().built(0, **{BUILDINGS[card]: 5})
    assert in_reserve(laid(card, board=board)) == []


@rule("tapestry.reserve.building")
def test_the_next_building_gained_is_another_one() -> None:
    board = laid("microbial_magic").do(0, [{"build": ["farm"]}])
    board.act("plot 1.1")
    assert (in_reserve(board), per(board, "farm")) == (["farm"], 1)


@rule("tapestry.reserve.building")
def test_four_gained_and_one_in_reserve_leave_none() -> None:
    board = ff().built(0, farm=4)
    laid("microbial_magic", board=board).do(0, [{"build": ["farm"]}])
    assert board.asked() == "0 taketurn", "the reserved farm cannot be gained by another benefit"


@rule("tapestry.reserve.turn_5", "tapestry.reserve.building")
@pytest.mark.parametrize("card", BUILDINGS)
def test_a_reserved_building_is_placed_on_turn_5(card: str) -> None:
    board = fifth(laid(card).tech(0, 0, "calendar"))
    assert board.asked() == "0 placebuilding"
    board.act("plot 5.5")
    assert (in_reserve(board), board.position.placed[ROWS.index(BUILDINGS[card])]) == ([], 1)
    assert per(board, BUILDINGS[card]) == 1


@rule("tapestry.reserve.turn_5")
def test_a_reserved_building_may_complete_a_district_on_turn_5() -> None:
    board = laid("haunted_manor").plot(0, "farm", "5.4", "5.5", "6.5")
    fifth(board).act("plot 6.6", "take coin")
    assert board.stock(0) == {"coin": 1}


@rule("tapestry.reserve.turn_5")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_the_reserve_waits_for_turn_5(era: int) -> None:
    board = ff(era=era).era(era, 5 if era == 3 else 4).give(1, coin=3)
    board.mat(0, era, "empiricism")
    laid("haunted_manor", board=board, era=era).hand(0, "academia").act("income")
    until(board, "taketurn", "placebuilding")
    assert (board.asked().split()[1], in_reserve(board)) == ("taketurn", ["house"])


@rule("tapestry.reserve.turn_5")
def test_the_reserve_comes_after_the_civilizations_and_before_the_upgrade() -> None:
    board = ff(civs=("merrymakers", "chosen"))
    laid("haunted_manor", board=board).tech(0, 0, "calendar")
    fifth(board)
    assert board.asked() == "0 merrymakerscolumn"
    board.act(board.legal()[0])
    until(board, "placebuilding", decline=False)
    board.act("plot 1.1")
    assert board.asked() == "0 upgradecard"


@rule("tapestry.reserve.turn_5")
def test_the_points_of_the_income_mat_come_after_the_reserve() -> None:
    board = laid("crystal_ball", board=ff().display("calendar", "canned_food", "barn"))
    points = board.points(0, 0).score(0)
    assert points == 0
    fifth(board)
    answers(board)
    assert board.score(0) == 1, "the tech card has come into the middle row, and the first row scores it"


@rule("tapestry.reserve.turn_5")
def test_items_are_used_in_any_order() -> None:
    board = laid("microbial_magic")
    play(board, "giant_beanstalk")
    play(board, "time_capsule")
    fifth(board)
    assert (board.asked(), board.legal()) == ("0 nextreserve", ["pick 1", "pick 2", "pick 3"])


@rule("tapestry.reserve.turn_5", "tapestry.cards.giant_beanstalk")
def test_a_farm_placed_from_the_reserve_counts_for_the_beanstalk_after_it() -> None:
    for order, points in ((["pick 1", "plot 1.1"], 1), (["pick 2"], 0)):
        board = laid("microbial_magic")
        play(board, "giant_beanstalk").points(0, 0)
        fifth(board).act(*order)
        assert board.score(0) == points


@rule("tapestry.reserve.covered")
@pytest.mark.parametrize("card", BUILDINGS)
def test_what_a_covered_card_reserved_is_still_used(card: str) -> None:
    board = laid(card)
    play(board, "empiricism")
    assert top(board, 3) == "empiricism"
    assert fifth(board).asked() == "0 placebuilding"


@rule("tapestry.reserve.covered", "tapestry.reserve.token")
def test_a_token_of_a_covered_card_is_still_used() -> None:
    board = laid("sealed_prophecy", board=ff().token(0, exploration=6))
    play(board, "empiricism").hand(0)
    assert answers(fifth(board)).score(0) == 6


@rule("tapestry.reserve.copied")
@pytest.mark.parametrize("card", [*BUILDINGS, "time_capsule", "sleeping_giants", "giant_beanstalk", "ecstatic_visions"])
def test_espionage_reserves_for_the_copier(card: str) -> None:
    board = ff().mat(1, 3, card)
    play(board, "espionage")
    answers(board)
    assert (len(board.position.reserve[0]), len(board.position.reserve[1])) == (1, 0)


@rule("tapestry.reserve.copied")
def test_a_copied_token_is_used_on_the_copiers_turn_5() -> None:
    board = ff().mat(1, 3, "giant_beanstalk").built(0, farm=2)
    play(board, "espionage").points(0, 0)
    assert answers(fifth(board)).score(0) == 2 + 2 * 0 + farm_points()


def farm_points() -> int:
    """What the income mat scores for two farms and nothing else."""
    board = ff().built(0, farm=2)
    return answers(fifth(board)).score(0)


@rule("tapestry.reserve.copied")
def test_a_covered_card_is_not_copied() -> None:
    board = ff().mat(1, 3, "haunted_manor", "trap")
    play(board, "espionage")
    answers(board)
    assert (in_reserve(board), board.score(0)) == ([], 10)


@rule("tapestry.reserve.at_once")
@pytest.mark.parametrize("card", BUILDINGS)
def test_during_turn_5_a_reserved_building_is_placed_at_once(card: str) -> None:
    board = play(ff(era=5).mat(0, 4, "empiricism"), card)
    assert board.asked() == "0 placebuilding"
    board.act("plot 1.1")
    assert (in_reserve(board), per(board, BUILDINGS[card])) == ([], 1)


@rule("tapestry.reserve.at_once")
@pytest.mark.parametrize(
    ("card", "points"),
    [("time_capsule", 1 + 2), ("sealed_prophecy", 7), ("giant_beanstalk", 2 + 2), ("sleeping_giants", 3)],
)
def test_during_turn_5_a_token_is_used_at_once(card: str, points: int) -> None:
    board = ff(era=5).mat(0, 4, "empiricism").token(0, science=7).built(0, farm=2)
    play(board, card)
    if board.asked() == "0 reservetrack":
        board.act("track science")
    if card == "sleeping_giants":
        assert board.asked() == "0 chooselandmark"
    answers(board)
    assert (board.score(0), in_reserve(board)) == (points, [])


@rule("tapestry.reserve.at_once", "tapestry.reserve.space_tile")
def test_during_turn_5_a_space_tile_is_explored_at_once() -> None:
    board = ff(era=5).mat(0, 4, "empiricism")
    board.position.stars = [board.position.box.star_no["s13"]]
    answers(play(board, "ecstatic_visions"))
    assert (in_reserve(board), board.position.star_supply[0]) == ([], [])
    assert board.position.star_explored[0] == [board.position.box.star_no["s13"]]


@rule("tapestry.reserve.at_once", "tapestry.reserve.tech")
def test_during_turn_5_a_tech_card_comes_into_the_middle_row_at_once() -> None:
    board = ff(era=5).mat(0, 4, "empiricism").display("calendar", "canned_food", "barn")
    play(board, "crystal_ball").act("invent calendar")
    assert (board.techs(0), board.stock(0), in_reserve(board)) == ({"calendar": 1}, {"culture": 1}, [])


@rule("tapestry.reserve.at_once", "tapestry.reserve.card")
def test_during_turn_5_a_card_is_played_at_once() -> None:
    board = ff(era=5).mat(0, 4, "empiricism").hand(0, "trap")
    play(board, "cryogenic_sleep").act("play trap")
    assert (board.score(0), top(board, 4)) == (10, "trap")
