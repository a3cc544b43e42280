"""The arena: very many games at once at all tables of a course, asked for decisions some shares at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ecumene.bots.weights import TABLE, Array
from ecumene.gym import vector
from ecumene.gym.many import Many
from ecumene.learning.course import Course
from ecumene.machine import cores


@dataclass
class Hall:
    """The games of one kind of table: the first of them has this number among all, and so many shares are answered."""

    env: Many
    seats: int
    first: int
    at_once: int


@dataclass
class Asked:
    """Some games that wait for a decision, one behind the other, and what came of the decision before.

    `tokens` are views of shared memory, share by share: they change once these games are answered.
    """

    tokens: list[Array]
    offered: Array
    counts: Array
    seats: Array
    tables: Array
    games: Array
    ended: Array
    results: Array
    shares: list[tuple[Many, Array]]


class Arena:
    """All games of a course. `width` and `choices` are room for what a seat sees and may do."""

    def __init__(self, course: Course, width: int, choices: int) -> None:
        tables = course.seated()
        self.most = max(table.seats for table in tables)
        parts = sum(table.part for table in tables)
        workers = course.workers or max(1, cores() - 1)
        self.halls: list[Hall] = []
        self.games = 0
        for table in tables:
            own = max(1, round(workers * table.part / parts))
            shares = max(own, round(course.games * table.part / parts / course.share))
            env = vector(
                course.load(),
                games=shares * course.share,
                workers=own,
                batch=course.share,
                offer="packed",
                seats=table.seats,
                options=table.options,
                reward="lead",
                table=TABLE,
                width=width,
                choices=choices,
            )
            self.halls.append(Hall(env, table.seats, self.games, max(1, round(course.at_once * table.part / parts))))
            self.games += env.num_envs

    def pin(self, register: Callable[[int, int], object]) -> None:
        """Tell a GPU's driver where observations lie, so that it fetches them by itself."""
        for hall in self.halls:
            seen = hall.env.arrays["observation"]
            register(seen.ctypes.data, seen.nbytes)

    def begin(self, seed: int) -> None:
        """Begin all games."""
        for number, hall in enumerate(self.halls):
            hall.env.async_reset(seed=seed + number * 1_000_000)

    def asked(self) -> Asked:
        """The next games that are ready, some of each kind of table."""
        return _joined(list(self._shares()), self.most)

    def answer(self, asked: Asked, numbers: Array) -> None:
        """Decide in these games: the number of each one's action among those that it was offered."""
        start = 0
        for env, ids in asked.shares:
            env.send(numbers[start : start + len(ids)], ids)
            start += len(ids)

    def close(self) -> None:
        """End the processes that play."""
        for hall in self.halls:
            hall.env.close()

    def _shares(self) -> Iterator[tuple[Hall, Any]]:
        for hall in self.halls:
            for _ in range(min(hall.at_once, len(hall.env._bounds))):
                yield hall, hall.env.recv()


def _joined(shares: list[tuple[Hall, Any]], most: int) -> Asked:
    offered, results = [], []
    for hall, (_, _, _, _, info) in shares:
        first = int(info["first"][0])
        offered.append(info["offered"][first : first + int(info["legal"].sum())])
        results.append(np.pad(info["rewards"], ((0, 0), (0, most - hall.seats))))
    return Asked(
        [seen["observation"] for _, (seen, *_) in shares],
        np.concatenate(offered),
        np.concatenate([info["legal"] for _, (*_, info) in shares]).astype(np.int64),
        np.concatenate([info["seat"] for _, (*_, info) in shares]).astype(np.int64),
        np.concatenate([np.full(len(info["seat"]), hall.seats) for hall, (*_, info) in shares]),
        np.concatenate([info["env_id"] + hall.first for hall, (*_, info) in shares]),
        np.concatenate([over | given_up for _, (_, _, over, given_up, _) in shares]),
        np.concatenate(results).astype(np.float32),
        [(hall.env, info["env_id"]) for hall, (*_, info) in shares],
    )
