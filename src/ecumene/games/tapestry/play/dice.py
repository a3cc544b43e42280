"""The conquest dice: what their faces give."""

from __future__ import annotations

from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import RED


def die_effect(position: TapestryPosition, die: int, face: int) -> int:
    """What a face of a conquest die gives [tapestry.conquering.red] [tapestry.conquering.black]."""
    box = position.box
    return box.red_die[face] if die == RED else box.black_die[face]
