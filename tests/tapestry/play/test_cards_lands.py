"""Cards of explorers and settlers: Age of Sail, Coal Baron, Colonialism, Exploitation, Militarism."""

import pytest

from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.laying import decline_all, in_force, play, second_era

EXPLORE = [{"explore": {"where": "adjacent"}}]


def supply(board: Board, seat: int = 0) -> list[str]:
    return [board.position.box.tiles[tile].id for tile in board.position.supply[seat]]


def lay(board: Board) -> Board:
    """Answer the questions of an exploration with the first place that is legal."""
    while board.asked() in ("0 exploretile", "0 laytile"):
        board.act(board.legal()[0])
    return board


# ---- Age of Sail


@rule("tapestry.cards.age_of_sail", "tapestry.rulings.age_of_sail_draw")
def test_every_exploration_draws_three_tiles_before_the_tile_is_chosen() -> None:
    board = in_force(second_era(), "age_of_sail").do(0, EXPLORE)
    assert len(supply(board)) == 3, "the supply was empty before"
    board.act("decline")
    assert board.asked() == "0 exploretile"
    lay(board)
    assert len(supply(board)) == 2
    decline_all(board)
    board.do(0, EXPLORE)
    assert len(supply(board)) == 5


@rule("tapestry.cards.age_of_sail")
def test_a_tile_given_to_an_opponent_before_the_placement_brings_three_points() -> None:
    board = in_force(second_era(3), "age_of_sail").tiles(0, "t05").script(tile=[5, 5, 5]).do(0, EXPLORE)
    assert board.asked() == "0 tiletogive"
    board.act("tile t05")
    assert board.position.halfway()
    assert board.legal() == ["player 2", "player 3"]
    board.act("player 3")
    assert supply(board, 2) == ["t05"]
    assert "t05" not in supply(board)
    assert board.score(0) == 3
    assert board.asked() == "0 exploretile"


@rule("tapestry.cards.age_of_sail")
def test_exploring_is_a_choice_with_an_empty_supply_since_it_brings_its_tiles() -> None:
    farm_or_explore = [{"choose": [EXPLORE, [{"build": ["farm"]}]]}]
    board = in_force(second_era(), "age_of_sail").do(0, farm_or_explore)
    assert board.legal() == ["pick 1", "pick 2"]
    board = second_era().do(0, farm_or_explore)
    assert board.asked() == "0 placebuilding"


@rule("tapestry.cards.age_of_sail")
def test_the_gift_comes_once_for_each_exploration() -> None:
    board = in_force(second_era(), "age_of_sail").do(0, EXPLORE)
    board.act(board.legal()[0])
    assert board.asked() == "0 exploretile"
    assert len(supply(board, 1)) == 1


@rule("tapestry.cards.age_of_sail")
def test_a_tile_must_be_left_to_explore_with() -> None:
    board = in_force(second_era(), "age_of_sail")
    board.position.tiles = board.position.tiles[:1]
    board.do(0, EXPLORE)
    assert board.asked() == "0 laytile"


@rule("tapestry.cards.age_of_sail", "tapestry.rulings.finished_players")
def test_a_finished_player_receives_no_tile() -> None:
    board = in_force(second_era(3), "age_of_sail").do(0, EXPLORE)
    board.position.finished[1] = 1
    board.act(board.legal()[0])
    assert len(supply(board, 2)) == 1
    board = in_force(second_era(4), "age_of_sail").do(0, EXPLORE)
    board.position.finished[1] = 1
    board.act(board.legal()[0])
    assert board.legal() == ["player 3", "player 4"]
    assert board.refused("player 2") == "rulings.finished_players"
    assert board.refused("player 1") == "core.choice"


@rule("tapestry.cards.age_of_sail", "tapestry.exploring.no_place")
def test_without_a_hex_to_explore_no_tile_is_drawn() -> None:
    board = in_force(second_era(), "age_of_sail").clear("0.-2").do(0, EXPLORE)
    assert supply(board) == []


@rule("tapestry.cards.age_of_sail")
def test_space_tiles_draw_no_territories() -> None:
    board = in_force(second_era(), "age_of_sail").stars(0, "s01").do(0, [{"explore_space": 1}])
    assert supply(board) == []


# ---- Coal Baron


@rule("tapestry.cards.coal_baron")
def test_coal_baron_explores_with_exactly_the_tile_drawn_and_neighbours_draw_one_each() -> None:
    board = second_era(4).tiles(0, "t05")
    board.script(tile=[0, 0, 0])
    drawn = board.position.box.tiles[board.position.tiles[0]].id
    play(board, "coal_baron")
    assert board.asked() == "0 laytile", "there is no choice of tile"
    board.act(board.legal()[0])
    decline_all(board)
    assert "t05" in supply(board)
    assert drawn not in supply(board)
    assert board.position.box.tile_no[drawn] in board.position.land
    assert [len(supply(board, seat)) for seat in (1, 2, 3)] == [1, 0, 1]


