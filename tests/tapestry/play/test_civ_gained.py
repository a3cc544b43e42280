"""Civilizations gained during the game, and several in one income turn."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import table
from tests.tapestry.civs import civs_of, finish, gain, mat


@rule("tapestry.civilizations.gained")
def test_a_civilization_gained_joins_those_one_has() -> None:
    board = gain(table(civs=("leaders", "chosen")), 0, "nomads", "traders")
    assert civs_of(board, 0) == ["leaders", "nomads"]
    assert civs_of(board, 1) == ["chosen"]
    assert board.log() == ["civ"]
    assert board.position.civ_deck == [board.position.box.civ_no["traders"]]


@rule("tapestry.civilizations.gained", "tapestry.rulings.adjustment_list")
def test_no_adjustment_comes_with_it() -> None:
    board = gain(table(civs=("leaders", "nomads")), 0, "alchemists")
    assert (board.score(0), board.stock(0)) == (0, {})


@rule("tapestry.civilizations.gained")
def test_it_comes_at_the_end_of_the_military_track() -> None:
    board = table(civs=("leaders", "nomads")).token(0, military=11)
    board.position.civ_deck = [board.position.box.civ_no["craftsmen"]]
    board.script(red=[0], black=[0])
    board.do(0, [{"advance": {"tracks": ["military"], "benefit": True, "bonus": "none"}}])
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert civs_of(board, 0) == ["leaders", "craftsmen"]


@rule("tapestry.rulings.finished_players")
def test_whoever_has_finished_gains_no_civilization() -> None:
    board = gain(finish(table(civs=("leaders", "nomads")), 0), 0, "craftsmen")
    assert civs_of(board, 0) == ["leaders"]


@rule("tapestry.income.civilization")
def test_several_civilizations_are_used_in_an_order_of_choice_each_once() -> None:
    board = gain(table(civs=("leaders", "nomads")), 0, "merrymakers").act("income")
    assert board.legal() == ["civilization leaders", "civilization merrymakers"]
    board.act("civilization merrymakers", "pick 3")
    assert board.asked() == "0 leaderssquare"
    board.act("decline")
    assert mat(board, "merrymakers") == (0, 0, 1)


@rule("tapestry.rulings.civilization_gained_in_step_1")
def test_a_civilization_gained_in_step_one_may_still_be_used_in_it() -> None:
    board = table(civs=("inventors", "nomads")).tech(0, 1, "radio")  # its square gives a civilization
    board.position.civ_deck = [board.position.box.civ_no["merrymakers"]]
    board.act("income", "upgrade radio")
    assert board.asked() == "0 merrymakerscolumn"


@rule("tapestry.faq.turn_5_resources")
def test_on_the_last_income_turn_a_civilization_still_gives_resources() -> None:
    board = table(civs=("merrymakers", "nomads")).era(4, 1).act("income", "pick 1")
    assert board.stock(0) == {"coin": 1}  # and no income
    assert board.position.finished[0]


@rule("tapestry.setup.adjustments")
def test_losses_at_the_end_of_the_first_income_turn_are_those_of_the_start_only() -> None:
    board = gain(table(civs=("leaders", "nomads")), 0, "heralds")
    board.act("income", "civilization leaders", "decline")
    assert "reveals" not in board.log()
