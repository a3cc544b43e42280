"""All tables of a server: opening, finding and listing them, and keeping those in memory that somebody needs."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import replace
from functools import partial
from time import gmtime, monotonic, time
from typing import TypeAlias
from weakref import WeakValueDictionary

from ecumene.catalogue import catalogue
from ecumene.core.game import Game
from ecumene.table.bots.workers import BotWorkers
from ecumene.table.live import finding, holidays
from ecumene.table.live.alive import Alive, weighed
from ecumene.table.live.analysing import Played
from ecumene.table.live.analysis_telling import told as analysed
from ecumene.table.live.analyst import Analyst
from ecumene.table.live.bot_turns import bots_go_on
from ecumene.table.live.branching import open_branch
from ecumene.table.live.clockwork import BEAT
from ecumene.table.live.house import Herald, House, Meter, NoHerald, NoMeter
from ecumene.table.live.house_time import HouseTime
from ecumene.table.live.listing import listed
from ecumene.table.live.live import LiveTable
from ecumene.table.live.opening import Opened, named_content, new_id, open_again, open_new, open_record
from ecumene.table.live.past import Finished, finished
from ecumene.table.live.premoves import resume
from ecumene.table.live.quota import Quota
from ecumene.table.live.rated import settle as rate_games
from ecumene.table.live.retention import Keeping, Pruned, prune
from ecumene.table.live.telling import summary
from ecumene.table.log.coached import is_rated
from ecumene.table.log.forgetting import settle
from ecumene.table.log.loading import find, rebuild, since, told, trouble_of
from ecumene.table.log.shelf import Shelf
from ecumene.table.log.state import TableState
from ecumene.table.log.stopped import Stopped
from ecumene.table.log.watching import watching_of
from ecumene.table.store import Store, StoreUnavailable, Summary, TableRow
from ecumene.table.store.writing import GONE, PASSES, TALKED
from ecumene.table.wire.analysis_messages import Analysis, PlayOn
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.lobby_messages import LobbyRequest
from ecumene.table.wire.messages import ImportRecord, Lobby, NewTable, TableInfo
from ecumene.table.wire.problems import TableProblem, problem, store_away
from ecumene.table.wire.time_messages import Holidays

__all__ = ["Guest", "Tables", "rebuild"]

log = logging.getLogger("ecumene.table")

Do: TypeAlias = Callable[[Callable[[], Opened]], Awaitable[Opened]]
Compute: TypeAlias = Callable[[Callable[[], Analysis]], Awaitable[Analysis]]

TAKEOVER = 10.0
"""Seconds that bots are left to the process that wrote last, where there are several."""

SWEEP = 200
"""So many running tables are looked at when the server starts, for bots that were interrupted."""

GRACE = 10.0
"""Seconds that a bot which others put on a person's seat waits before its first move."""

PAST = 1_000
"""So many tables the page of a person is made of."""


