"""Measures our games, plain and compiled, against others, and writes RESULTS.md: `make bench`.

The others are catanatron, games of OpenSpiel and PettingZoo's classic ones. The contenders take turns within one run,
round after round, so that a noisy machine disturbs them alike. A ratio is the median of the rounds' own ratios.

    python bench/run.py --only Vinci OpenSpiel --rounds 1 --seconds 0.3

measures those alone (and catanatron), prints what it found and writes nothing. RESULTS.md ends with NOTES.md;

    python bench/run.py --notes

puts those in as they are now, without measuring anything.
"""

from __future__ import annotations

import argparse
import json
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from ecumene.machine import cores

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent
RESULTS, NOTES = BENCH / "RESULTS.md", BENCH / "NOTES.md"
HEADING = "# Speed\n\nWritten by `make bench`.\n\n"
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
    whole: float  # decisions per second of a process on every core, by the clock


Contender = tuple[Path, tuple[str, ...]]
"""An environment, and what its worker plays."""


def measure(worker: Worker, contender: Contender, seconds: float, seed: int) -> Round:
    """One contender alone, then on all cores; the others of its processes live no longer than that."""
    play = worker.ask("play", seconds, seed)
    copy = worker.ask("copy", seconds / 4, seed)
    crew = [worker, *(Worker(*contender) for _ in range(cores() - 1))]
    whole = decisions_together(crew, seconds / 2, seed)
    for other in crew[1:]:
        other.end()
    busy = play["busy"]
    return Round(play["decisions"] / busy, play["games"] / busy, copy["busy"] / copy["copies"] * 1e6, whole)


def decisions_together(workers: list[Worker], seconds: float, seed: int) -> float:
    """What several processes get through together, by the clock."""
    for number, worker in enumerate(workers):
        worker.order("play", seconds, seed + 1000 * number)
    answers = [worker.answer() for worker in workers]
    return float(sum(answer["decisions"] / answer["wall"] for answer in answers))


CONTENDERS: dict[str, Contender] = {
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
    "OpenSpiel, tic-tac-toe": (BENCH / ".venv", ("openspiel", "tic_tac_toe")),
    "OpenSpiel, connect four": (BENCH / ".venv", ("openspiel", "connect_four")),
    "OpenSpiel, backgammon": (BENCH / ".venv", ("openspiel", "backgammon")),
    "OpenSpiel, go": (BENCH / ".venv", ("openspiel", "go")),
    "OpenSpiel, chess": (BENCH / ".venv", ("openspiel", "chess")),
    "PettingZoo, rock paper scissors": (BENCH / ".venv", ("pettingzoo", "rps_v2")),
    "PettingZoo, tic-tac-toe": (BENCH / ".venv", ("pettingzoo", "tictactoe_v3")),
    "PettingZoo, connect four": (BENCH / ".venv", ("pettingzoo", "connect_four_v3")),
    "PettingZoo, Texas hold'em": (BENCH / ".venv", ("pettingzoo", "texas_holdem_v4")),
    "PettingZoo, go": (BENCH / ".venv", ("pettingzoo", "go_v5")),
    "PettingZoo, chess": (BENCH / ".venv", ("pettingzoo", "chess_v6")),
}
"""Who is measured."""
YARDSTICK = "catanatron"
PROFILED = ("Vinci", "Rise & Fall", "Tapestry", "Rise of Empires", "Beyond the Horizon")
QUICK = "Rise & Fall on a quick world, compiled"
BOXES = ("Tapestry with two boxes, compiled", "Tapestry with all boxes, compiled")


@dataclass
class Results:
    """Everything one run found out."""

    rounds: dict[str, list[Round]]
    begun: list[float]  # milliseconds for a quick world of four seats
    replayed: dict[str, tuple[int, float]]  # entries of a record of four seats, and milliseconds to replay it
    profiles: dict[str, list[dict[str, Any]]]
    against: str  # the versions measured
    python: str

    def ratio(self, name: str, to: str = YARDSTICK) -> float:
        """How many times another contender's decisions per second."""
        pairs = zip(self.rounds[name], self.rounds[to], strict=True)
        return median(ours.decisions / theirs.decisions for ours, theirs in pairs)


def chosen(only: list[str], before: Path | None) -> dict[str, Contender]:
    """Those whose names begin as `only` says, or all; each compiled game again as it was built before, where it was."""
    found = {name: contender for name, contender in CONTENDERS.items() if not only or name.startswith(tuple(only))}
    found[YARDSTICK] = CONTENDERS[YARDSTICK]
    if before is not None:
        for game in PROFILED:
            if f"{game}, compiled" in found:
                found[f"{game}, before, compiled"] = (before, CONTENDERS[f"{game}, compiled"][1])
    return found


def start(contenders: dict[str, Contender]) -> dict[str, Worker]:
    """A worker for each contender."""
    workers = {name: Worker(*contender) for name, contender in contenders.items()}
    for name, worker in workers.items():
        if worker.about["compiled"] != name.endswith("compiled"):
            raise SystemExit("bench: .venv must hold the compiled build and .venv-plain the plain one")
    return workers


