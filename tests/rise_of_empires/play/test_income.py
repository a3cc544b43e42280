"""Income: gold, discs and cubes of a turn, as far as they go, and then the upkeep in discs."""

from __future__ import annotations

import pytest

from ecumene.core.tally import Tally
from ecumene.games.rise_of_empires.box.content import CUBE, GOLD, RESOURCE
from ecumene.games.rise_of_empires.play.yields import income
from tests.marks import rule
from tests.rise_of_empires.board import sample_table

# ---- collecting


@rule("rise_of_empires.income.collect", "rise_of_empires.city.income")
@pytest.mark.parametrize(
    ("tile", "thing", "amount"),
    [
        ("coinage", "gold", 2), ("mining", "resource", 1), ("iron_weapons", "cube", 1),  # progress
        ("tyre", "gold", 1), ("athens", "resource", 1), ("troy", "cube", 1),  # cities
        ("plains", "cube", 1), ("mountain", "cube", 3),  # territories
    ],
)  # fmt: skip
def test_tiles_bring_income(tile: str, thing: str, amount: int) -> None:
    board = sample_table().own(0, tile)
    start = {name: board.has(0, name) for name in ("gold", "resource", "cube", "food", "point")}
    board.phase("income")
    assert {name: board.has(0, name) - start[name] for name in start if board.has(0, name) != start[name]} == {
        thing: amount
    }
    assert [event.args for event in board.told("income")] == [{"who": 0, "thing": thing, "n": amount}]
    assert board.tally("income", 0).sum == amount


@rule("rise_of_empires.income.collect")
def test_towns_give_the_gold_the_discs_and_the_cubes_chosen_for_them() -> None:
    board = sample_table().own(0, *["town"] * 6).town(0, gold=1, resource=2, cube=3).phase("income")
    assert [board.has(0, thing) for thing in ("gold", "resource", "cube", "food")] == [6, 4, 8, 16]


@rule("rise_of_empires.income.collect")
def test_all_sources_add_up_and_are_itemised() -> None:
    board = sample_table().own(0, "coinage", "tyre", "town", "mining", "plains", "troy").town(0, gold=1)
    board.cubes(0, levant=1, balkans=2, italia=1)
    for thing, items in (
        (GOLD, {"territory.town_choice": 1, "city.income": 1, "progress.each_turn": 2, "control.benefit": 2}),
        (RESOURCE, {"progress.each_turn": 1, "control.benefit": 2}),
        (CUBE, {"territory.plains": 1, "city.income": 1, "control.benefit": 1}),
    ):
        tally = Tally("rise_of_empires.income.collect")
        assert income(board.position, 0, thing, tally) == tally.sum
        assert tally.by_rule() == {f"rise_of_empires.{name}": amount for name, amount in items.items()}
    board.phase("income")
    assert [board.has(0, thing) for thing in ("gold", "resource", "cube")] == [11, 5, 8]


@rule("rise_of_empires.income.order")
def test_each_collects_and_pays_in_turn_order() -> None:
    board = sample_table(seats=3).own(0, "mycenae", "coinage").own(1, "mycenae", "coinage").own(2, "coinage")
    board.position.order = [1, 2, 0]
    board.phase("income")
    assert board.asked() == "1 refuseresources"
    assert [event.args["who"] for event in board.told("income")] == [1]
    board.act("done")
    assert board.asked() == "0 refuseresources"
    assert [event.args["who"] for event in board.told("income")] == [1, 2, 0]


# ---- as far as they go


@rule("rise_of_empires.income.cubes")
def test_cubes_come_out_of_the_stock() -> None:
    board = sample_table().own(0, "mountain").cubes(0, gaul=4)
    assert board.position.stock(0) == 21
    board.phase("income")
    assert (board.has(0, "cube"), board.position.stock(0), board.on(0, "gaul")) == (8, 18, 4)


@rule("rise_of_empires.income.cubes")
@pytest.mark.parametrize(("on_map", "gained"), [(23, 2), (24, 1), (25, 0)])
def test_an_empty_stock_gives_no_cubes(on_map: int, gained: int) -> None:
    board = sample_table().own(0, "mountain").cubes(0, gaul=on_map).phase("income")
    assert (board.has(0, "cube"), board.position.stock(0)) == (5 + gained, 0)
    assert board.told("income")[0].args["n"] == gained
    assert board.tally("income", 0).sum == gained
    board.position.audit()


@rule("rise_of_empires.income.discs_run_out")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]], ids=str)
@pytest.mark.parametrize(("bank", "gained"), [(4, [2, 2]), (3, [2, 1]), (2, [2, 0]), (1, [1, 0]), (0, [0, 0])])
def test_who_comes_first_takes_the_last_discs(order: list[int], bank: int, gained: list[int]) -> None:
    board = sample_table(turn="IIIA").give(0, resource=20).give(1, resource=20 - bank)
    board.own(0, "industrialisation").own(1, "industrialisation")
    board.position.order = order
    before = [board.has(seat, "resource") for seat in order]
    assert board.position.bank() == bank
    board.phase("income")
    assert [board.has(seat, "resource") - had for seat, had in zip(order, before, strict=True)] == gained
    assert [event.args["n"] for event in board.told("income")] == gained
    assert [board.tally("income", seat).sum for seat in order] == gained


