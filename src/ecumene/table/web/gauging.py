"""Gauges of what waits in the store: looked at when somebody asks, and not more often than once a second."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, time

from ecumene.table.live.tables import Tables
from ecumene.table.store import Store, StoreUnavailable
from ecumene.table.web.metrics import Metrics

EVERY = 1.0
"""Seconds for which a look is good enough: whoever asks again and again costs the store nothing."""

KINDS = ("push", "discord", "slack", "json", "mail")
"""Of channels: one that nobody has is a nought, and no gap."""


class Gauges:
    """Keeps the gauges of one server. All servers on one store show the same, but for `notices_on_their_way`."""

    def __init__(
        self, metrics: Metrics, store: Store, tables: Tables, sending: Callable[[], int], every: float = EVERY
    ) -> None:
        self._store, self._tables, self._every = store, tables, every
        self._looked = float("-inf")
        metrics.watch("notices_on_their_way", "Notices that this server sends now, under its lease", sending)
        self._notices = metrics.gauge("notices_due", "Notices that are due and not sent yet, on any server")
        self._lag = metrics.gauge("notices_lag_seconds", "How long the first of them has been due")
        self._clocks = metrics.gauge("clocks", "Tables at which a clock runs")
        self._clocks_due = metrics.gauge("clocks_due", "Tables at which somebody's time is up and nothing came of it")
        self._reports = metrics.gauge("reports_open", "Reports that no operator has decided on")
        self._bans = metrics.gauge("bans", "Bans in force")
        self._channels = metrics.gauge("channels", "Ways by which people are told, by kind", "kind")

    async def look(self) -> None:
        """Learn what waits; while the store is gone, what was known last stands."""
        if monotonic() - self._looked < self._every:
            return
        self._looked = monotonic()
        now = time()
        try:
            found = await self._store.backlog(now, self._tables.house.now())
        except StoreUnavailable:
            return
        self._notices.set(found.notices)
        self._lag.set(0.0 if found.oldest is None else max(0.0, now - found.oldest))
        self._clocks.set(found.clocks)
        self._clocks_due.set(found.clocks_due)
        self._reports.set(found.reports)
        self._bans.set(found.bans)
        for kind in {*KINDS, *found.channels}:
            self._channels.labels(kind).set(found.channels.get(kind, 0))
