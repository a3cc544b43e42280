"""The pink tokens: cheaper conquests, dearer provinces, borrowed pawns, spies and forts."""

import pytest

from tests.marks import rule
from tests.vinci.board import Table

# ---- Galleys


@rule("vinci.token.galleys")
@pytest.mark.parametrize(("origin", "target"), [("north_italy", "south_italy"), ("england", "ireland")])
def test_galleys_save_a_pawn_along_a_shared_coast(europe: Table, origin: str, target: str) -> None:
    red = europe.people({origin: 1}, tokens=("galleys",), hand=5)
    assert red.cost_of(target) == {"land": 2, "defenders": 1, "galleys": -1}
    assert red.plays(f"conquer {target}").hand == 3


@rule("vinci.token.galleys")
def test_galleys_do_not_help_between_coasts_on_different_waters(europe: Table) -> None:
    # both lie on the sea, but it is land that joins them
    red = europe.people(saxony=1, burgundy=1, tokens=("galleys",))
    assert red.cost_of("jutland") == {"land": 2, "defenders": 1}
    assert red.cost_of("gaul_north") == {"land": 2, "defenders": 1}
    assert red.cost_of("aquitaine_a") == {"land": 2, "defenders": 1}


@rule("vinci.token.galleys_entry")
def test_galleys_save_a_pawn_on_entering_by_sea(europe: Table) -> None:
    red = europe.people(hand=9, tokens=("galleys",))
    assert red.cost_of("ireland") == {"land": 2, "defenders": 1, "galleys_entry": -1}
    assert red.cost_of("norway") == {"mountain": 3, "galleys_entry": -1}  # at the edge, and on the sea
    assert red.cost_of("sweden") == {"forest": 3, "defenders": 1}  # at the edge, but the Baltic is closed
    assert red.cost_of("ural_n") == {"mountain": 3}
    assert red.plays("conquer ireland").hand == 7


@rule("vinci.token.galleys_entry")
def test_each_galleys_token_counts_on_entering(europe: Table) -> None:
    red = europe.people(hand=9, tokens=("galleys", "galleys"))
    assert red.cost_of("ireland") == {"land": 2, "defenders": 1, "galleys_entry": -2}


@rule("vinci.token.galleys_entry", "vinci.token.revolution")
def test_a_revolution_inland_or_on_a_closed_sea_is_no_entry_by_sea(europe: Table) -> None:
    red = europe.people(hand=9, tokens=("galleys", "revolution"))
    assert red.cost_of("dacia") == {"land": 2, "defenders": 1}
    assert red.cost_of("saxony") == {"land": 2, "defenders": 1}
    assert red.cost_of("england") == {"land": 2, "defenders": 1, "galleys_entry": -1}


@rule("vinci.token.galleys_sea")
def test_galleys_save_a_pawn_over_sea_zones_with_astronomy(europe: Table) -> None:
    red = europe.people(ireland=1, hand=9, tokens=("astronomy", "galleys"))
    assert red.cost_of("iberia_west") == {"land": 2, "defenders": 1, "galleys_sea": -1}
    assert red.cost_of("england") == {"land": 2, "defenders": 1, "galleys": -1}  # along the coast, not twice
    assert red.plays("conquer iberia_west").hand == 7


@rule("vinci.token.galleys_sea", "vinci.conquest.one_origin")
def test_over_sea_galleys_replace_the_bonus_of_a_mountain_but_do_not_add_to_it(europe: Table) -> None:
    red = europe.people(alps=1, ireland=1, tokens=("astronomy", "galleys"), forts=("alps",))
    # from the alps by land -2, from ireland by sea -1
    assert red.cost_of("north_italy") == {"land": 2, "defenders": 1, "from_mountain": -1, "from_fort": -1}
    assert red.cost_of("south_italy") == {"land": 2, "defenders": 1, "galleys_sea": -1}


@rule("vinci.token.galleys_sea", "vinci.conquest.one_origin")
def test_over_sea_is_taken_where_it_saves_more_than_the_land_border(europe: Table) -> None:
    red = europe.people(saxony=1, ireland=1, tokens=("astronomy", "galleys"))
    assert red.cost_of("jutland") == {"land": 2, "defenders": 1, "galleys_sea": -1}


