"""Every technology of levels III and IV: bonus, action with its price, lasting effects, and points at the end."""

from __future__ import annotations

import pytest

from tests.beyond_the_horizon.board import Board
from tests.beyond_the_horizon.cards import (
    ACTIVE,
    COINS,
    building_cost,
    gained,
    kinds_to_recruit,
    moves,
    quiet,
    said,
    scored,
    study,
    use,
)
from tests.marks import rule

PRICED = ("missiles", "steam_power", "railways", "ironclads", "public_schooling", "diplomacy")
FREE = (
    "refrigeration", "electricity", "advertising", "conscription", "cinema", "internet",
    "genetic_engineering", "robotics",
)  # fmt: skip


def frontier() -> Board:
    """Seat 0 can fortify, colonise, build, and research III1 and III2."""
    board = quiet().lay("golden_valley", "fishing_shore").village(1, "golden_valley").reserve(0, "farm")
    board.units(0, "golden_valley soldier 6", "fishing_shore settler 6")
    return board.tech(0, "writing", "wheel", "astronomy", "philosophy", "coinage")


def soldier_and_settler() -> Board:
    """Seat 0 has one of each kind, both of strength 1."""
    return quiet().units(0, "rose_sands settler 1", "rose_sands soldier 1")


def bonus_points(board: Board) -> int:
    """The points that the technologies of seat 0 name for the end."""
    return board.scores(0).get("technology_bonus", 0)


# ---- prices


@rule("beyond_the_horizon.action.costs")
@pytest.mark.parametrize("card", PRICED)
def test_an_action_is_paid_in_full_or_not_done(card: str) -> None:
    board = frontier().tech(0, card).pawn(0, "grow")
    price = board.position.box.deeds[board.position.box.deed_no[card]].coins
    assert board.give(0, coins=price - 1).refused(f"act {card}") == "action.costs"
    board.give(0, coins=price).act(f"act {card}")
    assert board.told("pays")[-1].args["n"] == price
    assert board.has(0, "coins") == 0


@pytest.mark.parametrize("card", FREE)
def test_an_action_without_a_price_needs_no_coin(card: str) -> None:
    board = frontier().tech(0, card).pawn(0, "grow").give(0, coins=0)
    assert not board.act(f"act {card}").told("pays")


def test_all_other_technologies_have_no_action() -> None:
    with_action = [technology.id for technology in quiet().position.box.technologies[20:] if technology.action]
    assert sorted(with_action) == sorted([*PRICED, *FREE])


# ---- level III, blue


def test_refrigeration_invests_in_food_again_and_again() -> None:
    board = study("refrigeration")
    assert gained(board) == {"food": 1, "invested": 1, "active": said("refrigeration", "bonus", "activate")}
    board = use("refrigeration")
    assert gained(board) == {"food": 1, "invested": 1, "coins": said("refrigeration", "action", "gain")}


@rule("beyond_the_horizon.effects.basic_action")
def test_electricity_does_basic_actions() -> None:
    board = study("electricity").act("cube economy")
    assert gained(board) == {"economy": 1, "invested": 1}
    board = use("electricity")
    times = said("electricity", "action", "basic_action")
    for _ in range(times):
        assert board.asked() == "0 choosebasic"
        board.act("basic grow")
    assert board.asked() == "0 chooseproduction"
    assert gained(board) == {"active": times, "coins": times}


@rule("beyond_the_horizon.triggers.research")
def test_the_telegraph_pays_researchers() -> None:
    board = study("telegraph").act("cube food")
    assert gained(board) == {"food": 1, "invested": 1}  # it does not see the research that brought it
    board = study("wheel", quiet().tech(0, "telegraph"))
    assert gained(board) == {"economy": 1, "invested": 1, "coins": said("telegraph", "whenever", "gain")}


