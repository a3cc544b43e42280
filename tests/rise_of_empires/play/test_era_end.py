"""The end of an era: what is kept and at what price, what is lost, and half the cubes."""

from __future__ import annotations

import pytest

from ecumene.games.rise_of_empires.play.turns import BeginTurn
from tests.marks import rule
from tests.rise_of_empires.board import Board, sample_table, table


def play_turn(board: Board) -> Board:
    """Play to the end of the turn: nothing that need not be, else the first thing one may do."""
    turn = board.position.turn
    while board.position.turn == turn and board.position.pending():
        legal = board.legal()
        board.act("done" if "done" in legal else legal[0])
    return board


# ---- when


@rule("rise_of_empires.era_end.when")
@pytest.mark.parametrize("turn", ["IB", "IIB"])
def test_an_era_ends_after_the_points_of_turn_b_and_before_the_turn_order(turn: str) -> None:
    board = (
        sample_table(turn=turn).show().own(0, "writing", "memphis").give(0, gold=0, cube=0, resource=0).cubes(0, gaul=3)
    )
    for row in ("progress", "territory", "city"):
        board.row(row, 1, 0, 1, 0)
    play_turn(board)
    log = [key for key in board.log() if key in ("scores", "loses", "halves", "position", "turn")]
    assert log == ["scores", "scores", "loses", "loses", "halves", "position", "position", "turn"]
    assert (board.tiles(0), board.on(0, "gaul")) == ([], 1)
    assert board.tally("scores", 0).by_rule() == {  # with all tiles and all cubes
        "rise_of_empires.points.region": 2,
        "rise_of_empires.city.points": 2,
        "rise_of_empires.progress.each_turn": 1,
    }


@rule("rise_of_empires.era_end.when")
@pytest.mark.parametrize("turn", ["IA", "IIA"])
def test_after_a_turn_a_nothing_is_lost(turn: str) -> None:
    board = table(turn=turn).own(0, "writing", "memphis").cubes(0, gaul=3, iberia=1).cubes(1, egypt=2)
    play_turn(board)
    assert "loses" not in board.log()
    assert "halves" not in board.log()
    assert "position" in board.log()
    assert {"writing", "memphis"} <= set(board.tiles(0))


@rule("rise_of_empires.era_end.when")
def test_what_was_paid_to_keep_tiles_counts_in_the_ties_of_the_turn_order() -> None:
    board = table(turn="IB").own(0, "coinage")
    board.phase("points", "era", "order").act("done")
    assert board.asked() == "1 chooseposition"  # level: the later one
    board = table(turn="IB").own(0, "coinage")
    board.phase("points", "era", "order").act("keep coinage")
    assert board.asked() == "0 chooseposition"  # one gold fewer


@rule("rise_of_empires.era_end.not_after_three")
def test_after_era_three_nothing_is_lost() -> None:
    board = table(turn="IIIB").show().own(0, "computers", "tokyo").give(0, gold=0, resource=0, cube=0).cubes(0, gaul=3)
    for row in ("progress", "territory", "city"):
        board.row(row, 1, 0, 1, 0)
    play_turn(board)
    assert board.asked() == "over"
    assert (board.tiles(0), board.on(0, "gaul")) == (["computers", "tokyo"], 3)
    assert not {"loses", "halves", "keeps", "position"} & set(board.log())


# ---- progress tiles


@rule("rise_of_empires.era_end.progress")
def test_a_progress_tile_is_kept_for_a_gold_and_the_others_are_lost() -> None:
    board = table(turn="IB").own(0, "coinage", "roads", "mining").phase("era")
    assert board.asked() == "0 keeptiles"
    assert board.legal() == ["keep coinage", "keep roads", "keep mining", "done"]
    board.act("keep roads")
    assert (board.has(0, "gold"), board.legal()) == (4, ["keep coinage", "keep mining", "done"])
    board.act("done")
    assert (board.tiles(0), board.has(0, "gold")) == (["roads"], 4)
    assert [event.args for event in board.told("loses")] == [{"who": 0, "tile": t} for t in ("coinage", "mining")]


@rule("rise_of_empires.era_end.progress")
def test_as_many_are_kept_as_there_is_gold() -> None:
    board = table(turn="IB").own(0, "coinage", "roads", "mining").give(0, gold=2).phase("era")
    board.act("keep mining", "keep coinage")
    assert (board.asked(), board.tiles(0), board.has(0, "gold")) == ("over", ["coinage", "mining"], 0)


