"""Training: watch a teacher and copy it, then play against oneself and one's older selves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any, Final

import torch  # pyright: ignore[reportMissingImports]

from ecumene.bots.weights import ARRAYS, Array, read_weights
from ecumene.lab.work.journal import write_whole
from ecumene.learning.acting import Actor
from ecumene.learning.actions import Met
from ecumene.learning.arena import Arena
from ecumene.learning.checkpoint import load, save
from ecumene.learning.course import Course
from ecumene.learning.exporting import quantised, restored
from ecumene.learning.league import League
from ecumene.learning.lessons import COPYING, Learner, watched_data
from ecumene.learning.net import Net
from ecumene.learning.segment import Segment
from ecumene.learning.watching import Watched, watch
from ecumene.learning.words import Words, parts_of_token

CHECKPOINT: Final = "checkpoint.npz"
PLAYER: Final = "player.npz"
LOG: Final = "log.jsonl"

AGAIN: Final = 10.0
"""Seconds of the teacher's games where a net is there already: enough to know what its tokens say."""

COPIES: Final = 5
"""No decision of a teacher is copied more often: what is learnt by heart is of no use elsewhere."""

LAST: Final = 0.1
"""The part of its rate at which learning ends."""

WARM: Final = 6
"""Learning comes up to its rate in so many segments: who begins anew does not know yet which way is steep."""

LEAGUE: Final = 4
SAVED: Final = 24
"""After so many segments a net joins its league, and is kept."""

OFTEN: Final = 4
"""So often a token that the net does not know must be met, in the few observations that are looked at for it."""


