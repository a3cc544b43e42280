"""Extinction: who has no card to play and cannot buy one leaves the world."""

import pytest

from ecumene.core.options import OptionValue
from ecumene.games.rise_and_fall.play.buying_back import BuyBackPhase
from ecumene.games.rise_and_fall.play.model import RESERVE
from ecumene.games.rise_and_fall.play.recycling import Recycling
from ecumene.games.rise_and_fall.play.rounds import BeginRound, EndOfRound
from tests.marks import rule
from tests.rise_and_fall.board import Player, Table
from tests.rise_and_fall.phases import coast, loses, rests, reveals

ALL = {"nomad": "decline", "city": "decline", "ship": "decline"}


def with_doomed(*doomed: int, seats: int = 3, gold: int = 4, **options: OptionValue) -> Table:
    """One trophy is taken, so a card costs 5; the doomed have all cards in Decline and less gold than that."""
    table = coast(seats, **options).trophies(temple=0)
    for seat in doomed:
        table.players[seat].cards(**ALL).has(gold=gold, wood=2, stone=3)
    return table


def is_gone(player: Player) -> bool:
    return not any(player.pieces(kind) for kind in ("nomad", "city", "ship", "merchant", "mountaineer", "temple"))


@rule("rise_and_fall.extinction.when")
def test_who_must_buy_and_cannot_pay_dies_out_at_once() -> None:
    table = with_doomed(1).begins(BuyBackPhase())
    assert is_gone(table.players[1])
    assert table.position.extinct == [0, 1, 0]
    assert table.told("extinct") == [{"who": 1}]


@rule("rise_and_fall.extinction.when")
def test_with_the_price_in_hand_nobody_dies() -> None:
    table = with_doomed(1, gold=5).begins(BuyBackPhase())
    assert table.position.extinct == [0, 0, 0]
    assert table.asked == "1 buyback"


@rule("rise_and_fall.extinction.when")
def test_who_has_no_card_in_decline_either_dies_out_whatever_the_treasure() -> None:
    table = coast(3).trophies(temple=0)
    loses(table.players[0], "nomad", "city", "ship").has(gold=200)
    table.begins(BuyBackPhase())
    assert table.position.extinct == [1, 0, 0]


@rule("rise_and_fall.extinction.when")
def test_a_card_in_decline_without_a_piece_in_the_world_saves_nobody() -> None:
    table = coast(3).trophies(temple=0)
    loses(table.players[0], "nomad", "city", "ship").cards(temple="decline").has(gold=200)
    table.begins(BuyBackPhase())
    assert table.position.extinct == [1, 0, 0]


@rule("rise_and_fall.extinction.removal")
def test_pieces_leave_the_world_and_the_treasure_goes_to_the_bank() -> None:
    table = with_doomed(1)
    red, yellow, _ = table.players
    red.merchant("3.1")  # on yellow's city
    bank = table.bank
    table.begins(BuyBackPhase())
    assert is_gone(yellow)
    assert [yellow.reserve(kind) for kind in ("nomad", "city", "ship")] == [8, 8, 5]
    assert (yellow.gold, yellow.wood, yellow.stone, table.bank) == (0, 0, 0, bank + 4)
    assert table.position.cards_in(1, RESERVE) == list(range(6))
    assert table.at("3.1") == {"0 merchant"}  # another's merchant stays where the city was
    assert table.told("to-reserve") == []
    table.position.audit()


@rule("rise_and_fall.extinction.removal")
def test_the_extinct_are_never_asked_again() -> None:
    table = with_doomed(1).begins(BuyBackPhase(), Recycling(), EndOfRound())
    assert table.asked == "0 2 playcard"
    rests(reveals(table, "city", "city"))
    assert table.asked == "0 2 playcard"


@rule("rise_and_fall.extinction.trophies")
def test_trophies_of_the_extinct_count_towards_the_end_and_raise_the_price() -> None:
    table = with_doomed(1, trophies=4).trophies(nomad=1, city=1, merchant=1)
    table.begins(BuyBackPhase(), Recycling(), EndOfRound())
    assert table.position.extinct == [0, 1, 0]
    assert table.trophy("nomad") == 1
    assert table.asked == ""  # four are taken, and three of them by the dead


@rule("rise_and_fall.extinction.first_player")
def test_a_first_player_who_dies_hands_the_token_on_at_once() -> None:
    table = with_doomed(1, seats=4).first(1).begins(BuyBackPhase())
    assert table.position.first == 2
    assert table.told("token") == [{"who": 2}]


@rule("rise_and_fall.extinction.first_player")
def test_the_token_skips_those_who_died_with_the_first_player_and_recycling_moves_it_on() -> None:
    table = with_doomed(1, 2, seats=4, buy_back="simultaneous").first(1)
    table.players[0].cards(nomad="discard", city="discard", ship="discard")
    table.begins(BuyBackPhase(), Recycling())
    assert [told["who"] for told in table.told("token")] == [3, 0]
    assert table.position.first == 0


