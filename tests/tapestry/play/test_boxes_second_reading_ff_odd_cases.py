"""Fantasies & Futures read a second time: odd cases."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, begun, game
from tests.tapestry.cities import fill
from tests.tapestry.civs import use
from tests.tapestry.laying import play
from tests.tapestry.reading_ff import ALL, ARTS, CHARMED, FF, answers, ff, fifth, laid, top, until, upgrade
from tests.tapestry.reserving import in_reserve

NEXT = [{"conquer": {"where": "adjacent", "dice": "one"}}]
ANYWHERE = [{"conquer": {"where": "anywhere", "dice": "one"}}]
PLACE = "1.-2"


def quiet(era: int = 3, options: dict[str, int | str] | None = None) -> Board:
    return ff(era=era, civs=("leaders", "alchemists"), options=options)


# ---- cards frozen for turn 5


def frozen(card: str, civ: str = "militants") -> Board:
    """A card lies in reserve."""
    board = play(ff(civs=(civ, "leaders")).hand(0, card), "cryogenic_sleep").act(f"play {card}")
    return board.hand(0).points(0, 0)


@rule("tapestry.rulings.this_era_after_turn_5", "tapestry.reserve.card")
def test_a_golden_age_that_was_frozen_serves_the_upgrade_of_turn_5() -> None:
    board = fifth(frozen("golden_age").tech(0, 1, "calendar"))
    until(board, "upgradecard", decline=False)
    assert top(board, 4) == "golden_age"
    assert "upgrade calendar" in board.legal(), "without its condition"
    board.act("upgrade calendar")
    answers(board)
    assert board.score(0) == 7 + 3 + 1


@rule("tapestry.rulings.this_era_after_turn_5", "tapestry.cards.nanobots")
def test_nanobots_that_were_frozen_upgrade_two_cards_on_turn_5() -> None:
    board = fifth(frozen("nanobots").tech(0, 0, "calendar", "canned_food"))
    until(board, "upgradecard", decline=False)
    board.act("upgrade calendar")
    assert board.legal() == ["upgrade canned_food", "decline"]
    board.act("upgrade canned_food")
    answers(board)
    assert board.score(0) == 2 + 2 + 2


@rule("tapestry.reserve.card", "tapestry.end.era_4")
def test_a_frozen_academia_works_in_the_turns_of_the_elder_ones() -> None:
    board = frozen("academia", "elder_ones").mat(0, 4, "empiricism").give(0, coin=4)
    board.position.era[1], board.position.finished[1] = 5, 1
    board.position.era[0] = 4
    board.act("income")
    until(board, "lastturn", decline=False)
    board.token(0, technology=1).points(0, 0).act("advance technology")
    assert (top(board, 4), board.score(0)) == ("academia", 3)


@rule("tapestry.reserve.card")
def test_a_frozen_card_without_ability_or_neighbour_just_lies_there() -> None:
    board = fifth(frozen("blood_moon"))
    answers(board)
    assert top(board, 4) == "blood_moon"
    board = frozen("blood_moon").mat(0, 4, "empiricism")
    board.position.mats[2] = ()
    fifth(board)
    answers(board)
    assert board.score(0) == 0, "nothing on the space of era 3"


@rule("tapestry.reserve.card")
def test_a_frozen_card_next_to_cryogenic_sleep_gains_its_left_enchantment() -> None:
    board = fifth(frozen("blood_moon"))
    answers(board)
    assert board.score(0) == 3


# ---- the income mat


@rule("tapestry.reserve.building", "tapestry.tech.treasury")
def test_the_space_under_a_reserved_building_is_uncovered_for_tech_cards() -> None:
    for card, row in (("goblin_bazaar", "treasury"), ("microbial_magic", "bakery")):
        board = quiet().tech(0, 1, row)
        assert upgrade(board, row).techs(0)[row] == 1
        play(board, card)
        upgrade(board, row)
        answers(board)
        assert board.techs(0)[row] == 2


@rule("tapestry.civilizations.artificers", "tapestry.tech.treasury")
def test_a_slide_uncovers_a_space_for_tech_cards() -> None:
    board = ff(civs=("artificers", "leaders")).tech(0, 1, "treasury")
    assert upgrade(board, "treasury").techs(0)["treasury"] == 1
    use(board, 0, "artificers").act("pick 1")
    answers(upgrade(board, "treasury"))
    assert board.techs(0)["treasury"] == 2


@rule("tapestry.civilizations.artificers", "tapestry.tech.bakery")
def test_a_slide_covers_a_space_for_tech_cards() -> None:
    board = ff(civs=("artificers", "leaders")).built(0, farm=1).tech(0, 1, "bakery")
    use(board, 0, "artificers").act("pick 3")  # the farm of space 3 goes onto space 2, Farming
    answers(upgrade(board, "bakery"))
    assert board.techs(0)["bakery"] == 1


@rule("tapestry.civilizations.artificers", "tapestry.landmarks.castle")
def test_buildings_set_aside_have_left_the_mat_for_the_castle() -> None:
    for built, met in ((7, 0), (8, 1)):
        board = ff(civs=("artificers", "leaders"), options=ARTS).landmark_card(0, "castle")
        board.built(0, farm=5, market=built - 5)
        use(board, 0, "artificers").act("build house")
        board.give(0, coin=1).give(1, coin=2).act("advance exploration")
        answers(board)
        assert board.position.landmarks_of(0) == met


@rule("tapestry.civilizations.artificers")
def test_a_slide_moves_one_space_only() -> None:
    board = ff(era=2, civs=("artificers", "leaders")).era(2, 4).give(1, coin=3).hand(0, "trap").built(0, armory=3)
    board.act("income", "pick 4", "play trap")
    answers(board)
    # spaces 1 to 4 were open; the building of space 5 lies on space 4 now: 1, 2, 3 and 5 are open
    assert board.stock(0)["culture"] == 1 + 1 + 1


@rule("tapestry.civilizations.artificers")
def test_a_building_that_slid_leaves_a_gap_that_another_may_fill() -> None:
    board = ff(civs=("artificers", "leaders")).built(0, house=2)
    use(board, 0, "artificers").act("pick 2")  # the third house lies on space 3
    use(board, 0, "artificers").act("pick 2")  # and on space 2
    use(board, 0, "artificers").act("pick 2")  # and on space 1
    use(board, 0, "artificers")
    assert "pick 2" not in board.legal(), "the leftmost building lies on the first space"


# ---- tokens


@rule("tapestry.cards.status_quo")
def test_two_tokens_on_one_track_are_two_bonuses() -> None:
    board = play(quiet().token(0, science=(2, 5)), "status_quo")
    for _ in range(8):
        if board.asked() == "0 taketurn":
            break
        legal = board.legal()
        board.act(next((answer for answer in legal if answer != "decline"), "decline"))
    assert (board.score(0), board.position.built[1]) == (5, 1)


@rule("tapestry.cards.sealed_prophecy")
def test_a_prophecy_about_technology_scores_twelve_after_ai_singularity() -> None:
    board = play(quiet().token(0, technology=11), "sealed_prophecy").act("track technology")
    board.do(0, [{"advance": {"tracks": ["technology"], "benefit": True, "bonus": "none"}}])
    until(board, "taketurn", decline=False)
    board.points(0, 0).hand(0)
    fifth(board)
    until(board, "taketurn")
    assert board.score(0) == 12


@rule("tapestry.enchantments.right", "tapestry.landmarks.first")
def test_a_step_of_an_enchantment_gains_a_landmark() -> None:
    board = play(quiet().mat(0, 2, "fairy_ring").token(0, military=3), "trap")
    until(board, "enchantments", "choosetrack", decline=False)
    if board.asked() == "0 enchantments":
        board.act("pick 3")
    board.act("track military")
    answers(board)
    assert board.position.landmarks_of(0) == 1


@rule("tapestry.cards.alchemical_gold")
def test_alchemical_gold_takes_nothing_beyond_the_limit() -> None:
    board = play(quiet().give(0, coin=2, food=8), "alchemical_gold").act("pay coin")
    assert board.legal() == ["take worker", "take culture"]


@rule("tapestry.cards.time_capsule")
def test_a_face_down_card_counts_for_the_time_capsule() -> None:
    board = ff(era=1).era(1, 4).give(1, coin=8).act("income")
    until(board, "taketurn")
    if board.asked().startswith("1"):
        board.act("advance exploration")
    board.era(3, 4).hand(0)
    play(board, "time_capsule").hand(0).points(0, 0)
    answers(fifth(board))
    assert board.score(0) == 3, "face down, Time Capsule, and the Trap of era 4"


# ---- single use and other boxes


@rule("tapestry.technology.single_use", "tapestry.civilizations.recyclers")
def test_recyclers_gain_the_square_of_a_single_use_card_once() -> None:
    board = ff(civs=("recyclers", "leaders"), options=ALL).tech(0, 1, "cyborgs").mat(0, 2, CHARMED)
    for card in list(board.techs(0)):
        if card != "cyborgs":
            board.position.tech_owner[board.position.box.tech_no[card]] = -1
    upgrade(board, "cyborgs")
    board.act("track military")
    answers(board)
    squares = 1
    for _ in range(3):
        board.token(0, science=0, military=0)
        upgrade(board, "cyborgs")
        row = board.techs(0)["cyborgs"]
        answers(board)
        squares += row == 2 and sum(board.where(0, "science")) + sum(board.where(0, "military")) > 0 and _ > 0
    assert squares == 1


@rule("tapestry.technology.single_use")
def test_a_single_use_card_may_be_discarded_for_points() -> None:
    board = quiet().tech(0, 1, "cyborgs").tech(0, 0, "calendar", "barn").mat(0, 2, CHARMED)
    upgrade(board, "cyborgs").act("track military")
    answers(board)
    board.landmark(1, "tech_hub").token(0, technology=10)
    board.do(0, [{"advance": {"tracks": ["technology"], "benefit": True, "bonus": "pay"}}])
    until(board, "buy")
    board.points(0, 0).act(next(answer for answer in board.legal() if answer != "decline"))
    answers(board)
    assert board.score(0) == 10
    assert board.techs(0) == {}


# ---- Riverfolk and Architects in the new capitals


@rule("tapestry.civilizations.riverfolk", "tapestry.capitals.netherworld_quarters")
@pytest.mark.parametrize(
    ("capital", "points"),
    [("polar", 0), ("netherworld", 16), ("quagmire", 32), ("savanna", 16), ("veil", 28), ("city_in_a_bottle", 24)],
)
def test_riverfolk_read_the_districts_of_the_new_capitals(capital: str, points: int) -> None:
    board = begun(2, ("riverfolk", "leaders"), (capital, "wetland"), options=ALL)
    for _ in range(30):
        if board.asked() == "0 taketurn":
            break
        board.act(board.legal()[0])
    assert board.score(0) == points


@rule("tapestry.civilizations.riverfolk")
@pytest.mark.parametrize(
    ("capital", "plots"),
    [("polar", 20), ("netherworld", 15), ("quagmire", 19), ("savanna", 16), ("veil", 17), ("city_in_a_bottle", 17)],
)
def test_riverfolk_lose_a_point_per_impassable_plot_left_in_the_new_capitals(capital: str, plots: int) -> None:
    board = ff(civs=("riverfolk", "leaders"), options=ALL, capitals=(capital, "wetland")).points(0, 60)
    answers(fifth(board))
    assert board.score(0) == 60 - plots


# ---- set-up


@rule("tapestry.boxes.options")
@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 3), (4, 2), (5, 2)])
def test_base_mats_and_one_advanced_mat_are_dealt(seats: int, count: int) -> None:
    for options in (FF, ALL):
        position = game().prepare(seats, 7, dict(options))
        game().start(position)
        box = position.box  # type: ignore[attr-defined]
        seen = []
        for offer in position.offers:  # type: ignore[attr-defined]
            capitals = [box.capitals[number] for number in offer[2:]]
            assert len(capitals) == count
            assert [bool(capital.number) for capital in capitals] == [True] * (count - 1) + [False]
            seen.append(capitals[-1].id)
        assert len(set(seen)) == seats


@rule("tapestry.end.tie")
def test_a_landmark_set_aside_from_the_bottle_loses_a_tie() -> None:
    board = ff(civs=("leaders", "alchemists"), capitals=("city_in_a_bottle", "wetland"))
    board.do(0, [{"landmark": "com_tower"}]).do(1, [{"landmark": "bakery"}])
    board.act(board.legal()[0]).points(0, 20).points(1, 20)
    assert board.position.standings().winners == (1,)


# ---- dice on the mat of the Illuminati


@rule("tapestry.civilizations.illuminati")
def test_the_question_mark_gives_the_illuminati_the_conquered_tile() -> None:
    board = ff(civs=("illuminati", "leaders"))
    board.lay("1.0", "t05").script(red=[0], black=[4]).do(1, ANYWHERE).act("conquer 1.0")
    until(board, "taketurn", decline=False)
    assert (board.score(0), board.stock(0)) == (4, {"food": 1})


@rule("tapestry.civilizations.illuminati", "tapestry.responses.ambush")
def test_dice_rolled_in_an_ambush_pay_the_illuminati_too() -> None:
    board = ff(3, civs=("illuminati", "leaders", "alchemists")).script(red=[0], black=[0]).hand(2, "gremlins")
    board.outpost(2, PLACE).do(1, ANYWHERE).act(f"conquer {PLACE}", "respond gremlins")
    until(board, "taketurn", decline=False)
    assert (board.score(0), board.stock(0)) == (4, {"coin": 1})


@rule("tapestry.civilizations.illuminati")
def test_the_step_of_the_illuminati_gains_a_landmark() -> None:
    board = ff(civs=("illuminati", "leaders")).token(0, exploration=3).script(science=[0])
    board.do(1, [{"research": {"benefit": False}}])
    for _ in range(8):
        if board.asked().endswith("taketurn"):
            break
        board.act("accept" if "accept" in board.legal() else board.legal()[0])
    assert (board.where(0, "exploration"), board.position.landmarks_of(0)) == ((4,), 1)


# ---- the reserve and turns


@rule("tapestry.reserve.turn_5")
def test_each_item_is_used_once() -> None:
    board = laid("giant_beanstalk", board=quiet().built(0, farm=2)).points(0, 0)
    board = fifth(board)
    answers(board)
    assert in_reserve(board) == []


@rule("tapestry.reserve.turn_5")
def test_the_reserve_of_another_stays_where_it_is() -> None:
    board = quiet()
    play(board, "haunted_manor", seat=1)
    answers(fifth(board))
    assert in_reserve(board, 1) == ["house"]


@rule("tapestry.reserve.token", "tapestry.capitals.savanna")
def test_a_reserved_landmark_may_complete_a_line_that_scores_in_the_same_turn() -> None:
    board = ff(capitals=("savanna", "wetland"))
    fill(board, "5.3", "5.4", "5.5", "5.6", "5.7", "5.9")
    play(board, "sleeping_giants").points(0, 0)
    fifth(board).act("landmark forge", "site 4.1 0")
    answers(board)
    assert board.score(0) == 1
