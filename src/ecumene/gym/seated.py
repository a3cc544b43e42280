"""What both faces for PettingZoo share: agents by their seats, what they may see and say, and pictures."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces

from ecumene.gym.encoding import Encoder, Seen
from ecumene.gym.pictures import rendered
from ecumene.gym.plan import RENDER_MODES, Plan
from ecumene.gym.sitting import Sitting


class Seated:
    """Agents at a table. They are called `seat_0` on; seats that are bots are none."""

    def __init__(self, plan: Plan, name: str, **metadata: object) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {"name": name, "render_modes": list(RENDER_MODES), **metadata}
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

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may see; the same object at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may say; the same object at every call."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Seen:
        """What an agent sees now, asked or not."""
        return self.encoder.observe(self.sitting, self._seats[agent])

    def begin(self, seed: int | None) -> None:
        """Begin another game, in which somebody is asked."""
        self.sitting.reset(seed)
        while self.sitting.over:  # no game ends before anybody decides, unless all who do are bots
            self.sitting.reset()
        self.agents = self.possible_agents.copy()

    def render(self) -> Any:
        """The table as a spectator sees it, in the plan's `render_mode`."""
        return rendered(self.plan, self.sitting.position, None)

    def close(self) -> None:
        """Nothing is open."""
