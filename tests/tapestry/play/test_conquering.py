"""Conquering: where, toppling, the dice, and what follows a success."""

import pytest

from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.play.conquering import left_die, left_effect, left_hex
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import ACHIEVEMENT_POINTS, CONQUERING_POINTS, HOUSING, TOKEN, owner_of
from ecumene.games.tapestry.play.territory import put_piece
from tests.marks import rule
from tests.tapestry.board import Board, game, table

CIVS = ("leaders", "chosen", "merrymakers", "entertainers", "alchemists")
NEXT = [{"conquer": {"where": "adjacent", "dice": "one"}}]
ANYWHERE = [{"conquer": {"where": "anywhere", "dice": "one"}}]
TANKS = [{"conquer": {"where": "adjacent", "dice": "both_if_held"}}]
MECHS = [{"conquer": {"where": "adjacent", "dice": "both"}}]

FOUR, FIVE, SIX, SEVEN, PER_TERRITORY = 0, 1, 2, 3, 4
COIN, WORKER, FOOD, CULTURE, TILE = 0, 1, 2, 3, 4


def rolling(red: int = FOUR, black: int = COIN, seats: int = 2) -> Board:
    """The dice will show these faces. The outposts of seat 0 stand on 0.-2, those of seat 1 on 2.0."""
    return table(seats, CIVS).script(red=[red] * 3, black=[black] * 3)


def held(board: Board, place: str = "1.-2", by: int = 1) -> Board:
    """One outpost of an opponent stands next to seat 0."""
    return board.outpost(by, place)


def by_dice(board: Board, seat: int = 0) -> int:
    return board.position.scored[9 * seat + CONQUERING_POINTS]


# ---- where


@rule("tapestry.conquering.where")
def test_explored_territories_next_to_ones_own_can_be_conquered() -> None:
    board = rolling().do(0, NEXT)
    assert board.asked() == "0 conquertarget"
    assert set(board.legal()) == {"conquer 1.-2", "conquer -1.-1", "conquer 0.-3"}
    assert board.refused("conquer 0.-1") == "conquering.where"  # unexplored
    assert board.refused("conquer 1.1") == "conquering.where"  # too far
    assert board.refused("conquer 4.0") == "conquering.where"  # not on this map
    assert board.refused("die red") == "core.choice"
    board.lay("0.-1", "t01")
    assert "conquer 0.-1" in board.legal()
    board.act("conquer 0.-1")
    assert board.controller("0.-1") == 0
    assert board.position.outposts[0] == 7


@rule("tapestry.conquering.anywhere")
def test_anywhere_means_every_territory_on_the_map() -> None:
    board = rolling().do(0, ANYWHERE)
    assert len(board.legal()) == 13 - 2  # the printed ones, without the two starts
    assert "conquer 0.0" in board.legal()
    assert board.refused("conquer 0.1") == "conquering.where"
    board.act("conquer 3.0")
    assert board.controller("3.0") == 0


@rule("tapestry.conquering.control")
def test_one_does_not_conquer_what_one_controls() -> None:
    board = rolling().outpost(0, "1.-2").do(0, NEXT)
    assert "conquer 1.-2" not in board.legal()
    assert board.refused("conquer 1.-2") == "conquering.control"
    assert board.refused("conquer 0.-2") == "conquering.control"


@rule("tapestry.conquering.limit")
def test_a_territory_with_two_pieces_of_any_kind_cannot_be_conquered() -> None:
    board = rolling().outpost(1, "1.-2").outpost(1, "1.-2").outpost(1, "0.-3", toppled_by=0)
    put_piece(board.position, WORLD.read("0.-3"), 1, TOKEN)
    board.outpost(1, "-1.-1")
    put_piece(board.position, WORLD.read("-1.-1"), 1, HOUSING)
    board.lay("0.-1", "t01").lay("1.-3", "t02").do(0, NEXT)
    assert set(board.legal()) == {"conquer 0.-1", "conquer 1.-3"}
    for place in ("1.-2", "0.-3", "-1.-1"):
        assert board.refused(f"conquer {place}") == "conquering.limit"


