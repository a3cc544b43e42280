"""Sockets: a page joins a table, hears everything that happens there, acts, and can leave and resume at any time.

    GET /api/tables/{table}/live?since=VERSION&hidden=1

The first message is the whole table (`Full`); or, when the page names a version it has seen and that is not long ago,
the updates it missed. A page that is in the background says `hidden`, and `looks` whenever that changes. A socket ends
with one of these codes:

    1003  a message was not text                      1012  the server restarts: come back and resume
    1008  the page sent far too many messages         1013  try later: too slow a reader, too many sockets, no store
    1009  a message was too long                      4400  the guest's secret cannot be read
    1011  a fault of ours                             4403  the guest is banned, or the table closed to those without
                                                            a seat: to come again changes nothing
                                                      4404  there is no such table
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from functools import partial
from typing import Any

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from ecumene.table.live.audience import Ending, Subscription
from ecumene.table.live.live import LiveTable
from ecumene.table.store import StoreUnavailable
from ecumene.table.web.access import PROTOCOL, offered_protocols, read_pass
from ecumene.table.web.bans import banned, came_from
from ecumene.table.web.budget import HANDSHAKE, Asker
from ecumene.table.web.limits import Bucket, address
from ecumene.table.web.metrics import Metrics
from ecumene.table.web.outbox import LATER, RESTART, UNWELCOME, Outbox
from ecumene.table.web.refusals import field_refusal, refusal
from ecumene.table.web.services import Services
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.live_messages import (
    ActMessage,
    Answer,
    FromPage,
    LooksMessage,
    Ping,
    Pong,
    Problem,
    UndoMessage,
    WhyMessage,
)
from ecumene.table.wire.problems import TableProblem

log = logging.getLogger("ecumene.table")

NO_TEXT, POLICY, TOO_LONG, FAULT, UNREADABLE, NO_TABLE = 1003, 1008, 1009, 1011, 4400, 4404
GONE = 1006  # the other side left without a word
RESERVE = 3.0  # seconds of messages that may come at once
CLOSING = 3.0  # seconds a reader has to hear that we close

PAGE: TypeAdapter[FromPage] = TypeAdapter(FromPage)
PONG = Pong().model_dump_json().encode()


async def live(socket: WebSocket, services: Services, table_id: str) -> None:
    """Serve one socket from its first message to its last."""
    where = address(socket.scope)
    if services.sockets.closing or not services.limits.sockets.take(where):
        if not services.sockets.closing:
            await services.limits.refusals.hold(where)
        await _turn_away(socket, RESTART if services.sockets.closing else LATER)
        return
    dismissals = services.sockets.dismissals
    try:
        # a guest without a pass only watches: handing out one here could cross with another that a request hands out
        given = read_pass(socket)
        guest = await services.guests.guest(given)
        services.bans.need_none(guest.id)
        if row := services.bans.of_address(came_from(socket.scope)):
            raise banned(row)
        asker = Asker(where, guest.id)
        await services.budget.handshake(asker)
        table = await services.table(table_id)
        table.need_welcome(guest)
    except TableProblem as problem:
        ends = {404: NO_TABLE, 403: UNWELCOME, 400: UNREADABLE}
        await _turn_away(socket, ends.get(problem.status, LATER))
    except StoreUnavailable:
        await _turn_away(socket, LATER)
    else:
        await socket.accept(_protocol(socket))
        if not table.welcomes(guest) or services.sockets.dismissals != dismissals:  # so it has become meanwhile
            await socket.close(RESTART)
            return
        await Connection(socket, services, table, guest, asker, given.guest).run(_since(socket), not _hidden(socket))
    finally:
        services.limits.sockets.give_back(where)


async def _turn_away(socket: WebSocket, code: int) -> None:
    """Close with a code: a page cannot read the answer to a handshake that failed."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.accept(_protocol(socket))
        await socket.close(code)


def _protocol(socket: WebSocket) -> str | None:
    """What we speak, where that was offered: a browser that offers something must hear which."""
    return PROTOCOL if PROTOCOL in offered_protocols(socket) else None


def _since(socket: WebSocket) -> int | None:
    seen = socket.query_params.get("since", "")
    return int(seen) if seen.isdecimal() and len(seen) < 12 else None


def _hidden(socket: WebSocket) -> bool:
    """Whether the page begins in the background."""
    return socket.query_params.get("hidden") == "1"


