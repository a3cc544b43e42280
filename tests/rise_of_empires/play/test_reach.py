"""Where cubes may go in the Old World: next to one's own, into the sea, along arrows, and with mercenaries."""

from tests.marks import rule
from tests.rise_of_empires.board import table
from tests.rise_of_empires.campaign import march, refused, regions

COASTS = {
    "iberia", "gaul", "italia", "balkans", "greece", "asia_minor", "levant", "egypt", "cyrenaica", "carthage",
    "mauretania",
}  # fmt: skip
OVERSEAS = {"north_america", "south_america", "china", "indies"}

# ---- next to one's own


@rule("rise_of_empires.reach.near", "rise_of_empires.reach.adjacent")
def test_from_italy_cubes_go_to_italy_its_neighbours_and_over_the_strait_of_sicily() -> None:
    red = march(table().give(0, cube=9).cubes(0, italia=1), "e4")
    assert regions(red) == {"italia", "gaul", "balkans", "carthage"}
    assert refused(red, "place egypt 1") == "reach.near"
    assert refused(red, "place iberia 1") == "reach.near"


@rule("rise_of_empires.reach.near")
def test_the_cubes_of_others_lead_nowhere() -> None:
    red = march(table().give(0, cube=9).cubes(0, iberia=1).cubes(1, egypt=4), "e4")
    assert regions(red) == {"iberia", "gaul", "mauretania"}


@rule("rise_of_empires.reach.before")
def test_a_region_entered_in_this_action_does_not_lead_on() -> None:
    red = march(table().give(0, cube=9).cubes(0, gaul=1), "e1").act("place italia 1")
    assert regions(red) == {"gaul", "iberia"}
    assert refused(red, "place balkans 1") == "reach.before"
    assert refused(red, "place egypt 1") == "reach.near"


@rule("rise_of_empires.reach.before")
def test_in_the_next_action_it_does() -> None:
    red = march(table().give(0, cube=9).cubes(0, gaul=1), "e8").act("place italia 1", "done").act("disc territory")
    red.act(next(notation for notation in red.legal() if notation.startswith("take ")))
    red.act("disc empire", "empire e1")
    assert "balkans" in regions(red)


@rule("rise_of_empires.reach.not_adjacent")
def test_the_mediterranean_touches_its_coasts_and_no_land_of_the_black_sea() -> None:
    red = march(table(turn="IIIA").give(0, cube=9).cubes(0, mediterranean=1), "e1")
    assert regions(red) == COASTS


@rule("rise_of_empires.reach.not_adjacent")
def test_thick_borders_are_closed() -> None:
    red = march(table(turn="IIIA").give(0, cube=9).cubes(0, siberia=1, central_asia=1, persia=1), "e1")
    assert not OVERSEAS & regions(red)
    assert refused(red, "place china 1") == "overseas.sea_symbol"
    assert refused(red, "place indies 1") == "overseas.sea_symbol"


# ---- a first empire


@rule("rise_of_empires.reach.start")
def test_with_no_cube_on_the_map_one_begins_anywhere_even_among_others() -> None:
    red = march(table().give(0, cube=9).cubes(1, gaul=5), "e4")
    assert regions(red) == COASTS
    assert refused(red, "place germany 1") == "empire.era"


@rule("rise_of_empires.reach.start_sea", "rise_of_empires.reach.mediterranean")
def test_a_first_empire_at_sea_or_overseas_takes_a_sea_symbol() -> None:
    red = march(table(turn="IIB").give(0, cube=9), "e4")
    assert refused(red, "place mediterranean 1") == "reach.mediterranean"
    assert refused(red, "place china 1") == "reach.start_sea"
    red = march(table(turn="IIB").give(0, cube=9), "e2")
    assert {"mediterranean", *OVERSEAS} <= regions(red)


@rule("rise_of_empires.reach.start_more")
def test_the_other_regions_of_a_first_empire_touch_the_first_not_the_second() -> None:
    red = march(table().give(0, cube=9), "e1").act("place gaul 1")
    assert regions(red) == {"iberia", "italia"}
    red.act("place italia 1")
    assert regions(red) == {"iberia"}
    assert refused(red, "place balkans 1") == "reach.start_more"


