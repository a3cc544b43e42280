"""Many games at once: this process and others play a share of them each, and all they tell lies in shared memory.

    envs = ecumene.gym.vector("vinci", games=64, seats=3)
    seen, info = envs.reset(seed=1)
    numbers = (rng.random(64) * info["legal"]).astype(int)     # among choices, the legal ones come first
    seen, rewards, terminated, truncated, info = envs.step(numbers)

A step is one decision in every game, of whichever seat is asked there: `info["seat"]` says who looks at `seen`, and
`info["rewards"]` has what every seat gained. `rewards` is what the seat that decided gained. A game that ends begins
anew in the same step. The arrays are the shared memory itself, and change with the next step: copy what you keep.

With a `batch`, games go on without waiting for all others, in the manner of EnvPool:

    envs = ecumene.gym.vector("vinci", games=1024, batch=64, seats=3)
    envs.async_reset(seed=1)
    while True:
        seen, rewards, terminated, truncated, info = envs.recv()      # the 64 that are ready first
        envs.send((rng.random(64) * info["legal"]).astype(int), info["env_id"])

What `recv` gave stays as it is until an answer is sent to it, however long that takes; meanwhile the others play.
"""

from __future__ import annotations

import gc
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_all_start_methods, get_context
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ecumene.gym.calling import LOOKS, Calls, Died
from ecumene.gym.encoding import Array, Encoder, Seen
from ecumene.gym.plan import Plan, PlanError, whole
from ecumene.gym.share import OFFERS, RESET, STEP, Offer, Share
from ecumene.machine import cores

FORKS = "fork" in get_all_start_methods()
"""Whether workers can begin with all that this process knows, games of its own too; elsewhere it plays by itself."""

FEW_CORES = 4
"""No more than that, and whoever only hands out batches has none of its own: it needs too little of it."""

LARGEST_SEED = 1 << 62
"""Seeds lie in shared memory, with room for as many games above."""

DIED = "a process that played has died"

Told = tuple[Seen, Array, Array, Array, dict[str, Any]]
Part = tuple[Seen, dict[str, Any], Array, Array, Array, Array | None]
"""Where lies what is told of some games, and what was seen last of those that end."""


