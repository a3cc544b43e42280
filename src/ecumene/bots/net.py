"""The bot that has learnt: one look by a net, without search. NumPy does for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

import numpy as np

from ecumene.bots.weights import TABLE, Array, Weights, WeightsError, read_weights, rows_of, terms_of
from ecumene.core.action import Action, Seat
from ecumene.core.game import Game, game_of
from ecumene.core.observing import Observer
from ecumene.core.options import OptionValue
from ecumene.core.position import Position

SHIPPED: Final = Path(__file__).parent / "learnt"


class Reader:
    """Looks at the positions of one game, with so many seats and these options, with a net's eyes."""

    def __init__(self, weights: Weights, game: Game, seats: int, options: Mapping[str, OptionValue]) -> None:
        self.weights = weights
        self.seats = seats
        self._observer = Observer(game, seats, options, TABLE)
        self._keys: dict[int, Array] = {}

    def thought(self, view: Position, seat: Seat) -> Array:
        """What the net makes of what a seat sees."""
        weights = self.weights
        rows = rows_of(weights.words, np.array(self._observer.tokens(view, seat), np.int64))
        seen = weights.table[rows].sum(0, dtype=np.int64).astype(np.float64)
        first = np.maximum(weights.layer("first", seen), 0.0)
        found: Array = np.maximum(weights.layer("second", first), 0.0) + first
        return found

    def scores(self, thought: Array, actions: Sequence[Action]) -> Array:
        """How good each action seems: whole numbers, of which the highest is the best."""
        found: Array = np.array([self._key(action) for action in actions]) @ self.weights.layer("query", thought)
        return found

    def shares(self, thought: Array, seat: Seat) -> list[float]:
        """Each seat's share of the win, as far as the net sees."""
        values = self.weights.layer("value", thought)[: self.seats] * self.weights.scales["value"][0]
        likely = np.exp(values - values.max())
        turned = (likely / likely.sum()).tolist()
        return [turned[(other - seat) % self.seats] for other in range(self.seats)]

    def _key(self, action: Action) -> Array:
        found = self._keys.get(action.index)
        if found is None:
            rows = rows_of(self.weights.terms, np.array(terms_of(action.notation), np.int64))
            found = self._keys[action.index] = self.weights.keys[rows].sum(0, dtype=np.int64).astype(np.float64)
        return found


class Net:
    """Plays what a net finds best: that of the game, or the one in a file. It leaves nothing to chance."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._reader: Reader | None = None

    def choose(self, view: Position, seat: Seat) -> Action:
        legal = view.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if self._reader is None:
            game = game_of(view)
            self._reader = Reader(_weights_of(game.id, self._path), game, view.seats, view.options)
        return legal[int(self._reader.scores(self._reader.thought(view, seat), legal).argmax())]


@lru_cache(maxsize=8)
def _weights_of(game: str, path: Path | None) -> Weights:
    if path is None and not (SHIPPED / f"{game}.npz").is_file():
        raise WeightsError(f"nobody has learnt {game} yet: name a file of weights (net:FILE)")
    return read_weights(SHIPPED / f"{game}.npz" if path is None else path, game)
