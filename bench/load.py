"""Load on one table server: many bot tables, several sockets on each, everything on this machine.

    make load        500 tables, 1,500 sockets, one server process on SQLite; writes bench/LOAD.md

The server's bots play at a steady pace. Every socket checks that the versions it hears follow each other without a gap
or a repeat. The delay of a move runs from the moment the server took it to the moment the last of its table's sockets
had it; both are read off one clock, since both run on one machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_urlsafe
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from ecumene.machine import cores

BENCH = Path(__file__).resolve().parent
NO_LIMIT = "1000000"
GUEST = token_urlsafe(24)


@dataclass
class Heard:
    """What the sockets of all tables have heard."""

    sockets_per_table: int
    since: float = float("inf")  # moves before this moment belong to the start and are not counted
    updates: int = 0
    size: int = 0  # bytes of the updates
    lost: int = 0
    repeated: int = 0
    delays: list[float] = field(default_factory=list)
    waiting: dict[tuple[str, int], int] = field(default_factory=dict)  # moves that not every socket has yet

    def hear(self, table: str, last: int, written: bytes | str) -> int:
        """Note a message; the version after it."""
        now = time.time()
        message = json.loads(written)
        if message["type"] == "full":
            return int(message["version"])
        if message["type"] != "update":
            return last
        version = int(message["version"])
        if version <= last:
            self.repeated += 1
        elif version > last + 1:
            self.lost += version - last - 1
        taken = float(message["table"]["changed"])
        if taken >= self.since:
            self._count(table, version, now - taken, len(written))
        return version

    def _count(self, table: str, version: int, delay: float, size: int) -> None:
        self.updates += 1
        self.size += size
        left = self.waiting.get((table, version), self.sockets_per_table) - 1
        if left:
            self.waiting[table, version] = left
        else:
            self.waiting.pop((table, version), None)
            self.delays.append(delay)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """One server process on a fresh store."""

    def __init__(self, python: str, folder: Path, pause: float, workers: int) -> None:
        self.port = free_port()
        self.log = (folder / "server.log").open("w")
        command = [
            python, "-m", "ecumene", "serve", "--port", str(self.port), "--store", f"sqlite:///{folder / 'load.db'}",
            "--workers", str(workers), "--bot-pause", str(pause),
            "--tables-per-hour", NO_LIMIT, "--sockets-per-address", NO_LIMIT,
            "--messages-per-second", "0", "--calls-per-second", "0",
        ]  # fmt: skip
        self.process = subprocess.Popen(command, stdout=self.log, stderr=subprocess.STDOUT)
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                self.get("/health")
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise SystemExit(f"load: the server did not start, see {self.log.name}")

    def get(self, path: str) -> str:
        with urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=10) as answer:
            return str(answer.read().decode())

    def post(self, path: str, body: object, guest: str = GUEST) -> dict[str, object]:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {guest}"}
        request = Request(f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), headers)
        with urlopen(request, timeout=30) as answer:
            made: dict[str, object] = json.loads(answer.read())
        return made

    def memory(self) -> float:
        """Resident megabytes of the server process, its bots not counted."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def busy(self) -> float:
        """Seconds of processor time that the server process has used, its bots not counted."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        self.log.close()


def new_table(server: Server, game: str, seats: int) -> str:
    wish = {"game": game, "seats": [{"kind": "bot", "level": "gentle"}] * seats, "public": True}
    return str(server.post("/api/tables", wish)["id"])


async def follow(port: int, table: str, heard: Heard, ready: asyncio.Event, over: asyncio.Event) -> None:
    """One socket: hear everything about a table until told to stop."""
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    async with connect(address, max_size=2**24, max_queue=256, compression=None, open_timeout=60) as live:
        listening = asyncio.create_task(_listen(live, table, heard, ready))
        await over.wait()
        listening.cancel()


async def _listen(live: ClientConnection, table: str, heard: Heard, ready: asyncio.Event) -> None:
    version = 0
    async for message in live:
        version = heard.hear(table, version, message)
        ready.set()


@dataclass(frozen=True)
class Load:
    """One run and what came of it."""

    tables: int
    sockets: int
    seconds: float
    moves: int
    heard: Heard
    memory: float
    busy: float

    def delay(self, share: float) -> float:
        """The delay, in milliseconds, that this share of the moves did not exceed."""
        delays = sorted(self.heard.delays)
        return 1000 * delays[min(int(len(delays) * share), len(delays) - 1)] if delays else float("nan")


async def run(server: Server, tables: list[str], sockets_per_table: int, settle: float, seconds: float) -> Load:
    heard = Heard(sockets_per_table)
    over = asyncio.Event()
    tasks: list[asyncio.Task[None]] = []
    for table in tables:
        for _ in range(sockets_per_table):
            ready = asyncio.Event()
            tasks.append(asyncio.create_task(follow(server.port, table, heard, ready, over)))
            await asyncio.wait_for(ready.wait(), 60)
    await asyncio.sleep(settle)
    heard.since, busy, began = time.time(), server.busy(), time.monotonic()
    await asyncio.sleep(seconds)
    took, busy = time.monotonic() - began, server.busy() - busy
    moves, memory = len(heard.delays), server.memory()
    over.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    return Load(len(tables), len(tasks), took, moves, heard, memory, busy)


def report(load: Load, seats: int, pause: float) -> str:
    heard = load.heard
    rows = [
        ("tables, each with bots in every seat", f"{load.tables}, {seats} seats"),
        ("sockets", f"{load.sockets}"),
        ("measured", f"{load.seconds:.0f} s"),
        ("moves per second", f"{load.moves / load.seconds:.0f}"),
        ("updates delivered per second", f"{heard.updates / load.seconds:.0f}"),
        ("from move to last socket, p50", f"{load.delay(0.5):.1f} ms"),
        ("p99", f"{load.delay(0.99):.1f} ms"),
        ("worst", f"{load.delay(1):.1f} ms"),
        ("updates lost", f"{heard.lost}"),
        ("updates repeated", f"{heard.repeated}"),
        ("an update on the wire", f"{heard.size / max(heard.updates, 1):.0f} bytes"),
        ("memory of the server process", f"{load.memory:.0f} MB"),
        ("processor time of the server process", f"{100 * load.busy / load.seconds:.0f} % of a core"),
    ]
    lines = [
        "# Load",
        "",
        "Made by `make load`: one server process on SQLite, bots of level *gentle* in worker processes and the far end "
        f"of the sockets, all on one machine with {cores()} cores ({platform.machine()}). "
        f"Bots pause {pause:.2f} s between moves.",
        "",
        "| what | |",
        "|---|---|",
        *(f"| {what} | {value} |" for what, value in rows),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", default=sys.executable, help="the Python that serves")
    parser.add_argument("--game", default="vinci")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=3, help="on each table")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--rate", type=float, default=300, help="moves per second that the bots' pace aims at")
    parser.add_argument("--settle", type=float, default=10)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--write", type=Path, help="the report's file; printed otherwise")
    wished = parser.parse_args()
    pause = wished.tables / wished.rate
    with tempfile.TemporaryDirectory() as folder:
        server = Server(wished.python, Path(folder), pause, wished.workers)
        try:
            tables = [new_table(server, wished.game, wished.seats) for _ in range(wished.tables)]
            load = asyncio.run(run(server, tables, wished.sockets, wished.settle, wished.seconds))
        finally:
            server.end()
    text = report(load, wished.seats, pause)
    if wished.write:
        wished.write.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
