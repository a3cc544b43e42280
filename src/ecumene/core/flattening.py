"""Flattening: what a seat may know in arrays of a fixed size, for learners that want no tokens.

How long the lists of a game become is measured: a few games are played at random, always the same ones, and lists that
change get half as much room again. What does not fit is left out, but for how long its list is; tokens lose nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from random import Random
from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.core.game import Game
from ecumene.core.observing import Observer
from ecumene.core.position import Position
from ecumene.core.seating import SET
from ecumene.core.tokens import text_number

VERSION: Final = 1
"""Of the layouts: raised when the same game gets another one."""

GAMES: Final = 3
EVERY: Final = 5  # decisions between two looks at a game that is measured
SHORT_TEXT: Final = 0x7FFF  # a text is a small number here, which float32 can hold
BITS: Final = 16  # sets of things get room in such steps


class Shape:
    """How much room a value needs: a number, the bits of a set, or a list of such things."""

    def __init__(self) -> None:
        self.least = -1  # of a list: its length, as far as was seen; -1: no list was seen
        self.most = -1
        self.bits = 0
        self.part: Shape | None = None

    def see(self, value: Any, is_set: bool) -> None:
        """Make room for a value."""
        if isinstance(value, dict):
            value = list(value.values())
        if isinstance(value, (list, tuple)):
            length = len(value)
            self.least = length if self.least < 0 else min(self.least, length)
            self.most = max(self.most, length)
            if self.part is None:
                self.part = Shape()
            for part in value:
                self.part.see(part, is_set)
        elif is_set and isinstance(value, int):
            self.bits = max(self.bits, -(-value.bit_length() // BITS) * BITS, BITS)

    @property
    def varies(self) -> bool:
        """Whether it is a list of changing length, which is then told."""
        return self.least != self.most

    @property
    def room(self) -> int:
        """How many parts of a list there is room for."""
        return self.most + self.most // 2 + 1 if self.varies else max(self.most, 0)

    @property
    def size(self) -> int:
        """How many numbers it takes."""
        if self.part is None:
            return self.bits or 1
        return self.varies + self.room * self.part.size

    def fill(self, out: list[int], at: int, value: Any) -> None:
        """Write a value into its place, which holds zeros."""
        part = self.part
        if part is None:
            self._fill_number(out, at, value)
            return
        if isinstance(value, dict):
            value = list(value.values())
        if not isinstance(value, (list, tuple)):
            return
        if self.varies:
            out[at] = len(value)
            at += 1
        size = part.size
        room = self.room
        for place, inner in enumerate(value):
            if place == room:
                break
            part.fill(out, at + place * size, inner)

    def _fill_number(self, out: list[int], at: int, value: Any) -> None:
        if isinstance(value, str):
            out[at] = text_number(value) & SHORT_TEXT if value else 0
        elif not isinstance(value, int):
            return
        elif self.bits:
            for bit in range(self.bits):
                if value >> bit & 1 and value > 0:
                    out[at + bit] = 1
        else:
            out[at] = max(-0x80000000, min(value, 0x7FFFFFFF))

    def __str__(self) -> str:
        if self.part is None:
            return str(self.bits or 1)
        return f"[{'~' if self.varies else ''}{self.room}*{self.part}]"


class Layout:
    """Where everything lies in a flat array: a game's fields by name, each with its shape, and the agenda."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, int | str]) -> None:
        self.observer = Observer(game, seats, options)
        self.shapes: dict[str, Shape] = {}
        for seed in range(GAMES):
            self._measure(game.new(seats, seed, options), Random(seed))
        self.starts: dict[str, int] = {}
        self.size = 0
        for name in self.shapes:
            self.starts[name] = self.size
            self.size += self.shapes[name].size

    @property
    def digest(self) -> str:
        """A short name that says whether two layouts are the same."""
        text = f"{VERSION} " + " ".join([f"{name}:{shape}" for name, shape in self.shapes.items()])
        return blake2b(text.encode(), digest_size=8).hexdigest()

    def _measure(self, position: Position, rng: Random) -> None:
        decisions = 0
        while pending := position.pending():
            if decisions % EVERY == 0:
                self._see(position, pending[0])
            legal = position.legal(pending[0])
            position.apply(pending[0], legal[rng.randrange(len(legal))])
            decisions += 1
        self._see(position, 0)

    def _see(self, position: Position, seat: Seat) -> None:
        for name, value in self._known(position, seat).items():
            if name not in self.shapes:
                self.shapes[name] = Shape()
            self.shapes[name].see(value, self.observer.seating.what.get(name) == SET)

    def _known(self, position: Position, seat: Seat) -> dict[str, Any]:
        """What a seat may know; items of the agenda as plain rows of numbers."""
        known = self.observer.known(position, seat)
        known["agenda"] = [_row(item) for item in known["agenda"]]
        return known

    def fields(self, position: Position, seat: Seat) -> dict[str, list[int]]:
        """What a seat may know: for each field as many numbers as its shape has."""
        known = self._known(position, seat)
        found: dict[str, list[int]] = {}
        for name, shape in self.shapes.items():
            found[name] = [0] * shape.size
            if name in known:
                shape.fill(found[name], 0, known[name])
        return found

    def flat(self, position: Position, seat: Seat) -> list[int]:
        """The same, all in one list of `size` numbers."""
        known = self._known(position, seat)
        out = [0] * self.size
        for name, start in self.starts.items():
            if name in known:
                self.shapes[name].fill(out, start, known[name])
        return out


def _row(item: dict[str, Any]) -> list[int]:
    """An item of the agenda as numbers: its kind, then what its fields hold, one after the other."""
    row: list[int] = []
    for value in item.values():
        _add_plain(row, value)
    return row


def _add_plain(row: list[int], value: Any) -> None:
    if isinstance(value, (list, tuple)):
        row.append(len(value))
        for part in value:
            _add_plain(row, part)
    elif isinstance(value, str):
        row.append(text_number(value) & SHORT_TEXT if value else 0)
    else:
        row.append(value if isinstance(value, int) else 0)
