"""What is seen and clicked in a game of Tapestry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.position import Event
from ecumene.core.scene import Choice, Scene, SceneEvent, Stage, Text
from ecumene.core.screen import Screen
from ecumene.games.tapestry.box.naming import TURN, cause_name
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.scene.choice import tapestry_choice
from ecumene.games.tapestry.scene.meant import tapestry_meant
from ecumene.games.tapestry.scene.scene import show_tapestry_event, tapestry_scene, tapestry_texts
from ecumene.games.tapestry.scene.stage import tapestry_stage
from ecumene.games.tapestry.scene.things import said


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

    def called(self, args: Mapping[str, Any]) -> Mapping[str, Text]:
        return tapestry_texts(args)

    def because(self, line: Text, event: Event) -> Text:
        cause = cause_name(event.cause)
        return line if cause == TURN or isinstance(line, str) else said("gained-for", line=line, cause=cause)

    def show(self, told: SceneEvent, what: str, args: Mapping[str, Any]) -> None:
        show_tapestry_event(told, what, args)
