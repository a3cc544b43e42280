"""Free actions of progress tiles: what each does, when it may be used, and how often."""

from __future__ import annotations

import pytest

from ecumene.games.rise_of_empires.play.display import BeginAction
from ecumene.games.rise_of_empires.play.turns import BeginTurn
from tests.marks import rule
from tests.rise_of_empires.board import Board, game, sample_table, table

FREE = ("barter", "tribute", "feudalism", "knights", "diplomacy", "aviation", "medicine", "free_trade")
"""The tiles with a free action."""


# ---- what they do


@rule("rise_of_empires.effects.swap")
@pytest.mark.parametrize(("pick", "gold", "discs"), [("pick 1", 8, 1), ("pick 2", 4, 4)])
def test_barter_swaps_a_disc_for_three_gold_or_a_gold_for_two_discs(pick: str, gold: int, discs: int) -> None:
    board = table().own(0, "barter").act("use barter", pick)
    assert (board.has(0, "gold"), board.has(0, "resource")) == (gold, discs)
    assert board.asked() == "0 takeaction"


@rule("rise_of_empires.effects.swap")
@pytest.mark.parametrize(("gold", "discs", "after"), [(0, 1, (3, 0)), (1, 0, (0, 2))])
def test_barter_does_what_can_be_paid(gold: int, discs: int, after: tuple[int, int]) -> None:
    board = table().own(0, "barter").give(0, gold=gold, resource=discs).act("use barter")
    assert board.asked() == "0 takeaction"  # only one of the two can be paid
    assert (board.has(0, "gold"), board.has(0, "resource")) == after


@rule("rise_of_empires.effects.per", "rise_of_empires.effects.most")
@pytest.mark.parametrize(("controlled", "gold"), [(1, 1), (2, 2), (4, 2)])
def test_tribute_takes_gold_of_regions_but_two_at_most(controlled: int, gold: int) -> None:
    board = (
        table()
        .own(0, "tribute")
        .cubes(0, **dict.fromkeys(("gaul", "egypt", "greece", "iberia")[:controlled], 1))
        .act("use tribute")
    )
    assert board.has(0, "gold") == 5 + gold


@rule("rise_of_empires.effects.per")
def test_tribute_needs_a_region() -> None:
    board = table().own(0, "tribute").cubes(0, gaul=1).cubes(1, gaul=1)
    assert board.refused("use tribute") == "display.possible"


@rule("rise_of_empires.effects.gain")
@pytest.mark.parametrize("tile", ["feudalism", "medicine"])
@pytest.mark.parametrize(("on_map", "cubes"), [(0, 2), (23, 2), (24, 1)])
def test_feudalism_and_medicine_raise_two_cubes_at_once_as_far_as_the_stock_goes(
    tile: str, on_map: int, cubes: int
) -> None:
    board = table(turn="IIIA").own(0, tile).cubes(0, gaul=on_map)
    stock = board.position.stock(0)
    board.act(f"use {tile}")
    assert (board.has(0, "cube"), board.position.stock(0)) == (5 + cubes, stock - cubes)


@rule("rise_of_empires.effects.gain")
def test_an_empty_stock_raises_nothing() -> None:
    board = table(turn="IIIA").own(0, "feudalism").cubes(0, gaul=25)
    assert board.refused("use feudalism") == "display.possible"


@rule("rise_of_empires.effects.fight")
def test_knights_fight_for_one_cube_against_two() -> None:
    board = table(turn="IIA").own(0, "knights").cubes(0, gaul=3).cubes(1, gaul=5).act("use knights")
    assert (board.on(0, "gaul"), board.on(1, "gaul")) == (2, 3)


@rule("rise_of_empires.effects.strike")
def test_aviation_strikes_two_cubes_next_door() -> None:
    board = table(turn="IIIA").own(0, "aviation").cubes(0, gaul=3).cubes(1, iberia=5).act("use aviation")
    assert (board.on(0, "gaul"), board.on(1, "iberia")) == (3, 3)


@rule("rise_of_empires.effects.ally", "rise_of_empires.effects.ally_returns")
def test_diplomacy_protects_and_scores_in_the_turn_in_which_it_is_used() -> None:
    board = sample_table(turn="IIA").own(0, "diplomacy").cubes(0, gaul=3).cubes(1, gaul=2).give(1, cube=0)
    board.give(0, cube=0, gold=0, resource=0).show().act("use diplomacy", "disc empire", "empire e1", "done", "done")
    board.act("disc empire", "empire e4", "done")
    assert board.asked() == "0 takeaction"  # nobody could be fought
    board.phase("points")
    assert board.tally("scores", 0).by_rule() == {
        "rise_of_empires.points.region": 2,
        "rise_of_empires.progress.each_turn": 1,
    }
    assert board.position.alliance == [-1, -1]


