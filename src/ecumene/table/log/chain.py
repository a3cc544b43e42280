"""A list that is never changed, only continued: two states of a table share what they have in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Chain(Generic[T]):
    """A value and the chain before it; None is the empty chain."""

    __slots__ = ("before", "length", "value")

    def __init__(self, before: Chain[T] | None, value: T) -> None:
        self.before = before
        self.value = value
        self.length: int = 1 + length(before)


def length(chain: Chain[T] | None) -> int:
    """How many values a chain has."""
    return 0 if chain is None else chain.length


def backwards(chain: Chain[T] | None) -> Iterator[T]:
    """The values, the last one first."""
    while chain is not None:
        yield chain.value
        chain = chain.before


def values(chain: Chain[T] | None, start: int = 0) -> list[T]:
    """The values from number `start` on, in order."""
    found: list[T] = []
    while chain is not None and chain.length > start:
        found.append(chain.value)
        chain = chain.before
    found.reverse()
    return found


def shared(one: Chain[T] | None, other: Chain[T] | None) -> int:
    """How many values two chains have in common at their beginning, because one was made from the other."""
    while one is not other:
        if length(one) >= length(other):
            one = one.before if one is not None else None
        else:
            other = other.before if other is not None else None
    return length(one)