class Training:
    """A course, held in a folder."""

    def __init__(self, course: Course, folder: Path) -> None:
        self.course, self.folder = course, folder
        self.game = course.load()
        self.decisions = 0
        self._began = monotonic()
        self._kept: tuple[dict[str, Array], dict[str, Any]] | None = None
        if (folder / CHECKPOINT).exists():
            self._kept = load(folder / CHECKPOINT, self.game)
            self.decisions = self._kept[1]["decisions"]
        elif course.start:
            self._kept = restored(read_weights(Path(course.start), course.game)), {}

    def run(self) -> None:
        """Hold the course: what is learnt so far is kept, however it ends."""
        course = self.course
        torch.manual_seed(course.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        torch.set_num_threads(1)  # others play meanwhile
        watched = watch(course, course.watch if self._kept is None else AGAIN)
        self._tell("watched", seen=len(watched.counts), tokens=len(watched.described), widest=watched.widest)
        arena = Arena(course, -(-watched.widest * 3 // 128) * 64, max(256, 3 * int(watched.counts.max())))
        try:
            self._prepare(watched, arena)
            if self._kept is None:
                self._copy(watched)
            self._play(arena)
        finally:
            arena.close()
            if hasattr(self, "learner"):
                self.save()

    def save(self) -> None:
        """Keep what is learnt: to go on from, and to play with."""
        arrays, about = self.learner.net.arrays(), {"decisions": self.decisions, "seed": self.course.seed}
        save(self.folder / CHECKPOINT, self.game, arrays, about)
        made = f"{self.decisions} decisions of its own, seed {self.course.seed}"
        player = quantised({name: arrays[name] for name in ARRAYS}, self.game, made)
        write_whole(self.folder / PLAYER, player.dump())

    # ---- stages

    def _prepare(self, watched: Watched, arena: Arena) -> None:
        """A net with all words that were met, and what acts by it."""
        course = self.course
        device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        tokens, terms = Words(course.words), Words(course.terms)
        if self._kept is not None:
            for words, name in ((tokens, "words"), (terms, "terms")):
                for number in self._kept[0][name][1:].tolist():
                    words.add(number, [])
        for number in watched.often():
            if row := tokens.add(number, []):
                tokens.describe(row, parts_of_token(*watched.described[number]))
        self.met = Met(self.game, terms)
        self.offered = self.met.places(watched.offered)[0]
        net = Net(tokens, terms, arena.most, device)
        self.learner = Learner(net, course)
        if self._kept is not None:
            net.take(self._kept[0])
        net.terms.refresh()
        self.learner.terms = torch.as_tensor(self.met.terms(), device=device)
        if device.type == "cuda":
            arena.pin(lambda at, size: torch.cuda.cudart().cudaHostRegister(at, size, 0))
        self.actor = Actor(self.learner, self.met, arena.games, course.past)
        self.league = League(course.selves, course.seed)

    def _copy(self, watched: Watched) -> None:
        course, learner = self.course, self.learner
        data = watched_data(watched, learner.net, self.offered)
        until, steps, size = monotonic() + course.copy, 0, min(4096, len(watched.counts))
        policy = value = torch.zeros(())
        most = max(1, COPIES * len(watched.counts) // size)
        while (left := min((until - monotonic()) / course.copy, 1 - steps / most)) > 0:
            learner.pace(COPYING * max(0.05, left))
            chosen = torch.randint(len(watched.counts), (size,), device=learner.net.device)
            policy, value = learner.copy(data, chosen)
            steps += 1
        self._tell("copied", steps=steps, policy=float(policy), value=float(value))

    def _play(self, arena: Arena) -> None:
        """Play and learn: lessons of one segment come between the decisions of the next."""
        course, began = self.course, monotonic()
        self.league.add(self.learner.net)
        arena.begin(course.seed)
        lessons: Iterator[dict[str, Any]] = iter(())
        learnt: list[dict[str, Any]] = []
        share = due = 0.0
        self._segments = 0
        while (gone := monotonic() - began) < course.seconds:
            warm = min(1.0, (1 + self._segments) / WARM)
            self.learner.pace(course.rate * warm * max(LAST, 1 - gone / course.seconds))
            self.actor.refresh(self.league.drawn())
            segment = Segment(arena.games, arena.most)
            while segment.count < arena.games * course.steps:
                self._decide(arena, segment)
                due += share
                if due >= 1:
                    learnt += _some(lessons, int(due))
                    due -= int(due)
                    self.actor.refresh()
            learnt += list(lessons)
            self._end_segment(learnt, gone)
            learnt = []
            data = segment.whole(course.decay)
            lessons = self.learner.lessons(data)
            share = course.passes * segment.count / course.minibatch / max(1, len(segment.parts))

    def _decide(self, arena: Arena, segment: Segment) -> None:
        asked = arena.asked()
        segment.came_of(asked)
        numbers, kept = self.actor.decide(asked)
        arena.answer(asked, numbers)
        segment.add(asked, kept)
        self.decisions += len(numbers)

    def _end_segment(self, learnt: list[dict[str, Any]], gone: float) -> None:
        self._segments += 1
        words = self.learner.net.tokens.words
        for number, times in self.actor.strange.most_common():
            if times >= OFTEN:
                words.add(number, [])
        self.actor.strange.clear()
        self.learner.net.tokens.refresh()
        if self._segments % LEAGUE == 0:
            self.league.add(self.learner.net)
        if self._segments % SAVED == 0:
            self.save()
        means = {name: float(sum(one[name] for one in learnt) / len(learnt)) for name in (learnt[0] if learnt else ())}
        self._tell("played", gone=gone, lessons=len(learnt), words=len(words), **means)

    def _tell(self, what: str, **numbers: float) -> None:
        """One line of the log."""
        shown = {name: round(number, 4) for name, number in numbers.items()}
        line = json.dumps(
            {"what": what, "at": round(monotonic() - self._began, 1), "decisions": self.decisions} | shown
        )
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / LOG).open("a", encoding="utf-8") as file:
            file.write(line + "\n")
        print(line, flush=True)


def _some(lessons: Iterator[dict[str, Any]], count: int) -> list[dict[str, Any]]:
    return [lesson for _, lesson in zip(range(count), lessons, strict=False)]
