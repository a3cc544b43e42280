"""The New World and the Far East: who may go there, when, and how one comes back."""

import pytest

from tests.marks import rule
from tests.rise_of_empires.board import table
from tests.rise_of_empires.campaign import march, refused, regions

ONE = {"overseas": "one"}
OVERSEAS = {"north_america", "south_america", "china", "indies"}
ERA_TWO = {"britain", "northern_europe", "germany", "poland", "danube", "muscovy"}

# ---- by sea


@rule("rise_of_empires.overseas.sea_symbol")
def test_a_sea_symbol_leads_overseas_from_anywhere() -> None:
    red = march(table(turn="IIB").give(0, cube=9).cubes(0, poland=1), "e2")
    assert regions(red) >= OVERSEAS
    red = march(table(turn="IIB").give(0, cube=9).cubes(0, poland=1), "e1")
    assert not OVERSEAS & regions(red)
    for region in sorted(OVERSEAS):
        assert refused(red, f"place {region} 1") == "overseas.sea_symbol"


@rule("rise_of_empires.empire.era")
def test_in_era_one_no_symbol_leads_overseas() -> None:
    red = march(table(turn="IB").give(0, cube=9).own(0, "navigation").cubes(0, iberia=1), "e3")
    assert refused(red, "place north_america 1") == "empire.era"


@rule("rise_of_empires.overseas.beside", "rise_of_empires.overseas.both")
def test_one_action_reinforces_at_home_and_enters_america_and_china() -> None:
    red = march(table(turn="IIB").give(0, cube=9).cubes(0, gaul=1), "e2")
    red.act("place gaul 1", "place north_america 2", "place china 3")
    assert (red.on(0, "gaul"), red.on(0, "north_america"), red.on(0, "china")) == (2, 2, 3)
    assert red.asked() == "1 takeaction"


# ---- without a symbol


@rule("rise_of_empires.overseas.reinforce")
def test_what_one_holds_overseas_is_reinforced_without_a_symbol() -> None:
    red = march(table(turn="IIB").give(0, cube=9).cubes(0, gaul=1, north_america=1), "e1")
    assert OVERSEAS & regions(red) == {"north_america"}


@rule("rise_of_empires.overseas.by_land")
@pytest.mark.parametrize("start", ["china", "indies"])
def test_china_and_the_indies_touch(start: str) -> None:
    red = march(table(turn="IIB").give(0, cube=9).cubes(0, **{start: 1}), "e1")
    assert regions(red) == {"china", "indies"}


@rule("rise_of_empires.reach.not_adjacent")
@pytest.mark.parametrize("start", ["north_america", "south_america"])
def test_the_americas_do_not_touch(start: str) -> None:
    red = march(table(turn="IIB").give(0, cube=9).cubes(0, **{start: 1}), "e1")
    assert regions(red) == {start}


# ---- Navigation


@rule("rise_of_empires.overseas.navigation")
def test_in_turn_two_a_nobody_goes_overseas_without_navigation() -> None:
    red = march(table(turn="IIA").give(0, cube=9).cubes(0, iberia=1), "e2")
    for region in sorted(OVERSEAS):
        assert refused(red, f"place {region} 1") == "overseas.navigation"


@rule("rise_of_empires.overseas.anyones", "rise_of_empires.effects.opens_overseas")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_whoever_owns_navigation_all_may_go(owner: int) -> None:
    red = march(table(seats=3, turn="IIA").give(0, cube=9).own(owner, "navigation").cubes(0, iberia=1), "e2")
    assert regions(red) >= OVERSEAS


@rule("rise_of_empires.progress.at_once")
def test_navigation_opens_the_way_from_the_moment_it_is_taken() -> None:
    red = table(turn="IIA").give(0, cube=9).own(1, "navigation", fresh=True).cubes(0, iberia=1)
    assert regions(march(red, "e2")) >= OVERSEAS


@rule("rise_of_empires.overseas.navigation")
def test_navigation_alone_is_no_sea_symbol() -> None:
    red = march(table(turn="IIA").give(0, cube=9).own(0, "navigation").cubes(0, iberia=1), "e1")
    assert refused(red, "place north_america 1") == "overseas.sea_symbol"


@rule("rise_of_empires.overseas.gate", "rise_of_empires.overseas.navigation")
def test_the_gate_looks_at_the_moment_of_placing_and_at_reinforcing_too() -> None:
    red = table(turn="IIA").give(0, cube=9).own(1, "navigation").cubes(0, iberia=1, china=2)
    march(red, "e2").act("place china 1")
    red.position.progress[1] = ()
    assert refused(red, "place indies 1") == "overseas.navigation"
    assert red.on(0, "china") == 3  # what is there stays
    blue = march(table(turn="IIA").give(0, cube=9).cubes(0, iberia=1, china=2), "e1")
    assert refused(blue, "place china 1") == "overseas.navigation"


@rule("rise_of_empires.overseas.navigation", "rise_of_empires.reach.start_sea")
def test_a_first_empire_overseas_waits_for_navigation_too() -> None:
    red = march(table(turn="IIA").give(0, cube=9), "e2")
    assert refused(red, "place china 1") == "overseas.navigation"
    assert "mediterranean" in regions(red)


@rule("rise_of_empires.overseas.open")
@pytest.mark.parametrize("turn", ["IIB", "IIIA", "IIIB"])
def test_from_turn_two_b_on_nobody_asks_for_navigation(turn: str) -> None:
    red = march(table(turn=turn).give(0, cube=9).cubes(0, iberia=1), "e2")
    assert regions(red) >= OVERSEAS


