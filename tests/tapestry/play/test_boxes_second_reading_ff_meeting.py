"""Fantasies & Futures read a second time: where pieces of the boxes meet."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, table
from tests.tapestry.cities import fill
from tests.tapestry.civs import civs_of, gain, use
from tests.tapestry.laying import play
from tests.tapestry.reading_ff import ALL, ARTS, CHARMED, FF, answers, enchanting, ff, fifth, laid, top, until, upgrade
from tests.tapestry.reserving import in_reserve

NEXT = [{"conquer": {"where": "adjacent", "dice": "one"}}]
ANYWHERE = [{"conquer": {"where": "anywhere", "dice": "one"}}]
PLACE, OTHER = "1.-2", "0.-3"
HOUSE = [{"build": ["house"]}]


def quiet(options: dict[str, int | str] | None = None, era: int = 3) -> Board:
    return ff(era=era, civs=("leaders", "alchemists"), options=options)


# ---- copies


@rule("tapestry.cards.espionage", "tapestry.cards.doppelgangers")
def test_espionage_on_doppelgangers_copies_from_the_copiers_mat() -> None:
    board = quiet().mat(0, 2, "trap").mat(1, 3, "doppelgangers")
    play(board, "espionage").act("card 2 3")
    answers(board)
    assert board.score(0) == 10


@rule("tapestry.cards.doppelgangers", "tapestry.cards.espionage")
def test_doppelgangers_may_copy_espionage() -> None:
    board = quiet().mat(0, 2, "espionage").mat(1, 3, "gremlins")
    play(board, "doppelgangers")
    while board.asked() == "0 enchantments":
        board.act("pick 1")
    if board.asked() == "0 copycard":
        board.act("card 2 3")
    assert board.score(0) == 7


@rule("tapestry.cards.espionage", "tapestry.cards.nanobots")
def test_espionage_carries_nanobots_into_the_upgrade_step() -> None:
    board = ff(era=2).era(2, 4).give(1, coin=3).mat(1, 4, "nanobots").hand(0, "espionage")
    board.tech(0, 0, "calendar", "canned_food").act("income")
    until(board, "upgradecard", decline=False)
    board.act("upgrade calendar")
    assert board.legal() == ["upgrade canned_food", "decline"]
    assert board.score(0) == 2


@rule("tapestry.reserve.copied", "tapestry.civilizations.heralds")
def test_heralds_reserve_what_they_copy() -> None:
    board = ff(civs=("heralds", "chosen")).mat(1, 2, "haunted_manor").mat(0, 2, "dragon_smithy")
    answers(use(board, 0, "heralds").act("card 2 2"))
    assert (in_reserve(board), in_reserve(board, 1)) == (["house"], [])


@rule("tapestry.reserve.copied", "tapestry.civilizations.spies")
def test_spies_reserve_what_they_copy_without_its_enchantment() -> None:
    board = ff(civs=("spies", "chosen"), options=ALL).mat(0, 2, "empiricism").mat(1, 3, "haunted_manor")
    use(board, 0, "spies")
    if board.asked().endswith("spiesmission") or "pick 1" in board.legal():
        board.act("pick 1")
    answers(board)
    assert (in_reserve(board), board.stock(0)) == (["house"], {})


@rule("tapestry.tapestry_cards.permanent_heralds")
@pytest.mark.parametrize("card", ["parallel_selves", "philosophers_stone", "cloaking_field"])
def test_permanent_cards_of_the_box_are_never_copied(card: str) -> None:
    board = quiet().mat(1, 3, card)
    play(board, "espionage")
    assert board.asked() == "0 taketurn"


# ---- reserve


@rule("tapestry.reserve.building", "tapestry.civilizations.craftsmen")
def test_a_reserved_building_may_go_onto_the_mat_of_the_craftsmen() -> None:
    board = ff(civs=("craftsmen", "leaders"))
    play(board, "haunted_manor")
    fifth(board)
    assert board.asked() == "0 placebuilding"
    assert [answer for answer in board.legal() if not answer.startswith("plot")]


@rule("tapestry.reserve.building", "tapestry.civilizations.nomads")
def test_a_reserved_building_may_go_onto_the_map_for_the_nomads() -> None:
    board = ff(civs=("nomads", "leaders"))
    play(board, "haunted_manor")
    fifth(board)
    assert [answer for answer in board.legal() if answer.startswith("hex")]


@rule("tapestry.reserve.token", "tapestry.capitals.bottle_landmarks")
def test_sleeping_giants_wake_beside_a_bottle_for_six_points() -> None:
    board = ff(capitals=("city_in_a_bottle", "wetland"))
    play(board, "sleeping_giants").points(0, 0)
    fifth(board).act("landmark forge")
    answers(board)
    assert board.score(0) == 6


@rule("tapestry.reserve.turn_5", "tapestry.capitals.savanna")
def test_a_reserved_house_may_complete_a_district_of_the_savanna_in_time() -> None:
    board = ff(capitals=("savanna", "wetland"))
    fill(board, "1.2", "2.1", "2.2", "2.3", "3.2", "3.3")
    play(board, "haunted_manor").hand(0)
    fifth(board).act("plot 1.1")
    until(board, "takeresource", "taketurn")
    assert board.asked() == "0 takeresource"


@rule("tapestry.reserve.turn_5")
def test_a_woken_landmark_may_lie_on_a_tech_card() -> None:
    board = ff(options=ARTS).tech(0, 0, "automata")
    play(board, "sleeping_giants")
    fifth(board).act("landmark forge")
    assert "use automata" in board.legal()


@rule("tapestry.reserve.card", "tapestry.cards.parallel_selves")
def test_parallel_selves_pay_for_an_enchantment_on_turn_5() -> None:
    board = play(ff().hand(0, "fairy_ring"), "cryogenic_sleep").act("play fairy_ring").hand(0)
    board.mat(0, 2, "parallel_selves").mat(0, 4, "empiricism").points(0, 0)
    fifth(board)
    answers(board, decline=False)
    assert board.score(0) == 4 + 3


@rule("tapestry.reserve.card")
def test_a_frozen_espionage_copies_on_turn_5() -> None:
    board = play(quiet().hand(0, "espionage"), "cryogenic_sleep").act("play espionage").hand(0).mat(1, 3, "trap")
    board.mat(0, 4, "empiricism").points(0, 0)
    fifth(board)
    for _ in range(20):
        if board.asked() == "1 taketurn":
            break
        legal = board.legal()
        board.act("card 2 3" if "card 2 3" in legal else "decline" if "decline" in legal else legal[0])
    assert board.score(0) == 10


@rule("tapestry.reserve.turn_5", "tapestry.technology.enchantment")
def test_a_tech_card_from_the_reserve_may_rise_to_the_top_on_turn_5() -> None:
    board = play(ff().display("jet_fuel", "calendar", "barn"), "crystal_ball").act("invent jet_fuel")
    fifth(board)
    assert "upgrade jet_fuel" in board.legal()


@rule("tapestry.reserve.building")
def test_a_reserved_house_brings_robot_labor_no_worker_before_it_is_gained() -> None:
    board = laid("robot_labor")
    play(board, "haunted_manor")
    assert board.stock(0) == {}


@rule("tapestry.reserve.turn_5")
def test_the_reserve_is_used_even_when_the_owner_has_no_card_on_era_4() -> None:
    board = play(ff(), "giant_beanstalk").built(0, farm=1).points(0, 0)
    board.era(4, 4).give(1, coin=3).act("income")
    answers(board)
    assert board.score(0) == 1


@rule("tapestry.reserve.turn_5")
def test_no_tapestry_card_is_played_on_turn_5() -> None:
    board = fifth(ff(era=4).hand(0, "trap", "guilds").tech(0, 0, "calendar"))
    assert (board.asked(), board.hand_of(0)) == ("0 upgradecard", ["guilds", "trap"])


# ---- conquests


@rule("tapestry.cards.zombie_army", "tapestry.cards.star_corsairs")
def test_a_zombie_army_sets_off_what_listens_to_conquests() -> None:
    board = quiet().mat(0, 2, "cloaking_field").script(red=[0], black=[0]).hand(1, "trap")
    board.outpost(1, PLACE).outpost(0, PLACE, toppled_by=1)
    play(board, "zombie_army").act(f"conquer {PLACE}")
    assert board.asked() == "0 choosedie", "no response against a cloaking field"
    board.act("die red")
    answers(board)
    assert board.score(0) == 2 + 2 + 4


@rule("tapestry.cards.zombie_army")
def test_a_zombie_army_may_earn_the_middle_island() -> None:
    board = quiet().script(red=[0], black=[0]).outpost(1, "0.0").outpost(0, "0.0", toppled_by=1)
    play(board, "zombie_army").act("conquer 0.0", "die black")
    answers(board)
    assert board.score(0) == 2 + 10


@rule("tapestry.cards.zombie_army")
def test_an_own_outpost_that_stands_beside_a_fallen_one_is_no_target() -> None:
    board = quiet().outpost(0, PLACE).outpost(0, PLACE, toppled_by=1)
    assert play(board, "zombie_army").asked() == "0 taketurn"


@rule("tapestry.cards.blood_moon", "tapestry.cards.zombie_army")
def test_a_zombie_army_feeds_the_blood_moon_of_its_victim() -> None:
    board = (
        ff(civs=("leaders", "alchemists")).script(red=[0], black=[0]).outpost(1, PLACE).outpost(0, PLACE, toppled_by=1)
    )
    board.mat(1, 3, "blood_moon")
    play(board, "zombie_army").act(f"conquer {PLACE}")
    answers(board)
    assert sum(board.stock(1).values()) == 1


@rule("tapestry.cards.gremlins", "tapestry.cards.blood_moon")
def test_what_gremlins_topple_counts_for_the_objective() -> None:
    board = quiet().script(red=[0], black=[0]).hand(1, "gremlins").outpost(1, PLACE).outpost(0, OTHER, toppled_by=1)
    board.do(0, NEXT).act(f"conquer {PLACE}", "respond gremlins")
    answers(board)
    assert board.score(1) == 10


@rule("tapestry.civilizations.celestials")
def test_the_celestials_token_is_no_outpost_to_topple() -> None:
    board = ff(civs=("celestials", "leaders")).script(red=[0, 0], black=[0, 0])
    use(board, 0, "celestials").act(f"hex {PLACE}").hand(0, "trap")
    board.do(1, ANYWHERE)
    assert f"conquer {PLACE}" in board.legal()
    board.act(f"conquer {PLACE}")
    assert board.asked() == "1 choosedie", "nobody held it, so nobody answers"


# ---- dice


@rule("tapestry.civilizations.illuminati")
def test_illuminati_gain_from_a_roll_for_a_tapestry_card() -> None:
    board = ff(civs=("illuminati", "leaders")).give(1, coin=1).script(red=[3], black=[2])
    play(board, "wishing_well", seat=1).act("pay coin", seat=1)
    answers(board)
    assert (board.score(0), board.stock(0)) == (7, {"food": 1})
    assert (board.score(1), board.stock(1)) == (9, {"food": 1})


@rule("tapestry.civilizations.illuminati")
def test_illuminati_gain_from_the_floating_capital() -> None:
    board = ff(civs=("illuminati", "celestials")).script(red=[0], black=[0])
    use(board, 1, "celestials")
    board.act(board.legal()[0])
    answers(board)
    assert (board.score(0), board.stock(0)) == (4, {"coin": 1})


@rule("tapestry.civilizations.illuminati", "tapestry.cards.three_oracles")
def test_illuminati_follow_the_first_of_three_oracles_only() -> None:
    board = ff(civs=("illuminati", "leaders")).script(science=[0, 3, 6])
    play(board, "three_oracles", seat=1).act("track science", seat=1)
    seen = 0
    while not board.asked().endswith("taketurn"):
        seen += board.asked() == "0 afterroll"
        board.act("accept" if "accept" in board.legal() else board.legal()[0])
    assert seen == 1
    assert (board.where(0, "exploration"), board.where(0, "science")) == ((1,), (0,))


@rule("tapestry.civilizations.illuminati")
def test_illuminati_at_the_end_of_a_track_are_not_asked() -> None:
    board = ff(civs=("illuminati", "leaders")).token(0, exploration=12).script(science=[0])
    board.do(1, [{"research": {"benefit": False}}]).act("accept", seat=1)
    assert board.asked() == "0 taketurn"


# ---- capitals


@rule("tapestry.civilizations.weefolk")
def test_a_full_capital_replaces_a_building_that_stays_its_owners() -> None:
    board = ff(civs=("weefolk", "leaders"), capitals=("mountain", "city_in_a_bottle")).era(3, 4)
    plots = [
        "1.2",
        "1.3",
        "1.6",
        "2.1",
        "2.3",
        "2.5",
        "2.6",
        "3.3",
        "3.5",
        "4.1",
        "4.3",
        "4.4",
        "4.6",
        "5.2",
        "5.4",
        "6.1",
        "6.3",
        "6.4",
        "6.6",
    ]
    fill(board, *plots[2:], seat=1).plot(1, "house", "1.2", "1.3")
    use(board, 0, "weefolk")
    assert board.asked() == "1 weefolkplot"
    assert {"plot 1.2", "plot 1.3"} <= set(board.legal())
    board.act("plot 1.2")
    answers(board)
    assert board.do(1, [{"points_per": {"of": "house"}}]).score(1) == 2


@rule("tapestry.civilizations.weefolk", "tapestry.capitals.netherworld")
def test_a_token_of_the_weefolk_fills_a_plot_of_the_netherworld() -> None:
    board = ff(civs=("weefolk", "leaders"), capitals=("mountain", "netherworld")).era(3, 4)
    fill(board, "2.2", "3.2", "4.2", "4.3", "4.4", "4.5", seat=1)
    use(board, 0, "weefolk").act("plot 5.5")
    assert board.asked() == "1 takeresource"


@rule("tapestry.civilizations.riverfolk", "tapestry.capitals.quagmire_penalty")
def test_a_wisp_that_riverfolk_build_over_lures_nobody() -> None:
    lost = []
    for over in (False, True):
        board = ff(civs=("riverfolk", "leaders"), options=ALL, capitals=("quagmire", "wetland")).points(0, 90)
        fill(board, "1.2")
        if over:
            board.do(0, HOUSE).act("plot 2.2")
            answers(board)
        board.points(0, 90)
        answers(fifth(board))
        lost.append(90 - board.score(0))
    assert lost[0] - lost[1] == 3 + 1, "a wisp less, and an impassable plot less"


@rule("tapestry.capitals.veil")
def test_a_veiled_step_at_the_end_of_all_tracks_is_nothing() -> None:
    board = ff(capitals=("veil", "wetland")).token(0, exploration=12, science=12, military=12, technology=12)
    grid = [
        "...#.....",
        ".#.....#.",
        "..#..#...",
        "#....#..#",
        "...#.....",
        ".#.....#.",
        "..#.#....",
        ".....#..#",
        "#.......#",
    ]
    letters = [
        "AAAXXXBBB",
        "AAAXXXBBB",
        "AAAXXXBBB",
        "XXXCCCZZZ",
        "YYYCCCZZZ",
        "YYYCCCZZZ",
        "DDDYYZEEE",
        "DDDYYZEEE",
        "DDDYYZEEE",
    ]
    last, *others = [
        f"{row + 1}.{column + 1}"
        for row in range(9)
        for column in range(9)
        if letters[row][column] == "Z" and grid[row][column] == "."
    ]
    fill(board, *others).do(0, HOUSE).act(f"plot {last}")
    assert board.asked() == "0 taketurn"


@rule("tapestry.capitals.polar", "tapestry.resources.limit")
def test_two_resources_of_a_field_line_respect_the_limit() -> None:
    board = ff(capitals=("polar", "wetland")).give(0, coin=8, worker=8, food=8, culture=7)
    fill(board, "3.1", "4.1", "5.1", "6.1", "7.1", "8.2")
    board.do(0, HOUSE).act("plot 2.2")
    answers(board)
    assert board.stock(0) == {"coin": 8, "worker": 8, "food": 8, "culture": 8}


@rule("tapestry.capitals.savanna")
def test_a_capital_scores_rows_whatever_its_districts() -> None:
    board = ff(capitals=("savanna", "wetland"))
    fill(board, "1.1", "1.2", "1.4", "1.5", "1.6", "1.8", "1.9").do(0, [{"points_per": {"of": "line"}}])
    assert board.score(0) == 1


# ---- civilizations gained, lost and together


@rule("tapestry.civilizations.merfolk")
def test_merfolk_gained_in_mid_game_open_the_turns_after_the_end() -> None:
    board = gain(ff(era=4, civs=("leaders", "alchemists")), 0, "merfolk").mat(0, 4, "capitalism").hand(0, "trap")
    board.position.era[1], board.position.finished[1] = 5, 1
    board.act("income")
    until(board, "lastturn")
    assert "accept" in board.legal()


@rule("tapestry.civilizations.merfolk")
def test_cards_drawn_in_turns_after_the_end_join_the_hand() -> None:
    board = ff(era=4, civs=("merfolk", "alchemists")).mat(0, 4, "capitalism").hand(0, "gremlins", "trap")
    board.position.era[1], board.position.finished[1] = 5, 1
    board.act("income")
    until(board, "lastturn")
    held, points = len(board.hand_of(0)), board.score(0)
    board.act("play gremlins")
    assert (len(board.hand_of(0)), board.score(0)) == (held, points + 7)


@rule("tapestry.civilizations.elder_ones", "tapestry.tapestry_cards.permanent")
def test_permanent_cards_work_for_elder_ones_after_the_end() -> None:
    board = ff(era=4, civs=("elder_ones", "alchemists")).mat(0, 2, "cloaking_field").mat(0, 4, "capitalism")
    board.position.era[1], board.position.finished[1] = 5, 1
    board.give(0, coin=4).act("income")
    until(board, "lastturn")
    board.script(red=[0], black=[0]).points(0, 0).act("advance military", f"conquer {PLACE}", "die red")
    assert board.score(0) == 2 + 4


@rule("tapestry.civilizations.elder_ones", "tapestry.capitals.savanna")
def test_elder_ones_may_spend_what_the_savanna_pays_on_turn_5() -> None:
    board = ff(era=4, civs=("elder_ones", "alchemists"), capitals=("savanna", "wetland")).mat(0, 4, "capitalism")
    board.position.era[1], board.position.finished[1] = 5, 1
    fill(board, "1.2", "2.1", "2.2", "2.3", "3.2", "3.3").do(0, HOUSE).act("plot 1.1").act("income")
    until(board, "lastturn", decline=False)
    assert sum(board.stock(0).values()) == 1


@rule("tapestry.civilizations.artificers", "tapestry.reserve.building")
def test_a_building_set_aside_and_one_in_reserve_are_two() -> None:
    board = ff(civs=("artificers", "leaders"))
    use(board, 0, "artificers").act("build house")
    play(board, "haunted_manor")
    assert in_reserve(board) == ["house"]
    assert board.do(0, [{"points_per": {"of": "house"}}]).score(0) == 1


@rule("tapestry.civilizations.faefolk")
def test_a_card_in_reserve_does_not_move_the_faefolk() -> None:
    board = ff(era=3, civs=("faefolk", "leaders")).hand(0, "empiricism")
    play(board, "cryogenic_sleep").act("play empiricism").hand(0)
    use(board, 0, "faefolk").act("decline")
    answers(board)
    assert board.position.civ_state[board.position.box.civ_no["faefolk"]] == (1,), "the card on the mat alone"


@rule("tapestry.civilizations.werefolk")
def test_a_track_that_was_completed_by_ai_cannot_be_left_backwards() -> None:
    board = ff(era=2, civs=("werefolk", "leaders")).era(2, 4).give(1, coin=3).token(0, technology=11).hand(0, "trap")
    board.do(0, [{"advance": {"tracks": ["technology"], "benefit": True, "bonus": "none"}}])
    until(board, "taketurn", decline=False)
    board.script(throw=[0]).act("income")
    assert "track technology" not in board.legal()


@rule("tapestry.boxes.gained_in_step_1")
def test_a_civilization_of_the_box_gained_in_step_1_waits() -> None:
    board = ff(era=2, civs=("leaders", "alchemists")).era(2, 4).give(1, coin=3).hand(0, "trap").act("income")
    gain(board, 0, "elder_ones").act("decline")
    assert (board.asked(), civs_of(board, 0)) == ("0 playcard", ["leaders", "elder_ones"])


# ---- enchantments


@rule("tapestry.enchantments.right")
def test_a_face_down_card_sets_off_the_right_enchantment_to_its_left() -> None:
    board = ff(era=2).era(2, 4).give(1, coin=3).mat(0, 2, "time_capsule").act("income")
    until(board, "taketurn")
    assert board.score(0) == 2


@rule("tapestry.enchantments.right", "tapestry.civilizations.heralds")
def test_the_card_of_the_heralds_on_maker_of_fire_pays_when_era_2_is_played() -> None:
    board = (
        ff(era=1, civs=("heralds", "chosen")).era(1, 4).give(1, coin=3).mat(0, 1, "fairy_ring").hand(0, "empiricism")
    )
    board.act("income")
    until(board, "enchantments", decline=False)
    assert "pick 3" in board.legal()


@rule("tapestry.enchantments.left", "tapestry.civilizations.gamblers")
def test_both_cards_of_the_gamblers_gain_their_left_enchantment() -> None:
    board = ff(era=2, civs=("gamblers", "chosen"), options=ARTS).era(2, 4).give(1, coin=3).mat(0, 2, "empiricism")
    board.hand(0, "blood_moon").hand(1, "sealed_prophecy")
    numbers = board.position.box.card_no
    board.position.deck = sorted(numbers[name] for name in ("sealed_prophecy", "academia", "capitalism"))
    board.position.hands[1] = []
    board.act("income")
    until(board, "reservetrack", decline=False)
    board.act("track science")
    until(board, "playcard", "taketurn")
    if board.asked() == "0 playcard":
        board.act("play blood_moon")
    until(board, "taketurn")
    assert (top(board, 3), board.score(0)) == ("blood_moon", 2 + 3)


@rule("tapestry.technology.enchantment")
def test_a_card_played_by_another_way_opens_the_top_row_too() -> None:
    board = quiet().tech(0, 1, "colossal_robots")
    play(board, CHARMED).act("track science")
    assert upgrade(board, "colossal_robots").techs(0) == {"colossal_robots": 2}


@rule("tapestry.enchantments.any_order")
def test_a_drawn_card_may_be_frozen_after_the_enchantment_has_brought_another() -> None:
    board = play(quiet().mat(0, 2, "lost_artifacts"), "cryogenic_sleep")
    assert board.asked() == "0 enchantments"
    board.act("pick 3")
    until(board, "reservecard", decline=False)
    assert len(board.legal()) == 2, "the card of the enchantment and the card drawn"


@rule("tapestry.enchantments.optional")
def test_an_enchantment_without_effect_is_no_question() -> None:
    board = quiet().mat(0, 2, "fairy_ring").token(0, exploration=12, science=12, military=12, technology=12)
    play(board, "trap")
    answers(board)
    assert board.score(0) == 10


@rule("tapestry.enchantments.never_copied")
def test_a_revised_history_of_enchantments_stays_with_its_card() -> None:
    board = quiet().mat(1, 2, "fairy_ring")
    play(board, "espionage")
    answers(board)
    board.era(4, 3)
    enchanting(play(board, "trap"))
    assert sum(sum(board.where(0, track)) for track in ("exploration", "science", "military", "technology")) == 0


@rule("tapestry.boxes.options")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_boxes_begin_at_every_number_of_seats(seats: int) -> None:
    civs = ("merfolk", "illuminati", "weefolk", "genies", "werefolk")
    for options in (FF, ALL):
        assert table(seats, civs, options=options).audit().asked() == "0 taketurn"
