"""Measures many games at once (`ecumene.gym.vector`) against play on all cores without any environment.

    python bench/environments.py [GAME ...] [--seconds 0.5] [--rounds 3] [--games-at-once 64 1024] [--see count tokens]

Loops on all cores and the environments of each size take turns, round after round, so that a noisy machine disturbs
them alike; a share is the median of the rounds' own. A loop plays one game after the other: it applies a random legal
action, and where something is told looks at it as well. What is told: `count` is only how many choices there are,
`nothing` masks and choices, `tokens` and `flat` also what a seat sees.

- `loops that look` is what is left of a loop's decisions once it looks: what observing costs, without any environment.
- `together` (`step`) and `by batches` (`recv` and `send`, two batches for each process) are shares of loops that look
  as much: what it costs to have many games in other processes.
- `best of loops` is the share of loops that look at nothing, which the aim is about: the product of both.

Environments play for `--warm` seconds first: games that begin together are all in their first moves, which may take
more time than others or less. They should get through a game or two each.

It also measures a look at a position in processor time, one process, along random games (`--looks` decisions; 0:
none). It prints tables of Markdown and needs no network.
"""

from __future__ import annotations

import argparse
import platform
import time
from multiprocessing import get_context
from random import Random
from statistics import median
from typing import Any

import numpy as np

import ecumene
import ecumene.gym
from ecumene.core.flattening import Layout
from ecumene.core.observing import Observer
from ecumene.core.remembering import Memory
from ecumene.gym.many import Many
from ecumene.gym.share import Offer
from ecumene.machine import cores

SEATS = 3
SEEN = ("count", "nothing", "tokens", "flat")
TABLE = 1 << 18


def looking(position: Any, see: str) -> Any:
    """How a position is looked at; None where it is not."""
    if see == "tokens":
        observer, memory = Observer(position.game, SEATS, position.options, TABLE), Memory()
        return lambda position, seat: observer.packed(position, seat, memory)
    return Layout(position.game, SEATS, position.options).flat if see == "flat" else None


def vector(game: str, see: str, games: int, **settings: Any) -> Many:
    """An environment that tells so much: only how many choices there are, the choices too, or what is seen besides."""
    offer: Offer = "count" if see == "count" else "masks"
    seen: Any = "nothing" if see == "count" else see
    return ecumene.gym.vector(game, games=games, seats=SEATS, observation=seen, offer=offer, **settings)


def loop(game: str, see: str, seconds: float, seed: int) -> float:
    """Decisions a second of one process that plays at random."""
    rng, entry = Random(seed), ecumene.catalogue[game]
    position = entry.new(SEATS, seed)
    look = looking(position, see)
    decisions, begun = 0, time.perf_counter()
    while time.perf_counter() < begun + seconds:
        for _ in range(50):
            pending = position.pending()
            if not pending:
                position = entry.new(SEATS, rng.getrandbits(40))
                pending = position.pending()
            seat = pending[0]
            legal = position.legal(seat)
            if look is not None:
                look(position, seat)
            position.apply(seat, legal[int(rng.random() * len(legal))])
            decisions += 1
    return decisions / (time.perf_counter() - begun)


def _loop(arguments: tuple[str, str, float, int]) -> float:
    return loop(*arguments)


def raw(game: str, see: str, seconds: float) -> float:
    """Decisions a second of all cores without any environment."""
    jobs = cores()
    with get_context("fork").Pool(jobs) as pool:
        return sum(pool.map(_loop, [(game, see, seconds, job) for job in range(jobs)], chunksize=1))


def chosen(rng: np.random.Generator, legal: Any) -> Any:
    """A choice by chance in each game."""
    return (rng.random(len(legal)) * legal).astype(np.int64)


def together(game: str, see: str, seconds: float, warm: float, games: int) -> float:
    """Decisions a second of an environment of so many games, all of which take a step at once."""
    envs = vector(game, see, games)
    rng = np.random.default_rng(1)
    _, info = envs.reset(seed=1)

    def play(seconds: float) -> float:
        nonlocal info
        steps, begun = 0, time.perf_counter()
        while time.perf_counter() < begun + seconds:
            *_, info = envs.step(chosen(rng, info["legal"]))
            steps += 1
        return steps * games / (time.perf_counter() - begun)

    play(warm)
    speed = play(seconds)
    envs.close()
    return speed


