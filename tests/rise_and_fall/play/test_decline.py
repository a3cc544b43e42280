"""Phase C, Decline: a card from everybody for each trophy of the round."""

import pytest

from ecumene.games.rise_and_fall.box.content import CITY, NOMAD
from ecumene.games.rise_and_fall.play.rounds import BeginRound
from tests.marks import rule
from tests.rise_and_fall.phases import coast, declining, rests, reveals


@rule("rise_and_fall.decline.owed")
def test_without_a_trophy_there_is_no_decline() -> None:
    assert declining(0, coast()).asked == ""


@rule("rise_and_fall.decline.owed")
def test_everybody_gives_a_card_for_each_trophy_whoever_took_it() -> None:
    table = declining(2, coast(3))
    assert table.asked == "0 1 2 givecards"
    red = table.players[0]
    assert red.legal == ["give nomad city", "give nomad ship", "give city ship"]
    assert red.refused("give nomad") == "decline.owed"
    assert red.refused("give nomad city ship") == "decline.owed"
    assert red.refusal("give nomad").details == {"n": 2}


@rule("rise_and_fall.decline.owed")
def test_the_trophies_of_all_players_in_a_round_add_up() -> None:
    table = coast()
    red, yellow = table.players
    red.temple("6.1", "7.1").has(stone=2)
    yellow.ship("5.0", "6.0", "7.0").nomad("8.1").has(wood=1)
    table.begins(BeginRound())
    reveals(table, "nomad", "nomad")
    red.told_to("0.1", "build temple")
    yellow.told_to("2.1", "build ship 3.0")
    rests(table)
    assert (table.trophy("temple"), table.trophy("ship")) == (0, 1)
    assert red.may("give") == {"city ship", "city temple", "ship temple"}
    assert yellow.may("give") == {"nomad city", "nomad ship", "city ship"}


@rule("rise_and_fall.decline.choice")
def test_the_card_may_come_from_the_hand_or_from_the_discard() -> None:
    table = coast()
    red, yellow = table.players
    red.cards(city="discard", nomad="discard")
    declining(1, table)
    assert red.legal == ["give nomad", "give city", "give ship"]
    red.does("give nomad")
    yellow.does("give ship")
    assert (red.card("nomad"), red.card("city"), red.card("ship")) == ("decline", "discard", "hand")
    assert table.position.pile[0] == [CITY]
    assert (yellow.card("ship"), yellow.card("nomad")) == ("decline", "hand")


@rule("rise_and_fall.decline.choice")
def test_cards_in_the_reserve_or_already_in_decline_cannot_be_given() -> None:
    table = coast()
    red = table.players[0].cards(ship="decline")
    declining(1, table)
    for notation in ("give temple", "give ship", "give nomad temple", "play nomad", "spare"):
        assert red.refused(notation) == "decline.choice"


@rule("rise_and_fall.decline.choice")
def test_the_card_just_played_may_be_given() -> None:
    table = coast()
    red, yellow = table.players
    red.temple("6.1", "7.1").has(stone=2)
    table.begins(BeginRound())
    reveals(table, "nomad", "city")
    red.told_to("0.1", "build temple")
    rests(table)
    yellow.does("give city")
    red.does("give ship")
    assert (yellow.card("city"), table.position.pile[1]) == ("decline", [])


@rule("rise_and_fall.decline.secret")
def test_the_cards_given_are_revealed_together() -> None:
    table = declining(1, coast(3))
    red, yellow, green = table.players
    green.does("give ship")
    red.does("give nomad")
    assert (red.card("nomad"), green.card("ship")) == ("hand", "hand")
    assert table.told("gives") == []
    yellow.does("give city")
    assert [player.card(kind) for player, kind in zip(table.players, ("nomad", "city", "ship"), strict=True)] == [
        "decline"
    ] * 3
    assert [(told["who"], told["cards"]) for told in table.told("gives")] == [(0, "nomad"), (1, "city"), (2, "ship")]


@rule("rise_and_fall.decline.short")
def test_who_has_fewer_active_cards_gives_them_all_and_owes_nothing_more() -> None:
    table = coast()
    red, yellow = table.players
    red.cards(city="decline", ship="decline")
    declining(2, table)
    assert red.legal == ["give nomad"]
    assert red.refused("give nomad city") == "decline.choice"
    red.does("give nomad")
    yellow.does("give nomad ship")
    assert table.position.active(0) == []
    assert table.asked == ""
    declining(0, table)
    assert table.asked == ""


@rule("rise_and_fall.decline.short")
def test_all_of_several_cards_are_given_when_more_are_owed() -> None:
    table = coast()
    red = table.players[0].cards(city="discard", ship="decline")
    declining(3, table)
    assert red.legal == ["give nomad city"]
    assert red.refused("give nomad") == "decline.short"
    assert red.refusal("give city").details == {"n": 2}


@rule("rise_and_fall.decline.short")
def test_who_has_no_active_card_is_not_asked() -> None:
    table = coast(3)
    table.players[1].cards(nomad="decline", city="decline", ship="decline")
    assert declining(1, table).asked == "0 2 givecards"


@rule("rise_and_fall.decline.secret")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_the_order_of_giving_leaves_no_trace(order: tuple[int, ...]) -> None:
    table, other = declining(1, coast(3)), declining(1, coast(3))
    gifts = ("give nomad", "give ship", "give city")
    for seat in order:
        table.players[seat].does(gifts[seat])
    for seat in range(3):
        other.players[seat].does(gifts[seat])
    assert table.position.dump() == other.position.dump()


@rule("rise_and_fall.decline.owed")
def test_the_extinct_owe_nothing() -> None:
    table = coast(3)
    table.position.extinct[0] = 1
    assert declining(1, table).asked == "1 2 givecards"
    assert table.position.card[NOMAD] != 0  # though the cards of seat 0 still lie there
