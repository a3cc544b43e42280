"""PettingZoo, all at once: every agent says something in every step, and those that are asked are heard."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from ecumene.gym.encoding import Seen
from ecumene.gym.plan import Plan, PlanError, whole
from ecumene.gym.seated import Seated


class SeatsTogether(Seated, ParallelEnv):  # type: ignore[misc]
    """A game for several agents that act in one step. Whoever is not asked has an empty mask, and is not heard."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, f"ecumene_{plan.game.id}_parallel_v0")
        self._steps = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin another game; `options` are not used: those of the game belong to the plan."""
        self.begin(seed)
        self._steps = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Seen]:
        return {agent: self.observe(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let all that are asked decide; what was legal before another decided, and is not now, is asked again."""
        sitting = self.sitting
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        asked = [agent for agent in self.agents if self._seats[agent] in sitting.asked()]
        if silent := [agent for agent in asked if agent not in actions]:
            raise PlanError(f"{silent[0]} is asked, and nothing is said for it")
        said = {agent: whole(f"the action of {agent}", actions[agent]) for agent in asked}
        meant = {agent: sitting.meant(self._seats[agent], said[agent]) for agent in asked}
        was_legal = {agent: meant[agent] in sitting.legal(self._seats[agent]) for agent in asked}
        for agent in asked:
            seat = self._seats[agent]
            if seat not in sitting.asked() or (was_legal[agent] and meant[agent] not in sitting.legal(seat)):
                continue
            if not sitting.do(seat, meant[agent], said[agent]):
                infos[agent]["illegal"] = True
        self._steps += 1
        gained = sitting.rewards()
        over = sitting.over
        late = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        living = self.agents
        observations = self._observations()
        self.agents = [] if over or late else living
        return (
            observations,
            {agent: gained[self._seats[agent]] for agent in living},
            dict.fromkeys(living, over),
            dict.fromkeys(living, late),
            infos,
        )
