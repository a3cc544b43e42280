"""OpenSpiel's Monte-Carlo tree search plays Vinci against random moves, with our engine's judgement at the leaves.

python -m examples.openspiel_mcts --simulations 50
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from ecumene.core.game import game_of
from ecumene.gym.openspiel import State


class Prospects(mcts.Evaluator):  # type: ignore[misc]
    """Where a random play-out would need hundreds of moves, the game's own prospects judge a state at once."""

    def evaluate(self, state: State) -> Any:
        """What a state promises each player, from -1 to 1, as returns are: a chance to win for each."""
        if state.is_terminal() or state.position is None:
            return np.array(state.returns())
        game = game_of(state.position)
        points = game.prospects(state.position)
        weights = [exp((mine - max(points)) / game.margin) for mine in points]
        seats = len(weights)
        return np.array([(seats * weight / sum(weights) - 1) / (seats - 1) for weight in weights])

    def prior(self, state: State) -> list[tuple[int, float]]:
        """No action is preferred; chance is as it is."""
        if state.is_chance_node():
            return list(state.chance_outcomes())
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def main(argv: Sequence[str] | None = None) -> list[float]:
    """Play a game, or its beginning, and print it; gives each seat's points."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="ecumene_vinci(seats=2)")
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--decisions", type=int, default=10_000, help="stop after so many")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(argv)
    rng = Random(args.seed)
    game = pyspiel.load_game(args.game)
    bot = mcts.MCTSBot(
        game, 1.4, args.simulations, Prospects(), random_state=np.random.RandomState(args.seed)
    )  # it plays seat 0, all others choose at random
    state, made = game.new_initial_state(), 0
    while not state.is_terminal() and made < args.decisions:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(outcomes, chances)[0]
        else:
            made += 1
            player = state.current_player()
            action = bot.step(state) if player == 0 else rng.choice(state.legal_actions())
            print(f"{made}. seat {player}: {state.action_to_string(player, action)}")
        state.apply_action(action)
    assert state.position is not None
    standings = state.position.standings()
    points = [float(standings.of(seat).points) for seat in range(game.num_players())]
    print(f"after {made} decisions the search has {points[0]:.0f} points, the others {points[1:]}")
    return points


if __name__ == "__main__":
    main()
