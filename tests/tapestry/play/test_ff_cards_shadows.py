"""Fantasies & Futures: the tapestry cards about conquests and tracks.

Gremlins, Ghost Towns, Mind Control, Zombie Army, Chimera Citizen Rights, Blood Moon.
"""

from typing import Any

import pytest

from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.play.cards.lands import rise
from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.futures import edges, enchanted, futures, sound
from tests.tapestry.laying import decline_all, in_force, play

NEXT = [{"conquer": {"where": "adjacent", "dice": "one"}}]
NEAR = "1.-2"
ISLAND = "0.0"
TILED = "0.-1"  # with a tile where a test needs a third territory


def attacked(board: Board, place: str = NEAR) -> Board:
    """Seat 0 attacks an outpost of seat 1."""
    board.script(red=[0] * 3, black=[0] * 3).outpost(1, place)
    return board.do(0, NEXT, "space.military_1").act(f"conquer {place}")


# ---- Gremlins


@rule("tapestry.cards.gremlins")
def test_gremlins_played_give_a_card_and_points() -> None:
    board = play(futures(), "gremlins")
    assert (board.score(0), len(board.hand_of(0)), board.asked()) == (7, 1, "0 taketurn")
    assert edges("gremlins") == (False, False)


@rule("tapestry.cards.gremlins", "tapestry.responses.ambush")
def test_gremlins_topple_an_attacker_and_give_nothing_else() -> None:
    board = attacked(futures().hand(1, "gremlins", "guilds"))
    assert board.legal() == ["respond gremlins", "pass"]
    sound(board).act("respond gremlins")
    assert board.pieces(NEAR) == [(1, -1), (0, 1)]
    assert (board.stock(1), board.score(1), board.hand_of(1)) == ({}, 0, ["guilds"])
    assert board.asked() == "0 choosedie", "the attacker gains one die all the same"


@rule("tapestry.cards.gremlins", "tapestry.cards.double_cross")
def test_double_cross_answers_gremlins() -> None:
    board = attacked(futures(options={"plans_and_ploys": "in"}).hand(0, "double_cross").hand(1, "gremlins"))
    board.act("respond gremlins")
    assert board.asked() == "0 counter"
    board.act("respond double_cross")
    assert board.pieces(NEAR) == [(1, 0), (0, -1)]


@rule("tapestry.cards.gremlins", "tapestry.responses.island")
def test_gremlins_keep_the_achievement_of_the_island() -> None:
    board = futures().hand(1, "gremlins").script(red=[0], black=[0]).outpost(1, ISLAND)
    board.do(0, [{"conquer": {"where": "anywhere", "dice": "one"}}]).act(f"conquer {ISLAND}", "respond gremlins")
    decline_all(board)
    assert "achieves" not in board.log()


# ---- Ghost Towns, Mind Control


@rule("tapestry.cards.ghost_towns")
def test_ghost_towns_advance_with_the_benefit_and_sell_no_bonus() -> None:
    board = play(futures().token(0, military=1).give(0, coin=2), "ghost_towns")
    assert (board.where(0, "military"), len(board.hand_of(0))) == ((2,), 1)
    assert board.asked() == "0 taketurn", "the armory of military 2 cannot be bought"


@rule("tapestry.cards.ghost_towns")
def test_ghost_towns_at_the_end_of_the_track_do_nothing_but_enchant() -> None:
    board = play(futures().token(0, military=12), "ghost_towns")
    assert (board.where(0, "military"), board.asked(), board.score(0)) == ((12,), "0 taketurn", 0)
    assert edges("ghost_towns") == (True, False)
    assert enchanted(board, "ghost_towns", "left").score(0) == 2


@rule("tapestry.cards.mind_control")
@pytest.mark.parametrize(("pick", "space"), [("pick 1", 5), ("pick 2", 3)])
def test_mind_control_moves_either_way_with_the_benefit(pick: str, space: int) -> None:
    board = play(futures().token(0, science=4).give(0, coin=2).script(science=[0]), "mind_control")
    assert board.legal() == ["pick 1", "pick 2"]
    sound(board).act(pick)
    assert board.where(0, "science") == (space,)
    assert board.asked() == ("0 afterroll" if space == 5 else "0 pickbranch")