@rule("tapestry.conquering.limit")
@rule("tapestry.rulings.trade_token_conquered")
def test_one_piece_of_any_kind_is_no_hindrance() -> None:
    board = rolling().outpost(1, "1.-2").outpost(1, "0.-3", toppled_by=0)
    put_piece(board.position, WORLD.read("-1.-1"), 1, TOKEN)
    assert len(board.do(0, NEXT).legal()) == 3


@rule("tapestry.rulings.conquest_own_toppled")
def test_ones_own_toppled_outpost_is_a_piece() -> None:
    board = rolling().outpost(0, "1.-2", toppled_by=1).outpost(1, "1.-2").outpost(0, "0.-3", toppled_by=1).do(0, NEXT)
    assert board.refused("conquer 1.-2") == "conquering.limit"
    board.act("conquer 0.-3")  # one piece only: one's own, lying
    assert board.pieces("0.-3") == [(0, 1), (0, -1)]
    assert board.controller("0.-3") == 0


@rule("tapestry.conquering.outposts")
def test_without_an_outpost_nothing_can_be_conquered() -> None:
    board = rolling()
    board.position.outposts[0] = 0
    assert board.do(0, NEXT).asked() == "0 taketurn"
    choice = [{"choose": [NEXT, [{"gain": {"food": 1}}]]}]
    assert board.do(0, choice).stock(0) == {"food": 1}


@rule("tapestry.conquering.where")
def test_the_only_target_is_conquered_without_asking() -> None:
    board = rolling().outpost(1, "1.-2", "1.-2", "0.-3", "0.-3").do(0, NEXT)
    assert board.controller("-1.-1") == 0
    assert board.asked() == "0 choosedie"


@rule("tapestry.cards.alliance")
def test_allies_do_not_conquer_each_other_in_either_direction() -> None:
    board = held(rolling(seats=3)).outpost(2, "0.-3").outpost(0, "2.-1").mat(0, 1, "alliance")
    board.position.partner[0] = 1
    board.do(0, NEXT)
    assert board.refused("conquer 1.-2") == "cards.alliance"
    assert "conquer 0.-3" in board.legal()
    board.act("conquer 0.-3", "die red").do(1, NEXT)
    assert board.refused("conquer 2.-1") == "cards.alliance"


@rule("tapestry.rulings.finished_players")
def test_whoever_has_finished_conquers_nothing() -> None:
    board = rolling()
    board.position.finished[0] = 1
    assert board.do(0, NEXT).asked() == "0 taketurn"


# ---- toppling


@rule("tapestry.conquering.topple")
def test_the_opponents_outpost_is_toppled_and_the_territory_changes_hands() -> None:
    board = held(rolling()).do(0, NEXT).act("conquer 1.-2")
    assert board.pieces("1.-2") == [(1, 0), (0, -1)]
    assert board.controller("1.-2") == 0
    assert board.log()[:3] == ["attacks", "conquers", "topples"]
    board.act("die red").do(0, NEXT)
    assert board.refused("conquer 1.-2") == "conquering.control"
    again = board.outpost(1, "2.-1").do(1, NEXT)
    assert again.refused("conquer 1.-2") == "conquering.limit"


@rule("tapestry.faq.conquer_order")
def test_control_changes_before_the_dice_pay() -> None:
    board = held(rolling(PER_TERRITORY)).outpost(1, "2.-1").do(0, NEXT).act("conquer 1.-2", "die red")
    assert by_dice(board) == 2  # the start and the one just conquered
    assert board.log()[:5] == ["attacks", "conquers", "topples", "rolls", "rolls"]


@rule("tapestry.achievements.topple")
def test_the_second_outpost_toppled_earns_the_achievement_before_the_dice() -> None:
    board = rolling(seats=3).outpost(1, "1.-2").outpost(2, "0.-3").do(0, NEXT).act("conquer 1.-2", "die black")
    assert board.score(0) == 0
    board.do(0, NEXT).act("conquer 0.-3")
    assert board.score(0) == 10  # before the dice
    assert board.position.scored[ACHIEVEMENT_POINTS] == 10


