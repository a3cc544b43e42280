"""What a page may click in Beyond the Horizon: every legal action once, by the things one would touch."""

from __future__ import annotations

import json
from random import Random

import pytest

from ecumene.contract import Case, check_choices
from ecumene.contract.showing import CHOICE_BYTES
from tests.beyond_the_horizon.board import Board, game, table
from tests.beyond_the_horizon.cards import next_leader
from tests.beyond_the_horizon.showing import acts, cell, choice, drawn, english, paths, steps
from tests.marks import rule

CAUSE = "technology.writing"
"""What the effects of these tests come from: a question names it."""


def check(board: Board) -> None:
    """The choice keeps the contract."""
    check_choices(Case(game(), board.position.seats), board.position)


# ---- actions


@rule("beyond_the_horizon.action.move_pawn", "beyond_the_horizon.action.fee", "beyond_the_horizon.action.grow")
def test_an_action_is_clicked_on_a_space_or_on_its_card() -> None:
    board = table(2).give(0, coins=3, active=3)
    found = paths(board)
    assert found["act research_i"] == [["space.research_i.1", "space.research_i.2", "deed.research_i"]]
    assert found["act muster"] == [["space.muster.1", "deed.muster"]]
    assert found["act muster paid"] == ["space.muster.paid-1"]
    assert found["act grow"] == [["space.grow.1", "space.grow.2", "deed.grow"]]
    check(board)


@rule("beyond_the_horizon.action.occupied")
def test_a_space_where_a_pawn_stands_is_not_lit() -> None:
    board = table(3).give(0, coins=3, active=3).pawn(1, "research_i").pawn(2, "muster")
    assert paths(board)["act research_i"] == [["space.research_i.2", "space.research_i.3", "deed.research_i"]]
    assert paths(board)["act muster"] == [["space.muster.2", "deed.muster"]]
    board = table(2).give(0, coins=3, active=3).pawn(1, "muster")
    assert paths(board)["act muster paid"] == [["space.muster.paid-1", "deed.muster"]]
    check(board)


@rule("beyond_the_horizon.action.technology", "beyond_the_horizon.private.gives")
def test_technologies_are_clicked_like_the_actions_of_the_board() -> None:
    board = table(4).tech(0, "irrigation").private(0, "mining").pawn(0, "grow").give(0, coins=9, active=3)
    found = paths(board)
    assert found["act irrigation"] == [["space.irrigation.1", "tech.irrigation"]]
    assert found["act irrigation paid"] == ["space.irrigation.paid-1"]
    assert found["act mining"] == ["tech.mining"]
    check(board)


@rule("beyond_the_horizon.action.research_ii", "beyond_the_horizon.research.ready")
def test_an_action_that_researches_shows_what_could_be_researched() -> None:
    board = table(2).give(0, coins=5, active=3).scholar(0, "I1").pawn(0, "grow")
    assert acts(board)["act research_ii"]["shows"] == ["slot.ii1"]
    assert acts(board)["act research_ii"]["tally"]["sum"] == 2
    assert "shows" not in acts(board)["act grow"]


@rule("beyond_the_horizon.effects.basic_action", "beyond_the_horizon.effects.copy_action")
def test_granted_actions_are_clicked_on_their_cards() -> None:
    board = table(2).give(0, active=3, coins=5).do(0, [{"basic_action": 1}], CAUSE)
    assert paths(board)["basic grow"] == [["deed.grow", "space.grow.1", "space.grow.2"]]
    assert paths(board)["pass"] == ["~pass"]
    check(board)
    board = table(2).tech(1, "irrigation").give(0, coins=9, active=3).do(0, [{"copy_action": True}], CAUSE)
    assert paths(board)["copy irrigation"] == ["tech.irrigation"]
    check(board)


# ---- research


