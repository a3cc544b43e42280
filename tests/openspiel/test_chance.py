"""Chance nodes: what they offer, how likely it is, and that the engine plays the same game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel
import pytest

from ecumene.catalogue import OURS, catalogue
from ecumene.core.errors import OutcomeNeeded
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.gym.openspiel import Draw, State, Table
from ecumene.gym.openspiel.moments import MOST
from tests.openspiel.playing import begun, decisions, position_of, settle, step
from tests.tiny.harbour import Harbour

Load = Callable[[str], Any]


def begin(game: Game, seats: int) -> tuple[Position, list[tuple[str, int]]]:
    """A seeded game of the engine, and what chance brought while it was laid out."""
    position = game.prepare(seats, 5)
    assert position.chance is not None
    heard = position.chance.listen()
    game.start(position)
    return position, heard


def both_decide(position: Position, state: State, rng: Random) -> None:
    """The same decision in the engine and in OpenSpiel, and the same chance after it."""
    assert position.chance is not None
    seats = position.pending() if state.is_simultaneous_node() else position.pending()[:1]
    actions = {seat: rng.choice(position.legal(seat)) for seat in seats}
    heard = position.chance.listen()
    for seat, action in actions.items():
        assert action.index in state.legal_actions(seat)
        position.apply(seat, action)
    if state.is_simultaneous_node():
        state.apply_actions([actions[s].index if s in actions else 0 for s in range(position.seats)])
    else:
        state.apply_action(actions[seats[0]].index)
    settle(state, heard)


@pytest.mark.parametrize("name", [*OURS, "harbour"])
def test_what_chance_and_players_choose_leads_where_the_engine_goes(load: Load, name: str) -> None:
    game = Harbour() if name == "harbour" else catalogue[name]
    position, heard = begin(game, 3)
    state, rng = load(f"{name}(seats=3)").new_initial_state(), Random(5)
    settle(state, heard)
    for _ in range(200):
        if not position.pending():
            break
        assert state.current_player() in (position.pending()[0], -2)
        assert position_of(state)._state() == position._state()
        both_decide(position, state, rng)
    assert position_of(state)._state() == position._state()
    assert state.is_terminal() == (not position.pending())


def test_a_draw_offers_what_is_left_as_likely_as_it_is(load: Load) -> None:
    state = load("vinci").new_initial_state()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    assert state.action_to_string(1) == "first 1"
    state.apply_action(1)
    total = sum(state.at.needed.weights)
    assert state.chance_outcomes() == [(i, w / total) for i, w in enumerate(state.at.needed.weights) if w]
    drawn = state.at.needed.weights.index(2)
    state.apply_action(drawn)
    assert state.at.needed.weights[drawn] == 1


def test_a_shuffle_is_a_node_for_each_step_with_more_than_one_way(load: Load) -> None:
    state = load("harbour").new_initial_state()
    cards = len(Harbour().all_cards())
    ways = []
    while state.is_chance_node():
        ways.append(len(state.chance_outcomes()))
        state.apply_action(0)
    assert ways == [*range(cards, 1, -1), 2]  # and at last who begins


@pytest.mark.parametrize("world", [0, 255, 256, 123_456_789, (1 << 32) - 1])
def test_a_draw_too_wide_for_one_node_is_split_without_changing_it(load: Load, world: int) -> None:
    state = load("rise_and_fall(world=quick)").new_initial_state()
    widths = []
    while isinstance(state.at, Draw) and state.at.needed.purpose == "world":
        assert state.chance_outcomes() == [(place, 1 / MOST) for place in range(MOST)]
        widths.append(state.at.high - state.at.low)
        state.apply_action(_place(state.at, world))
    assert widths == [1 << 32, 1 << 24, 1 << 16, 1 << 8]
    while state.is_chance_node():
        state.apply_action(0)
    there = catalogue["rise_and_fall"].new(2, 1, {"world": "quick"}, script={"world": [world]})
    assert position_of(state)._state()["world"] == there._state()["world"]


def _place(draw: Draw, outcome: int) -> int:
    return next(place for place, (low, high, _) in enumerate(draw.blocks) if low <= outcome < high)


def test_a_split_draw_keeps_its_weights_and_passes_over_what_weighs_nothing() -> None:
    weights = [0] * 1000
    weights[3], weights[4], weights[999] = 1, 2, 5
    table = Table("vinci", 2, ())
    draw = Draw(table, None, (), (), OutcomeNeeded("bag", 1000, tuple(weights)), 0, 1000)
    assert draw.outcomes() == [(0, 3 / 8), (3, 5 / 8)]
    assert [draw.says(place) for place in (0, 3)] == ["bag 0 to 255", "bag 768 to 999"]
    inner = draw.after(0, Random(0))
    assert isinstance(inner, Draw)
    assert inner.outcomes() == [(3, 1 / 3), (4, 2 / 3)]
    assert inner.says(4) == "bag 4"


def test_sampled_chance_is_one_node_whose_only_outcome_differs_each_time(load: Load) -> None:
    game = load("harbour(chance=sampled)")
    starts = []
    for _ in range(8):
        state = game.new_initial_state()
        assert state.chance_outcomes() == [(0, 1.0)]
        state.apply_action(0)
        assert not state.is_chance_node()
        starts.append(str(state))
    assert len(set(starts)) > 1


@pytest.mark.usefixtures("load")
def test_a_seed_brings_the_same_samples_again() -> None:
    def end(line: str) -> str:
        game = pyspiel.load_game(f"ecumene_harbour({line})")  # anew: a loaded game goes on where it was
        return [str(state) for state in decisions(game, 3)][-1]

    assert end("chance=sampled,seed=4") == end("chance=sampled,seed=4") != end("chance=sampled,seed=5")


def test_clones_go_their_own_ways_and_draws_are_stored_as_they_stand(load: Load) -> None:
    game, rng = load("rise_and_fall(world=quick)"), Random(2)
    state = game.new_initial_state()
    step(state, rng)
    text = pyspiel.serialize_game_and_state(game, state)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert isinstance(state.at, Draw)
    assert (again.at.low, again.at.high, again.at.given) == (state.at.low, state.at.high, state.at.given)
    twin = state.clone()
    state.apply_action(1)
    assert str(twin) == str(again) != str(state)
    begun_one = begun(load("vinci"))
    other = begun_one.clone()
    step(other, rng)
    assert len(begun_one.history()) + 1 == len(other.history())
