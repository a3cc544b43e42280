"""Flat arrays: of a fixed size, the same for the same game, with nothing in them that a seat may not know."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.catalogue import catalogue
from ecumene.core.flattening import VERSION, Layout, Shape
from ecumene.core.options import OptionValue
from tests.marks import few_in_plain
from tests.tiny.harbour import Harbour


def seen(*values: object, is_set: bool = False) -> Shape:
    shape = Shape()
    for value in values:
        shape.see(value, is_set)
    return shape


def filled(shape: Shape, value: object) -> list[int]:
    out = [0] * shape.size
    shape.fill(out, 0, value)
    return out


def test_a_list_that_keeps_its_length_takes_as_many_numbers() -> None:
    assert filled(seen([1, 2], [3, 4]), [5, 6]) == [5, 6]


def test_a_list_that_changes_tells_its_length_and_has_room_to_grow() -> None:
    shape = seen([1, 2], [3])
    assert filled(shape, [7]) == [1, 7, 0, 0, 0]
    assert filled(shape, [1, 2, 3, 4, 5, 6]) == [6, 1, 2, 3, 4]  # what does not fit is left out, but for the length


def test_lists_of_lists_have_the_same_room_each() -> None:
    assert filled(seen([[1], [2, 3]], [[], []]), [[4, 5, 6], [7]]) == [3, 4, 5, 6, 0, 1, 7, 0, 0, 0]


def test_sets_are_bits_and_texts_are_small_numbers() -> None:
    assert filled(seen(5, is_set=True), 6) == [0, 1, 1, *[0] * 13]
    assert filled(seen("a"), "") == [0]
    assert 0 < filled(seen("a"), "b")[0] < 1 << 15
    assert filled(seen({"a": 1, "b": 2}), {"a": 3, "b": 4}) == [3, 4]
    assert filled(seen(1), 1 << 40) == [0x7FFFFFFF]
    assert filled(seen([1]), None) == [0]


def test_a_flat_array_is_the_fields_one_after_the_other_and_tells_no_secret() -> None:
    layout, again = (Layout(Harbour(), 3, {}) for _ in range(2))
    assert layout.digest == again.digest
    position, rng = Harbour().new(3, 9), Random(9)
    while pending := position.pending():
        for seat in range(3):
            flat = layout.flat(position, seat)
            assert flat == [number for part in layout.fields(position, seat).values() for number in part]
            assert len(flat) == layout.size
            assert flat == layout.flat(position.guess(seat, rng), seat)
        position.apply(pending[0], rng.choice(position.legal(pending[0])))


@pytest.mark.parametrize("name", ["vinci", "rise_of_empires"])
def test_a_layout_holds_all_of_another_game(name: str) -> None:
    layout = Layout(catalogue[name], 2, {})
    position, rng = catalogue[name].new(2, 77), Random(77)
    for _ in range(60):
        seat = position.pending()[0]
        known = layout.observer.known(position, seat)
        for field, shape in layout.shapes.items():
            assert field == "agenda" or not isinstance(known[field], list) or len(known[field]) <= shape.room
        position.apply(seat, rng.choice(position.legal(seat)))


GAMES: dict[str, dict[str, OptionValue]] = {
    "vinci": {},
    "rise_and_fall": {"discards": "top"},
    "tapestry": {},
    "rise_of_empires": {},
    "beyond_the_horizon": {},
}

WITH_HANDS = ("rise_and_fall", "tapestry")  # in the others only what is drawn is unknown


@pytest.mark.parametrize("name", few_in_plain(GAMES))
def test_flat_arrays_tell_nothing_that_the_seat_may_not_know(name: str) -> None:
    """Nor does a dict, whose arrays are its parts: a guess has all that is hidden otherwise."""
    game = catalogue[name]
    position, rng = game.new(3, 21, GAMES[name]), Random(21)
    layout = Layout(game, 3, position.options)
    decisions = others = 0
    while pending := position.pending():
        if decisions % 43 == 0:
            for seat in range(3):
                flat, guess = layout.flat(position, seat), position.guess(seat, rng)
                assert len(flat) == layout.size
                assert layout.flat(position.view(seat), seat) == flat
                assert layout.flat(guess, seat) == flat
                fields = layout.fields(guess, seat)
                assert [number for part in fields.values() for number in part] == flat
                assert {field: len(part) for field, part in fields.items()} == {
                    field: shape.size for field, shape in layout.shapes.items()
                }
                others += guess._state() != position._state()
        seat = rng.choice(pending)
        position.apply(seat, rng.choice(position.legal(seat)))
        decisions += 1
    assert others > 3 or name not in WITH_HANDS  # there was something to hide


GOLDEN = {
    ("vinci", 2): ("7bf0a83d34467d49", 410),
    ("vinci", 3): ("f67a94d96efd8e8d", 640),
    ("vinci", 4): ("39ada443aad7877e", 763),
    ("vinci", 5): ("4d9aef9b78b90609", 880),
    ("vinci", 6): ("aee8124621a28da0", 997),
    ("rise_and_fall", 2): ("f44a88cbac0f367b", 691),
    ("rise_and_fall", 3): ("504b7a3b9c61b753", 992),
    ("rise_and_fall", 4): ("83dc77b0a64def8b", 1304),
    ("tapestry", 2): ("2260b37cfce96946", 1584),
    ("tapestry", 3): ("10b1b123bec1d974", 2042),
    ("tapestry", 4): ("391d2eea6ee5e3c5", 2341),
    ("tapestry", 5): ("be3ac656c70a685c", 2663),
    ("rise_of_empires", 2): ("2fb75f90aee6f902", 923),
    ("rise_of_empires", 3): ("0bbe063efef41c2d", 1002),
    ("rise_of_empires", 4): ("1795febf630f9a20", 1223),
    ("rise_of_empires", 5): ("b284ebcc9d554067", 1263),
    ("beyond_the_horizon", 2): ("6c406aa2fbe9b36c", 1143),
    ("beyond_the_horizon", 3): ("65137c6785405b43", 1313),
    ("beyond_the_horizon", 4): ("f44755c33594e8e1", 1442),
}


def test_every_number_of_seats_has_its_layout_here() -> None:
    assert set(GOLDEN) == {(name, seats) for name in GAMES for seats in catalogue[name].seat_counts}


@pytest.mark.parametrize(
    ("name", "seats"), [pytest.param(*one, marks=[pytest.mark.once] if one[1] > 2 else []) for one in GOLDEN]
)
def test_a_layout_stays_as_it_is(name: str, seats: int) -> None:
    """What was learnt from flat arrays and dicts is of no use with another layout, so none changes unseen.

    Where rules or content of a game change, its layouts may, and the new ones are written here; where `flattening`
    itself gives another one, `VERSION` is raised.
    """
    layout = Layout(catalogue[name], seats, catalogue[name].prepare(seats, 0, {}).options)
    assert (VERSION, layout.digest, layout.size) == (1, *GOLDEN[name, seats])
