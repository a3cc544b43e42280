"""What cards change for good: each modifier where it counts, where it does not, and how far it goes."""

from __future__ import annotations

import pytest

from ecumene.games.beyond_the_horizon.box.terms import (
    BUILD_DISCOUNT,
    COINS_BONUS,
    COLONISE_STRENGTH,
    COLUMN_SCHOLAR,
    EXHAUST_LEFT,
    EXPLORE_LIMIT,
    MOVE_BONUS,
    NO_FEE,
    POPULATION_BONUS,
    RESEARCH_DISCOUNT,
    SETTLER_BONUS,
    SOLDIER_BONUS,
    TOKEN_DISCOUNT,
    TRADE_PRICE,
)
from tests.beyond_the_horizon.board import Board
from tests.beyond_the_horizon.cards import ACTIVE, COINS, moves, quiet
from tests.beyond_the_horizon.world import modify, next_tiles
from tests.marks import rule


def with_modifier(which: int, amount: int = 1, board: Board | None = None) -> Board:
    """A quiet table whose seat 0 has one lasting ability; its government has none."""
    board = (board or quiet()).govern(0, "river_kingdom")
    modify(board, 0, which, amount)
    return board


def deed_price(board: Board, deed: str) -> int:
    """The coins that an action costs as it is written."""
    return board.position.box.deeds[board.position.box.deed_no[deed]].coins


# ---- research


@rule("beyond_the_horizon.modifiers.research_discount")
@pytest.mark.parametrize("deed", ["research_ii", "research_iii", "research_iv", "astronomy"])
def test_research_costs_less_wherever_it_costs_coins(deed: str) -> None:
    board = quiet().lay("oasis", "salt_lake").village(0, "oasis", "salt_lake").city(0, "oasis", "salt_lake")
    board.tech(0, "wheel", "writing", "bronze_casting", "agriculture", "coinage", "astronomy", "siegecraft", "guilds")
    board.tech(0, "telegraph", "cinema")
    with_modifier(RESEARCH_DISCOUNT, 1, board).pawn(0, "grow").act(f"act {deed}")
    assert board.has(0, "coins") == COINS - deed_price(board, deed) + 1


@rule("beyond_the_horizon.modifiers.research_discount")
def test_a_discount_never_pays_and_is_for_research_only() -> None:
    board = with_modifier(RESEARCH_DISCOUNT, 9, quiet().tech(0, "writing", "wheel")).act("act research_ii")
    assert board.has(0, "coins") == COINS
    board = with_modifier(RESEARCH_DISCOUNT, 9, quiet().tech(0, "coinage")).pawn(0, "grow").act("act colonise_token")
    assert board.has(0, "coins") == COINS - deed_price(board, "colonise_token")


@rule("beyond_the_horizon.modifiers.research_discount")
def test_a_price_inside_an_effect_is_a_price_for_research_too() -> None:
    effect = {"pay": {"coins": 3, "then": [{"research": {"level": "II", "scholar": "active", "free": True}}]}}
    board = with_modifier(RESEARCH_DISCOUNT).do(0, [{"optional": [effect]}]).act("accept")
    assert board.has(0, "coins") == COINS - 2
    effect = {"pay": {"coins": 3, "then": [{"research": {"level": "I", "scholar": "active"}}]}}
    board = with_modifier(RESEARCH_DISCOUNT).do(0, [{"optional": [effect]}]).act("accept")
    assert board.has(0, "coins") == COINS - 3  # level I is not made cheaper


@rule("beyond_the_horizon.modifiers.column_scholar")
def test_scholars_of_level_i_may_come_from_a_column_and_only_they() -> None:
    board = with_modifier(COLUMN_SCHOLAR).do(0, [{"research": {"level": "I", "scholar": "active"}}])
    assert {"research I1", "research I1 column"} <= set(board.legal())
    board = quiet().do(0, [{"research": {"level": "I", "scholar": "active"}}])
    assert board.refused("research I1 column") == "modifiers.column_scholar"
    board = with_modifier(COLUMN_SCHOLAR)
    board.position.active[0] = 0
    board.do(0, [{"research": {"level": "II", "scholar": "active", "free": True}}])
    assert board.asked() == "0 takeaction"


