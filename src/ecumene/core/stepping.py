"""Stepping: several games that take a step together, in compiled code, for those who learn from very many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.errors import NoRoom
from ecumene.core.observing import Observer
from ecumene.core.position import Position
from ecumene.core.remembering import Memory, packed_numbers

NOBODY: Final = -1
INT: Final = 4  # bytes of a number


class Lane:
    """One of several games: who is asked first, and the legal actions of that seat.

    There are so many at most (0: any number): one that could never be chosen would make another game of it.
    """

    def __init__(self, position: Position, most: int) -> None:
        self.position = position
        self.most = most
        self.seat: Seat = NOBODY
        self.offered: Sequence[Action] = ()
        self.look()

    def look(self) -> None:
        """See who is asked now; nobody once the game is over. More than can be offered is a `NoRoom`."""
        question = self.position.question()
        if question is None:
            self.seat = NOBODY
            self.offered = ()
            return
        seat = question.pending(self.position)[0]
        offered = question.legal(self.position, seat)
        if 0 < self.most < len(offered):
            raise no_room_to_offer(self.most, len(offered))
        self.seat = seat
        self.offered = offered


def no_room_to_offer(room: int, needed: int) -> NoRoom:
    """What is said where more is legal than an environment can offer."""
    return NoRoom("choices", room, needed, "legal actions")


def no_room_to_see(room: int, needed: int) -> NoRoom:
    """What is said where a seat sees more than an environment can write down."""
    return NoRoom("width", room, needed, "tokens of what a seat sees")


def step_all(lanes: list[Lane], numbers: list[int]) -> list[int]:
    """In each game let the seat that is asked first do one of what it is offered; those where a number means none."""
    refused: list[int] = []
    for place in range(len(lanes)):
        lane = lanes[place]
        number = numbers[place]
        if 0 <= number < len(lane.offered):
            lane.position.proceed(lane.seat, lane.offered[number])  # it is one of what is legal now
            lane.look()
        else:
            refused.append(place)
    return refused


def over(lanes: list[Lane]) -> list[int]:
    """The games that have ended."""
    return [place for place in range(len(lanes)) if lanes[place].seat == NOBODY]


def told(lanes: list[Lane], all_of_it: bool = True) -> tuple[bytes, bytes, bytes]:
    """Who is asked in each game, how many actions each is offered, and the numbers of all these in the catalogue.

    Each is a C `int`. The numbers of the catalogue are told only where all of it is wanted.
    """
    seats: list[int] = []
    counts: list[int] = []
    numbers: list[int] = []
    for lane in lanes:
        seats.append(lane.seat)
        counts.append(len(lane.offered))
        if all_of_it:
            for action in lane.offered:
                numbers.append(action.index)
    return packed_numbers(seats), packed_numbers(counts), packed_numbers(numbers)


def see_all(
    observer: Observer, lanes: list[Lane], memories: list[Memory], rows: memoryview, room: int, filled: list[int]
) -> None:
    """Write what is seen in each game as packed tokens into rows of so many bytes, with zeros behind them.

    Each game has a memory of its own; `filled` has how much of each row is in use, and is kept up to date. What has no
    room is a `NoRoom`: without some of its tokens a position may look like another.
    """
    start = 0
    for place in range(len(lanes)):
        lane = lanes[place]
        seen = observer.packed(lane.position, lane.seat, memories[place])
        length = len(seen)
        if length > room:
            raise no_room_to_see(room // INT, length // INT)
        rows[start : start + length] = seen
        before = filled[place]
        if before > length:
            rows[start + length : start + before] = bytes(before - length)
        filled[place] = length
        start += room
