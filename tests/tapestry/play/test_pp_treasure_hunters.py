"""The Treasure Hunters: a token for each terrain, and a treasure for each token."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import able, gain, lay, mat, use
from tests.tapestry.showing import drawn, paths
from tests.tapestry.speaking import speech

BOX = {"plans_and_ploys": "in"}
MOUNTAIN, GRASS, FOREST, DESERT = 0b0001, 0b0010, 0b0100, 0b1000
ALL = 0b1111
ANYWHERE = {"conquer": {"where": "anywhere", "dice": "one"}}


def hunters() -> Board:
    """They start on 0.-2; beside it lie 1.-2 (mountain, desert), -1.-1 (mountain, forest), 0.-3 (forest)."""
    return table(civs=("treasure_hunters", "chosen"), options=BOX)


def only(board: Board, terrain: int) -> Board:
    """With the tokens of all other terrains on the map."""
    return use(lay(board, "treasure_hunters", ALL & ~terrain), 0, "treasure_hunters")


# ---- placing


@rule("tapestry.civilizations.treasure_hunters")
def test_they_begin_with_two_territory_tiles() -> None:
    board = begun(civs=("treasure_hunters", "leaders"), options=BOX)
    tiles = [event.args["n"] for event in board.told("gains") if event.args["thing"] == "territory"]
    assert tiles[0] == 2
    assert mat(board, "treasure_hunters") == (0,)


@rule("tapestry.civilizations.treasure_hunters")
def test_in_step_one_a_token_may_go_on_empty_land_beside_ones_own() -> None:
    board = hunters().act("income")
    assert (board.asked(), board.legal()) == (
        "0 treasurehunterstoken", ["hex 1.-2", "hex -1.-1", "hex 0.-3", "decline"],
    )  # fmt: skip
    assert board.refused("hex 1.1") == "civilizations.treasure_hunters"  # not beside one's own
    assert board.refused("hex 0.-1") == "civilizations.treasure_hunters"  # not explored
    board.act("decline")
    assert mat(board, "treasure_hunters") == (0,)


@rule("tapestry.civilizations.treasure_hunters")
def test_land_with_pieces_or_without_the_terrain_of_a_token_takes_none() -> None:
    board = hunters().outpost(1, "0.-3", toppled_by=0)
    use(board, 0, "treasure_hunters")
    assert board.refused("hex 0.-3") == "civilizations.treasure_hunters"
    board = only(hunters(), DESERT)
    assert board.legal() == ["hex 1.-2", "decline"]
    assert not able(lay(hunters(), "treasure_hunters", ALL), 0, "treasure_hunters")
    assert not able(lay(hunters(), "treasure_hunters", ALL & ~GRASS), 0, "treasure_hunters")


@rule("tapestry.civilizations.treasure_hunters")
def test_where_land_shows_several_terrains_one_is_chosen() -> None:
    board = use(hunters(), 0, "treasure_hunters").act("hex -1.-1")
    assert (board.asked(), board.legal()) == ("0 treasurehuntersterrain", ["pick 1", "pick 3"])
    board.script(red=[0, 1]).act("pick 3")
    assert mat(board, "treasure_hunters") == (FOREST,)


@rule("tapestry.civilizations.treasure_hunters", "tapestry.boxes.holding_tokens")
def test_the_token_controls_the_land() -> None:
    board = only(hunters(), FOREST).script(red=[0, 0]).act("hex 0.-3")
    assert (board.controller("0.-3"), len(board.position.controlled(0))) == (0, 2)
    assert board.position.outposts[0] == 8
    board.do(0, [ANYWHERE])
    assert board.refused("conquer 0.-3") == "conquering.control"


@rule("tapestry.civilizations.treasure_hunters", "tapestry.achievements.island")
def test_it_is_no_conquest_so_the_island_earns_nothing() -> None:
    board = only(hunters().lay("0.-1", "t01").outpost(0, "0.-1"), GRASS).script(science=[0, 0]).act("hex 0.0")
    assert board.controller("0.0") == 0
    assert board.position.achieved[2] == ()


@rule("tapestry.boxes.holding_tokens", "tapestry.responses.trap")
def test_attacked_it_acts_as_an_outpost() -> None:
    board = only(hunters(), FOREST).script(red=[0, 0, 0], black=[0]).act("hex 0.-3").hand(0, "trap")
    board.do(1, [ANYWHERE]).act("conquer 0.-3")
    assert board.asked() == "0 respond"
    board.act("pass", "die red")
    assert (board.pieces("0.-3"), board.controller("0.-3")) == ([(0, 1), (1, -1)], 1)
    assert len(board.position.controlled(0)) == 1


@rule("tapestry.boxes.holding_tokens", "tapestry.rulings.control")
def test_tokens_of_others_still_give_no_control() -> None:
    board = use(table(civs=("traders", "treasure_hunters"), options=BOX), 0, "traders").act("hex 0.-3")
    assert board.controller("0.-3") == -1


# ---- treasures


@rule("tapestry.civilizations.treasure_hunters")
def test_mountain_gives_a_worker_and_both_conquest_dice() -> None:
    board = only(hunters(), MOUNTAIN).script(red=[3], black=[2]).act("hex 1.-2")
    assert (board.stock(0), board.score(0), board.asked()) == ({"worker": 1, "food": 1}, 7, "0 taketurn")


@rule("tapestry.civilizations.treasure_hunters")
def test_the_tile_face_means_the_tile_just_taken_and_printed_land_has_none() -> None:
    board = only(hunters().lay("0.-1", "t04"), MOUNTAIN).script(red=[0], black=[4]).act("hex 0.-1")
    assert (board.stock(0), board.score(0)) == ({"worker": 1, "culture": 1}, 4)
    board = only(hunters(), MOUNTAIN).script(red=[0], black=[4]).act("hex 1.-2")
    assert (board.stock(0), board.score(0)) == ({"worker": 1}, 4)


@rule("tapestry.civilizations.treasure_hunters")
def test_grass_gives_culture_and_an_advance_on_one_of_two_rolls_with_benefit_and_bonus() -> None:
    board = only(_grassland(), GRASS)
    board.script(science=[3, 6]).give(0, coin=1).act("hex 0.-1")  # science, then military
    assert board.legal() == ["track science", "track military", "decline"]
    assert board.refused("track technology") == "civilizations.treasure_hunters"
    board.token(0, science=1).act("track science")
    assert (board.where(0, "science"), len(board.position.hands[0]), board.asked()) == ((2,), 1, "0 buy")


def _grassland() -> Board:
    """With a tile of grass beside the start."""
    board = hunters()
    tiles = board.position.box.tiles
    grass = next(tile.id for tile in tiles if tile.lands == (2,))
    return board.lay("0.-1", grass)


@rule("tapestry.civilizations.treasure_hunters", "tapestry.research.optional")
def test_the_advance_is_optional_and_a_finished_track_is_none() -> None:
    board = only(_grassland(), GRASS).script(science=[3, 3]).act("hex 0.-1", "decline")
    assert (board.where(0, "science"), board.stock(0)) == ((0,), {"culture": 1})
    board = only(_grassland().token(0, science=12), GRASS).script(science=[3, 3]).act("hex 0.-1")
    assert board.asked() == "0 taketurn"


@rule("tapestry.civilizations.treasure_hunters", "tapestry.cards.empiricism")
def test_whoever_rolls_twice_does_so_for_each_roll() -> None:
    board = only(_grassland().mat(0, 1, "empiricism"), GRASS).script(science=[0, 3, 6, 9]).act("hex 0.-1")
    assert (board.asked(), board.legal()) == ("0 keeproll", ["track exploration", "track science"])
    board.act("track science", "track technology")
    assert board.legal() == ["track science", "track technology", "decline"]


@rule("tapestry.civilizations.treasure_hunters")
def test_forest_gives_food_and_both_of_two_rolls_of_the_red_die() -> None:
    board = only(hunters(), FOREST).script(red=[3, 4]).act("hex 0.-3")
    assert (board.stock(0), board.score(0)) == ({"food": 1}, 7 + 2)  # two territories by now


@rule("tapestry.civilizations.treasure_hunters")
def test_desert_gives_a_coin_and_one_of_two_rolls_of_the_black_die() -> None:
    board = only(hunters(), DESERT).script(black=[1, 3]).act("hex 1.-2")
    assert (board.asked(), board.legal()) == ("0 treasurehuntersdie", ["pick 1", "pick 2"])
    assert board.act("pick 2").stock(0) == {"coin": 1, "culture": 1}


@rule("tapestry.civilizations.treasure_hunters", "tapestry.rulings.mandatory_with_choice")
def test_rolls_that_give_the_same_or_nothing_are_no_choice() -> None:
    board = only(hunters(), DESERT).script(black=[1, 1]).act("hex 1.-2")
    assert board.stock(0) == {"coin": 1, "worker": 1}
    board = only(hunters(), DESERT).script(black=[4, 2]).act("hex 1.-2")  # printed land has no benefit
    assert board.stock(0) == {"coin": 1, "food": 1}
    board = only(hunters().lay("0.-1", "t01"), DESERT).script(black=[4, 5]).act("hex 0.-1")
    assert board.stock(0) == {"coin": 2}
    board = only(hunters(), DESERT).script(black=[4, 5]).act("hex 1.-2")
    assert (board.stock(0), board.asked()) == ({"coin": 1}, "0 taketurn")


# ---- gaining them, showing them


@rule("tapestry.civilizations.treasure_hunters")
def test_gained_during_the_game_they_bring_tokens_and_tiles() -> None:
    board = gain(table(options=BOX), 0, "treasure_hunters")
    assert (mat(board, "treasure_hunters"), len(board.position.supply[0])) == ((0,), 2)


def test_tokens_left_lie_on_the_mat_and_the_others_on_the_map() -> None:
    board = use(hunters(), 0, "treasure_hunters").act("hex -1.-1")
    assert paths(board)["pick 1"] == ["civ.treasure_hunters.0.0"]
    scene = drawn(board.script(red=[0], black=[0]).act("pick 1"))
    assert "on.treasure_hunters.0.0" not in scene
    assert scene["on.treasure_hunters.0.1"]["in"] == "civ.treasure_hunters.0"
    assert scene["stone.-1.-1.0"]["kind"] == "marker"
    said = " ".join(speech().table(board.position.view(0), 400).split())
    assert "treasures left: grass, forest, desert" in said
