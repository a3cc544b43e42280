"""The yellow tokens: points for land, symbols and pawns driven off the board."""

import pytest

from tests.marks import rule
from tests.vinci.board import Table

# all provinces that a token pays for, on both boards
PAID = {
    "agriculture": (
        {"flanders", "poland", "gaul_north", "iberia_west", "north_italy", "dacia", "ukraine", "asia_minor"},
        {"north_italy", "sicily", "scythia", "asia", "egypt", "africa"},
    ),
    "livestock": (
        {"ireland", "jutland", "burgundy", "aquitaine_b", "pannonia", "greece", "tauris", "don", "lower_volga"},
        {"lusitania", "narbonensis", "sardinia", "greece", "syria", "cyrenaica", "mauretania"},
    ),
    "ports": (
        {
            "england", "flanders", "prussia", "iberia_west", "north_italy", "south_italy", "greece", "livonia",
            "tauris", "asia_minor",
        },
        {"north_italy", "south_italy", "greece", "asia", "syria", "egypt", "africa"},
    ),
    "mines": (
        {"sweden", "rhineland", "bohemia", "andalusia", "carpathians", "ural_s", "anatolia"},
        {"baetica", "sardinia", "dacia", "taurus", "numidia"},
    ),
}  # fmt: skip
POINTS = {"agriculture": 1, "livestock": 1, "ports": 1, "mines": 2}


@rule("vinci.token.agriculture", "vinci.token.livestock", "vinci.token.ports", "vinci.token.mines")
@pytest.mark.parametrize("token", PAID)
@pytest.mark.parametrize("version", ["", "_decline"])
@pytest.mark.parametrize("seats", [3, 2])
def test_a_token_pays_for_its_own_provinces_and_no_others(token: str, version: str, seats: int) -> None:
    everywhere = list(Table(seats).position.board.index)
    paid = PAID[token][0 if seats == 3 else 1]
    for province in everywhere:
        income = Table(seats).people({province: 1}, tokens=(token + version,)).income()
        assert income.get(token, 0) == (POINTS[token] if province in paid else 0), province


@rule("vinci.token.agriculture")
def test_agriculture_gives_one_more_for_each_agricultural_province(europe: Table) -> None:
    red = europe.people(flanders=2, gaul_north=1, burgundy=1, tokens=("agriculture",))
    assert red.finishes() == {"province": 3, "agriculture": 2}


@rule("vinci.token.livestock")
def test_livestock_gives_one_more_for_each_livestock_province(europe: Table) -> None:
    red = europe.people(burgundy=1, aquitaine_b=1, gaul_north=1, tokens=("livestock",))
    assert red.finishes() == {"province": 3, "livestock": 2}


@rule("vinci.token.ports")
def test_ports_give_one_more_for_each_port(europe: Table) -> None:
    red = europe.people(england=1, flanders=1, gaul_north=1, tokens=("ports",))
    assert red.finishes() == {"province": 3, "ports": 2}


@rule("vinci.token.mines")
def test_mines_give_two_more_for_each_mine_also_on_a_mountain(europe: Table) -> None:
    red = europe.people(rhineland=1, saxony=1, bohemia=1, tokens=("mines",))
    assert red.finishes() == {"province": 2, "mines": 4}


@rule("vinci.token.currency")
def test_currency_gives_one_more_for_every_province_mountains_too(europe: Table) -> None:
    red = europe.people(saxony=1, bohemia=1, bavaria=1, tokens=("currency",)).declining("greece", "thrace")
    assert red.finishes() == {"province": 2, "currency": 3, "decline": 1}  # but not in decline


@rule("vinci.token.agriculture", "vinci.token.ports", "vinci.conquest.stacking")
def test_tokens_that_pay_for_the_same_province_add_up(europe: Table) -> None:
    red = europe.people(flanders=1, tokens=("agriculture", "ports"))
    assert red.income() == {"province": 1, "agriculture": 1, "ports": 1}


@rule("vinci.token.slavery")
def test_slavery_gives_one_point_for_each_pawn_driven_off_the_board_this_turn(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9, tokens=("slavery",))
    red.plays("conquer poland", "conquer jutland", "conquer bohemia")  # two neutral pawns, and an empty mountain
    assert red.income() == {"province": 3, "slavery": 2}
    assert red.finishes() == {"province": 3, "slavery": 2}


@rule("vinci.token.slavery")
def test_slavery_counts_the_present_turn_only(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9, tokens=("slavery",))
    blue = europe.enemy(england=1, hand=9)
    green = europe.enemy(greece=1)
    red.plays("conquer poland").finishes()
    blue.plays("gather", "conquer flanders").finishes()
    green.plays("gather").finishes()
    assert red.plays("gather").finishes() == {"province": 2}


@rule("vinci.token.slavery")
def test_what_another_player_drives_out_brings_the_slaver_nothing(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9).plays("conquer poland")
    blue = europe.enemy(england=1, tokens=("slavery",))
    assert red.asked
    assert blue.income() == {"province": 1}


@rule("vinci.token.slavery_count")
def test_slavery_counts_pawns_that_left_the_board_not_those_put_back(europe: Table) -> None:
    red = europe.people(saxony=1, hand=20, tokens=("slavery",)).declining("jutland", "greece")
    blue = europe.enemy(poland=4, prussia=1, england=1, forts=("poland",)).declining("rhineland", forts=("rhineland",))
    counted = []
    for province in ("poland", "prussia", "rhineland", "bohemia", "jutland"):
        before = europe.position.eliminated
        red.plays(f"conquer {province}")
        counted.append(europe.position.eliminated - before)
    # one of four, one of one, a declining pawn, nobody, an old pawn of one's own
    assert counted == [1, 1, 1, 0, 0]
    red.plays("stop")
    blue.places(england=3)
    assert red.finishes()["slavery"] == 3


@rule("vinci.token.slavery_count")
def test_survivors_left_in_hand_do_not_count_either(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9, tokens=("slavery",))
    europe.enemy(poland=5)
    red.plays("conquer poland")
    assert red.finishes() == {"province": 2, "slavery": 1}


@rule("vinci.token.slavery_count", "vinci.cohesion.own_decline")
def test_old_pawns_that_vanish_do_not_count(europe: Table) -> None:
    red = europe.people(saxony=1, tokens=("slavery",)).declining("poland")
    assert red.finishes() == {"province": 1}
