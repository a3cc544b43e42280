"""Mountaineers cross cliffs and glaciers, past pieces of their own."""

from tests.marks import rule
from tests.rise_and_fall.board import world

RIDGE = ". g . m f . ~"  # 0.0 to 6.0, in one line: every way leads through the next hex
PASS = """
    . . . .
     . g .
"""  # 0.0 to 3.0, 0.1 1.1 2.1


@rule("rise_and_fall.mountaineers.move", "rise_and_fall.actions.cliffs_named")
def test_a_mountaineer_goes_up_to_three_hexes_over_ice_and_cliffs() -> None:
    table = world(RIDGE)
    red = table.players[0].mountaineer("0.0").turn("mountaineer").wakes("0.0")
    assert red.may("move") == {"1.0", "2.0", "3.0"}
    refusal = red.refusal("move 4.0")
    assert refusal.rule == "rise_and_fall.mountaineers.move"
    assert refusal.details == {"most": 3}
    assert red.refused("move 0.0") == "actions.idle"
    assert red.refused("move 0.9") == "mountaineers.move"
    red.does("move 1.0")
    assert table.terrain("1.0") == "glacier"
    assert red.pieces("mountaineer") == {"1.0"}


@rule("rise_and_fall.mountaineers.move")
def test_a_mountaineer_does_not_swim_not_even_to_the_other_shore() -> None:
    red = world(". ~ .").players[0].mountaineer("0.0").nomad("2.0").turn("mountaineer")
    assert red.asked is False
    red = world(". f ~ .").players[0].mountaineer("1.0").turn("mountaineer").wakes("1.0")
    assert red.may("move") == {"0.0"}
    assert red.refused("move 2.0") == "mountaineers.move"
    assert red.refused("move 3.0") == "mountaineers.move"  # two hexes away, but by sea


@rule("rise_and_fall.mountaineers.passing", "rise_and_fall.actions.stacking")
def test_a_mountaineer_passes_pieces_of_its_colour_and_stops_on_none() -> None:
    table = world(RIDGE)
    red = table.players[0].nomad("2.0").city("3.0").merchant("3.0").mountaineer("1.0").turn("mountaineer").wakes("1.0")
    assert red.may("move") == {"0.0", "4.0"}
    assert red.refused("move 2.0") == "actions.stacking"
    assert red.refused("move 3.0") == "actions.stacking"


@rule("rise_and_fall.mountaineers.passing")
def test_a_foreign_piece_bars_the_way() -> None:
    table = world(RIDGE)
    red, yellow = table.players
    yellow.nomad("2.0")
    red.mountaineer("1.0").turn("mountaineer").wakes("1.0")
    assert red.may("move") == {"0.0"}
    assert red.refused("move 3.0") == "mountaineers.passing"


@rule("rise_and_fall.mountaineers.passing")
def test_a_hex_with_pieces_of_two_owners_bars_the_way_whoever_owns_which() -> None:
    for citizen, merchant in ((0, 1), (1, 0)):
        table = world(RIDGE)
        table.players[citizen].city("2.0")
        table.players[merchant].merchant("2.0")
        red = table.players[0].mountaineer("1.0").turn("mountaineer").wakes("1.0")
        assert red.may("move") == {"0.0"}
        assert red.refused("move 3.0") == "mountaineers.passing"


@rule("rise_and_fall.mountaineers.passing")
def test_a_mountaineer_goes_around_a_stranger_where_there_is_a_way() -> None:
    red, yellow = world(PASS).players
    yellow.nomad("1.0")
    red.mountaineer("0.0").turn("mountaineer").wakes("0.0")
    assert red.may("move") == {"0.1", "1.1", "2.0", "2.1"}
    assert red.refused("move 3.0") == "mountaineers.passing"  # within three hexes only through the stranger


@rule("rise_and_fall.mountaineers.produce")
def test_a_mountaineer_takes_wood_in_a_forest_stone_on_mountains_and_ice_and_nothing_on_a_plain() -> None:
    red = world(RIDGE).players[0].mountaineer("1.0", "3.0", "4.0").turn("mountaineer")
    red.told_to("1.0", "produce").told_to("3.0", "produce").told_to("4.0", "produce")
    assert (red.wood, red.stone) == (1, 2)
    red = world(RIDGE).players[0].mountaineer("0.0").turn("mountaineer").wakes("0.0")
    assert red.refused("produce") == "mountaineers.produce"


@rule("rise_and_fall.bank.limit")
def test_a_mountaineer_on_the_ice_finds_no_room_for_a_sixth_stone() -> None:
    red = world(RIDGE).players[0].mountaineer("1.0").has(stone=5).turn("mountaineer").wakes("1.0")
    assert red.refusal("produce").details == {"resource": "stone", "most": 5}


@rule("rise_and_fall.mountaineers.city")
def test_a_mountaineer_founds_a_city_in_a_forest_or_on_a_mountain_for_two_wood() -> None:
    table = world(RIDGE)
    red = table.players[0].mountaineer("3.0", "4.0").has(wood=4).turn("mountaineer")
    red.told_to("3.0", "build city").told_to("4.0", "build city")
    assert red.pieces("city") == {"3.0", "4.0"}
    assert red.wood == 0
    assert red.reserve("mountaineer") == 3


@rule("rise_and_fall.mountaineers.city")
def test_a_mountaineer_founds_no_city_on_a_plain_or_on_ice() -> None:
    red = world(RIDGE).players[0].mountaineer("0.0", "1.0").has(wood=2).turn("mountaineer")
    assert red.wakes("0.0").refused("build city") == "mountaineers.city"
    red.does("move 2.0")
    assert red.wakes("1.0").refused("build city") == "mountaineers.city"


@rule("rise_and_fall.bank.cost", "rise_and_fall.actions.reserve")
def test_a_city_up_there_takes_two_wood_and_a_city_in_the_reserve() -> None:
    red = world(RIDGE).players[0].mountaineer("3.0").has(wood=1, stone=5).turn("mountaineer").wakes("3.0")
    assert red.refusal("build city").details == {"resource": "wood", "cost": 2, "has": 1}
    plains = "m . . . . . . . . ."
    red = world(plains).players[0].mountaineer("0.0").city(*[f"{q}.0" for q in range(1, 9)]).has(wood=2)
    assert red.turn("mountaineer").wakes("0.0").refused("build city") == "actions.reserve"


@rule("rise_and_fall.actions.idle", "rise_and_fall.actions.end")
def test_a_mountaineer_behind_its_own_people_still_has_a_way_and_one_behind_strangers_has_none() -> None:
    table = world(". . .")
    red, yellow = table.players
    red.mountaineer("0.0").nomad("1.0").turn("mountaineer")
    assert red.may("wake") == {"0.0"}
    yellow.nomad("2.0")
    red.turn("mountaineer")
    assert table.asked == ""
