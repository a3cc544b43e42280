"""Cards of an era that listen or change a rule: Academia, Broker of Peace, Golden Age, Industrialism, Monarchy …"""

import pytest

from ecumene.games.tapestry.box.content import HOUSE, MILITARY, SCIENCE
from ecumene.games.tapestry.play.buildings import gain_building
from ecumene.games.tapestry.play.numbers import BUILDING, IMPASSABLE
from tests.marks import rule
from tests.tapestry.board import Board, table
from tests.tapestry.laying import in_force, play, second_era


def forward(board: Board, seat: int, track: str, steps: int = 1, benefit: bool = False) -> Board:
    bonus = "pay" if benefit else "none"
    return board.do(seat, [{"advance": {"tracks": [track], "benefit": benefit, "bonus": bonus}}] * steps)


def back(board: Board, seat: int, track: str) -> Board:
    return board.do(seat, [{"regress": {"tracks": [track], "benefit": False, "bonus": "none"}}])


def place(board: Board) -> Board:
    """Put pieces where they may stand, without looking."""
    while board.asked().split()[1].startswith("place"):
        board.act(board.legal()[0])
    return board


# ---- Academia


@rule("tapestry.cards.academia")
def test_academia_scores_three_points_for_each_card_of_a_draw_and_each_invention() -> None:
    board = in_force(second_era(), "academia").display("calendar", "paper", "clocks")
    board.do(0, [{"gain": {"tapestry": 2}}])
    assert board.score(0) == 6
    board.do(0, [{"invent": {"from": "display"}}]).act("invent calendar")
    assert board.score(0) == 9
    board.do(1, [{"gain": {"tapestry": 1}}, {"invent": {"from": "deck"}}])
    assert board.score(0) == 9


@rule("tapestry.cards.academia")
def test_the_cards_of_the_income_step_of_its_own_turn_count() -> None:
    board = second_era().era(2, 3).hand(0, "academia", "trap").act("income")
    while board.asked() != "0 playcard":
        board.act(board.legal()[0])
    board.built(0, armory=1).act("play academia")
    for _ in range(10):
        if not board.asked().startswith("0 "):
            break
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    points = [event.args for event in board.events if event.say == "tapestry-log-scores"]
    scored = [args["n"] for args in points if args["cause"] == "card.academia"]
    assert scored == [3] * (len(board.hand_of(0)) - 1), "for each card beside the trap"
    assert scored


# ---- Broker of Peace


@rule("tapestry.cards.broker_of_peace")
def test_broker_of_peace_scores_three_points_for_each_space_an_opponent_advances_on_military() -> None:
    board = in_force(second_era(3), "broker_of_peace")
    forward(board, 1, "military", 2)
    forward(board, 2, "military")
    forward(board, 2, "science")
    back(board, 1, "military")
    assert board.score(0) == 9


@rule("tapestry.cards.broker_of_peace")
def test_its_player_advances_on_military_by_no_means_but_may_go_back() -> None:
    board = in_force(second_era(), "broker_of_peace").token(0, military=2, science=1).give(0, coin=3, culture=3)
    forward(board, 0, "military")
    assert board.where(0, "military") == (2,)
    assert board.refused("advance military") == "rulings.advance_blocked"
    board.script(science=[6]).do(0, [{"research": {"benefit": False}}])
    assert board.asked() == "0 taketurn", "a roll of military is skipped"
    back(board, 0, "military")
    assert board.where(0, "military") == (1,)
    assert board.position.reached(0, MILITARY) == 1


# ---- Golden Age, Industrialism


@rule("tapestry.cards.golden_age")
def test_golden_age_scores_three_points_for_each_upgrade_and_needs_no_prerequisite() -> None:
    board = in_force(second_era(), "golden_age").tech(0, 1, "calendar").tech(0, 0, "canned_food")
    board.do(0, [{"upgrade": True}])
    assert board.legal() == ["upgrade calendar", "upgrade canned_food"]
    board.act("upgrade calendar")
    assert board.score(0) == 10, "seven of the square and three"
    board.do(0, [{"upgrade": True}])
    assert board.score(0) == 13
    assert board.stock(0) == {"food": 1}


