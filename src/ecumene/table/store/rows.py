"""What a store keeps, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final


@dataclass(frozen=True)
class TableRow:
    """The facts of a table, which never change."""

    id: str
    game: str
    rules: int
    """Version of the rules it began with."""
    content: str
    """Hash of the content."""
    overlay: str
    """The owner's content (YAML), laid over ours; usually empty."""
    options: dict[str, int | str]
    seats: int
    seed: int
    title: str
    public: bool
    order: str
    owner: str
    """Id of the guest who opened it."""
    created: float
    """Seconds since 1970, like every moment here."""
    imported: bool
    setup: list[Any]
    """The outcomes of chance that a record without a seed brought along."""
    terms: dict[str, Any] = field(default_factory=dict)
    """What its players must know or have agreed to, beside the game's options; what is not named is as usual."""


@dataclass(frozen=True)
class ContentRow:
    """Content that tables began with, whole, as `core/content_text.py` writes it. Tables name it by game and hash."""

    game: str
    hash: str
    release: str
    """The release that made the first table with it."""
    written: str


LOST: Final = "lost"
"""The kind of an entry that is damaged in the database: nobody can say what it was."""


@dataclass(frozen=True)
class EntryRow:
    """One line of a table's log. Numbers count from 1 without gaps; the last one is the table's version."""

    number: int
    kind: str
    seat: int | None
    guest: str
    body: dict[str, Any]
    at: float


@dataclass(frozen=True)
class Summary:
    """What lists show of a table, worked out from its log and written together with it."""

    status: str
    public: bool
    changed: float
    version: int
    """Number of the last entry; 0 before the first."""
    data: dict[str, Any]
    members: frozenset[str]
    """Ids of the guests who own the table or hold a seat."""
    due: float | None = None
    """When somebody's time is up, in the house's time; far away while no clock runs, None where there is none."""


@dataclass(frozen=True)
class AnalysisRow:
    """What bots think of a game that is over, as far as they have come."""

    table_id: str
    played: str
    """Names the game that was played: one that was taken back and ended otherwise is another."""
    done: bool
    changed: float
    data: dict[str, Any]


@dataclass(frozen=True)
class GuestRow:
    """Somebody known by a cookie."""

    id: str
    name: str
    created: float
