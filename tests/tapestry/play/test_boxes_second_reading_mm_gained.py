"""Plans & Ploys read a second time: civilizations gained in mid-game."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import begun, table
from tests.tapestry.civs import civs_of, drafted, gain, use
from tests.tapestry.laying import play
from tests.tapestry.ploys import BOXED, ploys
from tests.tapestry.reading_mm import (
    BOTH,
    PLACE,
    TANKS,
    attack,
    first_answers,
    mm,
    moves,
    raise_card,
)


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
