"""Tokens: how seats are turned, and what a small game tells."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecumene.core.errors import ViewError
from ecumene.core.observing import Observer
from ecumene.core.position import Position
from ecumene.core.seating import BY_SEAT, BY_TWO, Seating, turned_code, turned_index, turned_mask, turned_seat
from ecumene.core.tokens import NOTHING, text_number, token
from tests.tiny.harbour import Harbour


def observer_of(position: Position) -> Observer:
    return Observer(position.game, position.seats, position.options)


def test_seats_bits_and_codes_are_turned() -> None:
    assert [turned_seat(seat, 1, 3) for seat in (-1, 0, 1, 2, 3)] == [-1, 2, 0, 1, 3]
    assert turned_mask(0b1010, 1, 4) == 0b0101
    assert turned_mask(0b1_0011, 1, 4) == 0b1_1001  # what is beyond the seats stays
    assert turned_code(2 + 8 * 5 + 256 * 1, 1, 3, ((0, 0), (8, 1))) == 1 + 8 * 5 + 256 * 3
    assert [turned_index(index, 6, BY_SEAT, 1, 3) for index in range(6)] == [4, 5, 0, 1, 2, 3]
    assert [turned_index(index, 4, BY_TWO, 1, 2) for index in range(4)] == [3, 2, 1, 0]
    assert turned_index(1, 5, BY_SEAT, 1, 3) == turned_index(1, 6, BY_TWO, 1, 3) == 1  # no equal parts


def test_a_column_of_tuples_can_be_seats() -> None:
    seating = Seating(who=("blocks.1",), among=("blocks.2",), items=("pairs.0",))
    assert seating.columns("blocks") == [0, 1, 2]
    assert seating.columns("others") == []
    assert seating.item_columns("sealed") == seating.item_columns("pairs") == [1]


class Silent(Harbour):
    """Harbour, if it did not say which fields follow the seats."""

    seating = Seating()


def test_a_game_that_says_nothing_of_seats_says_who_looks() -> None:
    position = Silent().new(3, 1)
    observer = observer_of(position)
    assert (("me",), 3) in observer.pairs(position, 2)
    assert observer.known(position, 2)["berths"] == [-1, -1, -1]
    assert observer.tokens(position, 2) == [token(path, value) for path, value in observer.pairs(position, 2)]


def test_another_seat_cannot_look_through_a_view() -> None:
    position = Harbour().new(3, 1)
    with pytest.raises(ViewError):
        observer_of(position).tokens(position.view(0), 1)


def test_options_that_were_chosen_have_tokens() -> None:
    default, chosen = Harbour().new(2, 1), Harbour().new(2, 1, {"rounds": 4})
    assert ("options", "rounds") not in dict(observer_of(default).pairs(default, 0))
    assert ("options", "rounds") in dict(observer_of(chosen).pairs(chosen, 0))


def test_a_whole_game_is_told_alike_in_tokens_and_in_pairs() -> None:
    position, rng = Harbour().new(3, 2), Random(2)
    observer = observer_of(position)
    while pending := position.pending():
        for seat in (0, 1, 2, None):
            pairs = observer.pairs(position, seat)
            assert observer.tokens(position, seat) == [token(path, value) for path, value in pairs]
            assert observer.tokens(position.view(seat), seat) == observer.tokens(position, seat)
        position.apply(pending[0], rng.choice(position.legal(pending[0])))


class Strange(Position):
    """A position that stores everything that one may store."""

    seen: int = 0

    def copy(self) -> Strange:
        twin = Strange(self.game, self.seats, self.options, None)
        twin.seen = self.seen
        self._carry(twin)
        return twin

    def _state(self) -> dict[str, object]:
        grid = [1, 0, 2, 0] if self.seen else [0, 0, 0, 0]
        return {
            "large": 1 << 70, "long": 1 << 40, "below": -5, "none": None, "half": 0.5, "text": "a", "empty": "",
            "map": {"a": 1, "b": [2, 3]}, "grid": grid, "rows": [(0, 1, 3), (1, 0, 1)], "code": [0, 9], "set": 1 << 33,
        }  # fmt: skip


class StrangeGame(Harbour):
    """Harbour, with a few words on seats that are not its own."""

    seating = Seating(
        by_two=("grid",), who=("rows.1",), among=("rows.2",), sets=("set",), coded={"code": ((0, 0), (3, 1))}
    )


def test_everything_that_can_be_stored_has_tokens() -> None:
    game = StrangeGame()
    position = Strange(game, 2, {}, None)
    position.seen, position.viewer = 1, 1
    observer = observer_of(position)
    pairs = dict(observer.pairs(position, 1))
    assert observer.tokens(position, 1) == [token(path, value) for path, value in pairs.items()]
    assert pairs["large",] == 1 << 70
    assert pairs["none",] == NOTHING
    assert pairs["half",] == text_number("0.5")
    assert ("empty",) not in pairs
    assert pairs["map", "b", 1] == 3
    assert (pairs["grid", 1], pairs["grid", 3]) == (2, 1)  # both seats of a pair are turned
    assert (pairs["rows", 1, 1], pairs["rows", 0, 2], pairs["rows", 1, 2]) == (1, 3, 2)
    assert pairs["code", 0] == 1  # seat 0 is the other one
    assert pairs["set", 33] == 1


class Changing(Strange):
    """The same, with a list of whatever one likes, which the tests change in place."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.values: list[Any] = []

    def copy(self) -> Changing:
        twin = Changing(self.game, self.seats, self.options, None)
        twin.values = self.values
        self._carry(twin)
        return twin

    def _state(self) -> dict[str, object]:
        return {"values": self.values}


VALUES: tuple[list[Any], ...] = (
    [], [1, 2], [1, 3], [], [[1], [2, 0]], [[1], [2, 5]], [[1]], [[]], [], [(1, 2), (3,)], [(1, 2), (4,)],
    [{"a": 1}], [{"a": 2}], [[1], 2], [[3], 2], [0.5], [None, "a"], [None, "b"], [([1],)], [([2],)],
    [[[1], [2]]], [[[1], [3]]],
)  # fmt: skip


def test_whatever_a_list_becomes_is_seen() -> None:
    position = Changing(StrangeGame(), 2, {}, None)
    position.viewer = 1
    observer = observer_of(position)
    for values in (*VALUES, *reversed(VALUES)):
        position.values[:] = values
        assert observer.tokens(position, 1) == observer_of(position).tokens(position, 1)
    rows = position.values = [[1], [2]]
    before = observer.tokens(position, 1)
    rows[1][0] = 7  # deep inside, in place
    assert observer.tokens(position, 1) == observer_of(position).tokens(position, 1) != before
