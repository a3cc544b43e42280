"""Gymnasium: one seat decides, the others are bots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import gymnasium

from ecumene.core.action import Seat
from ecumene.gym.encoding import Encoder, Seen
from ecumene.gym.pictures import rendered
from ecumene.gym.plan import RENDER_MODES, Plan, PlanError, opponents, whole
from ecumene.gym.sitting import Sitting


class Alone(gymnasium.Env[Seen, Any]):
    """A game for one agent. `bots` are the others: by seat, or all of them by one name."""

    def __init__(self, plan: Plan, seat: Seat | None, bots: Mapping[int, str] | str) -> None:
        if seat is not None and whole("seat", seat, 0) >= plan.seats:
            raise PlanError(f"seat: {seat}, where there are {plan.seats} seats")
        self.seat: Seat = 0 if seat is None else seat
        self._any_seat = seat is None
        self._all_bots = opponents(bots, plan.seats, seat)
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self.plan = replace(plan, bots=self._others())
        self.plan.check()
        self.render_mode = plan.render_mode
        self.sitting = Sitting(self.plan)
        self.encoder = Encoder(self.plan)
        self.observation_space = self.encoder.space
        self.action_space = self.encoder.action_space
        self._decisions = 0

    def _others(self) -> dict[int, str]:
        return {other: spec for other, spec in self._all_bots.items() if other != self.seat}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin another game; `options` are not used: those of the game belong to the plan."""
        super().reset(seed=seed)
        if self._any_seat:
            self.seat = int(self.np_random.integers(self.plan.seats))
            self.sitting.bots = self._others()
        self.sitting.reset(seed)
        while self.sitting.over:
            self.sitting.reset()
        self._decisions = 0
        return self.encoder.observe(self.sitting, self.seat), {}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Decide, and let the others play until this seat is asked again or the game is over."""
        if self.sitting.over:
            raise PlanError("the game is over: call reset()")
        fine = self.sitting.act(self.seat, whole("action", action))
        self._decisions += 1
        over = self.sitting.over
        late = not over and self.plan.max_cycles is not None and self._decisions >= self.plan.max_cycles
        seen = self.encoder.observe(self.sitting, self.seat)
        return seen, self.sitting.rewards()[self.seat], over, late, {} if fine else {"illegal": True}

    def render(self) -> Any:
        """The table as this seat sees it, in the plan's `render_mode`."""
        return rendered(self.plan, self.sitting.position, self.seat)
