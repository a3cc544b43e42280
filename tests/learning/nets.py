"""Nets for tests: made by chance, for they need not play well."""

from __future__ import annotations

import numpy as np

from ecumene.bots.weights import TABLE, Array, terms_of
from ecumene.core.game import Game
from ecumene.core.observing import Observer
from ecumene.learning.sizes import HIDDEN, SIZE

MOST_SEATS = 4


def arrays_of(game: Game, seed: int = 0) -> dict[str, Array]:
    """The arrays of a net that knows the words of a game's beginning, as a trainer has them."""
    position = game.new(2, 1)
    seen = Observer(game, 2, position.options, TABLE).tokens(position, position.pending()[0])
    terms = {term for action in position.legal(position.pending()[0]) for term in terms_of(action.notation)}
    rng = np.random.default_rng(seed)

    def some(*shape: int) -> Array:
        found: Array = rng.normal(0, 0.3, shape).astype(np.float32)
        return found

    words, said = [0, *dict.fromkeys(seen)], [0, *terms]
    layers = {
        "first": (HIDDEN, SIZE),
        "second": (HIDDEN, HIDDEN),
        "query": (SIZE, HIDDEN),
        "value": (MOST_SEATS, HIDDEN),
    }
    found = {"words": np.array(words), "table": some(len(words), SIZE)}
    found |= {"terms": np.array(said), "keys": some(len(said), SIZE + 1)}
    for name, (high, wide) in layers.items():
        found |= {f"{name}.w": some(high, wide) / 8, f"{name}.b": some(high)}
    found["table"][0] = found["keys"][0] = 0.0
    return found
