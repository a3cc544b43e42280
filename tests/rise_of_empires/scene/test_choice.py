"""What each seat is asked in Rise of Empires: what a hand would click, and what it then does."""

from __future__ import annotations

import json
from random import Random

import pytest

from ecumene import contract
from ecumene.contract.showing import CHOICE_BYTES, check_choices
from tests.marks import rule
from tests.rise_of_empires.board import Board, game, sample_table, table
from tests.rise_of_empires.showing import acts, choice, english, paths


def steps(board: Board) -> dict[str, str]:
    """What stands on the buttons."""
    return {step: english(text) for step, text in choice(board)["steps"].items()}


def check(board: Board) -> None:
    """Every act of the question can be clicked, means what it says and is legal."""
    check_choices(contract.Case(game(), board.position.seats, 1), board.position)


# ---- turn A


@rule("rise_of_empires.display.place", "rise_of_empires.progress.take", "rise_of_empires.territory.take")
def test_a_tile_is_clicked_and_its_disc_comes_with_it() -> None:
    board = sample_table(2).show("coinage", "mining", "plains", "forest", "memphis", "babylon").give(0, gold=3)
    assert {notation: path for notation, path in paths(board).items() if "empire" not in notation} == {
        "disc progress, take coinage": ["tile.coinage"],
        "disc progress, take mining": ["tile.mining"],
        "disc territory, take plains": ["tile.plains"],
        "disc territory, take forest": ["tile.forest"],
        "disc city": ["tile.memphis"],
        "disc trade, trade local_market": ["trade.local_market"],
        "disc trade, trade river_port": ["trade.river_port"],
        "disc trade, trade temple_gifts": ["trade.temple_gifts"],
        "disc trade, trade court_luxuries": ["trade.court_luxuries"],
    }
    assert english(acts(board)["disc city"]["say"]) == "Take Memphis for 1 gold"
    check(board)


@rule("rise_of_empires.empire.take")
def test_an_empire_tile_is_clicked_and_its_disc_comes_with_it() -> None:
    board = table(2)
    assert paths(board)["disc empire, empire e3"] == ["empire.e3"]
    board.act("disc empire", "empire e3")
    assert board.asked() == "0 placecubes"


@rule("rise_of_empires.display.rest")
def test_a_disc_that_rests_is_laid_on_its_row() -> None:
    board = table(2).show().give(0, gold=0, resource=0)
    board.position.empires = [1] * 8
    assert paths(board) == {
        f"rest {row}": [f"row.{row}"] for row in ("progress", "territory", "city", "empire", "trade")
    }
    check(board)


@rule("rise_of_empires.progress.free_action")
def test_a_free_action_is_clicked_on_its_tile() -> None:
    board = table(2).own(0, "tribute").cubes(0, gaul=1)
    assert paths(board)["use tribute"] == ["progress.tribute.p0"]
    check(board)


@rule("rise_of_empires.tiles.leftover")
def test_a_sort_that_lies_in_both_places_is_clicked_in_either() -> None:
    board = table(4, "IB").show("plains", "forest")
    board.position.turn = 0
    board.position.beside = [board.position.box.tile_no["plains"]]
    assert paths(board)["disc territory, take plains"] == [["tile.plains", "old.plains"]]
    check(board)


@rule("rise_of_empires.effects.city_gold", "rise_of_empires.progress.price")
def test_a_price_that_is_not_the_printed_one_stands_on_the_tile() -> None:
    board = sample_table(2).show("memphis", "tyre")
    assert "pill" not in acts(board)["disc city, take memphis"]
    board.own(0, "architecture")
    assert acts(board)["disc city, take memphis"]["pill"] == 0
    assert acts(board)["disc city, take memphis"]["tally"]["sum"] == 0


# ---- turn B


@rule("rise_of_empires.display.take_back", "rise_of_empires.display.without_action")
def test_a_free_disc_is_clicked_and_then_what_it_is_for() -> None:
    board = table(2, "IB").show("plains", "forest").row("territory", 0, 1, 0)
    found = paths(board)
    assert found == {
        "back territory 3, take plains": ["disc.territory.3", "tile.plains"],
        "back territory 3, take forest": ["disc.territory.3", "tile.forest"],
        "back territory 3, pass": ["disc.territory.3", "~pass"],
        "back territory 1": ["disc.territory.1"],
    }
    assert acts(board)["back territory 1"]["pill"] == 2
    assert steps(board) == {"~pass": "Take the disc back without its action"}
    check(board)


