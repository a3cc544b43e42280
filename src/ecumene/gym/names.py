"""Names under which Gymnasium knows the games of the catalogue: `ecumene/RiseAndFall-v0` is `rise_and_fall`.

Importing `ecumene.gym` enters them; `gymnasium.make("ecumene.gym:ecumene/Vinci-v0")` does both in one go. `make` gives
one game for one seat, `make_vec` many of them in worker processes, with the same spaces.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from gymnasium.envs.registration import register, registry

from ecumene.catalogue import catalogue
from ecumene.gym.plan import Plan, opponents

if TYPE_CHECKING:
    from ecumene.gym.many import Many
    from ecumene.gym.share import Offer

VERSION = 0
"""Raised when the same actions in a game of a seed may lead elsewhere, or agents see or get something else."""


def name_of(game: str) -> str:
    """The name of a game for Gymnasium."""
    words = "".join(word.capitalize() for word in game.split("_"))
    return f"ecumene/{words}-v{VERSION}"


def enter_all() -> None:
    """Enter every game that is not there yet; nothing of a game is read before it is made."""
    for game in catalogue:
        if name_of(game) not in registry:
            makers = ("ecumene.gym:gymnasium", "ecumene.gym.names:many")
            register(name_of(game), makers[0], vector_entry_point=makers[1], kwargs={"game": game})


def many(
    game: str,
    num_envs: int,
    workers: int | None = None,
    batch: int | None = None,
    offer: Offer = "masks",
    **settings: Any,
) -> Many:
    """Many games for seat 0, the others being bots, as `gymnasium.make` gives one."""
    from ecumene.gym.many import Many

    bots = settings.pop("bots", {})
    plan = Plan.of(game, {"illegal": "replace", **settings})
    plan = replace(plan, bots=opponents(bots, plan.seats, 0))
    plan.check()
    return Many(plan, num_envs, workers, batch, offer)
