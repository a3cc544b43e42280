"""Plans & Ploys read a second time: responses and other cards."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.civs import civs_of, finish
from tests.tapestry.laying import play
from tests.tapestry.ploys import ploys
from tests.tapestry.reading_mm import (
    ANYWHERE,
    ISLAND,
    NEXT,
    PLACE,
    TANKS,
    attack,
    first_answers,
    mm,
)

# ---- responses


@rule("tapestry.responses.counter")
def test_double_cross_turns_a_trap_round() -> None:
    board = attack(["trap"], ["double_cross"]).act("respond trap", "respond double_cross")
    assert board.pieces(PLACE) == [(1, 0), (0, -1)], "the defender lies, the attacker stands"
    assert board.controller(PLACE) == 0
    assert board.stock(1) == {}, "what the trap would have given is cancelled with it"
    board.act("die black")
    assert (board.stock(0), board.hand_of(0), board.hand_of(1)) == ({"coin": 1}, [], [])


@rule("tapestry.faq.one_response")
def test_after_a_trap_and_double_cross_nothing_more_is_played() -> None:
    board = attack(["trap", "retreat", "surprise_party"], ["double_cross"])
    board.act("respond trap", "respond double_cross")
    assert board.asked() == "0 choosedie"


@rule("tapestry.responses.counter")
def test_double_cross_answers_a_surprise_party_too() -> None:
    board = attack(["surprise_party"], ["double_cross"]).act("respond surprise_party", "respond double_cross")
    assert (board.pieces(PLACE), board.controller(PLACE)) == ([(1, 0), (0, -1)], 0)


@rule("tapestry.responses.counter")
@pytest.mark.parametrize("answer", ["retreat", "surrender"])
def test_double_cross_does_not_answer_a_response_that_is_no_ambush(answer: str) -> None:
    board = attack([answer], ["double_cross"]).act(f"respond {answer}")
    while not board.asked().startswith("0"):
        board.act(board.legal()[0])
    assert board.asked() == "0 choosedie"
    assert "double_cross" in board.hand_of(0)


@rule("tapestry.responses.counter")
def test_double_cross_is_no_defence() -> None:
    board = attack(["double_cross"])
    assert (board.asked(), board.legal()) == ("1 respond", ["pass"])


@rule("tapestry.responses.ambush", "tapestry.cards.surprise_party")
def test_a_surprise_party_topples_the_attacker_who_still_gains_one_die() -> None:
    board = attack(["surprise_party"]).act("respond surprise_party")
    while board.asked() != "0 choosedie":
        board.act("pass" if "pass" in board.legal() else board.legal()[0])
    assert board.pieces(PLACE) == [(1, -1), (0, 1)]
    assert board.controller(PLACE) == 1
    assert board.act("die red").score(0) == 4


@rule("tapestry.responses.ambush")
@pytest.mark.parametrize("card", ["trap", "surprise_party"])
def test_an_ambush_on_the_middle_island_keeps_the_objective_from_the_attacker(card: str) -> None:
    board = attack([card], place=ISLAND, effect=ANYWHERE).act(f"respond {card}")
    while board.asked() != "0 choosedie":
        board.act("pass" if "pass" in board.legal() else board.legal()[0])
    assert board.act("die black").score(0) == 0


@rule("tapestry.responses.counter")
def test_an_ambush_that_was_answered_lets_the_attacker_have_the_middle_island() -> None:
    board = attack(["trap"], ["double_cross"], ISLAND, ANYWHERE)
    board.act("respond trap", "respond double_cross", "die black")
    assert board.score(0) == 10


@rule("tapestry.responses.ambush")
def test_whoever_is_ambushed_gains_one_die_even_with_tanks() -> None:
    board = attack(["trap"], effect=TANKS).act("respond trap")
    while board.asked() != "0 choosedie":
        board.act("pass" if "pass" in board.legal() else board.legal()[0])
    board.act("die red")
    assert (board.score(0), board.stock(0)) == (4, {})


@rule("tapestry.cards.retreat")
def test_retreat_brings_the_outpost_home_for_a_resource_and_three_points() -> None:
    board = attack(["retreat"])
    before = board.position.outposts[1]
    board.act("respond retreat", "take food", "die red")
    assert board.position.outposts[1] == before + 1
    assert (board.pieces(PLACE), board.controller(PLACE)) == ([(0, -1)], 0)
    assert (board.stock(1), board.score(1), board.score(0)) == ({"food": 1}, 3, 4)


@rule("tapestry.cards.retreat")
def test_after_a_retreat_tanks_gain_both_dice_and_the_middle_island_counts() -> None:
    board = attack(["retreat"], place=ISLAND, effect=[{"conquer": {"where": "anywhere", "dice": "both_if_held"}}])
    board.act("respond retreat", "take food")
    first_answers(board)
    assert (board.score(0), board.stock(0)) == (10 + 4, {"coin": 1})


@rule("tapestry.cards.surrender")
def test_surrender_lets_the_attacker_win_and_takes_the_other_die_and_a_card() -> None:
    board = attack(["surrender"]).act("respond surrender", "die red")
    assert board.pieces(PLACE) == [(1, 0), (0, -1)]
    assert (board.score(0), board.stock(1), len(board.hand_of(1))) == (4, {"coin": 1}, 1)


@rule("tapestry.responses.ambush")
def test_a_player_who_has_finished_plays_no_response() -> None:
    board = ploys().script(red=[0], black=[0]).hand(1, "surprise_party", "retreat").outpost(1, PLACE)
    finish(board, 1).do(0, NEXT).act(f"conquer {PLACE}")
    assert board.asked() == "0 choosedie"


@rule("tapestry.cards.double_cross", "tapestry.cards.surrender", "tapestry.cards.surprise_party")
@pytest.mark.parametrize(
    ("card", "points", "resources", "cards", "tiles"),
    [("double_cross", 5, 1, 0, 0), ("surrender", 8, 0, 1, 0), ("surprise_party", 7, 1, 0, 1)],
)
def test_responses_are_cards_to_play_as_well(card: str, points: int, resources: int, cards: int, tiles: int) -> None:
    board = first_answers(play(ploys(3), card))
    assert (board.score(0), sum(board.stock(0).values()), len(board.hand_of(0))) == (points, resources, cards)
    assert [len(supply) for supply in board.position.supply] == [0, tiles, tiles]


@rule("tapestry.cards.retreat")
def test_retreat_played_explores_and_scores_five() -> None:
    board = play(ploys().tiles(0, "t05"), "retreat")
    board.act("lay 0.-1 0")  # sea meets sea of the printed territories around on some sides
    assert board.stock(0) == {"food": 1}
    assert board.score(0) >= 5
    assert len(board.position.supply[0]) == 0


# ---- cards


@rule("tapestry.cards.war_chest")
def test_a_war_chest_is_a_culture_and_two_points_per_armory() -> None:
    board = play(ploys().built(0, armory=3), "war_chest")
    assert (board.score(0), board.stock(0)) == (6, {"culture": 1})


@rule("tapestry.cards.entertain_the_masses")
def test_entertaining_the_masses_gives_the_stadium_and_points_for_houses() -> None:
    board = first_answers(play(ploys().built(0, house=2), "entertain_the_masses"))
    assert (board.position.landmarks_of(0), board.score(0)) == (1, 2 + 2)


@rule("tapestry.faq.stadium_once")
def test_espionage_on_entertaining_the_masses_scores_but_takes_no_stadium() -> None:
    board = ploys().built(0, house=2).mat(1, 2, "entertain_the_masses").landmark(1, "stadium")
    first_answers(play(board, "espionage"))
    assert (board.position.landmarks_of(0), board.position.landmarks_of(1), board.score(0)) == (0, 1, 4)


@rule("tapestry.cards.grand_design")
def test_grand_design_draws_a_landmark_card_or_scores_landmarks() -> None:
    board = play(ploys().landmark(0, "forge", "barn"), "grand_design").act("pick 2")
    assert board.score(0) == 6
    board = play(ploys().landmark(0, "forge", "barn"), "grand_design").act("pick 1")
    assert (board.score(0), len(board.position.landmark_cards[0])) == (3, 1)


@rule("tapestry.cards.propaganda")
def test_propaganda_pays_for_every_landmark_whoever_gains_it() -> None:
    board = play(ploys(), "propaganda")
    first_answers(board.do(0, [{"landmark": "forge"}]))
    assert board.score(0) == 3
    first_answers(board.do(1, [{"landmark": "barn"}]))
    assert (board.score(0), board.score(1)) == (6, 0)


@rule("tapestry.cards.public_works")
def test_public_works_double_a_district_and_add_two_points() -> None:
    board = play(ploys(), "public_works").plot(0, "farm", "5.4", "5.5", "6.5")
    board.do(0, [{"build": ["house"]}]).act("plot 6.6")
    taken = 0
    while board.asked() == "0 takeresource":
        board.act("take coin")
        taken += 1
    assert (taken, board.score(0)) == (2, 2)


@rule("tapestry.cards.border_tolls")
def test_border_tolls_pay_three_points_when_an_opponent_conquers_next_door() -> None:
    board = play(ploys().script(red=[0], black=[0]), "border_tolls")
    board.do(1, ANYWHERE).act(f"conquer {PLACE}", "die black")
    assert (board.score(0), board.stock(1)) == (3, {"coin": 1})


@rule("tapestry.cards.land_survey")
def test_a_land_survey_draws_two_tiles_and_may_trade_two_for_a_building() -> None:
    board = play(ploys(), "land_survey")
    assert len(board.position.supply[0]) == 2
    board.act("decline")
    assert (sum(board.position.built[:4]), board.asked()) == (0, "0 taketurn")
    board = first_answers(play(ploys(), "land_survey"))
    assert (sum(board.position.built[:4]), len(board.position.supply[0])) == (1, 0)


@rule("tapestry.cards.double_agents")
def test_double_agents_use_an_ability_from_a_hand_that_then_draws() -> None:
    board = play(ploys().hand(1, "war_chest", "empiricism").built(0, armory=1), "double_agents")
    if board.asked() == "0 spyon":
        board.act(board.legal()[0])
    assert board.legal() == ["keep war_chest", "decline"], "Empiricism is no when-played card"
    board.act("keep war_chest")
    assert (board.score(0), board.stock(0)) == (2, {"culture": 1})
    assert len(board.hand_of(1)) == 3
    assert "war_chest" in board.hand_of(1), "the card stays in the hand"


@rule("tapestry.cards.black_death", "tapestry.faq.black_death_keeps")
def test_the_black_death_changes_a_civilization_and_keeps_what_it_gave() -> None:
    board = mm("advisors").era(2, 2)
    board.points(0, 12).tiles(0, "t01")
    play(board, "black_death").act("pick 1")
    lead = board.legal()
    assert len(lead) == 2
    board.act(lead[0])
    first_answers(board)
    assert civs_of(board, 0) == [lead[0].removeprefix("lead ")]
    assert board.score(0) >= 12
    board = play(ploys(), "black_death").act("pick 2")
    assert (board.score(0), civs_of(board, 0)) == (6, ["leaders"])


@rule("tapestry.cards.manifest_destiny")
def test_manifest_destiny_conquers_next_to_the_starting_territory_only_and_uses_a_tile() -> None:
    board = ploys().script(red=[0], black=[0]).lay("0.-1", "t05").outpost(0, "0.-1").lay("0.0", "t01")
    play(board, "manifest_destiny")
    assert board.legal() == ["conquer 1.-2", "conquer -1.-1", "conquer 0.-3"], "the middle island is too far"
    board.act(f"conquer {PLACE}", "die red")
    assert board.score(0) == 4
    board.act(next(answer for answer in board.legal() if answer != "decline"))
    first_answers(board)
    assert board.stock(0) == {"food": 1}
