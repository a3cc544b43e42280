"""The Isolationists: sealed conquests, and one large land."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.play.numbers import TOKEN, kind_of
from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import able, gain, lay, mat, use

CONQUER = {"conquer": {"where": "adjacent", "dice": "one"}}
MOUNTAIN, GRASS, FOREST, DESERT = "pick 1", "pick 2", "pick 3", "pick 4"


def isolationists() -> Board:
    """They start on 0.-2; next to it are the printed 0.-3, -1.-1 and 1.-2."""
    return table(civs=("isolationists", "chosen"))


# ---- sealing


def conquering(board: Board, place: str) -> Board:
    """Conquer a territory; the red die shows four points and is taken."""
    board.script(red=[0], black=[0]).do(0, [CONQUER]).act(f"conquer {place}")
    return board.act("die red") if board.asked() == "0 choosedie" else board


@rule("tapestry.civilizations.isolationists")
def test_an_empty_territory_conquered_may_be_sealed_for_a_resource() -> None:
    board = conquering(isolationists(), "1.-2")
    assert board.legal() == ["accept", "decline"]
    board.act("accept", "take food")
    assert board.stock(0) == {"food": 1}
    assert [kind_of(stone) for stone in board.position.pieces[WORLD.read("1.-2")]] == [0, TOKEN]
    assert mat(board, "isolationists") == (3,)


@rule("tapestry.civilizations.isolationists")
def test_sealing_is_a_choice() -> None:
    board = conquering(isolationists(), "1.-2").act("decline")
    assert (board.stock(0), mat(board, "isolationists"), len(board.pieces("1.-2"))) == ({}, (4,), 1)


@rule("tapestry.civilizations.isolationists", "tapestry.conquering.limit")
def test_a_sealed_territory_cannot_be_conquered() -> None:
    board = conquering(isolationists(), "1.-2").act("accept", "take food").outpost(1, "0.-3")
    board.lay("2.-2", "t01").outpost(1, "2.-2").do(1, [{"conquer": {"where": "anywhere", "dice": "one"}}])
    assert board.refused("conquer 1.-2") == "conquering.limit"
    assert board.controller("1.-2") == 0


@rule("tapestry.civilizations.isolationists")
def test_a_territory_that_held_a_piece_is_not_sealed() -> None:
    board = conquering(isolationists().outpost(1, "1.-2"), "1.-2")
    assert board.asked() == "0 taketurn"
    assert mat(board, "isolationists") == (4,)


@rule("tapestry.civilizations.isolationists")
def test_without_a_token_nothing_is_sealed() -> None:
    assert conquering(lay(isolationists(), "isolationists", 0), "1.-2").asked() == "0 taketurn"


@rule("tapestry.civilizations.isolationists")
def test_exploring_or_placing_an_outpost_otherwise_is_no_conquest() -> None:
    board = isolationists().tiles(0, "t05").mat(0, 1, "militarism")
    board.do(0, [{"explore": {"where": "adjacent"}}])
    board.act(board.legal()[0])
    assert board.asked() == "0 decide"  # Militarism: an outpost on the explored territory
    board.act("accept")
    assert board.asked() == "0 taketurn"
    assert mat(board, "isolationists") == (4,)


@rule("tapestry.civilizations.isolationists")
def test_what_others_conquer_is_not_sealed() -> None:
    board = isolationists().script(red=[0], black=[0])
    board.do(1, [CONQUER])
    board.act(board.legal()[0], "die red")
    assert board.asked() == "0 taketurn"


# ---- the largest land


def last_turn(board: Board, *lands: str) -> Board:
    """In step 1 of the last income turn, with outposts on these hexes besides the start."""
    return use(board.outpost(0, *lands).era(5, 5), 0, "isolationists")


def of_terrain(board: Board, terrain: str) -> int:
    """The points for one terrain."""
    return board.act(terrain).score(0) if board.asked() == "0 isolationiststerrain" else board.score(0)


@rule("tapestry.civilizations.isolationists")
def test_only_the_last_income_turn_scores_the_land() -> None:
    board = isolationists()
    assert not able(board, 0, "isolationists")
    assert use(board, 0, "isolationists").score(0) == 0
    assert able(board.era(5, 1), 0, "isolationists")


@rule("tapestry.civilizations.isolationists")
def test_it_scores_in_step_one_of_the_last_income_turn() -> None:
    board = isolationists().era(4, 1).act("income")  # the start shows forest only
    assert board.position.scored[7] == 5


@rule("tapestry.civilizations.isolationists")
def test_neighbours_are_joined_by_a_terrain_at_a_corner_they_share() -> None:
    # 0.-2 has forest at its west corner and on both sides of it; -1.-1 has forest in the east and south-east
    board = last_turn(isolationists(), "-1.-1")
    assert board.legal() == [MOUNTAIN, FOREST]
    assert of_terrain(board, FOREST) == 10
    assert of_terrain(last_turn(isolationists(), "-1.-1"), MOUNTAIN) == 5


@rule("tapestry.civilizations.isolationists")
def test_terrain_that_does_not_meet_joins_nothing() -> None:
    # 1.-2 has mountains and -1.-1 too, but they are not neighbours; the largest group is one
    assert of_terrain(last_turn(isolationists(), "-1.-1", "1.-2"), MOUNTAIN) == 5


@rule("tapestry.civilizations.isolationists")
def test_the_same_terrain_on_neighbours_must_touch() -> None:
    # 0.-3 has forest at its south-west corner, where 0.-2 has forest too
    assert of_terrain(last_turn(isolationists(), "0.-3"), FOREST) == 10
    board = isolationists().lay("0.-1", "t13", 0)  # a single forest corner in the north-east, where 0.-2 shows the sea
    assert of_terrain(last_turn(board, "0.-1"), FOREST) == 5


@rule("tapestry.faq.isolationists_island")
def test_the_middle_island_joins_no_land() -> None:
    board = isolationists().lay("0.-1", "t42", 0)  # forest and mountains, towards the island too
    assert of_terrain(last_turn(board, "0.-1", "0.0"), MOUNTAIN) == 5
    board = isolationists().clear("0.-2")
    assert last_turn(board, "0.0").legal() == [MOUNTAIN, GRASS, FOREST, DESERT]
    assert of_terrain(board, GRASS) == 5


@rule("tapestry.civilizations.isolationists")
def test_the_sea_is_no_land() -> None:
    board = isolationists().clear("0.-2").lay("0.-1", "t05", 0).lay("1.-1", "t07", 0)
    assert of_terrain(last_turn(board, "0.-1", "1.-1"), DESERT) == 5  # islands side by side: only sea between them


@rule("tapestry.civilizations.isolationists")
@pytest.mark.parametrize(("size", "points"), [(1, 5), (2, 10), (3, 16), (4, 23), (5, 31), (6, 40), (7, 40)])
def test_the_points_grow_with_the_land(size: int, points: int) -> None:
    board = isolationists() if size == 7 else isolationists().clear("0.-2")  # the start is joined to -1.-1
    column = ["-1.-2", "-1.-1", "-1.0", "-1.1", "-1.2", "-1.3"][:size]  # forest in the north-east and in the south-east
    for place in column:
        board.position.land[WORLD.read(place)] = board.position.box.tile_no["t42"]
    assert of_terrain(last_turn(board, *column), FOREST) == points


# ---- beginning with them, and gaining them


@rule("tapestry.adjustments.isolationists")
def test_beginning_with_them_gives_two_territory_tiles() -> None:
    board = begun(civs=("isolationists", "chosen"))
    assert len(board.position.supply[0]) - len(board.position.supply[1]) == 2
    assert mat(board, "isolationists") == (4,)


@rule("tapestry.civilizations.isolationists")
def test_gained_during_the_game_they_have_four_tokens_and_no_tiles() -> None:
    board = gain(table(), 0, "isolationists")
    assert (mat(board, "isolationists"), board.position.supply[0]) == ((4,), [])
