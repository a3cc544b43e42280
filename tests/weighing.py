"""What tests of bots do, whatever the game: weigh answers, and let bots play to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from ecumene.bots import make_bot
from ecumene.core.action import Action, Seat
from ecumene.core.effects import EffectPosition
from ecumene.core.game import Game
from tests.boards import GameBoard

P = TypeVar("P", bound=EffectPosition)
Weigh = Callable[[P, Seat, Sequence[Action]], list[float]]


def weights(board: GameBoard[P], weigh: Weigh[P]) -> dict[str, float]:
    """What each answer is worth to the seat that is asked."""
    seat = board.position.pending()[0]
    legal = board.position.legal(seat)
    return dict(zip([action.notation for action in legal], weigh(board.position, seat, legal), strict=True))


def points_of(game: Game, specs: Sequence[str], seed: int) -> list[int]:
    """The points of a game between bots."""
    position = game.new(len(specs), seed)
    bots = [make_bot(spec, 10 * seed + seat) for seat, spec in enumerate(specs)]
    while position.pending():
        seat = position.pending()[0]
        position.apply(seat, bots[seat].choose(position.view(seat), seat))
    return [position.standings().of(seat).points for seat in range(len(specs))]
