"""How content is read: amounts of things."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.core.content import Fields


def amounts_of(row: Fields, field: str, things: Sequence[str], most: int) -> tuple[int, ...]:
    """How many of each thing; what is not named is 0."""
    part = row.part(field)
    amounts = tuple([part.integer(thing, 0, most, 0) for thing in things])
    part.nothing_else()
    return amounts
