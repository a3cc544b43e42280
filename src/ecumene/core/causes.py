"""Causes: why something is asked, as far as the agenda knows it."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.core.effects import NOTHING
from ecumene.core.position import Position


def causes(position: Position) -> list[tuple[Seat, str]]:
    """What is being settled and why, from the turn down to the question: the causes on the agenda with their seats."""
    path: list[tuple[Seat, str]] = []
    for item in position.agenda:
        cause = getattr(item, "cause", "")
        seat = getattr(item, "seat", NOTHING)
        if cause and (not path or path[-1] != (seat, cause)):
            path.append((seat, cause))
    return path