@rule("tapestry.cards.mind_control")
def test_mind_control_from_the_start_or_the_end_has_one_way() -> None:
    board = play(futures().script(science=[0]), "mind_control")
    assert (board.where(0, "science"), board.asked()) == ((1,), "0 afterroll")
    board = play(futures().token(0, science=12), "mind_control")
    assert board.where(0, "science") == (11,)


@rule("tapestry.cards.mind_control")
def test_mind_control_back_on_the_start_gives_no_benefit() -> None:
    board = play(futures().token(0, science=1), "mind_control").act("pick 2")
    assert (board.where(0, "science"), board.asked()) == ((0,), "0 taketurn")


@rule("tapestry.cards.mind_control", "tapestry.landmarks.first")
def test_mind_control_forward_gains_a_landmark_and_offers_no_bonus() -> None:
    board = play(futures().token(0, science=3), "mind_control").act("pick 1")
    assert board.asked() == "0 placelandmark"
    board = play(futures().token(0, science=1).give(0, coin=2), "mind_control").act("pick 1")
    assert (board.where(0, "science"), board.asked(), len(board.hand_of(0))) == ((2,), "0 taketurn", 1)
    assert edges("mind_control") == (True, False)
    assert enchanted(board, "mind_control", "left").score(0) == 2


# ---- Zombie Army


def graveyard(*places: str, seats: int = 2, **more: Any) -> Board:
    """Outposts of seat 0 lie beside those of seat 1, who has toppled them."""
    board = futures(seats, **more).script(red=[0] * 4, black=[0] * 4)
    board.lay(TILED, "t03").outpost(0, *places, toppled_by=1).outpost(1, *places)
    return board


@rule("tapestry.cards.zombie_army")
def test_the_army_conquers_up_to_two_territories_without_an_outpost_of_the_supply() -> None:
    board = graveyard(NEAR, TILED, ISLAND)
    board.position.outposts[0] = 0
    play(board, "zombie_army")
    assert board.asked() == "0 armytarget"
    assert sorted(board.legal()) == sorted([f"conquer {NEAR}", f"conquer {TILED}", f"conquer {ISLAND}", "decline"])
    sound(board).act(f"conquer {NEAR}", "die red")
    assert board.pieces(NEAR) == [(0, -1), (1, 0)]
    assert (board.asked(), board.position.outposts[0]) == ("0 armytarget", 0)
    assert sorted(board.legal()) == sorted([f"conquer {TILED}", f"conquer {ISLAND}", "decline"])
    sound(board).act(f"conquer {TILED}", "die red")
    assert board.asked() == "0 taketurn"
    assert board.controller(TILED) == 0
    assert board.score(0) == 4 + 4 + 2 + 10, "two dice, the card, and two outposts toppled"


@rule("tapestry.cards.zombie_army")
def test_the_army_may_stay_where_it_lies() -> None:
    board = play(graveyard(NEAR), "zombie_army").act("decline")
    assert (board.pieces(NEAR), board.score(0), board.asked()) == ([(0, 1), (1, -1)], 2, "0 taketurn")
    board = play(graveyard(NEAR, ISLAND), "zombie_army").act(f"conquer {NEAR}", "die black", "decline")
    assert (board.score(0), board.stock(0), board.controller(ISLAND)) == (2, {"coin": 1}, 1)


@rule("tapestry.cards.zombie_army", "tapestry.responses.outcome")
def test_an_ambush_fells_the_army_again_and_no_territory_is_tried_twice() -> None:
    board = play(graveyard(NEAR).hand(1, "gremlins"), "zombie_army").act(f"conquer {NEAR}")
    assert (board.asked(), board.pieces(NEAR)) == ("1 respond", [(0, -1), (1, -1)])
    sound(board).act("respond gremlins", "die red")
    assert (board.pieces(NEAR), board.asked(), board.score(0)) == ([(0, 1), (1, -1)], "0 taketurn", 6)
    assert "conquers" not in board.log()


@rule("tapestry.cards.zombie_army", "tapestry.achievements.island")
def test_the_army_earns_the_island_and_sets_off_what_a_conquest_does() -> None:
    board = in_force(graveyard(ISLAND, options={"plans_and_ploys": "in"}), "border_tolls", 1)
    near = str(WORLD.hexes[board.position.board.around[WORLD.read(ISLAND)][0]])
    board.outpost(1, near)
    play(board, "zombie_army").act(f"conquer {ISLAND}", "die red")
    assert "achieves" in board.log()
    assert board.score(1) == 3, "their toll for a conquest next to their land"


