"""One seat against bots, for Gymnasium; its own check of every game is in `test_rendering.py`, as it renders too."""

from __future__ import annotations

import subprocess
import sys

import gymnasium
import numpy as np
import pytest

import ecumene.gym
from ecumene.gym.plan import PlanError
from tests.tiny.harbour import Harbour

GAMES = ("vinci", "rise_and_fall", "tapestry", "rise_of_empires", "beyond_the_horizon")


def test_the_others_play_until_the_seat_is_asked_again() -> None:
    env = ecumene.gym.gymnasium("vinci", seats=3, seat=1, reward="points", max_cycles=400)
    seen, _ = env.reset(seed=4)
    total, over, late = 0.0, False, False
    start = env.sitting.position.standings().of(1).points
    while not (over or late):
        assert env.sitting.position.pending() == (1,)
        seen, reward, over, late, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        total += reward
    assert start + total == env.sitting.position.standings().of(1).points


def test_a_game_is_given_up_after_so_many_decisions() -> None:
    env = ecumene.gym.gymnasium(Harbour(), seats=3, max_cycles=2)
    env.reset(seed=1)
    assert [env.step(0)[3] for _ in range(2)] == [False, True]


def test_the_seat_may_change_from_game_to_game() -> None:
    env = ecumene.gym.gymnasium(Harbour(), seats=3, seat=None)
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        assert env.seat in env.sitting.position.pending()
        seats.add(env.seat)
    assert seats == {0, 1, 2}
    with pytest.raises(PlanError, match="seat: 5"):
        ecumene.gym.gymnasium(Harbour(), seats=3, seat=5)


@pytest.mark.parametrize("seat", [2, None])
def test_one_name_is_for_all_others_whichever_seat_is_the_agents(seat: int | None) -> None:
    env = ecumene.gym.gymnasium(Harbour(), seats=3, seat=seat, bots="greedy")
    for seed in range(6):
        env.reset(seed=seed)
        assert env.sitting.bots == {other: "greedy" for other in range(3) if other != env.seat}
    assert ecumene.gym.gymnasium(Harbour(), seats=2, seat=None, bots={0: "greedy", 1: "greedy"}).seat == 0


def test_nobody_decides_in_a_game_that_is_over() -> None:
    env = ecumene.gym.gymnasium(Harbour(), seats=2)
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        seen, _, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    with pytest.raises(PlanError, match="over"):
        env.step(0)


def test_of_many_games_by_name_only_seat_0_learns() -> None:
    envs = gymnasium.make_vec("ecumene/Vinci-v0", num_envs=2, seats=3, bots={1: "random"}, workers=0)
    _, info = envs.reset(seed=1)
    for _ in range(12):
        assert info["seat"].tolist() == [0, 0], "nobody was named for seat 2, which is a bot all the same"
        *_, info = envs.step(np.zeros(2, int))
    envs.close()


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_knows_every_game_by_name(game: str) -> None:
    name = f"ecumene/{''.join(word.capitalize() for word in game.split('_'))}-v0"
    assert gymnasium.spec(name).kwargs == {"game": game}


def test_a_game_is_made_by_its_name_alone_or_many_times() -> None:
    env = gymnasium.make("ecumene/Vinci-v0", seats=3, max_cycles=4)
    seen, _ = env.reset(seed=2)
    told = ecumene.gym.gymnasium("vinci", seats=3).reset(seed=2)[0]
    assert all(np.array_equal(seen[key], told[key]) for key in told)
    envs = gymnasium.make_vec("ecumene/Vinci-v0", num_envs=2, seats=3, workers=0)
    assert (envs.num_envs, envs.single_observation_space) == (2, env.observation_space)
    many, info = envs.reset(seed=2)
    assert info["seat"].tolist() == [0, 0], "the others are bots"
    assert np.array_equal(many["action_mask"][0], seen["action_mask"])
    envs.close()


def test_a_name_alone_is_enough() -> None:
    code = "import gymnasium; print(gymnasium.make('ecumene.gym:ecumene/Vinci-v0').unwrapped.plan.game.id)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "vinci\n"
