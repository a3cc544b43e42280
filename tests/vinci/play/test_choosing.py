"""Choosing a people: the display, its price, markers, the refill and the new people's pawns."""

import pytest

from ecumene import Tally
from ecumene.games.vinci.box.actions import ROMAN
from ecumene.games.vinci.play.choosing import starting_pawns
from tests.marks import rule
from tests.vinci.board import Table, faces, short

PAIRS = [
    ("weapons", "mines"),
    ("galleys", "ports"),
    ("renaissance", "barbarians"),
    ("astronomy", "heritage"),
    ("medicine", "livestock"),
    ("spies", "currency"),
]


@rule("vinci.choosing.display")
def test_six_pairs_lie_open_in_the_order_drawn() -> None:
    table = Table.dealt(PAIRS)
    assert table.display == PAIRS
    assert table.seat(0).may("take") == set(ROMAN)
    for face in faces().values():
        shown = sum(pair.count(face.id) for pair in PAIRS)
        assert table.bag(face.id) == face.copies - shown


@rule("vinci.choosing.price")
@pytest.mark.parametrize(("slot", "price"), [(1, 0), (2, 2), (3, 4), (4, 6), (5, 8), (6, 10)])
def test_each_people_skipped_costs_two_points(slot: int, price: int) -> None:
    table = Table.dealt(PAIRS)
    red = table.seat(0)
    assert red.explained(f"take {ROMAN[slot - 1]}") == ({"price": -price} if price else {})
    assert red.takes(slot).points == 10 - price
    assert red.tokens == list(PAIRS[slot - 1])


@rule("vinci.choosing.afford")
def test_the_price_must_be_paid_with_the_points_one_has() -> None:
    table = Table.dealt(PAIRS)
    red = table.seat(0).has_points(5)
    assert red.may("take") == {"I", "II", "III"}
    assert red.refused("take IV") == "vinci.choosing.afford"
    assert red.has_points(6).can("take IV")


@rule("vinci.choosing.afford")
def test_markers_do_not_help_to_pay_for_their_own_people() -> None:
    table = Table.dealt(PAIRS)
    red = table.seat(0).has_points(5)
    table.position.markers[3] = 4
    assert red.refused("take IV") == "vinci.choosing.afford"


@rule("vinci.choosing.afford")
def test_the_first_people_is_open_even_to_a_player_without_points() -> None:
    assert Table.dealt(PAIRS).seat(0).has_points(0).may("take") == {"I"}


@rule("vinci.choosing.marker")
def test_every_people_skipped_receives_a_marker() -> None:
    table = Table.dealt(PAIRS)
    table.seat(0).takes(4)
    assert table.markers == [1, 1, 1, 0, 0, 0]
    table.seat(1).takes(3)
    assert table.markers == [2, 2, 0, 0, 0, 0]


@rule("vinci.choosing.marker", "vinci.losses.supply")
def test_markers_are_counted_without_limit() -> None:
    table = Table.dealt(PAIRS)
    table.position.markers[0] = 60
    table.seat(0).takes(2)
    assert table.markers[0] == 61
    assert table.seat(1).takes(1).points == 10 + 122


@rule("vinci.choosing.bonus")
def test_whoever_takes_a_people_gains_two_points_for_each_marker_on_it() -> None:
    table = Table.dealt(PAIRS)
    table.position.markers[:] = [3, 2, 1, 0, 0, 0]
    red = table.seat(0)
    assert red.explained("take II") == {"price": -2, "bonus": 4}
    assert red.takes(2).points == 10 - 2 + 4
    assert table.markers == [4, 1, 0, 0, 0, 0]  # those of the people taken are gone


@rule("vinci.choosing.refill")
def test_the_peoples_to_the_right_move_up_with_their_markers() -> None:
    table = Table.dealt(PAIRS, then=("slavery", "agriculture"))
    table.position.markers[:] = [0, 0, 5, 1, 0, 2]
    table.seat(0).takes(3)
    assert table.display == [*PAIRS[:2], *PAIRS[3:], ("slavery", "agriculture")]
    assert table.markers == [1, 1, 1, 0, 2, 0]
    assert table.bag("slavery") == 1


@rule("vinci.choosing.pawns")
def test_a_new_people_has_the_base_pawns_and_those_of_its_two_tokens() -> None:
    table = Table.dealt(PAIRS, seats=4)
    red = table.seat(0).takes(6)  # spies 5, currency 1
    assert (red.hand, red.troops) == (6 + 5 + 1, 12)


@rule("vinci.choosing.pawns", "vinci.token.specialization")
def test_the_pawns_of_a_new_people_are_itemised() -> None:
    table = Table.dealt(PAIRS)
    index = table.game.components.token_index
    plain, doubled = Tally("vinci.choosing.pawns"), Tally("vinci.choosing.pawns")
    assert starting_pawns(table.position, index["renaissance"], index["barbarians"], plain) == plain.sum == 17
    assert short(plain) == {"players": 8, "pawns": 9}
    assert [(line.about, line.amount) for line in plain.lines[1:]] == [("renaissance", 3), ("barbarians", 6)]
    assert starting_pawns(table.position, index["specialization"], index["barbarians"], doubled) == doubled.sum == 21
    assert short(doubled) == {"players": 8, "pawns": 7, "specialization": 6}


def test_only_a_people_can_be_chosen_now() -> None:
    red = Table.dealt(PAIRS).seat(0)
    assert red.refused("gather") == "vinci.turn.order"
    assert red.refused("decline") == "vinci.turn.order"