@rule("rise_of_empires.income.discs_run_out")
def test_discs_on_the_trade_track_are_not_in_the_bank() -> None:
    board = sample_table(turn="IIIA").give(0, resource=20).give(1, resource=20)
    board.act("disc trade", "trade global_market")
    board.own(0, "industrialisation").phase("income")
    assert board.has(0, "resource") == 14
    board.phase("tiles", "income")
    assert board.has(0, "resource") == 16


@rule("rise_of_empires.income.order", "rise_of_empires.income.discs_run_out")
def test_a_disc_paid_as_upkeep_is_there_for_the_next_in_turn_order() -> None:
    board = sample_table().give(0, resource=20).give(1, resource=20).own(0, "mycenae").own(1, "mining")
    board.phase("income").act("done")
    assert (board.has(0, "resource"), board.has(1, "resource")) == (19, 21)
    board = sample_table().give(0, resource=20).give(1, resource=20).own(1, "mycenae").own(0, "mining")
    board.phase("income").act("done")
    assert (board.has(0, "resource"), board.has(1, "resource")) == (20, 19)


# ---- upkeep


@rule("rise_of_empires.income.upkeep", "rise_of_empires.city.upkeep")
def test_a_city_that_costs_a_disc_is_paid_for_or_given_up() -> None:
    board = sample_table().own(0, "mycenae").phase("income")
    bank = board.position.bank()
    assert board.legal() == ["discard mycenae", "done"]
    board.act("done")
    assert (board.tiles(0), board.has(0, "resource"), board.position.bank()) == (["mycenae"], 1, bank + 1)
    assert board.told("upkeep")[0].args == {"who": 0, "n": 1}
    board = sample_table().own(0, "mycenae").phase("income").act("discard mycenae")
    assert (board.asked(), board.tiles(0), board.has(0, "resource")) == ("over", [], 2)


@rule("rise_of_empires.income.after_income")
@pytest.mark.parametrize("source", ["mining", "athens", "town", "iberia"])
def test_discs_of_the_same_income_pay_the_upkeep(source: str) -> None:
    board = sample_table().give(0, resource=0).own(0, "mycenae")
    if source == "iberia":
        board.cubes(0, iberia=1)
    else:
        board.own(0, source).town(0, resource=int(source == "town"))
    board.phase("income")
    assert board.legal() == ["discard mycenae", "done"]
    board.act("done")
    assert board.has(0, "resource") == 0
    assert "mycenae" in board.tiles(0)


@rule("rise_of_empires.income.upkeep")
def test_a_single_city_that_cannot_be_paid_for_goes_without_a_question() -> None:
    board = sample_table().give(0, resource=0).own(0, "mycenae", "memphis").phase("income")
    assert (board.asked(), board.tiles(0)) == ("over", ["memphis"])
    assert [event.args for event in board.told("discards")] == [{"who": 0, "tile": "mycenae"}]


@rule("rise_of_empires.income.upkeep")
@pytest.mark.parametrize(("goes", "stays"), [("mycenae", "alexandria"), ("alexandria", "mycenae")])
def test_with_too_few_discs_the_owner_chooses_which_city_goes(goes: str, stays: str) -> None:
    board = sample_table().give(0, resource=1).own(0, "mycenae", "alexandria").phase("income")
    assert board.legal() == ["discard mycenae", "discard alexandria"]
    assert board.refused("done") == "income.upkeep"
    board.act(f"discard {goes}")
    assert board.legal() == [f"discard {stays}", "done"]
    board.act("done")
    assert (board.tiles(0), board.has(0, "resource")) == ([stays], 0)


@rule("rise_of_empires.income.upkeep")
def test_of_two_alike_only_as_many_go_as_must() -> None:
    board = sample_table().give(0, resource=1).own(0, "mycenae", "mycenae").phase("income").act("done")
    assert (board.tiles(0), board.has(0, "resource")) == (["mycenae"], 0)


@rule("rise_of_empires.income.upkeep")
def test_only_own_cities_that_cost_discs_are_given_up_here() -> None:
    board = sample_table().own(0, "memphis", "mycenae").own(1, "alexandria").phase("income")
    assert board.legal() == ["discard mycenae", "done"]
    assert board.refused("discard memphis") == "income.upkeep"
    assert board.refused("discard alexandria") == "income.upkeep"
    assert board.refused("pass") == "core.choice"


@rule("rise_of_empires.income.discarded")
def test_a_city_given_up_keeps_what_it_gave_but_scores_nothing() -> None:
    board = sample_table(turn="IIB").give(0, resource=0).own(0, "florence").phase("income", "points")
    assert (board.tiles(0), board.has(0, "gold"), board.has(0, "point")) == ([], 6, 0)
    board = sample_table(turn="IIIA").give(0, food=8).own(0, "buenos_aires")
    board.phase("food", "income", "points").act("discard buenos_aires")
    assert (board.tiles(0), board.has(0, "food"), board.has(0, "point")) == ([], 11, 0)


@rule("rise_of_empires.income.upkeep")
def test_without_a_disc_all_cities_that_cost_one_go_without_a_question() -> None:
    board = sample_table().give(0, resource=0).own(0, "mycenae", "alexandria", "memphis").phase("income")
    assert (board.asked(), board.tiles(0)) == ("over", ["memphis"])
