"""Memory of one table server: many stored tables, some of them alive, and others that somebody merely looks at.

    python bench/memory.py        some minutes; rewrites the section "Memory" of bench/LOAD.md

Every table is a game of ours in the middle, cut out of a record. A socket stays open at those that are alive; of the
others one after the other is looked at, as long as there is time. Whoever looks owes nothing: the limits are off.
"""

from __future__ import annotations

import argparse
import asyncio
import platform
import sqlite3
import sys
import tempfile
import time
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from websockets.asyncio.client import connect

if TYPE_CHECKING:
    from bench.load_server import Server
else:
    from load_server import Server

BENCH = Path(__file__).resolve().parent
RECORDS = BENCH.parent / "tests" / "golden"
TITLE = "## Memory"
END = "<!-- end of memory -->"
COPIED = ("tables", "entries", "summaries", "members")


@dataclass(frozen=True)
class Found:
    """Megabytes of the server process, and what it says of itself."""

    start: float
    alive: float
    peak: float
    looked: int
    tables: float
    bytes: float


def cut(record: str, moves: int) -> str:
    """The beginning of a record."""
    header, _, body = record.partition("\n\n")
    facts = [line for line in header.splitlines() if not line.startswith("result:")]  # the game has none yet
    return "\n".join(facts) + "\n\n" + "\n".join(body.splitlines()[: moves + 1]) + "\n"


def templates(server: Server, moves: int) -> list[str]:
    """A table of each game, in the middle."""
    games = {file.name.partition("-")[0]: file for file in RECORDS.rglob("*-3-seats.txt")}
    files = [games[game] for game in sorted(games)]
    return [str(server.post("/api/records", {"record": cut(file.read_text(), moves)})["id"]) for file in files]


def multiply(file: Path, made: list[str], tables: int) -> list[str]:
    """So many tables like these."""
    names = [f"copy{number:08}" for number in range(tables)]
    with closing(sqlite3.connect(file, timeout=60)) as store, store:
        for rows in COPIED:
            columns = [column[1] for column in store.execute(f"PRAGMA table_info({rows})")]
            key = "id" if rows == "tables" else "table_id"
            quoted = ", ".join(f'"{column}"' for column in columns)
            chosen = ", ".join("?" if column == key else f'"{column}"' for column in columns)
            copy = f"INSERT INTO {rows} ({quoted}) SELECT {chosen} FROM {rows} WHERE {key} = ?"
            store.executemany(copy, [(name, made[number % len(made)]) for number, name in enumerate(names)])
    return names


async def measure(server: Server, names: list[str], alive: int, seconds: float) -> Found:
    """Keep some tables alive, and look at others."""
    start = server.memory()
    async with AsyncExitStack() as open_:
        for name in names[:alive]:
            address = f"ws://127.0.0.1:{server.port}/api/tables/{name}/live"
            live = await open_.enter_async_context(connect(address, max_size=2**24, open_timeout=120))
            await live.recv()
        settled = peak = server.memory()
        looked, end = 0, time.monotonic() + seconds
        for name in names[alive:]:
            if time.monotonic() > end:
                break
            await asyncio.to_thread(server.get, f"/api/tables/{name}/state")
            looked, peak = looked + 1, max(peak, server.memory())
        measures = [await asyncio.to_thread(server.measure, name) for name in ("live_tables", "live_tables_bytes")]
    return Found(start, settled, peak, looked, *measures)


def report(found: Found, given: argparse.Namespace) -> str:
    """The section."""
    lines = (
        ("tables in the store", f"{given.tables:,}"),
        ("alive, with a socket each", f"{given.alive:,}"),
        ("others that were looked at, one after the other", f"{found.looked:,}"),
        ("memory of the server process before", f"{found.start:.0f} MB"),
        ("with those alive", f"{found.alive:.0f} MB"),
        ("at most", f"{found.peak:.0f} MB"),
        ("tables in memory at the end (`ecumene_live_tables`)", f"{found.tables:,.0f}"),
        ("what they weigh (`ecumene_live_tables_bytes`)", f"{found.bytes / 2**20:.0f} MB"),
    )
    about = f"Made by `bench/memory.py`: all five games, {given.moves} moves of each; {platform.machine()}."
    return "\n".join((TITLE, "", about, "", "| what | |", "|---|---|", *[f"| {a} | {b} |" for a, b in lines], END, ""))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--alive", type=int, default=500)
    parser.add_argument("--moves", type=int, default=150)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--dry", action="store_true", help="print the section and write nothing")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(sys.executable, Path(folder), 1.0, 1)
        try:
            names = multiply(Path(folder) / "load.db", templates(server, given.moves), given.tables)
            section = report(asyncio.run(measure(server, names, given.alive, given.seconds)), given)
            print(section, flush=True)  # a busy machine may take long to end the server
        finally:
            server.end()
    if not given.dry:
        page = BENCH / "LOAD.md"
        before, _, rest = page.read_text().partition(TITLE)
        page.write_text(f"{before.rstrip()}\n\n{section}{rest.partition(END)[2].lstrip()}")


if __name__ == "__main__":
    main()
