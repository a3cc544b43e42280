"""The map: corners, aligned sides, control, and pieces that stand or lie."""

from math import sqrt

import pytest

from ecumene.core.errors import ContentError
from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.box.content import COIN, DESERT, FOREST, MOUNTAIN, SEA, TERRAINS
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import HOUSING, MONUMENT, TOKEN
from ecumene.games.tapestry.play.territory import (
    ADJACENT,
    ANYWHERE,
    aligned,
    benefit_of,
    corners,
    put_piece,
    raise_outpost,
    reachable,
    standing,
    take_outpost,
    topple,
    topple_opponents,
    unexplored,
)
from tests.marks import rule
from tests.tapestry.board import Board, table

CIVS = ("leaders", "chosen", "merrymakers", "entertainers", "alchemists")
"""Civilizations that listen to nothing on the map."""


def small(seats: int = 2) -> Board:
    return table(seats, CIVS)


def at(place: str) -> int:
    return WORLD.read(place)


def names(places: list[int]) -> set[str]:
    return {str(WORLD[place]) for place in places}


# ---- land


def test_the_corners_of_a_printed_territory_are_those_of_the_map() -> None:
    board = small()
    assert [TERRAINS[corner] for corner in corners(board.position, at("1.-2"))] == [
        "sea", "desert", "mountain", "mountain", "sea", "sea",
    ]  # fmt: skip
    assert corners(board.position, at("0.-1")) == ()
    assert corners(board.position, at("4.0")) == ()  # not on the small map


@rule("tapestry.exploring.rotation")
def test_a_tile_turned_once_clockwise_has_each_corner_one_further() -> None:
    board = small().lay("0.-1", "t04", 0)  # sea, mountain, desert, sea, sea, sea
    assert corners(board.position, at("0.-1")) == (SEA, MOUNTAIN, DESERT, SEA, SEA, SEA)
    board = small().lay("0.-1", "t04", 1)
    assert corners(board.position, at("0.-1")) == (SEA, SEA, MOUNTAIN, DESERT, SEA, SEA)
    board = small().lay("0.-1", "t04", 5)
    assert corners(board.position, at("0.-1")) == (MOUNTAIN, DESERT, SEA, SEA, SEA, SEA)


@rule("tapestry.exploring.alignment")
def test_each_side_with_one_equal_corner_counts_once_and_the_sea_counts() -> None:
    board = small()
    position, tiles = board.position, board.position.box.tile_no
    # around 0.-1 lie, explored: the island (sea), and in the north-west, north and north-east printed land
    assert aligned(position, at("0.-1"), tiles["t07"], 0) == 3  # all sea: the island, north by one corner, north-east
    # forest at the top left corner meets forest in the north-west and in the north; the rest is sea
    assert position.box.tiles[tiles["t15"]].turned[5][0] == FOREST
    assert aligned(position, at("0.-1"), tiles["t15"], 5) == 4


@rule("tapestry.exploring.alignment")
def test_unexplored_hexes_and_the_edge_of_the_map_align_with_nothing() -> None:
    board = small()
    assert aligned(board.position, at("3.-1"), board.position.box.tile_no["t07"], 0) == 3  # 2.-1, 2.0, 3.0


def corner_points(place: int) -> list[tuple[int, int]]:
    """The six corners of a flat-top hex in the plane, clockwise from the top left, in hundredths."""
    hexagon = WORLD[place]
    x, y = 1.5 * hexagon.q, sqrt(3) * (hexagon.r + hexagon.q / 2)
    half, high = 0.5, sqrt(3) / 2
    offsets = [(-half, -high), (half, -high), (1.0, 0.0), (half, high), (-half, high), (-1.0, 0.0)]
    return [(round(100 * (x + dx)), round(100 * (y + dy))) for dx, dy in offsets]


def aligned_by_drawing(position: TapestryPosition, place: int, tile: int, rotation: int) -> int:
    """The same number from a drawing: neighbours share two points, and terrains are compared there."""
    mine = dict(zip(corner_points(place), position.box.tiles[tile].turned[rotation], strict=True))
    sides = 0
    for other in position.board.hexes:
        theirs = corners(position, other)
        if other != place and theirs and WORLD.distance(place, other) == 1:
            points = dict(zip(corner_points(other), theirs, strict=True))
            shared = mine.keys() & points.keys()
            assert len(shared) == 2
            sides += any(mine[point] == points[point] for point in shared)
    return sides


