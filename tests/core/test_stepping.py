"""Several games that take a step together."""

from __future__ import annotations

from ecumene.core.stepping import NOBODY, Lane, over, step_all, told
from tests.tiny.harbour import Harbour


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
    lanes = [Lane(game.new(2, 1), 4), Lane(game.new(3, 1), 0)]
    seats, counts, numbers = told(lanes)
    assert seats == [0, 0]
    assert counts == [4, len(game.berth)]
    assert numbers == [*range(4), *range(len(game.berth))]
    assert step_all(lanes, [4, -1]) == [0, 1]
