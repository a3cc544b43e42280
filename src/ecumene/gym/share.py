"""Shares of many games: what one process plays in one go, with rows of shared memory to tell it in."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import numpy as np

from ecumene.core.stepping import NOBODY, Lane, over, step_all, told
from ecumene.gym.encoding import Array, Encoder
from ecumene.gym.plan import AT_THE_END, Plan
from ecumene.gym.sitting import Sitting

STEP, RESET = 1, 2

Offer: TypeAlias = Literal["masks", "packed", "count"]
"""How it is told what may be said: rows of masks and choices, all choices one behind the other, or only how many."""

OFFERS: Final[tuple[Offer, ...]] = ("masks", "packed", "count")


class Share:
    """Some of the games, played in a process of its own or in this one."""

    def __init__(self, plan: Plan, encoder: Encoder, arrays: dict[str, Array], first: int) -> None:
        self.plan = plan
        self.encoder = encoder
        self.arrays = arrays
        self.sittings = [Sitting(plan) for _ in arrays["seat"]]
        self._lanes: list[Lane] = []
        self._decisions = [0] * len(self.sittings)
        self._memories = [encoder.new_memory() for _ in self.sittings]
        self._filled = [0] * len(self.sittings)  # how much of each row of tokens is in use
        self._dirty = True  # whether the last step told something of what is rare
        self._told: Array = np.zeros(0, np.int64)  # where the choices that are told lie
        self._ramp: Array = np.arange(0)
        self._has_masks = "action_mask" in arrays
        self._is_packed = "offered" in arrays
        self._seats, self._counts = arrays["seat"].data.cast("B"), arrays["legal"].data.cast("B")
        self._offered = arrays["offered"].data.cast("B") if self._is_packed else memoryview(b"")
        self._place = first * plan.choices  # where in all that is offered this share's begins
        if self._has_masks:
            arrays["action_mask"][:] = 0
        if "choices" in arrays:
            arrays["choices"][:] = -1
            self._masks, self._choices = arrays["action_mask"].reshape(-1), arrays["choices"].reshape(-1)
            self._starts = np.arange(len(self.sittings)) * plan.choices
        self._limit = 0 if plan.max_cycles is None else plan.max_cycles * len(plan.learners)

    def work(self, what: int) -> None:
        """Do what is asked of all games."""
        self.reset() if what == RESET else self.step()

    def reset(self) -> None:
        """Begin all games, each with its seed, or where that is -1 with another one."""
        self._clear()
        self._dirty = False
        for number, seed in enumerate(self.arrays["seed"].tolist()):
            self._begin(number, None if seed < 0 else seed)
        self._lanes = [sitting.lane for sitting in self.sittings]
        self._tell()

    def _clear(self) -> None:
        for name in ("rewards", "gained", "illegal", "terminated", "truncated"):
            self.arrays[name][:] = 0

    def _begin(self, number: int, seed: int | None = None) -> None:
        sitting = self.sittings[number]
        sitting.reset(seed)
        while sitting.over:
            sitting.reset()
        self._decisions[number] = 0

    def _begin_again(self, number: int) -> None:
        self._see_the_last(number)
        self._begin(number)
        self._lanes[number] = self.sittings[number].lane

    def _see_the_last(self, number: int) -> None:
        """A game is over or given up: write what whoever has decided sees of it, where somebody wants to know."""
        if "final" in self.arrays:
            seat = int(self.arrays["seat"][number])
            self.encoder.see(self.sittings[number].position, seat, self.arrays["final"][number])

    def step(self) -> None:
        """One decision in every game; what is rare is looked at only where it happens, for a step is short."""
        arrays = self.arrays
        if self._dirty:
            self._clear()
        refused = self._decide(arrays["action"].tolist())
        for number in refused:
            arrays["illegal"][number] = True
        ended = over(self._lanes)
        at_the_end = self.plan.reward in AT_THE_END
        self._dirty = bool(refused or ended or self._limit or not at_the_end)
        for number in ended if at_the_end else range(len(self.sittings)):
            rewards = self.sittings[number].rewards()
            arrays["rewards"][number] = rewards
            arrays["gained"][number] = rewards[arrays["seat"][number]]  # who has decided: nobody else is told of yet
        if self._limit:
            for number in range(len(self.sittings)):
                self._count(number)
        for number in ended:
            arrays["terminated"][number] = True
            self._begin_again(number)
        self._tell()

    def _decide(self, said: list[int]) -> list[int]:
        """Do what was said in every game; the games in which it was not legal."""
        if self.plan.bots or self.plan.by_catalogue:
            return [number for number, sitting in enumerate(self.sittings) if not sitting.go_on(said[number])]
        refused = step_all(self._lanes, said)
        for number in refused:
            self.sittings[number].replace(said[number])
        return refused

    def _count(self, number: int) -> None:
        """One more decision of a game that is given up after so many."""
        self._decisions[number] += 1
        if self._decisions[number] >= self._limit and self._lanes[number].seat != NOBODY:
            self.arrays["truncated"][number] = True
            self._begin_again(number)

    def _tell(self) -> None:
        """Write what the seats that are asked see and may say."""
        arrays = self.arrays
        seats, counts, packed = told(self._lanes, self._has_masks or self._is_packed)
        self._seats[:] = seats
        self._counts[:] = counts
        if "observation" in arrays:
            self.encoder.see_all(self._lanes, self._memories, arrays["observation"], self._filled)
        if "choices" in arrays:
            self._tell_choices(np.frombuffer(packed, np.intc))
        elif self._has_masks:
            arrays["action_mask"][:] = 0
            rows = np.repeat(np.arange(len(self._lanes)), arrays["legal"])
            arrays["action_mask"][rows, np.frombuffer(packed, np.intc)] = 1
        elif self._is_packed:
            self._offered[: len(packed)] = packed
            firsts = arrays["first"]
            np.cumsum(arrays["legal"][:-1], out=firsts[1:])
            firsts[0] = 0
            firsts += self._place

    def _tell_choices(self, numbers: Array) -> None:
        """All rows in one go, and only what changes: calls of NumPy cost as much as decisions, and rows are long."""
        counts, masks, choices, before = self.arrays["legal"], self._masks, self._choices, self._told
        if len(numbers) > len(self._ramp):
            self._ramp = np.arange(2 * len(numbers))
        starts = self._starts - counts.cumsum()
        starts += counts  # so that a row's first choice comes to its beginning
        at = starts.repeat(counts)
        at += self._ramp[: len(numbers)]
        masks[before] = 0
        choices[before] = -1
        masks[at] = 1
        choices[at] = numbers
        self._told = at