@rule("beyond_the_horizon.effects.research", "beyond_the_horizon.research.first")
def test_research_is_clicked_on_the_slot_or_the_card_and_says_what_it_turns_up() -> None:
    board = (
        table().give(0, active=3).scholar(0, "I1").do(0, [{"research": {"level": "II", "scholar": "active"}}], CAUSE)
    )
    found = acts(board)
    assert found["research II1"]["path"] == ["slot.ii1"]
    assert english(found["research II1"]["final"]) == "This turns something up: no undo after it."
    assert found["pass"]["role"] == "end"
    check(board)
    board = table().give(0, active=3).do(0, [{"research": {"level": "I", "scholar": "active"}}], CAUSE)
    technology = game().box.technologies[board.position.cards[0]].id
    assert paths(board)["research I1"] == [["slot.i1", f"tech.{technology}"]]
    assert "final" not in acts(board)["research I1"]
    check(board)


@rule("beyond_the_horizon.modifiers.column_scholar")
def test_where_the_scholar_comes_from_is_asked_if_it_is_open() -> None:
    board = table().govern(0, "court_of_scribes").give(0, active=2)
    board.do(0, [{"research": {"level": "I", "scholar": "active"}}], CAUSE)
    found = paths(board)
    assert [found["research I1"][1], found["research I1 column"][1]] == ["~scholar.active", "~scholar.column"]
    assert steps(board)["~scholar.column"] == "A pawn from a column"
    assert english(choice(board)["asks"]["~scholar"]) == "With which pawn?"
    assert english(acts(board)["research I1 column"]["chip"]["label"]) == "A pawn from a column"
    check(board)
    board = table().govern(0, "court_of_scribes").scholar(0, "II1").give(0, active=0)
    board.do(0, [{"research": {"level": "I", "scholar": "active"}}], CAUSE)
    assert len(paths(board)["research I1 column"]) == 1
    check(board)


@rule("beyond_the_horizon.research.colour", "beyond_the_horizon.research.keep")
def test_a_colour_is_a_button_and_a_card_turned_up_is_clicked() -> None:
    board = table().give(0, active=3).scholar(0, "I1", "I2").deck("mathematics", "coinage", "astronomy", "mining")
    next_leader(board, "hatshepsut")
    board.do(0, [{"research": {"level": "II", "scholar": "active"}}], CAUSE).act("research II2")
    colours = paths(board)
    assert all(path == [f"~colour.{notation.removeprefix('colour ')}"] for notation, path in colours.items())
    assert len(colours) == 2
    assert choice(board)["about"].startswith("slot.ii")  # in sight, though no thing is to be clicked
    check(board)
    board.act(next(iter(colours)))
    if board.asked().endswith("keeptechnology"):
        found = acts(board)
        for notation, act in found.items():
            assert act["path"] == [f"tech.{notation.removeprefix('keep ')}"]
            assert act["shows"] == ["slot.ii2"]
            assert act["details"]
        check(board)


# ---- the map


@rule("beyond_the_horizon.moving.shared", "beyond_the_horizon.exploring.reveal")
def test_a_unit_is_clicked_and_then_where_it_goes() -> None:
    board = table(2).lay("oasis").units(0, "cradle settler 2", "cradle settler 2", "cradle soldier 1")
    board.do(0, [{"move": 2}], CAUSE)
    found = acts(board)
    walk = found["move cradle settler 2 oasis"]
    assert walk["path"] == ["unit.p0.cradle.settler.2", cell(board, "oasis")]
    assert walk["pill"] == 1
    assert walk["ghost"][0]["kind"] == "settler"
    explored = [act for notation, act in found.items() if notation.startswith("explore cradle 2")]
    unknown = {f"w.{q}.{r}" for q, r in drawn(board)["w"]["frontier"]}
    assert explored
    for act in explored:
        assert act["path"][0] == "unit.p0.cradle.settler.2"
        assert act["path"][1] in unknown
        assert "final" in act
    check(board)


@rule("beyond_the_horizon.moving.points")
def test_the_largest_choice_of_walks_stays_small() -> None:
    board = table(2).lay(*[territory.id for territory in game().box.territories])
    tiles = ("oasis", "cradle", "reed_marsh", "salt_lake", "jade_river", "clay_plain", "river_ford", "great_delta")
    board.units(0, *[f"{tile} settler 1" for tile in tiles[:4]], *[f"{tile} soldier 1" for tile in tiles[4:]])
    board.do(0, [{"move": 6}], CAUSE)
    assert len(paths(board)) > 150
    assert len(json.dumps(choice(board), ensure_ascii=False, separators=(",", ":")).encode()) < CHOICE_BYTES
    check(board)


