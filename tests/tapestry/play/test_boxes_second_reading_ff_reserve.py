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
