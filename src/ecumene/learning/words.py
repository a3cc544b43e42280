"""Words: the tokens and words of actions that a net has met, a row for each, and what rows have in common.

Seven coins and eight are two tokens that share nothing; a net would have to learn each of them by itself. So a row is
trained as a sum: a part of its own, and parts that it shares with other words, some of them times a number. That it is
about this place; that it says this value of any place of that kind; how large its number is. A net that has learnt
needs none of it: it has the sums.
"""

from __future__ import annotations

from math import copysign, log2
from typing import Final

import numpy as np

from ecumene.bots.weights import Array
from ecumene.core.tokens import Path

LARGEST: Final = 4096
"""A value beyond is no number of things, but stands for a text."""

ROOM: Final = 6
"""Parts that a word shares with others, at most."""

Parts = list[tuple[str, float]]


class Words:
    """Words by their numbers, in the order in which they were met; row 0 is for none."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.rows: dict[int, int] = {}
        self.numbers: list[int] = [0]
        self._parts: dict[str, int] = {"": 0}
        self.shared = np.zeros((room, ROOM), np.int64)
        self.weights = np.zeros((room, ROOM), np.float32)

    def __len__(self) -> int:
        return len(self.numbers)

    @property
    def parts(self) -> int:
        """How many parts there are to share, with room for those that come later."""
        return 4 * self.room

    def add(self, number: int, parts: Parts) -> int:
        """The row of a word, a new one if it was not met; 0 where there is no room for it."""
        row = self.rows.get(number)
        if row is not None:
            return row
        if len(self.numbers) == self.room:
            return 0
        row = self.rows[number] = len(self.numbers)
        self.numbers.append(number)
        self.describe(row, parts)
        return row

    def describe(self, row: int, parts: Parts) -> None:
        """Say what a word shares with others."""
        for place, (name, weight) in enumerate(parts[:ROOM]):
            if name in self._parts or len(self._parts) < self.parts:
                self.shared[row, place] = self._parts.setdefault(name, len(self._parts))
                self.weights[row, place] = weight

    def ordered(self) -> tuple[Array, Array]:
        """All numbers in ascending order, and the row of each."""
        numbers = np.array(self.numbers[1:] or [0], np.int64)
        order = np.argsort(numbers)
        return numbers[order], order + (1 if len(self) > 1 else 0)


def parts_of_token(path: Path, value: int) -> Parts:
    """What a token shares with others."""
    place = "/".join(str(step) for step in path)
    kind = "/".join("*" if isinstance(step, int) else step for step in path)
    return [(f"at {place}", 1.0), (f"kind {kind} {value}", 1.0), *_sizes(place, value), *_sizes(f"kind {kind}", value)]


def parts_of_terms(notation: str) -> list[Parts]:
    """The same for the words of an action, in the order of `terms_of`."""
    words = notation.split()
    verb = words[0]
    placed = [[(f"at {verb} {place}", 1.0), *_number(f"{verb} {place}", word)] for place, word in enumerate(words)]
    anywhere = [_number("any", word) for word in words[1:]]
    return [*placed, *anywhere, [(f"verb {verb} {len(words)}", 1.0)]]


def _number(where: str, word: str) -> Parts:
    return _sizes(where, int(word)) if word.lstrip("-").isdigit() else []


def _sizes(where: str, value: int) -> Parts:
    if abs(value) >= LARGEST:
        return []
    return [
        (f"size {where}", max(-4.0, min(4.0, value / 8))),
        (f"log {where}", copysign(log2(1 + abs(value)) / 4, value)),
    ]
