"""Seating: how a position speaks of seats, so that whoever looks at it can be put first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

NUMBER: Final = 0
SEAT: Final = 1
SEATS: Final = 2
SET: Final = 3
CODED: Final = 4
"""What a number of a field is: just that, a seat, a bit for each of several seats, a bit for each of several other
things, or a number with seats in some of its bits."""

ALONE: Final = 0
BY_SEAT: Final = 1
BY_TWO: Final = 2
"""How a list is ordered: not by seats, in equal parts for each seat, or in equal parts for each pair of seats."""

ITEMS: Final[tuple[str, ...]] = ("seat", "seats", "sealed.0")
"""The fields of items of any agenda that are seats."""

USED_BITS: Final = 7

Places: TypeAlias = tuple[tuple[int, int], ...]
"""Where seats lie in a number: from which bit on, and what is added to the seat there."""


class Seating:
    """Which of the fields that a position stores follow the seats. One of which a game says nothing stays as it is.

    - `by_seat`: lists in equal parts, one for each seat in order; `by_two`: one for each seat and each seat again.
    - `who`: fields whose numbers are seats, in lists too; what is no seat, such as -1, stays.
    - `among`: fields whose numbers have a bit for each of several seats; `sets`: a bit for each of other things.
    - `coded`: fields whose numbers hold seats in three bits: from which bit on, and what is added to the seat there.
    - `items`: fields of the agenda's items that are seats, besides `seat` and `seats`.

    A name with a number behind a dot is one column of a list of tuples: `who=("blocks.1",)`.
    """

    def __init__(
        self,
        by_seat: tuple[str, ...] = (),
        by_two: tuple[str, ...] = (),
        who: tuple[str, ...] = (),
        among: tuple[str, ...] = (),
        sets: tuple[str, ...] = (),
        coded: Mapping[str, Places] | None = None,
        items: tuple[str, ...] = (),
    ) -> None:
        self.order: dict[str, int] = dict.fromkeys(by_seat, BY_SEAT)
        self.order.update(dict.fromkeys(by_two, BY_TWO))
        self.coded: dict[str, Places] = dict(coded or {})
        self.what: dict[str, int] = dict.fromkeys(who, SEAT)
        self.what.update(dict.fromkeys(among, SEATS))
        self.what.update(dict.fromkeys(sets, SET))
        self.what.update(dict.fromkeys(self.coded, CODED))
        self.items: frozenset[str] = frozenset((*ITEMS, *items))
        self.said = bool(self.order or self.what)

    def columns(self, name: str) -> list[int]:
        """What the numbers of each column are, where a field is a list of tuples of which some columns are seats."""
        found = {int(key.rpartition(".")[2]): what for key, what in self.what.items() if key.startswith(name + ".")}
        return [found.get(column, NUMBER) for column in range(max(found) + 1)] if found else []

    def item_columns(self, name: str) -> list[int]:
        """The same for a field of the agenda's items."""
        found = [int(key.rpartition(".")[2]) for key in self.items if key.startswith(name + ".")]
        return [SEAT if column in found else NUMBER for column in range(max(found) + 1)] if found else []


UNSAID: Final[Seating] = Seating()


def turned_seat(value: int, me: int, seats: int) -> int:
    """A seat as seen from `me`, who is 0; what is no seat stays."""
    return (value - me) % seats if 0 <= value < seats else value


def turned_mask(value: int, me: int, seats: int) -> int:
    """A bit for each seat, as seen from `me`; bits beyond the seats stay."""
    every = (1 << seats) - 1
    low = value & every
    return value & ~every | (low >> me | low << seats - me) & every


def turned_code(value: int, me: int, seats: int, places: Places) -> int:
    """A number with seats in some of its bits, as seen from `me`."""
    for shift, plus in places:
        code = value >> shift & USED_BITS
        seat = code - plus
        if 0 <= seat < seats:
            value += (turned_seat(seat, me, seats) - seat) << shift
    return value


def turned_index(index: int, length: int, order: int, me: int, seats: int) -> int:
    """Where the part of a list that stands at `index` comes to stand when `me` is first."""
    if order == ALONE or length % seats:
        return index
    if order == BY_SEAT:
        return (index - me * (length // seats)) % length
    if length % (seats * seats):
        return index
    part = length // (seats * seats)
    pair, rest = index // part, index % part
    row, column = (pair // seats - me) % seats, (pair % seats - me) % seats
    return (row * seats + column) * part + rest


def turned(value: int, what: int, me: int, seats: int, places: Places) -> int:
    """A number of a field as seen from `me`."""
    if what == SEAT:
        return turned_seat(value, me, seats)
    if what == SEATS and value > 0:
        return turned_mask(value, me, seats)
    if what == CODED and value >= 0:
        return turned_code(value, me, seats, places)
    return int(value)
