"""The production phase: population, coins or trades."""

from __future__ import annotations

import pytest

from ecumene.games.beyond_the_horizon.box.terms import COINS_BONUS, POPULATION_BONUS, TRADE_PRICE
from tests.beyond_the_horizon.board import Board, table
from tests.beyond_the_horizon.world import modify
from tests.marks import rule


def producer(**goods: int) -> Board:
    """Seat 0 in its production phase, with these goods and a free space in its columns."""
    return table().columns(0, 6, 5, 4, 3, 1).give(0, **goods).phase("production")


# ---- one of three


@rule("beyond_the_horizon.production.one", "beyond_the_horizon.turns.phases")
def test_one_produces_population_or_coins_or_trades() -> None:
    board = producer(coins=3)
    assert board.asked() == "0 chooseproduction"
    assert board.legal() == [
        "produce population", "produce coins", "buy", "recall rose_sands settler 2", "sell", "pass"
    ]  # fmt: skip


@rule("beyond_the_horizon.production.one")
@pytest.mark.parametrize("what", ["population", "coins"])
def test_who_has_produced_does_nothing_else(what: str) -> None:
    assert producer(coins=3).act(f"produce {what}").asked() == "over"


@rule("beyond_the_horizon.production.one")
def test_who_has_traded_does_not_produce() -> None:
    board = producer(coins=3).act("buy")
    assert board.asked() == "0 trade"
    assert board.refused("produce coins") == "production.one"
    assert board.refused("produce population") == "production.one"


# ---- population


@rule("beyond_the_horizon.production.population", "beyond_the_horizon.production.column_a")
def test_from_the_start_column_a_alone_produces() -> None:
    board = producer().act("produce population")
    assert (board.pawns(0), board.has(0, "active")) == ((5, 5, 4, 3, 1), 2)


@rule("beyond_the_horizon.production.population")
def test_every_column_that_produces_gives_one_pawn_if_it_holds_any() -> None:
    board = producer().removed(0, food=6).columns(0, 0, 5, 0, 3, 2)
    board.act("produce population")
    assert (board.pawns(0), board.has(0, "active")) == ((0, 4, 0, 2, 2), 3)
    assert board.tally("produces", 0).by_rule() == {"beyond_the_horizon.production.population": 2}


@rule("beyond_the_horizon.production.population")
def test_where_no_column_that_produces_holds_a_pawn_population_is_not_produced() -> None:
    board = producer().columns(0, 0, 5, 4, 3, 2)
    assert board.refused("produce population") == "production.population"


@rule("beyond_the_horizon.modifiers.population_bonus")
@pytest.mark.parametrize(
    ("columns", "left", "active"),
    [((6, 5, 4, 3, 1), (4, 5, 4, 3, 1), 3), ((1, 5, 4, 3, 1), (0, 4, 4, 3, 1), 3), ((1, 0, 0, 0, 0), (0,) * 5, 2)],
)
def test_an_ability_adds_a_pawn_of_the_leftmost_column(
    columns: tuple[int, ...], left: tuple[int, ...], active: int
) -> None:
    board = producer().columns(0, *columns)
    modify(board, 0, POPULATION_BONUS)
    board.act("produce population")
    assert (board.pawns(0), board.has(0, "active")) == (left, active)


# ---- coins


@rule("beyond_the_horizon.production.coins", "beyond_the_horizon.production.first_coin")
@pytest.mark.parametrize(("economy", "coins"), [(0, 1), (1, 1), (2, 2), (4, 3), (7, 4), (8, 5)])
def test_one_coin_is_produced_from_the_start_and_one_more_for_each_coin_uncovered(economy: int, coins: int) -> None:
    board = producer(coins=0).removed(0, economy=economy).act("produce coins")
    assert board.has(0, "coins") == coins
    assert board.tally("produces", 0).sum == coins


@rule("beyond_the_horizon.modifiers.coins_bonus")
def test_an_ability_adds_a_coin() -> None:
    board = producer(coins=0)
    modify(board, 0, COINS_BONUS)
    assert board.act("produce coins").has(0, "coins") == 2