def by_batches(game: str, see: str, seconds: float, warm: float, games: int) -> float:
    """Decisions a second of as many games that go on by batches, two for each process."""
    envs = vector(game, see, games, batch=max(1, games // (2 * cores())))
    rng = np.random.default_rng(1)
    envs.async_reset(seed=1)

    def play(seconds: float) -> float:
        decisions, begun = 0, time.perf_counter()
        while time.perf_counter() < begun + seconds:
            *_, info = envs.recv()
            envs.send(chosen(rng, info["legal"]), info["env_id"])
            decisions += len(info["env_id"])
        return decisions / (time.perf_counter() - begun)

    play(warm)
    speed = play(seconds)
    envs.close()
    return speed


def row(game: str, see: str, sizes: list[int], seconds: float, warm: float, rounds: int) -> str:
    """A game of which so much is told, as a row of the table: shares of loops that look as much, or at nothing."""
    raws: list[float] = []
    looks: list[float] = []
    shares: dict[str, list[float]] = {}
    for _ in range(rounds):
        plain = raw(game, "nothing", seconds)
        same = plain if see in ("count", "nothing") else raw(game, see, seconds)
        raws.append(plain)
        looks.append(same / plain)
        for games in sizes:
            shares.setdefault(f"together {games}", []).append(together(game, see, seconds, warm, games) / same)
            shares.setdefault(f"batches {games}", []).append(by_batches(game, see, seconds, warm, games) / same)
    cells = [f"{median(found):.0%}" for found in shares.values()]
    best = max(median(found) for found in shares.values()) * median(looks)
    return f"| {game} | {see} | {median(raws):,.0f} | {median(looks):.0%} | {' | '.join(cells)} | {best:.0%} |"


def look_cost(game: str, see: str, decisions: int) -> float:
    """Microseconds of processor time that a look takes, at every decision along random games."""
    rng, entry = Random(3), ecumene.catalogue[game]
    position = entry.new(SEATS, 1)
    look = looking(position, see)
    moments: list[tuple[Any, int]] = []
    while len(moments) < decisions:
        if not position.pending():
            position = entry.new(SEATS, rng.getrandbits(40))
        seat = position.pending()[0]
        moments.append((position.copy(), seat))
        legal = position.legal(seat)
        position.apply(seat, legal[int(rng.random() * len(legal))])
    times = []
    for _ in range(5):
        begun = time.process_time()
        for moment, seat in moments:
            look(moment, seat)
        times.append(time.process_time() - begun)
    return min(times) / decisions * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(ecumene.catalogue))
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--warm", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games-at-once", dest="batches", type=int, nargs="+", default=[64, 1024])
    parser.add_argument("--see", nargs="+", choices=SEEN, default=list(SEEN))
    parser.add_argument("--looks", type=int, default=1000)
    given = parser.parse_args()
    how = "compiled" if ecumene.COMPILED else "plain"
    print(f"ecumene {ecumene.__version__}, {how}, {cores()} cores, {platform.machine()}, ", end="")
    print(f"Python {platform.python_version()}; {SEATS} seats, medians of {given.rounds} rounds of {given.seconds} s\n")
    if given.looks:
        print("| a look, µs | tokens | flat |\n|---|---:|---:|")
        for game in given.games:
            costs = [f"{look_cost(game, see, given.looks):.1f}" for see in ("tokens", "flat")]
            print(f"| {game} | {' | '.join(costs)} |", flush=True)
        print()
    sizes = " | ".join(f"{games:,} together | by batches" for games in given.batches)
    print(f"| | told | decisions/s in loops | loops that look | {sizes} | best of loops |")
    print(f"|---|---|{'---:|' * (2 * len(given.batches) + 3)}")
    for game in given.games:
        for see in given.see:
            print(row(game, see, given.batches, given.seconds, given.warm, given.rounds), flush=True)


if __name__ == "__main__":
    main()
