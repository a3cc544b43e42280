"""Disclosing: what the entries of a log say to somebody who wants to have what they did.

An entry knows more than whoever made it: what chance gave to everybody, what others had chosen in secret when one took
something back, who was sent away by their id. So an entry tells what is named here and nothing else, and what the game
itself would give away, once it is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

TIME = ("t", "w")
"""What every entry of a table with clocks says besides."""

TOLD: dict[str, tuple[str, ...]] = {
    "sit": ("name",),
    "hold": (),
    "expect": ("name",),
    "fill": ("level", "name"),
    "leave": (),
    "colour": ("colour",),
    "talk": ("on", "slow"),
    "admit": ("since",),
    "renew": (),
    "begin": ("order",),
    "act": ("notation", "redo", "hurried", "trouble", "standby"),
    "undo": ("n", "rewind"),
    "standin": ("level", "why", "by", "after"),
    "back": (),
    "concede": ("level",),
    "timeout": ("up", "level"),
    "pause": ("pause",),
    "holiday": ("days", "year", "until"),
    "again": ("table",),
    "hint": (),
    "lifted": ("rules", "release"),
    "close": ("en", "fr"),
    "forget": (),
    "adopt": ("was",),
}
"""By kind of entry, what its maker may be told of it at any time."""

AFTERWARDS: dict[str, tuple[str, ...]] = {"act": ("outcomes", "scripted"), "undo": ("kept",)}
"""What they are told besides when the game is over, and everybody has its record."""


def disclosed(kind: str, body: Mapping[str, Any], over: bool) -> dict[str, Any]:
    """What an entry tells whoever made it; of a kind that nobody thought of here, nothing."""
    names = (*TOLD[kind], *TIME, *(AFTERWARDS.get(kind, ()) if over else ())) if kind in TOLD else ()
    return {name: body[name] for name in names if name in body}
