"""Load on one table server: many tables, several sockets on each, everything on this machine.

    make load        500 tables, 1,500 sockets, one server process on SQLite; writes bench/LOAD.md

At a share of the tables somebody plays by the clock against bots (`--people`), at the others only bots play; whoever
else is there watches, at some tables a few moves behind (`--behind`). Beside them people play over days by orders alone
(`--letters`), and webhooks hear of everybody's turns (unless `--no-told`). Bots and people play at a steady pace. Every
socket checks that the versions it hears follow each other without a gap or a repeat. The delay of a move runs from the
moment the server took it to the moment the last of its table's sockets had it; both are read off one clock, since both
run on one machine.
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
from os import getloadavg
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import ClientConnection, connect

from ecumene.machine import cores

if TYPE_CHECKING:
    from bench.load_people import Hook, Letters, Person, corresponding, seated
    from bench.load_server import Server
else:
    from load_people import Hook, Letters, Person, corresponding, seated
    from load_server import Server


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

    def hear(self, table: str, last: int, message: dict[str, Any], size: int) -> int:
        """Note a message; the version after it."""
        now = time.time()
        if message["type"] == "full":
            return int(message["version"])
        if message["type"] != "update":
            return last
        version, since = int(message["version"]), int(message["since"])
        if version <= last:
            self.repeated += 1
        elif since > last:
            self.lost += since - last
        taken = float(message["table"]["changed"])
        if taken >= self.since:
            self._count(table, version, now - taken, size)
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


def new_table(server: Server, game: str, seats: int, **terms: object) -> str:
    wish = {"game": game, "seats": [{"kind": "bot", "level": "gentle"}] * seats, "public": True, **terms}
    return str(server.post("/api/tables", wish)["id"])


async def follow(
    port: int, table: str, heard: Heard, ready: asyncio.Event, over: asyncio.Event, person: Person | None = None
) -> None:
    """One socket: hear everything about a table until told to stop; as a person who plays, or one who watches."""
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    headers = {} if person is None else {"Authorization": f"Bearer {person.guest}"}
    async with connect(
        address, max_size=2**24, max_queue=256, compression=None, open_timeout=60, additional_headers=headers
    ) as live:
        listening = asyncio.create_task(_listen(live, table, heard, ready, person))
        await over.wait()
        listening.cancel()


async def _listen(
    live: ClientConnection, table: str, heard: Heard, ready: asyncio.Event, person: Person | None
) -> None:
    version = 0
    async for written in live:
        message = json.loads(written)
        version = heard.hear(table, version, message, len(written))
        if person is not None:
            person.hear(live, message)
        ready.set()


@dataclass
class Company:
    """Who plays, beside the bots."""

    people: list[Person] = field(default_factory=list)
    letters: list[Letters] = field(default_factory=list)
    hook: Hook | None = None
    behind: int = 0  # tables that are watched some moves late

    def answers(self, since: float) -> list[float]:
        """How long people waited for the answers to what they did."""
        return [took for person in self.people for at, took in person.answers if at >= since]


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
    answers: list[float]
    letters: int
    told: int
    lag: float

    @property
    def all_moves(self) -> int:
        """Those that were told to sockets, and those of people over days."""
        return self.moves + self.letters


def at_share(values: list[float], share: float) -> float:
    """The milliseconds that this share of the values did not exceed."""
    ordered = sorted(values)
    return 1000 * ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else float("nan")


async def run(
    server: Server, tables: list[str], company: Company, sockets_per_table: int, settle: float, seconds: float
) -> Load:
    heard = Heard(sockets_per_table)
    over = asyncio.Event()
    playing = {person.table: person for person in company.people}
    tasks: list[asyncio.Task[None]] = []
    for table in tables:
        for number in range(sockets_per_table):
            ready = asyncio.Event()
            person = None if number else playing.get(table)
            tasks.append(asyncio.create_task(follow(server.port, table, heard, ready, over, person)))
            await asyncio.wait_for(ready.wait(), 60)
    writing = [asyncio.create_task(each.write()) for each in company.letters]
    await asyncio.sleep(settle)
    print("measuring", file=sys.stderr, flush=True)  # from here on, for whoever looks at the server with a profiler
    heard.since, busy, began = time.time(), server.busy(), time.monotonic()
    await asyncio.sleep(seconds)
    took, busy = time.monotonic() - began, server.busy() - busy
    moves, memory = len(heard.delays), server.memory()
    lag = await asyncio.to_thread(server.measure, "notices_lag_seconds")
    over.set()
    for task in writing:
        task.cancel()
    await asyncio.gather(*tasks, *writing, return_exceptions=True)
    since = heard.since
    letters = sum(at >= since for each in company.letters for at in each.moves)
    told = 0 if company.hook is None else company.hook.since(since)
    return Load(len(tables), len(tasks), took, moves, heard, memory, busy, company.answers(since), letters, told, lag)


def rows_of(load: Load, seats: int, company: Company) -> list[tuple[str, str]]:
    heard, people = load.heard, len(company.people)
    return [
        ("tables", f"{load.tables}, {seats} seats; bots alone at {load.tables - people}"),
        ("of them with somebody who plays by the clock", f"{people}"),
        ("watched some moves late", f"{company.behind}"),
        ("besides, tables played over days by orders alone", f"{len(company.letters)}"),
        ("sockets", f"{load.sockets}"),
        ("measured", f"{load.seconds:.0f} s"),
        ("moves per second", f"{load.all_moves / load.seconds:.0f}"),
        ("updates delivered per second", f"{heard.updates / load.seconds:.0f}"),
        ("from move to last socket, p50", f"{at_share(heard.delays, 0.5):.1f} ms"),
        ("p99", f"{at_share(heard.delays, 0.99):.1f} ms"),
        ("worst", f"{at_share(heard.delays, 1):.1f} ms"),
        ("from a person's order to its answer, p50", f"{at_share(load.answers, 0.5):.1f} ms"),
        ("p99", f"{at_share(load.answers, 0.99):.1f} ms"),
        ("orders refused", f"{sum(person.refused for person in company.people)}"),
        ("messages to webhooks per second", f"{load.told / load.seconds:.1f}"),
        ("due and not sent at the end, for", f"{load.lag:.1f} s"),
        ("updates lost", f"{heard.lost}"),
        ("updates repeated", f"{heard.repeated}"),
        ("an update on the wire", f"{heard.size / max(heard.updates, 1):.0f} bytes"),
        ("memory of the server process", f"{load.memory:.0f} MB"),
        ("processes that wanted a processor at the end, a minute's mean", f"{getloadavg()[0]:.1f}"),
        ("processor time of the server process", f"{100 * load.busy / load.seconds:.0f} % of a core"),
        ("processor time of the server process, a move", f"{1000 * load.busy / max(load.all_moves, 1):.2f} ms"),
        ("what that comes to with a core of its own, moves per second", f"{load.all_moves / max(load.busy, 0.01):.0f}"),
    ]


def report(load: Load, seats: int, pause: float, think: float, company: Company) -> str:
    lines = [
        "# Load",
        "",
        "Made by `make load`: one server process on SQLite, bots of level *gentle* in worker processes, people, and "
        f"the far end of the sockets and webhooks, all on one machine with {cores()} cores ({platform.machine()}). "
        f"Bots pause {pause:.2f} s between moves, less within a turn where a person waits; people think {think:.2f} s.",
        "",
        "| what | |",
        "|---|---|",
        *(f"| {what} | {value} |" for what, value in rows_of(load, seats, company)),
    ]
    return "\n".join(lines) + "\n"


def with_other_sections(report: str, before: str) -> str:
    """The report in place of the last one; what other benches wrote into the file stays."""
    lines = before.splitlines(keepends=True)
    first = next((n for n, line in enumerate(lines) if line.startswith(("## ", "<!-- "))), len(lines))
    others = "".join(lines[first:])
    return f"{report}\n{others}" if others else report


def gather(server: Server, wished: argparse.Namespace, pause: float) -> tuple[list[str], Company]:
    """The tables, and who is there."""
    rng = Random(1)
    company = Company(hook=Hook() if wished.told else None)
    people, behind = round(wished.tables * wished.people), round(wished.tables * wished.behind)
    tables: list[str] = []
    for number in range(wished.tables):
        late = number % max(1, wished.tables // behind) == 0 and company.behind < behind if behind else False
        company.behind += late
        terms = {"watch": {"open": True, "delay": 3 if late else 0}}
        if number < people:
            person = seated(server, wished.game, wished.seats, wished.think * pause, Random(rng.random()), **terms)
            if company.hook is not None:
                company.hook.hears_of(server, person.guest)
            company.people.append(person)
            tables.append(person.table)
        else:
            tables.append(new_table(server, wished.game, wished.seats, **terms))
    every = 4 * wished.tell_delay
    for _ in range(wished.letters):
        company.letters.append(corresponding(server, wished.game, every, Random(rng.random()), company.hook))
    return tables, company


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", default=sys.executable, help="the Python that serves")
    parser.add_argument("--game", default="vinci")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=3, help="on each table")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--rate", type=float, default=300, help="moves per second that the pace aims at")
    parser.add_argument("--people", type=float, default=0.5, help="share of tables with a person, who has a clock")
    parser.add_argument("--think", type=float, default=3.0, help="so many times as long as a bot's pause people think")
    parser.add_argument("--behind", type=float, default=0.2, help="share of tables that are watched three moves late")
    parser.add_argument("--letters", type=int, default=40, help="tables of two people over days, by orders alone")
    parser.add_argument("--no-told", dest="told", action="store_false", help="without webhooks")
    parser.add_argument("--tell-delay", type=float, default=2.0, help="seconds that news wait")
    parser.add_argument("--settle", type=float, default=10)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--write", type=Path, help="the report's file; printed otherwise")
    wished = parser.parse_args()
    pause = wished.tables / wished.rate
    with tempfile.TemporaryDirectory() as folder:
        more = ["--hooks", "anywhere", "--tell-delay", str(wished.tell_delay)]
        server = Server(wished.python, Path(folder), pause, wished.workers, *more)
        try:
            tables, company = gather(server, wished, pause)
            load = asyncio.run(run(server, tables, company, wished.sockets, wished.settle, wished.seconds))
        finally:
            server.end()
    text = report(load, wished.seats, pause, wished.think * pause, company)
    if wished.write:
        before = wished.write.read_text(encoding="utf-8") if wished.write.exists() else ""
        wished.write.write_text(with_other_sections(text, before), encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
