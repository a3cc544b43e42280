"""What a dataset keeps of a game while it is played."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.game import Game
from ecumene.core.observing import Observer
from ecumene.core.position import Position
from ecumene.lab.match import Match, Setup

Tokens = Callable[[Position, Seat], list[int]]


def tokens_of(game: Game, setup: Setup) -> Tokens:
    """Makes tokens of what a seat may know of a position of this setup."""
    options = game.prepare(setup.seats, 0, setup.options).options
    return Observer(game, setup.seats, options).tokens


def mark(view: Position) -> bytes:
    """Sixteen bytes that stand for a view: equal views have the same, others others."""
    text = json.dumps(view.dump(), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).digest()


class Looker:
    """Looks on at one game after the other and keeps rows of the three tables."""

    def __init__(self, game: Game, setup: Setup, positions: bool) -> None:
        self._actions = game.actions
        self._tokens = tokens_of(game, setup) if positions else None
        self._game = self._decision = 0
        self.rows: dict[str, dict[str, list[Any]]] = {
            "games": {n: [] for n in ("game", "seed", "bots", "points", "places", "shares", "first", "decisions")},
            "decisions": {n: [] for n in ("game", "decision", "seat", "pending", "action", "notation", "legal")},
            "positions": {n: [] for n in ("game", "decision", "seat", "view", "tokens")},
        }

    def watch(self, game: int) -> Looker:
        """Turn to the game of that number."""
        self._game, self._decision = game, 0
        return self

    def begins(self, position: Position) -> None:
        pass

    def decides(self, position: Position, seat: Seat, action: Action) -> None:
        index = self._actions.index
        where = {"game": self._game, "decision": self._decision, "seat": seat}
        legal = [index(one) for one in position.legal(seat)]
        told = {"pending": len(position.pending()), "action": index(action), "notation": str(action), "legal": legal}
        self._add("decisions", where | told)
        if self._tokens is not None:
            seen = {"view": mark(position.view(seat)), "tokens": self._tokens(position, seat)}
            self._add("positions", where | seen)
        self._decision += 1

    def ends(self, position: Position) -> None:
        pass

    def keep(self, match: Match) -> None:
        """The game is over."""
        seats = range(len(match.bots))
        told = {"game": self._game, "seed": match.seed, "bots": list(match.bots), "points": list(match.points)}
        shares = [match.share(seat) for seat in seats]
        told |= {"places": list(match.places), "shares": shares, "first": match.first, "decisions": match.decisions}
        self._add("games", told)

    def _add(self, table: str, row: dict[str, Any]) -> None:
        columns = self.rows[table]
        for name, value in row.items():
            columns[name].append(value)
