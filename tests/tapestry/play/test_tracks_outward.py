"""Every space of the exploration and the military track."""

from __future__ import annotations

from ecumene.games.tapestry.box.actions import WORLD
from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.steps import before, step


def start_of(board: Board, seat: int = 0) -> int:
    """The hex on which a seat began."""
    return board.position.controlled(seat)[0]


def free_hex(board: Board, seat: int = 0) -> str:
    """An unexplored hex next to where a seat began."""
    position = board.position
    for place in position.board.around[start_of(board, seat)]:
        if position.land[place] == -1:
            return str(WORLD[place])
    raise AssertionError


def open_land(board: Board, seat: int = 0) -> str:
    """An explored hex without pieces next to where a seat began."""
    position = board.position
    for place in position.board.around[start_of(board, seat)]:
        if position.land[place] == -2 and not position.pieces[place]:
            return str(WORLD[place])
    raise AssertionError


def answers(board: Board, *wanted: str) -> Board:
    """Give these answers where they are asked for, and the first legal one elsewhere, until the turn goes on."""
    left = list(wanted)
    for _ in range(30):
        if board.asked() in ("0 taketurn", "1 taketurn", "over"):
            break
        legal = board.legal()
        board.act(left.pop(0) if left and left[0] in legal else legal[0])
    assert not left, (left, board.asked(), board.legal()[:5])
    return board


# ---- exploration


@rule("tapestry.tracks.exploration_1")
def test_scouting_gains_two_tiles() -> None:
    assert len(step(before("exploration", 1), "exploration").position.supply[0]) == 2


@rule("tapestry.tracks.exploration_2")
def test_rafts_explores_and_sells_a_tapestry_card() -> None:
    board = before("exploration", 2).tiles(0, "t01").give(0, worker=1)
    place = free_hex(board)
    step(board, "exploration")
    answers(board, f"lay {place} 0", "pay coin")  # the tile gives the coin that pays
    assert board.position.land[WORLD.read(place)] == board.position.box.tile_no["t01"]
    assert len(board.hand_of(0)) == 1


@rule("tapestry.tracks.exploration_3")
def test_wagons_explores_or_builds_a_farm() -> None:
    board = step(before("exploration", 3).tiles(0, "t01"), "exploration")
    assert board.legal() == ["pick 1", "pick 2"]
    answers(board, "pick 2")
    assert board.position.built[:4] == [0, 0, 1, 0]
    board = step(before("exploration", 3).tiles(0, "t01"), "exploration").act("pick 1")
    assert board.legal()[0].startswith("lay ")


@rule("tapestry.tracks.exploration_4")
def test_navigation_gains_a_tile_then_explores() -> None:
    board = step(before("exploration", 4), "exploration")
    assert board.legal()[0].startswith("lay ")
    assert len(board.position.supply[0]) == 1


@rule("tapestry.tracks.exploration_5")
def test_ships_scores_territories_and_sells_a_farm() -> None:
    board = before("exploration", 5).give(0, worker=1)
    board.outpost(0, open_land(board))
    step(board, "exploration")
    assert board.score(0) == 2
    answers(board, "pay worker")
    assert board.position.built[2] == 1


@rule("tapestry.tracks.exploration_6")
def test_tunnels_gains_a_tile_and_a_farm_and_sells_an_exploration() -> None:
    board = step(before("exploration", 6).give(0, worker=1), "exploration")
    answers(board, "pay worker")
    assert board.position.built[2] == 1
    assert board.position.land.count(-1) == 20
    assert board.position.supply[0] == []


@rule("tapestry.tracks.exploration_7")
def test_trains_gains_two_tiles_then_explores() -> None:
    board = step(before("exploration", 7), "exploration")
    assert len(board.position.supply[0]) == 2
    assert board.legal()[0].startswith("tile ")


@rule("tapestry.tracks.exploration_8")
def test_cars_builds_a_farm_then_scores_farms_and_buys_tiles_for_five_points() -> None:
    board = step(before("exploration", 8).built(0, farm=2).tiles(0, "t01", "t02", "t03"), "exploration")
    answers(board, "plot 1.1", "accept", "tile t01", "tile t03")
    assert board.score(0) == 3 + 5
    assert [board.position.box.tiles[t].id for t in board.position.supply[0]] == ["t02"]


@rule("tapestry.tracks.exploration_9", "tapestry.exploring.anywhere")
def test_airplanes_gains_two_tiles_explores_anywhere_and_sells_a_card() -> None:
    board = before("exploration", 9).give(0, worker=1)
    near = set(board.position.board.around[start_of(board)])
    step(board, "exploration")
    board.act(board.legal()[0])
    laying = {WORLD.read(notation.split()[1]) for notation in board.legal()}
    assert laying - near
    answers(board, "pay worker")
    assert len(board.hand_of(0)) >= 1


@rule("tapestry.tracks.exploration_10")
def test_the_space_shuttle_scores_the_technology_track_and_buys_tiles_for_ten_points() -> None:
    board = before("exploration", 10).token(0, technology=5).tiles(0, "t01", "t02", "t03")
    answers(step(board, "exploration"), "accept")
    assert board.score(0) == 5 + 10
    assert board.position.supply[0] == []


@rule("tapestry.tracks.exploration_11")
def test_interstellar_travel_gains_three_space_tiles_and_explores_one() -> None:
    board = step(before("exploration", 11), "exploration")
    assert len(board.position.star_supply[0]) == 3
    assert len(board.legal()) == 3
    answers(board)
    assert (len(board.position.star_supply[0]), len(board.position.star_explored[0])) == (2, 1)


