"""A game of OpenSpiel: one of ours with its seats and options, and how it is entered into pyspiel's list."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Any, ClassVar, Final

import pyspiel

from ecumene.catalogue import Catalogue
from ecumene.core.agenda import Sealed
from ecumene.core.errors import OptionError
from ecumene.core.game import Game, Option
from ecumene.core.options import OptionValue
from ecumene.gym.openspiel.moments import MOST, Draw, Moment, Table, games
from ecumene.gym.openspiel.observer import Observer
from ecumene.gym.openspiel.paying import BOUNDS, PAYMENTS
from ecumene.gym.openspiel.state import State

PREFIX: Final = "ecumene_"
OWN: Final = ("seats", "returns", "simultaneous", "chance", "seed")
"""Parameters that every game has; an option of one of these names is called `option_<name>`."""

EXPLICIT, SAMPLED = "explicit", "sampled"


class SpielGame(pyspiel.Game):
    """One of our games, loaded with its parameters. Each game that is registered has a class of its own."""

    name: ClassVar[str]
    kind: ClassVar[type[Game]]

    def __init__(self, params: Mapping[str, Any]) -> None:
        name, kind = self.name, self.kind
        given = {**_defaults(kind), **params}
        self.payment = str(_one_of("returns", given["returns"], tuple(PAYMENTS)))
        sampled = _one_of("chance", given["chance"], (EXPLICIT, SAMPLED)) == SAMPLED
        game = games[name]()
        seats = int(_one_of("seats", given["seats"], game.seat_counts))
        options = {o.id: _one_of(_called(o), given[_called(o)], o.values) for o in game.offered}
        table = Table(name, seats, tuple(options.items()), bool(given["simultaneous"]), sampled)
        self.rng = Random(int(given["seed"]))
        self._first: Moment | Draw | None = None
        self._table = table
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=1 if sampled else MOST,
            num_players=seats,
            min_utility=-BOUNDS[self.payment],
            max_utility=BOUNDS[self.payment],
            utility_sum=0.0,
            max_game_length=game.longest,
        )
        super().__init__(game_type(name, kind, table.simultaneous, sampled), info, dict(params))

    def new_initial_state(self, dump: Mapping[str, Any] | None = None) -> State:
        """The game before anything is drawn, or at a position that was dumped; what was before is then forgotten."""
        if dump is not None:
            return State(self, self._table.read(dump))
        if self._first is None:  # every clone begins as a new state, so this is asked often
            self._first = self._table.begin()
        return State(self, self._first)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What tells a player's knowledge."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self._table.seats, wanted, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)  # the line of its parameters is the whole of it

    def max_chance_nodes_in_history(self) -> int:
        """A bound; no game draws as often as this."""
        return self._table.game.longest * MOST


def game_type(name: str, kind: type[Game], simultaneous: bool = True, sampled: bool = False) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    sealed = any(issubclass(item, Sealed) for item in kind.agenda_items)
    types = pyspiel.GameType
    return types(
        short_name=PREFIX + name,
        long_name=f"Ecumene: {name.replace('_', ' ')}",
        dynamics=types.Dynamics.SIMULTANEOUS if sealed and simultaneous else types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.SAMPLED_STOCHASTIC if sampled else types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=types.Information.PERFECT_INFORMATION
        if kind.one_scene and not sealed
        else types.Information.IMPERFECT_INFORMATION,
        utility=types.Utility.ZERO_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=max(kind.seat_counts),
        min_num_players=min(kind.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_defaults(kind),
        default_loadable=True,
    )


def enter(name: str, kind: type[Game], find: Callable[[], Game]) -> None:
    """Let pyspiel know a game: `find` gives it once it is loaded."""
    games[name] = find
    # a class, since pyspiel lets go of what it holds when Python is gone, and only classes outlive that
    pyspiel.register_game(game_type(name, kind), type(kind.__name__, (SpielGame,), {"name": name, "kind": kind}))


def enter_all(games_by_name: Catalogue) -> None:
    """Let pyspiel know every game of a catalogue. Somebody's broken package does not take the others away."""
    for name in games_by_name:
        try:
            kind = games_by_name.type_of(name)
        except Exception as problem:
            warnings.warn(f"the game {name!r} is left out of OpenSpiel: {problem}", stacklevel=2)
        else:
            enter(name, kind, partial(games_by_name.__getitem__, name))


def register(game: Game, name: str = "") -> str:
    """Let pyspiel know a game that is not in the catalogue, or one with content of its own; the name to load it by."""
    name = name or game.id
    enter(name, type(game), lambda: game)
    return PREFIX + name


def _defaults(kind: type[Game]) -> dict[str, Any]:
    own = {"seats": min(kind.seat_counts), "returns": "win", "simultaneous": True, "chance": EXPLICIT, "seed": 0}
    return {**own, **{_called(option): option.default for option in kind.options if not option.private}}


def _called(option: Option) -> str:
    return f"option_{option.id}" if option.id in OWN else option.id


def _one_of(name: str, given: object, values: tuple[OptionValue, ...]) -> OptionValue:
    """The value that is meant; text from a line of parameters may stand for a number."""
    for value in values:
        if str(value) == str(given):
            return value
    raise OptionError(f"{name} must be one of {', '.join(map(str, values))}, not {given!r}")
