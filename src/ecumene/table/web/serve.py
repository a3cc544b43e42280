"""Serving: the application behind a real port, from the first request to an orderly end."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from time import sleep
from types import FrameType

import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ecumene.core.errors import EcumeneError
from ecumene.table.web.app import create_app
from ecumene.table.web.garbage import collect_at_rest
from ecumene.table.web.logs import set_up
from ecumene.table.web.outbox import Sockets
from ecumene.table.web.settings import Settings

log = logging.getLogger("ecumene.table")

FIRST_PORT, PORTS = 8000, 20
PATIENCE = 2  # seconds for requests under way when the server ends
ENDING = 4.5  # seconds after which it ends whatever still runs: what was answered is safe, and nobody waits any more
SWITCH = 0.0002  # seconds until a thread that looks back lets the event loop go on; far sooner than usual
LINGER = 5.0  # seconds for the last bytes of a socket
UNSENT = 1 << 18  # bytes that the system keeps for a slow reader, instead of megabytes


class PortBusy(EcumeneError):
    """Another program listens there."""

    def __init__(self, host: str, port: int, reason: str) -> None:
        super().__init__(f"{host}:{port}: {reason}")
        self.host, self.port, self.reason = host, port, reason


class Protocol(WebSocketsSansIOProtocol):
    """A socket that ends when the application is done with it, even where the other side no longer reads."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # refused with an answer: uvicorn would call that an error of ours


class Server(uvicorn.Server):
    """Says where it is once it listens. At the end every page hears goodbye before its socket closes."""

    def __init__(self, config: uvicorn.Config, sockets: Sockets, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._pages, self._told = sockets, started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._told()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._pages.farewell()
        for connection in list(self.server_state.connections):
            if isinstance(connection, Protocol):  # its page does not read, and would keep us waiting
                connection.transport.abort()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Being asked to end is no failure. Whoever asks twice does not want to wait."""
        if not self.should_exit:
            threading.Thread(target=end_process, args=(ENDING,), name="ending", daemon=True).start()
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def end_process(seconds: float) -> None:
    """End the process where it has not ended by itself after so many seconds.

    Python waits for every thread, however long it takes to replay a game, or a name server to answer.
    """
    sleep(seconds)
    busy = sorted({thread.name for thread in threading.enumerate() if not thread.daemon})
    log.warning("ended in the middle", extra={"threads": busy})
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            stream.flush()
    os._exit(0)


def serve(settings: Settings, started: Callable[[str], None]) -> None:
    """Serve until somebody ends it; `started` hears the address."""
    set_up(settings.log)
    sys.setswitchinterval(SWITCH)
    listener = listen(settings.host, settings.port)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        ws=Protocol,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,  # a window of its own for each socket is too dear for messages this small
        lifespan="off",  # it is run below, so that a store that cannot be opened is an error of ours
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the application decides whom it believes
        timeout_graceful_shutdown=PATIENCE,
    )
    address = url(settings.host, listener.getsockname()[1])

    async def run() -> None:
        async with app.router.lifespan_context(app):
            collecting = asyncio.create_task(collect_at_rest())
            await Server(config, app.state.sockets, lambda: started(address)).serve([listener])
            collecting.cancel()

    with listener, asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(run())


def listen(host: str, port: int) -> socket.socket:
    """A socket at that port; without one, at the first that is free."""
    wanted = [port] if port else [*range(FIRST_PORT, FIRST_PORT + PORTS), 0]
    for each in wanted:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)
        try:
            found.bind((host, each))
            found.listen(2048)
        except OSError as error:
            found.close()
            if each == wanted[-1]:
                raise PortBusy(host, each, error.strerror or str(error)) from error
        else:
            return found
    raise AssertionError("the last port either opens or raises")


def url(host: str, port: int) -> str:
    """The address to open on this machine."""
    near = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{near}:{port}"
