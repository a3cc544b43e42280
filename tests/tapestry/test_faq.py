"""What players ask: the answers of the rulebook and of its makers, one test for each.

They stand in the order of the questions: income turns, what comes first, tracks, buildings, achievements, the map,
cards, civilizations, the end.
"""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.actions import WORLD
from ecumene.games.tapestry.capital import lines
from ecumene.games.tapestry.model import BESIDE, HOUSING, OPEN
from ecumene.games.tapestry.territory import put_piece
from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import finish, gain, use
from tests.tapestry.laying import ability, decline_all, in_force, play, second_era
from tests.tapestry.refusals import refused

CIVS = ("leaders", "chosen", "merrymakers")
STEP = {"benefit": False, "bonus": "none"}
CONQUER = [{"conquer": {"where": "adjacent", "dice": "one"}}]
EXPLORE = [{"explore": {"where": "adjacent"}}]
QUESTION_MARK, COIN = 4, 0  # faces of the black die


def cards_on(board: Board, seat: int, era: int) -> list[str]:
    """The cards on the space of an era, the top one last."""
    return [board.position.box.cards[kind].id for kind in board.position.mat(seat, era)]


def fill(board: Board, seat: int, *left: int) -> Board:
    """Farms stand on every plot of a capital but for those left open; none of them came from the mat."""
    plots = board.position.plots[seat]
    for plot in range(81):
        if plots[plot] == OPEN and plot not in left:
            plots[plot] = 4
    board.position.placed[4 * seat + 2] = plots.count(4)
    return board


# ---- income turns


@rule("tapestry.income.uncovered")
def test_a_space_that_a_building_leaves_pays_on_the_next_income_turn_only() -> None:
    board = table(civs=CIVS).do(0, [{"build": ["market"]}])
    decline_all(board)
    assert board.stock(0) == {}
    decline_all(board.act("income"))
    assert board.stock(0)["coin"] >= 2


@rule("tapestry.income.which", "tapestry.income.tapestry")
def test_no_card_is_played_on_the_first_income_turn_nor_on_the_last() -> None:
    board = begun(civs=CIVS)
    assert [board.position.mat(0, era) for era in range(1, 6)] == [()] * 5
    board = table(civs=CIVS).era(4, 4).hand(0, "trap")
    board.act("income")
    decline_all(board)
    assert (board.position.finished, board.hand_of(0)) == ([1, 0], ["trap"])


@rule("tapestry.rulings.play_over_in_step_1", "tapestry.income.first_of_neighbours")
def test_a_card_played_in_step_one_lies_on_the_space_of_the_new_era_and_is_covered_in_step_two() -> None:
    board = table(civs=CIVS).hand(0, "trap", "guilds").tech(0, 1, "printing_press").token(0, technology=3)
    board.landmark(1, "forge").mat(0, 1, "academia")
    board.act("income").do(0, [{"upgrade": True}]).act("play trap")
    assert board.asked() == "0 takeresource", "the space was empty, and nobody was there before"
    board.act("take coin")
    assert (cards_on(board, 0, 1), cards_on(board, 0, 2), board.score(0)) == (["academia"], ["trap"], 10)
    board.act("decline", "play guilds", "decline")
    assert (cards_on(board, 0, 2), board.stock(0)["coin"]) == (["trap", "guilds"], 2)


@rule("tapestry.rulings.play_over_in_step_1", "tapestry.tapestry_cards.after_era_4")
def test_on_the_last_income_turn_such_a_card_lies_on_the_stack_of_era_4() -> None:
    board = table(civs=CIVS).era(4, 2).hand(0, "trap").mat(0, 4, "guilds").tech(0, 1, "printing_press")
    board.token(0, technology=3).act("income").do(0, [{"upgrade": True}]).act("play trap")
    assert (cards_on(board, 0, 4), board.score(0), board.stock(0)) == (["guilds", "trap"], 10, {})


@rule("tapestry.tapestry_cards.after_era_4", "tapestry.income.first_of_neighbours")
def test_after_era_4_even_an_empty_space_brings_no_resources() -> None:
    board = second_era().era(5, 3)
    play(board, "trap")
    assert (cards_on(board, 0, 4), board.asked(), board.score(0)) == (["trap"], "0 taketurn", 10)


