"""Every technology of levels I and II: its bonus, its action with its price, and what it changes for good."""

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
    study,
    use,
)
from tests.marks import rule

FIRST = ("writing", "wheel", "bronze_casting", "agriculture")
PRICED = ("writing", "astronomy", "philosophy", "navigation", "iron_smelting", "mercenaries", "feudalism", "irrigation")
FREE = (
    "wheel", "bronze_casting", "agriculture", "engineering", "mining", "siegecraft", "mythology",
)  # fmt: skip


def scholarly() -> Board:
    """Seat 0 has researched level I, and two technologies of level II that lead to III1."""
    return quiet().tech(0, *FIRST, "astronomy", "philosophy")


def recruits(board: Board) -> list[str]:
    """The units of seat 0 that it did not begin with."""
    army = board.army(0)
    army.remove("rose_sands settler 2")
    return army


# ---- prices


@rule("beyond_the_horizon.action.costs")
@pytest.mark.parametrize("card", PRICED)
def test_an_action_is_paid_in_full_or_not_done(card: str) -> None:
    board = scholarly()
    price = board.position.box.deeds[board.position.box.deed_no[card]].coins
    if card not in board.technologies(0):
        board.tech(0, card)
    board.pawn(0, "grow").give(0, coins=price - 1)
    assert board.refused(f"act {card}") == "action.costs"
    board.give(0, coins=price).act(f"act {card}")
    assert board.told("pays")[-1].args["n"] == price
    assert board.has(0, "coins") == 0


@pytest.mark.parametrize("card", FREE)
def test_an_action_without_a_price_needs_no_coin(card: str) -> None:
    board = quiet().tech(0, card).units(0, "rose_sands settler 2", "rose_sands soldier 2").pawn(0, "grow")
    assert f"act {card}" in board.give(0, coins=0).legal()
    assert not board.act(f"act {card}").told("pays")


def test_all_other_technologies_have_no_action() -> None:
    box = quiet().position.box
    with_action = [technology.id for technology in box.technologies[:20] if technology.action]
    assert sorted(with_action) == sorted([*PRICED, *FREE])


# ---- level I


@rule("beyond_the_horizon.research.bonus")
def test_writing_invests_in_infrastructure_and_researches_level_ii() -> None:
    assert gained(study("writing")) == {"infrastructure": 1, "invested": 1}
    board = use("writing", quiet().tech(0, *FIRST))
    assert board.asked() == "0 researchslot"
    assert board.legal() == [f"research II{n}" for n in range(1, 7)] + ["pass"]
    assert board.give(0, active=0).legal() == ["pass"]


def test_wheel_invests_in_the_economy_and_brings_coins() -> None:
    assert gained(study("wheel")) == {"economy": 1, "invested": 1}
    assert gained(use("wheel")) == {"coins": said("wheel", "action", "gain")}


def test_bronze_casting_recruits_from_the_columns() -> None:
    board = study("bronze_casting")
    assert kinds_to_recruit(board) == ["settler", "soldier"]
    board.act("recruit rose_sands soldier")
    assert recruits(board) == [f"rose_sands soldier {said('bronze_casting', 'bonus', 'recruit')}"]
    assert gained(board) == {"coins": said("bronze_casting", "bonus", "gain")}
    board = use("bronze_casting").act("recruit rose_sands soldier")
    assert recruits(board) == [f"rose_sands soldier {said('bronze_casting', 'action', 'recruit')}"]
    assert moves(board) == said("bronze_casting", "action", "move")
    assert gained(board) == {}


def test_agriculture_invests_in_food_and_activates() -> None:
    assert gained(study("agriculture")) == {"food": 1, "invested": 1}
    board = use("agriculture")
    assert gained(board) == {"active": said("agriculture", "action", "activate")}
    assert moves(board) == said("agriculture", "action", "move")


# ---- level II, blue


@rule("beyond_the_horizon.modifiers.research_discount")
def test_mathematics_makes_research_cheaper() -> None:
    board = study("mathematics")
    assert board.asked() == "0 takebuilding"
    board.act("pass")
    assert moves(board) == said("mathematics", "bonus", "move")
    board = quiet().tech(0, *FIRST, "mathematics").give(0, coins=COINS).act("act research_ii")
    price = board.position.box.deeds[board.position.box.deed_no["research_ii"]].coins
    assert gained(board) == {"coins": said("mathematics", "always", "research_discount") - price}


