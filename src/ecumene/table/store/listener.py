"""Hearing what other processes wrote: PostgreSQL's LISTEN, on a connection and in a thread of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import closing
from logging import getLogger
from threading import Event, Thread
from typing import TypeAlias, cast

import psycopg
from sqlalchemy import Engine

from ecumene.table.store.writing import CHANNEL

Heard: TypeAlias = Callable[[str, int], None]

LOOK_UP = 0.5  # seconds between looks at whether the store is being closed
PAUSE = 0.5  # seconds before one more attempt to connect

log = getLogger(__name__)


class Listener:
    """Listens until it is closed, and connects again whenever the connection is lost."""

    def __init__(self, engine: Engine, origin: str, loop: asyncio.AbstractEventLoop, heard: Heard) -> None:
        self._engine = engine
        self._origin = origin
        self._loop = loop
        self._heard = heard
        self._deaf = False
        self._closing = Event()
        self._thread = Thread(target=self._run, name="store-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening. Blocks."""
        self._closing.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                with closing(self._connect()) as connection:
                    self._listen(connection)
            except Exception as error:  # whatever it was, nobody else would start listening again
                if not self._deaf:
                    log.warning("other processes are not heard for now: %s", type(error).__name__)
                self._deaf = True
                self._closing.wait(PAUSE)

    def _connect(self) -> psycopg.Connection:
        """A connection of our own, which no pool will hand to anybody else."""
        pooled = self._engine.raw_connection()
        connection = cast(psycopg.Connection, pooled.driver_connection)
        pooled.detach()
        return connection

    def _listen(self, connection: psycopg.Connection) -> None:
        connection.execute(f"LISTEN {CHANNEL}")
        self._deaf = False
        self._tell("", 0)  # what was written before this moment was not heard
        while not self._closing.is_set():
            for notice in connection.notifies(timeout=LOOK_UP):
                origin, number, table_id = notice.payload.split(" ", 2)
                if origin != self._origin:
                    self._tell(table_id, int(number))

    def _tell(self, table_id: str, number: int) -> None:
        try:
            self._loop.call_soon_threadsafe(self._heard, table_id, number)
        except RuntimeError:
            self._closing.set()  # the loop is closed: nobody is left to hear
