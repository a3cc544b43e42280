"""Many games at once: worker processes play a share of them each, and all they tell lies in shared memory.

    envs = ecumene.gym.vector("vinci", games=64, seats=3)
    seen, info = envs.reset(seed=1)
    numbers = (rng.random(64) * info["legal"]).astype(int)     # among choices, the legal ones come first
    seen, rewards, terminated, truncated, info = envs.step(numbers)

A step is one decision in every game, of whichever seat is asked there: `info["seat"]` says who looks at `seen`, and
`info["rewards"]` has what every seat gained. `rewards` is what the seat that decided gained. A game that ends begins
anew in the same step. The arrays are the shared memory itself, and change with the next step: copy what you keep.
"""

from __future__ import annotations

import os
import signal
from array import array
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ecumene.core.stepping import NOBODY, Lane, over, step_all, told
from ecumene.gym.encoding import Array, Encoder, Seen
from ecumene.gym.plan import Plan, PlanError
from ecumene.gym.sitting import Sitting
from ecumene.machine import cores

STEP, RESET, DONE, FAILED = b"s", b"r", b"d", b"f"
FORKS = "fork" in get_all_start_methods()
"""Whether workers can begin with all that this process knows, games of its own too; elsewhere it plays by itself."""


class Worker:
    """A share of the games, in a process of its own or in this one."""

    def __init__(self, plan: Plan, encoder: Encoder, arrays: dict[str, Array]) -> None:
        self.plan = plan
        self.encoder = encoder
        self.arrays = arrays
        self.sittings = [Sitting(plan) for _ in arrays["seat"]]
        self._lanes: list[Lane] = []
        self._decisions = [0] * len(self.sittings)
        self._dirty = True  # whether the last step told something of what is rare
        self._told: Array = np.zeros(0, np.int64)  # where the choices that are told lie
        self._ramp: Array = np.arange(0)
        arrays["action_mask"][:] = 0
        if "choices" in arrays:
            arrays["choices"][:] = -1
            self._masks, self._choices = arrays["action_mask"].reshape(-1), arrays["choices"].reshape(-1)
            self._starts = np.arange(len(self.sittings)) * plan.choices
        self._limit = 0 if plan.max_cycles is None else plan.max_cycles * len(plan.learners)

    def reset(self) -> None:
        """Begin all games, each with its seed, or where that is -1 with another one."""
        for number, seed in enumerate(self.arrays["seed"].tolist()):
            self._begin(number, None if seed < 0 else seed)
        self._lanes = [sitting.lane for sitting in self.sittings]
        self._tell()

    def _begin(self, number: int, seed: int | None = None) -> None:
        sitting = self.sittings[number]
        sitting.reset(seed)
        while sitting.over:
            sitting.reset()
        self._decisions[number] = 0

    def _begin_again(self, number: int) -> None:
        self._begin(number)
        self._lanes[number] = self.sittings[number].lane

    def step(self) -> None:
        """One decision in every game; what is rare is looked at only where it happens, for a step is short."""
        arrays = self.arrays
        if self._dirty:
            for name in ("rewards", "illegal", "terminated", "truncated"):
                arrays[name][:] = 0
        refused = self._decide(arrays["action"].tolist())
        for number in refused:
            arrays["illegal"][number] = True
        ended = over(self._lanes)
        self._dirty = bool(refused or ended or self._limit or self.plan.reward != "win")
        for number in ended if self.plan.reward == "win" else range(len(self.sittings)):
            arrays["rewards"][number] = self.sittings[number].rewards()
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
            self.sittings[number].replace()
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
        seats, counts, numbers = told(self._lanes)
        arrays["seat"][:] = np.frombuffer(array("i", seats), np.intc)  # an array of lists would take thrice as long
        arrays["legal"][:] = np.frombuffer(array("i", counts), np.intc)
        if "observation" in arrays:
            for lane, row in zip(self._lanes, arrays["observation"], strict=True):
                self.encoder.see(lane.position, lane.seat, row)
        if "choices" in arrays:
            self._tell_choices(array("i", numbers))
        else:
            arrays["action_mask"][:] = 0
            arrays["action_mask"][np.repeat(np.arange(len(self._lanes)), arrays["legal"]), numbers] = 1

    def _tell_choices(self, numbers: array[int]) -> None:
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
        choices[at] = np.frombuffer(numbers, np.intc)
        self._told = at