def test_astronomy_invests_in_the_economy_and_researches_level_iii() -> None:
    assert gained(study("astronomy")) == {"economy": 1, "invested": 1}
    board = use("astronomy", scholarly())
    assert board.legal() == ["research III1", "pass"]
    assert board.give(0, active=0).legal() == ["pass"]


def test_engineering_trains_a_settler_who_walks_and_builds() -> None:
    assert gained(study("engineering")) == {"infrastructure": 1, "invested": 1}
    board = use("engineering", quiet().reserve(0, "farm"))
    board.act("upgrade rose_sands settler 2")
    assert board.army(0) == [f"rose_sands settler {2 + said('engineering', 'action', 'upgrade')}"]
    assert moves(board) == said("engineering", "action", "move")
    board.act("pass", "build rose_sands farm")
    cost = building_cost(board, "farm")
    assert board.has(0, "coins") == COINS - cost + said("engineering", "action", "build")


def test_philosophy_teaches_level_i_or_activates() -> None:
    board = study("philosophy").give(0, active=0).act("pick 1")
    assert board.legal() == ["research I1", "research I2", "research I3", "research I4", "pass"]
    board = study("philosophy").act("pick 2")
    assert gained(board) == {
        "active": said("philosophy", "bonus", "activate"),
        "coins": said("philosophy", "bonus", "gain"),
    }


def test_the_scholar_of_philosophy_comes_from_a_column() -> None:
    board = quiet().tech(0, *FIRST).card("II2", "siegecraft").scholar(1, "II2").give(0, active=0)
    use("philosophy", board)
    assert board.asked() == "0 researchslot"
    columns = sum(board.pawns(0))
    board.act("research II2")
    assert (board.has(0, "active"), sum(board.pawns(0))) == (0, columns - 1)


# ---- level II, green


@rule("beyond_the_horizon.modifiers.coins_bonus")
def test_coinage_raises_what_the_economy_produces() -> None:
    board = study("coinage")
    assert gained(board) == {"coins": said("coinage", "bonus", "gain")}
    assert board.asked() == "0 takebuilding"
    produced = {}
    for cards in ((), ("coinage",)):
        board = quiet().tech(0, *cards).phase("production").act("produce coins")
        produced[cards] = board.has(0, "coins")
    assert produced[("coinage",)] - produced[()] == said("coinage", "always", "coins_bonus")


def test_navigation_finds_more_and_colonises_at_once() -> None:
    board = study("navigation")
    assert kinds_to_recruit(board) == ["settler"]
    board.act("recruit rose_sands settler")
    assert recruits(board) == [f"rose_sands settler {said('navigation', 'bonus', 'recruit')}"]
    board = use("navigation", quiet().lay("fishing_shore").units(0, "fishing_shore settler 6"))
    assert board.position.extra_explore == said("navigation", "action", "explore_more")
    assert moves(board) == said("navigation", "action", "move")
    board.act("pass", "colonise fishing_shore")
    assert board.position.village[board.position.box.tile_no["fishing_shore"]] == 0
    assert board.has(0, "colonise") == 0  # no token was needed


def test_mining_recruits_and_its_action_brings_coins_and_strength() -> None:
    board = study("mining")
    assert kinds_to_recruit(board) == ["settler", "soldier"]
    board.act("recruit rose_sands soldier")
    assert recruits(board) == [f"rose_sands soldier {said('mining', 'bonus', 'recruit')}"]
    assert gained(board) == {"coins": said("mining", "bonus", "gain")}
    board = use("mining", quiet().units(0, "rose_sands settler 1", "rose_sands soldier 1"))
    assert gained(board) == {"coins": said("mining", "action", "gain")}
    assert board.legal() == ["upgrade rose_sands settler 1", "upgrade rose_sands soldier 1", "pass"]
    board.act("upgrade rose_sands soldier 1")
    assert f"rose_sands soldier {1 + said('mining', 'action', 'upgrade')}" in board.army(0)


@rule("beyond_the_horizon.triggers.build")
def test_guilds_bring_coins_to_builders() -> None:
    board = study("guilds")
    assert board.asked() == "0 takebuilding"
    board.act("pass")
    assert moves(board) == said("guilds", "bonus", "move")
    board = quiet().tech(0, "guilds").reserve(0, "farm").do(0, [{"build": {"discount": 0}}])
    cost = building_cost(board, "farm")
    board.act("build rose_sands farm")
    assert board.has(0, "coins") == COINS - cost + said("guilds", "whenever", "gain")


# ---- level II, red


