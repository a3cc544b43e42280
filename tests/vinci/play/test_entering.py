"""Entering the map: where a people may begin, and at what cost."""

import pytest

from tests.marks import rule
from tests.vinci.board import Table

BY_LAND = {"norway", "sweden", "finland", "novgorod", "ural_n", "ural_s", "lower_volga", "caucasus", "anatolia"}
BY_SEA = {
    "ireland", "scotland", "england", "norway", "jutland", "flanders", "iberia_west", "andalusia", "spain_forest",
    "south_italy", "greece", "asia_minor", "anatolia",
}  # fmt: skip


@rule("vinci.entering.first_province")
def test_a_people_begins_at_the_edge_or_beside_a_sea_zone_that_reaches_it(europe: Table) -> None:
    red = europe.people(hand=9)
    assert red.may("conquer") == BY_LAND | BY_SEA
    for province in ("gaul_north", "aquitaine_a", "burgundy", "north_italy", "dacia", "saxony"):
        assert red.refused(f"conquer {province}") == "vinci.entering.first_province"


@rule("vinci.entering.first_province")
def test_on_mare_nostrum_the_inner_seas_are_no_entry(mare_nostrum: Table) -> None:
    red = mare_nostrum.people(hand=9)
    assert not {"sardinia", "sicily", "north_italy", "south_italy", "greece", "hispania"} & red.may("conquer")
    assert {"lusitania", "pyrenees", "asia", "thrace", "egypt", "alps"} <= red.may("conquer")
    assert len(red.may("conquer")) == 21


@rule("vinci.entering.first_province")
def test_after_its_first_province_a_people_goes_on_from_there(europe: Table) -> None:
    red = europe.people(hand=20).plays("conquer iberia_west")
    assert red.may("conquer") == {"andalusia", "pyrenees", "spain_forest"}


@rule("vinci.entering.no_origin_bonus")
def test_no_mountain_or_fort_makes_an_entry_cheaper(europe: Table) -> None:
    red = europe.people(hand=9).declining("pyrenees", forts=("pyrenees",))
    assert red.cost_of("iberia_west") == {"land": 2, "defenders": 1}
    assert red.cost_of("norway") == {"mountain": 3}


@rule("vinci.entering.again", "vinci.losses.no_province")
def test_a_people_without_a_province_enters_again_like_a_new_one(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9)
    blue = europe.enemy(bavaria=4)
    red.plays("conquer bavaria").finishes()
    assert (blue.provinces, blue.hand) == (set(), 3)
    blue.plays("gather", "conquer ural_n")
    assert blue.provinces == {"ural_n"}
    assert blue.refused("conquer kazan") == "vinci.conquest.pawns"


@rule("vinci.entering.modifiers")
@pytest.mark.parametrize(
    ("token", "province", "cost"),
    [
        ("weapons", "sweden", {"forest": 3, "defenders": 1, "weapons": -1}),
        ("mountaineers", "ural_n", {"mountain": 3, "mountaineers": -1}),
        ("mountaineers", "sweden", {"forest": 3, "defenders": 1}),
    ],
)
def test_tokens_make_an_entry_cheaper_like_any_conquest(
    europe: Table, token: str, province: str, cost: dict[str, int]
) -> None:
    red = europe.people(hand=9, tokens=(token,))
    assert red.cost_of(province) == cost
    assert red.plays(f"conquer {province}").hand == 9 - sum(cost.values())


@rule("vinci.entering.modifiers", "vinci.token.spies_limits")
def test_spies_may_open_the_way_in_but_only_where_one_may_enter(europe: Table) -> None:
    red = europe.people(hand=2, tokens=("spies",))
    europe.enemy(england=9, tokens=("militia",))
    assert red.may("spies") == BY_LAND | BY_SEA
    assert red.refused("spies burgundy") == "vinci.entering.first_province"
    assert red.plays("spies england").provinces == {"england"}
