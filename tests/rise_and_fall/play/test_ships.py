"""Ships cross their sea, trade along its coasts and put their crew ashore."""

import pytest

from tests.marks import rule
from tests.rise_and_fall.board import world

TWO_SEAS = """
    ~ ~ . ~ ~
     ~ . f ~
    ~ ~ m . ~
"""  # a strip of land from 2.0 over 1.1 and 2.1 to 1.2 and 2.2


@rule("rise_and_fall.ships.move")
def test_a_ship_goes_anywhere_in_its_sea_past_others_and_to_no_other_sea() -> None:
    table = world(TWO_SEAS)
    red, yellow = table.players
    yellow.ship("1.0", "0.1")  # the whole width of the sea
    red.ship("0.0").turn("ship").wakes("0.0")
    assert red.may("move") == {"-1.2", "0.2"}
    assert red.refused("move 0.1") == "actions.stacking"
    assert red.refused("move 3.0") == "ships.move"  # the eastern sea
    assert red.refused("move 1.1") == "ships.move"  # land
    assert red.refused("move 9.9") == "ships.move"
    assert red.refused("move 0.0") == "actions.idle"
    red.does("move 0.2")
    assert table.told("moves") == [{"who": 0, "card": "ship", "area": "0.2", "terrain": "sea", "source": "0.0"}]


@rule("rise_and_fall.ships.build")
def test_a_ship_gives_way_to_a_city_for_one_stone_or_a_temple_for_two_on_a_plain() -> None:
    table = world(TWO_SEAS)
    red = table.players[0].ship("1.0", "3.1").has(stone=3).turn("ship").wakes("1.0")
    assert red.may("found city") == red.may("found temple") == {"2.0", "1.1"}
    red.does("found city 2.0").wakes("3.1")
    assert red.may("found city") == {"2.2"}  # the forest at 2.1 is no place to build from the sea
    assert red.refused("found city 2.1") == "ships.build"
    red.does("found temple 2.2")
    assert table.at("2.0") == {"0 city"}
    assert table.at("2.2") == {"0 temple"}
    assert red.stone == 0
    assert red.pieces("ship") == set()
    assert red.reserve("ship") == 5


@rule("rise_and_fall.ships.build", "rise_and_fall.actions.stacking", "rise_and_fall.bank.cost")
def test_a_coast_must_be_empty_near_and_paid_for() -> None:
    red, yellow = world(TWO_SEAS).players
    yellow.city("1.1")
    red.ship("1.0").has(stone=1).turn("ship").wakes("1.0")
    assert red.refused("found city 1.1") == "actions.stacking"
    assert red.refused("found city 2.2") == "ships.build"
    assert red.refusal("found temple 2.0").details == {"resource": "stone", "cost": 2, "has": 1}
    assert red.may("found city") == {"2.0"}


@rule("rise_and_fall.ships.transform_nomad", "rise_and_fall.actions.cliffs_named")
def test_a_crew_goes_ashore_as_a_nomad_free_of_charge_even_up_into_a_forest() -> None:
    table = world(TWO_SEAS)
    red = table.players[0].ship("3.1").turn("ship").wakes("3.1")
    assert red.may("land nomad") == {"2.1", "2.2"}
    red.does("land nomad 2.1")
    assert table.at("2.1") == {"0 nomad"}
    assert table.at("3.1") == set()
    assert table.told("lands") == [{"who": 0, "card": "nomad", "area": "2.1", "terrain": "forest"}]


@rule("rise_and_fall.ships.transform_nomad", "rise_and_fall.actions.stacking")
def test_no_nomad_lands_on_a_mountain_far_away_or_on_a_city() -> None:
    red, yellow = world(TWO_SEAS).players
    yellow.city("1.1")
    red.ship("0.2").turn("ship").wakes("0.2")
    assert red.refused("land nomad 1.2") == "ships.transform_nomad"  # a mountain
    assert red.refused("land nomad 2.0") == "ships.transform_nomad"  # two hexes away
    assert red.refused("land nomad 1.1") == "actions.stacking"
    assert red.may("land nomad") == set()


@rule("rise_and_fall.ships.transform_merchant")
def test_a_crew_goes_ashore_as_a_merchant_for_two_gold_also_onto_anybodys_city() -> None:
    for owner in (0, 1):
        table = world(TWO_SEAS)
        table.players[owner].city("1.1")
        red = table.players[0].ship("1.0").has(gold=2).turn("ship").wakes("1.0")
        assert red.may("land merchant") == {"2.0", "1.1"}
        red.does("land merchant 1.1")
        assert table.at("1.1") == {f"{owner} city", "0 merchant"}
        assert (red.gold, table.bank) == (0, 522)


