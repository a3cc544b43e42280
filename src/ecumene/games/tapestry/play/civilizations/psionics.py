"""Psionics: something for each income turn. That what chance brings them is one of two is in `options` and `dice`."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.play.civilizations.mats import printed
from ecumene.games.tapestry.play.model import ERAS, TapestryPosition

NAME: Final = "psionics"
FIRST: Final = 2  # income turn that brings something


def foreseen(position: TapestryPosition, seat: Seat) -> int:
    """What the income turn of a seat brings."""
    return printed(position, NAME).grids["turns"][0][position.era[seat] - FIRST]


def can_gain(position: TapestryPosition, seat: Seat, about: int) -> bool:
    if not FIRST <= position.era[seat] <= ERAS:
        return False
    return position.book.effects[foreseen(position, seat)].able(position, seat, about)


def gain(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """What stands on the mat for this income turn [tapestry.civilizations.psionics]."""
    if can_gain(position, seat, about):
        position.perform(seat, foreseen(position, seat), cause)


CODES: dict[str, Code] = {"psionics_gain": gain}
ABLE: dict[str, Able] = {"psionics_gain": can_gain}
