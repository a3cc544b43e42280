"""Many games at once: as they would go one by one, whatever the number of workers."""

from __future__ import annotations

import os
import signal
from typing import Any

import numpy as np
import pytest

import ecumene.gym
from ecumene.core.observing import Observer
from ecumene.gym.plan import AT_THE_END, PlanError, Reward
from tests.tiny.harbour import Harbour


def course(workers: int | None, steps: int = 60, **settings: Any) -> list[bytes]:
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


def test_rows_hold_the_tokens_of_each_game_and_zeros() -> None:
    envs = ecumene.gym.vector(Harbour(), games=3, workers=0, seats=3, width=300, table=5000)
    seen, info = envs.reset(seed=2)
    for _ in range(90):
        for row, sitting in zip(seen["observation"], envs._shares[0].sittings, strict=True):
            position = sitting.position
            observer = Observer(position.game, 3, position.options)
            tokens = observer.tokens(position, position.pending()[0])
            rows = [token % 4999 + 1 for token in tokens]
            assert row.tolist() == rows + [0] * (300 - len(rows))
        seen, *_, info = envs.step(info["legal"] - 1)


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


@pytest.mark.parametrize("reward", AT_THE_END)
def test_a_game_that_ends_tells_what_all_gained_and_begins_anew(reward: Reward) -> None:
    envs = ecumene.gym.vector(Harbour(), games=4, workers=2, seats=2, reward=reward)
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


@pytest.mark.parametrize("observation", ["tokens", "flat", "dict"])
@pytest.mark.parametrize("batch", [None, 4])
def test_of_games_that_are_given_up_it_is_told_how_they_were_seen_last(observation: Any, batch: int | None) -> None:
    told: dict[str, Any] = {"games": 4, "seats": 3, "bots": "random", "observation": observation}
    limited = ecumene.gym.vector(Harbour(), workers=1, batch=batch, max_cycles=3, **told)
    free = ecumene.gym.vector(Harbour(), workers=0, **told)
    limited.reset(seed=5)
    seen, info = free.reset(seed=5)
    for step in range(3):
        _, _, _, truncated, info = limited.step(np.zeros(4, int))
        seen = free.step(np.zeros(4, int))[0]
        assert truncated.tolist() == [step == 2] * 4
        assert ("final_obs" in info) == (step == 2)
    assert info["_final_obs"].tolist() == [True] * 4
    for game, last in enumerate(info["final_obs"]):
        parts = last["observation"] if observation == "dict" else {"": last["observation"]}
        wanted = seen["observation"] if observation == "dict" else {"": seen["observation"]}
        assert parts.keys() == wanted.keys()
        assert all((parts[name] == wanted[name][game]).all() for name in parts)
    limited.close()


def test_a_game_that_is_over_was_seen_last_too_and_the_others_were_not() -> None:
    envs = ecumene.gym.vector(Harbour(), games=4, workers=0, seats=2, max_cycles=1000)
    envs.reset(seed=1)
    ended = 0
    for step in range(60):
        _, _, terminated, _, info = envs.step((np.arange(4) + step) % 2)
        last = info.get("final_obs", [None] * 4)
        assert [one is not None for one in last] == terminated.tolist()
        ended += sum(envs.encoder.space["observation"].contains(one["observation"]) for one in last if one)
    assert ended > 2


def test_seeds_may_be_given_one_by_one_and_an_illegal_number_is_told() -> None:
    envs = ecumene.gym.vector(Harbour(), games=2, workers=1, seats=2)
    seen, _ = envs.reset(seed=[4, 4])
    assert (seen["observation"][0] == seen["observation"][1]).all()
    _, _, _, _, info = envs.step(np.array([0, 500]))
    assert info["illegal"].tolist() == [False, True]
    envs.reset()
    envs.close()


@pytest.mark.parametrize(
    ("seed", "said"),
    [
        (-1, "0 or more"),
        ([1], "1 of them for 2 games"),
        ([1, -2], "0 or more"),
        ("ab", "whole number"),
        (1.5, "whole number"),
        (1 << 70, "or less"),
    ],
)
def test_seeds_that_cannot_be_are_refused(seed: Any, said: str) -> None:
    envs = ecumene.gym.vector(Harbour(), games=2, workers=0, seats=2)
    with pytest.raises(PlanError, match=f"seed: .*{said}"):
        envs.reset(seed=seed)
    envs.reset(seed=[3, None])