@rule("rise_and_fall.ships.transform_merchant", "rise_and_fall.merchants.stopping")
def test_a_merchant_lands_on_no_city_that_has_one_and_on_no_other_piece() -> None:
    red, yellow = world(TWO_SEAS).players
    yellow.city("1.1").merchant("1.1").nomad("2.0")
    red.ship("1.0").has(gold=2).turn("ship").wakes("1.0")
    assert red.refused("land merchant 1.1") == "merchants.stopping"
    assert red.refused("land merchant 2.0") == "actions.stacking"
    assert red.refused("land merchant 2.1") == "ships.transform_merchant"


@rule("rise_and_fall.bank.cost")
def test_one_gold_lands_no_merchant() -> None:
    red = world(TWO_SEAS).players[0].ship("1.0").has(gold=1).turn("ship").wakes("1.0")
    assert red.refusal("land merchant 2.0").details == {"resource": "gold", "cost": 2, "has": 1}


STRAND = """
    ~ . . . . . .
     . . . . . . .
"""  # 0.0 to 6.0, 0.1 to 6.1; a ship on 0.0 lies beside 1.0 and 0.1


@rule("rise_and_fall.actions.reserve")
@pytest.mark.parametrize(
    ("notation", "kind", "count"),
    [
        ("land nomad", "nomad", 8),
        ("land merchant", "merchant", 6),
        ("found city", "city", 8),
        ("found temple", "temple", 3),
    ],
)
def test_a_ship_becomes_nothing_of_which_none_is_left(notation: str, kind: str, count: int) -> None:
    inland = [f"{q}.{r}" for r in (1, 0) for q in (2, 3, 4, 5, 6)]
    for standing in (count - 1, count):
        red = world(STRAND).players[0].ship("0.0").has(gold=2, stone=2)
        red.puts(kind, *inland[:standing]).turn("ship").wakes("0.0")
        if standing < count:
            assert red.may(notation) == {"1.0", "0.1"}
        else:
            assert red.may(notation) == set()
            assert red.refusal(f"{notation} 1.0").details == {"card": kind}


BAY = """
    . . . f .
     . ~ ~ m .
    . f ~ . .
"""  # the sea is 1.1, 2.1 and 1.2


@rule("rise_and_fall.ships.trade", "rise_and_fall.bank.payments")
def test_the_ship_of_the_rulebook_earns_twelve_gold_on_a_sea_with_four_cities() -> None:
    table = world(BAY)
    red, yellow = table.players
    yellow.city("3.1", "2.2", "4.0")  # the last one inland, the first on a mountain the ship does not touch
    red.city("1.0", "0.2", "-1.2").ship("1.1").turn("ship").wakes("1.1")
    assert red.explained("trade") == {"trade": 12}
    red.does("trade")
    assert (red.gold, table.bank) == (12, 510)
    assert table.told("trades") == [{"who": 0, "card": "ship", "n": 12, "area": "1.1"}]
    assert table.tallies("trades") == [{"trade": 12}]


@rule("rise_and_fall.ships.trade")
def test_two_ships_of_one_sea_each_collect_in_full() -> None:
    red, yellow = world(BAY).players
    yellow.city("2.0")
    red.ship("1.1", "1.2").turn("ship").told_to("1.1", "trade").told_to("1.2", "trade")
    assert red.gold == 6


@rule("rise_and_fall.ships.trade")
def test_a_city_between_two_seas_pays_the_ships_of_both() -> None:
    red, yellow = world(TWO_SEAS).players
    yellow.city("2.0")
    red.ship("0.2", "4.0").turn("ship").told_to("0.2", "trade").told_to("4.0", "trade")
    assert red.gold == 6


@rule("rise_and_fall.ships.trade", "rise_and_fall.bank.short")
def test_a_city_on_two_hexes_of_the_coast_counts_once_and_the_bank_pays_what_it_has() -> None:
    table = world(BAY).bank_holds(2)
    red = table.players[0].city("2.0").ship("1.2").turn("ship").wakes("1.2")  # 2.0 touches 1.1 and 2.1
    assert red.explained("trade") == {"trade": 3, "short": -1}
    red.does("trade")
    assert (red.gold, table.bank) == (2, 0)


@rule("rise_and_fall.actions.idle")
def test_a_sea_without_cities_or_an_empty_bank_makes_no_trade() -> None:
    red, yellow = world(BAY).players
    yellow.city("4.0")
    assert red.ship("1.1").turn("ship").wakes("1.1").refused("trade") == "actions.idle"
    table = world(BAY).bank_holds(0)
    assert table.players[0].city("2.0").ship("1.1").turn("ship").wakes("1.1").refused("trade") == "actions.idle"


@rule("rise_and_fall.actions.idle", "rise_and_fall.actions.end")
def test_a_ship_that_can_neither_sail_nor_land_nor_trade_is_not_woken() -> None:
    table = world("""
        m ~ m
         m m
    """)
    table.players[0].ship("1.0").turn("ship")
    assert table.asked == ""
