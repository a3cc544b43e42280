"""Frames: what lies at the bottom of every agenda of a game, in the order in which rounds and turns put it there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from ecumene.core.errors import LoadError

Frame: TypeAlias = tuple[str, ...]
"""Kinds of items from the bottom up, as a round or a turn lays them: `kind`, `kind?` where it may be missing, `kind*`
for any number of different ones. What is settled leaves from the top, and whatever else is asked lies above."""


def check_frames(frames: Sequence[Frame], agenda: Sequence[Sequence[Any]]) -> None:
    """Refuse an agenda that none of a game's frames could have led to."""
    known = {_kind(entry) for frame in frames for entry in frame}
    if not agenda or not known:
        return
    framed = [item for item in agenda if item[0] in known]
    if framed != list(agenda[: len(framed)]):
        above = next(item for item in agenda if item[0] not in known)
        raise LoadError(f"dump: agenda: {above[0]} lies below what began before it")
    for number, item in enumerate(framed):
        if item in framed[:number]:
            raise LoadError(f"dump: agenda: {item[0]} lies there twice")
    kinds = [str(item[0]) for item in framed]
    wrong = [_misfit(frame, kinds) for frame in frames]
    if kinds and "" not in wrong:
        raise LoadError(f"dump: agenda: {wrong[0]}")


def _kind(entry: str) -> str:
    return entry.rstrip("?*")


def _misfit(frame: Frame, kinds: Sequence[str]) -> str:
    """Why these kinds are not the lower part of a frame; nothing where they are."""
    place = 0
    for kind in kinds:
        while place < len(frame) and _kind(frame[place]) != kind:
            if frame[place] == _kind(frame[place]):
                return f"{kind} lies where {frame[place]} should"
            place += 1
        if place == len(frame):
            return f"{kind} lies too high"
        if not frame[place].endswith("*"):
            place += 1
    return ""
