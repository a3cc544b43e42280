"""The turns of a table's bots: as long as one must decide, it is asked, and its answer is played.

Where nobody watches and no person sits, bots think when nobody else's do, and after a while they rest until somebody
looks.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from random import uniform
from typing import Protocol
from weakref import ref

from ecumene.core.action import Seat
from ecumene.table.bots.lanes import Errand
from ecumene.table.bots.workers import BRIEF, Decision, Question
from ecumene.table.live.audience import Audience
from ecumene.table.live.house import House
from ecumene.table.log.state import TableState, secret_number
from ecumene.table.store import Summary
from ecumene.table.wire.messages import Level
from ecumene.table.wire.problems import TableProblem

log = logging.getLogger("ecumene.table")

USUAL: Level = "steady"
"""The level of a bot that has none."""

RETRY = 1.0
"""Seconds before one more attempt when the store is gone."""

PACE = (0.5, 1.5)
"""Shares of the usual pause between which each one lies: a steady beat would march all tables in step."""


NEXT = 0.5
BREATH = 0.05
"""Shares of a pause where a person waits: between two bots, and within one's turn. A page shows moves at its pace."""


class Served(Protocol):
    """A table, as far as its bots know it."""

    house: House
    audience: Audience
    ours: bool
    """Whether this process wrote the last entry."""

    @property
    def state(self) -> TableState:
        """The table as it is now."""
        ...

    async def bot_act(self, seen: TableState, seat: Seat, notation: str, trouble: str, standby: bool = False) -> bool:
        """Carry out what a bot decided, unless the table has moved on since it was asked."""
        ...


