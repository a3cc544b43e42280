"""Fantasies & Futures read a second time: the later tapestry cards."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.laying import ability, play
from tests.tapestry.reading_ff import (
    ALL,
    ARTS,
    FF,
    answers,
    difference,
    enchanting,
    ff,
    fifth,
    laid,
    top,
    until,
    upgrade,
)

NEXT = [{"conquer": {"where": "adjacent", "dice": "one"}}]
ANYWHERE = [{"conquer": {"where": "anywhere", "dice": "one"}}]
PLACE = "1.-2"
LEFT = {
    "dream_archive": {"points": 2},
    "floating_islands": {"tiles": 1},
    "sea_monsters": {"coin": 1},
    "wishing_well": {"coin": 1},
    "cloaking_field": {"points": 2},
    "mirror_dimension": {"steps": 1},
    "multiverse_summit": {"points": 2},
}
RIGHT = {
    "star_corsairs": {"points": 2},
    "floating_islands": {"tiles": 1},
    "enchanted_forest": {"tiles": 1, "points": 1},
    "three_oracles": {"points": 2},
    "galactic_embassy": {"points": 3},
    "music_of_the_spheres": {"points": 2},
}
NEITHER = ("robot_labor", "philosophers_stone")


def fight(options: dict[str, int | str] | None = None, seats: int = 2) -> Board:
    """A table of civilizations that answer to nothing outside their income turns."""
    return ff(seats, civs=("leaders", "alchemists", "merrymakers", "entertainers"), options=options)


@rule("tapestry.enchantments.left")
@pytest.mark.parametrize("card", LEFT)
def test_left_enchantments_of_the_later_cards(card: str) -> None:
    assert difference(laid(card, ["empiricism"]), laid(card)) == LEFT[card]


@rule("tapestry.enchantments.right")
@pytest.mark.parametrize("card", RIGHT)
def test_right_enchantments_of_the_later_cards(card: str) -> None:
    boards = [laid("trap", [left], ff(options=ARTS)) for left in (card, "empiricism")]
    assert difference(*boards) == RIGHT[card]


@rule("tapestry.enchantments.left")
@pytest.mark.parametrize("card", [card for card in (*RIGHT, *NEITHER) if card not in LEFT and card != "three_oracles"])
def test_later_cards_without_a_left_enchantment(card: str) -> None:
    assert difference(laid(card, ["empiricism"], ff(options=ARTS)), laid(card, board=ff(options=ARTS))) == {}


@rule("tapestry.enchantments.right")
@pytest.mark.parametrize("card", [card for card in (*LEFT, *NEITHER) if card not in RIGHT])
def test_later_cards_without_a_right_enchantment(card: str) -> None:
    assert difference(laid("trap", [card]), laid("trap", ["empiricism"])) == {}


@rule("tapestry.technology.enchantment")
@pytest.mark.parametrize(
    ("card", "opens"), [*((card, True) for card in {**LEFT, **RIGHT}), *((card, False) for card in NEITHER)]
)
def test_which_of_the_later_cards_are_enchanted(card: str, opens: bool) -> None:
    board = upgrade(ff(options=ARTS).tech(0, 1, "colossal_robots").mat(0, 2, card), "colossal_robots")
    assert (board.techs(0)["colossal_robots"] == 2) == opens


@rule("tapestry.cards.dream_archive")
def test_a_dream_archive_draws_two_and_may_sell_one_for_five() -> None:
    board = play(ff(), "dream_archive").act("accept")
    board.act(board.legal()[0])
    assert (board.score(0), len(board.hand_of(0)), board.asked()) == (5, 1, "0 taketurn")
    board = play(ff(), "dream_archive").act("decline")
    assert (board.score(0), len(board.hand_of(0))) == (0, 2)


@rule("tapestry.cards.dream_archive")
def test_a_dream_archive_may_sell_a_card_held_before() -> None:
    board = play(ff().hand(0, "guilds"), "dream_archive").act("accept")
    assert "discard guilds" in board.legal()


@rule("tapestry.cards.star_corsairs")
def test_star_corsairs_score_conquests_and_take_for_toppling() -> None:
    board = play(fight().script(red=[0, 0], black=[0, 0]).outpost(1, PLACE), "star_corsairs").do(0, NEXT)
    board.act(f"conquer {PLACE}")
    until(board, "choosedie", decline=False)
    board.act("die red")
    answers(board)
    assert (board.score(0), sum(board.stock(0).values())) == (2 + 4, 1)
    board.do(0, NEXT).act("conquer 0.-3", "die red")
    assert (board.score(0), sum(board.stock(0).values())) == (2 + 4 + 2 + 4, 1), "nothing toppled there"


@rule("tapestry.cards.star_corsairs")
def test_star_corsairs_end_with_their_era() -> None:
    board = play(fight().era(3, 4).give(1, coin=3), "star_corsairs").hand(0, "empiricism").act("income")
    assert ability(board) == ""


@rule("tapestry.cards.floating_islands", "tapestry.enchantments.any_order")
def test_floating_islands_may_explore_with_the_tile_of_their_enchantment() -> None:
    board = play(ff().mat(0, 2, "empiricism"), "floating_islands")
    if board.asked() == "0 enchantments":
        board.act("pick 2")
    if board.asked() == "0 enchantments":
        board.act("pick 1")
    assert board.asked() == "0 laytile"
    assert len({answer.split()[1] for answer in board.legal()}) > 10, "anywhere"


@rule("tapestry.cards.floating_islands")
def test_floating_islands_without_a_tile_do_nothing() -> None:
    assert play(ff(), "floating_islands").asked() == "0 taketurn"


@rule("tapestry.cards.enchanted_forest")
def test_an_enchanted_forest_scores_territories_with_forest() -> None:
    board = play(fight(), "enchanted_forest")
    base, stock = board.score(0), board.stock(0)
    assert stock == {"food": 1}
    board = play(fight().outpost(0, "0.-3"), "enchanted_forest")
    assert board.score(0) == base + 2, "a printed territory with forest"
    board = play(fight().outpost(0, PLACE), "enchanted_forest")
    assert board.score(0) == base, "mountain and desert"
    board = play(fight().lay("0.-1", "t13").outpost(0, "0.-1"), "enchanted_forest")
    assert board.score(0) == base + 2, "a tile with forest"


@rule("tapestry.cards.enchanted_forest")
def test_a_forest_held_by_another_does_not_score() -> None:
    board = play(fight(), "enchanted_forest")
    other = play(fight().outpost(1, "0.-3"), "enchanted_forest")
    assert other.score(0) == board.score(0)


@rule("tapestry.cards.sea_monsters")
@pytest.mark.parametrize("card", ["sea_monsters", "empiricism"])
def test_sea_monsters_guard_coasts(card: str) -> None:
    board = play(fight().lay("0.-1", "t05").outpost(0, "0.-1", PLACE), card).do(1, ANYWHERE)
    assert ("conquer 0.-1" in board.legal()) == (card == "empiricism")
    assert (f"conquer {PLACE}" in board.legal()) == (card == "empiricism"), "a printed territory shows sea too"


@rule("tapestry.cards.sea_monsters")
def test_sea_monsters_guard_nothing_of_others() -> None:
    board = play(fight().lay("0.-1", "t05").outpost(1, "0.-1"), "sea_monsters")
    board.do(0, NEXT)
    assert "conquer 0.-1" in board.legal()


@rule("tapestry.cards.sea_monsters")
def test_sea_monsters_are_fed_by_those_who_explore_beside_their_owner() -> None:
    board = play(fight(), "sea_monsters").tiles(1, "t07").do(1, [{"explore": {"where": "anywhere"}}])
    board.act("lay 0.-1 0")
    assert board.score(0) == 2
    board = play(fight(), "sea_monsters").tiles(1, "t07").do(1, [{"explore": {"where": "anywhere"}}])
    board.act("lay 0.1 0")
    assert board.score(0) == 0


@rule("tapestry.cards.sea_monsters")
def test_sea_monsters_are_not_fed_by_their_owner_nor_by_a_conquest() -> None:
    board = play(fight().script(red=[0], black=[0]), "sea_monsters").tiles(0, "t05")
    board.do(0, [{"explore": {"where": "adjacent"}}]).act("lay 0.-1 0")
    own = board.score(0)
    assert own == 3, "three sides fit, as a preview of the card says"
    board.do(1, ANYWHERE).act(f"conquer {PLACE}")
    until(board, "taketurn")
    assert board.score(0) == own


@rule("tapestry.cards.robot_labor")
def test_robot_labor_scores_workers_of_the_income() -> None:
    board = ff(era=2).era(2, 4).give(1, coin=3).hand(0, "robot_labor").built(0, house=1).act("income")
    until(board, "taketurn")
    assert (board.score(0), board.stock(0)["worker"]) == (4, 2)


@rule("tapestry.cards.robot_labor")
def test_workers_lost_to_the_limit_are_not_earned() -> None:
    board = ff(era=2).era(2, 4).give(1, coin=3).hand(0, "robot_labor").built(0, house=1).give(0, worker=7).act("income")
    until(board, "taketurn")
    assert (board.score(0), board.stock(0)["worker"]) == (2, 8)


@rule("tapestry.cards.robot_labor")
def test_each_house_gained_under_robot_labor_brings_a_worker() -> None:
    board = play(fight(), "robot_labor").do(0, [{"build": ["house"]}]).act("plot 1.1")
    assert board.stock(0) == {"worker": 1}
    board.do(0, [{"build": ["farm"]}]).act("plot 1.2")
    assert board.stock(0) == {"worker": 1}


@rule("tapestry.cards.philosophers_stone")
def test_a_philosophers_stone_turns_one_resource_into_two_different_ones() -> None:
    board = ff(era=2).era(2, 4).give(1, coin=3).hand(0, "philosophers_stone").act("income")
    until(board, "taketurn", "buy")
    assert board.asked() == "0 buy", "also on the turn it is played"
    board.act("pay coin")
    first = board.legal()[0]
    board.act(first)
    assert first not in board.legal(), "different ones"
    board.act(board.legal()[0])
    assert sum(board.stock(0).values()) == 4 - 1 + 2


@rule("tapestry.cards.philosophers_stone", "tapestry.tapestry_cards.permanent")
def test_a_philosophers_stone_works_in_later_eras_and_not_on_turn_5() -> None:
    board = ff(era=3).era(3, 4).give(1, coin=3).mat(0, 2, "philosophers_stone").hand(0, "empiricism").act("income")
    until(board, "taketurn", "buy")
    assert board.asked() == "0 buy"
    board = ff(era=4).mat(0, 2, "philosophers_stone").give(0, coin=2)
    fifth(board)
    assert board.asked() == "1 taketurn"


@rule("tapestry.cards.wishing_well")
def test_a_wishing_well_gives_both_dice_and_two_points_for_a_resource() -> None:
    board = play(fight().give(0, coin=1).script(red=[3], black=[2]), "wishing_well").act("pay coin")
    assert (board.score(0), board.stock(0)) == (7 + 2, {"food": 1})


@rule("tapestry.cards.wishing_well")
def test_a_wishing_well_may_be_left() -> None:
    board = play(fight().give(0, coin=1), "wishing_well").act("decline")
    assert (board.score(0), board.stock(0)) == (0, {"coin": 1})


@rule("tapestry.cards.wishing_well", "tapestry.enchantments.any_order")
def test_the_enchantment_may_pay_for_the_wish() -> None:
    board = play(fight().mat(0, 2, "empiricism").script(red=[3], black=[2]), "wishing_well")
    if board.asked() == "0 enchantments":
        board.act("pick 2")
    board.act("take coin")
    if board.asked() == "0 enchantments":
        board.act("pick 1")
    board.act("pay coin")
    assert (board.score(0), board.stock(0)) == (9, {"food": 1})


@rule("tapestry.cards.wishing_well")
def test_the_question_mark_of_a_wish_is_a_tile_one_controls() -> None:
    board = fight().give(0, coin=1).script(red=[0], black=[4]).lay("0.-1", "t05").outpost(0, "0.-1")
    board = play(board, "wishing_well").act("pay coin", "hex 0.-1")
    assert (board.score(0), board.stock(0)) == (4 + 2, {"food": 1})


@rule("tapestry.cards.three_oracles")
@pytest.mark.parametrize(("rolls", "step", "points"), [([0, 0, 0], 3, 0), ([0, 3, 6], 1, 6), ([9, 3, 6], 0, 9)])
def test_three_oracles_move_or_score(rolls: list[int], step: int, points: int) -> None:
    board = play(fight().script(science=rolls), "three_oracles").act("track exploration")
    answers(board)
    assert (board.where(0, "exploration"), board.score(0)) == ((step,), points)
    assert board.position.supply[0] == [], "without benefit"


@rule("tapestry.cards.galactic_embassy")
def test_a_galactic_embassy_scores_income_turns_of_neighbours() -> None:
    board = play(fight(seats=4).give(0, coin=1), "galactic_embassy")
    for seat in (1, 2, 3):
        board.give(seat, coin=3).hand(seat, "empiricism", "academia")
    board.act("advance exploration")
    scores = []
    for seat in (1, 2, 3):
        assert board.asked() == f"{seat} taketurn"
        board.act("income")
        scores.append(board.score(0))
        answers(board)
    assert scores == [5, 5, 10], "the player across the table is no neighbour"


@rule("tapestry.cards.cloaking_field")
def test_nobody_responds_to_a_cloaking_field() -> None:
    board = fight().mat(0, 2, "cloaking_field").script(red=[0], black=[0]).hand(1, "trap").outpost(1, PLACE)
    board.do(0, NEXT).act(f"conquer {PLACE}")
    assert board.asked() == "0 choosedie"
    board.act("die red")
    assert board.score(0) == 2 + 4


@rule("tapestry.cards.cloaking_field")
def test_a_cloaking_field_hides_from_gremlins_and_double_cross_too() -> None:
    board = fight(ALL).mat(0, 2, "cloaking_field").script(red=[0], black=[0]).hand(0, "trap").hand(1, "double_cross")
    board.outpost(0, PLACE).do(1, ANYWHERE).act(f"conquer {PLACE}")
    board.act("respond trap", "take coin")
    assert board.asked() == "1 choosedie", "no response against the owner of the field, who had answered"
    assert board.controller(PLACE) == 0


@rule("tapestry.cards.cloaking_field")
def test_a_covered_cloaking_field_hides_nobody() -> None:
    board = fight().script(red=[0], black=[0]).hand(1, "trap").outpost(1, PLACE)
    play(board, "cloaking_field")
    play(board, "empiricism")
    board.do(0, NEXT).act(f"conquer {PLACE}")
    assert board.asked() == "1 respond"


@rule("tapestry.cards.music_of_the_spheres")
def test_the_music_of_the_spheres_steps_and_scores_arts() -> None:
    board = play(ff(options=ARTS).token(0, arts=4), "music_of_the_spheres")
    answers(board)
    assert (board.where(0, "arts"), board.score(0)) == ((5,), 5)


@rule("tapestry.cards.music_of_the_spheres")
def test_the_music_of_the_spheres_at_the_end_of_arts_scores_twelve() -> None:
    board = play(ff(options=ARTS).token(0, arts=12), "music_of_the_spheres")
    assert board.score(0) == 12


@rule("tapestry.boxes.arts_icon")
def test_the_music_of_the_spheres_is_out_without_arts() -> None:
    for options, there in ((FF, False), (ARTS, True)):
        position = ff(options=options).position
        assert (position.box.card_no["music_of_the_spheres"] in [*position.deck, *position.discard]) == there


@rule("tapestry.cards.mirror_dimension")
def test_a_mirror_dimension_repeats_a_position_and_may_pay_the_bonus() -> None:
    board = play(ff().token(0, science=2, technology=4).give(0, coin=1), "mirror_dimension")
    assert board.legal() == ["track science", "track technology"]
    board.act("track science")
    assert (len(board.hand_of(0)), board.legal()) == (1, ["pay coin", "decline"])


@rule("tapestry.cards.mirror_dimension", "tapestry.enchantments.any_order")
def test_the_step_of_the_enchantment_may_come_before_the_mirror() -> None:
    board = play(ff().mat(0, 2, "empiricism").token(0, science=1), "mirror_dimension").act("pick 2", "track science")
    if board.asked() == "0 enchantments":
        board.act("pick 1")
    if board.asked() == "0 choosetrack":
        board.act("track science")
    assert (board.where(0, "science"), len(board.hand_of(0))) == ((2,), 1)


@rule("tapestry.cards.multiverse_summit")
@pytest.mark.parametrize(
    ("own", "theirs", "points"),
    [
        ((), (), 4 + 3),
        (("blood_moon",), (), 4 + 6 + 2),  # and the left enchantment
        (("blood_moon", "empiricism"), (), 4 + 6 + 2),  # covered
        (("trap",), ("fairy_ring",), 4 + 3 + 1 + 2),
        (("gremlins",), ("nanobots", "fairy_ring"), 4 + 3 + 1 + 2),
    ],
)
def test_a_multiverse_summit_counts_enchanted_cards(own: tuple[str, ...], theirs: tuple[str, ...], points: int) -> None:
    board = ff()
    board.mat(1, 3, *theirs)
    if own:
        board.mat(0, 2, *own)
    assert enchanting(play(board, "multiverse_summit")).score(0) == points


@rule("tapestry.cards.multiverse_summit")
def test_the_player_across_the_table_is_no_neighbour_of_a_summit() -> None:
    board = fight(seats=4).mat(2, 3, "fairy_ring").mat(3, 3, "blood_moon", "time_capsule")
    assert play(board, "multiverse_summit").score(0) == 4 + 3 + 2


@rule("tapestry.cards.multiverse_summit", "tapestry.enchantments.never_copied")
def test_a_summit_that_is_copied_counts_the_mat_of_the_copier() -> None:
    board = ff().mat(1, 3, "multiverse_summit")
    play(board, "espionage")
    answers(board)
    assert (board.score(0), top(board, 3)) == (4 + 0 + 1, "espionage")


@rule("tapestry.enchantments.cards")
def test_the_box_brings_thirty_eight_cards() -> None:
    count = [len([*board.position.deck, *board.position.discard]) for board in (ff(options={}), ff(), ff(options=ARTS))]
    arts = ff(options={"arts_and_architecture": "in"})
    assert count[1] - count[0] == 37, "the Music of the Spheres needs the arts"
    assert count[2] - len([*arts.position.deck, *arts.position.discard]) == 38


@rule("tapestry.cards.galactic_embassy")
def test_the_own_income_turn_pays_no_embassy() -> None:
    board = play(fight().era(3, 4).give(1, coin=3), "galactic_embassy").hand(0, "empiricism").act("income")
    assert board.score(0) == 0
