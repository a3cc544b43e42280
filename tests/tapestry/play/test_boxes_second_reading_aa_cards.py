"""Arts & Architecture read a second time: tapestry cards."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.laying import play
from tests.tapestry.reading_aa import (
    aa,
    first_answers,
    first_answers_until,
    step,
    stocked,
)


@rule("tapestry.cards.patronage")
def test_patronage_creates_a_masterpiece_and_scores_two_points_for_each() -> None:
    board = play(aa().era(2, 2).works(0, "kaleidoscope"), "patronage")
    first_answers(board)
    assert (len(board.works_of(0)), board.score(0)) == (2, 4)


@rule("tapestry.cards.salon_season")
def test_a_salon_season_pays_for_gaining_and_broadcasting() -> None:
    board = play(aa().era(2, 2), "salon_season").do(0, [{"gain": {"masterpiece": 1}}]).act("masterpiece deck")
    assert board.score(0) == 4
    board.works(0, "symphony_of_engines").token(0, technology=0).points(0, 0)
    board.do(0, [{"broadcast": "own"}], "space.arts_6")
    first_answers(board)
    assert board.score(0) >= 2


@rule("tapestry.cards.touring_exhibition")
def test_a_touring_exhibition_uses_a_neighbours_masterpiece_and_scores_four() -> None:
    board = play(aa().era(2, 2).works(1, "quartet_in_gold"), "touring_exhibition")
    first_answers(board)
    assert (board.score(0), stocked(board)) == (4 + 4, 1)


@rule("tapestry.cards.building_contest")
def test_a_building_contest_is_won_alone_or_scores_districts() -> None:
    board = play(aa().era(2, 2), "building_contest")
    assert (board.asked(), board.score(0)) == ("0 taketurn", 4), "tied with nothing"
    board = (
        aa().era(2, 2).plot(0, "farm", "5.4", "5.5", "6.5").do(0, [{"build": ["house"]}]).act("plot 6.6", "take coin")
    )
    assert play(board, "building_contest").asked() == "0 choosebuilding"


@rule("tapestry.cards.wandering_muses", "tapestry.tapestry_cards.permanent")
def test_wandering_muses_pay_for_arts_in_every_later_era() -> None:
    board = play(aa().era(2, 2), "wandering_muses")
    step(board, benefit=False, bonus="none")
    assert board.score(0) == 2
    step(board.era(4, 2), benefit=False, bonus="none")
    assert board.score(0) == 4


@rule("tapestry.tapestry_cards.permanent")
def test_a_permanent_card_that_is_covered_stops() -> None:
    board = play(aa().era(2, 2), "wandering_muses")
    play(board, "capitalism")
    step(board, benefit=False, bonus="none")
    assert board.score(0) == 0


@rule("tapestry.tapestry_cards.permanent")
def test_espionage_cannot_copy_a_permanent_card() -> None:
    board = aa().era(2, 2)
    play(board, "wandering_muses", seat=1)
    play(board, "espionage")
    first_answers(board)
    step(board, benefit=False, bonus="none")
    assert board.score(0) == 0


@rule("tapestry.cards.world_heritage")
def test_world_heritage_scores_landmarks_in_the_fifth_income_turn() -> None:
    board = play(aa().era(2, 2), "world_heritage").landmark(0, "barn", "forge", "bakery").era(4, 4).give(1, coin=3)
    first_answers(board.act("income", "decline"))
    assert board.score(0) == 6


@rule("tapestry.cards.new_perspectives")
def test_new_perspectives_inspire_or_create() -> None:
    board = play(aa().era(2, 2), "new_perspectives").act("pick 1", "build farm")
    assert board.score(0) == 3
    assert play(aa().era(2, 2), "new_perspectives").act("pick 2").asked() == "0 createmasterpiece"


@rule("tapestry.cards.royal_censors")
def test_royal_censors_bar_their_own_player_from_arts_and_tax_the_others() -> None:
    board = play(aa().era(2, 2), "royal_censors").give(0, coin=1)
    assert "advance arts" not in board.legal()
    board.do(1, [{"advance": {"tracks": ["arts"], "benefit": False, "bonus": "none"}}])
    assert board.score(0) == 3


@rule("tapestry.cards.grand_tour")
def test_a_grand_tour_explores_anywhere() -> None:
    board = play(aa().era(2, 2).tiles(0, "t05"), "grand_tour")
    if board.asked() == "0 exploretile":
        board.act("tile t05")
    assert len({answer.split()[1] for answer in board.legal()}) > 6
    first_answers(board)
    assert len(board.position.supply[0]) == 1


@rule("tapestry.cards.master_builders")
def test_master_builders_create_a_masterpiece_with_each_landmark() -> None:
    board = play(aa().era(2, 2), "master_builders").do(0, [{"landmark": "barn"}])
    first_answers(board)
    assert len(board.works_of(0)) == 1


@rule("tapestry.cards.picture_palaces")
def test_picture_palaces_score_masterpieces_already_on_the_turn_they_are_played() -> None:
    board = aa(("militants", "alchemists")).hand(0, "picture_palaces").works(0, "kaleidoscope", "portrait_of_a_moment")
    board.give(1, coin=2).act("income", "play picture_palaces")
    first_answers_until(board, "1 ")
    assert board.score(0) == 4


@rule("tapestry.cards.iconoclasm")
def test_iconoclasm_sells_up_to_two_masterpieces() -> None:
    board = play(aa().era(2, 2).works(0, "kaleidoscope", "long_colonnade", "quartet_in_gold"), "iconoclasm")
    first_answers(board)
    assert (board.score(0), stocked(board), len(board.works_of(0))) == (4, 4, 1)


@rule("tapestry.cards.street_art")
def test_street_art_pays_four_points_for_a_bonus_taken() -> None:
    board = play(aa().era(2, 2), "street_art").give(0, coin=3).token(0, technology=1)
    first_answers_until(board.act("advance technology"), "0 buy")
    board.act("pay coin")
    assert board.score(0) == 4


@rule("tapestry.cards.sister_cities")
def test_sister_cities_serve_an_opponent_and_oneself() -> None:
    board = (
        aa().era(2, 2).plot(0, "farm", "5.4", "5.5", "6.5").do(0, [{"build": ["house"]}]).act("plot 6.6", "take coin")
    )
    first_answers(play(board, "sister_cities"))
    assert (sum(board.stock(1).values()), sum(board.position.built[:4]), board.score(0)) == (1, 5, 1)


@rule("tapestry.cards.avant_garde")
def test_the_avant_garde_steps_on_arts_with_benefit_and_bonus() -> None:
    board = play(aa().era(2, 2).token(0, arts=1).give(0, coin=1), "avant_garde")
    assert (board.where(0, "arts"), board.score(0), board.legal()) == ((2,), 5, ["pay coin", "decline"])


@rule("tapestry.cards.national_parks")
def test_in_national_parks_the_die_is_named_before_it_is_rolled() -> None:
    board = play(aa().era(2, 2).script(red=[3], black=[0]), "national_parks")
    board.do(0, [{"conquer": {"where": "adjacent", "dice": "one"}}]).act("conquer 1.-2")
    assert board.asked().startswith("0 ")
    assert board.legal() == ["die red", "die black"]
    assert list(board.position.dice[:2]) == [-1, -1], "nothing is rolled yet"
    assert board.act("die red").score(0) == 7


@rule("tapestry.cards.national_parks")
def test_in_national_parks_effects_that_give_both_dice_give_the_named_one() -> None:
    board = play(aa().era(2, 2).script(red=[3], black=[0]), "national_parks").outpost(1, "1.-2")
    board.do(0, [{"conquer": {"where": "adjacent", "dice": "both_if_held"}}]).act("conquer 1.-2", "die black")
    assert (board.asked(), board.score(0), board.stock(0)) == ("0 taketurn", 0, {"coin": 1})


@rule("tapestry.cards.national_parks")
def test_in_national_parks_exploring_rolls_a_named_die_and_its_tile_pays_again() -> None:
    board = play(aa().era(2, 2).tiles(0, "t05").script(black=[4]), "national_parks")
    board.do(0, [{"explore": {"where": "adjacent"}}]).act("lay 0.-1 0")
    points = board.score(0)
    board.act("die black")
    assert (board.stock(0), board.score(0)) == ({"food": 2}, points)


@rule("tapestry.cards.shopping_mall", "tapestry.capital.on_cards")
def test_each_plot_of_the_shopping_mall_gives_another_building_which_may_go_there_too() -> None:
    board = play(aa().era(2, 2), "shopping_mall").do(0, [{"build": ["armory"]}])
    for plot in ("1.1", "1.2", "1.3"):
        board.act("card 1 2")
        if board.asked() == "0 placeoncard":
            board.act(f"plot {plot}")
    assert board.position.built[:4] == [1, 1, 1, 1], "an armory, then what each plot gives"
    assert "card 1 2" not in board.legal(), "the card is full"
    board.act(board.legal()[0]).do(0, [{"points_per": {"of": "income_building"}}])
    assert board.score(0) == 4, "buildings on a card count"


@rule("tapestry.cards.shopping_mall", "tapestry.capital.on_cards")
def test_a_landmark_over_two_plots_of_the_shopping_mall_gives_two_buildings() -> None:
    board = play(aa().era(2, 2), "shopping_mall").do(0, [{"landmark": "arts_ii"}]).act("card 1 2", "site 0.2 0")
    first_answers(board)
    assert board.position.built[:4] == [0, 1, 1, 0], "the house and the farm"


@rule("tapestry.cards.shopping_mall")
def test_a_shopping_mall_that_is_covered_takes_no_more_buildings() -> None:
    board = play(play(aa().era(2, 2), "shopping_mall"), "capitalism").do(0, [{"build": ["armory"]}])
    assert "card 1 2" not in board.legal()


@rule("tapestry.cards.shopping_mall")
def test_espionage_does_not_copy_the_plots_of_a_card() -> None:
    board = aa().era(2, 2)
    play(board, "shopping_mall", seat=1)
    first_answers(play(board, "espionage"))
    board.do(0, [{"build": ["armory"]}])
    assert not any(answer.startswith("card ") for answer in board.legal())


@rule("tapestry.cards.cathedral_yard", "tapestry.capital.on_cards")
def test_a_landmark_of_six_plots_fills_the_cathedral_yard() -> None:
    board = play(aa().era(2, 2), "cathedral_yard").do(0, [{"landmark": "arts_iv"}]).act("card 1 2", "site 1.1 0")
    assert board.asked() == "0 takeresource"
    board.act("take coin")
    assert (board.score(0), board.position.landmarks_of(0)) == (12, 1)


@rule("tapestry.cards.cathedral_yard", "tapestry.tapestry_cards.permanent")
def test_the_cathedral_yard_takes_buildings_in_later_eras_and_pays_when_it_is_full() -> None:
    board = play(aa().era(2, 2), "cathedral_yard").era(4, 2)
    for number, kind in enumerate(("farm", "farm", "house", "market", "armory", "house")):
        assert board.score(0) == 0, number
        board.do(0, [{"build": [kind]}]).act("card 1 2")
        if board.asked() == "0 placeoncard":
            board.act(board.legal()[0])
    board.act("take food")
    assert (board.score(0), board.stock(0)) == (12, {"food": 1})