# ---- production and prices


@rule("beyond_the_horizon.modifiers.coins_bonus")
def test_more_coins_are_produced_in_the_phase_and_by_effects() -> None:
    produced = quiet().position.box.values.coin_production
    board = with_modifier(COINS_BONUS, 2).do(0, [{"produce": "coins"}])
    assert board.has(0, "coins") == COINS + produced + 2
    board.phase("production").act("produce coins")
    assert board.has(0, "coins") == COINS + 2 * (produced + 2)


@rule("beyond_the_horizon.modifiers.population_bonus")
@pytest.mark.parametrize(
    ("columns", "left", "activated"),
    [
        ((3, 2, 0, 0, 0), (1, 2, 0, 0, 0), 2),  # one of column A, and one more of the leftmost
        ((1, 2, 0, 0, 0), (0, 1, 0, 0, 0), 2),  # which is then B
        ((0, 2, 0, 0, 0), (0, 1, 0, 0, 0), 1),  # even if only the bonus comes
        ((1, 0, 0, 0, 0), (0, 0, 0, 0, 0), 1),  # as many as there are
    ],
)
def test_more_population_comes_from_the_leftmost_column(
    columns: tuple[int, ...], left: tuple[int, ...], activated: int
) -> None:
    board = with_modifier(POPULATION_BONUS).columns(0, *columns).phase("production").act("produce population")
    assert (board.pawns(0), board.has(0, "active")) == (left, ACTIVE + activated)


@rule("beyond_the_horizon.modifiers.exhaust_left")
def test_exhausted_pawns_go_to_the_leftmost_column_with_room() -> None:
    for amount, columns in ((0, (5, 4, 4, 3, 2)), (1, (6, 3, 4, 3, 2))):
        board = with_modifier(EXHAUST_LEFT, amount).columns(0, 5, 3, 4, 3, 2).phase("production").act("sell")
        assert board.pawns(0) == columns
    board = with_modifier(EXHAUST_LEFT).columns(0, 6, 3, 4, 3, 1).phase("production").act("sell")
    assert board.pawns(0) == (6, 4, 4, 3, 1)


@rule("beyond_the_horizon.modifiers.trade_price")
def test_a_pawn_costs_fewer_coins_to_activate() -> None:
    price = quiet().position.box.values.trade_price
    board = with_modifier(TRADE_PRICE).give(0, coins=price - 1).phase("production").act("buy")
    assert (board.has(0, "coins"), board.has(0, "active")) == (0, ACTIVE + 1)
    board = with_modifier(TRADE_PRICE, 0).give(0, coins=price - 1).phase("production")
    assert board.refused("buy") == "production.buy"


@rule("beyond_the_horizon.modifiers.no_fee")
def test_the_fee_of_a_space_need_not_be_paid() -> None:
    board = with_modifier(NO_FEE, 0).give(0, coins=0)
    assert board.refused("act muster paid") == "action.costs"
    board = with_modifier(NO_FEE).give(0, coins=0).act("act muster paid")
    assert board.has(0, "coins") == 0


@rule("beyond_the_horizon.modifiers.token_discount")
@pytest.mark.parametrize("deed", ["colonise_token", "fortify_token", "feudalism", "railways", "ironclads"])
def test_actions_that_take_a_token_cost_less(deed: str) -> None:
    board = quiet().lay("oasis").village(0, "oasis").tech(0, "feudalism", "railways", "ironclads")
    with_modifier(TOKEN_DISCOUNT, 1, board).pawn(0, "grow").act(f"act {deed}")
    assert board.told("pays")[-1].args["n"] == deed_price(board, deed) - 1


@rule("beyond_the_horizon.modifiers.token_discount")
def test_a_discount_on_tokens_never_pays_and_is_for_tokens_only() -> None:
    board = with_modifier(TOKEN_DISCOUNT, 9, quiet().tech(0, "coinage")).pawn(0, "grow").act("act colonise_token")
    assert (board.has(0, "coins"), board.has(0, "colonise")) == (COINS, 1)
    board = with_modifier(TOKEN_DISCOUNT, 9, quiet().tech(0, "writing", "wheel")).act("act research_ii")
    assert board.has(0, "coins") == COINS - deed_price(board, "research_ii")


