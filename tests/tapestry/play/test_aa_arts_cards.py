"""The tapestry cards of Arts & Architecture that speak of the arts track, of masterpieces and of inspiration."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.play.masterpieces import UseMasterpieces
from tests.marks import rule
from tests.tapestry.arts import second_era
from tests.tapestry.board import Board, game
from tests.tapestry.laying import decline_all, in_force, play

STEP = [{"advance": {"tracks": ["arts"], "benefit": False, "bonus": "none"}}]


# ---- the track


@rule("tapestry.cards.wandering_muses")
def test_each_step_on_arts_is_worth_two_points_to_the_end_of_the_game() -> None:
    board = second_era().mat(0, 2, "wandering_muses").do(0, STEP)
    assert board.score(0) == 2
    board.era(4, 4).do(0, STEP).do(1, STEP)
    board.do(0, [{"advance": {"tracks": ["science"], "benefit": False, "bonus": "none"}}])
    board.do(0, [{"regress": {"tracks": ["arts"], "benefit": False, "bonus": "none"}}])
    assert (board.score(0), board.score(1)) == (4, 0), "not for others, other tracks or steps back"
    play(board.era(2, 2).hand(0, "guilds"), "guilds")
    assert decline_all(board).do(0, STEP).score(0) == 4, "covered, it has stopped"


@rule("tapestry.cards.royal_censors")
def test_whoever_censors_does_not_advance_on_arts_and_scores_when_others_do() -> None:
    board = in_force(second_era(3), "royal_censors").give(0, coin=4, food=4)
    assert "advance arts" not in board.legal()
    assert board.refused("advance arts") == "rulings.advance_blocked"
    board.do(0, STEP).do(1, STEP).do(2, STEP)
    assert (board.where(0, "arts"), board.where(1, "arts"), board.score(0)) == ((0,), (1,), 6)
    board.do(1, [{"advance": {"tracks": ["science"], "benefit": False, "bonus": "none"}}])
    assert board.score(0) == 6
    board = second_era().give(0, coin=4)
    assert "advance arts" in board.legal(), "without the card"


@rule("tapestry.cards.avant_garde")
def test_avant_garde_steps_on_arts_with_benefit_and_bonus() -> None:
    board = play(second_era().token(0, arts=1).give(0, coin=1), "avant_garde")
    assert (board.where(0, "arts"), board.score(0)) == ((2,), 5)
    assert board.legal() == ["pay coin", "decline"]


@rule("tapestry.boxes.arts_icon")
def test_the_cards_that_speak_of_arts_have_its_icon_and_the_others_none() -> None:
    box = [card for card in game().components.cards if card.box == "arts_and_architecture"]
    assert sum([card.copies for card in box]) == 20
    assert sorted([card.id for card in box if card.arts]) == [
        "avant_garde", "iconoclasm", "master_builders", "new_perspectives", "patronage", "picture_palaces",
        "royal_censors", "salon_season", "touring_exhibition", "wandering_muses",
    ]  # fmt: skip


# ---- masterpieces


@rule("tapestry.cards.patronage")
def test_patronage_brings_a_masterpiece_then_points_for_all_of_them() -> None:
    board = second_era().works(0, "cathedral_of_light").works(1, "kaleidoscope").row("quartet_in_gold")
    board.position.masterpiece_spent[board.position.box.masterpiece_no["cathedral_of_light"]] = 1
    play(board, "patronage").act("masterpiece quartet_in_gold")
    assert board.score(0) == 4, "the new one counts, and one that is turned over"
    assert board.works_of(0) == ["cathedral_of_light", "quartet_in_gold"]


@rule("tapestry.cards.salon_season")
def test_the_salon_pays_for_masterpieces_gained_and_broadcast() -> None:
    board = second_era().works(0, "galley_captains_sketchbook").token(0, exploration=3)
    in_force(board, "salon_season").do(0, [{"broadcast": "own"}])
    assert board.score(0) == 3 + 2
    board.do(0, [{"gain": {"masterpiece": 1}}]).act("masterpiece deck")
    assert board.score(0) == 3 + 2 + 4
    board.do(1, [{"gain": {"masterpiece": 1}}]).act("masterpiece deck")
    assert (board.score(0), board.score(1)) == (9, 0), "one's own alone"


@rule("tapestry.cards.salon_season")
def test_the_salon_pays_for_every_masterpiece_of_a_large_broadcast_but_not_for_an_income_turn() -> None:
    board = second_era().works(0, "galley_captains_sketchbook").works(1, "jubilee_of_the_stars")
    board.token(0, exploration=3, science=2)
    in_force(board, "salon_season").do(0, [{"broadcast": {"most": 3}}])
    board.act("masterpiece jubilee_of_the_stars", "masterpiece galley_captains_sketchbook")
    assert board.score(0) == 2 + 2 + 3 + 2
    board = second_era().works(0, "galley_captains_sketchbook")
    in_force(board.token(0, exploration=3), "salon_season")
    board.position.agenda.append(UseMasterpieces(0, ()))
    assert board.settle().score(0) == 3, "the first step of an income turn is no broadcast"


@rule("tapestry.cards.touring_exhibition")
def test_the_exhibition_uses_a_masterpiece_of_oneself_or_a_neighbour_and_scores() -> None:
    board = second_era(4).works(0, "galley_captains_sketchbook").works(1, "jubilee_of_the_stars")
    board.works(2, "panorama_of_the_siege").token(0, exploration=3, science=2)
    play(board, "touring_exhibition")
    assert board.legal() == ["masterpiece galley_captains_sketchbook", "masterpiece jubilee_of_the_stars"]
    assert board.refused("decline") == "core.choice", "it must be one of them"
    board.act("masterpiece jubilee_of_the_stars")
    assert (board.score(0), board.score(1), board.asked()) == (2 + 4, 0, "0 taketurn")


@rule("tapestry.cards.touring_exhibition")
def test_without_a_masterpiece_the_exhibition_only_scores() -> None:
    assert play(second_era(), "touring_exhibition").score(0) == 4
    board = second_era().works(1, "cathedral_of_light")
    assert play(board, "touring_exhibition").score(0) == 4, "nobody uses up what belongs to another"
    board = second_era().works(1, "quartet_in_gold")
    play(board, "touring_exhibition").act("take coin")
    assert (board.score(0), board.stock(0)) == (4 + 4, {"coin": 1}), "the only one is not asked for"


@rule("tapestry.cards.new_perspectives")
def test_new_perspectives_are_a_tile_and_points_or_a_masterpiece() -> None:
    board = play(second_era(), "new_perspectives")
    assert board.legal() == ["pick 1", "pick 2"]
    board.act("pick 1", "build farm")
    assert (board.score(0), board.position.inspired[:4]) == (3, [0, 0, 1, 0])
    board = play(second_era(), "new_perspectives").act("pick 2", "masterpiece deck")
    assert (board.score(0), board.position.masterpiece_owner.count(0)) == (0, 1)
    board = second_era().inspire(0, "market", "house", "farm", "armory")
    assert play(board, "new_perspectives").act("pick 1").score(0) == 3, "with every tile laid there are the points"


@rule("tapestry.cards.master_builders")
def test_each_landmark_also_brings_a_masterpiece_once_it_is_placed() -> None:
    board = in_force(second_era(), "master_builders").do(0, [{"landmark": "barn"}])
    assert board.asked() == "0 placelandmark"
    board.act(board.legal()[0])
    assert board.asked() == "0 createmasterpiece"
    board.act("masterpiece deck")
    assert board.position.masterpiece_owner.count(0) == 1
    board.token(0, arts=3).do(0, STEP)
    board.act(board.legal()[0], "masterpiece deck")
    assert board.position.masterpiece_owner.count(0) == 2, "landmarks of tracks too"
    board.do(1, [{"landmark": "bakery"}]).act(board.legal()[0])
    assert board.asked() == "0 taketurn", "not those of others"


@rule("tapestry.cards.picture_palaces")
def test_masterpieces_score_on_every_income_turn_from_the_one_in_which_the_card_is_played() -> None:
    board = second_era().works(0, "kaleidoscope", "statue_of_the_pathfinder")
    income(board.era(1, 1).hand(0, "picture_palaces"))
    assert scored(board, "card.picture_palaces") == [4]
    board = second_era().works(0, "kaleidoscope")
    income(board.mat(0, 2, "picture_palaces").hand(0, "guilds"))
    assert scored(board, "card.picture_palaces") == [2]


def income(board: Board) -> None:
    """Seat 0 takes an income turn to its end, leaving what it may."""
    board.act("income")
    for _ in range(40):
        if board.position.turn != 0:
            return
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    raise AssertionError(board.asked())


def scored(board: Board, cause: str) -> list[object]:
    return [event.args["n"] for event in board.told("scores") if event.args["cause"] == cause]


@rule("tapestry.cards.iconoclasm")
def test_up_to_two_masterpieces_are_discarded_for_two_resources_each() -> None:
    board = second_era().works(0, "kaleidoscope", "cathedral_of_light", "quartet_in_gold").works(1, "long_colonnade")
    light = board.position.box.masterpiece_no["cathedral_of_light"]
    board.position.masterpiece_spent[light] = 1
    play(board, "iconoclasm")
    works = ["cathedral_of_light", "kaleidoscope", "quartet_in_gold"]
    assert board.legal() == [*[f"masterpiece {work}" for work in works], "decline"]
    assert board.refused("masterpiece long_colonnade") == "cards.iconoclasm"
    board.act("masterpiece cathedral_of_light", "take coin", "take coin")
    assert (board.spent("cathedral_of_light"), board.audit().asked()) == (False, "0 discardwork")
    assert board.position.masterpiece_discard == [light]
    board.act("masterpiece kaleidoscope", "take food", "take food")
    assert (board.stock(0), board.score(0), board.asked()) == ({"coin": 2, "food": 2}, 4, "0 taketurn")
    assert board.works_of(0) == ["quartet_in_gold"]


@rule("tapestry.cards.iconoclasm")
@pytest.mark.parametrize("works", [(), ("kaleidoscope",)])
def test_nobody_has_to_break_anything(works: tuple[str, ...]) -> None:
    board = play(second_era().works(0, *works), "iconoclasm")
    if works:
        board.act("decline")
    assert (board.score(0), board.stock(0), board.asked()) == (4, {}, "0 taketurn")


@rule("tapestry.cards.iconoclasm")
def test_a_position_in_the_middle_of_it_is_stored() -> None:
    board = play(second_era().works(0, "kaleidoscope", "long_colonnade"), "iconoclasm").act("masterpiece kaleidoscope")
    dump = board.position.dump()
    assert game().load(dump).dump() == dump
