"""Starting a server: its services are opened one after the other, and closed in the opposite order when it ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from ecumene.table.live.announcing import Announcer
from ecumene.table.live.quota import MEGABYTE, Quota
from ecumene.table.live.retention import tidy_up
from ecumene.table.live.tables import Tables
from ecumene.table.store.claim import claimed
from ecumene.table.web import routes_games
from ecumene.table.web.access import Guests
from ecumene.table.web.bans import Bans
from ecumene.table.web.budget import Budget
from ecumene.table.web.gauging import Gauges
from ecumene.table.web.keeping import Keeper
from ecumene.table.web.limits import Limits
from ecumene.table.web.measured import MeasuredStore
from ecumene.table.web.metrics import Metrics
from ecumene.table.web.moderating import Moderator
from ecumene.table.web.outbox import Sockets
from ecumene.table.web.passes import Passes
from ecumene.table.web.services import Services
from ecumene.table.web.settings import Settings
from ecumene.table.web.told.channels import ChannelKeeper
from ecumene.table.web.told.courier import Courier
from ecumene.table.web.told.pushing import pusher_of
from ecumene.table.web.told.sending import Senders

POLL, SOONEST = 5.0, 0.1
"""Seconds between two looks at what is to be told, at most and at least."""


@dataclass(frozen=True)
class Fixtures:
    """What is there before the server starts, and outlives its services."""

    settings: Settings
    metrics: Metrics = field(default_factory=Metrics)
    sockets: Sockets = field(default_factory=Sockets)
    bans: Bans = field(default_factory=Bans)
    limits: Limits = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "limits", Limits.of(self.settings))


@asynccontextmanager
async def started(fixed: Fixtures) -> AsyncIterator[Services]:
    """Everything a request may need, from the store on, while the server runs."""
    settings, metrics, sockets, bans = fixed.settings, fixed.metrics, fixed.sockets, fixed.bans
    async with AsyncExitStack() as ending:
        await asyncio.to_thread(routes_games.read_catalogue)  # the first page must not wait for it
        store = await _open_store(ending, settings, metrics)
        announcer = Announcer(store.notices, delay=settings.tell_delay)
        passes = Passes(Guests(store), sockets)
        tables = await _open_tables(ending, fixed, store, announcer, passes)
        senders = Senders.of(settings, await pusher_of(store))
        courier = _open_courier(ending, fixed, store, tables, announcer, senders)
        budget = Budget(settings.work_per_second, fixed.limits.refusals)
        ending.callback(budget.close)
        metrics.watch("known_guests", "Guests whose names are in memory", lambda: len(passes.guests))
        moderator = Moderator(store.operating, tables, bans, sockets)
        await moderator.look()
        _go_on(ending, moderator.keep_looking())
        ending.push_async_callback(sockets.farewell)
        yield Services(
            settings=settings,
            metrics=metrics,
            limits=fixed.limits,
            sockets=sockets,
            store=store,
            tables=tables,
            guests=passes.guests,
            budget=budget,
            keeper=Keeper(store.persons, passes, tables),
            channels=ChannelKeeper(store.notices, announcer, senders, courier.nudge),
            bans=bans,
            moderator=moderator,
            gauges=Gauges(metrics, store, tables, lambda: courier.on_their_way),
        )


async def _open_store(ending: AsyncExitStack, settings: Settings, metrics: Metrics) -> MeasuredStore:
    ending.enter_context(claimed(settings.store))
    store = await MeasuredStore.open_with(settings.store, metrics)
    ending.push_async_callback(store.close)
    return store


async def _open_tables(
    ending: AsyncExitStack, fixed: Fixtures, store: MeasuredStore, announcer: Announcer, passes: Passes
) -> Tables:
    settings = fixed.settings
    tables = Tables(
        store, settings.workers, settings.bot_pause, meter=fixed.metrics, unwatched=settings.unwatched, analyse=True,
        herald=announcer, quota=Quota(settings.kept_megabytes * MEGABYTE), passes=passes.heard,
    )  # fmt: skip
    await tables.start()
    ending.push_async_callback(announcer.close)  # after the tables: what they do last is announced, too
    ending.push_async_callback(tables.stop)
    _go_on(ending, tidy_up(tables.prune, settings.keeping))
    fixed.metrics.watch("live_tables", "Tables in memory", lambda: len(tables))
    fixed.metrics.watch("live_tables_bytes", "About what their positions and stories take up", lambda: tables.weight)
    fixed.metrics.watch("kept_bytes", "Bytes of notes, marks and talk", lambda: tables.house.quota.held)
    fixed.metrics.watch("kept_games", "Games with content of their own, kept ready", lambda: len(tables.house.shelf))
    return tables


def _open_courier(
    ending: AsyncExitStack,
    fixed: Fixtures,
    store: MeasuredStore,
    tables: Tables,
    announcer: Announcer,
    senders: Senders,
) -> Courier:
    """Whoever sends what people who are away are told."""
    courier = Courier(store, tables, announcer, senders, fixed.metrics)
    ending.push_async_callback(courier.close)
    _go_on(ending, courier.run(min(POLL, max(SOONEST, fixed.settings.tell_delay / 4))))
    return courier


def _go_on(ending: AsyncExitStack, work: Coroutine[Any, Any, None]) -> None:
    """Do work that would go on for ever, until the server ends."""
    ending.push_async_callback(_ended, asyncio.create_task(work))


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait([task])
