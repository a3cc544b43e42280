"""Bonuses of one's positions, as they are offered for nothing."""

from __future__ import annotations

from typing import Any

from ecumene.core.action import Seat
from ecumene.games.tapestry.box.content import TRACKS
from ecumene.games.tapestry.play.cards.marvels import bonus_spaces
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.speech.describing import described


def bonus_told(position: TapestryPosition, seat: Seat, track: int) -> tuple[str, dict[str, Any]]:
    """The end of the words for a bonus on a track, and what they name: the space and what it gives, if it is but one.

    [tapestry.cards.status_quo]
    """
    spaces = bonus_spaces(position, seat, track)
    if len(spaces) != 1:
        return "-some", {"track": TRACKS[track]}
    space = spaces[0]
    bonus = described(position, position.spaces.bonus[space])
    return "", {"space": f"space-{position.spaces.ids[space]}", "what": bonus}