# ---- one area in an action


@rule("rise_of_empires.overseas.one", "rise_of_empires.options.overseas")
def test_by_option_an_action_enters_one_area_overseas() -> None:
    red = march(table(turn="IIB", options=ONE).give(0, cube=9).cubes(0, gaul=1), "e2")
    assert regions(red) >= OVERSEAS
    red.act("place north_america 1")
    assert OVERSEAS & regions(red) == {"south_america"}
    assert refused(red, "place china 1") == "overseas.one"
    red.act("place south_america 1")
    assert "iberia" in regions(red)


@rule("rise_of_empires.overseas.one")
def test_by_option_what_one_holds_is_reinforced_in_either_area() -> None:
    red = table(turn="IIB", options=ONE).give(0, cube=9).own(0, "roads").cubes(0, gaul=1, china=1)
    march(red, "e2").act("place china 1")  # reinforcing enters nothing
    assert {"north_america", "south_america"} <= regions(red)
    red.act("place north_america 1")
    assert refused(red, "place indies 1") == "overseas.one"  # new, though by land
    blue = table(turn="IIB", options=ONE).give(0, cube=9).cubes(0, gaul=1, china=1)
    march(blue, "e2").act("place north_america 1")
    assert OVERSEAS & regions(blue) == {"china", "south_america"}


@rule("rise_of_empires.overseas.one")
def test_by_option_mercenaries_enter_no_second_area_either() -> None:
    red = table(turn="IIB", options=ONE).give(0, cube=9, gold=3).own(0, "mercenaries").cubes(0, gaul=1)
    march(red, "e2").act("place china 1")
    assert refused(red, "place north_america 1") == "overseas.one"


@rule("rise_of_empires.overseas.one", "rise_of_empires.empire.restart")
def test_by_option_nothing_counts_as_held_after_beginning_anew() -> None:
    red = table(turn="IIB", options=ONE).give(0, cube=9, gold=3).own(0, "mercenaries").cubes(0, china=1)
    march(red, "e2").act("restart", "place north_america 1")
    assert refused(red, "place china 1") == "overseas.one"


# ---- the way back


@rule("rise_of_empires.overseas.way_back")
def test_from_overseas_alone_a_symbol_leads_to_any_one_region_of_the_old_world() -> None:
    red = march(table(turn="IIB").give(0, cube=9).cubes(0, north_america=1).cubes(1, gaul=4), "e2")
    assert {"gaul", "egypt", "mediterranean", *ERA_TWO, *OVERSEAS} <= regions(red)
    assert refused(red, "place persia 1") == "empire.era"


@rule("rise_of_empires.overseas.way_back")
def test_without_a_symbol_there_is_no_way_back() -> None:
    red = march(table(turn="IIB").give(0, cube=9).cubes(0, north_america=1), "e1")
    assert regions(red) == {"north_america"}
    assert refused(red, "place gaul 1") == "overseas.way_back"


@rule("rise_of_empires.overseas.way_back")
def test_with_a_single_cube_in_the_old_world_there_is_no_free_landing() -> None:
    red = march(table(turn="IIB").give(0, cube=9).cubes(0, north_america=5, poland=1), "e2")
    assert refused(red, "place egypt 1") == "reach.near"


@rule("rise_of_empires.overseas.way_back_more")
def test_further_regions_of_the_old_world_touch_the_landing() -> None:
    red = table(turn="IIB").give(0, cube=9).own(0, "roads").cubes(0, north_america=1)
    march(red, "e2").act("place iberia 1")
    assert regions(red) == {"gaul", "mauretania", "mediterranean", *OVERSEAS}
    assert refused(red, "place egypt 1") == "overseas.way_back_more"
    red.act("place gaul 1")
    assert refused(red, "place italia 1") == "overseas.way_back_more"


@rule("rise_of_empires.overseas.way_back", "rise_of_empires.overseas.beside")
def test_the_way_back_goes_together_with_regions_overseas_in_any_order() -> None:
    red = march(table(turn="IIB").give(0, cube=9).cubes(0, north_america=1), "e2")
    red.act("place china 1", "place north_america 1")
    assert "egypt" in regions(red)
    red.act("place egypt 1")
    assert (red.on(0, "china"), red.on(0, "north_america"), red.on(0, "egypt")) == (1, 2, 1)


@rule("rise_of_empires.overseas.way_back", "rise_of_empires.effects.any_region")
def test_the_landing_is_free_and_mercenaries_open_another_region() -> None:
    red = table(turn="IIB").give(0, cube=9, gold=3).own(0, "mercenaries").cubes(0, north_america=1)
    march(red, "e2").act("place iberia 1")
    assert red.has(0, "gold") == 3
    red.act("place egypt 1")
    assert red.has(0, "gold") == 2
    assert refused(red, "place levant 1") == "overseas.way_back_more"


@rule("rise_of_empires.effects.any_region")
def test_without_a_symbol_mercenaries_find_a_way_back_that_leads_no_further() -> None:
    red = table(turn="IIB").give(0, cube=9, gold=3).own(0, "mercenaries").cubes(0, north_america=1)
    march(red, "e1").act("place egypt 1")
    assert red.has(0, "gold") == 2
    assert regions(red) == {"north_america"}
