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

import signal
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ecumene.core.action import Seat
from ecumene.gym.encoding import Array, Encoder, Seen
from ecumene.gym.plan import Plan, PlanError
from ecumene.gym.sitting import Sitting
from ecumene.machine import cores

STEP, RESET, DONE, FAILED = b"s", b"r", b"d", b"f"
FORKS = "fork" in get_all_start_methods()
"""Whether workers can begin with all that this process knows, games of its own too; elsewhere it plays by itself."""


class Worker:
    """A share of the games, in a process of its own or in this one."""

    def __init__(self, plan: Plan, encoder: Encoder, first: int, arrays: dict[str, Array]) -> None:
        self.plan = plan
        self.encoder = encoder
        self.first = first
        self.arrays = arrays
        self.sittings = [Sitting(plan) for _ in arrays["seat"]]
        self.decisions = [0] * len(self.sittings)

    def reset(self) -> None:
        """Begin all games, each with its seed, or where that is -1 with another one."""
        for number, sitting in enumerate(self.sittings):
            seed = int(self.arrays["seed"][number])
            self._begin(number, sitting, None if seed < 0 else seed)

    def _begin(self, number: int, sitting: Sitting, seed: int | None = None) -> None:
        sitting.reset(seed)
        while sitting.over:
            sitting.reset()
        self.decisions[number] = 0
        self._tell(number, sitting)

    def step(self) -> None:
        """One decision in every game."""
        arrays = self.arrays
        numbers = arrays["action"].tolist()
        seats = arrays["seat"].tolist()
        limit = None if self.plan.max_cycles is None else self.plan.max_cycles * len(self.plan.learners)
        for number, sitting in enumerate(self.sittings):
            arrays["illegal"][number] = not sitting.act(seats[number], numbers[number])
            self.decisions[number] += 1
            over = sitting.over
            late = not over and limit is not None and self.decisions[number] >= limit
            if over or self.plan.reward != "win":
                arrays["rewards"][number] = sitting.rewards()
            else:
                arrays["rewards"][number] = 0
            arrays["terminated"][number] = over
            arrays["truncated"][number] = late
            if over or late:
                self._begin(number, sitting)
            else:
                self._tell(number, sitting)

    def _tell(self, number: int, sitting: Sitting) -> None:
        arrays = self.arrays
        seat: Seat = sitting.asked()[0]
        arrays["seat"][number] = seat
        if "observation" in arrays:
            self.encoder.see(sitting, seat, arrays["observation"][number])
        choices = arrays["choices"][number] if "choices" in arrays else None
        arrays["legal"][number] = self.encoder.offer(sitting, seat, arrays["action_mask"][number], choices)


def serve(worker: Worker, line: Connection, others: Sequence[Connection]) -> None:
    """Do what is asked over a line, until nobody is at its other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asked
    for other in others:
        other.close()
    with suppress(EOFError, OSError):
        while True:
            line.send_bytes(_answer(worker, line.recv_bytes()))


def _answer(worker: Worker, what: bytes) -> bytes:
    """Do what is asked; that it is done, or why not."""
    try:
        worker.reset() if what == RESET else worker.step()
    except Exception as error:
        return FAILED + f"{type(error).__name__}: {error}".encode()
    return DONE


class Many(VectorEnv[Seen, Array, Array]):
    """Many games of one plan, a decision of each in every step; see the module's own words."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, plan: Plan, games: int, workers: int | None) -> None:
        if games < 1:
            raise PlanError(f"{games} games")
        if plan.observation == "dict":
            raise PlanError("many games are seen as tokens, flat or not at all")
        self.plan = plan
        self.encoder = Encoder(plan)
        self.num_envs = games
        self.single_observation_space = self.encoder.space
        self.single_action_space: spaces.Discrete = self.encoder.action_space
        self.observation_space = batch_space(self.encoder.space, games)
        self.action_space = batch_space(self.encoder.action_space, games)
        self.processes: list[Any] = []
        self._lines: list[Connection] = []
        self._workers: list[Worker] = []
        self._context: Any = get_context("fork" if FORKS else None)
        self.arrays = self._share()
        self._all = np.arange(games)
        self._waiting = False
        self._start(min(cores() if workers is None else workers, games))

    def _share(self) -> dict[str, Array]:
        """What workers and this process both see, by name: a row for each game."""
        games, plan = self.num_envs, self.plan
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            name: ((games, *(space.shape or ())), space.dtype) for name, space in self.encoder.space.spaces.items()
        }
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
            self._workers = [Worker(self.plan, self.encoder, 0, self.arrays)]
            return
        bounds = [self.num_envs * number // workers for number in range(workers + 1)]
        for first, last in pairwise(bounds):
            rows = {name: rows[first:last] for name, rows in self.arrays.items()}
            ours, theirs = self._context.Pipe()
            worker = Worker(self.plan, self.encoder, first, rows)
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
        rewards = arrays["rewards"][self._all, self._decided]
        return self._seen(), rewards, arrays["terminated"], arrays["truncated"], self._info()

    def step(self, actions: Array) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        """One decision in every game."""
        self.step_async(actions)
        return self.step_wait()

    def _seen(self) -> Seen:
        return {name: self.arrays[name] for name in self.encoder.space.spaces}

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
                line.send_bytes(what)

    def _wait(self) -> None:
        if not self._waiting:
            raise PlanError("no step is under way")
        self._waiting = False
        for line in self._lines:
            try:
                answer = line.recv_bytes()
            except (EOFError, OSError):
                answer = FAILED + b"a process that played has died"
            if answer != DONE:
                self.close()
                raise PlanError(answer[1:].decode())

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers."""
        for line in self._lines:
            line.close()
        for process in self.processes:
            process.join()
        self._lines, self.processes = [], []
