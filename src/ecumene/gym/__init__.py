"""Environments: the games of the catalogue as other libraries know games. Nothing here is part of the base install.

    import ecumene.gym
    env = ecumene.gym.pettingzoo("vinci", seats=4)                        # one agent after the other (AEC)
    env = ecumene.gym.parallel("rise_and_fall", seats=3)                  # all that are asked at once
    env = ecumene.gym.gymnasium("tapestry", seats=2, bots={1: "greedy"})  # one agent, the others are bots
    envs = ecumene.gym.vector("vinci", games=64)                          # many games, in worker processes
    env = gymnasium.make("ecumene/Vinci-v0", seats=3)                     # the third one by its name

docs/environments.md says what agents see, do and get.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from ecumene.core.game import Game
from ecumene.gym.plan import Plan, Settings
from ecumene.gym.reaching import MissingExtra, reach

if TYPE_CHECKING:
    from ecumene.gym.aec import SeatByTurn
    from ecumene.gym.many import Many
    from ecumene.gym.share import Offer
    from ecumene.gym.single import Alone
    from ecumene.gym.together import SeatsTogether

__all__ = ["Plan", "Settings", "gymnasium", "parallel", "pettingzoo", "vector"]


def pettingzoo(game: str | Game, **settings: Unpack[Settings]) -> SeatByTurn:
    """A PettingZoo environment (AEC): the seats that are asked decide one after the other."""
    module = reach("ecumene.gym.aec", "gym")
    env: SeatByTurn = module.SeatByTurn(Plan.of(game, settings))
    return env


def parallel(game: str | Game, **settings: Unpack[Settings]) -> SeatsTogether:
    """A parallel PettingZoo environment: all seats that are asked decide in one step, and only they are heard."""
    module = reach("ecumene.gym.together", "gym")
    env: SeatsTogether = module.SeatsTogether(Plan.of(game, {"illegal": "replace", **settings}))
    return env


def gymnasium(game: str | Game, *, seat: int | None = 0, **settings: Unpack[Settings]) -> Alone:
    """A Gymnasium environment for one seat, or for another one in every game where it is None; the others are bots.

    `bots` names them by seat, or all of them by one name; who is not named is `quick`.
    """
    module = reach("ecumene.gym.single", "gym")
    bots = settings.pop("bots", {})
    env: Alone = module.Alone(Plan.of(game, {"illegal": "replace", **settings}), seat, bots)
    return env


def _enter() -> None:
    """Gymnasium, where it is installed, learns the names of all games of the catalogue."""
    try:
        module = reach("ecumene.gym.names", "gym")
    except MissingExtra:
        return
    module.enter_all()


def vector(
    game: str | Game,
    *,
    games: int = 64,
    workers: int | None = None,
    batch: int | None = None,
    offer: Offer = "masks",
    **settings: Unpack[Settings],
) -> Many:
    """Many games in worker processes with shared memory; see `ecumene.gym.many`.

    They take a step together, or with a `batch` go on by so many (`send`, `recv`). `offer` is how it is told what may
    be said: masks and choices, the choices alone one behind the other (`"packed"`), or only their `"count"`.
    """
    module = reach("ecumene.gym.many", "gym")
    plan = Plan.of(game, {"actions": "choices", "illegal": "replace", **settings})
    env: Many = module.Many(plan, games, workers, batch, offer)
    return env


_enter()
