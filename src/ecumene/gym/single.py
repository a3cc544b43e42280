"""Gymnasium: one seat decides, the others are bots."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import gymnasium

from ecumene.core.action import Seat
from ecumene.gym.encoding import Encoder, Seen
from ecumene.gym.pictures import rendered
from ecumene.gym.plan import OPPONENT, RENDER_MODES, Plan, PlanError
from ecumene.gym.sitting import Sitting


class Alone(gymnasium.Env[Seen, Any]):
    """A game for one agent."""

    def __init__(self, plan: Plan, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < plan.seats:
            raise PlanError(f"seat {seat}, where there are {plan.seats} seats")
        others = {other: plan.bots.get(other, OPPONENT) for other in range(plan.seats)}
        self.seat: Seat = 0 if seat is None else seat
        self._any_seat = seat is None
        self._all_bots = others
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self.plan = replace(plan, bots={other: spec for other, spec in others.items() if other != self.seat})
        self.render_mode = plan.render_mode
        self.sitting = Sitting(self.plan)
        self.encoder = Encoder(self.plan)
        self.observation_space = self.encoder.space
        self.action_space = self.encoder.action_space
        self._decisions = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin another game; `options` are not used: those of the game belong to the plan."""
        super().reset(seed=seed)
        if self._any_seat:
            self.seat = int(self.np_random.integers(self.plan.seats))
            self.sitting.bots = {other: spec for other, spec in self._all_bots.items() if other != self.seat}
        self.sitting.reset(seed)
        while self.sitting.over:
            self.sitting.reset()
        self._decisions = 0
        return self.encoder.observe(self.sitting, self.seat), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Decide, and let the others play until this seat is asked again or the game is over."""
        fine = self.sitting.act(self.seat, int(action))
        self._decisions += 1
        over = self.sitting.over
        late = not over and self.plan.max_cycles is not None and self._decisions >= self.plan.max_cycles
        seen = self.encoder.observe(self.sitting, self.seat)
        return seen, self.sitting.rewards()[self.seat], over, late, {} if fine else {"illegal": True}

    def render(self) -> Any:
        """The table as this seat sees it, in the plan's `render_mode`."""
        return rendered(self.plan, self.sitting.position, self.seat)
