"""What a bot is, and how to name one: `random`, `quick`, `greedy`, `mcts:400`, `mcts:1000ms`, `net`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from ecumene.bots.greedy import Greedy
from ecumene.bots.mcts import Mcts
from ecumene.bots.quick import Quick
from ecumene.bots.random import Uniform
from ecumene.core.action import Action, Seat
from ecumene.core.content import did_you_mean
from ecumene.core.errors import EcumeneError
from ecumene.core.position import Position


class Bot(Protocol):
    """Chooses one of `view.legal(seat)`. The view is a bot's only knowledge, its seed its only chance."""

    def choose(self, view: Position, seat: Seat) -> Action: ...


class BotError(EcumeneError):
    """A bot's name that cannot be read."""


def _plain(make: Callable[[int], Bot]) -> Callable[[str, int], Bot]:
    def read(setting: str, seed: int) -> Bot:
        if setting:
            raise BotError(f"this bot takes no setting, not {setting!r}")
        return make(seed)

    return read


def _mcts(setting: str, seed: int) -> Bot:
    number = setting.removesuffix("ms")
    if setting and (not number.isdigit() or int(number) == 0):
        raise BotError(f"mcts takes iterations (mcts:400) or milliseconds (mcts:1000ms), not {setting!r}")
    if setting.endswith("ms"):
        return Mcts(seed, milliseconds=int(number))
    return Mcts(seed, iterations=int(number) if number else None)


def _net(setting: str, seed: int) -> Bot:
    try:
        from ecumene.bots.net import Net  # NumPy is no part of the base install
    except ModuleNotFoundError:
        raise BotError("net needs NumPy: pip install numpy") from None
    return Net(Path(setting) if setting else None)


BOTS: dict[str, Callable[[str, int], Bot]] = {
    "random": _plain(Uniform),
    "quick": _plain(Quick),
    "greedy": _plain(Greedy),
    "mcts": _mcts,
    "net": _net,
}
"""The makers of bots by name; each is given the setting after the colon and a seed."""


def make_bot(spec: str, seed: int) -> Bot:
    """The bot that `spec` names, drawing its chances from `seed`."""
    name, _, setting = spec.partition(":")
    if name not in BOTS:
        raise BotError(f"no bot {name!r}{did_you_mean(name, BOTS)}; there are {', '.join(BOTS)}")
    return BOTS[name](setting, seed)
