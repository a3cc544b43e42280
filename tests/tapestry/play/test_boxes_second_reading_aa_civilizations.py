"""Arts & Architecture read a second time: civilizations."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, begun
from tests.tapestry.civs import civs_of, drafted, gain
from tests.tapestry.reading_aa import (
    AA,
    aa,
    building_turn,
    deck,
    first_answers,
    first_answers_until,
    step,
    stocked,
)

# ---- civilizations


@rule("tapestry.civilizations.gamblers")
def test_gamblers_must_play_a_when_played_card_they_reveal_and_then_their_own_on_top() -> None:
    board = deck(aa(("gamblers", "alchemists")).hand(0, "dystopia"), "trap", "guilds", "empiricism").act("income")
    while board.asked() == "0 takeresource":
        board.act("take coin")
    assert board.legal() == ["keep guilds", "keep trap"]
    board.act("keep trap")
    while board.asked() == "0 takeresource":
        board.act("take coin")
    assert board.score(0) == 10
    while board.asked() == "0 playcard":
        board.act("play dystopia")
    position = board.position
    assert position.mat(0, 2) == (position.box.card_no["trap"], position.box.card_no["dystopia"])
    assert {position.box.cards[card].id for card in position.discard} >= {"guilds", "empiricism"}


@rule("tapestry.civilizations.gamblers")
def test_gamblers_gain_the_resource_of_the_first_among_neighbours_once() -> None:
    board = deck(aa(("gamblers", "alchemists")).hand(0, "capitalism"), "trap", "empiricism", "broker_of_peace")
    first_answers_until(board.act("income"), "1 ")
    assert stocked(board) == 1 + 4, "one as the first, and the income of the four rows"


@rule("tapestry.civilizations.gamblers")
def test_gamblers_keep_one_card_if_none_is_when_played() -> None:
    board = deck(aa(("gamblers", "alchemists")).hand(0, "trap"), "broker_of_peace", "capitalism", "empiricism")
    board.act("income")
    assert board.legal() == ["keep broker_of_peace", "keep capitalism", "keep empiricism"]
    board.act("keep capitalism")
    assert (board.asked(), board.hand_of(0)) == ("0 playcard", ["capitalism", "trap"])


@rule("tapestry.civilizations.gamblers")
def test_gamblers_reveal_nothing_in_the_fifth_income_turn() -> None:
    board = deck(aa(("gamblers", "alchemists")).era(4, 4), "trap", "guilds", "empiricism").give(1, coin=3)
    first_answers_until(board.act("income"), "1 ", "over")
    assert (board.score(0), len(board.position.deck)) == (0, 3)


@rule("tapestry.civilizations.gamblers")
def test_gamblers_reveal_three_cards_at_the_end_of_their_first_income_turn_too() -> None:
    board = drafted(begun(2, ("gamblers", "leaders"), options=AA))
    first_answers_until(board, "0 taketurn", "1 ")
    kinds = [card.kind for card in board.position.box.cards]
    trap = board.position.box.card_no["trap"]
    assert [kinds[card] for card in board.position.mats[0]] == [kinds[trap]], "this deck has one, on Maker of Fire"


def after_streak(turns: int) -> Board:
    board = aa(("relentless", "alchemists"))
    for _ in range(turns):
        building_turn(board)
        assert board.asked() == "1 taketurn", board.asked()
        board.act("advance exploration")
    return board.tiles(0, "t05").points(0, 0)


@rule("tapestry.civilizations.relentless")
@pytest.mark.parametrize(("turns", "points", "choices"), [(1, 1, 0), (2, 3, 0), (3, 6, 2), (4, 10, 3), (5, 15, 4)])
def test_the_streak_of_the_relentless_pays_when_a_turn_goes_without_a_building(
    turns: int, points: int, choices: int
) -> None:
    board = building_turn(after_streak(turns), build=False)
    assert board.score(0) == points
    if choices:
        assert (board.asked(), len(board.legal())) == ("0 pickbranch", choices)
    else:
        assert (board.asked(), len(board.hand_of(0))) == ("1 taketurn", turns - 1)


@rule("tapestry.civilizations.relentless")
def test_the_relentless_do_not_cash_in_on_an_income_turn() -> None:
    board = after_streak(2).hand(0, "capitalism").give(0, coin=1).give(1, coin=3)
    board.act("income")
    first_answers_until(board, "1 ")
    hand, points = len(board.hand_of(0)), board.score(0)
    board.act("advance science")
    first_answers_until(board, "0 taketurn")
    building_turn(board, build=False)
    assert (board.score(0), len(board.hand_of(0))) == (points + 3, hand + 1)


@rule("tapestry.civilizations.renegades")
def test_renegades_may_give_up_a_benefit_for_the_next_step_of_their_own_track() -> None:
    board = step(aa(("renegades", "alchemists")), "exploration")
    assert (board.asked(), board.legal()) == ("0 renegadesforgo", ["accept", "decline"])
    board.act("accept")
    first_answers(board)
    assert (len(board.hand_of(0)), sum(board.position.built[:4]), board.position.supply[0]) == (1, 1, [])


@rule("tapestry.civilizations.renegades")
def test_the_tier_of_the_space_and_the_step_of_the_renegades_must_agree() -> None:
    board = step(aa(("renegades", "alchemists")).token(0, exploration=4), "exploration")
    assert board.asked() != "0 renegadesforgo", "tier II and the first step"
    board = step(aa(("renegades", "alchemists")), "exploration", benefit=False, bonus="none")
    assert board.asked() == "0 taketurn", "no benefit to give up"


@rule("tapestry.civilizations.renegades")
def test_renegades_still_gain_the_landmark_and_the_end_counts_as_the_end_of_a_track() -> None:
    board = aa(("renegades", "alchemists")).script(science=[0] * 4).tiles(0, "t05")
    for space in (0, 3, 6):
        step(board.token(0, science=space), "science")
        while board.asked() == "0 placelandmark":
            board.act(board.legal()[0])
        assert board.asked() == "0 renegadesforgo"
        board.act("accept")
        first_answers(board)
    assert board.position.landmarks_of(0) >= 2
    board.points(0, 0)
    step(board.token(0, science=9), "science")
    while board.asked() == "0 placelandmark":
        board.act(board.legal()[0])
    board.act("accept")
    first_answers(board)
    assert board.score(0) == 20 + 10


@rule("tapestry.civilizations.renegades")
def test_renegades_gained_in_mid_game_begin_at_the_start_of_their_track() -> None:
    board = gain(aa(), 0, "renegades")
    assert civs_of(board, 0) == ["leaders", "renegades"]
    step(board.token(0, exploration=0), "exploration")
    assert board.asked() == "0 renegadesforgo"


# ---- Collectors and Urban Planners


@rule("tapestry.adjustments.collectors")
def test_collectors_begin_with_a_resource_more() -> None:
    board = first_answers_until(begun(2, ("collectors", "leaders"), options=AA), "0 taketurn")
    assert stocked(board) == 5


def collecting() -> Board:
    return aa(("collectors", "alchemists")).give(0, coin=2).give(1, coin=3)


@rule("tapestry.civilizations.collectors")
def test_collectors_may_keep_a_tile_gained_on_an_advance_turn_for_a_resource() -> None:
    board = collecting().act("advance exploration", "accept", "take food")
    assert (board.asked(), board.stock(0), len(board.position.supply[0])) == ("1 taketurn", {"coin": 1, "food": 1}, 1)
    board = collecting().act("advance exploration", "decline")
    assert (board.stock(0), len(board.position.supply[0])) == ({"coin": 1}, 2)


@rule("tapestry.civilizations.collectors")
def test_collectors_keep_one_item_of_each_type() -> None:
    board = collecting().act("advance exploration", "accept", "take coin", "advance exploration")
    board.token(0, exploration=0).act("advance exploration")
    assert board.asked() == "1 taketurn", "a tile lies there already"


@rule("tapestry.civilizations.collectors")
def test_an_outpost_kept_by_collectors_is_no_conquest() -> None:
    board = collecting().act("advance military", "accept", "take food")
    assert (board.asked(), board.stock(0), board.score(0)) == ("1 taketurn", {"coin": 1, "food": 1}, 0)
    assert board.position.outposts[0] == 7


@rule("tapestry.civilizations.collectors")
def test_a_card_kept_by_collectors_counts_and_cannot_be_used() -> None:
    board = collecting().token(0, technology=1).act("advance technology", "accept", "take coin")
    assert board.hand_of(0) == []
    first_answers_until(board, "1 taketurn")
    board.use(0, "needlework_of_the_ages").act("take food")
    assert board.score(0) == 1


@rule("tapestry.civilizations.collectors")
def test_a_tech_card_kept_by_collectors_counts_and_cannot_be_raised() -> None:
    board = collecting().act("advance technology")
    board.act(board.legal()[0], "accept", "take coin").use(0, "automaton_playing_chess").act("take food")
    assert board.score(0) == 1
    assert board.do(0, [{"upgrade": True}]).asked() == "1 taketurn"


@rule("tapestry.civilizations.collectors")
def test_a_house_kept_by_collectors_opens_its_space_and_counts() -> None:
    board = collecting().token(0, science=1).act("advance science")
    while board.asked() != "0 buy":
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    board.act("pay coin", "civilization collectors")
    first_answers_until(board, "1 taketurn")
    assert board.position.built[1] == 1
    board.use(0, "mosaic_of_the_merchants")
    assert board.score(0) == 1


@rule("tapestry.civilizations.collectors")
def test_collectors_may_keep_a_landmark() -> None:
    board = aa(("collectors", "alchemists")).token(0, science=3).give(0, coin=1, worker=1).give(1, coin=3)
    board.act("advance science", "civilization collectors")
    first_answers_until(board, "0 takeresource")
    assert board.position.landmarks_of(0) == 1


@rule("tapestry.civilizations.collectors")
@pytest.mark.parametrize(("types", "points"), [(1, 1), (2, 3), (3, 6)])
def test_collectors_score_the_number_of_their_types_in_the_end(types: int, points: int) -> None:
    board = collecting()
    for track in ("exploration", "military", "technology")[:types]:
        board.give(0, coin=1, food=0).give(1, coin=1, food=0).act(f"advance {track}")
        if board.asked() == "0 inventcard":
            board.act(board.legal()[0])
        board.act("accept", "take food", "advance exploration").token(1, exploration=0)
    board.era(4, 4).points(0, 0)
    techs = len(board.techs(0))
    first_answers_until(board.act("income"), "1 ", "over")
    assert board.score(0) == points + techs, "and a point for a tech card in the fifth income turn"


@rule("tapestry.civilizations.collectors")
def test_collectors_keep_nothing_on_an_income_turn() -> None:
    board = aa(("collectors", "alchemists")).hand(0, "trap").give(1, coin=2).act("income", "play trap")
    while board.asked() == "0 takeresource":
        board.act("take coin")
    assert board.asked() == "1 taketurn"


@rule("tapestry.adjustments.urban_planners")
def test_urban_planners_begin_with_a_culture_in_a_small_game_and_two_resources_in_a_large_one() -> None:
    board = first_answers_until(begun(2, ("urban_planners", "leaders"), options=AA), "0 taketurn")
    assert board.stock(0) == {"coin": 1, "worker": 1, "food": 1, "culture": 2}
    civs = ("urban_planners", "leaders", "militants", "nomads")
    board = first_answers_until(begun(4, civs, options=AA), "0 taketurn")
    assert stocked(board) == 6


@rule("tapestry.civilizations.urban_planners")
def test_urban_planners_have_a_second_landmark_card() -> None:
    board = first_answers_until(begun(2, ("urban_planners", "leaders"), options=AA), "0 taketurn")
    assert [len(cards) for cards in board.position.landmark_cards] == [2, 1]


@rule("tapestry.civilizations.urban_planners")
def test_urban_planners_may_let_landmarks_wait_and_place_several_in_one_turn() -> None:
    board = aa(("urban_planners", "alchemists")).give(0, coin=2).give(1, coin=2)
    for landmark in ("barn", "bakery"):
        board.do(0, [{"landmark": landmark}]).act("civilization urban_planners")
    assert (board.asked(), board.position.landmarks_of(0)) == ("0 taketurn", 2)
    board.act("advance exploration")
    while board.asked() == "0 urbanplannersplace":
        board.act("decline")
    board.act("advance exploration")
    assert board.legal() == ["landmark barn", "landmark bakery", "decline"], "a later turn has begun"
    board.act("landmark barn", "site 7.5 0")
    if board.asked() == "0 urbanplannersplace":
        board.act("landmark bakery")
    board.act("site 9.8 0")
    assert board.asked() == "0 taketurn"


@rule("tapestry.civilizations.urban_planners")
@pytest.mark.parametrize(
    ("site", "points"),
    [("site 9.8 0", 4), ("site 1.3 0", 1), ("", 1)],
)
def test_urban_planners_score_the_square_of_their_largest_group(site: str, points: int) -> None:
    board = aa(("urban_planners", "alchemists")).era(4, 4).give(1, coin=3)
    board.do(0, [{"landmark": "barn"}]).act("site 7.5 0")
    board.do(0, [{"landmark": "bakery"}]).act(site or "civilization urban_planners").act("income")
    for _ in range(9):
        if board.asked().startswith("1 ") or board.asked() == "over":
            break
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    assert board.score(0) == points


@rule("tapestry.civilizations.urban_planners")
def test_both_landmark_cards_of_the_urban_planners_are_checked() -> None:
    board = aa(("urban_planners", "alchemists")).landmark_card(0, "castle", "weaving_hall").built(0, market=5, farm=4)
    board.hand(0, "trap", "guilds", "democracy", "espionage", "empiricism").give(0, coin=1).give(1, coin=2)
    board.act("advance exploration")
    first_answers_until(board, "1 taketurn")
    assert board.position.landmarks_of(0) == 2


@rule("tapestry.civilizations.urban_planners", "tapestry.landmarks.aqueduct")
def test_a_landmark_that_waits_is_owned_and_not_in_the_capital() -> None:
    board = aa(("urban_planners", "alchemists")).do(0, [{"landmark": "barn"}]).act("civilization urban_planners")
    assert board.position.landmarks_of(0) == 1
    board.do(0, [{"build": ["house"]}])
    assert len(board.legal()) >= 59, "every open plot of the Mountain is still free"
