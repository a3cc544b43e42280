"""Temples convert neighbours and take the tithe."""

import pytest

from tests.marks import rule
from tests.rise_and_fall.board import Player, Table, world

SHRINE = """
    ~ m f
     . . g .
    . f . .
"""  # the temple stands on 1.1; around it 2.1 g, 1.2, 0.2 f, 0.1, 1.0 m, 2.0 f


def neighbours() -> tuple[Table, Player, Player]:
    """A red temple, and yellow units of all four kinds around it: the nomad high above, the ship out of reach."""
    table = world(SHRINE)
    red, yellow = table.players
    red.temple("1.1")
    yellow.nomad("1.0").mountaineer("2.1").merchant("1.2").temple("0.1").city("2.0").ship("0.0")
    return table, red, yellow


@rule("rise_and_fall.temples.conversion", "rise_and_fall.temples.price")
def test_the_red_temple_of_the_rulebook_converts_a_yellow_ship_for_five_gold() -> None:
    table = world("""
        . ~ ~
         . ~
    """)
    red, yellow = table.players
    yellow.ship("1.0")
    red.temple("0.1").has(gold=7).turn("temple").wakes("0.1")
    assert red.explained("convert 1.0") == {"price": 5}
    red.does("convert 1.0")
    assert table.at("1.0") == {"0 ship"}
    assert (red.gold, table.bank) == (2, 520)
    assert table.told("converts") == [{"who": 0, "other": 1, "card": "ship", "area": "1.0", "n": 5}]


@rule("rise_and_fall.temples.price")
@pytest.mark.parametrize(
    ("place", "kind", "price"), [("1.0", "nomad", 2), ("2.1", "mountaineer", 3), ("1.2", "merchant", 5)]
)
def test_each_kind_of_unit_has_its_price(place: str, kind: str, price: int) -> None:
    table, red, _ = neighbours()
    red.has(gold=price).turn("temple").told_to("1.1", f"convert {place}")
    assert table.at(place) == {f"0 {kind}"}
    assert red.gold == 0
    table, red, _ = neighbours()
    red.nomad("0.2").has(gold=price - 1).turn("temple").wakes("1.1")
    refusal = red.refusal(f"convert {place}")
    assert refusal.rule == "rise_and_fall.bank.cost"
    assert refusal.details == {"resource": "gold", "cost": price, "has": price - 1}


@rule("rise_and_fall.temples.conversion")
def test_cities_and_temples_never_change_sides_nor_do_ones_own_or_the_distant() -> None:
    _, red, _ = neighbours()
    red.nomad("0.2").has(gold=20).turn("temple").wakes("1.1")
    assert red.may("convert") == {"1.0", "2.1", "1.2"}
    for place in ("0.1", "2.0", "0.2", "0.0", "2.2", "40.0"):
        assert red.refused(f"convert {place}") == "temples.conversion"


@rule("rise_and_fall.actions.cliffs_named")
def test_no_cliff_protects_from_conversion_and_none_spares_the_tithe() -> None:
    table = world(SHRINE)
    red, yellow = table.players
    yellow.nomad("1.0")  # a mountain beside the plain
    red.temple("1.1").mountaineer("2.1").has(gold=2).turn("temple").wakes("1.1")
    assert red.explained("tithe") == {"tithe": 2}
    assert red.may("convert") == {"1.0"}


@rule("rise_and_fall.actions.full", "rise_and_fall.actions.reserve")
def test_a_merchant_is_converted_only_by_one_who_has_a_merchant_left() -> None:
    for merchants in (5, 6):
        table = world("""
            . . . . . . .
             . . .
        """)
        red, yellow = table.players
        yellow.merchant("0.1")
        red.temple("1.1").merchant(*[f"{q}.0" for q in range(1, 1 + merchants)]).has(gold=5)
        red.turn("temple").wakes("1.1")
        if merchants == 5:
            assert red.may("convert") == {"0.1"}
        else:
            refusal = red.refusal("convert 0.1")
            assert refusal.rule == "rise_and_fall.actions.reserve"
            assert refusal.details == {"card": "merchant"}


@rule("rise_and_fall.temples.on_city", "rise_and_fall.actions.removed")
def test_a_merchant_on_a_foreign_city_is_converted_and_the_city_stands_as_before() -> None:
    table = world(SHRINE, seats=3)
    red, yellow, green = table.players
    green.city("1.2")
    yellow.merchant("1.2")
    red.temple("1.1").has(gold=5).turn("temple").told_to("1.1", "convert 1.2")
    assert table.at("1.2") == {"2 city", "0 merchant"}
    assert yellow.reserve("merchant") == 6
    assert yellow.card("merchant") == "reserve"
    assert red.card("merchant") == "hand"


@rule("rise_and_fall.temples.on_city")
def test_a_foreign_merchant_is_won_over_even_on_ones_own_city() -> None:
    table = world(SHRINE)
    red, yellow = table.players
    yellow.merchant("1.2")
    red.temple("1.1").city("1.2").has(gold=5).turn("temple").told_to("1.1", "convert 1.2")
    assert table.at("1.2") == {"0 city", "0 merchant"}


@rule("rise_and_fall.temples.conversion", "rise_and_fall.actions.once")
def test_a_temple_converts_one_unit_in_a_turn() -> None:
    table, red, _ = neighbours()
    red.has(gold=20).turn("temple").told_to("1.1", "convert 1.0")
    assert table.asked == ""


@rule("rise_and_fall.temples.tithe")
def test_the_tithe_is_two_gold_for_each_own_piece_around_except_temples() -> None:
    table = world(SHRINE)
    red, yellow = table.players
    yellow.nomad("1.0")
    red.temple("1.1", "2.0").city("1.2").merchant("1.2").nomad("0.2").mountaineer("2.1")
    red.nomad("2.2")  # not beside the temple
    red.turn("temple").wakes("1.1")
    assert red.explained("tithe") == {"tithe": 8}  # the city and the merchant on it are two pieces
    red.does("tithe")
    assert (red.gold, table.bank) == (8, 514)
    assert table.told("tithes") == [{"who": 0, "card": "temple", "n": 8, "area": "1.1"}]


@rule("rise_and_fall.temples.tithe")
def test_two_temples_pay_each_other_nothing_and_each_takes_the_tithe_of_a_shared_neighbour() -> None:
    red = world(SHRINE).players[0].temple("1.1", "1.2").nomad("0.2").turn("temple")
    red.told_to("1.1", "tithe").told_to("1.2", "tithe")
    assert red.gold == 4


@rule("rise_and_fall.bank.short", "rise_and_fall.temples.tithe")
def test_the_tithe_ends_with_the_bank() -> None:
    table = world(SHRINE).bank_holds(1)
    red = table.players[0].temple("1.1").nomad("0.2").turn("temple").wakes("1.1")
    assert red.explained("tithe") == {"tithe": 2, "short": -1}
    red.does("tithe")
    assert (red.gold, table.bank) == (1, 0)


@rule("rise_and_fall.actions.idle")
def test_without_believers_or_with_an_empty_bank_there_is_no_tithe() -> None:
    table, red, _ = neighbours()
    assert red.has(gold=2).turn("temple").wakes("1.1").refused("tithe") == "actions.idle"
    table = world(SHRINE).bank_holds(0)
    table.players[0].temple("1.1").nomad("0.2").turn("temple")
    assert table.asked == ""