@rule("rise_of_empires.reach.start_more")
def test_a_sea_symbol_does_not_take_the_second_region_of_a_first_empire_overseas() -> None:
    red = march(table(turn="IIB").give(0, cube=9), "e2").act("place gaul 1")
    assert "mediterranean" in regions(red)
    assert not OVERSEAS & regions(red)
    assert refused(red, "place china 1") == "reach.start_more"


@rule("rise_of_empires.reach.start_more")
def test_a_first_empire_in_china_goes_on_in_the_indies_only_and_one_in_america_nowhere() -> None:
    red = march(table(turn="IIB").give(0, cube=9), "e2").act("place china 1")
    assert regions(red) == {"indies"}
    blue = march(table(turn="IIB").give(0, cube=9), "e2").act("place north_america 1")
    assert blue.asked() == "1 takeaction"


# ---- the Mediterranean


@rule("rise_of_empires.reach.mediterranean")
def test_the_sea_takes_a_symbol_to_enter_and_to_reinforce() -> None:
    red = march(table().give(0, cube=9).cubes(0, gaul=1), "e4")
    assert refused(red, "place mediterranean 1") == "reach.mediterranean"
    red = march(table().give(0, cube=9).cubes(0, mediterranean=2), "e4")
    assert refused(red, "place mediterranean 1") == "reach.mediterranean"
    for start in ("gaul", "mediterranean"):
        red = march(table().give(0, cube=9).cubes(0, **{start: 2}), "e5")
        red.act("place mediterranean 1")
        assert red.on(0, "mediterranean") == (3 if start == "mediterranean" else 1)


@rule("rise_of_empires.reach.near")
def test_a_sea_symbol_does_not_reach_a_sea_far_away() -> None:
    red = march(table(turn="IIB").give(0, cube=9).cubes(0, poland=1), "e2")
    assert refused(red, "place mediterranean 1") == "reach.near"


@rule("rise_of_empires.reach.mediterranean_presence")
def test_cubes_at_sea_lead_to_every_coast_and_fight_with_any_tile() -> None:
    red = march(table().give(0, cube=9).cubes(0, mediterranean=2).cubes(1, mediterranean=3), "e4")
    assert regions(red) == COASTS
    red.act("done")
    assert red.legal() == ["fight mediterranean 2", "done"]
    red.act("fight mediterranean 2")
    assert (red.on(0, "mediterranean"), red.on(1, "mediterranean")) == (1, 1)


@rule("rise_of_empires.effects.sea")
def test_sailing_puts_the_symbol_on_every_tile() -> None:
    red = march(table().give(0, cube=9).own(0, "sailing").cubes(0, gaul=1), "e4")
    assert "mediterranean" in regions(red)
    red = march(table(turn="IIB").give(0, cube=9).own(0, "sailing").cubes(0, gaul=1), "e4")
    assert regions(red) >= OVERSEAS


@rule("rise_of_empires.effects.sea")
def test_sailing_serves_its_owner_alone() -> None:
    red = march(table().give(0, cube=9).own(1, "sailing").cubes(0, gaul=1), "e4")
    assert refused(red, "place mediterranean 1") == "reach.mediterranean"


@rule("rise_of_empires.progress.delay_own_actions")
def test_sailing_just_taken_does_not_carry_anybody_yet() -> None:
    red = march(table().give(0, cube=9).own(0, "sailing", fresh=True).cubes(0, gaul=1), "e4")
    assert refused(red, "place mediterranean 1") == "reach.mediterranean"


# ---- Japan and Australasia


@rule("rise_of_empires.reach.arrows_lands")
def test_japan_and_australasia_are_reached_by_their_arrows_without_a_symbol() -> None:
    red = march(table(turn="IIIA").give(0, cube=9).cubes(0, siberia=1, southern_africa=1), "e1")
    assert {"japan", "oceania"} <= regions(red)


@rule("rise_of_empires.reach.arrows_lands")
def test_a_sea_symbol_does_not_reach_japan_from_afar() -> None:
    red = march(table(turn="IIIA").give(0, cube=9).cubes(0, gaul=1), "e2")
    assert refused(red, "place japan 1") == "reach.near"
    assert refused(red, "place oceania 1") == "reach.near"


