"""Fantasies & Futures: the tapestry cards about the map.

Star Corsairs, Floating Islands, Enchanted Forest, Sea Monsters, Cloaking Field.
"""

from typing import Any

import pytest

from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.game import Tapestry
from ecumene.games.tapestry.play.cards.lands import rise
from tests.marks import rule
from tests.tapestry.board import Board, table
from tests.tapestry.content import ours, rewritten
from tests.tapestry.futures import FF, edges, enchanted, futures, sound
from tests.tapestry.laying import QUIET, decline_all, in_force, play

ANYWHERE = [{"conquer": {"where": "anywhere", "dice": "one"}}]
EXPLORE = [{"explore": {"where": "adjacent"}}]
MM = {"plans_and_ploys": "in"}
HOME = "0.-2"
NEAR = "1.-2"
OTHER = "-1.-1"


def dice(board: Board, red: int = 0, black: int = 0) -> Board:
    """What the conquest dice will show, again and again."""
    return board.script(red=[red] * 9, black=[black] * 9)


def conquer(board: Board, place: str, seat: int = 0, die: str = "black") -> Board:
    """A seat conquers a territory and takes a die."""
    board.do(seat, ANYWHERE, "space.military_1").act(f"conquer {place}")
    return board.act(f"die {die}") if board.asked() == f"{seat} choosedie" else board


# ---- Star Corsairs


@rule("tapestry.cards.star_corsairs")
def test_corsairs_score_conquests_and_gain_for_outposts_toppled() -> None:
    board = conquer(dice(in_force(futures(), "star_corsairs")), NEAR)
    assert (board.score(0), board.stock(0), board.asked()) == (2, {"coin": 1}, "0 taketurn")
    board.outpost(1, OTHER).do(0, ANYWHERE, "space.military_1").act(f"conquer {OTHER}")
    assert board.asked() == "0 takeresource", "before the dice"
    board.act("take food", "die black")
    assert (board.score(0), board.stock(0)) == (4, {"coin": 2, "food": 1})


@rule("tapestry.cards.star_corsairs", "tapestry.cards.trap")
def test_an_ambush_pays_corsairs_as_defenders_and_not_as_attackers() -> None:
    board = in_force(futures().hand(1, "trap"), "star_corsairs")
    dice(board.outpost(1, NEAR)).do(0, ANYWHERE, "space.military_1").act(f"conquer {NEAR}", "respond trap")
    board.act("take coin", "die black")
    assert (board.score(0), board.asked()) == (0, "0 taketurn"), "the conquest has failed"
    board = in_force(futures().hand(0, "trap"), "star_corsairs").outpost(0, NEAR)
    dice(board).do(1, ANYWHERE, "space.military_1").act(f"conquer {NEAR}", "respond trap")
    while board.asked() == "0 takeresource":
        board.act("take food")
    assert board.stock(0) == {"food": 2}, "of the Trap, and of the outpost toppled"


@rule("tapestry.cards.star_corsairs", "tapestry.cards.revolution")
def test_corsairs_gain_for_whatever_they_topple_which_is_no_conquest() -> None:
    board = in_force(futures(), "star_corsairs").outpost(1, NEAR).outpost(0, NEAR, toppled_by=1)
    rise(board.position, 0, WORLD.read(NEAR))
    board.settle().act("take coin")
    assert (board.score(0), board.stock(0)) == (0, {"coin": 1})
    assert edges("star_corsairs") == (False, True)
    assert enchanted(board, "star_corsairs", "right").score(0) == 2


# ---- Floating Islands


@rule("tapestry.cards.floating_islands")
def test_islands_float_anywhere_on_the_map() -> None:
    board = play(futures().tiles(0, "t05"), "floating_islands")
    places = {notation.split()[1] for notation in board.legal()}
    assert len(places) == len([place for place in board.position.board.hexes if board.position.land[place] == -1])
    board.act(next(notation for notation in board.legal() if notation.startswith("lay 2.1 ")))
    assert board.position.land[WORLD.read("2.1")] == board.position.box.tile_no["t05"]
    assert (board.stock(0)["food"], board.asked()) == (1, "0 taketurn")


@rule("tapestry.cards.floating_islands", "tapestry.enchantments.any_order")
def test_the_tile_of_the_left_enchantment_can_be_explored_with() -> None:
    board = play(futures(era=3).mat(0, 2, "trap"), "floating_islands")
    assert board.asked() == "0 enchantments"
    sound(board).act("pick 2")
    assert board.asked() == "0 laytile"
    board = play(futures(era=3).mat(0, 2, "trap"), "floating_islands").act("pick 1")
    assert (len(board.position.supply[0]), board.asked()) == (1, "0 taketurn"), "too late for the exploration"


