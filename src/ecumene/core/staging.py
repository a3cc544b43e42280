"""Small helpers for scenes: texts, players, tallies, and the patch between two scenes."""

from __future__ import annotations

from ecumene.core.scene import Message


def message(key: str, **args: int | str | Message) -> Message:
    """The message of that key with its arguments."""
    return {"t": key, "a": args} if args else {"t": key}


def player(seat: int) -> str:
    """The id of a seat's player."""
    return f"p{seat}"
