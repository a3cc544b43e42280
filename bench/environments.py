"""Measures many games at once (`ecumene.gym.vector`) against play on all cores without any environment.

    python bench/environments.py [GAME ...] [--seconds 3] [--rounds 3]

Four contenders take turns, round after round, so that a noisy machine disturbs them alike; a ratio is the median of the
rounds' own. Both environments are compared with plain loops that do the same work: apply a random legal action, and see
what the next seat sees as tokens, or nothing.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from multiprocessing import get_context
from random import Random
from statistics import median
from typing import Any

import numpy as np

import ecumene
import ecumene.gym
from ecumene.core.observing import Observer
from ecumene.machine import cores

GAMES = 64
SEATS = 3


def loop(game: str, tokens: bool, seconds: float, seed: int) -> float:
    """Decisions a second of one process that plays at random."""
    rng, entry = Random(seed), ecumene.catalogue[game]
    position = entry.new(SEATS, seed)
    observer = Observer(position.game, SEATS, position.options)
    decisions, end = 0, time.perf_counter() + seconds
    begun = time.perf_counter()
    while time.perf_counter() < end:
        for _ in range(50):
            pending = position.pending()
            if not pending:
                position = entry.new(SEATS, rng.getrandbits(40))
                pending = position.pending()
            seat = pending[0]
            legal = position.legal(seat)
            if tokens:
                observer.tokens(position, seat)
            position.apply(seat, legal[int(rng.random() * len(legal))])
            decisions += 1
    return decisions / (time.perf_counter() - begun)


def _loop(arguments: tuple[str, bool, float, int]) -> float:
    return loop(*arguments)


def raw(game: str, tokens: bool, seconds: float) -> float:
    """Decisions a second of all cores without any environment."""
    jobs = cores()
    with get_context("fork").Pool(jobs) as pool:
        return sum(pool.map(_loop, [(game, tokens, seconds, job) for job in range(jobs)], chunksize=1))


def vector(game: str, tokens: bool, seconds: float) -> float:
    """Decisions a second of many games at once."""
    envs = ecumene.gym.vector(game, games=GAMES, seats=SEATS, observation="tokens" if tokens else "nothing")
    rng = np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    steps, begun = 0, time.perf_counter()
    while time.perf_counter() < begun + seconds:
        *_, info = envs.step((rng.random(GAMES) * info["legal"]).astype(np.int64))
        steps += 1
    speed = steps * GAMES / (time.perf_counter() - begun)
    envs.close()
    return speed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(ecumene.catalogue))
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    print(f"{'compiled' if ecumene.COMPILED else 'plain'}, {cores()} cores, {GAMES} games of {SEATS} seats\n")
    print("| | decisions/s in loops | in environments | share | with tokens: in loops | in environments | share |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for game in arguments.games:
        cells: list[str] = []
        for tokens in (False, True):
            runs: list[tuple[float, float]] = []
            for _ in range(arguments.rounds):
                contenders: list[Callable[[str, bool, float], Any]] = [raw, vector]
                one, other = (contender(game, tokens, arguments.seconds) for contender in contenders)
                runs.append((one, other))
            share = median(other / one for one, other in runs)
            cells += [f"{median(a for a, _ in runs):,.0f}", f"{median(b for _, b in runs):,.0f}", f"{share:.0%}"]
        print(f"| {game} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
