"""Fantasies & Futures read a second time: where pieces of the boxes meet."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.cities import fill
from tests.tapestry.civs import use
from tests.tapestry.laying import play
from tests.tapestry.reading_ff import ALL, ARTS, answers, ff, fifth, laid, until
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


@rule("tapestry.reserve.token", "tapestry.civilizations.urban_planners")
def test_a_woken_landmark_may_wait_with_the_urban_planners() -> None:
    board = ff(civs=("urban_planners", "leaders"), options=ALL)
    play(board, "sleeping_giants")
    fifth(board)
    until(board, "chooselandmark")
    board.act("landmark forge")
    assert "civilization urban_planners" in board.legal()


@rule("tapestry.reserve.token", "tapestry.masterpieces.income")
def test_masterpieces_come_before_the_reserve_on_turn_5() -> None:
    board = ff(options=ARTS).works(0, "quartet_in_gold")
    play(board, "sleeping_giants").points(0, 0)
    fifth(board)
    assert (board.asked(), board.score(0)) == ("0 takeresource", 4)


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
