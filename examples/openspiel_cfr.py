"""Solve a small game of our engine with OpenSpiel's counterfactual regret minimization.

python -m examples.openspiel_cfr --iterations 2000
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import pyspiel
from open_spiel.python.algorithms import expected_game_score

from ecumene.gym.openspiel import register
from examples.kuhn import Kuhn


def main(argv: Sequence[str] | None = None) -> tuple[float, float]:
    """Print what it found; gives the value of the game to the first player, and how much could be won against it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=2000)
    args = parser.parse_args(argv)
    game = pyspiel.load_game(register(Kuhn()), {"returns": "points"})
    solver = pyspiel.CFRSolver(game)
    for _ in range(args.iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])[0]
    exploitability = pyspiel.exploitability(game, policy)
    print(f"{args.iterations} iterations: first player {value:+.4f} coins (Kuhn 1950: -1/18 = -0.0556)")
    print(f"a perfect opponent would win {exploitability:.4f} coins a game")
    return float(value), float(exploitability)


if __name__ == "__main__":
    main()
