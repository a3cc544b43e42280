"""Every space of the science and the technology track."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import table
from tests.tapestry.play.test_tracks_outward import answers
from tests.tapestry.steps import before, step

EXPLORATION, SCIENCE, MILITARY, TECHNOLOGY = 0, 3, 6, 9  # a face of the science die for each track


# ---- science


@rule("tapestry.tracks.science_1")
def test_astronomy_researches_without_benefit() -> None:
    board = step(before("science", 1).script(science=[EXPLORATION]), "science").act("accept")
    assert (board.where(0, "exploration"), board.position.supply[0]) == ((1,), [])


@rule("tapestry.tracks.science_2")
def test_mathematics_gains_a_card_and_sells_a_house() -> None:
    board = answers(step(before("science", 2).give(0, food=1), "science"), "pay food")
    assert (len(board.hand_of(0)), board.position.built[1]) == (1, 1)


@rule("tapestry.tracks.science_3")
def test_herbalism_researches_or_builds_a_house() -> None:
    board = step(before("science", 3).script(science=[MILITARY]), "science").act("pick 1", "accept")
    assert board.where(0, "military") == (1,)
    board = answers(step(before("science", 3), "science"), "pick 2")
    assert board.position.built[1] == 1


@rule("tapestry.tracks.science_4")
def test_medicine_scores_tech_cards_and_gains_a_card() -> None:
    board = answers(step(before("science", 4).tech(0, 0, "barn", "calendar"), "science"))
    assert (board.score(0), len(board.hand_of(0))) == (2, 1)


@rule("tapestry.tracks.science_5")
def test_chemistry_researches_with_benefit_and_buys_cards_for_five_points() -> None:
    board = before("science", 5).hand(0, "trap", "guilds", "academia").script(science=[EXPLORATION])
    answers(step(board, "science"), "accept", "accept", "discard academia", "discard guilds")
    assert len(board.position.supply[0]) == 2
    assert (board.score(0), board.hand_of(0)) == (5, ["trap"])


@rule("tapestry.tracks.science_6", "tapestry.rulings.biology_benefit")
def test_biology_researches_with_benefit() -> None:
    board = step(before("science", 6).script(science=[EXPLORATION]), "science").act("accept")
    assert len(board.position.supply[0]) == 2


@rule("tapestry.tracks.science_7")
def test_academic_research_uses_a_position_again() -> None:
    board = step(before("science", 7).token(0, exploration=1), "science")
    assert len(board.position.supply[0]) == 2


@rule("tapestry.tracks.science_8")
def test_nutrition_builds_a_house_then_scores_houses() -> None:
    board = answers(step(before("science", 8).built(0, house=2), "science"))
    assert (board.position.built[1], board.score(0)) == (3, 3)


@rule("tapestry.tracks.science_9")
def test_physics_advances_on_another_track_with_benefit_and_bonus() -> None:
    board = step(before("science", 9).token(0, technology=1).give(0, food=1), "science")
    assert board.legal() == ["track exploration", "track military", "track technology"]
    answers(board, "track technology", "pay food")
    assert (board.where(0, "technology"), len(board.hand_of(0)), board.position.built[0]) == ((2,), 1, 1)


@rule("tapestry.tracks.science_10")
def test_neuroscience_goes_back_with_benefit_and_bonus() -> None:
    board = step(before("science", 10).token(0, technology=3, military=3).give(0, food=1), "science")
    assert board.legal() == ["track military", "track technology"]
    answers(board, "track military", "pay food")
    assert (board.where(0, "military"), len(board.hand_of(0)), board.position.built[3]) == ((2,), 1, 1)


@rule("tapestry.tracks.science_11")
def test_quantum_physics_advances_twice_on_the_same_track_or_not() -> None:
    board = step(before("science", 11), "science").act("track exploration")
    assert len(board.position.supply[0]) == 2
    assert board.legal() == ["track exploration", "track military", "track technology"]
    board.act("track exploration")
    assert board.where(0, "exploration") == (2,)
    assert board.legal()[0].startswith("tile ")


# science 12 is tested in test_science.py


# ---- technology


@rule("tapestry.tracks.technology_1")
def test_pottery_invents() -> None:
    board = step(before("technology", 1).display("barn", "calendar", "clocks"), "technology")
    assert board.legal() == ["invent barn", "invent calendar", "invent clocks", "invent deck"]
    board.act("invent calendar")
    assert board.techs(0) == {"calendar": 0}


@rule("tapestry.tracks.technology_2")
def test_carpentry_gains_a_card_and_sells_a_market() -> None:
    board = answers(step(before("technology", 2).give(0, food=1), "technology"), "pay food")
    assert (len(board.hand_of(0)), board.position.built[0]) == (1, 1)


@rule("tapestry.tracks.technology_3")
def test_stone_tools_invents_or_builds_a_market() -> None:
    board = step(before("technology", 3), "technology").act("pick 1")
    assert board.legal()[-1] == "invent deck"
    board = answers(step(before("technology", 3), "technology"), "pick 2")
    assert board.position.built[0] == 1


@rule("tapestry.tracks.technology_4")
def test_metallurgy_may_renew_the_display_then_invents() -> None:
    board = step(before("technology", 4).display("barn", "calendar", "clocks"), "technology").act("accept")
    assert "invent barn" not in board.legal()
    assert len(board.position.tech_discard) == 3
    board.act("invent deck")
    assert len(board.techs(0)) == 1


@rule("tapestry.tracks.technology_5")
def test_glass_builds_what_is_no_market_and_sells_an_upgrade() -> None:
    board = step(before("technology", 5).give(0, food=1).tech(0, 0, "calendar"), "technology")
    assert board.legal() == ["build house", "build farm", "build armory"]
    answers(board, "build armory", "pay food")
    assert (board.position.built[:4], board.techs(0)) == ([0, 0, 0, 1], {"calendar": 1})


@rule("tapestry.tracks.technology_6", "tapestry.rulings.steel_bonus")
def test_steel_scores_armories_builds_a_market_and_sells_an_upgrade() -> None:
    board = before("technology", 6).give(0, food=1).tech(0, 0, "calendar").built(0, armory=3)
    answers(step(board, "technology"), "pick 1", "pay food")
    assert (board.score(0), board.position.built[0], board.techs(0)) == (3, 1, {"calendar": 1})


@rule("tapestry.options.board_icons")
def test_on_the_printed_board_steel_sells_an_invention() -> None:
    board = table(civs=("leaders", "militants"), options={"board_icons": "printed"}).token(0, technology=5)
    answers(step(board.give(0, food=1), "technology"), "pay food", "invent deck")
    assert len(board.techs(0)) == 1


@rule("tapestry.tracks.technology_7")
def test_rubber_may_renew_the_display_then_invents_twice() -> None:
    board = step(before("technology", 7).display("barn", "calendar", "clocks"), "technology").act("decline")
    board.act("invent barn")
    assert len(board.position.display) == 3  # refilled in between
    board.act("invent calendar")
    assert board.techs(0) == {"barn": 0, "calendar": 0}


@rule("tapestry.tracks.technology_8")
def test_plastic_builds_a_market_scores_markets_and_sells_an_upgrade() -> None:
    board = before("technology", 8).built(0, market=2).give(0, food=1).tech(0, 0, "calendar")
    answers(step(board, "technology"), "pay food")
    assert (board.score(0), board.techs(0)) == (3, {"calendar": 1})


@rule("tapestry.tracks.technology_9", "tapestry.faq.electronics")
def test_electronics_upgrades_a_card_and_may_use_its_circle_again() -> None:
    board = answers(step(before("technology", 9).tech(0, 0, "calendar"), "technology"))
    assert (board.techs(0), board.stock(0)) == ({"calendar": 1}, {"culture": 2})


@rule("tapestry.tracks.technology_9")
def test_electronics_in_the_order_of_choice() -> None:
    board = step(before("technology", 9).tech(0, 0, "calendar").tech(0, 1, "canned_food"), "technology")
    assert board.legal() == ["pick 1", "pick 2"]
    board.act("pick 2")
    assert board.stock(0) == {"food": 1, "culture": 1}
    assert [key for key in board.log() if key in ("uses", "upgrades")] == ["uses", "upgrades"]


@rule("tapestry.tracks.technology_10")
def test_computers_score_the_science_and_the_military_track() -> None:
    board = answers(step(before("technology", 10).token(0, science=4, military=7), "technology"))
    assert board.score(0) == 11


@rule("tapestry.tracks.technology_11")
def test_nanotechnology_upgrades_uses_a_square_and_buys_tech_cards_for_ten_points() -> None:
    board = before("technology", 11).tech(0, 0, "barn", "clocks").tech(0, 2, "calendar").token(0, exploration=4)
    answers(step(board, "technology"), "pick 1", "upgrade barn", "accept")
    assert board.score(0) == 3 + 7 + 10
    assert board.techs(0) == {}
    assert len(board.position.tech_discard) == 3


@rule("tapestry.options.nanotechnology", "tapestry.rulings.nanotechnology_variant")
def test_as_an_option_two_cards_are_enough() -> None:
    board = table(civs=("leaders", "militants"), options={"nanotechnology": 2}).token(0, technology=10)
    board.tech(0, 2, "calendar", "canned_food")
    answers(step(board, "technology"), "use calendar", "accept")
    assert board.score(0) == 7 + 10
    board = table(civs=("leaders", "militants")).token(0, technology=10).tech(0, 2, "calendar", "canned_food")
    answers(step(board, "technology"), "use calendar")
    assert board.score(0) == 7


@rule("tapestry.tracks.technology_12")
def test_ai_singularity_begins_again_on_any_track_and_gains_one_of_each() -> None:
    board = step(before("technology", 12), "technology")
    answers(board, "track military")
    assert (board.where(0, "technology"), board.where(0, "military")) == ((), (0, 0))
    assert board.position.reached(0, 3) == 12
    assert board.stock(0) == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    assert board.score(0) == 10


@rule("tapestry.faq.singularity_repeat")
def test_ai_singularity_cannot_be_repeated_without_a_token_there() -> None:
    board = answers(step(before("technology", 12), "technology"), "track military")
    board.position.activated[0] = 0
    board.give(0, coin=0).do(0, [{"repeat_position": True}], cause="tech.lithium_ion_battery")
    assert board.asked() == "0 taketurn"
    assert "coin" not in board.stock(0)
