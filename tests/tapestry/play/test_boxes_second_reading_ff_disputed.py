"""Fantasies & Futures read a second time: cases on which the reader and the game disagreed."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.laying import play
from tests.tapestry.reading_ff import ff


@rule("tapestry.boxes.psionics_dice", "tapestry.cards.wishing_well")
def test_each_die_of_a_wish_is_rolled_twice_for_psionics() -> None:
    board = play(ff(civs=("psionics", "alchemists")).give(0, coin=1).script(red=[0, 3], black=[0, 2]), "wishing_well")
    board.act("pay coin", "pick 2", "pick 2")
    assert (board.score(0), board.stock(0)) == (7 + 2, {"food": 1})


@rule("tapestry.cards.wishing_well")
def test_the_tile_of_a_wish_is_a_benefit_and_cannot_be_declined() -> None:
    board = ff(civs=("leaders", "alchemists")).give(0, coin=1).script(red=[0], black=[4])
    play(board.lay("0.-1", "t05").lay("1.-3", "t07").outpost(0, "0.-1", "1.-3"), "wishing_well").act("pay coin")
    assert board.legal() == ["hex 0.-1", "hex 1.-3"]


@rule("tapestry.cards.star_corsairs", "tapestry.cards.blood_moon", "tapestry.rulings.simultaneous_triggers")
def test_the_player_whose_turn_it_is_takes_first_when_one_topple_pays_two() -> None:
    board = ff(civs=("leaders", "alchemists")).script(red=[0], black=[0]).outpost(1, "1.-2").mat(1, 3, "blood_moon")
    play(board, "star_corsairs").do(0, [{"conquer": {"where": "adjacent", "dice": "one"}}]).act("conquer 1.-2")
    assert board.asked() == "0 takeresource"
