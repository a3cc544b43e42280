"""Conquest: what can be attacked, and the cost with every modifier."""

import pytest

from tests.marks import rule
from tests.vinci.board import Table

# ---- where to


@rule("vinci.conquest.adjacent")
def test_only_neighbours_by_land_or_coastal_water_can_be_conquered(europe: Table) -> None:
    red = europe.people(england=1, hand=9)
    assert red.may("conquer") == {"ireland", "scotland", "flanders", "gaul_north"}
    assert red.refused("conquer norway") == "vinci.conquest.adjacent"  # only a sea zone lies between
    assert red.refused("conquer burgundy") == "vinci.conquest.adjacent"


@rule("vinci.conquest.adjacent")
def test_the_edge_is_closed_to_a_people_that_is_on_the_board(europe: Table) -> None:
    assert europe.people(saxony=1, hand=9).refused("conquer ural_n") == "vinci.conquest.adjacent"


@rule("vinci.conquest.own")
def test_a_province_one_holds_cannot_be_conquered(europe: Table) -> None:
    red = europe.people(saxony=1, bavaria=1, hand=9)
    assert red.refused("conquer bavaria") == "vinci.conquest.own"


@rule("vinci.conquest.own_decline", "vinci.losses.decline")
def test_an_old_province_may_be_retaken_at_the_usual_cost(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9).declining("bavaria", "greece", forts=("bavaria",))
    assert red.cost_of("bavaria") == {"forest": 3, "defenders": 1, "fort": 1}
    red.plays("conquer bavaria")
    assert (red.hand, red.provinces, red.old_provinces) == (4, {"saxony", "bavaria"}, {"greece"})


@rule("vinci.conquest.sea")
def test_sea_zones_are_never_occupied_and_not_crossed_without_astronomy(europe: Table) -> None:
    red = europe.people(norway=1, hand=9)
    assert red.refused("conquer scotland") == "vinci.conquest.adjacent"
    assert not {sea.record for sea in europe.game.content.rows("europe.seas")} & set(europe.position.board.index)


@rule("vinci.conquest.sea", "vinci.entering.first_province")
def test_sea_zones_are_crossed_on_entering(europe: Table) -> None:
    assert europe.people(hand=9).plays("conquer ireland").provinces == {"ireland"}


# ---- the cost


@rule("vinci.conquest.land")
@pytest.mark.parametrize("province", ["rhineland", "flanders", "jutland"])  # plain, agricultural, livestock
def test_open_land_costs_two(europe: Table, province: str) -> None:
    assert europe.empty(province).people(saxony=1).cost_of(province) == {"land": 2}


@rule("vinci.conquest.forest")
def test_a_forest_costs_three(europe: Table) -> None:
    assert europe.empty("bavaria").people(saxony=1).cost_of("bavaria") == {"forest": 3}


@rule("vinci.conquest.mountain")
def test_a_mountain_costs_three(europe: Table) -> None:
    assert europe.people(saxony=1).cost_of("bohemia") == {"mountain": 3}


@rule("vinci.conquest.defenders")
def test_each_pawn_in_the_province_costs_one_more(europe: Table) -> None:
    red = europe.people(saxony=1)
    europe.enemy(poland=4).declining("rhineland")
    assert red.cost_of("jutland") == {"land": 2, "defenders": 1}  # neutral
    assert red.cost_of("poland") == {"land": 2, "defenders": 4}  # active
    assert red.cost_of("rhineland") == {"land": 2, "defenders": 1}  # declining


@rule("vinci.conquest.fort")
def test_a_fort_in_the_province_costs_one_more(europe: Table) -> None:
    red = europe.people(saxony=1)
    europe.enemy(poland=1, forts=("poland",)).declining("rhineland", forts=("rhineland",))
    assert red.cost_of("poland") == {"land": 2, "defenders": 1, "fort": 1}
    assert red.cost_of("rhineland") == {"land": 2, "defenders": 1, "fort": 1}


@rule("vinci.conquest.from_mountain")
def test_from_the_pyrenees_the_spanish_forest_costs_three(europe: Table) -> None:
    red = europe.people(pyrenees=1, hand=5)
    assert red.cost_of("spain_forest") == {"forest": 3, "defenders": 1, "from_mountain": -1}
    assert red.plays("conquer spain_forest").hand == 2


