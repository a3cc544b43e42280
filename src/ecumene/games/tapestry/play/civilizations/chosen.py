"""The Chosen: tracks that nobody leads before them, and achievements, pay again and again. Nothing lies on the mat."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.games.tapestry.box.codes import Code
from ecumene.games.tapestry.play.civilizations.mats import printed
from ecumene.games.tapestry.play.model import ERAS, TRACK_END, TapestryPosition

NAME: Final = "chosen"


def leads(position: TapestryPosition, seat: Seat, track: int) -> bool:
    """Whether a seat has completed a track, or nobody is ahead of it there."""
    own = position.reached(seat, track)
    if own == TRACK_END:
        return True
    return max([position.reached(other, track) for other in range(position.seats)]) == own


def score_tracks(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Each track completed or led, once [tapestry.civilizations.chosen]."""
    reward = printed(position, NAME).effects["track"]
    for track in range(position.box.track_count):
        if leads(position, seat, track):
            position.perform(seat, reward, cause)


def reward_achievements(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Each achievement held; on the last income turn with points [tapestry.civilizations.chosen]."""
    last = position.era[seat] == ERAS
    reward = printed(position, NAME).effects["last_achievement" if last else "achievement"]
    for seats in position.achieved:
        if seat in seats:
            position.perform(seat, reward, cause)


CODES: dict[str, Code] = {"chosen_tracks": score_tracks, "chosen_achievements": reward_achievements}