@rule("tapestry.rulings.control")
def test_a_building_of_the_nomads_falls_like_an_outpost() -> None:
    board = rolling()
    put_piece(board.position, WORLD.read("1.-2"), 1, HOUSING + 2)
    board.do(0, TANKS).act("conquer 1.-2")
    assert board.pieces("1.-2") == [(1, 0), (0, -1)]
    assert (by_dice(board), board.stock(0)) == (4, {"coin": 1})


@rule("tapestry.rulings.trade_token_conquered")
def test_a_token_stays_closes_the_territory_and_makes_tanks_give_one_die() -> None:
    board = rolling()
    put_piece(board.position, WORLD.read("1.-2"), 1, TOKEN)
    board.do(0, TANKS).act("conquer 1.-2")
    assert board.asked() == "0 choosedie"
    board.act("die black")
    assert (by_dice(board), board.stock(0)) == (0, {"coin": 1})
    assert board.pieces("1.-2") == [(1, -1), (0, -1)]
    assert "topples" not in board.log()
    board.outpost(1, "2.-1").do(1, NEXT)
    assert board.refused("conquer 1.-2") == "conquering.limit"


# ---- the dice


@rule("tapestry.conquering.dice")
def test_both_dice_are_rolled_and_one_result_is_chosen() -> None:
    board = rolling(SEVEN, FOOD).do(0, NEXT).act("conquer 1.-2")
    assert board.asked() == "0 choosedie"
    assert board.legal() == ["die red", "die black"]
    assert board.refused("accept") == "core.choice"
    twin = Board(board.position.copy())
    board.act("die red")
    assert (by_dice(board), board.stock(0)) == (7, {})
    twin.act("die black")
    assert (by_dice(twin), twin.stock(0)) == (0, {"food": 1})
    assert twin.log() == ["chooses-die", "gains"]


@rule("tapestry.conquering.red")
@rule("tapestry.scoring.conquering")
@pytest.mark.parametrize(("face", "points"), [(0, 4), (1, 5), (2, 6), (3, 7), (4, 3), (5, 3)])
def test_the_red_die_gives_points_or_a_point_per_territory(face: int, points: int) -> None:
    board = rolling(face).outpost(0, "0.-3").do(0, NEXT).act("conquer 1.-2", "die red")
    assert by_dice(board) == points
    assert board.score(0) == points


@rule("tapestry.conquering.black")
@pytest.mark.parametrize(("face", "resource"), [(0, "coin"), (1, "worker"), (2, "food"), (3, "culture")])
def test_the_black_die_gives_a_resource(face: int, resource: str) -> None:
    board = rolling(FOUR, face).do(0, NEXT).act("conquer 1.-2", "die black")
    assert board.stock(0) == {resource: 1}


@rule("tapestry.conquering.black")
@rule("tapestry.conquering.tile_benefit")
@pytest.mark.parametrize("face", [4, 5])
def test_on_two_faces_the_black_die_gives_the_benefit_of_the_conquered_tile(face: int) -> None:
    board = rolling(FOUR, face).lay("0.-1", "t04").do(0, NEXT).act("conquer 0.-1", "die black")
    assert board.stock(0) == {"culture": 1}


@rule("tapestry.conquering.tile_benefit")
def test_without_the_question_mark_a_conquered_tile_gives_nothing() -> None:
    board = rolling(FOUR, COIN).lay("0.-1", "t04").do(0, NEXT).act("conquer 0.-1", "die black")
    assert board.stock(0) == {"coin": 1}


@rule("tapestry.rulings.mandatory_with_choice")
def test_a_die_that_gives_nothing_is_not_chosen() -> None:
    printed = rolling(FIVE, TILE).do(0, NEXT).act("conquer 1.-2")
    assert (printed.asked(), by_dice(printed)) == ("0 taketurn", 5)
    full = rolling(FIVE, COIN).give(0, coin=8).do(0, NEXT).act("conquer 1.-2")
    assert (full.asked(), by_dice(full)) == ("0 taketurn", 5)
    tile = rolling(FIVE, TILE).lay("0.-1", "t04").give(0, culture=8).do(0, NEXT).act("conquer 0.-1")
    assert (tile.asked(), by_dice(tile)) == ("0 taketurn", 5)


