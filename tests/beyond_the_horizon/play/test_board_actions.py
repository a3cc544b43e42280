"""Each of the eight actions of the board: its price, what it asks for and what it does."""

from __future__ import annotations

import pytest

from ecumene.games.beyond_the_horizon.box.components import Deed
from ecumene.games.beyond_the_horizon.box.terms import BASIC, DEEDS
from ecumene.games.beyond_the_horizon.play.moving import MoveUnits
from tests.beyond_the_horizon.board import Board, game, table
from tests.marks import rule


def deed(name: str) -> Deed:
    return game().box.deeds[game().box.deed_no[name]]


def ready(name: str, coins: int = 10, active: int = 4, seats: int = 2) -> Board:
    """Seat 0 has stood on action 4 and may do an action, with scholars where the tree asks for them."""
    board = table(seats).lay("oasis", "salt_lake").pawn(0, "grow")
    board.columns(0, 0, 5, 4, 2, 0)
    board.position.active[0], board.position.coins[0] = active, coins
    if name.startswith("research"):
        board.scholar(0, *{"i": [], "ii": ["I1"], "iii": ["II1", "II2"], "iv": ["III1", "III2"]}[name.split("_")[1]])
    return board


def state(board: Board) -> dict[str, object]:
    """What an action may change."""
    return {
        "coins": board.has(0, "coins"), "active": board.has(0, "active"), "columns": board.pawns(0),
        "colonise": board.has(0, "colonise"), "fortify": board.has(0, "fortify"), "units": board.army(0),
        "scholars": board.position.scholars[0],
    }  # fmt: skip


def changed(board: Board, before: dict[str, object]) -> dict[str, object]:
    """What has changed since."""
    return {thing: now for thing, now in state(board).items() if now != before[thing]}


# ---- the basic actions


@rule("beyond_the_horizon.action.research_i")
def test_action_1_makes_an_active_pawn_the_scholar_of_a_technology_of_level_i() -> None:
    board = ready("research_i").card("I2", "wheel")
    before = state(board)
    board.act("act research_i")
    assert board.legal() == ["research I1", "research I2", "research I3", "research I4", "pass"]
    assert changed(board, before) == {}  # it is free
    board.act("research I2")
    assert board.technologies(0) == ["wheel"]
    assert (board.has(0, "active"), board.position.scholars[0]) == (3, 1 << 1)


@rule("beyond_the_horizon.action.research_i")
def test_action_1_takes_no_pawn_from_the_columns() -> None:
    assert ready("research_i", active=0).refused("act research_i") == "action.choosable"


@rule("beyond_the_horizon.action.research_ii")
def test_action_2_costs_two_coins_and_researches_level_ii() -> None:
    board = ready("research_ii", coins=2).card("II1", "coinage").scholar(1, "II1")
    board.act("act research_ii")
    assert board.has(0, "coins") == 0
    assert board.legal() == ["research II1", "pass"]
    board.act("research II1")
    assert board.technologies(0) == ["coinage"]
    assert board.has(0, "active") == 3
    assert ready("research_ii", coins=1).refused("act research_ii") == "action.costs"
    assert ready("research_ii", active=0).refused("act research_ii") == "action.choosable"


@rule("beyond_the_horizon.action.research_ii")
def test_action_2_needs_a_technology_that_is_eligible() -> None:
    board = ready("research_ii")
    board.position.scholars[0] = 0
    assert board.refused("act research_ii") == "action.choosable"