class Tables:
    """Every table that a store keeps. `workers` says in how many processes bots think, or brings them."""

    def __init__(
        self,
        store: Store,
        workers: BotWorkers | int = 0,
        bot_pause: float = 0.0,
        *,
        games: Mapping[str, Game] = catalogue,
        meter: Meter | None = None,
        takeover: float | None = None,
        clock: Callable[[], float] = time,
        unwatched: float = 0.0,
        grace: float = GRACE,
        analyse: bool = False,
        ticking: Callable[[], float] = monotonic,
        herald: Herald | None = None,
        quota: Quota | None = None,
        passes: Callable[[str], Coroutine[object, object, None]] | None = None,
    ) -> None:
        pool = workers if isinstance(workers, BotWorkers) else BotWorkers(workers)
        if takeover is None:
            takeover = TAKEOVER if store.shared else 0.0
        self.house = House(
            store, pool, Shelf(games), meter or NoMeter(), "", bot_pause, takeover, clock, unwatched, grace=grace,
            began=self._began, ended=self._ended, overtaken=self._overtaken, now=HouseTime(ticking),
            herald=herald or NoHerald(), quota=quota or Quota(),
        )  # fmt: skip
        self._passes = passes  # hears whose passes another process has changed; without a name, perhaps anybody's
        self._analyses = analyse  # whether games are analysed as soon as they are over, or once somebody asks
        self._analyst = Analyst(self.house, self._state)
        self._live = Alive(ticking)
        self._known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()  # and those that a request still holds
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._beating: asyncio.TimerHandle | None = None
        self._stopped: dict[str, tuple[int, Stopped]] = {}  # tables found to go no further, with their version

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    @property
    def weight(self) -> int:
        """About how many bytes they take up."""
        return self._live.weight

    async def start(self) -> None:
        """Be ready; take up the bots of tables that were left in the middle."""
        key = await self.house.store.setting("seat-links", lambda: secrets.token_hex(32))
        self.house = replace(self.house, link_key=key)
        self.house.now.at_least(await self.house.store.house_time())
        self.house.store.listen(self._heard)
        self._spawn(self._sweep())
        self._spawn(rate_games(self.house))
        self._spawn(resume(self.house.store, self.open))
        self._on_beat()
        if self._analyses:
            self._spawn(self._analyst.resume())

    async def stop(self) -> None:
        """Finish what is being written; bots rest."""
        if self._beating is not None:
            self._beating.cancel()
        unfinished = [*self._tasks, *self._loading.values()]
        for task in unfinished:
            task.cancel()
        await asyncio.gather(*unfinished, return_exceptions=True)
        await self._analyst.close()
        await asyncio.gather(*[table.close() for table in list(self._known.values())])
        await self.house.workers.stop()

    # ---- finding

    async def open(self, table_id: str) -> LiveTable:
        """The table of that id, from memory or from the store."""
        if not (table_id.isascii() and table_id.isalnum()):  # PostgreSQL cannot even be asked for every text
            raise problem("not_found", "no-such-table")
        table = self._known.get(table_id)
        if table is not None:
            self._live.need(table)
            return table
        if table_id not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def lobby(self, guest: Guest, wanted: LobbyRequest = finding.ANY) -> Lobby:
        """The tables that a guest may care about; of those that are open to all, such as are wanted."""
        store, most, only = self.house.store, finding.most(wanted), finding.only(wanted)
        yours, waiting, running = await asyncio.gather(
            store.mine(guest.id, finding.LISTED), store.open_tables(most, only), store.watchable(most, only)
        )
        own = {row.id for row, _ in yours}
        running = [(row, kept) for row, kept in running if watching_of(row).open]
        return Lobby(
            yours=[await self._listed(row, kept, guest) for row, kept in yours],
            open=[await self._listed(row, kept, guest) for row, kept in finding.found(waiting, wanted, own)],
            watch=[await self._listed(row, kept, guest) for row, kept in finding.found(running, wanted, own)],
        )

    async def played_by(self, guest: Guest) -> tuple[list[TableInfo], list[Finished]]:
        """The tables at which somebody is awaited or plays, and the games that they have finished; the newest first."""
        mine = await self.house.store.mine(guest.id, PAST)
        on = [await self._listed(row, kept, guest) for row, kept in mine if kept.status in ("waiting", "running")]
        past = [finished(row, kept, guest.id) for row, kept in mine]
        running = [info for info in on if info.status in ("waiting", "running")]
        return running, [each for each in past if each is not None]

    async def _listed(self, row: TableRow, kept: Summary, guest: Guest) -> TableInfo:
        live = self._live.get(row.id)
        if live:
            return live.info(guest)
        version, stopped = self._stopped.get(row.id, (0, None))
        if stopped is None or version != kept.version:
            stopped = trouble_of(self.house.shelf, row)
            if stopped is not None:
                stopped = replace(stopped, release=await since(self.house.store, row.id, kept.version))
        return TableInfo.model_validate(listed(row, kept, guest.id, stopped, self.house.now()))

    def looking(self, table_id: str) -> frozenset[str]:
        """The guests who look at a table by way of this server."""
        return self._known[table_id].looking if table_id in self._known else frozenset()

    # ---- opening

    async def create(self, guest: Guest, wish: NewTable) -> TableInfo:
        """Open a table."""
        return await self.keep(
            guest, await asyncio.to_thread(open_new, self.house.shelf, guest, wish, self._now(), self.house.now())
        )

    async def import_record(self, guest: Guest, given: ImportRecord, do: Do = asyncio.to_thread) -> TableInfo:
        """Open a table from the record of a game. Playing it takes a while: `do` says who does it, and when."""
        game, content = await asyncio.to_thread(named_content, given)
        kept = await self.house.store.content(game, content) if content else None
        text = "" if kept is None else kept.written
        opened = await do(partial(open_record, self.house.shelf, guest, given, self._now(), text))
        return await self.keep(guest, opened)

    async def keep(self, guest: Guest, opened: Opened) -> TableInfo:
        """A new table is written down and comes into memory."""
        state = opened.state
        try:
            if state.clocks is not None:  # whoever starts after us must know how late it is
                self.house.now.at_least(await self.house.store.keep_time(self.house.now()))
            new = await self.house.store.create(state.row, opened.entries, summary(state), opened.content)
        except StoreUnavailable:
            raise store_away() from None
        return (self._enter(state, ours=True) if new else await self.open(state.row.id)).info(guest)

    async def _again(self, table: LiveTable, guest: Guest) -> TableInfo:
        """The follow-up of a table. Its id is written down first, so that two who ask meet at the same one."""
        table_id = await table.note_again(new_id())
        if await self.house.store.load(table_id) is None:
            opened = await asyncio.to_thread(
                open_again, self.house.shelf, table.state, table_id, self._now(), self.house.now()
            )
            return await self.keep(guest, opened)
        return (await self.open(table_id)).info(guest)

    # ---- looking back

    async def analysis(self, table: LiveTable, do: Compute = asyncio.to_thread) -> Analysis:
        """What bots think of a game that is over, as far as they have come; they begin when somebody asks."""
        if table.state.status != "over":  # whoever is still playing must not hear what bots think, or know, of it
            raise problem("waiting", "game-on")
        state = table.state
        played = await asyncio.to_thread(Played, state)
        thoughts, done = await self._analyst.known(state, played)
        return await do(partial(analysed, played, thoughts, done))

    async def play_on(self, guest: Guest, table: LiveTable, wish: PlayOn, do: Do = asyncio.to_thread) -> TableInfo:
        """A new table from a moment of a game that is over."""
        opened = await do(partial(open_branch, self.house.shelf, guest, table.state, wish, self._now()))
        return await self.keep(guest, opened)

    def _began(self, state: TableState) -> None:
        """A game began. Who is on holidays elsewhere is so here."""
        if state.clocks is not None and state.clocks.pace.kind == "days":
            year = gmtime(self._now()).tm_year
            self._spawn(holidays.bring_along(self.house.store, self.open, self._known[state.row.id], year))

    def _ended(self, state: TableState) -> None:
        """A game is over. Whoever played it may want to know what mattered."""
        if is_rated(state.row):
            self._spawn(rate_games(self.house))
        if self._analyses and any(seat.kind == "person" for seat in state.seats):
            self._analyst.want(state.row.id)

    def _overtaken(self, state: TableState) -> None:
        """A game is over by what was read: whoever wrote it may be no more, or was this server and not sure of it."""
        if is_rated(state.row):
            self._spawn(rate_games(self.house))

    async def _state(self, table_id: str) -> TableState:
        return (await self.open(table_id)).state

    async def adopt(self, guest: str, person: str) -> int:
        """A guest signs in: what they are at any table, the person is from now on; at so many they were something."""
        return len(await self._retell(await self.house.store.adopt(guest, person)))

    async def _retell(self, known: list[str]) -> list[str]:
        for table in [self._known[table_id] for table_id in known if table_id in self._known]:
            await table.heard(0)
        return known

    # ---- taking away

    async def forget(self, guest: Guest) -> int:
        """Make a guest unknown at every table; so many knew them."""
        known = await self._retell(await self.house.store.forget(guest.id, settle))
        for table in list(self._known.values()):  # they may have spoken where they only watched
            await table.hear_talk()
        self._spawn(self._sweep(frozenset(known)))  # bots play on for them, also where nobody is
        return len(known)

    async def holidays(self, guest: Guest, year: int) -> Holidays:
        """What somebody has left of a year's holidays."""
        return await holidays.taken(self.house.store, guest, year)

    async def take_holidays(self, guest: Guest, year: int, days: int) -> Holidays:
        """Holidays at all tables that somebody plays over days; with no days, those they have are over."""
        return await holidays.take(self.house.store, self.open, guest, year, days)

    async def prune(self, keeping: Keeping) -> Pruned:
        """Throw away what was kept long enough; whoever is still there is sent away."""
        return await prune(self.house.store, keeping, self._now(), self._drop)

    def _drop(self, table_id: str) -> None:
        """A table is no more."""
        self._live.pop(table_id, None)
        self._stopped.pop(table_id, None)
        table = self._known.pop(table_id, None)
        if table is not None:
            table.dismiss()

    # ---- memory

    async def _load(self, table_id: str) -> LiveTable:
        try:
            found = await find(self.house.store, self.house.shelf, table_id)
        except StoreUnavailable:
            raise store_away() from None
        if found is None:
            raise problem("not_found", "no-such-table")
        state = await told(self.house.store, await asyncio.to_thread(rebuild, self.house.shelf, found))
        if state.stopped is not None:
            self._stopped[table_id] = (state.version, replace(state.stopped, entries=()))
        table = self._enter(state, ours=False)
        await weighed(table)
        if self.house.store.shared:  # nobody was here to hear what others wrote meanwhile
            self._spawn(table.heard(0))
        return table

    def _enter(self, state: TableState, ours: bool) -> LiveTable:
        """A table comes into memory; one that nobody needs may have to leave."""
        known = self._known.get(state.row.id)
        if known is not None:  # somebody was faster, and there must be one only: its people hear each other
            return known
        table = LiveTable(state, self.house, self._again)
        self._known[state.row.id] = table
        self._live.need(table)
        table.ours = ours
        table.wake()
        self._live.make_room()
        return table

    def _heard(self, table_id: str, number: int) -> None:
        """Another process wrote to a table, or about somebody; without a name, perhaps anything."""
        if number in (PASSES, 0) and self._passes is not None:
            self._spawn(self._passes(table_id if number == PASSES else ""))
        if number == PASSES:
            return
        if number == GONE:
            self._drop(table_id)
            return
        tables = [self._known.get(table_id)] if table_id else list(self._known.values())
        for table in tables:
            if table is not None and number != TALKED:
                self._spawn(table.heard(number))
            if table is not None and number in (TALKED, 0):
                self._spawn(table.hear_talk())

    async def _sweep(self, among: frozenset[str] | None = None) -> None:
        """Open the tables at which a bot must decide: nobody may be there to do it."""
        for row, kept in await self.house.store.running(SWEEP):
            if among is not None and row.id not in among:
                continue
            if bots_go_on(kept, self.house.unwatched, self._now()):
                try:
                    await self.open(row.id)
                except Exception:  # a table that cannot be opened must not keep the others waiting
                    log.exception("sweep", extra={"table": row.id})

    def _next_beat(self) -> None:
        self._beating = asyncio.get_running_loop().call_later(BEAT, self._on_beat)

    def _on_beat(self) -> None:
        self._spawn(self.beat())
        self._stay()
        self._live.make_room()
        self._spawn(self._live.weigh_some())
        self._spawn(self.house.quota.look(self.house.store, self.house.now()))
        self._spawn(rate_games(self.house))  # a game may be over whose server is no more, or was not sure of it
        self._next_beat()

    def _stay(self) -> None:
        """Other servers know of those who look here by what is written of them, and that holds for a while only."""
        if self.house.store.shared:
            looking = {table_id: table.looking for table_id, table in self._known.items()}
            self.house.herald.stay({table_id: guests for table_id, guests in looking.items() if guests}, 2 * BEAT)

    async def beat(self) -> None:
        """Write down how late it is, and look at every table where somebody's time is up, or soon will be."""
        store, now = self.house.store, self.house.now()
        try:
            if await store.next_due() is None:  # no table has clocks: nobody asks how late it is
                return
            self.house.now.at_least(await store.keep_time(now))
            for table_id in await store.due(self.house.now() + 2 * BEAT, SWEEP):
                if table_id not in self._stopped:
                    (await self.open(table_id)).clockwork.strike()
        except (StoreUnavailable, TableProblem):
            log.warning("the clocks wait for the store")

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._spawned)

    def _spawned(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background", exc_info=error)

    def _now(self) -> float:
        return self.house.clock()
