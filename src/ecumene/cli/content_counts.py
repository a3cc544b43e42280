"""How many values of a game's content come from where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ecumene.cli.terminal import Terminal
from ecumene.core.content import Row
from ecumene.core.overlaying import PROVENANCE
from ecumene.core.rules import SOURCES


def source_of(row: Row, field: str) -> str:
    """Where a value comes from; a record's own source holds where a value names no other."""
    return str(row.get("sources", {}).get(field, row.get("source", "")))


def values_of(row: Row) -> list[str]:
    """The fields of a record that are values, neither its id nor where they come from."""
    return [field for field in row if field != "id" and field not in PROVENANCE]


def sources(rows: Sequence[Row]) -> Counter[str]:
    """How many values of a table come from where."""
    return Counter(source_of(row, field) for row in rows for field in values_of(row))


def count_rows(terminal: Terminal, tables: Mapping[str, tuple[int, Counter[str]]]) -> list[list[str]]:
    """Tables with their records and values by origin, as rows of cells."""
    kinds = [kind for kind in SOURCES if any(kind in origin for _, origin in tables.values())]
    heads = [terminal.words("content-table"), terminal.words("content-records")]
    rows = [heads + [terminal.words(f"source-{kind}") for kind in kinds]]
    for name, (count, origin) in tables.items():
        rows.append([name, str(count), *(str(origin[kind] or "") for kind in kinds)])
    total: Counter[str] = sum((origin for _, origin in tables.values()), Counter())
    records = sum(count for count, _ in tables.values())
    rows.append([terminal.words("content-total"), str(records), *(str(total[kind]) for kind in kinds)])
    return rows
