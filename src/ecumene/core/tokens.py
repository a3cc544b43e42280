"""Tokens: the hash of a path and a value, and the places of a position, which keep the tokens that they have had.

`("hands", 0, 2)` and 14 have a token of their own; see `core/observing.py` for what is told in them.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias, final
from zlib import crc32

from mypy_extensions import i64

Path: TypeAlias = tuple[str | int, ...]

LENGTH: Final = -1
"""The place in a path that stands for how long a list is."""

WORD: Final = 0xFFFFFFFF
LARGE: Final = 1 << 60  # what mypyc holds without an object
NOTHING: Final = -0x7FFFFFFF  # the value of what is None


def mixed(path: i64, step: i64) -> i64:
    """The hash of a path and one thing more; no product here is beyond 63 bits, so it is the same compiled or not."""
    found: i64 = path ^ ((step & WORD) * 0x2545F491 & WORD)
    found = found * 0x5BD1E995 & WORD
    found ^= found >> 15
    found = found * 0x27D4EB2F & WORD
    return found ^ found >> 13


def text_number(text: str) -> int:
    """The number that stands for a text."""
    return crc32(text.encode())


def token(path: Path, value: int) -> int:
    """The token of a value at a path."""
    found: i64 = 0
    for step in path:
        number: int = text_number(step) if isinstance(step, str) else step
        found = mixed(found, number)
    return value_token(found, value)


def value_token(path: i64, value: int) -> i64:
    """The token of a value at a hashed path."""
    if -LARGE < value < LARGE:
        small: i64 = value
        high: i64 = small >> 32
        if high == 0 or high == -1:
            return mixed(path, small)
        return mixed(mixed(path, high), small)
    return value_token(mixed(path, value & WORD), value >> 32)


def lodged(token: i64, table: i64) -> i64:
    """The row of a table of so many that a token has; row 0 is for none. Where there is no table, the token itself."""
    return token % (table - 1) + 1 if table != 0 else token


KEPT: Final = 256
"""Numbers from -1 to below this one keep their tokens in a spot; names too, no more than so many."""

ROW: Final = 16
"""So many tokens of each place of a list lie beside each other: those of -1, 0, and so on."""


@final
class Spot:
    """A place in a position: the hash of its path, and the places of its parts.

    Positions of a game have small numbers in the same places again and again. Their tokens are made once and kept as
    objects, for hashing a number and making an object of it takes longer than finding it. Where tokens are for a table,
    its rows are kept in their stead: to divide takes as long as all the rest.
    """

    def __init__(self, path: i64, table: i64 = 0) -> None:
        self.path: i64 = path
        self.table: i64 = table
        self.lengths: list[Any] = []  # by the length, less 1, of the list that lies here
        self.places: list[Spot] = []  # those of its parts
        self.rows: list[Any] = []  # the tokens of small numbers there, `ROW` for each; None where it was not seen yet
        self._tokens: list[Any] = []  # of small numbers in this place itself, by the number plus 1
        self._names: dict[str, Spot] = {}

    def token(self, value: int) -> Any:
        """The token of a value."""
        if -1 <= value < KEPT:
            tokens = self._tokens
            at: i64 = value + 1
            if at < len(tokens):
                found = tokens[at]
                if found is not None:
                    return found
            while len(tokens) <= at:
                tokens.append(None)
            found = lodged(value_token(self.path, value), self.table)
            tokens[at] = found
            return found
        return lodged(value_token(self.path, value), self.table)

    def room(self, length: i64) -> list[Spot]:
        """The places of a list, so many at least."""
        places = self.places
        while len(places) < length:
            place = Spot(mixed(self.path, len(places)), self.table)
            places.append(place)
            self.lengths.append(lodged(mixed(mixed(self.path, LENGTH), len(places)), self.table))
            self.rows += [None] * ROW
        return places

    def keep(self, place: i64, value: i64) -> Any:
        """The token of a small number in a place of the list, kept from now on."""
        found = self.places[place].token(value)
        self.rows[place * ROW + value + 1] = found
        return found

    def named(self, name: str, number: int) -> Spot:
        """The place of a part that has a name, which a number stands for."""
        found = self._names.get(name)
        if found is None:
            found = Spot(mixed(self.path, number), self.table)
            if len(self._names) < KEPT:  # names may be endless
                self._names[name] = found
        return found
