"""Arts & Architecture read a second time: masterpieces."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import begun
from tests.tapestry.cities import fill
from tests.tapestry.reading_aa import (
    ARTS_LANDMARKS,
    BOTH,
    ROW_5,
    TRACKS,
    aa,
    city,
    end_of_arts,
    first_answers,
    first_answers_until,
    onto,
    stocked,
)


@rule("tapestry.masterpieces.row")
def test_three_of_twenty_masterpieces_lie_face_up() -> None:
    position = aa().position
    assert (len(position.masterpiece_row), len(position.masterpiece_deck)) == (3, 17)


@rule("tapestry.masterpieces.gain", "tapestry.tracks.arts_3")
def test_arts_3_is_one_of_the_face_up_masterpieces_or_the_top_of_the_deck() -> None:
    board = onto(3, aa().row("kaleidoscope", "quartet_in_gold", "long_colonnade"))
    assert board.legal() == [
        "masterpiece kaleidoscope", "masterpiece quartet_in_gold", "masterpiece long_colonnade", "masterpiece deck",
    ]  # fmt: skip
    board.act("masterpiece quartet_in_gold")
    assert (board.works_of(0), len(board.position.masterpiece_row)) == (["quartet_in_gold"], 3)
    assert (board.score(0), stocked(board)) == (0, 0), "it pays nothing when it is gained"


@rule("tapestry.masterpieces.gain")
def test_the_top_of_the_masterpiece_deck_leaves_the_row_as_it_is() -> None:
    board = aa().row("kaleidoscope", "quartet_in_gold", "long_colonnade")
    row = list(board.position.masterpiece_row)
    onto(3, board).act("masterpiece deck")
    assert (board.position.masterpiece_row, len(board.works_of(0))) == (row, 1)


@rule("tapestry.tracks.arts_5")
def test_arts_5_lays_a_tile_and_sells_a_masterpiece_for_a_resource() -> None:
    board = onto(5, aa().give(0, food=1)).act("build farm")
    assert board.legal() == ["pay food", "decline"]
    board.act("pay food")
    assert board.asked() == "0 createmasterpiece"


@rule("tapestry.tracks.arts_6", "tapestry.masterpieces.broadcast")
def test_arts_6_broadcasts_a_masterpiece_or_gains_a_building() -> None:
    board = onto(6, aa().works(0, "symphony_of_engines").token(0, technology=5))
    assert board.asked() == "0 pickbranch"
    board.act("pick 1")
    assert (board.score(0), board.asked()) == (5, "0 taketurn")
    board = onto(6, aa().works(0, "symphony_of_engines").token(0, technology=5)).act("pick 2")
    assert (board.asked(), board.score(0)) == ("0 choosebuilding", 0)


@rule("tapestry.tracks.arts_7", "tapestry.masterpieces.refresh")
def test_arts_7_may_put_away_the_three_face_up_masterpieces_before_one_is_gained() -> None:
    board = aa().row("kaleidoscope", "quartet_in_gold", "long_colonnade")
    onto(7, board).act("accept")
    assert not {"kaleidoscope", "quartet_in_gold", "long_colonnade"} & {
        answer.removeprefix("masterpiece ") for answer in board.legal()
    }
    board.act(board.legal()[0])
    assert (len(board.works_of(0)), len(board.position.masterpiece_row)) == (1, 3)


@rule("tapestry.tracks.arts_8")
def test_arts_8_lays_a_tile_and_sells_any_building_for_a_resource() -> None:
    board = onto(8, aa().give(0, food=1)).act("build house", "pay food")
    assert board.legal() == ["build market", "build house", "build farm", "build armory"]


@rule("tapestry.tracks.arts_11")
def test_arts_11_sells_a_masterpiece_after_its_advance() -> None:
    board = onto(11, aa().give(0, food=1)).act("track exploration")
    assert board.legal() == ["pay food", "decline"]
    assert board.act("pay food").asked() == "0 createmasterpiece"


@rule("tapestry.tracks.arts_12", "tapestry.masterpieces.share")
def test_arts_12_uses_up_to_three_different_masterpieces_of_oneself_and_neighbours() -> None:
    board = aa(("leaders", "alchemists", "traders", "merrymakers"), 4, ("mountain", "wetland", "tropical", "desert"))
    board.works(0, "symphony_of_engines").works(1, "panorama_of_the_siege", "cathedral_of_light")
    board.works(2, "jubilee_of_the_stars").works(3, "galley_captains_sketchbook")
    board.token(0, technology=1, military=2, science=3, exploration=4).token(1, military=9)
    end_of_arts(board).points(0, 0)
    offered = set()
    for _ in range(3):
        if board.asked() == "0 taketurn":
            break
        offered |= {answer.split()[-1] for answer in board.legal()}
        board.act(next(answer for answer in board.legal() if answer != "decline"))
    assert board.score(0) == 1 + 2 + 4, "own positions count, and the player across the table is no neighbour"
    assert "cathedral_of_light" not in offered, "others never use a card of single use"
    assert "jubilee_of_the_stars" not in offered


@rule("tapestry.tracks.arts_12")
def test_a_masterpiece_is_used_once_by_arts_12_and_one_may_stop_early() -> None:
    board = end_of_arts(aa().works(0, "symphony_of_engines", "quartet_in_gold").token(0, technology=3)).points(0, 0)
    assert "decline" in board.legal()
    board.act(next(answer for answer in board.legal() if answer.endswith("symphony_of_engines")))
    assert not any(answer.endswith("symphony_of_engines") for answer in board.legal())


@rule("tapestry.masterpieces.income")
def test_masterpieces_come_before_civilizations() -> None:
    board = aa(("merrymakers", "alchemists")).hand(0, "trap").works(0, "quartet_in_gold", "symphony_of_engines")
    board.token(0, technology=2).act("income")
    first_answers_until(board, "0 merrymakerscolumn")
    assert (board.score(0), stocked(board)) == (4 + 2, 1)


@rule("tapestry.masterpieces.income")
def test_masterpieces_are_used_in_the_order_of_choice() -> None:
    for first, points in (("kaleidoscope", 3), ("self_portrait_with_masks", 2)):
        board = aa(("merrymakers", "alchemists")).hand(0, "trap").give(0, coin=1)
        board.works(0, "kaleidoscope", "self_portrait_with_masks").token(0, arts=2)
        board.row("jubilee_of_the_stars", "galley_captains_sketchbook", "panorama_of_the_siege").act("income")
        board.act(f"masterpiece {first}", "pay coin", "masterpiece jubilee_of_the_stars")
        assert (board.asked(), board.score(0)) == ("0 merrymakerscolumn", points)


@rule("tapestry.masterpieces.income")
def test_an_order_that_matters_through_another_track_is_asked_too() -> None:
    board = aa(("merrymakers", "alchemists")).hand(0, "trap").give(0, coin=1)
    board.works(0, "kaleidoscope", "symphony_of_engines").token(0, arts=8, technology=3)
    board.landmark(1, "forge", *ARTS_LANDMARKS).display("barn", "calendar", "clocks").act("income")
    board.act("masterpiece kaleidoscope", "pay coin", "track technology")
    first_answers_until(board, "0 merrymakerscolumn")
    assert (board.where(0, "technology"), board.score(0)) == ((4,), 4)


@rule("tapestry.masterpieces.income", "tapestry.faq.turn_5_resources")
def test_masterpieces_pay_in_the_fifth_income_turn_too() -> None:
    board = aa(("leaders", "alchemists")).era(4, 4).works(0, "quartet_in_gold").act("income", "take food")
    assert (board.score(0), board.stock(0)) == (4, {"food": 1})


@rule("tapestry.masterpieces.gained_in_step_1")
def test_a_masterpiece_gained_before_civilizations_still_pays() -> None:
    board = aa().hand(0, "trap").give(0, coin=1).works(0, "kaleidoscope").token(0, arts=2, technology=3)
    board.row("symphony_of_engines", "long_colonnade", "quartet_in_gold").act("income")
    board.act("pay coin" if "pay coin" in board.legal() else board.legal()[0])
    assert board.asked() == "0 createmasterpiece"
    board.act("masterpiece symphony_of_engines")
    assert (board.asked(), board.score(0)) == ("0 leaderssquare", 3)


@rule("tapestry.masterpieces.gained_in_step_1")
def test_a_masterpiece_gained_while_civilizations_are_used_is_too_late() -> None:
    board = (
        aa(("merrymakers", "alchemists")).hand(0, "trap").row("symphony_of_engines", "kaleidoscope", "long_colonnade")
    )
    board.token(0, technology=3).act("income")
    board.do(0, [{"gain": {"masterpiece": 1}}]).act("masterpiece symphony_of_engines")
    board.act("pick 1")
    assert (board.asked(), board.score(0)) == ("0 playcard", 0)


@rule("tapestry.masterpieces.single_use", "tapestry.masterpieces.cathedral_of_light")
def test_the_cathedral_is_turned_over_and_never_pays_again() -> None:
    board = aa().use(0, "cathedral_of_light")
    first_answers(board)
    assert (sum(board.position.built[:4]), stocked(board), board.spent("cathedral_of_light")) == (1, 1, True)
    board.do(0, [{"broadcast": "own"}], "card.guilds")
    assert (board.asked(), stocked(board)) == ("0 taketurn", 1)
    board.hand(0, "trap").act("income")
    assert board.asked() == "0 leaderssquare"


@rule("tapestry.masterpieces.single_use", "tapestry.masterpieces.portrait_of_a_moment")
def test_the_portrait_is_turned_over_only_if_its_price_is_paid() -> None:
    board = aa().give(0, coin=1).token(0, exploration=1).use(0, "portrait_of_a_moment")
    assert board.legal() == ["pay coin", "decline"]
    board.act("decline")
    assert (board.spent("portrait_of_a_moment"), board.stock(0)) == (False, {"coin": 1})
    board = aa().give(0, coin=1).token(0, exploration=1).use(0, "portrait_of_a_moment").act("pay coin")
    first_answers(board)
    assert (board.spent("portrait_of_a_moment"), len(board.position.supply[0])) == (True, 2)


@rule("tapestry.masterpieces.only_then")
def test_a_masterpiece_cannot_be_used_on_an_advance_turn() -> None:
    board = aa().works(0, "portrait_of_a_moment").give(0, coin=3)
    assert set(board.legal()) == {"income", *(f"advance {track}" for track in TRACKS)}


@rule("tapestry.masterpieces.automaton_playing_chess")
@pytest.mark.parametrize(
    ("work", "points", "resources"),
    [
        ("automaton_playing_chess", 2, 1),
        ("choir_of_a_hundred_streets", 1, 1),
        ("epic_of_the_two_brothers", 3 + 1, 1),
        ("fresco_of_the_far_shore", 0, 1),
        ("galley_captains_sketchbook", 5, 0),
        ("jubilee_of_the_stars", 2, 0),
        ("long_colonnade", 2, 1),
        ("march_of_the_provinces", 2, 1),
        ("mosaic_of_the_merchants", 2 + 0, 1),
        ("needlework_of_the_ages", 3, 1),
        ("panorama_of_the_siege", 3, 0),
        ("quartet_in_gold", 4, 1),
        ("romance_of_the_loom", 0, 1),
        ("self_portrait_with_masks", 6, 0),
        ("symphony_of_engines", 7, 0),
    ],
)
def test_each_masterpiece_scores_what_the_guide_says(work: str, points: int, resources: int) -> None:
    board = (
        aa().token(0, exploration=5, science=2, military=3, technology=7, arts=6).built(0, armory=3, farm=1, market=2)
    )
    board.tech(0, 0, "calendar").tech(0, 2, "barn").outpost(0, "1.-2").hand(0, "trap", "guilds").mat(0, 1, "democracy")
    fill(board, "4.1", "4.2", "4.3", "4.9")  # one row
    fill(board, "1.5", "2.5", "5.5", "6.5", "7.5", "8.5", "9.5")  # and the fifth column
    fill(board, "1.6", "6.6", "7.6", "8.6", "9.6")  # and the sixth
    board.use(0, work)
    first_answers(board)
    assert (board.score(0), stocked(board)) == (points, resources)


@rule("tapestry.masterpieces.epic_of_the_two_brothers", "tapestry.masterpieces.mosaic_of_the_merchants")
def test_two_masterpieces_offer_two_resources_only() -> None:
    assert len(aa().use(0, "epic_of_the_two_brothers").legal()) == 2
    board = aa().use(0, "epic_of_the_two_brothers").act("pick 1")
    assert board.stock(0) == {"food": 1}
    assert aa().use(0, "mosaic_of_the_merchants").act("pick 1").stock(0) == {"worker": 1}
    assert aa().use(0, "march_of_the_provinces").stock(0) == {"culture": 1}


@rule("tapestry.masterpieces.fresco_of_the_far_shore", "tapestry.masterpieces.romance_of_the_loom")
def test_a_fresco_brings_a_tile_and_a_romance_a_card() -> None:
    assert len(first_answers(aa().use(0, "fresco_of_the_far_shore")).position.supply[0]) == 1
    assert len(first_answers(aa().use(0, "romance_of_the_loom")).hand_of(0)) == 1


@rule("tapestry.masterpieces.kaleidoscope")
def test_the_kaleidoscope_buys_a_step_on_arts_with_its_benefit() -> None:
    board = aa().give(0, coin=1).use(0, "kaleidoscope")
    assert board.legal() == ["pay coin", "decline"]
    board.act("pay coin")
    assert (board.where(0, "arts"), len(board.hand_of(0)), board.spent("kaleidoscope")) == ((1,), 1, False)
    assert aa().use(0, "kaleidoscope").asked() == "0 taketurn", "without a resource nothing can be bought"


@rule("tapestry.masterpieces.statue_of_the_pathfinder")
def test_the_statue_conquers_an_empty_territory_only() -> None:
    board = aa().outpost(1, "1.-2").script(red=[0], black=[0]).use(0, "statue_of_the_pathfinder")
    assert board.legal() == ["conquer -1.-1", "conquer 0.-3"]
    board.act("conquer 0.-3", "die red")
    assert (board.score(0), board.controller("0.-3")) == (4, 0)


@rule("tapestry.masterpieces.hymn_to_the_clockmakers")
def test_a_card_raised_by_the_hymn_rests_for_the_turn() -> None:
    board = aa(("merrymakers", "alchemists")).hand(0, "trap").works(0, "hymn_to_the_clockmakers")
    board.tech(0, 0, "calendar").token(0, exploration=4).act("income")
    assert board.techs(0) == {"calendar": 1}
    board.act("pick 1", "play trap")
    while board.asked() == "0 takeresource":
        board.act("take coin")
    assert board.asked().startswith("1 "), "no upgrade of that card is offered in step 3"
    assert board.techs(0) == {"calendar": 1}


@rule("tapestry.masterpieces.hymn_to_the_clockmakers")
def test_another_card_may_still_be_raised_after_the_hymn() -> None:
    board = aa(("merrymakers", "alchemists")).hand(0, "trap").works(0, "hymn_to_the_clockmakers")
    board.tech(0, 0, "calendar", "canned_food").token(0, exploration=4).act("income", "upgrade calendar")
    board.act("pick 1", "play trap")
    while board.asked() == "0 takeresource":
        board.act("take coin")
    assert board.legal() == ["upgrade canned_food", "decline"]


@rule("tapestry.masterpieces.hymn_to_the_clockmakers")
def test_a_card_played_in_the_first_step_lies_on_the_space_of_the_new_era() -> None:
    board = aa(("merrymakers", "alchemists")).hand(0, "trap", "capitalism").works(0, "hymn_to_the_clockmakers")
    board.tech(0, 1, "printing_press").token(0, **dict.fromkeys(TRACKS, 9)).built(0, house=5, market=5).act("income")
    assert board.asked() == "0 playcard"
    board.act("play capitalism")
    assert board.position.mat(0, 2) == (board.position.box.card_no["capitalism"],)


@rule("tapestry.masterpieces.lines")
def test_rows_of_a_masterpiece_are_no_scoring_of_the_capital() -> None:
    board = fill(city("swamp"), *ROW_5, "4.2", "4.3", "4.5", "4.6", "4.7", "4.8", "4.4")
    board.use(0, "choir_of_a_hundred_streets").act("take coin")
    assert board.score(0) == 2, "two rows without a pad, and no point more"


@rule("tapestry.masterpieces.lines")
def test_architects_gain_nothing_more_from_a_masterpiece() -> None:
    board = aa(("architects", "alchemists"))
    board.plot(0, "farm", "4.1", "4.2", "4.3", "4.9").use(0, "choir_of_a_hundred_streets").act("take coin")
    assert board.score(0) == 1


@rule("tapestry.landmarks.sculpture_garden")
def test_two_masterpieces_even_turned_over_give_the_sculpture_garden() -> None:
    for works, gained in ((("kaleidoscope",), 0), (("kaleidoscope", "cathedral_of_light"), 1)):
        board = aa().landmark_card(0, "sculpture_garden").works(0, *works).give(0, coin=1).give(1, coin=2)
        number = board.position.box.masterpiece_no["cathedral_of_light"]
        board.position.masterpiece_spent[number] = 1
        assert first_answers(board.act("advance exploration")).position.landmarks_of(0) == gained


@rule("tapestry.landmarks.amphitheater")
def test_one_inspiration_tile_gives_the_amphitheater() -> None:
    for rows, gained in (((), 0), (("farm",), 1)):
        board = aa().landmark_card(0, "amphitheater").inspire(0, *rows).give(0, coin=1).give(1, coin=2)
        assert first_answers(board.act("advance exploration")).position.landmarks_of(0) == gained


@rule("tapestry.boxes.utilitarians_arts")
def test_the_line_of_the_second_tier_of_arts_pays_three_points_per_masterpiece() -> None:
    board = begun(2, ("utilitarians", "leaders"), options=BOTH).act("landmark arts_ii")
    first_answers_until(board, "0 taketurn")
    board.points(0, 0).do(0, [{"gain": {"masterpiece": 1}}]).act("masterpiece deck")
    assert board.score(0) == 3
