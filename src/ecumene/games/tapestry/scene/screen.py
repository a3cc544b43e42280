"""What is seen and clicked in a game of Tapestry."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.core.action import Action, Seat
from ecumene.core.plain_scene import plain_event
from ecumene.core.position import Event
from ecumene.core.scene import Choice, Scene, SceneEvent, Stage
from ecumene.core.screen import Screen
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.scene.choice import tapestry_choice
from ecumene.games.tapestry.scene.meant import tapestry_meant
from ecumene.games.tapestry.scene.scene import tapestry_event, tapestry_scene
from ecumene.games.tapestry.scene.stage import tapestry_stage


class TapestryScreen(Screen[TapestryPosition]):
    """Tracks, the map, and each player's mats and capital."""

    def stage(self, position: TapestryPosition) -> Stage:
        return tapestry_stage(position)

    def scene(self, view: TapestryPosition, seat: Seat | None) -> Scene:
        return tapestry_scene(view, seat)

    def choice(self, view: TapestryPosition, seat: Seat) -> Choice | None:
        return tapestry_choice(view, seat)

    def meant(self, view: TapestryPosition, seat: Seat, path: Sequence[str]) -> Sequence[Action]:
        return tapestry_meant(view, seat, path)

    def event(self, event: Event) -> SceneEvent:
        return tapestry_event(plain_event(self.game, event), event)