@rule("tapestry.cards.golden_age")
def test_without_golden_age_the_prerequisite_counts() -> None:
    board = second_era().tech(0, 1, "calendar").tech(0, 0, "canned_food").tech(1, 1, "library")
    board.do(0, [{"upgrade": True}])
    assert board.score(0) == 0
    assert board.techs(0) == {"calendar": 1, "canned_food": 1}


@rule("tapestry.cards.golden_age")
def test_golden_age_works_in_step_three_of_the_turn_it_is_played() -> None:
    board = second_era().era(2, 3).tech(0, 1, "calendar").hand(0, "golden_age", "trap").act("income")
    while board.asked() != "0 playcard":
        board.act(board.legal()[0])
    board.act("play golden_age")
    assert "upgrade calendar" in board.legal()
    before = board.score(0)
    board.act("upgrade calendar")
    assert board.score(0) >= before + 10


@rule("tapestry.cards.industrialism")
def test_industrialism_gives_the_circle_of_each_card_invented_which_stays_in_the_bottom_row() -> None:
    board = in_force(second_era(), "industrialism").display("calendar", "paper", "clocks")
    board.do(0, [{"invent": {"from": "display"}}]).act("invent calendar")
    assert board.stock(0) == {"culture": 1}
    assert board.techs(0) == {"calendar": 0}
    board.do(0, [{"upgrade": True}])
    assert board.stock(0) == {"culture": 2}, "the circle again"
    board.do(1, [{"invent": {"from": "display"}}]).act("invent paper")
    assert board.position.built[1] == 0


@rule("tapestry.cards.industrialism")
def test_chained_inventions_are_settled_one_inside_the_other() -> None:
    board = in_force(second_era(), "industrialism").display("eyeglasses", "calendar", "clocks")
    board.do(0, [{"invent": {"from": "display"}}, {"points": 1}]).act("invent eyeglasses")
    assert board.score(0) == 0
    board.act("invent calendar")
    assert board.stock(0) == {"culture": 1}
    assert board.score(0) == 1
    assert board.techs(0) == {"eyeglasses": 0, "calendar": 0}


# ---- Monarchy, Terraforming


@rule("tapestry.cards.monarchy")
def test_monarchy_scores_three_points_for_each_income_building_placed_in_the_capital() -> None:
    board = in_force(second_era(), "monarchy")
    place(board.do(0, [{"build": ["house"]}, {"build": ["farm"]}]))
    assert board.score(0) == 6
    place(board.do(1, [{"build": ["house"]}]))
    assert board.score(0) == 6


@rule("tapestry.cards.monarchy")
def test_a_building_beside_a_full_capital_and_a_landmark_score_nothing() -> None:
    board = in_force(second_era(), "monarchy")
    board.position.plots[0] = [IMPASSABLE] * 81
    gain_building(board.position, 0, HOUSE, "income")
    place(board.settle())
    assert board.position.built[HOUSE] == 1
    assert board.score(0) == 0
    board = in_force(second_era(), "monarchy").do(0, [{"landmark": "barn"}])
    place(board)
    assert board.position.landmarks_of(0) == 1
    assert board.score(0) == 0


@rule("tapestry.cards.monarchy", "tapestry.civilizations.craftsmen")
def test_the_mat_of_the_craftsmen_counts_as_the_capital_and_the_map_of_the_nomads_does_not() -> None:
    board = in_force(table(2, civs=("craftsmen", "leaders")).era(2, 2), "monarchy").do(0, [{"build": ["house"]}])
    board.act(next(notation for notation in board.legal() if not notation.startswith("plot")))
    assert board.position.placed[1] == 0
    assert board.score(0) >= 3, "and what the mat brings"
    assert "card.monarchy" in [event.args.get("cause") for event in board.events]
    board = in_force(table(2, civs=("nomads", "leaders")).era(2, 2), "monarchy").do(0, [{"build": ["house"]}])
    board.act(next(notation for notation in board.legal() if notation.startswith("hex")))
    assert board.position.built[1] == 1
    assert board.score(0) == 0