@rule("tapestry.faq.turn_5_resources", "tapestry.rulings.turn_5_income")
def test_the_last_income_turn_has_no_income_but_an_upgrade_still_gives_its_resource() -> None:
    board = table(civs=CIVS).era(4, 1).tech(0, 0, "calendar")
    board.act("income", "decline", "upgrade calendar")
    assert (board.stock(0), board.position.supply[0], board.position.finished[0]) == ({"culture": 1}, [], 1)


# ---- what comes first


@rule("tapestry.faq.district_pays_bonus", "tapestry.advancing.order")
def test_a_resource_from_the_district_that_the_landmark_completes_may_pay_the_bonus() -> None:
    board = table(civs=CIVS).token(0, military=9, exploration=4)
    fill(board, 0, 0, 1, 9, 10, 80).built(0, farm=2)
    board.landmark(1, "fusion_reactor").token(0, exploration=3)
    # the lighthouse stands on the four open plots of the first district; then Navigation, which has no bonus
    board.do(0, [{"advance": {"tracks": ["exploration"], "benefit": True, "bonus": "pay"}}])
    assert board.asked() == "0 placelandmark"
    sites = [site for site in board.legal() if site.startswith("site 1.1 ")]
    board.act(sites[0])
    while board.asked() == "0 placelandmark":
        board.act(board.legal()[0])
    assert board.asked() == "0 takeresource"
    assert board.position.supply[0] == [], "the benefit waits for it"


@rule("tapestry.faq.at_once")
def test_landmarks_and_achievements_come_on_the_turns_of_others_too() -> None:
    board = table(civs=CIVS).token(1, military=3, science=11)
    board.do(1, [{"advance": {"tracks": ["military"], **STEP}}])
    assert (board.position.turn, board.asked()) == (0, "1 placelandmark")
    board.act(board.legal()[0]).do(1, [{"advance": {"tracks": ["science"], **STEP}}])
    assert (board.position.achieved[0], board.score(1)) == ((1,), 10)


@rule("tapestry.faq.explore_order")
def test_exploring_is_tiles_that_come_with_it_then_the_tile_its_sides_its_benefit_and_what_follows() -> None:
    board = in_force(second_era(), "militarism").tiles(0, "t01").do(0, EXPLORE)
    board.act("lay 0.-1 0")
    assert board.asked() == "0 decide", "the outpost of Militarism comes last"
    assert board.stock(0) == {"coin": 1}
    board = in_force(second_era(), "age_of_sail").tiles(0, "t01").do(0, EXPLORE)
    assert (board.asked(), len(board.position.supply[0])) == ("0 tiletogive", 4)


@rule("tapestry.faq.conquer_order")
def test_conquering_is_outpost_response_toppling_dice() -> None:
    board = table(civs=("militants", "chosen")).script(red=[0], black=[COIN]).outpost(1, "1.-2").hand(1, "guilds")
    board.do(0, CONQUER).act("conquer 1.-2")
    assert board.asked() == "0 militantsrow", "where the outpost came from is settled before anybody responds"
    board.act("pick 1")
    assert (board.asked(), board.pieces("1.-2")) == ("1 respond", [(1, -1), (0, -1)])
    board.act("pass")
    assert (board.asked(), board.pieces("1.-2")) == ("0 choosedie", [(1, 0), (0, -1)])


@rule("tapestry.faq.bonus_without_benefit")
def test_a_benefit_that_comes_to_nothing_does_not_take_the_bonus_with_it() -> None:
    board = table(civs=CIVS).token(0, military=7).give(0, coin=1)
    board.position.outposts[0] = 0
    board.do(0, [{"advance": {"tracks": ["military"], "benefit": True, "bonus": "pay"}}])
    assert board.legal() == ["pay coin", "decline"]


# ---- tracks


@rule("tapestry.advancing.once_per_turn", "tapestry.advancing.repeat")
def test_university_and_battery_serve_in_one_turn_but_not_for_one_space() -> None:
    board = table(civs=CIVS).token(0, science=6, exploration=1, military=4).tech(0, 2, "lithium_ion_battery")
    board.landmark(1, "academy", "barracks")
    board.do(0, [{"advance": {"tracks": ["science"], "benefit": True, "bonus": "none"}}]).act("track exploration")
    board.do(0, [{"use_tech": "square"}])
    assert (len(board.position.supply[0]), board.stock(0)) == (2, {"worker": 1}), "the only position left"


