"""The league: a net as it was at several times, so that it plays against more than its newest self."""

from __future__ import annotations

from random import Random
from typing import Final

import torch  # pyright: ignore[reportMissingImports]

from ecumene.learning.net import Net, Tensor

OPPONENTS: Final = 2
"""So many older selves play at one time."""


class Self:
    """A net as it was: what it needs to decide, and nothing else."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.layers = {
            name: (weights.detach().clone(), added.detach().clone()) for name, (weights, added) in net.layers.items()
        }
        with torch.no_grad():
            self._table, self._terms = net.tokens.table(), net.terms.table()

    def tables(self, terms: Tensor) -> tuple[Tensor, Tensor]:
        """The rows of all tokens and the keys of all actions; what was met later is nothing to it."""
        table = _longer(self._table, self.net.tokens.used)
        return table, self.net.keys(terms, _longer(self._terms, self.net.terms.used))


class League:
    """Older selves: the first one stays, of the others those go first that are closest together."""

    def __init__(self, most: int, seed: int) -> None:
        self.most = most
        self.selves: list[Self] = []
        self._rng = Random(seed)

    def add(self, net: Net) -> None:
        """Keep a net as it is now; where there is no room, every other one of the older ones goes."""
        self.selves.append(Self(net))
        if len(self.selves) > self.most:
            self.selves = self.selves[::2]

    def drawn(self) -> list[Self]:
        """Some that play next."""
        return [self._rng.choice(self.selves) for _ in range(OPPONENTS)]


def _longer(rows: Tensor, count: int) -> Tensor:
    return torch.cat([rows, rows.new_zeros(count - len(rows), rows.shape[1])]) if len(rows) < count else rows
