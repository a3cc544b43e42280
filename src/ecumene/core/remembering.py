"""Remembering: the tokens that things had when a seat last looked, for those who look at a game again and again."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from struct import Struct
from typing import Any, Final, final

from mypy_extensions import i64

SETTLED: Final = 0
NESTED: Final = 1
MIXED: Final = 2
"""What a list holds: nothing that can change within it, lists alone, or anything else."""

LISTS: Final[list[Any]] = [object()]
"""What a list of lists is kept as: no list is equal to it, so its parts are always looked at."""

WORTH_KEEPING: Final = 8
"""So many tokens are packed by themselves and kept so; fewer are packed sooner, together with what is beside them."""

PACKERS: Final[list[Callable[..., bytes]]] = []
"""What packs numbers, by how many they are."""

MOST_AT_ONCE: Final = 4096


def packed_numbers(numbers: list[Any]) -> bytes:
    """Numbers as C `int`s; where they are not too many, in less than half the time that an array takes."""
    if len(numbers) > MOST_AT_ONCE:
        return array("i", numbers).tobytes()
    while len(PACKERS) <= len(numbers):
        PACKERS.append(Struct(f"{len(PACKERS)}i").pack)
    return PACKERS[len(numbers)](*numbers)


@final
class Kept:
    """What a list, or an item of the agenda, had for tokens when a seat last looked at it.

    From one decision to the next nearly all of a position stays as it is, and to see that it does takes far less time
    than to put it into tokens again.
    """

    def __init__(self) -> None:
        self.values: Any = []  # what was there: a copy of the list, or the item itself
        self.tokens: list[Any] = []  # an empty list has none
        self.loose = False  # whether it only gathers what is not kept
        self._parts: list[Kept] = []
        self._is_new = True  # whether it was not looked at since it became what it is
        self._packed = b""

    def part(self, place: i64) -> Kept:
        """The same of what lies in a place of it."""
        parts = self._parts
        while len(parts) <= place:
            parts.append(Kept())
        return parts[place]

    def becomes(self, values: Any, tokens: list[Any]) -> None:
        """It is another one now, with these tokens."""
        self.values = values
        self.tokens = tokens
        self._is_new = True
        self._packed = b""

    def stays(self) -> bool:
        """Whether it is worth packing by itself: long, and looked at before as it is. This is a look."""
        if len(self.tokens) < WORTH_KEEPING:
            return False
        if self._is_new:
            self._is_new = False
            return False
        return True

    def packed(self) -> bytes:
        """The tokens, which are rows of a table, as C `int`s."""
        if not self._packed:
            self._packed = packed_numbers(self.tokens)
        return self._packed


@final
class Memory:
    """What was seen of one game, seat by seat. It changes no token, only how long it takes to find them."""

    def __init__(self) -> None:
        self._fields = Kept()
        self._items = Kept()

    def fields(self, me: i64) -> Kept:
        """The fields of a position, by their numbers, as this seat last saw them."""
        return self._fields.part(me)

    def items(self, me: i64) -> Kept:
        """The items of the agenda, from the top, as this seat last saw them."""
        return self._items.part(me)


def loose_tokens(tokens: list[Any]) -> Kept:
    """Tokens that are not kept."""
    found = Kept()
    found.loose = True
    found.tokens = tokens
    return found


def last_loose(told: list[Kept]) -> Kept:
    """Where the next token goes that is not kept."""
    last = told[len(told) - 1]
    if not last.loose:
        last = loose_tokens([])
        told.append(last)
    return last


def nature_of(values: list[Any]) -> int:
    """Whether a copy of a list is enough to see later whether it has changed."""
    lists: i64 = 0
    for value in values:
        if isinstance(value, list):
            lists += 1
        elif not settled(value):
            return MIXED
    if lists == 0:
        return SETTLED
    return NESTED if lists == len(values) else MIXED


def settled(value: Any) -> bool:
    """Whether a value never changes, so that whoever keeps it need not copy it."""
    if isinstance(value, int) or value is None or isinstance(value, str):
        return True
    if not isinstance(value, tuple):
        return False
    for part in value:  # noqa: SIM110 (all() would make a generator, for every tuple of every position)
        if not settled(part):
            return False
    return True
