"""Merchants travel past everybody, trade with cities and the bank, and take to the sea."""

import pytest

from tests.marks import rule
from tests.rise_and_fall.board import world

ROAD = ". f m . . g ~"  # 0.0 to 6.0 in one line
MARKET = """
    . . f
     m . . ~
    . . .
"""  # around 1.1: 2.1, 1.2, 0.2, 0.1 m, 1.0, 2.0 f


@rule("rise_and_fall.merchants.move", "rise_and_fall.actions.cliffs_named")
def test_a_merchant_goes_up_to_four_hexes_over_cliffs_but_never_onto_ice() -> None:
    red = world(". f m . . . g").players[0].merchant("0.0").turn("merchant").wakes("0.0")
    assert red.may("move") == {"1.0", "2.0", "3.0", "4.0"}  # a cliff lies between the mountain and the plain
    refusal = red.refusal("move 5.0")
    assert refusal.rule == "rise_and_fall.merchants.move"
    assert refusal.details == {"most": 4}
    red = world(ROAD).players[0].merchant("4.0").turn("merchant").wakes("4.0")
    assert red.may("move") == {"0.0", "1.0", "2.0", "3.0"}
    assert red.refused("move 5.0") == "merchants.move"  # ice
    assert red.refused("move 6.0") == "merchants.move"  # sea
    assert red.refused("move 4.0") == "actions.idle"
    assert red.refused("move 4.40") == "merchants.move"


@rule("rise_and_fall.merchants.move")
def test_no_road_leads_over_ice_or_water_to_the_land_behind() -> None:
    for gap in "g~":
        red = world(f". . {gap} .").players[0].merchant("1.0").turn("merchant").wakes("1.0")
        assert red.may("move") == {"0.0"}
        assert red.refused("move 3.0") == "merchants.move"


@rule("rise_and_fall.merchants.move")
def test_a_merchant_passes_everybody() -> None:
    red, yellow = world(ROAD).players
    yellow.nomad("1.0").city("2.0").merchant("2.0")
    red.temple("3.0").merchant("0.0").turn("merchant").wakes("0.0")
    assert red.may("move") == {"4.0"}
    assert red.does("move 4.0").pieces("merchant") == {"4.0"}


@rule("rise_and_fall.merchants.stopping", "rise_and_fall.actions.stacking")
def test_a_merchant_stops_on_anybodys_city_but_not_beside_another_merchant_or_on_another_piece() -> None:
    for owner in (0, 1):
        table = world(ROAD)
        red, yellow = table.players
        table.players[owner].city("1.0", "2.0")
        yellow.merchant("2.0").nomad("3.0")
        red.merchant("0.0").turn("merchant").wakes("0.0")
        assert red.may("move") == {"1.0", "4.0"}
        assert red.refused("move 2.0") == "merchants.stopping"
        assert red.refused("move 3.0") == "actions.stacking"
        red.does("move 1.0")
        assert table.at("1.0") == {f"{owner} city", "0 merchant"}
        assert red.turn("merchant").may("wake") == {"1.0"}
        red.told_to("1.0", "move 0.0")
        assert table.at("1.0") == {f"{owner} city"}


@rule("rise_and_fall.merchants.trade", "rise_and_fall.merchants.own_city")
def test_the_merchant_of_the_rulebook_earns_sixteen_gold_with_four_cities() -> None:
    table = world(MARKET)
    red, yellow = table.players
    yellow.city("2.0", "0.1")
    red.city("1.0", "0.2").merchant("1.1").turn("merchant").wakes("1.1")
    assert red.explained("trade") == {"trade": 10, "own_city": 6}
    red.does("trade")
    assert (red.gold, table.bank) == (16, 506)
    assert table.told("trades") == [{"who": 0, "card": "merchant", "n": 16, "area": "1.1"}]
    assert table.tallies("trades") == [{"trade": 10, "own_city": 6}]


@rule("rise_and_fall.merchants.trade")
def test_a_merchant_on_a_city_trades_with_it_too() -> None:
    red, yellow = world(MARKET).players
    yellow.city("1.1")
    red.city("1.0").merchant("1.1", "0.0").turn("merchant").told_to("1.1", "trade")
    assert red.gold == 8
    red.wakes("0.0")  # beside 1.0 and not beside 1.1
    assert red.explained("trade") == {"own_city": 3}
    red.does("move 1.0").turn("merchant").wakes("1.0")  # onto the own city, beside the yellow one
    assert red.explained("trade") == {"trade": 5, "own_city": 3}


@rule("rise_and_fall.actions.cliffs_named")
def test_no_cliff_comes_between_a_merchant_and_a_city() -> None:
    red, yellow = world(MARKET).players
    yellow.city("0.1")  # on the mountain
    assert red.merchant("1.1").turn("merchant").wakes("1.1").explained("trade") == {"trade": 5}


