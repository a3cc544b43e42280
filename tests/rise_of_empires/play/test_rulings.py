"""House rulings on what the rulebook leaves open, where a chapter's own tests do not prove them.

1 phases: test_turns. 2 turn order: test_turn_order. 3 no doubles: test_taking. 4 overseas: test_overseas. 5 payment and
7 nothing possible: test_display. 8 eight empire tiles: test_tiles. 10 to 12 towns, last turn, upkeep: test_food,
test_income. x1 to x4, x10, x14 the map: test_reach, test_overseas. x7, x8 control: test_control. x9 ties: test_ending.
x11 free keeps: test_era_end. x13 tokens: test_turn_order. x15 red tiles: test_tiles. x17 trade: test_trade. Era colours
(9) are a matter of looks.
"""

from __future__ import annotations

import pytest

from ecumene.games.rise_of_empires.play.turns import BeginTurn
from tests.marks import rule
from tests.rise_of_empires.board import Board, sample_table, table


def next_turn(board: Board, turn: int) -> Board:
    """The first action of a turn, with tiles and goods as they are."""
    board.position.agenda = [BeginTurn(turn)]
    board.position.settle()
    return board


# ---- 3: the same name twice


@rule("rise_of_empires.progress.no_double")
def test_who_has_lost_a_tile_may_take_another_of_its_name() -> None:
    board = table(turn="IB").own(0, "irrigation").phase("era").act("done")
    board = next_turn(board, 2).show("irrigation_red").act("disc progress")
    assert board.tiles(0) == ["irrigation"]


@rule("rise_of_empires.progress.no_double")
def test_two_players_may_have_the_same_progress() -> None:
    board = table().show("irrigation", "irrigation_red").act("disc progress", "take irrigation", "disc progress")
    assert (board.tiles(0), board.tiles(1)) == (["irrigation"], ["irrigation"])


# ---- 6: Printing


@rule("rise_of_empires.effects.free_discs")
def test_printing_pays_for_none_of_its_owners_discs_however_many() -> None:
    board = table(turn="IIB").own(0, "printing").row("territory", 1, 1, 0, 0).row("city", 1, 1, 0).show()
    before = board.position.goods[:5]
    board.act("back territory 1", "back territory 4", "back territory 2", "back territory 3", "back city 1")
    assert board.position.goods[:5] == before
    assert [event.args["n"] for event in board.told("back") if event.args["who"] == 0] == [0, 0, 0]


@rule("rise_of_empires.effects.free_discs")
def test_printing_serves_its_owner_alone_and_only_while_he_has_it() -> None:
    board = table(turn="IIB").own(1, "printing").row("territory", 1, 0).show("plains").act("back territory 1")
    assert board.asked() == "0 paydiscs"
    board = table(turn="IIB").own(0, "printing").phase("era").act("done")
    board.position.turn = 5
    board = next_turn(board, 5).row("territory", 1, 0).row("city", 0).show("plains").act("back territory 1")
    assert board.asked() == "0 paydiscs"


# ---- 7 and 8: with any number of players


@rule("rise_of_empires.display.rest")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_any_number_of_players_a_disc_rests_only_when_nothing_is_possible(seats: int) -> None:
    board = table(seats=seats).give(0, gold=0, resource=0).show()
    board.position.empires = [1] * 8
    assert board.legal() == ["rest progress", "rest territory", "rest city", "rest empire", "rest trade"]
    assert board.refused("disc empire") == "display.possible"
    board.give(0, resource=1)
    assert board.legal() == ["disc trade"]
    assert board.refused("rest trade") == "display.rest"


@rule("rise_of_empires.tiles.empires_back")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_any_number_of_players_all_eight_empire_tiles_lie_there(seats: int) -> None:
    board = table(seats=seats).act("disc empire")
    assert board.legal() == [f"empire e{number}" for number in range(1, 9)]


# ---- x5: resource discs are limited


@rule("rise_of_empires.income.discs_run_out", "rise_of_empires.effects.swap")
@pytest.mark.parametrize(("bank", "gained"), [(2, 2), (1, 1)])
def test_a_swap_gives_as_many_discs_as_the_bank_has(bank: int, gained: int) -> None:
    board = table().own(0, "barter").give(0, resource=0).give(1, resource=40 - bank)
    board.act("use barter")
    assert (board.has(0, "gold"), board.has(0, "resource")) == (4, gained)


@rule("rise_of_empires.income.discs_run_out", "rise_of_empires.display.possible")
def test_with_an_empty_bank_nobody_swaps_for_discs() -> None:
    board = table().own(0, "barter").give(0, resource=0).give(1, resource=40)
    assert board.refused("use barter") == "display.possible"