def test_a_seed_of_numpy_is_a_seed() -> None:
    """It was taken for several, all the same, so that all games were one."""
    seen = []
    seeds: list[Any] = [7, np.int64(7), np.array([7, 8])]
    for seed in seeds:
        envs = ecumene.gym.vector(Harbour(), games=2, workers=0, seats=2)
        seen.append(envs.reset(seed=seed)[0]["observation"].tobytes())
    assert len(set(seen)) == 1


@pytest.mark.parametrize("actions", [0, [0], [0, 0, 0], [0.5, 0.0], ["a", "b"], [[0, 0]]])
def test_what_is_no_number_for_each_game_is_refused(actions: Any) -> None:
    envs = ecumene.gym.vector(Harbour(), games=2, workers=0, seats=2)
    with pytest.raises(PlanError, match="reset"):
        envs.step(np.zeros(2, int))
    envs.reset(seed=1)
    with pytest.raises(PlanError, match="actions: a whole number for each of 2 games"):
        envs.step(actions)
    envs.step(np.zeros(2, int))  # nothing was under way


@pytest.mark.parametrize("workers", [0, 1])
def test_what_is_closed_plays_no_more(workers: int) -> None:
    """It gave what had been told last, over and over."""
    envs = ecumene.gym.vector(Harbour(), games=2, workers=workers, seats=2)
    envs.reset(seed=1)
    envs.close()
    numbers = np.zeros(2, int)
    calls: list[Any] = [envs.reset, envs.recv, envs.step_wait, lambda: envs.step(numbers)]
    for call in [*calls, lambda: envs.send(numbers, np.arange(2))]:
        with pytest.raises(PlanError, match="closed"):
            call()


@pytest.mark.parametrize("workers", [0, 1])
def test_an_illegal_number_that_raises_says_which_and_closes(workers: int) -> None:
    envs = ecumene.gym.vector(Harbour(), games=2, workers=workers, seats=2, illegal="raise")
    envs.reset(seed=1)
    with pytest.raises(ecumene.EcumeneError, match=r"900 — .*\[core.choice\]"):
        envs.step(np.full(2, 900))
    with pytest.raises(PlanError, match="closed"):
        envs.reset(seed=1)


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


def test_this_process_plays_too_where_nobody_says_how_many_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecumene.gym.many.cores", lambda: 3)
    assert course(None) == course(0)
    envs = ecumene.gym.vector(Harbour(), games=6, seats=2, illegal="raise")
    assert len(envs.processes) == 2
    envs.reset(seed=1)
    processes = list(envs.processes)
    numbers = np.zeros(6, int)
    numbers[0] = 900  # in a game that is played here
    with pytest.raises(PlanError, match="IllegalAction"):
        envs.step(numbers)
    assert not any(process.is_alive() for process in processes)
    monkeypatch.setattr("ecumene.gym.many.cores", lambda: 1)
    assert ecumene.gym.vector(Harbour(), games=6, seats=2).processes == []


def test_of_two_that_play_by_turns_each_ends_by_itself() -> None:
    """The workers of the second hold what they inherited of the first."""
    halves = [ecumene.gym.vector(Harbour(), games=2, workers=1, seats=2) for _ in range(2)]
    for envs in halves:
        envs.reset(seed=1)
        envs.step_async(np.zeros(2, int))
    processes = [envs.processes[0] for envs in halves]
    halves[0].step_wait()
    halves[0].close()
    assert [process.is_alive() for process in processes] == [False, True]
    halves[1].close()  # in the middle of a step
    assert not processes[1].is_alive()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(PlanError, match="games: must be 1 or more"):
        ecumene.gym.vector(Harbour(), games=0, seats=2)
    with pytest.raises(PlanError, match="workers: must be 0 or more"):
        ecumene.gym.vector(Harbour(), games=2, seats=2, workers=-1)
