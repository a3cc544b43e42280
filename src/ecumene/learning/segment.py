"""Segments: some decisions in every game, what came of them, and how much better each was than expected."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch  # pyright: ignore[reportMissingImports]

from ecumene.bots.weights import Array
from ecumene.learning.arena import Asked
from ecumene.learning.net import Tensor


class Segment:
    """Decisions in the order in which they were made; those of older selves are there too, but not to learn from."""

    def __init__(self, games: int, most: int) -> None:
        self.games, self.most = games, most
        self.parts: list[dict[str, Tensor]] = []
        self.count = 0
        self._last = np.full(games, -1)  # the last decision of each game
        self._steps = np.zeros(games, np.int64)
        self._at: list[tuple[Array, Array]] = []
        self._ends: list[tuple[Array, Array]] = []

    def came_of(self, asked: Asked) -> None:
        """Games that have ended since they were answered: how, for all seats."""
        over = np.flatnonzero(asked.ended)
        before = self._last[asked.games[over]]
        there = before >= 0
        self._ends.append((before[there], asked.results[over[there]]))

    def add(self, asked: Asked, part: dict[str, Tensor]) -> None:
        """Note what was decided in some games."""
        games = asked.games
        self._last[games] = self.count + np.arange(len(games))
        self._at.append((self._steps[games], games))
        self._steps[games] += 1
        self.parts.append(part)
        self.count += len(games)

    def whole(self, decay: float) -> dict[str, Tensor]:
        """All of it, with what each decision gave above what was expected, and how its game ended if it did."""
        joined: dict[str, Tensor] = {name: torch.cat([part[name] for part in self.parts]) for name in self.parts[0]}
        device = joined["values"].device
        at = np.full((int(self._steps.max()), self.games), -1)
        at[np.concatenate([step for step, _ in self._at]), np.concatenate([game for _, game in self._at])] = np.arange(
            self.count
        )
        ended, results = np.zeros(self.count, bool), np.zeros((self.count, self.most), np.float32)
        for places, ends in self._ends:
            ended[places], results[places] = True, ends
        joined["rows"] = joined["rows"][:, : int((joined["rows"] != 0).sum(1).max())]
        joined["first"] = joined["counts"].cumsum(0) - joined["counts"]
        return joined | judged(
            torch.as_tensor(at, device=device),
            joined["seats"],
            joined["values"],
            torch.as_tensor(ended, device=device),
            torch.as_tensor(results, device=device),
            decay,
        )


def judged(at: Tensor, seats: Tensor, values: Tensor, ended: Tensor, results: Tensor, decay: float) -> dict[str, Any]:
    """What decisions gave above what was expected, from the last to the first.

    `at` has the number of each game's decisions, step by step, -1 where there is none. A seat's decision is judged by
    what it expected when it was asked next, and that one's in turn, the less the further away (Schulman and others,
    "High-dimensional continuous control using generalized advantage estimation"). Those of which nothing is known yet
    are not `known`; `ends` are results of games, of whoever decides first, that are over within the segment.
    """
    steps, games = at.shape
    most = results.shape[1]
    ahead, above, gained, final = (torch.zeros(games, most, device=at.device) for _ in range(4))
    is_known = torch.zeros(games, most, dtype=torch.bool, device=at.device)
    is_over = torch.zeros(games, dtype=torch.bool, device=at.device)
    turn = torch.arange(most, device=at.device)
    found = {"above": torch.zeros_like(values), "known": torch.zeros_like(ended), "over": torch.zeros_like(ended)}
    found["ends"] = torch.zeros_like(results)
    for step in range(steps - 1, -1, -1):
        number = at[step]
        there = number >= 0
        number = number.clamp(min=0)
        over = (ended[number] & there)[:, None]
        result = results[number]
        ahead, above = ahead.masked_fill(over, 0.0), above.masked_fill(over, 0.0)
        gained, final = torch.where(over, result, gained), torch.where(over, result, final)
        is_known, is_over = is_known | over, is_over | over[:, 0]
        seat = seats[number][:, None]
        value = values[number][:, None]
        better = gained.gather(1, seat) + ahead.gather(1, seat) - value + decay * above.gather(1, seat)
        known = is_known.gather(1, seat)
        better = torch.where(known, better, 0.0)
        mine = number[there]
        found["above"][mine] = better[there, 0]
        found["known"][mine] = known[there, 0]
        found["over"][mine] = is_over[there]
        found["ends"][mine] = final[there]
        write = there[:, None] & (turn == seat)
        ahead, above = torch.where(write, value, ahead), torch.where(write, better, above)
        gained, is_known = gained.masked_fill(write, 0.0), is_known | write
    return found
