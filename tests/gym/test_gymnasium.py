"""Gymnasium's own check, for every game, and what it does not look at."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ecumene.gym
from ecumene.gym.plan import PlanError
from tests.tiny.harbour import Harbour

GAMES = ("vinci", "rise_and_fall", "tapestry", "rise_of_empires", "beyond_the_horizon")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_it_passes_the_check(game: str) -> None:
    check_env(ecumene.gym.gymnasium(game, seats=2, bots={1: "random"}), skip_render_check=True)


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
    with pytest.raises(PlanError, match="seat 5"):
        ecumene.gym.gymnasium(Harbour(), seats=3, seat=5)


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_it_shows_the_table(mode: Any) -> None:
    env = ecumene.gym.gymnasium("vinci", seats=3, render_mode=mode)
    env.reset(seed=1)
    picture = env.render()
    if mode == "ansi":
        assert "Vinci" not in picture
        assert len(picture.splitlines()) > 10
    elif mode == "svg":
        assert picture.startswith("<svg")
    else:
        assert picture.dtype == np.uint8
        assert picture.ndim == 3
        assert picture.shape[2] == 3
        assert len(np.unique(picture)) > 3


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


def test_without_a_mode_nothing_is_shown() -> None:
    env = ecumene.gym.gymnasium(Harbour(), seats=2)
    env.reset(seed=1)
    assert env.render() is None
