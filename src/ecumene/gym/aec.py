"""PettingZoo, one agent after the other: whoever is asked decides."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from ecumene.gym.encoding import Encoder, Seen
from ecumene.gym.pictures import rendered
from ecumene.gym.plan import RENDER_MODES, Plan
from ecumene.gym.sitting import Sitting


class SeatByTurn(AECEnv):  # type: ignore[misc]
    """A game for several agents, of which the one that is selected acts.

    Where several seats choose at once they are asked one by one, and none sees what another chose. Agents are called
    `seat_0` on; seats that are bots are none.
    """

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        name = f"ecumene_{plan.game.id}_v0"
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.plan = plan
        self.render_mode = plan.render_mode
        self.max_cycles = plan.max_cycles
        self.sitting = Sitting(plan)
        self.encoder = Encoder(plan)
        self.possible_agents = [f"seat_{seat}" for seat in plan.learners]
        self._seats = dict(zip(self.possible_agents, plan.learners, strict=True))
        self._names = {seat: agent for agent, seat in self._seats.items()}
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.encoder.space)
        self.action_spaces = {agent: spaces.Discrete(plan.action_count) for agent in self.possible_agents}
        self._decisions = 0

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may see; the same object at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may say; the same object at every call."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game; `options` are not used: those of the game belong to the plan."""
        self.sitting.reset(seed)
        while self.sitting.over:  # no game ends before anybody decides, unless all who do are bots
            self.sitting.reset()
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        self.agent_selection = self._names[self.sitting.asked()[0]]

    def observe(self, agent: str) -> Seen:
        """What an agent sees now, asked or not."""
        return self.encoder.observe(self.sitting, self._seats[agent])

    def step(self, action: int | None) -> None:
        """Let the selected agent decide."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        fine = self.sitting.act(self._seats[agent], int(action))
        self.infos[agent] = {} if fine else {"illegal": True}
        self._decisions += 1
        gained = self.sitting.rewards()
        self.rewards = {name: gained[seat] for name, seat in self._seats.items()}
        if self.sitting.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._decisions >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._names[self.sitting.asked()[0]]
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as the selected agent sees it, in the plan's `render_mode`."""
        return rendered(self.plan, self.sitting.position, self._seats.get(self.agent_selection))

    def close(self) -> None:
        """Nothing is open."""
