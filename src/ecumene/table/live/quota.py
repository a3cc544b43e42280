"""Quotas: how many bytes of notes, marks and talk a table and a whole server keep.

Those who only watch share a small part of a table's, for anybody can be one, so they can never take the room of those
who play there; and no more than half of the server's.
"""

from __future__ import annotations

from contextlib import suppress

from ecumene.table.log.state import TableState
from ecumene.table.store import Store, StoreUnavailable
from ecumene.table.wire.problems import problem

MEGABYTE = 1_000_000

OF_WATCHERS, OF_TABLE = 200_000, 2 * MEGABYTE
"""Bytes at one table: of all who only watch, and of everybody."""


EVERY = 600.0
"""Seconds between two looks at all that is kept."""


class Quota:
    """What a server keeps, as far as it knows, and may keep; 0: as much as there is."""

    def __init__(self, most: int = 0) -> None:
        self.most = most
        self.held = 0
        self._due = 0.0

    async def look(self, store: Store, now: float) -> None:
        """Learn now and then what the store has: other servers write, too, and tables are thrown away."""
        if now >= self._due:
            self._due = now + EVERY
            with suppress(StoreUnavailable):
                self.held = await store.kept()

    async def need(self, store: Store, state: TableState, guest: str, more: int) -> None:
        """Refuse what would be too much."""
        if more <= 0:
            return
        members = {state.row.owner, *[holder for seat in state.seats for holder in seat.holders]}
        watches = guest not in members
        if self.most and self.held + more > (self.most / 2 if watches else self.most):
            raise problem("too_many", "no-room-here")
        at = await store.kept_at(state.row.id, members)
        if at.all + more > OF_TABLE or (watches and at.others + more > OF_WATCHERS):
            raise problem("too_many", "no-room-at-table")
