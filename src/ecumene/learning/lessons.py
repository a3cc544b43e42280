"""Lessons: how a net's numbers change, by a teacher's decisions or by what came of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import torch  # pyright: ignore[reportMissingImports]

from ecumene.learning.course import Course
from ecumene.learning.net import Net, Tensor, log_shares
from ecumene.learning.watching import Watched

CLIP: Final = 0.2
"""How much likelier or less likely a decision is made by one segment, as a part."""

COPYING: Final = 1e-3
"""The rate of learning from a teacher."""

OTHERS: Final = 0.25
"""What the shares of all seats, known once a game is over, count beside one's own."""

STEEPEST: Final = 1.0


class Learner:
    """A net and what changes it."""

    def __init__(self, net: Net, course: Course) -> None:
        self.net, self.course = net, course
        self.optimiser = torch.optim.Adam(net.parameters(), course.rate)
        self.terms: Tensor = torch.zeros(1, 1, dtype=torch.long, device=net.device)

    def pace(self, rate: float) -> None:
        """How far a step goes."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate

    def _step(self, loss: Tensor) -> None:
        self.optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), STEEPEST)
        self.optimiser.step()

    def _looked_at(self, data: dict[str, Tensor], chosen: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Logarithms of the shares of some decisions' actions and of the win; which action is whose; those taken."""
        net, device = self.net, self.net.device
        counts = data["counts"][chosen]
        which = torch.repeat_interleave(torch.arange(len(chosen), device=device), counts)
        starts = counts.cumsum(0) - counts
        places = torch.arange(len(which), device=device) + (data["first"][chosen] - starts)[which]
        thought = net.think(data["rows"][chosen], net.tokens.table())
        keys = net.keys(self.terms, net.terms.table())
        shares = log_shares(net.scores(thought, keys, data["offered"][places].long(), which), which, len(chosen))
        return shares, net.values(thought, data["tables"][chosen]), which, starts + data["taken"][chosen]

    def copy(self, data: dict[str, Tensor], chosen: Tensor) -> tuple[Tensor, Tensor]:
        """Make a teacher's decisions likelier, and see how its games end."""
        shares, values, _, taken = self._looked_at(data, chosen)
        policy = -shares[taken].mean()
        value = -(data["ends"][chosen] * values).sum(1).mean()
        self._step(policy + value)
        return policy.detach(), value.detach()

    def improve(self, data: dict[str, Tensor], chosen: Tensor) -> dict[str, Tensor]:
        """Make decisions likelier that gave more than was expected (PPO), and expect what came."""
        shares, values, which, taken = self._looked_at(data, chosen)
        above = data["above"][chosen]
        before = data["shares"][chosen]
        change = shares[taken] - before
        ratio = change.exp()
        policy = -torch.minimum(ratio * above, ratio.clamp(1 - CLIP, 1 + CLIP) * above).mean()
        spread = torch.zeros(len(chosen), device=shares.device).index_add(0, which, -shares.exp() * shares).mean()
        came = data["came"][chosen]
        own = values[:, 0].clamp(-9.0, -1e-4)
        value = -(came * own + (1 - came) * torch.log(-torch.expm1(own))).mean()
        over = data["over"][chosen].float()
        others = -((data["ends"][chosen] * values).sum(1) * over).mean()
        self._step(policy + 0.5 * value + OTHERS * others - self.course.entropy * spread)
        return {"entropy": spread.detach(), "value": value.detach(), "change": -change.detach().mean()}

    def lessons(self, data: dict[str, Tensor]) -> Iterator[dict[str, Tensor]]:
        """All lessons that a segment gives, each once it was learnt."""
        device, size = self.net.device, self.course.minibatch
        use = data["known"] & data["mine"] & (data["counts"] > 1)
        numbers = use.nonzero()[:, 0]
        data["came"] = (data["above"] + data["values"]).clamp(0.0, 1.0)
        worth = data["above"][numbers]
        data["above"] = (data["above"] - worth.mean()) / (worth.std() + 1e-6)
        data["ends"] = turned(data["ends"], data["seats"], data["tables"])
        for _ in range(self.course.passes):
            order = numbers[torch.randperm(len(numbers), device=device)]
            for chosen in order.split(size):
                if len(chosen) >= min(size, len(numbers)) // 2:
                    yield self.improve(data, chosen)


def turned(results: Tensor, seats: Tensor, tables: Tensor) -> Tensor:
    """Results by seat, with that of whoever decides first."""
    places = torch.arange(results.shape[1], device=results.device)
    there = places < tables[:, None]
    return torch.where(there, results.gather(1, (places + seats[:, None]) % tables[:, None]), 0.0)


def watched_data(watched: Watched, net: Net, offered: Any) -> dict[str, Tensor]:
    """What was watched, where a net learns; `offered` are the actions by the places that it knows them at."""
    device = net.device
    lengths = torch.as_tensor(watched.lengths, device=device).long()
    rows = torch.zeros(len(lengths), watched.widest, dtype=torch.int16, device=device)
    rows[torch.arange(watched.widest, device=device) < lengths[:, None]] = net.tokens.of(
        torch.as_tensor(watched.tokens, device=device)
    )
    counts = torch.as_tensor(watched.counts, device=device).long()
    return {
        "rows": rows,
        "counts": counts,
        "first": counts.cumsum(0) - counts,
        "offered": torch.as_tensor(offered, device=device),
        "taken": torch.as_tensor(watched.chosen, device=device).long(),
        "tables": torch.as_tensor(watched.seats, device=device).long(),
        "ends": torch.as_tensor(watched.results, device=device),
    }
