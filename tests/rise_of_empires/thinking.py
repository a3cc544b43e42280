"""What bots think of a board: short words for the tests of the mind."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ecumene.core.game import Game, game_of
from ecumene.games.rise_of_empires.mind.glance import Glance
from ecumene.games.rise_of_empires.mind.mind import EmpiresMind
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from tests.rise_of_empires.board import Board, game
from tests.weighing import points_of as points_between
from tests.weighing import weights as weighed


def thinking(played: Game) -> EmpiresMind:
    """The mind of a game."""
    assert isinstance(played.mind, EmpiresMind)
    return played.mind


def glance(position: EmpiresPosition, seat: int) -> Glance:
    """A seat's look at its own position."""
    return thinking(game_of(position)).glance(position, seat)


def promised(board: Board, seat: int = 0) -> float:
    """The points that a seat can expect."""
    return game_of(board.position).prospects(board.position)[seat]


def quick(board: Board, seed: int = 1) -> str:
    """What the quick player does now."""
    asked = board.position.pending()[0]
    return game_of(board.position).quick_action(board.position, asked, Random(seed)).notation


def weights(board: Board) -> dict[str, float]:
    """What each answer is worth to the seat that is asked."""
    return weighed(board, thinking(game_of(board.position)).weigh)


def best(board: Board) -> str:
    """The answer that is worth most."""
    found = weights(board)
    return max(found, key=found.__getitem__)


def started(seats: int, seed: int) -> EmpiresPosition:
    """A new game."""
    position = game().new(seats, seed)
    assert isinstance(position, EmpiresPosition)
    return position


def points_of(specs: Sequence[str], seed: int) -> list[int]:
    """The points of a game between bots."""
    return points_between(game(), specs, seed)
