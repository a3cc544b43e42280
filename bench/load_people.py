"""People for `bench/load.py`: some play by the clock, others by letters, and a webhook hears of both."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

if TYPE_CHECKING:
    from bench.load_server import Server
else:
    Server = Any

CLOCK = {"kind": "clock", "minutes": 600, "increment_s": 30}
DAYS = {"kind": "days", "hours": 24}


class Hook:
    """Somebody's webhook on this machine: it answers at once, and counts."""

    def __init__(self) -> None:
        self.heard: list[float] = []
        heard = self.heard

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                self.rfile.read(int(self.headers["Content-Length"]))
                heard.append(time.time())
                self.send_response(204)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/hook"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def since(self, moment: float) -> int:
        return sum(at >= moment for at in self.heard)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def hears_of(self, server: Server, guest: str) -> None:
        """A guest is told here of their turns, and of games that end."""
        wish = {"kind": "json", "address": self.url, "wants": ["turn", "over"]}
        server.post("/api/me/channels", wish, guest)


@dataclass
class Person:
    """Somebody who plays at a table with bots, on a socket, so long after each question."""

    table: str
    guest: str
    pause: float
    rng: Random
    answers: list[tuple[float, float]] = field(default_factory=list)  # when one acted, and how long the answer took
    refused: int = 0
    _asked: int = 0
    _sent: dict[int, float] = field(default_factory=dict)
    _thinking: asyncio.Task[None] | None = None

    def hear(self, live: ClientConnection, message: dict[str, Any]) -> None:
        """Note an answer; think about a question."""
        if message["type"] == "answer" and message.get("ref") in self._sent:
            began = self._sent.pop(message["ref"])
            self.answers.append((time.time(), time.perf_counter() - began))
            self.refused += message["problem"] is not None
        elif message["type"] in ("full", "update") and message["choices"]:
            if self._thinking is not None:
                self._thinking.cancel()
            self._thinking = asyncio.create_task(self._act(live, message))

    async def _act(self, live: ClientConnection, message: dict[str, Any]) -> None:
        await asyncio.sleep(self.pause * self.rng.uniform(0.8, 1.2))
        choice = message["choices"][0]
        act = self.rng.choice(choice["acts"])
        self._asked += 1
        self._sent[self._asked] = time.perf_counter()
        order = {"type": "act", "ref": self._asked, "seat": choice["seat"], "version": message["version"]}
        with suppress(ConnectionClosed):  # the measuring may be over
            await live.send(json.dumps({**order, "actions": [act["i"], *act.get("then", [])]}))


@dataclass
class Letters:
    """Two people who play over days and are never there: each plays by an order of their own, long after being told."""

    server: Server
    table: str
    guests: tuple[str, str]
    every: float
    rng: Random
    moves: list[float] = field(default_factory=list)

    async def write(self) -> None:
        """Play turn by turn, whoever's it is; whoever is told of theirs takes a while."""
        await asyncio.sleep(self.every * self.rng.random())
        while True:
            for guest in self.guests:
                while await asyncio.to_thread(self._act, guest):
                    self.moves.append(time.time())
                await asyncio.sleep(self.every)

    def _act(self, guest: str) -> bool:
        """Let somebody do one thing, where they are asked."""
        state = json.loads(self.server.get(f"/api/tables/{self.table}/state", guest))
        for choice in state["choices"]:
            act = self.rng.choice(choice["acts"])
            order = {"seat": choice["seat"], "version": state["version"], "actions": [act["i"], *act.get("then", [])]}
            self.server.post(f"/api/tables/{self.table}/act", order, guest)
            return True
        return False


def seated(server: Server, game: str, seats: int, pause: float, rng: Random, **terms: object) -> Person:
    """A new table at which somebody plays by the clock against bots."""
    guest = token_urlsafe(24)
    level = {"kind": "bot", "level": "gentle"}
    wish = {"game": game, "seats": [{"kind": "you"}, *[level] * (seats - 1)], "public": True, "pace": CLOCK, **terms}
    table = str(server.post("/api/tables", wish, guest)["id"])
    return Person(table, guest, pause, rng)


def corresponding(server: Server, game: str, every: float, rng: Random, hook: Hook | None) -> Letters:
    """A new table for two people who play over days."""
    one, other = token_urlsafe(24), token_urlsafe(24)
    wish = {"game": game, "seats": [{"kind": "you"}, {"kind": "open"}], "pace": DAYS}
    table = str(server.post("/api/tables", wish, one)["id"])
    server.post(f"/api/tables/{table}/sit", {"name": "Other"}, other)
    for guest in (one, other) if hook else ():
        assert hook is not None
        hook.hears_of(server, guest)
    server.post(f"/api/tables/{table}/begin", {}, one)
    return Letters(server, table, (one, other), every, rng)
