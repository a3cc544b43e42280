"""The net as it is trained: rows of words made of parts, two layers, a score for every action, shares of the win."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, TypeAlias

import torch  # pyright: ignore[reportMissingImports]
import torch.nn.functional as F  # noqa: N812 # pyright: ignore[reportMissingImports]

from ecumene.bots.weights import Array
from ecumene.learning.sizes import HIDDEN, SIZE
from ecumene.learning.words import Words

Tensor: TypeAlias = Any

ROUND: Final = 1024
"""Tables grow by so many rows at a time, so that a GPU sees few different sizes."""

NEVER: Final = -1e9


class Rows:
    """The rows of some words, each its own part and those that it shares."""

    def __init__(self, words: Words, width: int, device: Any, spread: float) -> None:
        self.words, self.device = words, device
        self.own = (spread * torch.randn(words.room, width)).to(device).requires_grad_()
        self.common = torch.zeros(words.parts, width, device=device).requires_grad_()
        self.refresh()

    def refresh(self) -> None:
        """Words were added."""
        numbers, rows = self.words.ordered()
        self.numbers = torch.as_tensor(numbers.astype("int32"), device=self.device)
        self.places = torch.as_tensor(rows, device=self.device)
        self.used = min(-(-len(self.words) // ROUND) * ROUND, self.words.room)
        self.shared = torch.as_tensor(self.words.shared[: self.used], device=self.device)
        self.weights = torch.as_tensor(self.words.weights[: self.used], device=self.device)
        self.some = torch.ones(self.used, 1, device=self.device)
        self.some[0] = 0.0

    def table(self) -> Tensor:
        """All rows as a net that plays has them; row 0 is nothing."""
        common = F.embedding_bag(self.shared, self.common, per_sample_weights=self.weights, mode="sum")
        return (self.own[: self.used] + common) * self.some

    def of(self, numbers: Tensor) -> Tensor:
        """The rows of words by their numbers, 0 for those that are not known."""
        places = torch.searchsorted(self.numbers, numbers).clamp_(max=len(self.numbers) - 1)
        return torch.where(self.numbers[places] == numbers, self.places[places], 0).to(torch.int16)


class Net:
    """What is learnt, with the words it is about."""

    def __init__(self, tokens: Words, terms: Words, seats: int, device: Any) -> None:
        self.device, self.seats = device, seats
        self.tokens = Rows(tokens, SIZE, device, 0.02)
        self.terms = Rows(terms, SIZE + 1, device, 0.05)
        self.layers = {
            "first": self._layer(SIZE, HIDDEN),
            "second": self._layer(HIDDEN, HIDDEN, 0.5),
            "query": self._layer(HIDDEN, SIZE),
            "value": self._layer(HIDDEN, seats, 0.1),
        }

    def _layer(self, wide: int, high: int, gain: float = 1.0) -> tuple[Tensor, Tensor]:
        weights = gain / sqrt(wide) * torch.randn(high, wide)
        return weights.to(self.device).requires_grad_(), torch.zeros(high, device=self.device).requires_grad_()

    def parameters(self) -> list[Tensor]:
        """All that is trained."""
        rows = [self.tokens.own, self.tokens.common, self.terms.own, self.terms.common]
        return [*rows, *(part for layer in self.layers.values() for part in layer)]

    def think(self, rows: Tensor, table: Tensor) -> Tensor:
        """What is made of some observations, each a row of rows of words."""
        if rows.is_cuda:  # a product with a table of zeros and ones, for which a GPU is made
            seen = torch.zeros(len(rows), len(table), device=rows.device)
            seen.scatter_(1, rows.long(), 1.0)  # no token stands in an observation twice
            added = seen @ table
        else:
            added = F.embedding_bag(rows.long(), table, mode="sum")
        first = torch.relu(self._apply("first", added))
        return torch.relu(self._apply("second", first)) + first

    def _apply(self, name: str, seen: Tensor) -> Tensor:
        weights, added = self.layers[name]
        return F.linear(seen, weights, added)

    def keys(self, terms: Tensor, table: Tensor) -> Tensor:
        """What scores some actions, each a row of rows of their words."""
        return F.embedding_bag(terms, table, mode="sum")

    def scores(self, thought: Tensor, keys: Tensor, offered: Tensor, which: Tensor) -> Tensor:
        """The score of each action that is offered, to the observation of the number in `which`."""
        asked, offers = self._apply("query", thought)[which], keys[offered]
        return (asked * offers[:, :SIZE]).sum(1) * (4 / sqrt(SIZE)) + offers[:, SIZE]

    def values(self, thought: Tensor, seats: Tensor) -> Tensor:
        """The logarithm of each seat's share of the win, from the one that looks on."""
        found = self._apply("value", thought)
        there = torch.arange(self.seats, device=found.device) < seats[:, None]
        return torch.log_softmax(torch.where(there, found, NEVER), 1)

    def arrays(self) -> dict[str, Array]:
        """All of it as arrays: rows as sums, for what they are made of is needed only where they are learnt."""
        with torch.no_grad():
            found = {
                "words": self.tokens.words.numbers,
                "table": self.tokens.table()[: len(self.tokens.words)],
                "terms": self.terms.words.numbers,
                "keys": self.terms.table()[: len(self.terms.words)],
            }
            for name, (weights, added) in self.layers.items():
                found |= {f"{name}.w": weights, f"{name}.b": added}
        return {name: torch.as_tensor(part).detach().cpu().numpy() for name, part in found.items()}

    def take(self, arrays: dict[str, Array]) -> None:
        """Begin with the rows and layers of arrays; the words are here already, in the same order."""
        with torch.no_grad():
            for rows, name in ((self.tokens, "table"), (self.terms, "keys")):
                rows.common.zero_()
                rows.own[: len(arrays[name])] = torch.as_tensor(arrays[name], device=self.device).float()
                rows.refresh()
            for name, (weights, added) in self.layers.items():
                weights.copy_(torch.as_tensor(arrays[f"{name}.w"]))
                added.copy_(torch.as_tensor(arrays[f"{name}.b"]))


def log_shares(scores: Tensor, which: Tensor, count: int) -> Tensor:
    """The logarithm of each action's share among those that are offered to the same observation."""
    top = torch.full((count,), NEVER, device=scores.device).scatter_reduce(0, which, scores.detach(), "amax")
    above = scores - top[which]
    total = torch.zeros(count, device=scores.device).index_add(0, which, above.exp())
    return above - total.log()[which]


def drawn(shares: Tensor, which: Tensor, count: int) -> Tensor:
    """By chance one action of each observation, by their shares: where it stands among all that are offered."""
    noise = -torch.log(-torch.log(torch.rand_like(shares).clamp_(1e-9, 1 - 1e-7)))
    heights = shares + noise
    top = torch.full((count,), NEVER, device=shares.device).scatter_reduce(0, which, heights, "amax")
    places = torch.arange(len(shares), device=shares.device)
    highest = torch.where(heights >= top[which], places, -1)
    return torch.full((count,), -1, device=shares.device).scatter_reduce(0, which, highest, "amax")
