"""Watching: games of a bot that a net shall copy, and a description of every token that is met in them."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

import numpy as np

from ecumene.bots import make_bot
from ecumene.bots.estimates import shares, won
from ecumene.bots.weights import TABLE, Array
from ecumene.core.action import Action, Seat
from ecumene.core.game import Game
from ecumene.core.observing import Observer
from ecumene.core.position import Position
from ecumene.core.tokens import Path as TokenPath
from ecumene.core.tokens import lodged, token
from ecumene.learning.course import Course, Table
from ecumene.machine import cores

ASTRAY: Final = 0.05
"""So often something else is done than the teacher says, so that more is seen than its own way."""

KEPT: Final = 0.3
"""The part of all decisions that is written down: those of one game are much alike."""

Described = dict[int, tuple[TokenPath, int]]


@dataclass
class Watched:
    """Decisions of a teacher, one behind the other, and how their games ended as whoever decided saw it."""

    tokens: Array
    lengths: Array
    offered: Array
    counts: Array
    chosen: Array
    seats: Array
    results: Array
    described: Described

    @property
    def widest(self) -> int:
        """Tokens of the longest observation."""
        return int(self.lengths.max())

    def often(self) -> list[int]:
        """The tokens that were met, the most frequent ones first: there may not be room for all."""
        numbers, times = np.unique(self.tokens, return_counts=True)
        found: list[int] = numbers[np.argsort(-times, kind="stable")].tolist()
        return found


class _Watcher:
    """One process, and what it writes down."""

    def __init__(self, game: Game, course: Course, seed: int) -> None:
        self.game, self.course, self.rng = game, course, Random(seed)
        self.described: Described = {}
        self.most = max(table.seats for table in course.seated())
        self.rows: list[tuple[Array, Array, int, int, list[float]]] = []

    def watch(self, until: float) -> None:
        """Watch games until it is time; the last one may be cut short."""
        tables = [table for table in self.course.seated() for _ in range(table.part)]
        while monotonic() < until:
            self._game(self.rng.choice(tables), until)

    def _game(self, table: Table, until: float) -> None:
        rng, seats = self.rng, table.seats
        position = self.game.new(seats, rng.getrandbits(60), table.options)
        observer = Observer(self.game, seats, position.options, TABLE)
        bot = make_bot(self.course.teacher, rng.getrandbits(60))
        seen: list[tuple[Seat, Array, Sequence[Action], Action]] = []
        while pending := position.pending():
            seat = pending[0]
            legal = position.legal(seat)
            action = legal[0] if len(legal) == 1 else bot.choose(position.view(seat), seat)
            if len(legal) > 1 and rng.random() < KEPT:
                tokens = observer.tokens(position, seat)
                self._describe(observer, position, seat, tokens)
                seen.append((seat, np.array(tokens, np.int32), legal, action))
            if rng.random() < ASTRAY:
                action = rng.choice(legal)
            position.apply(seat, action)
            if monotonic() > until:
                return
        points = [position.standings().of(seat).points for seat in range(seats)]
        ends = [0.5 * (a + b) for a, b in zip(shares(points, self.game.margin), won(position), strict=True)]
        for seat, known, legal, action in seen:
            numbers = np.array([one.index for one in legal], np.int32)
            result = ends[seat:] + ends[:seat] + [0.0] * (self.most - seats)
            self.rows.append((known, numbers, legal.index(action), seats, result))

    def _describe(self, observer: Observer, position: Position, seat: Seat, tokens: list[int]) -> None:
        if all(number in self.described for number in tokens):
            return
        for path, value in observer.pairs(position, seat):
            self.described[lodged(token(path, value), TABLE)] = (path, value)

    def save(self, path: Path) -> None:
        """Write it all down: files are handed over faster than anything is sent."""
        nothing = np.zeros(0, np.int32)
        tokens, offered, chosen, seats, results = zip(*self.rows, strict=True) if self.rows else ((),) * 5
        np.savez(
            path.with_suffix(".npz"),
            tokens=np.concatenate([nothing, *tokens]),
            lengths=np.array([len(each) for each in tokens], np.int32),
            offered=np.concatenate([nothing, *offered]),
            counts=np.array([len(each) for each in offered], np.int32),
            chosen=np.array(chosen, np.int32),
            seats=np.array(seats, np.int32),
            results=np.array(results, np.float32).reshape(-1, self.most),
        )
        path.with_suffix(".pickle").write_bytes(pickle.dumps(self.described))


def _work(course: Course, seed: int, seconds: float, path: Path) -> None:
    watcher = _Watcher(course.load(), course, seed)
    watcher.watch(monotonic() + seconds)
    watcher.save(path)


def watch(course: Course, seconds: float) -> Watched:
    """Games of the course's teacher, played on all cores for so long."""
    course.load()
    context = get_context("fork")
    with TemporaryDirectory(prefix="ecumene-watched-") as folder:
        paths = [Path(folder) / str(number) for number in range(course.workers or cores())]
        processes = [
            context.Process(target=_work, args=(course, course.seed * 1000 + number, seconds, path))
            for number, path in enumerate(paths)
        ]
        for process in processes:
            process.start()
        for process in processes:
            process.join()
        parts = [dict(np.load(path.with_suffix(".npz"))) for path in paths]
        described: Described = {}
        for path in paths:
            described |= pickle.loads(path.with_suffix(".pickle").read_bytes())
    joined = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    return Watched(**joined, described=described)
