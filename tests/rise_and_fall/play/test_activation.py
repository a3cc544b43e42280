"""A player's turn: pieces of the kind played act one by one; cards and trophies follow at once."""

from collections.abc import Callable

import pytest

from ecumene.games.rise_and_fall.play.activation import TakeTurn
from tests.marks import rule
from tests.rise_and_fall.board import Player, world

COUNTRY = """
    ~ . f m .
     ~ . f m .
    ~ . . . .
"""  # 0.0 to 4.0, 0.1 to 4.1, -1.2 to 3.2

# ---- the turn


@rule("rise_and_fall.actions.any_order", "rise_and_fall.actions.once", "rise_and_fall.actions.end")
def test_yves_moves_two_nomads_gathers_with_two_builds_with_the_fifth_and_lets_the_sixth_rest() -> None:
    table = world(COUNTRY)
    yves = table.players[0].nomad("1.0", "0.2", "2.1", "3.1", "1.1", "4.1").turn("nomad")
    assert yves.refused("wake 2.0") == "actions.kind"
    yves.told_to("1.0", "move 2.0").told_to("0.2", "move 1.2")
    yves.told_to("2.1", "produce").told_to("3.1", "produce")
    assert (yves.wood, yves.stone) == (1, 1)
    yves.told_to("1.1", "build city")
    assert (yves.wood, yves.stone) == (0, 0)
    assert yves.legal == ["wake 4.1", "end"]
    assert yves.refused("wake 1.2") == "actions.once"  # the one that has moved there
    assert yves.refused("wake 2.1") == "actions.once"
    yves.does("end")
    assert table.asked == ""
    assert yves.pieces("nomad") == {"2.0", "1.2", "2.1", "3.1", "4.1"}
    assert yves.pieces("city") == {"1.1"}


@rule("rise_and_fall.actions.any_order")
def test_the_order_is_free_but_what_is_not_yet_there_cannot_be_spent() -> None:
    red = world(COUNTRY).players[0].nomad("1.1", "2.1").has(stone=1).turn("nomad").wakes("1.1")
    assert red.refused("build city") == "bank.cost"
    red.does("move 1.2").told_to("2.1", "produce")
    assert red.wood == 1


@rule("rise_and_fall.actions.kind")
def test_only_ones_own_pieces_of_the_kind_played_are_woken() -> None:
    red, yellow = world(COUNTRY).players
    yellow.nomad("1.2")
    red.nomad("1.1").city("2.1").turn("nomad")
    assert red.may("wake") == {"1.1"}
    for place in ("2.1", "1.2", "2.2", "33.0"):
        refusal = red.refusal(f"wake {place}")
        assert refusal.rule == "rise_and_fall.actions.kind"
        assert refusal.details == {"card": "nomad"}


@rule("rise_and_fall.actions.kind")
def test_on_a_hex_with_a_city_and_a_merchant_the_card_says_who_is_woken() -> None:
    red = world(COUNTRY).players[0].city("1.1").merchant("1.1")
    assert red.turn("city").wakes("1.1").may("grow")
    assert red.turn("merchant").wakes("1.1").may("move")


@rule("rise_and_fall.actions.idle")
def test_a_piece_that_can_do_nothing_is_not_woken() -> None:
    red = world(". ~ . .").players[0]
    red.nomad("0.0", "2.0").turn("nomad")
    assert red.legal == ["wake 2.0", "end"]
    assert red.refused("wake 0.0") == "actions.idle"