@rule("rise_of_empires.effects.trade")
def test_free_trade_trades_besides_the_action() -> None:
    board = (
        sample_table(turn="IIIA").own(0, "free_trade").give(0, resource=7).act("use free_trade", "trade global_market")
    )
    assert (board.has(0, "point"), board.has(0, "resource"), board.asked()) == (8, 1, "0 takeaction")
    assert board.position.rows.count(0) == 0


# ---- when


def ready(seats: int = 2) -> Board:
    """A table of era III where every free action has something to do, also a second time."""
    board = table(seats=seats, turn="IIIA").give(0, gold=9, resource=9).give(1, resource=9)
    board.cubes(0, italia=4, gaul=4).cubes(1, gaul=9, iberia=9)
    return board.show(*["plains"] * 9)


def use(board: Board, tile: str) -> None:
    """Use a tile, answering with the first of what one is asked."""
    board.act(f"use {tile}")
    while board.asked().split()[1] not in ("takeaction", "afteraction"):
        board.act(board.legal()[0])


@rule("rise_of_empires.progress.free_action")
def test_only_these_tiles_have_a_free_action() -> None:
    for tile in game().box.progress_no:
        board = ready().own(0, tile)
        assert (f"use {tile}" in board.legal()) == (tile in FREE)


@rule("rise_of_empires.progress.free_action")
@pytest.mark.parametrize("tile", FREE)
def test_a_free_action_is_used_before_or_after_the_action_or_not_at_all(tile: str) -> None:
    board = ready().own(0, tile)
    use(board, tile)
    assert board.asked() == "0 takeaction"
    board.act("disc territory")
    assert board.asked() == "1 takeaction"
    board = ready().own(0, tile).act("disc territory")
    assert (board.asked(), board.legal()) == ("0 afteraction", [f"use {tile}", "done"])
    before = board.position.dump()["state"]["goods"]
    after = board.act("done").position.dump()["state"]["goods"]
    assert (board.asked(), before) == ("1 takeaction", after)
    board = ready().own(0, tile).act("disc territory")
    use(board, tile)
    board.act(*(["done"] if board.asked() == "0 afteraction" else []))
    assert board.asked() == "1 takeaction"


@rule("rise_of_empires.progress.once")
@pytest.mark.parametrize("tile", FREE)
def test_a_free_action_is_used_once_in_a_turn(tile: str) -> None:
    board = ready().own(0, tile)
    use(board, tile)
    assert board.refused(f"use {tile}") == "progress.once"
    board.act("disc territory")
    assert board.asked() == "1 takeaction"  # not asked again afterwards
    board.act("disc territory")
    assert board.refused(f"use {tile}") == "progress.once"
    board.position.agenda = [BeginTurn(4)]
    board.position.settle()
    assert f"use {tile}" in board.legal()


@rule("rise_of_empires.progress.delay")
@pytest.mark.parametrize("tile", FREE)
def test_a_free_action_waits_for_an_action_of_each_other_player(tile: str) -> None:
    board = ready(3).show(tile, *["plains"] * 9)
    board.act("disc progress")
    assert board.tiles(0) == [tile]
    assert board.asked() == "1 takeaction"  # no free action after the action that took it
    board.act("disc territory")
    assert board.position.waits(0, board.position.box.progress_no[tile])
    board.act("disc territory")
    assert f"use {tile}" in board.legal()
    use(board, tile)


@rule("rise_of_empires.progress.delay")
@pytest.mark.parametrize("tile", FREE)
def test_as_long_as_one_of_them_has_not_acted_it_is_refused(tile: str) -> None:
    board = ready(3).own(0, tile, fresh=True)  # taken last but one in a turn, and first in the next
    board.position.agenda = [BeginAction(seat) for seat in (0, 1, 0, 2)]
    board.position.settle()
    board.act("disc territory")
    assert board.asked() == "0 takeaction"
    assert board.refused(f"use {tile}") == "progress.delay"  # seat 1 is still to act
    board.act("disc territory")
    assert board.asked() == "1 takeaction"  # and one's own action does not help
    board.act("disc territory")
    assert f"use {tile}" in board.legal()
