"""Plans & Ploys read a second time: civilizations."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import civs_of, drafted, gain, use
from tests.tapestry.ploys import BOXED, home
from tests.tapestry.reading_mm import (
    ANYWHERE,
    ISLAND,
    PLACE,
    first_answers,
    mm,
    moves,
    raise_card,
    tinkering,
)


def fresh(civ: str, seats: int = 2) -> Board:
    """The same before the first turn, landmark cards drafted."""
    return drafted(begun(seats, (civ, "leaders", "chosen"), options=BOXED))


@rule("tapestry.civilizations.advisors")
def test_advisors_begin_with_three_cards_more() -> None:
    assert len(fresh("advisors").hand_of(0)) == 3 + 1


@rule("tapestry.civilizations.advisors")
def test_advisors_score_their_hand_discard_to_four_and_gain_a_resource() -> None:
    board = mm("advisors").hand(0, "trap", "guilds", "democracy", "espionage", "empiricism", "dystopia").act("income")
    assert board.score(0) == 6
    board.act("discard democracy", "discard dystopia", "take food")
    assert (board.asked(), len(board.hand_of(0)), board.stock(0)) == ("0 playcard", 4, {"food": 1})


@rule("tapestry.civilizations.advisors")
def test_advisors_with_four_cards_discard_nothing_and_gain_no_resource() -> None:
    board = mm("advisors").hand(0, "trap", "guilds", "democracy", "espionage").act("income")
    assert (board.asked(), board.score(0), board.stock(0)) == ("0 playcard", 4, {})


@rule("tapestry.civilizations.advisors")
def test_advisors_may_hand_a_card_to_a_neighbour_who_would_draw_one() -> None:
    board = table(2, ("leaders", "advisors"), options=BOXED).hand(1, "guilds").give(0, coin=1).give(1, coin=1)
    board.token(0, technology=1).act("advance technology")  # Carpentry: a card
    assert board.asked().startswith("1 ")
    board.act("pick 1")
    assert board.hand_of(0) == ["guilds"]
    assert len(board.hand_of(1)) == 1
    assert board.hand_of(1) != ["guilds"]


@rule("tapestry.civilizations.aliens")
def test_aliens_begin_with_four_space_tiles() -> None:
    assert len(fresh("aliens").position.star_supply[0]) == 4


@rule("tapestry.civilizations.aliens")
def test_aliens_explore_a_tile_onto_their_mat_or_take_a_resource() -> None:
    board = mm("aliens").stars(0, "s01", "s16").hand(0, "trap").act("income", "decline", "take worker")
    assert board.stock(0) == {"worker": 1}
    board = mm("aliens").stars(0, "s01", "s16").hand(0, "trap").act("income", "star s16")
    while board.asked() != "0 playcard":
        board.act(board.legal()[0])
    assert (board.score(0), board.position.landmarks_of(0)) == (5, 1)


@rule("tapestry.civilizations.aliens", "tapestry.space.lasting")
def test_a_tile_on_the_aliens_mat_pays_while_it_lies_there_and_the_next_costs_a_resource() -> None:
    board = mm("aliens").stars(0, "s17", "s18").hand(0, "trap", "guilds").act("income", "star s17", "play trap")
    first_answers(board)
    board.points(0, 0)
    assert moves(board, "science").score(0) == 5
    board.give(0, coin=0, worker=0, food=0, culture=0)
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    board.points(0, 0).act("income")
    assert moves(board, "science").score(0) == 0, "it has been discarded"
    assert board.asked() == "0 takeresource", "without a resource no other tile can be explored"


@rule("tapestry.adjustments.infiltrators")
def test_infiltrators_do_not_begin_with_a_culture() -> None:
    board = fresh("infiltrators")
    assert board.stock(0) == {"coin": 1, "worker": 1, "food": 1, "culture": 1}


@rule("tapestry.civilizations.infiltrators", "tapestry.boxes.shared_control")
def test_infiltrators_share_a_territory_and_gain_its_benefit() -> None:
    board = mm("infiltrators").hand(0, "trap").lay("1.-1", "t01").outpost(1, "1.-1")
    left = board.position.outposts[0]
    board.act("income", "hex 1.-1")
    assert (board.stock(0), board.position.outposts[0]) == ({"coin": 1}, left - 1)
    assert board.pieces("1.-1") == [(1, -1), (0, -1)], "nobody is toppled"
    board.do(0, [{"points_per": {"of": "territory"}}]).do(1, [{"points_per": {"of": "territory"}}])
    assert (board.score(0), board.score(1)) == (2, 2), "it counts for both"
    board.do(1, ANYWHERE)
    assert "conquer 1.-1" not in board.legal()


@rule("tapestry.civilizations.infiltrators")
def test_infiltrators_score_the_outposts_an_opponent_still_holds() -> None:
    board = mm("infiltrators").hand(0, "trap").outpost(1, "1.-2", "0.-3", "-1.-1")  # five are left of ten
    board.act("income", f"hex {home(board, 1)}")
    assert board.score(0) == 5


@rule("tapestry.boxes.third_token")
def test_the_third_token_with_one_opponent_brings_a_civilization_of_three() -> None:
    board = mm("infiltrators", 3)
    for turn, seat in enumerate((1, 2, 1)):
        use(board, 0, "infiltrators").act(f"hex {home(board, seat)}")
        assert len(civs_of(board, 0)) == 1, f"token {turn + 1}: three on one and the same territory are needed"
    use(board, 0, "infiltrators").act(f"hex {home(board, 1)}")
    assert (board.asked(), len(board.legal())) == ("0 keepcivilization", 3)


@rule("tapestry.civilizations.islanders")
def test_islanders_begin_with_four_tiles_more() -> None:
    assert len(fresh("islanders").position.supply[0]) == 4 + 1


@rule("tapestry.civilizations.islanders")
def test_islanders_may_explore_around_their_island_and_gain_the_tile() -> None:
    board = mm("islanders").hand(0, "trap").tiles(0, "t05").act("income", "accept")
    first = board.legal()
    assert len(first) == 6, "six free hexes around the island, a tile all of sea has one rotation"
    board.act(first[0])
    assert (board.stock(0), board.score(0), board.position.supply[0]) == ({"food": 1}, 0, [])


@rule("tapestry.civilizations.islanders")
def test_islanders_score_four_points_per_tile_with_only_sea_outside() -> None:
    board = mm("islanders").era(4, 4).tiles(0, "t05").give(1, coin=3).act("income", "accept")
    board.act(board.legal()[0])
    first_answers(board)
    assert board.score(0) == 4


@rule("tapestry.adjustments.recyclers")
def test_recyclers_keep_one_of_three_tech_cards_and_upgrade_it() -> None:
    board = begun(2, ("recyclers", "leaders"), options=BOXED)
    assert (board.asked(), len(board.legal())) == ("0 recyclerskeep", 3)
    kept = board.legal()[0].removeprefix("invent ")
    board.act(f"invent {kept}")
    drafted(first_setup(board))
    assert board.techs(0)[kept] == 1
    assert len(board.position.tech_discard) == 2


def first_setup(board: Board) -> Board:
    while not board.asked().endswith(("draftlandmark", "taketurn")):
        board.act(board.legal()[0])
    return board


@rule("tapestry.civilizations.recyclers", "tapestry.faq.recyclers")
def test_recycling_is_an_upgrade_of_its_own_for_five_points() -> None:
    board = mm("recyclers").tech(0, 1, "calendar").token(0, exploration=4)
    owned = board.techs(0)
    raise_card(board, "calendar")
    assert (board.techs(0)["calendar"], board.score(0)) == (2, 7), "raising it does not recycle it at once"
    raise_card(board, "calendar")
    assert (board.techs(0)["calendar"], board.score(0)) == (0, 7 + 5)
    assert len(board.techs(0)) == len(owned)


@rule("tapestry.civilizations.recyclers")
def test_recyclers_may_take_any_card_of_the_discard_pile() -> None:
    board = mm("recyclers")
    discard = [board.position.box.tech[card].id for card in board.position.tech_discard]
    board.do(0, [{"invent": {"from": "any"}}])
    assert {f"invent {name}" for name in discard} <= set(board.legal())


@rule("tapestry.civilizations.recyclers")
def test_recyclers_upgrade_once_more_in_an_income_turn() -> None:
    board = mm("recyclers").hand(0, "trap").tech(0, 0, "calendar", "canned_food").act("income", "upgrade calendar")
    board.act("play trap", "take coin", "upgrade canned_food")
    assert (board.techs(0)["calendar"], board.techs(0)["canned_food"]) == (1, 1)


@rule("tapestry.civilizations.riverfolk")
def test_riverfolk_score_four_points_per_district_with_two_impassable_plots() -> None:
    assert fresh("riverfolk").score(0) == 28, "seven districts of the Mountain have at least two"


@rule("tapestry.civilizations.riverfolk")
def test_riverfolk_build_on_impassable_plots_and_the_last_of_a_district_pays() -> None:
    board = mm("riverfolk").do(0, [{"build": ["house"]}]).act("plot 2.1")
    assert board.asked() == "0 taketurn"
    board.do(0, [{"build": ["house"]}]).act("plot 2.2")  # both impassable plots of the first district
    assert board.asked() == "0 takeresource"
    board.act("take coin")
    assert board.asked() == "0 taketurn"


@rule("tapestry.civilizations.riverfolk")
def test_riverfolk_lose_a_point_per_impassable_plot_left() -> None:
    board = mm("riverfolk").era(4, 4).give(1, coin=3).points(0, 50)
    shown = 22  # of the Mountain
    board.do(0, [{"build": ["house"]}]).act("plot 2.1")
    board.act("income")
    first_answers(board)
    assert board.score(0) == 50 - (shown - 1)


@rule("tapestry.adjustments.spies")
def test_spies_lose_a_resource_at_the_end_of_their_first_income_turn() -> None:
    board = fresh("spies")
    assert board.asked() == "0 loseresource"
    board.act("pay food")
    assert board.stock(0) == {"coin": 1, "worker": 1, "culture": 1}


def spied() -> Board:
    board = mm("spies").hand(0, "trap").give(0, coin=1).tech(1, 1, "calendar").tech(1, 2, "canned_food")
    return board.token(1, science=2).tiles(1, "t01").mat(1, 1, "war_chest").hand(1, "guilds")


@rule("tapestry.civilizations.spies")
@pytest.mark.parametrize(
    ("mission", "points", "stock", "cards"),
    [
        (["pick 1"], 0, {"coin": 1, "culture": 1}, 1),  # War Chest, without an armory
        (["pick 2"], 0, {"coin": 2}, 1),
        (["pick 3"], 0, {"coin": 1}, 2),  # Mathematics: a card, and no bonus
        (["pick 4", "use canned_food"], 7, {"coin": 1}, 1),
        (["pick 4", "use calendar"], 0, {"coin": 1, "culture": 1}, 1),
    ],
)
def test_each_mission_of_the_spies_gives_what_a_neighbour_has(
    mission: list[str], points: int, stock: dict[str, int], cards: int
) -> None:
    board = spied().act("income", *mission)
    assert board.asked() == "0 lookathand"
    board.act("decline")
    assert (board.score(0), board.stock(0), len(board.hand_of(0))) == (points, stock, cards)


@rule("tapestry.civilizations.spies")
def test_a_mission_is_used_once_per_game() -> None:
    board = use(spied(), 0, "spies").act("pick 2", "decline")
    assert use(board, 0, "spies").legal() == ["pick 1", "pick 3", "pick 4"]


@rule("tapestry.civilizations.tinkerers", "tapestry.adjustments.tinkerers")
def test_tinkerers_give_each_opponent_a_tech_card_and_a_tapestry_card() -> None:
    board = fresh("tinkerers", 3)
    assert [len(board.techs(seat)) for seat in range(3)] == [0, 1, 1]
    assert [len(board.hand_of(seat)) for seat in range(3)] == [1, 2, 2]


@rule("tapestry.civilizations.tinkerers")
def test_tinkerers_gain_the_price_of_one_of_their_positions() -> None:
    board = tinkering().act("income", "pick 1", "track military")  # tier III: a culture and two of any
    assert board.act("take coin", "take food").asked() == "0 playcard"
    assert board.stock(0) == {"coin": 2, "food": 1, "culture": 1}


@rule("tapestry.civilizations.tinkerers")
def test_tinkerers_catch_up_with_the_nearest_opponent_and_gain_the_landmarks_on_the_way() -> None:
    board = tinkering().act("income", "pick 2")
    assert board.asked() == "0 placelandmark"
    while board.asked() != "0 playcard":
        board.act(board.legal()[0])
    assert (board.where(0, "science"), board.score(0)) == ((8,), 1), "Nutrition: a house and a point for it"


@rule("tapestry.civilizations.tinkerers")
def test_tinkerers_go_back_three_spaces_and_may_pay_the_bonus() -> None:
    board = tinkering().act("income", "pick 3")
    assert board.legal() == ["track science", "track military"], "exploration is not far enough"
    board.act("track science")
    assert (board.where(0, "science"), len(board.hand_of(0)), board.legal()) == ((2,), 2, ["pay coin", "decline"])


@rule("tapestry.civilizations.tinkerers")
def test_tinkerers_move_to_the_next_bonus_and_take_it_without_price_benefit_or_landmark() -> None:
    board = tinkering().act("income", "pick 4", "track exploration")  # Ships: a farm
    while board.asked() != "0 playcard":
        board.act(board.legal()[0])
    assert (board.where(0, "exploration"), board.stock(0), board.position.landmarks_of(0)) == ((5,), {"coin": 1}, 0)
    assert (board.position.built[2], board.score(0)) == (1, 0)


@rule("tapestry.civilizations.treasure_hunters")
def test_treasure_hunters_begin_with_two_tiles_more() -> None:
    assert len(fresh("treasure_hunters").position.supply[0]) == 2 + 1


@rule("tapestry.civilizations.treasure_hunters", "tapestry.boxes.holding_tokens")
def test_a_token_of_the_treasure_hunters_controls_and_brings_its_treasure() -> None:
    board = mm("treasure_hunters").hand(0, "trap").script(red=[3, 1], black=[0, 1]).act("income", "hex 0.-3")
    assert (board.score(0), board.stock(0)) == (7 + 5, {"food": 1}), "forest: food and both red results"
    assert board.controller("0.-3") == 0


@rule("tapestry.civilizations.treasure_hunters")
def test_desert_is_a_coin_and_one_of_two_black_results() -> None:
    board = mm("treasure_hunters").hand(0, "trap").script(black=[1, 3]).act("income", f"hex {PLACE}", "pick 4")
    assert board.stock(0) == {"coin": 1}
    board.act(board.legal()[-1])
    assert board.stock(0) in ({"coin": 1, "culture": 1}, {"coin": 1, "worker": 1})


@rule("tapestry.civilizations.treasure_hunters")
def test_a_token_on_the_middle_island_is_no_conquest() -> None:
    board = mm("treasure_hunters").hand(0, "trap").lay("0.-1", "t05").outpost(0, "0.-1").script(red=[0, 0])
    board.act("income", f"hex {ISLAND}", "pick 3")
    assert (board.controller(ISLAND), board.score(0)) == (0, 8), "two red dice, and no objective"


@rule("tapestry.civilizations.utilitarians", "tapestry.adjustments.utilitarians")
def test_utilitarians_begin_with_a_landmark_and_lose_a_resource() -> None:
    board = begun(2, ("utilitarians", "leaders"), options=BOXED)
    assert board.legal() == ["landmark forge", "landmark barracks", "landmark lighthouse", "landmark apothecary"]
    board.act("landmark forge")
    drafted(first_setup(board))
    assert board.asked() == "0 loseresource"
    board.act("pay coin")
    assert (board.position.landmarks_of(0), sum(board.stock(0).values())) == (1, 3)


@rule("tapestry.civilizations.utilitarians")
def test_the_forge_line_pays_a_resource_for_a_card_in_the_top_row() -> None:
    board = mm("utilitarians").tech(0, 1, "calendar").token(0, exploration=4).do(0, [{"upgrade": True}])
    first_answers(board.act(*(["upgrade calendar"] if board.asked() == "0 upgradecard" else [])))
    assert (board.score(0), sum(board.stock(0).values())) == (7, 1)
    board = mm("utilitarians").tech(0, 0, "canned_food").do(0, [{"upgrade": True}])
    first_answers(board.act(*(["upgrade canned_food"] if board.asked() == "0 upgradecard" else [])))
    assert board.stock(0) == {"food": 1}, "the middle row is not enough"


@rule("tapestry.civilizations.utilitarians")
def test_the_apothecary_line_pays_for_other_landmarks_only() -> None:
    board = mm("utilitarians")
    board.do(0, [{"landmark": "apothecary"}])
    while board.asked() != "0 utilitarianstoken":
        board.act(board.legal()[0])
    board.act("accept")
    assert sum(board.stock(0).values()) == 0
    board.do(0, [{"landmark": "barn"}])
    first_answers(board)
    assert sum(board.stock(0).values()) == 1


@rule("tapestry.civilizations.utilitarians")
def test_the_lines_of_the_third_tiers_pay_four_points_per_step_from_space_seven_on() -> None:
    board = mm("utilitarians").token(0, science=6)
    moves(board, "science")
    while board.asked() != "0 utilitarianstoken":
        board.act(board.legal()[0])
    board.act("accept")
    before = board.score(0)
    moves(board, "science")
    assert board.score(0) == before + 4


@rule("tapestry.boxes.gained_in_step_1")
def test_a_civilization_gained_in_the_first_step_waits_for_the_next_income_turn() -> None:
    board = mm("infiltrators", others=("leaders",)).hand(0, "trap")
    for _ in range(2):
        use(board, 0, "infiltrators").act(f"hex {home(board, 1)}")
    board.position.civ_deck = [board.position.box.civ_no[name] for name in ("chosen", "entertainers", "merrymakers")]
    board.points(0, 0).act("income", f"hex {home(board, 1)}", "lead chosen")
    assert (board.asked(), board.score(0)) == ("0 playcard", 8)


@rule("tapestry.civilizations.infiltrators")
def test_infiltrators_who_gain_a_civilization_otherwise_keep_one_of_three_too() -> None:
    board = gain(mm("infiltrators"), 0, "chosen", "merrymakers", "craftsmen")
    assert sorted(board.legal()) == ["lead chosen", "lead craftsmen", "lead merrymakers"]