@rule("tapestry.advancing.benefit_mandatory")
def test_a_benefit_is_not_declined() -> None:
    board = table(civs=CIVS).token(0, exploration=7).tiles(0, "t01", "t02")
    board.do(0, [{"advance": {"tracks": ["exploration"], "benefit": True, "bonus": "pay"}}])
    assert board.asked() == "0 placebuilding"
    assert refused(board, "decline") == "core.choice"


@rule("tapestry.advancing.end_of_track", "tapestry.research.past_end")
def test_beyond_the_last_space_there_is_no_move_no_benefit_and_no_bonus() -> None:
    board = table(civs=CIVS).token(0, exploration=12).stars(0, "s13").give(0, coin=1)
    board.do(0, [{"advance": {"tracks": ["exploration"], "benefit": True, "bonus": "pay"}}])
    assert (board.asked(), board.score(0), board.where(0, "exploration")) == ("0 taketurn", 0, (12,))


@rule("tapestry.advancing.several_tokens", "tapestry.advancing.furthest")
def test_of_several_tokens_each_moves_alone_and_the_furthest_is_compared() -> None:
    board = second_era().token(0, science=(2, 9)).token(1, science=8)
    play(board, "boast_of_superiority")
    assert board.score(0) == 16
    board.do(0, [{"advance": {"tracks": ["science"], **STEP}}]).act("token 2")
    assert board.where(0, "science") == (3, 9)


@rule("tapestry.faq.singularity_repeat", "tapestry.tracks.technology_12")
def test_a_track_that_was_left_counts_twelve_spaces_and_its_end_is_not_repeated() -> None:
    board = table(civs=CIVS).token(0, technology=11)
    board.do(0, [{"advance": {"tracks": ["technology"], "benefit": True, "bonus": "none"}}])
    board.act("pick 1", "track military")
    assert (board.where(0, "technology"), board.where(0, "military")) == ((), (0, 0))
    points = board.score(0)
    board.do(0, [{"points_per": {"of": "track_technology"}}])
    assert board.score(0) == points + 12
    board.do(0, [{"repeat_position": True}])
    assert board.asked() == "0 taketurn"


@rule("tapestry.research.landmark", "tapestry.landmarks.first")
def test_research_into_a_new_tier_gains_its_landmark() -> None:
    board = table(civs=CIVS).token(0, military=6).script(science=[6])
    board.do(0, [{"research": {"benefit": False}}]).act("accept")
    assert (board.where(0, "military"), board.asked()) == ((7,), "0 placelandmark")


@rule("tapestry.faq.electronics")
def test_electronics_upgrades_a_card_and_uses_its_circle_once_more() -> None:
    board = table(civs=CIVS).token(0, technology=8).tech(0, 0, "bakery")
    board.do(0, [{"advance": {"tracks": ["technology"], "benefit": True, "bonus": "none"}}])
    assert (board.techs(0), board.score(0)) == ({"bakery": 1}, 8)


@rule("tapestry.faq.nuclear_bomb")
def test_the_nuclear_bomb_takes_no_card_from_the_deck() -> None:
    board = second_era().token(0, military=9, exploration=5).landmark(1, "fusion_reactor")
    board.do(0, [{"advance": {"tracks": ["military"], "benefit": True, "bonus": "none"}}])
    assert (board.score(0), cards_on(board, 0, 2), board.asked()) == (5, [], "0 taketurn")


@rule("tapestry.faq.forced_advances", "tapestry.research.optional")
def test_only_what_the_science_die_offers_may_be_left() -> None:
    board = table(civs=CIVS).tech(0, 0, "zeppelins").do(0, [{"upgrade": True}])
    assert board.where(0, "exploration") == (1,)
    board.script(science=[0]).do(0, [{"research": {"benefit": False}}])
    assert board.legal() == ["accept", "decline"]


# ---- buildings