@rule("tapestry.cards.zombie_army", "tapestry.cards.alliance")
def test_the_army_rises_against_no_ally_nor_where_nobody_stands() -> None:
    board = in_force(graveyard(NEAR, seats=3), "alliance", 1, partner=0)
    board.outpost(0, ISLAND, toppled_by=2).outpost(0, TILED, toppled_by=2).outpost(2, TILED)
    play(board, "zombie_army")
    assert board.legal() == [f"conquer {TILED}", "decline"]
    assert board.refused(f"conquer {NEAR}") == "cards.alliance"
    assert board.refused(f"conquer {ISLAND}") == "cards.zombie_army"
    assert board.refused("die red") == "core.choice"


@rule("tapestry.cards.zombie_army")
def test_without_the_fallen_there_are_points_alone() -> None:
    board = play(futures(), "zombie_army")
    assert (board.score(0), board.asked(), edges("zombie_army")) == (2, "0 taketurn", (False, True))
    assert enchanted(board, "zombie_army", "right").act("take food").stock(0) == {"food": 1}


# ---- Chimera Citizen Rights


@rule("tapestry.cards.chimera_citizen_rights")
def test_chimeras_roll_and_may_advance_with_benefit_and_bonus() -> None:
    board = futures().token(0, military=1).give(0, coin=1).script(science=[6])
    play(board, "chimera_citizen_rights")
    assert board.asked() == "0 afterroll"
    board.act("accept")
    assert (board.where(0, "military"), board.asked(), len(board.hand_of(0))) == ((2,), "0 buy", 1)


@rule("tapestry.cards.chimera_citizen_rights")
def test_chimeras_may_stay_and_enchant_with_a_step() -> None:
    board = play(futures().script(science=[6]), "chimera_citizen_rights").act("decline")
    assert (board.where(0, "military"), board.asked()) == ((0,), "0 taketurn")
    assert edges("chimera_citizen_rights") == (False, True)
    board.token(0, technology=1).give(0, coin=1)
    enchanted(board, "chimera_citizen_rights", "right").act("track technology")
    assert (board.where(0, "technology"), board.asked(), board.hand_of(0)) == ((2,), "0 taketurn", [])


# ---- Blood Moon


@rule("tapestry.cards.blood_moon")
def test_under_a_blood_moon_whoever_topples_gains_a_resource() -> None:
    board = attacked(in_force(futures(), "blood_moon"))
    assert board.asked() == "0 takeresource"
    board.act("take food", "die red")
    assert (board.stock(0), board.stock(1)) == ({"food": 1}, {})


@rule("tapestry.cards.blood_moon")
def test_under_a_blood_moon_whoever_is_toppled_gains_a_resource_too() -> None:
    board = attacked(in_force(futures(), "blood_moon", 1))
    assert board.asked() == "1 takeresource", "in the turn of another"
    board.act("take worker", "die red")
    assert (board.stock(0), board.stock(1)) == ({}, {"worker": 1})


@rule("tapestry.cards.blood_moon", "tapestry.responses.trap")
@pytest.mark.parametrize("moon", [0, 1])
def test_an_ambush_topples_under_a_blood_moon(moon: int) -> None:
    board = attacked(in_force(futures().hand(1, "gremlins"), "blood_moon", moon)).act("respond gremlins")
    assert board.asked() == f"{moon} takeresource"
    board.act("take coin")
    assert board.stock(moon) == {"coin": 1}


@rule("tapestry.cards.blood_moon", "tapestry.cards.revolution")
def test_a_blood_moon_sees_a_revolution_but_no_empty_land_or_other_players() -> None:
    board = in_force(graveyard(NEAR, seats=3), "blood_moon", 1)
    rise(board.position, 0, WORLD.read(NEAR))
    assert board.settle().asked() == "1 takeresource"
    board = in_force(futures(3), "blood_moon", 2).script(red=[0], black=[0])
    board.do(0, NEXT).act(f"conquer {NEAR}", "die red")
    assert board.asked() == "0 taketurn"
    assert attacked(in_force(futures(3), "blood_moon", 2)).act("die red").stock(2) == {}


@rule("tapestry.cards.blood_moon")
def test_a_blood_moon_enchants_on_the_left() -> None:
    assert edges("blood_moon") == (True, False)
    assert enchanted(futures(), "blood_moon", "left").score(0) == 3
