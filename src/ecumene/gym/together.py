"""PettingZoo, all at once: every agent says something in every step, and those that are asked are heard."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from ecumene.gym.encoding import Encoder, Seen
from ecumene.gym.pictures import rendered
from ecumene.gym.plan import RENDER_MODES, Plan
from ecumene.gym.sitting import Sitting


class SeatsTogether(ParallelEnv):  # type: ignore[misc]
    """A game for several agents that act in one step. Whoever is not asked has an empty mask, and is not heard.

    Agents are called `seat_0` on; seats that are bots are none.
    """

    def __init__(self, plan: Plan) -> None:
        self.metadata = {"name": f"ecumene_{plan.game.id}_parallel_v0", "render_modes": list(RENDER_MODES)}
        self.plan = plan
        self.render_mode = plan.render_mode
        self.max_cycles = plan.max_cycles
        self.sitting = Sitting(plan)
        self.encoder = Encoder(plan)
        self.possible_agents = [f"seat_{seat}" for seat in plan.learners]
        self._seats = dict(zip(self.possible_agents, plan.learners, strict=True))
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.encoder.space)
        self.action_spaces = {agent: spaces.Discrete(plan.action_count) for agent in self.possible_agents}
        self._steps = 0

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may see; the same object at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may say; the same object at every call."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin another game; `options` are not used: those of the game belong to the plan."""
        self.sitting.reset(seed)
        while self.sitting.over:
            self.sitting.reset()
        self.agents = self.possible_agents.copy()
        self._steps = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Seen]:
        return {agent: self.encoder.observe(self.sitting, self._seats[agent]) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let all that are asked decide; what was legal before another decided, and is not now, is asked again."""
        sitting = self.sitting
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        asked = [agent for agent in self.agents if self._seats[agent] in sitting.asked()]
        meant = {agent: sitting.meant(self._seats[agent], int(actions[agent])) for agent in asked}
        was_legal = {agent: meant[agent] in sitting.legal(self._seats[agent]) for agent in asked}
        for agent in asked:
            seat = self._seats[agent]
            if seat not in sitting.asked() or (was_legal[agent] and meant[agent] not in sitting.legal(seat)):
                continue
            if not sitting.do(seat, meant[agent]):
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

    def render(self) -> Any:
        """The table as a spectator sees it, in the plan's `render_mode`."""
        return rendered(self.plan, self.sitting.position, None)

    def close(self) -> None:
        """Nothing is open."""