@rule("beyond_the_horizon.modifiers.explore_limit", "beyond_the_horizon.modifiers.move_bonus")
def test_aviation_takes_settlers_further() -> None:
    board = study("aviation").act("cube food")
    assert kinds_to_recruit(board) == ["settler"]
    board.act("recruit rose_sands settler")
    assert f"rose_sands settler {said('aviation', 'bonus', 'recruit')}" in board.army(0)
    for cards, further in (((), False), (("aviation",), True)):
        board = quiet().tech(0, *cards).units(0, "cradle settler 2")
        board.position.explored = 1
        board.do(0, [{"move": 1}])
        assert any(choice.startswith("explore") for choice in board.legal()) == further
        assert moves(board) == 1 + (said("aviation", "always", "move_bonus") if further else 0)
    assert said("aviation", "always", "explore_limit") == 1


# ---- level III, green


def test_the_stock_exchange_scores_coins() -> None:
    board = study("stock_exchange")
    assert gained(board) == {"economy": 1, "invested": 1, "coins": said("stock_exchange", "bonus", "gain")}
    for coins in (0, 2, 3, 8, 60):
        assert bonus_points(board.give(0, coins=coins)) == scored("stock_exchange", "points", "coins", coins)
    assert bonus_points(board) > 0


def test_steam_power_invests() -> None:
    board = study("steam_power").act("cube food")
    assert gained(board) == {"food": 1, "invested": 1}
    assert board.asked() == "0 takebuilding"
    board = use("steam_power").act("cube food", "cube economy")
    assert gained(board) == {"food": 1, "economy": 1, "invested": 2}


def test_railways_bring_moves_and_a_token_of_either_sort() -> None:
    board = study("railways")
    assert gained(board) == {"economy": 1, "invested": 1}
    assert moves(board) == said("railways", "bonus", "move")
    assert board.act("pass").has(0, "coins") == COINS + said("railways", "bonus", "gain")
    board = use("railways")
    assert board.legal() == ["token colonise", "token fortify", "pass"]
    board.act("token fortify")
    assert gained(board) == {"fortify": 1}
    assert moves(board) == said("railways", "action", "move")


def test_advertising_helps_builders_and_scores_their_buildings() -> None:
    board = study("advertising", quiet().row("harbour", "mint"))
    assert board.legal() == ["take harbour", "take mint", "pass"]
    board.act("take mint")
    assert kinds_to_recruit(board) == ["settler"]
    board.act("recruit rose_sands settler")
    assert f"rose_sands settler {said('advertising', 'bonus', 'recruit')}" in board.army(0)
    board = use("advertising", quiet().reserve(0, "farm"))
    assert moves(board) == said("advertising", "action", "move")
    board.act("pass", "build rose_sands farm")
    assert board.has(0, "coins") == COINS - building_cost(board, "farm") + said("advertising", "action", "build")
    assert bonus_points(board) == scored("advertising", "points", "buildings", 1) > 0


# ---- level III, red


@rule("beyond_the_horizon.effects.fortify")
def test_missiles_help_to_fortify() -> None:
    board = study("missiles", soldier_and_settler())
    assert gained(board) == {"fortify": 1}
    assert board.legal() == ["upgrade rose_sands soldier 1", "pass"]
    board.act("upgrade rose_sands soldier 1")
    assert f"rose_sands soldier {1 + said('missiles', 'bonus', 'upgrade')}" in board.army(0)
    board = quiet().lay("golden_valley").village(1, "golden_valley")
    strength = board.position.box.territories[board.position.box.tile_no["golden_valley"]].strength
    board.units(0, f"golden_valley soldier {strength - said('missiles', 'action', 'fortify')}")
    use("missiles", board)
    assert [event.args["n"] for event in board.told("exhausts")] == [1]
    board.act("fortify golden_valley")
    assert board.position.city[board.position.box.tile_no["golden_valley"]] == 0
    assert board.army(0) == []


def test_conscription_recruits_soldiers() -> None:
    board = study("conscription")
    assert kinds_to_recruit(board) == ["soldier"]
    board.act("recruit rose_sands soldier", "recruit rose_sands soldier")
    assert board.army(0).count(f"rose_sands soldier {said('conscription', 'bonus', 'recruit')}") == 2
    board = use("conscription")
    assert kinds_to_recruit(board) == ["soldier"]
    board.act("recruit rose_sands soldier")
    assert f"rose_sands soldier {said('conscription', 'action', 'recruit')}" in board.army(0)
    assert moves(board) == said("conscription", "action", "move")


