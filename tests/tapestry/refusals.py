"""What refuses an action at a table of Tapestry."""

import pytest

from ecumene.core.errors import IllegalAction
from tests.tapestry.board import Board


def refused(board: Board, notation: str, seat: int | None = None) -> str:
    """The rule that refuses an action, without the name of the game; the position stays as it was."""
    position = board.position
    before = position.dump()
    with pytest.raises(IllegalAction) as caught:
        position.apply(position.pending()[0] if seat is None else seat, position.game.action(notation))
    assert position.dump() == before
    return caught.value.rule.removeprefix("tapestry.")