@rule("tapestry.cards.coal_baron", "tapestry.rulings.neighbour_card_order")
def test_neighbours_draw_after_the_exploration_the_right_one_first() -> None:
    board = second_era(3)
    board.script(tile=[0, 0, 0])
    order = [board.position.tiles[number] for number in (0, 1, 2)]
    play(board, "coal_baron")
    assert board.position.supply[1] == board.position.supply[2] == []
    board.act(board.legal()[0])
    decline_all(board)
    assert [board.position.supply[seat][0] for seat in (2, 1)] == order[1:]


@rule("tapestry.cards.coal_baron")
def test_without_a_hex_to_explore_the_tile_is_kept() -> None:
    board = second_era(2).clear("0.-2")
    play(board, "coal_baron")
    assert len(supply(board)) == 1
    assert len(supply(board, 1)) == 1
    assert board.asked() == "0 taketurn"


# ---- Colonialism


@rule("tapestry.cards.colonialism")
def test_colonialism_gives_a_resource_for_each_land_terrain_of_a_controlled_tile() -> None:
    board = second_era().lay("0.-1", "t08").outpost(0, "0.-1")
    play(board, "colonialism")
    assert board.stock(0) == {"worker": 1, "coin": 1}, "mountain and desert"


@rule("tapestry.cards.colonialism")
def test_inner_land_counts_and_the_tile_is_chosen() -> None:
    board = second_era().lay("0.-1", "t08").lay("-1.0", "t05").outpost(0, "0.-1", "-1.0").lay("1.0", "t02")
    play(board, "colonialism")
    assert board.legal() == ["hex 0.-1", "hex -1.0"]
    assert board.refused("hex 1.0") == "cards.colonialism", "not controlled"
    board.act("hex -1.0")
    assert board.stock(0) == {"coin": 1}, "a desert inside"


@rule("tapestry.faq.colonialism_island", "tapestry.cards.colonialism")
def test_printed_territories_such_as_the_middle_island_are_no_tiles() -> None:
    board = second_era().outpost(0, "0.0")
    play(board, "colonialism")
    assert board.stock(0) == {}
    assert board.asked() == "0 taketurn"
    board = second_era().outpost(0, "0.0", "0.-1", "-1.0").lay("0.-1", "t08").lay("-1.0", "t05")
    play(board, "colonialism")
    assert board.refused("hex 0.0") == "faq.colonialism_island"


@rule("tapestry.cards.colonialism")
@pytest.mark.parametrize(
    ("terrain", "resource"), [("mountain", "worker"), ("grass", "culture"), ("forest", "food"), ("desert", "coin")]
)
def test_each_land_terrain_has_its_resource(terrain: str, resource: str) -> None:
    board = second_era()
    box = board.position.box
    number = ("sea", "mountain", "grass", "forest", "desert").index(terrain)
    tile = next(tile for tile in box.tiles if tile.lands == (number,))
    board.lay("0.-1", tile.id).outpost(0, "0.-1")
    play(board, "colonialism")
    assert board.stock(0) == {resource: 1}


@rule("tapestry.rulings.mandatory_with_choice", "tapestry.cards.colonialism")
def test_a_tile_that_would_bring_nothing_is_no_choice() -> None:
    board = second_era().lay("0.-1", "t08").lay("-1.0", "t05").outpost(0, "0.-1", "-1.0").give(0, coin=8)
    play(board, "colonialism")
    assert board.stock(0) == {"worker": 1, "coin": 8}


# ---- Exploitation


@rule("tapestry.cards.exploitation")
def test_the_benefit_of_a_tile_comes_twice_instead_of_the_points_of_its_sides() -> None:
    board = in_force(second_era(), "exploitation").tiles(0, "t03").do(0, EXPLORE)
    lay(board)
    assert board.legal() == ["accept", "decline"]
    assert board.score(0) == 0, "decided before scoring"
    board.act("accept")
    assert board.stock(0) == {"food": 2}
    assert board.score(0) == 0


@rule("tapestry.cards.exploitation")
def test_exploitation_may_be_left_for_the_points() -> None:
    board = in_force(second_era(), "exploitation").tiles(0, "t03").do(0, EXPLORE)
    board.act("lay 0.-1 0", "decline")
    assert board.stock(0) == {"food": 1}
    assert board.score(0) == 1, "the side to the start"


# ---- Militarism


@rule("tapestry.cards.militarism")
def test_an_outpost_may_be_put_on_the_territory_just_explored() -> None:
    board = in_force(second_era(), "militarism").tiles(0, "t03").do(0, EXPLORE)
    board.act("lay 0.-1 0")
    assert board.stock(0) == {"food": 1}, "after the benefit of the tile"
    board.act("accept")
    assert board.pieces("0.-1") == [(0, -1)]
    assert board.position.outposts[0] == 7
    assert "rolls" not in board.log(), "it is no conquest"
    assert "conquers" not in board.log()


@rule("tapestry.cards.militarism")
def test_militarism_is_optional_and_needs_an_outpost() -> None:
    board = in_force(second_era(), "militarism").tiles(0, "t03").do(0, EXPLORE)
    board.act("lay 0.-1 0", "decline")
    assert board.pieces("0.-1") == []
    board = in_force(second_era(), "militarism").tiles(0, "t03")
    board.position.outposts[0] = 0
    board.do(0, EXPLORE).act("lay 0.-1 0")
    assert board.asked() == "0 taketurn"
