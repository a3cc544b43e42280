"""Several games that take a step together."""

from __future__ import annotations

from array import array

import pytest

from ecumene.core.errors import NoRoom, ViewError
from ecumene.core.remembering import MOST_AT_ONCE
from ecumene.core.stepping import NOBODY, Lane, over, step_all, told
from tests.tiny.harbour import Harbour


def ints(packed: bytes) -> list[int]:
    return array("i", packed).tolist()


def test_games_go_as_they_would_one_by_one() -> None:
    lanes = [Lane(Harbour().new(2, seed), 0) for seed in range(3)]
    alone = [Harbour().new(2, seed) for seed in range(3)]
    while not over(lanes):
        assert step_all(lanes, [0, 0, 0]) == []
        for lane, position in zip(lanes, alone, strict=True):
            seat = position.pending()[0]
            position.apply(seat, position.legal(seat)[0])
            assert lane.position.dump() == position.dump()
    ended = over(lanes)[0]
    assert lanes[ended].seat == NOBODY
    assert not lanes[ended].offered
    assert step_all(lanes, [5000] * 3) == [0, 1, 2]  # nothing was done
    assert [lane.position.dump() for lane in lanes] == [position.dump() for position in alone]


def test_what_is_offered_is_told_in_numbers_of_the_catalogue() -> None:
    game = Harbour()
    lanes = [Lane(game.new(2, 1), len(game.berth)), Lane(game.new(3, 1), 0)]
    seats, counts, numbers = told(lanes)
    assert ints(seats) == [0, 0]
    assert ints(counts) == [len(game.berth)] * 2
    assert ints(numbers) == [*range(len(game.berth))] * 2
    assert told(lanes, False) == (seats, counts, b"")
    many = [lanes[1]] * (1 + MOST_AT_ONCE // len(game.berth))
    assert ints(told(many)[2]) == [*range(len(game.berth))] * len(many)
    assert step_all(lanes, [len(game.berth), -1]) == [0, 1]


def test_more_than_can_be_offered_is_refused_and_says_how_many_there_are() -> None:
    game = Harbour()
    with pytest.raises(NoRoom, match=f"choices=1 has no room for {len(game.berth)} legal actions") as refused:
        Lane(game.new(2, 1), 1)
    assert (refused.value.setting, refused.value.needed) == ("choices", len(game.berth))


def test_a_view_is_not_played_on_by_what_it_offers_either() -> None:
    view = Harbour().new(2, 1).view(0)
    with pytest.raises(ViewError):
        view.proceed(0, view.legal(0)[0])