def test_ironclads_are_strong_and_fast() -> None:
    board = study("ironclads")
    assert kinds_to_recruit(board) == ["settler", "soldier"]
    board.act("recruit rose_sands soldier")
    assert f"rose_sands soldier {said('ironclads', 'bonus', 'recruit')}" in board.army(0)
    board = use("ironclads")
    assert gained(board) == {"fortify": 1}
    assert moves(board) == said("ironclads", "action", "move") + said("ironclads", "always", "move_bonus")


@rule("beyond_the_horizon.triggers.fortify")
def test_propaganda_rewards_a_fortified_city() -> None:
    board = study("propaganda")
    assert kinds_to_recruit(board) == ["soldier"]
    board.act("recruit rose_sands soldier")
    assert f"rose_sands soldier {said('propaganda', 'bonus', 'recruit')}" in board.army(0)
    assert gained(board) == {"infrastructure": 1, "invested": 1}
    board = quiet().tech(0, "propaganda").lay("golden_valley").village(1, "golden_valley")
    board.units(0, "golden_valley soldier 6").do(0, [{"fortify": {"bonus": 0}}]).act("fortify golden_valley")
    assert board.has(0, "active") == ACTIVE + said("propaganda", "whenever", "activate")
    assert board.has(0, "coins") == COINS + said("propaganda", "whenever", "gain")


# ---- level III, yellow


def test_public_schooling_researches() -> None:
    board = study("public_schooling", quiet().tech(0, "writing", "wheel", "bronze_casting", "agriculture"))
    assert board.legal() == [f"research II{n}" for n in range(1, 7)] + ["pass"]
    assert board.give(0, active=0).legal() == ["pass"]
    board = use("public_schooling", frontier())
    assert board.legal() == ["research III2", "pass"]  # it lies on III1 itself
    assert board.give(0, active=0).legal() == ["pass"]


@rule("beyond_the_horizon.modifiers.exhaust_left")
def test_vaccination_sends_the_exhausted_to_the_left() -> None:
    board = study("vaccination", quiet().columns(0, 4, 2, 2, 2, 1))
    assert gained(board)["food"] == 1
    assert board.pawns(0) == (2, 1, 2, 2, 1)  # a scholar, then production with column B
    assert board.legal() == ["upgrade rose_sands settler 2", "pass"]
    board.act("upgrade rose_sands settler 2")
    assert board.army(0) == [f"rose_sands settler {2 + said('vaccination', 'bonus', 'upgrade')}"]
    board.phase("production").act("sell")
    assert board.pawns(0) == (3, 1, 2, 2, 1)


def test_the_cinema_uses_the_theocracy_and_scores_leaders() -> None:
    ours = said("island_union", "theocracy", "gain")
    board = study("cinema", quiet().govern(0, "island_union", stage=1))
    assert board.has(0, "coins") == COINS + ours + said("cinema", "bonus", "gain")
    board = use("cinema", quiet().govern(0, "island_union", stage=1))
    assert board.has(0, "coins") == COINS + ours + said("cinema", "action", "gain")
    shown = bonus_points(board)
    assert shown == said("cinema", "action", "points") > 0
    board.position.leaders[0] = (0, 1, 2)
    assert bonus_points(board) == shown + scored("cinema", "points", "leaders", 3) > shown


@rule("beyond_the_horizon.modifiers.colonise_strength", "beyond_the_horizon.effects.colonise")
def test_diplomacy_helps_to_colonise() -> None:
    board = study("diplomacy")
    assert gained(board) == {"colonise": 1}
    assert moves(board) == said("diplomacy", "bonus", "move")
    board = quiet().lay("golden_valley")
    strength = board.position.box.territories[board.position.box.tile_no["golden_valley"]].strength
    weak = strength - said("diplomacy", "always", "colonise_strength")
    use("diplomacy", board.units(0, f"golden_valley settler {weak}")).act("colonise golden_valley")
    assert board.position.village[board.position.box.tile_no["golden_valley"]] == 0
    assert board.has(0, "colonise") == 0


