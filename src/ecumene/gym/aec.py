"""PettingZoo, one agent after the other: whoever is asked decides."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from ecumene.gym.pictures import rendered
from ecumene.gym.plan import Plan, PlanError, whole
from ecumene.gym.seated import Seated


class SeatByTurn(Seated, AECEnv):  # type: ignore[misc]
    """A game for several agents, of which the one that is selected acts.

    Where several seats choose at once they are asked one by one, and none sees what another chose.
    """

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, f"ecumene_{plan.game.id}_v0", is_parallelizable=False)
        self._names = {seat: agent for agent, seat in self._seats.items()}
        self._decisions = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game; `options` are not used: those of the game belong to the plan."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        self.agent_selection = self._names[self.sitting.asked()[0]]

    def step(self, action: int | None) -> None:
        """Let the selected agent decide."""
        if not self.agents:
            raise PlanError("nobody is asked: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = whole(f"the action of {agent}", action)
        self._cumulative_rewards[agent] = 0.0
        fine = self.sitting.act(self._seats[agent], number)
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