@rule("tapestry.cards.floating_islands")
def test_islands_enchant_on_both_sides_with_a_tile_and_need_one() -> None:
    board = play(futures(), "floating_islands")
    assert (board.asked(), board.score(0)) == ("0 taketurn", 0)
    assert edges("floating_islands") == (True, True)
    enchanted(enchanted(board, "floating_islands", "left"), "floating_islands", "right")
    assert len(board.position.supply[0]) == 2


# ---- Enchanted Forest


@rule("tapestry.cards.enchanted_forest")
def test_forest_counts_on_tiles_and_printed_at_corners_and_inside() -> None:
    board = futures().lay("0.-1", "t16").lay("-1.-2", "t13").lay("1.-3", "t01")
    board.outpost(0, "0.-1", "-1.-2", "1.-3", "0.0", NEAR).outpost(1, OTHER)
    play(board, "enchanted_forest")
    assert (board.score(0), board.stock(0)) == (8, {"food": 1}), "home, inside, a corner and the middle island"


@rule("tapestry.cards.enchanted_forest")
def test_forest_of_others_or_lost_does_not_count() -> None:
    board = futures().outpost(0, OTHER, toppled_by=1).outpost(1, OTHER)
    assert play(board, "enchanted_forest").score(0) == 2
    board = play(futures().clear(HOME).give(0, food=8), "enchanted_forest")
    assert (board.score(0), board.stock(0), board.asked()) == (0, {"food": 8}, "0 taketurn")


@rule("tapestry.cards.enchanted_forest")
def test_the_forest_enchants_on_the_right_with_a_tile_and_a_point() -> None:
    board = play(futures(era=3).mat(0, 2, "enchanted_forest"), "trap")
    assert (board.score(0), len(board.position.supply[0]), board.asked()) == (11, 1, "0 taketurn")
    assert edges("enchanted_forest") == (False, True)


# ---- Sea Monsters


def inland() -> Board:
    """Nothing but land is on the tile t12."""
    rows: list[Any] = []
    for row in ours().tables["territory_tiles"]:
        corners = {"corners": ["desert", *row["corners"][1:]]} if row["id"] == "t12" else {}
        rows.append({**row, **corners})
    board = table(2, QUIET, options=FF, of=Tapestry(rewritten("territory_tiles", rows))).era(2, 2)
    return board.lay("0.-1", "t12").outpost(1, "0.-1", NEAR)


@rule("tapestry.cards.sea_monsters")
def test_monsters_keep_coasts_but_not_what_lies_inland() -> None:
    board = in_force(inland(), "sea_monsters", 1).do(0, ANYWHERE, "space.military_1")
    assert board.asked() == "0 conquertarget"
    assert {"conquer 0.-1", "conquer 0.0"} <= set(board.legal())
    assert not {f"conquer {NEAR}", "conquer 2.0"} & set(board.legal())
    assert board.refused(f"conquer {NEAR}") == "cards.sea_monsters"
    assert board.refused("conquer -1.0") == "conquering.where"
    sound(board).act("conquer 0.-1")
    assert board.controller("0.-1") == 0


@rule("tapestry.cards.sea_monsters")
def test_monsters_hold_for_their_player_and_their_era_alone() -> None:
    board = in_force(futures(3), "sea_monsters", 1).outpost(2, NEAR).outpost(1, OTHER)
    board.do(0, ANYWHERE, "space.military_1")
    assert f"conquer {NEAR}" in board.legal()
    assert f"conquer {OTHER}" not in board.legal()
    board = dice(in_force(futures(), "sea_monsters", 1).outpost(1, NEAR)).hand(1, "trap")
    play(board, "trap", 1)
    assert board.do(0, ANYWHERE, "space.military_1").act(f"conquer {NEAR}").controller(NEAR) == 0
    board = in_force(futures(), "sea_monsters", 0).outpost(1, NEAR).do(0, ANYWHERE, "space.military_1")
    assert f"conquer {NEAR}" in board.legal(), "their own player conquers as before"


@rule("tapestry.cards.sea_monsters", "tapestry.cards.zombie_army")
def test_no_army_rises_against_monsters_but_a_revolution_does() -> None:
    board = in_force(futures(), "sea_monsters", 1)
    for place in (NEAR, OTHER):
        board.outpost(1, place).outpost(0, place, toppled_by=1)
    assert play(board, "zombie_army").asked() == "0 taketurn", "nothing to conquer"
    board.do(0, [{"uprising": {"territories": 1}}]).act(f"hex {NEAR}")
    assert board.controller(NEAR) == 0


@rule("tapestry.cards.sea_monsters", "tapestry.cards.zombie_army")
def test_an_army_is_refused_where_monsters_are() -> None:
    board = in_force(futures(3), "sea_monsters", 1)
    for seat, place in ((1, NEAR), (2, OTHER), (2, "2.-1")):
        board.outpost(seat, place).outpost(0, place, toppled_by=seat)
    play(board, "zombie_army")
    assert sorted(board.legal()) == [f"conquer {OTHER}", "conquer 2.-1", "decline"]
    assert board.refused(f"conquer {NEAR}") == "cards.sea_monsters"
    assert board.refused(f"conquer {HOME}") == "cards.zombie_army"


