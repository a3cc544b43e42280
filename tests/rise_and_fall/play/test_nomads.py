"""Nomads walk, gather and settle."""

from tests.marks import rule
from tests.rise_and_fall.board import world

HILLS = """
    ~ . f m
     ~ . f g
    ~ . . m
"""  # 0.0 to 3.0, then 0.1 to 3.1, then -1.2 to 2.2


@rule("rise_and_fall.nomads.move")
def test_a_nomad_steps_to_neighbouring_plain_forest_and_mountain_but_not_onto_ice() -> None:
    red = world(HILLS).players[0].nomad("2.1").turn("nomad").wakes("2.1")
    assert red.may("move") == {"1.1", "2.0", "3.0", "2.2", "1.2"}
    assert red.refused("move 3.1") == "nomads.move"  # the glacier
    red.does("move 2.0")
    assert red.pieces("nomad") == {"2.0"}


@rule("rise_and_fall.nomads.move")
def test_a_nomad_neither_swims_nor_walks_two_hexes_nor_leaves_the_world() -> None:
    red = world(HILLS).players[0].nomad("1.1").turn("nomad").wakes("1.1")
    assert red.refused("move 0.1") == "nomads.move"
    assert red.refused("move 3.0") == "nomads.move"
    assert red.refused("move 30.-9") == "nomads.move"


@rule("rise_and_fall.actions.cliff", "rise_and_fall.nomads.move")
def test_a_cliff_of_two_levels_stops_a_nomad_and_a_step_of_one_does_not() -> None:
    red = world(HILLS).players[0].nomad("1.2").turn("nomad").wakes("1.2")
    assert red.may("move") == {"0.2", "1.1", "2.1"}
    assert red.refused("move 2.2") == "actions.cliff"  # plain below a mountain


@rule("rise_and_fall.actions.cliff")
def test_a_cliff_is_one_from_above_too() -> None:
    red = world(HILLS).players[0].nomad("2.2").turn("nomad").wakes("2.2")
    assert red.may("move") == {"2.1"}
    assert red.refused("move 1.2") == "actions.cliff"


@rule("rise_and_fall.actions.stacking")
def test_a_nomad_stops_on_no_piece_and_no_city_not_even_its_own() -> None:
    red, yellow = world(HILLS).players
    yellow.nomad("1.1").city("2.1")
    red.nomad("1.2").city("0.2").turn("nomad")
    assert red.asked is False  # walled in: the turn ended by itself
    red.has(stone=2).turn("nomad").wakes("1.2")
    assert red.legal == ["build temple"]
    assert {red.refused(f"move {place}") for place in ("1.1", "2.1", "0.2")} == {"actions.stacking"}


@rule("rise_and_fall.actions.idle")
def test_a_move_to_the_own_hex_is_no_move() -> None:
    red = world(HILLS).players[0].nomad("1.2").turn("nomad").wakes("1.2")
    assert red.refused("move 1.2") == "actions.idle"


@rule("rise_and_fall.nomads.produce")
def test_a_forest_gives_wood_a_mountain_stone_and_a_plain_nothing() -> None:
    red = world(HILLS).players[0].nomad("2.0", "3.0", "1.1").turn("nomad")
    red.told_to("2.0", "produce").told_to("3.0", "produce").wakes("1.1")
    assert (red.wood, red.stone) == (1, 1)
    assert red.refused("produce") == "nomads.produce"


@rule("rise_and_fall.bank.limit")
def test_with_five_wood_a_nomad_takes_no_sixth() -> None:
    red = world(HILLS).players[0].nomad("2.0").has(wood=5, stone=4).turn("nomad").wakes("2.0")
    refusal = red.refusal("produce")
    assert refusal.rule == "rise_and_fall.bank.limit"
    assert refusal.details == {"resource": "wood", "most": 5}


@rule("rise_and_fall.bank.limit")
def test_the_fifth_stone_is_still_allowed_and_wood_takes_no_room_from_it() -> None:
    red = world(HILLS).players[0].nomad("3.0", "2.2").has(wood=5, stone=4).turn("nomad")
    red.told_to("3.0", "produce").wakes("2.2")
    assert red.stone == 5
    assert red.refused("produce") == "bank.limit"