class BotTurns:
    """Serves the bots of one table, one decision at a time.

    Where several processes have a table open, the one that wrote the last entry serves its bots. If that one is gone,
    any other takes over after a while; should two do so, the store lets one of them win.
    """

    def __init__(self, table: Served) -> None:
        self._held = ref(table)  # no circle, so that a table that leaves memory is freed at once
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._closed = False
        self._errand: Errand | None = None
        self._attended = table.state.changed  # when somebody was last seen here

    @property
    def _table(self) -> Served:
        table = self._held()
        assert table is not None, "bots are asked by their table"
        return table

    @property
    def busy(self) -> bool:
        """Whether a bot is being served."""
        return self._task is not None

    def wake(self) -> None:
        """The table has changed: perhaps a bot must decide, now or soon."""
        self._news.set()
        if self._closed:
            return
        table = self._table
        if table.state.status == "running" and any(seat.by_bot for seat in table.state.seats):
            table.house.workers.get_ready()
        if self._task is None and next_bot(table.state) is not None and not self._forsaken():
            self._task = asyncio.get_running_loop().create_task(self._serve())

    def looked(self) -> None:
        """Somebody looks at the table: bots that rested go on, and a question that nobody waited for is urgent now."""
        self._attended = self._table.house.clock()
        if self._errand is not None and self._errand.alone:
            self._errand.alone = False
            self._table.house.workers.look()
        self.wake()

    def _forsaken(self) -> bool:
        """Whether nobody has been here for so long that bots need not play on."""
        table, now = self._table, self._table.house.clock()
        if not alone(table):
            self._attended = now
        return 0 < table.house.unwatched <= now - self._attended

    async def close(self) -> None:
        """Serve no bot any more."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _serve(self) -> None:
        table = self._table  # it stays while its bots are served
        try:
            while not self._closed and (seat := next_bot(table.state)) is not None and not self._forsaken():
                wait = max(self._patience(), self._grace(seat))
                if wait > 0:
                    await self._pause(wait)
                    continue
                try:
                    await self._turn(seat)
                except TableProblem:  # the store is gone for now
                    await asyncio.sleep(RETRY)
        except Exception:
            log.exception("bots", extra={"table": table.state.row.id})
        finally:
            self._task = None

    def _patience(self) -> float:
        """How long to leave the bots to the process that wrote last."""
        table = self._table
        return 0.0 if table.ours else table.house.takeover - (table.house.clock() - table.state.changed)

    def _grace(self, seat: Seat) -> float:
        """How long its person still has to come back, where others put the bot there."""
        stood_in, house = self._table.state.seats[seat].stood_in, self._table.house
        if stood_in is None or stood_in.moved or stood_in.why == "time":
            return 0.0
        return stood_in.at + house.grace - house.clock()

    async def _pause(self, seconds: float) -> None:
        """Wait, but not if something happens at the table."""
        self._news.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._news.wait()

    async def _turn(self, seat: Seat) -> None:
        table, house = self._table, self._table.house
        state = table.state
        loop = asyncio.get_running_loop()
        began = loop.time()
        topic = f"{state.row.game} {state.game.content.hash}"
        self._errand = Errand(patron(table), topic, brief(state, seat), alone(table))
        try:
            decision = await house.workers.decide(question(state, seat, house.shelf.text(state.game), self._errand))
        except Exception:  # whatever it is, the game goes on
            log.exception("bots", extra={"table": state.row.id})
            decision = Decision("", "crash", 0.0)
        finally:
            self._errand = None
        if standby := not is_legal(state, seat, decision.notation):
            notation = await house.standby.decide(state, seat)
            decision = Decision(notation, decision.trouble or "crash", decision.seconds)
        self._count(state, seat, decision)
        pause = house.bot_pause * share_of_pause(state, seat) * uniform(*PACE)
        rest = pause - (loop.time() - began)
        if rest > 0:
            await asyncio.sleep(rest)
        if await table.bot_act(state, seat, decision.notation, decision.trouble, standby):
            house.meter.moved("bot")

    def _count(self, state: TableState, seat: Seat, decision: Decision) -> None:
        level = state.seats[seat].level or ""
        self._table.house.meter.bot_decided(level, decision.seconds)
        if decision.trouble:
            self._table.house.meter.bot_failed(decision.trouble)
            told = {"table": state.row.id, "seat": seat, "bot_level": level, "trouble": decision.trouble}
            log.warning("bot_replaced", extra=told)


def next_bot(state: TableState) -> Seat | None:
    """The first seat whose bot must decide now; those for which a person may still come back are left to the end."""
    bots = [seat for seat in state.pending if state.seats[seat].by_bot]
    return min(bots, key=lambda seat: state.seats[seat].revocable, default=None)


def is_legal(state: TableState, seat: Seat, notation: str) -> bool:
    """Whether an answer is one that the rules allow."""
    assert state.last is not None
    return any(action.notation == notation for action in state.last.position.legal(seat))


def share_of_pause(state: TableState, seat: Seat) -> float:
    """How much of the usual pause comes before what a seat's bot decided.

    It is whole after a person has acted, so that no answer tells by its haste what a bot could have done. Another bot
    and the rest of a turn follow soon where people play: three bots would else keep them waiting for half a minute.
    """
    last = state.last
    if nothing_to_see(state):
        return 0.0
    by_bot = last is not None and last.number > 0 and state.seats[last.seat].by_bot
    if not by_bot or not any(each.kind == "person" and not each.by_bot for each in state.seats):
        return 1.0
    return BREATH if last is not None and last.seat == seat else NEXT


def nothing_to_see(state: TableState) -> bool:
    """Whether the next action shows nobody anything: the rest of a deed, or a secret choice before the last."""
    return state.halfway or len(state.pending) > 1


def alone(table: Served) -> bool:
    """Whether nobody watches a table and no person sits there: its bots play for nobody."""
    return not table.audience and not any(seat.kind == "person" and not seat.by_bot for seat in table.state.seats)


def patron(table: Served) -> str:
    """The guest on whose share of the bots' time a table draws: its owner, or a player while the owner is not there."""
    state, here = table.state, table.audience.guests
    players = [] if state.row.owner in here else [guest for seat in state.seats for guest in seat.holders]
    return next((guest for guest in players if guest in here), state.row.owner)


def brief(state: TableState, seat: Seat) -> bool:
    """Whether the bot of a seat needs but a moment."""
    return (state.seats[seat].level or USUAL) in BRIEF


def question(state: TableState, seat: Seat, content: str = "", errand: Errand | None = None) -> Question:
    """What the bot of a seat is asked, at a table with that content.

    Its seed comes from the table's, so the same table gets the same answers, whoever chose before it in secret.
    """
    assert state.last is not None
    assert state.asked is not None
    view = state.last.position.view(seat).dump()
    seed = secret_number(state, f"bot:{state.asked.number}:{seat}")
    level = state.seats[seat].level or USUAL
    return Question(state.row.game, content, view, seat, level, seed, errand or Errand())


def bots_go_on(kept: Summary, unwatched: float, now: float) -> bool:
    """Whether a bot must decide at a table that nobody is at: not where they have rested for want of people."""
    seats = kept.data["seats"]
    if not any(seats[seat]["level"] for seat in kept.data["pending"]):
        return False
    people = any(seat["kind"] == "person" and not (seat["away"] or seat["conceded"]) for seat in seats)
    return people or not 0 < unwatched <= now - kept.changed