@rule("rise_and_fall.extinction.first_player")
def test_the_death_of_another_leaves_the_token_where_it_is() -> None:
    assert with_doomed(1).first(2).begins(BuyBackPhase()).position.first == 2


@rule("rise_and_fall.extinction.last_survivor")
@pytest.mark.parametrize("order", ["in_turn", "simultaneous"])
def test_when_one_is_left_the_game_ends_at_once_and_the_survivor_wins(order: str) -> None:
    table = with_doomed(0, 2, buy_back=order, gold=4)
    yellow = table.players[1].cards(nomad="decline").has(gold=50)
    table.begins(BuyBackPhase(), Recycling(), EndOfRound())
    assert table.asked == ""
    assert table.position.agenda == []
    assert yellow.card("nomad") == "decline"  # nothing is bought any more
    assert table.told("survivor") == [{"who": 1}]
    assert table.position.standings().winners == (1,)


@rule("rise_and_fall.extinction.last_survivor")
def test_the_survivor_wins_with_fewer_points_and_later_deaths_rank_first() -> None:
    table = with_doomed(1, 2, seats=4).trophies(ship=0, city=1)
    loses(table.players[3], "nomad", "city")
    table.players[0].cards(**ALL).has(gold=20)
    table.first(2).begins(BuyBackPhase())
    assert (table.position.extinct, table.asked) == ([0, 1, 1, 0], "0 buyback")
    table.players[0].does("redeem nomad").cards(nomad="decline").has(gold=0)
    table.begins(BuyBackPhase())
    assert table.position.extinct == [2, 1, 1, 0]
    assert [(row.seat, row.place) for row in table.position.standings()] == [(3, 1), (0, 2), (1, 3), (2, 3)]


@rule("rise_and_fall.extinction.same_moment", "rise_and_fall.extinction.last_survivor")
@pytest.mark.parametrize("order", ["in_turn", "simultaneous"])
def test_those_who_die_in_one_round_are_tied_whatever_they_had_won(order: str) -> None:
    table = with_doomed(0, 2, buy_back=order).first(2).begins(BuyBackPhase())
    assert table.trophy("temple") == 0
    assert table.position.extinct == [1, 0, 1]
    assert [(row.seat, row.place) for row in table.position.standings()] == [(1, 1), (0, 2), (2, 2)]


@rule("rise_and_fall.extinction.same_moment")
@pytest.mark.parametrize("order", ["in_turn", "simultaneous"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_if_all_die_nobody_is_spared_by_sitting_later(order: str, seats: int, first: int) -> None:
    table = with_doomed(*range(seats), seats=seats, buy_back=order).first(first).begins(BuyBackPhase(), EndOfRound())
    assert (table.asked, table.told("survivor"), table.position.extinct) == ("", [], [1] * seats)
    assert table.position.standings().winners == tuple(range(seats))


@rule("rise_and_fall.extinction.same_moment")
@pytest.mark.parametrize("order", ["in_turn", "simultaneous"])
def test_the_doomed_die_before_anybody_buys(order: str) -> None:
    table = with_doomed(2, seats=3, buy_back=order)
    for player in table.players[:2]:
        player.cards(ship="decline").has(gold=5)
    table.begins(BuyBackPhase())
    assert table.position.extinct == [0, 0, 1]
    assert table.position.pending()[0] == 0
    assert [player.card("ship") for player in table.players[:2]] == ["decline", "decline"]


@rule("rise_and_fall.extinction.same_moment")
def test_in_a_game_of_version_1_the_last_of_the_doomed_is_left_alone_and_wins() -> None:
    table = with_doomed(0, 1, seats=2, deaths="as_bought").first(1).begins(BuyBackPhase(), EndOfRound())
    assert table.position.extinct == [0, 1]
    assert table.position.standings().winners == (0,)
    together = with_doomed(0, 1, seats=2, deaths="as_bought", buy_back="simultaneous").begins(BuyBackPhase())
    assert together.position.extinct == [1, 1]


@rule("rise_and_fall.extinction.last_survivor")
def test_an_extinct_player_ranks_below_a_poorer_living_one_during_play() -> None:
    table = coast(3).trophies(ship=0)
    table.position.extinct[0] = 1
    places = {row.seat: row.place for row in table.position.standings()}
    assert places[0] == 3


@rule("rise_and_fall.extinction.last_round")
def test_who_dies_in_the_last_round_is_gone_before_the_count() -> None:
    table = coast(3).trophies(nomad=1, city=1, merchant=1)
    red, yellow, _ = table.players
    red.temple("6.1", "7.1").has(stone=2, gold=40)
    yellow.cards(nomad="decline", ship="decline").has(gold=39)
    table.begins(BeginRound())
    reveals(table, "nomad", "city", "city")
    red.told_to("0.1", "build temple")
    rests(table)
    for player, gift in zip(table.players, ("city", "city", "city"), strict=True):
        player.does(f"give {gift}")
    while table.asked:
        table.apply(table.position.pending()[0], "spare")
    assert table.position.extinct == [0, 1, 0]
    assert is_gone(yellow)
    last = table.position.standings().of(1)
    assert (last.place, last.points) == (3, 0)
