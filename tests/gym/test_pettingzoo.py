"""PettingZoo's own tests, for every game, and what they do not look at."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

import ecumene.gym
from ecumene import IllegalAction
from ecumene.bots.estimates import shares
from ecumene.gym.plan import PlanError
from tests.tiny.harbour import Harbour

GAMES = ("vinci", "rise_and_fall", "tapestry", "rise_of_empires", "beyond_the_horizon")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore:.*probably should be gymnasium.spaces.box")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_it_passes_the_api_test(game: str) -> None:
    api_test(ecumene.gym.pettingzoo(game, seats=3), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_it_passes_the_parallel_api_test(game: str) -> None:
    parallel_api_test(ecumene.gym.parallel(game, seats=2), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_it_passes_the_seed_tests(game: str) -> None:
    seed_test(lambda: ecumene.gym.pettingzoo(game, seats=2), num_cycles=30)
    parallel_seed_test(lambda: ecumene.gym.parallel(game, seats=2), num_cycles=15)


@pytest.mark.parametrize("game", GAMES)
def test_it_passes_the_test_of_cycles(game: str) -> None:
    def parallel_env(max_cycles: int) -> Any:
        return ecumene.gym.parallel(game, seats=2, max_cycles=max_cycles)

    # The library's test wants every agent to act as often as there are cycles. In games where one seat may decide many
    # times before the next, our own AEC environment cannot promise that, so it gets the parallel one wrapped; how our
    # own one ends is the next test's.

    module = SimpleNamespace(
        parallel_env=parallel_env, env=lambda max_cycles: parallel_to_aec(parallel_env(max_cycles))
    )
    max_cycles_test(module)


@pytest.mark.parametrize("game", GAMES)
def test_by_turns_it_ends_after_so_many_decisions_of_each_agent(game: str) -> None:
    env: Any = ecumene.gym.pettingzoo(game, seats=3, max_cycles=2)
    env.reset(seed=6)
    rng = np.random.default_rng(6)
    for _ in range(6):  # all together, whoever it is that decides
        assert not any(env.truncations.values())
        env.step(int(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
    assert env.truncations == dict.fromkeys(env.possible_agents, True)
    assert not any(env.terminations.values())
    assert not env.sitting.over
    while env.agents:  # each is told, and leaves
        assert env.last()[3]
        env.step(None)
    env.reset(seed=6)
    assert env.agents == env.possible_agents
    assert not any(env.truncations.values())


@pytest.mark.parametrize("game", GAMES)
def test_it_passes_the_benchmark(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seconds: Iterator[int] = count()  # a clock that strikes whenever one looks, so that this does not take long
    monkeypatch.setitem(performance_benchmark.__globals__, "time", SimpleNamespace(time=lambda: next(seconds)))
    performance_benchmark(ecumene.gym.pettingzoo(game, seats=3))


def play_on(env: Any, rng: np.random.Generator) -> dict[str, float]:
    """Play at random to the end; what each agent has gained."""
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        env.step(None if terminated or truncated else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return total


@pytest.mark.parametrize("actions", ["catalogue", "choices"])
def test_the_mask_is_what_is_legal(actions: Any) -> None:
    game = Harbour()
    env: Any = ecumene.gym.pettingzoo(game, seats=3, actions=actions, choices=9)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    for agent in env.agent_iter(40):
        seen, _, over, _, _ = env.last()
        if over:
            break
        seat = int(agent[-1])
        legal = [action.index for action in env.sitting.position.legal(seat)]
        if actions == "catalogue":
            assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(legal)
        else:
            assert seen["choices"].tolist() == [*legal, *[-1] * (9 - len(legal))]
            assert seen["action_mask"].sum() == len(legal)
        for other in env.agents:
            if int(other[-1]) not in env.sitting.position.pending():
                assert not env.observe(other)["action_mask"].any()
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))


def test_a_win_is_shared_and_points_add_up() -> None:
    for reward in ("win", "lead", "points", "both"):
        env: Any = ecumene.gym.pettingzoo(Harbour(), seats=3, reward=reward)
        env.reset(seed=8)
        total = play_on(env, np.random.default_rng(8))
        standings = env.sitting.position.standings()
        for seat in range(3):
            share = 1 / len(standings.winners) if seat in standings.winners else 0.0
            points = standings.of(seat).points
            lead = shares([standings.of(each).points for each in range(3)], Harbour.margin)[seat]
            worth = {"win": share, "lead": (share + lead) / 2, "points": points, "both": share + 0.01 * points}
            expected = worth[reward]
            assert total[f"seat_{seat}"] == pytest.approx(expected)


def test_bots_take_their_seats() -> None:
    env: Any = ecumene.gym.pettingzoo("vinci", seats=3, bots={0: "random", 2: "quick"})
    assert env.possible_agents == ["seat_1"]
    env.reset(seed=1)
    assert env.sitting.position.pending() == (1,)
    assert set(play_on(env, np.random.default_rng(1))) == {"seat_1"}


def test_an_illegal_action_names_its_rule_or_is_replaced() -> None:
    env: Any = ecumene.gym.pettingzoo("vinci", seats=3)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction) as refused:
        env.step(wrong)
    assert refused.value.rule.startswith("vinci.")
    env = ecumene.gym.pettingzoo("vinci", seats=3, illegal="replace")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(wrong)
    assert env.infos[agent] == {"illegal": True}


def test_what_is_said_out_of_turn_or_is_no_number_is_refused() -> None:
    env: Any = ecumene.gym.pettingzoo("vinci", seats=3)
    with pytest.raises(PlanError, match=r"reset\(\) first"):
        env.step(0)
    for seed in (-1, "seven", 1.5):
        with pytest.raises(PlanError, match="seed"):
            env.reset(seed=seed)
    env.reset(seed=np.int64(1))
    for action in (None, 1.5, "0"):
        with pytest.raises(PlanError, match=f"the action of {env.agent_selection}: a whole number"):
            env.step(action)
    with pytest.raises(IllegalAction, match="401 — this is no answer"):
        env.step(401)
    together = ecumene.gym.parallel(Harbour(), seats=3)
    together.reset(seed=5)
    with pytest.raises(PlanError, match="seat_1 is asked, and nothing is said for it"):
        together.step({"seat_0": 0, "seat_2": 1})
    assert together.sitting.position.pending() == (0, 1, 2), "nobody was heard"


def test_an_agent_sees_the_same_whatever_it_may_not_know() -> None:
    """Another's secret choice of a quay changes nothing that the next agent sees."""
    seen: list[Any] = []
    for quay in (0, 1):
        env: Any = ecumene.gym.pettingzoo(Harbour(), seats=3)
        env.reset(seed=5)
        env.step(quay)
        assert env.agent_selection == "seat_1"
        seen.append(env.last()[0]["observation"])
    assert (seen[0] == seen[1]).all()


