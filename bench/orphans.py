"""Orphans: how long bot workers outlive a server that is killed.

    make load        writes its section of bench/LOAD.md, after the others

A server whose bots all think is killed (SIGKILL) again and again, at any moment of its workers' lives, and started anew
on the same store. Measured is the time until no process is left that was born of it, found by a mark in the environment
that all of them inherit. Once as it is, and once as where the kernel has no signal for the death of a parent: then
workers look for themselves.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING

from ecumene import COMPILED
from ecumene.machine import cores

if TYPE_CHECKING:
    from bench.fairness import written
    from bench.load_server import Server
else:
    from fairness import written
    from load_server import Server

BEGIN, END = "<!-- orphans -->", "<!-- end of orphans -->"
MARK = "ECUMENE_BENCH_ORPHANS"
LOOK = 0.002  # seconds between two looks
PATIENCE = 60.0
PROMISED = 1.0  # seconds
NO_SIGNAL = """
import sys
if "ecumene.table.bots.process" in sys.orig_argv:
    sys.platform = "linux whose kernel has no signal for the death of a parent"
"""
"""Read by every interpreter that starts: the kernel is asked for nothing."""


def born(mark: str) -> set[int]:
    """The processes that carry a mark and live."""
    found: set[int] = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            marked = f"{MARK}={mark}".encode() in (folder / "environ").read_bytes()
            if marked and (folder / "stat").read_text().rsplit(")", 1)[1].split()[0] not in "ZX":
                found.add(int(folder.name))
        except OSError:
            continue
    return found


@dataclass
class Storm:
    """Many kills, and for each how many workers there were and the seconds until none was left."""

    how: str
    workers: list[int] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)

    def kill(self, server: Server, mark: str) -> None:
        """Kill a server and wait for the last of its workers."""
        there = born(mark) - {server.process.pid}
        began = time.monotonic()
        server.process.send_signal(signal.SIGKILL)
        while born(mark):
            time.sleep(LOOK)
            if time.monotonic() - began > PATIENCE:
                raise SystemExit(f"orphans: {sorted(born(mark))} live on")
        self.workers.append(len(there))
        self.waits.append(time.monotonic() - began)
        server.process.wait()

    @property
    def row(self) -> str:
        """What came of it, as a row of a table."""
        ordered = [1000 * wait for wait in sorted(self.waits)]
        late = sum(wait > PROMISED for wait in self.waits)
        shares = [ordered[min(int(len(ordered) * share), len(ordered) - 1)] for share in (0.5, 0.9, 1.0)]
        times = " | ".join(f"{each:.0f} ms" for each in shares)
        return f"| {self.how} | {len(ordered)} | {sum(self.workers)} | {times} | {late} |"


def rage(wished: argparse.Namespace, how: str, rng: random.Random) -> Storm:
    """Kill and start anew, on one store."""
    storm = Storm(how)
    with tempfile.TemporaryDirectory() as folder:
        for number in range(wished.kills):
            mark = os.environ[MARK] = token_hex(8)
            server = Server(wished.python, Path(folder), 0.0, wished.workers)
            if not number:
                for guest in range(wished.workers):
                    wish = {"game": wished.game, "seats": [{"kind": "bot", "level": "fierce"}] * 3}
                    server.post("/api/tables", wish, f"{guest}-{token_hex(16)}")
            time.sleep(rng.uniform(0, wished.longest))
            storm.kill(server, mark)
            print(f"  {storm.how}: {storm.workers[-1]} workers, {1000 * storm.waits[-1]:.0f} ms", flush=True)
    return storm


def by_themselves(wished: argparse.Namespace, rng: random.Random) -> Storm:
    """The same where the kernel does not help."""
    before = os.environ.get("PYTHONPATH")
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "sitecustomize.py").write_text(NO_SIGNAL)
        os.environ["PYTHONPATH"] = folder if before is None else f"{folder}{os.pathsep}{before}"
        try:
            return rage(wished, "without the kernel's signal", rng)
        finally:
            del os.environ["PYTHONPATH"]
            if before is not None:
                os.environ["PYTHONPATH"] = before


def report(storms: list[Storm], wished: argparse.Namespace, compiled: bool) -> str:
    return "\n".join([
        BEGIN,
        "## Workers of a server that was killed",
        "",
        f"Made by `bench/orphans.py`: a server with {wished.workers} places for bots, {wished.workers} tables of three "
        f"*fierce* bots at {wished.game}, killed (SIGKILL) up to {wished.longest:g} s after it answers, while its "
        f"workers start or think, and started again. {'Compiled' if compiled else 'Plain'} rules, {cores()} cores "
        f"({platform.machine()}), load {os.getloadavg()[0]:.1f}. "
        "Time from the kill to the end of the last worker.",
        "",
        "| | kills | workers | half of them | nine of ten | all | later than 1 s |",
        "|---|---|---|---|---|---|---|",
        *[storm.row for storm in storms],
        END,
    ])  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", default=sys.executable, help="the Python that serves")
    parser.add_argument("--game", default="vinci")
    parser.add_argument("--kills", type=int, default=30, help="of each kind")
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--longest", type=float, default=3.0, help="seconds that a server lives at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", type=Path, help="the file whose section is replaced; printed otherwise")
    wished = parser.parse_args()
    if sys.platform != "linux":
        raise SystemExit("orphans: this looks for processes in /proc, which only Linux has")
    rng = random.Random(wished.seed)
    storms = [rage(wished, "as it is", rng), by_themselves(wished, rng)]
    section = report(storms, wished, COMPILED)
    if wished.write:
        text = wished.write.read_text(encoding="utf-8")
        wished.write.write_text(written(text, section, BEGIN, END), encoding="utf-8")
    print(section)
    return int(any(wait > PROMISED for wait in storms[0].waits))


if __name__ == "__main__":
    raise SystemExit(main())