def run(rounds: int, seconds: float, contenders: dict[str, Contender]) -> Results:
    """All contenders, in turns."""
    workers = start(contenders)
    packages = ", ".join(dict.fromkeys(worker.about["package"] for worker in workers.values()))
    python = workers[YARDSTICK].about["python"]
    results = Results({name: [] for name in workers}, [], {}, {}, packages, python)
    for number in range(1, rounds + 1):
        seed = number * 10_000
        for name, worker in workers.items():
            results.rounds[name].append(measure(worker, contenders[name], seconds, seed))
        if QUICK in workers:
            begun = workers[QUICK].ask("begin", seconds / 2, seed)
            results.begun.append(begun["busy"] / begun["games"] * 1e3)
        print(f"round {number} of {rounds}", file=sys.stderr)
    for game in PROFILED:
        if f"{game}, plain" in workers:
            results.profiles[game] = workers[f"{game}, plain"].ask("profile", PROFILED_GAMES, 1)
        if f"{game}, compiled" in workers:
            replayed = workers[f"{game}, compiled"].ask("replay", seconds, 0)
            results.replayed[game] = (replayed["entries"], replayed["busy"] / replayed["replays"] * 1e3)
    for worker in workers.values():
        worker.end()
    return results


def report(results: Results) -> str:
    """The results as Markdown."""
    lines = [
        f"Random play-outs with the full legal list at every decision, one thread, four seats (two in the games of "
        f"OpenSpiel and PettingZoo); medians of {len(results.rounds[YARDSTICK])} rounds in which the contenders took "
        "turns. A second is one of processor time; that of the whole machine, a process on each core, is one of the "
        "clock, so only true on a machine at rest.",
        "",
        f"Machine: {cpu()}, {cores()} cores, {platform.system()} {platform.machine()}, Python "
        f"{results.python}; {results.against}.",
        "",
        *_speeds(results),
        "",
        *_boxes(results),
        *_before(results),
        *_begun(results),
    ]
    for game, (entries, milliseconds) in results.replayed.items():
        lines += [f"A record of {game} with four players, {entries:,} entries, replays in {milliseconds:.1f} ms.", ""]
    return "\n".join([*lines, *_profiles(results)])


def _profiles(results: Results) -> list[str]:
    lines = [
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
    return lines if results.profiles else []


def _speeds(results: Results) -> list[str]:
    lines = [
        "| | decisions/s | lowest to highest | × catanatron | whole machine, decisions/s | games/s | a copy |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for name, rounds in results.rounds.items():
        if name.endswith("before, compiled"):
            continue  # they have a table of their own
        speeds = [round_.decisions for round_ in rounds]
        lines.append(
            f"| {name} | {median(speeds):,.0f} | {min(speeds):,.0f} to {max(speeds):,.0f} "
            f"| {_times(results.ratio(name))} | {median(round_.whole for round_ in rounds):,.0f} "
            f"| {median(round_.games for round_ in rounds):,.1f} | {median(round_.copy for round_ in rounds):.1f} µs |"
        )
    return lines


def _times(ratio: float) -> str:
    return f"{ratio:.1f}" if ratio >= 1 else f"{ratio:.2f}"


def _boxes(results: Results) -> list[str]:
    """What its boxes cost Tapestry."""
    if BOXES[0] not in results.rounds:
        return []
    two, every = (results.ratio(name, "Tapestry, compiled") for name in BOXES)
    return [
        f"Tapestry decides {two:.2f} times as often per second with two boxes as with none, {every:.2f} with all.",
        "",
    ]


def _begun(results: Results) -> list[str]:
    if not results.begun:
        return []
    return [
        f"A quick world of Rise & Fall for four players is made in {median(results.begun):.1f} ms "
        f"({min(results.begun):.1f} to {max(results.begun):.1f}), compiled.",
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


def measured(results: str) -> str:
    """What was measured, of a RESULTS.md that was written before: all between its heading and the notes."""
    first = NOTES.read_text(encoding="utf-8").partition("\n")[0]
    head, found, _ = results.partition(f"\n\n{first}\n")
    if not found or not head.startswith(HEADING):
        raise SystemExit(f"bench: {RESULTS.name} has no measurements before {first!r}: run `make bench`")
    return head.removeprefix(HEADING)


def write_results(text: str) -> None:
    """Write what was measured, and under it the notes."""
    RESULTS.write_text(f"{HEADING}{text}\n\n{NOTES.read_text(encoding='utf-8')}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure our games against others and write bench/RESULTS.md.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0, help="of play, for each contender in each round")
    parser.add_argument(
        "--before", type=Path, help="an environment with an older compiled build, to compare each game with"
    )
    parser.add_argument("--only", nargs="+", default=[], help="contenders whose names begin so; writes no file")
    parser.add_argument("--notes", action="store_true", help="only put NOTES.md into RESULTS.md, as it is now")
    options = parser.parse_args()
    if options.notes:
        write_results(measured(RESULTS.read_text(encoding="utf-8")))
        return
    text = report(run(options.rounds, options.seconds, chosen(options.only, options.before)))
    print(text)
    if options.only:
        return
    write_results(text)


if __name__ == "__main__":
    main()
