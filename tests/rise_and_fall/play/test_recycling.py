"""Phase E: empty hands take their discards up, and the token moves."""

from ecumene.games.rise_and_fall.play.buying_back import BuyBackPhase
from ecumene.games.rise_and_fall.play.recycling import Recycling
from ecumene.games.rise_and_fall.play.rounds import BeginRound
from tests.marks import rule
from tests.rise_and_fall.board import Player
from tests.rise_and_fall.phases import coast, loses, rests, reveals


def played_out(player: Player) -> None:
    """All three cards lie in the discard."""
    player.cards(nomad="discard", city="discard", ship="discard")


@rule("rise_and_fall.recycling.take_back")
def test_an_empty_hand_takes_up_the_whole_discard() -> None:
    table = coast()
    red, yellow = table.players
    played_out(red)
    yellow.cards(nomad="discard", city="discard")
    table.begins(Recycling())
    assert [red.card(kind) for kind in ("nomad", "city", "ship")] == ["hand"] * 3
    assert [yellow.card(kind) for kind in ("nomad", "city", "ship")] == ["discard", "discard", "hand"]
    assert [len(pile) for pile in table.position.pile] == [0, 2]
    assert table.told("recycles") == [{"who": 0}]


@rule("rise_and_fall.recycling.take_back")
def test_three_cards_last_three_rounds() -> None:
    table = coast().begins(BeginRound())
    rests(reveals(table, "nomad", "ship"))
    rests(reveals(table, "city", "nomad"))
    assert (table.told("recycles"), table.players[0].legal) == ([], ["play ship"])
    rests(reveals(table, "ship", "city"))
    assert table.told("recycles") == [{"who": 0}, {"who": 1}]
    assert len(table.players[0].legal) == 3


@rule("rise_and_fall.recycling.token")
def test_the_token_moves_once_however_many_recycle() -> None:
    table = coast(3).first(2)
    for player in table.players[:2]:
        played_out(player)
    table.begins(Recycling())
    assert table.position.first == 0
    assert table.told("token") == [{"who": 0}]


@rule("rise_and_fall.recycling.token")
def test_without_recycling_the_token_stays() -> None:
    table = coast(3).first(2).begins(Recycling())
    assert (table.position.first, table.told("token")) == (2, [])


@rule("rise_and_fall.recycling.token")
def test_the_token_passes_over_the_extinct() -> None:
    table = coast(4).first(1)
    table.position.extinct[2] = 1
    played_out(table.players[0])
    table.begins(Recycling())
    assert table.position.first == 3


@rule("rise_and_fall.recycling.token")
def test_an_empty_discard_is_no_recycling() -> None:
    table = coast(3)
    loses(table.players[0], "nomad", "city", "ship")
    table.begins(Recycling())
    assert (table.position.first, table.told("recycles")) == (0, [])


@rule("rise_and_fall.recycling.bought_card")
def test_a_card_bought_with_an_empty_hand_is_played_before_the_others_come_back() -> None:
    table = coast().trophies(temple=1)
    red, yellow = table.players
    red.cards(nomad="discard", city="discard", ship="decline").has(gold=5)
    table.begins(BuyBackPhase(), Recycling(), BeginRound())
    red.does("redeem ship")
    assert table.told("recycles") == []
    assert red.legal == ["play ship"]
    rests(reveals(table, "ship", "nomad"))
    assert table.told("recycles") == [{"who": 0}]
    assert (len(red.legal), len(yellow.legal)) == (3, 2)


@rule("rise_and_fall.recycling.bought_card")
def test_a_card_bought_for_the_reserve_does_not_stop_recycling() -> None:
    table = coast().trophies(temple=1)
    red = table.players[0]
    played_out(red)
    red.cards(merchant="decline").has(gold=5)
    table.begins(BuyBackPhase(), Recycling())
    red.does("redeem merchant")
    assert red.card("merchant") == "reserve"
    assert table.told("recycles") == [{"who": 0}]
