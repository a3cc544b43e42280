"""How content is read: effects through the game's effect language, and tables that must be whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ecumene.core.content import Fields
from ecumene.games.tapestry.box.content import Abilities

ReadEffects: TypeAlias = Callable[[Fields, str, str], int]
"""Gives the number of the effects in a field of a record, to be done in an order, "listed" or "any"."""

ReadAbilities: TypeAlias = Callable[[Fields], Abilities]
"""Reads what a card or a civilization does while it is in force."""

ORDERS: tuple[str, ...] = ("listed", "any")


def effects_of(row: Fields, field: str, read: ReadEffects, order: str = "listed") -> int:
    """The number of the effects that a record must have."""
    value = row.get(field)
    if not isinstance(value, list) or not value:
        raise row.wrong(field, f"must be a list of effects, not {value!r}")
    return read(row, field, order)


def ordered_effects_of(row: Fields, field: str, read: ReadEffects) -> int:
    """The same, where several effects come in the order that the record names."""
    value = row.get(field)
    several = isinstance(value, list) and len(value) > 1
    order = row.one_of("order", ORDERS) if several or "order" in row.row else "listed"
    return effects_of(row, field, read, order)
