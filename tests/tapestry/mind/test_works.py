"""The quick player with masterpieces and inspiration tiles."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.games.tapestry.mind.evaluate import prospects
from tests.tapestry.arts import AA, arts
from tests.tapestry.board import Board, game


def quick(board: Board) -> str:
    seat = board.position.pending()[0]
    return game().quick_action(board.position, seat, Random(1)).notation


@pytest.mark.parametrize("seats", [2, 4])
def test_it_plays_whole_games_with_arts(seats: int) -> None:
    position, rng = game().new(seats, 7, dict(AA)), Random(7)
    while position.pending():
        seat = position.pending()[0]
        position.apply(seat, game().quick_action(position, seat, rng))
    assert min(position.points) > 40  # type: ignore[attr-defined]


def test_it_takes_the_masterpiece_that_pays_most() -> None:
    board = arts().era(1, 1).token(0, exploration=9).row("galley_captains_sketchbook", "panorama_of_the_siege")
    board.do(0, [{"gain": {"masterpiece": 1}}])
    assert quick(board) == "masterpiece galley_captains_sketchbook"


def test_it_lays_the_tile_of_the_row_with_most_open_spaces() -> None:
    board = arts().era(1, 1).built(0, farm=4, market=1).do(0, [{"inspire": 1}])
    assert quick(board) == "build farm"


def test_a_masterpiece_is_something_to_look_forward_to() -> None:
    board = arts().era(1, 1)
    before = prospects(board.position)[0]
    assert prospects(board.works(0, "quartet_in_gold").position)[0] > before
