"""Courses: what is learnt, at which tables, and how."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ecumene.catalogue import catalogue
from ecumene.core.content import did_you_mean
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.core.options import OptionValue


class CourseError(EcumeneError):
    """A course that cannot be held."""


@dataclass(frozen=True)
class Table:
    """A kind of table that a net learns at, and its part of all games."""

    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    part: int = 1


@dataclass(frozen=True)
class Course:
    """What is learnt and how. Everything that has a default was found by trying, and fits one GPU and 16 cores.

    - `start` is a file of weights to begin with; where none is named, the games of a bot, `teacher`, are copied first:
      `watch` seconds of them, and `copy` seconds of learning from them.
    - `seconds` are for playing against itself: `games` at once, in shares of `share`, of which `at_once` are answered
      together; after `steps` decisions in each game, what came of them is learnt from, `passes` times.
    - `past` is the part of all games in which the others at the table are older selves; so many are kept: `selves`.
    - `words` and `terms` are how many tokens, and words of actions, a net has room for.
    """

    game: str
    tables: tuple[Table, ...] = ()
    seed: int = 1
    start: str = ""
    teacher: str = "greedy"
    watch: float = 25.0
    copy: float = 15.0
    seconds: float = 240.0
    games: int = 15360
    share: int = 256
    at_once: int = 20
    steps: int = 48
    passes: int = 2
    minibatch: int = 16384
    past: float = 0.25
    selves: int = 12
    rate: float = 3e-4
    entropy: float = 0.01
    decay: float = 0.97
    words: int = 16384
    terms: int = 8192
    workers: int | None = None

    def load(self) -> Game:
        """The game itself."""
        if self.game not in catalogue:
            known = list(catalogue)
            raise CourseError(f"no game {self.game!r}{did_you_mean(self.game, known)}; there are {', '.join(known)}")
        return catalogue[self.game]

    def seated(self) -> tuple[Table, ...]:
        """The tables: those that were named, or else two, three and four seats, two as often as both others."""
        counts = self.load().seat_counts
        usual = [Table(seats, part=2 if seats == 2 else 1) for seats in (2, 3, 4) if seats in counts]
        return self.tables or tuple(usual) or (Table(counts[0]),)