# ---- Mountaineers and Weapons


@rule("vinci.token.mountaineers")
def test_mountaineers_save_a_pawn_against_mountains_only(europe: Table) -> None:
    red = europe.people(saxony=1, tokens=("mountaineers",))
    assert red.cost_of("bohemia") == {"mountain": 3, "mountaineers": -1}
    assert red.cost_of("bavaria") == {"forest": 3, "defenders": 1}


@rule("vinci.token.mountaineers_points")
def test_mountaineers_score_one_point_for_each_mountain(europe: Table) -> None:
    red = europe.people(alps=1, bohemia=1, bavaria=1, tokens=("mountaineers",)).declining("thrace")
    assert red.finishes() == {"province": 1, "mountaineers_points": 2}


@rule("vinci.token.weapons")
def test_weapons_save_a_pawn_in_every_conquest(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9, tokens=("weapons",))
    assert red.cost_of("poland") == {"land": 2, "defenders": 1, "weapons": -1}
    assert red.cost_of("bohemia") == {"mountain": 3, "weapons": -1}
    assert red.plays("conquer poland", "conquer bohemia").hand == 9 - 2 - 2


@rule("vinci.token.weapons")
def test_two_weapons_tokens_save_two(europe: Table) -> None:
    red = europe.people(saxony=1, tokens=("weapons", "weapons"))
    assert red.cost_of("poland") == {"land": 2, "defenders": 1, "weapons": -2}


# ---- General


@rule("vinci.token.general")
def test_the_general_lends_seven_pawns_every_turn(europe: Table) -> None:
    red = europe.people(saxony=3, tokens=("general",))
    europe.enemy(england=1)
    europe.enemy(greece=1)
    red.turn().plays("gather")
    assert (red.hand, red.troops) == (2 + 7, 10)
    red.finishes()
    assert red.troops == 3
    for seat in (1, 2):
        europe.seat(seat).plays("gather").finishes()
    assert red.plays("gather").hand == 2 + 7


@rule("vinci.token.general")
def test_the_generals_pawns_conquer_without_any_pawn_of_ones_own(europe: Table) -> None:
    red = europe.people(saxony=1, tokens=("general",)).expands()
    assert red.hand == 7
    assert red.plays("conquer bavaria", "conquer poland").hand == 0


@rule("vinci.token.general")
def test_the_general_comes_with_a_new_people_too() -> None:
    table = Table.dealt([("general", "barbarians")])
    for seat in range(3):
        table.seat(seat).takes(1)
    assert table.seat(0).hand == 8 + 2 + 6 + 7


@rule("vinci.token.general_leaves")
def test_borrowed_pawns_defend_nothing(europe: Table) -> None:
    red = europe.people(saxony=1, hand=1, tokens=("general",)).plays("conquer bavaria", "stop")
    assert europe.told("vinci-log-loan-leaves") == [{"who": 0, "n": 7}]
    assert (europe.pawns("saxony"), europe.pawns("bavaria"), red.troops) == (1, 1, 2)


@rule("vinci.token.general_leaves")
def test_provinces_that_only_the_general_could_hold_are_lost_before_cohesion_and_points(europe: Table) -> None:
    red = europe.people(poland=1, hand=1, tokens=("general",))
    red.plays("conquer saxony", "conquer rhineland", "stop")
    assert europe.asked == "0 giveup"
    red.plays("abandon saxony")  # the middle one: what is left falls apart
    assert europe.asked == "0 keeppart"
    red.plays("keep rhineland")
    assert (red.provinces, red.points, red.troops) == ({"rhineland"}, 11, 1)


@rule("vinci.token.general_leaves")
def test_with_enough_pawns_of_ones_own_nothing_is_lost(europe: Table) -> None:
    red = europe.people(saxony=3, tokens=("general",)).plays("conquer bavaria", "conquer poland")
    assert red.finishes() == {"province": 3}


