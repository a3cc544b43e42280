"""The blue tokens: seas, pawns, cohesion, decline and entry by other rules. Specialization has its own file."""

from tests.marks import rule
from tests.vinci.board import Table

# ---- Astronomy


@rule("vinci.token.astronomy")
def test_astronomy_goes_from_ireland_to_norway_to_south_italy(europe: Table) -> None:
    red = europe.people(ireland=1, hand=9, tokens=("astronomy",))
    red.plays("conquer norway", "conquer south_italy")
    assert red.provinces == {"ireland", "norway", "south_italy"}
    assert red.hand == 9 - 3 - 3


@rule("vinci.token.astronomy")
def test_astronomy_reaches_all_shores_of_connected_seas_at_once(europe: Table) -> None:
    red = europe.people(ireland=1, hand=9, tokens=("astronomy",))
    shores = {
        province.id for province in europe.position.board.provinces if set(province.seas) - {"baltic", "black_sea"}
    } - {"ireland"}  # fmt: skip
    assert red.may("conquer") == shores
    assert "asia_minor" in shores
    assert red.refused("conquer burgundy") == "vinci.conquest.adjacent"


@rule("vinci.token.astronomy")
def test_an_inland_people_gains_nothing_from_astronomy(europe: Table) -> None:
    assert europe.people(bohemia=1, hand=9, tokens=("astronomy",)).may("conquer") == {
        "alps", "bavaria", "carpathians", "pannonia", "poland", "saxony",
    }  # fmt: skip


@rule("vinci.token.astronomy_network")
def test_the_baltic_and_the_black_sea_open_into_no_other(europe: Table) -> None:
    red = europe.people(livonia=1, hand=9, tokens=("astronomy",))
    assert red.may("conquer") == {"finland", "novgorod", "polesia", "prussia", "sweden", "jutland"}
    blue = Table(3).people(tauris=1, hand=9, tokens=("astronomy",))
    assert blue.may("conquer") == {"caucasus", "dacia", "don", "ukraine", "thrace", "asia_minor", "anatolia"}


@rule("vinci.token.astronomy_network")
def test_coastal_waters_never_join_two_seas_but_a_province_on_both_may_sail_either(europe: Table) -> None:
    # jutland lies on the North Sea and the Baltic; sweden, on the same coastal water, only on the Baltic
    assert (
        europe.people(sweden=1, hand=9, tokens=("astronomy",)).refused("conquer ireland") == "vinci.conquest.adjacent"
    )
    jutland = Table(3).people(jutland=1, hand=9, tokens=("astronomy",))
    assert {"ireland", "livonia"} <= jutland.may("conquer")


@rule("vinci.token.astronomy_network")
def test_on_mare_nostrum_the_western_and_the_eastern_seas_do_not_meet(mare_nostrum: Table) -> None:
    red = mare_nostrum.people(sardinia=1, hand=9, tokens=("astronomy",))
    assert {"africa", "sicily", "baetica"} <= red.may("conquer")
    assert red.refused("conquer egypt") == "vinci.conquest.adjacent"


@rule("vinci.token.astronomy_cohesion", "vinci.cohesion.links")
def test_seas_hold_a_people_with_astronomy_together(europe: Table) -> None:
    red = europe.people(ireland=1, norway=1, south_italy=1, tokens=("astronomy",))
    assert red.finishes() == {"province": 2}
    assert red.provinces == {"ireland", "norway", "south_italy"}


@rule("vinci.token.astronomy_cohesion")
def test_seas_that_do_not_meet_hold_nothing_together(europe: Table) -> None:
    red = europe.people(ireland=1, livonia=1, tokens=("astronomy",)).plays("stop")
    assert europe.asked == "0 keeppart"
    assert red.legal == ["keep ireland", "keep livonia"]


@rule("vinci.token.astronomy_cohesion")
def test_a_sea_link_counts_for_cohesion_only(europe: Table) -> None:
    red = europe.people(scotland=1, tokens=("astronomy",)).declining("norway")
    assert red.finishes() == {}  # norway is a mountain too
    assert red.old_provinces == {"norway"}  # it has not vanished
    assert red.cost_of("jutland") == {"land": 2, "defenders": 1}  # nor does scotland lend its height