@rule("vinci.conquest.from_mountain")
def test_a_mountain_must_be_next_to_the_target_and_of_the_active_people(europe: Table) -> None:
    red = europe.people(saxony=1, alps=1).declining("bohemia", "illyria")
    assert red.cost_of("poland") == {"land": 2, "defenders": 1}  # bohemia is old, the alps are far
    assert red.cost_of("bavaria") == {"forest": 3, "defenders": 1, "from_mountain": -1}


@rule("vinci.conquest.from_fort")
def test_from_a_fort_a_conquest_costs_one_less(europe: Table) -> None:
    red = europe.people(saxony=1, rhineland=1, forts=("saxony",))
    assert red.cost_of("poland") == {"land": 2, "defenders": 1, "from_fort": -1}
    assert red.cost_of("burgundy") == {"land": 2, "defenders": 1}  # next to rhineland only


@rule("vinci.conquest.from_fort", "vinci.decline.forts")
def test_forts_of_the_old_people_or_of_enemies_do_not_help(europe: Table) -> None:
    red = europe.people(saxony=1).declining("prussia", forts=("prussia",))
    europe.enemy(bohemia=1, forts=("bohemia",))
    assert red.cost_of("poland") == {"land": 2, "defenders": 1}


@rule("vinci.conquest.one_origin")
def test_discounts_of_several_origins_never_add_up(europe: Table) -> None:
    red = europe.people(bohemia=1, carpathians=1, saxony=1, prussia=1, forts=("saxony", "prussia"))
    assert red.cost_of("poland") == {"land": 2, "defenders": 1, "from_mountain": -1}


@rule("vinci.conquest.one_origin", "vinci.token.galleys")
@pytest.mark.parametrize(
    ("pawns", "forts", "cost"),
    [
        # a coastal mountain gives both discounts
        ({"pyrenees": 1}, (), {"land": 2, "defenders": 1, "from_mountain": -1, "galleys": -1}),
        # a coastal neighbour without height gives Galleys alone; it is as good as the inland mountain and preferred
        ({"north_italy": 1, "alps": 1}, (), {"land": 2, "defenders": 1, "galleys": -1}),
        # a mountain with a fort inland beats the coast
        ({"north_italy": 1, "alps": 1}, ("alps",), {"land": 2, "defenders": 1, "from_mountain": -1, "from_fort": -1}),
        # a fort on the coast gives both, like a mountain there
        ({"north_italy": 1, "alps": 1}, ("north_italy",), {"land": 2, "defenders": 1, "from_fort": -1, "galleys": -1}),
        # a fort on a coastal mountain gives all three
        (
            {"pyrenees": 1},
            ("pyrenees",),
            {"land": 2, "defenders": 1, "from_mountain": -1, "from_fort": -1, "galleys": -1},
        ),
    ],
)
def test_the_best_single_origin_is_used(
    europe: Table, pawns: dict[str, int], forts: tuple[str, ...], cost: dict[str, int]
) -> None:
    assert europe.people(pawns, tokens=("galleys",), forts=forts).cost_of("aquitaine_b") == cost


@rule("vinci.conquest.fort_on_mountain")
def test_a_fort_on_a_mountain_counts_as_well_as_the_mountain(europe: Table) -> None:
    red = europe.people(bohemia=1, forts=("bohemia",))
    blue = europe.enemy(alps=1, forts=("alps",))
    assert red.cost_of("poland") == {"land": 2, "defenders": 1, "from_mountain": -1, "from_fort": -1}
    assert blue.cost_of("bohemia") == {
        "mountain": 3, "defenders": 1, "fort": 1, "from_mountain": -1, "from_fort": -1,
    }  # fmt: skip


@rule("vinci.conquest.stacking")
def test_all_additions_and_reductions_count_together(europe: Table) -> None:
    red = europe.people(alps=1, tokens=("weapons", "mountaineers"), forts=("alps",), hand=9)
    europe.enemy(bohemia=3, tokens=("militia",), forts=("bohemia",))
    assert red.cost_of("bohemia") == {
        "mountain": 3, "defenders": 3, "fort": 1, "militia": 1,
        "from_mountain": -1, "from_fort": -1, "weapons": -1, "mountaineers": -1,
    }  # fmt: skip
    assert red.plays("conquer bohemia").hand == 9 - 4


# ---- paying


