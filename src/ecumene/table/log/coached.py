"""Coached: tables at which whoever is asked may have a bot's advice. It is agreed on before the game, or never."""

from __future__ import annotations

from ecumene.table.log.foreknown import is_guided
from ecumene.table.store import TableRow
from ecumene.table.store.ratings import TERM as RATED

HINTS = "hints"
"""The term of a table that allows hints; everybody who can sit down is told."""


def is_rated(row: TableRow) -> bool:
    """Whether a table's result counts for more than itself. Whatever else it says, nobody is coached there."""
    return bool(row.terms.get(RATED))


def hints_allowed(row: TableRow) -> bool:
    """Whether a person may ask here what a strong player would do. Whoever learns with the guide always may."""
    return not is_rated(row) and bool(row.terms.get(HINTS) or is_guided(row))