@rule("tapestry.cards.sea_monsters")
def test_who_explores_beside_monsters_feeds_them() -> None:
    board = in_force(futures(), "sea_monsters", 1).tiles(0, "t05").outpost(0, "1.1")
    board.do(0, EXPLORE, "space.exploration_1")
    board.act(next(notation for notation in board.legal() if notation.startswith("lay 2.1 ")))
    assert board.score(1) == 2
    board.tiles(0, "t07").do(0, EXPLORE, "space.exploration_1")
    board.act(next(notation for notation in board.legal() if notation.startswith("lay -1.-2 ")))
    assert board.score(1) == 2, "far away"
    board.tiles(1, "t08").do(1, EXPLORE, "space.exploration_1").act(board.legal()[0])
    assert len([event for event in board.told("scores") if event.args["cause"] == "card.sea_monsters"]) == 1


@rule("tapestry.cards.sea_monsters")
def test_monsters_do_not_follow_the_islanders_home() -> None:
    board = in_force(futures(options=MM, civs=("islanders", "leaders")), "sea_monsters", 1).tiles(0, "t05")
    board.do(0, [{"explore": {"where": "mat"}}], "space.exploration_1")
    board.act(board.legal()[0])
    assert board.score(1) == 0
    assert edges("sea_monsters") == (True, False)
    assert enchanted(board, "sea_monsters", "left", 1).act("take coin").stock(1) == {"coin": 1}


# ---- Cloaking Field


@rule("tapestry.cards.cloaking_field")
@pytest.mark.parametrize("era", [2, 3])
def test_nobody_responds_to_whoever_is_cloaked_in_any_era(era: int) -> None:
    board = play(futures().hand(1, "trap"), "cloaking_field").era(era, 2).outpost(1, NEAR)
    dice(board).do(0, ANYWHERE, "space.military_1").act(f"conquer {NEAR}")
    assert (board.asked(), board.controller(NEAR)) == ("0 choosedie", 0)
    assert board.act("die black").score(0) == 2
    board.hand(1).do(0, ANYWHERE, "space.military_1").act(f"conquer {OTHER}", "die black")
    assert board.score(0) == 4, "each conquest"


@rule("tapestry.cards.cloaking_field", "tapestry.tapestry_cards.permanent")
def test_a_covered_field_hides_nobody() -> None:
    board = play(play(futures().hand(1, "trap"), "cloaking_field"), "guilds")
    dice(decline_all(board).outpost(1, NEAR)).do(0, ANYWHERE, "space.military_1").act(f"conquer {NEAR}")
    assert board.asked() == "1 respond"


@rule("tapestry.cards.cloaking_field")
def test_others_are_responded_to_as_before_and_their_conquests_do_not_score() -> None:
    board = play(futures().hand(0, "trap"), "cloaking_field").outpost(0, NEAR)
    dice(board).do(1, ANYWHERE, "space.military_1").act(f"conquer {NEAR}")
    assert board.asked() == "0 respond", "the cloaked may respond"
    board.act("pass", "die black")
    assert (board.score(0), board.score(1)) == (0, 0)


@rule("tapestry.cards.cloaking_field", "tapestry.cards.double_cross", "tapestry.responses.counter")
@pytest.mark.parametrize(("card", "asked"), [("cloaking_field", "0 takeresource"), ("parallel_selves", "1 counter")])
def test_nothing_answers_an_ambush_of_the_cloaked(card: str, asked: str) -> None:
    board = play(futures(options=MM).hand(0, "trap").hand(1, "double_cross"), card).outpost(0, NEAR)
    dice(board).do(1, ANYWHERE, "space.military_1").act(f"conquer {NEAR}", "respond trap")
    assert board.asked() == asked
    if card == "cloaking_field":
        board.act("take coin")
        assert (board.controller(NEAR), board.hand_of(1)) == (0, ["double_cross"])


@rule("tapestry.cards.pillage_and_plunder", "tapestry.cards.double_cross")
def test_plunder_hides_from_responses_alone() -> None:
    board = in_force(futures(options=MM).hand(0, "trap").hand(1, "double_cross"), "pillage_and_plunder")
    dice(board.outpost(0, NEAR)).do(1, ANYWHERE, "space.military_1").act(f"conquer {NEAR}", "respond trap")
    assert board.asked() == "1 counter"


@rule("tapestry.cards.cloaking_field")
def test_the_field_enchants_on_the_left() -> None:
    assert edges("cloaking_field") == (True, False)
    assert enchanted(futures(), "cloaking_field", "left").score(0) == 2
