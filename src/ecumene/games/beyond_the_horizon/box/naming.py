"""What things are called: names in the words go by the ids of the content; a cause is called by what it points at."""

from __future__ import annotations

from typing import Final

INVESTMENT: Final = "investment"
TRACK: Final = "track"


def cause_name(cause: str) -> str:
    """The name of what a cause points at: `leader.attila` is that leader, `track.food_3` the track; else nothing."""
    sort, _, thing = cause.partition(".")
    if sort == INVESTMENT:
        return INVESTMENT
    return thing.rpartition("_")[0] if sort == TRACK else thing