@rule("vinci.token.astronomy_bonus")
def test_a_mountain_or_fort_gives_its_discount_to_real_neighbours_only(europe: Table) -> None:
    red = europe.people(scotland=1, tokens=("astronomy",), forts=("scotland",))
    assert red.cost_of("england") == {"land": 2, "defenders": 1, "from_mountain": -1, "from_fort": -1}
    assert red.cost_of("flanders") == {"land": 2, "defenders": 1}
    assert red.cost_of("norway") == {"mountain": 3}


@rule("vinci.token.astronomy_bonus", "vinci.token.weapons")
def test_tokens_that_need_no_border_help_over_sea_too(europe: Table) -> None:
    red = europe.people(scotland=1, tokens=("astronomy", "weapons"))
    assert red.cost_of("flanders") == {"land": 2, "defenders": 1, "weapons": -1}


@rule("vinci.token.astronomy_entry")
def test_astronomy_does_not_widen_the_entry(europe: Table) -> None:
    red = europe.people(hand=9, tokens=("astronomy",))
    assert red.may("conquer") == Table(3).people(hand=9).may("conquer")
    for province in ("gaul_north", "north_italy", "livonia"):  # on inner seas
        assert red.refused(f"conquer {province}") == "vinci.entering.first_province"
    red.plays("conquer ireland")
    assert red.can("conquer gaul_north")  # from the second conquest on


# ---- Medicine


@rule("vinci.token.medicine")
def test_medicine_brings_a_pawn_every_turn_that_can_conquer_at_once(europe: Table) -> None:
    red = europe.people(saxony=3, tokens=("medicine",)).turn().plays("gather")
    assert (red.hand, red.troops) == (3, 4)
    assert red.can("conquer poland")
    red.finishes()
    assert red.troops == 4
    assert red.expands().troops == 5


@rule("vinci.token.medicine")
def test_medicine_counts_in_the_first_turn_but_not_while_the_people_waits() -> None:
    table = Table.dealt([("medicine", "barbarians")])
    red = table.seat(0).takes(1)
    assert red.hand == 8 + 4 + 6
    table.seat(1).takes(1)
    table.seat(2).takes(1)
    assert red.hand == 8 + 4 + 6 + 1


@rule("vinci.token.medicine")
def test_medicine_brings_nothing_in_a_decline_turn(europe: Table) -> None:
    red = europe.people(saxony=1, tokens=("medicine", "barbarians")).turn()
    assert red.troops == 1
    assert red.plays("decline").troops == 0


# ---- Messages


@rule("vinci.token.messages")
def test_a_people_with_messages_may_lie_apart(europe: Table) -> None:
    red = europe.people(saxony=1, greece=1, muscovy=1, tokens=("messages",))
    assert red.finishes() == {"province": 3}
    assert red.provinces == {"saxony", "greece", "muscovy"}


@rule("vinci.token.messages")
def test_messages_do_not_widen_the_reach(europe: Table) -> None:
    red = europe.people(ireland=1, hand=9, tokens=("messages",))
    assert red.may("conquer") == {"england", "scotland"}


# ---- Barbarians


@rule("vinci.token.barbarians")
def test_barbarians_bring_six_pawns_and_nothing_else() -> None:
    table = Table.dealt([("barbarians", "barbarians")])
    red = table.seat(0).takes(1)
    assert red.troops == 8 + 6 + 6
    bare, barbarian = Table(3).people(saxony=1, hand=5), Table(3).people(saxony=1, hand=5, tokens=("barbarians",))
    assert bare.legal == barbarian.legal
    assert [bare.cost_of(p) for p in bare.may("conquer")] == [barbarian.cost_of(p) for p in bare.may("conquer")]
    assert bare.finishes() == barbarian.finishes() == {"province": 1}


# ---- Renaissance


@rule("vinci.token.renaissance")
def test_renaissance_lets_a_people_decline_after_its_points_without_losing_a_turn(europe: Table) -> None:
    red = europe.people(saxony=1, hand=6, tokens=("renaissance", "currency")).declining("greece")
    red.plays("conquer bavaria", "stop")
    red.places(saxony=5)
    assert (europe.asked, red.points) == ("0 renaissance", 10 + 2 + 2 + 1)  # the older people has counted too
    assert red.legal == ["decline", "endure"]
    assert red.refused("gather") == "vinci.turn.order"
    red.plays("decline")
    assert red.points == 15  # points are counted once
    assert (red.old_provinces, red.old_tokens) == ({"saxony", "bavaria"}, [])
    assert europe.pawns("saxony") == 1
    assert europe.asked == "0 choose"
    red.takes(1)
    assert (red.hand >= 8, europe.asked) == (True, "1 opening")