@rule("tapestry.conquering.both")
@rule("tapestry.tracks.military_12")
def test_both_dice_are_gained_without_asking_where_their_order_means_nothing() -> None:
    board = rolling(PER_TERRITORY, WORKER).do(0, MECHS).act("conquer 1.-2")
    assert board.asked() == "0 taketurn"
    assert (by_dice(board), board.stock(0)) == (2, {"worker": 1})


@rule("tapestry.conquering.both")
def test_the_order_of_both_dice_is_asked_where_a_tile_leads_further() -> None:
    board = rolling(PER_TERRITORY, TILE).lay("0.-1", "t22").tech(0, 0, "dynamite").do(0, MECHS).act("conquer 0.-1")
    assert board.asked() == "0 choosedie", "an upgrade, which conquers, which changes what the red die counts"
    twin = Board(board.position.copy())
    board.act("die red")
    assert (by_dice(board), board.asked()) == (2, "0 conquertarget")
    twin.act("die black")
    assert (by_dice(twin), twin.asked()) == (0, "0 conquertarget")


@rule("tapestry.conquering.both", "tapestry.rulings.any_order")
def test_the_order_of_both_dice_is_not_asked_where_it_comes_to_the_same() -> None:
    board = rolling(PER_TERRITORY, TILE).lay("0.-1", "t08").do(0, MECHS).act("conquer 0.-1")
    assert (by_dice(board), board.asked()) == (2, "0 placebuilding")


@rule("tapestry.conquering.both")
def test_of_both_dice_one_that_gives_nothing_is_no_hindrance() -> None:
    board = rolling(SIX, TILE).do(0, MECHS).act("conquer 1.-2")
    assert (board.asked(), by_dice(board)) == ("0 taketurn", 6)


@rule("tapestry.tracks.military_7")
def test_tanks_give_both_dice_where_an_opponent_controlled_and_one_elsewhere() -> None:
    board = held(rolling()).do(0, TANKS).act("conquer 1.-2")
    assert (board.asked(), by_dice(board), board.stock(0)) == ("0 taketurn", 4, {"coin": 1})
    empty = rolling().do(0, TANKS).act("conquer 1.-2")
    assert empty.asked() == "0 choosedie"


@rule("tapestry.cards.pillage_and_plunder")
def test_pillage_and_plunder_gives_both_dice_when_an_outpost_is_toppled() -> None:
    board = held(rolling()).mat(0, 1, "pillage_and_plunder").do(0, NEXT).act("conquer 1.-2")
    assert (board.asked(), by_dice(board), board.stock(0)) == ("0 taketurn", 4, {"coin": 1})
    board = rolling().mat(0, 1, "pillage_and_plunder").do(0, NEXT).act("conquer 1.-2")
    assert board.asked() == "0 choosedie"


# ---- what follows


@rule("tapestry.achievements.island")
def test_conquering_the_middle_island_earns_its_achievement() -> None:
    board = rolling().lay("0.-1", "t01").outpost(0, "0.-1").do(0, NEXT).act("conquer 0.0")
    assert board.score(0) == 0
    board.act("die black")
    assert board.score(0) == 10
    assert board.position.achieved[2] == (0,)
    second = board.lay("1.0", "t02").outpost(1, "1.0")
    second.position.pieces[WORLD.read("0.0")] = ()
    second.do(1, NEXT).act("conquer 0.0", "die black")
    assert second.score(1) == 5


@rule("tapestry.achievements.island")
def test_a_piece_that_comes_to_the_island_in_another_way_earns_nothing() -> None:
    board = rolling()
    put_piece(board.position, WORLD.read("0.0"), 0, HOUSING)
    assert board.settle().score(0) == 0


@rule("tapestry.cards.pirate_rule")
def test_what_follows_a_conquest_comes_after_its_dice() -> None:
    board = rolling(FOUR, TILE).lay("0.-1", "t04").mat(0, 1, "pirate_rule").do(0, NEXT).act("conquer 0.-1")
    assert board.stock(0) == {}
    board.act("die black")
    assert board.stock(0) == {"culture": 2}