@rule("beyond_the_horizon.effects.recruit", "beyond_the_horizon.units.recruit_where")
def test_a_recruit_is_clicked_on_its_tile_and_its_kind_is_a_button() -> None:
    board = table(2).lay("oasis").village(0, "oasis")
    board.do(0, [{"recruit": {"from": "inactive", "unit": "either", "strength": 2}}], CAUSE)
    found = acts(board)
    assert found["recruit oasis soldier"]["path"] == [cell(board, "oasis"), "~unit.soldier"]
    assert found["recruit oasis soldier"]["pill"] == 2
    assert found["recruit oasis soldier"]["chip"]["icons"] == [["soldier", 1]]
    assert english(choice(board)["asks"]["~unit"]) == "Which unit?"
    check(board)
    board = table(2).do(0, [{"recruit": {"from": "inactive", "unit": "settler", "strength": 1}}], CAUSE)
    assert paths(board)["recruit rose_sands settler"] == [cell(board, "rose_sands")]
    check(board)


@rule("beyond_the_horizon.effects.upgrade")
def test_a_unit_that_grows_is_clicked_with_what_it_becomes() -> None:
    board = (
        table(2).units(0, "cradle settler 2", "cradle soldier 1").do(0, [{"upgrade": {"unit": "any", "by": 2}}], CAUSE)
    )
    assert paths(board)["upgrade cradle settler 2"] == ["unit.p0.cradle.settler.2"]
    assert acts(board)["upgrade cradle settler 2"]["pill"] == 4
    check(board)


@rule("beyond_the_horizon.expansion.one", "beyond_the_horizon.buildings.new")
def test_a_settlement_is_clicked_on_its_tile_and_what_to_do_there_only_if_that_is_open() -> None:
    board = table(2).lay("oasis", "golden_valley").units(0, "oasis settler 3").give(0, coins=9, colonise=1)
    assert paths(board.phase("expansion"))["colonise oasis"] == [cell(board, "oasis")]
    assert acts(board)["colonise oasis"]["pill"] == 2
    check(board)
    board.reserve(0, "farm", "market").phase("expansion")
    found = paths(board)
    there = cell(board, "oasis")
    assert found["colonise oasis"] == [there, "~colonise"]
    assert found["build oasis farm"] == [there, "building.farm"]
    assert found["build oasis market"] == [there, "building.market"]
    assert found["pass"] == ["~pass"]
    assert steps(board) == {"~colonise": "Colonise the village", "~pass": "No expansion"}
    check(board)


@rule("beyond_the_horizon.buildings.second", "beyond_the_horizon.buildings.cost")
def test_a_second_builder_clicks_the_tile_and_reads_the_price() -> None:
    board = table(2).lay("oasis").built("oasis", "farm", 1).units(0, "oasis settler 3").give(0, coins=9)
    board.phase("expansion")
    joined = acts(board)["join oasis"]
    assert joined["path"] == [cell(board, "oasis")]
    assert (joined["pill"], joined["tally"]["sum"]) == (2, 2)
    check(board)


@rule("beyond_the_horizon.colonising.used_up")
def test_who_takes_part_is_clicked_on_the_map() -> None:
    board = table(2).lay("oasis").units(0, "oasis settler 2", "oasis settler 3").give(0, colonise=1)
    board.phase("expansion").act("colonise oasis")
    assert paths(board) == {"commit 2": ["unit.p0.oasis.settler.2"], "commit 3": ["unit.p0.oasis.settler.3"]}
    check(board)


# ---- cards, cubes and goods


