"""What the routes share: one of each, made when the server starts."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import perf_counter
from weakref import WeakValueDictionary

from ecumene.table.live.live import LiveTable
from ecumene.table.live.tables import Tables
from ecumene.table.store import Store
from ecumene.table.web.access import Guests
from ecumene.table.web.bans import Bans
from ecumene.table.web.befriending import Circle
from ecumene.table.web.budget import Budget
from ecumene.table.web.gauging import Gauges
from ecumene.table.web.keeping import Keeper
from ecumene.table.web.limits import Limits
from ecumene.table.web.metrics import Metrics
from ecumene.table.web.moderating import Moderator
from ecumene.table.web.outbox import Sockets
from ecumene.table.web.settings import Settings
from ecumene.table.web.stages import Stages
from ecumene.table.web.told.channels import ChannelKeeper
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.messages import ActRequest, Done
from ecumene.table.wire.problems import TableProblem


@dataclass(frozen=True)
class Services:
    """Everything a request may need."""

    settings: Settings
    metrics: Metrics
    limits: Limits
    sockets: Sockets
    store: Store
    tables: Tables
    guests: Guests
    budget: Budget
    keeper: Keeper
    channels: ChannelKeeper
    bans: Bans
    moderator: Moderator
    gauges: Gauges
    stages: Stages = field(default_factory=Stages)
    seen: WeakValueDictionary[str, LiveTable] = field(default_factory=WeakValueDictionary)

    @property
    def circle(self) -> Circle:
        """Friends of whoever asks."""
        return Circle(self.store, self.tables)

    async def table(self, table: str) -> LiveTable:
        """The table of that id."""
        opened = await self.tables.open(table)
        self.seen[table] = opened
        opened.looked()
        return opened

    async def act(self, table: LiveTable, guest: Guest, wish: ActRequest) -> Done:
        """Let a seat act, and count it: of several actions some may stand although one was refused."""
        began = perf_counter()
        try:
            done = await table.act(guest, wish)
        except TableProblem as refused:
            self.metrics.moved("person", refused.problem.done)
            raise
        self.metrics.move_seconds.observe(perf_counter() - began)
        self.metrics.moved("person", len(wish.actions))
        return done

    def stage(self, name: str) -> bytes | None:
        """The stage of that hash, compressed, where a table has it that somebody looked at."""
        if self.stages.zipped(name) is None:
            stages = (table.stage() for table in list(self.seen.values()))
            self.stages.keep(next((stage for stage in stages if stage and stage["hash"] == name), None))
        return self.stages.zipped(name)
