"""Stepping: several games that take a step together, in compiled code, for those who learn from very many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.position import Position

NOBODY: Final = -1


class Lane:
    """One of several games: who is asked first, and the legal actions of that seat, so many at most (0: all)."""

    def __init__(self, position: Position, most: int) -> None:
        self.position = position
        self.most = most
        self.seat: Seat = NOBODY
        self.offered: Sequence[Action] = ()
        self.look()

    def look(self) -> None:
        """See who is asked now; nobody once the game is over."""
        pending = self.position.pending()
        if not pending:
            self.seat = NOBODY
            self.offered = ()
            return
        self.seat = pending[0]
        offered = self.position.legal(self.seat)
        self.offered = offered[: self.most] if 0 < self.most < len(offered) else offered


def step_all(lanes: list[Lane], numbers: list[int]) -> list[int]:
    """In each game let the seat that is asked first do one of what it is offered; those where a number means none."""
    refused: list[int] = []
    for place in range(len(lanes)):
        lane = lanes[place]
        number = numbers[place]
        if 0 <= number < len(lane.offered):
            lane.position.apply(lane.seat, lane.offered[number])
            lane.look()
        else:
            refused.append(place)
    return refused


def over(lanes: list[Lane]) -> list[int]:
    """The games that have ended."""
    return [place for place in range(len(lanes)) if lanes[place].seat == NOBODY]


def told(lanes: list[Lane]) -> tuple[list[int], list[int], list[int]]:
    """Who is asked in each game, how many actions each is offered, and the numbers of all these in the catalogue."""
    seats: list[int] = []
    counts: list[int] = []
    numbers: list[int] = []
    for lane in lanes:
        seats.append(lane.seat)
        counts.append(len(lane.offered))
        for action in lane.offered:
            numbers.append(action.index)
    return seats, counts, numbers