@rule("rise_of_empires.display.possible")
def test_a_free_disc_without_anything_to_do_is_clicked_alone() -> None:
    board = table(2, "IB").show().row("territory", 0)
    assert paths(board) == {"back territory 1": ["disc.territory.1"]}


@rule("rise_of_empires.effects.free_discs")
def test_with_too_many_ways_the_disc_comes_first() -> None:
    tiles = [tile.id for tile in game().box.tiles if tile.family == 0 and not tile.red][:20]
    board = table(2, "IIB").show(*tiles).own(0, "printing").row("progress", 0, 0, 0, 0, 0, 0)
    assert paths(board) == {f"back progress {n}": [f"disc.progress.{n}"] for n in range(1, 7)}
    check(board)


@rule("rise_of_empires.display.currencies", "rise_of_empires.display.mixed")
def test_a_payment_asks_in_what_and_how_many() -> None:
    board = (
        table(2, "IB").row("trade", 1, 1, 0).give(0, gold=1, resource=3, cube=0, food=2, point=0).act("back trade 1")
    )
    assert {notation: (act["path"], act.get("up_to")) for notation, act in acts(board).items()} == {
        "pay gold 1": (["~pay.gold"], None),
        "pay resource 1": (["~pay.resource"], 2),
        "pay food 1": (["~pay.food"], 2),
    }
    assert paths(board)["pay food 2"] == ["~pay.food", "~n.2"]
    assert acts(board)["pay food 1"]["chip"]["icons"] == [["food", 1]]
    assert steps(board) == {"~pay.gold": "Gold", "~pay.resource": "Resources", "~pay.food": "Food"}
    check(board)


# ---- the map


@rule("rise_of_empires.empire.place", "rise_of_empires.empire.restart")
def test_cubes_are_placed_by_a_region_and_a_number() -> None:
    board = table(2).cubes(0, gaul=2).cubes(1, gaul=3, iberia=1).act("disc empire", "empire e1")
    place = acts(board)["place gaul 1"]
    assert place["path"] == [["gaul", "cubes.gaul.p0", "cubes.gaul.p1"]]
    assert place["up_to"] == 5
    assert place["pill"] == 2
    assert [english(line) for line in place["details"]][-1] == "2 cubes take the lead."
    assert place["ghost"] == [{"kind": "counter", "within": "gaul", "owner": "p0"}]
    assert paths(board)["place iberia 4"] == [["iberia", "cubes.iberia.p1"], "~n.4"]
    assert (acts(board)["restart"]["role"], acts(board)["done"]["role"]) == ("give-up", "end")
    assert choice(board)["about"] == "empire.e1"  # the tile whose effect it is stays in sight
    check(board)


@rule("rise_of_empires.control.most")
def test_where_one_leads_one_cube_is_enough_and_where_one_cannot_there_is_no_number() -> None:
    board = table(2).cubes(0, gaul=2, egypt=1).cubes(1, egypt=9).act("disc empire", "empire e1")
    assert acts(board)["place gaul 1"]["pill"] == 1
    assert english(acts(board)["place gaul 1"]["details"][-1]) == "You lead here."
    assert "pill" not in acts(board)["place egypt 1"]


@rule("rise_of_empires.empire.place", "rise_of_empires.reach.start")
def test_the_largest_choice_of_regions_and_numbers_stays_small() -> None:
    board = table(2, "IIIA").give(0, cube=30).act("disc empire", "empire e1")
    assert len(paths(board)) > 800
    assert len(json.dumps(choice(board)).encode()) < CHOICE_BYTES // 2
    check(board)


@rule("rise_of_empires.combat.where", "rise_of_empires.combat.losses")
def test_a_fight_is_clicked_on_the_opponents_cubes() -> None:
    board = table(3).cubes(0, gaul=3, iberia=1).cubes(1, gaul=2, iberia=1).cubes(2, gaul=1)
    board.act("disc empire", "empire e2", "done")
    assert paths(board) == {
        "fight gaul 2": ["cubes.gaul.p1"],
        "fight gaul 3": ["cubes.gaul.p2"],
        "fight iberia 2": [["cubes.iberia.p1", "iberia"]],
        "done": ["~done"],
    }
    assert acts(board)["fight gaul 2"]["pill"] == 2
    assert acts(board)["fight gaul 3"]["pill"] == 1
    check(board)


