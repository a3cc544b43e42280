"""Exploring: a tile, a hex, a turn; points for its sides; its benefit; and what comes before and after."""

import pytest

from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.play.exploring import explore_with
from ecumene.games.tapestry.play.numbers import EXPLORING_POINTS
from tests.marks import rule
from tests.tapestry.board import Board, game, table

CIVS = ("leaders", "chosen", "merrymakers")
NEXT = [{"explore": {"where": "adjacent"}}]
ANYWHERE = [{"explore": {"where": "anywhere"}}]


def exploring(*tiles: str, seats: int = 2) -> Board:
    """Seat 0 has these tiles; its two outposts stand on 0.-2."""
    return table(seats, CIVS).tiles(0, *tiles)


def places(board: Board) -> set[str]:
    """The hexes on which the tile may be laid."""
    return {notation.split()[1] for notation in board.legal()}


# ---- where


@rule("tapestry.exploring.where")
def test_a_tile_of_the_supply_goes_next_to_a_territory_one_controls() -> None:
    board = exploring("t01", "t02").do(0, NEXT)
    assert board.asked() == "0 exploretile"
    assert board.legal() == ["tile t01", "tile t02"]
    assert board.refused("tile t03") == "exploring.where"
    assert board.refused("lay 0.-1 0") == "core.choice"
    board.act("tile t01")
    assert board.asked() == "0 laytile"
    assert places(board) == {"0.-1", "-1.-2", "1.-3"}
    assert board.refused("lay 0.1 0") == "exploring.where"  # not next to a territory of theirs
    assert board.refused("lay 1.-2 0") == "exploring.where"  # printed
    assert board.refused("lay 4.0 0") == "exploring.where"  # not on this map
    assert board.refused("tile t02") == "core.choice"
    board.act("lay 1.-3 2")
    assert board.position.land[WORLD.read("1.-3")] == board.position.box.tile_no["t01"]
    assert board.position.rotation[WORLD.read("1.-3")] == 2
    assert [board.position.box.tiles[tile].id for tile in board.position.supply[0]] == ["t02"]
    assert board.asked() == "0 taketurn"
    board.audit()


def test_choosing_the_hex_is_the_second_half_of_choosing_a_tile() -> None:
    board = exploring("t01", "t02").do(0, NEXT)
    assert not board.position.halfway()
    assert board.act("tile t01").position.halfway()


def test_with_a_single_tile_only_its_place_is_asked() -> None:
    board = exploring("t01").do(0, NEXT)
    assert board.asked() == "0 laytile"
    assert not board.position.halfway()


def test_what_has_only_one_way_is_done_at_once() -> None:
    board = exploring("t07").lay("-1.-2", "t01").lay("1.-3", "t02").do(0, NEXT)
    assert board.asked() == "0 taketurn"
    assert board.position.land[WORLD.read("0.-1")] == board.position.box.tile_no["t07"]


@rule("tapestry.exploring.where")
def test_a_tile_is_never_laid_on_another() -> None:
    board = exploring("t01").lay("0.-1", "t02").do(0, NEXT)
    assert places(board) == {"-1.-2", "1.-3"}
    assert board.refused("lay 0.-1 0") == "exploring.where"


@rule("tapestry.exploring.anywhere")
def test_anywhere_means_every_unexplored_hex_of_this_map() -> None:
    board = exploring("t01").do(0, ANYWHERE)
    assert len(places(board)) == 21
    assert {"2.1", "-3.1", "0.1"} < places(board)
    assert "4.0" not in places(board)
    board.act("lay 2.1 0")
    assert board.position.land[WORLD.read("2.1")] == 0


@rule("tapestry.exploring.rotation")
@rule("tapestry.rulings.equal_rotations")
def test_a_tile_is_turned_as_one_likes_but_turns_that_look_alike_are_one() -> None:
    board = exploring("t01", "t07").do(0, NEXT).act("tile t01")
    assert sorted(n for n in board.legal() if n.startswith("lay 0.-1")) == [f"lay 0.-1 {k}" for k in range(6)]
    sea = exploring("t01", "t07").do(0, NEXT).act("tile t07")
    assert [n for n in sea.legal() if n.startswith("lay 0.-1")] == ["lay 0.-1 0"]
    assert sea.refused("lay 0.-1 3") == "rulings.equal_rotations"


@rule("tapestry.exploring.no_place")
def test_without_a_tile_nothing_is_explored() -> None:
    board = exploring().do(0, NEXT)
    assert board.asked() == "0 taketurn"
    assert board.score(0) == 0


