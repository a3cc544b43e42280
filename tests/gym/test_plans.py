"""What an environment refuses, and what it asks one to install."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import ecumene.gym
from ecumene import EcumeneError, installing
from ecumene.gym.plan import OPPONENT, Plan, PlanError, opponents
from ecumene.gym.reaching import MissingExtra, reach
from ecumene.gym.sitting import Sitting


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"seet": 3}, "did you mean"),
        ({"seats": 9}, "9"),
        ({"reward": "gold"}, "reward: 'gold'"),
        ({"observation": "all"}, "observation: 'all'"),
        ({"actions": "any"}, "actions: 'any'"),
        ({"illegal": "yes"}, "illegal: 'yes'"),
        ({"render_mode": "human"}, "render_mode: 'human'"),
        ({"bots": {7: "random"}}, "seat 7"),
        ({"bots": {1: "genius"}}, "genius"),
        ({"bots": {0: "random", 1: "random", 2: "random"}}, "nobody is left"),
        ({"width": 1}, "width"),
        ({"width": "wide"}, "width: a whole number, not 'wide'"),
        ({"table": 1 << 40}, "table: must be 2147483648 or less"),
        ({"seats": 3.0}, r"seats: a whole number, not 3\.0"),
        ({"bots": {"1": "random"}}, "bots: a seat: a whole number, not '1'"),
        ({"bots": {-1: "random"}}, "bots: a seat: must be 0 or more"),
        ({"bots": ["random"]}, "bots: a name, or names by seat"),
        ({"bots": {1: None}}, "bots: None for seat 1"),
        ({"max_cycles": 0}, "max_cycles: must be 1 or more"),
        ({"points_scale": "much"}, "points_scale: 'much'"),
        ({"points_scale": float("nan")}, "points_scale: nan"),
        ({"lang": "de"}, "lang: 'de' is none of en, fr"),
        ({"options": ["start_score"]}, "options: values by name"),
        ({"options": {"no_such": 1}}, "no_such"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(EcumeneError, match=said):
        Plan.of("vinci", {"seats": 3, **settings})


def test_a_single_word_for_bots_seats_all_others() -> None:
    plan = Plan.of("vinci", {"seats": 4, "bots": "random"})
    assert plan.bots == {1: "random", 2: "random", 3: "random"}
    assert plan.learners == (0,)


def test_numbers_of_numpy_are_numbers() -> None:
    plan = Plan.of("vinci", {"seats": np.int64(3), "bots": {np.int32(2): "random"}})
    assert (plan.seats, plan.bots) == (3, {2: "random"})
    assert [type(seat) for seat in (plan.seats, *plan.bots)] == [int, int]


def test_whoever_plays_alone_names_all_others_by_one_word_or_by_seat() -> None:
    assert opponents("greedy", 3, 2) == {0: "greedy", 1: "greedy"}
    assert opponents({1: "greedy"}, 3, 0) == {1: "greedy", 2: OPPONENT}
    assert opponents({0: "greedy"}, 2, None) == {0: "greedy", 1: OPPONENT}  # any seat may be the learner's
    with pytest.raises(PlanError, match="seat 0, which is the learner's"):
        opponents({0: "greedy"}, 2, 0)


def test_large_catalogues_are_offered_as_choices() -> None:
    assert Plan.of("vinci", {}).by_catalogue
    assert not Plan.of("rise_and_fall", {}).by_catalogue
    assert Plan.of("rise_and_fall", {"actions": "catalogue"}).action_count > 100_000


def test_nothing_is_played_before_the_first_reset() -> None:
    with pytest.raises(PlanError, match="reset"):
        Sitting(Plan.of("vinci", {})).asked()


def test_what_is_missing_is_named_with_its_extra() -> None:
    with pytest.raises(MissingExtra, match=re.escape(f"no_such_library is not installed: {installing.command('gym')}")):
        reach("no_such_library", "gym")
    with pytest.raises(ModuleNotFoundError):
        reach("ecumene.gym.no_such_module", "gym")


def test_the_package_itself_needs_no_other_library() -> None:
    missing = "import sys; sys.modules.update(dict.fromkeys(('numpy', 'gymnasium', 'pettingzoo')))"
    code = f"{missing}; import ecumene.gym; print(ecumene.gym.Plan.of('vinci', {{}}).seats)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "2"
    assert ecumene.gym.Plan is Plan