@rule("rise_of_empires.combat.either_line")
def test_with_two_lines_the_line_is_clicked_too() -> None:
    board = table(2, "IIIA").cubes(0, gaul=3).cubes(1, gaul=2).act("disc empire", "empire e6", "done")
    assert paths(board)["fight gaul 2 lower"] == [["cubes.gaul.p1", "gaul"], "~line.lower"]
    assert steps(board)["~line.upper"] == "Upper line"
    assert english(choice(board)["asks"]["~line"]) == "With which line?"
    line = acts(board)["fight gaul 2 lower"]["chip"]["label"]
    assert english(line).startswith("Lower line: you lose ")
    check(board)


@rule("rise_of_empires.effects.strike", "rise_of_empires.effects.ally")
def test_strikes_and_alliances_are_clicked_on_the_map() -> None:
    board = table(3).cubes(0, gaul=1, iberia=1).cubes(1, gaul=1).cubes(2, gaul=1)
    board.do(0, [{"strike": {"range": 0, "defender": 1}}], "progress.knights")
    assert paths(board) == {"strike gaul 2": ["cubes.gaul.p1"], "strike gaul 3": ["cubes.gaul.p2"]}
    check(board)
    board.act("strike gaul 2").do(0, [{"ally": True}], "progress.diplomacy")
    assert paths(board)["ally iberia"] == [["iberia", "cubes.iberia.p0"]]
    check(board)


# ---- the other phases


@rule("rise_of_empires.territory.town_choice")
def test_towns_ask_what_and_how_many() -> None:
    board = table(2).own(0, "town", "town").phase("food")
    assert paths(board)["town cube 2"] == ["~town.cube", "~n.2"]
    assert english(acts(board)["town food 1"]["say"]) == "1 town gives food"
    check(board)


@rule("rise_of_empires.food.refuse", "rise_of_empires.income.upkeep")
def test_a_city_that_is_not_kept_up_is_clicked() -> None:
    board = table(2).own(0, "memphis").phase("food")
    assert paths(board) == {"discard memphis": ["city.memphis.p0"], "done": ["~done"]}
    board = table(2).own(0, "mycenae").give(0, resource=2).phase("income")
    assert paths(board) == {"discard mycenae": ["city.mycenae.p0"], "done": ["~done"]}
    check(board)


@rule("rise_of_empires.era_end.progress", "rise_of_empires.era_end.cities")
def test_tiles_to_keep_are_clicked_on_the_mat() -> None:
    board = table(2, "IB").own(0, "tribute", "memphis").phase("era")
    assert paths(board) == {
        "keep tribute": ["progress.tribute.p0"],
        "keep memphis": ["city.memphis.p0"],
        "done": ["~done"],
    }
    assert acts(board)["keep tribute"]["details"]
    check(board)


@rule("rise_of_empires.turn_order.fewest")
def test_a_place_in_the_turn_order_is_clicked_on_its_track() -> None:
    board = table(3).phase("order")
    assert paths(board) == {f"position {n}": [f"order.{n}"] for n in (1, 2, 3)}
    check(board)


@rule("rise_of_empires.effects.swap")
def test_one_of_several_effects_is_a_button_that_says_it() -> None:
    board = table(2).own(0, "barter").act("use barter")
    assert paths(board) == {"pick 1": ["~pick.1"], "pick 2": ["~pick.2"]}
    assert steps(board)["~pick.2"] == "swap 1 gold for 2 resources"
    check(board)


@pytest.mark.parametrize("seats", [2, 5])
def test_every_question_of_a_game_can_be_clicked(seats: int) -> None:
    board, rng = Board(game().new(seats, 7)), Random(seats)  # type: ignore[arg-type]
    kinds: dict[str, int] = {}
    while board.position.pending():
        kind = board.asked().split(" ")[1]
        kinds[kind] = kinds.get(kind, 0) + 1
        if kinds[kind] <= 3:
            check(board)
        board.act(rng.choice(board.legal()))
    assert {"takeaction", "taketile", "placecubes", "paydiscs", "chooseposition"} <= set(kinds)
