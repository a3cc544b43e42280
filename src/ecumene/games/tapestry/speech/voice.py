"""What every sentence of Tapestry and its table as text have in common: how things are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ecumene.core.speech import Speech
from ecumene.games.tapestry.box.content import TRACKS
from ecumene.games.tapestry.box.naming import named_arguments, thing_name
from ecumene.games.tapestry.play.model import TapestryPosition

ROMAN: Final = ("I", "II", "III", "IV")


class TapestryVoice(Speech):
    """Sentences that know the things of the game by name."""

    def needs(self, position: TapestryPosition, number: int) -> str:
        """What a tech card needs for the top row."""
        card = position.box.tech[number]
        if card.needs_landmark:
            return self.words("tapestry-table-needs-landmark")
        if card.needs_enchantment:
            return self.words("tapestry-table-needs-enchantment")
        if card.needs_track >= 0:
            tier = ROMAN[card.needs_tier - 1]
            return self.words("tapestry-table-needs-track", tier=tier, track=TRACKS[card.needs_track])
        space = position.box.income[6 * card.needs_building + card.needs_space - 1]
        return self.words("tapestry-table-needs-innovation", innovation=f"innovation-{space.id}")

    def _arguments(self, args: Mapping[str, Any]) -> dict[str, object]:
        return super()._arguments(named_arguments(args))

    def _thing(self, thing: str) -> str:
        return self.words.name(thing_name(thing), "bare")