@rule("vinci.conquest.minimum")
def test_a_cost_may_be_nil_but_not_less(europe: Table) -> None:
    europe.empty("poland")
    red = europe.people(bohemia=2, tokens=("weapons", "specialization"), forts=("bohemia",))
    assert red.cost_of("poland") == {"land": 2, "from_mountain": -1, "from_fort": -1, "weapons": -2, "minimum": 2}
    assert red.price_of("poland") == 0


@rule("vinci.conquest.pawns")
def test_the_pawns_must_be_in_hand_and_then_it_always_succeeds(europe: Table) -> None:
    red = europe.people(saxony=1, hand=3)
    assert red.refused("conquer bavaria") == "vinci.conquest.pawns"  # it costs 4
    assert red.can("conquer poland")  # it costs 3
    assert red.plays("conquer poland").hand == 0
    assert red.provinces == {"saxony", "poland"}


@rule("vinci.conquest.pawns")
def test_a_refusal_for_want_of_pawns_says_the_numbers(europe: Table) -> None:
    red = europe.people(saxony=1, hand=3).expands()
    with pytest.raises(Exception, match=r"conquer bavaria.*4.*3.*\[vinci\.conquest\.pawns\]"):
        red.plays("conquer bavaria")


@rule("vinci.conquest.pawns", "vinci.conquest.free")
def test_a_conquest_that_is_paid_for_succeeds_even_if_no_pawn_will_be_left_to_hold_it(europe: Table) -> None:
    europe.empty("bavaria")
    red = europe.people(bohemia=1, hand=1, tokens=("weapons", "mountaineers")).plays("conquer alps")
    assert (red.hand, red.troops, len(red.provinces)) == (1, 2, 2)
    assert red.price_of("bavaria") == 1
    assert red.can("conquer bavaria")
    red.plays("conquer bavaria", "stop")
    assert europe.asked == "0 giveup"  # two pawns for three provinces
    red.plays("abandon bohemia")
    assert red.provinces == {"alps", "bavaria"}


@rule("vinci.conquest.stay")
def test_the_pawns_spent_stand_in_the_province_until_the_reorganisation(europe: Table) -> None:
    red = europe.people(saxony=1, hand=7).plays("conquer bavaria")
    assert (europe.pawns("bavaria"), europe.pawns("saxony"), red.hand) == (4, 1, 3)
    red.plays("conquer rhineland")
    assert (red.hand, europe.pawns("bavaria")) == (0, 4)
    assert red.legal == ["stop"]
    red.plays("stop")
    assert red.hand == 8 - 3  # one stays in each province, the others can be placed anew


@rule("vinci.conquest.free")
def test_a_free_conquest_needs_no_pawn_in_hand_but_one_that_can_move_in_later(europe: Table) -> None:
    red = europe.people(bohemia=1, hand=1, tokens=("weapons", "mountaineers")).plays("conquer alps")
    assert (europe.pawns("alps"), red.hand) == (0, 1)
    # two pawns for two provinces: nobody is left for a third, and carpathians would be free
    assert red.price_of("carpathians") == 0
    assert red.refused("conquer carpathians") == "vinci.conquest.free"
    red.plays("stop")
    assert (europe.pawns("alps"), europe.pawns("bohemia"), red.hand) == (1, 1, 0)


@rule("vinci.conquest.free")
def test_a_free_conquest_is_allowed_with_an_empty_hand(europe: Table) -> None:
    europe.empty("poland")
    red = europe.people(bohemia=1, hand=2, tokens=("weapons",)).plays("conquer bavaria")  # 3 + 1 - 1 - 1
    assert red.hand == 0
    assert red.may("conquer") == {"poland"}  # 2 - 1 - 1
    red.plays("conquer poland")
    assert (red.hand, europe.pawns("poland")) == (0, 0)
    red.plays("stop")
    assert [europe.pawns(province) for province in ("bohemia", "bavaria", "poland")] == [1, 1, 1]


@rule("vinci.conquest.free", "vinci.token.general")
def test_the_generals_pawns_count_for_free_conquests(europe: Table) -> None:
    red = europe.people(bohemia=1, tokens=("general", "weapons"), forts=("bohemia",))
    europe.empty("poland", "saxony")
    red.plays("conquer poland", "conquer saxony")  # 2 - 1 - 1 - 1
    assert (red.hand, red.provinces) == (7, {"bohemia", "poland", "saxony"})
