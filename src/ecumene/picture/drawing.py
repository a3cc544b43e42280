"""Drawing: a scene with its stage, found by container and by region, with what everything is called in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, cast

from ecumene.core.action import Seat
from ecumene.core.errors import ContentError
from ecumene.core.game import game_of
from ecumene.core.position import Position
from ecumene.core.scene import Scene, Stage, Text
from ecumene.core.speech import Speech
from ecumene.core.staging import merge
from ecumene.core.texts import say

Thing: TypeAlias = dict[str, Any]
"""An element as plain data: which fields it has follows from its type."""


class Drawing:
    """Everything on the table at one moment."""

    def __init__(self, stage: Stage, scene: Scene, speech: Speech) -> None:
        self.stage = stage
        self.scene = scene
        self.speech = speech
        self.names = [speech.who(seat) for seat in range(stage["seats"])]
        self.glyphs: dict[str, str] = dict(stage["glyphs"])
        self.things: dict[str, Thing] = cast(dict[str, Thing], merge(stage, scene))
        self._inside: dict[str, list[Thing]] = {}
        self._regions: dict[str, list[Thing]] = {}
        for thing in self.things.values():
            if "in" in thing:
                self._inside.setdefault(thing["in"], []).append(thing)
            elif "region" in thing:
                self._regions.setdefault(thing["region"], []).append(thing)
        for several in [*self._inside.values(), *self._regions.values()]:
            several.sort(key=_order)

    def children(self, name: str) -> list[Thing]:
        """What lies in a container, in order."""
        return self._inside.get(name, [])

    def in_region(self, region: str) -> list[Thing]:
        """What a region shows, in order."""
        return self._regions.get(region, [])

    def say(self, text: Text | None) -> str:
        """A text of the scene; what has no words, as with a package under way, is told by its key."""
        if text is None:
            return ""
        try:
            return say(self.speech.words, text, self.names)
        except ContentError:
            return text if isinstance(text, str) else text["t"]

    def name(self, thing: Thing) -> str:
        """What stands over a thing: its title, else its label."""
        return self.say(thing.get("title", thing.get("label")))

    def heading(self, thing: Thing) -> str:
        """The title of a thing in a region, where that does not say the same."""
        title = self.say(thing.get("title"))
        region = self.stage["regions"].get(thing.get("region", ""))
        return "" if region is not None and self.say(region.get("title")) == title else title


def drawing_of(position: Position, seat: Seat | None, lang: str, names: Sequence[str]) -> Drawing:
    """What a seat, or a spectator, sees of a position."""
    game = game_of(position)
    view = position if position.chance is None and position.viewer == seat else position.view(seat)
    return Drawing(game.stage(view), game.scene(view, seat), game.speech(lang, names))


def _order(thing: Thing) -> tuple[float, float]:
    slot = thing.get("slot")
    return thing.get("order", 0), slot if isinstance(slot, int) else 0
