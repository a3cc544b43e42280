"""Arts & Architecture read a second time: tapestry cards in odd cases."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import table
from tests.tapestry.civs import use
from tests.tapestry.laying import play
from tests.tapestry.reading_aa import (
    ARTS_LANDMARKS,
    BOTH,
    aa,
    building_turn,
    end_of_arts,
    first_answers,
    first_answers_until,
    landmark_for,
    step,
    stocked,
)


@rule("tapestry.capital.on_cards", "tapestry.landmarks.guildhall")
def test_buildings_on_a_card_are_not_in_the_capital_for_the_guildhall_but_are_off_the_mat_for_the_castle() -> None:
    board = table(2, ("leaders", "alchemists"), options=BOTH).era(2, 2).landmark_card(0, "guildhall", "castle")
    play(board.built(0, house=4, market=2), "cathedral_yard").position.built[2] = 0
    for _ in range(3):
        board.do(0, [{"build": ["farm"]}]).act("card 1 2")
        if board.asked() == "0 placeoncard":
            board.act(board.legal()[0])
    board.give(0, coin=1).give(1, coin=2).act("advance exploration")
    first_answers(board)
    owner, number = board.position.landmark_owner, board.position.box.landmark_no
    assert owner[number["castle"]] == 0, "nine buildings have left the mat"
    assert owner[number["guildhall"]] != 0, "of farms none stands in the capital"


@rule("tapestry.cards.migration")
def test_a_migration_moves_outposts_for_the_benefit_of_the_tile_and_two_points_each() -> None:
    board = play(aa().era(2, 2).lay("0.-1", "t05"), "migration")
    board.act("hex 0.-2", "hex 0.-1")
    assert (board.score(0), board.stock(0)) == (2, {"food": 1})
    board.act("hex 0.-2", "hex 0.-3")
    assert (board.score(0), board.stock(0), board.position.outposts[0]) == (4, {"food": 1}, 8), "a printed hex has none"
    assert (board.controller("0.-1"), board.controller("0.-3"), board.pieces("0.-2")) == (0, 0, [])


@rule("tapestry.cards.migration")
def test_a_migration_onto_the_middle_island_is_no_conquest() -> None:
    board = play(aa().era(2, 2).lay("0.-1", "t07").outpost(0, "0.-1"), "migration")
    board.act("hex 0.-1", "hex 0.0", "decline")
    assert board.score(0) == 2


@rule("tapestry.cards.migration")
def test_a_migration_moves_two_outposts_not_one_outpost_twice() -> None:
    board = play(aa().era(2, 2).lay("0.-1", "t05"), "migration").act("hex 0.-2", "hex 0.-1")
    assert board.legal() == ["hex 0.-2", "decline"], "the outpost on 0.-1 has moved already"


@rule("tapestry.cards.urban_renewal")
def test_urban_renewal_moves_buildings_and_scores_five() -> None:
    board = play(aa().era(2, 2).plot(0, "farm", "1.1"), "urban_renewal")
    while board.asked() != "0 taketurn":
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    assert board.score(0) == 5


@rule("tapestry.cards.urban_renewal")
def test_urban_renewal_may_complete_a_district() -> None:
    board = play(aa().era(2, 2).plot(0, "farm", "1.1", "5.4", "5.5", "6.5"), "urban_renewal")
    board.act("plot 1.1", "plot 6.6", "take coin")
    assert stocked(board) == 1


@rule("tapestry.cards.urban_renewal")
def test_urban_renewal_moves_three_buildings_not_one_building_three_times() -> None:
    board = play(aa().era(2, 2).plot(0, "farm", "1.1"), "urban_renewal").act("plot 1.1", "plot 9.9")
    assert (board.asked(), board.score(0)) == ("0 taketurn", 5), "the only building has been moved"


@rule("tapestry.cards.royal_censors")
def test_royal_censors_bar_free_steps_on_arts_as_well() -> None:
    board = play(aa().era(2, 2), "royal_censors")
    assert step(board, benefit=False, bonus="none").where(0, "arts") == (0,)


@rule("tapestry.cards.iconoclasm")
def test_iconoclasm_takes_a_masterpiece_that_is_turned_over() -> None:
    board = aa().era(2, 2).works(0, "cathedral_of_light")
    board.position.masterpiece_spent[board.position.box.masterpiece_no["cathedral_of_light"]] = 1
    first_answers(play(board, "iconoclasm"))
    assert (board.score(0), stocked(board), board.works_of(0)) == (4, 2, [])


@rule("tapestry.cards.picture_palaces", "tapestry.tapestry_cards.permanent")
def test_picture_palaces_still_pay_in_the_fifth_income_turn() -> None:
    board = play(aa().era(2, 2).works(0, "kaleidoscope"), "picture_palaces").era(4, 4).give(1, coin=3)
    board.act("income")
    first_answers_until(board.act("decline"), "1 ", "over")
    assert board.score(0) == 2


@rule("tapestry.cards.world_heritage", "tapestry.tapestry_cards.permanent")
def test_a_world_heritage_that_was_covered_pays_nothing() -> None:
    board = play(play(aa().era(2, 2), "world_heritage"), "capitalism").landmark(0, "barn").era(4, 4).give(1, coin=3)
    first_answers_until(board.act("income", "decline"), "1 ", "over")
    assert board.score(0) == 0


@rule("tapestry.cards.street_art", "tapestry.civilizations.tinkerers")
def test_street_art_pays_for_a_bonus_that_tinkerers_take_for_nothing() -> None:
    board = table(2, ("tinkerers", "leaders"), options=BOTH).era(2, 2)
    play(board, "street_art")
    use(board, 0, "tinkerers")
    if board.asked() == "0 tinkererstrick":
        board.act("pick 4")
    board.act("track exploration", "accept")
    assert board.score(0) == 4


@rule("tapestry.cards.salon_season", "tapestry.masterpieces.income")
def test_using_masterpieces_in_step_1_is_no_broadcast() -> None:
    board = aa(("merrymakers", "alchemists")).era(2, 2).works(0, "quartet_in_gold")
    play(board, "salon_season").hand(0, "capitalism").act("income", "take coin")
    assert (board.asked(), board.score(0)) == ("0 merrymakerscolumn", 4)


@rule("tapestry.tapestry_cards.permanent_heralds")
def test_heralds_put_no_token_on_a_permanent_card() -> None:
    board = aa(("heralds", "alchemists")).era(2, 2).hand(0, "trap")
    play(board, "wandering_muses", seat=1)
    board.position.mats[0] = ()
    board.act("income")
    assert board.asked() == "0 playcard", "no when-played card lies anywhere"


@rule("tapestry.technology.landmark", "tapestry.landmarks.objective")
def test_the_landmark_of_an_objective_may_go_onto_a_tech_card_too() -> None:
    board = table(2, ("leaders", "alchemists"), options=BOTH).landmark_card(0, "caravanserai").tech(0, 0, "automata")
    board.tiles(0, "t01", "t02", "t03", "t04", "t05", "t06").give(0, coin=1).give(1, coin=2).act("advance exploration")
    board.act("use automata", "upgrade automata")
    assert (board.asked(), board.stock(0), board.techs(0)) == ("1 taketurn", {"coin": 1}, {"automata": 1})


@rule("tapestry.masterpieces.hymn_to_the_clockmakers", "tapestry.civilizations.recyclers")
def test_a_card_raised_by_the_hymn_cannot_be_raised_by_a_civilization_either() -> None:
    board = table(2, ("recyclers", "leaders"), options=BOTH).hand(0, "trap").works(0, "hymn_to_the_clockmakers")
    board.tech(0, 0, "calendar").token(0, exploration=4).act("income")
    if board.asked() == "0 upgradecard":
        board.act("upgrade calendar")
    assert (board.techs(0)["calendar"], "upgrade calendar" in board.legal()) == (1, False)


@rule("tapestry.masterpieces.hymn_to_the_clockmakers", "tapestry.technology.landmark")
def test_a_card_raised_by_the_hymn_is_not_raised_by_a_landmark_in_the_same_turn() -> None:
    board = aa(("merrymakers", "alchemists")).hand(0, "trap").works(0, "hymn_to_the_clockmakers")
    board.tech(0, 0, "automata").act("income")
    assert board.techs(0) == {"automata": 1}
    landmark_for(board).act("use automata")
    assert "upgrade automata" not in board.legal()
    assert board.techs(0) == {"automata": 1}


@rule("tapestry.masterpieces.hymn_to_the_clockmakers")
def test_the_rest_of_a_card_ends_with_the_turn() -> None:
    board = aa().tech(0, 0, "calendar").token(0, exploration=4).use(0, "hymn_to_the_clockmakers")
    assert board.techs(0) == {"calendar": 1}
    board.do(0, [{"upgrade": True}])
    assert board.techs(0) == {"calendar": 1}, "still the same turn"
    board.give(0, coin=2).give(1, coin=2).act("advance science")
    first_answers_until(board, "1 taketurn")
    first_answers_until(board.act("advance science"), "0 taketurn")
    board.do(0, [{"upgrade": True}])
    assert board.techs(0) == {"calendar": 2}


@rule("tapestry.landmarks.board")
def test_dystopia_offers_the_landmarks_of_arts() -> None:
    offered = {answer.removeprefix("landmark ") for answer in play(aa().era(2, 2), "dystopia").legal()}
    assert offered >= set(ARTS_LANDMARKS)
    assert not offered & {"castle", "sculpture_garden", "amphitheater", "weaving_hall", "triumphal_arch"}


@rule("tapestry.arts.track")
def test_the_singularity_may_lead_to_the_start_of_arts() -> None:
    board = step(aa().token(0, technology=11), "technology").act("track arts")
    assert board.where(0, "arts") == (0, 0)


@rule("tapestry.arts.track")
def test_a_dictatorship_may_name_arts() -> None:
    board = play(aa().era(2, 2), "dictatorship").act("track arts")
    assert (board.where(0, "arts"), len(board.hand_of(0))) == ((1,), 1)
    board.give(0, coin=1).give(1, coin=1).act("advance exploration")
    assert "advance arts" not in board.legal()


@rule("tapestry.cards.salon_season", "tapestry.tracks.arts_12")
def test_a_salon_season_pays_for_each_of_three_masterpieces_of_arts_12() -> None:
    board = play(aa().era(2, 2), "salon_season")
    board.works(0, "symphony_of_engines", "jubilee_of_the_stars", "galley_captains_sketchbook")
    board.token(0, technology=1, science=1, exploration=1)
    end_of_arts(board)
    for _ in range(3):
        if board.asked() != "0 taketurn":
            board.act(next(answer for answer in board.legal() if answer != "decline"))
    assert board.score(0) == 10 + 3 + 3 * 2, "the end of a track, a point each, and two for each broadcast"


@rule("tapestry.cards.wandering_muses", "tapestry.masterpieces.kaleidoscope")
def test_wandering_muses_hear_the_kaleidoscope() -> None:
    board = play(aa().era(2, 2), "wandering_muses").give(0, coin=1).use(0, "kaleidoscope").act("pay coin")
    assert board.score(0) == 2


@rule("tapestry.cards.master_builders")
def test_the_masterpiece_of_master_builders_comes_for_each_landmark_of_their_player_only() -> None:
    board = play(aa().era(2, 2), "master_builders").do(1, [{"landmark": "barn"}])
    first_answers(board)
    assert (board.works_of(0), board.works_of(1)) == ([], [])


@rule("tapestry.civilizations.relentless")
def test_what_the_relentless_gain_on_the_turn_of_another_does_not_count() -> None:
    board = aa(("relentless", "alchemists")).give(0, coin=3).give(1, coin=3).act("advance exploration")
    board.do(0, [{"build": ["farm"]}])
    board.act(board.legal()[0])
    board.act("advance exploration").points(0, 0)
    building_turn(board, build=False)
    assert board.score(0) == 0


@rule("tapestry.civilizations.relentless")
def test_the_relentless_count_a_landmark_like_a_building() -> None:
    board = aa(("relentless", "alchemists")).give(0, coin=3).give(1, coin=3).do(0, [{"landmark": "barn"}])
    board.act(board.legal()[0], "advance exploration", "advance exploration")
    building_turn(board.points(0, 0), build=False)
    assert board.score(0) == 1


@rule("tapestry.civilizations.renegades")
def test_the_track_of_the_renegades_is_no_track_for_other_effects() -> None:
    board = step(aa(("renegades", "alchemists")), "exploration").act("accept")
    first_answers(board)
    board.do(0, [{"repeat_position": True}], "space.science_7")
    assert len(board.position.supply[0]) == 2, "the space given up was not activated, and it is the only position"
