"""Civilization cards: active, in the reserve or in Decline, and how they change from one to the other."""

from itertools import permutations
from random import Random

from ecumene.games.rise_and_fall.box.content import CITY, MERCHANT, NOMAD, SHIP
from ecumene.games.rise_and_fall.play.model import NONE
from ecumene.games.rise_and_fall.play.playing import PlayCard
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.play.rounds import BeginRound
from tests.marks import rule
from tests.rise_and_fall.board import Table, world
from tests.rise_and_fall.phases import COAST, coast, declining, reveals


@rule("rise_and_fall.cards.states")
def test_hand_and_discard_are_active_reserve_and_decline_are_not() -> None:
    table = coast()
    red = table.players[0]
    red.merchant("8.1").cards(city="discard", ship="decline")
    assert [red.card(kind) for kind in ("nomad", "city", "ship", "merchant", "temple")] == [
        "hand", "discard", "decline", "hand", "reserve",
    ]  # fmt: skip
    assert table.position.active(0) == [NOMAD, CITY, MERCHANT]


@rule("rise_and_fall.cards.to_reserve")
def test_erics_only_ship_builds_a_city_and_the_ship_card_goes_to_the_reserve() -> None:
    table = world(COAST)
    eric = table.players[0].ship("3.0").nomad("0.1").has(stone=1)
    eric.turn("ship").told_to("3.0", "found city 3.1")
    assert (eric.card("ship"), eric.card("city")) == ("reserve", "hand")
    assert table.position.pile[0] == []
    assert table.told("to-reserve") == [{"who": 0, "card": "ship"}]


@rule("rise_and_fall.cards.to_hand")
def test_cathys_first_temple_brings_the_card_from_the_reserve_to_the_hand() -> None:
    table = world(COAST)
    cathy = table.players[0].nomad("0.1", "2.1").has(stone=4)
    assert cathy.card("temple") == "reserve"
    cathy.turn("nomad").told_to("0.1", "build temple")
    assert (cathy.card("temple"), cathy.card("nomad")) == ("hand", "discard")
    assert table.told("to-hand") == [{"who": 0, "card": "temple"}]
    cathy.told_to("2.1", "build temple")
    assert len(table.told("to-hand")) == 1  # the second temple brings nothing more


@rule("rise_and_fall.cards.to_hand")
def test_eric_builds_a_ship_again_and_has_the_card_in_hand_again() -> None:
    table = world(COAST)
    eric = table.players[0].ship("3.0").nomad("0.1").city("2.1").has(wood=1)
    eric.turn("ship").told_to("3.0", "land nomad 3.1")
    assert eric.card("ship") == "reserve"
    eric.turn("nomad").told_to("3.1", "build ship 3.0")
    assert eric.card("ship") == "hand"


@rule("rise_and_fall.cards.to_reserve")
def test_a_card_leaves_the_discard_on_the_turn_of_another() -> None:
    table = world(COAST)
    joanna, cathy = table.players
    joanna.temple("3.1").has(gold=5)
    cathy.ship("3.0").nomad("8.1").city("9.1").cards(ship="discard", nomad="discard")
    joanna.turn("temple").told_to("3.1", "convert 3.0")
    assert cathy.card("ship") == "reserve"
    assert table.position.pile[1] == [NOMAD]
    assert joanna.card("ship") == "hand"


@rule("rise_and_fall.cards.to_reserve")
def test_a_card_leaves_the_hand_when_another_takes_the_last_piece_and_not_before() -> None:
    table = world(COAST)
    joanna, cathy = table.players
    joanna.temple("3.1", "5.1").has(gold=10)
    cathy.ship("3.0", "5.0").nomad("8.1")
    joanna.turn("temple").told_to("3.1", "convert 3.0")
    assert cathy.card("ship") == "hand"
    joanna.told_to("5.1", "convert 5.0")
    assert cathy.card("ship") == "reserve"


@rule("rise_and_fall.cards.to_reserve")
def test_the_card_just_played_goes_too() -> None:
    table = world(COAST).first(0)
    joanna, cathy = table.players
    joanna.temple("3.1").has(gold=5)
    cathy.ship("3.0").nomad("8.1")
    table.begins(BeginRound())
    reveals(table, "temple", "ship")
    assert cathy.card("ship") == "discard"
    joanna.told_to("3.1", "convert 3.0")
    assert cathy.card("ship") == "reserve"
    assert table.asked == "0 1 playcard"  # the turn passed, and so did the round


@rule("rise_and_fall.cards.decline_stays")
def test_cathys_ship_card_stays_in_decline_when_joanna_converts_her_last_ship() -> None:
    table = world(COAST)
    joanna, cathy = table.players
    joanna.temple("3.1").has(gold=5)
    cathy.ship("3.0").nomad("8.1").cards(ship="decline")
    joanna.turn("temple").told_to("3.1", "convert 3.0")
    assert cathy.pieces("ship") == set()
    assert cathy.card("ship") == "decline"


@rule("rise_and_fall.cards.decline_stays")
def test_joannas_second_temple_does_not_bring_her_card_back_from_decline() -> None:
    table = world(COAST)
    joanna = table.players[0].temple("3.1").nomad("5.1").has(stone=2).cards(temple="decline")
    joanna.turn("nomad").told_to("5.1", "build temple")
    assert len(joanna.pieces("temple")) == 2
    assert joanna.card("temple") == "decline"