@rule("beyond_the_horizon.effects.produce")
def test_an_effect_produces_at_once_and_outside_the_phase() -> None:
    board = table().give(0, coins=0).removed(0, food=2, economy=2)
    board.do(0, [{"produce": "coins"}, {"produce": "population"}])
    assert (board.has(0, "coins"), board.pawns(0), board.has(0, "active")) == (2, (5, 4, 4, 3, 2), 3)
    assert board.asked() == "0 takeaction"


# ---- trades


@rule("beyond_the_horizon.production.buy")
def test_a_pawn_of_the_leftmost_column_that_holds_any_is_bought_for_three_coins() -> None:
    board = producer(coins=4).columns(0, 0, 0, 4, 3, 2).act("buy")
    assert (board.has(0, "coins"), board.pawns(0), board.has(0, "active")) == (1, (0, 0, 3, 3, 2), 2)
    assert board.position.box.values.trade_price == 3


@rule("beyond_the_horizon.production.buy", "beyond_the_horizon.population.columns_empty")
def test_nobody_buys_without_the_coins_or_without_a_pawn() -> None:
    assert producer(coins=2).refused("buy") == "production.buy"
    assert producer(coins=3).columns(0, 0, 0, 0, 0, 0).refused("buy") == "population.columns_empty"


@rule("beyond_the_horizon.modifiers.trade_price")
def test_an_ability_makes_pawns_cheaper() -> None:
    board = producer(coins=2)
    modify(board, 0, TRADE_PRICE)
    assert board.act("buy").has(0, "coins") == 0


@rule("beyond_the_horizon.production.recall", "beyond_the_horizon.production.recall_free")
@pytest.mark.parametrize("unit", ["cradle settler 5", "cradle soldier 3"])
def test_a_unit_comes_back_as_an_active_pawn_for_nothing(unit: str) -> None:
    board = producer(coins=0).units(0, unit, "rose_sands settler 1").act(f"recall {unit}")
    assert board.army(0) == ["rose_sands settler 1"]
    assert (board.has(0, "coins"), board.has(0, "active")) == (0, 2)


@rule("beyond_the_horizon.production.recall")
def test_nobody_takes_back_what_is_not_theirs() -> None:
    board = producer().units(1, "cradle settler 2")
    assert board.refused("recall cradle settler 2") == "production.recall"
    assert board.refused("recall rose_sands settler 1") == "production.recall"


@rule("beyond_the_horizon.production.sell")
def test_a_pawn_is_exhausted_for_a_coin() -> None:
    board = producer(coins=0).act("sell")
    assert (board.has(0, "coins"), board.has(0, "active"), board.pawns(0)) == (1, 0, (6, 5, 4, 3, 2))


@rule("beyond_the_horizon.production.sell")
def test_nobody_sells_without_an_active_pawn() -> None:
    board = producer()
    board.position.active[0] = 0
    assert board.refused("sell") == "production.sell"


@rule("beyond_the_horizon.production.trades")
def test_trades_may_be_made_as_often_as_one_likes_and_repeated() -> None:
    board = producer(coins=6).units(0, "cradle settler 2", "cradle settler 2", "cradle soldier 1")
    board.columns(0, 6, 5, 2, 1, 0)
    board.act("buy", "buy", "recall cradle settler 2", "recall cradle settler 2", "sell", "sell", "sell", "buy")
    assert (board.has(0, "coins"), board.has(0, "active"), board.army(0)) == (0, 3, ["cradle soldier 1"])
    assert board.legal() == ["recall cradle soldier 1", "sell", "pass"]
    assert board.act("pass").asked() == "over"


@rule("beyond_the_horizon.production.trades")
def test_trading_ends_by_itself_where_nothing_is_left_to_trade() -> None:
    board = producer(coins=0).units(0).columns(0, 6, 5, 4, 3, 1).act("sell")
    assert (board.has(0, "coins"), board.asked()) == (1, "over")
