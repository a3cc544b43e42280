"""The action display: discs into rows in turn A, out of them in turn B, and what that costs."""

from __future__ import annotations

import pytest

from ecumene.games.rise_of_empires.box.content import NONE, ROWS
from tests.marks import rule
from tests.rise_of_empires.board import Board, sample_table, table

ROW_NAMES = ("progress", "territory", "city", "empire", "trade")


def discs(board: Board, row: str) -> list[int]:
    """A row from left to right, without the spaces to the left of all discs."""
    first = 10 * ROWS.index(row)
    spaces = board.position.rows[first : first + 10]
    while spaces and spaces[-1] == NONE:
        spaces.pop()
    return spaces[::-1]


# ---- turn A


@rule("rise_of_empires.display.six_actions")
def test_each_acts_six_times_in_turn_order() -> None:
    board = table(seats=3)
    while board.position.turn == 0:
        board.act(board.legal()[0])
    assert [event.args["who"] for event in board.told("disc")] == [0, 1, 2] * 6


@rule("rise_of_empires.display.place", "rise_of_empires.display.right_to_left", "rise_of_empires.display.many")
def test_discs_fill_a_row_from_right_to_left_and_one_may_come_again() -> None:
    board = table()
    for _ in range(3):
        board.act("disc territory")
        board.act(board.legal()[0])
    assert discs(board, "territory") == [0, 1, 0]


@rule("rise_of_empires.display.spaces")
@pytest.mark.parametrize(
    ("seats", "spaces", "of_empires"), [(2, 4, 4), (3, 6, 6), (4, 8, 8), (5, 10, 8)], ids=["2", "3", "4", "5"]
)
def test_the_number_of_players_limits_a_row(seats: int, spaces: int, of_empires: int) -> None:
    for row in ROW_NAMES:
        most = of_empires if row == "empire" else spaces
        board = table(seats=seats).row(row, *[0] * (most - 1))
        assert f"disc {row}" in board.legal()
        board.row(row, *[0] * most)
        assert f"disc {row}" not in board.legal()
        assert board.refused(f"disc {row}") == "display.spaces"


@rule("rise_of_empires.display.possible")
def test_an_action_that_cannot_be_done_cannot_be_chosen() -> None:
    board = table().give(0, gold=0, resource=0).show("memphis", "plains")
    assert board.legal() == ["disc territory", "disc empire"]
    assert board.refused("disc city") == "display.possible"
    assert board.refused("disc trade") == "display.possible"
    assert board.refused("disc progress") == "display.possible"


@rule("rise_of_empires.display.rest")
def test_an_empire_tile_counts_as_possible_with_nothing_to_place() -> None:
    board = table().give(0, gold=0, resource=0, cube=0).show()
    assert board.legal() == ["disc empire"]
    assert board.refused("rest trade") == "display.rest"


@rule("rise_of_empires.display.rest")
def test_with_nothing_possible_a_disc_goes_into_an_open_row_without_an_action() -> None:
    board = table().give(0, gold=0, resource=0).show().row("empire", 0, 1, 0, 1)
    assert board.legal() == ["rest progress", "rest territory", "rest city", "rest trade"]
    before = board.position.goods.copy()
    board.act("rest city")
    assert discs(board, "city") == [0]
    assert board.position.goods == before
    assert board.asked() == "1 takeaction"


@rule("rise_of_empires.display.place", "rise_of_empires.display.take_back")
def test_discs_go_down_in_turn_a_and_come_back_in_turn_b() -> None:
    board = table()
    assert board.refused("back territory 1") == "display.place"
    board = table(turn="IB").row("territory", 0)
    assert board.refused("disc territory") == "display.take_back"


# ---- turn B


@rule("rise_of_empires.display.take_back", "rise_of_empires.display.free")
def test_a_disc_with_nothing_to_its_left_comes_back_for_free() -> None:
    board = table(turn="IB").row("territory", 0, 1).show("plains", "town")
    before = board.position.goods.copy()
    board.act("back territory 2")
    assert board.asked() == "0 taketile"
    board.act("take town")
    assert board.position.goods == before
    assert discs(board, "territory") == [1]


@rule("rise_of_empires.display.take_back")
def test_only_own_discs_come_back() -> None:
    board = table(turn="IB").row("territory", 0, 1)
    assert board.legal() == ["back territory 2"]
    assert board.refused("back territory 1") == "display.take_back"
    assert board.refused("back city 1") == "display.take_back"


@rule("rise_of_empires.display.price", "rise_of_empires.display.currencies")
@pytest.mark.parametrize("thing", ["gold", "cube", "resource", "food", "point"])
def test_each_disc_to_the_left_costs_one_in_any_of_five_currencies(thing: str) -> None:
    board = table(turn="IB").row("territory", 1, 0, 1, 0).show("plains").give(0, point=9)
    before = board.has(0, thing)
    assert board.position.explain(0, board.position.game.action("back territory 1")) is not None
    board.act("back territory 1")
    assert board.asked() == "0 paydiscs"
    board.act(f"pay {thing} 2" if thing == "resource" else f"pay {thing} 3")
    if thing == "resource":
        board.act("pay gold 1")
    assert board.asked() == "0 taketile"
    assert board.has(0, thing) == before - (2 if thing == "resource" else 3)