@rule("tapestry.capital.outside", "tapestry.rulings.landmark_placement")
def test_what_a_full_capital_cannot_take_stands_beside_it_and_counts() -> None:
    board = fill(table(civs=CIVS), 0).do(0, [{"build": ["house"]}, {"landmark": "barn"}])
    barn = board.position.box.landmark_no["barn"]
    assert (board.asked(), board.position.landmark_owner[barn]) == ("0 taketurn", 0)
    assert board.position.landmark_site[barn] == BESIDE
    board.do(0, [{"points_per": {"of": "house"}}, {"points_per": {"of": "landmark"}}])
    assert board.score(0) == 2


@rule("tapestry.capital.must_place")
def test_nothing_is_kept_aside_while_it_fits() -> None:
    board = table(civs=CIVS).do(0, [{"build": ["house"]}])
    assert refused(board, "decline") == "core.choice"
    board.act(board.legal()[0]).do(0, [{"landmark": "barn"}])
    assert refused(board, "decline") == "core.choice"


@rule("tapestry.landmarks.unique", "tapestry.capital.empty_row")
def test_a_landmark_that_is_taken_and_a_row_that_is_empty_give_nothing_instead() -> None:
    board = table(civs=CIVS).landmark(1, "barn").built(0, farm=5)
    board.do(0, [{"landmark": "barn"}, {"build": ["farm"]}])
    assert (board.asked(), board.position.landmarks_of(0), board.position.built[:4]) == ("0 taketurn", 0, [0, 0, 5, 0])


@rule("tapestry.capital.overhang")
def test_a_landmark_may_hang_over_the_edge() -> None:
    board = fill(table(civs=CIVS), 0, 80).do(0, [{"landmark": "forge"}])
    assert board.position.plots[0][80] >= 6, "its only place"
    assert (lines(board.position, 0), board.asked()) == (18, "0 takeresource")


@rule("tapestry.faq.counted_anywhere")
def test_buildings_and_landmarks_count_on_the_map_as_well() -> None:
    board = table(civs=("nomads", "chosen")).do(0, [{"build": ["farm"]}, {"landmark": "barn"}])
    board.act("hex 1.-2", "hex 0.-3")
    board.do(0, [{"points_per": {"of": "farm"}}, {"points_per": {"of": "landmark"}}])
    assert (board.score(0), board.controller("0.-3")) == (2, 0)


# ---- achievements


@rule("tapestry.achievements.kept", "tapestry.achievements.track")
def test_a_second_track_earns_nothing_and_blocks_nobody() -> None:
    board = table(civs=CIVS).token(0, science=11, military=11).token(1, science=11)
    for track in ("science", "military"):
        board.do(0, [{"advance": {"tracks": [track], **STEP}}])
    board.do(1, [{"advance": {"tracks": ["science"], **STEP}}])
    assert (board.position.achieved[0], board.score(0), board.score(1)) == ((0, 1), 10, 5)


@rule("tapestry.responses.island", "tapestry.achievements.island")
def test_the_middle_island_is_earned_by_a_conquest_that_succeeds_and_by_nothing_else() -> None:
    board = second_era().lay("0.-1", "t01").outpost(0, "0.-1").outpost(1, "0.0").hand(1, "trap")
    board.script(red=[0], black=[COIN]).do(0, CONQUER).act("conquer 0.0", "respond trap", "take coin", "die red")
    assert (board.position.achieved[2], board.controller("0.0")) == ((), 1)
    board = table(civs=("nomads", "chosen")).lay("0.-1", "t01").outpost(0, "0.-1").do(0, [{"build": ["farm"]}])
    board.act("hex 0.0")
    assert (board.position.achieved[2], board.controller("0.0")) == ((), 0)


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
    assert refused(board, "conquer 1.-2") == "conquering.limit"


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
    assert refused(board, "conquer 1.-2") == "conquering.limit"
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
    assert refused(board, "track science") == "faq.marriage_copy"
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
    board = table(civs=("heralds", "chosen")).era(2, 2).mat(1, 2, "trap", "guilds")
    assert use(board, 0, "heralds").legal() == ["card 2.2", "decline"]
    board.act("card 2.2")
    assert board.asked() == "0 nexttrade" or board.score(0) == 0


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
    assert [place.place for place in board.position.standings()] == [2, 1]