class Many(VectorEnv[Seen, Array, Array]):
    """Many games of one plan, a decision of each in every step; see the module's own words."""

    def __init__(
        self, plan: Plan, games: int, workers: int | None, batch: int | None = None, offer: Offer = "masks"
    ) -> None:
        _check(plan, games, workers, batch, offer)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.plan = plan
        self.offer = offer
        self.encoder = Encoder(plan, masks=offer == "masks")
        self.num_envs = games
        self.single_observation_space = self.encoder.space
        self.single_action_space: spaces.Space[Any] = self.encoder.action_space
        self.observation_space = batch_space(self.encoder.space, games)
        self.action_space = batch_space(self.encoder.action_space, games)
        self.processes: list[Any] = []
        self._calls: Calls | None = None
        self._context: Any = get_context("fork" if FORKS else None)
        self.arrays = self._allot()
        self._all = np.arange(games)
        self._under_way: dict[int, int] = {}  # what was asked of which share, the oldest first
        self._has_begun = False
        self._start(workers, batch)
        self._whole = self._told_of(0, games)
        self._parts = [self._told_of(first, last) for first, last in self._bounds]
        for (first, last), part in zip(self._bounds, self._parts, strict=True):
            part[1]["env_id"] = self._all[first:last]
        self._share_at = {first: number for number, (first, _) in enumerate(self._bounds)}

    def _allot(self) -> dict[str, Array]:
        """What workers and this process both see, by name: a row for each game."""
        games, plan = self.num_envs, self.plan
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            name: ((games, *(space.shape or ())), space.dtype) for name, space in self.encoder.space.spaces.items()
        }
        if plan.observation == "dict":  # one flat array, whose parts have names
            shapes["observation"] = ((games, self.encoder.layout.size), np.int32)
        if plan.max_cycles is not None and "observation" in shapes:
            shapes["final"] = shapes["observation"]
        if self.offer == "packed":
            shapes["offered"] = ((games, plan.choices), np.int32)
            shapes["first"] = ((games,), np.int64)
        for name in ("seed", "action"):
            shapes[name] = ((games,), np.int64)
        for name in ("seat", "legal"):
            shapes[name] = ((games,), np.int32)
        for name in ("terminated", "truncated", "illegal"):
            shapes[name] = ((games,), np.bool_)
        shapes["gained"] = ((games,), np.float64)
        shapes["rewards"] = ((games, plan.seats), np.float64)
        arrays: dict[str, Array] = {}
        for name, (shape, dtype) in shapes.items():
            memory = self._context.RawArray("b", int(np.prod(shape)) * np.dtype(dtype).itemsize)
            arrays[name] = np.frombuffer(memory, dtype).reshape(shape)
        return arrays

    def _start(self, workers: int | None, batch: int | None) -> None:
        """Give everybody their shares.

        Without batches each process has one, and this one plays too where nobody says how many do, for it would only
        wait. With them others have several each, so that they play while this one thinks.
        """
        spare = batch is None or cores() > FEW_CORES  # for this process, which plays, or keeps the others supplied
        wanted = workers if workers is not None else cores() - spare
        others = max(0, wanted) if FORKS else 0
        plays = others < 1 or (workers is None and batch is None)
        shares = min(others + plays, self.num_envs) if batch is None else -(-self.num_envs // batch)
        edges = [self.num_envs * number // shares for number in range(shares + 1)]
        self._bounds = list(pairwise(edges))
        self._shares = [
            Share(self.plan, self.encoder, {name: rows[first:last] for name, rows in self.arrays.items()}, first)
            for first, last in self._bounds
        ]
        self._here = shares if others < 1 else int(plays)  # the first ones are played in this process
        far = shares - self._here
        if far:
            self._fork([number * min(others, far) // far for number in range(far)])

    def _fork(self, owners: list[int]) -> None:
        count = len(set(owners))
        calls = Calls(self._context, owners, LOOKS if count < cores() else 0)  # looking takes a core
        for owner in range(count):
            process = self._context.Process(target=self._serve, args=(calls, owner), daemon=True)
            process.start()
            self.processes.append(process)
        calls.watch([process.sentinel for process in self.processes])
        self._calls = calls

    def _serve(self, calls: Calls, owner: int) -> None:
        """Play the shares of one process."""
        gc.freeze()  # what was here before stays as it is, and needs no looking after
        far = self._shares[self._here :]
        calls.serve(owner, lambda share, what: far[share].work(what))

    # ---- Gymnasium's surface: all games together

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games: the n-th with the seed plus n, or the n-th of several."""
        self.async_reset(seed=seed)
        seen, _, _, _, info = self.step_wait()
        return seen, info

    def step_async(self, actions: Array) -> None:
        """Begin a step; `step_wait` gives what came of it."""
        self._refuse_if_under_way()
        if not self._has_begun:
            raise PlanError("nothing is played yet: call reset() first")
        self.arrays["action"][:] = _numbers(actions, self.num_envs)
        self._ask(range(len(self._bounds)), STEP)

    def step_wait(self) -> Told:
        """What came of the step that was begun."""
        self._refuse_if_closed()
        if len(self._under_way) < len(self._bounds):
            raise PlanError("no step of all games is under way")
        for share in range(self._here):
            self._play(share)
        if self._calls is not None:
            try:
                why = self._calls.hear_all()
            except Died:
                why = DIED
            self._fail(why)
        self._under_way.clear()
        return self._told(self._whole)

    def step(self, actions: Array) -> Told:
        """One decision in every game."""
        self.step_async(actions)
        return self.step_wait()

    # ---- EnvPool's surface: games that are ready go on

    def async_reset(self, *, seed: int | Sequence[int | None] | None = None) -> None:
        """Begin all games, with seeds as in `reset`; `recv` gives those that are ready first."""
        self._refuse_if_under_way()
        self.arrays["seed"][:] = _seeds(seed, self.num_envs)
        self._has_begun = True
        self._ask(range(len(self._bounds)), RESET)

    def send(self, actions: Array, env_id: Array) -> None:
        """Answer what `recv` gave: a decision in each of its games, which are those that `info["env_id"]` said."""
        self._refuse_if_closed()
        first = env_id.item(0)
        share = self._share_at.get(first)
        last = first if share is None else self._bounds[share][1]
        if share is None or len(env_id) != last - first or env_id.item(-1) != last - 1:
            raise PlanError("send: answer a batch as recv gave it")
        if share in self._under_way:
            raise PlanError(f"send: games {first} to {last - 1} have been answered already")
        if not self._has_begun:
            raise PlanError("nothing is played yet: call async_reset() first")
        self.arrays["action"][first:last] = _numbers(actions, last - first)
        self._under_way[share] = STEP
        if share >= self._here and self._calls is not None:
            self._calls.ask((share - self._here,), STEP)

    def recv(self) -> Told:
        """The batch that is ready first, or as soon as one is; it stays as it is until it is answered."""
        self._refuse_if_closed()
        if not self._under_way:
            raise PlanError("recv: nothing is under way: call async_reset() or send() first")
        return self._told(self._parts[self._hear_any()])

    # ---- what is told

    def _told_of(self, first: int, last: int) -> Part:
        """What is told of some games: where it lies does not change."""
        arrays = self.arrays
        seen: Seen = {name: arrays[name][first:last] for name in self.encoder.space.spaces}
        if self.plan.observation == "dict":
            seen["observation"] = self.encoder.named(seen["observation"])
        info = {name: arrays[name][first:last] for name in ("seat", "legal", "rewards", "illegal")}
        if self.offer == "packed":
            info["offered"] = arrays["offered"].reshape(-1)
            info["first"] = arrays["first"][first:last]
        return (
            seen,
            info,
            arrays["gained"][first:last],
            arrays["terminated"][first:last],
            arrays["truncated"][first:last],
            arrays["final"][first:last] if "final" in arrays else None,
        )

    def _told(self, part: Part) -> Told:
        seen, info, gained, terminated, truncated, final = part
        info = info.copy()
        if final is not None and (ended := terminated | truncated).any():
            info["final_obs"], info["_final_obs"] = self._last_seen(final, ended), ended
        return seen.copy(), gained.copy(), terminated, truncated, info

    def _last_seen(self, final: Array, ended: Array) -> Array:
        """Games that have ended as they were seen last, in the words of Gymnasium; None for the others."""
        found: Array = np.full(len(ended), None, object)
        for row in np.flatnonzero(ended):
            seen = final[row : row + 1].copy()
            found[row] = {"observation": seen[0]}
            if self.plan.observation == "dict":
                found[row] = {"observation": {name: part[0] for name, part in self.encoder.named(seen).items()}}
        return found

    # ---- workers

    def _refuse_if_closed(self) -> None:
        if self.closed:
            raise PlanError("this environment is closed: make another one")

    def _refuse_if_under_way(self) -> None:
        self._refuse_if_closed()
        if self._under_way:
            raise PlanError("a step is under way: call step_wait(), or recv() for each batch, first")

    def _ask(self, shares: Sequence[int], what: int) -> None:
        for share in shares:
            self._under_way[share] = what
        if self._calls is not None:
            self._calls.ask([share - self._here for share in shares if share >= self._here], what)

    def _hear_any(self) -> int:
        """Wait until any share is done, which this process may have to do itself; which one it is."""
        here = self._here
        share = next((share for share in self._under_way if share < here), -1) if here else -1
        if share >= 0 or self._calls is None:
            self._play(share)
        else:
            try:
                share, why = self._calls.hear_any()
            except Died:
                why = DIED
            self._fail(why)
            share += self._here
        del self._under_way[share]
        return share

    def _play(self, share: int) -> None:
        try:
            self._shares[share].work(self._under_way[share])
        except Exception as error:
            if self._calls is None:
                self.close()
                raise
            self._fail(f"{type(error).__name__}: {error}")

    def _fail(self, why: str) -> None:
        if why:
            self.close()
            raise PlanError(why)

    def close_extras(self, **kwargs: Any) -> None:
        """End the workers."""
        if self._calls is not None:
            self._calls.close()
        for process in self.processes:
            process.join()
        self._calls, self.processes = None, []


def _check(plan: Plan, games: int, workers: int | None, batch: int | None, offer: Offer) -> None:
    whole("games", games, 1)
    if workers is not None:
        whole("workers", workers, 0)
    if batch is not None and whole("batch", batch, 1) > games:
        raise PlanError(f"batch: {batch} among {games} games")
    if offer not in OFFERS:
        raise PlanError(f"offer: {offer!r} is none of {', '.join(OFFERS)}")
    if offer == "packed" and plan.by_catalogue:
        raise PlanError('offer: "packed" is for actions="choices"')


def _seeds(seed: Any, games: int) -> list[int]:
    """The seed of each game, -1 where there is none: one for all counts up from game to game."""
    if seed is None:
        return [-1] * games
    if not isinstance(seed, (Sequence, np.ndarray)) or isinstance(seed, str):
        first = whole("seed", seed, 0, LARGEST_SEED)
        return list(range(first, first + games))
    if len(seed) != games:
        raise PlanError(f"seed: {len(seed)} of them for {games} games")
    return [-1 if one is None else whole("seed", one, 0, LARGEST_SEED) for one in seed]


def _numbers(actions: Any, games: int) -> Array:
    """What is said in so many games."""
    told: Array = np.asarray(actions)
    if told.shape != (games,) or told.dtype.kind not in "iu":
        raise PlanError(f"actions: a whole number for each of {games} games, not {told.dtype} of shape {told.shape}")
    return told