@rule("rise_of_empires.era_end.progress", "rise_of_empires.era_end.cities")
def test_who_can_pay_nothing_is_not_asked_and_loses_all() -> None:
    board = table(turn="IB").own(0, "coinage", "memphis").give(0, gold=0, cube=0).phase("era")
    assert (board.asked(), board.tiles(0)) == ("over", [])
    assert [event.args for event in board.told("loses")] == [{"who": 0, "tile": t} for t in ("coinage", "memphis")]


@rule("rise_of_empires.era_end.progress")
def test_gold_keeps_no_city_and_a_tile_is_kept_once_by_its_owner() -> None:
    board = table(turn="IB").own(0, "coinage", "roads", "memphis").own(1, "mining").give(0, gold=9, cube=0)
    board.phase("era")
    assert board.refused("keep memphis") == "era_end.cities"
    assert board.refused("keep mining") == "era_end.progress"
    assert board.refused("pass") == "core.choice"
    board.act("keep coinage")
    assert board.refused("keep coinage") == "era_end.progress"


# ---- cities


@rule("rise_of_empires.era_end.cities", "rise_of_empires.display.payments_go")
def test_a_city_is_kept_for_a_cube_of_the_pool_that_goes_to_the_stock() -> None:
    board = table(turn="IB").own(0, "memphis", "rome", "troy").give(0, cube=2).cubes(0, gaul=4)
    stock = board.position.stock(0)
    board.phase("era")
    assert board.legal() == ["keep memphis", "keep troy", "keep rome", "done"]
    board.act("keep rome")
    assert (board.has(0, "cube"), board.position.stock(0)) == (1, stock + 1)
    board.act("keep troy")
    assert (board.asked(), board.tiles(0), board.has(0, "cube"), board.has(0, "gold")) == (
        "over",
        ["troy", "rome"],
        0,
        5,
    )


@rule("rise_of_empires.era_end.cities")
def test_cubes_keep_no_progress_tile() -> None:
    board = table(turn="IB").own(0, "coinage", "memphis").give(0, gold=0, cube=9).phase("era")
    assert board.legal() == ["keep memphis", "done"]
    assert board.refused("keep coinage") == "era_end.progress"


@rule("rise_of_empires.era_end.cities")
def test_two_alike_cost_a_cube_each() -> None:
    board = table(turn="IB").own(0, "memphis", "memphis").phase("era").act("keep memphis")
    assert board.legal() == ["keep memphis", "done"]
    board.act("keep memphis")
    assert (board.tiles(0), board.has(0, "cube")) == (["memphis", "memphis"], 3)
    board = table(turn="IB").own(0, "memphis", "memphis").phase("era").act("keep memphis", "done")
    assert board.tiles(0) == ["memphis"]


@rule("rise_of_empires.era_end.when")
def test_territories_and_goods_stay_and_all_are_asked_in_turn_order() -> None:
    board = table(seats=3, turn="IB").own(0, "coinage", "town", "plains").own(1, "roads").own(2, "mining")
    board.position.order = [2, 0, 1]
    board.phase("era")
    asked = []
    while board.position.pending():
        asked.append(board.asked())
        board.act("done")
    assert asked == ["2 keeptiles", "0 keeptiles", "1 keeptiles"]
    assert board.position.lands[:5] == [1, 0, 0, 0, 1]
    assert [board.has(0, thing) for thing in ("gold", "resource", "cube", "food", "point")] == [5, 2, 5, 16, 0]


# ---- free keeps


@rule("rise_of_empires.era_end.free_keeps", "rise_of_empires.effects.keep_progress")
@pytest.mark.parametrize(
    ("own", "free"), [((), 0), (("writing",), 2), (("banking",), 1), (("writing", "banking"), 3)], ids=str
)
def test_writing_keeps_two_progress_tiles_and_banking_one_for_free(own: tuple[str, ...], free: int) -> None:
    tiles = ("coinage", "roads", "mining", "sailing")
    board = table(turn="IIB").own(0, *tiles, *own).phase("era")
    for number, tile in enumerate(tiles, 1):
        board.act(f"keep {tile}")
        assert board.has(0, "gold") == 5 - max(number - free, 0)
    board.act(*(["done"] if own else []))
    assert board.tiles(0) == list(tiles)


@rule("rise_of_empires.era_end.free_keeps")
@pytest.mark.parametrize("tile", ["writing", "banking"])
def test_they_may_keep_themselves(tile: str) -> None:
    board = table(turn="IIB").own(0, tile).give(0, gold=0).phase("era").act(f"keep {tile}")
    assert board.tiles(0) == [tile]
    board.phase("era")  # and again at the end of the next era
    assert board.legal() == [f"keep {tile}", "done"]