@rule("tapestry.tracks.exploration_12")
def test_warpgates_explores_a_space_tile_and_sells_another() -> None:
    board = step(before("exploration", 12).stars(0, "s13", "s05", "s07").give(0, food=1), "exploration")
    answers(board, "star s13", "pay food", "star s05")
    assert board.score(0) == 10 + 13 + 8  # the track is complete
    assert board.stock(0) == {"coin": 1, "worker": 1}


# ---- military


@rule("tapestry.tracks.military_1")
def test_archery_conquers() -> None:
    board = before("military", 1)
    place = open_land(board)
    step(board, "military")
    answers(board, f"conquer {place}")
    assert board.controller(place) == 0


@rule("tapestry.tracks.military_2")
def test_bladed_weapons_gains_a_card_and_sells_an_armory() -> None:
    board = step(before("military", 2).give(0, worker=1), "military")
    answers(board, "pay worker")
    assert (len(board.hand_of(0)), board.position.built[3]) == (1, 1)


@rule("tapestry.tracks.military_3")
def test_walls_conquers_or_builds_an_armory() -> None:
    board = step(before("military", 3), "military")
    assert board.legal() == ["pick 1", "pick 2"]
    answers(board, "pick 2")
    assert board.position.built[3] == 1


@rule("tapestry.tracks.military_4")
def test_a_standing_army_gains_a_worker_and_scores_tiles() -> None:
    board = answers(step(before("military", 4).tiles(0, "t01", "t02", "t03"), "military"))
    assert (board.stock(0), board.score(0)) == ({"worker": 1}, 3)


@rule("tapestry.tracks.military_5")
def test_cavalry_conquers_and_builds_an_armory() -> None:
    board = before("military", 5)
    place = open_land(board)
    answers(step(board, "military"), "pick 2", f"conquer {place}")
    assert (board.position.built[3], board.controller(place)) == (1, 0)


@rule("tapestry.tracks.military_6")
def test_gunpowder_conquers_gains_a_card_and_sells_an_armory() -> None:
    board = before("military", 6).give(0, worker=1).script(red=[0], black=[0])
    place = open_land(board)
    answers(step(board, "military"), "pick 1", f"conquer {place}", "die red", "pay worker")
    assert (len(board.hand_of(0)), board.position.built[3], board.controller(place)) == (1, 1, 0)


@rule("tapestry.tracks.military_7")
def test_tanks_gains_both_dice_against_an_opponent() -> None:
    board = before("military", 7).script(red=[0], black=[0])
    place = open_land(board)
    board.outpost(1, place)
    answers(step(board, "military"), f"conquer {place}")
    assert (board.score(0), board.stock(0)) == (4, {"coin": 1})


@rule("tapestry.tracks.military_7")
def test_tanks_gains_one_die_on_empty_land() -> None:
    board = before("military", 7).script(red=[0], black=[0])
    place = open_land(board)
    answers(step(board, "military"), f"conquer {place}", "die red")
    assert (board.score(0), board.stock(0)) == (4, {})


@rule("tapestry.tracks.military_8", "tapestry.conquering.anywhere")
def test_warplanes_conquer_anywhere_and_sell_a_card() -> None:
    board = before("military", 8).give(0, worker=1).script(red=[0], black=[0])
    island = str(WORLD[board.position.board.island])
    step(board, "military")
    assert f"conquer {island}" in board.legal()
    answers(board, f"conquer {island}", "die red", "pay worker")
    assert (board.controller(island), len(board.hand_of(0))) == (0, 1)


@rule("tapestry.tracks.military_9")
def test_anti_aircraft_defence_builds_an_armory_and_scores_cards_in_hand_and_on_the_mat() -> None:
    board = before("military", 9).hand(0, "trap", "guilds").mat(0, 1, "trap")
    answers(step(board, "military"))
    assert (board.position.built[3], board.score(0)) == (1, 3)


@rule("tapestry.tracks.military_10")
def test_the_nuclear_bomb_scores_the_exploration_track_and_plays_a_card_over() -> None:
    board = before("military", 10).era(2, 2).token(0, exploration=6).hand(0, "trap").mat(0, 2, "academia")
    answers(step(board, "military"), "pick 1")
    assert board.score(0) == 6 + 10
    assert [board.position.box.cards[k].id for k in board.position.mat(0, 2)] == ["academia", "trap"]
    assert board.position.ability[0] == -1


@rule("tapestry.faq.nuclear_bomb")
def test_without_a_card_in_hand_the_nuclear_bomb_only_scores() -> None:
    board = before("military", 10).era(2, 2).token(0, exploration=6).mat(0, 2, "academia")
    answers(step(board, "military"))
    assert (board.score(0), len(board.position.mat(0, 2)), board.position.buried) == (6, 1, [])


@rule("tapestry.tracks.military_11")
def test_drone_assassins_score_the_capital_and_buy_cards_for_ten_points() -> None:
    board = before("military", 11).hand(0, "trap", "trap", "guilds")
    plots = board.position.plots[0]
    plots[:9] = [1] * 9  # a whole row
    answers(step(board, "military"), "accept")
    assert board.score(0) == 1 + 10
    assert board.hand_of(0) == []


@rule("tapestry.tracks.military_12")
def test_mechs_conquer_with_both_dice_and_gain_a_civilization() -> None:
    board = before("military", 12).script(red=[0], black=[0])
    place = open_land(board)
    board.position.civ_deck = [board.position.box.civ_no["chosen"]]
    answers(step(board, "military"), f"conquer {place}")
    assert board.score(0) == 10 + 4  # the track is complete
    assert board.stock(0) == {"coin": 1}
    assert len(board.position.civs[0]) == 2
