"""The analyst: has bots think about games that are over, one at a time, when nobody else needs them.

What they think is written down every few thoughts and kept with the table, so it is thought once, and a server that
was stopped goes on where it was. Of several servers one thinks; another takes over where nothing was written for long.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from ecumene.table.bots.lanes import Errand
from ecumene.table.live.analysing import TIMES, Played, Thoughts, next_look, next_moment
from ecumene.table.live.house import House
from ecumene.table.log.state import TableState
from ecumene.table.store import AnalysisRow, StoreUnavailable
from ecumene.table.wire.problems import TableProblem

log = logging.getLogger("ecumene.table")

PATRON = "analysis"
"""On whose share of the bots' time it draws: nobody's, so that whoever has thought less comes first."""

SAVED = 6
"""After so many thoughts they are written down."""

WAITING = 200
"""So many games may wait to be analysed."""

ABANDONED = 240.0
"""Seconds without a thought written down after which another server goes on."""

RETRY = 5.0
"""Seconds before the next try while the store is gone."""


class Analyst:
    """Analyses games that are over. Its methods belong to the event loop."""

    def __init__(self, house: House, find: Callable[[str], Awaitable[TableState]]) -> None:
        self._house = house
        self._find = find
        self._waiting: dict[str, None] = {}  # in order
        self._task: asyncio.Task[None] | None = None
        self._now: tuple[str, str, Thoughts] | None = None
        self._closed = False

    async def known(self, state: TableState, played: Played) -> tuple[Thoughts, bool]:
        """What is thought of a game so far, and whether that is all; what is missing is asked for."""
        table_id = state.row.id
        if self._now is not None and self._now[:2] == (table_id, played.name):
            return Thoughts(self._now[2].dump()), False  # a copy: it is read in a thread
        row = await self._house.store.analysis(table_id)
        mine = row if row is not None and row.played == played.name else None
        if mine is None or not (mine.done or self._elsewhere(mine)):
            self.want(table_id)
        return Thoughts(None if mine is None else mine.data), mine is not None and mine.done

    def want(self, table_id: str) -> None:
        """A game is to be analysed."""
        busy = self._now is not None and self._now[0] == table_id
        if self._closed or busy or len(self._waiting) >= WAITING:
            return
        self._waiting.setdefault(table_id)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def resume(self) -> None:
        """Go on with what was begun before the server stopped."""
        for table_id in await self._house.store.unfinished_analyses():
            self.want(table_id)

    async def close(self) -> None:
        """Think no more."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _elsewhere(self, row: AnalysisRow) -> bool:
        """Whether another server seems to be at it."""
        return self._house.store.shared and self._house.clock() - row.changed < ABANDONED

    async def _work(self) -> None:
        try:
            while self._waiting and not self._closed:
                table_id = next(iter(self._waiting))
                try:
                    await self._analyse(table_id)
                except (StoreUnavailable, TableProblem):
                    await asyncio.sleep(RETRY)  # gone for now, or for good: whoever looks next asks again
                except Exception:  # one game that cannot be analysed must not keep the others waiting
                    log.exception("analysis", extra={"table": table_id})
                finally:
                    self._now = None
                    self._waiting.pop(table_id, None)
        finally:
            self._task = None

    async def _analyse(self, table_id: str) -> None:
        state = await self._find(table_id)
        if state.status != "over":
            return
        played = await asyncio.to_thread(Played, state)
        row = await self._house.store.analysis(table_id)
        if row is not None and row.played == played.name and (row.done or self._elsewhere(row)):
            return
        thoughts = Thoughts(row.data if row is not None and row.played == played.name else None)
        self._now = (table_id, played.name, thoughts)
        await self._save(played, thoughts, False)
        unsaved = 0
        while await self._think(played, thoughts):
            unsaved += 1
            if unsaved >= SAVED:
                unsaved = 0
                if not await self._save(played, thoughts, False):
                    return  # its table was thrown away
        await self._save(played, thoughts, True)

    async def _save(self, played: Played, thoughts: Thoughts, done: bool) -> bool:
        table_id, now = played.state.row.id, self._house.clock()
        row = AnalysisRow(table_id, played.name, done, now, thoughts.dump())
        return await self._house.store.save_analysis(row)

    async def _think(self, played: Played, thoughts: Thoughts) -> bool:
        """One thought more; False once there is nothing left to think about."""
        move = next_moment(played, thoughts)
        if move is not None:
            answer = await self._ask(played, move, {})
            if answer is None:
                thoughts.lost.add(move)
            else:
                thoughts.points[move] = [answer["chances"], answer["errors"]]
            return True
        deed = next_look(played, thoughts)
        if deed is None:
            return False
        then = await asyncio.to_thread(_dumped, played, deed.after)
        more = {"then": then, "seat": deed.seat, "given": list(deed.actions)}
        thoughts.heard(deed, await self._ask(played, deed.before, more))
        return True

    async def _ask(self, played: Played, move: int, more: dict[str, Any]) -> dict[str, Any] | None:
        game, state = played.state.game, played.state
        asked = {
            "game": game.id,
            "content": self._house.shelf.text(game),
            "judge": await asyncio.to_thread(_dumped, played, move),
            "seed": played.seed(move),
            "times": TIMES,
            "left": played.left(move),
            **more,
        }
        errand = Errand(PATRON, f"{state.row.game} {game.content.hash}", brief=False, alone=True)
        return await self._house.workers.consider(asked, errand)


def _dumped(played: Played, move: int) -> dict[str, Any]:
    """A moment as plain data. To work it out may take replaying: not for the loop."""
    return played.moves[move].position.dump()
