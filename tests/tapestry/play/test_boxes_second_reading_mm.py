"""Plans & Ploys read a second time: what the rulebook, the facts and the house values say, case by case."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import civs_of, drafted, finish, gain, use
from tests.tapestry.laying import play
from tests.tapestry.ploys import BOXED, home, ploys

BOTH: dict[str, int | str] = {"plans_and_ploys": "in", "arts_and_architecture": "in"}
NEXT = [{"conquer": {"where": "adjacent", "dice": "one"}}]
ANYWHERE = [{"conquer": {"where": "anywhere", "dice": "one"}}]
TANKS = [{"conquer": {"where": "adjacent", "dice": "both_if_held"}}]
EXPLORE_SPACE = [{"explore_space": 1}]
PLACE = "1.-2"  # a printed territory next to the first seat's, which shows desert and mountain
ISLAND = "0.0"


def mm(civ: str, seats: int = 2, others: Sequence[str] = ("leaders", "chosen", "merrymakers", "craftsmen")) -> Board:
    """Seat 0 plays a civilization of the box; everybody has had the first income turn."""
    return table(seats, (civ, *others), options=BOXED)


def fresh(civ: str, seats: int = 2) -> Board:
    """The same before the first turn, landmark cards drafted."""
    return drafted(begun(seats, (civ, "leaders", "chosen"), options=BOXED))


def attack(defence: Sequence[str], held: Sequence[str] = (), place: str = PLACE, effect: object = None) -> Board:
    """Seat 0 attacks an outpost of seat 1; the dice show 4 points and a coin."""
    board = ploys().script(red=[0] * 3, black=[0] * 3).hand(0, *held).hand(1, *defence).outpost(1, place)
    return board.do(0, effect or NEXT).act(f"conquer {place}")  # type: ignore[arg-type]


def moves(board: Board, track: str, benefit: bool = False) -> Board:
    return board.do(0, [{"advance": {"tracks": [track], "benefit": benefit, "bonus": "none"}}])


def first_answers(board: Board, limit: int = 30) -> Board:
    """The first legal answer to everything until a turn is to be taken."""
    for _ in range(limit):
        if board.asked().endswith("taketurn") or board.asked() == "over":
            break
        board.act(board.legal()[0])
    return board


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


# ---- civilizations


@rule("tapestry.civilizations.advisors")
def test_advisors_begin_with_three_cards_more() -> None:
    assert len(fresh("advisors").hand_of(0)) == 3 + 1


@rule("tapestry.civilizations.advisors")
def test_advisors_score_their_hand_discard_to_four_and_gain_a_resource() -> None:
    board = mm("advisors").hand(0, "trap", "guilds", "democracy", "espionage", "empiricism", "dystopia").act("income")
    assert board.score(0) == 6
    board.act("discard democracy", "discard dystopia", "take food")
    assert (board.asked(), len(board.hand_of(0)), board.stock(0)) == ("0 playcard", 4, {"food": 1})


@rule("tapestry.civilizations.advisors")
def test_advisors_with_four_cards_discard_nothing_and_gain_no_resource() -> None:
    board = mm("advisors").hand(0, "trap", "guilds", "democracy", "espionage").act("income")
    assert (board.asked(), board.score(0), board.stock(0)) == ("0 playcard", 4, {})


@rule("tapestry.civilizations.advisors")
def test_advisors_may_hand_a_card_to_a_neighbour_who_would_draw_one() -> None:
    board = table(2, ("leaders", "advisors"), options=BOXED).hand(1, "guilds").give(0, coin=1).give(1, coin=1)
    board.token(0, technology=1).act("advance technology")  # Carpentry: a card
    assert board.asked().startswith("1 ")
    board.act("pick 1")
    assert board.hand_of(0) == ["guilds"]
    assert len(board.hand_of(1)) == 1
    assert board.hand_of(1) != ["guilds"]


@rule("tapestry.civilizations.aliens")
def test_aliens_begin_with_four_space_tiles() -> None:
    assert len(fresh("aliens").position.star_supply[0]) == 4


@rule("tapestry.civilizations.aliens")
def test_aliens_explore_a_tile_onto_their_mat_or_take_a_resource() -> None:
    board = mm("aliens").stars(0, "s01", "s16").hand(0, "trap").act("income", "decline", "take worker")
    assert board.stock(0) == {"worker": 1}
    board = mm("aliens").stars(0, "s01", "s16").hand(0, "trap").act("income", "star s16")
    while board.asked() != "0 playcard":
        board.act(board.legal()[0])
    assert (board.score(0), board.position.landmarks_of(0)) == (5, 1)


@rule("tapestry.civilizations.aliens", "tapestry.space.lasting")
def test_a_tile_on_the_aliens_mat_pays_while_it_lies_there_and_the_next_costs_a_resource() -> None:
    board = mm("aliens").stars(0, "s17", "s18").hand(0, "trap", "guilds").act("income", "star s17", "play trap")
    first_answers(board)
    board.points(0, 0)
    assert moves(board, "science").score(0) == 5
    board.give(0, coin=0, worker=0, food=0, culture=0)
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    board.points(0, 0).act("income")
    assert moves(board, "science").score(0) == 0, "it has been discarded"
    assert board.asked() == "0 takeresource", "without a resource no other tile can be explored"


@rule("tapestry.adjustments.infiltrators")
def test_infiltrators_do_not_begin_with_a_culture() -> None:
    board = fresh("infiltrators")
    assert board.stock(0) == {"coin": 1, "worker": 1, "food": 1, "culture": 1}


@rule("tapestry.civilizations.infiltrators", "tapestry.boxes.shared_control")
def test_infiltrators_share_a_territory_and_gain_its_benefit() -> None:
    board = mm("infiltrators").hand(0, "trap").lay("1.-1", "t01").outpost(1, "1.-1")
    left = board.position.outposts[0]
    board.act("income", "hex 1.-1")
    assert (board.stock(0), board.position.outposts[0]) == ({"coin": 1}, left - 1)
    assert board.pieces("1.-1") == [(1, -1), (0, -1)], "nobody is toppled"
    board.do(0, [{"points_per": {"of": "territory"}}]).do(1, [{"points_per": {"of": "territory"}}])
    assert (board.score(0), board.score(1)) == (2, 2), "it counts for both"
    board.do(1, ANYWHERE)
    assert "conquer 1.-1" not in board.legal()


@rule("tapestry.civilizations.infiltrators")
def test_infiltrators_score_the_outposts_an_opponent_still_holds() -> None:
    board = mm("infiltrators").hand(0, "trap").outpost(1, "1.-2", "0.-3", "-1.-1")  # five are left of ten
    board.act("income", f"hex {home(board, 1)}")
    assert board.score(0) == 5


@rule("tapestry.boxes.third_token")
def test_the_third_token_with_one_opponent_brings_a_civilization_of_three() -> None:
    board = mm("infiltrators", 3)
    for turn, seat in enumerate((1, 2, 1)):
        use(board, 0, "infiltrators").act(f"hex {home(board, seat)}")
        assert len(civs_of(board, 0)) == 1, f"token {turn + 1}: three on one and the same territory are needed"
    use(board, 0, "infiltrators").act(f"hex {home(board, 1)}")
    assert (board.asked(), len(board.legal())) == ("0 keepcivilization", 3)


@rule("tapestry.civilizations.islanders")
def test_islanders_begin_with_four_tiles_more() -> None:
    assert len(fresh("islanders").position.supply[0]) == 4 + 1


@rule("tapestry.civilizations.islanders")
def test_islanders_may_explore_around_their_island_and_gain_the_tile() -> None:
    board = mm("islanders").hand(0, "trap").tiles(0, "t05").act("income", "accept")
    first = board.legal()
    assert len(first) == 6, "six free hexes around the island, a tile all of sea has one rotation"
    board.act(first[0])
    assert (board.stock(0), board.score(0), board.position.supply[0]) == ({"food": 1}, 0, [])


@rule("tapestry.civilizations.islanders")
def test_islanders_score_four_points_per_tile_with_only_sea_outside() -> None:
    board = mm("islanders").era(4, 4).tiles(0, "t05").give(1, coin=3).act("income", "accept")
    board.act(board.legal()[0])
    first_answers(board)
    assert board.score(0) == 4


@rule("tapestry.adjustments.recyclers")
def test_recyclers_keep_one_of_three_tech_cards_and_upgrade_it() -> None:
    board = begun(2, ("recyclers", "leaders"), options=BOXED)
    assert (board.asked(), len(board.legal())) == ("0 recyclerskeep", 3)
    kept = board.legal()[0].removeprefix("invent ")
    board.act(f"invent {kept}")
    drafted(first_setup(board))
    assert board.techs(0)[kept] == 1
    assert len(board.position.tech_discard) == 2


def first_setup(board: Board) -> Board:
    while not board.asked().endswith(("draftlandmark", "taketurn")):
        board.act(board.legal()[0])
    return board


def raise_card(board: Board, card: str) -> Board:
    """An upgrade of this card; where it is the only one nothing is asked."""
    board.do(0, [{"upgrade": True}])
    return board.act(f"upgrade {card}") if board.asked() == "0 upgradecard" else board


@rule("tapestry.civilizations.recyclers", "tapestry.faq.recyclers")
def test_recycling_is_an_upgrade_of_its_own_for_five_points() -> None:
    board = mm("recyclers").tech(0, 1, "calendar").token(0, exploration=4)
    owned = board.techs(0)
    raise_card(board, "calendar")
    assert (board.techs(0)["calendar"], board.score(0)) == (2, 7), "raising it does not recycle it at once"
    raise_card(board, "calendar")
    assert (board.techs(0)["calendar"], board.score(0)) == (0, 7 + 5)
    assert len(board.techs(0)) == len(owned)


@rule("tapestry.civilizations.recyclers")
def test_recyclers_may_take_any_card_of_the_discard_pile() -> None:
    board = mm("recyclers")
    discard = [board.position.box.tech[card].id for card in board.position.tech_discard]
    board.do(0, [{"invent": {"from": "any"}}])
    assert {f"invent {name}" for name in discard} <= set(board.legal())


@rule("tapestry.civilizations.recyclers")
def test_recyclers_upgrade_once_more_in_an_income_turn() -> None:
    board = mm("recyclers").hand(0, "trap").tech(0, 0, "calendar", "canned_food").act("income", "upgrade calendar")
    board.act("play trap", "take coin", "upgrade canned_food")
    assert (board.techs(0)["calendar"], board.techs(0)["canned_food"]) == (1, 1)


@rule("tapestry.civilizations.riverfolk")
def test_riverfolk_score_four_points_per_district_with_two_impassable_plots() -> None:
    assert fresh("riverfolk").score(0) == 28, "seven districts of the Mountain have at least two"


@rule("tapestry.civilizations.riverfolk")
def test_riverfolk_build_on_impassable_plots_and_the_last_of_a_district_pays() -> None:
    board = mm("riverfolk").do(0, [{"build": ["house"]}]).act("plot 2.1")
    assert board.asked() == "0 taketurn"
    board.do(0, [{"build": ["house"]}]).act("plot 2.2")  # both impassable plots of the first district
    assert board.asked() == "0 takeresource"
    board.act("take coin")
    assert board.asked() == "0 taketurn"


@rule("tapestry.civilizations.riverfolk")
def test_riverfolk_lose_a_point_per_impassable_plot_left() -> None:
    board = mm("riverfolk").era(4, 4).give(1, coin=3).points(0, 50)
    shown = 22  # of the Mountain
    board.do(0, [{"build": ["house"]}]).act("plot 2.1")
    board.act("income")
    first_answers(board)
    assert board.score(0) == 50 - (shown - 1)


@rule("tapestry.adjustments.spies")
def test_spies_lose_a_resource_at_the_end_of_their_first_income_turn() -> None:
    board = fresh("spies")
    assert board.asked() == "0 loseresource"
    board.act("pay food")
    assert board.stock(0) == {"coin": 1, "worker": 1, "culture": 1}


def spied() -> Board:
    board = mm("spies").hand(0, "trap").give(0, coin=1).tech(1, 1, "calendar").tech(1, 2, "canned_food")
    return board.token(1, science=2).tiles(1, "t01").mat(1, 1, "war_chest").hand(1, "guilds")


@rule("tapestry.civilizations.spies")
@pytest.mark.parametrize(
    ("mission", "points", "stock", "cards"),
    [
        (["pick 1"], 0, {"coin": 1, "culture": 1}, 1),  # War Chest, without an armory
        (["pick 2"], 0, {"coin": 2}, 1),
        (["pick 3"], 0, {"coin": 1}, 2),  # Mathematics: a card, and no bonus
        (["pick 4", "use canned_food"], 7, {"coin": 1}, 1),
        (["pick 4", "use calendar"], 0, {"coin": 1, "culture": 1}, 1),
    ],
)
def test_each_mission_of_the_spies_gives_what_a_neighbour_has(
    mission: list[str], points: int, stock: dict[str, int], cards: int
) -> None:
    board = spied().act("income", *mission)
    assert board.asked() == "0 lookathand"
    board.act("decline")
    assert (board.score(0), board.stock(0), len(board.hand_of(0))) == (points, stock, cards)


@rule("tapestry.civilizations.spies")
def test_a_mission_is_used_once_per_game() -> None:
    board = use(spied(), 0, "spies").act("pick 2", "decline")
    assert use(board, 0, "spies").legal() == ["pick 1", "pick 3", "pick 4"]


@rule("tapestry.civilizations.tinkerers", "tapestry.adjustments.tinkerers")
def test_tinkerers_give_each_opponent_a_tech_card_and_a_tapestry_card() -> None:
    board = fresh("tinkerers", 3)
    assert [len(board.techs(seat)) for seat in range(3)] == [0, 1, 1]
    assert [len(board.hand_of(seat)) for seat in range(3)] == [1, 2, 2]


def tinkering() -> Board:
    board = mm("tinkerers").hand(0, "trap").give(0, coin=1).token(0, science=5, military=8, exploration=2)
    return board.token(1, science=8)


@rule("tapestry.civilizations.tinkerers")
def test_tinkerers_gain_the_price_of_one_of_their_positions() -> None:
    board = tinkering().act("income", "pick 1", "track military")  # tier III: a culture and two of any
    assert board.act("take coin", "take food").asked() == "0 playcard"
    assert board.stock(0) == {"coin": 2, "food": 1, "culture": 1}


@rule("tapestry.civilizations.tinkerers")
def test_tinkerers_catch_up_with_the_nearest_opponent_and_gain_the_landmarks_on_the_way() -> None:
    board = tinkering().act("income", "pick 2")
    assert board.asked() == "0 placelandmark"
    while board.asked() != "0 playcard":
        board.act(board.legal()[0])
    assert (board.where(0, "science"), board.score(0)) == ((8,), 1), "Nutrition: a house and a point for it"


@rule("tapestry.civilizations.tinkerers")
def test_tinkerers_go_back_three_spaces_and_may_pay_the_bonus() -> None:
    board = tinkering().act("income", "pick 3")
    assert board.legal() == ["track science", "track military"], "exploration is not far enough"
    board.act("track science")
    assert (board.where(0, "science"), len(board.hand_of(0)), board.legal()) == ((2,), 2, ["pay coin", "decline"])


@rule("tapestry.civilizations.tinkerers")
def test_tinkerers_move_to_the_next_bonus_and_take_it_without_price_benefit_or_landmark() -> None:
    board = tinkering().act("income", "pick 4", "track exploration")  # Ships: a farm
    while board.asked() != "0 playcard":
        board.act(board.legal()[0])
    assert (board.where(0, "exploration"), board.stock(0), board.position.landmarks_of(0)) == ((5,), {"coin": 1}, 0)
    assert (board.position.built[2], board.score(0)) == (1, 0)


@rule("tapestry.civilizations.treasure_hunters")
def test_treasure_hunters_begin_with_two_tiles_more() -> None:
    assert len(fresh("treasure_hunters").position.supply[0]) == 2 + 1


@rule("tapestry.civilizations.treasure_hunters", "tapestry.boxes.holding_tokens")
def test_a_token_of_the_treasure_hunters_controls_and_brings_its_treasure() -> None:
    board = mm("treasure_hunters").hand(0, "trap").script(red=[3, 1], black=[0, 1]).act("income", "hex 0.-3")
    assert (board.score(0), board.stock(0)) == (7 + 5, {"food": 1}), "forest: food and both red results"
    assert board.controller("0.-3") == 0


@rule("tapestry.civilizations.treasure_hunters")
def test_desert_is_a_coin_and_one_of_two_black_results() -> None:
    board = mm("treasure_hunters").hand(0, "trap").script(black=[1, 3]).act("income", f"hex {PLACE}", "pick 4")
    assert board.stock(0) == {"coin": 1}
    board.act(board.legal()[-1])
    assert board.stock(0) in ({"coin": 1, "culture": 1}, {"coin": 1, "worker": 1})


@rule("tapestry.civilizations.treasure_hunters")
def test_a_token_on_the_middle_island_is_no_conquest() -> None:
    board = mm("treasure_hunters").hand(0, "trap").lay("0.-1", "t05").outpost(0, "0.-1").script(red=[0, 0])
    board.act("income", f"hex {ISLAND}", "pick 3")
    assert (board.controller(ISLAND), board.score(0)) == (0, 8), "two red dice, and no objective"


@rule("tapestry.civilizations.utilitarians", "tapestry.adjustments.utilitarians")
def test_utilitarians_begin_with_a_landmark_and_lose_a_resource() -> None:
    board = begun(2, ("utilitarians", "leaders"), options=BOXED)
    assert board.legal() == ["landmark forge", "landmark barracks", "landmark lighthouse", "landmark apothecary"]
    board.act("landmark forge")
    drafted(first_setup(board))
    assert board.asked() == "0 loseresource"
    board.act("pay coin")
    assert (board.position.landmarks_of(0), sum(board.stock(0).values())) == (1, 3)


@rule("tapestry.civilizations.utilitarians")
def test_the_forge_line_pays_a_resource_for_a_card_in_the_top_row() -> None:
    board = mm("utilitarians").tech(0, 1, "calendar").token(0, exploration=4).do(0, [{"upgrade": True}])
    first_answers(board.act(*(["upgrade calendar"] if board.asked() == "0 upgradecard" else [])))
    assert (board.score(0), sum(board.stock(0).values())) == (7, 1)
    board = mm("utilitarians").tech(0, 0, "canned_food").do(0, [{"upgrade": True}])
    first_answers(board.act(*(["upgrade canned_food"] if board.asked() == "0 upgradecard" else [])))
    assert board.stock(0) == {"food": 1}, "the middle row is not enough"


@rule("tapestry.civilizations.utilitarians")
def test_the_apothecary_line_pays_for_other_landmarks_only() -> None:
    board = mm("utilitarians")
    board.do(0, [{"landmark": "apothecary"}])
    while board.asked() != "0 utilitarianstoken":
        board.act(board.legal()[0])
    board.act("accept")
    assert sum(board.stock(0).values()) == 0
    board.do(0, [{"landmark": "barn"}])
    first_answers(board)
    assert sum(board.stock(0).values()) == 1


@rule("tapestry.civilizations.utilitarians")
def test_the_lines_of_the_third_tiers_pay_four_points_per_step_from_space_seven_on() -> None:
    board = mm("utilitarians").token(0, science=6)
    moves(board, "science")
    while board.asked() != "0 utilitarianstoken":
        board.act(board.legal()[0])
    board.act("accept")
    before = board.score(0)
    moves(board, "science")
    assert board.score(0) == before + 4


@rule("tapestry.boxes.gained_in_step_1")
def test_a_civilization_gained_in_the_first_step_waits_for_the_next_income_turn() -> None:
    board = mm("infiltrators", others=("leaders",)).hand(0, "trap")
    for _ in range(2):
        use(board, 0, "infiltrators").act(f"hex {home(board, 1)}")
    board.position.civ_deck = [board.position.box.civ_no[name] for name in ("chosen", "entertainers", "merrymakers")]
    board.points(0, 0).act("income", f"hex {home(board, 1)}", "lead chosen")
    assert (board.asked(), board.score(0)) == ("0 playcard", 8)


@rule("tapestry.civilizations.infiltrators")
def test_infiltrators_who_gain_a_civilization_otherwise_keep_one_of_three_too() -> None:
    board = gain(mm("infiltrators"), 0, "chosen", "merrymakers", "craftsmen")
    assert sorted(board.legal()) == ["lead chosen", "lead craftsmen", "lead merrymakers"]


# ---- where pieces of the box meet


@rule("tapestry.space.s17")
def test_a_move_of_three_spaces_pays_three_times() -> None:
    board = tinkering().stars(0, "s17").do(0, EXPLORE_SPACE).landmark(1, "academy").act("income", "pick 2")
    while board.asked() != "0 playcard":
        board.act(board.legal()[0])
    assert board.score(0) == 3 * 5 + 1, "from 5 to 8, and Nutrition"


@rule("tapestry.space.s18")
def test_the_three_advances_of_the_dark_ages_pay_three_times() -> None:
    board = ploys().stars(0, "s18").do(0, EXPLORE_SPACE)
    play(board, "dark_ages").act("track military")
    assert (board.where(0, "military"), board.score(0)) == ((3,), 15)


@rule("tapestry.space.s17")
def test_a_tile_pays_on_the_turn_of_another_too() -> None:
    board = ploys().stars(0, "s17").do(0, EXPLORE_SPACE).give(0, coin=2).give(1, coin=1)
    first_answers(board.act("advance exploration"))
    assert board.asked() == "1 taketurn"
    assert moves(board, "science").score(0) == 5


@rule("tapestry.space.lasting")
def test_a_tile_pays_nothing_while_it_lies_unexplored_in_the_supply() -> None:
    assert moves(ploys().stars(0, "s17"), "science").score(0) == 0


@rule("tapestry.responses.counter")
def test_tanks_gain_both_dice_when_double_cross_saves_the_conquest() -> None:
    board = attack(["trap"], ["double_cross"], effect=TANKS).act("respond trap", "respond double_cross")
    first_answers(board)
    assert (board.score(0), board.stock(0)) == (4, {"coin": 1})


@rule("tapestry.responses.counter")
def test_what_double_cross_topples_counts_for_the_objective() -> None:
    board = ploys().script(red=[0] * 3, black=[0] * 3).hand(0, "double_cross").hand(1, "trap").outpost(1, PLACE)
    board.outpost(1, "0.-3", toppled_by=0).do(0, NEXT).act(f"conquer {PLACE}")
    board.act("respond trap", "respond double_cross", "die black")
    assert board.score(0) == 10


@rule("tapestry.responses.ambush")
def test_what_a_surprise_party_topples_counts_for_the_defender() -> None:
    board = ploys().script(red=[0] * 3, black=[0] * 3).hand(1, "surprise_party").outpost(1, PLACE)
    board.outpost(0, "-1.-1", toppled_by=1).do(0, NEXT).act(f"conquer {PLACE}")
    board.act("respond surprise_party")
    while board.asked() != "0 choosedie":
        board.act("pass" if "pass" in board.legal() else board.legal()[0])
    board.act("die black")
    assert (board.score(1), board.score(0)) == (10, 0)


@rule("tapestry.cards.retreat")
def test_a_retreat_topples_nothing_so_it_counts_for_no_objective() -> None:
    board = ploys().script(red=[0] * 3, black=[0] * 3).hand(1, "retreat").outpost(1, PLACE)
    board.outpost(1, "0.-3", toppled_by=0).do(0, NEXT).act(f"conquer {PLACE}", "respond retreat", "take coin")
    board.act("die black")
    assert board.score(0) == 0


@rule("tapestry.landmarks.objective")
def test_an_objective_is_still_checked_at_the_end_of_the_fifth_income_turn() -> None:
    board = ploys().era(4, 4).landmark_card(0, "caravanserai").give(1, coin=3)
    board.tiles(0, "t01", "t02", "t03", "t04", "t05", "t06").act("income", "decline")
    first_answers(board)
    assert (board.position.landmarks_of(0), board.position.finished[0]) == (1, 1)


@rule("tapestry.cards.propaganda", "tapestry.landmarks.objective")
def test_a_landmark_of_a_card_is_a_landmark_gained() -> None:
    board = play(ploys(), "propaganda").landmark_card(0, "caravanserai").give(0, coin=1).give(1, coin=3)
    board.tiles(0, "t01", "t02", "t03", "t04", "t05", "t06").act("advance military")
    while board.asked() in ("0 conquertarget", "0 choosedie"):
        board.act(board.legal()[-1])
    before = board.score(0)
    first_answers(board)
    assert (board.position.landmarks_of(0), board.score(0)) == (1, before + 3)


@rule("tapestry.cards.grand_design", "tapestry.landmarks.card_drawn")
def test_a_landmark_card_drawn_in_mid_game_is_checked_at_the_end_of_that_turn() -> None:
    board = ploys().hand(0, "grand_design").era(1, 1).give(1, coin=3)
    board.position.landmark_deck = [board.position.box.landmark_no["caravanserai"]]
    board.tiles(0, "t01", "t02", "t03", "t04", "t05", "t06").act("income", "decline")
    assert first_answers(board).position.landmarks_of(0) == 1, "without a landmark only the card is worth anything"


@rule("tapestry.cards.grand_design")
def test_without_a_landmark_card_left_grand_design_scores_landmarks() -> None:
    board = ploys().landmark(0, "forge")
    board.position.landmark_deck = []
    assert play(board, "grand_design").score(0) == 3
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.border_tolls")
def test_border_tolls_pay_for_exploring_opponents_and_not_for_oneself() -> None:
    board = play(ploys(), "border_tolls").tiles(0, "t05").tiles(1, "t07")
    board.do(0, [{"explore": {"where": "adjacent"}}]).act("lay 0.-1 0")
    own = board.score(0)
    board.do(1, [{"explore": {"where": "anywhere"}}]).act("lay 1.-3 0")
    assert board.score(0) == own + 3
    board = play(ploys(), "border_tolls").tiles(1, "t07").do(1, [{"explore": {"where": "anywhere"}}]).act("lay 1.0 0")
    assert board.score(0) == 0, "far from the land of the card's owner"


@rule("tapestry.civilizations.advisors")
def test_advisors_are_not_asked_on_an_income_turn() -> None:
    board = table(2, ("militants", "advisors"), options=BOXED).era(1, 1).hand(0, "trap").hand(1, "guilds")
    board.give(1, coin=1).act("income", "play trap")
    while board.asked() == "0 takeresource":
        board.act("take coin")
    assert (board.asked(), board.hand_of(1)) == ("1 taketurn", ["guilds"])
    assert len(board.hand_of(0)) == 1


@rule("tapestry.civilizations.advisors")
def test_advisors_do_not_serve_a_player_across_the_table() -> None:
    board = table(4, ("leaders", "chosen", "advisors", "alchemists"), options=BOXED).hand(2, "guilds")
    board.give(0, coin=1).give(1, coin=1).token(0, technology=1).act("advance technology")
    assert board.asked() == "1 taketurn"


@rule("tapestry.civilizations.islanders")
def test_islanders_may_explore_their_island_with_an_explore_benefit_of_an_advance_turn() -> None:
    board = mm("islanders").tiles(0, "t05").token(0, exploration=1).give(0, coin=1).act("advance exploration")
    assert len([answer for answer in board.legal() if answer.startswith("lay ")]) == 3 + 6


@rule("tapestry.civilizations.utilitarians")
def test_the_barracks_line_adds_the_red_die_to_each_conquest() -> None:
    for die, points, stock in (("black", 4, {"coin": 1}), ("red", 8, {})):
        board = mm("utilitarians").script(red=[0], black=[0]).do(0, [{"landmark": "barracks"}])
        while board.asked() != "0 utilitarianstoken":
            board.act(board.legal()[0])
        board.act("accept").do(0, NEXT).act(f"conquer {PLACE}", f"die {die}")
        assert (board.score(0), board.stock(0)) == (points, stock)


@rule("tapestry.civilizations.utilitarians")
def test_the_lighthouse_line_sells_two_tiles_once_per_advance_turn() -> None:
    board = mm("utilitarians").do(0, [{"landmark": "lighthouse"}])
    while board.asked() != "0 utilitarianstoken":
        board.act(board.legal()[0])
    board.act("accept").tiles(0, "t01", "t02", "t03", "t04").give(0, coin=1).give(1, coin=2).act("advance science")
    while "accept" not in board.legal() or board.asked() == "0 afterroll":
        board.act(board.legal()[-1])
    board.act("accept")
    first_answers(board)
    assert (len(board.position.supply[0]), sum(board.stock(0).values())) == (2, 1)


@rule("tapestry.civilizations.utilitarians")
def test_a_third_line_takes_the_token_of_another() -> None:
    board = mm("utilitarians").tech(0, 1, "calendar").token(0, exploration=4)
    for landmark in ("barracks", "apothecary"):
        board.do(0, [{"landmark": landmark}])
        while board.asked() != "0 utilitarianstoken":
            board.act(board.legal()[0])
        board.act(next(answer for answer in board.legal() if answer != "decline"))
        first_answers(board)
    before = sum(board.stock(0).values())
    board.do(0, [{"upgrade": True}])
    forge = 0 if board.asked() == "0 taketurn" else 1
    first_answers(board)
    board.do(0, [{"landmark": "barn"}])
    first_answers(board)
    board.script(red=[0], black=[0]).points(0, 0).do(0, NEXT).act(f"conquer {PLACE}", "die red")
    barracks = 1 if board.score(0) == 8 else 0
    apothecary = sum(board.stock(0).values()) - before - forge
    assert forge + barracks + apothecary == 2


@rule("tapestry.boxes.holding_tokens")
def test_a_token_of_the_treasure_hunters_is_attacked_like_an_outpost() -> None:
    board = mm("treasure_hunters").script(red=[0] * 4, black=[0] * 4).hand(0, "guilds")
    use(board, 0, "treasure_hunters").act("hex 0.-3").hand(0, "trap").do(1, ANYWHERE).act("conquer 0.-3")
    assert (board.asked(), board.legal()) == ("0 respond", ["respond trap", "pass"])
    board.act("pass", "die black")
    assert board.controller("0.-3") == 1


@rule("tapestry.boxes.shared_control")
def test_one_may_explore_from_a_shared_territory() -> None:
    board = mm("infiltrators").lay("1.0", "t01").outpost(1, "1.0").tiles(0, "t05")
    use(board, 0, "infiltrators").act("hex 1.0")
    board.do(0, [{"explore": {"where": "adjacent"}}])
    assert "lay 0.1 0" in board.legal()


@rule("tapestry.civilizations.infiltrators")
def test_infiltrating_the_middle_island_earns_no_objective() -> None:
    board = mm("infiltrators").outpost(1, ISLAND)
    use(board, 0, "infiltrators").act(f"hex {ISLAND}")
    assert board.score(0) == 0


@rule("tapestry.civilizations.spies")
def test_spies_look_at_neighbours_only() -> None:
    board = table(4, ("spies", "leaders", "chosen", "alchemists"), options=BOXED).hand(0, "trap")
    board.tech(2, 1, "calendar").token(2, science=2).tiles(2, "t01").mat(2, 1, "war_chest").act("income")
    assert board.asked() == "0 playcard", "only the player across the table has anything to copy"


@rule("tapestry.civilizations.spies")
def test_a_landmark_of_a_copied_tech_card_gives_nothing() -> None:
    board = mm("spies").hand(0, "trap").tech(1, 2, "barn").tech(1, 1, "calendar").act("income")
    assert board.asked() == "0 playcard", "only the Calendar was worth copying"
    assert (board.position.landmarks_of(0), board.position.landmarks_of(1), board.stock(0)) == (0, 0, {"culture": 1})


@rule("tapestry.civilizations.tinkerers")
def test_tinkerers_take_the_last_bonus_of_military_without_discarding_cards() -> None:
    board = tinkering().act("income", "pick 4", "track military", "accept")
    assert (board.where(0, "military"), board.score(0), board.hand_of(0)) == ((11,), 10, ["trap"])


@rule("tapestry.civilizations.recyclers", "tapestry.civilizations.utilitarians")
def test_recycling_gives_neither_circle_nor_square() -> None:
    board = mm("recyclers").tech(0, 2, "canned_food")
    raise_card(board, "canned_food")
    assert (board.score(0), board.stock(0), board.techs(0)["canned_food"]) == (5, {}, 0)


# ---- civilizations gained in mid-game: their set-up, and never the adjustment of a start


@rule("tapestry.civilizations.infiltrators", "tapestry.adjustments.infiltrators")
def test_infiltrators_gained_later_bring_their_culture() -> None:
    assert gain(ploys(), 0, "infiltrators").stock(0) == {"culture": 1}


@rule("tapestry.civilizations.advisors")
def test_advisors_gained_later_may_give_their_three_cards_away_for_five_points_each() -> None:
    board = gain(ploys(3), 0, "advisors")
    assert len(board.hand_of(0)) == 3
    first = next(answer for answer in board.legal() if answer != "decline")
    board.act(first)
    while board.asked() != "0 advisorsgift":
        board.act(board.legal()[0])
    assert (board.score(0), len(board.hand_of(0)), len(board.hand_of(1)) + len(board.hand_of(2))) == (5, 2, 1)
    board.act("decline")
    assert board.asked() == "0 taketurn"


@rule("tapestry.civilizations.aliens", "tapestry.civilizations.treasure_hunters")
def test_aliens_and_treasure_hunters_gained_later_bring_their_tiles() -> None:
    assert len(gain(ploys(), 0, "aliens").position.star_supply[0]) == 4
    assert len(gain(ploys(), 0, "treasure_hunters").position.supply[0]) == 2


@rule("tapestry.civilizations.aliens")
def test_aliens_take_what_is_left_of_the_space_tiles() -> None:
    board = ploys()
    del board.position.stars[3:]
    assert len(gain(board, 0, "aliens").position.star_supply[0]) == 3


@rule("tapestry.civilizations.recyclers", "tapestry.adjustments.recyclers")
def test_recyclers_gained_later_keep_a_card_without_upgrading_it() -> None:
    board = gain(ploys(), 0, "recyclers")
    board.act(board.legal()[0])
    assert (list(board.techs(0).values()), board.asked()) == ([0], "0 taketurn")


@rule("tapestry.civilizations.tinkerers", "tapestry.adjustments.tinkerers")
def test_tinkerers_gained_later_give_tech_cards_and_no_tapestry_cards() -> None:
    board = gain(ploys(3), 0, "tinkerers")
    assert [len(board.techs(seat)) for seat in range(3)] == [0, 1, 1]
    assert [len(board.hand_of(seat)) for seat in range(3)] == [0, 0, 0]


@rule("tapestry.civilizations.riverfolk")
def test_riverfolk_gained_later_may_be_exchanged_or_score_their_districts() -> None:
    board = gain(ploys(), 0, "riverfolk", "chosen")
    assert board.legal() == ["accept", "decline"]
    board.act("accept")
    outcome = {(civs_of(board, 0)[-1], board.score(0))}
    board = gain(ploys(), 0, "riverfolk", "chosen").act("decline")
    outcome.add((civs_of(board, 0)[-1], board.score(0)))
    assert outcome == {("riverfolk", 28), ("chosen", 0)}


@rule("tapestry.civilizations.utilitarians", "tapestry.adjustments.utilitarians")
def test_utilitarians_gained_later_serve_landmarks_already_owned_and_bring_none() -> None:
    board = first_answers(gain(ploys().landmark(0, "forge"), 0, "utilitarians"))
    assert board.position.landmarks_of(0) == 1
    board.tech(0, 1, "calendar").token(0, exploration=4)
    first_answers(raise_card(board, "calendar"))
    assert (board.score(0), sum(board.stock(0).values())) == (7, 1)


@rule("tapestry.civilizations.spies", "tapestry.adjustments.spies")
def test_spies_gained_later_lose_nothing() -> None:
    board = gain(ploys().give(0, coin=2), 0, "spies")
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"coin": 2})


@rule("tapestry.cards.black_death")
def test_pieces_on_the_map_stay_when_the_black_death_takes_the_treasure_hunters() -> None:
    board = mm("treasure_hunters").script(red=[0] * 2)
    use(board, 0, "treasure_hunters").act("hex 0.-3").era(2, 2)
    play(board, "black_death").act("pick 1")
    board.act(board.legal()[0])
    first_answers(board)
    assert (len(board.pieces("0.-3")), "treasure_hunters" in civs_of(board, 0)) == (1, False)


@rule("tapestry.landmarks.board")
def test_dystopia_offers_no_landmark_of_a_card_nor_the_stadium_nor_the_monolith() -> None:
    offered = {answer.removeprefix("landmark ") for answer in play(ploys(), "dystopia").legal()}
    assert len(offered) == 18
    assert not offered & {"caravanserai", "guildhall", "observatory", "aqueduct", "town_hall", "stadium", "monolith"}


@rule("tapestry.landmarks.tokens")
def test_the_landmark_that_utilitarians_begin_with_is_gone_for_the_first_in_that_tier() -> None:
    board = mm("utilitarians").token(1, technology=3)  # the Forge was chosen
    board.do(1, [{"advance": {"tracks": ["technology"], "benefit": False, "bonus": "none"}}])
    assert board.position.landmarks_of(1) == 0


@rule("tapestry.responses.ambush")
def test_a_surprise_party_gives_its_player_nothing_but_the_toppled_outpost() -> None:
    board = attack(["surprise_party"]).act("respond surprise_party")
    while board.asked() != "0 choosedie":
        board.act("pass" if "pass" in board.legal() else board.legal()[0])
    board.act("die red")
    assert (board.stock(1), board.score(1)) == ({}, 0)


@rule("tapestry.cards.surrender")
def test_after_surrender_to_both_dice_the_defender_copies_one_of_them() -> None:
    board = attack(["surrender"], effect=TANKS).act("respond surrender")
    first_answers(board)
    assert (board.score(0), board.stock(0)) == (4, {"coin": 1})
    assert (board.score(1), board.stock(1)) in ((4, {}), (0, {"coin": 1}))


@rule("tapestry.cards.cartography")
def test_cartography_may_conquer_what_scored_three_points() -> None:
    board = ploys().script(red=[0], black=[0], territory=[0], tile=[0], tiles=[0])
    board.position.tiles = [board.position.box.tile_no["t05"]]
    play(board, "cartography").act("lay 0.-1 0")
    aligned = board.score(0)
    assert (aligned, board.stock(0)) == (3, {"food": 1})
    assert "decline" in board.legal()
    board.act(next(answer for answer in board.legal() if answer != "decline"))
    first_answers(board)
    assert board.controller("0.-1") == 0


@rule("tapestry.cards.manifest_destiny")
def test_manifest_destiny_may_be_answered_by_an_ambush() -> None:
    board = ploys().script(red=[0], black=[0]).outpost(1, PLACE).hand(1, "trap")
    play(board, "manifest_destiny").act(f"conquer {PLACE}")
    assert board.asked() == "1 respond"


@rule("tapestry.civilizations.aliens")
def test_aliens_who_discarded_a_tile_pay_a_resource_for_the_next() -> None:
    board = mm("aliens").stars(0, "s17", "s18", "s19")
    use(board, 0, "aliens").act("star s17").give(0, food=2)
    use(board, 0, "aliens").act("star s18")
    if board.asked() != "0 taketurn":
        board.act("pay food")
    assert board.stock(0) == {"food": 1}
    assert moves(board, "military").score(0) == 5
    assert moves(board, "science").score(0) == 5, "the tile that was discarded pays no more"


@rule("tapestry.civilizations.riverfolk")
def test_riverfolk_gain_no_second_reward_for_a_district_that_was_complete() -> None:
    board = mm("riverfolk").plot(0, "farm", "5.4", "5.5", "6.5")
    board.do(0, [{"build": ["house"]}]).act("plot 6.6", "take coin")
    board.do(0, [{"build": ["house"]}]).act("plot 4.4")  # one of its five impassable plots
    assert (board.asked(), sum(board.stock(0).values())) == ("0 taketurn", 1)


@rule("tapestry.cards.black_death")
def test_the_tile_on_a_lost_mat_of_the_aliens_pays_no_more() -> None:
    board = mm("aliens").stars(0, "s17", "s18").era(2, 2)
    use(board, 0, "aliens").act("star s17")
    assert moves(board, "science").score(0) == 5
    play(board, "black_death").act("pick 1")
    board.act(board.legal()[0])
    first_answers(board)
    before = board.score(0)
    assert moves(board, "science").score(0) == before


@rule("tapestry.cards.black_death")
def test_the_lines_of_lost_utilitarians_pay_no_more_and_the_landmark_stays() -> None:
    board = mm("utilitarians").era(2, 2).tech(0, 1, "calendar").token(0, exploration=4)
    board.position.civ_deck = [board.position.box.civ_no[name] for name in ("chosen", "nomads")]
    play(board, "black_death").act("pick 1", "lead chosen", "take coin")
    first_answers(raise_card(board, "calendar"))
    assert (board.score(0), board.stock(0), board.position.landmarks_of(0)) == (7, {"coin": 1}, 1)


@rule("tapestry.cards.black_death")
def test_lost_militants_give_their_outposts_back() -> None:
    board = table(2, ("militants", "alchemists"), options=BOXED).era(2, 2)
    board.position.civ_deck = [board.position.box.civ_no[name] for name in ("chosen", "nomads")]
    play(board, "black_death").act("pick 1", "lead chosen", "take coin")
    assert board.position.outposts[0] == 8


@rule("tapestry.cards.black_death", "tapestry.civilizations.riverfolk")
def test_lost_riverfolk_keep_their_points_and_lose_none_in_the_end() -> None:
    board = mm("riverfolk").era(2, 2).points(0, 28)
    board.position.civ_deck = [board.position.box.civ_no[name] for name in ("traders", "nomads")]
    play(board, "black_death").act("pick 1", "lead nomads", "take coin")
    board.era(4, 4).give(1, coin=3)
    first_answers(board.act("income"))
    assert board.score(0) == 28


@rule("tapestry.cards.black_death")
def test_with_two_civilizations_one_chooses_which_is_lost() -> None:
    board = gain(ploys(), 0, "spies")
    board.position.civ_deck = [board.position.box.civ_no[name] for name in ("chosen", "nomads")]
    play(board, "black_death").act("pick 1")
    board.act(next(answer for answer in board.legal() if "spies" in answer))
    board.act("lead chosen")
    assert sorted(civs_of(board, 0)) == ["chosen", "leaders"]


@rule("tapestry.civilizations.treasure_hunters")
def test_grass_is_a_culture_and_an_advance_on_one_of_two_rolls() -> None:
    board = mm("treasure_hunters").lay("0.-1", "t26").script(science=[0, 3])
    use(board, 0, "treasure_hunters").act("hex 0.-1")
    assert board.stock(0) == {"culture": 1}
    board.act(next(answer for answer in board.legal() if answer != "decline"))
    first_answers(board)
    moved = [track for track in ("exploration", "science", "military", "technology") if board.where(0, track) == (1,)]
    assert len(moved) == 1


@rule("tapestry.civilizations.treasure_hunters")
def test_the_question_mark_of_a_treasure_is_the_tile_just_taken() -> None:
    board = mm("treasure_hunters").lay("0.-1", "t01").script(black=[4, 4])
    use(board, 0, "treasure_hunters").act("hex 0.-1")
    first_answers(board)
    assert board.stock(0) == {"coin": 2}


@rule("tapestry.civilizations.treasure_hunters")
def test_each_terrain_of_the_treasure_hunters_is_hunted_once() -> None:
    board = mm("treasure_hunters").lay("0.-1", "t13").script(red=[0] * 8)
    use(board, 0, "treasure_hunters").act("hex 0.-3")
    use(board, 0, "treasure_hunters")
    assert "hex 0.-1" not in board.legal(), "forest is all it shows, and that token has been used"


@rule("tapestry.setup.landmark_cards", "tapestry.setup.landmark_cards_left")
@pytest.mark.parametrize(("options", "drawn", "left"), [(BOXED, 5, 0), (BOTH, 6, 5)])
def test_five_players_draw_five_landmark_cards_or_six(options: dict[str, int | str], drawn: int, left: int) -> None:
    board = begun(5, ("leaders", "militants", "chosen", "nomads", "craftsmen"), options=options)
    assert (board.asked(), len(board.legal())) == ("4 draftlandmark", drawn)
    assert len(drafted(board).position.landmark_deck) == left


@rule("tapestry.cards.surprise_party", "tapestry.neighbours.who")
def test_of_two_players_the_one_neighbour_gains_one_tile() -> None:
    board = first_answers(play(ploys(), "surprise_party"))
    assert [len(supply) for supply in board.position.supply] == [0, 1]


@rule("tapestry.options.space_tile_4")
def test_the_corrected_tile_replaces_the_fourth() -> None:
    options: dict[str, int | str] = {**BOXED, "space_tile_4": "corrected"}
    position = begun(2, ("leaders", "chosen"), options=options).position
    number = position.box.star_no
    assert len(position.stars) == 19
    assert (number["s04"] in position.stars, number["s04_corrected"] in position.stars) == (False, True)


@rule("tapestry.responses.counter_prompt")
def test_an_attacker_without_a_card_is_not_asked_to_answer_an_ambush() -> None:
    board = attack(["trap"]).act("respond trap", "take coin")
    assert board.asked() == "0 choosedie"