@rule("rise_and_fall.actions.end")
@pytest.mark.parametrize(
    ("drawing", "kind", "treasure", "bank", "only"),
    [
        ("f", "nomad", {}, 9, ["produce"]),
        (".", "nomad", {"wood": 1, "stone": 1}, 9, ["build city"]),
        (".", "nomad", {"stone": 2}, 9, ["build temple"]),
        (". ~", "nomad", {"wood": 1}, 9, ["build ship 1.0"]),
        (".", "city", {}, 9, ["tax"]),
        (". .", "city", {}, 0, ["grow 1.0"]),
        ("~ ~", "ship", {}, 0, ["move 1.0"]),
        ("~ .", "ship", {}, 0, ["land nomad 1.0"]),
        ("g m", "mountaineer", {"stone": 5}, 0, ["move 1.0"]),
        ("g", "mountaineer", {}, 0, ["produce"]),
        ("f", "mountaineer", {"wood": 5}, 0, ["build city"]),
        ("m", "merchant", {"wood": 1}, 9, ["sell wood"]),
        ("m", "merchant", {"gold": 5}, 9, ["buy wood", "buy stone"]),
        (". ~", "merchant", {"wood": 1}, 0, ["build ship 1.0"]),
    ],
)
def test_a_piece_is_asked_as_long_as_there_is_one_thing_it_can_do(
    drawing: str, kind: str, treasure: dict[str, int], bank: int, only: list[str]
) -> None:
    table = world(drawing)
    red = table.players[0].has(**treasure)
    table.bank_holds(bank)
    red.puts(kind, "0.0").turn(kind).wakes("0.0")
    assert red.legal == only


@rule("rise_and_fall.actions.end")
@pytest.mark.parametrize(
    ("drawing", "kind", "gold", "others", "only"),
    [
        ("m m", "city", 1, "0 nomad", ["educate mountaineer 1.0"]),
        ("m m", "city", 2, "0 nomad", ["educate merchant 1.0", "educate mountaineer 1.0"]),
        ("~ .", "ship", 2, "1 city", ["land merchant 1.0"]),
        ("m m", "temple", 2, "1 nomad", ["convert 1.0"]),
    ],
)
def test_a_neighbour_may_be_all_that_is_left_to_do_when_the_bank_is_empty(
    drawing: str, kind: str, gold: int, others: str, only: list[str]
) -> None:
    table = world(drawing)
    red = table.players[0].has(gold=gold)
    table.bank_holds(0)
    seat, neighbour = others.split()
    table.players[int(seat)].puts(neighbour, "1.0")
    red.puts(kind, "0.0").turn(kind).wakes("0.0")
    assert red.legal == only
    red.does(only[0])


@rule("rise_and_fall.actions.end")
@pytest.mark.parametrize(
    ("drawing", "kind", "neighbour"),
    [("~ m", "ship", "1 city"), ("m f", "merchant", "1 city"), ("m m", "temple", "0 city")],
)
def test_gold_may_be_all_that_a_piece_can_bring(drawing: str, kind: str, neighbour: str) -> None:
    table = world(drawing)
    seat, what = neighbour.split()
    table.players[int(seat)].puts(what, "1.0")
    if kind == "merchant":
        table.players[1].merchant("1.0")  # the city is full, so there is nowhere to go
    red = table.players[0].puts(kind, "0.0").turn(kind).wakes("0.0")
    assert red.legal == ["tithe" if kind == "temple" else "trade"]


@rule("rise_and_fall.actions.end")
def test_the_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    table = world(". . ~ .")
    table.players[0].nomad("0.0", "3.0").turn("nomad").told_to("0.0", "move 1.0")
    assert table.asked == ""
    assert table.position.idle == 0


@rule("rise_and_fall.actions.order")
def test_players_act_one_after_the_other() -> None:
    table = world(COUNTRY)
    red, yellow = table.players
    red.nomad("1.1").played("nomad")
    yellow.city("2.1").played("city")
    table.begins(TakeTurn(1), TakeTurn(0))
    assert table.asked == "1 wakepiece"
    assert red.refused("wake 1.1") == "core.turn"
    yellow.does("end")
    assert table.asked == "0 wakepiece"
    red.does("end")
    assert table.asked == ""


@rule("rise_and_fall.actions.lost_before_turn", "rise_and_fall.cards.to_reserve")
def test_who_has_lost_the_last_piece_of_the_chosen_kind_passes_and_the_card_is_in_the_reserve() -> None:
    table = world(COUNTRY)
    red, yellow = table.players
    red.temple("1.1").has(gold=2).played("temple")
    yellow.nomad("1.2").city("2.1").played("nomad")
    table.begins(TakeTurn(0), TakeTurn(1))
    red.told_to("1.1", "convert 1.2")
    assert table.asked == ""
    assert table.told("lost") == [{"who": 1, "card": "nomad"}]
    assert yellow.card("nomad") == "reserve"


