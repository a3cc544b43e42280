"""Fantasies & Futures read a second time: the later tapestry cards."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.laying import ability, play
from tests.tapestry.reading_ff import (
    ARTS,
    answers,
    difference,
    ff,
    fifth,
    laid,
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
    more, less = (laid("trap", [left], ff(options=ARTS)) for left in (card, "empiricism"))
    assert difference(more, less) == RIGHT[card]


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
