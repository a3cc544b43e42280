"""Cohesion: a people stays together, and old pawns do not live beside the new people."""

import pytest

from ecumene.games.vinci.play.cohesion import people_parts
from tests.marks import rule
from tests.vinci.board import Player, Table


def parts(player: Player) -> list[set[str]]:
    return [player.table.ids(part) for part in people_parts(player.table.position, player.seat)]


@rule("vinci.cohesion.one_group")
def test_a_people_in_one_piece_keeps_everything(europe: Table) -> None:
    red = europe.people(saxony=2, bavaria=1, alps=1, north_italy=1)
    assert red.finishes() == {"province": 3}
    assert len(red.provinces) == 4


@rule("vinci.cohesion.one_group")
def test_provinces_outside_the_part_kept_are_emptied_before_the_points(europe: Table) -> None:
    red = europe.people(saxony=1, bavaria=1, muscovy=1, ukraine=1, greece=1, forts=("muscovy",))
    red.plays("stop", "keep saxony")
    assert red.provinces == {"saxony", "bavaria"}
    assert all(europe.is_empty(province) for province in ("muscovy", "ukraine", "greece"))
    assert red.points == 10 + 2


@rule("vinci.cohesion.owner_chooses")
def test_the_owner_may_keep_any_part_even_the_smallest(europe: Table) -> None:
    red = europe.people(saxony=1, bavaria=1, muscovy=1, greece=1).plays("stop")
    assert parts(red) == [{"saxony", "bavaria"}, {"greece"}, {"muscovy"}]
    assert red.legal == ["keep saxony", "keep greece", "keep muscovy"]
    assert red.refused("keep bavaria") == "vinci.cohesion.owner_chooses"  # a part is named by its first province
    assert red.refused("keep poland") == "vinci.cohesion.owner_chooses"
    assert red.refused("stop") == "vinci.turn.order"
    red.plays("keep greece")
    assert red.provinces == {"greece"}


@rule("vinci.cohesion.owner_chooses")
@pytest.mark.parametrize(
    ("pawns", "tokens", "proposed"),
    [
        ({"england": 9, "saxony": 1, "bavaria": 1}, (), "keep saxony"),  # most provinces
        ({"alps": 9, "muscovy": 1}, (), "keep muscovy"),  # then most points: a mountain scores none
        ({"saxony": 9, "north_italy": 1}, ("agriculture",), "keep north_italy"),  # … with the tokens
        ({"england": 1, "saxony": 2}, (), "keep saxony"),  # then most pawns
        ({"england": 2, "saxony": 1}, (), "keep england"),
    ],
)
def test_the_part_with_most_provinces_points_and_pawns_is_proposed(
    europe: Table, pawns: dict[str, int], tokens: tuple[str, ...], proposed: str
) -> None:
    red = europe.people(pawns, tokens=tokens).plays("stop")
    red.places(**{province: count - 1 for province, count in pawns.items() if count > 1})
    answer = europe.game.default(europe.position.view(0), 0)
    assert (europe.asked, str(answer)) == ("0 keeppart", proposed)


@rule("vinci.cohesion.pawns_lost")
def test_the_pawns_of_emptied_provinces_are_lost(europe: Table) -> None:
    red = europe.people(saxony=2, muscovy=1, hand=3).plays("stop").places(muscovy=3, saxony=1).plays("keep saxony")
    assert (red.troops, red.hand, europe.pawns("saxony")) == (2, 0, 2)


@rule("vinci.cohesion.timing")
@pytest.mark.parametrize(
    ("mending", "kept"),
    [
        (("conquer jutland", "conquer prussia"), {"flanders", "jutland", "prussia", "poland"}),
        (("conquer jutland",), {"flanders", "jutland"}),
    ],
)
def test_a_split_made_by_an_opponent_costs_nothing_until_the_own_turn_ends_unmended(
    europe: Table, mending: tuple[str, ...], kept: set[str]
) -> None:
    europe.empty("jutland", "prussia")
    red = europe.people(rhineland=1, hand=9)
    blue = europe.enemy(flanders=2, saxony=2, poland=3)
    red.plays("conquer saxony", "stop")
    blue.plays("place poland")
    red.finishes()
    assert parts(blue) == [{"flanders"}, {"poland"}]  # split, but nothing is lost yet
    blue.plays("gather", *mending).finishes()  # the first part, the one with flanders, is kept
    assert blue.provinces == kept


@rule("vinci.cohesion.timing")
def test_a_decline_turn_asks_for_no_cohesion(europe: Table) -> None:
    red = europe.people(saxony=1, greece=1, tokens=("barbarians", "weapons")).turn().plays("decline")
    assert red.old_provinces == {"saxony", "greece"}
    assert europe.asked == "0 choose"


@rule("vinci.cohesion.links")
def test_land_borders_and_coastal_waters_link_but_sea_zones_do_not(europe: Table) -> None:
    red = europe.people(england=1, gaul_north=1, ireland=1, norway=1)
    assert parts(red) == [{"england", "gaul_north", "ireland"}, {"norway"}]


@rule("vinci.cohesion.links", "vinci.token.heritage")
def test_declining_provinces_never_link(europe: Table) -> None:
    red = europe.people(saxony=1, ukraine=1, tokens=("heritage",)).declining("poland")
    assert parts(red) == [{"saxony"}, {"ukraine"}]
    red.plays("stop", "keep saxony")
    assert red.provinces == {"saxony"}


@rule("vinci.cohesion.own_decline")
def test_old_pawns_beside_the_active_people_vanish_at_the_end_of_the_turn_not_at_once(europe: Table) -> None:
    red = europe.people(saxony=1, hand=3).declining("poland", "ukraine", "bavaria")
    red.plays("conquer jutland")
    assert red.old_provinces == {"poland", "ukraine", "bavaria"}
    assert red.finishes() == {"province": 2, "decline": 1}  # only ukraine lies apart
    assert red.old_provinces == {"ukraine"}
    assert europe.is_empty("poland")
    assert europe.is_empty("bavaria")


@rule("vinci.cohesion.own_decline")
def test_an_old_neighbour_across_coastal_water_vanishes_too(europe: Table) -> None:
    red = europe.people(england=1).declining("ireland", "norway")
    red.finishes()
    assert red.old_provinces == {"norway"}


@rule("vinci.cohesion.own_decline")
def test_only_ones_own_old_pawns_vanish(europe: Table) -> None:
    red = europe.people(saxony=1)
    blue = europe.enemy(greece=1).declining("poland")
    red.finishes()
    assert blue.old_provinces == {"poland"}


@rule("vinci.cohesion.own_decline")
def test_a_people_that_is_not_on_the_board_drives_no_old_pawns_out(europe: Table) -> None:
    red = europe.people(hand=5).declining("poland")
    assert red.finishes() == {"decline": 1}


@rule("vinci.cohesion.own_decline_sea")
def test_a_link_across_sea_zones_makes_no_old_pawns_vanish(europe: Table) -> None:
    red = europe.people(ireland=1, tokens=("astronomy",)).declining("norway", "england")
    red.finishes()
    assert red.old_provinces == {"norway"}