@rule("beyond_the_horizon.modifiers.build_discount", "beyond_the_horizon.effects.build")
@pytest.mark.parametrize(("off", "by_effect"), [(0, 0), (1, 0), (1, 2), (9, 0)])
def test_buildings_cost_less_but_never_less_than_nothing(off: int, by_effect: int) -> None:
    board = with_modifier(BUILD_DISCOUNT, off).reserve(0, "mint")
    cost = board.position.box.buildings[board.position.box.building_no["mint"]].cost
    board.do(0, [{"build": {"discount": by_effect}}]).act("build rose_sands mint")
    assert sum(event.args["n"] for event in board.told("pays")) == max(cost - off - by_effect, 0)


# ---- the map


@rule("beyond_the_horizon.modifiers.move_bonus")
def test_every_move_action_has_more_moves() -> None:
    board = with_modifier(MOVE_BONUS, 2).act("act muster", "pass")
    assert moves(board) == 2 + 2
    board.act("pass").do(0, [{"move": 1}])
    assert moves(board) == 1 + 2


@rule("beyond_the_horizon.modifiers.explore_limit")
def test_more_territories_may_be_explored_each_turn() -> None:
    board = with_modifier(EXPLORE_LIMIT).units(0, "cradle settler 2")
    next_tiles(board, "salt_lake", "river_ford")
    board.do(0, [{"move": 3}]).act("explore cradle 2 se")
    again = [choice for choice in board.legal() if choice.startswith("explore")]
    board.act(again[0])
    assert not [choice for choice in board.legal() if choice.startswith("explore")]
    assert board.position.explored == 2


@rule("beyond_the_horizon.modifiers.colonise_strength")
def test_settlers_who_colonise_count_more_in_total() -> None:
    board = with_modifier(COLONISE_STRENGTH).lay("golden_valley").units(0, "golden_valley settler 2")
    board.do(0, [{"colonise": {"bonus": 0}}])
    assert "colonise golden_valley" in board.legal()
    board = with_modifier(COLONISE_STRENGTH, 0).lay("golden_valley").units(0, "golden_valley settler 2")
    assert board.do(0, [{"colonise": {"bonus": 0}}]).asked() == "0 takeaction"


@rule("beyond_the_horizon.modifiers.colonise_strength")
def test_at_least_one_settler_must_take_part_and_soldiers_are_not_helped() -> None:
    board = with_modifier(COLONISE_STRENGTH, 6).lay("golden_valley").units(0, "cradle settler 6")
    assert board.do(0, [{"colonise": {"bonus": 0}}]).asked() == "0 takeaction"
    board.units(0, "golden_valley settler 1").do(0, [{"colonise": {"bonus": 0}}]).act("colonise golden_valley")
    assert board.army(0) == []
    board = with_modifier(COLONISE_STRENGTH, 6).lay("golden_valley").village(1, "golden_valley")
    assert board.units(0, "golden_valley soldier 1").do(0, [{"fortify": {"bonus": 0}}]).asked() == "0 takeaction"


@rule("beyond_the_horizon.modifiers.settler_bonus", "beyond_the_horizon.modifiers.soldier_bonus")
@pytest.mark.parametrize(("which", "stronger", "other"), [(SETTLER_BONUS, 0, 1), (SOLDIER_BONUS, 1, 0)])
def test_recruits_of_one_kind_arrive_stronger(which: int, stronger: int, other: int) -> None:
    kinds = ("settler", "soldier")
    board = with_modifier(which).units(0)
    board.do(0, [{"recruit": {"from": "inactive", "unit": "either", "strength": 3, "times": 2}}])
    board.act(f"recruit rose_sands {kinds[stronger]}", f"recruit rose_sands {kinds[other]}")
    assert sorted(board.army(0)) == sorted([f"rose_sands {kinds[stronger]} 4", f"rose_sands {kinds[other]} 3"])
