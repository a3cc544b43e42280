"""Acting: what a net, and its older selves, decide in many games at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import torch  # pyright: ignore[reportMissingImports]

from ecumene.bots.weights import Array
from ecumene.learning.actions import Met
from ecumene.learning.arena import Asked
from ecumene.learning.league import OPPONENTS, Self
from ecumene.learning.lessons import Learner
from ecumene.learning.net import Tensor, drawn, log_shares

SELDOM: Final = 16


class Actor:
    """Decides for a learner's net, and for older selves in the games that have one of them."""

    def __init__(self, learner: Learner, met: Met, games: int, past: float) -> None:
        self.learner, self.met = learner, met
        self.selves: Sequence[Self] = ()
        self.strange: Counter[int] = Counter()
        """Tokens that the net does not know, and how often they were met in the few observations looked at for them."""
        self._calls = 0
        self._tables: list[tuple[Tensor, Tensor]] = []
        self._opponent = np.full(games, -1)  # which older self sits in a game; -1: none
        old = round(games * past)
        self._opponent[np.linspace(0, games - 1, old, dtype=np.int64)] = np.arange(old) % OPPONENTS
        self._seat = np.random.default_rng(0).integers(0, 64, games)  # where the net sits among them

    def refresh(self, selves: Sequence[Self] | None = None) -> None:
        """The net has changed, or others play."""
        net = self.learner.net
        if selves is not None:
            self.selves = selves
        with torch.no_grad():
            self._table, self._keys = net.tokens.table(), net.keys(self.learner.terms, net.terms.table())
            if selves is not None:
                self._tables = [one.tables(self.learner.terms) for one in self.selves]

    def decide(self, asked: Asked) -> tuple[Array, dict[str, Any]]:
        """A decision in each game, by its number among those offered, and what a segment keeps of it."""
        net = self.learner.net
        device = net.device
        offered, more = self.met.places(asked.offered)
        if more:
            net.terms.refresh()
            self.learner.terms = torch.as_tensor(self.met.terms(), device=device)
            self.refresh(self.selves)
        with torch.no_grad():
            tokens = torch.cat([torch.from_numpy(part).to(device, non_blocking=True) for part in asked.tokens])
            rows = net.tokens.of(tokens)
            self._calls += 1
            if self._calls % SELDOM == 0:
                self.strange.update(tokens[::SELDOM][(rows[::SELDOM] == 0) & (tokens[::SELDOM] > 0)].tolist())
            counts, seats = torch.as_tensor(asked.counts, device=device), torch.as_tensor(asked.seats, device=device)
            places, tables = torch.as_tensor(offered, device=device), torch.as_tensor(asked.tables, device=device)
            games = len(asked.counts)
            which = torch.repeat_interleave(torch.arange(games, device=device), counts, output_size=len(offered))
            thought = net.think(rows, self._table)
            shares = log_shares(net.scores(thought, self._keys, places.long(), which), which, games)
            chosen = drawn(shares, which, games)
            values = net.values(thought, tables)[:, 0].exp()
            taken = chosen - (counts.cumsum(0) - counts)
            mine = self._is_mine(asked)
            for number in range(len(self.selves)):
                old = np.flatnonzero(~mine & (self._opponent[asked.games] == number))
                if len(old):
                    taken[torch.as_tensor(old, device=device)] = self._as_it_was(number, old, rows, asked, offered)
            kept = {"rows": rows, "offered": places, "counts": counts, "seats": seats, "tables": tables, "taken": taken}
            kept |= {"shares": shares[chosen], "values": values, "mine": torch.as_tensor(mine, device=device)}
            return taken.cpu().numpy(), kept

    def _is_mine(self, asked: Asked) -> Array:
        seat = self._seat[asked.games] % asked.tables
        found: Array = (self._opponent[asked.games] < 0) | (asked.seats == seat)
        return found

    def _as_it_was(self, number: int, old: Array, rows: Tensor, asked: Asked, offered: Array) -> Tensor:
        """What an older self does in some of the games."""
        net, device = self.learner.net, rows.device
        table, keys = self._tables[number]
        counts = asked.counts[old]
        starts = counts.cumsum() - counts
        first = (asked.counts.cumsum() - asked.counts)[old]
        mine = np.repeat(np.arange(len(old)), counts)
        places = torch.as_tensor(offered[np.arange(len(mine)) + (first - starts)[mine]], device=device)
        which = torch.as_tensor(mine, device=device)
        newest, net.layers = net.layers, self.selves[number].layers
        thought = net.think(rows[torch.as_tensor(old, device=device)], table)
        shares = log_shares(net.scores(thought, keys, places.long(), which), which, len(old))
        net.layers = newest
        return drawn(shares, which, len(old)) - torch.as_tensor(starts, device=device)