def test_iron_smelting_arms_soldiers() -> None:
    board = study("iron_smelting")
    assert kinds_to_recruit(board) == ["soldier"]
    board.act("recruit rose_sands soldier")
    assert recruits(board) == [f"rose_sands soldier {said('iron_smelting', 'bonus', 'recruit')}"]
    board = use("iron_smelting")
    assert kinds_to_recruit(board) == ["settler", "soldier"]
    board.act("recruit rose_sands settler")
    assert recruits(board) == [f"rose_sands settler {said('iron_smelting', 'action', 'recruit')}"]
    assert moves(board) == said("iron_smelting", "action", "move")
    assert board.has(0, "active") == ACTIVE


def test_siegecraft_brings_a_fortify_token_and_strengthens_soldiers() -> None:
    assert gained(study("siegecraft")) == {"fortify": 1}
    board = use("siegecraft", quiet().units(0, "rose_sands settler 1", "rose_sands soldier 1"))
    assert board.legal() == ["upgrade rose_sands soldier 1", "pass"]
    board.act("upgrade rose_sands soldier 1")
    assert f"rose_sands soldier {1 + said('siegecraft', 'action', 'upgrade')}" in board.army(0)
    assert moves(board) == said("siegecraft", "action", "move")


def test_mercenaries_come_strong() -> None:
    board = study("mercenaries")
    assert kinds_to_recruit(board) == ["settler", "soldier"]
    board.act("recruit rose_sands soldier")
    assert recruits(board) == [f"rose_sands soldier {said('mercenaries', 'bonus', 'recruit')}"]
    assert gained(board) == {"coins": said("mercenaries", "bonus", "gain")}
    board = use("mercenaries")
    assert kinds_to_recruit(board) == ["settler", "soldier"]
    board.act("recruit rose_sands soldier")
    assert recruits(board) == [f"rose_sands soldier {said('mercenaries', 'action', 'recruit')}"]
    assert moves(board) == said("mercenaries", "action", "move")


@rule("beyond_the_horizon.modifiers.move_bonus")
def test_chivalry_lengthens_every_move() -> None:
    board = study("chivalry")
    assert gained(board) == {"food": 1, "invested": 1}
    board.act("upgrade rose_sands settler 2")
    assert board.army(0) == [f"rose_sands settler {2 + said('chivalry', 'bonus', 'upgrade')}"]
    board = quiet().tech(0, "chivalry").do(0, [{"move": 1}])
    assert moves(board) == 1 + said("chivalry", "always", "move_bonus")


# ---- level II, yellow


@rule("beyond_the_horizon.effects.theocracy")
def test_mythology_brings_a_building_and_uses_the_theocracy() -> None:
    board = study("mythology")
    assert board.asked() == "0 takebuilding"
    assert gained(board.act("pass")) == {"active": said("mythology", "bonus", "activate")}
    board = use("mythology", quiet().govern(0, "island_union", stage=1).removed(0, infrastructure=2))
    coins = said("island_union", "theocracy", "gain") + said("mythology", "action", "gain")
    assert board.has(0, "coins") == COINS + coins
    assert board.has(0, "active") == ACTIVE + said("mythology", "action", "activate")


@rule("beyond_the_horizon.modifiers.population_bonus")
def test_medicine_raises_the_population_produced() -> None:
    board = study("medicine")
    assert gained(board) == {"active": said("medicine", "bonus", "activate")}
    assert board.legal() == ["upgrade rose_sands settler 2", "pass"]
    board.act("upgrade rose_sands settler 2")
    assert board.army(0) == [f"rose_sands settler {2 + said('medicine', 'bonus', 'upgrade')}"]
    board = quiet().tech(0, "medicine").columns(0, 4, 2, 2, 2, 2).phase("production").act("produce population")
    more = said("medicine", "always", "population_bonus")
    assert board.has(0, "active") == ACTIVE + 1 + more
    assert board.pawns(0) == (3 - more, 2, 2, 2, 2)


def test_irrigation_invests_in_food_again_and_again() -> None:
    assert gained(study("irrigation")) == {"food": 1, "invested": 1}
    board = use("irrigation")
    assert gained(board) == {"food": 1, "invested": 1, "active": said("irrigation", "action", "activate")}


def test_feudalism_brings_colonise_tokens() -> None:
    assert gained(study("feudalism")) == {"colonise": 1}
    board = use("feudalism")
    assert gained(board) == {"colonise": 1}
    assert moves(board) == said("feudalism", "action", "move")
