"""What clicks mean in Beyond the Horizon, and the rule that forbids them where they are not legal."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.games.beyond_the_horizon.box.actions import SIDES
from tests.beyond_the_horizon.board import Board, game, table
from tests.beyond_the_horizon.cards import next_leader
from tests.beyond_the_horizon.showing import cell, drawn, meant, why
from tests.marks import rule

# ---- actions


@rule(
    "beyond_the_horizon.action.occupied", "beyond_the_horizon.action.same_space",
    "beyond_the_horizon.action.first_turn", "beyond_the_horizon.action.technology", "beyond_the_horizon.action.costs",
)  # fmt: skip
def test_a_space_says_why_it_is_closed() -> None:
    board = table(2).give(0, coins=0, active=3).tech(1, "irrigation").pawn(1, "muster")
    assert why(board, "space.muster.1") == "action.occupied"
    assert why(board, "space.colonise_token.1") == "action.first_turn"
    board.pawn(0, "research_i").pawn(1, "research_i")
    assert why(board, "space.research_i.1") == "action.same_space"
    assert why(board, "space.irrigation.1") == why(board, "tech.irrigation") == "action.technology"
    assert why(board, "space.research_ii.1") == "action.costs"
    assert why(board, "deed.colonise_token") == "action.colonise_token"
    assert meant(board, "deed.grow") == meant(board, "space.grow.2") == ["act grow"]
    assert meant(board, "space.muster.paid-1") == ["act muster paid"]


@rule("beyond_the_horizon.action.fee")
def test_a_card_alone_means_the_space_that_is_open() -> None:
    board = table(2).give(0, coins=3, active=3).pawn(1, "muster")
    assert meant(board, "deed.muster") == ["act muster paid"]
    assert meant(table(2).give(0, coins=3, active=3), "deed.muster") == ["act muster"]


@rule("beyond_the_horizon.action.choosable")
def test_an_action_that_could_do_nothing_says_so() -> None:
    board = table(2).give(0, coins=9, active=3).pawn(0, "grow")
    assert why(board, "deed.research_ii") == "action.choosable"


@rule("beyond_the_horizon.effects.basic_action", "beyond_the_horizon.effects.copy_action")
def test_granted_actions_are_meant_by_their_cards() -> None:
    board = table(2).give(0, active=3, coins=0).do(0, [{"basic_action": 1}])
    assert meant(board, "space.grow.1") == ["basic grow"]
    assert why(board, "deed.research_ii") == "action.costs"
    assert meant(board, "deed.research_iv") == []
    board = table(2).tech(1, "irrigation").give(0, coins=9, active=3).do(0, [{"copy_action": True}])
    assert meant(board, "tech.irrigation") == ["copy irrigation"]
    assert why(board, "tech.mathematics") == "effects.copy_action"


# ---- research


@rule(
    "beyond_the_horizon.research.prerequisites", "beyond_the_horizon.research.level_iv",
    "beyond_the_horizon.research.one_scholar",
)  # fmt: skip
def test_a_slot_says_what_stands_in_its_way() -> None:
    board = table().give(0, active=3).scholar(0, "I1").do(0, [{"research": {"level": "II", "scholar": "active"}}])
    assert meant(board, "slot.ii1") == ["research II1"]
    assert why(board, "slot.ii1") is None
    assert why(board, "slot.ii2") == "research.prerequisites"
    board = table().give(0, active=3).scholar(0, "I1").do(0, [{"research": {"level": "I", "scholar": "active"}}])
    technology = game().box.technologies[board.position.cards[0]].id
    assert why(board, f"tech.{technology}") == why(board, "slot.i1") == "research.one_scholar"
    board = table().give(0, active=3).do(0, [{"research": {"level": "I", "scholar": "active"}}])
    assert meant(board, "slot.i2", "~scholar.column") == ["research I2 column"]
    assert why(board, "slot.i2", "~scholar.column") == "modifiers.column_scholar"
    board = table().give(0, active=3).scholar(0, "III1", "III2")
    board.do(0, [{"research": {"level": "IV", "scholar": "active"}}])
    assert why(board, "slot.iv1") is None
    assert why(board, "slot.iv2") == "research.level_iv"


@rule("beyond_the_horizon.research.reveal", "beyond_the_horizon.research.colour")
def test_colours_and_cards_that_cannot_be_chosen_say_why() -> None:
    board = table().give(0, active=3).scholar(0, "I1", "I2").deck("mathematics", "coinage", "astronomy", "mining")
    next_leader(board, "hatshepsut")
    board.do(0, [{"research": {"level": "II", "scholar": "active"}}]).act("research II2")
    legal = board.legal()
    other = next(colour for colour in ("blue", "green", "red", "yellow") if f"colour {colour}" not in legal)
    assert why(board, f"~colour.{other}") == "research.colour"
    assert meant(board, "~colour.pink") == []


# ---- the map


@rule(
    "beyond_the_horizon.moving.points", "beyond_the_horizon.exploring.settlers",
    "beyond_the_horizon.moving.foreign_start",
)  # fmt: skip
def test_a_walk_says_why_it_cannot_be() -> None:
    board = table(2).units(0, "cradle settler 2", "cradle soldier 1").do(0, [{"move": 1}])
    settler, soldier = "unit.p0.cradle.settler.2", "unit.p0.cradle.soldier.1"
    position = board.position
    side = next(n for n in range(6) if f"explore cradle 2 {SIDES[n]}" in board.legal())
    there = f"w.{position.box.steps[side][0]}.{position.box.steps[side][1]}"
    assert meant(board, settler, there) == [f"explore cradle 2 {SIDES[side]}"]
    assert why(board, soldier, there) == "exploring.settlers"
    assert why(board, soldier, cell(board, "amber_steppe")) == "moving.foreign_start"
    assert why(board, settler, "w.9.9") == "core.choice"
    assert meant(board, settler) == []
    assert meant(board, "unit.p1.amber_steppe.settler.2", cell(board, "cradle")) == []
    assert meant(board, "unit.p0.nowhere.settler.2", there) == []
    assert meant(board, "unit.p0.cradle.settler.9", there) == []


@rule("beyond_the_horizon.units.recruit_where", "beyond_the_horizon.effects.recruit", "beyond_the_horizon.units.six")
def test_recruits_and_upgrades_say_why_not() -> None:
    board = table(2).do(0, [{"recruit": {"from": "inactive", "unit": "settler", "strength": 1}}])
    assert why(board, cell(board, "cradle")) == "units.recruit_where"
    assert why(board, cell(board, "rose_sands"), "~unit.soldier") == "effects.recruit"
    assert meant(board, "tile.rose_sands") == ["recruit rose_sands settler"]
    board = table(2).units(0, "cradle settler 6", "cradle soldier 1").do(0, [{"upgrade": {"unit": "any", "by": 1}}])
    assert why(board, "unit.p0.cradle.settler.6") == "units.six"
    assert why(board, "unit.p0.cradle.soldier.1") is None


@rule(
    "beyond_the_horizon.colonising.strength", "beyond_the_horizon.colonising.once", "beyond_the_horizon.buildings.new",
    "beyond_the_horizon.fortifying.village", "beyond_the_horizon.buildings.same_player",
)  # fmt: skip
def test_a_tile_says_why_nothing_can_be_done_there() -> None:
    board = table(2).lay("oasis", "golden_valley").units(0, "oasis settler 1", "cradle settler 1")
    board.give(0, coins=9, colonise=1).reserve(0, "farm").phase("expansion")
    assert why(board, cell(board, "golden_valley")) == "colonising.strength"
    assert meant(board, cell(board, "oasis"), "~colonise") == ["colonise oasis"]
    assert why(board, cell(board, "oasis"), "~colonise") == "colonising.strength"
    assert meant(board, "village.oasis", "building.farm") == ["build oasis farm"]
    board.built("oasis", "market", 0).phase("expansion")
    assert why(board, cell(board, "oasis")) == "buildings.same_player"
    board = table(2).lay("oasis").units(0, "oasis soldier 3").do(0, [{"fortify": {"bonus": 0}}])
    assert board.asked() == "0 takeaction"
    board = table(2).lay("oasis", "reed_marsh").village(1, "reed_marsh").units(0, "reed_marsh soldier 3")
    board.do(0, [{"fortify": {"bonus": 0}}])
    assert why(board, cell(board, "oasis")) == "fortifying.village"


# ---- the rest


@rule("beyond_the_horizon.production.buy", "beyond_the_horizon.production.one", "beyond_the_horizon.production.recall")
def test_trades_say_why_not() -> None:
    board = table(2).give(0, coins=1, active=2).units(0, "cradle settler 2").phase("production")
    assert why(board, "~trade", "~buy") == "production.buy"
    assert meant(board, "~trade", "~recall", "unit.p0.cradle.settler.2") == ["recall cradle settler 2"]
    assert meant(board, "~recall", "unit.p1.amber_steppe.settler.2") == []
    assert meant(board, "unit.p0.cradle.settler.2") == ["recall cradle settler 2"]
    board.act("sell")
    assert why(board, "~produce.coins") == "production.one"


@rule(
    "beyond_the_horizon.investing.empty_track",
    "beyond_the_horizon.buildings.take",
    "beyond_the_horizon.objectives.must",
)
def test_cubes_buildings_and_objectives_say_why_not() -> None:
    board = table(2).removed(0, food=8).do(0, [{"invest": "any"}])
    assert why(board, "track.p0.food") == "investing.empty_track"
    assert meant(board, "cube.p0.economy.1") == ["cube economy"]
    assert meant(board, "track.p1.economy") == []
    board = table(2).row("farm", "library").do(0, [{"building": "I"}])
    assert why(board, "building.library") == "buildings.take"
    board = table(2).objectives("two_citadels", "settled_lands", "industrial_age")
    board.lay("oasis", "golden_valley", "reed_marsh").village(0, "oasis", "golden_valley", "reed_marsh")
    board.city(0, "oasis", "golden_valley").phase("objective")
    assert why(board, "objective.industrial_age") == "objectives.must"
    assert meant(board, "objective.settled_lands") == ["claim settled_lands"]


def test_buttons_of_another_question_mean_nothing() -> None:
    board = table(2)
    for step in ("~pick.1", "~pick.x", "~nonsense", "~recall", "~trade"):
        assert meant(board, step) == []
    assert meant(board, "government.hill_clans") == []
    assert meant(board, "space.nothing.1") == []
    assert meant(board, "slot.v1") == []
    assert why(board, "~pass") == "core.choice"


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_clicked_gets_an_answer(seed: int) -> None:
    rng = Random(seed)
    board = Board(game().new(3, seed))  # type: ignore[arg-type]
    for _ in range(120):
        if not board.position.pending():
            break
        seat = board.position.pending()[0]
        view = board.position.view(seat)
        for name in rng.sample(sorted(drawn(board, seat)), 6):
            found = game().why(view, seat, [name])
            assert found is None or found["rule"] in game().rules
        board.act(rng.choice(board.legal()))
