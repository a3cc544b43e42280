"""What a seat sees at a moment, as a text, as lines and as numbers.

All of it comes from `Position.view`, which the contract of games holds to telling no secret. A spectator is the
seat None.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import copysign, log1p
from typing import Any, Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from ecumene.core.action import Seat
from ecumene.gym.openspiel.moments import Moment, plain

WIDTH: Final = 2048
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


def fill(tensor: NDArray[np.float32], lines: list[str]) -> None:
    """Add lines to a tensor: a number at a place that its path names, a word at one of its own.

    Places are hashed, so that one width fits every game; a sign that is hashed too lets what meets by chance
    cancel out.
    """
    for line in lines:
        place, value = _placed(line)
        tensor[place] += value


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


@lru_cache(maxsize=1 << 16)
def _placed(line: str) -> tuple[int, float]:
    path, _, text = line.partition("=")
    try:
        number = float(text)
    except ValueError:
        path, number = line, 1.0
    mark = crc32(path.encode())
    sign = 1.0 if mark & 1 << 31 else -1.0
    return mark % WIDTH, sign * copysign(log1p(abs(number)), number)
