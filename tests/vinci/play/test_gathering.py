"""Gathering: taking up pawns and abandoning provinces."""

from tests.marks import rule
from tests.vinci.board import Table


@rule("vinci.gathering.pick_up")
def test_one_pawn_stays_in_each_province_and_the_others_come_into_the_hand(europe: Table) -> None:
    red = europe.people(saxony=4, bavaria=1, poland=3).declining("greece")
    red.turn().plays("gather")
    assert red.hand == 5
    assert [europe.pawns(province) for province in ("saxony", "bavaria", "poland", "greece")] == [1, 1, 1, 1]
    assert red.troops == 8


@rule("vinci.gathering.pick_up")
def test_pawns_that_waited_in_hand_come_along(europe: Table) -> None:
    red = europe.people(saxony=4, hand=2).turn().plays("gather")
    assert red.hand == 5


@rule("vinci.gathering.abandon")
def test_the_last_pawn_may_be_taken_too_and_the_province_is_given_up(europe: Table) -> None:
    red = europe.people(saxony=3, bavaria=2, forts=("bavaria",)).turn().plays("abandon bavaria")
    assert red.provinces == {"saxony"}
    assert europe.is_empty("bavaria")
    assert red.plays("gather").hand == 2 + 2


@rule("vinci.gathering.abandon")
def test_only_provinces_of_the_active_people_can_be_abandoned(europe: Table) -> None:
    red = europe.people(saxony=3).declining("greece")
    europe.enemy(bavaria=2)
    red.turn()
    assert red.may("abandon") == {"saxony"}
    for province in ("greece", "bavaria", "poland"):
        assert red.refused(f"abandon {province}") == "vinci.gathering.abandon"


@rule("vinci.gathering.abandon")
def test_nothing_can_be_abandoned_once_the_expansion_has_begun(europe: Table) -> None:
    assert europe.people(saxony=3).turn().plays("gather").refused("abandon saxony") == "vinci.turn.order"


@rule("vinci.gathering.abandon_all", "vinci.entering.again")
def test_a_people_may_abandon_everything_and_enter_again_without_its_forts(europe: Table) -> None:
    red = europe.people(saxony=3, bavaria=2, forts=("saxony", "bavaria")).turn()
    red.plays("abandon saxony", "abandon bavaria")
    assert red.legal == ["gather"]
    red.plays("gather")
    assert (red.hand, red.provinces, europe.forts) == (5, set(), set())
    assert "iberia_west" in red.may("conquer")
    assert red.refused("conquer saxony") == "vinci.entering.first_province"
    red.plays("conquer iberia_west", "stop").places(iberia_west=4)
    assert red.provinces == {"iberia_west"}
    assert red.troops == 5


@rule("vinci.gathering.empty_land")
def test_an_abandoned_province_stays_empty_and_costs_its_land_alone(europe: Table) -> None:
    red = europe.people(saxony=2, bavaria=1, forts=("bavaria",)).turn().plays("abandon bavaria", "gather")
    assert "bavaria" not in europe.neutrals
    assert red.cost_of("bavaria") == {"forest": 3}
    red.finishes()
    assert europe.is_empty("bavaria")
    blue = europe.seat(1)
    assert blue.cost_of("bavaria") == {"forest": 3}


@rule("vinci.gathering.empty_land")
def test_a_province_emptied_by_cohesion_or_vanished_pawns_costs_its_land_alone(europe: Table) -> None:
    red = europe.people(saxony=2, muscovy=1).declining("poland")
    red.plays("stop", "place saxony", "keep saxony")
    assert europe.is_empty("muscovy")
    assert europe.is_empty("poland")
    assert red.cost_of("muscovy") == {"land": 2}
    assert red.cost_of("poland") == {"land": 2}
