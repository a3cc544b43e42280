"""How content is read: effects through the game's effect language, and tables that must be whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from ecumene.core.content import Content, Fields
from ecumene.games.tapestry.box.content import BASE, Abilities

ReadEffects: TypeAlias = Callable[[Fields, str, str], int]
"""Gives the number of the effects in a field of a record, to be done in an order, "listed" or "any"."""

ReadAbilities: TypeAlias = Callable[[Fields], Abilities]
"""Reads what a card or a civilization does while it is in force."""

COUNTS: Final[Mapping[str, Mapping[str, int]]] = {
    "base": {
        "tech_cards": 33, "tapestry_cards": 50, "civilizations": 16, "landmarks": 18, "capitals": 6,
        "territory_tiles": 48, "space_tiles": 15,
    },
    "plans_and_ploys": {"landmarks": 7, "space_tiles": 5, "tapestry_cards": 15, "civilizations": 10},
    "arts_and_architecture": {
        "tech_cards": 11, "tapestry_cards": 20, "civilizations": 5, "landmarks": 8, "capitals": 6, "masterpieces": 20,
    },
    "fantasies_and_futures": {"tech_cards": 12, "tapestry_cards": 38, "capitals": 6},
}  # fmt: skip
"""What lies in each box, by table; several copies of a card are several."""

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


# ---- the tables of a box


def table_of(box: str, table: str) -> str:
    """The name of a table of a box: the base box's own, `plans_and_ploys.tech_cards`."""
    return table if box == BASE else f"{box}.{table}"


def rows_of(content: Content, box: str, table: str) -> Iterator[Fields]:
    """The records of a table of a box; content that was made before the box has none."""
    name = table_of(box, table)
    return iter(()) if box != BASE and name not in content.tables else content.rows(name)


def box_of(row: Fields, box: str) -> str:
    """The box that a record comes from: those of the base box say so."""
    return row.one_of("box", (BASE,)) if box == BASE else box


def check_count(content: Content, box: str, table: str, found: int) -> None:
    """Refuse a box in which something is missing or too much."""
    name = table_of(box, table)
    if name in content.tables and table in COUNTS[box]:
        content.check_count(name, found, COUNTS[box][table])
