"""Phase D: cards come back from Decline, for gold."""

import pytest

from ecumene.core.options import OptionValue
from ecumene.games.rise_and_fall.box.content import KINDS
from ecumene.games.rise_and_fall.play.buying_back import BuyBackPhase
from ecumene.games.rise_and_fall.play.recycling import Recycling
from ecumene.games.rise_and_fall.play.rounds import BeginRound, EndOfRound
from tests.marks import rule
from tests.rise_and_fall.board import Table
from tests.rise_and_fall.phases import coast, rests, reveals


def fallen(seats: int = 2, gold: int = 10, **options: OptionValue) -> Table:
    """Two trophies are taken; everybody has ships and cities in Decline, and some gold."""
    table = coast(seats, **options).trophies(temple=0, merchant=0)
    for player in table.players:
        player.cards(city="decline", ship="decline").has(gold=gold)
    return table


@rule("rise_and_fall.buy_back.one")
def test_one_card_may_be_bought_back_or_none() -> None:
    table = fallen(gold=100).begins(BuyBackPhase())
    red, yellow = table.players
    assert red.legal == ["redeem city", "redeem ship", "spare"]
    red.does("redeem ship")
    assert (red.card("ship"), red.card("city"), red.gold) == ("hand", "decline", 90)
    assert table.asked == "1 buyback"  # red is not asked again
    yellow.does("spare")
    assert (yellow.card("ship"), yellow.card("city"), yellow.gold) == ("decline", "decline", 100)
    assert table.asked == ""
    assert table.told("redeems") == [{"who": 0, "card": "ship", "n": 10}]


@rule("rise_and_fall.buy_back.one")
def test_only_a_card_in_decline_can_be_bought() -> None:
    red = fallen().begins(BuyBackPhase()).players[0]
    for notation in ("redeem nomad", "redeem temple", "give nomad", "end"):
        assert red.refused(notation) == "buy_back.one"


@rule("rise_and_fall.buy_back.price")
@pytest.mark.parametrize(("trophies", "price"), [(1, 5), (2, 10), (3, 20), (4, 40), (5, 60), (6, 80)])
def test_every_trophy_anybody_has_taken_raises_the_price(trophies: int, price: int) -> None:
    table = coast()
    table.trophies(**{kind: number % 2 for number, kind in enumerate(KINDS[:trophies])})
    red, yellow = table.players
    red.cards(ship="decline").has(gold=price)
    yellow.cards(ship="decline").has(gold=price - 1)
    bank = table.bank
    table.begins(BuyBackPhase())
    red.does("redeem ship")
    assert (red.gold, table.bank) == (0, bank + price)
    assert table.asked == ""  # yellow lacks a coin, and is not asked


@rule("rise_and_fall.buy_back.price")
def test_the_price_of_a_card_explains_itself() -> None:
    red = fallen().begins(BuyBackPhase()).players[0]
    assert red.explained("redeem ship") == {"price": 10}


@rule("rise_and_fall.buy_back.goes_to")
def test_a_card_whose_pieces_stand_comes_to_the_hand_another_to_the_reserve() -> None:
    table = fallen(gold=10)
    red, yellow = table.players
    red.cards(temple="decline")
    table.begins(BuyBackPhase())
    red.does("redeem temple")
    yellow.does("redeem ship")
    assert (red.card("temple"), yellow.card("ship")) == ("reserve", "hand")


@rule("rise_and_fall.buy_back.order")
def test_the_first_player_decides_first_then_clockwise() -> None:
    table = fallen(3).first(1).begins(BuyBackPhase())
    order = []
    while table.asked:
        order.append(table.asked)
        table.apply(table.position.pending()[0], "spare")
    assert order == ["1 buyback", "2 buyback", "0 buyback"]


@rule("rise_and_fall.buy_back.order")
def test_the_next_player_sees_what_the_one_before_has_bought() -> None:
    table = fallen().begins(BuyBackPhase())
    table.players[0].does("redeem ship")
    view = table.position.view(1)
    assert view.dump()["state"]["gold"] == [0, 10]