# ---- x6: the alliance piece


@rule("rise_of_empires.effects.ally")
def test_without_diplomacy_the_alliance_piece_is_never_placed() -> None:
    board = table(turn="IIA").cubes(0, gaul=3).own(0, "knights", "feudalism")
    assert not [notation for notation in board.legal() if notation.startswith("ally")]
    assert board.refused("ally gaul") == "core.choice"
    assert board.refused("use diplomacy") == "progress.free_action"


# ---- x12: a tile just taken


@rule("rise_of_empires.progress.delay")
def test_a_tile_taken_last_in_one_turn_waits_for_the_first_action_of_the_next() -> None:
    board = sample_table(turn="IIA").give(0, point=5).give(1, resource=4).show("feudalism", *["plains"] * 12)
    board.act(*["disc territory"] * 4)  # the row is full
    for tiles in (("e1", "e2"), ("e3", "e4")):
        for tile in tiles:
            board.act("disc empire", f"empire {tile}", "done")
    board.act("disc trade", "trade local_market", "disc trade", "trade river_port")
    board.act("disc trade", "disc progress")
    assert (board.tiles(1), board.asked()) == (["feudalism"], "1 chooseposition")
    board.act("position 1")
    assert (board.position.turn, board.asked()) == (3, "1 takeaction")
    assert board.refused("use feudalism") == "progress.delay"
    board.show("plains", "town").act("back territory 4", "take plains")
    assert board.asked() == "0 takeaction"
    board.act("back territory 3", "pass")
    assert "use feudalism" in board.legal()


@rule("rise_of_empires.progress.delay_own_actions")
@pytest.mark.parametrize(("fresh", "gold"), [(True, 3), (False, 4)])
def test_the_price_of_older_progress_and_the_gold_of_trades_wait(fresh: bool, gold: int) -> None:
    board = sample_table(turn="IIIA").own(0, "universities", fresh=fresh).show("coinage").act("disc progress")
    assert board.has(0, "gold") == gold
    board = sample_table(turn="IIIA").own(0, "guilds", fresh=fresh).give(0, resource=1, gold=gold - 3)
    board.act("disc trade")
    assert board.has(0, "gold") == gold - 3 + (2 if fresh else 3)


@rule("rise_of_empires.progress.at_once")
def test_points_food_income_and_keeping_count_at_once() -> None:
    board = sample_table(turn="IIB").own(0, "heavy_plough", "banking", "patronage", fresh=True).own(0, "memphis")
    board.give(0, food=5, gold=0).phase("food", "income", "points", "era").act("done")
    assert [board.has(0, thing) for thing in ("food", "gold", "point")] == [7, 3, 3]
    board.act("keep banking")
    assert board.has(0, "gold") == 3


# ---- x15: red tiles


@rule("rise_of_empires.tiles.red_stays", "rise_of_empires.progress.price")
def test_a_red_tile_of_era_one_is_still_there_in_era_three_and_has_become_dear() -> None:
    board = table(turn="IB").show("irrigation_red", "irrigation", "tribute", "coinage")
    for turn in (2, 3, 4):
        board = next_turn(board, turn)
    assert {"irrigation_red", "tribute"} <= set(board.shown())
    assert not {"irrigation", "coinage"} & set(board.shown())
    board.act("disc progress", "take tribute")
    assert (board.tiles(0), board.has(0, "gold")) == (["tribute"], 3)


# ---- x16: where payments go


@rule("rise_of_empires.display.payments_go")
def test_cubes_of_a_wonder_go_to_the_stock_and_its_discs_to_the_bank() -> None:
    board = sample_table(turn="IB").row("city", 0).show("colossus")
    stock, bank = board.position.stock(0), board.position.bank()
    board.act("back city 1", "take colossus")
    assert (board.position.stock(0), board.position.bank()) == (stock + 1, bank + 2)


# ---- x17: a used trade space


@rule("rise_of_empires.trade.own_again", "rise_of_empires.effects.trade")
def test_a_free_trade_finds_used_spaces_closed_too() -> None:
    board = sample_table(turn="IIIA").own(0, "free_trade").give(0, resource=9)
    board.act("use free_trade", "trade local_market", "disc trade")
    assert board.refused("trade local_market") == "trade.own_again"
    board = sample_table(turn="IIIA").own(1, "free_trade").give(0, resource=9).give(1, resource=9)
    board.act("disc trade", "trade local_market", "use free_trade")
    assert board.refused("trade local_market") == "trade.once"
