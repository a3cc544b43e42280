"""How much one address can slow down the others: what a guest waits alone, and beside somebody at their limit.

    python bench/attack.py        some minutes; rewrites the section "One address at its limit" of bench/LOAD.md

A guest looks at their own table and leafs through it, at an unhurried pace, from one address of the loopback. From
another, a separate process asks for one dear thing on many connections as fast as it is answered, and never waits when
told to. It is measured once that address has been refused, or was served for a minute as fast as an address is. Alone
and attacked take turns, and only their ratio is told: both see the same machine.
"""

from __future__ import annotations

import argparse
import http.client
import json
import multiprocessing
import os
import platform
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.synchronize import Event
from pathlib import Path
from secrets import token_urlsafe
from typing import TypeAlias

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

BENCH = Path(__file__).resolve().parent
TITLE = "## One address at its limit"
GUEST, OTHER = "127.0.0.2", "127.0.0.3"
ATTACKS = ("moments", "records", "whole tables", "handshakes", "cheap calls")
Found: TypeAlias = dict[str, tuple[float, float, float, float]]
"""Of each attack the seconds waited: p50 and p99 alone, p50 and p99 beside it."""

SECRET = token_urlsafe(24)
PACE = 0.02  # seconds between two questions of the guest


def cores() -> tuple[set[int], set[int]]:
    """Two for the server and its guest, and the others for whoever attacks: in life they have machines of their own."""
    if not hasattr(os, "sched_getaffinity"):
        return set(), set()
    ours = sorted(os.sched_getaffinity(0))
    return set(ours[:2]), set(ours[2:] or ours)


