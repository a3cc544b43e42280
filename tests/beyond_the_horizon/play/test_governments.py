"""Governments: the four stages of each of the eight sides."""

from __future__ import annotations

import pytest

from ecumene.games.beyond_the_horizon.box.terms import DEMOCRACY, DESPOTISM, MONARCHY, THEOCRACY
from tests.beyond_the_horizon.board import Board, game
from tests.beyond_the_horizon.cards import (
    ACTIVE,
    COINS,
    building_cost,
    gained,
    moves,
    quiet,
    said,
    scored,
    study,
)
from tests.beyond_the_horizon.world import next_tiles
from tests.marks import rule

INVESTED_TO_MONARCHY = {"infrastructure": 4, "invested": 1}


def ruler(side: str, stage: int = DESPOTISM) -> Board:
    """Seat 0 has a government that has come to a stage."""
    return quiet().govern(0, side, stage)


def crowned(side: str) -> Board:
    """Seat 0 invests the cube that brings Monarchy."""
    return ruler(side, THEOCRACY).removed(0, infrastructure=4).do(0, [{"invest": "infrastructure"}])


def crown_gives(board: Board) -> dict[str, int]:
    """What Monarchy has brought, without the cube invested for it."""
    now = gained(board)
    rest = {thing: now.get(thing, 0) - INVESTED_TO_MONARCHY.get(thing, 0) for thing in now | INVESTED_TO_MONARCHY}
    return {thing: amount for thing, amount in rest.items() if amount}


def governed(board: Board) -> int:
    """The points of the government."""
    return board.scores(0).get("government", 0)


# ---- the stages


@rule(
    "beyond_the_horizon.governments.theocracy",
    "beyond_the_horizon.governments.monarchy",
    "beyond_the_horizon.governments.democracy",
)
def test_a_government_comes_further_with_the_infrastructure() -> None:
    stages = [quiet().removed(0, infrastructure=removed).position.stage(0) for removed in range(9)]
    assert stages == sorted(stages)
    assert set(stages) == {DESPOTISM, THEOCRACY, MONARCHY, DEMOCRACY}
    assert stages.count(DEMOCRACY) == 1  # the last cube brings it


@rule("beyond_the_horizon.governments.democracy")
@pytest.mark.parametrize("side", sorted(game().box.government_no))
def test_without_democracy_a_government_gives_no_points(side: str) -> None:
    board = quiet().lay("golden_valley", "oasis").village(0, "golden_valley", "oasis").city(0, "golden_valley")
    board.built("cradle", "farm", 0).tech(0, "wheel", "writing").removed(0, food=4, economy=4)
    board.position.leaders[0] = (0, 1)
    for stage in (DESPOTISM, THEOCRACY, MONARCHY):
        assert governed(board.govern(0, side, stage)) == 0
    assert governed(board.govern(0, side, DEMOCRACY)) > 0


@rule("beyond_the_horizon.governments.monarchy")
def test_monarchy_is_gained_once() -> None:
    board = crowned("hill_clans").act("pass")
    assert board.has(0, "fortify") == 1
    board.do(0, [{"invest": "infrastructure"}])
    assert board.has(0, "fortify") == 1


@rule("beyond_the_horizon.governments.theocracy")
def test_a_theocracy_lasts_for_the_rest_of_the_game() -> None:
    for stage, coins in ((DESPOTISM, 0), (THEOCRACY, 1), (MONARCHY, 1), (DEMOCRACY, 1)):
        board = study("siegecraft", ruler("court_of_scribes", stage))
        assert board.has(0, "coins") == COINS + coins * said("court_of_scribes", "theocracy", "gain")


# ---- the sides


@rule("beyond_the_horizon.governments.despotism")
def test_the_river_kingdom() -> None:
    board = ruler("river_kingdom").act("act grow")
    coins, pawns = said("river_kingdom", "whenever", "gain"), said("river_kingdom", "whenever", "activate")
    assert gained(board.removed(0, infrastructure=1)) == {"active": 1 + pawns, "coins": 1 + coins}
    board = ruler("river_kingdom", THEOCRACY).do(0, [{"invest": "food"}])
    assert board.has(0, "active") == ACTIVE + said("river_kingdom", "theocracy", "activate")
    board = crowned("river_kingdom")
    theocracy = said("river_kingdom", "theocracy", "activate")  # once, though two cubes are invested
    produced, coins = 2, said("river_kingdom", "monarchy", "gain")  # by the columns A and B
    assert crown_gives(board) == {"food": 1, "invested": 1, "active": produced + theocracy, "coins": coins}
    board = ruler("river_kingdom", DEMOCRACY).removed(0, food=4)
    assert governed(board) == scored("river_kingdom", "democracy", "active_columns", 3)