@rule("tapestry.cards.terraforming")
def test_terraforming_builds_on_impassable_plots_for_five_points() -> None:
    board = in_force(second_era(), "terraforming")
    plots = board.position.plots[0]
    rock = plots.index(IMPASSABLE)
    plot = f"plot {rock // 9 + 1}.{rock % 9 + 1}"
    board.do(0, [{"build": ["house"]}])
    assert plot in board.legal()
    board.act(plot)
    assert board.score(0) == 5
    board.audit()


@rule("tapestry.cards.terraforming")
def test_what_was_built_on_rock_stays_when_the_card_has_ended() -> None:
    board = in_force(second_era(), "terraforming").do(0, [{"build": ["house"]}])
    rock = board.position.plots[0].index(IMPASSABLE)
    board.act(f"plot {rock // 9 + 1}.{rock % 9 + 1}")
    play(board, "trap")
    assert board.position.plots[0][rock] == BUILDING + HOUSE
    assert board.position.placed[HOUSE] == 1


@rule("tapestry.cards.terraforming")
def test_open_plots_score_nothing_and_without_the_card_rock_is_no_place() -> None:
    board = in_force(second_era(), "terraforming").do(0, [{"build": ["house"]}])
    free = board.position.plots[0].index(0)
    board.act(f"plot {free // 9 + 1}.{free % 9 + 1}")
    assert board.score(0) == 0
    board = second_era().do(0, [{"build": ["house"]}])
    rock = board.position.plots[0].index(IMPASSABLE)
    assert f"plot {rock // 9 + 1}.{rock % 9 + 1}" not in board.legal()


@rule("tapestry.cards.terraforming")
def test_a_landmark_over_several_impassable_plots_scores_once() -> None:
    board = in_force(second_era(), "terraforming")
    board.position.plots[0] = [IMPASSABLE] * 81
    board.do(0, [{"landmark": "barn"}])
    board.act("site 1.1 0")
    while board.asked() == "0 takeresource":
        board.act("take coin")  # a district is complete
    assert board.score(0) == 5


# ---- Revisionism


@rule("tapestry.cards.revisionism")
def test_a_landmark_gained_on_a_track_brings_a_resource() -> None:
    board = in_force(second_era(), "revisionism").token(0, science=3)
    forward(board, 0, "science")
    while board.asked() == "0 placelandmark":
        board.act(board.legal()[0])
    assert board.asked() == "0 takeresource"
    board.act("take coin")
    assert board.asked() == "0 taketurn"
    assert board.stock(0) == {"coin": 1}
    assert board.position.built[3] == 0


@rule("tapestry.cards.revisionism")
def test_a_landmark_that_is_taken_brings_an_armory_each_time_its_tier_is_entered() -> None:
    board = in_force(second_era(), "revisionism").token(0, science=3).landmark(1, "apothecary")
    place(forward(board, 0, "science"))
    assert board.position.built[3] == 1
    back(board, 0, "science")
    place(forward(board, 0, "science"))
    assert board.position.built[3] == 2
    assert board.stock(0) == {}


@rule("tapestry.cards.revisionism")
def test_tier_one_and_landmarks_of_cards_bring_nothing() -> None:
    board = in_force(second_era(), "revisionism")
    place(forward(board, 0, "science"))
    place(board.do(0, [{"landmark": "barn"}]))
    assert board.asked() == "0 taketurn"
    assert board.stock(0) == {}
    assert board.position.built[3] == 0


# ---- Theocracy


@rule("tapestry.cards.theocracy")
def test_theocracy_scores_four_points_for_each_tier_entered_tier_one_included() -> None:
    board = in_force(second_era(), "theocracy").landmark(1, "barracks")
    forward(board, 0, "military")
    assert board.score(0) == 4
    forward(board, 0, "military", 2)
    assert board.score(0) == 4
    forward(board, 0, "military")
    assert board.score(0) == 8
    back(board, 0, "military")
    forward(board, 0, "military")
    assert board.score(0) == 12, "entered anew"
    forward(board, 1, "technology")
    assert board.score(0) == 12


