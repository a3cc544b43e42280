"""The examples run, and find what they should."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from examples import openspiel_cfr, openspiel_mcts


def test_openspiels_tree_search_beats_chance_at_vinci(capsys: pytest.CaptureFixture[str]) -> None:
    points = openspiel_mcts.main(["--simulations", "10", "--seed", "1"])
    assert points[0] > points[1]
    assert "decisions the search has" in capsys.readouterr().out


def test_openspiels_cfr_finds_the_known_value_of_a_game_of_our_engine(capsys: pytest.CaptureFixture[str]) -> None:
    value, exploitability = openspiel_cfr.main(["--iterations", "100"])
    assert value == pytest.approx(-1 / 18, abs=0.005)
    assert exploitability < 0.02
    assert "Kuhn 1950" in capsys.readouterr().out


@pytest.mark.parametrize(("first", "second", "answer"), [(1, 0, "pass"), (1, 1, "bet")])
def test_openspiels_ismcts_imagines_what_it_does_not_know(
    load: Callable[[str], Any], first: int, second: int, answer: str
) -> None:
    """Seat 0 holds the middle card and bets: with the lowest one gives up, with the highest one pays to see it."""
    game = load("kuhn(returns=points)")
    state = game.new_initial_state()
    for action in (first, second, 1):  # the second number counts the cards that are left
        state.apply_action(action)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 100, random_state=rng)
    assert state.action_to_string(bot.step(state)) == answer
