"""OpenSpiel's own tests of games, thrown at ours."""

from __future__ import annotations

import unittest
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.tests import games_sim_test

from ecumene.catalogue import OURS
from ecumene.core.chance import Chance
from ecumene.core.position import Position
from ecumene.gym.openspiel import Moment
from tests.beyond_the_horizon.board import table
from tests.openspiel.playing import decisions

Load = Callable[[str], Any]

QUICK = {"rise_and_fall": "stalemate_rounds=20", "beyond_the_horizon": "rounds=20"}
"""What makes long games shorter."""


def looking_at_cards() -> Position:
    """Seat 0 looks at cards that nobody else sees."""
    position = table().do(0, [{"private_technology": {"level": "II", "look_at": 3}}]).position
    position.chance = Chance(None)
    return position


def line(name: str, more: str = "") -> str:
    return f"{name}({','.join(filter(None, [QUICK.get(name, ''), more]))})"


@pytest.mark.parametrize("name", [*OURS, "harbour"])
def test_random_games_keep_what_openspiel_asks_of_a_game(load: Load, name: str) -> None:
    pyspiel.random_sim_test(load(line(name)), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "game", ["harbour(simultaneous=False)", "harbour(seats=4,returns=place)", "rise_of_empires(seats=3)"]
)
def test_so_do_games_with_other_parameters(load: Load, game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["tapestry", "harbour"])
def test_so_do_games_whose_chance_is_sampled(load: Load, name: str) -> None:
    game = load(line(name, "chance=sampled"))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)  # OpenSpiel has no way to store these


@pytest.mark.parametrize("name", ["rise_and_fall", "harbour"])
def test_sealed_choices_can_be_made_in_turn_by_openspiels_own_transform(load: Load, name: str) -> None:
    turn_based = pyspiel.convert_to_turn_based(load(line(name)))
    pyspiel.random_sim_test(turn_based, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", [*OURS, "harbour"])
def test_games_and_states_pickle_and_clone_as_python_games_do(load: Load, name: str) -> None:
    np.random.seed(1)  # the one that their test plays by
    games_sim_test.GamesSimTest().sim_game(load(line(name)))


def check(case: type[unittest.TestCase], tests: int) -> None:
    """Run a class of their tests."""
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun == tests
    assert not result.errors + result.failures, result.errors + result.failures


@pytest.mark.parametrize("name", [*OURS, "harbour"])
def test_what_openspiel_enforces_holds_all_through_a_game(load: Load, name: str) -> None:
    game = load(line(name, "simultaneous=False"))
    states = [state.clone() for number, state in enumerate(decisions(game, 1)) if number % 16 == 0 or number < 8]
    if name == "beyond_the_horizon":  # whose only secret is too rare for random games
        states[-1].at = Moment(states[0].at.table, looking_at_cards())

    class Enforced(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name = name

        @classmethod
        def setUpClass(cls) -> None:  # theirs looks only at how games begin
            cls.game, cls.game_type = game, game.get_type()
            cls.some_states = [game.new_initial_state(), *states]

    check(Enforced, 5)


def test_our_kuhn_poker_has_the_tree_and_the_information_states_of_theirs(load: Load) -> None:
    class WholeTree(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc]
        game, game_name = load("kuhn(returns=points)"), "kuhn_poker"  # the one whose numbers are known

    check(WholeTree, 8)