def test_between_waking_and_acting_nobody_rests_and_the_position_can_be_stored() -> None:
    table = world(COUNTRY)
    red = table.players[0].nomad("1.1", "2.1").turn("nomad")
    assert table.position.halfway() is False
    red.wakes("1.1")
    assert table.position.halfway() is True
    assert red.refused("end") == "core.choice"
    assert red.refused("wake 2.1") == "core.choice"
    loaded = table.game.load(table.position.dump())
    assert loaded.dump() == table.position.dump()
    assert list(loaded.legal(0)) == list(table.position.legal(0))


def test_only_what_is_about_gold_is_explained() -> None:
    red = world(COUNTRY).players[0].city("2.1").has(gold=2).nomad("1.1").turn("city")
    position, game = red.table.position, red.table.game
    assert position.explain(0, game.action("tax")) is None  # nobody has been woken
    red.wakes("2.1")
    assert red.explained("tax") == {"taxes": 3}
    assert red.explained("educate merchant 1.1") == {"education": 2}
    assert red.explained("educate mountaineer 1.1") == {"education": 1}
    assert position.explain(0, game.action("grow 1.2")) is None
    assert position.explain(1, game.action("tax")) is None
    red.does("tax").ship("0.1").turn("ship").wakes("0.1")
    assert red.explained("land merchant 1.0") == {"transform_merchant": 2}
    assert position.explain(0, game.action("land nomad 1.0")) is None
    assert position.explain(0, game.action("tax")) is None  # ships pay no taxes


# ---- cards follow the pieces, also in the middle of an activation


@rule("rise_and_fall.cards.to_hand")
def test_cathys_first_temple_brings_the_temple_card_to_her_hand_at_once() -> None:
    table = world(COUNTRY)
    cathy = table.players[0].nomad("1.1", "1.2").has(stone=2).turn("nomad")
    assert cathy.card("temple") == "reserve"
    cathy.told_to("1.1", "build temple")
    assert cathy.card("temple") == "hand"
    assert cathy.asked  # her turn goes on
    assert table.told("to-hand") == [{"who": 0, "card": "temple"}]


@rule("rise_and_fall.cards.to_reserve")
def test_erics_only_ship_becomes_a_city_and_the_ship_card_just_played_goes_to_the_reserve() -> None:
    table = world(COUNTRY)
    eric = table.players[0].ship("0.1").has(stone=1).turn("ship").told_to("0.1", "found city 1.1")
    assert eric.card("ship") == "reserve"
    assert table.position.pile[0] == []
    assert table.told("to-reserve") == [{"who": 0, "card": "ship"}]


@rule("rise_and_fall.cards.to_hand")
def test_eric_builds_ships_again_and_takes_the_card_up_again() -> None:
    eric = world(COUNTRY).players[0].nomad("1.1").has(wood=1).turn("nomad").told_to("1.1", "build ship 0.1")
    assert eric.card("ship") == "hand"
    assert eric.card("nomad") == "reserve"


@rule("rise_and_fall.cards.to_reserve")
def test_a_card_leaves_another_players_hand_on_my_turn() -> None:
    red, yellow = world(COUNTRY).players
    yellow.nomad("1.2")
    red.temple("1.1").has(gold=2).turn("temple").told_to("1.1", "convert 1.2")
    assert yellow.card("nomad") == "reserve"
    assert red.card("nomad") == "hand"


@rule("rise_and_fall.cards.decline_stays")
def test_a_card_in_decline_stays_there_whether_its_pieces_go_or_come() -> None:
    table = world(COUNTRY)
    joanna, cathy = table.players
    cathy.ship("0.1").cards(ship="decline")
    joanna.temple("1.1").nomad("1.2", "3.2").cards(temple="decline").has(gold=5, stone=2)
    joanna.turn("nomad").told_to("1.2", "build temple")
    assert joanna.card("temple") == "decline"
    joanna.cards(temple="hand").turn("temple").told_to("1.1", "convert 0.1")
    assert cathy.pieces("ship") == set()
    assert cathy.card("ship") == "decline"


