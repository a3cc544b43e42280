"""A real server process on this machine, and a storm of moves against it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ecumene.catalogue import catalogue
from ecumene.core.record import Record
from tests.table.ports import free_port

SECRET = "a-guest-of-the-tests-with-a-long-secret-0123456789"
PATIENCE = 180.0
ROOT = Path(__file__).resolve().parents[3]


class Nursery:
    """The process that servers are forked from."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.table.faults.nursery"]
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def fork(self, arguments: list[str], log: Path) -> int:
        """The process id of a new server."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"arguments": arguments, "log": str(log)}) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)


class Running:
    """One server process; `kill` ends it as a power cut would, `up` starts it again on the same store."""

    def __init__(self, nursery: Nursery, store: str, folder: Path, *more: str) -> None:
        self.nursery, self.store, self.folder, self.more = nursery, store, folder, more
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self._process = 0

    def up(self) -> None:
        arguments = [
            "serve", "--port", str(self.port), "--store", self.store, "--workers", "1", "--bot-pause", "0",
            "--messages-per-second", "0", "--calls-per-second", "0", "--tables-per-hour", "0",
            "--seats-per-hour", "0", "--bytes-per-second", "0",
            *self.more,
        ]  # fmt: skip
        self._process = self.nursery.fork(arguments, self.log)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self._lives():
            try:
                self.get("/health")
            except OSError:
                time.sleep(0.02)
            else:
                return
        raise RuntimeError(f"the server does not start: {self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        """SIGKILL: no goodbye, nothing is flushed."""
        self._end(signal.SIGKILL)

    def down(self) -> None:
        """An orderly end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if not self._process:
            return
        os.kill(self._process, how)
        deadline = time.monotonic() + PATIENCE
        while self._lives():
            assert time.monotonic() < deadline, "the server does not end"
            time.sleep(0.005)
        self._process = 0

    @property
    def process(self) -> int:
        """Its id; 0 while it is down."""
        return self._process

    def _lives(self) -> bool:
        return Path(f"/proc/{self._process}").exists()

    def get(self, path: str, secret: str = SECRET) -> str:
        return self._call(Request(f"http://127.0.0.1:{self.port}{path}", headers=_headers(secret)))

    def post(self, path: str, body: object, secret: str = SECRET) -> Any:
        address = f"http://127.0.0.1:{self.port}{path}"
        return json.loads(self._call(Request(address, json.dumps(body).encode(), _headers(secret))))

    def measure(self, name: str) -> float:
        """A measure of this server; 0 where nothing was counted yet."""
        lines = (line.rpartition(" ") for line in self.get("/metrics").splitlines())
        return next((float(value) for each, _, value in lines if each == f"ecumene_{name}"), 0.0)

    def _call(self, request: Request) -> str:
        with urlopen(request, timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def refused(self, path: str, body: object, secret: str = SECRET) -> tuple[int, dict[str, Any]]:
        """The status and the problem that a call which must fail is answered with."""
        try:
            self.post(path, body, secret)
        except HTTPError as error:
            return error.code, json.loads(error.read())
        raise AssertionError(f"{path} was not refused")

    def new_table(self, seats: int = 3, **wishes: object) -> str:
        """A table where one guest holds every seat."""
        wish = {"game": "vinci", "seats": [{"kind": "you"}] * seats, "order": "fixed", **wishes}
        return str(self.post("/api/tables", wish)["id"])

    def info(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.get(f"/api/tables/{table}"))
        return found

    def actions(self, table: str) -> list[str]:
        """What has been played, as the record tells it; following the record proves that it holds."""
        return [entry.notation for entry in Record.parse(self.get(f"/api/tables/{table}/record")).entries]

    def live(self, table: str, since: int | None = None, secret: str = SECRET) -> connect:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        query = "" if since is None else f"?since={since}"
        return connect(
            address + query,
            additional_headers=_headers(secret),
            max_size=2**24,
            compression=None,
            open_timeout=PATIENCE,
        )


def _headers(secret: str = SECRET) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}


@dataclass
class Storm:
    """Moves as fast as the server takes them, at one table, and those it said yes to."""

    table: str
    rng: Random
    played: list[str] = field(default_factory=list)  # acknowledged, in order
    unsure: str = ""  # sent, and never answered

    async def rage(self, server: Running) -> None:
        """Play until the connection breaks or the game is over."""
        try:
            async with server.live(self.table) as live:
                state = await heard(live, "full")
                while state["choices"]:
                    state = await self._move(live, state)
        except (OSError, WebSocketException):
            return

    async def _move(self, live: ClientConnection, state: dict[str, Any]) -> dict[str, Any]:
        choice = state["choices"][0]
        act = self.rng.choice(choice["acts"])
        notation = _notation(act["i"])
        self.unsure = notation
        asked = {"type": "act", "ref": 1, "seat": choice["seat"], "version": state["version"], "actions": [act["i"]]}
        await live.send(json.dumps(asked))
        after: dict[str, Any] = {}
        while self.unsure or not after:
            message = json.loads(await live.recv())
            if message["type"] == "answer":
                assert message["problem"] is None, message
                self.played.append(notation)
                self.unsure = ""
            elif message["type"] == "update":
                after = message
        return after


async def heard(live: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of that kind."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(live.recv(), PATIENCE))
        if message["type"] == kind:
            return message


def _notation(index: int) -> str:
    return catalogue["vinci"].actions[index].notation
