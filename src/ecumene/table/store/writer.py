"""The writer: one thread through which everything is written.

While one transaction is on its way to the disk, others wait; the next transaction takes them all. So a commit costs the
same for one entry and for a hundred, and nobody is answered before what they wrote is safe.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from logging import getLogger
from math import inf
from threading import Condition, Thread
from time import monotonic
from typing import NamedTuple, TypeAlias

from sqlalchemy.exc import DBAPIError

from ecumene.table.store.database import Database
from ecumene.table.store.errors import StoreUnavailable, gone_is_unavailable, reason
from ecumene.table.store.writing import Work, write

MOST_TOGETHER = 256
DEADLOCK = "40P01"

log = getLogger(__name__)

Outcome: TypeAlias = bool | Exception


class Waiting(NamedTuple):
    """A work and whom to answer."""

    work: Work
    answer: asyncio.Future[bool]


class Writer:
    """Writes in a thread of its own and answers on the event loop."""

    def __init__(self, database: Database, origin: str, loop: asyncio.AbstractEventLoop) -> None:
        self.transactions = 0
        self._database = database
        self._origin = origin
        self._loop = loop
        self._waiting: deque[Waiting] = deque()
        self._bell = Condition()
        self._closing = False
        self._available = True
        self.settled = -inf  # when the last write ended, well or not; of no use before the first
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work) -> bool:
        """Carry out a work. It is carried out even when the caller is cancelled meanwhile."""
        waiting = Waiting(work, self._loop.create_future())
        with self._bell:
            if self._closing:
                raise StoreUnavailable("the store is closed")
            self._waiting.append(waiting)
            self._bell.notify()
        return await waiting.answer

    def close(self) -> None:
        """Carry out what is waiting, then stop. Blocks."""
        with self._bell:
            self._closing = True
            self._bell.notify()
        self._thread.join()

    def _run(self) -> None:
        while together := self._next():
            outcomes = self._write([waiting.work for waiting in together])
            try:
                self._loop.call_soon_threadsafe(_answer, together, outcomes)
            except RuntimeError:
                return  # the loop is closed: nobody is left to be answered

    def _next(self) -> list[Waiting]:
        """Whatever waits, at least one; nothing when the store is closed."""
        with self._bell:
            while not self._waiting and not self._closing:
                self._bell.wait()
            return [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_TOGETHER))]

    def _write(self, works: Sequence[Work]) -> list[Outcome]:
        """Write all together; where one of them cannot be written, each by itself, so that it spoils no other."""
        try:
            outcomes: list[Outcome] = [*self._transaction(works)]
        except StoreUnavailable as error:
            self._now_available(False, error.reason)
            return [StoreUnavailable(error.reason) for _ in works]
        except Exception as error:
            return [error] if len(works) == 1 else [outcome for work in works for outcome in self._write([work])]
        self._now_available(True)
        return outcomes

    def _transaction(self, works: Sequence[Work]) -> list[bool]:
        with gone_is_unavailable():
            try:
                return self._commit(works)
            except DBAPIError as error:
                if not _worth_another_try(error):
                    raise
            return self._commit(works)

    def _commit(self, works: Sequence[Work]) -> list[bool]:
        self._database.need_file()
        with self._database.writing.connect() as connection, connection.begin() as transaction:
            results = write(connection, works, self._origin)
            try:
                transaction.commit()
            except DBAPIError as error:
                # it may or may not have been committed: to try again would be to lose against oneself
                raise StoreUnavailable(reason(error)) from error
        self.transactions += 1
        return results

    @property
    def available(self) -> bool:
        """Whether the last write went well."""
        return self._available

    def _now_available(self, available: bool, why: str = "") -> None:
        self.settled = monotonic()
        if available != self._available:
            self._available = available
            log.warning("the store is back" if available else f"the store is unavailable: {why}")


def _worth_another_try(error: DBAPIError) -> bool:
    """A connection that broke since it was last used, or two transactions in each other's way: nothing was written."""
    return error.connection_invalidated or getattr(error.orig, "sqlstate", "") == DEADLOCK


def _answer(together: Sequence[Waiting], outcomes: Sequence[Outcome]) -> None:
    for (_, answer), outcome in zip(together, outcomes, strict=True):
        if answer.done():
            continue  # whoever asked was cancelled
        if isinstance(outcome, Exception):
            answer.set_exception(outcome)
        else:
            answer.set_result(outcome)
