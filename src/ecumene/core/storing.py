"""Storing: the fields of a position as plain data and back, by their shapes."""

from __future__ import annotations

from operator import attrgetter
from typing import Any


class Reading:
    """Fields of a position as they are, by their names, for those who only read."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self._get: Any = attrgetter(*names) if len(names) > 1 else None  # all at once is quicker than one by one

    def of(self, position: object) -> dict[str, Any]:
        """The fields of a position, which may be its own lists."""
        if self._get is None:
            return {name: getattr(position, name) for name in self.names}
        return dict(zip(self.names, self._get(position), strict=True))


class Stored:
    """The names of the fields that are stored: numbers, lists, lists of tuples, lists of lists."""

    def __init__(
        self, numbers: tuple[str, ...], lists: tuple[str, ...], tuples: tuple[str, ...], nested: tuple[str, ...]
    ) -> None:
        self.numbers = numbers
        self.lists = lists
        self.tuples = tuples
        self.nested = nested
        self.all: tuple[str, ...] = (*numbers, *lists, *tuples, *nested)
        self._reads = Reading(self.all)

    def with_more(self, other: Stored) -> Stored:
        """These fields and those of another."""
        return Stored(
            self.numbers + other.numbers,
            self.lists + other.lists,
            self.tuples + other.tuples,
            self.nested + other.nested,
        )

    def depth(self, name: str) -> int:
        """How many lists the numbers of a field lie in."""
        if name in self.numbers:
            return 0
        return 1 if name in self.lists else 2

    def shared(self, position: object) -> dict[str, Any]:
        """The fields of a position as they are, for those who only read."""
        return self._reads.of(position)

    def of(self, position: object) -> dict[str, Any]:
        """The fields of a position in plain JSON types."""
        state: dict[str, Any] = {name: getattr(position, name) for name in self.numbers}
        for name in self.lists:
            state[name] = list(getattr(position, name))
        for name in (*self.tuples, *self.nested):
            state[name] = [list(part) for part in getattr(position, name)]
        return state

    def into(self, position: object, state: dict[str, Any]) -> None:
        """Set the fields of a position to what `of` wrote."""
        for name in self.numbers:
            setattr(position, name, state[name])
        for name in self.lists:
            setattr(position, name, list(state[name]))
        for name in self.tuples:
            setattr(position, name, [tuple(part) for part in state[name]])
        for name in self.nested:
            setattr(position, name, [list(part) for part in state[name]])