@rule("rise_of_empires.display.price")
def test_gaps_cost_nothing() -> None:
    board = table(turn="IB").row("territory", 1, None, None, 0).show("plains")
    board.act("back territory 1")
    assert board.legal() == ["pay gold 1", "pay resource 1", "pay cube 1", "pay food 1"]


@rule("rise_of_empires.display.mixed")
def test_currencies_may_be_mixed() -> None:
    board = table(turn="IB").row("territory", 1, 1, 1, 0).show("plains").give(0, point=5)
    board.act("back territory 1", "pay gold 1", "pay point 1", "pay food 1", "take plains")
    assert [board.has(0, thing) for thing in ("gold", "point", "food", "cube", "resource")] == [4, 4, 15, 5, 2]


@rule("rise_of_empires.display.price", "rise_of_empires.display.floor")
def test_nobody_pays_more_than_is_due_or_than_there_is() -> None:
    board = table(turn="IB").row("territory", 1, 1, 1, 0).show("plains").give(0, gold=9, resource=1)
    board.act("back territory 1")
    assert board.refused("pay gold 4") == "display.price"
    assert board.refused("pay resource 2") == "display.floor"
    assert board.refused("pay point 1") == "display.floor"


@rule("rise_of_empires.display.afford")
def test_a_disc_that_cannot_be_paid_for_stays_while_another_can() -> None:
    board = table(turn="IB").row("territory", 1, 1, 0).row("city", 1, 0).show("plains")
    board.give(0, gold=1, resource=0, cube=0, food=0)
    assert board.legal() == ["back city 1"]
    assert board.refused("back territory 1") == "display.afford"


@rule("rise_of_empires.display.cannot_pay")
def test_who_cannot_pay_for_any_disc_takes_the_cheapest_pays_all_and_does_nothing() -> None:
    board = table(turn="IB").row("territory", 1, 1, 1, 0).row("city", 1, 1, 0).show("plains", "memphis")
    board.give(0, gold=1, resource=0, cube=0, food=0)
    assert board.legal() == ["back city 1"]
    board.act("back city 1")
    assert board.has(0, "gold") == 0
    assert board.tiles(0) == []
    assert board.asked() == "1 takeaction"


@rule("rise_of_empires.display.without_action")
@pytest.mark.parametrize("row", ROW_NAMES)
def test_a_disc_may_come_back_without_its_action_and_still_pays(row: str) -> None:
    board = table(turn="IB").row(row, 1, 0).show("coinage", "plains", "athens")
    before = board.position.dump()["state"]
    board.act(f"back {row} 1", "pay food 1", "pass")
    after = board.position.dump()["state"]
    assert board.has(0, "food") == 15
    assert {key for key in before if before[key] != after[key]} == {"rows", "goods", "acting"}
    assert board.log()[-1] == "passes"


@rule("rise_of_empires.display.without_action")
def test_an_action_that_has_become_impossible_is_left() -> None:
    board = sample_table(turn="IB").row("city", 1, 0).show("athens").give(0, gold=3)
    board.act("back city 1", "pay gold 1")
    assert board.asked() == "1 takeaction"
    assert board.log()[-1] == "passes"


@rule("rise_of_empires.display.payments_go")
def test_paid_cubes_go_to_the_stock_and_discs_to_the_bank() -> None:
    board = table(turn="IB").row("territory", 1, 1, 0).show("plains")
    stock, bank = board.position.stock(0), board.position.bank()
    board.act("back territory 1", "pay cube 1", "pay resource 1")
    assert (board.position.stock(0), board.position.bank()) == (stock + 1, bank + 1)


@rule("rise_of_empires.effects.free_discs")
def test_printing_never_pays_once_it_may_be_used() -> None:
    board = table(seats=2, turn="IIB").row("territory", 1, 1, 0).show("plains").own(0, "printing")
    board.act("back territory 1")
    assert board.asked() == "0 taketile"
    board = table(seats=2, turn="IIB").row("territory", 1, 1, 0).show("plains").own(0, "printing", fresh=True)
    board.act("back territory 1")
    assert board.asked() == "0 paydiscs"


@rule("rise_of_empires.era_end.discs_gone")
def test_after_a_turn_b_no_disc_is_left() -> None:
    board = table(turn="IB").show()
    for row in ("progress", "territory", "city"):
        board.row(row, 1, 0, 1, 0)
    while board.asked().split()[1] in ("takeaction", "paydiscs", "taketile"):
        board.act(board.legal()[0])
    assert set(board.position.rows) == {NONE}
