"""Phase A: a card is chosen in secret and revealed together."""

from ecumene.games.rise_and_fall.box.content import CITY, NOMAD, SHIP
from ecumene.games.rise_and_fall.play.model import NONE
from ecumene.games.rise_and_fall.play.rounds import BeginRound
from tests.marks import rule
from tests.rise_and_fall.phases import coast, loses, rests, reveals


@rule("rise_and_fall.playing.choose")
def test_all_choose_a_card_of_their_hand_at_the_same_time() -> None:
    table = coast(3)
    red, yellow, green = table.players
    red.cards(city="discard")
    yellow.cards(ship="decline")
    table.begins(BeginRound())
    assert table.asked == "0 1 2 playcard"
    assert red.legal == ["play nomad", "play ship"]
    assert yellow.legal == ["play nomad", "play city"]
    assert green.legal == ["play nomad", "play city", "play ship"]


@rule("rise_and_fall.playing.choose")
def test_only_a_card_in_hand_can_be_chosen_and_only_once() -> None:
    table = coast()
    red, yellow = table.players
    red.cards(city="discard", ship="decline")
    table.begins(BeginRound())
    for notation in ("play city", "play ship", "play temple", "spare", "give nomad", "end"):
        assert red.refused(notation) == "playing.choose"
    red.does("play nomad")
    assert red.refusal("play nomad").rule == "core.turn"
    assert table.asked == "1 playcard"
    assert yellow.asked


@rule("rise_and_fall.playing.choose")
def test_the_extinct_play_no_card() -> None:
    table = coast(3)
    loses(table.players[1], "nomad", "city", "ship")
    table.position.extinct[1] = 1
    table.begins(BeginRound())
    assert table.asked == "0 2 playcard"


@rule("rise_and_fall.playing.reveal")
def test_nothing_is_revealed_before_the_last_has_chosen_then_everything() -> None:
    table = coast(3)
    red, yellow, green = table.players
    yellow.cards(ship="discard")
    table.begins(BeginRound())
    green.does("play ship")
    red.does("play nomad")
    assert table.position.played == [NONE] * 3
    assert table.position.pile == [[], [SHIP], []]
    assert (red.card("nomad"), green.card("ship")) == ("hand", "hand")
    assert table.told("plays") == []
    yellow.does("play city")
    assert table.position.played == [NOMAD, CITY, SHIP]
    assert table.position.pile == [[NOMAD], [SHIP, CITY], [SHIP]]  # on top of what lies there
    assert [red.card("nomad"), yellow.card("city"), green.card("ship")] == ["discard"] * 3
    assert [(told["who"], told["card"]) for told in table.told("plays")] == [(0, "nomad"), (1, "city"), (2, "ship")]


@rule("rise_and_fall.playing.reveal")
def test_the_order_of_choosing_leaves_no_trace() -> None:
    dumps = []
    for order in ((0, 1), (1, 0)):
        table = coast().begins(BeginRound())
        for seat in order:
            table.apply(seat, ("play city", "play ship")[seat])
        dumps.append(table.position.dump())
    assert dumps[0] == dumps[1]


@rule("rise_and_fall.playing.reveal")
def test_the_turns_follow_from_the_first_player() -> None:
    table = coast(3).first(1).begins(BeginRound())
    reveals(table, "nomad", "nomad", "nomad")
    order = []
    while table.asked.endswith("wakepiece"):
        order.append(table.position.pending()[0])
        table.apply(order[-1], "end")
    assert order == [1, 2, 0]


@rule("rise_and_fall.playing.choose")
def test_a_new_round_knows_nothing_of_the_cards_before() -> None:
    table = coast().begins(BeginRound())
    number = table.position.round
    rests(reveals(table, "nomad", "ship"))
    assert table.position.played == [NONE, NONE]
    assert table.position.round == number + 1
    assert [player.legal for player in table.players] == [["play city", "play ship"], ["play nomad", "play city"]]
