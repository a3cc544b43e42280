"""Speaking: whether people may at a table. It is said when the table is opened, and its owner may change it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from ecumene.table.store import TableRow

TALK = "talk"
"""The term of a row, and the kind of entry, that say how one speaks at a table."""


@dataclass(frozen=True)
class Speaking:
    """Whether one speaks, and how many seconds everybody waits between two things they say."""

    on: bool = True
    slow: int = 0


USUAL = Speaking()


def speaking_of(row: TableRow) -> Speaking:
    """What was said when the table was opened."""
    return Speaking(**row.terms.get(TALK, {}))


def terms_of(speaking: Speaking) -> dict[str, Any]:
    """What a row says of it; nothing where it is as usual."""
    return {} if speaking == USUAL else {TALK: asdict(speaking)}