@rule("tapestry.exploring.alignment")
@pytest.mark.parametrize("seats", [2, 4])
def test_aligned_sides_are_those_that_a_drawing_shows(seats: int) -> None:
    board = table(seats, CIVS)
    position = board.position
    free = unexplored(position, 0, ANYWHERE)
    for turn, place in enumerate(free[::3]):  # some land to align with
        board.lay(str(WORLD[place]), position.box.tiles[7 * turn % 48].id, turn % 6)
    seen = set()
    for place in unexplored(position, 0, ANYWHERE):
        for tile in range(0, 48, 5):
            for rotation in range(6):
                found = aligned(position, place, tile, rotation)
                assert found == aligned_by_drawing(position, place, tile, rotation)
                seen.add(found)
    assert len(seen) >= 5


@rule("tapestry.exploring.where")
@rule("tapestry.exploring.anywhere")
def test_unexplored_hexes_are_those_next_to_ones_territories_or_all() -> None:
    board = small()
    assert names(unexplored(board.position, 0, ADJACENT)) == {"0.-1", "-1.-2", "1.-3"}
    everywhere = unexplored(board.position, 0, ANYWHERE)
    assert len(everywhere) == 21
    board.lay("0.-1", "t01")
    assert names(unexplored(board.position, 0, ADJACENT)) == {"-1.-2", "1.-3"}
    assert len(unexplored(board.position, 0, ANYWHERE)) == 20


@rule("tapestry.conquering.tile_benefit")
def test_tiles_have_a_benefit_and_printed_territories_none() -> None:
    board = small().lay("0.-1", "t01")
    position = board.position
    assert benefit_of(position, at("0.-1")) == position.box.tiles[0].benefit
    assert benefit_of(position, at("0.0")) == -1
    assert benefit_of(position, at("1.-1")) == -1
    board.do(0, [{"territory_benefit": "here"}], about=at("0.0"))
    assert board.stock(0) == {}
    board.do(0, [{"territory_benefit": "here"}], about=at("0.-1"))
    assert board.stock(0) == {"coin": 1}
    board.give(0, coin=8)
    effect = position.book[-1]
    assert not effect.able(position, 0, at("0.-1"))
    assert effect.able(position, 1, at("0.-1"))
    assert position.stock[4 + COIN] == 0


# ---- control


@rule("tapestry.rulings.control")
def test_two_outposts_of_ones_own_make_one_territory() -> None:
    board = small()
    assert board.pieces("0.-2") == [(0, -1), (0, -1)]
    assert names(board.position.controlled(0)) == {"0.-2"}
    assert names(reachable(board.position, 0)) == {"0.-3", "1.-3", "1.-2", "0.-1", "-1.-1", "-1.-2"}


@rule("tapestry.rulings.control")
def test_toppled_outposts_and_tokens_neither_give_nor_take_control() -> None:
    board = small()
    position = board.position
    put_piece(position, at("1.-2"), 0, TOKEN)
    assert board.controller("1.-2") == -1
    assert not standing(position, at("1.-2"), 0)
    board.outpost(1, "1.-2")
    assert board.controller("1.-2") == 1
    board.outpost(0, "1.1", toppled_by=1)
    assert board.controller("1.1") == -1
    board.outpost(1, "1.1")
    assert board.controller("1.1") == 1


@rule("tapestry.rulings.control")
def test_where_outposts_of_two_players_stand_nobody_controls() -> None:
    board = small().outpost(0, "1.1").outpost(1, "1.1")
    assert board.controller("1.1") == -1
    assert "1.2" not in names(reachable(board.position, 0))


@rule("tapestry.rulings.control")
@pytest.mark.parametrize("kind", [HOUSING, HOUSING + 3, MONUMENT, MONUMENT + 17])
def test_a_building_on_the_map_counts_as_an_outpost(kind: int) -> None:
    board = small()
    put_piece(board.position, at("1.1"), 0, kind)
    assert board.controller("1.1") == 0
    assert topple(board.position, at("1.1"), 0, 1)
    assert board.controller("1.1") == -1
    assert board.pieces("1.1") == [(0, 1)]


# ---- outposts


