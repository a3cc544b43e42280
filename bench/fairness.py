"""Fairness: what one guest's many thinking bots do to another guest's gentle one.

    make load        writes its section of bench/LOAD.md, after the load itself

One guest opens 25 tables of four *fierce* bots each and watches them all. Another plays alone against a *gentle* bot.
Measured is the time from the other guest's action to the bot's answer on their socket, in turn without and with the
first guest's tables, inside one run of one server: what counts is the ratio.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import ClientConnection, connect

from ecumene.machine import cores

if TYPE_CHECKING:
    from bench.load_server import Server
else:
    from load_server import Server

BEGIN, END = "<!-- fairness -->", "<!-- end of fairness -->"
ONE, OTHER = token_urlsafe(24), token_urlsafe(24)


def percentile(values: list[float], share: float) -> float:
    """The milliseconds that this share of the values did not exceed."""
    ordered = sorted(values)
    return 1000 * ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else float("nan")


@dataclass
class Player:
    """The other guest at a table with one bot, and how long that took for each of its decisions."""

    server: Server
    game: str
    level: str
    table: str = ""
    waits: list[float] = field(default_factory=list)

    async def play(self, seconds: float) -> None:
        """Answer at once whenever asked, for so long; a game that is over is followed by another."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if not self.table:
                seats = [{"kind": "you"}, {"kind": "bot", "level": self.level}]
                wish = {"game": self.game, "seats": seats, "order": "fixed"}
                self.table = str((await asyncio.to_thread(self.server.post, "/api/tables", wish, OTHER))["id"])
            async with connected(self.server, self.table, OTHER) as live:
                await self._sit(live, until)

    async def _sit(self, live: ClientConnection, until: float) -> None:
        """Of every decision: from the moment we hear that the bot must decide to the moment we hear its answer."""
        asked = 0.0
        while time.monotonic() < until:
            message = json.loads(await live.recv())
            if message["type"] not in ("full", "update"):
                continue
            if asked:
                self.waits.append(time.monotonic() - asked)
                asked = 0.0
            table = message["table"]
            if table["status"] == "over":
                self.table = ""
                return
            if 1 in table["pending"]:
                asked = time.monotonic() if message["type"] == "update" else 0.0
            elif message["choices"]:
                await self._act(live, message)

    async def _act(self, live: ClientConnection, message: dict[str, Any]) -> None:
        choice = message["choices"][0]
        first = choice["acts"][0]
        order = {"type": "act", "ref": 1, "seat": choice["seat"], "version": message["version"]}
        await live.send(json.dumps({**order, "actions": [first["i"], *first.get("then", [])]}))


def connected(server: Server, table: str, guest: str) -> connect:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    headers = {"Authorization": f"Bearer {guest}"}
    return connect(address, additional_headers=headers, max_size=2**24, compression=None, open_timeout=60)


async def watch(server: Server, table: str) -> None:
    """The one guest looks at a table of theirs, so that its bots play on."""
    async with connected(server, table, ONE) as live:
        async for _ in live:
            pass


async def measure(server: Server, wished: argparse.Namespace) -> tuple[list[float], list[float]]:
    """The waits of the other guest: alone, and beside the one guest's tables."""
    player = Player(server, wished.game, wished.level)
    await player.play(wished.settle)  # the game is read, the worker runs
    player.waits.clear()
    await player.play(wished.seconds)
    alone, player.waits = player.waits, []
    wish = {"game": wished.game, "seats": [{"kind": "bot", "level": "fierce"}] * 4, "public": False}
    tables = [str((await asyncio.to_thread(server.post, "/api/tables", wish, ONE))["id"]) for _ in range(wished.tables)]
    watching = [asyncio.create_task(watch(server, table)) for table in tables]
    await player.play(wished.settle)
    player.waits.clear()
    await player.play(wished.seconds)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    return alone, player.waits


def report(alone: list[float], beside: list[float], wished: argparse.Namespace) -> str:
    shares = ((0.5, "half of all answers"), (0.9, "nine of ten"), (0.99, "99 of 100"))
    rows = [
        f"| {what}, within | {percentile(alone, share):.1f} ms | {percentile(beside, share):.1f} ms "
        f"| {percentile(beside, share) / percentile(alone, share):.2f} × |"
        for share, what in shares
    ]
    mean = [1000 * sum(waits) / max(len(waits), 1) for waits in (alone, beside)]
    return "\n".join([
        BEGIN,
        "## Fair shares",
        "",
        f"Made by `bench/fairness.py`: one guest watches {wished.tables} tables of four *fierce* bots each, another "
        f"plays {wished.game} against a *{wished.level}* bot. From the moment that bot must decide to its answer on "
        "the other guest's socket, without any pause between moves, first alone and then beside the "
        f"{wished.tables} tables, in one run on {cores()} cores ({platform.machine()}).",
        "",
        "| | alone | beside | ratio |",
        "|---|---|---|---|",
        f"| answers | {len(alone)} | {len(beside)} | |",
        f"| mean | {mean[0]:.1f} ms | {mean[1]:.1f} ms | {mean[1] / mean[0]:.2f} × |",
        *rows,
        END,
    ])  # fmt: skip


def written(text: str, section: str, begin: str = BEGIN, end: str = END) -> str:
    """A report with a section of it replaced, or added at the end."""
    before, _, rest = text.partition(begin)
    return before.rstrip("\n") + "\n\n" + section + (rest.partition(end)[2] or "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", default=sys.executable, help="the Python that serves")
    parser.add_argument("--game", default="vinci")
    parser.add_argument("--level", default="gentle", help="of the other guest's bot")
    parser.add_argument("--tables", type=int, default=25)
    parser.add_argument("--settle", type=float, default=8)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--workers", type=int, default=0, help="as `ecumene serve --workers`")
    parser.add_argument("--write", type=Path, help="the file whose section is replaced; printed otherwise")
    wished = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(wished.python, Path(folder), 0.0, wished.workers)
        try:
            alone, beside = asyncio.run(measure(server, wished))
        finally:
            server.end()
    section = report(alone, beside, wished)
    if wished.write:
        wished.write.write_text(written(wished.write.read_text(encoding="utf-8"), section), encoding="utf-8")
    print(section)


if __name__ == "__main__":
    main()