@rule("beyond_the_horizon.governments.despotism", "beyond_the_horizon.modifiers.soldier_bonus")
def test_the_hill_clans() -> None:
    board = ruler("hill_clans").do(0, [{"recruit": {"from": "active", "unit": "either", "strength": 1, "times": 2}}])
    board.act("recruit rose_sands soldier", "recruit rose_sands settler")
    more = said("hill_clans", "always", "soldier_bonus")
    assert f"rose_sands soldier {1 + more}" in board.army(0)
    assert "rose_sands settler 1" in board.army(0)
    board = ruler("hill_clans", THEOCRACY).phase("expansion")
    assert board.legal() == ["accept", "pass"]
    board.act("accept", "upgrade rose_sands settler 2")
    assert board.has(0, "coins") == COINS - said("hill_clans", "theocracy", "pay")
    assert board.army(0) == [f"rose_sands settler {2 + said('hill_clans', 'theocracy', 'upgrade')}"]
    board = crowned("hill_clans")
    assert board.has(0, "fortify") == 1
    assert moves(board) == said("hill_clans", "monarchy", "move")
    board = ruler("hill_clans", DEMOCRACY).lay("oasis", "golden_valley").city(0, "oasis", "golden_valley")
    assert governed(board) == scored("hill_clans", "democracy", "cities", 2)


@rule("beyond_the_horizon.governments.despotism", "beyond_the_horizon.modifiers.no_fee")
def test_the_merchant_league() -> None:
    board = ruler("merchant_league").give(0, coins=0).act("act muster paid")
    assert board.has(0, "coins") == 0
    board = ruler("merchant_league", THEOCRACY).phase("production").act("produce coins", "pick 2")
    produced = board.position.box.values.coin_production
    assert board.has(0, "coins") == COINS + produced + said("merchant_league", "theocracy", "gain")
    board = ruler("merchant_league", THEOCRACY).phase("production").act("produce coins", "pick 1")
    assert board.has(0, "coins") == COINS + produced - said("merchant_league", "theocracy", "pay")
    assert (board.cubes(0)[1], board.has(0, "invested")) == (2, 6)
    board = crowned("merchant_league")
    assert crown_gives(board) == {"economy": 1, "invested": 1, "coins": said("merchant_league", "monarchy", "gain")}
    board = ruler("merchant_league", DEMOCRACY).removed(0, economy=5)
    assert governed(board) == scored("merchant_league", "democracy", "economy_cubes_removed", 5)


@rule("beyond_the_horizon.governments.despotism", "beyond_the_horizon.modifiers.build_discount")
def test_the_builder_dynasty() -> None:
    board = ruler("builder_dynasty").reserve(0, "market").phase("expansion").act("build rose_sands market")
    market = board.position.box.buildings[board.position.box.building_no["market"]]
    cost = market.cost - said("builder_dynasty", "always", "build_discount")
    paid = [event.args["n"] for event in board.told("pays")]
    assert paid == [cost]
    board = ruler("builder_dynasty", THEOCRACY).reserve(0, "farm").phase("expansion")
    board.act("build rose_sands farm", "pick 1")
    cost = building_cost(board, "farm") - said("builder_dynasty", "always", "build_discount")
    assert board.has(0, "coins") == COINS - cost + said("builder_dynasty", "theocracy", "gain")
    board = ruler("builder_dynasty", THEOCRACY).reserve(0, "farm").phase("expansion")
    board.act("build rose_sands farm", "pick 2", "upgrade rose_sands settler 1")
    assert board.army(0) == [f"rose_sands settler {1 + said('builder_dynasty', 'theocracy', 'upgrade')}"]
    board = quiet().row("palace", "hospital").govern(0, "builder_dynasty", THEOCRACY).removed(0, infrastructure=4)
    board.do(0, [{"invest": "infrastructure"}]).act("take palace")
    assert crown_gives(board) == {"buildings": 1, "coins": said("builder_dynasty", "monarchy", "gain")}
    board = ruler("builder_dynasty", DEMOCRACY).built("cradle", "farm", 0).built("rose_sands", "mint", 1, 0)
    assert governed(board) == scored("builder_dynasty", "democracy", "buildings", 2)


@rule("beyond_the_horizon.governments.despotism", "beyond_the_horizon.modifiers.column_scholar")
def test_the_court_of_scribes() -> None:
    board = ruler("court_of_scribes").card("I1", "wheel").act("act research_i")
    columns = sum(board.pawns(0))
    board.act("research I1 column")
    assert (board.has(0, "active"), sum(board.pawns(0))) == (ACTIVE, columns - 1)
    board = study("siegecraft", ruler("court_of_scribes", THEOCRACY))
    assert board.has(0, "coins") == COINS + said("court_of_scribes", "theocracy", "gain")
    active, coins = (said("court_of_scribes", "monarchy", gift) for gift in ("activate", "gain"))
    assert crown_gives(crowned("court_of_scribes")) == {"active": active, "coins": coins}
    board = ruler("court_of_scribes", DEMOCRACY).tech(0, "wheel", "coinage", "cinema")
    assert governed(board) == scored("court_of_scribes", "democracy", "technologies", 3)