@rule("tapestry.conquering.outposts")
def test_an_outpost_comes_from_the_supply_until_none_is_left() -> None:
    board = small()
    position = board.position
    position.outposts[0] = 1
    assert take_outpost(position, 0, at("1.1"))
    assert position.outposts[0] == 0
    assert board.controller("1.1") == 0
    assert not take_outpost(position, 0, at("1.-2"))
    assert board.pieces("1.-2") == []
    assert position.outposts[0] == 0


@rule("tapestry.conquering.topple")
def test_a_toppled_outpost_stays_and_remembers_who_toppled_it() -> None:
    board = small(3).outpost(1, "1.1")
    assert topple(board.position, at("1.1"), 1, 2)
    assert board.pieces("1.1") == [(1, 2)]
    assert board.controller("1.1") == -1
    assert not topple(board.position, at("1.1"), 1, 0)  # it lies already
    assert board.pieces("1.1") == [(1, 2)]


@rule("tapestry.rulings.trade_token_conquered")
def test_a_token_cannot_be_toppled() -> None:
    board = small()
    put_piece(board.position, at("1.1"), 1, TOKEN)
    assert not topple(board.position, at("1.1"), 1, 0)
    assert board.pieces("1.1") == [(1, -1)]


def test_toppling_opponents_spares_ones_own() -> None:
    board = small(3).outpost(0, "1.1").outpost(1, "1.1").outpost(2, "1.1")
    assert topple_opponents(board.position, at("1.1"), 1)
    assert board.pieces("1.1") == [(0, 1), (1, -1), (2, 1)]
    assert not topple_opponents(board.position, at("1.1"), 1)


def test_a_raised_outpost_stands_again_and_one_at_a_time() -> None:
    board = small().outpost(0, "1.1", "1.1", toppled_by=1)
    assert raise_outpost(board.position, 0, at("1.1"))
    assert board.pieces("1.1") == [(0, -1), (0, 1)]
    assert board.controller("1.1") == 0
    assert not raise_outpost(board.position, 1, at("1.1"))


@rule("tapestry.achievements.topple")
def test_the_second_outpost_toppled_earns_the_achievement_at_once() -> None:
    board = small(3).outpost(1, "1.1").outpost(2, "1.-2")
    topple(board.position, at("1.1"), 1, 0)
    assert board.score(0) == 0
    topple(board.position, at("1.-2"), 2, 0)
    assert board.score(0) == 10
    assert board.position.achieved[1] == (0,)


@rule("tapestry.achievements.topple")
def test_an_outpost_that_was_raised_again_does_not_count() -> None:
    board = small(3).outpost(1, "1.1").outpost(2, "1.-2")
    topple(board.position, at("1.1"), 1, 0)
    raise_outpost(board.position, 1, at("1.1"))
    topple(board.position, at("1.-2"), 2, 0)
    assert board.score(0) == 0


def test_the_effect_that_topples_opponents_is_able_only_where_some_stand() -> None:
    board = small().outpost(1, "1.1")
    board.do(0, [{"topple": "opponents"}], about=at("1.1"))
    assert board.pieces("1.1") == [(1, 0)]
    effect = board.position.book[-1]
    assert not effect.able(board.position, 0, at("1.1"))
    board.outpost(1, "1.-2")
    assert effect.able(board.position, 0, at("1.-2"))
    assert not effect.able(board.position, 1, at("1.-2"))


@pytest.mark.parametrize(
    ("effect", "error"),
    [
        ({"territory_benefit": "there"}, 'territory_benefit must be "here"'),
        ({"topple": "everybody"}, 'topple must be "opponents"'),
        ({"explore": {"where": "adjacant"}}, 'did you mean "adjacent"'),
        ({"explore": {"where": "adjacent", "with": "given"}}, '"given" does not exist'),
        ({"explore": {"where": "adjacent", "twice": True}}, "twice is not a field"),
        ({"explore_space": 0}, "explore_space must be a whole number from 1 to 9"),
        ({"explore_space": True}, "explore_space must be a whole number from 1 to 9"),
        ({"conquer": {"where": "adjacent", "dice": "two"}}, '"two" does not exist'),
        ({"conquer": {"where": "adjacent"}}, "dice is missing"),
    ],
)
def test_content_that_says_something_else_is_refused(effect: dict[str, object], error: str) -> None:
    with pytest.raises(ContentError) as caught:
        small().do(0, [effect])
    assert error in str(caught.value)