@rule("tapestry.exploring.no_place")
def test_without_a_hex_nothing_is_explored_and_the_tile_stays() -> None:
    board = exploring("t01").lay("0.-1", "t02").lay("-1.-2", "t03").lay("1.-3", "t04").do(0, NEXT)
    assert board.asked() == "0 taketurn"
    assert (board.score(0), board.stock(0)) == (0, {})
    assert len(board.position.supply[0]) == 1


@rule("tapestry.exploring.no_place")
def test_whoever_controls_nothing_explores_nothing_but_anywhere() -> None:
    board = exploring("t01").clear("0.-2")
    assert board.do(0, NEXT).asked() == "0 taketurn"
    assert board.do(0, ANYWHERE).asked() == "0 laytile"


@rule("tapestry.rulings.finished_players")
def test_whoever_has_finished_explores_nothing() -> None:
    board = exploring("t01")
    board.position.finished[0] = 1
    assert board.do(0, NEXT).asked() == "0 taketurn"


# ---- points and benefit


@rule("tapestry.exploring.alignment")
@rule("tapestry.scoring.exploring")
def test_each_aligned_side_is_a_point_of_exploring() -> None:
    board = exploring("t07").do(0, NEXT).act("lay 0.-1 0")
    assert board.score(0) == 3
    assert board.position.scored[EXPLORING_POINTS] == 3
    told = next(event for event in board.events if event.say == "tapestry-log-explores")
    assert told.args == {"who": 0, "tile": "t07", "area": "0.-1", "n": 3}


@rule("tapestry.exploring.alignment")
def test_a_tile_can_score_on_all_six_sides() -> None:
    board = exploring("t15").lay("1.-1", "t26").lay("-1.0", "t28").do(0, NEXT)
    board.act("lay 0.-1 5")  # its forest meets forest in the north-west and the north; the rest is sea
    assert board.score(0) == 6


@rule("tapestry.exploring.alignment")
def test_a_tile_can_score_on_none_of_its_sides() -> None:
    board = exploring("t02").do(0, NEXT).act("lay 0.-1 0")
    assert board.score(0) == 0
    assert board.position.land[WORLD.read("0.-1")] == board.position.box.tile_no["t02"]


@rule("tapestry.exploring.benefit")
def test_then_the_benefit_of_the_tile_is_gained() -> None:
    board = exploring("t01").do(0, NEXT).act("lay 0.-1 0")
    assert board.stock(0) == {"coin": 1}
    assert board.log() == ["explores", "gains"]


@rule("tapestry.exploring.supply")
def test_territory_tiles_are_drawn_at_random_into_an_open_supply() -> None:
    board = exploring().script(tile=[5, 0]).do(0, [{"gain": {"territory": 2}}])
    assert [board.position.box.tiles[tile].id for tile in board.position.supply[0]] == ["t01", "t06"]
    assert board.position.view(1).supply[0] == board.position.supply[0]  # type: ignore[attr-defined]


@rule("tapestry.rulings.discarded_territory_tiles")
def test_when_no_tile_is_left_none_is_gained() -> None:
    board = exploring()
    board.position.tiles = [4]
    board.do(0, [{"gain": {"territory": 2}}])
    assert board.position.supply[0] == [4]
    assert board.position.tiles == []


@rule("tapestry.rulings.mandatory_with_choice")
def test_of_exploring_and_a_farm_the_farm_comes_where_nothing_can_be_explored() -> None:
    choice = [{"choose": [NEXT, [{"gain": {"food": 1}}]]}]
    assert exploring("t01").do(0, choice).asked() == "0 pickbranch"
    assert exploring().do(0, choice).stock(0) == {"food": 1}
    boxed = exploring("t01").lay("0.-1", "t02").lay("-1.-2", "t03").lay("1.-3", "t04").do(0, choice)
    assert boxed.stock(0) == {"food": 1}


# ---- with the tile just drawn


@rule("tapestry.cards.coal_baron")
def test_exploring_with_the_tile_just_drawn_leaves_no_other_choice() -> None:
    board = exploring("t01", "t02", "t03")
    board.do(0, [{"explore": {"where": "adjacent", "with": "drawn"}}], about=board.position.box.tile_no["t02"])
    assert board.asked() == "0 laytile"
    board.act("lay 0.-1 1")
    assert board.position.land[WORLD.read("0.-1")] == board.position.box.tile_no["t02"]