# ---- level IV


def test_computing_invests_and_scores_technologies() -> None:
    board = study("computing").act("cube economy")
    assert gained(board) == {"economy": 1, "invested": 1}
    assert bonus_points(board) == scored("computing", "points", "technologies_ii_plus", 1) > 0
    board.tech(0, "wheel", "coinage", "telegraph")  # level I does not count
    assert bonus_points(board) == scored("computing", "points", "technologies_ii_plus", 3)


@rule("beyond_the_horizon.effects.copy_action")
def test_the_internet_does_what_others_can() -> None:
    board = study("internet").act("basic grow", "basic grow")
    assert gained(board) == {"active": 2, "coins": 2}
    board = use("internet", quiet().tech(1, "wheel")).act("copy wheel")
    assert gained(board) == {"coins": said("wheel", "action", "gain")}
    assert bonus_points(board) == 0  # every colour on one card only
    board.tech(0, "wheel", "writing")
    assert bonus_points(board) == scored("internet", "points", "colours_with_two", 2) > 0


def test_space_flight_scores_for_itself() -> None:
    board = study("space_flight")
    assert gained(board) == {"active": said("space_flight", "bonus", "activate")}
    assert bonus_points(board) == scored("space_flight", "points", "flat", 1) > 0


def test_nuclear_fusion_invests_and_scores_cubes() -> None:
    board = study("nuclear_fusion").act("cube food", "cube economy")
    assert gained(board) == {"food": 1, "economy": 1, "invested": 2}
    for removed in (3, 4, 8, 15, 16):
        board.removed(0, food=min(removed, 8), economy=max(removed - 8, 0), infrastructure=0)
        assert bonus_points(board) == scored("nuclear_fusion", "points", "cubes_removed", removed)
    assert bonus_points(board) > 0


def test_genetic_engineering_produces_and_scores_population() -> None:
    board = study("genetic_engineering")
    assert gained(board) == {"active": 1 + said("genetic_engineering", "bonus", "activate")}
    board = use("genetic_engineering")
    point = said("genetic_engineering", "action", "points")
    assert gained(board) == {"active": 1, "coins": board.position.box.values.coin_production, "points": point}
    for active in (1, 5, 12):
        board.give(0, active=active)
        assert bonus_points(board) == point + scored("genetic_engineering", "points", "active_population", active)


@rule("beyond_the_horizon.research.ignoring")
def test_artificial_intelligence_researches_level_iii_without_prerequisites() -> None:
    board = study("artificial_intelligence")
    assert board.legal() == [f"research III{n}" for n in range(1, 7)] + ["pass"]
    assert board.give(0, active=0).legal() == ["pass"]
    assert bonus_points(board) == 0
    board.tech(0, "telegraph", "electricity", "coinage")
    assert bonus_points(board) == scored("artificial_intelligence", "points", "technologies_iii", 2) > 0


def test_robotics_builds_cheaply_and_scores_buildings() -> None:
    board = study("robotics", quiet().row("palace", "hospital")).act("take palace")
    assert gained(board) == {"buildings": 1, "coins": said("robotics", "bonus", "gain")}
    board = use("robotics", quiet().reserve(0, "palace"))
    assert moves(board) == said("robotics", "action", "move")
    board.act("pass", "build rose_sands palace")
    assert board.has(0, "coins") == COINS - building_cost(board, "palace") + said("robotics", "action", "build")
    assert bonus_points(board) == scored("robotics", "points", "buildings", 1) > 0


def test_world_heritage_scores_villages_and_cities() -> None:
    board = study("world_heritage")
    bonus = {each: said("world_heritage", "bonus", each) for each in ("gain", "activate")}
    assert gained(board) == {"coins": bonus["gain"], "active": bonus["activate"]}
    board.lay("golden_valley", "fishing_shore").village(0, "golden_valley", "fishing_shore")
    village = scored("world_heritage", "points", "villages", 1)
    assert bonus_points(board) == 2 * village > 0
    board.city(0, "golden_valley")
    assert bonus_points(board) == 2 * village + scored("world_heritage", "points", "cities", 1) > 2 * village
