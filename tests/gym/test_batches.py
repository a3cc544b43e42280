"""Games that go on by batches, without waiting for all others, and what is told of them."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import ecumene.gym
from ecumene.gym.many import Many
from ecumene.gym.plan import PlanError
from tests.tiny.harbour import Harbour

GAMES = 10


@pytest.fixture
def batches() -> Iterator[Any]:
    """Makes environments that are closed in the end."""
    made: list[Many] = []

    def make(**settings: Any) -> Many:
        given: dict[str, Any] = {"games": GAMES, "seats": 3, "batch": 3, **settings}
        made.append(ecumene.gym.vector(Harbour(), **given))
        return made[-1]

    yield make
    for envs in made:
        envs.close()


def answers(told: Any, step: int) -> Any:
    """What is said in some games: it depends on the game and on how often it was asked alone."""
    info = told[-1]
    return (info.get("env_id", np.arange(GAMES)) * 7 + step) % info["legal"]


def as_bytes(told: Any, row: int) -> list[bytes]:
    """All that is told of one game."""
    seen, rewards, terminated, truncated, info = told
    shared = [info[name] for name in ("seat", "legal", "rewards", "illegal")]
    return [array[row].tobytes() for array in (*seen.values(), rewards, terminated, truncated, *shared)]


@pytest.mark.parametrize("workers", [0, 1, 3])
def test_games_go_as_they_do_all_together(batches: Any, workers: int) -> None:
    whole, expected = batches(batch=None, workers=0), []
    seen, info = whole.reset(seed=5)
    told: Any = (seen, np.zeros(GAMES), np.zeros(GAMES, bool), np.zeros(GAMES, bool), info)
    for step in range(60):
        expected.append([as_bytes(told, game) for game in range(GAMES)])
        told = whole.step(answers(told, step))
    envs = batches(workers=workers)
    assert len(envs.processes) == workers
    envs.async_reset(seed=5)
    steps = [0] * GAMES
    while min(steps) < 60:
        told = envs.recv()
        games = told[-1]["env_id"].tolist()
        for row, game in enumerate(games):
            if steps[game] < 60:
                assert as_bytes(told, row) == expected[steps[game]][game]
        envs.send(answers(told, steps[games[0]]), told[-1]["env_id"])
        for game in games:
            steps[game] += 1
    assert sum(steps) > 60 * GAMES - 30


def test_what_was_received_stays_until_it_is_answered(batches: Any) -> None:
    envs = batches(workers=1)
    envs.async_reset(seed=1)
    kept = envs.recv()
    before = as_bytes(kept, 0)
    others = set()
    for step in range(30):
        told = envs.recv()
        others.add(int(told[-1]["env_id"][0]))
        envs.send(answers(told, step), told[-1]["env_id"])
    assert int(kept[-1]["env_id"][0]) not in others
    assert as_bytes(kept, 0) == before


def test_all_games_may_take_a_step_together_too(batches: Any) -> None:
    envs, whole = batches(workers=2), batches(batch=None, workers=0)
    for seed in (3, 4):
        seen, info = envs.reset(seed=seed)
        expected, _ = whole.reset(seed=seed)
        assert (seen["observation"] == expected["observation"]).all()
        numbers = np.zeros(GAMES, int)
        assert (envs.step(numbers)[0]["observation"] == whole.step(numbers)[0]["observation"]).all()
    envs.send(np.zeros(2, int), np.arange(2))  # or the other way round
    envs.recv()
    assert "env_id" not in info


def test_without_batches_each_process_has_one(batches: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecumene.gym.many.cores", lambda: 2)
    envs = batches(batch=None)
    envs.async_reset(seed=1)
    received = sorted(tuple(envs.recv()[-1]["env_id"].tolist()) for _ in range(2))
    assert received == [(0, 1, 2, 3, 4), (5, 6, 7, 8, 9)]  # one of them was played in this process
    assert len(batches(games=4, batch=1).processes) == 2  # which plays no batches itself


def test_only_what_was_received_is_answered_and_only_once(batches: Any) -> None:
    envs = batches(workers=1)
    with pytest.raises(PlanError, match="nothing is under way"):
        envs.recv()
    envs.async_reset(seed=1)
    with pytest.raises(PlanError, match="under way"):
        envs.async_reset(seed=1)
    told = envs.recv()
    ids = told[-1]["env_id"]
    for wrong in (ids[:-1], ids[1:], ids + 1, np.arange(GAMES)):
        with pytest.raises(PlanError, match="as recv gave it"):
            envs.send(np.zeros(len(wrong), int), wrong)
    envs.send(answers(told, 0), ids)
    with pytest.raises(PlanError, match="already"):
        envs.send(answers(told, 0), ids)
    with pytest.raises(PlanError, match="under way"):
        envs.step(np.zeros(GAMES, int))


@pytest.mark.parametrize("workers", [0, 2])
def test_a_batch_that_fails_is_told(batches: Any, workers: int) -> None:
    envs = batches(workers=workers, illegal="raise")
    envs.async_reset(seed=1)
    told = envs.recv()
    envs.send(np.full(len(told[1]), 900), told[-1]["env_id"])
    with pytest.raises((PlanError, ecumene.IllegalAction)):
        list(iter(envs.recv, None))


def test_a_process_that_died_is_told(batches: Any) -> None:
    envs = batches(workers=2)
    envs.reset(seed=1)
    os.kill(envs.processes[0].pid, signal.SIGKILL)
    envs.send(np.zeros(2, int), np.arange(2))
    with pytest.raises(PlanError, match="died"):
        envs.recv()


@pytest.mark.parametrize("batch", [None, 3])
def test_choices_may_be_packed_or_only_counted(batches: Any, batch: int | None) -> None:
    masks, packed, counted = (
        batches(batch=batch, workers=2, offer=offer, observation="nothing") for offer in ("masks", "packed", "count")
    )
    seen, info = masks.reset(seed=2)
    few, lists = packed.reset(seed=2)
    nothing, counts = counted.reset(seed=2)
    for step in range(40):
        assert few == nothing == {}
        assert (info["legal"] == lists["legal"]).all()
        assert (info["legal"] == counts["legal"]).all()
        for game in range(GAMES):
            first, count = lists["first"][game], lists["legal"][game]
            assert (lists["offered"][first : first + count] == seen["choices"][game][:count]).all()
        numbers = (np.arange(GAMES) + step) % info["legal"]
        seen, *_, info = masks.step(numbers)
        few, *_, lists = packed.step(numbers)
        nothing, *_, counts = counted.step(numbers)
    assert counted.observation_space.contains(nothing)


def test_what_cannot_be_is_refused(batches: Any) -> None:
    with pytest.raises(PlanError, match="batch: 11 among 10"):
        batches(batch=11)
    with pytest.raises(PlanError, match="offer: 'all' is none of"):
        batches(offer="all")
    with pytest.raises(PlanError, match="packed"):
        batches(offer="packed", actions="catalogue")
