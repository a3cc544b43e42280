"""Flat arrays: of a fixed size, the same for the same game, with nothing in them that a seat may not know."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.catalogue import catalogue
from ecumene.core.flattening import Layout, Shape
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