@rule("rise_of_empires.reach.arrows_lands")
def test_japan_is_closed_before_era_three() -> None:
    red = march(table(turn="IIB").give(0, cube=9).cubes(0, muscovy=1), "e1")
    assert refused(red, "place japan 1") == "empire.era"


@rule("rise_of_empires.reach.arrows_lands", "rise_of_empires.overseas.way_back")
def test_who_holds_japan_is_in_the_old_world_and_needs_no_way_back() -> None:
    red = march(table(turn="IIIA").give(0, cube=9).cubes(0, japan=1, china=1), "e2")
    assert refused(red, "place gaul 1") == "reach.near"


# ---- mercenaries


@rule("rise_of_empires.effects.any_region")
def test_mercenaries_open_one_far_region_for_a_gold() -> None:
    red = march(table().give(0, cube=9, gold=3).own(0, "mercenaries").cubes(0, gaul=1), "e1")
    assert regions(red) == COASTS
    red.act("place egypt 1")
    assert (red.on(0, "egypt"), red.has(0, "gold")) == (1, 2)
    assert red.told("hires")[0].args == {"who": 0, "n": 1}
    assert regions(red) == {"gaul", "iberia", "italia"}
    assert refused(red, "place carthage 1") == "reach.near"  # one region in an action
    assert refused(red, "place levant 1") == "reach.before"  # and it does not lead on


@rule("rise_of_empires.effects.any_region")
def test_where_one_may_go_anyway_mercenaries_are_not_paid() -> None:
    red = march(table().give(0, cube=9, gold=3).own(0, "mercenaries").cubes(0, gaul=1), "e1")
    red.act("place gaul 1", "place iberia 1")
    assert red.has(0, "gold") == 3
    assert "hires" not in red.log()
    red.act("place egypt 1")
    assert red.has(0, "gold") == 2


@rule("rise_of_empires.effects.any_region")
def test_without_gold_mercenaries_do_not_come() -> None:
    red = march(table().give(0, cube=9, gold=0).own(0, "mercenaries").cubes(0, gaul=1), "e1")
    assert regions(red) == {"gaul", "iberia", "italia"}
    assert refused(red, "place egypt 1") == "effects.any_region"


@rule("rise_of_empires.effects.any_region")
def test_mercenaries_open_neither_the_sea_nor_the_ocean_nor_a_later_era() -> None:
    red = march(table(turn="IIB").give(0, cube=9, gold=3).own(0, "mercenaries").cubes(0, gaul=1), "e1")
    assert refused(red, "place mediterranean 1") == "reach.mediterranean"
    assert refused(red, "place china 1") == "overseas.sea_symbol"
    assert refused(red, "place persia 1") == "empire.era"


@rule("rise_of_empires.effects.any_region")
def test_with_a_symbol_mercenaries_open_a_sea_far_away() -> None:
    red = march(table(turn="IIB").give(0, cube=9, gold=3).own(0, "mercenaries").cubes(0, poland=1), "e2")
    red.act("place mediterranean 1")
    assert red.has(0, "gold") == 2


@rule("rise_of_empires.effects.any_region", "rise_of_empires.reach.start")
def test_the_first_region_of_a_new_empire_is_free_the_next_may_be_the_mercenaries() -> None:
    red = march(table(turn="IIB").give(0, cube=9, gold=3).own(0, "mercenaries"), "e1")
    assert refused(red, "place china 1") == "reach.start_sea"
    red.act("place gaul 1")
    assert red.has(0, "gold") == 3
    red.act("place egypt 1")
    assert red.has(0, "gold") == 2
    assert regions(red) == {"iberia", "italia", "britain", "northern_europe", "germany"}


@rule("rise_of_empires.progress.delay_own_actions")
def test_mercenaries_just_taken_do_not_march_yet() -> None:
    red = march(table().give(0, cube=9, gold=3).own(0, "mercenaries", fresh=True).cubes(0, gaul=1), "e1")
    assert refused(red, "place egypt 1") == "reach.near"
