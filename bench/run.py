"""Measures our games, plain and compiled, against catanatron, and writes RESULTS.md: `make bench`.

The contenders take turns within one run, round after round, so that a noisy machine disturbs them alike. A ratio is the
median of the rounds' own ratios.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent
PROFILED_GAMES = 20


class Worker:
    """One process of a contender (see playouts.py)."""

    def __init__(self, environment: Path, game: tuple[str, ...]) -> None:
        command = [str(environment / "bin" / "python"), str(BENCH / "playouts.py"), *game]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.about = self.answer()

    def order(self, what: str, amount: float, seed: int) -> None:
        """Tell it what to do; `answer` waits until it is done."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{what} {amount:g} {seed}\n")
        self.process.stdin.flush()

    def answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"bench: {' '.join(self.process.args)} ended early")  # type: ignore[arg-type]
        return json.loads(line)

    def ask(self, what: str, amount: float, seed: int) -> Any:
        self.order(what, amount, seed)
        return self.answer()

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


@dataclass(frozen=True)
class Round:
    """One contender in one round."""

    decisions: float  # per second
    games: float  # per second
    copy: float  # microseconds


def measure(worker: Worker, seconds: float, seed: int) -> Round:
    play = worker.ask("play", seconds, seed)
    copy = worker.ask("copy", seconds / 4, seed)
    return Round(play["decisions"] / play["busy"], play["games"] / play["busy"], copy["busy"] / copy["copies"] * 1e6)


def games_per_second(workers: list[Worker], seconds: float, seed: int) -> float:
    """What several processes get through together, by the clock."""
    for number, worker in enumerate(workers):
        worker.order("play", seconds, seed + 1000 * number)
    answers = [worker.answer() for worker in workers]
    return float(sum(answer["games"] / answer["wall"] for answer in answers))


CONTENDERS: dict[str, tuple[Path, tuple[str, ...]]] = {
    "Vinci, compiled": (ROOT / ".venv", ("vinci",)),
    "Vinci, plain": (ROOT / ".venv-plain", ("vinci",)),
    "Rise & Fall, compiled": (ROOT / ".venv", ("rise_and_fall",)),
    "Rise & Fall, plain": (ROOT / ".venv-plain", ("rise_and_fall",)),
    "Rise & Fall on a quick world, compiled": (ROOT / ".venv", ("rise_and_fall", "world=quick")),
    "Tapestry, compiled": (ROOT / ".venv", ("tapestry",)),
    "Tapestry, plain": (ROOT / ".venv-plain", ("tapestry",)),
    "Tapestry with two boxes, compiled": (
        ROOT / ".venv",
        ("tapestry", "plans_and_ploys=in", "arts_and_architecture=in"),
    ),
    "Tapestry with all boxes, compiled": (
        ROOT / ".venv",
        ("tapestry", "plans_and_ploys=in", "arts_and_architecture=in", "fantasies_and_futures=in"),
    ),
    "Rise of Empires, compiled": (ROOT / ".venv", ("rise_of_empires",)),
    "Rise of Empires, plain": (ROOT / ".venv-plain", ("rise_of_empires",)),
    "Beyond the Horizon, compiled": (ROOT / ".venv", ("beyond_the_horizon",)),
    "Beyond the Horizon, plain": (ROOT / ".venv-plain", ("beyond_the_horizon",)),
    "catanatron": (BENCH / ".venv", ("catanatron",)),
}
"""Who is measured: an environment, and what its worker plays."""
PROFILED = ("Vinci", "Rise & Fall", "Tapestry", "Rise of Empires", "Beyond the Horizon")
QUICK = "Rise & Fall on a quick world, compiled"
BOXES = ("Tapestry with two boxes, compiled", "Tapestry with all boxes, compiled")


@dataclass
class Results:
    """Everything one run found out."""

    rounds: dict[str, list[Round]]
    one: list[float]
    two: list[float]
    begun: list[float]  # milliseconds for a quick world of four seats
    replayed: dict[str, tuple[int, float]]  # entries of a record of four seats, and milliseconds to replay it
    profiles: dict[str, list[dict[str, Any]]]
    against: str  # the versions measured
    python: str

    def ratio(self, name: str, to: str = "catanatron") -> float:
        """How many times another contender's decisions per second."""
        pairs = zip(self.rounds[name], self.rounds[to], strict=True)
        return median(ours.decisions / theirs.decisions for ours, theirs in pairs)


def start(before: Path | None) -> dict[str, Worker]:
    """A worker for each contender, and for each compiled game one of the build before, where there is one."""
    contenders = dict(CONTENDERS)
    if before is not None:
        for game in PROFILED:
            contenders[f"{game}, before, compiled"] = (before, CONTENDERS[f"{game}, compiled"][1])
    workers = {name: Worker(*contender) for name, contender in contenders.items()}
    for name, worker in workers.items():
        if worker.about["compiled"] != name.endswith("compiled"):
            raise SystemExit("bench: .venv must hold the compiled build and .venv-plain the plain one")
    return workers


