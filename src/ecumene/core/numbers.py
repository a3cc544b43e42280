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
