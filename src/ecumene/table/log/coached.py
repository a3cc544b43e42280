"""Coached: tables at which whoever is asked may have a bot's advice. It is agreed on before the game, or never."""

from __future__ import annotations

from ecumene.table.log.foreknown import is_guided
from ecumene.table.store import TableRow

HINTS = "hints"
"""The term of a table that allows hints; everybody who can sit down is told."""

RATED = "rated"
"""The term of a table whose result counts for more than itself: whatever else it says, nobody is coached there."""


def hints_allowed(row: TableRow) -> bool:
    """Whether a person may ask here what a strong player would do. Whoever learns with the guide always may."""
    return not row.terms.get(RATED) and bool(row.terms.get(HINTS) or is_guided(row))
