"""What is seen and clicked in a game of Beyond the Horizon."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.kit import Kit
from ecumene.core.position import Event
from ecumene.core.scene import Choice, Scene, SceneEvent, Stage, Text
from ecumene.core.screen import Screen
from ecumene.core.speech import Speech
from ecumene.core.texts import message, player
from ecumene.games.beyond_the_horizon.box.box import HorizonBox
from ecumene.games.beyond_the_horizon.box.naming import cause_name
from ecumene.games.beyond_the_horizon.play.model import BY_STAGE, HorizonPosition
from ecumene.games.beyond_the_horizon.scene.choice import horizon_choice
from ecumene.games.beyond_the_horizon.scene.faces import Faces
from ecumene.games.beyond_the_horizon.scene.meant import horizon_meant
from ecumene.games.beyond_the_horizon.scene.scene import horizon_scene, show_horizon_event
from ecumene.games.beyond_the_horizon.scene.stage import horizon_stage


class HorizonScreen(Screen[HorizonPosition]):
    """A tree, a world, and the boards of the players."""

    def __init__(self, game: Kit, speak: Callable[[str], Speech], box: HorizonBox) -> None:
        super().__init__(game, speak)
        self.box = box
        self._faces: Faces | None = None

    @property
    def faces(self) -> Faces:
        """What cards and actions show, made when somebody first looks: bots never do."""
        if self._faces is None:
            self._faces = Faces(self.box)
        return self._faces

    def stage(self, position: HorizonPosition) -> Stage:
        return horizon_stage(position, self.faces)

    def scene(self, view: HorizonPosition, seat: Seat | None) -> Scene:
        return horizon_scene(view, self.faces, seat)

    def choice(self, view: HorizonPosition, seat: Seat) -> Choice | None:
        return horizon_choice(view, seat)

    def meant(self, view: HorizonPosition, seat: Seat, path: Sequence[str]) -> Sequence[Action]:
        return horizon_meant(view, seat, path)

    def because(self, line: Text, event: Event) -> Text:
        sort, _, _ = event.cause.partition(".")
        if isinstance(line, str):
            return line
        if sort in BY_STAGE:
            return message("beyond_the_horizon-gained-for-stage", line=line, stage=sort, who=player(event.args["who"]))
        cause = cause_name(event.cause)
        return message("beyond_the_horizon-gained-for", line=line, cause=cause) if cause else line

    def show(self, told: SceneEvent, what: str, args: Mapping[str, Any]) -> None:
        show_horizon_event(told, what, args)