@rule("vinci.token.general_leaves", "vinci.token.specialization")
def test_a_doubled_general_lends_fourteen_pawns_and_takes_them_all_back(europe: Table) -> None:
    red = europe.people(saxony=1, tokens=("specialization", "general")).expands()
    assert (red.hand, red.troops) == (14, 15)
    red.finishes()
    assert red.troops == 1


# ---- Spies


@rule("vinci.token.spies")
def test_spies_make_one_conquest_a_turn_for_exactly_two_pawns(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9, tokens=("spies",))
    assert red.explained("spies bavaria") == {"spies": 2}
    red.plays("spies bavaria")
    assert (red.hand, europe.pawns("bavaria"), red.provinces) == (7, 2, {"saxony", "bavaria"})
    assert red.may("spies") == set()
    assert red.refused("spies poland") == "vinci.token.spies"
    assert red.can("conquer poland")  # the other conquests are ordinary ones


@rule("vinci.token.spies")
def test_spies_are_ready_again_in_the_next_turn(europe: Table) -> None:
    red = europe.people(saxony=4, tokens=("spies",)).plays("spies bavaria")
    red.finishes()
    red.expands()
    assert red.can("spies poland")


@rule("vinci.token.spies")
def test_without_the_token_there_are_no_spies(europe: Table) -> None:
    assert europe.people(saxony=1, hand=9, tokens=("weapons",)).refused("spies bavaria") == "vinci.token.spies"


@rule("vinci.token.spies_override")
def test_spies_ignore_land_defenders_forts_and_militia(europe: Table) -> None:
    red = europe.people(saxony=1, hand=2, tokens=("spies",))
    blue = europe.enemy(bohemia=9, england=1, tokens=("militia", "specialization"), forts=("bohemia",))
    assert red.price_of("bohemia") == 3 + 9 + 1 + 2
    red.plays("spies bohemia", "stop")
    assert (red.hand, europe.pawns("bohemia")) == (0, 2)
    assert blue.may("place") == {"england"}  # the losses are those of any conquest


@rule("vinci.token.spies_override")
def test_spies_cost_two_even_where_a_conquest_would_be_cheaper(europe: Table) -> None:
    europe.empty("poland")
    red = europe.people(bohemia=1, hand=2, tokens=("spies", "weapons"), forts=("bohemia",))
    assert red.price_of("poland") == 0
    assert red.explained("spies poland") == {"spies": 2}
    assert red.plays("spies poland").hand == 0


@rule("vinci.token.spies_limits")
def test_spies_need_two_pawns_in_hand(europe: Table) -> None:
    red = europe.people(saxony=1, hand=1, tokens=("spies",))
    assert red.refused("spies bavaria") == "vinci.conquest.pawns"


@rule("vinci.token.spies_limits")
def test_spies_reach_no_farther_than_other_pawns(europe: Table) -> None:
    red = europe.people(ireland=1, hand=5, tokens=("spies",))
    assert red.may("spies") == {"england", "scotland"}
    assert red.refused("spies norway") == "vinci.conquest.adjacent"


@rule("vinci.token.spies_limits", "vinci.token.astronomy")
def test_spies_may_cross_the_sea_with_astronomy(europe: Table) -> None:
    red = europe.people(ireland=1, hand=5, tokens=("spies", "astronomy"))
    assert red.plays("spies south_italy").hand == 3


@rule("vinci.token.spies_limits", "vinci.token.diplomacy")
def test_spies_respect_a_peace(europe: Table) -> None:
    red = europe.people(saxony=1, hand=5, tokens=("spies", "diplomacy"))
    europe.enemy(poland=1)
    red.turn().plays("peace 1", "gather")
    assert "poland" not in red.may("spies")
    assert red.refused("spies poland") == "vinci.token.diplomacy"


# ---- Militia


@rule("vinci.token.militia")
def test_militia_makes_every_province_of_its_active_people_dearer(europe: Table) -> None:
    red = europe.people(saxony=1)
    europe.enemy(poland=2, bohemia=1, tokens=("militia",)).declining("prussia")
    assert red.cost_of("poland") == {"land": 2, "defenders": 2, "militia": 1}
    assert red.cost_of("bohemia") == {"mountain": 3, "defenders": 1, "militia": 1}
    assert red.cost_of("prussia") == {"land": 2, "defenders": 1}
    assert red.cost_of("jutland") == {"land": 2, "defenders": 1}


