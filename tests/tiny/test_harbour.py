"""Harbour's rules, one sentence at a time."""

from __future__ import annotations

import pytest

from ecumene import IllegalAction
from ecumene.core.content import Content
from ecumene.core.errors import AuditError, ContentError
from tests.marks import rule
from tests.tiny.harbour import Harbour
from tests.tiny.quay import at_the_quay, choices, do


@rule("harbour.round.berths")
def test_quays_are_chosen_in_secret_and_shown_together(harbour: Harbour) -> None:
    position = at_the_quay(harbour, berths=["0.-1"])
    assert position.pending() == (1,)
    assert position.berths == [-1, -1]
    assert "0.-1" not in str(position.view(1).dump())
    assert "0.-1" in str(position.view(0).dump())
    do(position, 1, "berth 0.1")
    assert position.berths == [0, 3]


@rule("harbour.round.order")
def test_each_round_begins_one_seat_further_on(harbour: Harbour) -> None:
    position = at_the_quay(harbour)
    do(position, 0, "draw")
    do(position, 1, "draw")
    assert position.pending() == (0, 1)
    do(position, 0, "berth 0.1")
    do(position, 1, "berth 0.1")
    assert position.pending() == (1,)


@rule("harbour.turn.draw")
def test_drawing_takes_the_top_card_and_nothing_once_the_deck_is_empty(harbour: Harbour) -> None:
    position = at_the_quay(harbour)
    top = position.deck[-1]
    do(position, 0, "draw")
    assert top in position.hands[0]
    assert len(position.hands[0]) == 2
    position.discards, position.deck = position.deck, []
    do(position, 1, "draw")
    assert len(position.hands[1]) == 1


@rule("harbour.turn.hand")
def test_a_convoy_draws_and_then_lets_its_captain_go_on(harbour: Harbour) -> None:
    position = at_the_quay(harbour, ["convoy", "wine"])
    assert choices(position, 0) == ["draw", "play convoy"]
    do(position, 0, "play convoy")
    assert len(position.hands[0]) == 1
    assert position.pending() == (0,)
    do(position, 0, "draw")
    assert position.pending() == (1,)


@rule("harbour.turn.hand")
def test_only_a_card_in_hand_can_be_played(harbour: Harbour) -> None:
    position = at_the_quay(harbour, ["spice", "wine"])
    with pytest.raises(IllegalAction, match=r"play wine — you hold no wine card \[harbour.turn.hand\]") as refusal:
        do(position, 0, "play wine")
    assert refusal.value.say("fr") == "play wine — vous n’avez pas de carte vin [harbour.turn.hand]"


@rule("harbour.turn.customs")
def test_customs_are_not_played_on_ones_own_turn(harbour: Harbour) -> None:
    position = at_the_quay(harbour, ["customs", "wine"])
    assert choices(position, 0) == ["draw"]
    with pytest.raises(IllegalAction, match="never played on your own turn"):
        do(position, 0, "play customs")


@rule("harbour.sale.price")
@rule("harbour.sale.worth")
@rule("harbour.sale.alone")
@rule("harbour.sale.market")
def test_spice_sold_alone_at_the_quay_brings_four_and_one_and_the_die(harbour: Harbour) -> None:
    position = at_the_quay(harbour, ["spice", "wine"], market=[6])
    explained = position.explain(0, harbour.action("play spice"))
    assert explained is not None
    assert explained.by_rule() == {"harbour.sale.worth": 4, "harbour.sale.alone": 1}
    position.journal = []
    do(position, 0, "play spice")
    assert position.standings().of(0).points == 11
    assert [event.tally and event.tally.by_rule() for event in position.journal] == [
        {"harbour.sale.worth": 4, "harbour.sale.alone": 1, "harbour.sale.market": 6}
    ]


@rule("harbour.sale.alone")
def test_a_shared_quay_brings_nothing_more(harbour: Harbour) -> None:
    position = at_the_quay(harbour, ["spice", ""], ["0.1", "0.1"], market=[1])
    do(position, 0, "play spice")
    assert position.standings().of(0).points == 5