@rule("tapestry.rulings.mandatory_with_choice")
def test_exploring_with_a_drawn_tile_is_no_choice_where_none_was_drawn() -> None:
    choice = [{"choose": [[{"explore": {"where": "adjacent", "with": "drawn"}}], [{"gain": {"food": 1}}]]}]
    assert exploring("t01").do(0, choice, about=0).asked() == "0 pickbranch"
    assert exploring("t01").do(0, choice).stock(0) == {"food": 1}
    assert exploring("t01").do(0, choice, about=5).stock(0) == {"food": 1}


@rule("tapestry.cards.coal_baron")
def test_a_drawn_tile_that_finds_no_hex_or_was_never_drawn_is_not_explored() -> None:
    board = exploring("t01")
    explore_with(board.position, 0, -1, "card.coal_baron")
    explore_with(board.position, 0, board.position.box.tile_no["t09"], "card.coal_baron")
    board.settle()
    assert board.asked() == "0 taketurn"
    board.lay("0.-1", "t02").lay("-1.-2", "t03").lay("1.-3", "t04")
    explore_with(board.position, 0, 0, "card.coal_baron")
    assert board.settle().asked() == "0 taketurn"
    assert board.position.supply[0] == [0]


# ---- cards that reach in


@rule("tapestry.cards.exploitation")
def test_exploitation_asks_before_the_points_and_gives_the_benefit_twice_instead() -> None:
    board = exploring("t07").mat(0, 1, "exploitation").do(0, NEXT).act("lay 0.-1 0")
    assert board.asked() == "0 doubletile"
    assert board.legal() == ["accept", "decline"]
    assert (board.score(0), board.stock(0)) == (0, {})
    twin = Board(board.position.copy())
    board.act("accept")
    assert (board.score(0), board.stock(0)) == (0, {"coin": 2})
    twin.act("decline")
    assert (twin.score(0), twin.stock(0)) == (3, {"coin": 1})


@rule("tapestry.cards.exploitation")
def test_exploitation_is_no_question_for_others() -> None:
    board = exploring("t07").mat(1, 1, "exploitation").do(0, NEXT).act("lay 0.-1 0")
    assert board.asked() == "0 taketurn"


@rule("tapestry.faq.explore_order")
@rule("tapestry.cards.militarism")
def test_what_comes_after_exploring_waits_for_the_benefit() -> None:
    board = exploring("t08").mat(0, 1, "militarism").do(0, NEXT).act("lay 0.-1 0")
    assert board.asked() == "0 placebuilding"  # the farm of the tile
    board.act(board.legal()[0])
    assert board.legal() == ["accept", "decline"]
    board.act("accept")
    assert board.controller("0.-1") == 0
    assert board.pieces("0.-1") == [(0, -1)]


@rule("tapestry.faq.explore_order")
@rule("tapestry.rulings.age_of_sail_draw")
def test_what_comes_with_exploring_comes_before_the_tile_is_chosen() -> None:
    board = exploring().mat(0, 1, "age_of_sail").script(tile=[0, 0, 0]).do(0, NEXT)
    assert [board.position.box.tiles[tile].id for tile in board.position.supply[0]] == ["t01", "t02", "t03"]
    board.act("decline")
    assert board.asked() == "0 exploretile"


@rule("tapestry.rulings.age_of_sail_draw")
def test_with_age_of_sail_one_can_explore_without_a_tile_but_not_without_a_hex() -> None:
    choice = [{"choose": [NEXT, [{"gain": {"food": 1}}]]}]
    assert exploring().mat(0, 1, "age_of_sail").do(0, choice).asked() == "0 pickbranch"
    empty = exploring().mat(0, 1, "age_of_sail")
    empty.position.tiles = []
    assert empty.do(0, choice).stock(0) == {"food": 1}
    board = exploring().mat(0, 1, "age_of_sail").lay("0.-1", "t02").lay("-1.-2", "t03").lay("1.-3", "t04").do(0, NEXT)
    assert board.position.supply[0] == []
    assert board.asked() == "0 taketurn"


# ---- the whole


@pytest.mark.parametrize("seats", [2, 5])
def test_an_exploration_can_be_stored_at_every_pause(seats: int) -> None:
    board = table(seats, ("leaders", "chosen", "merrymakers", "entertainers", "alchemists")).tiles(0, "t08", "t09")
    board.mat(0, 1, "exploitation").do(0, NEXT, "space.exploration_1")
    asked = []
    for answer in ("tile t08", "", "decline", ""):
        again = game().load(board.position.dump())
        assert again.dump() == board.position.dump()
        assert again.legal(0) == board.position.legal(0)
        asked.append(board.asked())
        board.act(answer or board.legal()[-1])
    assert asked == ["0 exploretile", "0 laytile", "0 doubletile", "0 placebuilding"]
    assert board.asked() == "0 taketurn"