@rule("beyond_the_horizon.action.muster")
@pytest.mark.parametrize("unit", ["settler", "soldier"])
def test_action_3_recruits_an_active_pawn_of_strength_1_and_makes_two_moves(unit: str) -> None:
    board = ready("muster").units(0, "cradle settler 3")
    columns = board.pawns(0)
    board.act("act muster")
    assert board.legal() == ["recruit rose_sands settler", "recruit rose_sands soldier", "pass"]
    board.act(f"recruit rose_sands {unit}")
    assert (board.has(0, "active"), board.pawns(0), board.has(0, "coins")) == (3, columns, 10)
    assert board.army(0) == [f"rose_sands {unit} 1", "cradle settler 3"]
    question = board.position.agenda[-1]
    assert isinstance(question, MoveUnits)
    assert question.left == 2
    board.act(f"move rose_sands {unit} 1 cradle", "move cradle settler 3 oasis")
    assert board.asked() == "0 chooseproduction"
    assert board.army(0) == ["oasis settler 3", f"cradle {unit} 1"]


@rule("beyond_the_horizon.action.muster", "beyond_the_horizon.effects.decline")
def test_action_3_may_be_done_without_its_recruit_or_without_its_moves() -> None:
    board = ready("muster").act("act muster", "pass", "move rose_sands settler 2 cradle", "pass")
    assert (board.army(0), board.has(0, "active")) == (["cradle settler 2"], 4)
    board = ready("muster").act("act muster", "recruit rose_sands soldier", "pass")
    assert board.army(0) == ["rose_sands settler 2", "rose_sands soldier 1"]


@rule("beyond_the_horizon.action.muster", "beyond_the_horizon.action.choosable")
def test_action_3_without_an_active_pawn_still_moves() -> None:
    board = ready("muster", active=0).act("act muster")
    assert board.asked() == "0 moveunits"
    assert "move rose_sands settler 2 cradle" in board.legal()


@rule("beyond_the_horizon.action.grow")
def test_action_4_activates_a_pawn_of_the_leftmost_column_and_gains_a_coin() -> None:
    board = ready("grow").govern(0, "hill_clans")
    before = state(board)
    board.act("act grow")
    assert changed(board, before) == {"coins": 11, "active": 5, "columns": (0, 4, 4, 2, 0)}


# ---- the advanced actions


@rule("beyond_the_horizon.action.colonise_token")
def test_action_5_takes_a_colonise_token_for_four_coins() -> None:
    board = ready("colonise_token", coins=4).tech(0, "coinage")
    before, supply = state(board), board.position.supply[0]
    board.act("act colonise_token")
    assert changed(board, before) == {"coins": 0, "colonise": 1}
    assert board.position.supply[0] == supply - 1
    assert ready("colonise_token", coins=3).tech(0, "coinage").refused("act colonise_token") == "action.costs"


@rule("beyond_the_horizon.action.colonise_token")
def test_action_5_needs_a_technology_of_level_ii() -> None:
    board = ready("colonise_token").tech(0, "wheel", "refrigeration")
    assert board.refused("act colonise_token") == "action.colonise_token"
    assert "act colonise_token" in board.tech(0, "coinage").legal()


@rule("beyond_the_horizon.action.fortify_token")
def test_action_6_takes_a_fortify_token_for_two_coins_and_a_pawn_that_is_exhausted() -> None:
    board = ready("fortify_token", coins=2, active=1).village(0, "oasis")
    before, supply = state(board), board.position.supply[1]
    board.act("act fortify_token")
    assert changed(board, before) == {"coins": 0, "active": 0, "columns": (0, 5, 4, 2, 1), "fortify": 1}
    assert board.position.supply[1] == supply - 1
    for coins, active in ((1, 1), (2, 0)):
        board = ready("fortify_token", coins, active).village(0, "oasis")
        assert board.refused("act fortify_token") == "action.costs"


@rule("beyond_the_horizon.action.fortify_token")
def test_action_6_needs_a_village_of_ones_own() -> None:
    board = ready("fortify_token").village(1, "oasis").city(0, "oasis")
    assert board.refused("act fortify_token") == "action.fortify_token"
    assert "act fortify_token" in board.village(0, "salt_lake").legal()