@rule("tapestry.civilizations.isolationists")
def test_isolationists_hear_only_of_conquests_of_empty_territories() -> None:
    board = table(2, ("isolationists", "chosen")).script(red=[0, 0], black=[0, 0])
    board.do(0, NEXT).act("conquer 1.-2", "die red")
    assert board.asked() != "0 taketurn"
    other = table(2, ("isolationists", "chosen")).script(red=[0, 0], black=[0, 0]).outpost(1, "1.-2")
    other.do(0, NEXT).act("conquer 1.-2", "die red")
    assert other.asked() == "0 taketurn"


@rule("tapestry.civilizations.militants")
def test_militants_choose_the_outpost_before_the_dice() -> None:
    board = table(2, ("militants", "chosen")).script(red=[0], black=[0]).do(0, NEXT).act("conquer 1.-2")
    assert board.asked().startswith("0 ")
    assert board.asked() != "0 choosedie"
    assert "rolls" not in board.log()
    board.act(board.legal()[0])
    assert board.asked() == "0 choosedie"


@rule("tapestry.civilizations.traders")
def test_traders_hear_which_die_was_left_where_their_token_lay() -> None:
    board = table(2, ("leaders", "traders")).script(red=[SEVEN], black=[FOOD])
    board.do(1, [{"code": "traders_place"}], "civ.traders").act("hex 1.-2")
    before = board.score(1)
    board.do(0, NEXT).act("conquer 1.-2", "die black")
    assert board.stock(0) == {"food": 1}
    assert board.position.pending() == (1,)
    board.act("accept")
    assert (board.score(0), board.score(1)) == (0, before + 7)


@rule("tapestry.civilizations.traders")
def test_where_both_dice_are_gained_none_is_left_for_the_traders() -> None:
    board = table(2, ("leaders", "traders")).script(red=[SEVEN], black=[FOOD])
    board.do(1, [{"code": "traders_place"}], "civ.traders").act("hex 1.-2")
    board.do(0, MECHS).act("conquer 1.-2")
    assert board.asked() == "0 taketurn"


@rule("tapestry.civilizations.traders")
def test_the_die_that_was_left_stays_what_it_was_when_the_dice_are_rolled_again() -> None:
    board = table(2, ("leaders", "traders")).script(red=[SEVEN, FOUR], black=[TILE, WORKER])
    board.lay("0.-1", "t22").tech(0, 0, "dynamite")  # the tile upgrades, and the circle of dynamite conquers
    board.do(1, [{"code": "traders_place"}], "civ.traders").act("hex 0.-1")
    before = board.score(1)
    board.do(0, NEXT).act("conquer 0.-1", "die black", "conquer 1.-2", "die black", "accept")
    assert board.score(1) == before + 7
    assert board.stock(0) == {"worker": 1}


@rule("tapestry.civilizations.traders")
@pytest.mark.parametrize("die", [0, 1])
def test_a_die_that_is_left_names_its_hex_and_its_face(die: int) -> None:
    board = rolling()
    box = board.position.box
    left = 12 * WORLD.read("1.-2") + 6 * die + 3
    assert left_hex(left) == WORLD.read("1.-2")
    assert left_die(left) == die
    assert left_effect(board.position, left) == (box.red_die, box.black_die)[die][3]


# ---- the whole


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_conquests_lose_no_outpost(seats: int) -> None:
    board = table(seats, CIVS)
    for turn in range(6 * seats):
        seat = turn % seats
        board.do(seat, ANYWHERE)
        while board.asked() != "0 taketurn":
            legal = board.legal()
            board.act(legal[turn % len(legal)])
    position = board.position
    for seat in range(seats):
        assert position.outposts[seat] + outposts_on_map(position, seat) == 10
    board.audit()


def outposts_on_map(position: TapestryPosition, seat: int) -> int:
    return sum(owner_of(stone) == seat for stones in position.pieces for stone in stones)


def test_a_conquest_can_be_stored_at_every_pause() -> None:
    board = held(rolling(FOUR, TILE)).hand(1, "trap").lay("0.-1", "t08").do(0, NEXT, "space.military_1")
    for notation in ("conquer 1.-2", "pass"):
        again = game().load(board.position.dump())
        assert again.dump() == board.position.dump()
        board.act(notation)
