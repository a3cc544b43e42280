"""Trophies: never lost, and felt in the very round in which they are taken."""

from ecumene.games.rise_and_fall.play.rounds import BeginRound
from tests.marks import rule
from tests.rise_and_fall.board import Table, world
from tests.rise_and_fall.phases import COAST, coast, rests, reveals


def about_to_win(seats: int = 2, **trophies: int) -> Table:
    """Seat 0 has two temples and a nomad who can build the last one."""
    table = coast(seats).trophies(**trophies)
    table.players[0].temple("6.1", "7.1").has(stone=2)
    return table.begins(BeginRound())


@rule("rise_and_fall.trophies.kept")
def test_a_trophy_stays_with_its_owner_when_the_pieces_are_gone() -> None:
    table = world(COAST)
    red, yellow = table.players
    red.ship("0.0", "1.0", "2.0", "3.0", "4.0").city("9.1")
    assert table.trophy("ship") == 0
    red.turn("ship").told_to("0.0", "land nomad 0.1")
    red.told_to("1.0", "land nomad 1.1")
    assert table.trophy("ship") == 0
    assert red.reserve("ship") == 2
    yellow.ship("5.0", "6.0", "7.0", "8.0", "9.0")
    assert table.trophy("ship") == 0  # a second fleet does not take it either


@rule("rise_and_fall.trophies.counts_now")
def test_a_trophy_brings_the_decline_of_the_same_round() -> None:
    table = about_to_win()
    reveals(table, "nomad", "city")
    table.players[0].told_to("0.1", "build temple")
    rests(table)
    assert table.trophy("temple") == 0
    assert table.asked == "0 1 givecards"


@rule("rise_and_fall.trophies.counts_now")
def test_a_trophy_raises_the_price_of_the_same_round() -> None:
    table = about_to_win(nomad=1)
    red, yellow = table.players
    yellow.cards(ship="decline").has(gold=10)
    reveals(table, "nomad", "city")
    red.told_to("0.1", "build temple")
    rests(table)
    red.does("give city")
    yellow.does("give city")
    yellow.does("redeem ship")
    assert yellow.gold == 0  # ten for the second trophy, not five


@rule("rise_and_fall.trophies.counts_now")
def test_a_trophy_of_an_earlier_round_brings_no_other_decline() -> None:
    table = about_to_win(nomad=1, city=0)
    reveals(table, "nomad", "city")
    table.players[0].told_to("0.1", "build temple")
    rests(table)
    table.players[0].does("give city")
    table.players[1].does("give city")
    assert table.asked == "0 1 playcard"
    rests(reveals(table, "ship", "ship"))
    assert table.asked == "0 1 playcard"