@rule("rise_and_fall.cards.returns_to_hand")
def test_a_kind_lost_and_regained_in_one_turn_has_its_card_in_hand() -> None:
    table = world(COAST)
    red = table.players[0].city("1.1", "5.1").nomad("0.1").has(gold=2).cards(nomad="discard")
    red.turn("city").told_to("1.1", "educate merchant 0.1")
    assert (red.card("nomad"), red.card("merchant")) == ("reserve", "hand")
    red.told_to("5.1", "grow 4.1")
    assert red.card("nomad") == "hand"
    assert table.position.pile[0] == [CITY]


def same_for_others(tables: list[Table], chooser: int) -> None:
    """Two tables that differ only in a sealed choice are one to everybody but the chooser."""
    one, other = (table.position for table in tables)
    assert one.dump() != other.dump()
    for seat in (None, *range(one.seats)):
        views = one.view(seat).dump(), other.view(seat).dump()
        assert (views[0] == views[1]) == (seat != chooser)
        assert one.view(seat).pending() == other.view(seat).pending()


@rule("rise_and_fall.cards.secret")
def test_nobody_can_tell_which_card_another_has_chosen() -> None:
    tables = [coast(3).begins(BeginRound()) for _ in range(2)]
    tables[0].players[1].does("play nomad")
    tables[1].players[1].does("play ship")
    same_for_others(tables, 1)
    assert tables[0].told("plays") == []


@rule("rise_and_fall.cards.secret", "rise_and_fall.decline.secret")
def test_nobody_can_tell_which_cards_another_has_given() -> None:
    tables = [coast(3).trophies(temple=0) for _ in range(2)]
    for table in tables:
        table.players[1].cards(nomad="discard")
        declining(1, table)
    tables[0].players[1].does("give nomad")
    tables[1].players[1].does("give city")
    same_for_others(tables, 1)
    assert tables[0].told("gives") == []


@rule("rise_and_fall.cards.secret")
def test_a_guess_gives_another_some_card_of_the_hand_and_keeps_ones_own() -> None:
    table = coast(3).begins(BeginRound())
    table.players[1].does("play ship")
    table.players[0].does("play nomad")
    guessed = [table.position.guess(0, Random(seed)).agenda[-1].dump()[1] for seed in range(20)]
    sealed = [dict(values["sealed"]) for values in guessed if isinstance(values, dict)]
    assert {choice[0] for choice in sealed} == {"play nomad"}
    assert {choice[1] for choice in sealed} == {"play nomad", "play city", "play ship"}


@rule("rise_and_fall.playing.reveal")
def test_the_card_played_last_lies_on_top_of_the_discard() -> None:
    table = coast()
    table.players[0].cards(ship="discard", city="discard")
    table.begins(BeginRound())
    reveals(table, "nomad", "nomad")
    assert table.position.pile[0] == [SHIP, CITY, NOMAD]


# ---- closed discards


def closed(top: str, *under: str) -> Table:
    """Seat 1 has four active cards, of which some lie in the closed discard, the top one first named."""
    table = world(COAST, discards="top")
    table.players[0].nomad("0.1")
    green = table.players[1].nomad("4.1").ship("3.0").city("8.1").merchant("2.1")
    green.cards(**dict.fromkeys((*under, top), "discard"))
    return table.begins(PlayCard((0, 1)))


@rule("rise_and_fall.cards.top_discard")
def test_a_view_forgets_what_lies_under_the_top_of_a_closed_discard() -> None:
    one, other = closed("city", "ship"), closed("city", "nomad")
    assert one.position.view(0).dump() == other.position.view(0).dump()
    assert one.position.view(None).dump() == other.position.view(None).dump()
    assert one.position.view(1).dump() != other.position.view(1).dump()
    assert one.position.view(0).dump() != closed("ship", "city").position.view(0).dump()
    view = one.position.view(0)
    assert isinstance(view, RisePosition)
    assert view.pile[1] == [NONE, CITY]
    assert view.hand_size(1) == one.position.hand_size(1) == 2
    assert view.active(1) == one.position.active(1)
    assert view.standings().of(1).tally == one.position.standings().of(1).tally


@rule("rise_and_fall.cards.top_discard")
def test_nor_does_a_view_know_the_order_under_the_top() -> None:
    one, other = closed("city", "ship", "nomad"), closed("city", "nomad", "ship")
    assert one.position.pile[1] != other.position.pile[1]
    assert one.position.view(0).dump() == other.position.view(0).dump()


@rule("rise_and_fall.cards.top_discard")
def test_a_guess_deals_unseen_cards_in_every_way_that_is_possible() -> None:
    table = closed("city", "ship", "nomad")
    piles: set[tuple[int, ...]] = set()
    for seed in range(60):
        guess = table.position.guess(0, Random(seed))
        assert isinstance(guess, RisePosition)
        guess.audit()
        assert (guess.hand_size(1), guess.pile[0]) == (1, table.position.pile[0])
        piles.add(tuple(guess.pile[1]))
    assert piles == {(a, b, CITY) for a, b in permutations((NOMAD, SHIP, MERCHANT), 2)}


def test_an_open_discard_is_known_to_all() -> None:
    table = world(COAST)
    table.players[0].nomad("0.1")
    table.players[1].nomad("4.1").ship("3.0").city("8.1").cards(ship="discard", city="discard")
    view = table.begins(PlayCard((0, 1))).position.view(0)
    assert isinstance(view, RisePosition)
    assert view.pile == table.position.pile
