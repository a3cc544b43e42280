"""Foreknown: tables at which somebody may know what the others cannot.

Whoever chose the seed knows everything that chance will bring. Whoever brought the record knows its hands, and with its
seed the rest. Such tables are for friends, for study and for tests: they say so to everybody who can sit down, and are
never offered to strangers.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from ecumene.core.game import Game
from ecumene.core.record import Record
from ecumene.table.store import TableRow

Foreknown: TypeAlias = Literal["seed", "record"]

TERM = "foreknown"
"""The term of a table that says it; a table of an older release has none."""


def foreknown(row: TableRow) -> Foreknown | None:
    """What somebody may know beforehand. Older tables from a record are taken for the worst."""
    found: Foreknown | None = row.terms.get(TERM, "record" if row.imported else "") or None
    return found


GUIDE = "guide"
"""The term of a table that was opened to learn the game; its seed and its seats are the guide's."""


def is_guided(row: TableRow) -> bool:
    """Whether a table was opened to learn the game. It counts for nothing: its seed is known."""
    return bool(row.terms.get(GUIDE))


def told_by(record: Record, game: Game) -> Foreknown | None:
    """What a record tells whoever has it, beyond what everybody sees on the table it leads to."""
    return "record" if record.seed is not None or not game.one_scene else None


def showed_hands_early(row: TableRow) -> bool:
    """Whether a seat's hand was shown before the game began, as older releases did at tables from a record."""
    return row.imported and TERM not in row.terms