class Connection:
    """One page at one table."""

    def __init__(
        self, socket: WebSocket, services: Services, table: LiveTable, guest: Guest, asker: Asker, holder: str = ""
    ) -> None:
        self.socket, self.services, self.table, self.guest, self.asker = socket, services, table, guest, asker
        self.outbox = Outbox(services.settings.backlog, holder, guest.id, came_from(socket.scope))
        rate = services.settings.messages_per_second
        self.bucket = Bucket(rate, rate * RESERVE)
        self.refused = 0

    @property
    def metrics(self) -> Metrics:
        return self.services.metrics

    async def run(self, since: int | None, looks: bool = True) -> None:
        """Until either side ends it."""
        # nothing is awaited between the state and joining, so no update falls between them
        with self.services.budget.paid(self.asker, HANDSHAKE):
            missed = None if since is None else self.table.since(self.guest, since)
            for message in [self.table.full(self.guest)] if missed is None else missed:
                self.outbox.put(message)
        subscription = self.table.join(self.guest, self.outbox.put, self._sent_away, looks)
        self.services.sockets.open.add(self.outbox)
        self.metrics.sockets_opened.inc()
        tasks = [
            asyncio.create_task(self.outbox.send_to(self.socket)),
            asyncio.create_task(self._read(subscription)),
            asyncio.create_task(self.outbox.over.wait()),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            subscription.leave()
            self.services.sockets.open.remove(self.outbox)
            await self._close(tasks)
            self.outbox.closed.set()

    def _sent_away(self, why: Ending) -> None:
        self.outbox.end(NO_TABLE if why == "gone" else UNWELCOME)

    async def _close(self, tasks: list[asyncio.Task[Any]]) -> None:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        for error in (task.exception() for task in tasks if not task.cancelled()):
            if error is not None and not isinstance(error, WebSocketDisconnect | OSError):
                log.error("socket", exc_info=error)
                self.outbox.end(FAULT)
        code = self.outbox.code or GONE
        self.metrics.sockets_closed.labels(code).inc()
        if code != GONE:
            with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError, TimeoutError):
                async with asyncio.timeout(CLOSING):
                    await self.socket.close(code)

    # ---- what the page says

    async def _read(self, joined: Subscription) -> None:
        while not self.outbox.code:
            text = await self._text()
            if text is None:
                self.outbox.end(NO_TEXT)
            elif len(text) > self.services.settings.message_bytes:
                self.outbox.end(TOO_LONG)
            elif self.bucket.take():
                self.refused = 0
                await self._hear(text, joined)
            else:
                self.refused += 1
                self._tell(_ref(text), problem=refusal("too_many", 429, "no-more-messages").problem)
                if self.refused > self.bucket.reserve:
                    self.outbox.end(POLICY)
        await self.outbox.over.wait()  # what waits is sent first

    async def _text(self) -> str | None:
        """The next message; None where it is not text."""
        try:
            return await self.socket.receive_text()
        except KeyError:
            return None

    async def _hear(self, text: str, joined: Subscription) -> None:
        try:
            message = PAGE.validate_json(text)
        except ValidationError as error:
            self.metrics.messages.labels("unread").inc()
            self._tell(_ref(text), problem=field_refusal(error.errors(include_url=False)).problem)
            return
        self.metrics.messages.labels(message.type).inc()
        if isinstance(message, Ping):
            self.outbox.put(PONG)
            return
        if isinstance(message, LooksMessage):
            self.table.look(joined, message.visible)
            return
        try:
            await self._answer(message)
        except TableProblem as refused:
            self._tell(message.ref, problem=refused.problem)
        except Exception:
            log.exception("fault", extra={"asked": message.type})
            self._tell(message.ref, problem=refusal("server", 500, "our-fault").problem)

    async def _answer(self, message: ActMessage | UndoMessage | WhyMessage) -> None:
        if isinstance(message, WhyMessage):
            why = await self.services.budget.do(self.asker, partial(self.table.why, self.guest, message))
            self.outbox.put(Answer(ref=message.ref, why=why).model_dump_json().encode())
            return
        self.services.limits.need_room(self.asker.address)
        self.services.limits.keep(self.asker.address, 0)
        if isinstance(message, ActMessage):
            done = await self.services.act(self.table, self.guest, message)
        elif message.type == "undo":
            done = await self.table.undo(self.guest, message)
        else:
            done = await self.table.redo(self.guest, message)
        self._tell(message.ref, version=done.version)

    def _tell(self, ref: int, version: int | None = None, problem: Problem | None = None) -> None:
        self.outbox.put(Answer(ref=ref, version=version, problem=problem).model_dump_json().encode())


def _ref(text: str) -> int:
    """The number of a message that was not read further, so that the page knows which one; 0 where it has none."""
    try:
        ref = json.loads(text)["ref"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return 0
    return ref if isinstance(ref, int) and not isinstance(ref, bool) else 0