@rule("vinci.token.renaissance")
def test_a_late_decline_brings_no_points_and_promises_none(europe: Table) -> None:
    red = europe.people(saxony=1, bavaria=1, tokens=("renaissance", "barbarians")).turn()
    assert red.explained("decline") == {"decline": 2}
    red.plays("gather", "stop")
    assert red.points == 12
    assert europe.position.explain(0, europe.game.action("decline")) is None
    assert red.plays("decline").points == 12


@rule("vinci.token.renaissance")
def test_the_people_may_endure_and_is_asked_again_next_turn(europe: Table) -> None:
    red = europe.people(saxony=1, tokens=("renaissance", "barbarians")).plays("stop", "endure")
    assert red.provinces == {"saxony"}
    assert europe.asked == "1 opening"
    red.expands().plays("stop")
    assert red.can("decline")


@rule("vinci.token.renaissance")
def test_without_the_token_nobody_is_asked(europe: Table) -> None:
    europe.people(saxony=1, tokens=("barbarians",)).plays("stop")
    assert europe.asked == "1 opening"


@rule("vinci.token.renaissance", "vinci.decline.lasting")
def test_a_late_decline_keeps_lasting_tokens(europe: Table) -> None:
    red = europe.people(rhineland=1, tokens=("renaissance", "mines_decline")).plays("stop", "decline")
    assert red.old_tokens == ["mines_decline"]
    assert red.points == 13


@rule("vinci.token.renaissance_plain")
def test_a_people_with_renaissance_may_also_decline_in_an_ordinary_turn(europe: Table) -> None:
    red = europe.people(saxony=1, bavaria=1, tokens=("renaissance", "barbarians")).turn()
    assert red.can("decline")
    assert red.plays("decline").points == 12


# ---- Heritage


@rule("vinci.token.heritage")
def test_heritage_lets_old_and_new_people_live_side_by_side(europe: Table) -> None:
    red = europe.people(saxony=1, tokens=("heritage",)).declining("poland", "bavaria")
    assert red.finishes() == {"province": 1, "decline": 2}
    assert red.old_provinces == {"poland", "bavaria"}


@rule("vinci.token.heritage", "vinci.conquest.own_decline")
def test_with_heritage_old_provinces_may_still_be_retaken(europe: Table) -> None:
    red = europe.people(saxony=1, hand=3, tokens=("heritage",)).declining("poland", "bavaria")
    assert red.cost_of("poland") == {"land": 2, "defenders": 1}
    assert red.plays("conquer poland").finishes() == {"province": 2, "decline": 1}


@rule("vinci.token.heritage", "vinci.decline.tokens_back")
def test_heritage_protects_only_while_its_people_is_active(europe: Table) -> None:
    red = europe.people(saxony=1).declining("poland", tokens=("heritage",))  # what a misprinted column might suggest
    assert red.finishes() == {"province": 1}


# ---- Revolution


@rule("vinci.token.revolution")
def test_a_revolution_may_begin_anywhere_at_the_usual_cost(europe: Table) -> None:
    red = europe.people(hand=9, tokens=("revolution",))
    europe.enemy(poland=3, tokens=("militia",))
    assert len(red.may("conquer")) == 45
    assert red.cost_of("poland") == {"land": 2, "defenders": 3, "militia": 1}
    assert red.cost_of("burgundy") == {"land": 2, "defenders": 1}
    red.plays("conquer burgundy")
    assert red.hand == 6
    assert red.refused("conquer saxony") == "vinci.conquest.adjacent"  # only the first one


@rule("vinci.token.revolution_again", "vinci.gathering.abandon_all")
def test_a_revolution_may_begin_anywhere_again_after_abandoning_everything(europe: Table) -> None:
    red = europe.people(saxony=5, tokens=("revolution",)).turn().plays("abandon saxony", "gather")
    assert red.plays("conquer burgundy").provinces == {"burgundy"}


@rule("vinci.token.revolution_again", "vinci.losses.no_province")
def test_a_revolution_that_was_driven_out_may_begin_anywhere_again(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9)
    blue = europe.enemy(poland=5, tokens=("revolution",))
    red.plays("conquer poland").finishes()
    assert blue.plays("gather").can("conquer pannonia")