@rule("rise_and_fall.buy_back.order")
def test_as_an_option_all_decide_together_and_in_secret() -> None:
    tables = [fallen(3, buy_back="simultaneous").first(2).begins(BuyBackPhase()) for _ in range(2)]
    assert tables[0].asked == "0 1 2 buybacktogether"
    tables[0].players[1].does("redeem ship")
    tables[1].players[1].does("spare")
    assert tables[0].players[1].card("ship") == "decline"
    for seat in (None, 0, 2):
        assert tables[0].position.view(seat).dump() == tables[1].position.view(seat).dump()
    for player in (tables[0].players[0], tables[0].players[2]):
        player.does("redeem city")
    assert [player.gold for player in tables[0].players] == [0, 0, 0]
    assert [tables[0].players[seat].card("city") for seat in range(3)] == ["hand", "decline", "hand"]
    assert tables[0].players[1].card("ship") == "hand"


@rule("rise_and_fall.buy_back.order")
def test_together_only_those_are_asked_who_have_a_card_to_buy_and_the_gold() -> None:
    table = fallen(4, buy_back="simultaneous")
    table.players[0].has(gold=9)
    table.players[3].cards(city="hand", ship="hand")
    assert table.begins(BuyBackPhase()).asked == "1 2 buybacktogether"


@rule("rise_and_fall.buy_back.forced")
@pytest.mark.parametrize("order", ["in_turn", "simultaneous"])
def test_without_an_active_card_one_must_be_bought(order: str) -> None:
    table = fallen(buy_back=order)
    red, yellow = table.players
    red.cards(nomad="decline")
    table.begins(BuyBackPhase())
    assert red.legal == ["redeem nomad", "redeem city", "redeem ship"]
    assert red.refused("spare") == "buy_back.forced"
    red.does("redeem city")
    yellow.does("spare")
    assert (red.card("city"), red.gold) == ("hand", 0)


@rule("rise_and_fall.buy_back.forced")
def test_who_must_buy_takes_a_card_whose_pieces_stand_in_the_world() -> None:
    table = fallen()
    red = table.players[0].cards(nomad="decline", temple="decline", merchant="decline")
    table.begins(BuyBackPhase())
    assert red.may("redeem") == {"nomad", "city", "ship"}
    assert red.refused("redeem temple") == "buy_back.forced"


@rule("rise_and_fall.buy_back.forced")
def test_a_card_in_the_discard_is_active_so_nothing_is_forced() -> None:
    table = fallen(gold=0)
    red = table.players[0].cards(nomad="discard")
    table.begins(BuyBackPhase())
    assert table.asked == ""
    assert red.pieces("nomad") == {"0.1"}


@rule("rise_and_fall.buy_back.last_round")
def test_in_the_last_round_cards_can_still_be_bought_and_count() -> None:
    table = coast()
    table.trophies(nomad=1, city=1, merchant=1)
    red, yellow = table.players
    red.temple("6.1", "7.1").has(stone=2, gold=40)
    yellow.cards(ship="decline").has(gold=41)
    table.begins(BeginRound())
    reveals(table, "nomad", "city")
    red.told_to("0.1", "build temple")
    rests(table)
    red.does("give city")
    yellow.does("give city")
    assert table.asked == "0 buyback"
    red.does("spare")
    yellow.does("redeem ship")
    assert table.asked == ""
    points = table.position.standings().of(1).tally
    assert [line.about for line in points.lines if line.rule.endswith("development")] == ["nomad", "ship"]


@rule("rise_and_fall.buy_back.order")
def test_a_purchase_comes_before_recycling_and_the_end() -> None:
    table = fallen()
    table.begins(BuyBackPhase(), Recycling(), EndOfRound())
    red, yellow = table.players
    red.does("redeem ship")
    yellow.does("spare")
    assert table.asked == "0 1 playcard"
    assert red.legal == ["play nomad", "play ship"]
