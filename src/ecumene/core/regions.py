"""Regions: connected parts of a board, as bit masks over its places (place i is bit i)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

PART_SIZE: Final = 60
PART: Final[int] = (1 << PART_SIZE) - 1
"""Masks are taken apart so many places at a time, for compiled code needs an object for any longer number."""


def mask_of(places: Sequence[int]) -> int:
    """The mask of some places."""
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def size(mask: int) -> int:
    """How many places a mask has: `bit_count`, which compiled code has to look up by its name."""
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def lowest(mask: int) -> int:
    """The first place of a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


def places(mask: int) -> list[int]:
    """The places of a mask, lowest first."""
    found: list[int] = []
    first = -1
    while mask:
        part = mask & PART
        while part:
            low = part & -part
            found.append(first + low.bit_length())
            part ^= low
        mask >>= PART_SIZE
        first += PART_SIZE
    return found


def spread(start: int, within: int, near: Sequence[int]) -> int:
    """Everything in `within` that can be reached from `start` step by step; `near[i]` is the neighbours of i."""
    reached = start & within
    edge = reached
    while edge:
        grown = 0
        for place in places(edge):
            grown |= near[place]
        edge = grown & within & ~reached
        reached |= edge
    return reached


def parts(mask: int, near: Sequence[int]) -> list[int]:
    """The connected parts of `mask`, ordered by their lowest place."""
    found: list[int] = []
    while mask:
        part = spread(mask & -mask, mask, near)
        found.append(part)
        mask &= ~part
    return found
