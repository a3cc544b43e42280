"""Games in pyspiel's list: what they are called, what they take, and what is refused."""

from __future__ import annotations

import importlib
import json
import re
import sys
from collections.abc import Callable
from typing import Any

import pyspiel
import pytest

import ecumene.gym.openspiel
from ecumene import installing
from ecumene.catalogue import OURS, Catalogue, catalogue
from ecumene.core.errors import LoadError, OptionError
from ecumene.core.standings import Standings
from ecumene.core.tally import Tally
from ecumene.gym.openspiel import register
from ecumene.gym.openspiel.game import enter_all
from ecumene.gym.openspiel.paying import PAYMENTS
from tests.openspiel.playing import begun, decisions, position_of
from tests.tiny.harbour import Harbour

Load = Callable[[str], Any]
TYPES = pyspiel.GameType


def test_every_game_of_the_catalogue_is_in_the_list() -> None:
    assert {f"ecumene_{name}" for name in OURS} <= set(pyspiel.registered_names())


@pytest.mark.parametrize(
    ("name", "sealed", "secrets"),
    [
        ("vinci", False, False),
        ("rise_and_fall", True, True),
        ("tapestry", True, True),
        ("rise_of_empires", False, False),
        ("beyond_the_horizon", False, True),
        ("kuhn", False, True),
    ],
)
def test_a_game_says_of_which_kind_it_is(load: Load, name: str, sealed: bool, secrets: bool) -> None:
    kind = load(name).get_type()
    assert (kind.dynamics == TYPES.Dynamics.SIMULTANEOUS) == sealed
    assert (kind.information == TYPES.Information.IMPERFECT_INFORMATION) == secrets
    assert kind.chance_mode == TYPES.ChanceMode.EXPLICIT_STOCHASTIC


def test_parameters_change_the_kind(load: Load) -> None:
    assert load("tapestry(simultaneous=False)").get_type().dynamics == TYPES.Dynamics.SEQUENTIAL
    assert load("vinci(chance=sampled)").get_type().chance_mode == TYPES.ChanceMode.SAMPLED_STOCHASTIC
    assert load("vinci(returns=points)").max_utility() == 10_000.0


def test_seats_and_options_are_parameters(load: Load) -> None:
    game = load("vinci(seats=5,start_score=5,medicine=reorganisation)")
    assert game.num_players() == 5
    assert game.num_distinct_actions() == len(catalogue["vinci"].actions)
    position = position_of(begun(game))
    assert position.options == {"min_conquest": 0, "skip_price": 2, "start_score": 5, "medicine": "reorganisation"}
    other = pyspiel.load_game("ecumene_vinci", {"seats": 3, "skip_price": 1})
    assert position_of(begun(other)).options["skip_price"] == 1


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("vinci(seats=9)", "seats must be one of 2, 3, 4, 5, 6, not 9"),
        ("vinci(start_score=7)", "start_score must be one of 10, 5, not 7"),
        ("vinci(chance=none)", "chance must be one of explicit, sampled, not 'none'"),
        ("vinci(returns=all)", "returns must be one of win, place, points, not 'all'"),
    ],
)
@pytest.mark.usefixtures("load")
def test_what_a_game_does_not_offer_is_refused(line: str, problem: str) -> None:
    with pytest.raises(OptionError, match=problem):
        pyspiel.load_game(f"ecumene_{line}")


@pytest.mark.usefixtures("load")
def test_options_that_keep_older_rules_are_offered_to_nobody() -> None:
    with pytest.raises(pyspiel.SpielError, match="trapped_dice"):
        pyspiel.load_game("ecumene_tapestry(trapped_dice=one)")


def test_a_game_with_other_content_has_a_name_of_its_own() -> None:
    vinci = catalogue["vinci"]
    name = register(vinci.using(vinci.content), "my_vinci")
    assert name == "ecumene_my_vinci"
    assert pyspiel.load_game(name).num_players() == 2