@rule("rise_of_empires.era_end.free_keeps")
def test_without_gold_no_more_than_the_free_ones_are_kept() -> None:
    board = table(turn="IIB").own(0, "banking", "coinage", "roads").give(0, gold=0).phase("era")
    assert board.legal() == ["keep banking", "keep coinage", "keep roads", "done"]
    board.act("keep coinage")
    assert (board.asked(), board.tiles(0)) == ("over", ["coinage"])


@rule("rise_of_empires.era_end.free_keeps", "rise_of_empires.effects.keep_city")
def test_architecture_keeps_one_city_for_free_but_not_itself() -> None:
    board = table(turn="IB").own(0, "architecture", "memphis", "rome").give(0, gold=0, cube=1).phase("era")
    assert board.legal() == ["keep memphis", "keep rome", "done"]
    assert board.refused("keep architecture") == "era_end.progress"
    board.act("keep rome")
    assert board.has(0, "cube") == 1
    board.act("keep memphis")
    assert (board.tiles(0), board.has(0, "cube")) == (["memphis", "rome"], 0)


@rule("rise_of_empires.era_end.free_keeps")
def test_the_free_city_is_kept_without_any_cube() -> None:
    board = table(turn="IB").own(0, "architecture", "memphis").give(0, gold=0, cube=0).phase("era")
    board.act("keep memphis")
    assert board.tiles(0) == ["memphis"]


@rule("rise_of_empires.era_end.free_keeps", "rise_of_empires.progress.at_once")
def test_a_tile_just_taken_keeps_others_at_once() -> None:
    board = table(turn="IB").own(0, "coinage").own(0, "writing", fresh=True).give(0, gold=0).phase("era")
    board.act("keep coinage", "keep writing")
    assert board.tiles(0) == ["coinage", "writing"]


@rule("rise_of_empires.era_end.free_keeps")
def test_only_the_owner_keeps_for_free() -> None:
    board = table(turn="IB").own(0, "coinage", "memphis").own(1, "writing", "architecture").phase("era")
    board.act("keep coinage", "keep memphis")
    assert (board.has(0, "gold"), board.has(0, "cube")) == (4, 4)


# ---- what was used or waits


@rule("rise_of_empires.era_end.progress")
def test_a_tile_lost_while_it_waits_is_forgotten_and_one_that_was_kept_waits_on() -> None:
    board = table(turn="IIB").own(0, "feudalism", "knights", fresh=True).phase("era").act("keep feudalism", "done")
    box = board.position.box
    assert board.position.waits(0, box.progress_no["feudalism"])
    assert not board.position.waits(0, box.progress_no["knights"])
    board.position.audit()


@rule("rise_of_empires.era_end.progress", "rise_of_empires.progress.once")
def test_a_used_tile_is_lost_like_any_other_and_a_kept_one_is_used_again_in_the_next_turn() -> None:
    board = table(turn="IIB").own(0, "feudalism", "barter").row("territory", 0).show("plains")
    board.act("use feudalism", "use barter", "pick 1")
    board.phase("era").act("keep feudalism", "done")
    assert board.tiles(0) == ["feudalism"]
    board.position.agenda = [BeginTurn(4)]
    board.position.settle()
    assert "use feudalism" in board.legal()
    assert board.refused("use barter") == "progress.free_action"


# ---- cubes


@rule("rise_of_empires.era_end.halve")
@pytest.mark.parametrize(("before", "left"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (9, 4)])
def test_half_the_cubes_rounded_up_go_back_to_the_stock(before: int, left: int) -> None:
    board = table(turn="IB").cubes(0, gaul=before)
    board.phase("era")
    assert (board.on(0, "gaul"), board.position.stock(0), board.has(0, "cube")) == (left, 25 - left, 5)


@rule("rise_of_empires.era_end.halve")
def test_each_region_and_each_player_is_halved_apart() -> None:
    board = table(turn="IIB").cubes(0, gaul=1, iberia=1, china=3, mediterranean=4).cubes(1, gaul=5)
    board.phase("era")
    assert [board.on(0, region) for region in ("gaul", "iberia", "china", "mediterranean")] == [0, 0, 1, 2]
    assert board.on(1, "gaul") == 2
    assert [event.args for event in board.told("halves")] == [{"who": 0, "n": 6}, {"who": 1, "n": 3}]


@rule("rise_of_empires.era_end.halve", "rise_of_empires.era_end.cities")
def test_cubes_of_the_map_do_not_pay_for_cities() -> None:
    board = table(turn="IB").own(0, "memphis").give(0, cube=0).cubes(0, gaul=6).phase("era")
    assert (board.asked(), board.tiles(0), board.on(0, "gaul")) == ("over", [], 3)
