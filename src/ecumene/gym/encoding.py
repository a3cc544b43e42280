"""Encoding: what an agent sees and may say, as arrays of NumPy, with the spaces that they lie in."""

from __future__ import annotations

from array import array
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from ecumene.core.action import Seat
from ecumene.core.flattening import Layout
from ecumene.core.observing import Observer
from ecumene.core.position import Position
from ecumene.core.remembering import Memory
from ecumene.core.stepping import Lane, no_room_to_see, see_all
from ecumene.gym.plan import Plan, PlanError
from ecumene.gym.sitting import Sitting

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
Seen: TypeAlias = dict[str, Any]

LOWEST, HIGHEST = -0x80000000, 0x7FFFFFFF


class Encoder:
    """Makes an agent's observation: what it sees, the mask of what it may say and, among choices, which they are."""

    def __init__(self, plan: Plan, masks: bool = True) -> None:
        self.plan = plan
        begun = plan.game.prepare(plan.seats, 0, plan.options)
        self._observer = Observer(plan.game, plan.seats, begun.options, plan.table)
        self._memory = self.new_memory()
        self._layout = Layout(plan.game, plan.seats, begun.options) if plan.observation in ("flat", "dict") else None
        self.action_space = spaces.Discrete(plan.action_count)
        parts: dict[str, spaces.Space[Any]] = {}
        if plan.observation != "nothing":
            parts["observation"] = self._seen_space()
        if masks:
            parts["action_mask"] = spaces.Box(0, 1, (plan.action_count,), np.int8)
        if masks and not plan.by_catalogue:
            parts["choices"] = spaces.Box(-1, len(plan.game.actions) - 1, (plan.choices,), np.int32)
        self.space = spaces.Dict(parts)

    def __reduce__(self) -> tuple[Any, ...]:
        return Encoder, (self.plan, "action_mask" in self.space.spaces)

    @property
    def layout(self) -> Layout:
        """Where everything lies in a flat array or a dict."""
        if self._layout is None:
            raise PlanError(f"{self.plan.observation} have no layout")
        return self._layout

    def _seen_space(self) -> spaces.Space[Any]:
        plan = self.plan
        if plan.observation == "tokens":
            return spaces.Box(0, plan.table - 1, (plan.width,), np.int32)
        if plan.observation == "flat":
            return spaces.Box(LOWEST, HIGHEST, (self.layout.size,), np.int32)
        shapes = self.layout.shapes
        return spaces.Dict({name: spaces.Box(LOWEST, HIGHEST, (shapes[name].size,), np.int32) for name in shapes})

    def named(self, flat: Array) -> dict[str, Array]:
        """The parts of flat arrays, one in each row, by the names of what the game stores: the same memory."""
        layout = self.layout
        return {name: flat[:, start : start + layout.shapes[name].size] for name, start in layout.starts.items()}

    # ---- into arrays that are there

    def new_memory(self) -> Memory:
        """Something to remember one game by, for the next look at it."""
        return Memory()

    def see(self, position: Position, seat: Seat, out: Array) -> None:
        """Write what a seat sees into an array: tokens, with zeros behind them, or the flat array, a dict's too."""
        if self.plan.observation in ("flat", "dict"):
            out[:] = np.frombuffer(array("i", self.layout.flat(position, seat)), np.intc)  # thrice as quick as a list
            return
        tokens = np.frombuffer(self._observer.packed(position, seat, self._memory), np.intc)
        count = len(tokens)
        if count > len(out):
            raise no_room_to_see(len(out), count)
        out[:count] = tokens
        out[count:] = 0

    def see_all(self, lanes: list[Lane], memories: list[Memory], rows: Array, filled: list[int]) -> None:
        """The same in several games, a row for each; `filled` has how many bytes of each row are in use."""
        if self.plan.observation == "tokens":
            see_all(self._observer, lanes, memories, rows.data.cast("B"), rows.shape[1] * rows.itemsize, filled)
            return
        for lane, row in zip(lanes, rows, strict=True):
            self.see(lane.position, lane.seat, row)

    def offer(self, sitting: Sitting, seat: Seat, mask: Array, choices: Array | None) -> int:
        """Write what a seat may say, which is nothing where it is not asked; how many legal actions that are."""
        mask[:] = 0
        if choices is not None:
            choices[:] = -1
        if seat not in sitting.position.pending():
            return 0
        numbers = [action.index for action in sitting.legal(seat)]
        count = len(numbers)
        if choices is not None:
            mask[:count] = 1
            choices[:count] = numbers
        else:
            mask[numbers] = 1
        return count

    # ---- as new ones

    def observe(self, sitting: Sitting, seat: Seat) -> Seen:
        """What a seat sees and may say."""
        plan = self.plan
        found: Seen = {}
        if plan.observation == "dict":
            fields = self.layout.fields(sitting.position, seat)
            found["observation"] = {name: np.array(numbers, np.int32) for name, numbers in fields.items()}
        elif plan.observation != "nothing":
            found["observation"] = np.empty(self.space["observation"].shape or (), np.int32)
            self.see(sitting.position, seat, found["observation"])
        found["action_mask"] = np.empty(plan.action_count, np.int8)
        if not plan.by_catalogue:
            found["choices"] = np.empty(plan.choices, np.int32)
        self.offer(sitting, seat, found["action_mask"], found.get("choices"))
        return found
