"""A match: one game between bots, from plain values to plain values, so that any process can play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from typing import Protocol

from ecumene.bots import Bot, make_bot
from ecumene.catalogue import catalogue
from ecumene.core.action import Action, Seat
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.core.options import OptionValue
from ecumene.core.position import Position


class MatchError(EcumeneError):
    """A match that cannot be played."""


@dataclass(frozen=True)
class Setup:
    """What is played: the game by its id, owner's content by its path, or that of a release by `@` and its hash."""

    game: str
    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    content: str | None = None

    def load(self) -> Game:
        """The game itself."""
        return _load(self.game, self.content)

    def check(self, bots: Sequence[str]) -> None:
        """Refuse a setup or bots that could not play, before anybody starts a hundred games."""
        self.load().prepare(self.seats, 0, self.options)
        if len(bots) != self.seats:
            raise MatchError(f"{len(bots)} bots for {self.seats} seats")
        for spec in bots:
            make_bot(spec, 0)


@dataclass(frozen=True)
class Match:
    """How a game went, seat by seat. `first` is the seat that made the first decision."""

    seed: int
    bots: tuple[str, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    first: Seat
    decisions: int

    def share(self, seat: Seat) -> float:
        """A seat's part of the win: 1, 0, or a fraction where the first place is shared."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def order(self, seat: Seat) -> int:
        """How many seats come before this one in the order of play."""
        return (seat - self.first) % len(self.places)


class Watcher(Protocol):
    """Somebody who looks on, sees everything and changes nothing."""

    def begins(self, position: Position) -> None:
        """The first decision lies ahead."""
        ...

    def decides(self, position: Position, seat: Seat, action: Action) -> None:
        """A seat is about to do this."""
        ...

    def ends(self, position: Position) -> None:
        """The game is over."""
        ...


def derive(seed: int, *path: object) -> int:
    """A seed for a part of something that has a seed; parts with different paths have nothing to do with each other."""
    text = "/".join(str(step) for step in (seed, *path))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 4


def play_match(setup: Setup, bots: Sequence[str], seed: int, watcher: Watcher | None = None) -> Match:
    """Play one game to its end. Every bot sees its own view only and draws its chances from its own seed."""
    game = setup.load()
    position = game.new(setup.seats, derive(seed, "game"), setup.options)
    players: list[Bot] = [make_bot(spec, derive(seed, "bot", seat)) for seat, spec in enumerate(bots)]
    if len(players) != setup.seats:
        raise MatchError(f"{len(players)} bots for {setup.seats} seats")
    if watcher is not None:
        watcher.begins(position)
    first = position.pending()[0]
    decisions = 0
    while pending := position.pending():
        if decisions == game.longest:
            raise MatchError(f"{game.id}: seed {seed}: still not over after {decisions} decisions")
        seat = pending[0]
        action = players[seat].choose(position.view(seat), seat)
        if watcher is not None:
            watcher.decides(position, seat, action)
        position.apply(seat, action)
        decisions += 1
    if watcher is not None:
        watcher.ends(position)
    standings = position.standings()
    rows = [standings.of(seat) for seat in range(setup.seats)]
    points, places = tuple(row.points for row in rows), tuple(row.place for row in rows)
    return Match(seed, tuple(bots), points, places, first, decisions)


@lru_cache(maxsize=8)
def _load(game: str, content: str | None) -> Game:
    if content is None:
        return catalogue[game]
    return catalogue[game].with_content(content[1:]) if content.startswith("@") else catalogue[game].using(content)
