"""What players know: all they may, nothing they may not, and everything they once saw."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from ecumene.catalogue import OURS
from ecumene.core.errors import OptionError
from ecumene.core.observing import Observer as Looking
from ecumene.gym.openspiel import Moment
from ecumene.gym.openspiel.knowing import WIDTH
from tests.openspiel.playing import begun, decisions, step

Load = Callable[[str], Any]
NONE, SINGLE, ALL = (
    pyspiel.PrivateInfoType.NONE,
    pyspiel.PrivateInfoType.SINGLE_PLAYER,
    pyspiel.PrivateInfoType.ALL_PLAYERS,
)


def observer(game: Any, public: bool, private: Any, recall: bool = False) -> Any:
    return make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
    )


def dealt(game: Any, *cards: int) -> Any:
    state = game.new_initial_state()
    for card in cards:
        state.apply_action(card)
    return state


@pytest.mark.parametrize("name", [*OURS, "harbour"])
def test_a_guess_is_another_state_that_its_player_cannot_tell_from_the_first(load: Load, name: str) -> None:
    more = ",world=quick" if name == "rise_and_fall" else ""  # its secrets begin once there is a world
    game, differ = load(f"{name}(simultaneous=False{more})"), 0
    for number, state in enumerate(decisions(game, 7)):
        if number % 5 or state.is_terminal():
            continue
        player = state.current_player()
        sampler = pyspiel.UniformProbabilitySampler(number, 0.0, 1.0)  # seeded: little is secret in some games
        twin = state.resample_from_infostate(player, sampler)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        differ += str(twin) != str(state)
        step(twin, Random(1))  # and it goes on by itself
        if number > 150:
            break
    assert (differ > 0) == (name in ("tapestry", "harbour", "rise_and_fall"))


def test_a_card_is_known_to_its_holder_alone(load: Load) -> None:
    game = load("kuhn")
    one, other = dealt(game, 0, 0), dealt(game, 0, 1)  # seat 1 holds the second card, then the third
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.observation_tensor(1) != other.observation_tensor(1)
    public = observer(game, True, NONE)
    assert public.string_from(one, 0) == public.string_from(other, 1)
    private = observer(game, False, SINGLE)
    assert [private.string_from(one, seat) for seat in (0, 1)] == ["state.cards.0=0", "state.cards.1=1"]
    everybody = observer(game, False, ALL)
    assert everybody.string_from(one, 0) == "state.cards.0=0\nstate.cards.1=1"
    assert observer(game, False, NONE).string_from(one, 0) == ""


def test_what_was_seen_is_remembered_also_after_it_is_gone(load: Load) -> None:
    """Berths are open for one round; in the next nobody sees any more who lay where."""
    game = load("harbour(simultaneous=False)")
    begun_one = begun(game)
    ends = []
    for quay in (0, 1):
        state = begun_one.clone()
        state.apply_action(quay)
        state.apply_action(5)
        draw = next(a for a in state.legal_actions() if state.action_to_string(a) == "draw")
        state.apply_action(draw)
        state.apply_action(draw)
        ends.append(state)
    assert ends[0].observation_string(0) == ends[1].observation_string(0)
    assert ends[0].observation_tensor(1) == ends[1].observation_tensor(1)
    for seat in (0, 1):
        assert ends[0].information_state_string(seat) != ends[1].information_state_string(seat)


def test_what_was_seen_is_stored_with_a_state(load: Load) -> None:
    game = load("harbour")
    state = next(islice(decisions(game, 2), 9, None))
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert isinstance(again.at, Moment)
    assert again.at.past is None
    for seat in (0, 1):
        assert again.information_state_string(seat) == state.information_state_string(seat)
    spectator = observer(game, True, NONE, recall=True)
    assert spectator.string_from(again, 0) == spectator.string_from(state, 0)


def test_while_chance_decides_players_know_what_they_knew_before(load: Load) -> None:
    game = load("harbour")
    state = game.new_initial_state()
    assert state.observation_string(0) == state.information_state_string(0) == ""
    assert sum(state.observation_tensor(1)) == 1.0  # who looks, and nothing else
    waits = 0
    for before in decisions(game, 2):
        twin = before.clone()
        if not twin.is_terminal():
            step(twin, Random(2))
        if twin.is_chance_node():
            waits += 1
            assert twin.observation_string(0) == before.observation_string(0)
    assert waits


def test_tensors_come_in_named_pieces(load: Load) -> None:
    game = load("kuhn")
    state = dealt(game, 2, 0)
    looked = observer(game, True, SINGLE)
    looked.set_from(state, 1)
    assert looked.dict["player"].tolist() == [0.0, 1.0]
    assert len(looked.tensor) == game.observation_tensor_size()
    recalled = observer(game, True, SINGLE, recall=True)
    recalled.set_from(state, 1)
    np.testing.assert_array_equal(recalled.dict["seen"], looked.dict["seen"])
    state.apply_action(0)
    recalled.set_from(state, 1)
    assert set(recalled.dict["memory"].tolist()) == {0.0, 1.0}


def test_a_tensor_is_the_tokens_that_every_learner_gets(load: Load) -> None:
    state = next(islice(decisions(load("vinci(seats=3)"), 3), 40, None))
    position = state.position
    assert position is not None
    tokens = Looking(position.game, 3, position.options).tokens(position, 1)
    tensor = np.zeros(WIDTH, np.float32)
    for token in tokens:
        tensor[token % WIDTH] += 1 if token >> 31 else -1
    assert state.observation_tensor(1) == [0, 1, 0, *tensor.tolist()]
    assert np.count_nonzero(tensor) > 100


def test_tensors_of_what_is_public_and_private_tell_no_more_than_that(load: Load) -> None:
    game = load("kuhn")
    one, other = dealt(game, 0, 0), dealt(game, 0, 1)  # seat 1 holds the second card, then the third

    def seen(state: Any, seat: int, public: bool, private: Any) -> list[float]:
        looked = observer(game, public, private)
        looked.set_from(state, seat)
        return list(looked.dict["seen"])

    assert seen(one, 0, True, NONE) == seen(other, 0, True, NONE) == seen(one, 1, True, NONE)
    assert any(seen(one, 0, True, NONE))
    assert not any(seen(one, 0, False, NONE))
    assert seen(one, 0, False, SINGLE) == seen(other, 0, False, SINGLE)
    assert seen(one, 1, False, SINGLE) != seen(other, 1, False, SINGLE)
    assert np.abs(seen(one, 1, False, SINGLE)).sum() == 1, "one card, as the second player's own first"
    assert seen(one, 0, False, ALL) != seen(other, 0, False, ALL)
    twins = dealt(game, 0, 0), dealt(game, 1, 0)  # the cards 0 and 1 in both, held the other way round
    assert seen(twins[0], 0, False, ALL) != seen(twins[1], 0, False, ALL)


def test_an_observer_has_no_parameters(load: Load) -> None:
    with pytest.raises(OptionError, match="no parameters"):
        load("kuhn").make_py_observer(None, {"width": 3})
