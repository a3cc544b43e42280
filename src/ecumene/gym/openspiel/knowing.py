"""What a seat sees at a moment, as a text, as lines and as numbers.

All of it comes from `Position.view`, which the contract of games holds to telling no secret. A spectator is the
seat None.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ecumene.core.action import Seat
from ecumene.core.game import Game
from ecumene.core.observing import Observer
from ecumene.core.options import OptionValue
from ecumene.gym.openspiel.moments import Moment, plain

WIDTH: Final = 4096
"""Numbers in the tensor of what a seat sees, whatever the game."""

RECENT: Final = 32  # moments are looked at by one seat after the other, and the latest again and again


@lru_cache(maxsize=RECENT)
def facts(moment: Moment, seat: Seat | None) -> dict[str, Any]:
    """`Moment.seen`, worked out once for all who ask at the same moment."""
    return moment.seen(seat)


@lru_cache(maxsize=RECENT)
def sight(moment: Moment, seat: Seat | None) -> str:
    """What `seat` sees now, as a text: equal texts mean that it sees the same."""
    return plain(facts(moment, seat))


def private(moment: Moment, seat: Seat) -> list[str]:
    """What `seat` sees and a spectator does not, a line for each value."""
    known = set(lines(moment, None))
    return [line for line in lines(moment, seat) if line not in known]


def tokens(moment: Moment, seat: Seat | None) -> list[int]:
    """What `seat` sees, as the tokens of `core/observing.py`: seats are turned so that whoever looks is the first."""
    return _looking(moment).tokens(moment.position, seat)


def own_tokens(moment: Moment, seat: Seat) -> list[int]:
    """What `seat` sees and a spectator does not, as tokens."""
    public = moment.position.view(None)
    public.viewer = seat  # no more is told, but with the seats turned as this one sees them
    known = set(_looking(moment).tokens(public, seat))
    return [token for token in tokens(moment, seat) if token not in known]


def fill(tensor: NDArray[np.float32], found: list[int]) -> None:
    """Add tokens to a tensor, each as 1 or -1 at the place that it names: what meets there by chance cancels out."""
    marks = np.array(found, np.int64)
    signs = np.where(marks >> 31 & 1, 1.0, -1.0)
    tensor += np.bincount(marks % len(tensor), signs, len(tensor)).astype(np.float32)


def _looking(moment: Moment) -> Observer:
    return _observer(moment.table.game, moment.table.seats, tuple(moment.table.chosen.items()))


@lru_cache(maxsize=RECENT)
def _observer(game: Game, seats: int, options: tuple[tuple[str, OptionValue], ...]) -> Observer:
    return Observer(game, seats, dict(options))


def lines(moment: Moment, seat: Seat | None) -> list[str]:
    """What `seat` sees, a line for each value."""
    seen = facts(moment, seat)
    return [*_lines(seen["agenda"], "agenda"), *_lines(seen["state"], "state")]


def _lines(data: object, path: str = "") -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _lines(value, f"{path}.{key}" if path else str(key))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from _lines(value, f"{path}.{place}")
    else:
        yield f"{path}={data}"
