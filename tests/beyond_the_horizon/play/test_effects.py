"""The effects that cards, spaces and tiles are made of: order, prices, choices, what others get, and each verb."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from ecumene.games.beyond_the_horizon.box.terms import COUNTERS
from tests.beyond_the_horizon.board import Board, table
from tests.beyond_the_horizon.cards import ACTIVE, gained, kept, moves, quiet
from tests.beyond_the_horizon.world import next_tiles
from tests.marks import rule

Effects = Sequence[Mapping[str, Any]]


def needs(board: Board, objective: str) -> dict[str, int]:
    """What an objective asks for."""
    box = board.position.box
    return {COUNTERS[counter]: least for counter, least in box.objectives[box.objective_no[objective]].needs}


def near_full_coffers(seat: int = 0, coins: int = 0, active: int = 0) -> Board:
    """Full Coffers is in play, and so much is missing for a seat."""
    board = quiet().lay("oasis", "salt_lake", "reed_marsh").village(seat, "oasis", "salt_lake", "reed_marsh")
    asked = needs(board.objectives("age_of_learning", "two_citadels", "full_coffers"), "full_coffers")
    return board.give(seat, coins=asked["coins"] - coins, active=asked["active_population"] - active)


# ---- declining

ASKING: list[tuple[str, Effects]] = [
    ("investcube", [{"invest": "any"}]),
    ("researchslot", [{"research": {"level": "I", "scholar": "active"}}]),
    ("recruitunit", [{"recruit": {"from": "active", "unit": "either", "strength": 1}}]),
    ("upgradeunit", [{"upgrade": {"unit": "any", "by": 1}}]),
    ("moveunits", [{"move": 1}]),
    ("choosesettlement", [{"colonise": {"bonus": 0}}]),
    ("choosesettlement", [{"fortify": {"bonus": 0}}]),
    ("choosetoken", [{"token": "either"}]),
    ("takebuilding", [{"building": "I"}]),
    ("choosebuild", [{"build": {"discount": 0}}]),
    ("choosebasic", [{"basic_action": 2}]),
    ("choosecopy", [{"copy_action": True}]),
    ("decide", [{"optional": [{"pay": {"coins": 1, "then": [{"gain": {"coins": 3}}]}}]}]),
    ("pickbranch", [{"choose": [[{"gain": {"coins": 1}}], [{"activate": 1}]]}]),
]


@rule("beyond_the_horizon.effects.decline")
@pytest.mark.parametrize(("question", "effects"), ASKING)
def test_whatever_asks_may_be_declined_and_then_nothing_happens(question: str, effects: Effects) -> None:
    board = quiet().lay("oasis", "salt_lake").village(1, "salt_lake").tech(1, "wheel").reserve(0, "farm")
    board.units(0, "oasis settler 5", "salt_lake soldier 5")
    before = board.position.dump()
    board.do(0, effects)
    assert board.asked() == f"0 {question}"
    board.act("pass")
    assert board.position.dump() == before


@rule("beyond_the_horizon.effects.consider", "beyond_the_horizon.effects.decline")
@pytest.mark.parametrize(
    ("missing", "effect", "thing"),
    [
        ({"coins": 1}, {"gain": {"coins": 2}}, "coins"),
        ({"coins": 1}, {"produce": "coins"}, "coins"),
        ({"active": 1}, {"activate": 1}, "active"),
        ({"active": 1}, {"produce": "population"}, "active"),
    ],
)
def test_a_gain_that_would_force_an_objective_may_be_declined(
    missing: dict[str, int], effect: Mapping[str, Any], thing: str
) -> None:
    board = near_full_coffers(0, **missing)
    before = board.has(0, thing)
    board.do(0, [effect])
    assert (board.asked(), board.legal()) == ("0 consider", ["accept", "pass"])
    assert board.act("pass").has(0, thing) == before
    assert board.do(0, [effect]).act("accept").has(0, thing) > before


@rule("beyond_the_horizon.effects.consider", "beyond_the_horizon.expansion.token_supply")
def test_coins_in_the_place_of_a_token_or_a_building_may_be_declined_too() -> None:
    board = table().objectives("age_of_learning", "two_citadels", "full_coffers")
    board.lay("oasis", "salt_lake", "reed_marsh").village(0, "oasis", "salt_lake", "reed_marsh").give(
        0, coins=13, active=5
    ).give(1, colonise=8).row()
    board.position.building_pool = [[], [], []]
    board.do(0, [{"token": "colonise"}])
    assert board.asked() == "0 consider"
    board.act("pass").do(0, [{"building": "I"}])
    assert board.asked() == "0 consider"
    assert board.act("accept").has(0, "coins") == 14


@rule("beyond_the_horizon.effects.consider")
def test_other_gains_are_taken_without_a_question() -> None:
    board = near_full_coffers(0, coins=3)
    asked = board.asked()
    assert board.do(0, [{"gain": {"coins": 2}}]).asked() == asked  # one is still missing
    board = near_full_coffers(0).do(0, [{"gain": {"coins": 2}}])
    assert board.asked() == asked  # it is met anyway
    board = near_full_coffers(0, coins=1)
    board.position.claims = [(), (), (0,)]
    assert board.do(0, [{"gain": {"coins": 2}}]).asked() == asked  # it is claimed already


@rule("beyond_the_horizon.effects.consider", "beyond_the_horizon.effects.decline")
def test_an_investment_that_would_force_an_objective_may_be_declined() -> None:
    board = quiet()
    cubes = needs(board, "blossoming_realm")["cubes_removed"]
    board.removed(0, food=1, economy=5, infrastructure=cubes - 7).do(0, [{"invest": "food"}])
    assert board.legal() == ["cube food", "pass"]
    assert board.act("pass").cubes(0)[0] == 1
    board.do(0, [{"invest": "food"}]).act("cube food")
    assert board.cubes(0)[0] == 2


# ---- order, prices, choices, others


@rule("beyond_the_horizon.effects.order")
def test_effects_happen_in_the_order_in_which_they_are_written() -> None:
    board = quiet().do(0, [{"activate": 1}, {"gain": {"coins": 1}}, {"token": "fortify"}])
    assert board.log()[-3:] == ["activates", "coins", "token"]
    board = quiet().do(0, [{"recruit": {"from": "active", "unit": "soldier", "strength": 1}}, {"gain": {"coins": 1}}])
    assert (board.asked(), gained(board)) == ("0 recruitunit", {})
    assert gained(board.act("pass")) == {"coins": 1}  # one is left out, the next one happens


@rule("beyond_the_horizon.effects.order", "beyond_the_horizon.action.muster")
def test_a_recruit_may_move_at_once() -> None:
    board = quiet().act("act muster", "recruit rose_sands soldier", "move rose_sands soldier 1 cradle")
    assert "cradle soldier 1" in board.army(0)


@rule("beyond_the_horizon.effects.cost")
@pytest.mark.parametrize(
    ("price", "coins", "columns", "payable"),
    [
        ({"coins": 4}, 4, (0, 0, 0, 0, 0), True),
        ({"coins": 4}, 3, (0, 0, 0, 0, 0), False),
        ({"population": 2}, 0, (6, 5, 4, 3, 0), True),
        ({"population": 2}, 0, (6, 5, 4, 3, 1), False),  # room for one only
        ({"population": 6}, 0, (0, 0, 0, 0, 0), False),
        ({"coins": 1, "population": 1}, 0, (0, 0, 0, 0, 0), False),
    ],
)
def test_a_price_is_paid_in_full_or_what_follows_does_not_happen(
    price: dict[str, int], coins: int, columns: tuple[int, ...], payable: bool
) -> None:
    board = quiet().give(0, coins=coins).columns(0, *columns)
    board.do(0, [{"optional": [{"pay": {**price, "then": [{"token": "fortify"}]}}]}])
    assert (board.asked() == "0 decide") == payable
    if payable:
        board.act("accept")
        assert board.has(0, "coins") == coins - price.get("coins", 0)
        assert board.has(0, "active") == ACTIVE - price.get("population", 0)
    assert board.has(0, "fortify") == payable


@rule("beyond_the_horizon.effects.choose")
def test_one_of_the_options_is_taken_or_none() -> None:
    choice = [{"choose": [[{"gain": {"coins": 2}}], [{"activate": 2}, {"token": "fortify"}]]}]
    assert gained(quiet().do(0, choice).act("pick 1")) == {"coins": 2}
    assert gained(quiet().do(0, choice).act("pick 2")) == {"active": 2, "fortify": 1}
    assert gained(quiet().do(0, choice).act("pass")) == {}


@rule("beyond_the_horizon.effects.choose", "beyond_the_horizon.effects.cost")
def test_an_option_that_cannot_be_paid_is_not_offered() -> None:
    choice = [{"choose": [[{"pay": {"coins": 3, "then": [{"token": "fortify"}]}}], [{"activate": 2}], [{"move": 1}]]}]
    assert quiet().give(0, coins=3).do(0, choice).legal() == ["pick 1", "pick 2", "pick 3", "pass"]
    assert quiet().give(0, coins=2).do(0, choice).legal() == ["pick 2", "pick 3", "pass"]


@rule("beyond_the_horizon.effects.choose", "beyond_the_horizon.effects.decline")
def test_nobody_has_to_pay_because_only_a_price_is_left() -> None:
    choice = [{"choose": [[{"pay": {"coins": 3, "then": [{"token": "fortify"}]}}], [{"activate": 2}]]}]
    board = quiet().columns(0, 0, 0, 0, 0, 0).do(0, choice)
    assert board.legal() == ["pick 1", "pass"]
    assert gained(board.act("pass")) == {}


@rule("beyond_the_horizon.effects.others")
def test_others_are_served_in_turn_order_without_who_brought_it() -> None:
    board = quiet(4)
    before = [board.has(seat, "coins") for seat in range(4)]
    board.do(2, [{"each": {"who": "opponents", "do": [{"gain": {"coins": 2}}]}}])
    assert [event.args["who"] for event in board.told("coins")] == [3, 0, 1]
    assert [board.has(seat, "coins") - before[seat] for seat in range(4)] == [2, 2, 0, 2]


@rule("beyond_the_horizon.effects.others")
def test_others_may_refuse_a_gain_but_not_points() -> None:
    board = near_full_coffers(1, coins=1)
    board.do(0, [{"each": {"who": "opponents", "do": [{"points": 2}, {"gain": {"coins": 1}}]}}], "leader.test")
    assert kept(board, 1) == 2
    assert (board.asked(), board.legal()) == ("1 consider", ["accept", "pass"])
    coins = board.has(1, "coins")
    assert board.act("pass").has(1, "coins") == coins


# ---- gains


@rule("beyond_the_horizon.effects.gain")
def test_coins_are_gained() -> None:
    assert gained(quiet().do(0, [{"gain": {"coins": 4}}])) == {"coins": 4}


@rule("beyond_the_horizon.effects.activate")
@pytest.mark.parametrize(("amount", "left"), [(1, (1, 2, 0, 0, 1)), (3, (0, 1, 0, 0, 1)), (5, (0, 0, 0, 0, 0))])
def test_pawns_are_activated_from_the_leftmost_column(amount: int, left: tuple[int, ...]) -> None:
    board = quiet().columns(0, 2, 2, 0, 0, 1).do(0, [{"activate": amount}])
    assert (board.pawns(0), board.has(0, "active")) == (left, ACTIVE + amount)


@rule("beyond_the_horizon.effects.invest")
def test_cubes_are_invested_one_after_the_other() -> None:
    assert gained(quiet().do(0, [{"invest": "economy"}])) == {"economy": 1, "invested": 1}
    board = quiet().do(0, [{"invest": {"track": "any", "times": 2}}])
    assert board.legal() == ["cube food", "cube economy", "cube infrastructure", "pass"]
    assert gained(board.act("cube food")) == {"food": 1, "invested": 1}
    assert gained(board.act("cube infrastructure")) == {"food": 1, "infrastructure": 1, "invested": 2}


@rule("beyond_the_horizon.effects.token")
def test_a_token_comes_from_the_supply() -> None:
    board = quiet().do(0, [{"token": "colonise"}])
    assert gained(board) == {"colonise": 1}
    assert board.position.supply == [board.position.box.values.tokens - 1, board.position.box.values.tokens]
    board.do(0, [{"token": "either"}])
    assert board.legal() == ["token colonise", "token fortify", "pass"]
    assert gained(board.act("token fortify")) == {"colonise": 1, "fortify": 1}


@rule("beyond_the_horizon.effects.building")
def test_a_building_of_the_level_shown_goes_into_the_reserve() -> None:
    board = quiet().row("farm", "mint", "harbour", "palace").do(0, [{"building": "II"}])
    assert board.legal() == ["take mint", "take harbour", "pass"]
    assert board.refused("take farm") == "buildings.take"
    assert board.act("take harbour").stock(0) == ["harbour"]


@rule("beyond_the_horizon.effects.produce")
def test_production_happens_at_once_and_does_not_replace_the_phase() -> None:
    board = quiet()
    assert gained(board.do(0, [{"produce": "population"}])) == {"active": 1}
    produced = board.position.box.values.coin_production
    assert gained(board.do(0, [{"produce": "coins"}])) == {"active": 1, "coins": produced}
    assert board.act("act grow").asked() == "0 chooseproduction"


@rule("beyond_the_horizon.effects.points")
@pytest.mark.parametrize(
    ("cause", "source"),
    [
        ("leader.confucius", "leaders"),
        ("building.palace", "building_points"),
        ("technology.cinema", "technology_bonus"),
    ],
)
def test_points_are_kept_until_the_end_where_they_came_from(cause: str, source: str) -> None:
    board = quiet()
    before = board.points(0)
    board.do(0, [{"points": 3}], cause).do(0, [{"points": 2}], cause)
    assert board.scores(0)[source] == 5
    assert board.points(0) == before + 5


# ---- the map


@rule("beyond_the_horizon.effects.recruit")
def test_the_kind_is_chosen_for_each_pawn_where_either_is_allowed() -> None:
    board = quiet().do(0, [{"recruit": {"from": "active", "unit": "either", "strength": 3, "times": 2}}])
    board.act("recruit rose_sands soldier", "recruit rose_sands settler")
    assert sorted(board.army(0)) == ["rose_sands settler 2", "rose_sands settler 3", "rose_sands soldier 3"]
    assert gained(board) == {"active": -2}
    board.do(0, [{"recruit": {"from": "inactive", "unit": "soldier", "strength": 1}}])
    assert board.refused("recruit rose_sands settler") == "effects.recruit"
    assert gained(board.act("recruit rose_sands soldier")) == {"active": -2}


@rule("beyond_the_horizon.effects.upgrade")
def test_one_unit_of_the_kind_shown_grows_stronger() -> None:
    board = (
        quiet().units(0, "rose_sands settler 2", "cradle soldier 1").do(0, [{"upgrade": {"unit": "soldier", "by": 2}}])
    )
    assert board.refused("upgrade rose_sands settler 2") == "effects.upgrade"
    assert sorted(board.act("upgrade cradle soldier 1").army(0)) == ["cradle soldier 3", "rose_sands settler 2"]


@rule("beyond_the_horizon.effects.move")
def test_up_to_so_many_moves_are_made() -> None:
    board = quiet().do(0, [{"move": 2}])
    assert moves(board) == 2
    assert moves(board.act("move rose_sands settler 2 cradle")) == 1
    assert board.act("pass").asked() == "0 takeaction"


@rule("beyond_the_horizon.effects.explore_more")
def test_more_may_be_explored_in_this_turn_only() -> None:
    board = quiet().units(0, "cradle settler 2")
    next_tiles(board, "salt_lake", "river_ford")
    board.do(0, [{"explore_more": 1}, {"move": 3}]).act("explore cradle 2 se")
    further = [choice for choice in board.legal() if choice.startswith("explore")]
    board.act(further[0])
    assert not [choice for choice in board.legal() if choice.startswith("explore")]
    assert board.phase("turn").position.extra_explore == 0


@rule("beyond_the_horizon.effects.colonise")
def test_a_village_is_colonised_without_a_token_and_with_the_strength_shown() -> None:
    board = quiet().lay("golden_valley").units(0, "golden_valley settler 2")
    assert board.do(0, [{"colonise": {"bonus": 0}}]).asked() == "0 takeaction"
    board.do(0, [{"colonise": {"bonus": 1}}]).act("colonise golden_valley")
    assert board.position.village[board.position.box.tile_no["golden_valley"]] == 0


@rule("beyond_the_horizon.effects.fortify")
def test_a_city_is_fortified_without_a_token_and_with_the_strength_shown() -> None:
    board = quiet().lay("golden_valley").village(1, "golden_valley").units(0, "golden_valley soldier 1")
    assert board.do(0, [{"fortify": {"bonus": 1}}]).asked() == "0 takeaction"
    board.do(0, [{"fortify": {"bonus": 2}}]).act("fortify golden_valley")
    assert board.position.city[board.position.box.tile_no["golden_valley"]] == 0


@rule("beyond_the_horizon.effects.build")
def test_building_by_an_effect_is_in_addition_to_the_expansion_phase() -> None:
    board = quiet().reserve(0, "farm", "mint").units(0, "rose_sands settler 3", "cradle settler 3")
    board.do(0, [{"build": {"discount": 0}}]).act("build rose_sands farm").act("act grow")
    assert board.asked() == "0 expand"
    assert "build cradle mint" in board.legal()
    board = quiet().built("cradle", "farm", 1).units(0, "cradle settler 3").do(0, [{"build": {"discount": 0}}])
    assert board.legal() == ["join cradle", "pass"]  # or one that is there already