@rule("beyond_the_horizon.governments.despotism", "beyond_the_horizon.modifiers.move_bonus")
def test_the_steppe_confederacy() -> None:
    board = ruler("steppe_confederacy").do(0, [{"move": 1}])
    assert moves(board) == 1 + said("steppe_confederacy", "always", "move_bonus")
    board = ruler("steppe_confederacy", THEOCRACY).units(0, "cradle settler 2")
    next_tiles(board, "golden_valley")
    board.do(0, [{"move": 1}]).act("explore cradle 2 se", "pick 1")
    assert board.has(0, "active") == ACTIVE + said("steppe_confederacy", "theocracy", "activate")
    board = ruler("steppe_confederacy", THEOCRACY).units(0, "cradle settler 2")
    next_tiles(board, "golden_valley")
    board.do(0, [{"move": 1}]).act("explore cradle 2 se", "pick 2")
    more = said("steppe_confederacy", "always", "move_bonus")
    assert moves(board) == said("steppe_confederacy", "theocracy", "move") + more
    board = crowned("steppe_confederacy").act("recruit rose_sands settler")
    assert f"rose_sands settler {said('steppe_confederacy', 'monarchy', 'recruit')}" in board.army(0)
    assert crown_gives(board) == {"coins": said("steppe_confederacy", "monarchy", "gain")}
    board = ruler("steppe_confederacy", DEMOCRACY).lay("oasis", "golden_valley").village(0, "oasis", "golden_valley")
    assert governed(board) == scored("steppe_confederacy", "democracy", "villages", 2)


@rule("beyond_the_horizon.governments.despotism", "beyond_the_horizon.modifiers.trade_price")
def test_the_temple_cities() -> None:
    board = ruler("temple_cities").lay("salt_lake").units(0, "salt_lake settler 6")
    board.do(0, [{"colonise": {"bonus": 0}}]).act("colonise salt_lake")
    assert board.has(0, "active") == ACTIVE + said("temple_cities", "whenever", "activate")
    board = ruler("temple_cities").phase("production").act("buy")
    price = board.position.box.values.trade_price - said("temple_cities", "always", "trade_price")
    assert board.has(0, "coins") == COINS - price
    board = ruler("temple_cities", THEOCRACY).phase("production").act("pick 1", "upgrade rose_sands settler 2")
    assert board.has(0, "active") == ACTIVE - 1
    assert board.army(0) == [f"rose_sands settler {2 + said('temple_cities', 'theocracy', 'upgrade')}"]
    board = ruler("temple_cities", THEOCRACY).phase("production").act("pick 2")
    assert board.has(0, "active") == ACTIVE + said("temple_cities", "theocracy", "activate")
    assert board.asked() == "0 chooseproduction"
    assert crown_gives(crowned("temple_cities")) == {
        "colonise": 1, "active": said("temple_cities", "monarchy", "activate"),
    }  # fmt: skip
    board = ruler("temple_cities", DEMOCRACY)
    board.position.leaders[0] = (0, 4, 9)
    assert governed(board) == scored("temple_cities", "democracy", "leaders", 3)


@rule("beyond_the_horizon.governments.despotism", "beyond_the_horizon.modifiers.token_discount")
def test_the_island_union() -> None:
    board = ruler("island_union").tech(0, "coinage").pawn(0, "grow").act("act colonise_token")
    price = board.position.box.deeds[board.position.box.deed_no["colonise_token"]].coins
    assert board.has(0, "coins") == COINS - price + said("island_union", "always", "token_discount")
    board = ruler("island_union", THEOCRACY).lay("fishing_shore").units(0, "fishing_shore settler 6")
    board.do(0, [{"colonise": {"bonus": 0}}]).act("colonise fishing_shore")
    assert board.has(0, "coins") == COINS + said("island_union", "theocracy", "gain")
    board = crowned("island_union").act("cube food")
    assert crown_gives(board) == {"food": 1, "invested": 1, "coins": said("island_union", "monarchy", "gain")}
    board = (
        ruler("island_union", DEMOCRACY).lay("oasis").village(0, "oasis").city(0, "oasis").built("cradle", "farm", 0)
    )
    assert governed(board) == scored("island_union", "democracy", "map_cubes", 3)