@rule("beyond_the_horizon.effects.invest", "beyond_the_horizon.investing.empty_track")
def test_a_cube_is_clicked_where_it_lies() -> None:
    board = table(2).removed(0, food=2).do(0, [{"invest": "any"}], CAUSE)
    assert paths(board)["cube food"] == [["cube.p0.food.3", "track.p0.food.3", "track.p0.food"]]
    assert english(acts(board)["cube food"]["say"])
    assert paths(board)["pass"] == ["~pass"]
    check(board)


@rule("beyond_the_horizon.effects.building", "beyond_the_horizon.effects.token")
def test_buildings_are_clicked_in_their_row_and_tokens_are_buttons() -> None:
    board = table(2).row("farm", "market").do(0, [{"building": "I"}], CAUSE)
    assert paths(board)["take farm"] == ["building.farm"]
    check(board)
    board = table(2).do(0, [{"token": "either"}], CAUSE)
    assert paths(board) == {
        "token colonise": ["~token.colonise"], "token fortify": ["~token.fortify"], "pass": ["~pass"],
    }  # fmt: skip
    assert steps(board)["~token.colonise"] == "Colonise token"
    check(board)


@rule("beyond_the_horizon.production.one", "beyond_the_horizon.production.trades")
def test_production_is_a_button_and_trades_are_behind_one() -> None:
    board = table(2).scholar(0, "I1", "I2").give(0, coins=5, active=2).units(0, "cradle settler 2").phase("production")
    found = paths(board)
    assert found == {
        "produce population": ["~produce.population"], "produce coins": ["~produce.coins"],
        "buy": ["~trade", "~buy"], "recall cradle settler 2": ["~trade", "~recall", "unit.p0.cradle.settler.2"],
        "sell": ["~trade", "~sell"], "pass": ["~pass"],
    }  # fmt: skip
    assert acts(board)["produce coins"]["tally"]["sum"] == 1
    assert choice(board)["about"] == "people.p0"
    check(board)
    board.act("sell")
    assert paths(board)["sell"] == ["~sell"]
    assert paths(board)["recall cradle settler 2"] == ["~recall", "unit.p0.cradle.settler.2"]
    check(board)


@rule("beyond_the_horizon.objectives.must", "beyond_the_horizon.objectives.one_per_turn")
def test_an_objective_is_clicked() -> None:
    board = table(2).objectives("two_citadels", "settled_lands").lay("oasis", "golden_valley", "reed_marsh")
    board.village(0, "oasis", "golden_valley", "reed_marsh").city(0, "oasis", "golden_valley").phase("objective")
    assert paths(board) == {
        "claim two_citadels": ["objective.two_citadels"], "claim settled_lands": ["objective.settled_lands"],
    }  # fmt: skip
    check(board)


@rule("beyond_the_horizon.setup.government_draft")
def test_a_government_is_clicked_among_those_laid_out() -> None:
    board = Board(game().new(3, 2))  # type: ignore[arg-type]
    assert all(path == [f"government.{notation.split()[1]}"] for notation, path in paths(board).items())
    assert "context" not in choice(board)
    check(board)


@rule("beyond_the_horizon.effects.choose", "beyond_the_horizon.effects.consider")
def test_one_of_several_effects_is_a_button_that_says_it() -> None:
    board = table(2).do(0, [{"choose": [[{"gain": {"coins": 2}}], [{"activate": 1}]]}], CAUSE)
    assert paths(board)["pick 1"] == ["~pick.1"]
    assert steps(board)["~pick.1"] == "gain 2 coins"
    check(board)


# ---- whatever is asked


@pytest.mark.parametrize("seats", [2, 4])
def test_every_question_of_a_game_can_be_clicked(seats: int) -> None:
    board, rng = Board(game().new(seats, 7)), Random(seats)  # type: ignore[arg-type]
    kinds: dict[str, int] = {}
    while board.position.pending():
        kind = board.asked().split(" ")[1]
        kinds[kind] = kinds.get(kind, 0) + 1
        if kinds[kind] <= 3:
            check(board)
        board.act(rng.choice(board.legal()))
    assert {"takeaction", "researchslot", "moveunits", "recruitunit", "chooseproduction", "keeptechnology"} <= set(
        kinds
    )