@rule("tapestry.cards.theocracy")
def test_its_player_cannot_advance_on_science() -> None:
    board = in_force(second_era(), "theocracy").give(0, coin=2)
    forward(board, 0, "science")
    assert board.where(0, "science") == (0,)
    assert board.position.reached(0, SCIENCE) == 0
    assert "advance science" not in board.legal()
    board.script(science=[3]).do(0, [{"research": {"benefit": False}}])
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.theocracy", "tapestry.tracks.technology_12")
def test_a_token_that_begins_again_enters_the_first_tier_anew() -> None:
    board = in_force(second_era(), "theocracy").token(0, technology=(), military=(0, 5))
    board.position.completed[0] = 1 << 3
    forward(board, 0, "military").act("token 0")
    assert board.score(0) == 4


# ---- Wartime Economy


@rule("tapestry.cards.wartime_economy")
def test_bonuses_for_a_resource_of_choice_cost_nothing() -> None:
    board = in_force(second_era(), "wartime_economy").token(0, science=1)
    forward(board, 0, "science", benefit=True)
    assert board.legal() == ["accept", "decline"]
    place(board.act("accept"))
    assert board.position.built[1] == 1


@rule("tapestry.cards.wartime_economy")
def test_the_free_bonus_is_still_optional() -> None:
    board = in_force(second_era(), "wartime_economy").token(0, science=1)
    forward(board, 0, "science", benefit=True).act("decline")
    assert board.position.built[1] == 0


@rule("tapestry.cards.wartime_economy")
def test_bonuses_that_cost_cards_or_tiles_still_cost_them() -> None:
    board = in_force(second_era(), "wartime_economy").token(0, exploration=7)
    place(forward(board, 0, "exploration", benefit=True))
    assert board.asked() == "0 taketurn", "no two tiles, no bonus"
    assert board.score(0) == 1, "one farm"


@rule("tapestry.cards.wartime_economy", "tapestry.advancing.once_per_turn")
def test_a_free_bonus_too_comes_once_for_each_space_and_turn() -> None:
    board = in_force(second_era(), "wartime_economy").token(0, science=1)
    place(forward(board, 0, "science", benefit=True).act("accept"))
    back(board, 0, "science")
    forward(board, 0, "science", benefit=True)
    assert board.asked() == "0 taketurn"
    assert board.position.built[1] == 1


@rule("tapestry.cards.wartime_economy")
def test_others_pay_as_ever() -> None:
    board = in_force(second_era(), "wartime_economy").token(1, science=1)
    forward(board, 1, "science", benefit=True)
    assert board.asked() == "0 taketurn"
    board = in_force(second_era(), "wartime_economy").token(1, science=1).give(1, coin=1)
    forward(board, 1, "science", benefit=True)
    assert board.legal() == ["pay coin", "decline"]


# ---- all of them


@rule("tapestry.tapestry_cards.when_played", "tapestry.tapestry_cards.this_era")
@pytest.mark.parametrize("seats", [2, 5])
def test_every_card_can_be_played_out_and_loses_no_piece(seats: int) -> None:
    for card in second_era().position.box.cards:
        board = second_era(seats)
        for seat in range(seats):
            board.give(seat, coin=4, worker=4, food=4, culture=4).points(seat, 20)
            board.token(seat, exploration=2 + seat, science=3, military=4, technology=seat)
        board.tech(1, 0, "calendar").mat(1, 2, "trap")
        play(board, card.id)
        for _ in range(60):
            if board.asked() == "0 taketurn":
                break
            board.act(board.legal()[-1])
            board.audit()
        assert board.asked() == "0 taketurn", card.id
        assert board.position.mat(0, 2)[-1] == board.position.box.card_no[card.id]
