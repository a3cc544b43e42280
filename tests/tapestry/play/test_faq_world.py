"""What players ask about the map, cards, civilizations and the end; `test_faq.py` has the rest."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.play.numbers import HOUSING
from ecumene.games.tapestry.play.territory import put_piece
from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import finish, gain, use
from tests.tapestry.laying import ability, decline_all, in_force, play, second_era

CIVS = ("leaders", "chosen", "merrymakers")
CONQUER = [{"conquer": {"where": "adjacent", "dice": "one"}}]
EXPLORE = [{"explore": {"where": "adjacent"}}]
QUESTION_MARK, COIN = 4, 0  # faces of the black die


# ---- the map


def trapped() -> Board:
    """Seat 0 has attacked an outpost of seat 1, who has a trap; the dice will show 4 points and a coin."""
    board = second_era().outpost(1, "1.-2").hand(1, "trap").script(red=[0] * 2, black=[COIN] * 2)
    return board.do(0, CONQUER).act("conquer 1.-2", "respond trap", "take food")


@rule("tapestry.responses.dice", "tapestry.rulings.trapped_dice")
def test_whoever_is_trapped_still_gains_a_die() -> None:
    board = trapped().act("die red")
    assert (board.score(0), board.stock(1), board.asked()) == (4, {"food": 1}, "0 taketurn")


@rule("tapestry.responses.outcome", "tapestry.conquering.limit")
def test_a_trapped_outpost_lies_there_and_closes_the_territory() -> None:
    board = trapped().act("die red")
    assert (board.pieces("1.-2"), board.controller("1.-2")) == ([(1, -1), (0, 1)], 1)
    board.do(0, CONQUER)
    assert board.refused("conquer 1.-2") == "conquering.limit"


@rule("tapestry.conquering.tile_benefit", "tapestry.conquering.black")
@pytest.mark.parametrize(("face", "stock"), [(QUESTION_MARK, {"worker": 1}), (COIN, {"coin": 1})])
def test_only_the_question_mark_gains_what_the_tile_gives(face: int, stock: dict[str, int]) -> None:
    board = table(civs=CIVS).lay("0.-1", "t06").script(red=[0], black=[face])
    board.do(0, CONQUER).act("conquer 0.-1", "die black")
    assert board.stock(0) == stock


@rule("tapestry.responses.finished")
def test_nobody_responds_after_the_last_income_turn() -> None:
    board = finish(table(civs=CIVS).outpost(1, "1.-2").hand(1, "trap"), 1).script(red=[0], black=[COIN])
    board.do(0, CONQUER).act("conquer 1.-2")
    assert (board.asked(), board.controller("1.-2")) == ("0 choosedie", 0)


@rule("tapestry.conquering.limit", "tapestry.conquering.outposts")
def test_two_pieces_of_any_kind_close_a_territory_and_without_outposts_none_is_conquered() -> None:
    board = table(civs=("chosen", "nomads")).outpost(1, "1.-2").do(0, CONQUER)
    put_piece(board.position, WORLD.read("1.-2"), 1, HOUSING)
    assert board.refused("conquer 1.-2") == "conquering.limit"
    board = table(civs=CIVS)
    board.position.outposts[0] = 0
    assert board.do(0, CONQUER).asked() == "0 taketurn"


@rule("tapestry.exploring.no_place")
def test_without_a_hex_beside_ones_territories_the_tile_stays_and_gives_nothing() -> None:
    board = table(civs=CIVS).lay("0.-1", "t02").lay("-1.-2", "t03").lay("1.-3", "t04").tiles(0, "t01")
    board.do(0, EXPLORE)
    assert (board.asked(), len(board.position.supply[0]), board.stock(0)) == ("0 taketurn", 1, {})


@rule("tapestry.rulings.discarded_territory_tiles", "tapestry.exploring.supply", "tapestry.space.run_out")
def test_discarded_tiles_are_gone_for_good() -> None:
    board = table(civs=CIVS).token(0, exploration=7).tiles(0, "t01", "t02").landmark(1, "train_station")
    board.position.tiles, board.position.stars = [], []
    board.do(0, [{"advance": {"tracks": ["exploration"], "benefit": True, "bonus": "pay"}}])
    board.act(board.legal()[0], "accept").do(0, [{"gain": {"territory": 2, "space": 1}}])
    assert (board.position.supply[0], board.position.star_supply[0], board.position.tiles) == ([], [], [])


# ---- cards


@rule("tapestry.decks.reshuffle", "tapestry.decks.exhausted")
def test_discards_become_a_new_deck_and_without_any_nothing_is_drawn() -> None:
    board = table(civs=CIVS)
    position = board.position
    position.discard, position.deck = [position.deck[0]], []
    position.tech_discard, position.tech_deck = position.tech_deck[:1], []
    board.do(0, [{"gain": {"tapestry": 2}}, {"invent": {"from": "deck"}}, {"invent": {"from": "deck"}}])
    assert (len(board.hand_of(0)), position.tech_count(0), board.asked()) == (1, 1, "0 taketurn")


@rule("tapestry.faq.marriage_copy")
def test_a_second_marriage_names_another_track() -> None:
    board = in_force(second_era(), "marriage_of_state", 1, partner=0)
    board.position.partner_track[1] = 1
    play(board, "espionage")
    assert board.refused("track science") == "faq.marriage_copy"
    assert board.legal() == ["track exploration", "track military", "track technology"]


@rule("tapestry.faq.technocracy_over")
@pytest.mark.parametrize(("other", "points", "techs"), [(1, 0, 1), (2, 3, 0)])
def test_technocracy_over_another_card_asks_again_who_is_in_the_era(other: int, points: int, techs: int) -> None:
    board = in_force(second_era().era(2, other), "academia").display("bakery", "barn", "library")
    play(board, "technocracy")
    if techs:
        board.act("invent bakery")
    assert (len(board.techs(0)), board.score(0)) == (techs, points + 4 * techs)


@rule("tapestry.faq.dictatorship_socialism")
def test_socialism_moves_nothing_on_a_track_that_a_dictator_has_closed() -> None:
    board = second_era().token(1, military=2).token(1, science=1)
    board.position.blocks = [(2, 1, 2)]
    play(board, "socialism")
    assert (board.where(0, "military"), board.where(0, "science")) == ((0,), (1,))


@rule("tapestry.faq.colonialism_island")
def test_colonialism_finds_nothing_on_land_that_is_printed() -> None:
    board = second_era().outpost(0, "0.0")
    play(board, "colonialism")
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {})


@rule("tapestry.faq.revolution_achievement", "tapestry.achievements.topple")
def test_an_outpost_that_stands_again_no_longer_counts_but_what_was_earned_stays() -> None:
    board = second_era().outpost(1, "1.-2").outpost(0, "1.-2", toppled_by=1).outpost(0, "0.-3", toppled_by=1)
    board.position.achieved[1] = (1,)
    play(board, "revolution").act("pick 2", "hex 1.-2", "decline")
    assert (board.controller("1.-2"), board.position.achieved[1]) == (0, (1,))
    assert board.pieces("1.-2") == [(1, 0), (0, -1)]


@rule("tapestry.faq.this_era_ends")
def test_an_ability_ends_when_the_next_income_turn_begins_or_when_it_is_covered() -> None:
    board = in_force(second_era(), "academia").hand(0, "trap")
    play(board, "trap")
    assert ability(board) == ""
    board = in_force(table(civs=("leaders", "chosen")).era(2, 2), "academia").hand(0, "trap").act("income")
    assert (board.asked(), ability(board)) == ("0 leaderssquare", "")


# ---- civilizations


@rule("tapestry.setup.adjustments", "tapestry.civilizations.gained")
def test_what_adjusts_a_start_is_not_for_civilizations_gained_later() -> None:
    board = begun(civs=("futurists", "chosen"))
    assert board.asked() == "0 loseresource", "at the end of the first income turn"
    board = gain(table(civs=CIVS), 0, "alchemists")
    assert (board.asked(), board.score(0), board.stock(0)) == ("0 taketurn", 0, {})


@rule("tapestry.faq.inventors_top_row")
def test_a_marked_card_in_the_top_row_pays_its_owner_then_the_inventors_who_take_it() -> None:
    board = table(civs=("inventors", "chosen")).tech(1, 1, "calendar").token(1, exploration=4)
    board.position.tech_mark[board.position.box.tech_no["calendar"]] = 0
    board.do(1, [{"upgrade": True}])
    assert (board.score(1), board.score(0), board.techs(1), board.techs(0)) == (7, 7, {}, {"calendar": 0})


@rule("tapestry.faq.isolationists_island")
def test_the_middle_island_is_a_land_of_its_own() -> None:
    board = table(civs=("isolationists", "chosen")).era(5, 5).lay("0.-1", "t42").clear("0.-2")
    board.outpost(0, "0.-1", "0.0")
    assert use(board, 0, "isolationists").act(board.legal()[0]).score(0) == 5


@rule("tapestry.faq.heralds_uncovered")
def test_heralds_put_no_token_on_a_covered_card() -> None:
    board = table(civs=("heralds", "chosen")).era(2, 2)
    board.mat(1, 1, "guilds", "academia").mat(1, 2, "trap", "democracy")
    use(board, 0, "heralds")
    assert board.refused("card 2 1") == "civilizations.heralds"
    assert (board.act("card 2 2").asked(), board.score(0)) == ("0 sellcard", 0)


# ---- players and the end


@rule("tapestry.neighbours.two_players")
def test_with_two_players_the_only_neighbour_counts_once() -> None:
    board = second_era()
    play(board, "coal_baron")
    decline_all(board)
    assert len(board.position.supply[1]) == 1


@rule("tapestry.end.own_game", "tapestry.end.passive", "tapestry.end.tie")
def test_after_the_last_income_turn_only_points_of_a_civilization_come_and_the_tallest_landmark_breaks_a_tie() -> None:
    board = finish(table(civs=("historians", "chosen")), 0)
    board.position.civ_state[board.position.box.civ_no["historians"]] = (1, 1, -1, -1)
    board.do(1, [{"landmark": "barn"}]).act(board.legal()[0])
    assert (board.score(0), board.stock(0)) == (3, {})
    board.points(1, 3)
    assert board.position.standings().winners == (1,)