@rule("rise_and_fall.cards.returns_to_hand")
def test_a_kind_lost_and_regained_in_one_turn_has_its_card_back_in_hand() -> None:
    table = world(COUNTRY)
    red = table.players[0].city("1.1", "3.2").nomad("1.2").cards(nomad="discard").has(gold=1).turn("city")
    red.told_to("1.1", "educate mountaineer 1.2")
    assert red.card("nomad") == "reserve"
    red.told_to("3.2", "grow 2.2")
    assert red.card("nomad") == "hand"
    assert [*table.told("to-reserve"), *table.told("to-hand")] == [
        {"who": 0, "card": "nomad"},
        {"who": 0, "card": "mountaineer"},
        {"who": 0, "card": "nomad"},
    ]


# ---- trophies

STEPPE = """
    ~ . . . . . . .
     ~ . . . . . . .
    ~ . . . . . . .
     ~ ~ . . . . . .
"""  # 0.0 to 7.0, 0.1 to 7.1, -1.2 to 6.2, -1.3 to 6.3


def east(count: int) -> list[str]:
    """So many plains away from where things happen, the farthest first."""
    return [f"{q}.{r}" for q in (6, 5, 4) for r in (0, 1, 2)][:count]


def by_building(red: Player) -> Player:
    return red.city(*east(7)).nomad("1.1").has(wood=1, stone=1).turn("nomad").told_to("1.1", "build city")


def by_founding(red: Player) -> Player:
    return red.temple(*east(2)).ship("0.1").has(stone=2).turn("ship").told_to("0.1", "found temple 1.1")


def by_growth(red: Player) -> Player:
    return red.nomad(*east(7)).city("1.1").turn("city").told_to("1.1", "grow 2.1")


def by_education(red: Player) -> Player:
    red.mountaineer(*east(2)).city("1.1").nomad("2.1").has(gold=1)
    return red.turn("city").told_to("1.1", "educate mountaineer 2.1")


def by_transformation(red: Player) -> Player:
    return red.merchant(*east(5)).ship("0.1").has(gold=2).turn("ship").told_to("0.1", "land merchant 1.1")


def by_conversion(red: Player) -> Player:
    red.table.players[1].ship("0.1")
    red.ship("0.0", "-1.2", "-1.3", "0.3").temple("1.1").has(gold=5)
    return red.turn("temple").told_to("1.1", "convert 0.1")


WAYS: dict[Callable[[Player], Player], tuple[str, int]] = {
    by_building: ("city", 10),
    by_founding: ("temple", 20),
    by_growth: ("nomad", 10),
    by_education: ("mountaineer", 15),
    by_transformation: ("merchant", 20),
    by_conversion: ("ship", 25),
}


@rule("rise_and_fall.trophies.moment")
@pytest.mark.parametrize("way", WAYS)
def test_the_last_piece_takes_the_trophy_at_once_however_it_came(way: Callable[[Player], Player]) -> None:
    table = world(STEPPE)
    red = way(table.players[0])
    kind, points = WAYS[way]
    assert red.reserve(kind) == 0
    assert table.trophy(kind) == 0
    assert table.position.won == 1
    assert table.told("trophy") == [{"who": 0, "card": kind, "n": points}]


@rule("rise_and_fall.trophies.first")
@pytest.mark.parametrize("way", WAYS)
def test_only_the_first_to_place_all_pieces_of_a_kind_takes_its_trophy(way: Callable[[Player], Player]) -> None:
    kind = WAYS[way][0]
    table = world(STEPPE).trophies(**{kind: 1})
    red = way(table.players[0])
    assert red.reserve(kind) == 0
    assert table.trophy(kind) == 1
    assert table.position.won == 0
    assert table.told("trophy") == []


@rule("rise_and_fall.trophies.moment")
def test_the_last_piece_but_one_takes_no_trophy() -> None:
    table = world(STEPPE)
    table.players[0].nomad(*east(6)).city("1.1").turn("city").told_to("1.1", "grow 2.1")
    assert table.trophy("nomad") == -1