def run(rounds: int, seconds: float, before: Path | None) -> Results:
    """All contenders, in turns."""
    workers = start(before)
    compiled = workers["Vinci, compiled"]
    second = Worker(*CONTENDERS["Vinci, compiled"])
    against = f"{compiled.about['package']}, {workers['catanatron'].about['package']}"
    results = Results({name: [] for name in workers}, [], [], [], {}, {}, against, compiled.about["python"])
    for number in range(1, rounds + 1):
        seed = number * 10_000
        for name, worker in workers.items():
            results.rounds[name].append(measure(worker, seconds, seed))
        results.one.append(games_per_second([compiled], seconds, seed))
        results.two.append(games_per_second([compiled, second], seconds, seed))
        begun = workers[QUICK].ask("begin", seconds / 2, seed)
        results.begun.append(begun["busy"] / begun["games"] * 1e3)
        print(f"round {number} of {rounds}", file=sys.stderr)
    for game in PROFILED:
        results.profiles[game] = workers[f"{game}, plain"].ask("profile", PROFILED_GAMES, 1)
        replayed = workers[f"{game}, compiled"].ask("replay", seconds, 0)
        results.replayed[game] = (replayed["entries"], replayed["busy"] / replayed["replays"] * 1e3)
    for worker in [*workers.values(), second]:
        worker.end()
    return results


def report(results: Results) -> str:
    """The results as Markdown."""
    gain = median(two / one for one, two in zip(results.one, results.two, strict=True))
    lines = [
        f"Random play-outs with four seats and the full legal list at every decision, one thread; medians of "
        f"{len(results.one)} rounds in which the contenders took turns. A second is one of processor time.",
        "",
        f"Machine: {cpu()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}, Python "
        f"{results.python}; {results.against}.",
        "",
        *_speeds(results),
        "",
        *_boxes(results),
        *_before(results),
        f"Two processes of the compiled build play {median(results.two):,.0f} games of Vinci/s, one alone "
        f"{median(results.one):,.0f}: {gain:.2f} times as many (by the clock, so only true on a machine at rest).",
        "",
        f"A quick world of Rise & Fall for four players is made in {median(results.begun):.1f} ms "
        f"({min(results.begun):.1f} to {max(results.begun):.1f}), compiled.",
        "",
    ]
    for game, (entries, milliseconds) in results.replayed.items():
        lines += [f"A record of {game} with four players, {entries:,} entries, replays in {milliseconds:.1f} ms.", ""]
    lines += [
        "## The ten hottest functions",
        "",
        f"`cProfile` over {PROFILED_GAMES} random games of the plain build; a function's share is its own time, "
        "without what it calls. The profiler itself makes small functions look larger than they are.",
    ]
    for game, rows in results.profiles.items():
        lines += ["", f"| {game} | calls | function | where |", "|---:|---:|---|---|"]
        for row in rows:
            where = f"{row['file']}:{row['line']}" if row["file"] else "built in"
            lines.append(f"| {row['share']:.1%} | {row['calls']:,} | `{row['function'].strip('<>')}` | {where} |")
    return "\n".join(lines)


def _speeds(results: Results) -> list[str]:
    lines = [
        "| | decisions/s | lowest to highest | × catanatron | games/s | a copy |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for name, rounds in results.rounds.items():
        if name.endswith("before, compiled"):
            continue  # they have a table of their own
        speeds = [round_.decisions for round_ in rounds]
        lines.append(
            f"| {name} | {median(speeds):,.0f} | {min(speeds):,.0f} to {max(speeds):,.0f} | {results.ratio(name):.1f} "
            f"| {median(round_.games for round_ in rounds):,.1f} | {median(round_.copy for round_ in rounds):.1f} µs |"
        )
    return lines


def _boxes(results: Results) -> list[str]:
    """What its boxes cost Tapestry."""
    two, every = (results.ratio(name, "Tapestry, compiled") for name in BOXES)
    return [
        f"Tapestry decides {two:.2f} times as often per second with two boxes as with none, {every:.2f} with all.",
        "",
    ]


def _before(results: Results) -> list[str]:
    """Every game against its own build before, where that was measured."""
    games = [game for game in PROFILED if f"{game}, before, compiled" in results.rounds]
    if not games:
        return []
    lines = ["| decisions/s, compiled | before | after | after : before |", "|---|---:|---:|---:|"]
    for game in games:
        names = f"{game}, before, compiled", f"{game}, compiled"
        before, after = (median(round_.decisions for round_ in results.rounds[name]) for name in names)
        lines.append(f"| {game} | {before:,.0f} | {after:,.0f} | {results.ratio(names[1], names[0]):.2f} |")
    return [*lines, ""]


def cpu() -> str:
    """The processor's name, as far as this system tells."""
    if shutil.which("lscpu"):
        for line in subprocess.run(["lscpu"], capture_output=True, text=True, check=False).stdout.splitlines():
            if line.startswith("Model name:"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or "unknown processor"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure our games against catanatron and write bench/RESULTS.md.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0, help="of play, for each contender in each round")
    parser.add_argument(
        "--before", type=Path, help="an environment with an older compiled build, to compare each game with"
    )
    options = parser.parse_args()
    text = report(run(options.rounds, options.seconds, options.before))
    print(text)
    notes = (BENCH / "NOTES.md").read_text(encoding="utf-8")
    results = f"# Speed\n\nWritten by `make bench`.\n\n{text}\n\n{notes}"
    (BENCH / "RESULTS.md").write_text(results, encoding="utf-8")


if __name__ == "__main__":
    main()
