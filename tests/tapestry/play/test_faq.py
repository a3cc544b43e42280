"""What players ask: the answers of the rulebook and of its makers, one test for each.

Here income turns, what comes first, tracks, buildings and achievements; `test_faq_world.py` has the rest.
"""

from __future__ import annotations

from ecumene.games.tapestry.play.capital import lines
from ecumene.games.tapestry.play.numbers import BESIDE, OPEN
from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.laying import decline_all, in_force, play, second_era

CIVS = ("leaders", "chosen", "merrymakers")
STEP = {"benefit": False, "bonus": "none"}
CONQUER = [{"conquer": {"where": "adjacent", "dice": "one"}}]
EXPLORE = [{"explore": {"where": "adjacent"}}]
COIN = 0  # a face of the black die


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
    board = table(civs=CIVS).era(1, 2).do(0, [{"build": ["market"]}])
    decline_all(board)
    assert board.stock(0) == {}
    decline_all(board.act("income"))
    assert board.stock(0)["coin"] == 2


@rule("tapestry.income.which", "tapestry.income.tapestry")
def test_no_card_is_played_on_the_first_income_turn_nor_on_the_last() -> None:
    board = begun(civs=CIVS)
    assert [board.position.mat(0, era) for era in range(1, 6)] == [()] * 5
    board = table(civs=CIVS).era(4, 4).hand(0, "trap").give(1, coin=1)
    decline_all(board.act("income"))
    assert (board.position.finished, board.hand_of(0)) == ([1, 0], ["trap"])


@rule("tapestry.rulings.play_over_in_step_1", "tapestry.income.first_of_neighbours")
def test_a_card_played_in_step_one_lies_on_the_space_of_the_new_era_and_is_covered_in_step_two() -> None:
    board = table(civs=CIVS).hand(0, "trap", "guilds").tech(0, 1, "printing_press").token(0, technology=4)
    board.mat(0, 1, "academia")
    board.act("income").do(0, [{"upgrade": True}]).act("play trap")
    assert board.asked() == "0 takeresource", "the space was empty, and nobody was there before"
    board.act("take coin")
    assert (cards_on(board, 0, 1), cards_on(board, 0, 2), board.score(0)) == (["academia"], ["trap"], 10)
    board.act("decline", "play guilds", "decline")
    assert (cards_on(board, 0, 2), board.stock(0)["coin"]) == (["trap", "guilds"], 2)


@rule("tapestry.rulings.play_over_in_step_1", "tapestry.tapestry_cards.after_era_4")
def test_on_the_last_income_turn_such_a_card_lies_on_the_stack_of_era_4() -> None:
    board = table(civs=CIVS).era(4, 2).hand(0, "trap").mat(0, 4, "guilds").tech(0, 1, "printing_press")
    board.token(0, technology=4).act("income").do(0, [{"upgrade": True}]).act("play trap")
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
def test_the_resource_of_a_district_that_the_landmark_completes_comes_before_the_benefit() -> None:
    board = fill(table(civs=CIVS), 0, 27, 28, 36, 37).token(0, technology=3)
    board.do(0, [{"advance": {"tracks": ["technology"], "benefit": True, "bonus": "pay"}}]).act("site 4.1 0")
    assert board.asked() == "0 takeresource"
    assert board.act("take coin").asked() == "0 refreshtech"


@rule("tapestry.faq.district_pays_bonus")
def test_the_resource_of_a_district_may_pay_the_bonus_of_the_same_space() -> None:
    board = fill(table(civs=CIVS), 0, 27).token(0, technology=7).tech(0, 0, "calendar")
    board.do(0, [{"advance": {"tracks": ["technology"], "benefit": True, "bonus": "pay"}}])
    board.act("take food", "pay food")
    assert (board.techs(0), board.stock(0)) == ({"calendar": 1}, {"culture": 1})


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
    assert board.refused("decline") == "core.choice"


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
    board.act("track military")
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
    board.do(0, [{"advance": {"tracks": ["technology"], "benefit": True, "bonus": "none"}}]).act("pick 1")
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
    assert board.refused("decline") == "core.choice"
    board.act(board.legal()[0]).do(0, [{"landmark": "barn"}])
    assert board.refused("decline") == "core.choice"


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
