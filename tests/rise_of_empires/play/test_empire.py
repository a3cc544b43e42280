"""Empire tiles: who takes one, how many cubes go into how many regions, and beginning anew."""

import pytest

from tests.marks import rule
from tests.rise_of_empires.board import table
from tests.rise_of_empires.campaign import march, refused, regions

EMPIRES = ["empire e1", "empire e2", "empire e3", "empire e4", "empire e5", "empire e6", "empire e7", "empire e8"]

# ---- the tile


@rule("rise_of_empires.empire.take")
def test_a_tile_is_taken_then_cubes_are_placed_then_one_may_fight() -> None:
    red = table().give(0, cube=4).cubes(1, italia=2).act("disc empire")
    assert red.legal() == EMPIRES
    assert red.position.halfway()
    red.act("empire e4")
    assert red.asked() == "0 placecubes"
    red.act("place italia 3", "place gaul 1")
    assert red.asked() == "0 fight"
    red.act("fight italia 2")
    assert red.asked() == "1 takeaction"
    assert red.log() == ["disc", "empire", "places", "places", "fights"]


@rule("rise_of_empires.empire.once")
def test_a_tile_that_somebody_has_taken_is_gone_for_all_for_this_turn() -> None:
    red = march(table(), "e3").act("place gaul 5").act("disc empire")
    assert red.asked() == "1 takeempire"
    assert red.legal() == [notation for notation in EMPIRES if notation != "empire e3"]
    assert refused(red, "empire e3") == "empire.once"


@rule("rise_of_empires.empire.take")
def test_the_last_tile_is_taken_without_a_question() -> None:
    red = table(seats=5).give(0, cube=3)
    for tile in range(7):
        red.position.empires[tile] = 1 + tile % 4
    red.act("disc empire")
    assert red.asked() == "0 placecubes"
    assert red.position.empires[7] == 0


@rule("rise_of_empires.display.without_action")
def test_a_disc_taken_back_needs_no_empire_but_one_put_down_does() -> None:
    red = table(turn="IB").row("empire", 0, 1).act("back empire 2")
    assert red.legal() == [*EMPIRES, "pass"]
    red.act("pass")
    assert red.asked() == "1 takeaction"
    assert red.log()[-1] == "passes"
    blue = table().act("disc empire")
    assert refused(blue, "pass") == "display.without_action"


# ---- how many cubes, into how many regions


@rule("rise_of_empires.empire.place")
def test_any_number_of_cubes_of_the_pool_is_placed_but_no_more_than_it_has() -> None:
    red = march(table().give(0, cube=3), "e1")
    assert [notation for notation in red.legal() if "gaul" in notation] == [
        "place gaul 1",
        "place gaul 2",
        "place gaul 3",
    ]
    assert refused(red, "place gaul 4") == "empire.place"
    stock = red.position.stock(0)
    red.act("place gaul 2")
    assert (red.on(0, "gaul"), red.has(0, "cube"), red.position.stock(0)) == (2, 1, stock)
    assert refused(red, "place iberia 2") == "empire.place"


@rule("rise_of_empires.empire.place")
def test_placing_nothing_is_allowed() -> None:
    red = march(table().give(0, cube=3), "e1").act("done")
    assert red.asked() == "1 takeaction"
    assert red.has(0, "cube") == 3
    assert not red.position.occupied(0)


@rule("rise_of_empires.empire.place")
def test_with_an_empty_pool_and_an_empty_map_nothing_is_asked() -> None:
    red = march(table().give(0, cube=0), "e1")
    assert red.asked() == "1 takeaction"


@rule("rise_of_empires.empire.place")
def test_after_the_last_cube_of_the_pool_nothing_more_is_asked() -> None:
    red = march(table().give(0, cube=3), "e1").act("place gaul 1", "place italia 2")
    assert red.asked() == "1 takeaction"


@rule("rise_of_empires.empire.value")
@pytest.mark.parametrize(
    ("turn", "tile", "value"), [("IIA", "e1", 4), ("IA", "e2", 3), ("IA", "e7", 2), ("IIA", "e7", 1)]
)
def test_cubes_go_into_as_many_regions_as_the_tile_says(turn: str, tile: str, value: int) -> None:
    red = march(table(turn=turn).give(0, cube=9).cubes(0, italia=1), tile)
    for region in ("italia", "gaul", "balkans", "carthage")[:value]:
        assert red.asked() == "0 placecubes"
        red.act(f"place {region} 1")
    assert red.asked() == "1 takeaction"
    assert red.has(0, "cube") == 9 - value