def serve(worker: Worker, line: Connection, others: Sequence[Connection]) -> None:
    """Do what is asked over a line, until nobody is at its other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asked
    for other in others:
        other.close()
    end = line.fileno()
    with suppress(OSError):
        while what := os.read(end, 1):  # one byte each way: a message takes longer than a decision
            why = _failure(worker, what)
            os.write(end, FAILED if why else DONE)
            if why:
                line.send_bytes(why.encode())


def _failure(worker: Worker, what: bytes) -> str:
    """Do what is asked; why that failed, or nothing."""
    try:
        worker.reset() if what == RESET else worker.step()
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


class Many(VectorEnv[Seen, Array, Array]):
    """Many games of one plan, a decision of each in every step; see the module's own words."""

    def __init__(self, plan: Plan, games: int, workers: int | None) -> None:
        if games < 1:
            raise PlanError(f"{games} games")
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.plan = plan
        self.encoder = Encoder(plan)
        self.num_envs = games
        self.single_observation_space = self.encoder.space
        self.single_action_space: spaces.Space[Any] = self.encoder.action_space
        self.observation_space = batch_space(self.encoder.space, games)
        self.action_space = batch_space(self.encoder.action_space, games)
        self.processes: list[Any] = []
        self._lines: list[Connection] = []
        self._workers: list[Worker] = []
        self._context: Any = get_context("fork" if FORKS else None)
        self.arrays = self._share()
        self._named = self.encoder.named(self.arrays["observation"]) if plan.observation == "dict" else None
        self._all = np.arange(games)
        self._firsts = self._all * plan.seats  # where the rewards of each game begin
        self._gained = self.arrays["rewards"].reshape(-1)
        self._names = tuple(self.encoder.space.spaces)
        self._waiting = False
        self._start(min(cores() if workers is None else workers, games))

    def _share(self) -> dict[str, Array]:
        """What workers and this process both see, by name: a row for each game."""
        games, plan = self.num_envs, self.plan
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            name: ((games, *(space.shape or ())), space.dtype) for name, space in self.encoder.space.spaces.items()
        }
        if plan.observation == "dict":  # one flat array, whose parts have names
            shapes["observation"] = ((games, self.encoder.layout.size), np.int32)
        for name in ("seed", "action"):
            shapes[name] = ((games,), np.int64)
        for name in ("seat", "legal"):
            shapes[name] = ((games,), np.int32)
        for name in ("terminated", "truncated", "illegal"):
            shapes[name] = ((games,), np.bool_)
        shapes["rewards"] = ((games, plan.seats), np.float64)
        arrays: dict[str, Array] = {}
        for name, (shape, dtype) in shapes.items():
            memory = self._context.RawArray("b", int(np.prod(shape)) * np.dtype(dtype).itemsize)
            arrays[name] = np.frombuffer(memory, dtype).reshape(shape)
        return arrays

    def _start(self, workers: int) -> None:
        """Give every worker its share; without any, this process plays all."""
        if workers < 1 or not FORKS:
            self._workers = [Worker(self.plan, self.encoder, self.arrays)]
            return
        bounds = [self.num_envs * number // workers for number in range(workers + 1)]
        for first, last in pairwise(bounds):
            rows = {name: rows[first:last] for name, rows in self.arrays.items()}
            ours, theirs = self._context.Pipe()
            worker = Worker(self.plan, self.encoder, rows)
            process = self._context.Process(target=serve, args=(worker, theirs, [*self._lines, ours]), daemon=True)
            process.start()
            theirs.close()
            self._lines.append(ours)
            self.processes.append(process)

    # ---- Gymnasium's surface

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games: the n-th with the seed plus n, or the n-th of several."""
        if seed is None:
            self.arrays["seed"][:] = -1
        elif isinstance(seed, int):
            self.arrays["seed"][:] = seed + self._all
        else:
            self.arrays["seed"][:] = seed
        self._ask(RESET)
        self._wait()
        return self._seen(), self._info()

    def step_async(self, actions: Array) -> None:
        """Begin a step; `step_wait` gives what came of it."""
        self.arrays["action"][:] = actions
        self._decided = self.arrays["seat"].copy()
        self._ask(STEP)

    def step_wait(self) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        """What came of the step that was begun."""
        self._wait()
        arrays = self.arrays
        rewards = self._gained[self._firsts + self._decided]
        return self._seen(), rewards, arrays["terminated"], arrays["truncated"], self._info()

    def step(self, actions: Array) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        """One decision in every game."""
        self.step_async(actions)
        return self.step_wait()

    def _seen(self) -> Seen:
        seen: Seen = {name: self.arrays[name] for name in self._names}
        return seen if self._named is None else {**seen, "observation": self._named}

    def _info(self) -> dict[str, Any]:
        return {name: self.arrays[name] for name in ("seat", "legal", "rewards", "illegal")}

    # ---- workers

    def _ask(self, what: bytes) -> None:
        if self._waiting:
            raise PlanError("a step is under way: call step_wait() first")
        for worker in self._workers:
            worker.reset() if what == RESET else worker.step()
        self._waiting = True
        for line in self._lines:
            with suppress(OSError):  # `_wait` hears that nobody is there
                os.write(line.fileno(), what)

    def _wait(self) -> None:
        if not self._waiting:
            raise PlanError("no step is under way")
        self._waiting = False
        for line in self._lines:
            try:
                answer = os.read(line.fileno(), 1)
                why = line.recv_bytes().decode() if answer == FAILED else ""
            except (EOFError, OSError):
                answer, why = b"", ""
            if answer != DONE:
                self.close()
                raise PlanError(why or "a process that played has died")

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers."""
        for line in self._lines:
            line.close()
        for process in self.processes:
            process.join()
        self._lines, self.processes = [], []
