"""Cities grow, teach and pay taxes."""

from tests.marks import rule
from tests.rise_and_fall.board import world

VALLEY = """
    ~ . f m
     ~ . f g
    ~ . . m
"""


@rule("rise_and_fall.cities.growth")
def test_a_city_puts_a_nomad_on_empty_land_beside_it_and_stays() -> None:
    table = world(VALLEY)
    red = table.players[0].city("2.1").turn("city").wakes("2.1")
    assert red.may("grow") == {"1.1", "2.0", "3.0", "2.2", "1.2"}
    assert red.refused("grow 3.1") == "cities.growth"  # a glacier
    assert red.refused("grow 0.1") == "cities.growth"  # far off, and sea
    red.does("grow 2.2")
    assert table.at("2.2") == {"0 nomad"}
    assert table.at("2.1") == {"0 city"}
    assert table.told("grows") == [{"who": 0, "card": "nomad", "area": "2.2", "terrain": "mountain"}]


@rule("rise_and_fall.cities.growth", "rise_and_fall.actions.cliff")
def test_nobody_is_born_over_a_cliff_or_at_sea() -> None:
    red = world(VALLEY).players[0].city("1.2").turn("city").wakes("1.2")
    assert red.refused("grow 2.2") == "actions.cliff"
    red = world(VALLEY).players[0].city("1.1").turn("city").wakes("1.1")
    assert red.refused("grow 0.1") == "cities.growth"


@rule("rise_and_fall.cities.growth", "rise_and_fall.actions.stacking")
def test_a_city_grows_onto_no_other_piece() -> None:
    red, yellow = world(VALLEY).players
    yellow.nomad("1.1")
    red.city("1.2", "0.2").turn("city").wakes("1.2")
    assert red.refused("grow 1.1") == "actions.stacking"
    assert red.refused("grow 0.2") == "actions.stacking"
    assert red.may("grow") == {"2.1"}


@rule("rise_and_fall.actions.reserve")
def test_with_all_eight_nomads_in_the_world_no_city_grows() -> None:
    red = world("""
        . . . . . .
         . . . . . .
    """).players[0]
    red.city("0.0").nomad(*[f"{q}.1" for q in range(6)], "4.0", "5.0").turn("city").wakes("0.0")
    assert red.may("grow") == set()
    assert red.refusal("grow 1.0").details == {"card": "nomad"}


@rule("rise_and_fall.cities.education", "rise_and_fall.bank.payments")
def test_a_nomad_learns_to_trade_for_two_gold_or_to_climb_for_one() -> None:
    table = world(VALLEY)
    red = table.players[0].city("1.1", "0.2").nomad("1.2", "2.0").has(gold=3).turn("city").wakes("1.1")
    assert red.may("educate merchant") == red.may("educate mountaineer") == {"1.2", "2.0"}
    red.does("educate merchant 1.2").told_to("0.2", "tax").turn("city")
    assert table.at("1.2") == {"0 merchant"}
    assert red.gold == 3
    red.told_to("1.1", "educate mountaineer 2.0")
    assert table.at("2.0") == {"0 mountaineer"}
    assert red.gold == 2
    assert table.bank == 522 - 2
    assert red.pieces("nomad") == set()
    assert red.reserve("nomad") == 8


@rule("rise_and_fall.bank.cost", "rise_and_fall.cities.education")
def test_education_is_paid_in_full() -> None:
    red = world(VALLEY).players[0].city("1.1").nomad("1.2").has(gold=1).turn("city").wakes("1.1")
    assert red.refusal("educate merchant 1.2").details == {"resource": "gold", "cost": 2, "has": 1}
    assert red.may("educate mountaineer") == {"1.2"}
    red.does("educate mountaineer 1.2").turn("city").wakes("1.1")
    assert red.gold == 0


@rule("rise_and_fall.cities.education")
def test_a_city_teaches_neither_strangers_nor_the_distant_nor_those_who_know_a_trade() -> None:
    red, yellow = world(VALLEY).players
    yellow.nomad("1.2")
    red.city("1.1").nomad("2.2").merchant("2.1").has(gold=9).turn("city").wakes("1.1")
    assert red.may("educate merchant") == set()
    for place in ("1.2", "2.2", "2.1", "0.2", "20.0"):
        assert red.refused(f"educate mountaineer {place}") == "cities.education"


@rule("rise_and_fall.actions.cliff", "rise_and_fall.cities.education")
def test_a_city_does_not_teach_over_a_cliff() -> None:
    red = world(VALLEY).players[0].city("1.2").nomad("2.2").has(gold=9).turn("city").wakes("1.2")
    assert red.refused("educate merchant 2.2") == "actions.cliff"
    assert red.may("educate merchant") == set()


@rule("rise_and_fall.actions.reserve")
def test_a_fourth_mountaineer_cannot_be_taught() -> None:
    red = world(VALLEY).players[0].city("1.1").nomad("1.2").mountaineer("2.0", "3.0", "3.1").has(gold=9)
    red.turn("city").wakes("1.1")
    assert red.refused("educate mountaineer 1.2") == "actions.reserve"
    assert red.may("educate merchant") == {"1.2"}


@rule("rise_and_fall.cities.taxes", "rise_and_fall.bank.payments")
def test_a_city_brings_one_gold_on_a_mountain_two_on_a_plain_three_in_a_forest() -> None:
    table = world(VALLEY)
    red = table.players[0].city("3.0", "1.1", "2.1").turn("city")
    brought = []
    for place in ("3.0", "1.1", "2.1"):
        red.wakes(place)
        before, said = red.gold, red.explained("tax")
        red.does("tax")
        brought.append(red.gold - before)
        assert said == {"taxes": brought[-1]}
    assert brought == [1, 2, 3]
    assert table.bank == 522 - 6
    assert table.told("taxes")[2] == {"who": 0, "card": "city", "n": 3, "area": "2.1"}


@rule("rise_and_fall.bank.short")
def test_a_bank_with_one_gold_left_pays_that_and_the_rest_is_lost() -> None:
    table = world(VALLEY).bank_holds(1)
    red = table.players[0].city("2.1").turn("city").wakes("2.1")
    assert red.explained("tax") == {"taxes": 3, "short": -2}
    red.does("tax")
    assert (red.gold, table.bank) == (1, 0)
    assert table.tallies("taxes") == [{"taxes": 3, "short": -2}]


@rule("rise_and_fall.actions.idle")
def test_an_empty_bank_pays_no_taxes() -> None:
    red = world(VALLEY).bank_holds(0).players[0].city("2.1").turn("city").wakes("2.1")
    assert red.refused("tax") == "actions.idle"


@rule("rise_and_fall.actions.kind")
def test_a_city_does_what_cities_do_and_nothing_else() -> None:
    red = world(VALLEY).players[0].city("2.1").has(wood=5, stone=5, gold=9).turn("city").wakes("2.1")
    for notation in (
        "move 1.1",
        "produce",
        "build city",
        "build ship 0.1",
        "trade",
        "tithe",
        "convert 1.1",
        "buy wood",
    ):
        assert red.refusal(notation).rule == "rise_and_fall.actions.kind"
        assert red.refusal(notation).details == {"card": "city"}
