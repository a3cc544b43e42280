"""Sittings: some bots meet at one table until each has sat everywhere, with the same chances.

A game of several seats between bots is luck, seats and strength. A sitting takes the luck of the game and of the seats
out of the comparison as far as it can: it is as many games as there are bots, all on one seed, and from game to game
everybody moves on by one seat. So the games of a sitting hang together, and the sitting, not the game, is what is
counted: its score is one observation. Where there are fewer bots than seats, they fill the table in turn (A B A, then
B A B).

Who finished before whom is what a sitting tells: for each pair of bots 1, ½ for the same place, 0, over all their seats
and games. A bot's score is the mean of that over the others, from 0 to 1; that of equals is ½ whatever the number of
seats, and tied places need no rule of their own. Wins are told beside it, shared ones as fractions.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from ecumene.core.game import Game
from ecumene.lab.match import Match, Setup, derive, play_match
from ecumene.lab.work import Desk, LabError, Unit
from ecumene.lab.work.journal import write_whole


@dataclass(frozen=True)
class Sitting:
    """Some bots at one table; `key` names the sitting in its tournament, `seed` decides all of its games."""

    key: str
    bots: tuple[str, ...]
    seed: int

    def lineup(self, game: int, seats: int) -> tuple[str, ...]:
        """The bots of a game, seat by seat."""
        return tuple(self.bots[(seat + game) % len(self.bots)] for seat in range(seats))

    def units(self, seats: int) -> Iterator[Unit]:
        """Its games."""
        for game in range(len(self.bots)):
            yield Unit(f"{self.key}.{game}", {"bots": self.lineup(game, seats), "seed": self.seed})


def sitting(key: str, bots: Sequence[str], seed: int) -> Sitting:
    """The sitting of that name. Who sits left of whom comes from the seed: it may matter, and must vary."""
    order = list(bots)
    Random(derive(seed, "order", key)).shuffle(order)
    return Sitting(key, tuple(order), derive(seed, "sitting", key))


@dataclass(frozen=True)
class Played:
    """A sitting that is over."""

    sitting: Sitting
    matches: tuple[Match, ...]

    @cached_property
    def pairs(self) -> Mapping[tuple[str, str], float]:
        """For each pair of bots, how often the first finished before the second; the same place is half."""
        return {(a, b): self._pair(a, b) for a in self.sitting.bots for b in self.sitting.bots if a != b}

    def _pair(self, one: str, other: str) -> float:
        before = met = 0.0
        for match in self.matches:
            for mine, theirs in product(_seats(match, one), _seats(match, other)):
                ahead = match.places[theirs] - match.places[mine]
                before += 0.5 if ahead == 0 else float(ahead > 0)
                met += 1
        return before / met

    def score(self, bot: str) -> float:
        """How a bot did against the others, from 0 to 1; among equals ½."""
        others = [other for other in self.sitting.bots if other != bot]
        return sum(self.pairs[bot, other] for other in others) / len(others)

    def wins(self, bot: str) -> float:
        """The bot's part of all wins, from 0 to 1; seats of one bot together."""
        return sum(match.share(seat) for match in self.matches for seat in _seats(match, bot)) / len(self.matches)

    def points(self, bot: str) -> float:
        """The bot's mean points."""
        points = [match.points[seat] for match in self.matches for seat in _seats(match, bot)]
        return sum(points) / len(points)


def _seats(match: Match, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(match.bots) if name == bot]


Sittings = Generator[Played, None, None]

# ---- playing


@dataclass(frozen=True)
class Player:
    """Plays games of one setup, here or elsewhere. An owner's file travels along as its text."""

    setup: Setup
    rules: int
    content: str
    text: str | None

    @classmethod
    def of(cls, setup: Setup) -> Player:
        game = setup.load()
        owned = setup.content is not None and not setup.content.startswith("@")  # a release's is everywhere
        text = Path(str(setup.content)).read_text(encoding="utf-8") if owned else None
        return cls(setup, game.version, game.content.hash, text)

    def here(self) -> Setup:
        """The setup on this machine, which must know the same rules and content."""
        setup = self.setup
        if self.text is not None and setup.content is not None and not _holds(Path(setup.content), self.text):
            name = blake2b(self.text.encode(), digest_size=16).hexdigest()
            copied = Path(tempfile.gettempdir()) / f"ecumene-{name}" / Path(setup.content).name
            if not _holds(copied, self.text):
                write_whole(copied, self.text.encode(), f"{os.getpid()}.part")
            setup = Setup(setup.game, setup.seats, setup.options, str(copied))
        game = setup.load()
        if game.version != self.rules or not game.content.is_named(self.content):
            raise LabError("rules", game=game.id)
        return setup

    def __call__(self, task: Mapping[str, Any]) -> dict[str, Any]:
        """One game, from plain values to plain values."""
        match = play_match(self.here(), task["bots"], task["seed"])
        return {
            "points": list(match.points),
            "places": list(match.places),
            "first": match.first,
            "decisions": match.decisions,
        }


def plan_of(kind: str, setup: Setup, seed: int, **more: Any) -> dict[str, Any]:
    """What the journal of a run is of: what it must be, for the run to go on."""
    game: Game = setup.load()
    return {
        "kind": kind,
        "game": game.id,
        "rules": game.version,
        "content": game.content.hash,
        "seats": setup.seats,
        "options": dict(sorted(setup.options.items())),
        "seed": seed,
        **more,
    }


def play_sittings(desk: Desk, setup: Setup, sittings: Sequence[Sitting], total: int | None = None) -> Sittings:
    """The sittings in their order, as they are over; `total` is how many games there will be in all."""
    units = (unit for one in sittings for unit in one.units(setup.seats))
    with closing(desk.answers(Player.of(setup), units, total)) as answers:
        for one in sittings:
            yield Played(one, tuple(match_of(*next(answers)) for _ in one.bots))


def match_of(unit: Unit, told: Mapping[str, Any]) -> Match:
    """The game that a unit stood for."""
    task = unit.task
    places, points = tuple(told["places"]), tuple(told["points"])
    return Match(task["seed"], tuple(task["bots"]), points, places, told["first"], told["decisions"])


def _holds(path: Path, text: str) -> bool:
    try:
        return path.read_text(encoding="utf-8") == text
    except (OSError, UnicodeDecodeError):
        return False