def stay_on(chosen: set[int]) -> None:
    """Keep this process, and those that it starts, to some cores."""
    if chosen:
        os.sched_setaffinity(0, chosen)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Line:
    """A connection that is kept, from an address of our choice."""

    def __init__(self, port: int, source: str, name: str) -> None:
        self.port, self.source = port, source
        self.headers = {"Authorization": f"Bearer {name}-{SECRET}", "Content-Type": "application/json"}
        self.http = self._connect()

    def _connect(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection("127.0.0.1", self.port, 60, source_address=(self.source, 0))

    def ask(self, path: str, body: object = None) -> tuple[int, bytes]:
        """The status and the answer. A connection that rested too long is closed by the server: then once more."""
        answer = self._ask(path, body)
        return answer if answer[0] else self._ask(path, body)

    def _ask(self, path: str, body: object) -> tuple[int, bytes]:
        try:
            method = "GET" if body is None else "POST"
            self.http.request(method, f"/api/{path}", None if body is None else json.dumps(body), self.headers)
            answer = self.http.getresponse()
            return answer.status, answer.read()
        except (OSError, http.client.HTTPException):
            self.http.close()
            self.http = self._connect()
            return 0, b""


def start_server(port: int, folder: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "ecumene", "serve", "--port", str(port), "--store", f"sqlite:///{folder}/table.db"]
    command += ["--workers", "1", "--bot-pause", "0", "--log", "json"]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def long_game(line: Line) -> tuple[str, int]:
    """A finished game of bots, and how many moves it has."""
    seats = [{"kind": "bot", "level": "gentle"}] * 4
    table = json.loads(line.ask("tables", {"game": "vinci", "seats": seats, "seed": 11})[1])["id"]
    while (info := json.loads(line.ask(f"tables/{table}")[1]))["status"] != "over":
        time.sleep(0.5)
    return table, info["moves"]


def attack(kind: str, port: int, table: str, moves: int, limited: Event, connections: int, there: set[int]) -> None:
    """Ask for one thing as fast as can be, on many connections, until ended."""
    stay_on(there)

    def hammer(number: int) -> None:
        line, i = Line(port, OTHER, "other"), number
        paths = {"records": "record", "whole tables": "state", "cheap calls": ""}
        while True:
            i += 1
            if kind == "handshakes":
                with suppress(OSError, WebSocketException, TimeoutError):
                    address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
                    with connect(address, source_address=(OTHER, 0), max_size=None, close_timeout=1) as live:
                        live.recv(timeout=5)
                    continue
                limited.set()
            elif line.ask(f"tables/{table}/{paths.get(kind, f'moves/{i * 37 % moves}')}".rstrip("/"))[0] == 429:
                limited.set()

    threads = [threading.Thread(target=hammer, args=(number,), daemon=True) for number in range(connections)]
    for thread in threads:
        thread.start()
    threads[0].join()


def measure(line: Line, table: str, moves: int, seconds: float) -> list[float]:
    """What the guest waits for each answer."""
    waits: list[float] = []
    end, i = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        i += 1
        path = f"tables/{table}/moves/{i * 13 % moves}" if i % 10 == 0 else f"tables/{table}"
        began = time.perf_counter()
        status, _ = line.ask(path)
        waits.append(time.perf_counter() - began)
        if status != 200:
            raise SystemExit(f"{path}: {status}")
        time.sleep(PACE)
    return waits


def share(waits: list[float], part: float) -> float:
    return sorted(waits)[min(len(waits) - 1, int(len(waits) * part))]


def run(port: int, seconds: float, connections: int, attacks: Sequence[str], there: set[int]) -> Found:
    """For each attack: p50 and p99 alone, and beside it."""
    line = Line(port, GUEST, "guest")
    deadline = time.monotonic() + 60
    while line.ask("games")[0] != 200:
        if time.monotonic() > deadline:
            raise SystemExit("the server does not start")
        time.sleep(0.2)
    table, moves = long_game(line)
    own, own_moves = long_game(line)
    measure(line, own, own_moves, 2)
    found: Found = {}
    for kind in attacks:
        alone = measure(line, own, own_moves, seconds / 2)
        limited = multiprocessing.Event()
        attacker = multiprocessing.Process(target=attack, args=(kind, port, table, moves, limited, connections, there))
        attacker.start()
        limited.wait(60)
        beside = measure(line, own, own_moves, seconds)
        attacker.kill()
        attacker.join()
        time.sleep(1)
        alone += measure(line, own, own_moves, seconds / 2)
        found[kind] = share(alone, 0.5), share(alone, 0.99), share(beside, 0.5), share(beside, 0.99)
        print(kind, [round(wait * 1000, 2) for wait in found[kind]], flush=True)
    return found


def report(found: Found, connections: int, apart: bool) -> str:
    where = f"two cores ({platform.machine()})"
    rows = [
        f"| {kind} | {p50 * 1000:.1f} | {p99 * 1000:.1f} | {b50 * 1000:.1f} | {b99 * 1000:.1f} | {b99 / p99:.1f} × |"
        for kind, (p50, p99, b50, b99) in found.items()
    ]
    return "\n".join(
        (
            TITLE,
            "",
            f"Made by `python bench/attack.py`: a guest at an unhurried pace, and from another address {connections} "
            f"connections that ask for one thing as fast as they are answered, whatever they are told; one server "
            f"process on SQLite on {where}, the other address on "
            f"{'cores of its own' if apart else 'the same'}. Milliseconds that the guest waits, alone and beside "
            "it; the ratio of the p99 is to stay under 3.",
            "",
            "| asked for from the other address | alone, p50 | p99 | beside it, p50 | p99 | ratio |",
            "|---|---|---|---|---|---|",
            *rows,
            "",
        )
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each measure")
    parser.add_argument("--attacks", nargs="*", default=ATTACKS, choices=ATTACKS)
    parser.add_argument("--connections", type=int, default=16)
    parser.add_argument("--dry-run", action="store_true", help="print the section, write nothing")
    asked = parser.parse_args()
    port = free_port()
    here, there = cores()
    stay_on(here)
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(port, folder)
        try:
            found = run(port, asked.seconds, asked.connections, asked.attacks, there)
            section = report(found, asked.connections, not here & there)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)
    print(section)
    if not asked.dry_run:
        file = BENCH / "LOAD.md"
        before, _, after = file.read_text(encoding="utf-8").partition(TITLE)
        rest = after[after.index("\n## ") + 1 :] if "\n## " in after else ""
        file.write_text(before.rstrip("\n") + "\n\n" + section + ("\n" + rest if rest else ""), encoding="utf-8")


if __name__ == "__main__":
    main()
