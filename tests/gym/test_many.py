"""Many games at once: as they would go one by one, whatever the number of workers."""

from __future__ import annotations

import os
import signal
from typing import Any

import numpy as np
import pytest

import ecumene.gym
from ecumene.gym.plan import PlanError
from tests.tiny.harbour import Harbour


def course(workers: int, steps: int = 60, **settings: Any) -> list[bytes]:
    """All that is told of ten games, played at random from the same seed."""
    envs = ecumene.gym.vector(Harbour(), games=10, workers=workers, seats=3, **settings)
    rng = np.random.default_rng(2)
    seen, info = envs.reset(seed=7)
    told: list[bytes] = []
    for _ in range(steps):
        seen, rewards, terminated, truncated, info = envs.step((rng.random(10) * info["legal"]).astype(int))
        told += [array.tobytes() for array in (*seen.values(), rewards, terminated, truncated, *info.values())]
    envs.close()
    return told


def test_the_number_of_workers_changes_nothing() -> None:
    alone = course(0)
    assert course(1) == alone
    assert course(3) == alone
    assert course(2, observation="flat", steps=3) != course(2, observation="tokens", steps=3)


def test_what_is_seen_may_be_a_dict_by_the_names_of_the_game() -> None:
    dicts = ecumene.gym.vector(Harbour(), games=4, workers=2, seats=2, observation="dict")
    flat = ecumene.gym.vector(Harbour(), games=4, workers=0, seats=2, observation="flat")
    named, _ = dicts.reset(seed=3)
    whole, _ = flat.reset(seed=3)
    for _ in range(5):
        assert dicts.observation_space.contains(named)
        np.testing.assert_array_equal(np.hstack(list(named["observation"].values())), whole["observation"])
        numbers = np.zeros(4, int)
        named, whole = dicts.step(numbers)[0], flat.step(numbers)[0]
    env = ecumene.gym.gymnasium(Harbour(), seats=2, observation="dict", actions="choices")
    assert dicts.single_observation_space == env.observation_space
    dicts.close()


def test_a_game_that_ends_tells_what_all_gained_and_begins_anew() -> None:
    envs = ecumene.gym.vector(Harbour(), games=4, workers=2, seats=2)
    seen, info = envs.reset(seed=1)
    ended = 0
    for _ in range(80):
        seen, rewards, terminated, _, info = envs.step(np.zeros(4, int))
        assert envs.observation_space.contains(seen)
        assert (info["legal"] > 0).all()
        assert (seen["action_mask"].sum(axis=1) == info["legal"]).all()
        for game in np.flatnonzero(terminated):
            assert info["rewards"][game].sum() == pytest.approx(1)
            ended += 1
        assert not info["rewards"][~terminated].any()
        assert ((rewards == 0) | terminated).all()
    assert ended > 4
    envs.close()


def test_with_bots_only_the_learner_is_asked() -> None:
    envs = ecumene.gym.vector("vinci", games=3, workers=1, seats=3, bots="random", max_cycles=5)
    _, info = envs.reset(seed=1)
    late = []
    for _ in range(5):
        assert (info["seat"] == 0).all()
        late.append(envs.step(np.zeros(3, int))[3].tolist())
    assert late[-1] == [True] * 3
    envs.close()


def test_seeds_may_be_given_one_by_one_and_an_illegal_number_is_told() -> None:
    envs = ecumene.gym.vector(Harbour(), games=2, workers=1, seats=2)
    seen, _ = envs.reset(seed=[4, 4])
    assert (seen["observation"][0] == seen["observation"][1]).all()
    _, _, _, _, info = envs.step(np.array([0, 500]))
    assert info["illegal"].tolist() == [False, True]
    envs.reset()
    envs.close()


def test_a_step_is_waited_for() -> None:
    envs = ecumene.gym.vector(Harbour(), games=2, workers=1, seats=2)
    envs.reset(seed=1)
    with pytest.raises(PlanError, match="no step"):
        envs.step_wait()
    envs.step_async(np.zeros(2, int))
    with pytest.raises(PlanError, match="under way"):
        envs.step_async(np.zeros(2, int))
    envs.step_wait()
    envs.close()


def test_a_worker_that_fails_or_dies_is_told_and_none_is_left() -> None:
    envs = ecumene.gym.vector(Harbour(), games=4, workers=2, seats=2, illegal="raise")
    envs.reset(seed=1)
    processes = list(envs.processes)
    with pytest.raises(PlanError, match="IllegalAction"):
        envs.step(np.full(4, 900))
    assert not any(process.is_alive() for process in processes)
    envs = ecumene.gym.vector(Harbour(), games=4, workers=2, seats=2)
    envs.reset(seed=1)
    os.kill(envs.processes[0].pid, signal.SIGKILL)
    with pytest.raises(PlanError, match="died"):
        envs.step(np.zeros(4, int))


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(PlanError, match="0 games"):
        ecumene.gym.vector(Harbour(), games=0, seats=2)