@rule("vinci.token.militia")
def test_the_attackers_own_militia_changes_nothing(europe: Table) -> None:
    assert europe.people(saxony=1, tokens=("militia",)).cost_of("jutland") == {"land": 2, "defenders": 1}


# ---- Forts


@rule("vinci.token.forts")
def test_a_fort_is_built_at_the_end_of_each_turn(europe: Table) -> None:
    red = europe.people(saxony=1, bavaria=1, tokens=("forts",)).declining("greece")
    europe.enemy(england=1)
    red.plays("stop")
    assert red.legal == ["fort saxony", "fort bavaria"]
    for province in ("greece", "england", "poland"):
        assert red.refused(f"fort {province}") == "vinci.token.forts"
    assert red.refused("endure") == "vinci.turn.order"
    red.plays("fort bavaria")
    assert (europe.forts, red.asked) == ({"bavaria"}, False)


@rule("vinci.token.forts", "vinci.conquest.from_fort", "vinci.conquest.fort")
def test_a_fort_serves_in_attack_and_defence_from_the_next_turn_on(europe: Table) -> None:
    red = europe.people(saxony=1, tokens=("forts",))
    blue = europe.enemy(poland=1)
    assert red.cost_of("rhineland") == {"land": 2, "defenders": 1}
    red.plays("stop", "fort saxony")
    assert red.cost_of("rhineland") == {"land": 2, "defenders": 1, "from_fort": -1}
    assert blue.cost_of("saxony") == {"land": 2, "defenders": 1, "fort": 1}


@rule("vinci.token.forts_one")
def test_a_province_holds_one_fort_and_a_mountain_may_hold_one_too(europe: Table) -> None:
    red = europe.people(saxony=1, bohemia=1, tokens=("forts",), forts=("saxony",)).plays("stop")
    assert red.legal == ["fort bohemia"]
    assert red.refused("fort saxony") == "vinci.token.forts_one"
    red.plays("fort bohemia")
    assert europe.forts == {"saxony", "bohemia"}


@rule("vinci.token.forts_mandatory")
def test_building_is_compulsory_while_a_province_has_no_fort(europe: Table) -> None:
    red = europe.people(saxony=1, tokens=("forts",)).plays("stop")
    assert red.legal == ["fort saxony"]


@rule("vinci.token.forts_mandatory")
def test_nothing_is_built_where_every_province_has_its_fort(europe: Table) -> None:
    red = europe.people(saxony=1, tokens=("forts",), forts=("saxony",)).plays("stop")
    assert not red.asked
    assert red.points == 11


@rule("vinci.token.forts_decline")
def test_the_forts_token_goes_back_but_the_forts_stay_until_their_province_is_lost(europe: Table) -> None:
    red = europe.people(saxony=1, bavaria=1, tokens=("forts", "barbarians"), forts=("saxony", "bavaria"))
    blue = europe.enemy(poland=1, hand=9)
    before = europe.bag("forts")
    red.turn().plays("decline")
    assert (europe.bag("forts"), red.old_tokens, europe.forts) == (before + 1, [], {"saxony", "bavaria"})
    red.takes(1)
    blue.plays("gather", "conquer saxony")
    assert europe.forts == {"bavaria"}


@rule("vinci.token.forts_decline", "vinci.cohesion.own_decline")
def test_the_fort_of_an_old_province_that_vanishes_is_gone(europe: Table) -> None:
    europe.people(saxony=1).declining("poland", forts=("poland",)).finishes()
    assert europe.forts == set()


@rule("vinci.token.forts", "vinci.gathering.abandon", "vinci.cohesion.one_group")
def test_a_fort_is_lost_with_its_province_abandoned_or_emptied(europe: Table) -> None:
    red = europe.people(saxony=1, bavaria=1, greece=1, forts=("saxony", "bavaria", "greece")).turn()
    red.plays("abandon saxony")
    assert europe.forts == {"bavaria", "greece"}
    red.plays("gather", "stop").places(bavaria=1).plays("keep bavaria")
    assert europe.forts == {"bavaria"}