@rule("beyond_the_horizon.action.research_iii")
def test_action_7_costs_four_coins_and_researches_level_iii() -> None:
    board = ready("research_iii", coins=4).city(0, "oasis").card("III1", "stock_exchange").scholar(1, "III1")
    board.act("act research_iii")
    assert (board.has(0, "coins"), board.legal()) == (0, ["research III1", "pass"])
    active = board.has(0, "active")
    board.act("research III1")
    assert board.technologies(0) == ["stock_exchange"]
    assert board.has(0, "active") == active - 1
    assert ready("research_iii", coins=3).city(0, "oasis").refused("act research_iii") == "action.costs"


@rule("beyond_the_horizon.action.research_iii")
def test_action_7_needs_a_city_or_two_villages() -> None:
    board = ready("research_iii").village(0, "oasis")
    assert board.refused("act research_iii") == "action.research_iii"
    assert "act research_iii" in board.village(0, "salt_lake").legal()
    assert "act research_iii" in ready("research_iii").city(0, "oasis").legal()


@rule("beyond_the_horizon.action.research_iv")
def test_action_8_costs_six_coins_and_two_pawns_and_a_third_becomes_the_scholar() -> None:
    board = ready("research_iv", coins=6, active=3).city(0, "oasis", "salt_lake").card("IV1", "space_flight")
    board.scholar(1, "IV1")
    columns = board.pawns(0)
    board.act("act research_iv")
    assert (board.has(0, "coins"), board.has(0, "active")) == (0, 1)
    assert sum(board.pawns(0)) == sum(columns) + 2
    assert board.legal() == ["research IV1", "pass"]
    board.act("research IV1")
    assert board.technologies(0) == ["space_flight"]
    for coins, active, rule_id in ((5, 3, "action.costs"), (6, 1, "action.costs"), (6, 2, "action.choosable")):
        board = ready("research_iv", coins, active).city(0, "oasis", "salt_lake")
        assert board.refused("act research_iv") == rule_id


@rule("beyond_the_horizon.action.research_iv")
def test_action_8_needs_two_cities() -> None:
    board = ready("research_iv").city(0, "oasis").village(0, "oasis", "salt_lake")
    assert board.refused("act research_iv") == "action.research_iv"
    assert "act research_iv" in board.city(0, "salt_lake").legal()


# ---- all of them


@rule("beyond_the_horizon.action.requirements")
def test_what_actions_5_to_8_ask_for_does_not_bind_effects() -> None:
    board = ready("research_iii", coins=20)
    for name in DEEDS[BASIC:]:
        assert board.refused(f"act {name}") == f"action.{name}"
    board.do(0, [{"token": "colonise"}, {"token": "fortify"}])
    assert (board.has(0, "colonise"), board.has(0, "fortify")) == (1, 1)
    board.do(0, [{"research": {"level": "III", "scholar": "active"}}])
    assert board.legal() == ["research III1", "pass"]
    board.act("pass").scholar(0, "III1", "III2").do(0, [{"research": {"level": "IV", "scholar": "active"}}])
    assert board.legal() == ["research IV1", "pass"]


@rule("beyond_the_horizon.action.requirements")
def test_nor_do_they_bind_the_actions_of_technologies() -> None:
    board = ready("research_iii").tech(0, "astronomy").scholar(0, "II2")
    assert board.refused("act research_iii") == "action.research_iii"
    assert "act astronomy" in board.legal()  # it researches level III


@rule("beyond_the_horizon.effects.order")
def test_an_action_is_paid_for_and_then_does_its_effects_in_their_order() -> None:
    board = ready("fortify_token").village(0, "oasis").act("act fortify_token")
    assert board.log()[-4:] == ["acts", "pays", "exhausts", "token"]


def test_there_are_eight_actions_and_the_first_four_are_basic() -> None:
    prices = {name: (deed(name).coins, deed(name).population) for name in DEEDS}
    assert prices == {
        "research_i": (0, 0), "research_ii": (2, 0), "muster": (0, 0), "grow": (0, 0), "colonise_token": (4, 0),
        "fortify_token": (2, 1), "research_iii": (4, 0), "research_iv": (6, 2),
    }  # fmt: skip
