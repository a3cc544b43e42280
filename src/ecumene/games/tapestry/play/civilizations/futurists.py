"""Futurists: all tokens begin further on. Nothing lies on the mat."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.games.tapestry.box.codes import Code
from ecumene.games.tapestry.box.content import COMPLETE_TRACK
from ecumene.games.tapestry.play.achievements import earn
from ecumene.games.tapestry.play.advancing import move_token
from ecumene.games.tapestry.play.civilizations.mats import printed
from ecumene.games.tapestry.play.model import TRACK_END, TapestryPosition

NAME: Final = "futurists"


def leap(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Every token moves forward, at most to the end of its track.

    No benefit, no bonus and no landmark, but an end reached counts [tapestry.civilizations.futurists].
    """
    spaces = printed(position, NAME).numbers["spaces"]
    for track in range(position.box.track_count):
        for token in position.tokens_on(seat, track):
            if token < TRACK_END:
                move_token(position, seat, track, token, min(token + spaces, TRACK_END))
                if token + spaces >= TRACK_END:
                    earn(position, seat, COMPLETE_TRACK)


CODES: dict[str, Code] = {"futurists_leap": leap}
