"""A state of OpenSpiel: a reference to a moment of ours."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pyspiel

from ecumene.core.action import Seat
from ecumene.core.game import game_of
from ecumene.core.position import Position
from ecumene.gym.openspiel.knowing import facts
from ecumene.gym.openspiel.moments import Draw, Moment, plain
from ecumene.gym.openspiel.paying import PAYMENTS


class State(pyspiel.State):
    """A game of the catalogue at one moment. `at` is all it knows, so that it copies and stores as that does."""

    def __init__(self, game: Any, at: Moment | Draw) -> None:
        super().__init__(game)
        self.at = at

    @property
    def position(self) -> Position | None:
        """The position as the engine has it; while chance decides that before the act, None before there is one."""
        moment = self.at.moment if isinstance(self.at, Draw) else self.at
        return None if moment is None else moment.position

    def table(self, lang: str = "en") -> str:
        """The table as text, for people."""
        position = self.position
        return "" if position is None else game_of(position).speech(lang).table(position)

    # ---- what OpenSpiel asks

    def current_player(self) -> int:
        """The seat that decides; chance, all at once, or nobody."""
        if isinstance(self.at, Draw):
            return int(pyspiel.PlayerId.CHANCE)
        deciding = self.at.deciding
        if len(deciding) == 1:
            return deciding[0]
        return int(pyspiel.PlayerId.SIMULTANEOUS if deciding else pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return isinstance(self.at, Moment) and not self.at.deciding

    def _legal_actions(self, player: Seat) -> list[int]:
        return self.at.legal(player) if isinstance(self.at, Moment) else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can bring and how likely it is."""
        return self.at.outcomes() if isinstance(self.at, Draw) else []

    def _apply_action(self, action: int) -> None:
        if isinstance(self.at, Draw):
            self.at = self.at.after(action, self.get_game().rng)
        else:
            self.at = self.at.after([(self.at.deciding[0], action)])

    def _apply_actions(self, actions: Sequence[int]) -> None:
        assert isinstance(self.at, Moment)
        self.at = self.at.after([(seat, actions[seat]) for seat in self.at.deciding])

    def _action_to_string(self, player: int, action: int) -> str:
        if isinstance(self.at, Draw) and player == pyspiel.PlayerId.CHANCE:
            return self.at.says(action)
        return self.at.table.game.actions[action].notation

    def returns(self) -> list[float]:
        """What each seat has got: nothing before the end."""
        if not isinstance(self.at, Moment) or self.at.deciding:
            return [0.0] * self.at.table.seats
        return PAYMENTS[self.get_game().payment](self.at.position.standings())

    def __str__(self) -> str:
        position = self.position
        dump = {} if position is None else position.dump()
        text = plain([dump.get("agenda"), dump.get("state")])
        if isinstance(self.at, Draw):
            acts = " ".join(f"{seat} {action}" for seat, action in self.at.acts)
            return f"{text}\n{acts}\n{self.at.given} {self.at.needed.purpose} {self.at.low} {self.at.high}"
        return text

    # ---- more than it asks

    def resample_from_infostate(self, player: Seat, sampler: Any) -> State:
        """A state that `player` cannot tell from this one, what it may not know being drawn anew: for ISMCTS."""
        assert isinstance(self.at, Moment), "chance decides: there is nothing to imagine"
        twin: State = self.clone()
        twin.at = self.at.guessed(player, Random(int(sampler() * (1 << 53))))
        return twin

    def _to_struct(self) -> dict[str, Any]:
        position = self.position
        return {} if position is None else position.dump()

    def _to_observation_struct(self, player: Seat) -> dict[str, Any]:
        moment = self.at.moment if isinstance(self.at, Draw) else self.at
        return {} if moment is None else facts(moment, player)

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"action": self._action_to_string(player, action)}
