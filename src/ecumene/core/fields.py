"""Fields: what is known of the fields of positions and of items of the agenda before any is looked at."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from ecumene.core.seating import Places
from ecumene.core.tokens import Spot, mixed, text_number


@final
class Field:
    """What is known of one field of a position: its place, and how it follows the seats."""

    def __init__(
        self, name: str, order: int, what: int, columns: list[int], places: Places, rank: int = 0, table: int = 0
    ) -> None:
        self.name = name
        self.rank: i64 = rank  # among the fields that were seen
        self.number = text_number(name)
        self.spot = Spot(mixed(0, self.number), table)
        self.order = order
        self.what = what
        self.columns = columns
        self.places = places


@final
class ItemFields:
    """The same of all items of one class; where they lie depends on how deep in the agenda they are."""

    def __init__(self, kind: str, parts: list[Field]) -> None:
        self.kind = kind
        self.number = text_number(kind)
        self.parts = parts
        self._at: list[ItemSpots] = []

    def at(self, agenda: Spot, depth: int) -> ItemSpots:
        """The places of an item so deep in the agenda."""
        while len(self._at) <= depth:
            self._at.append(ItemSpots(agenda.room(len(self._at) + 1)[len(self._at)], self))
        return self._at[depth]


@final
class ItemSpots:
    """An item at one depth of the agenda: the token of its kind, and the places of its fields."""

    def __init__(self, spot: Spot, item: ItemFields) -> None:
        self.token: Any = spot.token(item.number)
        self.spots = [spot.named(part.name, part.number) for part in item.parts]