class Broken(Catalogue):
    def _entries(self) -> dict[str, Any]:
        return {"gone": "no_such_package:Game", "fine": "tests.tiny.harbour:Harbour"}


def test_somebodys_broken_package_is_left_out_and_the_others_stay() -> None:
    with pytest.warns(UserWarning, match="'gone' is left out of OpenSpiel: No module named 'no_such_package'"):
        enter_all(Broken())
    assert isinstance(position_of(begun(pyspiel.load_game("ecumene_fine"))).game, Harbour)


def test_without_openspiel_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ModuleNotFoundError, match=re.escape(installing.command("openspiel"))):
        importlib.reload(ecumene.gym.openspiel)


def _standings(*points: int) -> Standings:
    tallies = [Tally("x") for _ in points]
    for tally, own in zip(tallies, points, strict=True):
        tally.add("x", own)
    return Standings(tallies, [() for _ in points])


@pytest.mark.parametrize(
    ("way", "points", "paid"),
    [
        ("win", (5, 3), [1, -1]),
        ("win", (4, 4), [0, 0]),
        ("win", (1, 9, 2), [-0.5, 1, -0.5]),
        ("win", (7, 7, 2), [0.25, 0.25, -0.5]),
        ("place", (1, 9, 2), [-1, 1, 0]),
        ("place", (7, 7, 2), [0.5, 0.5, -1]),
        ("points", (1, 9, 2), [-3, 5, -2]),
    ],
)
def test_the_end_is_worth_what_was_chosen(way: str, points: tuple[int, ...], paid: list[float]) -> None:
    assert PAYMENTS[way](_standings(*points)) == pytest.approx(paid)


def test_returns_come_at_the_end_alone(load: Load) -> None:
    states = [(state.returns(), state.is_terminal()) for state in decisions(load("harbour(returns=points)"), 1)]
    assert all(returns == [0.0, 0.0] for returns, over in states if not over)
    assert [over for _, over in states] == [False] * (len(states) - 1) + [True]
    assert states[-1][0] != [0.0, 0.0]


def test_states_and_actions_can_be_had_as_plain_data(load: Load) -> None:
    state = begun(load("harbour"))
    assert json.loads(state.to_json())["game"] == "harbour"
    assert state.to_dict()["state"] == position_of(state)._state()
    seen = json.loads(state.to_observation_struct(1).to_json())
    assert seen["viewer"] == 1
    assert seen["state"]["hands"][0] == [-1] * len(position_of(state)._state()["hands"][0])
    action = state.legal_actions(0)[0]
    assert json.loads(state.action_to_struct(0, action).to_json()) == {"action": state.action_to_string(0, action)}


def test_any_position_of_the_engine_can_be_where_a_state_begins(load: Load) -> None:
    position = catalogue["tapestry"].new(3, 4)
    for seat in position.pending():
        position.apply(seat, position.legal(seat)[0])
    state = load("tapestry(seats=3)").new_initial_state(json.loads(json.dumps(position.dump())))
    assert position_of(state)._state() == position._state()
    assert state.history() == []
    assert state.current_player() == position.pending()[0]
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)


@pytest.mark.parametrize(
    ("line", "viewer", "problem"),
    [
        ("harbour(seats=3)", None, "seats 2 does not belong to this game of 3"),
        ("harbour(rounds=4)", None, "options {'rounds': 3} does not belong to this game of {'rounds': 4}"),
        ("harbour", 1, "viewer 1 does not belong to this game of None"),
    ],
)
def test_a_position_of_another_table_is_refused(load: Load, line: str, viewer: int | None, problem: str) -> None:
    position = Harbour().new(2, 1)
    dump = (position if viewer is None else position.view(viewer)).dump()
    with pytest.raises(LoadError, match=problem):
        load(line).new_initial_state(dump)


def test_a_table_can_be_read_by_people(load: Load) -> None:
    game = load("vinci")
    assert game.new_initial_state().table() == ""
    state = begun(game)
    english, french = state.table(), state.table("fr")
    assert english == catalogue["vinci"].speech("en").table(position_of(state)) != french