@rule("rise_and_fall.actions.idle", "rise_and_fall.bank.short")
def test_without_cities_or_gold_in_the_bank_there_is_no_trade_and_the_last_gold_is_paid() -> None:
    red = world(MARKET).players[0].merchant("1.1").turn("merchant").wakes("1.1")
    assert red.refused("trade") == "actions.idle"
    for bank in (0, 1):
        table = world(MARKET).bank_holds(bank)
        red = table.players[0].city("1.0").merchant("1.1").turn("merchant").wakes("1.1")
        if bank:
            assert red.explained("trade") == {"own_city": 3, "short": -2}
            assert red.does("trade").gold == 1
        else:
            assert red.refused("trade") == "actions.idle"


@rule("rise_and_fall.merchants.bank", "rise_and_fall.bank.payments")
@pytest.mark.parametrize("resource", ["wood", "stone"])
def test_a_merchant_buys_or_sells_one_wood_or_stone_for_five_gold(resource: str) -> None:
    table = world(MARKET)
    red = table.players[0].merchant("1.1").has(gold=6, wood=1, stone=1).turn("merchant").wakes("1.1")
    assert red.explained(f"buy {resource}") == {"bank": 5}
    red.does(f"buy {resource}")
    assert (red.gold, table.bank) == (1, 521)
    assert (red.wood, red.stone) == ((2, 1) if resource == "wood" else (1, 2))
    red.turn("merchant").told_to("1.1", f"sell {resource}")
    assert (red.gold, table.bank) == (6, 516)
    assert (red.wood, red.stone) == (1, 1)
    assert table.told("sells") == [{"who": 0, "resource": resource, "n": 5}]


@rule("rise_and_fall.merchants.bank", "rise_and_fall.bank.cost", "rise_and_fall.bank.limit")
def test_the_bank_sells_for_no_less_to_nobody_with_a_full_store_and_buys_nothing_one_has_not() -> None:
    red = world(MARKET).players[0].merchant("1.1").has(gold=4).turn("merchant").wakes("1.1")
    assert red.refusal("buy wood").details == {"resource": "gold", "cost": 5, "has": 4}
    assert red.refusal("sell stone").details == {"resource": "stone", "cost": 1, "has": 0}
    assert red.refusal("sell wood").details == {"resource": "wood", "cost": 1, "has": 0}
    red = world(MARKET).players[0].merchant("1.1").has(gold=9, wood=5, stone=4).turn("merchant").wakes("1.1")
    assert red.refused("buy wood") == "bank.limit"
    assert red.may("buy") == {"stone"}


@rule("rise_and_fall.bank.short", "rise_and_fall.actions.idle")
def test_a_sale_brings_what_the_bank_has_and_an_empty_bank_buys_nothing() -> None:
    table = world(MARKET).bank_holds(2)
    red = table.players[0].merchant("1.1").has(wood=2).turn("merchant").wakes("1.1")
    assert red.explained("sell wood") == {"bank": 5, "short": -3}
    red.does("sell wood")
    assert (red.gold, red.wood, table.bank) == (2, 1, 0)
    assert red.turn("merchant").wakes("1.1").refused("sell wood") == "actions.idle"


@rule("rise_and_fall.merchants.ship")
def test_a_merchant_on_a_plain_takes_to_the_sea_for_one_wood() -> None:
    table = world(MARKET)
    red = table.players[0].merchant("2.1").has(wood=1).turn("merchant").wakes("2.1")
    assert red.may("build ship") == {"3.1"}
    assert red.refused("build ship 1.1") == "merchants.ship"
    red.does("build ship 3.1")
    assert table.at("3.1") == {"0 ship"}
    assert red.wood == 0
    assert red.reserve("merchant") == 6
    assert table.told("builds") == [{"who": 0, "card": "ship", "area": "3.1", "terrain": "sea"}]


@rule("rise_and_fall.merchants.ship")
def test_a_merchant_on_a_city_by_the_sea_sails_away_and_the_city_stays() -> None:
    table = world(MARKET)
    red, yellow = table.players
    yellow.city("2.1")
    red.merchant("2.1").has(wood=1).turn("merchant").told_to("2.1", "build ship 3.1")
    assert table.at("2.1") == {"1 city"}


@rule("rise_and_fall.merchants.ship", "rise_and_fall.bank.cost")
def test_no_ship_without_wood_from_a_forest_or_onto_another_ship() -> None:
    red = world(MARKET).players[0].merchant("2.1").turn("merchant").wakes("2.1")
    assert red.refused("build ship 3.1") == "bank.cost"
    red = world(". f ~").players[0].merchant("1.0").has(wood=1).turn("merchant").wakes("1.0")
    assert red.refused("build ship 2.0") == "merchants.ship"
    red, yellow = world(MARKET).players
    yellow.ship("3.1")
    red.merchant("2.1").has(wood=1).turn("merchant").wakes("2.1")
    assert red.refused("build ship 3.1") == "actions.stacking"
