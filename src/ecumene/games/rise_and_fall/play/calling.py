"""What every kind of piece can be asked; each kind answers in its own module."""

from __future__ import annotations

from ecumene.core.action import Action, Seat
from ecumene.games.rise_and_fall.box.actions import RiseAction
from ecumene.games.rise_and_fall.play.position import RisePosition


class Calling:
    """What pieces of one kind do."""

    def options(self, position: RisePosition, seat: Seat, piece: int) -> list[Action]:
        """All that a piece can do now, in a stable order."""
        raise NotImplementedError

    def can_act(self, position: RisePosition, seat: Seat, piece: int) -> bool:
        """Whether a piece can do anything now: `bool(options(…))`, found sooner."""
        raise NotImplementedError

    def check(self, position: RisePosition, seat: Seat, piece: int, action: RiseAction) -> None:
        """Refuse what a piece cannot do, by the rule that forbids it."""
        raise NotImplementedError

    def carry_out(self, position: RisePosition, seat: Seat, piece: int, action: RiseAction) -> None:
        """Let a piece do what it was told."""
        raise NotImplementedError