@rule("rise_of_empires.tiles.empire_sides")
def test_the_second_side_counts_from_era_two_on() -> None:
    early = march(table(turn="IB").give(0, cube=9).cubes(0, gaul=1), "e3")
    assert early.told("empire")[0].args == {"who": 0, "empire": "e3_front"}
    early.act("place gaul 1", "place iberia 1", "place italia 1")
    assert early.asked() == "1 takeaction"
    late = march(table(turn="IIA").give(0, cube=9).cubes(0, gaul=1), "e3").act("place gaul 1", "place iberia 1")
    assert late.told("empire")[0].args == {"who": 0, "empire": "e3_back"}
    assert late.asked() == "1 takeaction"


@rule("rise_of_empires.effects.extra_regions")
def test_roads_and_railways_each_add_a_region() -> None:
    red = march(table(turn="IIIA").give(0, cube=9).own(0, "roads", "railways").cubes(0, italia=1), "e7")
    red.act("place italia 1", "place gaul 1", "place balkans 1")
    assert red.asked() == "1 takeaction"


@rule("rise_of_empires.progress.delay_own_actions")
def test_roads_just_taken_do_not_add_a_region_yet() -> None:
    red = march(table().give(0, cube=9).own(0, "roads", fresh=True), "e7").act("place gaul 1", "place italia 1")
    assert red.asked() == "1 takeaction"


@rule("rise_of_empires.empire.each_region_once")
def test_a_region_is_named_once_in_an_action() -> None:
    red = march(table().give(0, cube=9), "e1").act("place gaul 1")
    assert "gaul" not in regions(red)
    assert refused(red, "place gaul 1") == "empire.each_region_once"


@rule("rise_of_empires.empire.era")
def test_every_era_opens_more_of_the_map() -> None:
    red = march(table(turn="IB").give(0, cube=9).cubes(0, gaul=1, egypt=1), "e1")
    assert refused(red, "place germany 1") == "empire.era"
    assert refused(red, "place east_africa 1") == "empire.era"
    red = march(table(turn="IIA").give(0, cube=9).cubes(0, gaul=1, egypt=1), "e1")
    assert {"germany", "britain"} <= regions(red)
    assert refused(red, "place east_africa 1") == "empire.era"
    red = march(table(turn="IIIA").give(0, cube=9).cubes(0, gaul=1, egypt=1), "e1")
    assert {"germany", "east_africa"} <= regions(red)


# ---- beginning anew


@rule("rise_of_empires.empire.restart", "rise_of_empires.reach.start")
def test_all_cubes_come_back_to_the_pool_and_a_new_empire_begins_anywhere() -> None:
    red = march(table().give(0, cube=2).cubes(0, gaul=3, italia=1), "e4")
    assert "restart" in red.legal()
    assert refused(red, "place egypt 1") == "reach.near"
    stock = red.position.stock(0)
    red.act("restart")
    assert (red.has(0, "cube"), red.position.stock(0), red.position.occupied(0)) == (6, stock, [])
    assert red.told("restarts")[0].args == {"who": 0, "n": 4}
    red.act("place egypt 5")
    assert regions(red) == {"levant", "cyrenaica"}  # nothing is left of the old empire
    assert refused(red, "place gaul 1") == "reach.start_more"


@rule("rise_of_empires.empire.restart")
def test_with_an_empty_pool_one_may_still_begin_anew() -> None:
    red = march(table().give(0, cube=0).cubes(0, gaul=3), "e4")
    assert red.legal() == ["restart", "done"]
    red.act("restart", "place egypt 3")
    assert red.on(0, "egypt") == 3


@rule("rise_of_empires.empire.restart")
def test_one_begins_anew_once_and_only_with_cubes_on_the_map() -> None:
    red = march(table().give(0, cube=2).cubes(0, gaul=3), "e4").act("restart")
    assert refused(red, "restart") == "empire.restart"
    blue = march(table().give(0, cube=2), "e4")
    assert refused(blue, "restart") == "empire.restart"


@rule("rise_of_empires.empire.restart_first")
def test_after_the_first_cube_it_is_too_late_to_begin_anew() -> None:
    red = march(table().give(0, cube=4).cubes(0, gaul=3), "e4").act("place gaul 1")
    assert refused(red, "restart") == "empire.restart_first"


@rule("rise_of_empires.empire.restart")
def test_beginning_anew_leaves_the_cubes_of_others() -> None:
    red = march(table().give(0, cube=0).cubes(0, gaul=3).cubes(1, gaul=2), "e4").act("restart")
    assert red.on(1, "gaul") == 2
