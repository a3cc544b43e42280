"""What a table with some boxes has on it, counted for the lobby."""

from __future__ import annotations

from typing import Final

from ecumene.core.options import LEVELS, Brings, Count, Options
from ecumene.games.tapestry.box.box import TapestryBox

BASE_LEVEL: Final = 4
"""How hard the base box is."""


def brought(box: TapestryBox, options: Options) -> Brings:
    """What lies on the table; with a box beside the base the game is a level harder."""
    components = box.components
    counts = (
        Count("civilizations", "civilization", len(box.civilizations())),
        Count("tapestry_cards", "tapestry", sum(box.copies_under(options))),
        Count("tech_cards", "tech", len(box.techs_under(options))),
        Count("capitals", "capital", sum([box.in_play(capital.box) for capital in components.capitals])),
        Count("landmarks", "landmark", sum([box.in_play(landmark.box) for landmark in components.landmarks])),
        Count("tracks", "advance", components.track_count),
        Count("space_tiles", "space-tile", len(box.space_tiles_under(options))),
        Count("masterpieces", "masterpiece", len(components.masterpieces)),
    )
    return Brings(tuple([count for count in counts if count.n]), LEVELS if len(box.boxes) > 1 else BASE_LEVEL)
