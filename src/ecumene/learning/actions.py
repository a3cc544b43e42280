"""Actions by the numbers of a game's catalogue, and the words that score them; only those that were met are here."""

from __future__ import annotations

import numpy as np

from ecumene.bots.weights import Array, terms_of
from ecumene.core.game import Game
from ecumene.learning.words import Words, parts_of_terms


class Met:
    """The actions that were offered so far, in the order in which they were met."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game, self.words = game, words
        self._places = np.full(len(game.actions), -1, np.int32)
        self._terms: list[list[int]] = []

    def places(self, numbers: Array) -> tuple[Array, bool]:
        """Where actions of the catalogue stand here, and whether some of them are new."""
        found = self._places[numbers]
        if not (found < 0).any():
            return found, False
        for number in np.unique(numbers[found < 0]).tolist():
            notation = self.game.actions[number].notation
            rows = zip(terms_of(notation), parts_of_terms(notation), strict=True)
            self._places[number] = len(self._terms)
            self._terms.append([self.words.add(term, parts) for term, parts in rows])
        return self._places[numbers], True

    def terms(self) -> Array:
        """The rows of the words of each action, and 0 behind them."""
        widest = max((len(terms) for terms in self._terms), default=1)
        found = np.zeros((max(len(self._terms), 1), widest), np.int64)
        for place, terms in enumerate(self._terms):
            found[place, : len(terms)] = terms
        return found
