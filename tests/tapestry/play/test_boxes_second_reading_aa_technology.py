"""Arts & Architecture read a second time: technologies, and where pieces of the boxes meet."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.cities import fill
from tests.tapestry.laying import play
from tests.tapestry.reading_aa import (
    BOTH,
    TRACKS,
    aa,
    end_of_arts,
    first_answers,
    first_answers_until,
    house,
    landmark_for,
    step,
    stocked,
)

# ---- technologies that carry a landmark, and others of the box


@rule("tapestry.technology.landmark")
def test_a_landmark_may_go_onto_a_tech_card_that_rises_at_once() -> None:
    board = landmark_for(aa().tech(0, 0, "automata"))
    onto_card = [answer for answer in board.legal() if "automata" in answer]
    assert len(onto_card) == 1
    board.act(onto_card[0], "upgrade automata")
    assert (board.techs(0)["automata"], board.stock(0), board.position.landmarks_of(0)) == (1, {"coin": 1}, 1)


@rule("tapestry.technology.landmark")
def test_a_landmark_on_a_card_in_the_middle_row_gives_the_square() -> None:
    board = landmark_for(aa().tech(0, 1, "astrolabe"))
    board.act("use astrolabe", "upgrade astrolabe")
    assert (board.techs(0)["astrolabe"], board.where(0, "exploration")) == (2, (1,))
    assert len(board.position.supply[0]) == 2, "with the benefit of the space"


@rule("tapestry.technology.landmark")
def test_without_a_landmark_such_a_card_stays_in_the_middle_row() -> None:
    board = aa().tech(0, 1, "astrolabe", "automata").landmark(0, "barn").do(0, [{"upgrade": True}])
    assert (board.asked(), board.techs(0)) == ("0 taketurn", {"astrolabe": 1, "automata": 1})


@rule("tapestry.technology.landmark")
def test_a_landmark_serves_the_card_it_lies_on_only_and_a_card_takes_one() -> None:
    board = landmark_for(aa().tech(0, 0, "automata").tech(0, 1, "astrolabe")).act("use automata", "upgrade automata")
    board.do(0, [{"upgrade": True}])  # the only one that can rise: its landmark lies there for the later step
    first_answers(board)
    assert (board.techs(0)["automata"], board.techs(0)["astrolabe"]) == (2, 1)
    landmark_for(board, "bakery")
    assert "use automata" not in board.legal(), "there is one already"
    assert "use astrolabe" in board.legal()


@rule("tapestry.technology.landmark")
def test_a_landmark_on_a_card_counts_and_is_discarded_with_it() -> None:
    board = landmark_for(aa().tech(0, 0, "chess")).act("use chess", "decline")
    assert (board.techs(0), board.position.landmarks_of(0)) == ({"chess": 0}, 1)
    board.tech(0, 0, "calendar", "clocks").landmark(1, "tech_hub").token(0, technology=10)
    step(board, "technology")
    for _ in range(20):
        if board.asked() == "0 buy":
            break
        board.act(board.legal()[0])
    board.act(next(answer for answer in board.legal() if answer != "decline"))
    first_answers(board)
    assert "chess" not in board.techs(0)
    assert board.position.landmarks_of(0) == 0


@rule("tapestry.tech.reverse_engineering", "tapestry.technology.freely")
def test_reverse_engineering_needs_no_landmark_on_a_card() -> None:
    board = aa().tech(0, 1, "reverse_engineering", "automata").token(0, technology=7)
    board.do(0, [{"upgrade": True}])
    first_answers(board)
    assert (board.techs(0)["automata"], board.where(0, "technology")) == (2, (8,))


@rule("tapestry.tech.prefabrication")
@pytest.mark.parametrize(
    ("card", "row", "points", "stock", "cards"),
    [
        ("camera", 0, 0, {}, 1),
        ("astrolabe", 0, 0, {"food": 1}, 0),
        ("sundial", 0, 0, {"worker": 1}, 0),
        ("chess", 0, 0, {"culture": 1}, 0),
        ("loom", 0, 0, {"coin": 1}, 0),
        ("oil_paint", 0, 0, {"coin": 1}, 0),
        ("prefabrication", 0, 4, {}, 0),
        ("reverse_engineering", 0, 0, {"culture": 1}, 0),
        ("musical_notation", 1, 5, {}, 0),
    ],
)
def test_tech_cards_of_the_box_give_their_circle_or_square(
    card: str, row: int, points: int, stock: dict[str, int], cards: int
) -> None:
    board = aa().tech(0, row, card).token(0, arts=5).do(0, [{"upgrade": True}])
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert (board.score(0), board.stock(0), len(board.hand_of(0))) == (points, stock, cards)
    assert board.techs(0)[card] == row + 1


@rule("tapestry.tech.drawbridge")
def test_the_drawbridge_scores_territories_and_armories() -> None:
    board = aa().tech(0, 1, "drawbridge").token(1, military=4).built(0, armory=2).outpost(0, "1.-2")
    assert board.do(0, [{"upgrade": True}]).score(0) == 2 + 2


@rule("tapestry.tech.oil_paint", "tapestry.tech.camera")
def test_squares_that_need_the_second_tier_of_arts_may_use_a_neighbours_position() -> None:
    board = aa().tech(0, 1, "oil_paint").do(0, [{"upgrade": True}])
    assert (board.asked(), board.techs(0)) == ("0 taketurn", {"oil_paint": 1})
    board.token(1, arts=4).do(0, [{"upgrade": True}])
    assert board.asked() == "0 createmasterpiece"
    board = aa().tech(0, 1, "camera").token(1, arts=4).do(0, [{"upgrade": True}])
    assert board.asked() == "0 inspirerow"


@rule("tapestry.tech.reverse_engineering")
def test_reverse_engineering_raises_twice_without_conditions() -> None:
    board = aa().tech(0, 1, "reverse_engineering").tech(0, 0, "calendar").token(0, technology=7)
    board.do(0, [{"upgrade": True}])
    if board.asked() == "0 upgradecard":
        board.act("upgrade reverse_engineering")
    while board.asked() == "0 upgradecard":
        board.act("upgrade calendar")
    assert (board.techs(0)["calendar"], board.score(0), board.stock(0)) == (2, 7, {"culture": 1})


# ---- where pieces of the boxes meet


def both(civ: str, capital: str) -> Board:
    return first_answers_until(begun(2, (civ, "leaders"), (capital, "wetland"), options=BOTH), "0 taketurn")


@rule("tapestry.civilizations.riverfolk", "tapestry.capitals.archipelago")
@pytest.mark.parametrize(("capital", "points"), [("swamp", 8), ("archipelago", 0), ("terraces", 28)])
def test_riverfolk_look_at_the_districts_of_an_advanced_capital(capital: str, points: int) -> None:
    assert both("riverfolk", capital).score(0) == points


@rule("tapestry.civilizations.riverfolk", "tapestry.capitals.swamp")
def test_water_of_the_swamp_is_impassable_and_pads_are_not() -> None:
    board = table(2, ("riverfolk", "leaders"), ("swamp", "wetland"), options=BOTH)
    house(board, "4.1")  # the only water of its district
    assert board.asked() == "0 takeresource", "the pads there do not count"


@rule("tapestry.capitals.swamp_penalty", "tapestry.civilizations.riverfolk")
def test_riverfolk_in_the_swamp_lose_for_water_and_for_pads() -> None:
    board = table(2, ("riverfolk", "leaders"), ("swamp", "wetland"), options=BOTH).era(4, 4).points(0, 60)
    first_answers(board.give(1, coin=4).act("income"))
    assert board.score(0) == 60 - 10 - 18


@rule("tapestry.capitals.terraces", "tapestry.landmarks.town_hall")
def test_two_rows_of_the_terraces_are_two_districts_for_the_town_hall() -> None:
    board = table(2, ("leaders", "chosen"), ("terraces", "wetland"), options=BOTH).landmark_card(0, "town_hall")
    fill(board, "1.1", "1.2", "1.4", "1.5", "1.6", "1.7", "2.1", "2.2", "2.3", "2.4", "2.5", "2.7", "2.8")
    house(board, "1.9", "take coin")
    house(board, "2.9", "take coin")
    board.give(1, coin=3).act("advance exploration")
    assert first_answers(board).position.landmarks_of(0) == 1


@rule("tapestry.masterpieces.share")
def test_a_masterpiece_of_a_neighbour_is_not_turned_over_and_stays_theirs() -> None:
    board = end_of_arts(aa().works(1, "quartet_in_gold")).points(0, 0)
    first_answers(board)
    assert (board.score(0), stocked(board), board.works_of(1), board.stock(1)) == (4, 1, ["quartet_in_gold"], {})


@rule("tapestry.tracks.arts_12")
def test_arts_12_may_use_an_own_masterpiece_of_single_use() -> None:
    board = end_of_arts(aa().works(0, "cathedral_of_light")).points(0, 0)
    board.act(next(answer for answer in board.legal() if answer != "decline"))
    first_answers(board)
    assert (board.spent("cathedral_of_light"), stocked(board)) == (True, 1)


@rule("tapestry.masterpieces.broadcast")
def test_a_masterpiece_used_in_step_1_may_be_broadcast_in_the_same_turn() -> None:
    board = aa(("merrymakers", "alchemists")).hand(0, "trap").works(0, "symphony_of_engines").token(0, technology=3)
    board.act("income")
    assert board.score(0) == 3
    assert board.do(0, [{"broadcast": "own"}], "space.arts_6").score(0) == 6


@rule("tapestry.masterpieces.portrait_of_a_moment")
def test_the_portrait_offers_the_bonus_of_the_position_and_any_track() -> None:
    board = aa().give(0, coin=2).token(0, technology=2, arts=2).use(0, "portrait_of_a_moment").act("pay coin")
    assert board.legal() == ["track technology", "track arts"]
    board.act("track arts")
    assert (board.score(0), board.legal()) == (5, ["pay coin", "decline"])


@rule("tapestry.masterpieces.statue_of_the_pathfinder")
def test_the_statue_can_conquer_the_middle_island_for_the_objective() -> None:
    board = aa().lay("0.-1", "t05").outpost(0, "0.-1").script(red=[0], black=[0]).use(0, "statue_of_the_pathfinder")
    board.act("conquer 0.0", "die black")
    assert (board.score(0), board.stock(0)) == (10, {"coin": 1})


@rule("tapestry.masterpieces.statue_of_the_pathfinder")
def test_the_statue_without_an_outpost_does_nothing() -> None:
    board = aa()
    board.position.outposts[0] = 0
    assert board.use(0, "statue_of_the_pathfinder").asked() == "0 taketurn"


@rule("tapestry.masterpieces.gain")
def test_a_refreshed_row_and_its_discard_are_shuffled_when_the_deck_is_empty() -> None:
    board = aa()
    position = board.position
    position.masterpiece_discard = list(position.masterpiece_deck)
    position.masterpiece_deck = []
    board.do(0, [{"gain": {"masterpiece": 1}}]).act(board.legal()[0])
    assert (len(board.works_of(0)), len(position.masterpiece_row)) == (1, 3)


@rule("tapestry.arts.cost")
def test_the_price_of_two_different_resources_is_a_free_choice() -> None:
    board = aa().token(0, arts=4).give(0, coin=2, worker=1, food=1).act("advance arts")
    assert sorted(board.legal()) == ["pay coin+food", "pay coin+worker", "pay worker+food"]


@rule("tapestry.arts.track")
def test_boasting_counts_the_fifth_track() -> None:
    assert play(aa().era(2, 2), "boast_of_superiority").score(0) == 5 * 4


@rule("tapestry.arts.track")
def test_alchemists_may_move_on_arts_and_five_tracks_may_be_marked() -> None:
    board = aa(("alchemists", "leaders")).script(science=[16, 0, 4, 8, 12]).hand(0, "trap").act("income")
    seen = 0
    while board.asked() != "0 playcard" and seen < 40:
        answers = board.legal()
        board.act("accept" if "accept" in answers else answers[0])
        seen += 1
    assert [board.where(0, track) for track in TRACKS] == [(1,)] * 5