@rule("rise_and_fall.nomads.city", "rise_and_fall.actions.removed", "rise_and_fall.bank.payments")
def test_a_nomad_on_plain_or_forest_becomes_a_city_for_one_wood_and_one_stone() -> None:
    table = world(HILLS)
    red = table.players[0].nomad("1.1", "2.0").has(wood=3, stone=3).turn("nomad")
    red.told_to("1.1", "build city").told_to("2.0", "build city")
    assert red.pieces("city") == {"1.1", "2.0"}
    assert red.pieces("nomad") == set()
    assert red.reserve("nomad") == 8
    assert (red.wood, red.stone) == (1, 1)
    assert table.told("builds")[0] == {"who": 0, "card": "city", "area": "1.1", "terrain": "plain"}


@rule("rise_and_fall.nomads.city")
def test_a_nomad_builds_no_city_on_a_mountain() -> None:
    red = world(HILLS).players[0].nomad("3.0").has(wood=1, stone=1).turn("nomad").wakes("3.0")
    assert red.refused("build city") == "nomads.city"


@rule("rise_and_fall.bank.cost")
def test_a_city_needs_both_resources() -> None:
    red = world(HILLS).players[0].nomad("1.1").has(wood=5).turn("nomad").wakes("1.1")
    refusal = red.refusal("build city")
    assert refusal.rule == "rise_and_fall.bank.cost"
    assert refusal.details == {"resource": "stone", "cost": 1, "has": 0}
    red = world(HILLS).players[0].nomad("1.1").has(stone=5).turn("nomad").wakes("1.1")
    assert red.refusal("build city").details == {"resource": "wood", "cost": 1, "has": 0}


@rule("rise_and_fall.nomads.temple")
def test_a_nomad_on_plain_or_mountain_becomes_a_temple_for_two_stone() -> None:
    red = world(HILLS).players[0].nomad("1.1", "3.0").has(stone=5).turn("nomad")
    red.told_to("1.1", "build temple").told_to("3.0", "build temple")
    assert red.pieces("temple") == {"1.1", "3.0"}
    assert red.stone == 1


@rule("rise_and_fall.nomads.temple")
def test_no_temple_hides_in_a_forest() -> None:
    red = world(HILLS).players[0].nomad("2.0").has(stone=5).turn("nomad").wakes("2.0")
    assert red.refused("build temple") == "nomads.temple"


@rule("rise_and_fall.bank.cost", "rise_and_fall.nomads.temple")
def test_one_stone_is_not_enough_for_a_temple() -> None:
    red = world(HILLS).players[0].nomad("1.1").has(stone=1).turn("nomad").wakes("1.1")
    assert red.refusal("build temple").details == {"resource": "stone", "cost": 2, "has": 1}


@rule("rise_and_fall.actions.reserve")
def test_after_the_third_temple_there_is_no_fourth() -> None:
    red = world(HILLS).players[0].nomad("1.1").temple("3.0", "2.2", "1.2").has(stone=2).turn("nomad").wakes("1.1")
    refusal = red.refusal("build temple")
    assert refusal.rule == "rise_and_fall.actions.reserve"
    assert refusal.details == {"card": "temple"}


@rule("rise_and_fall.nomads.ship")
def test_a_nomad_on_a_plain_puts_a_ship_on_a_free_sea_beside_it_for_one_wood() -> None:
    table = world(HILLS)
    red, yellow = table.players
    yellow.ship("0.1")
    red.nomad("0.2").has(wood=2).turn("nomad").wakes("0.2")
    assert red.may("build ship") == {"-1.2"}
    assert red.refused("build ship 0.1") == "actions.stacking"
    assert red.refused("build ship 0.0") == "nomads.ship"  # two hexes away
    assert red.refused("build ship 1.2") == "nomads.ship"  # no sea
    red.does("build ship -1.2")
    assert red.pieces("ship") == {"-1.2"}
    assert table.at("0.2") == set()
    assert red.wood == 1


@rule("rise_and_fall.nomads.ship")
def test_no_ship_is_built_from_a_forest_though_the_sea_is_beside_it() -> None:
    red = world("f ~").players[0].nomad("0.0").has(wood=2).turn("nomad").wakes("0.0")
    assert red.refused("build ship 1.0") == "nomads.ship"
    assert red.legal == ["produce"]


@rule("rise_and_fall.actions.reserve", "rise_and_fall.bank.cost")
def test_a_sixth_ship_or_one_without_wood_is_not_built() -> None:
    fleet = "~ ~ ~ ~ ~ ~ ."
    red = world(fleet).players[0].nomad("6.0").has(stone=2).turn("nomad").wakes("6.0")
    assert red.refused("build ship 5.0") == "bank.cost"
    red = world(fleet).players[0].nomad("6.0").ship(*[f"{q}.0" for q in range(5)]).has(wood=1, stone=2)
    assert red.turn("nomad").wakes("6.0").refused("build ship 5.0") == "actions.reserve"