@rule("harbour.customs.toll")
def test_customs_take_two_coins_from_the_seller_before_the_wine_draws(harbour: Harbour) -> None:
    position = at_the_quay(harbour, ["wine", "customs"], ["0.1", "-1.1"], market=[3])
    do(position, 0, "play wine")
    assert position.pending() == (1,)
    assert position.hands[0] == []
    do(position, 1, "claim")
    assert [position.standings().of(seat).points for seat in (0, 1)] == [4, 2]
    assert len(position.hands[0]) == 1
    assert position.hands[1] == []


@rule("harbour.customs.toll")
def test_only_captains_near_by_with_a_card_are_asked_in_turn(harbour: Harbour) -> None:
    position = at_the_quay(harbour, ["spice", "wine", "wine", ""], ["0.1", "0.-1", "0.1", "-1.1"], market=[1])
    do(position, 0, "play spice")
    assert position.pending() == (2,)
    do(position, 2, "waive")
    assert position.pending() == (1,)
    assert [item.kind for item in position.agenda].count("turn") == 3


@rule("harbour.customs.card")
def test_a_captain_without_customs_is_asked_all_the_same_but_cannot_claim(harbour: Harbour) -> None:
    position = at_the_quay(harbour, ["spice", "wine"], ["0.1", "0.1"], market=[1])
    do(position, 0, "play spice")
    assert choices(position, 1) == ["waive"]
    with pytest.raises(IllegalAction, match="you hold no customs card"):
        do(position, 1, "claim")
    do(position, 1, "waive")


@rule("harbour.end.winner")
def test_the_richest_captain_wins_and_of_two_as_rich_the_one_with_more_cards(harbour: Harbour) -> None:
    position = at_the_quay(harbour, ["spice", "wine wine", "wine wine"], ["0.1", "0.1", "0.1"])
    position.coins = [[9, -2], [5, 2], [3, 0]]
    assert [(row.seat, row.place) for row in position.standings()] == [(1, 1), (0, 2), (2, 3)]
    position.coins = [[3, 0], [5, -2], [3, 0]]
    assert position.standings().winners == (1, 2)


def test_a_lost_card_or_coin_is_noticed(harbour: Harbour) -> None:
    position = at_the_quay(harbour)
    position.deck.pop()
    with pytest.raises(AuditError, match="cards"):
        position.audit()
    position = at_the_quay(harbour)
    position.coins[0][1] = 2
    with pytest.raises(AuditError, match="money"):
        position.audit()


def test_content_errors_name_file_card_and_effect(harbour: Harbour) -> None:
    rows = [dict(row) for row in harbour.content.tables["cards"]]
    rows[0]["effects"] = {"sel": 4}
    content = Content({**harbour.content.tables, "cards": rows}, harbour.content.files)
    with pytest.raises(ContentError, match=r'content/harbour.yaml: "spice": "effects": sel is not a field'):
        Harbour(content)


def test_it_speaks_two_languages(harbour: Harbour) -> None:
    position = at_the_quay(harbour, ["spice", "customs"], ["0.1", "0.1"], market=[1])
    english, french = harbour.speech("en", ["Ann", "Bob"]), harbour.speech("fr", ["Anne", "Bernard"])
    spice, view = harbour.action("play spice"), position.view(0)
    assert english.say(view, 0, spice) == "Sell spice for 4 coins and the market die"
    assert french.say(view, 0, spice) == "Vendre les épices pour 4 pièces et le dé du marché"
    assert english.say(view, 0, harbour.action("berth 0.-1")) == "Berth at quay 0.-1"
    position.journal = []
    do(position, 0, "play spice")
    assert english.ask(position.view(1), 1) == "Ann has sold goods. Do you claim customs?"
    do(position, 1, "claim")
    assert [french.tell(event) for event in position.journal] == [
        "Anne vend pour 5\u00a0: biens 4, marché 1",
        "Bernard réclame la douane à Anne",
    ]
    assert english.table(position.view(None)).splitlines()[0] == "Ann: 3 coins, 0 cards, at quay 0.1"