def test_all_who_are_asked_decide_in_one_step() -> None:
    env = ecumene.gym.parallel(Harbour(), seats=3)
    env.reset(seed=5)
    assert env.sitting.position.pending() == (0, 1, 2)
    env.step({"seat_0": 0, "seat_1": 1, "seat_2": 1})
    assert env.sitting.position.berths == [0, 1, 1]  # type: ignore[attr-defined]
    assert len(env.sitting.position.pending()) == 1


@pytest.mark.parametrize("observation", ["tokens", "flat", "dict", "nothing"])
@pytest.mark.parametrize("game", GAMES)
def test_every_observation_lies_in_its_space(game: str, observation: Any) -> None:
    env: Any = ecumene.gym.pettingzoo(game, seats=2, observation=observation)
    env.reset(seed=2)
    rng = np.random.default_rng(2)
    for agent in env.agent_iter(40):
        seen, _, over, _, _ = env.last()
        assert ("observation" in seen) == (observation != "nothing")
        for name in env.agents:  # asked or not
            assert env.observation_space(name).contains(env.observe(name)), name
        if observation in ("flat", "dict"):
            flat = env.encoder.layout.flat(env.sitting.position, int(agent[-1]))
            parts = seen["observation"] if observation == "flat" else np.hstack(list(seen["observation"].values()))
            assert parts.tolist() == flat
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
