"""Lists of numbers: what Python's own lists can do too, but compare objects for, which takes compiled code longer."""

from __future__ import annotations


def times(numbers: list[int], number: int) -> int:
    """How often a number stands in a list."""
    found = 0
    for other in numbers:
        if other == number:
            found += 1
    return found


def holds(numbers: list[int], number: int) -> bool:
    """Whether a number stands in a list."""
    for other in numbers:  # noqa: SIM110 (so that the compiler knows both for numbers)
        if other == number:
            return True
    return False


def total(numbers: list[int], first: int, end: int) -> int:
    """The sum of a part of a list."""
    found = 0
    for place in range(first, end):
        found += numbers[place]
    return found


def united(one: list[int], other: list[int]) -> list[int]:
    """What stands in either of two ascending lists that name nothing twice, like them."""
    found: list[int] = []
    place, end = 0, len(other)
    for number in one:
        while place < end and other[place] < number:
            found.append(other[place])
            place += 1
        if place < end and other[place] == number:
            place += 1
        found.append(number)
    for further in range(place, end):
        found.append(other[further])
    return found
