"""The tables in memory. Nobody needs those at rest: after some minutes they leave, sooner where they are too heavy.

A table that leaves is brought back by its log as soon as somebody asks for it; whoever still holds it then gets that
one and no other (`Tables.open`).
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from itertools import islice

from ecumene.table.live.live import LiveTable
from ecumene.table.live.weighing import LIGHTEST, weigh

REST = 300.0
"""Seconds that a table stays although nobody needs it: a page that was reloaded finds it there."""

MOST_AT_REST = 100_000_000
"""So many bytes of tables may stay although nobody needs them; those that rest longest leave first."""

AT_ONCE = 8
"""So many are weighed at a time: each takes milliseconds."""


class Alive(OrderedDict[str, LiveTable]):
    """Tables by their ids, in the order in which they were asked for last."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__()
        self._clock = clock

    def need(self, table: LiveTable) -> None:
        """Somebody asks for a table."""
        table.needed = self._clock()
        self[table.state.row.id] = table
        self.move_to_end(table.state.row.id)

    def make_room(self) -> None:
        """Let the tables leave that have rested long enough, or are too much together."""
        now = self._clock()
        at_rest: list[LiveTable] = []
        for table in self.values():
            if table.idle:
                at_rest.append(table)
            else:
                table.needed = now
        too_much = sum(table.weight for table in at_rest) - MOST_AT_REST
        for table in sorted(at_rest, key=lambda table: table.needed):
            if too_much > 0 or now - table.needed >= REST:
                too_much -= table.weight
                del self[table.state.row.id]

    async def weigh_some(self) -> None:
        """Weigh tables that went on since they were weighed."""
        went_on = (table for table in self.values() if table.weighed != table.state.version)
        for table in list(islice(went_on, AT_ONCE)):
            await weighed(table)

    @property
    def weight(self) -> int:
        """About how many bytes all of them take up."""
        return sum(table.weight for table in self.values())


async def weighed(table: LiveTable) -> None:
    """Weigh a table."""
    state = table.state
    table.weight = max(LIGHTEST, await asyncio.to_thread(weigh, state))
    table.weighed = state.version
