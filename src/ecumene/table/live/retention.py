"""Retention: how long tables are kept after their last change. Usually for ever."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, fields

from ecumene.table.store import Store, StoreUnavailable

log = logging.getLogger("ecumene.table")

DAY = 86_400.0
EVERY = 3_600.0
"""Seconds between two looks at what was kept long enough."""

TOGETHER = 50
"""So many tables are thrown away at a time; others must not wait long."""

STATUS = {"finished": ("over",), "abandoned": ("running", "stopped"), "waiting": ("waiting",)}
"""Each kind of table and what its status may be; one that was closed is played on by nobody."""


@dataclass(frozen=True)
class Keeping:
    """Days after which a table is thrown away: one that is over, one that nobody plays on, one that never began."""

    finished: float = 0.0
    abandoned: float = 0.0
    waiting: float = 0.0

    def ends(self, now: float) -> dict[str, float]:
        """For each kind that is not kept for ever, the moment before which nothing of it is kept."""
        return {kind: now - days * DAY for kind, days in asdict(self).items() if days > 0}

    def __bool__(self) -> bool:
        return any(getattr(self, each.name) > 0 for each in fields(self))


@dataclass
class Pruned:
    """How many tables of each kind were thrown away, or would be."""

    finished: int = 0
    abandoned: int = 0
    waiting: int = 0

    @property
    def tables(self) -> int:
        """All of them."""
        return self.finished + self.abandoned + self.waiting


async def outdated(store: Store, keeping: Keeping, now: float) -> Pruned:
    """What would be thrown away."""
    found = Pruned()
    for kind, end in keeping.ends(now).items():
        setattr(found, kind, sum([len(await store.unchanged(status, end)) for status in STATUS[kind]]))
    return found


async def prune(store: Store, keeping: Keeping, now: float, gone: Callable[[str], None] = lambda _: None) -> Pruned:
    """Throw away what was kept long enough, a few tables at a time, and what only they needed; `gone` hears of each."""
    found = Pruned()
    for kind, end in keeping.ends(now).items():
        for status in STATUS[kind]:
            setattr(found, kind, getattr(found, kind) + await _throw_away(store, status, end, gone))
    if keeping:
        await store.sweep()
    return found


async def _throw_away(store: Store, status: str, end: float, gone: Callable[[str], None]) -> int:
    found = 0
    while tables := await store.unchanged(status, end, TOGETHER):
        thrown = await asyncio.gather(*[store.prune(table_id, status, end) for table_id in tables])
        for table_id, away in zip(tables, thrown, strict=True):
            if away:
                gone(table_id)
        found += sum(thrown)
        if not any(thrown):
            break  # somebody else does the same
    return found


async def tidy_up(pruning: Callable[[Keeping], Awaitable[Pruned]], keeping: Keeping, every: float = EVERY) -> None:
    """Throw away what was kept long enough, once in a while, until cancelled; `pruning` does it each time."""
    while keeping:
        try:
            pruned = await pruning(keeping)
        except StoreUnavailable:
            pruned = Pruned()  # the next time will do
        if pruned.tables:
            log.info("pruned", extra=asdict(pruned))
        await asyncio.sleep(every)
