"""Faces: how things show themselves in a notebook. Whoever can draw hangs a face here; core itself draws nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

POSITION: Final = "position"
STANDINGS: Final = "standings"
TALLY: Final = "tally"
RECORD: Final = "record"

_faces: dict[str, Callable[[Any], Any]] = {}


def hang(kind: str, face: Callable[[Any], Any]) -> None:
    """From now on things of a kind show themselves so."""
    _faces[kind] = face


def shown(kind: str, thing: object) -> Any:
    """What a thing of a kind shows; None where nobody draws it."""
    face = _faces.get(kind)
    return None if face is None else face(thing)
