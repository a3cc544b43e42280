"""Playing games of OpenSpiel at random, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from ecumene.core.position import Position
from ecumene.gym.openspiel import Draw, State


def step(state: State, rng: Random) -> None:
    """Let chance or players go one node on, whatever the node."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    elif state.is_simultaneous_node():
        seats = range(state.num_players())
        state.apply_actions([rng.choice(state.legal_actions(seat) or [0]) for seat in seats])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def decisions(game: Any, seed: int) -> Iterator[State]:
    """Every state of a random game at which somebody decides, and its end; it is one state that goes on."""
    rng, state = Random(seed), game.new_initial_state()
    while True:
        if not state.is_chance_node():
            yield state
        if state.is_terminal():
            return
        step(state, rng)


def begun(game: Any, seed: int = 0) -> State:
    """The first decision of a game."""
    return next(decisions(game, seed))


def position_of(state: State) -> Position:
    """The position of a state that has one."""
    position = state.position
    assert position is not None
    return position


def settle(state: State, heard: list[tuple[str, int]]) -> None:
    """Let chance bring what it brought elsewhere during the same act."""
    while isinstance(state.at, Draw):
        purpose, outcome = heard[len(state.at.given)]
        assert purpose == state.at.needed.purpose
        (place,) = [place for place, (low, high, _) in enumerate(state.at.blocks) if low <= outcome < high]
        state.apply_action(place)
