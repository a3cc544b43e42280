"""Environments are copied by `copy.deepcopy` and kept by `pickle` in mid-game, with bots and their chances."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from ecumene import gym
from ecumene.catalogue import OURS

WAYS: dict[str, Callable[[Any], Any]] = {"deepcopy": deepcopy, "pickle": lambda env: pickle.loads(pickle.dumps(env))}


def by_turn(env: Any, decisions: int) -> list[Any]:
    """What the agents saw."""
    seen = []
    for _ in range(decisions):
        at = env.observe(env.agent_selection)
        legal = np.flatnonzero(at["action_mask"])
        env.step(int(legal[len(legal) // 2]))
        seen.append((env.agent_selection, at["observation"].tolist(), env.sitting.position.dump()))
    return seen


def alone(env: Any, seen: Any, decisions: int) -> list[Any]:
    """What the agent saw, beginning with what it has seen last."""
    told = []
    for _ in range(decisions):
        legal = np.flatnonzero(seen["action_mask"])
        seen, reward, *_ = env.step(int(legal[len(legal) // 2]))
        told.append((seen["observation"].tolist(), reward, env.sitting.position.dump()))
    return told


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", OURS)
def test_an_environment_goes_on_alike(game: str, way: str) -> None:
    env = gym.pettingzoo(game, seats=3, bots={1: "greedy"}, reward="both")
    env.reset(seed=5)
    by_turn(env, 6)
    twin = WAYS[way](env)
    assert by_turn(twin, 6) == by_turn(env, 6)


@pytest.mark.parametrize("observation", ["tokens", "flat"])
@pytest.mark.parametrize("way", WAYS)
def test_whoever_is_alone_goes_on_alike(way: str, observation: Any) -> None:
    env = gym.gymnasium("tapestry", seats=2, bots="quick", observation=observation)
    seen, _ = env.reset(seed=5)
    twin = WAYS[way](env)
    assert alone(twin, seen, 8) == alone(env, seen, 8)
